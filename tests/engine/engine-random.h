/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tb-table.h"

/* Rulesets and events out of the test's own random numbers, the same for the same seed. */

/* A ruleset with every field anywhere in its range, such that tb_rules_check() finds it fine. */
void engine_random_rules (TbRules *rules);

/* An event for @table: most are legal, some are wrong somewhere. */
void engine_random_event (const TbTable *table,
                          TbEvent       *event);
