/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-changes.h"

#include "tenbo-queries.h"

/* A game that is played on in another window may change between its being read and written. */
#define N_TRIES 5

typedef struct
{
  TenboHistoryChange change;
  GArray            *keys; /* of TenboGameKey */
  GArray            *done; /* of them */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_array_unref (job->keys);
  g_array_unref (job->done);
  g_free (job);
}

/* The same game under another identity, as it stands: nothing of how it came to be is taken back in
 * it, and it does not count a second time. NULL with @error. */
static TenboWrite *
create_copy (TenboStore         *store,
             const TenboGameKey *key,
             GError            **error)
{
  g_autoptr (TenboStoredGame) game = tenbo_store_read_game (store, key->game_id, error);

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

/* What is to be written of the game @key; NULL without @error: nothing. */
static TenboWrite *
create_write (TenboStore         *store,
              TenboHistoryChange  change,
              const TenboGameKey *key,
              GError            **error)
{
  g_autoptr (GPtrArray) summaries = tenbo_store_read_summaries (store, key, 1, error);
  const TenboStoredSummary *summary;
  TenboWriteTarget          target = { .game_id = key->game_id };

  if (summaries == NULL || g_ptr_array_index (summaries, 0) == NULL)
    return NULL;

  summary = g_ptr_array_index (summaries, 0);
  target.revision = summary->revision;

  switch (change)
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
      return create_copy (store, key, error);
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

/* FALSE with @error; adds the game to those done if it was. */
static gboolean
change_game (TenboStore         *store,
             Job                *job,
             const TenboGameKey *key,
             GError            **error)
{
  for (int i = 0;; i++)
    {
      g_autoptr (GError) local_error = NULL;
      TenboWrite  *write = create_write (store, job->change, key, &local_error);
      TenboOutcome outcome = { 0 };
      TenboGameKey done = *key;

      if (write == NULL && local_error == NULL)
        return TRUE;

      if (write != NULL && tenbo_store_commit (store, write, &outcome, &local_error))
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

static void
change_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Job    *job = task_data;
  GError *error = NULL;

  for (guint i = 0; i < job->keys->len; i++)
    if (g_cancellable_set_error_if_cancelled (cancellable, &error) ||
        !change_game (source, job, &g_array_index (job->keys, TenboGameKey, i), &error))
      {
        g_task_return_error (task, error);
        return;
      }

  g_task_return_boolean (task, TRUE);
}

void
tenbo_history_change_async (TenboStore         *store,
                            TenboHistoryChange  change,
                            const TenboGameKey *keys,
                            guint               n,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (keys != NULL || n == 0);

  job = g_new0 (Job, 1);
  job->change = change;
  job->keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  job->done = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  g_array_append_vals (job->keys, keys, n);

  task = g_task_new (store, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_history_change_async);
  g_task_set_task_data (task, job, job_free);
  /* What is done is told even if it was cancelled later. */
  g_task_set_check_cancellable (task, FALSE);
  g_task_run_in_thread (task, change_thread);
}

gboolean
tenbo_history_change_finish (GAsyncResult *result,
                             GArray      **done,
                             GError      **error)
{
  Job *job;

  g_return_val_if_fail (g_async_result_is_tagged (result, tenbo_history_change_async), FALSE);

  job = g_task_get_task_data (G_TASK (result));
  if (done != NULL)
    *done = g_array_ref (job->done);

  return g_task_propagate_boolean (G_TASK (result), error);
}
