/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-chart.h"

#include "tenbo-free-text.h"

#include <glib/gi18n-lib.h>

TenboChart *
tenbo_session_chart_new (const TenboSessionTotals *totals,
                         gboolean                  in_thousands)
{
  TenboChartUnit     unit = in_thousands ? TENBO_CHART_THOUSANDS : TENBO_CHART_TOTAL;
  TenboChart        *chart = tenbo_chart_new (TENBO_CHART_LINES, unit,
                                              _ ("Totals over the evening"));
  g_autofree gint64 *values = g_new0 (gint64, totals->totals->len + 1);

  tenbo_chart_set_point_word (chart, _ ("Game"));
  for (guint i = 0; i < totals->totals->len; i++)
    {
      const TenboSessionTotal *total = g_ptr_array_index (totals->totals, i);

      tenbo_chart_add_series (chart, tenbo_free_text_isolate (total->name), -1);
    }
  if (totals->n_games == 0)
    return chart;

  tenbo_chart_add_point (chart, C_ ("chart", "Start"), values);
  for (guint game = 0; game < totals->n_games; game++)
    {
      /* Translators: a game of an evening by its number: "Game 3" */
      g_autofree char *label = g_strdup_printf (_ ("Game %u"), game + 1);

      for (guint i = 0; i < totals->totals->len; i++)
        values[i] = tenbo_session_totals_get_running (totals, game, i);
      tenbo_chart_add_point (chart, label, values);
    }

  return chart;
}
