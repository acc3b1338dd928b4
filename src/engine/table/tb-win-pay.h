/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand.h"

/* Paying one win; only the engine's own files include this. */

/* Pays @points of a win to @winner, and once more where the wall of one of the two was broken:
 * `wareme` doubles each transfer, the honba too (allen.txt). */
void tb_win_move (TbHand  *hand,
                  TbPlayer from,
                  TbPlayer winner,
                  int32_t  points,
                  TbReason reason,
                  TbField  field);

/* The field that a payment of the win @win cites: the rule that makes the payment differ from the
 * score table, or else the rule that says how a hand is scored. It does not consider pao. */
TbField tb_win_find_field (const TbHand *hand,
                           int32_t       win);

/* Pays the win @win where tai are counted (docs/scoring.md, Tai). */
void tb_tai_win_pay (TbHand *hand,
                     int32_t win);
