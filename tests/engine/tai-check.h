/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"

/* One counter for each item and each error. */
#define TAI_N_MET (TB_N_TAI + TB_N_HAND_ERRORS)

/* Values @hand under @rules, which @scorer is prepared for, and by brute force. Aborts the test
 * with the hand if they differ. Adds to @met, of TAI_N_MET, the items that count, or the error. */
void tai_hand_check (const TbRules     *rules,
                     const TbTaiScorer *scorer,
                     const TbTileHand  *hand,
                     int               *met);
