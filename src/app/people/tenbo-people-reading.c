/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-reading.h"

#include "tenbo-charts.h"
#include "tenbo-history-queries.h"
#include "tenbo-people-queries.h"
#include "tenbo-usual-players.h"

/* --- Lists --- */

typedef GPtrArray *(*ListFunc) (TenboStore *store,
                                GError    **error);

static void
list_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  const ListFunc *list = data;
  GError         *error = NULL;
  GPtrArray      *rows = (*list) (source, &error);

  if (rows == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, rows, (GDestroyNotify) g_ptr_array_unref);
}

static void
run_list (TenboStore         *store,
          ListFunc            list,
          GCancellable       *cancellable,
          GAsyncReadyCallback callback,
          gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_STORE (store));

  task = g_task_new (store, cancellable, callback, user_data);
  g_task_set_source_tag (task, run_list);
  g_task_set_task_data (task, g_memdup2 (&list, sizeof list), g_free);
  g_task_run_in_thread (task, list_thread);
}

void
tenbo_people_list_async (TenboStore         *store,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  run_list (store, tenbo_store_list_everybody, cancellable, callback, user_data);
}

GPtrArray *
tenbo_people_list_finish (GAsyncResult *result,
                          GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

void
tenbo_people_list_rulesets_async (TenboStore         *store,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data)
{
  run_list (store, tenbo_store_list_played_rulesets, cancellable, callback, user_data);
}

GPtrArray *
tenbo_people_list_rulesets_finish (GAsyncResult *result,
                                   GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- Two people --- */

static void
count_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  const gint64 *ids = data;
  GError       *error = NULL;
  int           n_games;

  if (tenbo_store_count_games_together (source, ids[0], ids[1], &n_games, &error))
    g_task_return_int (task, n_games);
  else
    g_task_return_error (task, error);
}

void
tenbo_people_count_together_async (TenboStore         *store,
                                   gint64              person_id,
                                   gint64              other_id,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  gint64 ids[] = { person_id, other_id };

  g_return_if_fail (TENBO_IS_STORE (store));

  task = g_task_new (store, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_people_count_together_async);
  g_task_set_task_data (task, g_memdup2 (ids, sizeof ids), g_free);
  g_task_run_in_thread (task, count_thread);
}

int
tenbo_people_count_together_finish (GAsyncResult *result,
                                    GError      **error)
{
  return (int) g_task_propagate_int (G_TASK (result), error);
}

/* --- Figures --- */

static void
clear_figures (gpointer data)
{
  TenboPersonFigures *figures = data;

  g_clear_pointer (&figures->statistics, tenbo_statistics_free);
  g_clear_pointer (&figures->charts, g_ptr_array_unref);
}

TenboPersonFigures *
tenbo_person_figures_ref (TenboPersonFigures *figures)
{
  return g_atomic_rc_box_acquire (figures);
}

void
tenbo_person_figures_unref (TenboPersonFigures *figures)
{
  g_atomic_rc_box_release_full (figures, clear_figures);
}

static void
figures_thread (GTask        *task,
                gpointer      source,
                gpointer      data,
                GCancellable *cancellable)
{
  g_autoptr (TenboPersonFigures) figures = g_atomic_rc_box_new0 (TenboPersonFigures);
  TenboResultFilter *filter = data;
  GError            *error = NULL;

  if (tenbo_store_resolve_players (source, filter, figures->n_games, &error))
    figures->statistics = tenbo_statistics_read (source, filter, cancellable, &error);
  figures->n_players = filter->n_players;
  if (figures->statistics == NULL)
    {
      g_task_return_error (task, error);
      return;
    }

  figures->charts = tenbo_person_charts_new (figures->statistics);
  g_task_return_pointer (task, g_steal_pointer (&figures),
                         (GDestroyNotify) tenbo_person_figures_unref);
}

void
tenbo_person_figures_read_async (TenboStore              *store,
                                 const TenboResultFilter *filter,
                                 GCancellable            *cancellable,
                                 GAsyncReadyCallback      callback,
                                 gpointer                 user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_STORE (store));
  g_return_if_fail (filter != NULL);

  task = g_task_new (store, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_person_figures_read_async);
  g_task_set_task_data (task, tenbo_result_filter_copy (filter),
                        (GDestroyNotify) tenbo_result_filter_free);
  g_task_run_in_thread (task, figures_thread);
}

TenboPersonFigures *
tenbo_person_figures_read_finish (GAsyncResult *result,
                                  GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
