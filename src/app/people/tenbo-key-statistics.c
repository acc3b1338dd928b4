/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-key-statistics.h"

#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-places-bar.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Two tiles side by side on a phone */
#define MIN_TILE_WIDTH 130

/* The numbers, in the order of the page */
static const TenboStatisticId ids[] = {
  TENBO_STATISTIC_AVERAGE_RANK,
  TENBO_STATISTIC_TOTAL,
  TENBO_STATISTIC_WIN_RATE,
  TENBO_STATISTIC_DEAL_IN_RATE,
};

struct _TenboKeyStatistics
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkFlowBox     *numbers;
  GtkWidget      *places;
  TenboPlacesBar *bar;
  GtkLabel       *legend;

  GtkWidget *tiles[G_N_ELEMENTS (ids)];  /* borrowed from `numbers` */
  GtkLabel  *values[G_N_ELEMENTS (ids)]; /* borrowed from the tiles */
};

G_DEFINE_FINAL_TYPE (TenboKeyStatistics, tenbo_key_statistics, GTK_TYPE_BOX)

static void
add_number (TenboKeyStatistics *self,
            gsize               index)
{
  GtkWidget *tile = gtk_flow_box_child_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *value = gtk_label_new (NULL);
  GtkWidget *name = gtk_label_new (tenbo_statistic_get_name (ids[index]));

  gtk_widget_add_css_class (value, "title-1");
  gtk_widget_add_css_class (value, "numeric");
  gtk_widget_add_css_class (name, "caption");
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_box_append (GTK_BOX (box), value);
  gtk_box_append (GTK_BOX (box), name);
  gtk_widget_add_css_class (tile, "card");
  gtk_widget_add_css_class (tile, "key-statistic");
  gtk_widget_set_focusable (tile, FALSE);
  gtk_widget_set_size_request (tile, MIN_TILE_WIDTH, -1);
  gtk_widget_set_tooltip_text (tile, tenbo_statistic_get_help (ids[index]));
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (tile), box);
  gtk_flow_box_append (self->numbers, tile);
  self->tiles[index] = tile;
  self->values[index] = GTK_LABEL (value);
}

/* Shows the share of each place: "1st 28.6% · 2nd 24.1% · …". */
static void
show_places (TenboKeyStatistics    *self,
             const TenboStatistics *statistics,
             int                    n_players)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;
  g_autofree char *text = NULL;
  double           shares[TENBO_MAX_PLACES];

  for (int i = 0; i < n_players; i++)
    {
      TenboStatisticId      id = (TenboStatisticId) (TENBO_STATISTIC_RANK_1_RATE + i);
      const TenboStatistic *rate = tenbo_statistics_get (statistics, id, i == 3 ? 4 : n_players);
      g_autofree char      *share = tenbo_statistic_dup_text (rate);

      shares[i] = tenbo_statistic_get_value (rate);
      /* Translators: a place and its share of the games: "1st 28.6%" */
      g_strv_builder_take (parts, g_strdup_printf (C_ ("place", "%1$s %2$s"),
                                                   tenbo_words_rank ((uint8_t) (i + 1)), share));
    }
  all = g_strv_builder_end (parts);
  text = g_strjoinv (" \u00b7 ", all);
  tenbo_places_bar_set_shares (self->bar, shares, n_players);
  gtk_label_set_label (self->legend, text);
}

static void
tenbo_key_statistics_class_init (TenboKeyStatisticsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (TENBO_TYPE_PLACES_BAR);
  tenbo_class_set_template (klass, "tenbo-key-statistics");
  gtk_widget_class_bind_template_child (widget_class, TenboKeyStatistics, numbers);
  gtk_widget_class_bind_template_child (widget_class, TenboKeyStatistics, places);
  gtk_widget_class_bind_template_child (widget_class, TenboKeyStatistics, bar);
  gtk_widget_class_bind_template_child (widget_class, TenboKeyStatistics, legend);
}

static void
tenbo_key_statistics_init (TenboKeyStatistics *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    add_number (self, i);
}

void
tenbo_key_statistics_show (TenboKeyStatistics    *self,
                           const TenboStatistics *statistics,
                           guint                  minimum)
{
  int n_players;

  g_return_if_fail (TENBO_IS_KEY_STATISTICS (self));
  g_return_if_fail (statistics != NULL);

  n_players = tenbo_statistics_get (statistics, TENBO_STATISTIC_AVERAGE_RANK, 4)->of > 0 ? 4 : 3;
  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      gsize                 n;
      const int            *variants = tenbo_statistic_get_variants (ids[i], &n);
      int                   variant = n > 1 ? n_players : variants[0];
      const TenboStatistic *statistic = tenbo_statistics_get (statistics, ids[i], variant);
      g_autofree char      *value = tenbo_statistic_dup_text (statistic);
      g_autofree char      *label = g_strdup_printf ("%s: %s", tenbo_statistic_get_name (ids[i]),
                                                     value);

      gtk_label_set_label (self->values[i], value);
      tenbo_class_toggle (self->values[i], "dimmed",
                          statistic->of == 0 || statistic->n_games < minimum);
      tenbo_label_set_accessible (self->tiles[i], label);
    }
  show_places (self, statistics, n_players);
}
