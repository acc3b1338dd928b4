/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-find-game.h"

#include "tenbo-command.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-queries.h"

#include <glib/gi18n-lib.h>

gint64
tenbo_find_game (TenboStore *store,
                 const char *word,
                 GError    **error)
{
  guint64 id;

  if (g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &id, NULL))
    return (gint64) id;

  return tenbo_store_find_game (store, word, error);
}

void
tenbo_complain_of_game (const char   *path,
                        const char   *word,
                        const GError *error)
{
  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (path, error);
  else
    tenbo_complain (_ ("There is no game “%s”; “tenbo-cli history list” prints the IDs."), word);
}
