/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Proves that a database agrees with itself. Reads only: nothing is mended silently. */

typedef enum
{
  TENBO_FINDING_FROZEN,       /* the text of a frozen ruleset is not the one of its digest:
                                 `ruleset_id`, `detail` is its name; of no game */
  TENBO_FINDING_RULESET,      /* the frozen ruleset cannot be read: `detail` says why */
  TENBO_FINDING_EVENT,        /* event `hand` cannot be read or does not play: `detail` says why */
  TENBO_FINDING_RUNNING_HAND, /* the running hand cannot be read or does not play */
  TENBO_FINDING_EDIT,         /* what undo or redo would bring back does not play; `hand` is the
                                 number of the step. Or `column`: edits_done */
  TENBO_FINDING_PROGRESS,     /* a column of `games` or `game_players` differs: `column` */
  TENBO_FINDING_RESULT,       /* a column of `game_results` differs, or a yaku of `game_yaku`:
                                 `column`, of `player` */
  TENBO_FINDING_TEXT,         /* a text differs: `column`; or the key of a result of `player` */
  TENBO_FINDING_STORE,        /* the game's rows cannot be read: `detail` says why */
} TenboFindingKind;

/* One disagreement. Borrowed texts, for the time of the call. */
typedef struct
{
  TenboFindingKind kind;
  gint64           game_id;    /* or 0 */
  const char      *game_uuid;  /* or NULL */
  gint64           ruleset_id; /* or 0 */
  int              hand;       /* 0-based, or -1 */
  int              player;     /* 0 to 3, or -1 */
  const char      *column;     /* or NULL */
  gint64           stored;     /* of `column` */
  gint64           computed;
  const char      *detail; /* technical, in English, or a name; or NULL */
} TenboFinding;

typedef void (*TenboFindingFunc) (const TenboFinding *finding,
                                  gpointer            user_data);

/* How a check ended. */
typedef struct
{
  guint n_games;
  guint n_events;
  guint n_findings;
  guint n_uncounted; /* games that ended and whose hands are not counted yet: no findings */
} TenboCheckResult;

/* Replays every game of @store and compares all that is stored beside the events with what follows
 * from them, and the text of each frozen ruleset with its digest. Calls @func (may be NULL) for
 * each disagreement. FALSE only where the database cannot be read at all. Results of another engine
 * revision are compared like the others; counters of another revision of what counts are not
 * (tenbo-rebuild.h). For damage of the file itself: tenbo_store_check(). */
gboolean tenbo_check_all (TenboStore       *store,
                          TenboFindingFunc  func,
                          gpointer          user_data,
                          TenboCheckResult *result,
                          GError          **error);

G_END_DECLS
