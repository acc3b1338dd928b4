/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* What an entry would do: asked of the game, nothing is recorded. */
typedef enum
{
  TENBO_OUTCOME_INCOMPLETE, /* `need` says what is missing */
  TENBO_OUTCOME_EVENT,      /* `event` would do `result` */
  TENBO_OUTCOME_RUNNING,    /* the hand would go on as `partial`, looking like `view` */
  TENBO_OUTCOME_REFUSED,    /* `problem` says why, `remedy` what the rules make of it */
} TenboOutcomeKind;

typedef struct
{
  TenboOutcomeKind kind;
  TenboEntryNeed   need;
  TbEvent          event;
  TbTable          after;
  TbHandResult     result;
  TbRight          right;    /* what the dealer is asked; TB_RIGHT_NONE where the game is over */
  gboolean         may_stop; /* the dealer who does not repeat ends the game */
  TbPartialHand    partial;
  TbView           view;
  TbProblem        problem;
  TenboEntryRemedy remedy;
} TenboEntryOutcome;

/* Asks @game what @model would do. */
void tenbo_entry_outcome_ask (TenboEntryOutcome     *self,
                              TenboGame             *game,
                              const TenboEntryModel *model);

/* Whether it can be confirmed. */
gboolean tenbo_entry_outcome_is_legal (const TenboEntryOutcome *self);

/* What the dealer is asked beside the buttons, or must do; NULL if nothing. Transfer full. */
char *tenbo_entry_outcome_choice (const TenboEntryOutcome *self,
                                  TenboGame               *game,
                                  const TenboEntryModel   *model);

/* Players with equal scores when @self ends the game: their order is then the seats', or shared. */
TbPlayerSet tenbo_entry_outcome_tied (const TenboEntryOutcome *self,
                                      TenboGame               *game);

/* The gist in one line, for a narrow window: what is missing, why it is refused, or who gets how
 * much by whose tile and which hand comes next. Transfer full. */
char *tenbo_entry_outcome_summary (const TenboEntryOutcome *self,
                                   TenboGame               *game,
                                   const TenboEntryModel   *model);

/* What is still missing, as a request. Transfer full. */
char *tenbo_entry_outcome_request (const TenboEntryOutcome *self,
                                   TenboGame               *game,
                                   const TenboEntryModel   *model);

G_END_DECLS
