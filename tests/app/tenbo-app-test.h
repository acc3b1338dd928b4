/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "apply-test.h"
#include "tenbo-game.h"
#include "tenbo-window.h"

G_BEGIN_DECLS

/* Helpers of the app tests: the application in the test's own process and home folder, lookup of
 * widgets by their accessible names, and games to show. */

/* The time limit of a condition, shared by all these tests. Only a failure reaches it, also with
 * sanitizers on a busy machine. */
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

/* Starts the test program; replaces g_test_init(). */
void app_test_init (int    *argc,
                    char ***argv);

/* Runs one iteration of the main loop, at most a few milliseconds long. */
void app_test_tick (void);

/* Waits for some frames of each window, so that changes are laid out and drawn. */
void app_test_settle (void);

/* Returns the application, registered, with an open store and an empty home folder. Owned by the
 * test; end it with app_test_stop(). */
TenboApplication *app_test_start (void);

/* Ends the application and asserts that it is finalized. */
void app_test_stop (TenboApplication *application);

/* Returns the store and the settings of @application. Borrowed. */
TenboStore *app_test_get_store (TenboApplication *application);
GSettings  *app_test_get_settings (TenboApplication *application);

/* Opens the window and waits until it is shown. Borrowed. */
TenboWindow *app_test_open_window (TenboApplication *application);

/* Destroys the window after its animations, and asserts that it is finalized, so that each test is
 * a leak test. */
void app_test_close_window (TenboWindow *window);

/* Returns the accessible name of @widget: its label, title or tooltip. Transfer full, NULL if it
 * has none. */
char *app_test_get_name (GtkWidget *widget);

/* Returns the first visible widget below @root of the type @type with the name @name (NULL: any),
 * or NULL. */
GtkWidget *app_test_look_for (gpointer    root,
                              GType       type,
                              const char *name);

/* The same, but waits until it exists. */
GtkWidget *app_test_find (gpointer    root,
                          GType       type,
                          const char *name);

/* Returns the number of visible widgets of @type below @root. */
guint app_test_count (gpointer root,
                      GType    type);

/* Asserts that every control below @root has a name and a role, and is at least 44 px high if it
 * can be tapped. */
void app_test_check_controls (gpointer root);

/* Presses the button with the name @name below @root, when it exists and is sensitive. */
void app_test_press (gpointer    root,
                     const char *name);

/* Whether the button with the name @name below @root is sensitive. Waits until it exists. */
gboolean app_test_can_press (gpointer    root,
                             const char *name);

/* Whether a label below @root has the text @text. */
gboolean app_test_shows (gpointer    root,
                         const char *text);

/* Asserts that the first labels below @root with these texts end at the same place: at the right,
 * or at the left in a right-to-left language. */
void app_test_check_ends (gpointer    root,
                          const char *one,
                          const char *other);

/* Activates the row with the name @name of a list. */
void app_test_activate_row (gpointer    root,
                            const char *name);

/* The players of the games. */
extern const char *const app_test_names[TB_MAX_PLAYERS];

/* Creates a game of Aki, Ben, Chie and, with four players, Dai in @store under the shipped ruleset
 * with the id @ruleset. Transfer full. */
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

/* Plays one hand of @game: a ron of @player from @from with @han han and @fu fu. */
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

/* Plays @game to its end by a few rons and draws. */
void app_test_finish_game (TenboGame *game);

/* Asserts the score of each player; @d is 0 with three players. */
void app_test_check_scores (TenboGame *game,
                            int        a,
                            int        b,
                            int        c,
                            int        d);

/* Drops the last reference to @game and asserts that it was the last. The thread that wrote the
 * last hand may hold one for a moment after the confirmation. */
void app_test_drop_game (TenboGame *game);

/* Sets the note of the game @game_id like another program: a live game is notified when the main
 * loop runs. */
void app_test_change_note (TenboStore *store,
                           gint64      game_id,
                           const char *note);

G_END_DECLS
