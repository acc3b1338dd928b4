/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* Random play under any ruleset, from a seed: the same seed gives the same session on every
 * machine. */
typedef struct
{
  uint64_t state;
} RandomPlay;

void random_play_init (RandomPlay *self,
                       uint64_t    seed);

/* Returns a number below @limit, which is above 0. */
uint32_t random_play_below (RandomPlay *self,
                            uint32_t    limit);

/* Returns true with a probability of @percent percent. */
bool random_play_happens (RandomPlay *self,
                          uint32_t    percent);

/* Declares one more riichi in @partial if a player may. Returns whether one did. */
bool random_play_riichi (RandomPlay    *self,
                         const TbTable *table,
                         TbPartialHand *partial);

/* Adds one more foul to @partial that leaves the hand running. Returns whether there was one. */
bool random_play_foul (RandomPlay    *self,
                       const TbTable *table,
                       TbPartialHand *partial);

/* Makes a running hand of @table: some riichi, and occasionally a foul. */
void random_play_partial (RandomPlay    *self,
                          const TbTable *table,
                          TbPartialHand *partial);

/* Makes an event that @table accepts, including the riichi and fouls of @partial. */
void random_play_event (RandomPlay          *self,
                        const TbTable       *table,
                        const TbPartialHand *partial,
                        TbEvent             *event);

/* Makes an event of any kind, including the riichi and fouls of @partial, which @table may
 * refuse. */
void random_play_try (RandomPlay          *self,
                      const TbTable       *table,
                      const TbPartialHand *partial,
                      TbEvent             *event);
