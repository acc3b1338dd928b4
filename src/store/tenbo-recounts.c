/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-recounts.h"

#include "tenbo-store-private.h"
#include "tenbo-tables.h"
#include "tenbo-writes-private.h"

void
tenbo_recount_free (TenboRecount *recount)
{
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    g_clear_pointer (&recount->yaku[i], g_ptr_array_unref);

  g_free (recount);
}

/* A list being read. */
typedef struct
{
  int     counted_by;
  GArray *ids;
} Query;

static gboolean
list_uncounted (TenboDb *db,
                gpointer user_data,
                GError **error)
{
  Query *query = user_data;
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT DISTINCT game_id FROM game_results "
                                "WHERE counted_by < :counted_by ORDER BY game_id",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":counted_by", query->counted_by);
  while (tenbo_db_next (db, statement, &done, error))
    {
      gint64 id = sqlite3_column_int64 (statement, 0);

      g_array_append_val (query->ids, id);
    }

  return done;
}

GArray *
tenbo_store_list_uncounted (TenboStore *self,
                            int         counted_by,
                            GError    **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  Query query = { counted_by, ids };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);

  return tenbo_store_read (self, list_uncounted, &query, error) ? g_steal_pointer (&ids) : NULL;
}

/* TRUE with @is_same whether the game still has the revision its counters were made of. */
static gboolean
compare_revision (TenboDb            *db,
                  const TenboRecount *recount,
                  gboolean           *is_same,
                  GError            **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "SELECT 1 FROM games WHERE id = :game "
                                    "AND revision = :revision",
                                    recount->game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":revision", recount->revision);
  return tenbo_db_step (db, statement, is_same, error);
}

static gboolean
write_recounts (TenboDb      *db,
                gpointer      data,
                TenboOutcome *outcome,
                GError      **error)
{
  GPtrArray *recounts = data;

  for (guint i = 0; i < recounts->len; i++)
    {
      const TenboRecount *recount = recounts->pdata[i];
      TenboResultRows     rows = {
            .n_players = recount->n_players,
            .results = recount->results,
            .yaku = recount->yaku,
            .counted_by = recount->counted_by,
      };
      gboolean is_same;

      if (!compare_revision (db, recount, &is_same, error) ||
          (is_same && !tenbo_results_set_counters (db, recount->game_id, &rows, error)))
        return FALSE;

      outcome->n_counted += is_same ? 1 : 0;
    }

  return TRUE;
}

TenboWrite *
tenbo_write_recounts (GPtrArray *recounts)
{
  g_ptr_array_set_free_func (recounts, (GDestroyNotify) tenbo_recount_free);
  return tenbo_write_new (write_recounts, recounts, (GDestroyNotify) g_ptr_array_unref);
}
