/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "slow-tai.h"

/* What the files of the slow scorer share. */

/* Kinds are 0 to 33 here: three suits of nine and the honours. */
#define N_KINDS 34
#define EAST    27
#define WHITE   31

typedef struct
{
  int  kind; /* that it is, or stands for; -1: a flower */
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
  int   kind; /* the lowest */
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

/* The number of @tile; -1 for a flower. */
int slow_kind_of (TbTile tile);

/* What @rules say of @item, or NULL. */
const TbTaiRule *slow_rule_of (const TbRules *rules,
                               int            item);

/* Sums @counts up, and keeps them if nothing so far is worth more. */
void slow_keep (Slow          *slow,
                const uint8_t *counts);

/* Adds what a triplet of @kind is worth by itself. */
void slow_count_triplet (const Slow *slow,
                         uint8_t    *counts,
                         int         kind);

/* Each values the hand as it stands, all tiles having a kind, in every way of one form. */
void slow_value_sets (Slow *slow);
void slow_value_pairs (Slow *slow);
void slow_value_unrelated (Slow *slow);
void slow_value_loose_honours (Slow *slow);
