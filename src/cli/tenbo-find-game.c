/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-find-game.h"

#include "tenbo-command.h"
#include "tenbo-config.h"
#include "tenbo-database.h"

#include <glib/gi18n-lib.h>

gint64
tenbo_find_game (TenboStore *store,
                 const char *word,
                 GError    **error)
{
  g_autoptr (TenboRead) read = NULL;
  guint64 id;

  if (g_ascii_string_to_unsigned (word, 10, 1, G_MAXINT64, &id, NULL))
    return (gint64) id;

  read = tenbo_store_read_begin (store, NULL, error);
  return tenbo_games_find (read, word, error);
}

gboolean
tenbo_find_target (TenboStore       *store,
                   const char       *path,
                   const char       *word,
                   TenboWriteTarget *target)
{
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_find_game (store, word, &error);

  if (id > 0)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);

      game = tenbo_games_read (read, id, &error);
    }
  if (game == NULL)
    {
      tenbo_complain_of_game (path, word, error);
      return FALSE;
    }

  *target = (TenboWriteTarget) { id, game->summary.revision };
  return TRUE;
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
