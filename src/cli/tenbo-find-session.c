/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-find-session.h"

#include "tenbo-command.h"
#include "tenbo-config.h"
#include "tenbo-database.h"
#include "tenbo-sessions.h"

#include <glib/gi18n-lib.h>

/* 0 if there is none, -1 with @error. */
static gint64
find_newest (TenboRead *read,
             GError   **error)
{
  g_autoptr (GPtrArray) sessions = tenbo_sessions_list (read, 1, error);

  if (sessions == NULL)
    return -1;

  return sessions->len > 0 ? ((const TenboStoredSession *) sessions->pdata[0])->id : 0;
}

static gint64
find (TenboStore *store,
      const char *word,
      GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  guint64 id;

  if (word == NULL)
    return find_newest (read, error);

  if (g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &id, NULL))
    return (gint64) id;

  return tenbo_sessions_find (read, word, error);
}

TenboSessionSheet *
tenbo_find_session (TenboStore *store,
                    const char *path,
                    const char *word)
{
  g_autoptr (TenboSessionSheet) sheet = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = store != NULL ? find (store, word, &error) : 0;

  if (id > 0)
    sheet = tenbo_session_sheet_read (store, id, &error);
  if (sheet != NULL)
    return g_steal_pointer (&sheet);

  if (error != NULL && !g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
    tenbo_complain_of_store (path, error);
  else if (word != NULL)
    tenbo_complain (_ ("There is no evening “%s”; “tenbo-cli history sessions” prints the IDs."),
                    word);
  else
    tenbo_complain (_ ("There is no game yet."));

  return NULL;
}
