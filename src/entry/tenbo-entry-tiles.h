/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"
#include "tenbo-entry-model.h"

/* The value of a hand said by its tiles: how they go with what the sheet says otherwise, and what
 * they are worth. */

/* The tiles of the hand of `current`, NULL if there is none. What changes them says so with
 * tenbo_entry_tiles_say(). Borrowed. */
TenboTileEntry *tenbo_entry_tiles_get (TenboEntryModel *self);

/* Makes the tiles of `current` its value if they are a whole hand; otherwise it has none. */
void tenbo_entry_tiles_say (TenboEntryModel *self);

/* The page of tiles is shown or another one: whole tiles that are seen are the value. */
void tenbo_entry_tiles_open (TenboEntryModel *self);

/* How many tiles of the hand of `current` are missing, if it is entered by its tiles and was begun;
 * else 0. */
int tenbo_entry_tiles_count_missing (const TenboEntryModel *self);

/* Whether chips and calls of the hand of `current` follow from its tiles. */
bool tenbo_entry_tiles_say_rest (const TenboEntryModel *self);

/* Whether the next tile of the hand of `current` can go to @target: the ruleset has it, the hand
 * has room, and who declared riichi called nothing. */
bool tenbo_entry_tiles_asks_target (const TenboEntryModel *self,
                                    TenboTileTarget        target);

/* Whether @flag can have happened to the hand of @player and counts for something; not riichi,
 * which is said by the stick, and not what the sheet asks elsewhere. */
bool tenbo_entry_tiles_asks_flag (const TenboEntryModel *self,
                                  TbPlayer               player,
                                  TbHandFlag             flag);

/* The hand of @player as the engine values it: with winds, way of winning and what happened. */
void tenbo_entry_tiles_get_hand (const TenboEntryModel *self,
                                 TbPlayer               player,
                                 TbTileHand            *out);

/* A tile that completes a hand, and what it is worth. */
typedef struct
{
  TbTile      tile; /* red where no other one is left */
  int         left; /* how many there are beside those of the hand */
  TbHandError ron_error;
  TbHandError draw_error;
  TbValue     ron;
  TbValue     self_draw;
} TenboTileWait;

/* Every kind, and every flower. */
#define TENBO_MAX_TILE_WAITS TB_MAX_TAI_WAITS

/* What completes the hand of `current` if nothing but its winning tile is missing. @out holds
 * TENBO_MAX_TILE_WAITS. Returns the count. */
size_t tenbo_entry_tiles_waits (const TenboEntryModel *self,
                                TenboTileWait         *out);

/* The yakuman of the tiles of @player, which are its value. */
TbYakuSet tenbo_entry_tiles_yakuman (const TenboEntryModel *self,
                                     TbPlayer               player);

/* Completes the win of @win->player for its event, if its value is its tiles: what happened, and
 * the chips that follow. */
void tenbo_entry_tiles_complete (const TenboEntryModel *self,
                                 TbWin                 *win);

/* The letter that chooses @target, or 0. */
char tenbo_entry_tiles_letter (TenboTileTarget target);

/* Whether keys are of tiles as things are: the sheet asks for nothing before them. */
bool tenbo_entry_tiles_takes_keys (const TenboEntryModel *self);

/* A key while the tiles are entered: digits and the letter of a suit, the letter of a target, and
 * Backspace ('\b'). Returns whether it was taken. */
bool tenbo_entry_tiles_key (TenboEntryModel *self,
                            char             key);
