/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-statistics-view.h"

#include "tenbo-background-read.h"
#include "tenbo-chart-view.h"
#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-key-statistics.h"
#include "tenbo-opponent-list.h"
#include "tenbo-statistic-filter.h"
#include "tenbo-statistic-list.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Delay before a running read is indicated */
#define SHOW_PROGRESS_AFTER_MSEC 500

/* Interval between reads while games are being counted */
#define AGAIN_SECONDS 3

struct _TenboPersonStatisticsView
{
  GtkBox parent_instance;

  /* Template widgets */
  TenboStatisticFilter *filter;
  GtkWidget            *spinner;
  GtkLabel             *uncounted_label;
  GtkWidget            *none_label;
  GtkWidget            *statistics_box;
  GtkStack             *stack;
  TenboKeyStatistics   *key_statistics;
  TenboStatisticList   *statistic_list;
  GtkWidget            *charts_box;
  TenboOpponentList    *opponent_list;

  /* Owned */
  TenboStore *store;

  TenboPersonStatistics *statistics;  /* shown statistics, or NULL */
  GPtrArray             *chart_views; /* of TenboChartView, borrowed from the box */
  char                  *scope;       /* which games the shown statistics cover, as text */

  GCancellable *reading; /* read of the statistics; borrowed */
  gint64        person_id;
  guint         progress_source;
  guint         again_source;
};

G_DEFINE_FINAL_TYPE (TenboPersonStatisticsView, tenbo_person_statistics_view, GTK_TYPE_BOX)

static void read_statistics (TenboPersonStatisticsView *self);

/* --- Showing --- */

static gboolean
again_cb (gpointer user_data)
{
  TenboPersonStatisticsView *self = user_data;

  self->again_source = 0;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    read_statistics (self);

  return G_SOURCE_REMOVE;
}

/* Shows that games are still being counted in the background, and reads the statistics
 * again until all games are counted. */
static void
show_uncounted (TenboPersonStatisticsView *self)
{
  guint            n = tenbo_statistics_get_n_uncounted (self->statistics->statistics);
  g_autofree char *text = NULL;

  g_clear_handle_id (&self->again_source, g_source_remove);
  gtk_widget_set_visible (GTK_WIDGET (self->uncounted_label), n > 0);
  if (n == 0)
    return;

  text = tenbo_words_count (ngettext ("%s game is still being added to the statistics.",
                                      "%s games are still being added to the statistics.", n),
                            n);
  gtk_label_set_label (self->uncounted_label, text);
  self->again_source = g_timeout_add_seconds (AGAIN_SECONDS, again_cb, self);
}

static void
show_statistics (gpointer user_data,
                 gpointer statistics)
{
  TenboPersonStatisticsView *self = user_data;
  guint                      minimum = tenbo_statistic_filter_get_minimum (self->filter);
  TenboResultFilter          asked;
  const GPtrArray           *opponents;
  GPtrArray                 *charts;
  gboolean                   any;

  g_clear_handle_id (&self->progress_source, g_source_remove);
  gtk_widget_set_visible (self->spinner, FALSE);

  if (statistics == NULL)
    return;

  g_clear_pointer (&self->statistics, tenbo_person_statistics_unref);
  self->statistics = tenbo_person_statistics_ref (statistics);
  charts = self->statistics->charts;
  opponents = tenbo_statistics_get_opponents (self->statistics->statistics);
  tenbo_statistic_filter_show_players (self->filter, self->statistics->n_games,
                                       self->statistics->n_players);
  g_free (self->scope);
  self->scope = tenbo_statistic_filter_dup_text (self->filter);

  /* The opponents in a period or with a ruleset are a subset of all opponents. */
  tenbo_statistic_filter_get (self->filter, &asked);
  if (asked.since_msec == 0 && asked.until_msec == 0 && asked.n_latest == 0 &&
      asked.ruleset_key == NULL && asked.opponent_id == 0)
    for (guint i = 0; i < opponents->len; i++)
      {
        const TenboOpponent *opponent = opponents->pdata[i];

        tenbo_statistic_filter_add_opponent (self->filter, opponent->person_id,
                                             tenbo_free_text_isolate (opponent->name));
      }
  show_uncounted (self);

  any = tenbo_statistics_get_n_games (self->statistics->statistics) > 0;
  gtk_widget_set_visible (self->statistics_box, any);
  gtk_widget_set_visible (self->none_label, !any);
  if (!any)
    return;

  tenbo_key_statistics_show (self->key_statistics, self->statistics->statistics, minimum);
  tenbo_statistic_list_show (self->statistic_list, self->statistics, minimum);

  /* A chart replaces the previous one in its view, which keeps the view's state. */
  while (self->chart_views->len < charts->len)
    {
      GtkWidget *view = tenbo_chart_view_new ();

      gtk_box_append (GTK_BOX (self->charts_box), view);
      g_ptr_array_add (self->chart_views, view);
    }
  for (guint i = 0; i < self->chart_views->len; i++)
    {
      if (i < charts->len)
        tenbo_chart_view_set_chart (self->chart_views->pdata[i], charts->pdata[i]);
      gtk_widget_set_visible (self->chart_views->pdata[i], i < charts->len);
    }

  tenbo_opponent_list_show (self->opponent_list, self->statistics, asked.opponent_id, minimum);
}

/* --- Reading --- */

static gboolean
show_progress_cb (gpointer user_data)
{
  TenboPersonStatisticsView *self = user_data;

  self->progress_source = 0;
  gtk_widget_set_visible (self->spinner, TRUE);

  return G_SOURCE_REMOVE;
}

static void
read_statistics (TenboPersonStatisticsView *self)
{
  static const TenboBackgroundRead read = {
    .func = tenbo_person_statistics_read,
    .free_data = (GDestroyNotify) tenbo_result_filter_free,
    .free_result = (GDestroyNotify) tenbo_person_statistics_unref,
    .done = show_statistics,
    .failure = N_ ("Could Not Read Statistics"),
  };
  TenboResultFilter filter;

  g_clear_handle_id (&self->again_source, g_source_remove);
  if (self->progress_source == 0)
    self->progress_source = g_timeout_add (SHOW_PROGRESS_AFTER_MSEC, show_progress_cb, self);

  tenbo_statistic_filter_get (self->filter, &filter);
  filter.person_id = self->person_id;
  tenbo_background_read (self, self->store, &self->reading, &read,
                         tenbo_result_filter_copy (&filter));
}

static void
filter_changed_cb (TenboPersonStatisticsView *self)
{
  if (self->store != NULL)
    read_statistics (self);
}

static void
opponent_chosen_cb (TenboPersonStatisticsView *self,
                    gint64                     person_id)
{
  tenbo_statistic_filter_set_opponent (self->filter, person_id);
  gtk_widget_child_focus (GTK_WIDGET (self->filter), GTK_DIR_TAB_FORWARD);
}

/* --- The object --- */

static void
tenbo_person_statistics_view_dispose (GObject *object)
{
  TenboPersonStatisticsView *self = TENBO_PERSON_STATISTICS_VIEW (object);

  g_clear_handle_id (&self->progress_source, g_source_remove);
  g_clear_handle_id (&self->again_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_PERSON_STATISTICS_VIEW);
  g_clear_pointer (&self->chart_views, g_ptr_array_unref);
  g_clear_pointer (&self->statistics, tenbo_person_statistics_unref);
  g_clear_pointer (&self->scope, g_free);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_person_statistics_view_parent_class)->dispose (object);
}

static void
tenbo_person_statistics_view_class_init (TenboPersonStatisticsViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_person_statistics_view_dispose;

  g_type_ensure (TENBO_TYPE_STATISTIC_FILTER);
  g_type_ensure (TENBO_TYPE_KEY_STATISTICS);
  g_type_ensure (TENBO_TYPE_STATISTIC_LIST);
  g_type_ensure (TENBO_TYPE_OPPONENT_LIST);
  tenbo_class_set_template (klass, "tenbo-person-statistics-view");
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, filter);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, spinner);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, uncounted_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, none_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, statistics_box);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, key_statistics);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, statistic_list);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, charts_box);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonStatisticsView, opponent_list);
  gtk_widget_class_bind_template_callback (widget_class, filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, opponent_chosen_cb);
}

static void
tenbo_person_statistics_view_init (TenboPersonStatisticsView *self)
{
  self->chart_views = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_statistic_filter_offer_latest (self->filter);
}

void
tenbo_person_statistics_view_read (TenboPersonStatisticsView *self,
                                   TenboStore                *store,
                                   gint64                     person_id)
{
  g_return_if_fail (TENBO_IS_PERSON_STATISTICS_VIEW (self));
  g_return_if_fail (TENBO_IS_STORE (store));

  g_set_object (&self->store, store);
  self->person_id = person_id;
  tenbo_statistic_filter_read_rulesets (self->filter, store);
  read_statistics (self);
}

TenboPersonPaper *
tenbo_person_statistics_view_create_paper (TenboPersonStatisticsView *self,
                                           const TenboStoredPerson   *person)
{
  g_return_val_if_fail (TENBO_IS_PERSON_STATISTICS_VIEW (self), NULL);

  if (self->statistics == NULL)
    return NULL;

  return tenbo_person_paper_new (
    person, self->scope, tenbo_statistic_filter_get_minimum (self->filter), self->statistics);
}
