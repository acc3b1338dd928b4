/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-window-pages.h"

#include "tenbo-board-page.h"
#include "tenbo-feedback.h"
#include "tenbo-game-change.h"
#include "tenbo-game-page.h"
#include "tenbo-games.h"
#include "tenbo-history-page.h"
#include "tenbo-new-game-page.h"
#include "tenbo-people-pages.h"
#include "tenbo-result-page.h"
#include "tenbo-sample-game.h"
#include "tenbo-session-page.h"
#include "tenbo-shell.h"
#include "tenbo-table-page.h"

#include <glib/gi18n.h>
#include <string.h>

static AdwNavigationView *
get_view (TenboWindow *self)
{
  return tenbo_window_get_navigation_view (self);
}

/* Whether @page is obsolete when a game is shown */
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

TenboGame *
tenbo_window_pages_get_game (AdwNavigationPage *page)
{
  if (TENBO_IS_TABLE_PAGE (page))
    return tenbo_table_page_get_game (TENBO_TABLE_PAGE (page));

  if (TENBO_IS_RESULT_PAGE (page))
    return tenbo_result_page_get_game (TENBO_RESULT_PAGE (page));

  return NULL;
}

TenboGame *
tenbo_window_pages_get_shown_game (AdwNavigationPage *page)
{
  return TENBO_IS_GAME_PAGE (page) ? tenbo_game_page_get_game (TENBO_GAME_PAGE (page))
                                   : tenbo_window_pages_get_game (page);
}

/* Closes all pages of @game, which was deleted. */
static void
game_gone_cb (TenboWindow *self,
              TenboGame   *game)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (get_view (self));
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();
  guint n_pages = g_list_model_get_n_items (stack);
  for (guint i = 0; i < n_pages; i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);

      TenboGame *shown = tenbo_window_pages_get_shown_game (page);

      if (shown != game)
        g_ptr_array_add (pages, page);
    }

  if (pages->len < n_pages)
    adw_navigation_view_replace (get_view (self), (AdwNavigationPage **) pages->pdata,
                                 (int) pages->len);
}

/* Tracks @game, which a page of the window now shows. */
static void
follow_game (TenboWindow *self,
             TenboGame   *game)
{
  g_signal_handlers_disconnect_by_func (game, game_gone_cb, self);
  g_signal_connect_object (game, "gone", G_CALLBACK (game_gone_cb), self, G_CONNECT_SWAPPED);
}

/* Returns the page that shows @game_id, or NULL. Borrowed. */
static AdwNavigationPage *
find_page_of_game (TenboWindow *self,
                   gint64       game_id)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (get_view (self));

  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (stack, i);
      TenboGame *game = tenbo_window_pages_get_game (page);

      if (game != NULL && tenbo_game_get_id (game) == game_id)
        return page;
    }

  return NULL;
}

void
tenbo_window_show_game (TenboWindow *self,
                        TenboGame   *game)
{
  g_autoptr (TenboGame) keep = NULL;
  g_autoptr (GListModel) stack = NULL;
  g_autoptr (GPtrArray) pages = g_ptr_array_new ();
  AdwNavigationPage *before;
  AdwNavigationPage *page;
  TenboContext      *context;
  gboolean           passing;

  g_return_if_fail (TENBO_IS_WINDOW (self));
  g_return_if_fail (TENBO_IS_GAME (game));

  /* The page that is about to close may hold the last reference. */
  keep = g_object_ref (game);
  follow_game (self, game);
  before = find_page_of_game (self, tenbo_game_get_id (game));
  passing = is_passing_page (adw_navigation_view_get_visible_page (get_view (self)));

  if (tenbo_game_get_table (game)->end.reason == TB_END_NONE)
    {
      page = tenbo_table_page_new (game);
      context = tenbo_shell_get_context (TENBO_SHELL (self));
      g_settings_bind (tenbo_context_get_settings (context), "table-view", page, "view",
                       G_SETTINGS_BIND_DEFAULT);
      g_signal_connect_object (page, "game-ended", G_CALLBACK (game_ended_cb), self,
                               G_CONNECT_SWAPPED);
    }
  else
    {
      page = tenbo_result_page_new (game);
      g_signal_connect_object (page, "reopened", G_CALLBACK (game_reopened_cb), self,
                               G_CONNECT_SWAPPED);
    }

  if (!passing && before == NULL)
    {
      adw_navigation_view_push (get_view (self), page);
      return;
    }

  /* The new page replaces all obsolete pages, or the previous page of the game lower in the
   * stack. */
  stack = adw_navigation_view_get_navigation_stack (get_view (self));
  for (guint i = 0; i < g_list_model_get_n_items (stack); i++)
    {
      g_autoptr (AdwNavigationPage) other = g_list_model_get_item (stack, i);

      if (!passing && other == before)
        g_ptr_array_add (pages, page);
      else if (!passing || !is_passing_page (other))
        g_ptr_array_add (pages, other);
    }
  if (passing)
    g_ptr_array_add (pages, page);
  adw_navigation_view_replace (get_view (self), (AdwNavigationPage **) pages->pdata,
                               (int) pages->len);
}

/* Returns the stored game of the action's parameter, or NULL after reporting an error. If a page
 * already shows the game, returns that instance, because a second one would miss its changes.
 * Transfer full. */
static TenboGame *
open_game (TenboWindow *self,
           GVariant    *parameter)
{
  TenboStore        *store = tenbo_shell_get_store (TENBO_SHELL (self));
  AdwNavigationPage *page = find_page_of_game (self, g_variant_get_int64 (parameter));
  g_autoptr (GError) error = NULL;
  TenboGame *game;

  if (page != NULL)
    return g_object_ref (tenbo_window_pages_get_game (page));
  if (store == NULL)
    return NULL;

  game = tenbo_game_open (store, g_variant_get_int64 (parameter), &error);

  if (game == NULL)
    tenbo_feedback_error (GTK_WIDGET (self),
                          _ ("Could Not Open Game"),
                          _ ("The game was not changed. Other games are not affected."),
                          error);
  else
    follow_game (self, game);

  return game;
}

/* Returns the new page, or NULL if there is no store or the page is already open. Borrowed. */
static TenboNewGamePage *
show_new_game (TenboWindow   *self,
               TenboGame     *like,
               TenboNextSeats seats)
{
  TenboContext      *context = tenbo_shell_get_context (TENBO_SHELL (self));
  TenboStore        *store = tenbo_context_get_store (context);
  AdwNavigationPage *page;

  if (store == NULL ||
      TENBO_IS_NEW_GAME_PAGE (adw_navigation_view_get_visible_page (get_view (self))))
    return NULL;

  page = tenbo_new_game_page_new (store, tenbo_context_get_rulesets (context),
                                  tenbo_context_get_settings (context));
  if (like != NULL)
    tenbo_new_game_page_set_like (TENBO_NEW_GAME_PAGE (page), like, seats);

  g_signal_connect_object (page, "created", G_CALLBACK (game_created_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (get_view (self), page);
  return TENBO_NEW_GAME_PAGE (page);
}

static void
new_game_activated_cb (GSimpleAction *action,
                       GVariant      *parameter,
                       gpointer       user_data)
{
  show_new_game (user_data, NULL, TENBO_NEXT_SEATS_SAME);
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
    show_new_game (user_data, game,
                   g_str_equal (seats, "turned")  ? TENBO_NEXT_SEATS_TURNED
                   : g_str_equal (seats, "drawn") ? TENBO_NEXT_SEATS_DRAWN
                                                  : TENBO_NEXT_SEATS_SAME);
}

/* Starts a game in memory under the ruleset that a first game has. */
static void
sample_game_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  TenboContext     *context = tenbo_shell_get_context (TENBO_SHELL (user_data));
  TenboRulesetList *rulesets = tenbo_context_get_rulesets (context);
  g_auto (GStrv) common = tenbo_ruleset_list_dup_common (rulesets);
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, common[0], NULL);
  g_autoptr (TenboGame) game = NULL;

  g_return_if_fail (ruleset != NULL);

  game = tenbo_sample_game_new (ruleset);
  tenbo_window_show_game (user_data, game);
  tenbo_feedback_toast (user_data, _ ("Sample game: nothing is kept"));
}

/* Starts the game after another one with everybody at their seats. */
static void
start_next_game_activated_cb (GSimpleAction *action,
                              GVariant      *parameter,
                              gpointer       user_data)
{
  g_autoptr (TenboGame) game = open_game (user_data, parameter);
  TenboNewGamePage *page = NULL;

  if (game != NULL)
    page = show_new_game (user_data, game, TENBO_NEXT_SEATS_SAME);
  if (page != NULL)
    tenbo_new_game_page_start (page);
}

static void
open_game_activated_cb (GSimpleAction *action,
                        GVariant      *parameter,
                        gpointer       user_data)
{
  AdwNavigationPage *page = find_page_of_game (user_data, g_variant_get_int64 (parameter));
  g_autoptr (TenboGame) game = NULL;

  if (page != NULL)
    {
      adw_navigation_view_pop_to_page (get_view (user_data), page);
      return;
    }

  game = open_game (user_data, parameter);
  if (game != NULL)
    tenbo_window_show_game (user_data, game);
}

/* Shows the table of the unfinished game that was changed last, if there is one. */
static void
continue_game_activated_cb (GSimpleAction *action,
                            GVariant      *parameter,
                            gpointer       user_data)
{
  TenboStore *store = tenbo_shell_get_store (user_data);
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;

  if (store == NULL)
    return;

  read = tenbo_store_read_begin (store, NULL, &error);
  games = tenbo_games_list_unfinished (read, 1, &error);
  g_clear_pointer (&read, tenbo_read_end);
  if (games == NULL)
    tenbo_feedback_error (user_data, _ ("Could Not Open Game"), NULL, error);
  else if (games->len > 0)
    gtk_widget_activate_action (user_data, "win.open-game", "x",
                                ((const TenboStoredSummary *) games->pdata[0])->id);
  else
    tenbo_feedback_toast (user_data, _ ("There is no unfinished game"));
}

static void
reopened_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (TenboWindow) self = user_data;
  TenboGame *game = TENBO_GAME (source);
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (game, result, &error))
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Reopen Game"), NULL, error);
      return;
    }

  tenbo_feedback_toast (GTK_WIDGET (self), _ ("Last step undone; the game continues"));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.open-game", "x", tenbo_game_get_id (game));
}

/* Reopens a finished game by undoing its end. */
static void
reopen_game_activated_cb (GSimpleAction *action,
                          GVariant      *parameter,
                          gpointer       user_data)
{
  TenboWindow *self = user_data;
  g_autoptr (TenboGame) game = open_game (self, parameter);

  if (game != NULL && !tenbo_game_get_busy (game))
    tenbo_game_apply_async (game, tenbo_game_change_undo (), NULL, reopened_cb,
                            g_object_ref (self));
}

/* Replaces the top page of @view by @page. */
static void
replace_top (AdwNavigationView *view,
             AdwNavigationPage *page)
{
  g_autoptr (GListModel) stack = adw_navigation_view_get_navigation_stack (view);
  g_autoptr (GPtrArray) pages = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i + 1 < g_list_model_get_n_items (stack); i++)
    g_ptr_array_add (pages, g_list_model_get_item (stack, i));
  g_ptr_array_add (pages, g_object_ref_sink (page));
  adw_navigation_view_replace (view, (AdwNavigationPage **) pages->pdata, (int) pages->len);
}

static void
show_hands_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  TenboWindow *self = user_data;
  g_autoptr (TenboGame) game = open_game (self, parameter);
  AdwNavigationPage *shown = adw_navigation_view_get_visible_page (get_view (self));
  AdwNavigationPage *page;

  if (game == NULL)
    return;

  page = tenbo_game_page_new (tenbo_shell_get_store (TENBO_SHELL (self)), game);
  /* Another game of the history takes the place of the one that is shown. */
  if (TENBO_IS_GAME_PAGE (shown))
    replace_top (get_view (self), page);
  else
    adw_navigation_view_push (get_view (self), page);
}

/* The pages that show rows of the store, by the action that opens them: the only page of its kind,
 * or the page for an ID */
static const struct
{
  const char *action;
  const char *help; /* page of the help about it */
  AdwNavigationPage *(*create) (TenboStore *store);
  AdwNavigationPage *(*create_for) (TenboStore *store,
                                    gint64      id);
} store_pages[] = {
  { "board", "guide/board", .create = tenbo_board_page_new },
  { "history", "guide/history", .create = tenbo_history_page_new },
  { "people", "guide/people", .create = tenbo_people_page_new },
  { "person", "guide/people", .create_for = tenbo_person_page_new },
  { "show-session", "guide/sessions", .create_for = tenbo_session_page_new },
  { "standings", "guide/people", .create = tenbo_standings_page_new },
};

/* Goes back to the page if it is in the stack, otherwise opens it. */
static void
store_page_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  AdwNavigationView *view = get_view (user_data);
  TenboStore        *store = tenbo_shell_get_store (user_data);
  const char        *name = g_action_get_name (G_ACTION (action));
  gint64             id = parameter != NULL ? g_variant_get_int64 (parameter) : 0;
  g_autofree char   *tag = g_strdup_printf ("%s %" G_GINT64_FORMAT, name, id);
  AdwNavigationPage *page;
  guint              i = 0;

  if (store == NULL)
    return;
  if (adw_navigation_view_find_page (view, tag) != NULL)
    {
      adw_navigation_view_pop_to_tag (view, tag);
      return;
    }

  while (!g_str_equal (store_pages[i].action, name))
    i++;
  page = parameter != NULL ? store_pages[i].create_for (store, id) : store_pages[i].create (store);
  adw_navigation_page_set_tag (page, tag);
  adw_navigation_view_push (view, page);
}

/* Shows the games that match the words of the parameter. */
static void
find_games_activated_cb (GSimpleAction *action,
                         GVariant      *parameter,
                         gpointer       user_data)
{
  AdwNavigationPage *page;

  g_action_group_activate_action (user_data, "history", NULL);
  page = adw_navigation_view_get_visible_page (get_view (user_data));
  if (TENBO_IS_HISTORY_PAGE (page))
    tenbo_history_page_find (TENBO_HISTORY_PAGE (page), g_variant_get_string (parameter, NULL));
}

/* Shows the games of a session or person. The window has only one history, which may be lower in
 * the stack. */
static void
games_activated_cb (GSimpleAction *action,
                    GVariant      *parameter,
                    gpointer       user_data)
{
  const char        *name = g_action_get_name (G_ACTION (action));
  gboolean           of_session = g_str_equal (name, "session-games");
  TenboFilterTerm    term = { .kind = of_session ? TENBO_FILTER_SESSION : TENBO_FILTER_PERSON };
  AdwNavigationPage *page;

  g_variant_get (parameter, "(x&s)", &term.id, &term.name);
  g_action_group_activate_action (user_data, "history", NULL);
  page = adw_navigation_view_get_visible_page (get_view (user_data));
  if (TENBO_IS_HISTORY_PAGE (page))
    tenbo_history_page_show_only (TENBO_HISTORY_PAGE (page), &term);
}

static const GActionEntry page_actions[] = {
  { .name = "new-game", .activate = new_game_activated_cb },
  { .name = "sample-game", .activate = sample_game_activated_cb },
  { .name = "next-game", .activate = next_game_activated_cb, .parameter_type = "(xs)" },
  { .name = "start-next-game", .activate = start_next_game_activated_cb, .parameter_type = "x" },
  { .name = "open-game", .activate = open_game_activated_cb, .parameter_type = "x" },
  { .name = "continue-game", .activate = continue_game_activated_cb },
  { .name = "reopen-game", .activate = reopen_game_activated_cb, .parameter_type = "x" },
  { .name = "show-hands", .activate = show_hands_activated_cb, .parameter_type = "x" },
  { .name = "show-session", .activate = store_page_activated_cb, .parameter_type = "x" },
  { .name = "session-games", .activate = games_activated_cb, .parameter_type = "(xs)" },
  { .name = "board", .activate = store_page_activated_cb },
  { .name = "history", .activate = store_page_activated_cb },
  { .name = "find-games", .activate = find_games_activated_cb, .parameter_type = "s" },
  { .name = "people", .activate = store_page_activated_cb },
  { .name = "standings", .activate = store_page_activated_cb },
  { .name = "person", .activate = store_page_activated_cb, .parameter_type = "x" },
  { .name = "person-games", .activate = games_activated_cb, .parameter_type = "(xs)" },
};

void
tenbo_window_pages_add_actions (TenboWindow *self)
{
  g_return_if_fail (TENBO_IS_WINDOW (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self),
                                   page_actions,
                                   G_N_ELEMENTS (page_actions),
                                   self);
}

const char *
tenbo_window_pages_get_help (AdwNavigationPage *page)
{
  const char *tag = page != NULL ? adw_navigation_page_get_tag (page) : NULL;

  for (guint i = 0; tag != NULL && i < G_N_ELEMENTS (store_pages); i++)
    {
      gsize length = strlen (store_pages[i].action);

      if (strncmp (tag, store_pages[i].action, length) == 0 && tag[length] == ' ')
        return store_pages[i].help;
    }

  return NULL;
}
