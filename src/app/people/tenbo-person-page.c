/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-pages.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-free-text.h"
#include "tenbo-menu.h"
#include "tenbo-paper-actions.h"
#include "tenbo-people-changes.h"
#include "tenbo-person-dialog.h"
#include "tenbo-person-item.h"
#include "tenbo-person-mark.h"
#include "tenbo-person-statistics-view.h"
#include "tenbo-plain-row.h"

#include <glib/gi18n.h>

struct _TenboPersonPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkMenuButton       *menu_button;
  GMenuModel          *menu;
  TenboPersonMark     *mark;
  GtkLabel            *name_label;
  GtkLabel            *badge_label;
  GtkLabel            *subtitle_label;
  AdwPreferencesGroup *spellings_group;

  TenboPersonStatisticsView *statistics_view;

  /* Owned */
  TenboStore *store;

  GPtrArray       *everybody; /* of TenboStoredPerson; NULL until read */
  TenboPersonItem *item;      /* the shown person; NULL until read */
  GPtrArray       *spelling_rows;

  GCancellable *reading; /* read of everybody; borrowed */
  gint64        person_id;
};

G_DEFINE_FINAL_TYPE (TenboPersonPage, tenbo_person_page, ADW_TYPE_NAVIGATION_PAGE)

/* Returns the person, borrowed from @everybody; NULL if not found. */
static const TenboStoredPerson *
find_person (GPtrArray *everybody,
             gint64     person_id)
{
  for (guint i = 0; i < everybody->len; i++)
    if (((TenboStoredPerson *) everybody->pdata[i])->id == person_id)
      return everybody->pdata[i];

  return NULL;
}

/* --- The person --- */

static void
show_person (TenboPersonPage         *self,
             const TenboStoredPerson *person)
{
  g_autoptr (GPtrArray) spellings = tenbo_person_list_spellings (self->everybody, person->id);
  const char *name = tenbo_free_text_isolate (person->name);
  const char *badge;

  g_clear_object (&self->item);
  self->item = tenbo_person_item_new (person, spellings, g_get_real_time () / 1000);
  badge = tenbo_person_item_get_badge (self->item);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), name);
  gtk_label_set_label (self->name_label, name);
  tenbo_person_mark_set_colour (self->mark, person->colour);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), person->colour >= 0);
  gtk_label_set_label (self->badge_label, badge != NULL ? badge : "");
  gtk_widget_set_visible (GTK_WIDGET (self->badge_label), badge != NULL);
  gtk_label_set_label (self->subtitle_label, tenbo_person_item_get_subtitle (self->item));

  for (guint i = 0; i < self->spelling_rows->len; i++)
    adw_preferences_group_remove (self->spellings_group, self->spelling_rows->pdata[i]);
  g_ptr_array_set_size (self->spelling_rows, 0);
  for (guint i = 0; i < spellings->len; i++)
    {
      const TenboStoredPerson *spelling = spellings->pdata[i];
      const char              *spelled = tenbo_free_text_isolate (spelling->name);
      GtkWidget               *row = tenbo_plain_row_new (spelled, NULL);
      GtkWidget               *button = gtk_button_new_with_mnemonic (_ ("_Separate"));
      g_autofree char         *help = g_strdup_printf (_ ("Separate %s"),
                                                       spelled);

      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_widget_set_tooltip_text (button, help);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", spelling->id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "person.apart");
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      adw_preferences_group_add (self->spellings_group, row);
      g_ptr_array_add (self->spelling_rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->spellings_group), spellings->len > 0);
  tenbo_person_statistics_view_read (self->statistics_view, self->store, person->id);
}

static void
show_people (gpointer user_data,
             gpointer everybody)
{
  TenboPersonPage         *self = user_data;
  const TenboStoredPerson *person;

  if (everybody == NULL)
    return;

  g_clear_pointer (&self->everybody, g_ptr_array_unref);
  self->everybody = g_ptr_array_ref (everybody);
  person = find_person (self->everybody, self->person_id);
  if (person != NULL && person->merged_into != 0)
    person = find_person (self->everybody, person->merged_into);
  if (person != NULL)
    show_person (self, person);
}

static void
reload (TenboPersonPage *self)
{
  static const TenboBackgroundRead read = {
    .func = tenbo_everybody_read,
    .free_result = (GDestroyNotify) g_ptr_array_unref,
    .done = show_people,
    .failure = N_ ("Could Not Read People"),
  };

  tenbo_background_read (self, self->store, &self->reading, &read, NULL);
}

/* --- Actions --- */

/* Edits the person, or merges them with another person. */
static void
dialog_activated (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  TenboPersonPage         *self = TENBO_PERSON_PAGE (widget);
  const TenboStoredPerson *person;

  if (self->item == NULL)
    return;

  person = tenbo_person_item_get_person (self->item);
  adw_dialog_present (g_str_equal (action, "person.edit")
                        ? tenbo_person_dialog_new (self->store, person, self->everybody)
                        : tenbo_merge_dialog_new (self->store, person, self->everybody),
                      widget);
}

static void
apart_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboPersonPage         *self = TENBO_PERSON_PAGE (widget);
  const TenboStoredPerson *spelling = NULL;

  if (self->everybody != NULL)
    spelling = find_person (self->everybody, g_variant_get_int64 (parameter));
  if (spelling != NULL && spelling->merged_into != 0)
    tenbo_people_separate (widget, self->store, spelling);
}

static void
games_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboPersonPage         *self = TENBO_PERSON_PAGE (widget);
  const TenboStoredPerson *person;

  if (self->item == NULL)
    return;

  person = tenbo_person_item_get_person (self->item);
  gtk_widget_activate_action (widget, "win.person-games", "(xs)", person->id, person->name);
}

/* Saves or prints the shown statistics, if there are any yet. */
static void
paper_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TenboPersonPage         *self = TENBO_PERSON_PAGE (widget);
  const TenboStoredPerson *person;
  TenboPersonPaper        *paper;
  const char              *name;

  if (self->item == NULL)
    return;

  person = tenbo_person_item_get_person (self->item);
  name = person->name;
  paper = tenbo_person_statistics_view_create_paper (self->statistics_view, person);
  if (paper == NULL)
    return;

  if (g_str_equal (action, "person.save-pdf"))
    tenbo_paper_actions_save (widget, name, tenbo_person_paper_lay_out, paper,
                              tenbo_person_paper_free);
  else if (g_str_equal (action, "person.print"))
    tenbo_paper_actions_print (widget, name, tenbo_person_paper_lay_out, paper,
                               tenbo_person_paper_free);
  else
    tenbo_save (widget, name, ".csv", tenbo_person_paper_make_table, paper,
                tenbo_person_paper_free);
}

/* --- The object --- */

static void
tenbo_person_page_dispose (GObject *object)
{
  TenboPersonPage *self = TENBO_PERSON_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_PERSON_PAGE);
  g_clear_pointer (&self->spelling_rows, g_ptr_array_unref);
  g_clear_pointer (&self->everybody, g_ptr_array_unref);
  g_clear_object (&self->item);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_person_page_parent_class)->dispose (object);
}

static void
tenbo_person_page_class_init (TenboPersonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_person_page_dispose;

  g_type_ensure (TENBO_TYPE_PERSON_STATISTICS_VIEW);
  g_type_ensure (TENBO_TYPE_PERSON_MARK);
  tenbo_class_set_template (klass, "tenbo-person-page");
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, menu);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, mark);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, name_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, badge_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, spellings_group);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, statistics_view);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_install_action (widget_class, "person.edit", NULL, dialog_activated);
  gtk_widget_class_install_action (widget_class, "person.merge", NULL, dialog_activated);
  gtk_widget_class_install_action (widget_class, "person.apart", "x", apart_activated);
  gtk_widget_class_install_action (widget_class, "person.games", NULL, games_activated);
  gtk_widget_class_install_action (widget_class, "person.save-pdf", NULL, paper_activated);
  gtk_widget_class_install_action (widget_class, "person.print", NULL, paper_activated);
  gtk_widget_class_install_action (widget_class, "person.save-table", NULL, paper_activated);
}

static void
tenbo_person_page_init (TenboPersonPage *self)
{
  self->spelling_rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, self->menu);
}

AdwNavigationPage *
tenbo_person_page_new (TenboStore *store,
                       gint64      person_id)
{
  TenboPersonPage *self;
  gboolean         can_write;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_PERSON_PAGE, NULL);
  self->store = g_object_ref (store);
  self->person_id = person_id;
  can_write = tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.edit", can_write);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.merge", can_write);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "person.apart", can_write);
  tenbo_background_read_follow (self, store, TENBO_STATISTIC_KINDS, G_CALLBACK (reload));

  return ADW_NAVIGATION_PAGE (self);
}
