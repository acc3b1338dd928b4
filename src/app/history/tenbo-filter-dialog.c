/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-filter-dialog.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-label.h"
#include "tenbo-people.h"
#include "tenbo-period.h"
#include "tenbo-plain-row.h"
#include "tenbo-rulesets.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

#define N_KINDS (TENBO_FILTER_SHOW + 1)

/* Terms to choose from, for each kind */
typedef struct
{
  GPtrArray *terms[N_KINDS]; /* of TenboFilterTerm; NULL: none, or not read yet */
} Choices;

struct _TenboFilterDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwWindowTitle      *window_title;
  GtkWidget           *clear_button;
  AdwPreferencesGroup *people_group;
  AdwComboRow         *person_row;
  AdwComboRow         *ruleset_row;
  AdwComboRow         *place_row;
  AdwComboRow         *show_row;
  AdwComboRow         *period_row;
  GtkMenuButton       *first_button;
  GtkMenuButton       *last_button;

  /* Owned */
  TenboHistoryFilter *filter;
  TenboHistoryModel  *model;
  Choices             choices;
  GPtrArray          *chosen; /* rows of the people; borrowed */

  GCancellable *reading; /* borrowed */
};

G_DEFINE_FINAL_TYPE (TenboFilterDialog, tenbo_filter_dialog, ADW_TYPE_DIALOG)

static void
choices_clear (Choices *choices)
{
  for (guint i = 0; i < N_KINDS; i++)
    g_clear_pointer (&choices->terms[i], g_ptr_array_unref);
}

static void
choices_free (gpointer data)
{
  choices_clear (data);
  g_free (data);
}

static GPtrArray *
new_terms (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_filter_term_free);
}

/* Returns the row that chooses terms of @kind, or NULL. */
static AdwComboRow *
get_row (TenboFilterDialog *self,
         TenboFilterKind    kind)
{
  AdwComboRow *const rows[N_KINDS] = {
    [TENBO_FILTER_PERSON] = self->person_row,
    [TENBO_FILTER_RULESET] = self->ruleset_row,
    [TENBO_FILTER_VENUE] = self->place_row,
    [TENBO_FILTER_PERIOD] = self->period_row,
    [TENBO_FILTER_SHOW] = self->show_row,
  };

  return rows[kind];
}

/* --- From the filter to the widgets --- */

static void
update_count (TenboFilterDialog *self)
{
  g_autofree char *games =
    tenbo_words_games (g_list_model_get_n_items (G_LIST_MODEL (self->model)));

  adw_window_title_set_subtitle (self->window_title, games);
}

static void
remove_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  tenbo_history_filter_remove (TENBO_FILTER_DIALOG (widget)->filter, TENBO_FILTER_PERSON,
                               g_variant_get_int64 (parameter));
}

static void
add_person_row (TenboFilterDialog     *self,
                const TenboFilterTerm *person)
{
  GtkWidget       *row = tenbo_plain_row_new (person->name, NULL);
  GtkWidget       *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  g_autofree char *label = g_strdup_printf (_ ("Remove Filter: %s"), person->name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  tenbo_label_set_accessible (button, label);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", person->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "filter-dialog.remove");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->people_group, row);
  g_ptr_array_add (self->chosen, row);
}

static void
update (TenboFilterDialog *self)
{
  const TenboFilterTerm *period = tenbo_history_filter_find (self->filter, TENBO_FILTER_PERIOD);
  GPtrArray             *terms = tenbo_history_filter_get_terms (self->filter);
  GDateTime             *days[] = { period != NULL ? period->first_day : NULL,
                        period != NULL ? period->last_day : NULL };
  GtkMenuButton *buttons[] = { self->first_button, self->last_button };

  for (guint i = 0; i < self->chosen->len; i++)
    adw_preferences_group_remove (self->people_group, g_ptr_array_index (self->chosen, i));
  g_ptr_array_set_size (self->chosen, 0);
  for (guint i = 0; i < terms->len; i++)
    {
      const TenboFilterTerm *term = g_ptr_array_index (terms, i);

      if (term->kind == TENBO_FILTER_PERSON)
        add_person_row (self, term);
    }

  for (gsize i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *text = days[i] != NULL ? tenbo_describe_date (days[i])
                                              : g_strdup (_ ("Any Day"));

      gtk_menu_button_set_label (buttons[i], text);
    }

  /* The first item of each row means "any". Chosen people have rows below. */
  for (TenboFilterKind kind = TENBO_FILTER_PERSON; kind < N_KINDS; kind++)
    {
      const TenboFilterTerm *term = tenbo_history_filter_find (self->filter, kind);
      GPtrArray             *choices = self->choices.terms[kind];
      guint                  selected = 0;

      if (choices == NULL)
        continue;

      for (guint i = 0; term != NULL && kind != TENBO_FILTER_PERSON && i < choices->len; i++)
        {
          const TenboFilterTerm *choice = g_ptr_array_index (choices, i);

          if (choice->id == term->id && g_strcmp0 (choice->key, term->key) == 0)
            {
              selected = i + 1;
              break;
            }
        }
      adw_combo_row_set_selected (get_row (self, kind), selected);
    }
}

static gboolean
is_by_days (gpointer self,
            guint    period)
{
  return period == TENBO_PERIOD_DAYS;
}

/* --- From the widgets to the filter --- */

static void
selected_cb (TenboFilterDialog *self,
             GParamSpec        *pspec,
             AdwComboRow       *row)
{
  guint                  selected = adw_combo_row_get_selected (row);
  TenboFilterKind        kind = TENBO_FILTER_PERSON;
  const TenboFilterTerm *term;

  while (get_row (self, kind) != row)
    kind++;

  if (self->choices.terms[kind] == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  if (selected == 0)
    {
      if (kind != TENBO_FILTER_PERSON)
        tenbo_history_filter_remove (self->filter, kind, 0);
      return;
    }

  term = g_ptr_array_index (self->choices.terms[kind], selected - 1);
  if (kind == TENBO_FILTER_PERIOD && term->id == TENBO_PERIOD_DAYS)
    {
      /* Start with the days of the previous period. */
      term = tenbo_history_filter_find (self->filter, kind);
      tenbo_history_filter_set_days (self->filter, term != NULL ? term->first_day : NULL,
                                     term != NULL ? term->last_day : NULL);
    }
  else
    tenbo_history_filter_set (self->filter, term);
}

/* Keeps the period valid: if it would end before it begins, both days become the day chosen
 * last. */
static void
day_selected_cb (TenboFilterDialog *self,
                 GtkCalendar       *calendar)
{
  GtkWidget *button = gtk_widget_get_ancestor (GTK_WIDGET (calendar), GTK_TYPE_MENU_BUTTON);
  gboolean   by_first = button == GTK_WIDGET (self->first_button);
  g_autoptr (GDateTime) day = gtk_calendar_get_date (calendar);
  const TenboFilterTerm *period = tenbo_history_filter_find (self->filter, TENBO_FILTER_PERIOD);
  GDateTime             *first = by_first ? day : period != NULL ? period->first_day
                                                                 : NULL;
  GDateTime             *last = !by_first ? day : period != NULL ? period->last_day
                                                                 : NULL;

  if (first != NULL && last != NULL && g_date_time_compare (first, last) > 0)
    first = last = day;

  tenbo_history_filter_set_days (self->filter, first, last);
}

/* Creates a calendar that shows the chosen day. */
static void
create_calendar (GtkMenuButton *button,
                 gpointer       user_data)
{
  TenboFilterDialog     *self = user_data;
  GtkWidget             *popover = gtk_popover_new ();
  GtkWidget             *calendar = gtk_calendar_new ();
  const TenboFilterTerm *period = tenbo_history_filter_find (self->filter, TENBO_FILTER_PERIOD);
  GDateTime             *day = NULL;

  if (period != NULL)
    day = button == self->first_button ? period->first_day : period->last_day;
  if (day != NULL)
    gtk_calendar_select_day (GTK_CALENDAR (calendar), day);

  gtk_popover_set_child (GTK_POPOVER (popover), calendar);
  gtk_menu_button_set_popover (button, popover);
  g_signal_connect_object (calendar, "day-selected", G_CALLBACK (day_selected_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
clear_clicked_cb (TenboFilterDialog *self)
{
  tenbo_history_filter_clear (self->filter, TRUE);
}

/* --- The terms to choose from --- */

static void
add_term (Choices        *choices,
          TenboFilterKind kind,
          gint64          id,
          const char     *key,
          const char     *name)
{
  TenboFilterTerm term = { .kind = kind, .id = id, .key = (char *) key, .name = (char *) name };

  g_ptr_array_add (choices->terms[kind], tenbo_filter_term_copy (&term));
}

static gpointer
read_choices (TenboRead *read,
              gpointer   data,
              GError   **error)
{
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GPtrArray) rulesets = NULL;
  g_auto (GStrv) venues = NULL;
  Choices *choices;

  if ((people = tenbo_people_list (read, 0, error)) == NULL ||
      (rulesets = tenbo_rulesets_list_played (read, error)) == NULL ||
      (venues = tenbo_games_list_venues (read, error)) == NULL)
    return NULL;

  choices = g_new0 (Choices, 1);
  for (TenboFilterKind kind = TENBO_FILTER_PERSON; kind <= TENBO_FILTER_VENUE; kind++)
    choices->terms[kind] = new_terms ();

  for (guint i = 0; i < people->len; i++)
    {
      const TenboStoredPerson *person = g_ptr_array_index (people, i);

      add_term (choices, TENBO_FILTER_PERSON, person->id, NULL, person->name);
    }

  for (guint i = 0; i < rulesets->len; i++)
    {
      const TenboPlayedRuleset *ruleset = g_ptr_array_index (rulesets, i);

      add_term (choices, TENBO_FILTER_RULESET, 0, ruleset->key, ruleset->name);
    }

  for (guint i = 0; venues[i] != NULL; i++)
    add_term (choices, TENBO_FILTER_VENUE, 0, venues[i], venues[i]);

  return choices;
}

/* Fills the row of @kind with @first, which means "any", and with @terms (transfer full). */
static void
set_choices (TenboFilterDialog *self,
             TenboFilterKind    kind,
             const char        *first,
             GPtrArray         *terms)
{
  AdwComboRow *row = get_row (self, kind);
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const[]) { first, NULL });

  for (guint i = 0; i < terms->len; i++)
    {
      const TenboFilterTerm *term = g_ptr_array_index (terms, i);

      gtk_string_list_append (list, tenbo_free_text_isolate (term->name));
    }

  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  gtk_widget_set_visible (GTK_WIDGET (row), terms->len > 0);
  self->choices.terms[kind] = terms;
}

static void
show_choices (gpointer self,
              gpointer read)
{
  Choices *choices = read;

  if (choices == NULL)
    return;

  /* Translators: opens a calendar */
  set_choices (self, TENBO_FILTER_PERSON, _ ("Choose…"),
               g_steal_pointer (&choices->terms[TENBO_FILTER_PERSON]));
  /* Translators: no filter: all values */
  set_choices (self, TENBO_FILTER_RULESET, _ ("Any"),
               g_steal_pointer (&choices->terms[TENBO_FILTER_RULESET]));
  set_choices (self, TENBO_FILTER_VENUE, _ ("Any"),
               g_steal_pointer (&choices->terms[TENBO_FILTER_VENUE]));
  update (self);
}

/* --- The object --- */

static void
tenbo_filter_dialog_dispose (GObject *object)
{
  TenboFilterDialog *self = TENBO_FILTER_DIALOG (object);

  choices_clear (&self->choices);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_FILTER_DIALOG);
  g_clear_object (&self->model);
  g_clear_object (&self->filter);
  g_clear_pointer (&self->chosen, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_filter_dialog_parent_class)->dispose (object);
}

static void
tenbo_filter_dialog_class_init (TenboFilterDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_filter_dialog_dispose;

  tenbo_class_set_template (klass, "tenbo-filter-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, clear_button);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, people_group);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, person_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, place_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, show_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, period_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, first_button);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, last_button);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, is_by_days);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
  gtk_widget_class_install_action (widget_class, "filter-dialog.remove", "x", remove_action);
}

static void
tenbo_filter_dialog_init (TenboFilterDialog *self)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  GPtrArray *periods = new_terms ();
  GPtrArray *shows = new_terms ();

  self->chosen = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  for (TenboPeriod period = TENBO_PERIOD_ANY + 1; period < TENBO_N_PERIODS; period++)
    {
      TenboFilterTerm *term = g_new0 (TenboFilterTerm, 1);

      *term = (TenboFilterTerm) { TENBO_FILTER_PERIOD, .id = period };
      term->name = g_strdup (tenbo_period_get_name (period));
      tenbo_period_get_days (period, today, &term->first_day, &term->last_day);
      g_ptr_array_add (periods, term);
    }

  for (TenboShow show = TENBO_SHOW_ALL + 1; show < TENBO_N_SHOWS; show++)
    {
      TenboFilterTerm term = { TENBO_FILTER_SHOW, .id = show };

      term.name = (char *) tenbo_show_get_name (show);
      g_ptr_array_add (shows, tenbo_filter_term_copy (&term));
    }

  set_choices (self, TENBO_FILTER_PERIOD, tenbo_period_get_name (TENBO_PERIOD_ANY), periods);
  set_choices (self, TENBO_FILTER_SHOW, tenbo_show_get_name (TENBO_SHOW_ALL), shows);
  gtk_menu_button_set_create_popup_func (self->first_button, create_calendar, self, NULL);
  gtk_menu_button_set_create_popup_func (self->last_button, create_calendar, self, NULL);
}

AdwDialog *
tenbo_filter_dialog_new (TenboStore         *store,
                         TenboHistoryFilter *filter,
                         TenboHistoryModel  *model)
{
  static const TenboBackgroundRead read = {
    .func = read_choices,
    .free_result = choices_free,
    .done = show_choices,
  };
  TenboFilterDialog *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (filter), NULL);
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (model), NULL);

  self = g_object_new (TENBO_TYPE_FILTER_DIALOG, NULL);
  self->filter = g_object_ref (filter);
  self->model = g_object_ref (model);
  g_object_bind_property (filter, "is-set", self->clear_button, "sensitive",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (filter, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "found", G_CALLBACK (update_count), self, G_CONNECT_SWAPPED);
  update (self);
  update_count (self);

  tenbo_background_read (self, store, &self->reading, &read, NULL);

  return ADW_DIALOG (self);
}
