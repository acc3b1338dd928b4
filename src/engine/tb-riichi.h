/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"

/* The fields of a ruleset that describe riichi declarations. */

/* Whether a record lists riichi under @rules; it omits a riichi without a stick. */
bool tb_rules_record_riichi (const TbRules *rules);

/* Returns the points that a player needs to declare an open riichi under @rules: those of any
 * riichi, and at least the open stake. 0: even a score below zero is enough. */
int32_t tb_rules_open_riichi_minimum (const TbRules *rules);
