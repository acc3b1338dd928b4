/* SPDX-License-Identifier: GPL-3.0-or-later */
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

static gboolean
find_by_uuid (TenboDb           *db,
              TenboStoredPlayer *player,
              GError           **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_db_prepare (db, "SELECT id, name FROM people WHERE uuid = :uuid", error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":uuid", player->person_uuid);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (row)
    {
      player->person_id = sqlite3_column_int64 (statement, 0);
      g_free (player->name);
      player->name = tenbo_db_dup_text (statement, 1);
    }

  return TRUE;
}

/* Two people may have one name: the one who played last is meant, unless already in the game. */
static gboolean
find_by_name (TenboDb                  *db,
              const TenboStoredSummary *game,
              TenboStoredPlayer        *player,
              GError                  **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT id, uuid FROM people WHERE name = :name "
                                "ORDER BY last_played_ms DESC, id DESC",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":name", player->name);

  while (tenbo_db_next (db, statement, &done, error))
    {
      if (!is_taken (game, sqlite3_column_int64 (statement, 0)))
        {
          player->person_id = sqlite3_column_int64 (statement, 0);
          player->person_uuid = tenbo_db_dup_text (statement, 1);
          return TRUE;
        }
    }

  return done;
}

static gboolean
insert (TenboDb           *db,
        TenboStoredPlayer *player,
        GError           **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db, "INSERT INTO people (uuid, name) VALUES (:uuid, :name)", error);
  if (statement == NULL)
    return FALSE;

  if (player->person_uuid == NULL)
    player->person_uuid = g_uuid_string_random ();

  tenbo_db_bind_text (statement, ":uuid", player->person_uuid);
  tenbo_db_bind_text (statement, ":name", player->name);
  if (!tenbo_db_run (db, statement, error))
    return FALSE;

  player->person_id = tenbo_db_get_last_id (db);
  return TRUE;
}

static gboolean
touch (TenboDb *db,
       gint64   person_id,
       gint64   started_msec,
       GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db,
                                "UPDATE people SET last_played_ms = max (last_played_ms, :started) "
                                "WHERE id = :id",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":started", started_msec);
  tenbo_db_bind_int (statement, ":id", person_id);
  return tenbo_db_run (db, statement, error);
}

gboolean
tenbo_people_take (TenboDb            *db,
                   TenboStoredSummary *game,
                   GError            **error)
{
  /* Those who are known by uuid first: a name must not take one of them. */
  for (int i = 0; i < game->n_players; i++)
    if (game->players[i].person_uuid != NULL && !find_by_uuid (db, &game->players[i], error))
      return FALSE;

  for (int i = 0; i < game->n_players; i++)
    {
      TenboStoredPlayer *player = &game->players[i];

      if (player->person_uuid == NULL && !find_by_name (db, game, player, error))
        return FALSE;

      if (player->person_id == 0 && !insert (db, player, error))
        return FALSE;

      if (!touch (db, player->person_id, game->started.msec, error))
        return FALSE;
    }

  return TRUE;
}

GPtrArray *
tenbo_people_list (TenboDb *db,
                   guint    limit,
                   GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (GPtrArray) people = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT id, uuid, name, last_played_ms FROM people "
                                "ORDER BY last_played_ms DESC, id DESC LIMIT :limit",
                                error);
  if (statement == NULL)
    return NULL;

  people = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_person_free);
  tenbo_db_bind_int (statement, ":limit", limit > 0 ? (gint64) limit : -1);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredPerson *person;

      person = g_new0 (TenboStoredPerson, 1);
      person->id = sqlite3_column_int64 (statement, 0);
      person->uuid = tenbo_db_dup_text (statement, 1);
      person->name = tenbo_db_dup_text (statement, 2);
      person->last_played_msec = sqlite3_column_int64 (statement, 3);
      g_ptr_array_add (people, person);
    }

  return done ? g_steal_pointer (&people) : NULL;
}
