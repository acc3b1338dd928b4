/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe-error.h"

#include "tenbo-store.h"

#include <glib/gi18n-lib.h>

char *
tenbo_describe_error (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain != TENBO_STORE_ERROR)
    return g_strdup (error->message);

  switch ((TenboStoreError) error->code)
    {
    case TENBO_STORE_ERROR_FULL:
      return g_strdup (_ ("The disk is full."));
    case TENBO_STORE_ERROR_MEMORY:
      return g_strdup (_ ("There is not enough memory."));
    case TENBO_STORE_ERROR_BUSY:
      return g_strdup (_ ("Another program is using the history."));
    case TENBO_STORE_ERROR_READ_ONLY:
      return g_strdup (_ ("The history is read-only."));
    case TENBO_STORE_ERROR_NEWER:
      return g_strdup (_ ("The history was created by a newer version of Tenbo."));
    case TENBO_STORE_ERROR_DAMAGED:
      return g_strdup (_ ("The history is damaged."));
    case TENBO_STORE_ERROR_FOREIGN:
      return g_strdup (_ ("The history file belongs to another program."));
    case TENBO_STORE_ERROR_CHANGED:
      return g_strdup (_ ("Another window or program changed the game."));
    case TENBO_STORE_ERROR_NOT_FOUND:
      return g_strdup (_ ("The game is no longer in the history."));
    case TENBO_STORE_ERROR_LOST:
      return g_strdup (_ ("Another program removed, replaced or overwrote the history file."));
    case TENBO_STORE_ERROR_OWN_FILE:
      return g_strdup (_ ("This file is part of the history. Choose another file."));
    case TENBO_STORE_ERROR_NOT_A_FILE:
      return g_strdup (_ ("This is a folder, a device or a pipe, not a file."));
    case TENBO_STORE_ERROR_REFUSED:
      return g_strdup (_ ("The history could not store this change. Nothing was changed."));
    case TENBO_STORE_ERROR_SYSTEM:
      return g_strdup_printf (_ ("Could not open the history: %s."), error->message);
    case TENBO_STORE_ERROR_IO:
      return g_strdup (_ ("Could not read or write the history."));
    }

  return g_strdup (error->message);
}
