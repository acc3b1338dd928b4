/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-page.h"

#include "tenbo-background-read.h"
#include "tenbo-class.h"
#include "tenbo-deleted-page.h"
#include "tenbo-exchange.h"
#include "tenbo-feedback.h"
#include "tenbo-filter-dialog.h"
#include "tenbo-history-change.h"
#include "tenbo-history-list.h"
#include "tenbo-menu.h"
#include "tenbo-move-dialog.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboHistoryPage
{
  AdwNavigationPage parent_instance;

  /* Template objects */
  TenboHistoryFilter *filter;
  GtkMenuButton      *menu_button;
  GMenuModel         *page_menu;
  GtkMenuButton      *selection_button;
  GMenuModel         *selection_menu;
  GtkSearchBar       *search_bar;
  GtkEditable        *search_entry;
  TenboFilterBar     *filter_bar;
  GtkStack           *stack;
  TenboHistoryList   *list;

  /* Owned */
  TenboStore        *store;
  TenboHistoryModel *model;

  char    *found;    /* number of games found, as text; owned */
  gboolean changing; /* whether this page is changing games */
  gboolean seen;     /* whether the page was shown: the list then keeps its scroll position */
  gboolean to_top;   /* whether the filter changed and the list is to scroll to the top */
};

typedef enum
{
  PROP_FOUND = 1,
} TenboHistoryPageProps;

static GParamSpec *props[PROP_FOUND + 1];

G_DEFINE_FINAL_TYPE (TenboHistoryPage, tenbo_history_page, ADW_TYPE_NAVIGATION_PAGE)

/* --- The state of the list --- */

static void
failed_cb (TenboHistoryPage *self,
           const GError     *error)
{
  tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Read History"),
                        _ ("Nothing was changed."), error);
}

static guint
get_n_games (TenboHistoryPage *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->model));
}

static gboolean
is_searching (TenboHistoryPage *self)
{
  return tenbo_history_filter_get_words (self->filter) != NULL ||
         tenbo_history_filter_is_set (self->filter);
}

static char *
get_title (TenboHistoryPage *self,
           gboolean          selecting,
           guint             n_selected)
{
  if (!selecting)
    return g_strdup (_ ("History"));

  if (n_selected == 0)
    return g_strdup (_ ("Select Games"));

  /* Translators: games selected in a list: "3 selected" */
  return tenbo_words_count (ngettext ("%s selected", "%s selected", n_selected), n_selected);
}

static char *
get_subtitle (TenboHistoryPage *self,
              gboolean          selecting,
              const char       *found)
{
  return g_strdup (selecting ? "" : found);
}

/* Returns what the user can do if no game was found. */
static char *
get_advice (TenboHistoryPage *self,
            const char       *words,
            gboolean          is_set)
{
  if (words == NULL)
    return g_strdup (_ ("No game matches all filters. Try removing a filter."));

  if (is_set)
    return g_strdup (_ ("No game matches the filters and the search. Try removing a filter, or "
                        "search for part of a name, ruleset, venue or note."));

  return g_strdup (
    _ ("Search for part of a name, ruleset, venue or note. All words must match."));
}

static void
update_stack (TenboHistoryPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, get_n_games (self) > 0 ? "games"
                                                 : is_searching (self)  ? "nothing"
                                                                        : "empty");
}

/* Shows the first games of a new list, which arrive a frame before the others. */
static void
begun_cb (TenboHistoryPage *self)
{
  update_stack (self);
  if (self->to_top)
    tenbo_history_list_scroll_to_top (self->list);
}

static void
found_cb (TenboHistoryPage *self)
{
  g_autofree char *games = tenbo_words_games (get_n_games (self));

  update_stack (self);
  if (g_set_str (&self->found, get_n_games (self) > 0 || is_searching (self) ? games : ""))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FOUND]);
  if (!self->to_top)
    return;

  self->to_top = FALSE;
  tenbo_history_list_scroll_to_top (self->list);
  if (is_searching (self))
    gtk_accessible_announce (GTK_ACCESSIBLE (self),
                             get_n_games (self) > 0 ? games : _ ("No games found"),
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
filter_changed_cb (TenboHistoryPage *self)
{
  self->to_top = TRUE;

  /* The filter ignores spaces at the ends of the words, but the entry keeps them. */
  if (tenbo_history_filter_get_words (self->filter) == NULL &&
      gtk_editable_get_text (self->search_entry)[0] != '\0')
    gtk_editable_set_text (self->search_entry, "");
}

static void
search_changed_cb (TenboHistoryPage *self)
{
  tenbo_history_filter_set_words (self->filter, gtk_editable_get_text (self->search_entry));
}

/* Reads the first rows for the first frame. */
static void
showing_cb (TenboHistoryPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!tenbo_history_model_read_first (self->model, &error))
    {
      failed_cb (self, error);
      return;
    }

  if (get_n_games (self) > 0)
    update_stack (self);

  tenbo_history_model_reload (self->model);
}

/* Reads the list again, except during a change of this page, which moves the focus first. */
static void
reload (TenboHistoryPage *self)
{
  if (!self->changing)
    tenbo_history_model_reload (self->model);
}

static void
shown_cb (TenboHistoryPage *self)
{
  if (self->seen)
    return;

  self->seen = TRUE;
  tenbo_history_list_keep_top (self->list);
}

/* Moves the focus to the first match for Enter, even if the search is still running. */
static void
search_activated_cb (TenboHistoryPage *self)
{
  search_changed_cb (self);
  tenbo_history_list_focus_game (self->list, 0);
}

static void
activated_cb (TenboHistoryPage *self,
              guint             position)
{
  g_autoptr (TenboSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->model), position);
  const TenboStoredSummary *stored = tenbo_summary_get_stored (summary);

  if (stored != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self),
                                tenbo_summary_has_ended (summary) ? "win.show-hands"
                                                                  : "win.open-game",
                                "x",
                                stored->id);
}

/* --- Selecting games --- */

static void
select_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  tenbo_history_list_set_selecting (TENBO_HISTORY_PAGE (user_data)->list, TRUE);
}

static void
select_all_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  tenbo_history_list_select_all (TENBO_HISTORY_PAGE (user_data)->list);
}

static void
cancel_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  tenbo_history_list_set_selecting (TENBO_HISTORY_PAGE (user_data)->list, FALSE);
}

/* --- Changing games --- */

static void
changed_cb (GtkWidget           *widget,
            TenboGamesChangeKind kind,
            GArray              *done,
            gboolean             by_undo)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (widget);

  self->changing = done == NULL;
  if (self->changing || self->store == NULL)
    return;

  tenbo_history_list_set_selecting (self->list, FALSE);

  /* Otherwise, the focus would move to the toast, which does not have the shortcuts of the page. */
  if (kind == TENBO_GAMES_DELETE && !tenbo_history_list_leave_games (self->list, done))
    gtk_widget_grab_focus (GTK_WIDGET (self->menu_button));

  /* The Undo button, which may have the focus, is removed. */
  if (by_undo && kind != TENBO_GAMES_MOVE && done->len > 0 && gtk_widget_get_mapped (widget))
    tenbo_history_list_focus_game (self->list, g_array_index (done, TenboGameKey, 0).game_id);

  tenbo_history_model_reload (self->model);
}

static void
change_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  static const struct
  {
    const char          *name;
    TenboGamesChangeKind kind;
  } changes[] = {
    { "delete", TENBO_GAMES_DELETE },
    { "void", TENBO_GAMES_VOID },
    { "count", TENBO_GAMES_COUNT },
    { "copy", TENBO_GAMES_COPY },
  };
  g_autoptr (GArray) keys =
    tenbo_history_list_get_targets (TENBO_HISTORY_PAGE (user_data)->list);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    if (g_str_equal (changes[i].name, g_action_get_name (G_ACTION (action))))
      tenbo_history_change (user_data, changes[i].kind, keys, NULL, changed_cb);
}

static void
session_chosen_cb (TenboHistoryPage *self,
                   gint64            session_id,
                   TenboMoveDialog  *dialog)
{
  GArray *keys = tenbo_move_dialog_get_keys (dialog);

  for (guint i = 0; i < keys->len; i++)
    {
      TenboGameKey *key = &g_array_index (keys, TenboGameKey, i);

      *key = tenbo_game_key (key->game_id, session_id, key->is_void);
    }

  tenbo_history_change (GTK_WIDGET (self), TENBO_GAMES_MOVE, keys, NULL, changed_cb);
}

static void
move_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  g_autoptr (GArray) keys =
    tenbo_history_list_get_targets (TENBO_HISTORY_PAGE (user_data)->list);
  AdwDialog *dialog;

  if (keys->len == 0)
    return;

  dialog = tenbo_move_dialog_new (TENBO_HISTORY_PAGE (user_data)->store, keys);
  g_signal_connect_object (dialog, "chosen", G_CALLBACK (session_chosen_cb), user_data,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, user_data);
}

static void
export_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  TenboShell *shell = tenbo_shell_find (user_data);
  g_autoptr (GArray) keys =
    tenbo_history_list_get_targets (TENBO_HISTORY_PAGE (user_data)->list);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < keys->len; i++)
    {
      gint64 id = g_array_index (keys, TenboGameKey, i).game_id;

      g_array_append_val (ids, id);
    }

  if (ids->len > 0 && shell != NULL)
    tenbo_exchange_ask_export (shell, ids);
}

/* --- Searching and other pages --- */

static void
search_action_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  TenboHistoryPage *self = user_data;

  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search_entry));
}

static void
filter_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  TenboHistoryPage *self = user_data;

  adw_dialog_present (tenbo_filter_dialog_new (self->store, self->filter, self->model), user_data);
}

static void
show_all_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  TenboHistoryPage *self = user_data;

  tenbo_history_filter_clear (self->filter, FALSE);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
deleted_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  GtkWidget *view = gtk_widget_get_ancestor (user_data, ADW_TYPE_NAVIGATION_VIEW);

  if (view != NULL)
    adw_navigation_view_push (ADW_NAVIGATION_VIEW (view),
                              tenbo_deleted_page_new (TENBO_HISTORY_PAGE (user_data)->store));
}

/* --- The object --- */

static void
add_actions (TenboHistoryPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "search", .activate = search_action_cb },
    { .name = "filter", .activate = filter_activated_cb },
    { .name = "show-all", .activate = show_all_activated_cb },
    { .name = "deleted", .activate = deleted_activated_cb },
    { .name = "select", .activate = select_activated_cb },
    { .name = "select-all", .activate = select_all_activated_cb },
    { .name = "cancel", .activate = cancel_activated_cb },
    { .name = "delete", .activate = change_activated_cb },
    { .name = "void", .activate = change_activated_cb },
    { .name = "count", .activate = change_activated_cb },
    { .name = "copy", .activate = change_activated_cb },
    { .name = "move", .activate = move_activated_cb },
    { .name = "export", .activate = export_activated_cb },
  };
  static const struct
  {
    const char *action;
    const char *property; /* property of the list that enables the action */
    gboolean    writes;
  } enabled[] = {
    { "cancel", "selecting", FALSE },
    { "export", "has-targets", FALSE },
    { "delete", "has-targets", TRUE },
    { "void", "has-targets", TRUE },
    { "count", "has-targets", TRUE },
    { "move", "has-targets", TRUE },
  };
  gboolean writable = tenbo_store_get_access (self->store) == TENBO_STORE_ACCESS_WRITE;
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (enabled); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (group), enabled[i].action);

      if (enabled[i].writes && !writable)
        g_simple_action_set_enabled (G_SIMPLE_ACTION (action), FALSE);
      else
        g_object_bind_property (self->list, enabled[i].property, action, "enabled",
                                G_BINDING_SYNC_CREATE);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "history", G_ACTION_GROUP (group));
}

static void
tenbo_history_page_get_property (GObject    *object,
                                 guint       id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  g_value_set_string (value, TENBO_HISTORY_PAGE (object)->found);
}

static void
tenbo_history_page_dispose (GObject *object)
{
  TenboHistoryPage *self = TENBO_HISTORY_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_HISTORY_PAGE);
  g_clear_object (&self->model);
  g_clear_object (&self->store);
  g_clear_pointer (&self->found, g_free);

  G_OBJECT_CLASS (tenbo_history_page_parent_class)->dispose (object);
}

static void
tenbo_history_page_class_init (TenboHistoryPageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tenbo_history_page_get_property;
  object_class->dispose = tenbo_history_page_dispose;

  props[PROP_FOUND] = g_param_spec_string ("found", NULL, NULL, NULL,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  g_type_ensure (TENBO_TYPE_FILTER_BAR);
  g_type_ensure (TENBO_TYPE_HISTORY_FILTER);
  g_type_ensure (TENBO_TYPE_HISTORY_LIST);
  tenbo_class_set_template (klass, "tenbo-history-page");
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, filter);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, page_menu);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, selection_button);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, selection_menu);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, search_bar);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, filter_bar);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboHistoryPage, list);
  gtk_widget_class_bind_template_callback (widget_class, get_title);
  gtk_widget_class_bind_template_callback (widget_class, get_subtitle);
  gtk_widget_class_bind_template_callback (widget_class, get_advice);
  gtk_widget_class_bind_template_callback (widget_class, showing_cb);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
}

static void
tenbo_history_page_init (TenboHistoryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, self->page_menu);
  tenbo_menu_set (self->selection_button, self->selection_menu);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  tenbo_filter_bar_set_filter (self->filter_bar, self->filter);
  g_signal_connect_object (self->filter, "changed", G_CALLBACK (filter_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

AdwNavigationPage *
tenbo_history_page_new (TenboStore *store)
{
  TenboHistoryPage *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  self = g_object_new (TENBO_TYPE_HISTORY_PAGE, NULL);
  self->store = g_object_ref (store);
  tenbo_background_read_follow (self, store, TENBO_KINDS_ALL, G_CALLBACK (reload));
  self->model = tenbo_history_model_new (store, self->filter);
  add_actions (self);
  tenbo_history_list_set_model (self->list, self->model, FALSE);
  g_signal_connect_object (self->model, "begun", G_CALLBACK (begun_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->model, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);

  return ADW_NAVIGATION_PAGE (self);
}

gboolean
tenbo_history_page_take_focus (TenboHistoryPage *self)
{
  g_return_val_if_fail (TENBO_IS_HISTORY_PAGE (self), FALSE);

  return tenbo_history_list_take_focus (self->list);
}

void
tenbo_history_page_show_only (TenboHistoryPage      *self,
                              const TenboFilterTerm *term)
{
  g_return_if_fail (TENBO_IS_HISTORY_PAGE (self));

  tenbo_history_filter_clear (self->filter, FALSE);
  tenbo_history_filter_set (self->filter, term);
}

void
tenbo_history_page_find (TenboHistoryPage *self,
                         const char       *words)
{
  g_return_if_fail (TENBO_IS_HISTORY_PAGE (self));
  g_return_if_fail (words != NULL);

  tenbo_history_filter_clear (self->filter, FALSE);
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_editable_set_text (self->search_entry, words);
  tenbo_history_filter_set_words (self->filter, words);
}
