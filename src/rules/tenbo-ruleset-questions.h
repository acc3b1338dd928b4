/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* A dozen questions whose answers make a new ruleset, for users who do not know all fields. */

/* Maximum number of questions. */
#define TENBO_MAX_QUESTIONS 16

/* The answers: the index of the answer to each question, in its list for the number of players. */
typedef struct
{
  int   players; /* 3 or 4 */
  guint answers[TENBO_MAX_QUESTIONS];
} TenboRulesetAnswers;

/* Returns the number of questions. */
guint tenbo_ruleset_questions_count (void);

/* Returns the title of @question. Borrowed. */
const char *tenbo_ruleset_question_get_title (guint question);

/* Returns the answers to @question for games of @players, the most usual first; empty if the
 * question is not asked. Transfer full. */
GStrv tenbo_ruleset_question_dup_answers (guint question,
                                          int   players);

/* Returns a draft of a ruleset with the rules of @answers. It extends the standard ruleset of @list
 * that needs the fewest own fields. Transfer full. */
TenboRulesetDraft *tenbo_ruleset_questions_create (TenboRulesetList          *list,
                                                   const TenboRulesetAnswers *answers,
                                                   const char                *id,
                                                   const char                *name);

G_END_DECLS
