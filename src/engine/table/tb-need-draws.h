/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"

/* Draws, by who is tenpai at them; and in few words, which of them are meant. */

/* Every set of players who can be tenpai. */
#define TB_N_TENPAI_SETS (1 << TB_MAX_PLAYERS)

/* Draws at which all of `tenpai` are, none of `noten` is, and the others may be or not. A player
 * whom the running hand leaves no choice (who declared riichi) is in neither. */
typedef struct
{
  TbPlayerSet tenpai;
  TbPlayerSet noten;
} TbNeedDraw;

/* Some draws: each as a bit, and all of them as a list of which each entry adds some, those that
 * ask least first. An entry that asks nothing stands for every draw. */
typedef struct
{
  uint16_t   sets; /* bit n: the draw at which the players of the set n are tenpai */
  int32_t    n;
  TbNeedDraw list[TB_N_TENPAI_SETS];
} TbNeedDraws;

/* Lists @draws->sets, a part of the draws @possible of @players players. */
void tb_need_draws_list (uint16_t     possible,
                         int32_t      players,
                         TbNeedDraws *draws);
