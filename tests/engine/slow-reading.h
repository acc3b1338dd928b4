/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "slow-scorer.h"

/* What the two parts of the slow scorer share: a reading and the questions asked of it. */

/* Kinds are numbers here: 0 to 26 the suits, 27 to 30 the winds, 31 to 33 the dragons. */
#define N_KINDS 34
#define EAST    27
#define NORTH   30
#define WHITE   31

/* The fu of kokushi. */
#define NO_FU 1000

typedef enum
{
  RUN,
  TRIPLET,
  KAN,
  PAIR,
} Type;

typedef struct
{
  Type type;
  int  kind; /* the lowest of a run */
  bool called;
  bool won; /* completed by the winning tile */
} Group;

/* A hand, and the groups of the reading that is being looked at. */
typedef struct
{
  const TbRules    *rules;
  const TbTileHand *hand;
  int               counts[N_KINDS];  /* of the closed part, with the winning tile */
  int               natural[N_KINDS]; /* of these, those that are not wild */
  bool              wild_win;
  int               all[N_KINDS];
  int               win;
  bool              open;
  int               waits;
  TbDora            dora;
  int               n_groups;
  Group             groups[7]; /* five, or seven pairs */
  int               n_melds;
  bool              complete;
  SlowValue         best;
} Hand;

/* Kinds of tiles. */
int  slow_number_of (TbTile tile);
bool slow_is_honour (int kind);
bool slow_is_terminal (int kind);

/* Sets of flags and of yaku. */
bool slow_has (uint32_t   flags,
               TbHandFlag flag);
void slow_set (TbYakuSet *yaku,
               TbYaku     which,
               bool       condition);

/* Whether @yaku counts in this hand, open or closed. */
bool slow_plays (const Hand *self,
                 TbYaku      yaku);

/* The reading. */
int          slow_count_groups (const Hand *self,
                                Type        type);
const Group *slow_find_pair (const Hand *self);
const Group *slow_find_won (const Hand *self);
bool         slow_is_open_wait (const Hand *self);
bool         slow_is_pair_of_value (const Hand *self,
                                    int         kind);

/* Whether every group of the closed part can have a tile that is not wild, and the winning tile,
 * wild or not as it is, can lie in the group @won; NULL: wherever it can. */
bool slow_is_possible (const Hand  *self,
                       const Group *won);

/* Adds to @yaku what the reading is. */
void slow_find_yaku_of_sets (const Hand *self,
                             TbYakuSet  *yaku);
void slow_find_yaku_of_tiles (const Hand *self,
                              TbYakuSet  *yaku);
void slow_find_yaku_of_flags (const Hand *self,
                              TbYakuSet  *yaku);
void slow_find_nine_gates (const Hand *self,
                           TbYakuSet  *yaku);

/* Values the closed part of @self, whose counts are set, in every way; keeps the best. */
void slow_value_all_shapes (Hand *self);

/* Whether it is complete in any way. */
bool slow_is_complete (const Hand *self);

/* Counts what is a dora in the hand, @north tiles of North aside among them. */
void slow_count_dora (Hand *self,
                      int   north);

/* Whether @rules play with @kind. */
bool slow_is_played (const TbRules *rules,
                     int            kind);

/* Values @self, all but its wild tiles set, as the best of all that these can stand for; @north as
 * above. */
void slow_value_wild (Hand *self,
                      int   north);

/* The fu of the reading, in which pinfu may count. */
int slow_fu_of (const Hand *self,
                bool        counts_pinfu);
