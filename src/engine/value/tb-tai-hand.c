/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-search.h"

#include <string.h>

void
tb_tai_scorer_init (TbTaiScorer   *scorer,
                    const TbRules *rules)
{
  *scorer = (TbTaiScorer) { .rules = rules };
  for (int32_t i = 0; i < rules->n_tai_items; i++)
    {
      const TbTaiRule *rule = &rules->tai_items[i];

      scorer->played |= TB_TAI_BIT (rule->item);
      scorer->minimum |= rule->minimum ? TB_TAI_BIT (rule->item) : 0;
      scorer->exempt |= rule->exempt ? TB_TAI_BIT (rule->item) : 0;
      scorer->tai[rule->item] = rule->tai;
      scorer->most[rule->item] = (uint8_t) rule->most;
    }
}

void
tb_tai_scorer_value (const TbTaiScorer *scorer,
                     const TbTileHand  *hand,
                     TbTaiHandValue    *out)
{
  TbTaiSearch search;
  TbTaiTally  without_flowers;

  *out = (TbTaiHandValue) { .bad_tile = TB_TILE_NONE };
  out->error = tb_tai_search_init (&search, scorer, hand, &out->bad_tile);
  if (out->error != TB_HAND_FINE)
    return;

  without_flowers = search.common;
  if (search.eight_flowers)
    tb_tai_tally_add (&search, &search.common, TB_TAI_EIGHT_FLOWERS);
  if (!search.won_on_flower)
    {
      tb_tai_read_sets (&search);
      tb_tai_read_seven_pairs (&search);
      tb_tai_read_unrelated (&search);
      tb_tai_read_honours (&search);
    }
  if (!search.complete)
    {
      search.common = without_flowers;
      tb_tai_read_flowers (&search);
    }
  if (!search.found)
    {
      out->error = search.complete ? TB_HAND_NO_YAKU : TB_HAND_NOT_COMPLETE;
      return;
    }

  memcpy (out->counts, search.best.counts, sizeof out->counts);
  out->interpretation = search.interpretation;
  out->value.tai = search.best.tai;
  out->value.tai_for_minimum = search.best.minimum;
  out->value.tai_exempt = search.best.exempt;
  out->value.base = tb_tai_round (scorer->rules, search.best.tai);
}

/* Values @hand with @tile as its winning tile. Returns false if the tile does not complete it. */
static bool
value_with (const TbTaiScorer *scorer,
            TbTileHand        *hand,
            TbTile             tile,
            TbTaiWait         *out)
{
  out->tile = tile;
  hand->win = tile;
  hand->self_draw = false;
  tb_tai_scorer_value (scorer, hand, &out->ron);
  hand->self_draw = true;
  tb_tai_scorer_value (scorer, hand, &out->self_draw);

  return out->self_draw.error == TB_HAND_FINE;
}

size_t
tb_tai_hand_waits (const TbTaiScorer *scorer,
                   const TbTileHand  *hand,
                   TbTaiWait         *out)
{
  TbTileHand with = *hand;
  size_t     n = 0;

  for (TbKindSet kinds = TB_KINDS_ALL; kinds != 0; kinds &= kinds - 1)
    n += value_with (scorer, &with, tb_lowest_kind (kinds), &out[n]);
  for (int flower = 0; flower < TB_N_FLOWERS; flower++)
    n += value_with (scorer, &with, (TbTile) (TB_TILE_FLOWER | flower), &out[n]);

  return n;
}
