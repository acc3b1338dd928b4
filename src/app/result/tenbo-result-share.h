/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The result of a game, passed on: as text, as a picture, on paper, as a file. @from is any widget
 * in the window. */

/* The actions of a page for it, NULL behind the last one, and the menu that has them.
 * Transfer full. */
extern const char *const tenbo_result_share_actions[];
GMenuModel              *tenbo_result_share_create_menu (void);

/* Does what @action says with the game. */
void tenbo_result_share (GtkWidget  *from,
                         const char *action,
                         TenboStore *store,
                         TenboGame  *game);

/* What is saved as a file. */
typedef enum
{
  TENBO_RESULT_AS_PICTURE, /* PNG */
  TENBO_RESULT_AS_TABLE,   /* CSV, a row for each hand (docs/game-format.md) */
  TENBO_RESULT_AS_RECORD,  /* JSON, the game as it was entered */
} TenboResultFile;

/* Writes @kind of file to @file without asking, and says so. */
void tenbo_result_share_save_as (GtkWidget      *from,
                                 TenboStore     *store,
                                 TenboGame      *game,
                                 TenboResultFile kind,
                                 GFile          *file);

G_END_DECLS
