/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tenbo-log.h"

G_BEGIN_DECLS

/* Internal to the game layer: the known facts of a win, however it was entered. The engine values a
 * win entered by tiles; a list of yaku gives those yaku; han and fu, or a limit, give only
 * themselves. */

/* A ruleset prepared for valuing the tiles of many wins; zero it before the first use. */
typedef struct
{
  gboolean is_ready;
  TbScorer scorer;
} TenboWinScorer;

/* A fact of a win as a number: 0 or 1, or a count. */
typedef struct
{
  gboolean is_asked; /* whether such a win can have it recorded; other wins are in no statistic */
  int      number;   /* -1: not recorded, or not asked */
} TenboWinFact;

/* The known facts. */
typedef struct
{
  TbValue      value;
  int          value_class; /* 0 to 7: the index of its counter, `value_0` and so on */
  TenboWinFact han;         /* asked for wins with han that are not yakuman */
  TenboWinFact dora;        /* asked for the same wins */
  TenboWinFact open;        /* asked for wins without riichi, if riichi is played */
  TenboWinFact ippatsu;     /* asked after a riichi, if it counts */
  TenboWinFact ura;         /* asked after a riichi, if they add value */
  TenboWinFact knows_yaku;  /* 0 or not recorded; asked if there are yaku */
  TbYakuSet    yaku;        /* empty if they are not recorded */
} TenboWinFacts;

/* Finds the known facts of the win @win of @played under @rules, which are also those of @scorer.
 * */
void tenbo_win_facts_find (const TbRules     *rules,
                           TenboWinScorer    *scorer,
                           const TenboPlayed *played,
                           int32_t            win,
                           TenboWinFacts     *facts);

G_END_DECLS
