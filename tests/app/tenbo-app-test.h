/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "apply-test.h"
#include "tenbo-game.h"
#include "tenbo-window.h"

G_BEGIN_DECLS

/* What the tests of the app share: the application in the test's own process and home folder,
 * widgets found by what a person calls them, and games to show. */

/* How long a condition may take to come true: the one deadline of all these tests. It is reached
 * only where something is wrong, also with sanitizers on a machine that does much else. */
#define APP_TEST_LIMIT_SECONDS 60

/* Iterates the main loop until @condition holds; fails the test after the limit. */
#define WAIT_UNTIL(condition)                                                          \
  G_STMT_START                                                                         \
  {                                                                                    \
    gint64 limit_ = g_get_monotonic_time () + APP_TEST_LIMIT_SECONDS * G_USEC_PER_SEC; \
    while (!(condition))                                                               \
      {                                                                                \
        if (g_get_monotonic_time () > limit_)                                          \
          g_error ("%s:%d: still not true: %s", __FILE__, __LINE__, #condition);       \
        app_test_tick ();                                                              \
      }                                                                                \
  }                                                                                    \
  G_STMT_END

/* Starts the test program; call it in place of g_test_init(). */
void app_test_init (int    *argc,
                    char ***argv);

/* One turn of the main loop, at most some milliseconds long. */
void app_test_tick (void);

/* Some frames of each window: what was changed is laid out and drawn. */
void app_test_settle (void);

/* The application, registered, its store opened. Begins with an empty home folder: what an earlier
 * test left is removed. Owned by the test; end it with app_test_stop(). */
TenboApplication *app_test_start (void);

/* Ends the application and asserts that nothing holds it. */
void app_test_stop (TenboApplication *application);

/* The store and the settings of @application. Borrowed. */
TenboStore *app_test_get_store (TenboApplication *application);
GSettings  *app_test_get_settings (TenboApplication *application);

/* Opens the window and waits until it is shown. Borrowed. */
TenboWindow *app_test_open_window (TenboApplication *application);

/* Destroys the window, once it has come to rest, and asserts that it is finalized, so that each
 * test is a leak test. */
void app_test_close_window (TenboWindow *window);

/* What a person or a screen reader calls @widget: its label, title or tooltip. Transfer full, NULL
 * if it has none. */
char *app_test_get_name (GtkWidget *widget);

/* The first visible widget below @root of the type @type with the name @name (NULL: any), or NULL.
 * */
GtkWidget *app_test_look_for (gpointer    root,
                              GType       type,
                              const char *name);

/* The same, which waits until it is there. */
GtkWidget *app_test_find (gpointer    root,
                          GType       type,
                          const char *name);

/* How many visible widgets of @type are below @root. */
guint app_test_count (gpointer root,
                      GType    type);

/* Asserts that every control below @root has a name and a role, and is at least 44 px high where it
 * is to be tapped. */
void app_test_check_controls (gpointer root);

/* Presses the button with the name @name below @root, once it is there and sensitive. */
void app_test_press (gpointer    root,
                     const char *name);

/* Whether the button with the name @name below @root, which is waited for, can be pressed. */
gboolean app_test_can_press (gpointer    root,
                             const char *name);

/* Whether a label below @root says @text. */
gboolean app_test_shows (gpointer    root,
                         const char *text);

/* Activates the row of a list with the name @name. */
void app_test_activate_row (gpointer    root,
                            const char *name);

/* Who plays the games of the tests. */
extern const char *const app_test_names[TB_MAX_PLAYERS];

/* A new game of Aki, Ben, Chie and, where four play, Dai in @store under the shipped ruleset with
 * the id @ruleset. Transfer full. */
TenboGame *app_test_create_game (TenboStore *store,
                                 const char *ruleset);

/* The same with the players @names. */
TenboGame *app_test_create_game_of (TenboStore        *store,
                                    const char        *ruleset,
                                    const char *const *names);

/* Plays @event. */
void app_test_play (TenboGame     *game,
                    const TbEvent *event);

/* Plays the hand @json, an entry of `hands` of a record (docs/game-format.md). */
void app_test_play_record (TenboGame  *game,
                           const char *json);

/* Plays one hand of @game: a ron of @player from @from worth @han han and @fu fu. */
void app_test_play_ron (TenboGame *game,
                        TbPlayer   player,
                        TbPlayer   from,
                        int        han,
                        int        fu);

/* Plays one hand: @player wins @tai tai from @from (TB_NOBODY: by self-draw). */
void app_test_play_tai (TenboGame *game,
                        TbPlayer   player,
                        TbPlayer   from,
                        int        tai);

/* Plays one hand: a draw with the players of @tenpai tenpai. */
void app_test_play_draw (TenboGame  *game,
                         TbPlayerSet tenpai);

/* Moves @points of @from to @to by a correction. */
void app_test_move_points (TenboGame *game,
                           TbPlayer   from,
                           TbPlayer   to,
                           int        points);

/* Ends @game by agreement. */
void app_test_stop_game (TenboGame *game);

/* Plays @game to its end by some rons and draws that end it. */
void app_test_finish_game (TenboGame *game);

/* Asserts the score of each player; @d is 0 where three play. */
void app_test_check_scores (TenboGame *game,
                            int        a,
                            int        b,
                            int        c,
                            int        d);

/* Drops the last reference to @game and asserts that it was. The thread that wrote its last hand
 * may hold one a moment longer than the hand takes to be confirmed. */
void app_test_drop_game (TenboGame *game);

/* Sets the note of the game @game_id as another program does: a live game hears of it when the main
 * loop runs. */
void app_test_change_note (TenboStore *store,
                           gint64      game_id,
                           const char *note);

G_END_DECLS
