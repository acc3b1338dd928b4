/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-window.h"

#include "tenbo-board-writer.h"
#include "tenbo-class.h"
#include "tenbo-config.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-exchange.h"
#include "tenbo-help-dialog.h"
#include "tenbo-history-page.h"
#include "tenbo-preferences-dialog.h"
#include "tenbo-ruleset-actions.h"
#include "tenbo-shell.h"
#include "tenbo-start-page.h"
#include "tenbo-table-page.h"
#include "tenbo-window-pages.h"

#include <glib/gi18n.h>

/* Name of the event controller that forwards keys */
#define HAND_KEYS "tenbo-hand-keys"

struct _TenboWindow
{
  AdwApplicationWindow parent_instance;

  /* Template widgets */
  AdwToastOverlay   *toast_overlay;
  AdwNavigationView *navigation_view;
  TenboStartPage    *start_page;

  TenboShellState state;
  TenboGame      *running_game; /* weak */

  TenboBoardWriter *board_writer; /* of state.folder; owned */

  GListModel *layers; /* the children of toast_overlay: the pages and the visible toast; owned */

  guint inhibit_cookie;
  guint focus_source; /* when it runs, the visible page takes the focus */
};

static void shell_iface_init (TenboShellInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TenboWindow,
                               tenbo_window,
                               ADW_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (TENBO_TYPE_SHELL, shell_iface_init))

/* --- Focus --- */

/* Moves the focus to the visible page if no widget has it, for example because a sheet was closed,
 * a row was recreated, or a focused button became insensitive. The shortcuts of a page only work
 * while the focus is in it. */
static void
focus_page (gpointer user_data)
{
  TenboWindow          *self = user_data;
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self);
  AdwNavigationPage    *page = adw_navigation_view_get_visible_page (self->navigation_view);

  self->focus_source = 0;

  /* A dialog handles all keys. The page gets the focus when the dialog closes. */
  if (gtk_root_get_focus (GTK_ROOT (self)) != NULL || page == NULL ||
      adw_application_window_get_visible_dialog (window) != NULL)
    return;

  if (TENBO_IS_TABLE_PAGE (page))
    tenbo_table_page_take_focus (TENBO_TABLE_PAGE (page));
  else if (TENBO_IS_HISTORY_PAGE (page) &&
           tenbo_history_page_take_focus (TENBO_HISTORY_PAGE (page)))
    return;
  else if (!gtk_widget_grab_focus (GTK_WIDGET (page)))
    gtk_widget_child_focus (GTK_WIDGET (page), GTK_DIR_TAB_FORWARD);
}

/* The focus is often NULL for a moment while it moves from one widget to another. */
static void
focus_changed_cb (TenboWindow *self)
{
  if (self->navigation_view != NULL && self->focus_source == 0 &&
      gtk_root_get_focus (GTK_ROOT (self)) == NULL)
    self->focus_source = g_idle_add_once (focus_page, self);
}

/* After the last widget, Tab clears the focus before it returns to the first widget. */
static void
focus_moved_cb (TenboWindow *self)
{
  g_clear_handle_id (&self->focus_source, g_source_remove);
}

/* --- Keys --- */

/* A player types the next key long before the sheet opened by the previous one is visible. GTK
 * delivers a key to the focus widget and drops it if that widget or one of its ancestors is not
 * mapped: while a dialog becomes a bottom sheet, and for one frame each time a breakpoint applies.
 * Therefore, the keys to enter hands do not depend on the focus. The window captures them before
 * any widget, and forwards them to the page or the sheet, whose state does not depend on what GTK
 * has mapped.
 *
 * A key propagates from the window down to the focus; if the focus is in a dialog, from the dialog:
 * GTK 4.18 propagates keys within the nearest shortcut manager of the focus. Both capture keys. */

/* Returns the key of a Latin layout in the position of @keyval, if @keyval is a letter of another
 * script: R means Ron on a Greek or Russian keyboard, too. */
static guint
find_latin (GtkWidget *widget,
            guint      keyval,
            guint      keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint        *keyvals = NULL;
  int                      n = 0;

  if (gdk_keyval_to_unicode (keyval) < 0x80)
    return keyval;

  gdk_display_map_keycode (gtk_widget_get_display (widget), keycode, &keys, &keyvals, &n);
  for (int i = 0; i < n; i++)
    if (keys[i].level == 0 && keyvals[i] > ' ' && keyvals[i] < 0x7f)
      return keyvals[i];

  return keyval;
}

/* Returns the sheet that is open in the window, or NULL. Borrowed. */
static TenboEntrySheet *
get_sheet (TenboWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);
  AdwDialog         *dialog;
  GtkWidget         *open = NULL;

  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  if (TENBO_IS_ENTRY_DIALOG (dialog))
    open = adw_dialog_get_child (dialog);
  else if (TENBO_IS_TABLE_PAGE (page))
    open = tenbo_table_page_get_open (TENBO_TABLE_PAGE (page));

  return TENBO_IS_ENTRY_SHEET (open) ? TENBO_ENTRY_SHEET (open) : NULL;
}

/* Returns whether @focus handles keys itself: a text field, or a widget in a menu. A dialog that
 * becomes a bottom sheet moves the focus, possibly to a text field; while the user types answers,
 * such a field takes none of them. */
static gboolean
takes_keys (TenboWindow *self,
            GtkWidget   *focus)
{
  TenboEntrySheet *sheet = get_sheet (self);

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    return FALSE;
  if (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL)
    return TRUE;

  return (GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus)) &&
         (sheet == NULL || !tenbo_entry_sheet_get_typing (sheet));
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                TenboWindow           *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);
  TenboEntrySheet   *sheet;

  if (takes_keys (self, gtk_root_get_focus (GTK_ROOT (self))))
    return GDK_EVENT_PROPAGATE;

  keyval = find_latin (GTK_WIDGET (self), keyval, keycode);
  if (TENBO_IS_TABLE_PAGE (page))
    return tenbo_table_page_press_key (TENBO_TABLE_PAGE (page), keyval, state);

  sheet = get_sheet (self);

  return sheet != NULL ? tenbo_entry_sheet_press_key (sheet, keyval, state) : GDK_EVENT_PROPAGATE;
}

/* Captures keys at @widget, unless it already does: a dialog is mapped again when a dialog above it
 * closes. */
static void
listen_at (TenboWindow *self,
           GtkWidget   *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  GtkEventController *keys;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), HAND_KEYS) == 0)
        return;
    }

  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_static_name (keys, HAND_KEYS);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_DEFAULT);
  gtk_widget_add_controller (widget, keys);
}

static void
visible_dialog_changed_cb (TenboWindow *self)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));

  if (TENBO_IS_ENTRY_DIALOG (dialog))
    listen_at (self, GTK_WIDGET (dialog));
  focus_changed_cb (self);
}

/* --- Actions --- */

/* Prevents the screen from turning off while it shows a running game. */
static void
update_inhibit (TenboWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean        keeps_awake;

  GtkApplicationInhibitFlags flags = GTK_APPLICATION_INHIBIT_IDLE | GTK_APPLICATION_INHIBIT_SUSPEND;

  if (application == NULL)
    return;

  keeps_awake = self->running_game != NULL &&
                tenbo_game_get_table (self->running_game)->end.reason == TB_END_NONE &&
                g_settings_get_boolean (tenbo_context_get_settings (self->state.context),
                                        "keep-awake");
  if (keeps_awake == (self->inhibit_cookie != 0))
    return;

  if (keeps_awake)
    self->inhibit_cookie = gtk_application_inhibit (application,
                                                    GTK_WINDOW (self),
                                                    flags,
                                                    _ ("A game is in progress"));
  else
    {
      gtk_application_uninhibit (application, self->inhibit_cookie);
      self->inhibit_cookie = 0;
    }
}

/* --- Toasts --- */

/* Returns the first AdwToolbarView in @widget, or NULL. */
static AdwToolbarView *
find_toolbars (GtkWidget *widget)
{
  AdwToolbarView *toolbars = NULL;

  if (ADW_IS_TOOLBAR_VIEW (widget))
    return ADW_TOOLBAR_VIEW (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && toolbars == NULL;
       child = gtk_widget_get_next_sibling (child))
    toolbars = find_toolbars (child);

  return toolbars;
}

/* Moves toasts above the buttons at the bottom of the visible page. */
static void
place_toasts (TenboWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);
  AdwToolbarView    *toolbars = page != NULL ? find_toolbars (GTK_WIDGET (page)) : NULL;
  int                height = 0;

  if (toolbars != NULL)
    {
      height = adw_toolbar_view_get_bottom_bar_height (toolbars);
      g_signal_handlers_disconnect_by_func (toolbars, place_toasts, self);
      g_signal_connect_object (toolbars, "notify::bottom-bar-height", G_CALLBACK (place_toasts),
                               self, G_CONNECT_SWAPPED);
    }

  for (guint i = 0; i < g_list_model_get_n_items (self->layers); i++)
    {
      g_autoptr (GtkWidget) layer = g_list_model_get_item (self->layers, i);

      if (layer != GTK_WIDGET (self->navigation_view))
        gtk_widget_set_margin_bottom (layer, height);
    }
}

static void
visible_page_changed_cb (TenboWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);

  g_clear_weak_pointer (&self->running_game);

  if (page != NULL && TENBO_IS_TABLE_PAGE (page))
    g_set_weak_pointer (&self->running_game, tenbo_table_page_get_game (TENBO_TABLE_PAGE (page)));

  /* The table has its own undo. */
  tenbo_undo_set_page (self->state.undo, TENBO_IS_TABLE_PAGE (page) ? NULL : GTK_WIDGET (page));

  if (self->layers != NULL)
    place_toasts (self);
  update_inhibit (self);
}

static void
fullscreen_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  if (gtk_window_is_fullscreen (user_data))
    gtk_window_unfullscreen (user_data);
  else
    gtk_window_fullscreen (user_data);
}

/* On the pages of a game, help covers its ruleset; elsewhere, the user can choose one. It begins at
 * the topic of the visible page. */
static void
help_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  TenboWindow       *self = user_data;
  TenboContext      *context = self->state.context;
  AdwNavigationPage *shown = adw_navigation_view_get_visible_page (self->navigation_view);
  TenboGame         *game = tenbo_window_pages_get_shown_game (shown);
  const char        *page = parameter != NULL ? g_variant_get_string (parameter, NULL)
                                              : tenbo_window_pages_get_help (shown);
  g_autofree char   *last = g_settings_get_string (tenbo_context_get_settings (context),
                                                   "last-ruleset");

  if (game != NULL)
    tenbo_help_dialog_present (GTK_WIDGET (self), tenbo_game_get_ruleset (game),
                               tenbo_context_get_rulesets (context), page);
  else
    tenbo_help_dialog_present_any (GTK_WIDGET (self), tenbo_context_get_rulesets (context),
                                   last, page);
}

static void
preferences_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  TenboContext *context = tenbo_shell_get_context (user_data);

  tenbo_preferences_dialog_present (user_data, tenbo_context_get_settings (context),
                                    tenbo_shell_get_folder (user_data));
}

static void
show_folder_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  TenboFolderService *folder = tenbo_shell_get_folder (user_data);
  TenboContext       *context = tenbo_shell_get_context (user_data);

  if (folder != NULL)
    tenbo_preferences_dialog_present_folder (user_data, tenbo_context_get_settings (context),
                                             folder);
}

static void
show_notice_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  GtkApplication *application = gtk_window_get_application (user_data);

  tenbo_application_show_notice (TENBO_APPLICATION (application), user_data);
}

static const GActionEntry window_actions[] = {
  { .name = "fullscreen", .activate = fullscreen_activated_cb },
  { .name = "help", .activate = help_activated_cb },
  { .name = "help-page", .activate = help_activated_cb, .parameter_type = "s" },
  { .name = "preferences", .activate = preferences_activated_cb },
  { .name = "show-folder", .activate = show_folder_activated_cb },
  { .name = "show-notice", .activate = show_notice_activated_cb },
};

/* The actions that need the games, and those that change something */
static const struct
{
  const char *name;
  gboolean    writes;
} store_actions[] = {
  { "new-game", TRUE },
  { "history", FALSE },
  { "people", FALSE },
  { "import", TRUE },
  { "export", FALSE },
  { "backup", FALSE },
};

/* Ends the service before the store is closed: it has a reference. */
static void
stop_folder (TenboWindow *self)
{
  g_clear_object (&self->board_writer);
  if (self->start_page != NULL)
    g_object_set (self->start_page, "folder", NULL, NULL);
  if (self->state.folder != NULL)
    tenbo_folder_service_stop (self->state.folder);
  g_clear_object (&self->state.folder);
}

/* Rulesets of other devices have arrived. */
static void
synced_cb (TenboFolderService      *service,
           const TenboFolderReport *report,
           TenboWindow             *self)
{
  if (report->n_rulesets > 0)
    tenbo_ruleset_list_reload (tenbo_context_get_rulesets (self->state.context));
}

static void
store_changed_cb (TenboWindow *self)
{
  TenboStore *store = tenbo_context_get_store (self->state.context);
  gboolean    can_write = store != NULL &&
                       tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE;

  stop_folder (self);
  if (can_write)
    {
      g_autofree char *rules_dir = tenbo_ruleset_list_default_dir ();

      self->state.folder = tenbo_folder_service_new (store, rules_dir);
      g_signal_connect_object (self->state.folder, "synced", G_CALLBACK (synced_cb), self,
                               G_CONNECT_DEFAULT);
      self->board_writer = tenbo_board_writer_new (self->state.folder);
      g_object_set (self->start_page, "folder", self->state.folder, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (store_actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), store_actions[i].name);

      if (action != NULL)
        g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                                     store_actions[i].writes ? can_write : store != NULL);
    }
}

/* --- The shell --- */

static TenboShellState *
shell_get_state (TenboShell *shell)
{
  return &TENBO_WINDOW (shell)->state;
}

static GPtrArray *
shell_list_games (TenboShell *shell)
{
  TenboWindow *self = TENBO_WINDOW (shell);
  g_autoptr (GListModel) pages = NULL;
  GPtrArray *games = g_ptr_array_new ();

  pages = adw_navigation_view_get_navigation_stack (self->navigation_view);
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);
      TenboGame *game = tenbo_window_pages_get_game (page);

      if (game != NULL && !tenbo_game_get_transient (game) && !g_ptr_array_find (games, game, NULL))
        g_ptr_array_add (games, game);
    }

  return games;
}

static void
shell_add_toast (TenboShell *shell,
                 AdwToast   *toast)
{
  TenboWindow       *self = TENBO_WINDOW (shell);
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);

  if (!TENBO_IS_TABLE_PAGE (page) ||
      !tenbo_table_page_add_toast (TENBO_TABLE_PAGE (page), toast))
    adw_toast_overlay_add_toast (self->toast_overlay, toast);
}

static void
shell_leave_pages (TenboShell *shell)
{
  TenboWindow *self = TENBO_WINDOW (shell);
  g_autoptr (GListModel) pages = NULL;
  AdwNavigationPage *start = adw_navigation_view_find_page (self->navigation_view, "start");

  /* Toasts with an undo offer keep the store open. */
  pages = adw_navigation_view_get_navigation_stack (self->navigation_view);
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);

      if (TENBO_IS_TABLE_PAGE (page))
        tenbo_table_page_dismiss_toasts (TENBO_TABLE_PAGE (page));
    }
  adw_toast_overlay_dismiss_all (self->toast_overlay);
  tenbo_undo_forget (self->state.undo);

  /* The window holds a reference to its focus widget, which keeps a removed page alive, until the
   * focus moves. */
  gtk_window_set_focus (GTK_WINDOW (self), NULL);
  adw_navigation_view_replace (self->navigation_view, &start, 1);
}

static void
shell_iface_init (TenboShellInterface *iface)
{
  iface->get_state = shell_get_state;
  iface->list_games = shell_list_games;
  iface->add_toast = shell_add_toast;
  iface->leave_pages = shell_leave_pages;
}

/* The class is for styles that are slow without a graphics driver. */
static void
tenbo_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (tenbo_window_parent_class)->realize (widget);

  tenbo_class_toggle (widget, "drawn-by-cairo",
                      GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (GTK_NATIVE (widget))));
}

static void
tenbo_window_dispose (GObject *object)
{
  TenboWindow *self = TENBO_WINDOW (object);

  g_clear_weak_pointer (&self->running_game);
  update_inhibit (self);
  stop_folder (self);
  if (self->layers != NULL)
    g_signal_handlers_disconnect_by_func (self->layers, place_toasts, self);
  g_clear_object (&self->layers);
  g_clear_object (&self->state.undo);
  g_clear_pointer (&self->state.throws, g_ptr_array_unref);
  g_queue_clear_full (&self->state.imports.files, g_object_unref);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_WINDOW);
  g_clear_handle_id (&self->focus_source, g_source_remove);

  G_OBJECT_CLASS (tenbo_window_parent_class)->dispose (object);
}

static void
tenbo_window_class_init (TenboWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_window_dispose;
  widget_class->realize = tenbo_window_realize;

  g_type_ensure (TENBO_TYPE_START_PAGE);
  tenbo_class_set_template (klass, "tenbo-window");
  gtk_widget_class_bind_template_child (widget_class, TenboWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, TenboWindow, navigation_view);
  gtk_widget_class_bind_template_child (widget_class, TenboWindow, start_page);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_changed_cb);
}

/* A text field handles Ctrl+Z itself while it has something to undo. */
static gboolean
undo_key_cb (GtkWidget *content,
             GVariant  *args,
             gpointer   user_data)
{
  TenboWindow *self = user_data;
  GtkWidget   *focus = gtk_root_get_focus (GTK_ROOT (self));

  if (GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus))
    return GDK_EVENT_PROPAGATE;

  return tenbo_undo_activate (self->state.undo) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

/* Opens files that the user drops on the window. */
static gboolean
dropped_cb (TenboWindow  *self,
            const GValue *value)
{
  g_autoptr (GSList) files = gdk_file_list_get_files (g_value_get_boxed (value));

  for (GSList *each = files; each != NULL; each = each->next)
    tenbo_exchange_import (TENBO_SHELL (self), (GFile *[]) { each->data }, 1);
  return TRUE;
}

static void
add_drop_target (TenboWindow *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
tenbo_window_init (TenboWindow *self)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  self->state.undo = tenbo_undo_new (TENBO_SHELL (self));
  self->state.throws = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->layers = gtk_widget_observe_children (GTK_WIDGET (self->toast_overlay));
  g_signal_connect_object (self->layers, "items-changed", G_CALLBACK (place_toasts), self,
                           G_CONNECT_SWAPPED);
  if (TENBO_IS_DEVEL)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  listen_at (self, GTK_WIDGET (self));
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
  g_signal_connect_after (self, "move-focus", G_CALLBACK (focus_moved_cb), NULL);
  g_signal_connect (self, "notify::visible-dialog", G_CALLBACK (visible_dialog_changed_cb), NULL);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>z"),
                      gtk_callback_action_new (undo_key_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->toast_overlay), keys);

  g_action_map_add_action_entries (G_ACTION_MAP (self),
                                   window_actions,
                                   G_N_ELEMENTS (window_actions),
                                   self);
  tenbo_window_pages_add_actions (self);
  tenbo_exchange_add_actions (TENBO_SHELL (self));
  tenbo_ruleset_actions_add (TENBO_SHELL (self));
  add_drop_target (self);
}

static void
show_seat_marks (TenboWindow *self)
{
  GSettings *settings = tenbo_context_get_settings (self->state.context);

  tenbo_class_toggle (self, "plain-seats", !g_settings_get_boolean (settings, "colored-seats"));
}

TenboWindow *
tenbo_window_new (TenboApplication *application)
{
  TenboWindow  *self;
  TenboContext *context;
  GSettings    *settings;

  g_return_val_if_fail (TENBO_IS_APPLICATION (application), NULL);

  self = g_object_new (TENBO_TYPE_WINDOW, "application", application, NULL);

  context = tenbo_application_get_context (application);
  self->state.context = context;
  settings = tenbo_context_get_settings (context);
  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);

  g_signal_connect_object (settings, "changed::colored-seats", G_CALLBACK (show_seat_marks), self,
                           G_CONNECT_SWAPPED);
  show_seat_marks (self);
  g_signal_connect_object (context, "notify::store", G_CALLBACK (store_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_object_bind_property (context, "store", self->start_page, "store", G_BINDING_SYNC_CREATE);
  g_object_bind_property (application, "notice", self->start_page, "notice",
                          G_BINDING_SYNC_CREATE);
  store_changed_cb (self);

  return self;
}

AdwNavigationView *
tenbo_window_get_navigation_view (TenboWindow *self)
{
  g_return_val_if_fail (TENBO_IS_WINDOW (self), NULL);

  return self->navigation_view;
}
