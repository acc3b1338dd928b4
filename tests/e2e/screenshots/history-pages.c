/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-pages.h"
#include "store-reads.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-deleted-page.h"
#include "tenbo-filter-dialog.h"
#include "tenbo-history-page.h"
#include "tenbo-move-dialog.h"
#include "tenbo-period.h"
#include "tenbo-session-page.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Returns the texts of a session, in the script of the language. */
static const char *
get_words (const char *english,
           const char *japanese,
           const char *chinese)
{
  const char *name = stage_get_name (AKI);

  if (name[0] == 'A')
    return english;

  return g_str_has_prefix (name, "青木") ? japanese : chinese;
}

static void
commit (Stage      *stage,
        TenboWrite *write)
{
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (stage->store, write, NULL, &error);
  g_assert_no_error (error);
}

static void
name_session (Stage      *stage,
              gint64      session_id,
              const char *title,
              const char *place)
{
  g_autoptr (TenboStoredSession) session = NULL;

  session = store_test_read_session (stage->store, session_id, NULL);
  g_assert_nonnull (session);
  g_set_str (&session->title, title);
  g_set_str (&session->venue, place);
  commit (stage, tenbo_write_session (session));
}

static void
void_game (Stage *stage,
           gint64 game_id)
{
  g_autoptr (TenboStoredGame) game = store_test_read_game (stage->store, game_id, NULL);

  g_assert_nonnull (game);
  commit (stage, tenbo_write_void ((TenboWriteTarget) { game_id, game->summary.revision }, TRUE));
}

/* Creates an ended game. Transfer full. */
static TenboGame *
create_finished (Stage      *stage,
                 const char *ruleset)
{
  TenboGame *game = stage_create_game_under (stage, ruleset);

  app_test_finish_game (game);

  return game;
}

/* Inserts two sessions, one of which has a name and a venue, and a running game. */
static void
fill (Stage *stage)
{
  g_autoptr (TenboGame) running = NULL;
  g_autoptr (TenboGame) first = create_finished (stage, "b-rule");
  g_autoptr (TenboGame) noted = create_finished (stage, "mleague");
  g_autoptr (TenboGame) of_past = create_finished (stage, "b-rule");
  g_autoptr (TenboGame) past_void = create_finished (stage, "b-rule");
  g_autoptr (GError) error = NULL;
  gint64       past[] = { tenbo_game_get_id (of_past), tenbo_game_get_id (past_void) };
  TenboOutcome outcome;

  apply_test (noted,
              tenbo_game_change_note (get_words ("Chie's first yakuman; dinner was on Chie.",
                                                 "千葉さん、初の役満。夕食は千葉さんのおごり。",
                                                 "张敏第一次胡役满，晚饭她请客。")),
              &error);
  g_assert_no_error (error);
  void_game (stage, past[1]);
  tenbo_store_commit (stage->store, tenbo_write_move_games (past, 2, 0), &outcome, &error);
  g_assert_no_error (error);
  name_session (stage, tenbo_game_get_session_id (first),
                get_words ("Autumn Tournament", "秋の大会", "秋季比赛"),
                get_words ("Café Ten", "喫茶てん", "天茶馆"));
  running = stage_create_game (stage);
  app_test_play_ron (running, BEN, DAI, 3, 40);
}

static GtkWidget *
open_history (Stage *stage)
{
  GtkWidget *page;

  fill (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.history", NULL);
  page = app_test_find (stage->window, TENBO_TYPE_HISTORY_PAGE, NULL);
  app_test_find (page, GTK_TYPE_LIST_VIEW, NULL);
  app_test_settle ();

  return page;
}

void
show_history_sessions (Stage *stage)
{
  open_history (stage);
}

static void
search (Stage      *stage,
        const char *words)
{
  GtkWidget *page = open_history (stage);

  gtk_widget_activate_action (page, "history.search", NULL);
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (page, GTK_TYPE_SEARCH_ENTRY, NULL)), words);
}

void
show_history_search (Stage *stage)
{
  g_autofree char *games = tenbo_words_games (1);

  search (stage, get_words ("Chie yak", "千葉　役満", "张敏 役满"));
  app_test_find (stage->window, GTK_TYPE_LABEL, games);
}

void
show_history_nothing (Stage *stage)
{
  search (stage, get_words ("Goro", "五島", "赵磊"));
  app_test_find (stage->window, GTK_TYPE_LABEL, _ ("No Games Found"));
}

static TenboFilterDialog *
open_filter (Stage *stage)
{
  GtkWidget *page = open_history (stage);
  GtkWidget *dialog;

  gtk_widget_activate_action (page, "history.filter", NULL);
  dialog = app_test_find (stage->window, TENBO_TYPE_FILTER_DIALOG, NULL);
  app_test_find (dialog, ADW_TYPE_COMBO_ROW, C_ ("where", "Venue"));

  return TENBO_FILTER_DIALOG (dialog);
}

static void
choose (TenboFilterDialog *dialog,
        const char        *row,
        guint              index)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_test_find (dialog, ADW_TYPE_COMBO_ROW, row)),
                              index);
  app_test_settle ();
}

static TenboFilterDialog *
choose_filters (Stage *stage)
{
  TenboFilterDialog *dialog = open_filter (stage);

  choose (dialog, _ ("Add Person"), 1);
  choose (dialog, _ ("Add Person"), 2);
  choose (dialog, C_ ("where", "Venue"), 1);
  choose (dialog, _ ("Period"), 3);

  return dialog;
}

void
show_history_filters (Stage *stage)
{
  TenboFilterDialog *dialog = choose_filters (stage);

  adw_dialog_force_close (ADW_DIALOG (dialog));
  WAIT_UNTIL (adw_application_window_get_visible_dialog (
                ADW_APPLICATION_WINDOW (stage->window)) == NULL);
}

void
show_history_filter_dialog (Stage *stage)
{
  TenboFilterDialog *dialog = choose_filters (stage);

  choose (dialog, _ ("Period"), TENBO_PERIOD_DAYS);
}

static GtkListView *
get_list (Stage *stage)
{
  return GTK_LIST_VIEW (app_test_find (stage->window, GTK_TYPE_LIST_VIEW, NULL));
}

void
show_history_selecting (Stage *stage)
{
  GtkWidget *page = open_history (stage);

  gtk_widget_activate_action (page, "history.select", NULL);
  g_signal_emit_by_name (get_list (stage), "activate", 1);
  g_signal_emit_by_name (get_list (stage), "activate", 3);
}

/* Some of the games, as files. */
void
show_history_export (Stage *stage)
{
  show_history_selecting (stage);
  gtk_widget_activate_action (app_test_find (stage->window, TENBO_TYPE_HISTORY_PAGE, NULL),
                              "history.export", NULL);
  app_test_find (stage->window, ADW_TYPE_DIALOG, NULL);
}

/* The games of the session with a name. */
void
show_history_session (Stage *stage)
{
  GtkWidget *page;

  open_history (stage);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-session", "x",
                              G_GINT64_CONSTANT (1));
  page = app_test_find (stage->window, TENBO_TYPE_SESSION_PAGE, NULL);
  app_test_settle ();
  gtk_widget_activate_action (page, "session.games", NULL);
  app_test_find (stage->window, TENBO_TYPE_HISTORY_PAGE, NULL);
  app_test_settle ();
}

/* Opens the menu of the game @name. */
static GtkWidget *
open_menu (Stage *stage,
           guint  index)
{
  GtkWidget *page = open_history (stage);
  GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (get_list (stage)));

  /* Headers and rows are in one list. */
  for (guint i = 0; i < index; i++)
    row = gtk_widget_get_next_sibling (row);

  gtk_widget_grab_focus (row);
  gtk_widget_activate_action (row, "history-list.menu", NULL);
  app_test_settle ();

  return page;
}

void
show_history_menu (Stage *stage)
{
  open_menu (stage, 3);
}

void
show_history_undo (Stage *stage)
{
  GtkWidget       *page = open_menu (stage, 3);
  g_autofree char *label = stage_dup_label (_ ("_Undo"));

  gtk_widget_activate_action (page, "history.delete", NULL);
  app_test_find (stage->window, GTK_TYPE_BUTTON, label);
}

void
show_history_move (Stage *stage)
{
  GtkWidget *page = open_history (stage);

  gtk_widget_activate_action (page, "history.select", NULL);
  g_signal_emit_by_name (get_list (stage), "activate", 1);
  gtk_widget_activate_action (page, "history.move", NULL);
  app_test_find (app_test_find (stage->window, TENBO_TYPE_MOVE_DIALOG, NULL), ADW_TYPE_ACTION_ROW,
                 NULL);
}

static GtkWidget *
open_deleted (Stage *stage)
{
  GtkWidget *page = open_history (stage);

  gtk_widget_activate_action (page, "history.select-all", NULL);
  gtk_widget_activate_action (page, "history.delete", NULL);
  app_test_find (page, GTK_TYPE_LABEL, _ ("No Games Yet"));
  gtk_widget_activate_action (page, "history.deleted", NULL);
  page = app_test_find (stage->window, TENBO_TYPE_DELETED_PAGE, NULL);
  app_test_find (page, GTK_TYPE_LIST_VIEW, NULL);
  app_test_settle ();

  return page;
}

void
show_history_deleted (Stage *stage)
{
  open_deleted (stage);
}

void
show_history_purge (Stage *stage)
{
  g_autofree char *label = stage_dup_label (_ ("Delete _Permanently…"));

  app_test_press (open_deleted (stage), label);
}
