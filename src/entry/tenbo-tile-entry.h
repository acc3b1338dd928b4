/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"
#include "tb-tiles.h"

/* Where the next tile goes. All but the hand take one tile, then tiles go to the hand again. */
typedef enum
{
  TENBO_TILE_TO_HAND, /* the closed part; where that is full, the winning tile */
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

/* Whether tiles can go to @target at all under @rules. */
bool tenbo_tile_takes (const TbRules  *rules,
                       TenboTileTarget target);

/* Whether @target is a kind of meld, which @out is then. */
bool tenbo_tile_is_call (TenboTileTarget target,
                         TbMeldKind     *out);

bool tenbo_tile_is_five (TbTile tile);

/* Whether red fives are drawn apart: there are some, and plain ones as well. */
bool tenbo_tile_has_apart_reds (const TbRules *rules);

/* Whether @tile is one of those that are played with under @rules: three players leave out 2 to 8
 * of manzu, and red fives and flowers are there as the ruleset says. */
bool tenbo_tile_is_played (const TbRules *rules,
                           TbTile         tile);

/* How many more of @tile there are: of a five, plain or red ones. Copies of indicators are not
 * counted, but for that of the wild tiles. */
int tenbo_tile_count_left (const TbTileHand *hand,
                           const TbRules    *rules,
                           TbTile            tile);

/* The tiles of a hand while they are entered, one after the other: plain data that a press or a key
 * changes. What no hand can have is not taken: it stays as it is. Where and how the hand was won is
 * said elsewhere. */

/* More steps than a hand with all its melds and indicators takes. */
#define TENBO_MAX_TILE_STEPS 32

/* More digits than a hand has tiles. */
#define TENBO_MAX_TILE_DIGITS 14

typedef struct
{
  TbTileHand      hand;
  TenboTileTarget target;
  uint8_t         n_digits;
  char            digits[TENBO_MAX_TILE_DIGITS]; /* typed, and waiting for the letter of a suit */
  uint8_t         n_steps;
  TbTileHand      steps[TENBO_MAX_TILE_STEPS]; /* the hand before each of the last changes */
} TenboTileEntry;

/* An empty hand. */
void tenbo_tile_entry_init (TenboTileEntry *self);

/* Whether nothing was said. */
bool tenbo_tile_entry_is_empty (const TenboTileEntry *self);

/* How many tiles the closed part has room for, and how many tiles of the hand are still missing,
 * the winning tile included. */
int tenbo_tile_entry_room (const TenboTileEntry *self,
                           const TbRules        *rules);
int tenbo_tile_entry_missing (const TenboTileEntry *self,
                              const TbRules        *rules);

/* Whether @tile can be pressed as things are: there is a copy and a place for it. Copies of
 * indicators are not counted. A call takes its tiles out of the closed part where there is no room
 * or there are no copies beside them. */
bool tenbo_tile_entry_can_press (const TenboTileEntry *self,
                                 const TbRules        *rules,
                                 TbTile                tile);

/* Puts @tile where it goes. Returns whether it can be pressed. */
bool tenbo_tile_entry_press (TenboTileEntry *self,
                             const TbRules  *rules,
                             TbTile          tile);

/* Takes a tile of the closed part out, or makes it the winning tile where the next one is that: the
 * one before goes back. */
void tenbo_tile_entry_take (TenboTileEntry *self,
                            TbTile          tile);

/* Takes out the winning tile; the meld at @index; of the tiles of @target, which are dora, ura, set
 * aside or the indicator of the wild tiles, the one at @index. */
void tenbo_tile_entry_take_win (TenboTileEntry *self);
void tenbo_tile_entry_take_meld (TenboTileEntry *self,
                                 int             index);
void tenbo_tile_entry_take_from (TenboTileEntry *self,
                                 TenboTileTarget target,
                                 int             index);

/* Whether the meld at @index has a five that could be red or is; and makes it red, one more, or
 * none again where no more can be. */
bool tenbo_tile_entry_can_redden (const TenboTileEntry *self,
                                  const TbRules        *rules,
                                  int                   index);
void tenbo_tile_entry_redden (TenboTileEntry *self,
                              const TbRules  *rules,
                              int             index);

/* Turns @flag on or off. */
void tenbo_tile_entry_press_flag (TenboTileEntry *self,
                                  TbHandFlag      flag);

/* Types a digit, or the letter of a suit, which puts the tiles of the digits before it where they
 * go: a meld takes all of them ("345s") or the lowest. Returns whether the key is one of these. */
bool tenbo_tile_entry_type (TenboTileEntry *self,
                            const TbRules  *rules,
                            char            key);

/* Takes the last digit back, else the last change. Returns whether there was one. */
bool tenbo_tile_entry_undo (TenboTileEntry *self);

/* Takes everything out; it can be undone. */
void tenbo_tile_entry_clear (TenboTileEntry *self);
