/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"

/* Handles a key of the entry sheet. While the sheet asks for a player, a digit is a player (1 is
 * the first dealer). Then digits are han, then fu in tens: 2 is 20 fu, and 25 if pressed again; 0
 * is 100 and 1 is 110. If the ruleset does not count fu, a second digit of the han can follow a 1;
 * if it counts tai, digits are their sum. m h b s y choose a limit. r repeats the value of the last
 * hand, and of the previous one if pressed again. t makes the win a tsumo, w adds a winner, k is a
 * robbed kan, l the discard after the last tile. x is an open hand, and a closed one if pressed
 * again. c is ippatsu, u adds an ura dora and d a red five if chips are paid for them. i, o and e
 * before a player set riichi, pao and wareme. At a draw, a cycles through the abortive draws, and n
 * makes digits claim nagashi. f cycles through the fouls. + and - change a number, in a correction
 * by hundreds of points. p chooses whether the dealer passes or repeats. Backspace ('\b') undoes
 * the last answer. Returns whether the key was handled; if not, the answers are unchanged. */
bool tenbo_entry_model_key (TenboEntryModel *self,
                            char             key);
