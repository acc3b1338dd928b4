/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

static const char *const end_reason_ids[TB_N_ENDS] = {
  [TB_END_BUST] = "bust",
  [TB_END_CEILING] = "ceiling",
  [TB_END_DEALER_LEADS] = "dealer-leads",
  [TB_END_ROUNDS] = "rounds",
  [TB_END_STOP] = "stop",
  [TB_END_TARGET] = "target",
};

const char *
tb_end_reason_id (TbEndReason reason)
{
  assert (reason < TB_N_ENDS);

  return end_reason_ids[reason];
}

bool
tb_end_is_bust (const TbRules *rules,
                int32_t        score)
{
  if (rules->bust == TB_BUST_NONE)
    return false;

  return score < 0 || (score == 0 && rules->bust == TB_BUST_ZERO_OR_BELOW);
}

bool
tb_end_is_ceiling (const TbRules *rules,
                   int32_t        score)
{
  return rules->ceiling > 0 &&
         (score > rules->ceiling || (rules->ceiling_inclusive && score == rules->ceiling));
}

void
tb_end_test (TbHand *hand)
{
  TbHandResult *out = hand->out;
  TbPlayerSet   above = 0;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    {
      if (tb_end_is_bust (hand->rules, out->scores[player]))
        out->busted |= TB_PLAYER_BIT (player);
      if (tb_end_is_ceiling (hand->rules, out->scores[player]))
        above |= TB_PLAYER_BIT (player);
    }

  if (out->busted != 0)
    out->end = (TbEnd) { TB_END_BUST, out->busted };
  else if (above != 0)
    out->end = (TbEnd) { TB_END_CEILING, above };
}

TbPlayerSet
tb_end_find_target (const TbHand *hand)
{
  TbPlayerSet set = 0;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (hand->out->scores[player] >= hand->rules->target)
      set |= TB_PLAYER_BIT (player);

  return set;
}

/* Whether a target reached in an extension ends it after this hand. */
static bool
is_target_asked (const TbHand *hand,
                 bool          dealer_decides)
{
  const TbRules *rules = hand->rules;

  if (rules->extension_ends == TB_EXTENSION_ENDS_ANY_HAND)
    return true;
  if (dealer_decides)
    return false;

  return rules->extension_ends == TB_EXTENSION_ENDS_DEALER_PASSES ||
         tb_round_is_final (rules, &hand->out->hand.round);
}

void
tb_end_test_target (TbHand *hand,
                    bool    dealer_decides)
{
  TbHandResult *out = hand->out;
  TbPlayerSet   reached;

  if (out->end.reason != TB_END_NONE ||
      !tb_round_is_extension (hand->rules, &out->hand.round) ||
      !is_target_asked (hand, dealer_decides))
    return;

  reached = tb_end_find_target (hand);
  if (reached != 0)
    out->end = (TbEnd) { TB_END_TARGET, reached };
}
