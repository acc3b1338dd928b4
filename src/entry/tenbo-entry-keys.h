/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"

/* The keys of the entry sheet. A digit is a player (1 is the first dealer) while a player is asked
 * for, then han, then fu in tens: 2 is 20 fu and, once more, 25; 0 is 100 and 1 is 110. Where no
 * fu are counted a 1 may be followed by a second digit of the han; where tai are, digits are their
 * sum. m h b s y name a limit, r is the value of the last hand and, once more, of the one before.
 * t makes it a tsumo, w asks for one more winner, k is a robbed kong, l the discard after the last
 * tile, x an open hand and, once more, a closed one; c is ippatsu, u one more ura dora and d one
 * more red five, where chips are paid for them. i, o and e before a player are his riichi, pao and
 * wareme. At a draw a goes through the abortive draws and n turns digits into claims of nagashi. f
 * goes through the fouls, + and - count, in a correction hundreds of points. p lets the dealer
 * pass or repeat. Backspace ('\b') takes the last answer back. Returns whether the key meant
 * something. */
bool tenbo_entry_model_key (TenboEntryModel *self,
                            char             key);
