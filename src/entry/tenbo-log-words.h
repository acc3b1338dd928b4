/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-steps.h"

G_BEGIN_DECLS

/* Sentences about the log of a live game and its changes. All texts are transfer full. */

/* Describes the outcome of the hand at @index of the log (tenbo_describe_event()). */
char *tenbo_log_describe_hand (TenboGame *game,
                               guint      index);

/* Describes @step as a title: the hand that was recorded ("East 2"), or the change ("Edited: East
 * 2", "Ruleset changed"). */
char *tenbo_log_describe_step (const TenboStep *step);

/* Describes the undo of @step: "Undone: Chombo by Aki", "Undone: edit of East 2". */
char *tenbo_log_describe_undone (const TenboStep *step);

/* Describes what @step recorded or changed, below its title. */
char *tenbo_log_describe_detail (const TenboStep *step);

/* Describes the hand at @index of @draft in its current state, with the words of @whole
 * (tenbo_draft_open_all()). NULL if the ruleset has no event for it. */
char *tenbo_log_describe_draft_hand (TenboDraft *draft,
                                     TenboGame  *whole,
                                     guint       index);

/* Returns the text below the sentence about @difference, a change of @draft, or NULL. */
char *tenbo_log_describe_difference (TenboDraft            *draft,
                                     TenboGame             *whole,
                                     const TenboDifference *difference);

G_END_DECLS
