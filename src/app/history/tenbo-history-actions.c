/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-history-page-private.h"

#include "tenbo-deleted-page.h"
#include "tenbo-exchange.h"
#include "tenbo-feedback.h"
#include "tenbo-filter-dialog.h"
#include "tenbo-history-words.h"
#include "tenbo-long-task.h"
#include "tenbo-move-dialog.h"
#include "tenbo-shell.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* --- The games that are meant --- */

/* Those that are chosen, else the one whose menu was opened. Of TenboGameKey; transfer full. */
static GArray *
get_targets (TenboHistoryPage *self)
{
  GArray        *keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  GHashTableIter iter;
  gpointer       key;
  guint          position;

  if (self->selecting)
    {
      g_hash_table_iter_init (&iter, self->selected);
      while (g_hash_table_iter_next (&iter, NULL, &key))
        g_array_append_vals (keys, key, 1);
    }
  else if (tenbo_history_model_find (self->model, self->asked_id, &position))
    g_array_append_vals (keys, tenbo_history_model_get_key (self->model, position), 1);

  return keys;
}

/* --- What is done with them --- */

/* What goes on while the page may go. */
typedef struct
{
  TenboHistoryPage  *page;   /* owned */
  GtkWidget         *window; /* owned */
  TenboHistoryChange change;
} Doing;

static void
doing_free (Doing *doing)
{
  g_object_unref (doing->page);
  g_object_unref (doing->window);
  g_free (doing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Doing, doing_free)

static gboolean start_change (TenboHistoryPage  *self,
                              GtkWidget         *from,
                              TenboHistoryChange change,
                              GArray            *keys);

/* What takes a change back. */
static TenboHistoryChange
get_opposite (TenboHistoryChange change)
{
  switch (change)
    {
    case TENBO_HISTORY_DELETE:
    case TENBO_HISTORY_COPY:
      return change == TENBO_HISTORY_DELETE ? TENBO_HISTORY_RESTORE : TENBO_HISTORY_DELETE;
    case TENBO_HISTORY_RESTORE:
      return TENBO_HISTORY_DELETE;
    case TENBO_HISTORY_VOID:
      return TENBO_HISTORY_COUNT;
    case TENBO_HISTORY_COUNT:
      return TENBO_HISTORY_VOID;
    default:
      g_return_val_if_reached (change);
    }
}

static char *
describe_done (TenboHistoryChange change,
               guint              n)
{
  switch (change)
    {
    case TENBO_HISTORY_DELETE:
      return tenbo_words_count (ngettext ("%s game deleted", "%s games deleted", n), n);
    case TENBO_HISTORY_RESTORE:
      return tenbo_words_count (ngettext ("%s game restored", "%s games restored", n), n);
    case TENBO_HISTORY_VOID:
      return tenbo_words_count (ngettext ("%s game is not counted any more",
                                          "%s games are not counted any more", n),
                                n);
    case TENBO_HISTORY_COUNT:
      return tenbo_words_count (ngettext ("%s game counts again", "%s games count again", n), n);
    case TENBO_HISTORY_COPY:
      return tenbo_words_count (ngettext ("%s game copied; the copy does not count",
                                          "%s games copied; the copies do not count", n),
                                n);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* What can be taken back. */
typedef struct
{
  TenboHistoryPage  *page; /* owned */
  TenboHistoryChange change;
  GArray            *keys;
} Undo;

static void
undo_free (gpointer data)
{
  Undo *undo = data;

  g_object_unref (undo->page);
  g_array_unref (undo->keys);
  g_free (undo);
}

static gboolean
undo_cb (TenboShell *window,
         gpointer    data)
{
  Undo *undo = data;

  if (!start_change (undo->page, GTK_WIDGET (window), undo->change, undo->keys))
    return FALSE;

  /* The button that may have the focus goes. */
  undo->page->undoing = TRUE;
  return TRUE;
}

/* Says what was done, and offers to take it back. */
static void
show_done (TenboHistoryPage  *self,
           TenboShell        *window,
           TenboHistoryChange change,
           GArray            *keys)
{
  g_autofree char *text = describe_done (change, keys->len);
  Undo            *undo;

  if (keys->len == 0)
    return;

  undo = g_new0 (Undo, 1);
  undo->page = g_object_ref (self);
  undo->change = get_opposite (change);
  undo->keys = g_array_ref (keys);
  tenbo_undo_offer (tenbo_shell_get_undo (window), text, undo_cb, undo, undo_free);
}

static void
changed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Doing) doing = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) done = NULL;
  TenboHistoryPage *self = doing->page;
  gboolean          failed = !tenbo_history_change_finish (result, &done, &error);

  self->changing = FALSE;

  /* The window was closed meanwhile. */
  if (!gtk_widget_get_mapped (doing->window) || self->store == NULL)
    return;

  if (failed)
    tenbo_feedback_error (doing->window, _ ("The Games Cannot Be Changed"), NULL, error);

  tenbo_history_page_set_selecting (self, FALSE);
  if (doing->change == TENBO_HISTORY_DELETE)
    tenbo_history_page_leave_focus (self, done);

  tenbo_history_page_reload (self);
  if (self->undoing && done->len > 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    tenbo_history_page_focus_game (self, g_array_index (done, TenboGameKey, 0).game_id);
  self->undoing = FALSE;
  show_done (self, TENBO_SHELL (doing->window), doing->change, done);
}

/* FALSE: nothing is to be done, or something else is under way. */
static gboolean
start_change (TenboHistoryPage  *self,
              GtkWidget         *from,
              TenboHistoryChange change,
              GArray            *keys)
{
  Doing *doing;

  if (self->changing || self->store == NULL || keys->len == 0 ||
      gtk_widget_get_root (from) == NULL || tenbo_long_task_is_running (from))
    return FALSE;

  doing = g_new0 (Doing, 1);
  doing->page = g_object_ref (self);
  doing->window = g_object_ref (GTK_WIDGET (gtk_widget_get_root (from)));
  doing->change = change;
  self->changing = TRUE;
  tenbo_history_page_update_selected (self);
  tenbo_history_change_async (from, self->store, change,
                              (const TenboGameKey *) (gpointer) keys->data, keys->len, changed_cb,
                              doing);
  return TRUE;
}

static void
change_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  static const struct
  {
    const char        *name;
    TenboHistoryChange change;
  } changes[] = {
    { "delete", TENBO_HISTORY_DELETE },
    { "void", TENBO_HISTORY_VOID },
    { "count", TENBO_HISTORY_COUNT },
    { "copy", TENBO_HISTORY_COPY },
  };
  g_autoptr (GArray) keys = get_targets (user_data);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    if (g_str_equal (changes[i].name, g_action_get_name (G_ACTION (action))))
      start_change (user_data, user_data, changes[i].change, keys);
}

static void
moved_cb (TenboHistoryPage *self)
{
  tenbo_history_page_set_selecting (self, FALSE);
}

static void
move_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  TenboHistoryPage *self = user_data;
  g_autoptr (GArray) keys = get_targets (self);
  AdwDialog *dialog;

  if (keys->len == 0)
    return;

  dialog = tenbo_move_dialog_new (self->store, keys);
  g_signal_connect_object (dialog, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
export_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  TenboHistoryPage *self = user_data;
  GtkRoot          *window = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (GArray) keys = get_targets (self);
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  for (guint i = 0; i < keys->len; i++)
    g_array_append_val (ids, g_array_index (keys, TenboGameKey, i).game_id);

  if (ids->len > 0 && TENBO_IS_SHELL (window))
    tenbo_exchange_ask_export (TENBO_SHELL (window), ids);
}

/* --- Choosing games --- */

void
tenbo_history_page_update_selected (TenboHistoryPage *self)
{
  static const char *const of_some[] = { "delete", "move", "void", "count", "export" };
  TenboStoreAccess         access = tenbo_store_get_access (self->store);
  gboolean                 any = !self->selecting || g_hash_table_size (self->selected) > 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      TenboHistoryRow *row = g_ptr_array_index (self->rows, i);
      guint            position = tenbo_history_page_get_position (row);
      gboolean         selected = FALSE;

      if (position < g_list_model_get_n_items (G_LIST_MODEL (self->model)))
        selected = g_hash_table_contains (
          self->selected, &tenbo_history_model_get_key (self->model, position)->game_id);

      tenbo_history_row_set_selecting (row, self->selecting, selected);
    }

  for (guint i = 0; i < G_N_ELEMENTS (of_some); i++)
    g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), of_some[i])),
      any && !self->changing &&
        (access == TENBO_STORE_ACCESS_WRITE || g_str_equal (of_some[i], "export")));

  tenbo_history_page_update_title (self);
}

void
tenbo_history_page_set_selecting (TenboHistoryPage *self,
                                  gboolean          selecting)
{
  self->selecting = selecting;
  g_hash_table_remove_all (self->selected);
  gtk_widget_set_visible (self->cancel_button, selecting);
  gtk_widget_set_visible (self->search_button, !selecting);
  gtk_widget_set_visible (self->filter_button, !selecting);
  gtk_widget_set_visible (self->narrow_bar, !selecting);
  gtk_widget_set_visible (self->menu_button, !selecting);
  adw_header_bar_set_show_back_button (self->header_bar, !selecting);
  adw_header_bar_set_show_end_title_buttons (self->header_bar, !selecting);
  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), !selecting);
  gtk_action_bar_set_revealed (self->selection_bar, selecting);
  tenbo_history_page_update_selected (self);
}

static void
choose (TenboHistoryPage   *self,
        const TenboGameKey *key)
{
  TenboGameKey *copy = g_memdup2 (key, sizeof *key);

  g_hash_table_replace (self->selected, &copy->game_id, copy);
}

void
tenbo_history_page_toggle (TenboHistoryPage *self,
                           guint             position)
{
  const TenboGameKey *key = tenbo_history_model_get_key (self->model, position);

  if (!g_hash_table_remove (self->selected, &key->game_id))
    choose (self, key);

  tenbo_history_page_update_selected (self);
}

void
tenbo_history_page_check_selected (TenboHistoryPage *self)
{
  g_autoptr (GHashTable) before = NULL;
  guint n_games = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  if (g_hash_table_size (self->selected) == 0)
    return;

  before = self->selected;
  self->selected = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, g_free);
  for (guint i = 0; i < n_games; i++)
    {
      const TenboGameKey *key = tenbo_history_model_get_key (self->model, i);

      if (g_hash_table_contains (before, &key->game_id))
        choose (self, key);
    }

  tenbo_history_page_update_selected (self);
}

static void
select_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  tenbo_history_page_set_selecting (user_data, TRUE);
}

static void
cancel_activated_cb (GSimpleAction *action,
                     GVariant      *parameter,
                     gpointer       user_data)
{
  tenbo_history_page_set_selecting (user_data, FALSE);
}

static void
select_all_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  TenboHistoryPage *self = user_data;
  guint             n_games = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  if (!self->selecting)
    tenbo_history_page_set_selecting (self, TRUE);

  for (guint i = 0; i < n_games; i++)
    choose (self, tenbo_history_model_get_key (self->model, i));

  tenbo_history_page_update_selected (self);
}

/* --- Searching and other pages --- */

static void
search_activated_cb (GSimpleAction *action,
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

  adw_dialog_present (tenbo_filter_dialog_new (self->store, self->filter, self->model),
                      GTK_WIDGET (self));
}

static void
show_all_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  TenboHistoryPage *self = user_data;

  tenbo_history_filter_clear (self->filter);
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
}

static void
deleted_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  TenboHistoryPage *self = user_data;
  GtkWidget        *view = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  if (view != NULL)
    adw_navigation_view_push (ADW_NAVIGATION_VIEW (view), tenbo_deleted_page_new (self->store));
}

/* --- Actions --- */

void
tenbo_history_page_add_actions (TenboHistoryPage *self)
{
  static const GActionEntry entries[] = {
    { .name = "search", .activate = search_activated_cb },
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

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "history", G_ACTION_GROUP (self->actions));
  tenbo_history_page_add_keys (self);
}
