/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-page.h"

#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-merge-dialog.h"
#include "tenbo-people-changes.h"
#include "tenbo-people-reading.h"
#include "tenbo-person-dialog.h"
#include "tenbo-person-figures-view.h"
#include "tenbo-person-item.h"
#include "tenbo-person-mark.h"
#include "tenbo-person-paper.h"

#include <glib/gi18n.h>

/* Of the actions: those that change something. */
#define N_CHANGES 3

struct _TenboPersonPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  TenboPersonMark     *mark;
  GtkLabel            *name_label;
  GtkLabel            *badge_label;
  GtkLabel            *subtitle_label;
  AdwPreferencesGroup *spellings_group;

  TenboPersonFiguresView *figures_view;

  /* Owned */
  TenboStore         *store;
  GCancellable       *cancellable; /* of the people; NULL: none are being read */
  GPtrArray          *everybody;   /* of TenboStoredPerson; NULL until they are read */
  TenboPersonItem    *item;        /* who is shown; NULL until then */
  GPtrArray          *spelling_rows;
  GSimpleActionGroup *actions;

  gint64 person_id;
};

G_DEFINE_FINAL_TYPE (TenboPersonPage, tenbo_person_page, ADW_TYPE_NAVIGATION_PAGE)

/* Borrowed from @everybody; NULL: there is none. */
static const TenboStoredPerson *
find_person (GPtrArray *everybody,
             gint64     person_id)
{
  for (guint i = 0; i < everybody->len; i++)
    if (((TenboStoredPerson *) everybody->pdata[i])->id == person_id)
      return everybody->pdata[i];

  return NULL;
}

/* --- Who it is --- */

static GtkWidget *
create_spelling_row (const TenboStoredPerson *spelling)
{
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *button = gtk_button_new_with_mnemonic (_ ("_Take Apart"));
  const char      *name = tenbo_free_text_isolate (spelling->name);
  g_autofree char *help = NULL;

  help = g_strdup_printf (_ ("Make %s a person of their own again"), name);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, help);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "x", spelling->id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "person.apart");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);

  return row;
}

static void
show_spellings (TenboPersonPage *self,
                GPtrArray       *spellings)
{
  for (guint i = 0; i < self->spelling_rows->len; i++)
    adw_preferences_group_remove (self->spellings_group, self->spelling_rows->pdata[i]);
  g_ptr_array_set_size (self->spelling_rows, 0);

  for (guint i = 0; i < spellings->len; i++)
    {
      GtkWidget *row = create_spelling_row (spellings->pdata[i]);

      adw_preferences_group_add (self->spellings_group, row);
      g_ptr_array_add (self->spelling_rows, row);
    }

  gtk_widget_set_visible (GTK_WIDGET (self->spellings_group), self->spelling_rows->len > 0);
}

static void
show_person (TenboPersonPage         *self,
             const TenboStoredPerson *person)
{
  g_autoptr (GPtrArray) spellings = tenbo_person_list_spellings (self->everybody, person->id);
  const char *name = tenbo_free_text_isolate (person->name);
  const char *badge;

  g_clear_object (&self->item);
  self->item = tenbo_person_item_new (tenbo_stored_person_copy (person), spellings,
                                      g_get_real_time () / 1000);
  badge = tenbo_person_item_get_badge (self->item);
  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), name);
  gtk_label_set_label (self->name_label, name);
  tenbo_person_mark_set_colour (self->mark, person->colour);
  gtk_widget_set_visible (GTK_WIDGET (self->mark), person->colour >= 0);
  gtk_label_set_label (self->badge_label, badge != NULL ? badge : "");
  gtk_widget_set_visible (GTK_WIDGET (self->badge_label), badge != NULL);
  gtk_label_set_label (self->subtitle_label, tenbo_person_item_get_subtitle (self->item));
  show_spellings (self, spellings);
  tenbo_person_figures_view_read (self->figures_view, self->store, person->id);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboPersonPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) everybody = tenbo_store_read_finish (TENBO_STORE (source), result, &error);
  const TenboStoredPerson *person;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  if (everybody == NULL)
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("The People Cannot Be Read"),
                            _ ("Nothing was changed."), error);
      return;
    }

  g_clear_pointer (&self->everybody, g_ptr_array_unref);
  self->everybody = g_steal_pointer (&everybody);
  person = find_person (self->everybody, self->person_id);
  if (person != NULL && person->merged_into != 0)
    person = find_person (self->everybody, person->merged_into);
  if (person != NULL)
    show_person (self, person);
}

static void
reload (TenboPersonPage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  tenbo_people_list_async (self->store, self->cancellable, listed_cb, g_object_ref (self));
}

static void
committed_cb (TenboPersonPage   *self,
              const TenboCommit *commit)
{
  if ((commit->kinds & TENBO_KINDS_OF_FIGURES) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    reload (self);
}

static void
showing_cb (TenboPersonPage *self)
{
  reload (self);
}

/* --- Actions --- */

static void
edit_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  TenboPersonPage *self = user_data;

  if (self->item != NULL)
    adw_dialog_present (tenbo_person_dialog_new (self->store,
                                                 tenbo_person_item_get_person (self->item),
                                                 self->everybody),
                        GTK_WIDGET (self));
}

static void
merge_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  TenboPersonPage *self = user_data;

  if (self->item != NULL)
    adw_dialog_present (tenbo_merge_dialog_new (self->store,
                                                tenbo_person_item_get_person (self->item),
                                                self->everybody),
                        GTK_WIDGET (self));
}

static void
apart_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  TenboPersonPage         *self = user_data;
  const TenboStoredPerson *spelling = NULL;

  if (self->everybody != NULL)
    spelling = find_person (self->everybody, g_variant_get_int64 (parameter));
  if (spelling != NULL && spelling->merged_into != 0)
    tenbo_people_take_apart (GTK_WIDGET (self), self->store, spelling);
}

static void
games_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  TenboPersonPage         *self = user_data;
  const TenboStoredPerson *person;

  if (self->item == NULL)
    return;

  person = tenbo_person_item_get_person (self->item);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.person-games", "(xs)", person->id,
                              person->name);
}

/* What is on paper: the figures as they are shown. Transfer full; NULL while there are none. */
static TenboPersonPaper *
create_paper (TenboPersonPage *self)
{
  TenboPersonFigures *figures = tenbo_person_figures_view_get_figures (self->figures_view);

  if (self->item == NULL || figures == NULL)
    return NULL;

  return tenbo_person_paper_new (tenbo_person_item_get_person (self->item),
                                 tenbo_person_figures_view_get_scope (self->figures_view),
                                 tenbo_person_figures_view_get_minimum (self->figures_view),
                                 figures);
}

static void
save_pdf_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  TenboPersonPaper *paper = create_paper (user_data);

  if (paper != NULL)
    tenbo_person_paper_save (GTK_WIDGET (user_data), paper);
}

static void
print_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  TenboPersonPaper *paper = create_paper (user_data);

  if (paper != NULL)
    tenbo_person_paper_print (GTK_WIDGET (user_data), paper);
}

static void
save_table_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  TenboPersonPaper *paper = create_paper (user_data);

  if (paper != NULL)
    tenbo_person_paper_save_table (GTK_WIDGET (user_data), paper);
}

/* The first ones change something. */
static const GActionEntry person_actions[] = {
  { .name = "edit", .activate = edit_activated_cb },
  { .name = "merge", .activate = merge_activated_cb },
  { .name = "apart", .activate = apart_activated_cb, .parameter_type = "x" },
  { .name = "games", .activate = games_activated_cb },
  { .name = "save-pdf", .activate = save_pdf_activated_cb },
  { .name = "print", .activate = print_activated_cb },
  { .name = "save-table", .activate = save_table_activated_cb },
};

static void
enable_changes (TenboPersonPage *self)
{
  gboolean can_write = tenbo_store_get_access (self->store) == TENBO_STORE_ACCESS_WRITE;

  for (gsize i = 0; i < N_CHANGES; i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions),
                                                    person_actions[i].name);

      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), can_write);
    }
}

/* --- The object --- */

static void
tenbo_person_page_dispose (GObject *object)
{
  TenboPersonPage *self = TENBO_PERSON_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_PERSON_PAGE);
  g_clear_pointer (&self->spelling_rows, g_ptr_array_unref);
  g_clear_pointer (&self->everybody, g_ptr_array_unref);
  g_clear_object (&self->item);
  g_clear_object (&self->actions);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_person_page_parent_class)->dispose (object);
}

static void
tenbo_person_page_class_init (TenboPersonPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_person_page_dispose;

  g_type_ensure (TENBO_TYPE_PERSON_FIGURES_VIEW);
  g_type_ensure (TENBO_TYPE_PERSON_MARK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-person-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, mark);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, name_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, badge_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, subtitle_label);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, spellings_group);
  gtk_widget_class_bind_template_child (widget_class, TenboPersonPage, figures_view);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
}

static void
tenbo_person_page_init (TenboPersonPage *self)
{
  self->spelling_rows = g_ptr_array_new ();
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), person_actions,
                                   G_N_ELEMENTS (person_actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "person", G_ACTION_GROUP (self->actions));
}

AdwNavigationPage *
tenbo_person_page_new (TenboStore *store,
                       gint64      person_id)
{
  TenboPersonPage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_PERSON_PAGE, NULL);
  self->store = g_object_ref (store);
  self->person_id = person_id;
  enable_changes (self);
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self,
                           G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}

gint64
tenbo_person_page_get_person_id (TenboPersonPage *self)
{
  g_return_val_if_fail (TENBO_IS_PERSON_PAGE (self), 0);

  return self->person_id;
}
