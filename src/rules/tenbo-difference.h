/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-table.h"

G_BEGIN_DECLS

/* The effects of a change to an earlier part of a game: each one as data and as a sentence for
 * users. */

/* Items of a recorded hand that can become moot: the rules no longer give them an effect. */
typedef enum
{
  TENBO_MOOT_REPEAT, /* the dealer chose to repeat */
  TENBO_MOOT_PASS,   /* the dealer chose to pass */
  TENBO_MOOT_WAREME,
  TENBO_MOOT_IPPATSU, /* chips */
  TENBO_MOOT_URA,
  TENBO_MOOT_RED,
  TENBO_MOOT_SPECIAL,
  TENBO_MOOT_ROBBED,
  TENBO_MOOT_LAST_TILE,
  TENBO_MOOT_PAO,
  TENBO_N_MOOT,
} TenboMoot;

typedef enum
{
  /* Changes that must be edited or deleted first */
  TENBO_DIFFERENCE_REFUSED, /* the rules refuse hand `hand` now; texts[1] is the reason */

  /* The change itself */
  TENBO_DIFFERENCE_RULESET,  /* `texts`: their names */
  TENBO_DIFFERENCE_PERSON,   /* another person played as `player`; `texts`: their names */
  TENBO_DIFFERENCE_SEAT,     /* `name` has another seat; `values`: previous and new player */
  TENBO_DIFFERENCE_EDITED,   /* hand `hand` */
  TENBO_DIFFERENCE_INSERTED, /* hand `hand` */
  TENBO_DIFFERENCE_DELETED,  /* the hand with the former number values[0] */
  TENBO_DIFFERENCE_NOTE,     /* of hand `hand` */

  /* The effects */
  TENBO_DIFFERENCE_DROPPED,        /* of hand `hand`; values[0] is a TenboMoot */
  TENBO_DIFFERENCE_MOVED,          /* values[1] hands that were not edited have other scores */
  TENBO_DIFFERENCE_PLAYED_AS,      /* hand `hand` would have been `next`, or with another dealer */
  TENBO_DIFFERENCE_SCORE,          /* of `player` after the last hand; `values` */
  TENBO_DIFFERENCE_END,            /* `ends`, in or after `next`; also if unchanged */
  TENBO_DIFFERENCE_RANK,           /* of `player` in the result; `values`, 1 is 1st */
  TENBO_DIFFERENCE_TOTAL,          /* of `player` in the result, in points; `values` */
  TENBO_DIFFERENCE_RUNNING_RIICHI, /* the riichi of `player` in the hand in progress is removed */
  TENBO_DIFFERENCE_RUNNING_FOUL,   /* the same for fouls with the id texts[0]; `values`: number */
} TenboDifferenceKind;

/* A difference. Pairs are the recorded state and the state after the change. */
typedef struct
{
  TenboDifferenceKind kind;
  int                 hand;     /* index in the log after the change, or -1 */
  TbPlayer            player;   /* player after the change, or TB_NOBODY */
  char               *name;     /* name of `player`, or NULL; owned */
  char               *texts[2]; /* or NULL; owned */
  int                 values[2];

  /* The hand `hand`, as played and as it would be. For TENBO_DIFFERENCE_END, the last hand of a
   * game that has ended, or the next hand of a running game. */
  gboolean    has_next[2];
  TbNext      next[2];
  char       *dealers[2]; /* their names, or NULL; owned */
  TbEndReason ends[2];
} TenboDifference;

void tenbo_difference_free (TenboDifference *difference);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboDifference, tenbo_difference_free)

/* Returns the sentence in the user's language: "Ben: 41,700 → 38,900", "East 4 would have been
 * played with 1 honba instead of 0". Transfer full. */
char *tenbo_difference_dup_text (const TenboDifference *difference);

G_END_DECLS
