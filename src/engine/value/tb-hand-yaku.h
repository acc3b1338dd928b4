/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-facts.h"

/* Which yaku a hand has; only the engine's own files include this. */

/* Waits on as many kinds as this are worth nothing more (allen.txt). */
#define TB_ORDINARY_WAITS 4

/* The yaku that the flags say, and those that depend on which tiles there are, not on how they are
 * read. What contradicts the hand is not among them. */
TbYakuSet tb_yaku_of_facts (const TbHandFacts *facts);

/* The yaku of the same read as @sets, but for those that depend on the wait; and those that do, in
 * a hand whose shape is worth @shape fu. */
TbYakuSet tb_yaku_of_sets (const TbHandFacts *facts,
                           const TbSets      *sets);
TbYakuSet tb_yaku_of_wait (const TbHandFacts *facts,
                           const TbSets      *sets,
                           TbWait             wait,
                           int32_t            shape);

/* The yaku of the same as seven pairs, and as kokushi. */
TbYakuSet tb_yaku_of_seven_pairs (const TbHandFacts *facts);
TbYakuSet tb_yaku_of_kokushi (const TbHandFacts *facts);

/* Of @yaku what counts under the ruleset: yakuman alone if there is one, without those that another
 * contains. */
TbYakuSet tb_yaku_that_count (const TbHandFacts *facts,
                              TbYakuSet          yaku);
