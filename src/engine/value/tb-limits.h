/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-value.h"

/* Converts han, fu and yakuman to base points. Only the engine's own files include this header. */

/* Returns the value of a ron worth @value, of the dealer or of a child, before rounding. */
int32_t tb_limits_total (const TbRules *rules,
                         const TbValue *value,
                         bool           dealer);

/* Computes the value of @han and @fu under @rules, which do not use tai. @fu is ignored unless
 * tb_rules_count_fu(). */
void tb_limits_value_of_han (const TbRules *rules,
                             int32_t        han,
                             int32_t        fu,
                             TbValue       *out);

/* Computes the total value of the yakuman in the set @yakuman; see tb_value_of_yakuman(). */
void tb_limits_value_of_yakuman (const TbRules *rules,
                                 TbYakuSet      yakuman,
                                 TbValue       *out);

/* Whether `yakuman-cap` lowers the value of the yakuman in the set @yakuman, which is not empty. */
bool tb_limits_is_capped (const TbRules *rules,
                          TbYakuSet      yakuman);

/* Whether kiriage mangan applies to @han and @fu, or to @han and the fixed fu: 4 han 30 fu and 3
 * han 60 fu. */
bool tb_limits_is_kiriage (const TbRules *rules,
                           int32_t        han,
                           int32_t        fu);
