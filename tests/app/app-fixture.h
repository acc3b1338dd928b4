/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-app-test.h"

G_BEGIN_DECLS

/* The fixture of a page test: the application and its store, and optionally a game and its window.
 * A test with more members has this as the first member of its own struct. */
typedef struct
{
  TenboApplication *application;
  TenboStore       *store;  /* of the application */
  TenboGame        *game;   /* NULL: none */
  TenboWindow      *window; /* NULL: not opened */
  GtkWidget        *page;   /* the tested page; borrowed */
  GtkWidget        *sheet;  /* the last opened entry; borrowed */
} AppFixture;

typedef void (*AppFixtureFunc) (AppFixture   *self,
                                gconstpointer ruleset);

/* Starts the application, with a new game under the shipped ruleset with the id @ruleset; NULL: no
 * game. Does not open a window. */
void app_fixture_set_up (AppFixture   *self,
                         gconstpointer ruleset);

/* The same with the window, which shows its first page. */
void app_fixture_set_up_window (AppFixture   *self,
                                gconstpointer ruleset);

/* The same with the window, which shows the table of the game. */
void app_fixture_set_up_table (AppFixture   *self,
                               gconstpointer ruleset);

/* The same, and waits until all animations have ended. */
void app_fixture_set_up_settled_table (AppFixture   *self,
                                       gconstpointer ruleset);

/* Closes the dialogs, the window, the game and the application, and asserts that each is
 * finalized. */
void app_fixture_tear_down (AppFixture   *self,
                            gconstpointer ruleset);

/* The same, with the dialogs open while the window is closed. */
void app_fixture_tear_down_at_once (AppFixture   *self,
                                    gconstpointer ruleset);

/* Adds a test of the application, without a game and a window. */
void app_fixture_add (const char    *path,
                      AppFixtureFunc test);

/* Opens the window with the table of the game. */
void app_fixture_show_table (AppFixture *self);

/* Shows the table of the game in the open window, also after the table of another game. */
void app_fixture_show_game (AppFixture *self);

/* Resizes the window to this number of pixels, and waits until it is drawn. */
void app_fixture_resize (AppFixture *self,
                         int         width,
                         int         height);

/* Returns the panel at the table of the player with the name @name. */
GtkWidget *app_fixture_find_panel (AppFixture *self,
                                   const char *name);

/* Returns the topmost dialog, or NULL. */
GtkWidget *app_fixture_get_dialog (AppFixture *self);

/* Returns the topmost dialog, when it is of the type @type and visible. */
GtkWidget *app_fixture_find_dialog (AppFixture *self,
                                    GType       type);

/* Waits until no dialog is open. */
void app_fixture_wait_closed (AppFixture *self);

/* Opens the entry sheet by an action of the table. */
GtkWidget *app_fixture_open_entry (AppFixture *self,
                                   const char *action);

/* Confirms @sheet, the only dialog, and waits until it is closed. */
void app_fixture_confirm (AppFixture *self,
                          GtkWidget  *sheet);

/* Presses @player in the row @row of a sheet. */
void app_fixture_choose (GtkWidget  *sheet,
                         const char *row,
                         const char *player);

/* Presses the key @name, in the notation of gdk_keyval_from_name(), with an optional "Alt+",
 * "Control+" or "Shift+" prefix, at the point where GTK passes keys to the window and its dialogs
 * before any widget. Does not wait before or after. Returns whether the table or a sheet handled
 * it. */
gboolean app_fixture_press_key (AppFixture *self,
                                const char *name);

/* Presses the keys @names, separated by spaces, without a frame in between; each is handled. */
void app_fixture_press_keys (AppFixture *self,
                             const char *names);

/* Presses Ctrl+Z in the window, independent of the focus. Returns whether that undid something. */
gboolean app_fixture_press_undo (AppFixture *self);

/* Dismisses all toasts. */
void app_fixture_dismiss_toasts (AppFixture *self);

G_END_DECLS
