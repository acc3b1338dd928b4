/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tb-table.h"

#include <glib.h>

/* Rulesets and events out of the test's own random numbers, the same for the same seed. */

/* A ruleset with any field anywhere in its range and no conflicts. */
void engine_random_rules (TbRules *rules);

/* An event for @table: most are legal, some are wrong somewhere. */
void engine_random_event (const TbTable *table,
                          TbEvent       *event);

/* @low to @high, both possible. */
int32_t engine_random_between (int32_t low,
                               int32_t high);

/* Whether something happens that does once in @one_in times. */
bool engine_random_chance (int32_t one_in);
