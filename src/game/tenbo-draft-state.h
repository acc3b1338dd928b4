/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-game-state.h"

G_BEGIN_DECLS

/* Inside the game layer: what a draft holds, and what follows from it. */

/* One hand. What was said of it is kept under the ruleset it was said under, so that another
 * ruleset, and then the first one again, loses nothing. */
typedef struct
{
  TenboRecordHand said;         /* owned */
  TenboRuleset   *said_under;   /* owned */
  gint64          created_msec; /* 0: inserted */
  int             recorded;     /* index in the recorded log, or -1 */

  /* Of the last replay */
  TenboPlayed *played;                /* owned; NULL if the ruleset cannot say it */
  char        *problem;               /* owned; NULL if it is played */
  char        *at;                    /* owned; NULL if it is played */
  gboolean     dropped[TENBO_N_MOOT]; /* what `played` does not say any more of what was said */
  TbTable      before;
} TenboDraftEntry;

/* Who sits somewhere. */
typedef struct
{
  char    *name;   /* owned */
  TbPlayer before; /* who sits there in the recorded game */
  gboolean is_new; /* another person plays than `before` */
} TenboDraftSeat;

typedef struct
{
  TenboGameState recorded; /* as it was when the draft was begun; owned */
  TenboRuleset  *ruleset;  /* owned */
  int            n_players;
  TenboDraftSeat seats[TB_MAX_PLAYERS];
  GPtrArray     *entries; /* of TenboDraftEntry, owned */

  /* What follows: the log of the hands that are not refused, the running hand on it. */
  TenboLog      log;
  guint         n_refused;
  TbPartialHand partial;
  TbView        view;
} TenboDraftState;

const TenboDraftState *tenbo_draft_get_state (TenboDraft *self); /* borrowed */

/* Makes @self, which is zeroed, what is recorded of @game; and frees what it holds. */
void tenbo_draft_state_init (TenboDraftState *self,
                             TenboGame       *game);
void tenbo_draft_state_clear (TenboDraftState *self);

/* Whether the ruleset is another one than recorded. */
gboolean tenbo_draft_state_has_other_ruleset (const TenboDraftState *self);

/* Plays all of it again. */
void tenbo_draft_state_replay (TenboDraftState *self);

/* What each recorded player is called now: player p is @to[p]. */
void tenbo_draft_state_get_renumbering (const TenboDraftState *self,
                                        TbPlayer              *to);

/* The rewrite that makes the recorded game what the draft is, in which no hand is refused. Transfer
 * full. */
TenboStoredEdit *tenbo_draft_state_make_edit (const TenboDraftState *self);

/* The game as it stands before hand @index of the draft, in memory only, with @wanted, as far as
 * that is legal there, in its running hand. Transfer full. */
TenboGame *tenbo_draft_state_open_at (const TenboDraftState *self,
                                      guint                  index,
                                      const TbPartialHand   *wanted);

/* Whether the event of hand @index is not the recorded one; FALSE of an inserted one. */
gboolean tenbo_draft_state_is_edited (const TenboDraftState *self,
                                      guint                  index);

/* Whether anything differs from what is recorded. */
gboolean tenbo_draft_state_is_changed (const TenboDraftState *self);

/* What becomes different: tenbo_draft_list_differences(). */
GPtrArray *tenbo_draft_state_list_differences (const TenboDraftState *self);

G_END_DECLS
