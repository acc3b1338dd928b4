/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Setup of the pages: games, and the actions that lead to a page. */

enum
{
  AKI,
  BEN,
  CHIE,
  DAI,
};

/* Returns the name of @player in the language of the pictures. */
const char *stage_get_name (TbPlayer player);

/* Returns the label of a button without its mnemonic. Transfer full. */
char *stage_dup_label (const char *mnemonic);

/* Creates a game under the shipped ruleset with the id @ruleset, or the B rule. Transfer full. */
TenboGame *stage_create_game_under (Stage      *stage,
                                    const char *ruleset);
TenboGame *stage_create_game (Stage *stage);

/* Places the stick of @player. */
void stage_declare_riichi (TenboGame *game,
                           TbPlayer   player);

/* Adds the foul with the id @foul to the running hand. */
void stage_note_foul (TenboGame  *game,
                      TbPlayer    player,
                      const char *foul);

/* Plays an agreed correction. */
void stage_move_points (TenboGame *game,
                        TbPlayer   from,
                        TbPlayer   to,
                        int        points);

/* Opens the table of the game of @stage. */
GtkWidget *stage_open_table (Stage *stage);

/* Opens the table and activates @action there, which opens a sheet. */
GtkWidget *stage_open_sheet (Stage      *stage,
                             const char *action);

/* Presses @player in the row @row of @sheet. */
void stage_choose (GtkWidget  *sheet,
                   const char *row,
                   TbPlayer    player);

/* Presses the cell of the value grid of @sheet with the text @amount. */
void stage_choose_value (GtkWidget  *sheet,
                         const char *amount);

G_END_DECLS
