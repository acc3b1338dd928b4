/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-dialog.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-fold.h"
#include "tenbo-free-text.h"
#include "tenbo-people-changes.h"
#include "tenbo-people.h"
#include "tenbo-person-item.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>
#include <string.h>

struct _TenboMergeDialog
{
  AdwDialog parent_instance;

  /* Template widgets */
  AdwNavigationView  *view;
  AdwNavigationPage  *review_page;
  GtkLabel           *question_label;
  GtkEditable        *search_entry;
  GtkStack           *stack;
  GtkFilterListModel *people; /* of TenboPersonItem */
  GListModel         *shown;  /* the same people, sorted */
  GtkCustomFilter    *filter;
  GtkCustomSorter    *sorter;
  GtkWidget          *merge_button;
  AdwActionRow       *first_row;
  AdwActionRow       *second_row;
  GtkCheckButton     *first_check;
  GtkLabel           *outcome_label;
  GtkLabel           *refusal_label; /* empty if the two can be merged */

  /* Owned */
  TenboStore      *store;
  GPtrArray       *everybody;
  TenboPersonItem *person;
  TenboPersonItem *other;  /* NULL until one is chosen */
  char            *words;  /* search text, folded */
  char            *folded; /* the name of `person` */

  GCancellable *reading; /* borrowed */
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

  return item != self->person && tenbo_person_item_matches (item, self->words);
}

/* Whether one name contains the other, so that one is probably a variant spelling */
static gboolean
is_likely (TenboMergeDialog        *self,
           const TenboStoredPerson *person)
{
  g_autofree char *folded = tenbo_fold (person->name);

  return strstr (folded, self->folded) != NULL || strstr (self->folded, folded) != NULL;
}

/* Sorts likely matches first, then by last game, the order of the model. */
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
  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  gtk_stack_set_visible_child_name (
    self->stack, g_list_model_get_n_items (self->shown) > 0 ? "people" : "none");
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

/* Finds the person whose name is removed and the person whose name is kept. */
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
show_outcome (TenboMergeDialog *self)
{
  TenboPersonItem         *from, *into;
  const TenboStoredPerson *a;
  const TenboStoredPerson *b;
  g_autofree char         *games = NULL;
  g_autofree char         *text = NULL;

  if (self->other == NULL)
    return;

  get_sides (self, &from, &into);
  a = get_person (from);
  b = get_person (into);
  games = tenbo_words_games ((guint) (a->n_games + b->n_games));
  text = g_strdup_printf (
    /* Translators: the name that is removed, the name that is kept, "27 games" */
    _ ("All games of %1$s will count as games of %2$s (%3$s in total). %1$s becomes another name "
       "of %2$s. No game is changed, and you can separate the two again."),
    tenbo_free_text_isolate (a->name), tenbo_free_text_isolate (b->name), games);
  gtk_label_set_label (self->outcome_label, text);
}

/* Two people. */
typedef struct
{
  gint64 ids[2];
} Pair;

/* Counts the games in which both people play. Returns an int. */
static gpointer
count_together (TenboRead *read,
                gpointer   data,
                GError   **error)
{
  const Pair     *pair = data;
  g_autofree int *n = g_new (int, 1);

  return tenbo_people_count_together (read, pair->ids[0], pair->ids[1], n, error)
           ? g_steal_pointer (&n)
           : NULL;
}

static void
show_together (gpointer user_data,
               gpointer n_together)
{
  TenboMergeDialog *self = user_data;
  int               n = n_together != NULL ? *(int *) n_together : 0;
  g_autofree char  *text = NULL;

  if (n > 0)
    {
      text = g_strdup_printf (
        /* Translators: both names, and the number of games in which both play */
        ngettext ("%1$s and %2$s played %3$d game together, so they cannot be merged.",
                  "%1$s and %2$s played %3$d games together, so they cannot be merged.",
                  (gulong) n),
        tenbo_free_text_isolate (get_person (self->person)->name),
        tenbo_free_text_isolate (get_person (self->other)->name), n);
      gtk_label_set_label (self->refusal_label, text);
    }
  gtk_widget_set_sensitive (self->merge_button, n_together != NULL && n == 0);
}

static gboolean
is_text (TenboMergeDialog *self,
         const char       *text)
{
  return text != NULL && *text != '\0';
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
activated_cb (TenboMergeDialog *self,
              guint             position)
{
  static const TenboBackgroundRead read = {
    .func = count_together,
    .free_data = g_free,
    .free_result = g_free,
    .done = show_together,
    .failure = N_ ("Could Not Read People"),
  };
  g_autoptr (TenboPersonItem) item = g_list_model_get_item (self->shown, position);
  Pair pair;

  if (item == NULL)
    return;

  g_set_object (&self->other, item);
  show_side (self->first_row, self->person);
  show_side (self->second_row, self->other);
  show_outcome (self);
  gtk_label_set_label (self->refusal_label, "");
  gtk_widget_set_sensitive (self->merge_button, FALSE);
  adw_navigation_view_push (self->view, self->review_page);

  pair = (Pair) { { get_person (self->person)->id, get_person (item)->id } };
  tenbo_background_read (self, self->store, &self->reading, &read,
                         g_memdup2 (&pair, sizeof pair));
}

/* Chooses the first match for Enter. */
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

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_MERGE_DIALOG);
  g_clear_object (&self->person);
  g_clear_object (&self->other);
  g_clear_pointer (&self->everybody, g_ptr_array_unref);
  g_clear_object (&self->store);
  g_clear_pointer (&self->words, g_free);
  g_clear_pointer (&self->folded, g_free);

  G_OBJECT_CLASS (tenbo_merge_dialog_parent_class)->dispose (object);
}

static void
tenbo_merge_dialog_class_init (TenboMergeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_merge_dialog_dispose;

  g_type_ensure (TENBO_TYPE_PERSON_ITEM);
  tenbo_class_set_template (klass, "tenbo-merge-dialog");
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, view);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, review_page);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, question_label);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, people);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, shown);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, filter);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, sorter);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, merge_button);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, first_row);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, second_row);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, first_check);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, outcome_label);
  gtk_widget_class_bind_template_child (widget_class, TenboMergeDialog, refusal_label);
  gtk_widget_class_bind_template_callback (widget_class, is_text);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_outcome);
  gtk_widget_class_bind_template_callback (widget_class, merge_clicked_cb);
}

static void
tenbo_merge_dialog_init (TenboMergeDialog *self)
{
  self->words = g_strdup ("");
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
tenbo_merge_dialog_new (TenboStore              *store,
                        const TenboStoredPerson *person,
                        GPtrArray               *everybody)
{
  TenboMergeDialog *self;
  g_autoptr (GListStore) items = NULL;
  g_autofree char *question = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (person != NULL && everybody != NULL, NULL);

  self = g_object_new (TENBO_TYPE_MERGE_DIALOG, NULL);
  self->store = g_object_ref (store);
  self->everybody = g_ptr_array_ref (everybody);
  self->folded = tenbo_fold (person->name);
  items = tenbo_person_items_new (everybody, g_get_real_time () / 1000);
  for (guint i = 0; self->person == NULL; i++)
    {
      g_autoptr (TenboPersonItem) item = g_list_model_get_item (G_LIST_MODEL (items), i);

      g_return_val_if_fail (item != NULL, ADW_DIALOG (self));
      if (get_person (item)->id == person->id)
        self->person = g_steal_pointer (&item);
    }

  gtk_custom_filter_set_filter_func (self->filter, is_shown, self, NULL);
  gtk_custom_sorter_set_sort_func (self->sorter, compare, self, NULL);
  gtk_filter_list_model_set_model (self->people, G_LIST_MODEL (items));
  question = g_strdup_printf (_ ("Who is the same person as %s?"),
                              tenbo_free_text_isolate (person->name));
  gtk_label_set_label (self->question_label, question);
  search_changed_cb (self);

  return ADW_DIALOG (self);
}
