/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-tai-private.h"

#include <string.h>

int
slow_kind_of (TbTile tile)
{
  return tile & TB_TILE_FLOWER ? -1 : (int) TB_TILE_SUIT (tile) * 9 + TB_TILE_RANK (tile);
}

static bool
is_wild_tile (const TbTileHand *hand,
              TbTile            tile)
{
  if (hand->wild == TB_TILE_NONE)
    return false;
  if (hand->wild & TB_TILE_FLOWER)
    return tile & TB_TILE_FLOWER && tile != hand->wild &&
           (tile & 7) / 4 == (hand->wild & 7) / 4;

  return tile == hand->wild;
}

const TbTaiRule *
slow_rule_of (const TbRules *rules,
              int            item)
{
  for (int i = 0; i < rules->n_tai_items; i++)
    if ((int) rules->tai_items[i].item == item)
      return &rules->tai_items[i];

  return NULL;
}

/* Adds @counts up, and keeps them if they are worth more than the best so far. */
void
slow_keep (Slow          *slow,
           const uint8_t *counts)
{
  SlowTai *out = slow->out;
  int      tai = 0;
  int      minimum = 0;
  bool     exempt = false;
  uint8_t  cut[TB_N_TAI] = { 0 };

  for (int item = 0; item < TB_N_TAI; item++)
    {
      const TbTaiRule *rule = slow_rule_of (slow->rules, item);

      if (rule == NULL)
        continue;
      cut[item] = (uint8_t) MIN (counts[item], rule->most);
      tai += cut[item] * rule->tai;
      minimum += rule->minimum ? cut[item] * rule->tai : 0;
      exempt |= cut[item] > 0 && rule->exempt;
    }

  if (out->error == TB_HAND_NOT_COMPLETE)
    out->error = TB_HAND_NO_YAKU;
  if (slow->is_discard && minimum < slow->rules->tai_minimum && !exempt)
    return;
  if (out->error == TB_HAND_FINE && tai < out->tai)
    return;

  if (out->error != TB_HAND_FINE || tai > out->tai)
    out->n_best = 0;
  out->error = TB_HAND_FINE;
  out->tai = tai;
  for (int i = 0; i < out->n_best; i++)
    if (memcmp (out->best[i], cut, sizeof cut) == 0)
      return;
  g_assert_cmpint (out->n_best, <, SLOW_MAX_BEST);
  memcpy (out->best[out->n_best++], cut, sizeof cut);
}

void
slow_count_triplet (const Slow *slow,
                    uint8_t    *counts,
                    int         kind)
{
  int seat = EAST + (int) slow->hand->seat;
  int round = EAST + (int) slow->hand->round;

  if (kind >= WHITE)
    counts[TB_TAI_DRAGON]++;
  if (kind == seat && seat == round)
    counts[TB_TAI_SEAT_ROUND_WIND]++;
  if (kind == seat && seat != round)
    counts[TB_TAI_SEAT_WIND]++;
  if (kind == round && seat != round)
    counts[TB_TAI_ROUND_WIND]++;
}

/* Tries every kind for the wild tiles from @from on. Wild tiles other than the winning tile are
 * interchangeable, so their kinds rise. */
static void
assign (Slow *slow,
        int   from,
        int   least)
{
  while (from < slow->n_tiles && !slow->tiles[from].wild)
    from++;
  if (from == slow->n_tiles)
    {
      slow_value_sets (slow);
      slow_value_pairs (slow);
      slow_value_unrelated (slow);
      slow_value_loose_honours (slow);
      return;
    }

  for (int kind = slow->tiles[from].win ? 0 : least; kind < N_KINDS; kind++)
    {
      slow->tiles[from].kind = kind;
      assign (slow, from + 1, slow->tiles[from].win ? least : kind);
    }
}

/* Items of every interpretation */

static void
add_tile (Slow  *slow,
          TbTile tile,
          bool   win)
{
  slow->tiles[slow->n_tiles++] =
    (Tile) { .kind = slow_kind_of (tile), .wild = is_wild_tile (slow->hand, tile), .win = win };
}

static void
count_kongs (Slow *slow)
{
  const TbTileHand *hand = slow->hand;
  int               last = -1;

  for (int i = 0; i < hand->n_melds; i++)
    if (hand->melds[i].kind >= TB_MELD_KAN)
      last = i;
  for (int i = 0; i < hand->n_melds; i++)
    {
      bool bloom = i == last && hand->self_draw && hand->flags & TB_HAND_RINSHAN;

      if (hand->melds[i].kind == TB_MELD_KAN)
        slow->common[bloom ? TB_TAI_DIRECT_KAN_BLOOM : TB_TAI_DIRECT_KAN]++;
      if (hand->melds[i].kind == TB_MELD_KAKAN)
        slow->common[bloom ? TB_TAI_ADDED_KAN_BLOOM : TB_TAI_ADDED_KAN]++;
      if (hand->melds[i].kind == TB_MELD_ANKAN)
        slow->common[bloom ? TB_TAI_CONCEALED_KAN_BLOOM : TB_TAI_CONCEALED_KAN]++;
    }
}

/* Spring, plum: East; summer, orchid: South; and so on. */
static void
count_flowers (Slow       *slow,
               const bool *have)
{
  int n = 0;

  for (int flower = 0; flower < 8; flower++)
    {
      n += have[flower];
      if (have[flower] && flower % 4 == (int) slow->hand->seat)
        slow->common[TB_TAI_OWN_FLOWER]++;
    }
  if (have[0] && have[1] && have[2] && have[3])
    slow->common[TB_TAI_FOUR_FLOWERS]++;
  if (have[4] && have[5] && have[6] && have[7])
    slow->common[TB_TAI_FOUR_FLOWERS]++;
  slow->all_flowers = n == 8;
}

static void
count_common (Slow       *slow,
              const bool *flowers)
{
  const TbTileHand *hand = slow->hand;

  slow->common[TB_TAI_ZUOTAI] = 1;
  slow->common[TB_TAI_ZIMO] = hand->self_draw;
  slow->common[TB_TAI_FLOWER_BLOOM] =
    hand->self_draw && hand->flags & TB_HAND_FLOWER_REPLACEMENT;
  slow->common[TB_TAI_NO_WILD] = slow->n_wild == 0;
  slow->common[TB_TAI_ONE_WILD] = slow->n_wild == 1;
  slow->common[TB_TAI_TWO_WILD] = slow->n_wild == 2;
  slow->common[TB_TAI_THREE_WILD] = slow->n_wild == 3 && slow->itself >= 0;
  slow->common[TB_TAI_THREE_FLOWER_WILD] = slow->n_wild == 3 && slow->itself < 0;
  count_kongs (slow);
  count_flowers (slow, flowers);
}

/* Whether the set has all these tiles and the hand may hold them in these positions. Sets @flowers
 * to the flowers set aside, including a last flower that wins. */
static bool
are_tiles_possible (const Slow *slow,
                    bool        flowers[8])
{
  const TbTileHand *hand = slow->hand;
  int               n[N_KINDS] = { 0 };
  bool              in_hand[8] = { false };
  int               aside = 0;

  if (hand->n_tiles + 3 * hand->n_melds != 13)
    return false;

  for (int i = 0; i < hand->n_melds; i++)
    {
      TbTile tiles[4];
      size_t n_tiles = tb_meld_tiles (&hand->melds[i], tiles);

      for (size_t j = 0; j < n_tiles; j++)
        {
          if (is_wild_tile (hand, tiles[j]))
            return false;
          n[slow_kind_of (tiles[j])]++;
        }
    }
  for (int i = 0; i < slow->n_tiles; i++)
    if (slow->tiles[i].kind >= 0)
      n[slow->tiles[i].kind]++;
  for (int kind = 0; kind < N_KINDS; kind++)
    if (n[kind] > (kind == slow->itself ? 3 : 4))
      return false;

  for (int i = 0; i < hand->n_aside; i++)
    {
      TbTile tile = hand->aside[i];

      if (!(tile & TB_TILE_FLOWER) || flowers[tile & 7] || is_wild_tile (hand, tile) ||
          tile == hand->wild)
        return false;
      flowers[tile & 7] = true;
      aside++;
    }
  for (int i = 0; i < 8; i++)
    {
      int count = tb_tile_hand_count (hand, (TbTile) (TB_TILE_FLOWER | i));

      if (count > 1 || (count == 1 && !is_wild_tile (hand, (TbTile) (TB_TILE_FLOWER | i))))
        return false;
      in_hand[i] = count == 1;
    }
  if (hand->win & TB_TILE_FLOWER)
    {
      int number = hand->win & 7;

      if (flowers[number] || in_hand[number])
        return false;
      if (!is_wild_tile (hand, hand->win))
        {
          flowers[number] = true;
          return aside == 7 && hand->self_draw;
        }
    }

  return true;
}

void
slow_tai_value (const TbRules    *rules,
                const TbTileHand *hand,
                SlowTai          *out)
{
  Slow   slow = { .rules = rules, .hand = hand, .out = out };
  TbTile tiles[TB_MAX_HAND_TILES];
  size_t n = tb_tile_hand_list (hand, tiles);
  bool   flowers[8] = { false };
  bool   won_on_flower =
    hand->win & TB_TILE_FLOWER && !is_wild_tile (hand, hand->win);

  *out = (SlowTai) { .error = TB_HAND_BAD_TILES };
  slow.itself = hand->wild == TB_TILE_NONE ? -1 : slow_kind_of (hand->wild);
  for (size_t i = 0; i < n; i++)
    add_tile (&slow, tiles[i], false);
  if (!won_on_flower)
    add_tile (&slow, hand->win, true);
  if (!are_tiles_possible (&slow, flowers))
    return;

  for (int i = 0; i < slow.n_tiles; i++)
    slow.n_wild += slow.tiles[i].wild;
  slow.is_discard = !hand->self_draw &&
                    !(rules->robbed_kong_self_draw && hand->flags & TB_HAND_CHANKAN);
  count_common (&slow, flowers);

  out->error = TB_HAND_NOT_COMPLETE;
  if (!won_on_flower)
    assign (&slow, 0, 0);
  if (out->error == TB_HAND_NOT_COMPLETE && slow.all_flowers && hand->self_draw &&
      slow_rule_of (rules, TB_TAI_EIGHT_FLOWERS_NOW) != NULL)
    {
      for (int i = 0; i < hand->n_melds; i++)
        if (hand->melds[i].kind != TB_MELD_CHI)
          slow_count_triplet (&slow, slow.common, slow_kind_of (hand->melds[i].tile));
      slow.common[TB_TAI_EIGHT_FLOWERS_NOW] = 1;
      slow_keep (&slow, slow.common);
    }
  out->rounded = (out->tai + rules->tai_rounding - 1) / rules->tai_rounding * rules->tai_rounding;
}
