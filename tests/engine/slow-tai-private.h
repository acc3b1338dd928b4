/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "slow-tai.h"

/* Declarations that the files of the slow scorer share. */

/* Kinds are 0 to 33 here: three suits of nine and the honours. */
#define N_KINDS 34
#define EAST    27
#define WHITE   31

typedef struct
{
  int  kind; /* that the tile is or represents; -1: a flower */
  bool wild;
  bool win;
} Tile;

typedef enum
{
  RUN,
  TRIPLET,
  TWO,
} Shape;

typedef struct
{
  Shape shape;
  int   kind; /* the lowest tile */
  Tile  tiles[3];
} Group;

typedef struct
{
  const TbRules    *rules;
  const TbTileHand *hand;
  SlowTai          *out;
  Tile              tiles[14];
  int               n_tiles;
  int               n_wild;
  int               itself; /* -1: flowers are wild */
  bool              all_flowers;
  bool              is_discard;
  uint8_t           common[TB_N_TAI];
  bool              used[14];
  Group             groups[5];
  int               n_groups;
} Slow;

/* Returns the kind of @tile; -1 for a flower. */
int slow_kind_of (TbTile tile);

/* Returns the rule of @item in @rules, or NULL. */
const TbTaiRule *slow_rule_of (const TbRules *rules,
                               int            item);

/* Adds @counts up, and keeps them if they are worth more than the best so far. */
void slow_keep (Slow          *slow,
                const uint8_t *counts);

/* Adds the value of a triplet of @kind by itself. */
void slow_count_triplet (const Slow *slow,
                         uint8_t    *counts,
                         int         kind);

/* Each function values the hand, whose tiles all have a kind, in every way of one form. */
void slow_value_sets (Slow *slow);
void slow_value_pairs (Slow *slow);
void slow_value_unrelated (Slow *slow);
void slow_value_loose_honours (Slow *slow);
