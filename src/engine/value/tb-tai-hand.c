/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-search.h"

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

bool
tb_tai_is_played (const TbTaiSearch *search,
                  TbTai              item)
{
  return (search->scorer->played & TB_TAI_BIT (item)) != 0;
}

void
tb_tai_tally_add (const TbTaiScorer *scorer,
                  TbTaiTally        *tally,
                  TbTai              item,
                  int32_t            n)
{
  int32_t  room = scorer->most[item] - tally->counts[item];
  int32_t  count = n < room ? n : room;
  int32_t  tai = count * scorer->tai[item];
  TbTaiSet bit = TB_TAI_BIT (item);

  tally->counts[item] = (uint8_t) (tally->counts[item] + count);
  tally->tai += tai;
  tally->minimum += scorer->minimum & bit ? tai : 0;
  if (count > 0 && scorer->exempt & bit)
    tally->exempt = true;
}

void
tb_tai_search_offer (TbTaiSearch        *search,
                     const TbTaiReading *reading,
                     const TbTaiTally   *tally)
{
  search->complete = true;
  if (search->discard && !tally->exempt &&
      tally->minimum < search->scorer->rules->tai_minimum)
    return;
  if (search->found && tally->tai <= search->best.tai)
    return;

  search->found = true;
  search->best = *tally;
  search->reading = *reading;
}

static void
read_all_forms (TbTaiSearch *search)
{
  TbTaiTally without_flowers = search->common;

  if (search->eight_flowers)
    tb_tai_tally_add (search->scorer, &search->common, TB_TAI_EIGHT_FLOWERS, 1);
  if (!search->won_on_flower)
    {
      tb_tai_read_sets (search);
      tb_tai_read_seven_pairs (search);
      tb_tai_read_unrelated (search);
      tb_tai_read_honours (search);
    }
  if (!search->complete)
    {
      search->common = without_flowers;
      tb_tai_read_flowers (search);
    }
}

void
tb_tai_scorer_value (const TbTaiScorer *scorer,
                     const TbTileHand  *hand,
                     TbTaiHandValue    *out)
{
  int32_t     multiple = scorer->rules->tai_rounding;
  TbTaiSearch search;

  *out = (TbTaiHandValue) { .bad_tile = TB_TILE_NONE };
  out->error = tb_tai_search_init (&search, scorer, hand, &out->bad_tile);
  if (out->error != TB_HAND_FINE)
    return;

  read_all_forms (&search);
  if (!search.found)
    {
      out->error = search.complete ? TB_HAND_NO_YAKU : TB_HAND_NOT_COMPLETE;
      return;
    }

  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    out->counts[item] = search.best.counts[item];
  out->reading = search.reading;
  out->value.tai = search.best.tai;
  out->value.tai_for_minimum = search.best.minimum;
  out->value.tai_exempt = search.best.exempt;
  out->value.base = (search.best.tai + multiple - 1) / multiple * multiple;
}

/* Values @hand with @tile as its winning tile. Returns false if that does not complete it. */
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
