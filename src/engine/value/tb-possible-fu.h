/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"

/* Which fu and which yaku a hand can have. The value grid and the search for what a player needs
 * offer nothing else, the list of yaku asks for nothing else, and new input with other fu is
 * refused (tb_table_enter()). */

/* What is known about the called melds of a hand. */
typedef enum
{
  TB_OPENNESS_UNKNOWN,
  TB_OPENNESS_CLOSED,
  TB_OPENNESS_OPEN,
} TbOpenness;

/* How a hand was won, as far as its fu depend on it. */
typedef struct
{
  bool       self_draw;
  TbOpenness openness;
} TbFuWay;

/* Whether any hand of @han han under @rules, whose scoring is TB_SCORING_FU_TABLE, that was won as
 * @way says, has @fu fu. @han is below the limits, and @fu is one of the numbers that fu can be. */
bool tb_han_can_have_fu (const TbRules *rules,
                         int32_t        han,
                         TbFuWay        way,
                         int32_t        fu);

/* The same for a hand that has the yaku @yaku and no other ones. */
bool tb_yaku_can_have_fu (const TbRules *rules,
                          TbYakuSet      yaku,
                          TbFuWay        way,
                          int32_t        fu);

/* Whether the four sets of one hand have room for all of @yaku, of which each two can stand
 * together. */
bool tb_yaku_has_room (const TbRules *rules,
                       TbYakuSet      yaku);

/* Whether one of the set @listed excludes @yaku under @rules; all are ordinary yaku. */
bool tb_yaku_is_excluded_by_set (const TbRules *rules,
                                 TbYaku         yaku,
                                 TbYakuSet      listed);
