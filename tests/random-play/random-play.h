/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* Play as it might happen under any ruleset, from a seed: the same seed gives the same evening
 * everywhere. */
typedef struct
{
  uint64_t state;
} RandomPlay;

void random_play_init (RandomPlay *self,
                       uint64_t    seed);

/* A number below @limit, which is above 0. */
uint32_t random_play_below (RandomPlay *self,
                            uint32_t    limit);

/* Whether something that happens @percent times in a hundred happens. */
bool random_play_happens (RandomPlay *self,
                          uint32_t    percent);

/* Declares one more riichi in @partial where somebody may. Returns whether somebody did. */
bool random_play_riichi (RandomPlay    *self,
                         const TbTable *table,
                         TbPartialHand *partial);

/* Finds one more foul in @partial that leaves the hand running. Returns whether there was one. */
bool random_play_foul (RandomPlay    *self,
                       const TbTable *table,
                       TbPartialHand *partial);

/* A running hand of @table: some riichi, and now and then a foul. */
void random_play_partial (RandomPlay    *self,
                          const TbTable *table,
                          TbPartialHand *partial);

/* An event that @table accepts, with the riichi and fouls of @partial in it. */
void random_play_event (RandomPlay          *self,
                        const TbTable       *table,
                        const TbPartialHand *partial,
                        TbEvent             *event);

/* An event of any kind, with the riichi and fouls of @partial in it, which @table may refuse. */
void random_play_try (RandomPlay          *self,
                      const TbTable       *table,
                      const TbPartialHand *partial,
                      TbEvent             *event);
