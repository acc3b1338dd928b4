/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* Changes of people that somebody makes by hand. */

static TenboStatement *
prepare (TenboDb    *db,
         const char *sql,
         gint64      person_id,
         GError    **error)
{
  TenboStatement *statement = tenbo_db_prepare (db, sql, error);

  if (statement != NULL)
    tenbo_db_bind_int (statement, ":person", person_id);

  return statement;
}

static gboolean
run (TenboDb    *db,
     const char *sql,
     gint64      person_id,
     GError    **error)
{
  g_autoptr (TenboStatement) statement = prepare (db, sql, person_id, error);

  return statement != NULL && tenbo_db_run (db, statement, error);
}

static gboolean
add_alias (TenboDb    *db,
           gint64      person_id,
           const char *name,
           GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = prepare (db,
                       "INSERT INTO person_aliases (person_id, name, folded) "
                       "VALUES (:person, :name, tenbo_fold (:name)) ON CONFLICT DO NOTHING",
                       person_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":name", name);
  return tenbo_db_run (db, statement, error);
}

static gboolean
set_head (TenboDb                 *db,
          const TenboStoredPerson *person,
          GError                 **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = prepare (db,
                       "UPDATE people SET name = :name, folded = tenbo_fold (:name), "
                       "is_guest = :guest, is_hidden = :hidden, "
                       "colour = iif (:colour < 0, NULL, :colour), "
                       "changed_ms = max (:now, changed_ms + 1) "
                       "WHERE id = :person",
                       person->id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":name", person->name);
  tenbo_db_bind_int (statement, ":guest", person->is_guest ? 1 : 0);
  tenbo_db_bind_int (statement, ":hidden", person->is_hidden ? 1 : 0);
  tenbo_db_bind_int (statement, ":colour", person->colour);
  tenbo_db_bind_int (statement, ":now", tenbo_stored_now ().msec);
  return tenbo_db_run (db, statement, error);
}

static gboolean
remove_alias (TenboDb    *db,
              gint64      person_id,
              const char *name,
              GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = prepare (db,
                       "DELETE FROM person_aliases WHERE person_id = :person AND name = :name",
                       person_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":name", name);
  return tenbo_db_run (db, statement, error);
}

static gboolean
has_alias (const TenboStoredPerson *person,
           const char              *name)
{
  return person->aliases != NULL && g_strv_contains ((const char *const *) person->aliases, name);
}

gboolean
tenbo_people_set (TenboDb                 *db,
                  const TenboStoredPerson *person,
                  GError                 **error)
{
  g_autoptr (TenboStoredPerson) known = tenbo_people_read (db, person->id, error);

  if (known == NULL || !set_head (db, person, error))
    return FALSE;

  for (guint i = 0; known->aliases != NULL && known->aliases[i] != NULL; i++)
    if (!has_alias (person, known->aliases[i]) &&
        !remove_alias (db, person->id, known->aliases[i], error))
      return FALSE;

  for (guint i = 0; person->aliases != NULL && person->aliases[i] != NULL; i++)
    if (!has_alias (known, person->aliases[i]) &&
        !add_alias (db, person->id, person->aliases[i], error))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_people_count_together (TenboDb *db,
                             gint64   person_id,
                             gint64   other_id,
                             int     *n_games,
                             GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  /* What undo brings back of who sat where counts too. */
  statement = prepare (db,
                       "WITH "
                       "seats AS (SELECT game_id, -1 AS number, person_id FROM game_players "
                       "          UNION ALL SELECT game_id, number, person_id FROM edit_players), "
                       "mine AS (SELECT id FROM people "
                       "         WHERE id = :person OR merged_into = :person), "
                       "theirs AS (SELECT id FROM people "
                       "           WHERE id = :other OR merged_into = :other) "
                       "SELECT count(DISTINCT game_id) FROM seats AS a "
                       "WHERE a.person_id IN mine AND EXISTS "
                       "(SELECT 1 FROM seats AS b WHERE b.game_id = a.game_id "
                       " AND b.number = a.number AND b.person_id IN theirs)",
                       person_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":other", other_id);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  *n_games = sqlite3_column_int (statement, 0);
  return TRUE;
}

/* Points the rows that @sql names to @into; 0: to nobody. */
static gboolean
point (TenboDb    *db,
       const char *sql,
       gint64      person_id,
       gint64      into,
       GError    **error)
{
  g_autoptr (TenboStatement) statement = prepare (db, sql, person_id, error);

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":into", into);
  tenbo_db_bind_int (statement, ":now", tenbo_stored_now ().msec);
  return tenbo_db_run (db, statement, error);
}

static gboolean
point_one (TenboDb *db,
           gint64   person_id,
           gint64   into,
           GError **error)
{
  return point (db,
                "UPDATE people SET merged_into = nullif (:into, 0), "
                "changed_ms = max (:now, changed_ms + 1) "
                "WHERE id = :person",
                person_id, into, error);
}

static gboolean
point_spellings (TenboDb *db,
                 gint64   person_id,
                 gint64   into,
                 GError **error)
{
  return point (db,
                "UPDATE people SET merged_into = :into, changed_ms = max (:now, changed_ms + 1) "
                "WHERE merged_into = :person",
                person_id, into, error);
}

/* When they last played follows from the games, so that it comes back when they are apart again. */
static gboolean
recount (TenboDb *db,
         gint64   person_id,
         GError **error)
{
  return run (db,
              "UPDATE people SET last_played_ms = ifnull ("
              " (SELECT max (g.started_ms) FROM game_players AS p JOIN games AS g "
              "  ON g.id = p.game_id WHERE p.person_id IN "
              "  (SELECT m.id FROM people AS m "
              "   WHERE m.id = :person OR m.merged_into = :person)), 0) "
              "WHERE id = :person",
              person_id, error);
}

static gboolean
check_apart (TenboDb *db,
             gint64   person_id,
             gint64   into,
             GError **error)
{
  int n_games;

  if (!tenbo_people_count_together (db, person_id, into, &n_games, error))
    return FALSE;

  if (n_games == 0)
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_REFUSED,
               "they sit in %d games together", n_games);
  return FALSE;
}

gboolean
tenbo_people_set_merged (TenboDb *db,
                         gint64   person_id,
                         gint64   into,
                         GError **error)
{
  g_autoptr (TenboStoredPerson) person = tenbo_people_read (db, person_id, error);
  g_autoptr (TenboStoredPerson) target = NULL;

  if (person == NULL)
    return FALSE;

  if (into == 0)
    return point_one (db, person_id, 0, error) && recount (db, person_id, error) &&
           (person->merged_into == 0 || recount (db, person->merged_into, error));

  /* Those who were merged into them go first, so that nobody is ever in between. */
  target = tenbo_people_read (db, into, error);
  return target != NULL && check_apart (db, person_id, into, error) &&
         point_spellings (db, person_id, into, error) &&
         point_one (db, person_id, into, error) && recount (db, into, error);
}
