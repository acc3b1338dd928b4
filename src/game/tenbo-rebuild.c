/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-rebuild.h"

#include "tenbo-counts.h"
#include "tenbo-result-rows.h"
#include "tenbo-results.h"

/* A hand that is confirmed meanwhile waits for all games of one transaction. */
#define GAMES_A_TRANSACTION 40

/* A rebuild in progress. */
typedef struct
{
  TenboStore         *store;    /* borrowed */
  GHashTable         *rulesets; /* tenbo_log_find_ruleset(); owned */
  TenboRebuildResult *result;
} Rebuild;

/* Adds the game to @recounts, unless it can no longer be read or played, or ends differently. FALSE
 * with @error if there is no memory. */
static gboolean
count_game (Rebuild   *rebuild,
            gint64     game_id,
            GPtrArray *recounts,
            GError   **error)
{
  g_autoptr (GError) why = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_auto (TenboLog) log = { 0 };
  g_autofree char *detail = NULL;
  TenboRuleset    *ruleset;
  TenboRecount    *recount;
  guint            index;

  if (!tenbo_log_read_game (rebuild->store, game_id, &game, &why, error))
    return FALSE;

  ruleset = game != NULL ? tenbo_log_find_ruleset (rebuild->rulesets, game, NULL) : NULL;
  if (ruleset == NULL)
    return TRUE;

  tenbo_log_init (&log, ruleset);
  if (!tenbo_log_replay (&log, game->events, &index, &detail) ||
      log.table.end.reason == TB_END_NONE)
    return TRUE;

  recount = g_new0 (TenboRecount, 1);
  recount->game_id = game_id;
  recount->revision = game->summary.revision;
  tenbo_results_compute (&log, &recount->results);
  g_ptr_array_add (recounts, recount);
  return TRUE;
}

/* Returns the games from @first on that fit into one transaction. */
static gboolean
count_some (Rebuild      *rebuild,
            GArray       *ids,
            guint         first,
            GCancellable *cancellable,
            GError      **error)
{
  g_autoptr (GPtrArray) recounts = NULL;
  guint        end = MIN (first + GAMES_A_TRANSACTION, ids->len);
  TenboOutcome outcome;

  recounts = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_recount_free);
  for (guint i = first; i < end; i++)
    if (g_cancellable_set_error_if_cancelled (cancellable, error) ||
        !count_game (rebuild, g_array_index (ids, gint64, i), recounts, error))
      return FALSE;

  if (!tenbo_store_commit (rebuild->store,
                           tenbo_write_recounts (g_steal_pointer (&recounts)),
                           &outcome,
                           error))
    return FALSE;

  rebuild->result->n_counted += (guint) outcome.n_counted;
  return TRUE;
}

gboolean
tenbo_rebuild_counts (TenboStore         *store,
                      TenboProgressFunc   func,
                      gpointer            user_data,
                      GCancellable       *cancellable,
                      TenboRebuildResult *result,
                      GError            **error)
{
  g_autoptr (GHashTable) rulesets = tenbo_log_new_rulesets ();
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GArray) ids = NULL;
  Rebuild rebuild = { .store = store, .rulesets = rulesets, .result = result };

  g_return_val_if_fail (TENBO_IS_STORE (store) && result != NULL, FALSE);

  *result = (TenboRebuildResult) { 0 };
  if (tenbo_store_get_access (store) != TENBO_STORE_ACCESS_WRITE)
    return TRUE;

  read = tenbo_store_read_begin (store, NULL, error);
  ids = tenbo_results_list_uncounted (read, TENBO_COUNTS_REVISION, error);
  g_clear_pointer (&read, tenbo_read_end);
  if (ids == NULL)
    return FALSE;

  result->n_games = ids->len;

  for (guint i = 0; i < ids->len; i += GAMES_A_TRANSACTION)
    {
      if (func != NULL)
        func (i, ids->len, user_data);
      if (!count_some (&rebuild, ids, i, cancellable, error))
        return FALSE;
    }

  return TRUE;
}

static void
rebuild_in_thread (GTask        *task,
                   gpointer      source_object,
                   gpointer      task_data,
                   GCancellable *cancellable)
{
  GError *error = NULL;

  if (tenbo_rebuild_counts (source_object, NULL, NULL, cancellable, task_data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tenbo_rebuild_counts_async (TenboStore         *store,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (store, cancellable, callback, user_data);

  g_task_set_source_tag (task, tenbo_rebuild_counts_async);
  g_task_set_task_data (task, g_new0 (TenboRebuildResult, 1), g_free);
  g_task_run_in_thread (task, rebuild_in_thread);
}

gboolean
tenbo_rebuild_counts_finish (TenboStore         *store,
                             GAsyncResult       *result,
                             TenboRebuildResult *counts,
                             GError            **error)
{
  g_return_val_if_fail (g_task_is_valid (result, store), FALSE);

  if (counts != NULL)
    *counts = *(TenboRebuildResult *) g_task_get_task_data (G_TASK (result));

  return g_task_propagate_boolean (G_TASK (result), error);
}
