/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* The effect of an entry, computed by the game without recording anything */
typedef enum
{
  TENBO_OUTCOME_INCOMPLETE, /* `need` is the missing answer */
  TENBO_OUTCOME_EVENT,      /* `event` would have the effect `result` */
  TENBO_OUTCOME_RUNNING,    /* the hand would continue as `partial`, shown by `view` */
  TENBO_OUTCOME_REFUSED,    /* `problem` is the reason, `remedy` the foul under the rules */
} TenboOutcomeKind;

typedef struct
{
  TenboOutcomeKind kind;
  TenboEntryNeed   need;
  TbEvent          event;
  TbTable          after;
  TbHandResult     result;
  TbRight          right;    /* the choice of the dealer; TB_RIGHT_NONE if the game is over */
  gboolean         may_stop; /* the game ends if the dealer does not repeat */
  TbPartialHand    partial;
  TbView           view;
  TbProblem        problem;
  TenboEntryRemedy remedy;
} TenboEntryOutcome;

/* Asks @game for the effect of @model. */
void tenbo_entry_outcome_ask (TenboEntryOutcome     *self,
                              TenboGame             *game,
                              const TenboEntryModel *model);

/* Whether the entry can be confirmed */
gboolean tenbo_entry_outcome_is_legal (const TenboEntryOutcome *self);

/* Returns the choice that the dealer has or must take, for the area next to the buttons; NULL if
 * there is none. Transfer full. */
char *tenbo_entry_outcome_choice (const TenboEntryOutcome *self,
                                  TenboGame               *game,
                                  const TenboEntryModel   *model);

/* Returns the players with equal scores if @self ends the game: they are ranked by seat, or share
 * the rank. */
TbPlayerSet tenbo_entry_outcome_tied (const TenboEntryOutcome *self,
                                      TenboGame               *game);

/* Returns a request for the missing answer. Transfer full. */
char *tenbo_entry_outcome_request (const TenboEntryOutcome *self,
                                   TenboGame               *game,
                                   const TenboEntryModel   *model);

G_END_DECLS
