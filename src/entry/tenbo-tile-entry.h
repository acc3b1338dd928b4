/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"
#include "tb-tiles.h"

/* Where the next tile goes. All targets except the hand take one tile and then switch back to the
 * hand. */
typedef enum
{
  TENBO_TILE_TO_HAND, /* the closed part; the winning tile if that is full */
  TENBO_TILE_TO_WIN,
  TENBO_TILE_TO_CHI, /* the lowest of its tiles */
  TENBO_TILE_TO_PON,
  TENBO_TILE_TO_KAN,
  TENBO_TILE_TO_KAKAN,
  TENBO_TILE_TO_ANKAN,
  TENBO_TILE_TO_DORA,
  TENBO_TILE_TO_URA,
  TENBO_TILE_TO_ASIDE,
  TENBO_TILE_TO_WILD, /* the indicator of the wild tiles */
  TENBO_N_TILE_TARGETS,
} TenboTileTarget;

/* Whether @rules allow tiles at @target */
bool tenbo_tile_target_exists (const TbRules  *rules,
                               TenboTileTarget target);

/* Whether @target is a kind of meld; if so, sets @out to the kind. */
bool tenbo_tile_is_call (TenboTileTarget target,
                         TbMeldKind     *out);

/* Whether @tile is a five that has separate buttons: the ruleset has both red and plain ones of the
 * suit. */
bool tenbo_tile_has_separate_reds (const TbRules *rules,
                                   TbTile         tile);

/* Whether @rules include @tile: with three players 2 to 8 of manzu are left out, and red fives and
 * flowers depend on the ruleset */
bool tenbo_tile_is_played (const TbRules *rules,
                           TbTile         tile);

/* Returns the number of copies of @tile left: for a five, of plain or of red ones. Ignores the
 * copies of indicators, except the indicator of the wild tiles. */
int tenbo_tile_count_left (const TbTileHand *hand,
                           const TbRules    *rules,
                           TbTile            tile);

/* The tiles of a hand during entry, in the order of input: plain data that a press or a key
 * changes. Changes that make an impossible hand are rejected and have no effect. The way of winning
 * is stored elsewhere. */

/* More steps than a hand with all its melds and indicators needs */
#define TENBO_MAX_TILE_STEPS 32

/* More digits than a hand has tiles */
#define TENBO_MAX_TILE_DIGITS 14

typedef struct
{
  TbTileHand      hand;
  TenboTileTarget target;
  uint8_t         n_digits;
  char            digits[TENBO_MAX_TILE_DIGITS]; /* typed digits, before the letter of a suit */
  uint8_t         n_steps;
  TbTileHand      steps[TENBO_MAX_TILE_STEPS]; /* the hand before each of the last changes */
} TenboTileEntry;

/* Initializes an empty hand. */
void tenbo_tile_entry_init (TenboTileEntry *self);

/* Whether nothing was entered */
bool tenbo_tile_entry_is_empty (const TenboTileEntry *self);

/* Returns the number of tiles that the closed part has room for; and the number of tiles missing in
 * the hand, including the winning tile. */
int tenbo_tile_entry_room (const TenboTileEntry *self,
                           const TbRules        *rules);
int tenbo_tile_entry_missing (const TenboTileEntry *self,
                              const TbRules        *rules);

/* Whether @tile can be pressed now: a copy is left and the target has room. Ignores copies of
 * indicators. A call takes its tiles from the closed part if there is no room or no other copies
 * are left. */
bool tenbo_tile_entry_can_press (const TenboTileEntry *self,
                                 const TbRules        *rules,
                                 TbTile                tile);

/* Adds @tile to the target. Returns whether it can be pressed. */
bool tenbo_tile_entry_press (TenboTileEntry *self,
                             const TbRules  *rules,
                             TbTile          tile);

/* Removes a tile of the closed part, or makes it the winning tile if that is the next one to enter:
 * the previous winning tile returns to the closed part. */
void tenbo_tile_entry_remove (TenboTileEntry *self,
                              TbTile          tile);

/* Removes the winning tile; the meld at @index; the tile at @index of @target, which is dora, ura,
 * set aside or the indicator of the wild tiles. */
void tenbo_tile_entry_remove_win (TenboTileEntry *self);
void tenbo_tile_entry_remove_meld (TenboTileEntry *self,
                                   int             index);
void tenbo_tile_entry_remove_from (TenboTileEntry *self,
                                   TenboTileTarget target,
                                   int             index);

/* Whether the meld at @index has a five that is red or can be; and adds a red five to the meld, or
 * resets it to none after the maximum. */
bool tenbo_tile_entry_can_redden (const TenboTileEntry *self,
                                  const TbRules        *rules,
                                  int                   index);
void tenbo_tile_entry_redden (TenboTileEntry *self,
                              const TbRules  *rules,
                              int             index);

/* Toggles @flag. */
void tenbo_tile_entry_press_flag (TenboTileEntry *self,
                                  TbHandFlag      flag);

/* Types a digit, or the letter of a suit, which adds the tiles of the preceding digits to the
 * target: a meld takes all of them ("345s") or the lowest. Returns whether the key was handled. */
bool tenbo_tile_entry_type (TenboTileEntry *self,
                            const TbRules  *rules,
                            char            key);

/* Undoes the last digit, else the last change. Returns whether there was one. */
bool tenbo_tile_entry_undo (TenboTileEntry *self);

/* Removes all tiles; this can be undone. */
void tenbo_tile_entry_clear (TenboTileEntry *self);
