/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-game-private.h"

G_BEGIN_DECLS

/* Inside the game layer: a draft. */

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

struct _TenboDraft
{
  GObject parent_instance;

  TenboGame     *game;     /* owned */
  TenboGameState recorded; /* as it was when the draft was begun */

  TenboRuleset  *ruleset; /* owned */
  int            n_players;
  TenboDraftSeat seats[TB_MAX_PLAYERS];
  GPtrArray     *entries; /* of TenboDraftEntry, owned */

  /* What follows: the log of the hands that are not refused, the running hand on it. */
  TenboLog      log;
  guint         n_refused;
  TbPartialHand partial;
  TbView        view;
};

void tenbo_draft_entry_free (TenboDraftEntry *entry);

/* Whether the ruleset, and who sits where, are others than recorded. */
gboolean tenbo_draft_has_other_ruleset (TenboDraft *self);
gboolean tenbo_draft_has_other_players (TenboDraft *self);

/* Plays all of it again and says that it changed. */
void tenbo_draft_replay (TenboDraft *self);

/* The event of @entry as a record holds it; without its note too if @with_note is not set. Transfer
 * full. */
char *tenbo_draft_entry_dup_text (const TenboDraftEntry *entry,
                                  gboolean               with_note);

/* The recorded hand @index as it would be written if nobody had changed it, but with the players as
 * they sit now. Transfer full. */
char *tenbo_draft_dup_recorded_text (TenboDraft *self,
                                     guint       index,
                                     gboolean    with_note);

/* What each recorded player is called now: player p is @to[p]. */
void tenbo_draft_get_renumbering (TenboDraft *self,
                                  TbPlayer   *to);

/* The recorded running hand with the players as they sit now, under the ruleset as it is now. Fouls
 * that this ruleset does not know are left out. */
void tenbo_draft_get_wanted_partial (TenboDraft    *self,
                                     TbPartialHand *partial);

/* What of @wanted is legal on @log: @kept, and how the table looks with it. */
void tenbo_draft_keep_legal (const TenboLog      *log,
                             const TbPartialHand *wanted,
                             TbPartialHand       *kept,
                             TbView              *view);

/* Who sits where, into the players of @summary, whose texts are owned. */
void tenbo_draft_seat_players (TenboDraft         *self,
                               TenboStoredSummary *summary);

/* The rewrite that makes the recorded game what the draft is, in which no hand is refused. Transfer
 * full. */
TenboStoredEdit *tenbo_draft_make_edit (TenboDraft *self);

/* The whole state as it would be, in memory; with only the first @n_hands of its log and @wanted,
 * as far as that is legal there, in its running hand. */
void tenbo_draft_make_state (TenboDraft          *self,
                             guint                n_hands,
                             const TbPartialHand *wanted,
                             TenboGameState      *state);

G_END_DECLS
