/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-steps.h"

G_BEGIN_DECLS

/* Sentences about the log of a live game. All texts are transfer full. */

/* Describes the outcome of the hand at @index of the log (tenbo_describe_event()). */
char *tenbo_log_describe_hand (TenboGame *game,
                               guint      index);

/* Describes @step as a title: the hand that was recorded ("East 2"), or the change ("Edited: East
 * 2", "Ruleset changed"). */
char *tenbo_log_describe_step (const TenboStep *step);

/* Describes the undo of @step: "Undone: Chombo by Aki", "Undone: edit of East 2". */
char *tenbo_log_describe_undone (const TenboStep *step);

G_END_DECLS
