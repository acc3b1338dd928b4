/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-finding.h"

#include "tenbo-fold.h"

/* Adds what @sql answers to with its :id. */
static gboolean
add_of (TenboDb      *db,
        const char   *sql,
        gint64        id,
        TenboGameSet *games,
        GError      **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (db, sql, error);

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":id", id);
  return tenbo_game_set_add_rows (games, db, statement, error);
}

gboolean
tenbo_finding_add_person (TenboDb      *db,
                          gint64        person_id,
                          TenboGameSet *games,
                          GError      **error)
{
  return add_of (db,
                 "SELECT game_id FROM game_players WHERE person_id IN "
                 "(SELECT :id UNION ALL SELECT id FROM people WHERE merged_into = :id)",
                 person_id, games, error);
}

gboolean
tenbo_finding_add_ruleset (TenboDb      *db,
                           gint64        ruleset_id,
                           TenboGameSet *games,
                           GError      **error)
{
  return add_of (db, "SELECT id FROM games WHERE ruleset_id = :id", ruleset_id, games, error);
}

gboolean
tenbo_finding_add_session (TenboDb      *db,
                           gint64        session_id,
                           TenboGameSet *games,
                           GError      **error)
{
  return add_of (db, "SELECT id FROM games WHERE session_id = :id", session_id, games, error);
}

static gboolean
keep_people (TenboDb               *db,
             const TenboGameFilter *filter,
             TenboGameSet          *games,
             GError               **error)
{
  for (guint i = 0; i < filter->n_people; i++)
    {
      g_autoptr (TenboGameSet) theirs = tenbo_game_set_new_like (games);

      if (!tenbo_finding_add_person (db, filter->people[i], theirs, error))
        return FALSE;

      tenbo_game_set_intersect (games, theirs);
    }

  return TRUE;
}

static gboolean
keep_session (TenboDb               *db,
              const TenboGameFilter *filter,
              TenboGameSet          *games,
              GError               **error)
{
  g_autoptr (TenboGameSet) found = NULL;

  if (filter->session_id == 0)
    return TRUE;

  found = tenbo_game_set_new_like (games);
  if (!tenbo_finding_add_session (db, filter->session_id, found, error))
    return FALSE;

  tenbo_game_set_intersect (games, found);
  return TRUE;
}

static gboolean
keep_ruleset (TenboDb               *db,
              const TenboGameFilter *filter,
              TenboGameSet          *games,
              GError               **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (TenboGameSet) found = NULL;
  gboolean done;

  if (filter->ruleset_key == NULL)
    return TRUE;

  statement = tenbo_db_prepare (db, "SELECT id FROM rulesets WHERE key = :key", error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":key", filter->ruleset_key);
  found = tenbo_game_set_new_like (games);
  while (tenbo_db_next (db, statement, &done, error))
    if (!tenbo_finding_add_ruleset (db, sqlite3_column_int64 (statement, 0), found, error))
      return FALSE;

  if (done)
    tenbo_game_set_intersect (games, found);

  return done;
}

/* Whether @place is the one that is looked for. Where games are played is said over and over, so
 * each is folded once: @known holds them. */
static gboolean
is_place (GHashTable *known,
          const char *place,
          const char *folded)
{
  gpointer         answer = NULL;
  g_autofree char *text = NULL;

  if (g_hash_table_lookup_extended (known, place, NULL, &answer))
    return GPOINTER_TO_INT (answer);

  text = tenbo_fold (place);
  answer = GINT_TO_POINTER (g_str_equal (text, folded));
  g_hash_table_insert (known, g_strdup (place), answer);
  return GPOINTER_TO_INT (answer);
}

static gboolean
add_places_of_games (TenboDb      *db,
                     GHashTable   *known,
                     const char   *folded,
                     TenboGameSet *found,
                     GError      **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db, "SELECT id, place FROM games WHERE place IS NOT NULL", error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    if (is_place (known, (const char *) sqlite3_column_text (statement, 1), folded))
      tenbo_game_set_add (found, sqlite3_column_int64 (statement, 0));

  return done;
}

/* The place of an evening is that of its games which say none. */
static gboolean
add_places_of_sessions (TenboDb      *db,
                        GHashTable   *known,
                        const char   *folded,
                        TenboGameSet *found,
                        GError      **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT id, place FROM sessions "
                                "WHERE folded IS NOT NULL AND place IS NOT NULL",
                                error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    if (is_place (known, (const char *) sqlite3_column_text (statement, 1), folded) &&
        !add_of (db, "SELECT id FROM games WHERE session_id = :id AND place IS NULL",
                 sqlite3_column_int64 (statement, 0), found, error))
      return FALSE;

  return done;
}

static gboolean
keep_place (TenboDb               *db,
            const TenboGameFilter *filter,
            TenboGameSet          *games,
            GError               **error)
{
  g_autoptr (GHashTable) known = NULL;
  g_autoptr (TenboGameSet) found = NULL;
  g_autofree char *folded = tenbo_fold (filter->place);

  if (folded == NULL)
    return TRUE;

  known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  found = tenbo_game_set_new_like (games);
  if (!add_places_of_games (db, known, folded, found, error) ||
      !add_places_of_sessions (db, known, folded, found, error))
    return FALSE;

  tenbo_game_set_intersect (games, found);
  return TRUE;
}

static gboolean
add_voids (TenboDb      *db,
           TenboGameSet *voids,
           GError      **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db, "SELECT id FROM games WHERE is_void = 1", error);
  return statement != NULL && tenbo_game_set_add_rows (voids, db, statement, error);
}

static void
keep_counted (const TenboGameFilter *filter,
              const TenboGameSet    *voids,
              TenboGameSet          *games)
{
  if (filter->counted == TENBO_FIND_VOID)
    tenbo_game_set_intersect (games, voids);
  else if (filter->counted == TENBO_FIND_COUNTED)
    tenbo_game_set_subtract (games, voids);
}

/* Whether more is asked than a state and a time. */
static gboolean
needs_set (const TenboGameFilter *filter)
{
  return filter->words != NULL || filter->n_people > 0 || filter->session_id != 0 ||
         filter->ruleset_key != NULL || filter->place != NULL ||
         filter->counted != TENBO_FIND_ALL;
}

/* What is looked for, and where it goes. */
typedef struct
{
  const TenboGameFilter *filter;
  TenboGameSet          *games; /* what is asked beside state and time; NULL: nothing */
  TenboGameSet          *voids; /* the games that do not count */
  GArray                *keys;
} Finding;

/* Adds the games of @sql, which says them with their sessions, that are asked for. */
static gboolean
append (TenboDb    *db,
        const char *sql,
        Finding    *finding,
        GError    **error)
{
  const TenboGameFilter *filter = finding->filter;
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (db, sql, error);
  gboolean done;

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":since",
                     filter->since_msec != 0 ? filter->since_msec : G_MININT64);
  tenbo_db_bind_int (statement, ":until",
                     filter->until_msec != 0 ? filter->until_msec : G_MAXINT64);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboGameKey key = { sqlite3_column_int64 (statement, 0),
                           sqlite3_column_int64 (statement, 1),
                           0 };

      if (finding->games != NULL && !tenbo_game_set_has (finding->games, key.game_id))
        continue;

      key.is_void = tenbo_game_set_has (finding->voids, key.game_id) ? 1 : 0;
      g_array_append_val (finding->keys, key);
    }

  return done;
}

static gboolean
append_unfinished (TenboDb *db,
                   Finding *finding,
                   GError **error)
{
  if (!(finding->filter->flags & TENBO_FIND_UNFINISHED))
    return TRUE;

  return append (db,
                 "SELECT id, 0 FROM games WHERE end_reason IS NULL AND deleted_ms IS NULL "
                 "AND +started_ms >= :since AND +started_ms < :until "
                 "ORDER BY changed_ms DESC, id DESC",
                 finding, error);
}

/* CROSS JOIN keeps the order of the loops, and each has its index: nothing is sorted. For the same
 * reason the others have a +, which keeps SQLite from the index of the time. */
static gboolean
append_finished (TenboDb *db,
                 Finding *finding,
                 GError **error)
{
  if (!(finding->filter->flags & TENBO_FIND_FINISHED))
    return TRUE;

  return append (db,
                 "SELECT g.id, g.session_id FROM sessions AS s CROSS JOIN games AS g "
                 "WHERE g.session_id = s.id "
                 "AND g.end_reason IS NOT NULL AND g.deleted_ms IS NULL "
                 "AND g.started_ms >= :since AND g.started_ms < :until "
                 "ORDER BY s.started_ms DESC, s.id DESC, g.started_ms DESC, g.id DESC",
                 finding, error);
}

static gboolean
append_deleted (TenboDb *db,
                Finding *finding,
                GError **error)
{
  if (!(finding->filter->flags & TENBO_FIND_DELETED))
    return TRUE;

  return append (db,
                 "SELECT id, iif (end_reason IS NULL, 0, session_id) FROM games "
                 "WHERE deleted_ms IS NOT NULL AND +started_ms >= :since AND +started_ms < :until "
                 "ORDER BY deleted_ms DESC, id DESC",
                 finding, error);
}

/* A set of all games that there may be. */
static TenboGameSet *
new_full (TenboDb *db,
          GError **error)
{
  TenboGameSet *all = tenbo_game_set_new (db, error);

  if (all != NULL)
    tenbo_game_set_fill (all);

  return all;
}

/* Makes the sets that @finding needs. */
static gboolean
make_sets (TenboDb *db,
           Finding *finding,
           GError **error)
{
  const TenboGameFilter *filter = finding->filter;

  finding->voids = tenbo_game_set_new (db, error);
  if (finding->voids == NULL || !add_voids (db, finding->voids, error))
    return FALSE;
  if (!needs_set (filter))
    return TRUE;

  finding->games = new_full (db, error);
  if (finding->games == NULL)
    return FALSE;

  keep_counted (filter, finding->voids, finding->games);
  return keep_people (db, filter, finding->games, error) &&
         keep_session (db, filter, finding->games, error) &&
         keep_ruleset (db, filter, finding->games, error) &&
         keep_place (db, filter, finding->games, error) &&
         tenbo_finding_keep_words (db, filter, finding->games, error);
}

GArray *
tenbo_finding_run (TenboDb               *db,
                   const TenboGameFilter *filter,
                   GError               **error)
{
  Finding  finding = { .filter = filter };
  gboolean done;

  finding.keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  done = make_sets (db, &finding, error) &&
         append_unfinished (db, &finding, error) &&
         append_finished (db, &finding, error) &&
         append_deleted (db, &finding, error);
  g_clear_pointer (&finding.games, tenbo_game_set_free);
  g_clear_pointer (&finding.voids, tenbo_game_set_free);
  if (!done)
    g_clear_pointer (&finding.keys, g_array_unref);

  return finding.keys;
}
