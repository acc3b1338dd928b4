/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tb-table.h"

#include <glib.h>

/* Rulesets and events from the random numbers of the test: the same seed gives the same ones. */

/* Makes a ruleset without conflicts, each field anywhere in its range. */
void engine_random_rules (TbRules *rules);

/* Makes an event for @table. Most are legal, some have an error. */
void engine_random_event (const TbTable *table,
                          TbEvent       *event);

/* Returns a number from @low to @high, both included. */
int32_t engine_random_between (int32_t low,
                               int32_t high);

/* Returns true once in @one_in times. */
bool engine_random_chance (int32_t one_in);
