/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-changes.h"

#include "tenbo-long-task.h"

#include <glib/gi18n.h>

/* So many games are written at once: a few hundredths of a second. */
#define N_TOGETHER 50

/* A game that is played on in another window may change between its being read and written. */
#define N_TRIES 5

typedef struct
{
  TenboStore        *store; /* owned, as the others */
  TenboHistoryChange change;
  GArray            *keys; /* of TenboGameKey */
  GArray            *done; /* of them */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_object_unref (job->store);
  g_array_unref (job->keys);
  g_array_unref (job->done);
  g_free (job);
}

/* The same game under another identity, as it stands: nothing of how it came to be is taken back in
 * it, and it does not count a second time. NULL with @error. */
static TenboWrite *
create_copy (TenboRead          *read,
             const TenboGameKey *key,
             GError            **error)
{
  g_autoptr (TenboStoredGame) game = tenbo_games_read (read, key->game_id, error);

  if (game == NULL)
    return NULL;

  game->summary.id = 0;
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

/* What is to be written of the game @key, of which rows say @summary (NULL: it is gone); NULL
 * without @error: nothing. */
static TenboWrite *
create_write (Job                      *job,
              TenboRead                *read,
              const TenboGameKey       *key,
              const TenboStoredSummary *summary,
              GError                  **error)
{
  TenboWriteTarget target = { .game_id = key->game_id };

  if (summary == NULL)
    return NULL;

  target.revision = summary->revision;

  switch (job->change)
    {
    case TENBO_HISTORY_DELETE:
      return tenbo_write_delete (target);
    case TENBO_HISTORY_RESTORE:
      return tenbo_write_restore (key->game_id);
    case TENBO_HISTORY_VOID:
      return summary->is_void ? NULL : tenbo_write_void (target, TRUE);
    case TENBO_HISTORY_COUNT:
      return summary->is_void ? tenbo_write_void (target, FALSE) : NULL;
    case TENBO_HISTORY_COPY:
      return create_copy (read, key, error);
    default:
      g_assert_not_reached ();
    }
}

/* Whether @error says that the game is so already: was deleted, or brought back. */
static gboolean
is_so_already (const GError *error)
{
  return g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND);
}

/* What is to be written of the one game @key. */
static TenboWrite *
create_write_of_one (Job                *job,
                     const TenboGameKey *key,
                     GError            **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (job->store, NULL, error);
  g_autoptr (GPtrArray) summaries = tenbo_games_read_summaries (read, key, 1, error);

  return summaries != NULL ? create_write (job, read, key, g_ptr_array_index (summaries, 0), error)
                           : NULL;
}

/* FALSE with @error; adds the game to those done if it was. */
static gboolean
change_game (Job                *job,
             const TenboGameKey *key,
             GError            **error)
{
  for (int i = 0;; i++)
    {
      g_autoptr (GError) local_error = NULL;
      TenboWrite  *write = create_write_of_one (job, key, &local_error);
      TenboOutcome outcome = { 0 };
      TenboGameKey done = *key;

      if (write == NULL && local_error == NULL)
        return TRUE;

      if (write != NULL && tenbo_store_commit (job->store, write, &outcome, &local_error))
        {
          if (job->change == TENBO_HISTORY_COPY)
            done.game_id = outcome.game_id;

          g_array_append_val (job->done, done);
          return TRUE;
        }

      if (is_so_already (local_error))
        return TRUE;

      if (i + 1 == N_TRIES ||
          !g_error_matches (local_error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED))
        {
          g_propagate_error (error, g_steal_pointer (&local_error));
          return FALSE;
        }
    }
}

/* Writes the @n games @keys at once. FALSE: none of them was changed. */
static gboolean
change_together (Job                *job,
                 const TenboGameKey *keys,
                 guint               n)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (job->store, NULL, NULL);
  g_autoptr (GPtrArray) summaries = tenbo_games_read_summaries (read, keys, n, NULL);
  g_autoptr (GPtrArray) writes = NULL;
  g_autoptr (GArray) done = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));

  if (summaries == NULL)
    return FALSE;

  writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  for (guint i = 0; i < n; i++)
    {
      TenboWrite *write;

      write = create_write (job, read, &keys[i], g_ptr_array_index (summaries, i), NULL);

      if (write == NULL)
        continue;

      g_ptr_array_add (writes, write);
      g_array_append_val (done, keys[i]);
    }

  g_clear_pointer (&read, tenbo_read_end);
  if (writes->len == 0)
    return TRUE;

  if (!tenbo_store_commit (job->store, tenbo_write_together (g_steal_pointer (&writes)), NULL,
                           NULL))
    return FALSE;

  g_array_append_vals (job->done, done->data, done->len);
  return TRUE;
}

/* What no game stands in the way of is written at once; else each says what it is with it. */
static gboolean
change_some (Job                *job,
             const TenboGameKey *keys,
             guint               n,
             GError            **error)
{
  if (n > 1 && change_together (job, keys, n))
    return TRUE;

  for (guint i = 0; i < n; i++)
    if (!change_game (job, &keys[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
change_all (gpointer          data,
            GCancellable     *cancellable,
            TenboProgressFunc func,
            gpointer          progress,
            GError          **error)
{
  Job  *job = data;
  guint n_together = job->change == TENBO_HISTORY_COPY ? 1 : N_TOGETHER;

  for (guint i = 0; i < job->keys->len; i += n_together)
    {
      if (func != NULL)
        func (i, job->keys->len, progress);
      if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
          !change_some (job, &g_array_index (job->keys, TenboGameKey, i),
                        MIN (n_together, job->keys->len - i), error))
        return FALSE;
    }

  return TRUE;
}

static const char *
get_title (TenboHistoryChange change)
{
  switch (change)
    {
    case TENBO_HISTORY_DELETE:
      return _ ("Deleting games…");
    case TENBO_HISTORY_RESTORE:
      return _ ("Restoring games…");
    case TENBO_HISTORY_VOID:
    case TENBO_HISTORY_COUNT:
      return _ ("Changing games…");
    case TENBO_HISTORY_COPY:
      return _ ("Copying games…");
    default:
      g_assert_not_reached ();
    }
}

static Job *
job_new (TenboStore         *store,
         TenboHistoryChange  change,
         const TenboGameKey *keys,
         guint               n)
{
  Job *job = g_new0 (Job, 1);

  job->store = g_object_ref (store);
  job->change = change;
  job->keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  job->done = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  g_array_append_vals (job->keys, keys, n);

  return job;
}

gboolean
tenbo_history_change_run (TenboStore         *store,
                          TenboHistoryChange  change,
                          const TenboGameKey *keys,
                          guint               n,
                          GArray            **done,
                          GCancellable       *cancellable,
                          TenboProgressFunc   func,
                          gpointer            user_data,
                          GError            **error)
{
  Job     *job;
  gboolean ok;

  g_return_val_if_fail (TENBO_IS_STORE (store), FALSE);
  g_return_val_if_fail (keys != NULL || n == 0, FALSE);
  g_return_val_if_fail (done != NULL, FALSE);

  job = job_new (store, change, keys, n);
  ok = change_all (job, cancellable, func, user_data, error);
  *done = g_array_ref (job->done);
  job_free (job);

  return ok;
}

void
tenbo_history_change_async (GtkWidget          *from,
                            TenboStore         *store,
                            TenboHistoryChange  change,
                            const TenboGameKey *keys,
                            guint               n,
                            GAsyncReadyCallback callback,
                            gpointer            user_data)
{
  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (keys != NULL || n == 0);

  tenbo_long_task_run (from, get_title (change), change_all, job_new (store, change, keys, n),
                       job_free, callback, user_data);
}

gboolean
tenbo_history_change_finish (GAsyncResult *result,
                             GArray      **done,
                             GError      **error)
{
  Job *job = tenbo_long_task_get_data (result);

  if (done != NULL)
    *done = g_array_ref (job->done);

  return tenbo_long_task_finish (result, error);
}
