/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"

/* Fu and yaku that a hand can have. The value grid and the search for a player's needs offer only
 * these fu, the list of yaku requests only these, and tb_table_enter() refuses new input with other
 * fu. */

/* Known facts about the called melds of a hand. */
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

/* Whether any hand of @han han, won as @way describes, can have @fu fu under @rules, which count
 * the fu of @han han. @fu is a valid total. */
bool tb_han_can_have_fu (const TbRules *rules,
                         int32_t        han,
                         TbFuWay        way,
                         int32_t        fu);

/* The same for a hand that has exactly the yaku @yaku. */
bool tb_yaku_can_have_fu (const TbRules *rules,
                          TbYakuSet      yaku,
                          TbFuWay        way,
                          int32_t        fu);

/* Whether the four sets of one hand have room for all of @yaku, which are compatible in pairs. */
bool tb_yaku_has_room (const TbRules *rules,
                       TbYakuSet      yaku);

/* Whether a yaku of the set @listed excludes @yaku under @rules; all are ordinary yaku. */
bool tb_yaku_is_excluded_by_set (const TbRules *rules,
                                 TbYaku         yaku,
                                 TbYakuSet      listed);
