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

/* What is known. Numbers are -1 where it is not. */
typedef struct
{
  TbValue   value;
  int       value_class; /* 0 to 7: the counter `value_0` and so on that it belongs to */
  int       han;         /* not of yakuman and limits */
  int       dora;
  int       open;    /* 0 or 1 */
  int       ippatsu; /* 0 or 1; like the next of a win with riichi alone */
  int       ura;
  gboolean  knows_yaku;
  TbYakuSet yaku;
} TenboWinFacts;

/* What is known of the win @win of @played under @rules, which are those of @scorer too. */
void tenbo_win_facts_find (const TbRules     *rules,
                           TenboWinScorer    *scorer,
                           const TenboPlayed *played,
                           int32_t            win,
                           TenboWinFacts     *facts);

G_END_DECLS
