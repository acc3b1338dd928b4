/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-queries.h"

#include "tenbo-store-private.h"
#include "tenbo-tables.h"

/* What is asked, and the answer. */
typedef struct
{
  guint                     limit;
  const TenboStoredSummary *after;
  gint64                    game_id;
  const char               *uuid;
  GPtrArray                *rows;
  GArray                   *ids;
  gint64                    number;
  TenboStoredGame          *game;
} Query;

static gboolean
list_people (TenboDb *db,
             gpointer user_data,
             GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_people_list (db, query->limit, error);
  return query->rows != NULL;
}

static gboolean
list_unfinished (TenboDb *db,
                 gpointer user_data,
                 GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_games_list_unfinished (db, query->limit, error);
  return query->rows != NULL;
}

static gboolean
list_finished (TenboDb *db,
               gpointer user_data,
               GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_games_list_finished (db, query->after, query->limit, error);
  return query->rows != NULL;
}

static gboolean
list_ids (TenboDb *db,
          gpointer user_data,
          GError **error)
{
  Query *query = user_data;

  query->ids = tenbo_games_list_ids (db, error);
  return query->ids != NULL;
}

static gboolean
list_changed_rulesets (TenboDb *db,
                       gpointer user_data,
                       GError **error)
{
  Query *query = user_data;

  query->rows = tenbo_rulesets_list_changed (db, error);
  return query->rows != NULL;
}

static gboolean
read_game (TenboDb *db,
           gpointer user_data,
           GError **error)
{
  Query *query = user_data;

  return tenbo_games_read (db, query->game_id, query->game, error) &&
         tenbo_events_read (db, query->game_id, query->game, error) &&
         tenbo_texts_read (db, query->game_id, &query->game->notes, error) &&
         tenbo_results_read (db, query->game_id, query->game, error);
}

static gboolean
find_game (TenboDb *db,
           gpointer user_data,
           GError **error)
{
  Query *query = user_data;

  query->number = tenbo_games_find (db, query->uuid, error);
  return query->number >= 0;
}

GPtrArray *
tenbo_store_list_people (TenboStore *self,
                         guint       limit,
                         GError    **error)
{
  Query query = { .limit = limit };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_people, &query, error) ? query.rows : NULL;
}

GPtrArray *
tenbo_store_list_unfinished (TenboStore *self,
                             guint       limit,
                             GError    **error)
{
  Query query = { .limit = limit };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_unfinished, &query, error) ? query.rows : NULL;
}

GPtrArray *
tenbo_store_list_finished (TenboStore               *self,
                           const TenboStoredSummary *after,
                           guint                     limit,
                           GError                  **error)
{
  Query query = { .after = after, .limit = limit };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_finished, &query, error) ? query.rows : NULL;
}

GArray *
tenbo_store_list_game_ids (TenboStore *self,
                           GError    **error)
{
  Query query = { 0 };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_ids, &query, error) ? query.ids : NULL;
}

GPtrArray *
tenbo_store_list_changed_rulesets (TenboStore *self,
                                   GError    **error)
{
  Query query = { 0 };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, list_changed_rulesets, &query, error) ? query.rows : NULL;
}

TenboStoredGame *
tenbo_store_read_game (TenboStore *self,
                       gint64      game_id,
                       GError    **error)
{
  g_autoptr (TenboStoredGame) game = tenbo_stored_game_new ();
  Query query = { .game_id = game_id, .game = game };

  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return tenbo_store_read (self, read_game, &query, error) ? g_steal_pointer (&game) : NULL;
}

gint64
tenbo_store_find_game (TenboStore *self,
                       const char *uuid,
                       GError    **error)
{
  Query query = { .uuid = uuid };

  g_return_val_if_fail (TENBO_IS_STORE (self) && uuid != NULL, -1);
  return tenbo_store_read (self, find_game, &query, error) ? query.number : -1;
}
