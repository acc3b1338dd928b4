/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-window.h"

#include "tenbo-exchange.h"
#include "tenbo-help-dialog.h"
#include "tenbo-people-actions.h"
#include "tenbo-start-page.h"
#include "tenbo-table-page.h"
#include "tenbo-undo.h"
#include "tenbo-window-focus.h"
#include "tenbo-window-keys.h"
#include "tenbo-window-pages.h"

#include <glib/gi18n.h>

struct _TenboWindow
{
  AdwApplicationWindow parent_instance;

  /* Template widgets */
  AdwToastOverlay   *toast_overlay;
  AdwNavigationView *navigation_view;
  TenboStartPage    *start_page;

  /* Borrowed; cleared when the page goes */
  TenboGame *running_game;

  guint inhibit_cookie;
};

G_DEFINE_FINAL_TYPE (TenboWindow, tenbo_window, ADW_TYPE_APPLICATION_WINDOW)

static TenboApplication *
get_application (TenboWindow *self)
{
  return TENBO_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static TenboStore *
get_store (TenboWindow *self)
{
  return tenbo_application_get_store (get_application (self));
}

/* Keeps the screen awake while a running game is on it. */
static void
update_inhibit (TenboWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  gboolean        runs = self->running_game != NULL &&
                  tenbo_game_get_table (self->running_game)->end.reason == TB_END_NONE;

  GtkApplicationInhibitFlags flags = GTK_APPLICATION_INHIBIT_IDLE | GTK_APPLICATION_INHIBIT_SUSPEND;

  if (application == NULL || runs == (self->inhibit_cookie != 0))
    return;

  if (runs)
    self->inhibit_cookie = gtk_application_inhibit (application,
                                                    GTK_WINDOW (self),
                                                    flags,
                                                    _ ("A game is being played"));
  else
    {
      gtk_application_uninhibit (application, self->inhibit_cookie);
      self->inhibit_cookie = 0;
    }
}

static void
visible_page_changed_cb (TenboWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation_view);

  g_clear_weak_pointer (&self->running_game);

  if (page != NULL && TENBO_IS_TABLE_PAGE (page))
    g_set_weak_pointer (&self->running_game, tenbo_table_page_get_game (TENBO_TABLE_PAGE (page)));

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

/* At a table its ruleset is the one to ask about; elsewhere any may be chosen. */
static void
help_activated_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  TenboWindow      *self = user_data;
  TenboApplication *application = get_application (self);
  TenboGame        *game =
    tenbo_window_pages_get_game (adw_navigation_view_get_visible_page (self->navigation_view));
  const char      *page = parameter != NULL ? g_variant_get_string (parameter, NULL) : NULL;
  g_autofree char *last = g_settings_get_string (tenbo_application_get_settings (application),
                                                 "last-ruleset");

  if (game != NULL)
    tenbo_help_dialog_present (GTK_WIDGET (self), tenbo_game_get_ruleset (game), NULL, page);
  else
    tenbo_help_dialog_present_any (GTK_WIDGET (self), tenbo_application_get_rulesets (application),
                                   last, page);
}

static void
show_notice_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  tenbo_application_show_notice (get_application (user_data), user_data);
}

static const GActionEntry window_actions[] = {
  { .name = "fullscreen", .activate = fullscreen_activated_cb },
  { .name = "help", .activate = help_activated_cb },
  { .name = "help-page", .activate = help_activated_cb, .parameter_type = "s" },
  { .name = "show-notice", .activate = show_notice_activated_cb },
};

/* The actions that need the games, and those that change something. */
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

static void
store_changed_cb (TenboWindow *self)
{
  TenboStore *store = get_store (self);
  gboolean    can_write = store != NULL &&
                       tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE;

  for (guint i = 0; i < G_N_ELEMENTS (store_actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), store_actions[i].name);

      if (action != NULL)
        g_simple_action_set_enabled (G_SIMPLE_ACTION (action),
                                     store_actions[i].writes ? can_write : store != NULL);
    }

  tenbo_start_page_set_store (self->start_page, store);
}

static void
notice_changed_cb (TenboWindow *self)
{
  tenbo_start_page_set_notice (self->start_page,
                               tenbo_application_get_notice (get_application (self)));
}

/* GTK sets the application after construction. */
static void
follow_application (TenboWindow *self)
{
  TenboApplication *application = get_application (self);
  GSettings        *settings = tenbo_application_get_settings (application);

  g_settings_bind (settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);

  g_signal_connect_object (application,
                           "notify::store",
                           G_CALLBACK (store_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (application,
                           "notify::notice",
                           G_CALLBACK (notice_changed_cb),
                           self,
                           G_CONNECT_SWAPPED);
  store_changed_cb (self);
  notice_changed_cb (self);
}

static void
tenbo_window_dispose (GObject *object)
{
  TenboWindow *self = TENBO_WINDOW (object);

  tenbo_undo_forget (self);
  g_clear_weak_pointer (&self->running_game);
  update_inhibit (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_WINDOW);

  G_OBJECT_CLASS (tenbo_window_parent_class)->dispose (object);
}

static void
tenbo_window_class_init (TenboWindowClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_window_dispose;

  g_type_ensure (TENBO_TYPE_START_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-window.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboWindow, toast_overlay);
  gtk_widget_class_bind_template_child (widget_class, TenboWindow, navigation_view);
  gtk_widget_class_bind_template_child (widget_class, TenboWindow, start_page);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_changed_cb);
}

static void
tenbo_window_init (TenboWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_window_focus_keep (ADW_APPLICATION_WINDOW (self), self->navigation_view);
  tenbo_window_keys_add (ADW_APPLICATION_WINDOW (self), self->navigation_view);
  tenbo_undo_add_key (self, GTK_WIDGET (self->toast_overlay));
  g_action_map_add_action_entries (G_ACTION_MAP (self),
                                   window_actions,
                                   G_N_ELEMENTS (window_actions),
                                   self);
  tenbo_window_pages_add_actions (self);
  tenbo_people_add_actions (self);
  tenbo_exchange_add_actions (self);
}

TenboWindow *
tenbo_window_new (TenboApplication *application)
{
  TenboWindow *self;

  g_return_val_if_fail (TENBO_IS_APPLICATION (application), NULL);

  self = g_object_new (TENBO_TYPE_WINDOW, "application", application, NULL);
  follow_application (self);

  return self;
}

void
tenbo_window_add_toast (TenboWindow *self,
                        AdwToast    *toast)
{
  AdwNavigationPage *page;

  g_return_if_fail (TENBO_IS_WINDOW (self));
  g_return_if_fail (ADW_IS_TOAST (toast));

  page = adw_navigation_view_get_visible_page (self->navigation_view);
  if (!TENBO_IS_TABLE_PAGE (page) ||
      !tenbo_table_page_add_toast (TENBO_TABLE_PAGE (page), toast))
    adw_toast_overlay_add_toast (self->toast_overlay, toast);
}

void
tenbo_window_dismiss_toasts (TenboWindow *self)
{
  g_autoptr (GListModel) pages = NULL;

  g_return_if_fail (TENBO_IS_WINDOW (self));

  pages = G_LIST_MODEL (adw_navigation_view_get_navigation_stack (self->navigation_view));
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);

      if (TENBO_IS_TABLE_PAGE (page))
        tenbo_table_page_dismiss_toasts (TENBO_TABLE_PAGE (page));
    }
  adw_toast_overlay_dismiss_all (self->toast_overlay);
  tenbo_undo_forget (self);
}

AdwNavigationView *
tenbo_window_get_navigation_view (TenboWindow *self)
{
  g_return_val_if_fail (TENBO_IS_WINDOW (self), NULL);

  return self->navigation_view;
}

void
tenbo_window_refresh (TenboWindow *self)
{
  AdwNavigationPage *page;

  g_return_if_fail (TENBO_IS_WINDOW (self));

  page = adw_navigation_view_get_visible_page (self->navigation_view);
  if (page != NULL)
    g_signal_emit_by_name (page, "showing");
}

/* Appends what is only there once something has the action of it. */
static void
append_if_there (GMenu      *menu,
                 const char *label,
                 const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "hidden-when", "s", "action-missing");
  g_menu_append_item (menu, item);
}

GMenuModel *
tenbo_window_create_menu (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) places = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) program = g_menu_new ();

  g_menu_append (places, _ ("_New Game"), "win.new-game");
  g_menu_append (places, _ ("_History"), "win.history");
  append_if_there (places, _ ("P_eople"), "win.people");
  g_menu_append (places, _ ("_Full Screen"), "win.fullscreen");
  append_if_there (files, _ ("_Import…"), "win.import");
  append_if_there (files, _ ("E_xport…"), "win.export");
  append_if_there (files, _ ("_Back Up…"), "win.backup");
  append_if_there (files, _ ("Res_tore…"), "win.restore");
  g_menu_append (program, _ ("_Keyboard Shortcuts"), "app.shortcuts");
  g_menu_append (program, _ ("Hel_p"), "win.help");
  g_menu_append (program, _ ("_About Tenbo"), "app.about");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (places));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (files));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (program));

  return G_MENU_MODEL (g_steal_pointer (&menu));
}
