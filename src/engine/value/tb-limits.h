/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-value.h"

/* From han, fu and yakuman to base points; only the engine's own files include this. */

/* From this number of han on the fu do not matter. */
#define TB_MANGAN_HAN 5

/* From here on it is up to the ruleset whether a hand is a sanbaiman or a counted yakuman. */
#define TB_SANBAIMAN_HAN 11

/* How many times its base points a ron is worth to a child, and to the dealer. */
#define TB_BASES_IN_RON        4
#define TB_BASES_IN_DEALER_RON 6

/* The value of @han and @fu under @rules, which do not count tai. @fu is of no account from
 * TB_MANGAN_HAN on, or where every han is worth the same. */
void tb_limits_value_of_han (const TbRules *rules,
                             int32_t        han,
                             int32_t        fu,
                             TbValue       *out);

/* The value of the yakuman in the set @yakuman together; see tb_value_of_yakuman(). */
void tb_limits_value_of_yakuman (const TbRules *rules,
                                 TbYakuSet      yakuman,
                                 TbValue       *out);

/* Whether kiriage mangan decides about @han and @fu: 4 han 30 fu and 3 han 60 fu. */
bool tb_limits_is_kiriage (int32_t han,
                           int32_t fu);
