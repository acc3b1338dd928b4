/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-people-pages.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-fold.h"
#include "tenbo-menu.h"
#include "tenbo-person-item.h"
#include "tenbo-person-mark.h"
#include "tenbo-same-names-banner.h"

#include <glib/gi18n.h>

struct _TenboPeoplePage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkMenuButton      *menu_button;
  GMenuModel         *menu;
  GtkEditable        *search_entry;
  GtkStack           *stack;
  GtkListView        *list_view;
  GtkFilterListModel *people; /* of TenboPersonItem; its model contains all of them */
  GListModel         *shown;  /* the same people, sorted */
  GtkCustomFilter    *filter;
  GtkCustomSorter    *sorter;

  TenboSameNamesBanner *same_names_banner;

  /* Owned */
  TenboStore *store;

  char *words; /* search text, folded */

  GCancellable *reading; /* borrowed */
  const char   *order;   /* interned */
  gboolean      guests;
  gboolean      hidden;
  gboolean      focused; /* whether the list had the focus when it was last read */
};

G_DEFINE_FINAL_TYPE (TenboPeoplePage, tenbo_people_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- Filter and order --- */

static gboolean
is_shown (gpointer item,
          gpointer user_data)
{
  TenboPeoplePage         *self = user_data;
  const TenboStoredPerson *person = tenbo_person_item_get_person (item);

  return (self->guests || !person->is_guest) && (self->hidden || !person->is_hidden) &&
         tenbo_person_item_matches (item, self->words);
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  TenboPeoplePage         *self = user_data;
  const TenboStoredPerson *one = tenbo_person_item_get_person ((gpointer) a);
  const TenboStoredPerson *other = tenbo_person_item_get_person ((gpointer) b);
  int                      order;

  if (self->order == g_intern_static_string ("played") &&
      one->last_played.msec != other->last_played.msec)
    return one->last_played.msec > other->last_played.msec ? -1 : 1;

  if (self->order == g_intern_static_string ("games") && one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;

  order = g_utf8_collate (one->name, other->name);

  return order != 0 ? order : (one->id > other->id) - (one->id < other->id);
}

static void
filter_again (TenboPeoplePage *self)
{
  GListModel *all = gtk_filter_list_model_get_model (self->people);

  gtk_filter_changed (GTK_FILTER (self->filter), GTK_FILTER_CHANGE_DIFFERENT);
  if (all != NULL)
    gtk_stack_set_visible_child_name (self->stack,
                                      g_list_model_get_n_items (self->shown) > 0 ? "people"
                                      : g_list_model_get_n_items (all) > 0       ? "none"
                                                                                 : "empty");
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
  g_autoptr (TenboPersonItem) item = g_list_model_get_item (self->shown, position);

  if (item != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "x",
                                tenbo_person_item_get_person (item)->id);
}

/* Opens the first match for Enter. */
static void
search_activated_cb (TenboPeoplePage *self)
{
  search_changed_cb (self);
  activated_cb (self, 0);
}

static void
change_state_cb (GSimpleAction *action,
                 GVariant      *state,
                 gpointer       user_data)
{
  TenboPeoplePage *self = user_data;
  const char      *name = g_action_get_name (G_ACTION (action));

  g_simple_action_set_state (action, state);
  if (g_str_equal (name, "guests"))
    self->guests = g_variant_get_boolean (state);
  else if (g_str_equal (name, "hidden"))
    self->hidden = g_variant_get_boolean (state);
  else
    self->order = g_intern_string (g_variant_get_string (state, NULL));

  filter_again (self);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
}

static void
search_activate_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  gtk_widget_grab_focus (GTK_WIDGET (TENBO_PEOPLE_PAGE (user_data)->search_entry));
}

static const GActionEntry people_actions[] = {
  { .name = "search", .activate = search_activate_cb },
  { .name = "order",
    .parameter_type = "s",
    .state = "'played'",
    .change_state = change_state_cb },
  { .name = "guests", .state = "false", .change_state = change_state_cb },
  { .name = "hidden", .state = "false", .change_state = change_state_cb },
};

static void
show_all_cb (TenboPeoplePage *self)
{
  gtk_editable_set_text (self->search_entry, "");
  if (!self->guests)
    gtk_widget_activate_action (GTK_WIDGET (self), "people.guests", NULL);
  if (!self->hidden)
    gtk_widget_activate_action (GTK_WIDGET (self), "people.hidden", NULL);
  search_changed_cb (self);
}

/* --- Reading --- */

static void
show_people (gpointer user_data,
             gpointer everybody)
{
  TenboPeoplePage *self = user_data;
  g_autoptr (GListStore) items = NULL;
  gboolean searches = (gtk_widget_get_state_flags (GTK_WIDGET (self->search_entry)) &
                       GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (everybody == NULL)
    return;

  items = tenbo_person_items_new (everybody, g_get_real_time () / 1000);
  gtk_filter_list_model_set_model (self->people, G_LIST_MODEL (items));
  filter_again (self);

  /* The people load after the page. Before that, only the header has something to focus. */
  if (self->focused || g_list_model_get_n_items (self->shown) == 0)
    return;

  self->focused = TRUE;
  if (!searches)
    gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
}

static void
reload (TenboPeoplePage *self)
{
  static const TenboBackgroundRead read = {
    .func = tenbo_everybody_read,
    .free_result = (GDestroyNotify) g_ptr_array_unref,
    .done = show_people,
    .failure = N_ ("Could Not Read People"),
  };

  tenbo_background_read (self, self->store, &self->reading, &read, NULL);
}

/* --- The object --- */

static void
tenbo_people_page_dispose (GObject *object)
{
  TenboPeoplePage *self = TENBO_PEOPLE_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_PEOPLE_PAGE);
  g_clear_object (&self->store);
  g_clear_pointer (&self->words, g_free);

  G_OBJECT_CLASS (tenbo_people_page_parent_class)->dispose (object);
}

static void
tenbo_people_page_class_init (TenboPeoplePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_people_page_dispose;

  g_type_ensure (TENBO_TYPE_PERSON_ITEM);
  g_type_ensure (TENBO_TYPE_PERSON_MARK);
  g_type_ensure (TENBO_TYPE_SAME_NAMES_BANNER);
  tenbo_class_set_template (klass, "tenbo-people-page");
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, menu);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, list_view);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, people);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, shown);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, filter);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, sorter);
  gtk_widget_class_bind_template_child (widget_class, TenboPeoplePage, same_names_banner);
  gtk_widget_class_bind_template_callback (widget_class, reload);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, show_all_cb);
}

static void
tenbo_people_page_init (TenboPeoplePage *self)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  self->words = g_strdup ("");
  self->order = g_intern_static_string ("played");
  g_action_map_add_action_entries (G_ACTION_MAP (actions), people_actions,
                                   G_N_ELEMENTS (people_actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, self->menu);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "people", G_ACTION_GROUP (actions));
  gtk_custom_filter_set_filter_func (self->filter, is_shown, self, NULL);
  gtk_custom_sorter_set_sort_func (self->sorter, compare, self, NULL);
}

AdwNavigationPage *
tenbo_people_page_new (TenboStore *store)
{
  TenboPeoplePage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_PEOPLE_PAGE, NULL);
  self->store = g_object_ref (store);
  tenbo_same_names_banner_set_store (self->same_names_banner, store);
  tenbo_background_read_follow (self, store, TENBO_STATISTIC_KINDS, G_CALLBACK (reload));

  return ADW_NAVIGATION_PAGE (self);
}
