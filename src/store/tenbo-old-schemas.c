/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-old-schemas.h"

#include "tenbo-rows.h"

/* What was not there yet. */
typedef struct
{
  int         since;   /* the first schema that the text is for */
  int         version; /* the first schema that has it all */
  const char *sql;
} Addition;

/* A person's results, where they were not stored with the game's own. */
#define RESULTS_OF_SCHEMA_2                               \
  "SELECT r.*, g.started_ms, g.ruleset_id, g.n_players, " \
  "g.is_void = 0 AND g.deleted_ms IS NULL AS is_counted " \
  "FROM main.game_results AS r JOIN main.games AS g ON g.id = r.game_id"

/* As in the step to schema 9. */
#define DETAILS_CHANGED                                                               \
  "iif (is_void = 1 OR coalesce (title, place, note) IS NOT NULL, changed_ms, 0) AS " \
  "details_changed_ms"

static const Addition additions[] = {
  { 1, 3,
    "CREATE TEMP VIEW game_texts AS "
    "SELECT game_id, notes, "
    "tenbo_fold (concat_ws (char (10), title, place, note, notes)) AS folded "
    "FROM (SELECT g.id AS game_id, g.title, g.place, g.note, "
    "      (SELECT group_concat (t.atom, char (10) "
    "                            ORDER BY e.seq, t.fullkey <> '$.note', t.id) "
    "       FROM main.game_events AS e "
    "       CROSS JOIN json_tree (CASE WHEN json_valid (e.event) THEN e.event ELSE '{}' END) AS t "
    "       WHERE e.game_id = g.id AND instr (e.event, '\"note\"') > 0 "
    "       AND t.key = 'note' AND t.type = 'text') AS notes "
    "      FROM main.games AS g) "
    "WHERE coalesce (title, place, note, notes) IS NOT NULL" },
  { 1, 4,
    "CREATE TEMP VIEW people AS "
    "SELECT *, tenbo_fold (name) AS folded, 0 AS is_guest, 0 AS is_hidden, NULL AS merged_into, "
    "0 AS changed_ms, NULL AS colour FROM main.people" },
  { 1, 4,
    "CREATE TEMP VIEW person_aliases AS "
    "SELECT id AS person_id, name, folded FROM temp.people WHERE 0" },
  { 1, 5,
    "CREATE TEMP VIEW game_yaku AS "
    "SELECT person_id, started_ms, game_id, player, '' AS yaku, 0 AS n "
    "FROM temp.game_results WHERE 0" },
  { 4, 6,
    "CREATE TEMP VIEW people AS "
    "SELECT id, uuid, name, last_played_ms, tenbo_fold (name) AS folded, is_guest, is_hidden, "
    "merged_into, changed_ms, NULL AS colour FROM main.people" },
  { 6, 9,
    "CREATE TEMP VIEW people AS "
    "SELECT id, uuid, name, last_played_ms, tenbo_fold (name) AS folded, is_guest, is_hidden, "
    "merged_into, changed_ms, colour FROM main.people" },
  { 4, 9,
    "CREATE TEMP VIEW person_aliases AS "
    "SELECT person_id, name, tenbo_fold (name) AS folded FROM main.person_aliases" },
  { 3, 9,
    "CREATE TEMP VIEW game_texts AS "
    "SELECT game_id, notes, tenbo_fold (folded) AS folded FROM main.game_texts" },
  { 1, 6,
    "CREATE TEMP VIEW sessions AS "
    "SELECT *, NULL AS title, NULL AS place, NULL AS note, NULL AS unit, NULL AS rate, "
    "NULL AS fee, NULL AS fee_person_id, 0 AS changed_ms, NULL AS folded FROM main.sessions" },
  { 6, 7,
    "CREATE TEMP VIEW sessions AS "
    "SELECT *, iif (coalesce (title, place, note) IS NULL, NULL, "
    "tenbo_fold (concat_ws (char (10), title, place, note))) AS folded FROM main.sessions" },
  { 7, 9,
    "CREATE TEMP VIEW sessions AS "
    "SELECT id, uuid, started_ms, started_offset, title, place, note, unit, rate, fee, "
    "fee_person_id, changed_ms, tenbo_fold (folded) AS folded FROM main.sessions" },
  { 1, 9,
    "CREATE TEMP VIEW rulesets AS "
    "SELECT id, digest, key, json, "
    "ifnull (names ->> '$.name.en', name) AS name, "
    "names ->> '$.name.ja' AS name_ja, names ->> '$.name.zh' AS name_zh "
    "FROM (SELECT *, iif (json_valid (json), json, NULL) AS names FROM main.rulesets)" },
  { 8, 9,
    "CREATE TEMP VIEW games AS "
    "SELECT *, " DETAILS_CHANGED " FROM main.games" },
  { 1, 8,
    "CREATE TEMP VIEW games AS "
    "SELECT id, uuid, session_id, ruleset_id, revision, edits_done, title, place, note, "
    "started_ms, started_offset, ended_ms, ended_offset, changed_ms, is_void, deleted_ms, "
    "n_players, wind, number, extension, honba, dealer, end_reason, " DETAILS_CHANGED ", "
    "n_hands - (SELECT count (*) FROM main.game_events "
    "           WHERE game_id = games.id "
    "           AND (instr (event, '\"adjust\"') > 0 OR instr (event, '\"stop\"') > 0) "
    "           AND iif (json_valid (event), event ->> '$.result', NULL) "
    "               IN ('adjust', 'stop')) AS n_hands "
    "FROM main.games" },
};

/* Results without the counters that came later: nobody has counted those. */
static gboolean
adapt_results (TenboDb *db,
               int      version,
               GError **error)
{
  gsize first = version < 5 ? TENBO_N_SETTLED_COLUMNS : TENBO_N_RESULT_COLUMNS_5;
  g_autoptr (GString) sql = NULL;

  if (version >= 9)
    return TRUE;

  sql = g_string_new ("CREATE TEMP VIEW game_results AS SELECT *, "
                      "(SELECT started_offset FROM main.games WHERE id = game_id) "
                      "AS started_offset");
  if (version < 5)
    g_string_append (sql, ", 0 AS counted_by");
  for (gsize i = first; i < TENBO_N_RESULT_COLUMNS; i++)
    g_string_append_printf (sql, ", NULL AS %s", tenbo_result_columns[i].name);

  g_string_append (sql, " FROM ");
  g_string_append (sql, version < 3 ? "(" RESULTS_OF_SCHEMA_2 ")" : "main.game_results");
  return tenbo_db_exec (db, sql->str, error);
}

gboolean
tenbo_old_schemas_adapt (TenboDb *db,
                         int      version,
                         GError **error)
{
  /* A folder that cannot be written is a reason to open a file so. */
  if (!tenbo_db_exec (db, "PRAGMA temp_store = MEMORY", error))
    return FALSE;

  if (!adapt_results (db, version, error))
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (additions); i++)
    if (version >= additions[i].since && version < additions[i].version &&
        !tenbo_db_exec (db, additions[i].sql, error))
      return FALSE;

  return TRUE;
}
