/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-usual-players.h"

#include "tenbo-store-private.h"

typedef struct
{
  gint64 person_id;
  guint  n_games[2]; /* of 3, of 4 */
} Tables;

static gboolean
count_tables (TenboDb *db,
              gpointer user_data,
              GError **error)
{
  Tables *tables = user_data;
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT n_players, count (*) FROM game_results "
                                "WHERE is_counted AND person_id IN "
                                "(SELECT id FROM people WHERE ifnull (merged_into, id) = "
                                " (SELECT ifnull (merged_into, id) FROM people "
                                "  WHERE id = :person)) "
                                "GROUP BY n_players",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":person", tables->person_id);
  while (tenbo_db_next (db, statement, &done, error))
    {
      int n_players = sqlite3_column_int (statement, 0);

      /* A damaged file may hold others. */
      if (n_players == 3 || n_players == 4)
        tables->n_games[n_players - 3] = (guint) sqlite3_column_int (statement, 1);
    }

  return done;
}

gboolean
tenbo_store_resolve_players (TenboStore        *self,
                             TenboResultFilter *filter,
                             guint              n_games[2],
                             GError           **error)
{
  Tables tables = { .person_id = filter->person_id };

  g_return_val_if_fail (TENBO_IS_STORE (self), FALSE);

  if (!tenbo_store_read (self, count_tables, &tables, error))
    return FALSE;

  memcpy (n_games, tables.n_games, sizeof tables.n_games);
  if (filter->n_players == TENBO_PLAYERS_USUAL)
    filter->n_players = n_games[0] + n_games[1] == 0 ? 0 : n_games[0] > n_games[1] ? 3
                                                                                   : 4;
  return TRUE;
}
