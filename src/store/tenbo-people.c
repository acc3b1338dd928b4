/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-people.h"

#include "tenbo-fold.h"
#include "tenbo-store.h"
#include "tenbo-tables.h"

static gboolean
is_taken (const TenboStoredSummary *game,
          gint64                    person_id)
{
  for (int i = 0; i < game->n_players; i++)
    if (game->players[i].person_id == person_id)
      return TRUE;

  return FALSE;
}

/* Reads the first three columns of the row: id, name, uuid. */
static void
read_player (TenboStoredPlayer *player,
             TenboStatement    *statement)
{
  player->person_id = sqlite3_column_int64 (statement, 0);
  g_free (player->name);
  player->name = tenbo_db_dup_text (statement, 1);
  g_free (player->person_uuid);
  player->person_uuid = tenbo_db_dup_text (statement, 2);
}

/* Finds the player among the merged spellings, or among the others. If the person that a spelling
 * was merged into already plays in the game, the two are separated: people who play in one game are
 * different people. */
static gboolean
find_by_uuid (TenboDb                  *db,
              const TenboStoredSummary *game,
              TenboStoredPlayer        *player,
              gboolean                  is_merged,
              GError                  **error)
{
  gboolean row;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT w.id, w.name, w.uuid, s.id "
    "FROM people AS s "
    "JOIN people AS w ON w.id = ifnull (s.merged_into, s.id) "
    "WHERE s.uuid = :uuid "
    "AND (s.merged_into IS NOT NULL) = :merged",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", player->person_uuid),
                     TENBO_DB_INT (":merged", is_merged ? 1 : 0)),
    error);

  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (row && is_merged && is_taken (game, sqlite3_column_int64 (statement, 0)))
    {
      gint64 spelling;

      spelling = sqlite3_column_int64 (statement, 3);
      sqlite3_reset (statement);
      return tenbo_people_set_merged (db, spelling, 0, error) &&
             find_by_uuid (db, game, player, FALSE, error);
    }

  if (row)
    read_player (player, statement);

  return TRUE;
}

/* If several people have the name, returns the one who played last and is not in the game yet. */
static gboolean
find_by_name (TenboDb                  *db,
              const TenboStoredSummary *game,
              TenboStoredPlayer        *player,
              GError                  **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT w.id, w.name, w.uuid FROM "
    "(SELECT ifnull (merged_into, id) AS id, "
    "        merged_into IS NOT NULL AS is_alias "
    " FROM people WHERE name = :name "
    " UNION ALL "
    " SELECT ifnull (p.merged_into, p.id), 1 FROM person_aliases AS a "
    " JOIN people AS p ON p.id = a.person_id "
    " WHERE a.name = :name) AS f "
    "JOIN people AS w ON w.id = f.id "
    "ORDER BY w.is_hidden, f.is_alias, w.last_played_ms DESC, "
    "w.id DESC",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":name", player->name)), error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      if (!is_taken (game, sqlite3_column_int64 (statement, 0)))
        {
          read_player (player, statement);
          return TRUE;
        }
    }

  return done;
}

gint64
tenbo_people_insert (TenboDb    *db,
                     const char *uuid,
                     const char *name,
                     GError    **error)
{
  if (!tenbo_db_change (db,
                        "INSERT INTO people (uuid, name, folded) "
                        "VALUES (:uuid, :name, tenbo_fold (:name))",
                        TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", uuid),
                                         TENBO_DB_TEXT (":name", name)),
                        error))
    return -1;

  return tenbo_db_get_last_id (db);
}

gboolean
tenbo_people_get_or_create (TenboDb            *db,
                            TenboStoredSummary *game,
                            GError            **error)
{
  /* Uuids are looked up before names, and people before merged spellings, so that a name never
   * takes a person whom another player names by uuid. */
  for (int is_merged = 0; is_merged < 2; is_merged++)
    for (int i = 0; i < game->n_players; i++)
      {
        TenboStoredPlayer *player = &game->players[i];

        if (player->person_uuid != NULL && player->person_id == 0 &&
            !find_by_uuid (db, game, player, is_merged == 1, error))
          return FALSE;
      }

  for (int i = 0; i < game->n_players; i++)
    {
      TenboStoredPlayer *player = &game->players[i];

      if (player->person_uuid == NULL && !find_by_name (db, game, player, error))
        return FALSE;

      if (player->person_id == 0)
        {
          if (player->person_uuid == NULL)
            player->person_uuid = g_uuid_string_random ();
          player->person_id = tenbo_people_insert (db, player->person_uuid, player->name, error);
        }

      if (player->person_id < 0 ||
          !tenbo_db_change (db,
                            "UPDATE people SET last_played_ms = max (last_played_ms, :started) "
                            "WHERE id = :id",
                            TENBO_DB_VALUES (TENBO_DB_INT (":started", game->started.msec),
                                             TENBO_DB_INT (":id", player->person_id)),
                            error))
        return FALSE;
    }

  return TRUE;
}

/* --- Reading --- */

/* Columns in the order in which person_of_row() reads them. Games of merged spellings count for the
 * person. */
#define PERSON_COLUMNS                                                                     \
  "p.id, p.uuid, p.name, p.last_played_ms, "                                               \
  "(SELECT g.started_offset FROM games AS g WHERE g.started_ms = p.last_played_ms "        \
  " ORDER BY g.id LIMIT 1), "                                                              \
  "p.is_guest, p.is_hidden, p.merged_into, "                                               \
  "(SELECT w.uuid FROM people AS w WHERE w.id = p.merged_into), "                          \
  "p.changed_ms, ifnull (p.colour, -1), "                                                  \
  "(SELECT count(*) FROM game_results AS r WHERE r.person_id = p.id AND r.is_counted = 1)" \
  " + (SELECT count(*) FROM people AS m CROSS JOIN game_results AS r "                     \
  "    WHERE m.merged_into = p.id AND r.person_id = m.id AND r.is_counted = 1) "

static TenboStoredPerson *
person_of_row (TenboStatement *row)
{
  TenboStoredPerson *person = g_new0 (TenboStoredPerson, 1);
  int                column = 0;

  person->id = sqlite3_column_int64 (row, column++);
  person->uuid = tenbo_db_dup_text (row, column++);
  person->name = tenbo_db_dup_text (row, column++);
  person->last_played.msec = sqlite3_column_int64 (row, column++);
  /* The offset is unknown if the game was purged. */
  if (sqlite3_column_type (row, column) != SQLITE_NULL)
    person->last_played.offset_minutes = tenbo_db_get_int (row, column);
  else
    person->last_played = tenbo_stored_time_here (person->last_played.msec);
  column++;
  person->is_guest = tenbo_db_get_int (row, column++) != 0;
  person->is_hidden = tenbo_db_get_int (row, column++) != 0;
  person->merged_into = sqlite3_column_int64 (row, column++);
  person->merged_uuid = tenbo_db_dup_text (row, column++);
  person->changed_msec = sqlite3_column_int64 (row, column++);
  person->colour = tenbo_db_get_int (row, column++);
  person->n_games = tenbo_db_get_int (row, column++);
  return person;
}

static gboolean
read_aliases (TenboDb           *db,
              TenboStoredPerson *person,
              GError           **error)
{
  person->aliases = tenbo_db_list_texts (
    db, "SELECT name FROM person_aliases WHERE person_id = :person ORDER BY name",
    TENBO_DB_VALUES (TENBO_DB_INT (":person", person->id)), error);
  return person->aliases != NULL;
}

static GPtrArray *
read_people (TenboDb        *db,
             TenboStatement *statement,
             GError        **error)
{
  g_autoptr (GPtrArray) people = NULL;
  gboolean done;

  people = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free);
  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredPerson *person = person_of_row (statement);

      g_ptr_array_add (people, person);
      if (!read_aliases (db, person, error))
        return NULL;
    }

  return done ? g_steal_pointer (&people) : NULL;
}

GPtrArray *
tenbo_people_list (TenboRead *read,
                   guint      limit,
                   GError   **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT " PERSON_COLUMNS "FROM people AS p "
    "WHERE p.is_hidden = 0 AND p.merged_into IS NULL "
    "ORDER BY p.last_played_ms DESC, p.id DESC LIMIT :limit",
    TENBO_DB_VALUES (TENBO_DB_INT (":limit", limit > 0 ? (gint64) limit : -1)), error);

  return read_people (read, statement, error);
}

GPtrArray *
tenbo_people_list_all (TenboRead *read,
                       GError   **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (
    read,
    "SELECT " PERSON_COLUMNS "FROM people AS p ORDER BY p.last_played_ms DESC, p.id DESC",
    error);

  return read_people (read, statement, error);
}

GPtrArray *
tenbo_people_find (TenboRead  *read,
                   const char *word,
                   GError    **error)
{
  g_autofree char *folded = tenbo_fold (word);
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT " PERSON_COLUMNS "FROM people AS p "
    "WHERE p.folded = :folded OR p.uuid = :word OR EXISTS "
    "(SELECT 1 FROM person_aliases AS a "
    " WHERE a.person_id = p.id AND a.folded = :folded) "
    "ORDER BY p.last_played_ms DESC, p.id DESC",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":folded", folded),
                     TENBO_DB_TEXT (":word", word)),
    error);

  return read_people (read, statement, error);
}

TenboStoredPerson *
tenbo_people_read (TenboRead *read,
                   gint64     person_id,
                   GError   **error)
{
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT " PERSON_COLUMNS "FROM people AS p WHERE p.id = :person",
    TENBO_DB_VALUES (TENBO_DB_INT (":person", person_id)), error);

  people = read_people (read, statement, error);
  if (people == NULL)
    return NULL;

  if (people->len == 0)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no person %" G_GINT64_FORMAT, person_id);
      return NULL;
    }

  return g_ptr_array_steal_index (people, 0);
}

/* --- Changes by the user --- */

/* Runs @sql for an alias of the person. */
static gboolean
change_alias (TenboDb    *db,
              const char *sql,
              gint64      person_id,
              const char *name,
              GError    **error)
{
  return tenbo_db_change (db, sql,
                          TENBO_DB_VALUES (TENBO_DB_INT (":person", person_id),
                                           TENBO_DB_TEXT (":name", name)),
                          error);
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

  if (known == NULL ||
      !tenbo_db_change (db,
                        "UPDATE people SET name = :name, folded = tenbo_fold (:name), "
                        "is_guest = :guest, is_hidden = :hidden, "
                        "colour = iif (:colour < 0, NULL, :colour), "
                        "changed_ms = max (:now, changed_ms + 1) "
                        "WHERE id = :person",
                        TENBO_DB_VALUES (TENBO_DB_INT (":person", person->id),
                                         TENBO_DB_TEXT (":name", person->name),
                                         TENBO_DB_INT (":guest", person->is_guest ? 1 : 0),
                                         TENBO_DB_INT (":hidden", person->is_hidden ? 1 : 0),
                                         TENBO_DB_INT (":colour", person->colour),
                                         TENBO_DB_INT (":now", tenbo_stored_now ().msec)),
                        error))
    return FALSE;

  for (guint i = 0; known->aliases != NULL && known->aliases[i] != NULL; i++)
    if (!has_alias (person, known->aliases[i]) &&
        !change_alias (db,
                       "DELETE FROM person_aliases WHERE person_id = :person AND name = :name",
                       person->id, known->aliases[i], error))
      return FALSE;

  for (guint i = 0; person->aliases != NULL && person->aliases[i] != NULL; i++)
    if (!has_alias (known, person->aliases[i]) &&
        !change_alias (db,
                       "INSERT INTO person_aliases (person_id, name, folded) "
                       "VALUES (:person, :name, tenbo_fold (:name)) ON CONFLICT DO NOTHING",
                       person->id, person->aliases[i], error))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_people_set_changed (TenboDb *db,
                          gint64   person_id,
                          gint64   changed_msec,
                          GError **error)
{
  return tenbo_db_change (db,
                          "UPDATE people SET changed_ms = :changed WHERE id = :person",
                          TENBO_DB_VALUES (TENBO_DB_INT (":changed", changed_msec),
                                           TENBO_DB_INT (":person", person_id)),
                          error);
}

gboolean
tenbo_people_count_together (TenboRead *read,
                             gint64     person_id,
                             gint64     other_id,
                             int       *n_games,
                             GError   **error)
{
  /* Games that only an edit to undo restores are counted too. */
  gint64 n = tenbo_db_find_id (
    read,
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
    TENBO_DB_VALUES (TENBO_DB_INT (":person", person_id),
                     TENBO_DB_INT (":other", other_id)),
    error);

  *n_games = (int) MAX (n, 0);
  return n >= 0;
}

/* Changes the rows that @sql selects to the person @into; 0: to no person. */
static gboolean
point (TenboDb    *db,
       const char *sql,
       gint64      person_id,
       gint64      into,
       GError    **error)
{
  return tenbo_db_change (db, sql,
                          TENBO_DB_VALUES (TENBO_DB_INT (":person", person_id),
                                           TENBO_DB_INT (":into", into),
                                           TENBO_DB_INT (":now", tenbo_stored_now ().msec)),
                          error);
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

gboolean
tenbo_people_recount (TenboDb *db,
                      gint64   person_id,
                      GError **error)
{
  return tenbo_db_change (db,
                          "UPDATE people SET last_played_ms = ifnull ("
                          " (SELECT max (g.started_ms) FROM game_players AS p JOIN games AS g "
                          "  ON g.id = p.game_id WHERE p.person_id IN "
                          "  (SELECT m.id FROM people AS m "
                          "   WHERE m.id = :person OR m.merged_into = :person)), 0) "
                          "WHERE id = :person",
                          TENBO_DB_VALUES (TENBO_DB_INT (":person", person_id)), error);
}

gboolean
tenbo_people_set_merged (TenboDb *db,
                         gint64   person_id,
                         gint64   into,
                         GError **error)
{
  g_autoptr (TenboStoredPerson) person = tenbo_people_read (db, person_id, error);
  g_autoptr (TenboStoredPerson) target = NULL;
  int n_games;

  if (person == NULL)
    return FALSE;

  if (into == 0)
    return point_one (db, person_id, 0, error) && tenbo_people_recount (db, person_id, error) &&
           (person->merged_into == 0 || tenbo_people_recount (db, person->merged_into, error));

  target = tenbo_people_read (db, into, error);
  if (target == NULL || !tenbo_people_count_together (db, person_id, into, &n_games, error))
    return FALSE;

  if (n_games > 0)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_REFUSED,
                   "they play in %d games together", n_games);
      return FALSE;
    }

  /* Spellings that were merged into the person move first, so that merges never form a chain. */
  return point (db,
                "UPDATE people SET merged_into = :into, changed_ms = max (:now, changed_ms + 1) "
                "WHERE merged_into = :person",
                person_id, into, error) &&
         point_one (db, person_id, into, error) && tenbo_people_recount (db, into, error);
}

/* A merge of one person into another */
typedef struct
{
  gint64 person_id;
  gint64 into;
} Merge;

static gboolean
run_person (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  return tenbo_people_set (db, data, error);
}

static gboolean
run_merge (TenboDb      *db,
           gpointer      data,
           TenboOutcome *outcome,
           GError      **error)
{
  const Merge *merge = data;

  return tenbo_people_set_merged (db, merge->person_id, merge->into, error);
}

TenboWrite *
tenbo_write_person (const TenboStoredPerson *person)
{
  g_return_val_if_fail (person != NULL, NULL);

  return tenbo_write_new (run_person,
                          tenbo_stored_person_copy (person),
                          (GDestroyNotify) tenbo_stored_person_free);
}

TenboWrite *
tenbo_write_merge (gint64 person_id,
                   gint64 into)
{
  Merge *merge = g_new (Merge, 1);

  *merge = (Merge) { person_id, into };
  return tenbo_write_new (run_merge, merge, g_free);
}
