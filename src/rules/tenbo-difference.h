/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-table.h"

G_BEGIN_DECLS

/* What becomes different when something that was recorded earlier in a game is changed: one thing
 * each, as data, and as a sentence for people. */

/* What of a recorded hand can become moot: the rules give it no effect any more. */
typedef enum
{
  TENBO_MOOT_REPEAT, /* the dealer chose to repeat */
  TENBO_MOOT_PASS,   /* the dealer chose to pass */
  TENBO_MOOT_WAREME,
  TENBO_MOOT_IPPATSU, /* chips */
  TENBO_MOOT_URA,
  TENBO_MOOT_RED,
  TENBO_MOOT_ROBBED,
  TENBO_MOOT_LAST_TILE,
  TENBO_MOOT_PAO,
  TENBO_N_MOOT,
} TenboMoot;

typedef enum
{
  /* What has to be edited or deleted first */
  TENBO_DIFFERENCE_REFUSED, /* the rules refuse hand `hand` now; texts[1] says why */

  /* What was changed */
  TENBO_DIFFERENCE_RULESET,  /* `texts`: their names */
  TENBO_DIFFERENCE_PERSON,   /* somebody else played as `player`; `texts`: their names */
  TENBO_DIFFERENCE_SEAT,     /* `name` sits elsewhere; `values`: from which player to which */
  TENBO_DIFFERENCE_EDITED,   /* hand `hand` */
  TENBO_DIFFERENCE_INSERTED, /* hand `hand` */
  TENBO_DIFFERENCE_DELETED,  /* the hand that was number values[0] */
  TENBO_DIFFERENCE_NOTE,     /* of hand `hand` */

  /* What follows */
  TENBO_DIFFERENCE_DROPPED,        /* of hand `hand`; values[0] is a TenboMoot */
  TENBO_DIFFERENCE_MOVED,          /* values[1] hands, not themselves edited, have other scores */
  TENBO_DIFFERENCE_PLAYED_AS,      /* hand `hand` would have been `next`, with another dealer */
  TENBO_DIFFERENCE_SCORE,          /* of `player` after the last hand; `values` */
  TENBO_DIFFERENCE_END,            /* `ends`, in or after `next`; also if it stays as it was */
  TENBO_DIFFERENCE_RANK,           /* of `player` in the result; `values`, 1 is 1st */
  TENBO_DIFFERENCE_TOTAL,          /* of `player` in the result, in points; `values` */
  TENBO_DIFFERENCE_RUNNING_RIICHI, /* that of `player` in the running hand is taken back */
  TENBO_DIFFERENCE_RUNNING_FOUL,   /* the same with a foul, whose id is texts[0] */
} TenboDifferenceKind;

/* One of them. Pairs are what is recorded, then what it would be. */
typedef struct
{
  TenboDifferenceKind kind;
  int                 hand;     /* its place in the log as it would be, or -1 */
  TbPlayer            player;   /* as they would sit, or TB_NOBODY */
  char               *name;     /* of `player`, or NULL; owned */
  char               *texts[2]; /* or NULL; owned */
  int                 values[2];

  /* The hand of `hand`, as it was played and as it would be; of TENBO_DIFFERENCE_END the last hand
   * of a game that has ended, and the one to play of a game that runs. */
  gboolean    has_next[2];
  TbNext      next[2];
  char       *dealers[2]; /* their names, or NULL; owned */
  TbEndReason ends[2];
} TenboDifference;

void tenbo_difference_free (TenboDifference *difference);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboDifference, tenbo_difference_free)

/* The sentence for it, in the user's language: "Ben: 41,700 → 38,900", "East 4 would have been
 * played with 1 honba instead of 0". Transfer full. */
char *tenbo_difference_dup_text (const TenboDifference *difference);

G_END_DECLS
