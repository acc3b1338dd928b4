/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-reading.h"

#include "tenbo-people.h"
#include "tenbo-person-charts.h"
#include "tenbo-rulesets.h"

/* --- Lists --- */

static void
run_list (TenboStore *store,
          gpointer (*func) (TenboRead *read, gpointer data, GError **error),
          GCancellable       *cancellable,
          GAsyncReadyCallback callback,
          gpointer            user_data)
{
  TenboReadJob job = { .func = func, .free_result = (GDestroyNotify) g_ptr_array_unref };

  tenbo_store_read_async (store, &job, cancellable, callback, user_data);
}

static gpointer
list_people_cb (TenboRead *read,
                gpointer   data,
                GError   **error)
{
  return tenbo_people_list_all (read, error);
}

void
tenbo_people_list_async (TenboStore         *store,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  run_list (store, list_people_cb, cancellable, callback, user_data);
}

static gpointer
list_rulesets_cb (TenboRead *read,
                  gpointer   data,
                  GError   **error)
{
  return tenbo_rulesets_list_played (read, error);
}

void
tenbo_people_list_rulesets_async (TenboStore         *store,
                                  GCancellable       *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer            user_data)
{
  run_list (store, list_rulesets_cb, cancellable, callback, user_data);
}

/* --- Two people --- */

static gpointer
count_cb (TenboRead *read,
          gpointer   data,
          GError   **error)
{
  const gint64 *ids = data;
  int           n_games;

  return tenbo_people_count_together (read, ids[0], ids[1], &n_games, error)
           ? g_memdup2 (&n_games, sizeof n_games)
           : NULL;
}

void
tenbo_people_count_together_async (TenboStore         *store,
                                   gint64              person_id,
                                   gint64              other_id,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data)
{
  gint64       ids[] = { person_id, other_id };
  TenboReadJob job = {
    .func = count_cb,
    .data = g_memdup2 (ids, sizeof ids),
    .free_data = g_free,
    .free_result = g_free,
  };

  tenbo_store_read_async (store, &job, cancellable, callback, user_data);
}

int
tenbo_people_count_together_finish (GAsyncResult *result,
                                    GError      **error)
{
  g_autofree int *n_games = g_task_propagate_pointer (G_TASK (result), error);

  return n_games != NULL ? *n_games : -1;
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

static gpointer
read_figures_cb (TenboRead *read,
                 gpointer   data,
                 GError   **error)
{
  g_autoptr (TenboPersonFigures) figures = g_atomic_rc_box_new0 (TenboPersonFigures);
  TenboResultFilter *filter = data;

  if (tenbo_results_resolve_players (read, filter, figures->n_games, error))
    figures->statistics = tenbo_statistics_read (read, filter, error);
  if (figures->statistics == NULL)
    return NULL;

  figures->n_players = filter->n_players;
  figures->charts = tenbo_person_charts_new (figures->statistics);
  return g_steal_pointer (&figures);
}

void
tenbo_person_figures_read_async (TenboStore              *store,
                                 const TenboResultFilter *filter,
                                 GCancellable            *cancellable,
                                 GAsyncReadyCallback      callback,
                                 gpointer                 user_data)
{
  TenboReadJob job = {
    .func = read_figures_cb,
    .data = tenbo_result_filter_copy (filter),
    .free_data = (GDestroyNotify) tenbo_result_filter_free,
    .free_result = (GDestroyNotify) tenbo_person_figures_unref,
  };

  tenbo_store_read_async (store, &job, cancellable, callback, user_data);
}
