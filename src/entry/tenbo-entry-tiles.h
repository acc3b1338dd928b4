/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"
#include "tenbo-entry-model.h"

/* The value of a hand entered by its tiles: how the tiles combine with the other answers, and their
 * value */

/* Returns the tiles of the hand of `current`, or NULL if there is none. Call
 * tenbo_entry_tiles_answer() after changing them. Borrowed. */
TenboTileEntry *tenbo_entry_tiles_get (TenboEntryModel *self);

/* Makes the tiles of `current` its value if the hand is complete, else removes its value. */
void tenbo_entry_tiles_answer (TenboEntryModel *self);

/* Handles showing or leaving the page of tiles: complete tiles that are shown become the value. */
void tenbo_entry_tiles_open (TenboEntryModel *self);

/* Returns the number of tiles missing in the hand of `current`, or 0 if it is not entered by its
 * tiles or none was entered. */
int tenbo_entry_tiles_count_missing (const TenboEntryModel *self);

/* Whether the chips and calls of the hand of `current` follow from its tiles */
bool tenbo_entry_tiles_imply_details (const TenboEntryModel *self);

/* Whether the next tile of the hand of `current` can go to @target: the ruleset has the target, the
 * hand has room, and a player in riichi has no calls. */
bool tenbo_entry_tiles_asks_target (const TenboEntryModel *self,
                                    TenboTileTarget        target);

/* Whether @flag is possible for the hand of @player and affects the value; false for riichi, which
 * its stick sets, and for flags that the sheet asks for elsewhere. */
bool tenbo_entry_tiles_asks_flag (const TenboEntryModel *self,
                                  TbPlayer               player,
                                  TbHandFlag             flag);

/* Fills in the hand of @player for the engine, with winds, way of winning and flags. */
void tenbo_entry_tiles_get_hand (const TenboEntryModel *self,
                                 TbPlayer               player,
                                 TbTileHand            *out);

/* A tile that completes a hand, and its value */
typedef struct
{
  TbTile      tile; /* red if only red ones are left */
  int         left; /* number of copies that are not in the hand */
  TbHandError ron_error;
  TbHandError draw_error;
  TbValue     ron;
  TbValue     self_draw;
} TenboTileWait;

/* Every kind and every flower */
#define TENBO_MAX_TILE_WAITS TB_MAX_TAI_WAITS

/* Finds the tiles that complete the hand of `current` if only its winning tile is missing. @out
 * holds TENBO_MAX_TILE_WAITS. Returns the count. */
size_t tenbo_entry_tiles_waits (const TenboEntryModel *self,
                                TenboTileWait         *out);

/* Returns the yakuman of the tiles of @player, which must be the value. */
TbYakuSet tenbo_entry_tiles_yakuman (const TenboEntryModel *self,
                                     TbPlayer               player);

/* Completes the win of @win->player for its event if the value is the tiles: adds the flags and the
 * chips that follow from them. */
void tenbo_entry_tiles_complete (const TenboEntryModel *self,
                                 TbWin                 *win);

/* Returns the letter that chooses @target, or 0. */
char tenbo_entry_tiles_letter (TenboTileTarget target);

/* Whether keys enter tiles now: no other answer is missing before them. */
bool tenbo_entry_tiles_accepts_keys (const TenboEntryModel *self);

/* Handles a key while tiles are entered: digits and the letter of a suit, the letter of a target,
 * and Backspace ('\b'). Returns whether the key was handled. */
bool tenbo_entry_tiles_key (TenboEntryModel *self,
                            char             key);
