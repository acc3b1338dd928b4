/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-checksums.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* Checks the consistency of a database. Read-only: nothing is repaired silently. */

typedef enum
{
  TENBO_FINDING_FROZEN,       /* the text of a frozen ruleset does not match its digest:
                                 `ruleset_id`, `detail` is its name; no game */
  TENBO_FINDING_RULESET,      /* the frozen ruleset is unreadable: `detail` is the reason */
  TENBO_FINDING_EVENT,        /* event `hand` is unreadable or does not play: `detail` is the
                                 reason */
  TENBO_FINDING_RUNNING_HAND, /* the running hand is unreadable or does not play */
  TENBO_FINDING_EDIT,         /* the result of an undo or redo does not play; `hand` is the number
                                 of the step. Or `column`: edits_done */
  TENBO_FINDING_PROGRESS,     /* a column of `games` or `game_players` differs: `column` */
  TENBO_FINDING_RESULT,       /* a column of `game_results` differs, or a yaku of `game_yaku`:
                                 `column`, of `player` */
  TENBO_FINDING_TEXT,         /* a text differs: `column`; or the key of a result of `player` */
  TENBO_FINDING_STORE,        /* the game's rows are unreadable: `detail` is the reason */
  TENBO_FINDING_CHECKSUM,     /* recorded data of `owner` changed outside of the program; `detail`
                                 is its name */
  TENBO_FINDING_FOLDED,       /* a searched text of `owner` differs from its source: `column` is the
                                 table */
} TenboFindingKind;

/* Whether a finding of @kind concerns a value that is computed from recorded data. */
gboolean tenbo_finding_is_derived (TenboFindingKind kind);

/* One disagreement. The texts are borrowed and valid during the call. */
typedef struct
{
  TenboFindingKind kind;
  TenboOwnerKind   owner;     /* of the damaged rows: TENBO_OWNER_GAME for most kinds */
  gint64           owner_id;  /* its id */
  const char      *game_uuid; /* or NULL */
  int              hand;      /* 0-based, or -1 */
  int              player;    /* 0 to 3, or -1 */
  const char      *column;    /* or NULL */
  gint64           stored;    /* of `column` */
  gint64           computed;
  const char      *detail; /* technical, in English, or a name; or NULL */
} TenboFinding;

typedef void (*TenboFindingFunc) (const TenboFinding *finding,
                                  gpointer            user_data);

/* Result of a check. */
typedef struct
{
  guint n_games;
  guint n_events;
  guint n_findings;
  guint n_uncounted; /* number of games that ended and whose hands are not counted yet: no
                        findings */
} TenboCheckResult;

/* Replays every game of @store, compares all derived data with the events, the recorded data with
 * its checksums (tenbo-checksums.h), and the text of each frozen ruleset with its digest. A wrong
 * checksum is not reported if another finding names the damaged event or step of the game. Calls
 * @func (may be NULL) for each disagreement. FALSE with @error if the database is unreadable or if
 * there is no memory.
 * Results of another engine revision are compared too;
 * counters of another TENBO_COUNTS_REVISION are not (tenbo-rebuild.h). For damage of the file
 * itself: tenbo_store_check(). */
gboolean tenbo_check_all (TenboStore       *store,
                          TenboFindingFunc  func,
                          gpointer          user_data,
                          TenboCheckResult *result,
                          GError          **error);

G_END_DECLS
