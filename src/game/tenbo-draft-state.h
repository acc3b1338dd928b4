/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-game-state.h"

G_BEGIN_DECLS

/* Private to the game layer: the contents of a draft and the results of replaying it. */

/* One hand. Its recorded form is kept with the ruleset it was entered under, so that switching to
 * another ruleset and back loses nothing. */
typedef struct
{
  TenboRecordHand hand;         /* owned */
  TenboRuleset   *hand_ruleset; /* owned */
  gint64          created_msec; /* 0: inserted */
  int             recorded;     /* index in the recorded log, or -1 */

  /* Results of the last replay */
  TenboPlayed *played;                /* owned; NULL if the ruleset cannot express it */
  char        *problem;               /* owned; NULL if the hand plays */
  char        *at;                    /* owned; NULL if the hand plays */
  gboolean     dropped[TENBO_N_MOOT]; /* parts of `hand` that are missing from `played` */
  TbTable      before;
} TenboDraftEntry;

/* The person in one seat. */
typedef struct
{
  char    *name;   /* owned */
  TbPlayer before; /* player of that seat in the recorded game */
  gboolean is_new; /* a different person from `before` */
} TenboDraftSeat;

typedef struct
{
  TenboGameState recorded; /* state when the draft was created; owned */
  TenboRuleset  *ruleset;  /* owned */
  int            n_players;
  TenboDraftSeat seats[TB_MAX_PLAYERS];
  GPtrArray     *entries; /* of TenboDraftEntry, owned */

  /* Results: the log of the hands that are not refused, and the running hand after it. */
  TenboLog      log;
  guint         n_refused;
  TbPartialHand partial;
  TbView        view;
} TenboDraftState;

const TenboDraftState *tenbo_draft_get_state (TenboDraft *self); /* borrowed */

/* Initializes @self, which is zeroed, from the recorded state of @game; and frees its members. */
void tenbo_draft_state_init (TenboDraftState *self,
                             TenboGame       *game);
void tenbo_draft_state_clear (TenboDraftState *self);

/* Whether the ruleset differs from the recorded one. */
gboolean tenbo_draft_state_has_other_ruleset (const TenboDraftState *self);

/* Replays the whole draft. */
void tenbo_draft_state_replay (TenboDraftState *self);

/* Maps recorded players to current ones: player p is now @to[p]. */
void tenbo_draft_state_get_renumbering (const TenboDraftState *self,
                                        TbPlayer              *to);

/* Returns the rewrite that turns the recorded game into the draft, which has no refused hand.
 * Transfer full. */
TenboStoredEdit *tenbo_draft_state_make_edit (const TenboDraftState *self);

/* Returns a detached game in the state before hand @index of the draft. Its running hand has the
 * legal part of @wanted. Transfer full. */
TenboGame *tenbo_draft_state_open_at (const TenboDraftState *self,
                                      guint                  index,
                                      const TbPartialHand   *wanted);

/* Whether the event of hand @index differs from the recorded one; FALSE if it was inserted. */
gboolean tenbo_draft_state_is_edited (const TenboDraftState *self,
                                      guint                  index);

/* Whether the draft differs from the recorded game. */
gboolean tenbo_draft_state_is_changed (const TenboDraftState *self);

/* Lists the differences: tenbo_draft_list_differences(). */
GPtrArray *tenbo_draft_state_list_differences (const TenboDraftState *self);

G_END_DECLS
