/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-page.h"

#include "tenbo-feedback.h"
#include "tenbo-fold.h"
#include "tenbo-people-reading.h"
#include "tenbo-person-item.h"
#include "tenbo-person-mark.h"

#include <glib/gi18n.h>

struct _TenboPeoplePage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkEditable *search_entry;
  GtkStack    *stack;
  GtkListView *list_view;

  /* Owned */
  TenboStore         *store;
  GCancellable       *cancellable; /* of the reading that is under way; NULL: none */
  GListStore         *people;      /* of TenboPersonItem */
  GtkFilter          *filter;
  GtkSorter          *sorter;
  GtkSelectionModel  *shown;
  GSimpleActionGroup *actions;
  char               *words; /* what is searched, folded */

  const char *order; /* interned */
  gboolean    guests;
  gboolean    hidden;
  gboolean    focused; /* the list had the focus, which may be anywhere since */
};

G_DEFINE_FINAL_TYPE (TenboPeoplePage, tenbo_people_page, ADW_TYPE_NAVIGATION_PAGE)

static const TenboStoredPerson *
get_person (gpointer item)
{
  return tenbo_person_item_get_person (item);
}

/* --- Which, and in which order --- */

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  TenboPeoplePage         *self = user_data;
  const TenboStoredPerson *person = get_person (item);

  return (self->guests || !person->is_guest) && (self->hidden || !person->is_hidden) &&
         tenbo_person_item_matches (item, self->words);
}

static int
compare_names (const TenboStoredPerson *a,
               const TenboStoredPerson *b)
{
  int order = g_utf8_collate (a->name, b->name);

  return order != 0 ? order : (a->id > b->id) - (a->id < b->id);
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  TenboPeoplePage         *self = user_data;
  const TenboStoredPerson *one = get_person ((gpointer) a);
  const TenboStoredPerson *other = get_person ((gpointer) b);

  if (self->order == g_intern_static_string ("played") &&
      one->last_played.msec != other->last_played.msec)
    return one->last_played.msec > other->last_played.msec ? -1 : 1;

  if (self->order == g_intern_static_string ("games") && one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;

  return compare_names (one, other);
}

static void
update_stack (TenboPeoplePage *self)
{
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->shown));
  guint n_people = g_list_model_get_n_items (G_LIST_MODEL (self->people));

  gtk_stack_set_visible_child_name (self->stack,
                                    n_shown > 0    ? "people"
                                    : n_people > 0 ? "none"
                                                   : "empty");
}

static void
filter_again (TenboPeoplePage *self)
{
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  update_stack (self);
}

static void
search_changed_cb (TenboPeoplePage *self)
{
  g_free (self->words);
  self->words = tenbo_fold (gtk_editable_get_text (self->search_entry));
  filter_again (self);
}

static void
activated_cb (TenboPeoplePage *self,
              guint            position)
{
  g_autoptr (TenboPersonItem) item = g_list_model_get_item (G_LIST_MODEL (self->shown), position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "x", get_person (item)->id);
}

/* Enter takes the first that is found. */
static void
search_activated_cb (TenboPeoplePage *self)
{
  search_changed_cb (self);
  activated_cb (self, 0);
}

static void
guests_changed_cb (GSimpleAction *action,
                   GVariant      *state,
                   gpointer       user_data)
{
  TenboPeoplePage *self = user_data;

  g_simple_action_set_state (action, state);
  self->guests = g_variant_get_boolean (state);
  filter_again (self);
}

static void
hidden_changed_cb (GSimpleAction *action,
                   GVariant      *state,
                   gpointer       user_data)
{
  TenboPeoplePage *self = user_data;

  g_simple_action_set_state (action, state);
  self->hidden = g_variant_get_boolean (state);
  filter_again (self);
}

static void
order_changed_cb (GSimpleAction *action,
                  GVariant      *state,
                  gpointer       user_data)
{
  TenboPeoplePage *self = user_data;

  g_simple_action_set_state (action, state);
  self->order = g_intern_string (g_variant_get_string (state, NULL));
  gtk_sorter_changed (self->sorter, GTK_SORTER_CHANGE_DIFFERENT);
}

static void
focus_search_activated_cb (GSimpleAction *action,
                           GVariant      *parameter,
                           gpointer       user_data)
{
  TenboPeoplePage *self = user_data;

  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static const GActionEntry people_actions[] = {
  { .name = "search", .activate = focus_search_activated_cb },
  { .name = "order",
    .parameter_type = "s",
    .state = "'played'",
    .change_state = order_changed_cb },
  { .name = "guests", .state = "false", .change_state = guests_changed_cb },
  { .name = "hidden", .state = "false", .change_state = hidden_changed_cb },
};

static void
show_all_cb (TenboPeoplePage *self)
{
  gtk_editable_set_text (self->search_entry, "");
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "guests",
                                      g_variant_new_boolean (TRUE));
  g_action_group_change_action_state (G_ACTION_GROUP (self->actions), "hidden",
                                      g_variant_new_boolean (TRUE));
  search_changed_cb (self);
}

/* --- Reading --- */

/* The people come after the page, when only its header has something to focus. */
static void
take_focus (TenboPeoplePage *self)
{
  gboolean searches = (gtk_widget_get_state_flags (GTK_WIDGET (self->search_entry)) &
                       GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (self->focused || g_list_model_get_n_items (G_LIST_MODEL (self->shown)) == 0)
    return;

  self->focused = TRUE;
  if (!searches)
    gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
}

static void
show_people (TenboPeoplePage *self,
             GPtrArray       *everybody)
{
  g_autoptr (GListStore) items = tenbo_person_items_new (everybody, g_get_real_time () / 1000);
  guint                n_items = g_list_model_get_n_items (G_LIST_MODEL (items));
  g_autofree gpointer *list = g_new (gpointer, n_items + 1);

  for (guint i = 0; i < n_items; i++)
    list[i] = g_list_model_get_item (G_LIST_MODEL (items), i);

  g_list_store_splice (self->people, 0, g_list_model_get_n_items (G_LIST_MODEL (self->people)),
                       list, n_items);
  for (guint i = 0; i < n_items; i++)
    g_object_unref (list[i]);
  update_stack (self);
  take_focus (self);
}

static void
listed_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboPeoplePage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) everybody = tenbo_store_read_finish (TENBO_STORE (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  if (everybody != NULL)
    show_people (self, everybody);
  else
    tenbo_feedback_error (GTK_WIDGET (self), _ ("The People Cannot Be Read"),
                          _ ("Nothing was changed."), error);
}

static void
reload (TenboPeoplePage *self)
{
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  self->cancellable = g_cancellable_new ();
  tenbo_people_list_async (self->store, self->cancellable, listed_cb, g_object_ref (self));
}

static void
committed_cb (TenboPeoplePage   *self,
              const TenboCommit *commit)
{
  if ((commit->kinds & TENBO_KINDS_OF_FIGURES) != 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    reload (self);
}

static void
showing_cb (TenboPeoplePage *self)
{
  reload (self);
}

/* --- The object --- */

static void
tenbo_people_page_dispose (GObject *object)
{
  TenboPeoplePage *self = TENBO_PEOPLE_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_PEOPLE_PAGE);
  g_clear_object (&self->shown);
  g_clear_object (&self->filter);
  g_clear_object (&self->sorter);
  g_clear_object (&self->people);
  g_clear_object (&self->actions);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_people_page_parent_class)->dispose (object);
}

static void
tenbo_people_page_finalize (GObject *object)
{
  TenboPeoplePage *self = TENBO_PEOPLE_PAGE (object);

  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (tenbo_people_page_parent_class)->finalize (object);
}

static void
tenbo_people_page_class_init (TenboPeoplePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_people_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = tenbo_people_page_finalize;

  g_type_ensure (TENBO_TYPE_PERSON_ITEM);
  g_type_ensure (TENBO_TYPE_PERSON_MARK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-people-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, list_view);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
}

/* The filter and the order borrow the page, which outlives them. */
static void
create_models (TenboPeoplePage *self)
{
  GtkFilterListModel *filtered;
  GtkSortListModel   *sorted;

  self->people = g_list_store_new (TENBO_TYPE_PERSON_ITEM);
  self->filter = GTK_FILTER (gtk_custom_filter_new (is_shown, self, NULL));
  self->sorter = GTK_SORTER (gtk_custom_sorter_new (compare, self, NULL));
  filtered = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (self->people)),
                                        g_object_ref (self->filter));
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (filtered), g_object_ref (self->sorter));
  self->shown = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (sorted)));
  gtk_list_view_set_model (self->list_view, self->shown);
}

static void
tenbo_people_page_init (TenboPeoplePage *self)
{
  self->words = g_strdup ("");
  self->order = g_intern_static_string ("played");
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), people_actions,
                                   G_N_ELEMENTS (people_actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "people", G_ACTION_GROUP (self->actions));
  create_models (self);
}

AdwNavigationPage *
tenbo_people_page_new (TenboStore *store)
{
  TenboPeoplePage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_PEOPLE_PAGE, NULL);
  self->store = g_object_ref (store);
  g_signal_connect_object (store, "committed", G_CALLBACK (committed_cb), self,
                           G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}
