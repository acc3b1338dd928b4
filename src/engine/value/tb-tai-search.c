/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai-search.h"

/* The flowers are two groups of four, with one flower of each group per seat. */
#define GROUP       4
#define GROUP_OF(n) ((n) / GROUP)
#define GROUP_BITS  0xfu
#define ALL_FLOWERS 0xffu
#define OWN(seat)   (0x11u << (seat))

#define HONOURS_BIT (1u << TB_SUIT_HONOURS)

/* The lowest kind of each suit represents its suit. */
#define ONE_OF_EACH_SUIT TB_IN_SUITS (1)

bool
tb_tai_is_wild (const TbTileHand *hand,
                TbTile            tile)
{
  if (hand->wild == TB_TILE_NONE)
    return false;
  if (hand->wild & TB_TILE_FLOWER)
    return tile & TB_TILE_FLOWER && tile != hand->wild &&
           GROUP_OF (TB_TILE_RANK (tile)) == GROUP_OF (TB_TILE_RANK (hand->wild));

  return tile == hand->wild;
}

/* --- Items --- */

void
tb_tai_tally_add (const TbTaiSearch *search,
                  TbTaiTally        *tally,
                  TbTai              item)
{
  const TbTaiScorer *scorer = search->scorer;
  bool               has_room = tally->counts[item] < scorer->most[item];
  int32_t            tai = has_room ? scorer->tai[item] : 0;
  TbTaiSet           bit = TB_TAI_BIT (item);

  tally->counts[item] = (uint8_t) (tally->counts[item] + has_room);
  tally->tai += tai;
  tally->minimum += scorer->minimum & bit ? tai : 0;
  if (has_room && scorer->exempt & bit)
    tally->exempt = true;
}

void
tb_tai_tally_add_triplet (const TbTaiSearch *search,
                          TbTaiTally        *tally,
                          TbTile             kind)
{
  bool of_seat = kind == TB_TILE_OF_WIND (search->hand->seat);
  bool of_round = kind == TB_TILE_OF_WIND (search->hand->round);

  if (TB_KINDS_DRAGONS & TB_KIND_BIT (kind))
    tb_tai_tally_add (search, tally, TB_TAI_DRAGON);
  else if (of_seat && of_round)
    tb_tai_tally_add (search, tally, TB_TAI_SEAT_ROUND_WIND);
  else if (of_seat)
    tb_tai_tally_add (search, tally, TB_TAI_SEAT_WIND);
  else if (of_round)
    tb_tai_tally_add (search, tally, TB_TAI_ROUND_WIND);
}

void
tb_tai_tally_add_suits (const TbTaiSearch      *search,
                        TbTaiTally             *tally,
                        const TbInterpretation *interpretation,
                        TbTai                   all_honours)
{
  unsigned suits = search->suits;
  unsigned numbers;

  for (int i = 0; i < interpretation->n_wild; i++)
    suits |= 1u << TB_TILE_SUIT (interpretation->wild[i]);

  numbers = suits & ~HONOURS_BIT;
  if (numbers == 0)
    tb_tai_tally_add (search, tally, all_honours);
  else if ((numbers & (numbers - 1)) == 0)
    tb_tai_tally_add (search, tally, suits == numbers ? TB_TAI_FULL_FLUSH : TB_TAI_HALF_FLUSH);
}

void
tb_tai_search_offer (TbTaiSearch            *search,
                     const TbInterpretation *interpretation,
                     TbTaiTally             *tally)
{
  bool as_themselves = interpretation->n_wild > 0;

  for (int i = 0; i < interpretation->n_wild; i++)
    as_themselves = as_themselves && interpretation->wild[i] == search->itself;
  if (as_themselves)
    tb_tai_tally_add (search, tally, TB_TAI_WILD_AS_ITSELF);

  search->complete = true;
  if (!tally->exempt &&
      tally->minimum < tb_rules_tai_minimum (search->scorer->rules, !search->discard))
    return;
  if (search->found && tally->tai <= search->best.tai)
    return;

  search->found = true;
  search->best = *tally;
  search->interpretation = *interpretation;
}

/* --- The tiles --- */

/* Sorts the closed part into wild tiles and naturals. */
static void
count_closed (TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  TbTile            win = TB_TILE_KIND (hand->win);

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    search->naturals[suit] = hand->suits[suit];
  for (int number = 0; number < TB_N_FLOWERS; number++)
    search->n_wild += tb_count_of (hand->flowers, number);
  search->win = TB_TILE_NONE;
  if (tb_tai_is_wild (hand, win))
    search->n_wild++;
  else if (win & TB_TILE_FLOWER)
    search->won_on_flower = true;
  else
    {
      search->win = win;
      search->naturals[TB_TILE_SUIT (win)] += TB_COUNT_ONE (TB_TILE_RANK (win));
    }

  search->itself = hand->wild & TB_TILE_FLOWER ? TB_TILE_NONE : hand->wild;
  if (search->itself != TB_TILE_NONE)
    {
      int32_t n = tb_tai_naturals_of (search, search->itself);

      search->n_wild += n;
      search->naturals[TB_TILE_SUIT (search->itself)] -=
        (TbSuitCounts) n << TB_COUNT_BITS * TB_TILE_RANK (search->itself);
    }
}

/* Notes the kinds and suits of the hand. */
static void
note_kinds (TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    for (TbSuitCounts left = search->naturals[suit]; left != 0;)
      {
        int rank = tb_lowest_rank (left);

        search->natural_kinds |= TB_KIND_BIT (TB_TILE (suit, rank));
        search->suits = (uint8_t) (search->suits | 1u << suit);
        left &= ~(TB_COUNT_ALL (rank));
      }
  for (int i = 0; i < hand->n_melds; i++)
    search->suits = (uint8_t) (search->suits | 1u << TB_TILE_SUIT (hand->melds[i].tile));

  search->telling_kinds = ONE_OF_EACH_SUIT | TB_KINDS_HONOURS;
  if (search->natural_kinds != 0)
    search->telling_kinds |= TB_KIND_BIT (tb_lowest_kind (search->natural_kinds));
  if (search->itself != TB_TILE_NONE)
    search->telling_kinds |= TB_KIND_BIT (search->itself);
  if (search->win != TB_TILE_NONE)
    search->telling_kinds |= TB_KIND_BIT (search->win);
}

/* --- Impossible tiles --- */

/* Returns a red five; tai rulesets have none. */
static TbTile
find_red_five (const TbTileHand *hand)
{
  for (int suit = 0; suit < TB_SUIT_HONOURS; suit++)
    if (hand->reds >> 8 * suit & 0xff)
      return TB_TILE_RED_FIVE (suit);
  for (int i = 0; i < hand->n_melds; i++)
    if (hand->melds[i].reds > 0)
      return TB_TILE_RED_FIVE (TB_TILE_SUIT (hand->melds[i].tile));
  if (!(hand->win & TB_TILE_FLOWER) && hand->win & TB_TILE_RED)
    return hand->win;

  return TB_TILE_NONE;
}

/* Returns a tile set aside that is not an ordinary flower of the set, is wild or the indicator, or
 * occurs twice. */
static TbTile
find_bad_aside (const TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  uint32_t          seen = 0;

  for (int i = 0; i < hand->n_aside; i++)
    {
      TbTile   tile = hand->aside[i];
      uint32_t bit = 1u << TB_TILE_RANK (tile);

      if (!(tile & TB_TILE_FLOWER) || TB_TILE_RANK (tile) >= search->scorer->rules->flowers ||
          tile == hand->wild || tb_tai_is_wild (hand, tile) || seen & bit)
        return tile;
      seen |= bit;
    }

  return TB_TILE_NONE;
}

/* Returns a flower in the hand that is not wild or occurs twice. The winning tile may also be the
 * last of eight, which only a self-draw brings. */
static TbTile
find_bad_flower (const TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  TbTile            win = hand->win;
  TbSuitCounts      counts = hand->flowers;

  if (search->won_on_flower)
    {
      bool is_last = hand->self_draw && hand->n_aside == TB_N_FLOWERS - 1;

      for (int i = 0; i < hand->n_aside; i++)
        is_last = is_last && hand->aside[i] != win;
      if (!is_last)
        return win;
    }
  else if (win & TB_TILE_FLOWER)
    counts += TB_COUNT_ONE (TB_TILE_RANK (win));

  for (int number = 0; number < TB_N_FLOWERS; number++)
    {
      TbTile flower = (TbTile) (TB_TILE_FLOWER | number);

      if (tb_count_of (counts, number) > tb_tai_is_wild (hand, flower))
        return flower;
    }

  return TB_TILE_NONE;
}

/* Returns a kind of which there are too many: a wild tile occurs in no meld and at most three
 * times, because the indicator is the fourth. */
static TbTile
find_too_many (const TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  TbSuitCounts      counts[TB_N_SUITS];

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    counts[suit] = search->naturals[suit];
  for (int i = 0; i < hand->n_melds; i++)
    tb_count_meld (counts, &hand->melds[i]);

  if (search->n_wild > TB_MAX_TAI_WILD ||
      (search->itself != TB_TILE_NONE && tb_count_of_kind (counts, search->itself) > 0))
    return search->itself;

  return tb_find_fifth_copy (counts);
}

/* Returns a tile that the hand of @search cannot have, or TB_TILE_NONE. */
static TbTile
find_bad_tile (const TbTaiSearch *search)
{
  TbTile wild = search->hand->wild;
  TbTile bad = TB_TILE_NONE;

  /* An indicator that is not in the set; TB_TILE_NONE also if there is no indicator. */
  if (wild & TB_TILE_FLOWER ? TB_TILE_RANK (wild) >= search->scorer->rules->flowers
                            : (wild & TB_TILE_RED) != 0)
    bad = wild;
  if (bad == TB_TILE_NONE)
    bad = find_red_five (search->hand);
  if (bad == TB_TILE_NONE)
    bad = find_bad_aside (search);
  if (bad == TB_TILE_NONE)
    bad = find_bad_flower (search);

  /* This check is last: it requires that all flowers in the hand are wild. */
  return bad == TB_TILE_NONE ? find_too_many (search) : bad;
}

/* --- Items of every interpretation --- */

static void
add_melds (TbTaiSearch *search)
{
  static const TbTai plain[] = {
    [TB_MELD_KAN] = TB_TAI_DIRECT_KAN,
    [TB_MELD_KAKAN] = TB_TAI_ADDED_KAN,
    [TB_MELD_ANKAN] = TB_TAI_CONCEALED_KAN,
  };
  static const TbTai blooming[] = {
    [TB_MELD_KAN] = TB_TAI_DIRECT_KAN_BLOOM,
    [TB_MELD_KAKAN] = TB_TAI_ADDED_KAN_BLOOM,
    [TB_MELD_ANKAN] = TB_TAI_CONCEALED_KAN_BLOOM,
  };
  const TbTileHand *hand = search->hand;
  bool              blooms = hand->self_draw && hand->flags & TB_HAND_RINSHAN;

  /* If the hand has several kans, the replacement tile belongs to the last one. */
  for (int i = hand->n_melds - 1; i >= 0; i--)
    {
      const TbMeld *meld = &hand->melds[i];

      if (meld->kind >= TB_MELD_KAN)
        {
          const TbTai *items = blooms ? blooming : plain;

          tb_tai_tally_add (search, &search->common, items[meld->kind]);
          blooms = false;
        }
      if (meld->kind != TB_MELD_CHI)
        tb_tai_tally_add_triplet (search, &search->common, meld->tile);
    }
}

/* Adds the flowers set aside, and the last one if the hand was won on it. */
static void
add_flowers (TbTaiSearch *search)
{
  const TbTileHand *hand = search->hand;
  uint32_t          flowers = 0; /* bit n for number n */

  for (int i = 0; i < hand->n_aside; i++)
    flowers |= 1u << TB_TILE_RANK (hand->aside[i]);
  if (search->won_on_flower)
    flowers |= 1u << TB_TILE_RANK (hand->win);

  for (int flower = 0; flower < TB_N_FLOWERS; flower++)
    if (flowers & OWN (hand->seat) & 1u << flower)
      tb_tai_tally_add (search, &search->common, TB_TAI_OWN_FLOWER);
  for (int first = 0; first < TB_N_FLOWERS; first += GROUP)
    if ((flowers >> first & GROUP_BITS) == GROUP_BITS)
      tb_tai_tally_add (search, &search->common, TB_TAI_FOUR_FLOWERS);
  search->eight_flowers = flowers == ALL_FLOWERS;
}

static void
add_common (TbTaiSearch *search)
{
  static const TbTai wild_items[] = { TB_TAI_NO_WILD, TB_TAI_ONE_WILD, TB_TAI_TWO_WILD,
                                      TB_TAI_THREE_WILD };
  const TbTileHand  *hand = search->hand;
  TbTaiTally        *common = &search->common;
  bool               are_flowers = search->itself == TB_TILE_NONE;

  tb_tai_tally_add (search, common, TB_TAI_ZUOTAI);
  if (hand->self_draw)
    tb_tai_tally_add (search, common, TB_TAI_ZIMO);
  if (hand->self_draw && hand->flags & TB_HAND_FLOWER_REPLACEMENT)
    tb_tai_tally_add (search, common, TB_TAI_FLOWER_BLOOM);
  add_melds (search);
  tb_tai_tally_add (search, common,
                    are_flowers && search->n_wild == 3 ? TB_TAI_THREE_FLOWER_WILD
                                                       : wild_items[search->n_wild]);
  add_flowers (search);
}

TbHandError
tb_tai_search_init (TbTaiSearch       *search,
                    const TbTaiScorer *scorer,
                    const TbTileHand  *hand,
                    TbTile            *bad_tile)
{
  bool robbed = hand->flags & TB_HAND_CHANKAN && scorer->rules->robbed_kong_self_draw;

  *search = (TbTaiSearch) { .scorer = scorer, .hand = hand };
  /* A stray tile is a better explanation than the wrong number it causes. */
  *bad_tile = hand->stray;
  if (*bad_tile != TB_TILE_NONE || hand->win == TB_TILE_NONE ||
      tb_count_tiles (hand) != TB_MAX_HAND_TILES)
    return TB_HAND_BAD_TILES;
  count_closed (search);
  *bad_tile = find_bad_tile (search);
  if (*bad_tile != TB_TILE_NONE)
    return TB_HAND_BAD_TILES;

  search->discard = !hand->self_draw && !robbed;
  note_kinds (search);
  add_common (search);

  return TB_HAND_FINE;
}
