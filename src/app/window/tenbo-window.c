/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-window.h"

#include "tenbo-feedback.h"
#include "tenbo-game-page.h"
#include "tenbo-help-dialog.h"
#include "tenbo-history-page.h"
#include "tenbo-new-game-page.h"
#include "tenbo-result-page.h"
#include "tenbo-start-page.h"
#include "tenbo-table-page.h"
#include "tenbo-window-focus.h"

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

/* Whether @page has had its turn when a game is shown. */
static gboolean
is_passing_page (AdwNavigationPage *page)
{
  return TENBO_IS_NEW_GAME_PAGE (page) || TENBO_IS_TABLE_PAGE (page) || TENBO_IS_RESULT_PAGE (page);
}

static void
game_ended_cb (TenboWindow    *self,
               TenboTablePage *page)
{
  tenbo_window_show_game (self, tenbo_table_page_get_game (page));
}

static void
game_reopened_cb (TenboWindow     *self,
                  TenboResultPage *page)
{
  tenbo_window_show_game (self, tenbo_result_page_get_game (page));
}

static void
game_created_cb (TenboWindow      *self,
                 TenboGame        *game,
                 TenboNewGamePage *page)
{
  tenbo_window_show_game (self, game);
}

static AdwNavigationPage *
create_game_page (TenboWindow *self,
                  TenboGame   *game)
{
  AdwNavigationPage *page;

  if (tenbo_game_get_table (game)->end.reason == TB_END_NONE)
    {
      page = tenbo_table_page_new (game);
      g_settings_bind (tenbo_application_get_settings (get_application (self)),
                       "table-view",
                       page,
                       "view",
                       G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_object (page,
                               "game-ended",
                               G_CALLBACK (game_ended_cb),
                               self,
                               G_CONNECT_SWAPPED);
    }
  else
    {
      page = tenbo_result_page_new (game);
      g_signal_connect_object (page,
                               "reopened",
                               G_CALLBACK (game_reopened_cb),
                               self,
                               G_CONNECT_SWAPPED);
    }

  return page;
}

static TenboGame *
get_game_of_page (AdwNavigationPage *page)
{
  if (TENBO_IS_TABLE_PAGE (page))
    return tenbo_table_page_get_game (TENBO_TABLE_PAGE (page));

  if (TENBO_IS_RESULT_PAGE (page))
    return tenbo_result_page_get_game (TENBO_RESULT_PAGE (page));

  return NULL;
}

/* The page that shows @game_id, or NULL. Borrowed. */
static AdwNavigationPage *
find_page_of_game (TenboWindow *self,
                   gint64       game_id)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);
      TenboGame *game = get_game_of_page (page);

      if (game != NULL && tenbo_game_get_id (game) == game_id)
        return page;
    }

  return NULL;
}

/* Puts @page in the place of @before, which lies under others. */
static void
replace_page (TenboWindow       *self,
              AdwNavigationPage *before,
              AdwNavigationPage *page)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) other = g_list_model_get_item (stack, i);

      g_ptr_array_add (pages, other == before ? page : other);
    }

  adw_navigation_view_replace (self->navigation_view,
                               (AdwNavigationPage **) pages->pdata,
                               (int) pages->len);
}

/* Puts @page in the place of all that have had their turn. */
static void
replace_passing_pages (TenboWindow       *self,
                       AdwNavigationPage *page)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) other = g_list_model_get_item (stack, i);

      if (!is_passing_page (other))
        g_ptr_array_add (pages, other);
    }

  g_ptr_array_add (pages, page);
  adw_navigation_view_replace (self->navigation_view,
                               (AdwNavigationPage **) pages->pdata,
                               (int) pages->len);
}

void
tenbo_window_show_game (TenboWindow *self,
                        TenboGame   *game)
{
  g_autoptr (TenboGame) keep = NULL;
  AdwNavigationPage *before;
  AdwNavigationPage *page;

  g_return_if_fail (TENBO_IS_WINDOW (self));
  g_return_if_fail (TENBO_IS_GAME (game));

  /* The page that holds it may be the one that goes. */
  keep = g_object_ref (game);
  before = find_page_of_game (self, tenbo_game_get_id (game));
  page = create_game_page (self, game);

  if (is_passing_page (adw_navigation_view_get_visible_page (self->navigation_view)))
    replace_passing_pages (self, page);
  else if (before != NULL)
    replace_page (self, before, page);
  else
    adw_navigation_view_push (self->navigation_view, page);
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

/* The stored game of the action's parameter, or NULL after saying why that fails. It is not opened
 * a second time where a page shows it: each would miss the other's changes. Transfer full. */
static TenboGame *
open_game (TenboWindow *self,
           GVariant    *parameter)
{
  TenboStore        *store = get_store (self);
  AdwNavigationPage *page = find_page_of_game (self, g_variant_get_int64 (parameter));
  g_autoptr (GError) error = NULL;
  TenboGame *game;

  if (page != NULL)
    return g_object_ref (get_game_of_page (page));
  if (store == NULL)
    return NULL;

  game = tenbo_game_open (store, g_variant_get_int64 (parameter), &error);

  if (game == NULL)
    tenbo_feedback_error (GTK_WIDGET (self),
                          _ ("The Game Cannot Be Opened"),
                          _ ("It was left as it is. Other games are not touched by this."),
                          error);

  return game;
}

/* Goes back to the page of the stack that @matches, if there is one. */
static gboolean
pop_to_match (TenboWindow *self,
              gboolean (*matches) (AdwNavigationPage *page,
                                   gint64             game_id),
              gint64 game_id)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (self->navigation_view);

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      if (matches (page, game_id))
        {
          adw_navigation_view_pop_to_page (self->navigation_view, page);
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
shows_game (AdwNavigationPage *page,
            gint64             game_id)
{
  TenboGame *game = get_game_of_page (page);

  return game != NULL && tenbo_game_get_id (game) == game_id;
}

static gboolean
shows_history (AdwNavigationPage *page,
               gint64             game_id)
{
  return TENBO_IS_HISTORY_PAGE (page);
}

static void
show_new_game (TenboWindow   *self,
               TenboGame     *like,
               TenboNextSeats seats)
{
  TenboApplication  *application = get_application (self);
  AdwNavigationPage *page;

  if (get_store (self) == NULL ||
      TENBO_IS_NEW_GAME_PAGE (adw_navigation_view_get_visible_page (self->navigation_view)))
    return;

  page = tenbo_new_game_page_new (get_store (self),
                                  tenbo_application_get_rulesets (application),
                                  tenbo_application_get_settings (application));

  if (like != NULL)
    tenbo_new_game_page_set_like (TENBO_NEW_GAME_PAGE (page), like, seats);

  g_signal_connect_object (page, "created", G_CALLBACK (game_created_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->navigation_view, page);
}

static void
new_game_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  show_new_game (user_data, NULL, TENBO_NEXT_SEATS_SAME);
}

static TenboNextSeats
parse_next_seats (const char *text)
{
  if (g_str_equal (text, "turned"))
    return TENBO_NEXT_SEATS_TURNED;

  return g_str_equal (text, "drawn") ? TENBO_NEXT_SEATS_DRAWN : TENBO_NEXT_SEATS_SAME;
}

static void
next_game_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  g_autoptr (GVariant) id = g_variant_get_child_value (parameter, 0);
  g_autoptr (TenboGame) game = open_game (user_data, id);
  const char *seats;

  g_variant_get_child (parameter, 1, "&s", &seats);
  if (game != NULL)
    show_new_game (user_data, game, parse_next_seats (seats));
}

static void
open_game_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  TenboWindow *self = user_data;
  g_autoptr (TenboGame) game = NULL;

  if (pop_to_match (self, shows_game, g_variant_get_int64 (parameter)))
    return;

  game = open_game (self, parameter);

  if (game != NULL)
    tenbo_window_show_game (self, game);
}

static void
show_hands_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  TenboWindow *self = user_data;
  g_autoptr (TenboGame) game = open_game (self, parameter);

  if (game != NULL)
    adw_navigation_view_push (self->navigation_view, tenbo_game_page_new (game));
}

static void
history_activated_cb (GSimpleAction *action,
                      GVariant      *parameter,
                      gpointer       user_data)
{
  TenboWindow *self = user_data;
  TenboStore  *store = get_store (self);

  if (store != NULL && !pop_to_match (self, shows_history, 0))
    adw_navigation_view_push (self->navigation_view, tenbo_history_page_new (store));
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
    get_game_of_page (adw_navigation_view_get_visible_page (self->navigation_view));
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
  { .name = "new-game", .activate = new_game_activated_cb },
  { .name = "next-game", .activate = next_game_activated_cb, .parameter_type = "(xs)" },
  { .name = "open-game", .activate = open_game_activated_cb, .parameter_type = "x" },
  { .name = "show-hands", .activate = show_hands_activated_cb, .parameter_type = "x" },
  { .name = "history", .activate = history_activated_cb },
  { .name = "fullscreen", .activate = fullscreen_activated_cb },
  { .name = "help", .activate = help_activated_cb },
  { .name = "help-page", .activate = help_activated_cb, .parameter_type = "s" },
  { .name = "show-notice", .activate = show_notice_activated_cb },
};

static void
enable_action (TenboWindow *self,
               const char  *name,
               gboolean     enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

static void
store_changed_cb (TenboWindow *self)
{
  TenboStore *store = get_store (self);

  enable_action (self, "history", store != NULL);
  enable_action (self,
                 "new-game",
                 store != NULL && tenbo_store_get_access (store) == TENBO_STORE_ACCESS_WRITE);
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
  g_action_map_add_action_entries (G_ACTION_MAP (self),
                                   window_actions,
                                   G_N_ELEMENTS (window_actions),
                                   self);
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

GMenuModel *
tenbo_window_create_menu (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) places = g_menu_new ();
  g_autoptr (GMenu) program = g_menu_new ();

  g_menu_append (places, _ ("_New Game"), "win.new-game");
  g_menu_append (places, _ ("_History"), "win.history");
  g_menu_append (places, _ ("_Full Screen"), "win.fullscreen");
  g_menu_append (program, _ ("_Keyboard Shortcuts"), "app.shortcuts");
  g_menu_append (program, _ ("Hel_p"), "win.help");
  g_menu_append (program, _ ("_About Tenbo"), "app.about");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (places));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (program));

  return G_MENU_MODEL (g_steal_pointer (&menu));
}
