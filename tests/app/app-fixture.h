/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-app-test.h"

G_BEGIN_DECLS

/* What a test of a page begins with: the application and its store, and where it asks for them a
 * game and its window. A test that keeps more has this as the first member of its own. */
typedef struct
{
  TenboApplication *application;
  TenboStore       *store;  /* of the application */
  TenboGame        *game;   /* NULL: none */
  TenboWindow      *window; /* NULL: not opened */
  GtkWidget        *page;   /* that is looked at; borrowed */
  GtkWidget        *sheet;  /* the entry that was opened last; borrowed */
} AppFixture;

typedef void (*AppFixtureFunc) (AppFixture   *self,
                                gconstpointer ruleset);

/* Starts the application, with a new game under the shipped ruleset with the id @ruleset; NULL: no
 * game. There is no window yet. */
void app_fixture_set_up (AppFixture   *self,
                         gconstpointer ruleset);

/* The same with the window, which shows its first page. */
void app_fixture_set_up_window (AppFixture   *self,
                                gconstpointer ruleset);

/* The same with the window, which shows the table of the game. */
void app_fixture_set_up_table (AppFixture   *self,
                               gconstpointer ruleset);

/* The same, and all that moves has come to rest. */
void app_fixture_set_up_settled_table (AppFixture   *self,
                                       gconstpointer ruleset);

/* Closes the dialogs, the window, the game and the application, and asserts that each is gone. */
void app_fixture_tear_down (AppFixture   *self,
                            gconstpointer ruleset);

/* The same, with the dialogs left open over the window that is closed. */
void app_fixture_tear_down_at_once (AppFixture   *self,
                                    gconstpointer ruleset);

/* Adds a test of the application, without a game and a window. */
void app_fixture_add (const char    *path,
                      AppFixtureFunc test);

/* Opens the window with the table of the game. */
void app_fixture_show_table (AppFixture *self);

/* Makes the window so many pixels large, and waits until it is drawn so. */
void app_fixture_resize (AppFixture *self,
                         int         width,
                         int         height);

/* The panel at the table of the player with the name @name. */
GtkWidget *app_fixture_find_panel (AppFixture *self,
                                   const char *name);

/* The dialog on top, or NULL. */
GtkWidget *app_fixture_get_dialog (AppFixture *self);

/* The dialog on top, once it is of the type @type and on the screen. */
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

/* Presses the key @name, as gdk_keyval_from_name() knows it, with "Alt+", "Control+" or "Shift+"
 * before it: where GTK hands keys to the window and its dialogs before any widget. Nothing is
 * waited for, before or after. Whether the table or a sheet took it. */
gboolean app_fixture_press_key (AppFixture *self,
                                const char *name);

/* Presses the keys @names, separated by spaces, without a frame between them; each is taken. */
void app_fixture_press_keys (AppFixture *self,
                             const char *names);

/* Presses Ctrl+Z in the window, wherever its focus is. Whether that took something back. */
gboolean app_fixture_press_undo (AppFixture *self);

/* Lets all toasts go. */
void app_fixture_dismiss_toasts (AppFixture *self);

G_END_DECLS
