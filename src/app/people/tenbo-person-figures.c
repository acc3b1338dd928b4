/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-figures.h"

#include "tenbo-person-charts.h"
#include "tenbo-usual-players.h"

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

gpointer
tenbo_person_figures_read (TenboStore   *store,
                           gpointer      filter,
                           GCancellable *cancellable,
                           GError      **error)
{
  g_autoptr (TenboPersonFigures) figures = g_atomic_rc_box_new0 (TenboPersonFigures);

  if (tenbo_store_resolve_players (store, filter, figures->n_games, error))
    figures->statistics = tenbo_statistics_read (store, filter, cancellable, error);
  if (figures->statistics == NULL)
    return NULL;

  figures->n_players = ((const TenboResultFilter *) filter)->n_players;
  figures->charts = tenbo_person_charts_new (figures->statistics);

  return g_steal_pointer (&figures);
}
