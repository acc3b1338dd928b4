/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"

/* Two rulesets as the engine sees them, so that its tests need no files: a parlour's, with every
 * kind of chip, foul, choice and end that the engine knows, and a league's plain one with shared
 * ties. */

void engine_rules_parlour (TbRules *rules);

void engine_rules_league (TbRules *rules);
