/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-statistic-filter.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-days-dialog.h"
#include "tenbo-free-text.h"
#include "tenbo-label.h"
#include "tenbo-period.h"
#include "tenbo-rulesets.h"

#include <glib/gi18n.h>

static const guint minimums[] = { 1, 5, 10, 20, 50, 100 };

/* Numbers of the latest games, in the list of periods after TENBO_N_PERIODS */
static const guint latest[] = { 10, 50, 100 };

/* Number of players for each item of the list of players */
static const int tables[] = { 0, 4, 3 };

struct _TenboStatisticFilter
{
  AdwBin parent_instance;

  /* Template widgets */
  GtkDropDown *period_down;
  GtkDropDown *players_down;
  GtkDropDown *ruleset_down;
  GtkDropDown *opponent_down;
  GtkDropDown *minimum_down;

  /* Owned */
  GtkStringList *periods;
  GPtrArray     *keys; /* keys of the rulesets, in the order of the list after its first row */
  GtkStringList *opponents;
  GArray        *opponent_ids; /* gint64, in the same order */
  GDateTime     *first_day;    /* for TENBO_PERIOD_DAYS; NULL: open */
  GDateTime     *last_day;

  GCancellable *reading; /* read of the rulesets; borrowed */

  guint    period; /* the shown period */
  gboolean quiet;  /* set while the lists are filled */

  gboolean has_both;    /* whether there are games of three and of four players */
  gboolean has_players; /* whether the user chose the number of players */
  gboolean has_minimum; /* whether the user chose the minimum number of games */
};

G_DEFINE_FINAL_TYPE (TenboStatisticFilter, tenbo_statistic_filter, ADW_TYPE_BIN)

static guint changed_signal;

static void
selected_cb (TenboStatisticFilter *self)
{
  if (!self->quiet)
    g_signal_emit (self, changed_signal, 0);
}

/* --- Players --- */

static gboolean
has_ruleset (TenboStatisticFilter *self)
{
  guint selected = gtk_drop_down_get_selected (self->ruleset_down);

  return selected != GTK_INVALID_LIST_POSITION && selected > 0;
}

/* Shows or hides the number of players: a ruleset already determines it. */
static void
show_players (TenboStatisticFilter *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->players_down), self->has_both && !has_ruleset (self));
}

static void
players_selected_cb (TenboStatisticFilter *self)
{
  if (self->quiet)
    return;

  self->has_players = TRUE;
  selected_cb (self);
}

static void
ruleset_selected_cb (TenboStatisticFilter *self)
{
  show_players (self);
  selected_cb (self);
}

static void
minimum_selected_cb (TenboStatisticFilter *self)
{
  if (self->quiet)
    return;

  self->has_minimum = TRUE;
  selected_cb (self);
}

/* --- Period --- */

/* Selects @period; the days are those of TENBO_PERIOD_DAYS. The last row shows the days. */
static void
set_period (TenboStatisticFilter *self,
            guint                 period,
            GDateTime            *first,
            GDateTime            *last)
{
  g_autofree char *since = first != NULL ? tenbo_describe_date (first) : g_strdup ("");
  g_autofree char *until = last != NULL ? tenbo_describe_date (last) : g_strdup ("");
  g_autofree char *days = NULL;
  const char      *row[] = { tenbo_period_get_name (TENBO_PERIOD_DAYS), NULL };

  g_clear_pointer (&self->first_day, g_date_time_unref);
  g_clear_pointer (&self->last_day, g_date_time_unref);
  self->first_day = first != NULL ? g_date_time_ref (first) : NULL;
  self->last_day = last != NULL ? g_date_time_ref (last) : NULL;
  self->period = period;

  if (first != NULL || last != NULL)
    {
      /* Translators: a period: "1 Nov 2025 to 14 Nov 2025" */
      days = g_strdup_printf (C_ ("period", "%1$s to %2$s"), since, until);
      row[0] = days;
    }
  self->quiet = TRUE;
  gtk_string_list_splice (self->periods, TENBO_PERIOD_DAYS, 1, row);
  gtk_drop_down_set_selected (self->period_down, period);
  self->quiet = FALSE;
  selected_cb (self);
}

static void
days_chosen_cb (TenboStatisticFilter *self,
                GDateTime            *first,
                GDateTime            *last)
{
  set_period (self, TENBO_PERIOD_DAYS, first, last);
}

static void
period_selected_cb (TenboStatisticFilter *self)
{
  guint      selected = gtk_drop_down_get_selected (self->period_down);
  AdwDialog *dialog;

  if (self->quiet || selected == GTK_INVALID_LIST_POSITION)
    return;

  if (selected != TENBO_PERIOD_DAYS)
    {
      set_period (self, selected, NULL, NULL);
      return;
    }

  /* A dialog asks for the days; until they are chosen, the previous choice remains. */
  dialog = tenbo_days_dialog_new (self->first_day, self->last_day);
  self->quiet = TRUE;
  gtk_drop_down_set_selected (self->period_down, self->period);
  self->quiet = FALSE;
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (days_chosen_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* --- Rulesets --- */

/* @rulesets is of TenboPlayedRuleset; NULL: none. */
static void
set_rulesets (TenboStatisticFilter *self,
              GPtrArray            *rulesets)
{
  g_autoptr (GtkStringList) list = NULL;
  TenboResultFilter chosen;
  g_autofree char  *key = NULL;
  guint             position = 0;

  tenbo_statistic_filter_get (self, &chosen);
  key = g_strdup (chosen.ruleset_key);
  list = gtk_string_list_new (NULL);
  gtk_string_list_append (list, _ ("All Rulesets"));
  g_ptr_array_set_size (self->keys, 0);
  for (guint i = 0; rulesets != NULL && i < rulesets->len; i++)
    {
      const TenboPlayedRuleset *played = rulesets->pdata[i];

      gtk_string_list_append (list, tenbo_free_text_isolate (played->name));
      g_ptr_array_add (self->keys, g_strdup (played->key));
      if (g_strcmp0 (key, played->key) == 0)
        position = i + 1;
    }

  self->quiet = TRUE;
  gtk_drop_down_set_model (self->ruleset_down, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->ruleset_down, position);
  gtk_widget_set_visible (GTK_WIDGET (self->ruleset_down), self->keys->len > 1);
  self->quiet = FALSE;

  /* The chosen ruleset no longer exists, so the choice is now all rulesets. */
  if (key != NULL && position == 0)
    selected_cb (self);
}

/* Reads the rulesets that were played. Returns a GPtrArray. */
static gpointer
read_rulesets (TenboRead *read,
               gpointer   data,
               GError   **error)
{
  return tenbo_rulesets_list_played (read, error);
}

static void
show_rulesets (gpointer self,
               gpointer rulesets)
{
  if (rulesets != NULL)
    set_rulesets (self, rulesets);
}

void
tenbo_statistic_filter_read_rulesets (TenboStatisticFilter *self,
                                      TenboStore           *store)
{
  static const TenboBackgroundRead read = {
    .func = read_rulesets,
    .free_result = (GDestroyNotify) g_ptr_array_unref,
    .done = show_rulesets,
  };

  g_return_if_fail (TENBO_IS_STATISTIC_FILTER (self));

  if (self->reading == NULL)
    tenbo_background_read (self, store, &self->reading, &read, NULL);
}

/* --- The object --- */

static void
tenbo_statistic_filter_dispose (GObject *object)
{
  TenboStatisticFilter *self = TENBO_STATISTIC_FILTER (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_STATISTIC_FILTER);
  g_clear_object (&self->periods);
  g_clear_object (&self->opponents);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_pointer (&self->opponent_ids, g_array_unref);
  g_clear_pointer (&self->first_day, g_date_time_unref);
  g_clear_pointer (&self->last_day, g_date_time_unref);

  G_OBJECT_CLASS (tenbo_statistic_filter_parent_class)->dispose (object);
}

static void
tenbo_statistic_filter_class_init (TenboStatisticFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_statistic_filter_dispose;

  changed_signal = tenbo_class_add_signal (klass, "changed", 0);
  tenbo_class_set_template (klass, "tenbo-statistic-filter");
  gtk_widget_class_bind_template_child (widget_class, TenboStatisticFilter, period_down);
  gtk_widget_class_bind_template_child (widget_class, TenboStatisticFilter, players_down);
  gtk_widget_class_bind_template_child (widget_class, TenboStatisticFilter, ruleset_down);
  gtk_widget_class_bind_template_child (widget_class, TenboStatisticFilter, opponent_down);
  gtk_widget_class_bind_template_child (widget_class, TenboStatisticFilter, minimum_down);
  gtk_widget_class_bind_template_callback (widget_class, period_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, minimum_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

/* Makes screen readers announce both the purpose of @down and its choice; GTK announces only
 * one. */
static void
name_down (GtkDropDown *down)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (down);
  g_autofree char *label = NULL;

  if (item == NULL)
    return;

  /* Translators: the name of a list, and its choice: "Period: This Year" */
  label = g_strdup_printf (C_ ("choice", "%1$s: %2$s"),
                           gtk_widget_get_tooltip_text (GTK_WIDGET (down)),
                           gtk_string_object_get_string (item));
  tenbo_label_set_accessible (down, label);
}

static void
keep_named (GtkDropDown *down)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_signal_connect (down, "notify::selected-item", G_CALLBACK (name_down), NULL);
  name_down (down);
}

static void
tenbo_statistic_filter_init (TenboStatisticFilter *self)
{
  g_autoptr (GtkStringList) minimum_list = gtk_string_list_new (NULL);

  self->quiet = TRUE;
  self->keys = g_ptr_array_new_with_free_func (g_free);
  self->opponent_ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  gtk_widget_init_template (GTK_WIDGET (self));
  keep_named (self->period_down);
  keep_named (self->players_down);
  keep_named (self->ruleset_down);
  keep_named (self->opponent_down);
  keep_named (self->minimum_down);

  self->periods = gtk_string_list_new (NULL);
  for (int period = 0; period < TENBO_N_PERIODS; period++)
    gtk_string_list_append (self->periods, tenbo_period_get_name ((TenboPeriod) period));
  gtk_drop_down_set_model (self->period_down, G_LIST_MODEL (self->periods));

  gtk_string_list_append (minimum_list, _ ("Any Number of Games"));
  for (gsize i = 1; i < G_N_ELEMENTS (minimums); i++)
    gtk_string_list_take (
      minimum_list,
      g_strdup_printf (ngettext ("At Least %u Game", "At Least %u Games", minimums[i]),
                       minimums[i]));
  gtk_drop_down_set_model (self->minimum_down, G_LIST_MODEL (minimum_list));

  self->opponents = gtk_string_list_new (NULL);
  gtk_string_list_append (self->opponents, _ ("All Opponents"));
  gtk_drop_down_set_model (self->opponent_down, G_LIST_MODEL (self->opponents));
  self->quiet = FALSE;
  set_rulesets (self, NULL);
}

void
tenbo_statistic_filter_add_opponent (TenboStatisticFilter *self,
                                     gint64                person_id,
                                     const char           *name)
{
  g_return_if_fail (TENBO_IS_STATISTIC_FILTER (self));
  g_return_if_fail (name != NULL);

  for (guint i = 0; i < self->opponent_ids->len; i++)
    if (g_array_index (self->opponent_ids, gint64, i) == person_id)
      return;

  self->quiet = TRUE;
  gtk_string_list_append (self->opponents, name);
  g_array_append_val (self->opponent_ids, person_id);
  gtk_widget_set_visible (GTK_WIDGET (self->opponent_down), TRUE);
  self->quiet = FALSE;
}

void
tenbo_statistic_filter_set_opponent (TenboStatisticFilter *self,
                                     gint64                person_id)
{
  guint position = 0;

  g_return_if_fail (TENBO_IS_STATISTIC_FILTER (self));

  for (guint i = 0; i < self->opponent_ids->len; i++)
    if (g_array_index (self->opponent_ids, gint64, i) == person_id)
      position = i + 1;
  gtk_drop_down_set_selected (self->opponent_down, position);
}

void
tenbo_statistic_filter_show_players (TenboStatisticFilter *self,
                                     const guint           n_games[2],
                                     int                   n_players)
{
  g_return_if_fail (TENBO_IS_STATISTIC_FILTER (self));

  self->has_both = self->has_both || (n_games[0] > 0 && n_games[1] > 0);
  self->quiet = TRUE;
  for (guint i = 0; !has_ruleset (self) && i < G_N_ELEMENTS (tables); i++)
    if (tables[i] == n_players)
      gtk_drop_down_set_selected (self->players_down, i);
  self->quiet = FALSE;
  show_players (self);
}

void
tenbo_statistic_filter_get (TenboStatisticFilter *self,
                            TenboResultFilter    *filter)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (GDateTime) first = NULL;
  g_autoptr (GDateTime) last = NULL;
  guint opponent;

  g_return_if_fail (TENBO_IS_STATISTIC_FILTER (self));
  g_return_if_fail (filter != NULL);

  *filter = (TenboResultFilter) { 0 };
  if (self->period >= TENBO_N_PERIODS)
    filter->n_latest = latest[self->period - TENBO_N_PERIODS];
  else if (self->period != TENBO_PERIOD_DAYS)
    tenbo_period_get_days ((TenboPeriod) self->period, today, &first, &last);
  tenbo_period_get_bounds (first != NULL ? first : self->first_day,
                           last != NULL ? last : self->last_day, &filter->since_msec,
                           &filter->until_msec);

  if (has_ruleset (self))
    filter->ruleset_key =
      self->keys->pdata[gtk_drop_down_get_selected (self->ruleset_down) - 1];
  else
    filter->n_players = self->has_players
                          ? tables[gtk_drop_down_get_selected (self->players_down)]
                          : TENBO_PLAYERS_USUAL;

  opponent = gtk_drop_down_get_selected (self->opponent_down);
  if (opponent != GTK_INVALID_LIST_POSITION && opponent > 0)
    filter->opponent_id = g_array_index (self->opponent_ids, gint64, opponent - 1);
}

void
tenbo_statistic_filter_offer_latest (TenboStatisticFilter *self)
{
  g_return_if_fail (TENBO_IS_STATISTIC_FILTER (self));

  for (gsize i = 0; i < G_N_ELEMENTS (latest); i++)
    gtk_string_list_take (self->periods,
                          g_strdup_printf (ngettext ("Last %u Game", "Last %u Games", latest[i]),
                                           latest[i]));
}

guint
tenbo_statistic_filter_get_minimum (TenboStatisticFilter *self)
{
  guint selected;

  g_return_val_if_fail (TENBO_IS_STATISTIC_FILTER (self), 1);

  selected = gtk_drop_down_get_selected (self->minimum_down);

  return selected < G_N_ELEMENTS (minimums) ? minimums[selected] : minimums[0];
}

void
tenbo_statistic_filter_suggest_minimum (TenboStatisticFilter *self,
                                        guint                 minimum)
{
  g_return_if_fail (TENBO_IS_STATISTIC_FILTER (self));

  if (self->has_minimum)
    return;

  self->quiet = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (minimums); i++)
    if (minimums[i] == minimum)
      gtk_drop_down_set_selected (self->minimum_down, i);
  self->quiet = FALSE;
}

char *
tenbo_statistic_filter_dup_text (TenboStatisticFilter *self)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  GtkDropDown *downs[4];

  g_return_val_if_fail (TENBO_IS_STATISTIC_FILTER (self), NULL);

  downs[0] = self->period_down;
  downs[1] = self->players_down;
  downs[2] = self->ruleset_down;
  downs[3] = self->opponent_down;
  for (gsize i = 0; i < G_N_ELEMENTS (downs); i++)
    {
      GtkStringObject *item = gtk_drop_down_get_selected_item (downs[i]);

      /* The first row of each list means "any". */
      if (gtk_widget_get_visible (GTK_WIDGET (downs[i])) && item != NULL &&
          gtk_drop_down_get_selected (downs[i]) > 0)
        g_strv_builder_add (parts, gtk_string_object_get_string (item));
    }
  texts = g_strv_builder_end (parts);

  return g_strjoinv (" \u00b7 ", texts);
}
