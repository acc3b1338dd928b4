/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-games-change.h"

#include "tenbo-games.h"
#include "tenbo-sessions.h"

/* Number of games written at once, which takes a few hundredths of a second. */
#define N_TOGETHER 50

TenboGamesChange *
tenbo_games_change_new (TenboStore          *store,
                        TenboGamesChangeKind kind,
                        GArray              *keys)
{
  TenboGamesChange *self = g_new0 (TenboGamesChange, 1);

  self->store = g_object_ref (store);
  self->kind = kind;
  self->keys = g_array_ref (keys);
  self->done = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));

  return self;
}

void
tenbo_games_change_free (TenboGamesChange *self)
{
  g_object_unref (self->store);
  g_array_unref (self->keys);
  g_array_unref (self->done);
  g_free (self);
}

TenboGamesChangeKind
tenbo_games_change_get_opposite (TenboGamesChangeKind kind)
{
  static const TenboGamesChangeKind opposites[] = {
    [TENBO_GAMES_DELETE] = TENBO_GAMES_RESTORE,
    [TENBO_GAMES_RESTORE] = TENBO_GAMES_DELETE,
    [TENBO_GAMES_VOID] = TENBO_GAMES_COUNT,
    [TENBO_GAMES_COUNT] = TENBO_GAMES_VOID,
    [TENBO_GAMES_COPY] = TENBO_GAMES_DELETE,
    [TENBO_GAMES_MOVE] = TENBO_GAMES_MOVE,
  };

  return opposites[kind];
}

/* Uses a separate snapshot: the change that follows is made without one. Of TenboStoredSummary. */
static GPtrArray *
read_summaries (TenboGamesChange   *self,
                const TenboGameKey *keys,
                guint               n,
                GError            **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, error);

  return tenbo_games_read_summaries (read, keys, n, error);
}

/* Returns a copy of the game under a new identity in its current state: each event is one step, so
 * undone and changed hands are not in it, and it is not counted a second time. NULL with @error. */
static TenboWrite *
create_copy (TenboStore *store,
             gint64      game_id,
             GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (TenboStoredGame) game = tenbo_games_read (read, game_id, error);

  if (game == NULL)
    return NULL;

  game->summary.is_void = TRUE;
  g_clear_pointer (&game->summary.uuid, g_free);
  for (guint i = 0; i < game->events->len; i++)
    {
      TenboStoredEvent *event = g_ptr_array_index (game->events, i);

      g_free (event->uuid);
      event->uuid = g_uuid_string_random ();
    }

  return tenbo_write_game (g_steal_pointer (&game));
}

/* Returns the write for the game of @summary (NULL: it is gone); NULL without @error if there is
 * nothing to write. */
static TenboWrite *
create_write (TenboGamesChange         *self,
              const TenboStoredSummary *summary,
              GError                  **error)
{
  TenboWriteTarget target;

  if (summary == NULL)
    return NULL;

  target = (TenboWriteTarget) { .game_id = summary->id, .revision = summary->revision };

  switch (self->kind)
    {
    case TENBO_GAMES_DELETE:
      return tenbo_write_delete (target);
    case TENBO_GAMES_RESTORE:
      return tenbo_write_restore (summary->id);
    case TENBO_GAMES_VOID:
    case TENBO_GAMES_COUNT:
      return summary->is_void == (self->kind == TENBO_GAMES_VOID)
               ? NULL
               : tenbo_write_void (target, self->kind == TENBO_GAMES_VOID);
    case TENBO_GAMES_COPY:
      return create_copy (self->store, summary->id, error);
    case TENBO_GAMES_MOVE:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* Changes one game and adds it to the games done if it was changed. A game that changes between
 * reading and writing, since it is played in another window, is read again. Returns FALSE with
 * @error on failure. */
static gboolean
change_game (TenboGamesChange *self,
             TenboGameKey      key,
             GError          **error)
{
  for (;;)
    {
      g_autoptr (GError) local_error = NULL;
      g_autoptr (GPtrArray) summaries = read_summaries (self, &key, 1, &local_error);
      TenboWrite  *write = NULL;
      TenboOutcome outcome = { 0 };

      if (summaries != NULL)
        write = create_write (self, g_ptr_array_index (summaries, 0), &local_error);
      if (write == NULL && local_error == NULL)
        return TRUE;

      if (write != NULL && tenbo_store_commit (self->store, write, &outcome, &local_error))
        {
          if (self->kind == TENBO_GAMES_COPY)
            key = tenbo_game_key (outcome.game_id, key.session_id, key.is_void);

          g_array_append_val (self->done, key);
          return TRUE;
        }

      /* The game is already deleted or restored. */
      if (g_error_matches (local_error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND))
        return TRUE;

      if (!g_error_matches (local_error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
    }
}

/* Writes the @n games @keys at once. Returns FALSE if none of them was changed. */
static gboolean
change_together (TenboGamesChange   *self,
                 const TenboGameKey *keys,
                 guint               n)
{
  g_autoptr (GPtrArray) summaries = read_summaries (self, keys, n, NULL);
  g_autoptr (GPtrArray) writes = NULL;
  g_autoptr (GArray) done = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));

  if (summaries == NULL)
    return FALSE;

  writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  for (guint i = 0; i < n; i++)
    {
      TenboWrite *write = create_write (self, g_ptr_array_index (summaries, i), NULL);

      if (write == NULL)
        continue;

      g_ptr_array_add (writes, write);
      g_array_append_val (done, keys[i]);
    }

  if (writes->len > 0 &&
      !tenbo_store_commit (self->store, tenbo_write_together (g_steal_pointer (&writes)), NULL,
                           NULL))
    return FALSE;

  g_array_append_vals (self->done, done->data, done->len);
  return TRUE;
}

/* Moves all games for the session of @key at once. */
static gboolean
move_to_session (TenboGamesChange   *self,
                 const TenboGameKey *key,
                 GError            **error)
{
  g_autoptr (GArray) moved = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GPtrArray) summaries = NULL;
  TenboWrite *write;

  for (guint i = 0; i < self->keys->len; i++)
    {
      TenboGameKey other = g_array_index (self->keys, TenboGameKey, i);
      gint64       id = other.game_id;

      if (other.session_id != key->session_id)
        continue;

      g_array_append_val (moved, other);
      g_array_append_val (ids, id);
    }

  summaries = read_summaries (self, (TenboGameKey *) (gpointer) moved->data, moved->len, error);
  if (summaries == NULL)
    return FALSE;

  write = tenbo_write_move_games ((const gint64 *) (gpointer) ids->data, ids->len,
                                  key->session_id);
  if (!tenbo_store_commit (self->store, write, NULL, error))
    return FALSE;

  for (guint i = 0; i < summaries->len; i++)
    {
      const TenboStoredSummary *summary = g_ptr_array_index (summaries, i);
      TenboGameKey             *other = &g_array_index (moved, TenboGameKey, i);

      if (summary != NULL)
        *other = tenbo_game_key (other->game_id, summary->session_id, other->is_void);
    }
  g_array_append_vals (self->done, moved->data, moved->len);

  return TRUE;
}

/* Changes the @n games @keys: at once if nothing prevents that, otherwise one by one, so that each
 * game gives its own error. */
static gboolean
change_some (TenboGamesChange   *self,
             const TenboGameKey *keys,
             guint               n,
             GError            **error)
{
  if (n > 1 && change_together (self, keys, n))
    return TRUE;

  for (guint i = 0; i < n; i++)
    if (!change_game (self, keys[i], error))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_games_change_run (TenboGamesChange *self,
                        GCancellable     *cancellable,
                        TenboProgressFunc func,
                        gpointer          user_data,
                        GError          **error)
{
  const TenboGameKey *keys = (const TenboGameKey *) (gpointer) self->keys->data;
  gboolean            moves = self->kind == TENBO_GAMES_MOVE;
  guint               n_together = moves || self->kind == TENBO_GAMES_COPY ? 1 : N_TOGETHER;
  g_autoptr (GHashTable) sessions = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                                           NULL);

  for (guint i = 0; i < self->keys->len; i += n_together)
    {
      gint64 session_id = keys[i].session_id;

      if (moves && !g_hash_table_add (sessions, g_memdup2 (&session_id, sizeof session_id)))
        continue;

      if (func != NULL)
        func (i, self->keys->len, user_data);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;

      if (moves ? !move_to_session (self, &keys[i], error)
                : !change_some (self, &keys[i], MIN (n_together, self->keys->len - i), error))
        return FALSE;
    }

  return TRUE;
}
