/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tenbo-log.h"

G_BEGIN_DECLS

/* Inside the game layer: what is known of a win, however it was entered. A win entered by tiles is
 * valued by the engine; a list of yaku says what it says; han and fu, or a limit, say no more than
 * that. */

/* A ruleset made ready to value the tiles of many wins; to be zeroed before its first use. */
typedef struct
{
  gboolean is_ready;
  TbScorer scorer;
} TenboWinScorer;

/* A fact of a win as a number: 0 or 1, or how many. */
typedef struct
{
  gboolean is_asked; /* it could be recorded of such a win: the others are in no figure */
  int      number;   /* -1: it was not recorded, or is not asked */
} TenboWinFact;

/* What is known. */
typedef struct
{
  TbValue      value;
  int          value_class; /* 0 to 7: the counter `value_0` and so on that it belongs to */
  TenboWinFact han;         /* asked of what is worth han and no yakuman */
  TenboWinFact dora;        /* the same */
  TenboWinFact open;        /* asked of wins without riichi, where that is played */
  TenboWinFact ippatsu;     /* asked after a riichi, where it counts */
  TenboWinFact ura;         /* asked after a riichi, where they make a hand worth more */
  TenboWinFact knows_yaku;  /* 1 or not recorded; asked where there are yaku */
  TbYakuSet    yaku;
} TenboWinFacts;

/* What is known of the win @win of @played under @rules, which are those of @scorer too. */
void tenbo_win_facts_find (const TbRules     *rules,
                           TenboWinScorer    *scorer,
                           const TenboPlayed *played,
                           int32_t            win,
                           TenboWinFacts     *facts);

G_END_DECLS
