/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* What a ruleset is, in two lines: "4 players · East and South", "Start 25,000, return 30,000 · uma
 * +30 / +10 / −10 / −30". Transfer full. */
char *tenbo_describe_ruleset (TenboRuleset *ruleset);

G_END_DECLS
