/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-merge-dialog.h"

#include "tenbo-feedback.h"
#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-people-changes.h"
#include "tenbo-people-reading.h"
#include "tenbo-person-item.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _TenboMergeDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwNavigationView *view;
  AdwNavigationPage *review_page;
  GtkLabel          *question_label;
  GtkEditable       *search_entry;
  GtkStack          *stack;
  GtkListView       *list_view;
  GtkWidget         *merge_button;
  AdwActionRow      *first_row;
  AdwActionRow      *second_row;
  GtkCheckButton    *first_check;
  GtkLabel          *outcome_label;
  GtkLabel          *refusal_label;

  /* Owned */
  TenboStore        *store;
  GPtrArray         *everybody;
  TenboPersonItem   *person;
  TenboPersonItem   *other; /* NULL until one is chosen */
  GCancellable      *cancellable;
  GtkFilter         *filter;
  GtkSelectionModel *shown;
  char              *words;  /* what is searched, folded */
  char              *folded; /* the name of `person` */
};

G_DEFINE_FINAL_TYPE (TenboMergeDialog, tenbo_merge_dialog, ADW_TYPE_DIALOG)

static const TenboStoredPerson *
get_person (gpointer item)
{
  return tenbo_person_item_get_person (item);
}

/* --- Choosing the other --- */

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  TenboMergeDialog *self = user_data;

  return get_person (item)->id != get_person (self->person)->id &&
         tenbo_person_item_matches (item, self->words);
}

/* Whether one name is part of the other: likely a second spelling. */
static gboolean
is_likely (TenboMergeDialog        *self,
           const TenboStoredPerson *person)
{
  g_autofree char *folded = tenbo_fold (person->name);

  return strstr (folded, self->folded) != NULL || strstr (self->folded, folded) != NULL;
}

/* Likely ones first; else those who played last, as they came. */
static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  gboolean one = is_likely (user_data, get_person ((gpointer) a));
  gboolean other = is_likely (user_data, get_person ((gpointer) b));

  return one == other ? 0 : one ? -1
                                : 1;
}

static void
search_changed_cb (TenboMergeDialog *self)
{
  g_free (self->words);
  self->words = tenbo_fold (gtk_editable_get_text (self->search_entry));
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  gtk_stack_set_visible_child_name (
    self->stack, g_list_model_get_n_items (G_LIST_MODEL (self->shown)) > 0 ? "people" : "none");
}

static void
cancel_clicked_cb (TenboMergeDialog *self)
{
  adw_dialog_close (ADW_DIALOG (self));
}

static void
search_stopped_cb (TenboMergeDialog *self)
{
  if (*gtk_editable_get_text (self->search_entry) == '\0')
    adw_dialog_close (ADW_DIALOG (self));
  else
    gtk_editable_set_text (self->search_entry, "");
}

/* --- What will happen --- */

/* The one whose name goes, and the one whose name stays. */
static void
get_sides (TenboMergeDialog *self,
           TenboPersonItem **from,
           TenboPersonItem **into)
{
  gboolean first = gtk_check_button_get_active (self->first_check);

  *from = first ? self->other : self->person;
  *into = first ? self->person : self->other;
}

static void
say_outcome (TenboMergeDialog *self)
{
  TenboPersonItem         *from, *into;
  const TenboStoredPerson *a;
  const TenboStoredPerson *b;
  g_autofree char         *games = NULL;
  g_autofree char         *text = NULL;

  get_sides (self, &from, &into);
  a = get_person (from);
  b = get_person (into);
  games = tenbo_words_games ((guint) (a->n_games + b->n_games));
  text = g_strdup_printf (
    /* Translators: the name that goes, the name that stays, "27 games" */
    _ ("All games of %1$s are those of %2$s then: %3$s in all. %1$s is found as another name of "
       "%2$s. No game is changed, and the two can be taken apart again."),
    tenbo_free_text_isolate (a->name), tenbo_free_text_isolate (b->name), games);
  gtk_label_set_label (self->outcome_label, text);
}

static void
toggled_cb (TenboMergeDialog *self)
{
  if (self->other != NULL)
    say_outcome (self);
}

static void
refuse (TenboMergeDialog *self,
        int               n_together)
{
  g_autofree char *text = NULL;

  text = g_strdup_printf (
    /* Translators: both names and in how many games both sit */
    ngettext ("%1$s and %2$s sit in %3$d game together. They are two people.",
              "%1$s and %2$s sit in %3$d games together. They are two people.",
              (gulong) n_together),
    tenbo_free_text_isolate (get_person (self->person)->name),
    tenbo_free_text_isolate (get_person (self->other)->name), n_together);
  gtk_label_set_label (self->refusal_label, text);
}

static void
counted_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (TenboMergeDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  int n_together = tenbo_people_count_together_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (error != NULL)
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("The People Cannot Be Read"),
                            _ ("Nothing was changed."), error);
      return;
    }

  if (n_together > 0)
    refuse (self, n_together);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal_label), n_together > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome_label), n_together == 0);
  gtk_widget_set_sensitive (self->merge_button, n_together == 0);
}

static void
show_side (AdwActionRow    *row,
           TenboPersonItem *item)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tenbo_free_text_isolate (get_person (item)->name));
  adw_action_row_set_subtitle (row, tenbo_person_item_get_subtitle (item));
}

static void
review (TenboMergeDialog *self,
        TenboPersonItem  *other)
{
  g_set_object (&self->other, other);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();

  show_side (self->first_row, self->person);
  show_side (self->second_row, other);
  say_outcome (self);
  gtk_widget_set_visible (GTK_WIDGET (self->refusal_label), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->outcome_label), TRUE);
  gtk_widget_set_sensitive (self->merge_button, FALSE);
  adw_navigation_view_push (self->view, self->review_page);
  tenbo_people_count_together_async (self->store, get_person (self->person)->id,
                                     get_person (other)->id, self->cancellable, counted_cb,
                                     g_object_ref (self));
}

static void
activated_cb (TenboMergeDialog *self,
              guint             position)
{
  g_autoptr (TenboPersonItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (item != NULL)
    review (self, item);
}

/* Enter takes the first that is found. */
static void
search_activated_cb (TenboMergeDialog *self)
{
  search_changed_cb (self);
  activated_cb (self, 0);
}

static void
merge_clicked_cb (TenboMergeDialog *self)
{
  g_autoptr (GPtrArray) spellings = NULL;
  TenboPersonItem *from, *into;

  get_sides (self, &from, &into);
  spellings = tenbo_person_list_spellings (self->everybody, get_person (from)->id);
  tenbo_people_merge (GTK_WIDGET (self), self->store, get_person (from), get_person (into),
                      spellings);
  adw_dialog_close (ADW_DIALOG (self));
}

/* --- The object --- */

static void
tenbo_merge_dialog_dispose (GObject *object)
{
  TenboMergeDialog *self = TENBO_MERGE_DIALOG (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_MERGE_DIALOG);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->person);
  g_clear_object (&self->other);
  g_clear_pointer (&self->everybody, g_ptr_array_unref);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_merge_dialog_parent_class)->dispose (object);
}

static void
tenbo_merge_dialog_finalize (GObject *object)
{
  TenboMergeDialog *self = TENBO_MERGE_DIALOG (object);

  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->folded, g_free);

  G_OBJECT_CLASS (tenbo_merge_dialog_parent_class)->finalize (object);
}

static void
tenbo_merge_dialog_class_init (TenboMergeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_merge_dialog_dispose;
  G_OBJECT_CLASS (klass)->finalize = tenbo_merge_dialog_finalize;

  g_type_ensure (TENBO_TYPE_PERSON_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-merge-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, view);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, review_page);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, question_label);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, list_view);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, merge_button);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, first_row);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, second_row);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, first_check);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, outcome_label);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, refusal_label);
  gtk_widget_class_bind_template_callback (widget_class, cancel_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, merge_clicked_cb);
}

static void
tenbo_merge_dialog_init (TenboMergeDialog *self)
{
  self->words = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Takes the person out of @items. Transfer full. */
static TenboPersonItem *
find_item (GListModel *items,
           gint64      person_id)
{
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (TenboPersonItem) item = g_list_model_get_item (items, i);

      if (get_person (item)->id == person_id)
        return g_steal_pointer (&item);
    }

  g_return_val_if_reached (NULL);
}

static void
fill (TenboMergeDialog        *self,
      const TenboStoredPerson *person)
{
  GListStore         *items = tenbo_person_items_new (self->everybody, g_get_real_time () / 1000);
  GtkSorter          *sorter = GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));
  GtkFilterListModel *filtered;
  GtkSortListModel   *sorted;
  g_autofree char    *question = NULL;

  self->person = find_item (G_LIST_MODEL (items), person->id);
  self->folded = tenbo_fold (person->name);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (items), g_object_ref (self->filter));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), sorter);
  self->shown = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (sorted)));
  gtk_list_view_set_model (self->list_view, self->shown);
  question = g_strdup_printf (_ ("Who is the same person as %s?"),
                              tenbo_free_text_isolate (person->name));
  gtk_label_set_label (self->question_label, question);
  search_changed_cb (self);
}

AdwDialog *
tenbo_merge_dialog_new (TenboStore              *store,
                        const TenboStoredPerson *person,
                        GPtrArray               *everybody)
{
  TenboMergeDialog *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (person != NULL && everybody != NULL, NULL);

  self = g_object_new (TENBO_TYPE_MERGE_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->everybody = g_ptr_array_ref (everybody);
  fill (self, person);

  return ADW_DIALOG (self);
}
