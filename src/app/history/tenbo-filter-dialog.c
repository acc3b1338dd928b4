/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-filter-dialog.h"

#include "tenbo-free-text.h"
#include "tenbo-history-words.h"
#include "tenbo-period.h"
#include "tenbo-queries.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* What there is to choose from. */
typedef struct
{
  GPtrArray *people;   /* of TenboStoredPerson */
  GPtrArray *rulesets; /* of TenboPlayedRuleset */
  GStrv      places;
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
  GtkWidget           *first_row;
  GtkMenuButton       *first_button;
  GtkWidget           *last_row;
  GtkMenuButton       *last_button;

  /* Owned */
  TenboStore         *store;
  TenboHistoryFilter *filter;
  TenboHistoryModel  *model;
  Choices            *choices; /* NULL until they are read */
  GPtrArray          *chosen;  /* the rows of the people; borrowed */

  gboolean updating; /* the widgets are being made what the filter says */
};

G_DEFINE_FINAL_TYPE (TenboFilterDialog, tenbo_filter_dialog, ADW_TYPE_DIALOG)

static void
choices_free (gpointer data)
{
  Choices *choices = data;

  g_clear_pointer (&choices->people, g_ptr_array_unref);
  g_clear_pointer (&choices->rulesets, g_ptr_array_unref);
  g_clear_pointer (&choices->places, g_strfreev);
  g_free (choices);
}

/* --- What the filter says --- */

static void
update_count (TenboFilterDialog *self)
{
  g_autofree char *games =
    tenbo_words_games (g_list_model_get_n_items (G_LIST_MODEL (self->model)));

  adw_window_title_set_subtitle (self->window_title, games);
}

static void
remove_clicked_cb (TenboFilterDialog *self,
                   GtkWidget         *button)
{
  const gint64 *person_id = g_object_get_data (G_OBJECT (button), "person");

  tenbo_history_filter_remove_person (self->filter, *person_id);
}

static void
add_person_row (TenboFilterDialog *self,
                guint              index)
{
  gint64           person_id = tenbo_history_filter_get_person (self->filter, index);
  const char      *name = tenbo_history_filter_get_person_name (self->filter, index);
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = gtk_button_new_from_icon_name ("window-close-symbolic");
  g_autofree char *label = g_strdup_printf (_ ("Filter: %s. Take away"), name);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_object_set_data_full (G_OBJECT (button), "person", g_memdup2 (&person_id, sizeof person_id),
                          g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (remove_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->people_group, row);
  g_ptr_array_add (self->chosen, row);
}

static void
update_people (TenboFilterDialog *self)
{
  for (guint i = 0; i < self->chosen->len; i++)
    adw_preferences_group_remove (self->people_group, g_ptr_array_index (self->chosen, i));

  g_ptr_array_set_size (self->chosen, 0);
  for (guint i = 0; i < tenbo_history_filter_get_n_people (self->filter); i++)
    add_person_row (self, i);
}

/* The row of each list begins with what asks for nothing. */
static void
update_choices (TenboFilterDialog *self)
{
  const char *ruleset = tenbo_history_filter_get_ruleset (self->filter);
  const char *place = tenbo_history_filter_get_place (self->filter);
  guint       selected = 0;

  if (self->choices == NULL)
    return;

  for (guint i = 0; ruleset != NULL && i < self->choices->rulesets->len; i++)
    {
      const TenboPlayedRuleset *played = g_ptr_array_index (self->choices->rulesets, i);

      if (g_str_equal (played->key, ruleset))
        selected = i + 1;
    }

  adw_combo_row_set_selected (self->ruleset_row, selected);
  selected = 0;
  for (guint i = 0; place != NULL && self->choices->places[i] != NULL; i++)
    if (g_str_equal (self->choices->places[i], place))
      selected = i + 1;

  adw_combo_row_set_selected (self->place_row, selected);
  adw_combo_row_set_selected (self->person_row, 0);
}

static TenboPeriod
find_period (TenboFilterDialog *self)
{
  const char *name = tenbo_history_filter_get_period_name (self->filter);

  if (name != NULL)
    for (TenboPeriod period = TENBO_PERIOD_THIS_MONTH; period < TENBO_PERIOD_DAYS; period++)
      if (g_str_equal (tenbo_period_get_name (period), name))
        return period;

  if (tenbo_history_filter_get_first_day (self->filter) != NULL ||
      tenbo_history_filter_get_last_day (self->filter) != NULL)
    return TENBO_PERIOD_DAYS;

  /* Days may be about to be chosen. */
  return adw_combo_row_get_selected (self->period_row) == TENBO_PERIOD_DAYS ? TENBO_PERIOD_DAYS
                                                                            : TENBO_PERIOD_ANY;
}

static void
set_day_label (GtkMenuButton *button,
               GDateTime     *day)
{
  g_autofree char *text = day != NULL ? tenbo_describe_date (day) : g_strdup (_ ("Any Day"));

  gtk_menu_button_set_label (button, text);
}

static void
update_period (TenboFilterDialog *self)
{
  TenboPeriod period = find_period (self);
  gboolean    by_days = period == TENBO_PERIOD_DAYS;

  adw_combo_row_set_selected (self->period_row, period);
  gtk_widget_set_visible (self->first_row, by_days);
  gtk_widget_set_visible (self->last_row, by_days);
  set_day_label (self->first_button, tenbo_history_filter_get_first_day (self->filter));
  set_day_label (self->last_button, tenbo_history_filter_get_last_day (self->filter));
}

static void
update (TenboFilterDialog *self)
{
  self->updating = TRUE;
  update_people (self);
  update_choices (self);
  update_period (self);
  adw_combo_row_set_selected (self->show_row, tenbo_history_filter_get_show (self->filter));
  gtk_widget_set_sensitive (self->clear_button, tenbo_history_filter_is_set (self->filter));
  self->updating = FALSE;
}

/* --- What is chosen --- */

static void
person_selected_cb (TenboFilterDialog *self)
{
  guint                    selected = adw_combo_row_get_selected (self->person_row);
  const TenboStoredPerson *person;

  if (self->updating || self->choices == NULL || selected == 0 ||
      selected > self->choices->people->len)
    return;

  person = g_ptr_array_index (self->choices->people, selected - 1);
  tenbo_history_filter_add_person (self->filter, person->id, person->name);
}

static void
ruleset_selected_cb (TenboFilterDialog *self)
{
  guint                     selected = adw_combo_row_get_selected (self->ruleset_row);
  const TenboPlayedRuleset *ruleset = NULL;

  if (self->updating || self->choices == NULL)
    return;

  if (selected > 0 && selected <= self->choices->rulesets->len)
    ruleset = g_ptr_array_index (self->choices->rulesets, selected - 1);

  tenbo_history_filter_set_ruleset (self->filter,
                                    ruleset != NULL ? ruleset->key : NULL,
                                    ruleset != NULL ? ruleset->name : NULL);
}

static void
place_selected_cb (TenboFilterDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->place_row);

  if (self->updating || self->choices == NULL || selected == GTK_INVALID_LIST_POSITION)
    return;

  tenbo_history_filter_set_place (self->filter,
                                  selected > 0 ? self->choices->places[selected - 1] : NULL);
}

static void
show_selected_cb (TenboFilterDialog *self)
{
  if (!self->updating)
    tenbo_history_filter_set_show (self->filter,
                                   (TenboShow) adw_combo_row_get_selected (self->show_row));
}

static void
period_selected_cb (TenboFilterDialog *self)
{
  TenboPeriod period = (TenboPeriod) adw_combo_row_get_selected (self->period_row);
  g_autoptr (GDateTime) today = NULL;
  g_autoptr (GDateTime) first = NULL;
  g_autoptr (GDateTime) last = NULL;

  if (self->updating)
    return;

  today = g_date_time_new_now_local ();

  /* By days one goes on from the days that were chosen in words. */
  if (period == TENBO_PERIOD_DAYS)
    tenbo_history_filter_set_period (self->filter,
                                     tenbo_history_filter_get_first_day (self->filter),
                                     tenbo_history_filter_get_last_day (self->filter),
                                     NULL);
  else
    {
      tenbo_period_get_days (period, today, &first, &last);
      tenbo_history_filter_set_period (self->filter, first, last,
                                       period == TENBO_PERIOD_ANY
                                         ? NULL
                                         : tenbo_period_get_name (period));
    }
}

/* A period that ends before it begins is one of the day that was chosen last. */
static void
set_days (TenboFilterDialog *self,
          GDateTime         *first,
          GDateTime         *last,
          gboolean           by_first)
{
  if (first != NULL && last != NULL && g_date_time_compare (first, last) > 0)
    {
      if (by_first)
        last = first;
      else
        first = last;
    }

  tenbo_history_filter_set_period (self->filter, first, last, NULL);
}

static void
day_selected_cb (TenboFilterDialog *self,
                 GtkCalendar       *calendar)
{
  GtkWidget *button = gtk_widget_get_ancestor (GTK_WIDGET (calendar), GTK_TYPE_MENU_BUTTON);
  g_autoptr (GDateTime) day = gtk_calendar_get_date (calendar);

  if (button == GTK_WIDGET (self->first_button))
    set_days (self, day, tenbo_history_filter_get_last_day (self->filter), TRUE);
  else
    set_days (self, tenbo_history_filter_get_first_day (self->filter), day, FALSE);
}

/* A calendar begins with the day that is chosen. */
static void
create_calendar (GtkMenuButton *button,
                 gpointer       user_data)
{
  TenboFilterDialog *self = user_data;
  GtkWidget         *popover = gtk_popover_new ();
  GtkWidget         *calendar = gtk_calendar_new ();
  GDateTime         *day = button == self->first_button
                             ? tenbo_history_filter_get_first_day (self->filter)
                             : tenbo_history_filter_get_last_day (self->filter);

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
  self->updating = TRUE;
  adw_combo_row_set_selected (self->period_row, TENBO_PERIOD_ANY);
  self->updating = FALSE;
  tenbo_history_filter_clear_but_words (self->filter);
}

/* --- What there is to choose from --- */

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  Choices *choices = g_new0 (Choices, 1);
  GError  *error = NULL;

  choices->people = tenbo_store_list_people (source, 0, &error);
  if (error == NULL)
    choices->rulesets = tenbo_store_list_played_rulesets (source, &error);

  if (error == NULL)
    choices->places = tenbo_store_list_places (source, &error);

  if (error == NULL)
    g_task_return_pointer (task, choices, choices_free);
  else
    {
      choices_free (choices);
      g_task_return_error (task, error);
    }
}

static void
set_names (AdwComboRow *row,
           const char  *first,
           GStrv        names)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const[]) { first, NULL });

  gtk_string_list_splice (list, 1, 0, (const char *const *) names);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  gtk_widget_set_visible (GTK_WIDGET (row), names[0] != NULL);
}

static void
show_choices (TenboFilterDialog *self)
{
  g_autoptr (GStrvBuilder) people = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) rulesets = g_strv_builder_new ();
  g_auto (GStrv) people_names = NULL;
  g_auto (GStrv) ruleset_names = NULL;

  for (guint i = 0; i < self->choices->people->len; i++)
    g_strv_builder_add (people,
                        tenbo_free_text_isolate (
                          ((TenboStoredPerson *) self->choices->people->pdata[i])->name));

  for (guint i = 0; i < self->choices->rulesets->len; i++)
    g_strv_builder_add (
      rulesets,
      tenbo_free_text_isolate (((TenboPlayedRuleset *) self->choices->rulesets->pdata[i])->name));

  people_names = g_strv_builder_end (people);
  ruleset_names = g_strv_builder_end (rulesets);
  self->updating = TRUE;
  set_names (self->person_row, _ ("Choose…"), people_names);
  set_names (self->ruleset_row, _ ("Any"), ruleset_names);
  set_names (self->place_row, _ ("Any"), self->choices->places);
  update (self);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (TenboFilterDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  Choices *choices = g_task_propagate_pointer (G_TASK (result), &error);

  if (choices == NULL)
    {
      g_warning ("What there is to filter cannot be read: %s", error->message);
      return;
    }

  if (self->store == NULL)
    {
      choices_free (choices);
      return;
    }

  self->choices = choices;
  show_choices (self);
}

/* --- The object --- */

static void
tenbo_filter_dialog_dispose (GObject *object)
{
  TenboFilterDialog *self = TENBO_FILTER_DIALOG (object);

  g_clear_pointer (&self->choices, choices_free);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_FILTER_DIALOG);
  g_clear_object (&self->model);
  g_clear_object (&self->filter);
  g_clear_object (&self->store);
  g_clear_pointer (&self->chosen, g_ptr_array_unref);

  G_OBJECT_CLASS (tenbo_filter_dialog_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, clear_button);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, people_group);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, person_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, place_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, show_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, period_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, first_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, first_button);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, last_row);
  gtk_widget_class_bind_template_child (widget_class, TenboFilterDialog, last_button);
}

static void
tenbo_filter_dialog_class_init (TenboFilterDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_filter_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-filter-dialog.ui");
  bind_template (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, person_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, period_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, clear_clicked_cb);
}

static void
tenbo_filter_dialog_init (TenboFilterDialog *self)
{
  g_autoptr (GtkStringList) periods = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) shows = gtk_string_list_new (NULL);

  self->updating = TRUE;
  self->chosen = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));

  for (TenboPeriod period = TENBO_PERIOD_ANY; period < TENBO_N_PERIODS; period++)
    gtk_string_list_append (periods, tenbo_period_get_name (period));

  for (TenboShow show = TENBO_SHOW_ALL; show <= TENBO_SHOW_UNFINISHED; show++)
    gtk_string_list_append (shows, tenbo_history_words_show (show));

  gtk_menu_button_set_create_popup_func (self->first_button, create_calendar, self, NULL);
  gtk_menu_button_set_create_popup_func (self->last_button, create_calendar, self, NULL);
  adw_combo_row_set_model (self->period_row, G_LIST_MODEL (periods));
  adw_combo_row_set_model (self->show_row, G_LIST_MODEL (shows));
  for (AdwComboRow **row = (AdwComboRow *[]) { self->person_row, self->ruleset_row, self->place_row,
                                               NULL };
       *row != NULL; row++)
    {
      g_autoptr (GtkExpression) name = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL,
                                                                    "string");

      adw_combo_row_set_expression (*row, name);
      adw_combo_row_set_search_match_mode (*row, GTK_STRING_FILTER_MATCH_MODE_SUBSTRING);
    }
}

AdwDialog *
tenbo_filter_dialog_new (TenboStore         *store,
                         TenboHistoryFilter *filter,
                         TenboHistoryModel  *model)
{
  TenboFilterDialog *self;
  g_autoptr (GTask) task = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (TENBO_IS_HISTORY_FILTER (filter), NULL);
  g_return_val_if_fail (TENBO_IS_HISTORY_MODEL (model), NULL);

  self = g_object_new (TENBO_TYPE_FILTER_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->filter = g_object_ref (filter);
  self->model = g_object_ref (model);
  g_signal_connect_object (filter, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "found", G_CALLBACK (update_count), self, G_CONNECT_SWAPPED);
  update (self);
  update_count (self);

  /* The other thread may be the last to let go of the task, and must not end with a widget. */
  task = g_task_new (store, NULL, read_cb, g_object_ref (self));
  g_task_set_source_tag (task, tenbo_filter_dialog_new);
  g_task_run_in_thread (task, read_thread);

  return ADW_DIALOG (self);
}
