/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-chart-ground.h"

#include <adwaita.h>

static AdwStyleManager *
get_manager (GtkWidget *widget)
{
  return adw_style_manager_get_for_display (gtk_widget_get_display (widget));
}

TenboChartGround
tenbo_chart_ground_find (GtkWidget *widget)
{
  gboolean contrast = adw_style_manager_get_high_contrast (get_manager (widget));

  if (adw_style_manager_get_dark (get_manager (widget)))
    return contrast ? TENBO_CHART_ON_DARK_CONTRAST : TENBO_CHART_ON_DARK;

  return contrast ? TENBO_CHART_ON_LIGHT_CONTRAST : TENBO_CHART_ON_LIGHT;
}

void
tenbo_chart_ground_follow (GtkWidget *widget)
{
  AdwStyleManager *manager = get_manager (widget);

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           widget, G_CONNECT_SWAPPED);
}
