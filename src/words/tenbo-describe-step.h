/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-steps.h"

G_BEGIN_DECLS

/* What @step did, as a title: the hand that was recorded ("East 2"), or what was changed ("Edited:
 * East 2", "Another ruleset"). Transfer full. */
char *tenbo_describe_step (const TenboStep *step);

/* What was taken back with @step: "Undone: Chombo by Aki", "Undone: the change of East 2". Transfer
 * full. */
char *tenbo_describe_undone (const TenboStep *step);

G_END_DECLS
