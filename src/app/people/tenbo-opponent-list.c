/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-opponent-list.h"

#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-plain-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Number of opponents shown initially, enough for a weekly group */
#define MAX_FEW 8

struct _TenboOpponentList
{
  AdwPreferencesGroup parent_instance;

  GtkWidget *more_row; /* owned by the widget tree */

  GPtrArray             *rows;       /* of AdwActionRow, borrowed from the group; owned */
  TenboPersonStatistics *statistics; /* or NULL; owned */
  gint64                 opponent_id;
  guint                  minimum;
  gboolean               all;
};

G_DEFINE_FINAL_TYPE (TenboOpponentList, tenbo_opponent_list, ADW_TYPE_PREFERENCES_GROUP)

static guint chosen_signal;

static void
choose_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *person_id)
{
  g_signal_emit (widget, chosen_signal, 0, g_variant_get_int64 (person_id));
}

static char *
describe_times (gint64 times,
                gint64 points)
{
  g_autofree char *n = tenbo_words_points (times, FALSE);
  g_autofree char *sum = tenbo_words_points (points, FALSE);

  /* Translators: how often, and the sum of points: "5× (12,300)" */
  return g_strdup_printf (C_ ("statistics", "%1$s\u00d7 (%2$s)"), n, sum);
}

static GtkWidget *
create_row (const TenboOpponent *opponent,
            gboolean             is_alone)
{
  const char      *name = tenbo_free_text_isolate (opponent->name);
  double           rate = opponent->n_ahead * 100.0 / opponent->n_games;
  g_autofree char *games = tenbo_words_games (opponent->n_games);
  g_autofree char *times = tenbo_words_points (opponent->n_ahead, FALSE);
  g_autofree char *ahead = g_strdup_printf (C_ ("statistics", "%.1f%%"), rate);
  g_autofree char *difference = tenbo_words_total (opponent->difference, opponent->in_thousands);
  g_autofree char *given = describe_times (opponent->dealt_to, opponent->dealt_to_points);
  g_autofree char *taken = describe_times (opponent->dealt_from, opponent->dealt_from_points);
  g_autofree char *totals = NULL;
  g_autofree char *deal_ins = NULL;
  g_autofree char *subtitle = NULL;
  GtkWidget       *row;

  /* Translators: against one opponent: "12 games · ahead in 7 (58.3%) · totals +34,500" */
  totals = g_strdup_printf (_ ("%1$s \u00b7 ahead in %2$s (%3$s) \u00b7 totals %4$s"), games, times,
                            ahead, difference);
  if (opponent->hands > 0)
    /* Translators: deal-ins between two, in both directions, with their points: "dealt in to them
     * 5× (12,300), they 8× (20,100)" */
    deal_ins = g_strdup_printf (_ ("Dealt in: %1$s, they: %2$s"), given, taken);
  subtitle = g_strjoin ("\n", totals, deal_ins, NULL);

  row = tenbo_plain_row_new (name, subtitle);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle,
                                  -1);
  if (is_alone)
    return row;

  tenbo_plain_row_make_link (row);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", opponent->person_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "opponents.choose");

  return row;
}

/* Creates the rows again: a few, because most users never expand the list. */
static void
fill (TenboOpponentList *self)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (self);
  const GPtrArray     *opponents = tenbo_statistics_get_opponents (self->statistics->statistics);
  gboolean             more = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (group, self->rows->pdata[i]);
  g_ptr_array_set_size (self->rows, 0);

  /* Keep the button last. */
  g_object_ref (self->more_row);
  adw_preferences_group_remove (group, self->more_row);
  for (guint i = 0; i < opponents->len; i++)
    {
      const TenboOpponent *opponent = opponents->pdata[i];
      gboolean             is_alone = opponent->person_id == self->opponent_id;

      if (opponent->n_games < self->minimum || (self->opponent_id != 0 && !is_alone))
        continue;
      more = !self->all && self->rows->len == MAX_FEW;
      if (more)
        break;
      g_ptr_array_add (self->rows, create_row (opponent, is_alone));
      adw_preferences_group_add (group, self->rows->pdata[self->rows->len - 1]);
    }
  adw_preferences_group_add (group, self->more_row);
  g_object_unref (self->more_row);
  gtk_widget_set_visible (self->more_row, more);
  gtk_widget_set_visible (GTK_WIDGET (self), self->rows->len > 0);
}

static void
more_activated_cb (TenboOpponentList *self)
{
  self->all = TRUE;
  fill (self);
  gtk_widget_grab_focus (self->rows->pdata[MAX_FEW]);
}

static void
tenbo_opponent_list_dispose (GObject *object)
{
  TenboOpponentList *self = TENBO_OPPONENT_LIST (object);

  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->statistics, tenbo_person_statistics_unref);

  G_OBJECT_CLASS (tenbo_opponent_list_parent_class)->dispose (object);
}

static void
tenbo_opponent_list_class_init (TenboOpponentListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tenbo_opponent_list_dispose;

  chosen_signal = tenbo_class_add_signal (klass, "chosen", 1, G_TYPE_INT64);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "opponents.choose", "x",
                                   choose_activated);
}

static void
tenbo_opponent_list_init (TenboOpponentList *self)
{
  self->rows = g_ptr_array_new ();
  self->more_row = adw_button_row_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Head to Head"));
  /* Translators: button: all opponents */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->more_row), _ ("Show All"));
  g_signal_connect_object (self->more_row, "activated", G_CALLBACK (more_activated_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->more_row);
}

void
tenbo_opponent_list_show (TenboOpponentList     *self,
                          TenboPersonStatistics *statistics,
                          gint64                 opponent_id,
                          guint                  minimum)
{
  g_return_if_fail (TENBO_IS_OPPONENT_LIST (self));
  g_return_if_fail (statistics != NULL);

  tenbo_person_statistics_ref (statistics);
  g_clear_pointer (&self->statistics, tenbo_person_statistics_unref);
  self->statistics = statistics;
  self->opponent_id = opponent_id;
  self->minimum = minimum;
  fill (self);
}
