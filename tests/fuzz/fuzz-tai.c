/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-bytes.h"
#include "fuzz.h"
#include "tai-check.h"
#include "tai-hand-maker.h"
#include "tai-hands.h"

/* Hands with tai, and values of their items, from the bytes of the input: the scorer does not
 * crash, and agrees with brute force. A finding prints the hand. */

static void
run (const uint8_t *bytes,
     size_t         n)
{
  FuzzBytes   left = { bytes, n };
  int         met[TAI_N_MET] = { 0 };
  TbRules     rules;
  TbTaiScorer scorer;
  TbTileHand  hand;

  tai_hand_scorer (&rules, &scorer);
  if (fuzz_choose (&left, 2) == 1)
    {
      make_tai_rules (fuzz_choose, &left, &rules);
      tb_tai_scorer_init (&scorer, &rules);
    }
  make_tai_hand (fuzz_choose, &left, &hand);
  tai_hand_check (&rules, &scorer, &hand, met);
}

const FuzzTarget fuzz_tai = {
  .name = "tai",
  .n_runs = 800,
  .run = run,
};
