/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-finding.h"
#include "tenbo-tables.h"

/* What there is to ask for. */

GStrv
tenbo_finding_list_places (TenboDb *db,
                           GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT place FROM "
                                "(SELECT place, count (*) AS n FROM games "
                                " WHERE place IS NOT NULL AND deleted_ms IS NULL GROUP BY place "
                                " UNION ALL "
                                " SELECT s.place, count (*) "
                                " FROM sessions AS s CROSS JOIN games AS g "
                                " WHERE s.folded IS NOT NULL AND s.place IS NOT NULL "
                                " AND g.session_id = s.id AND g.place IS NULL "
                                " AND g.deleted_ms IS NULL GROUP BY s.place) "
                                "GROUP BY place ORDER BY sum (n) DESC, place",
                                error);
  if (statement == NULL)
    return NULL;

  while (tenbo_db_next (db, statement, &done, error))
    g_strv_builder_add (places, (const char *) sqlite3_column_text (statement, 0));

  return done ? g_strv_builder_end (places) : NULL;
}

GPtrArray *
tenbo_finding_list_rulesets (TenboDb *db,
                             GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (GPtrArray) rulesets = NULL;
  gboolean done;

  /* With max() the other columns are of the row that has it: the text that is the newest. */
  statement = tenbo_db_prepare (db,
                                "SELECT r.key, sum (g.n), max (r.id), " TENBO_RULESET_NAME " "
                                "FROM (SELECT ruleset_id, count (*) AS n FROM games "
                                "      WHERE deleted_ms IS NULL GROUP BY ruleset_id) AS g "
                                "JOIN rulesets AS r ON r.id = g.ruleset_id "
                                "GROUP BY r.key ORDER BY sum (g.n) DESC, r.key",
                                error);
  if (statement == NULL)
    return NULL;

  rulesets = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_played_ruleset_free);
  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboPlayedRuleset *ruleset = g_new (TenboPlayedRuleset, 1);

      ruleset->key = tenbo_db_dup_text (statement, 0);
      ruleset->n_games = sqlite3_column_int (statement, 1);
      ruleset->name = tenbo_rulesets_dup_name (statement, 3);
      g_ptr_array_add (rulesets, ruleset);
    }

  return done ? g_steal_pointer (&rulesets) : NULL;
}
