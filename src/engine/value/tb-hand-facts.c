/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-search.h"

/* --- The tiles --- */

static void
add_tile (TbHandFacts *facts,
          TbTile       kind)
{
  TbSuit       suit = TB_TILE_SUIT (kind);
  TbSuitCounts one = TB_COUNT_ONE (TB_TILE_RANK (kind));

  facts->closed[suit] += one;
  facts->all[suit] += one;
}

void
tb_hand_facts_stand (TbHandFacts *facts,
                     TbTile       kind)
{
  add_tile (facts, kind);
  facts->standing[facts->n_standing++] = kind;
}

static void
add_melds (TbHandFacts *facts)
{
  const TbTileHand *hand = facts->hand;
  TbMelds          *melds = &facts->melds;

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    facts->all[suit] = 0;
  facts->reds = hand->reds;
  *melds = (TbMelds) { .open = false };
  for (int i = 0; i < hand->n_melds; i++)
    {
      const TbMeld *meld = &hand->melds[i];
      TbKindSet     kind = TB_KIND_BIT (meld->tile);

      tb_count_meld (facts->all, meld);
      facts->reds += (uint32_t) meld->reds << 8 * TB_TILE_SUIT (meld->tile);
      melds->open = melds->open || meld->kind != TB_MELD_ANKAN;
      melds->fu += tb_fu_of_meld (meld);
      if (meld->kind == TB_MELD_CHI)
        {
          melds->runs |= kind;
          continue;
        }

      melds->triplets |= kind;
      melds->n_triplets++;
      melds->n_kans += meld->kind != TB_MELD_PON;
      melds->n_concealed_kans += meld->kind == TB_MELD_ANKAN;
    }
}

/* Counts the closed part without its wild tiles, but with the winning tile. */
static void
count_closed (TbHandFacts *facts)
{
  const TbTileHand *hand = facts->hand;
  const TbRules    *rules = facts->rules;
  TbTile            win = TB_TILE_KIND (hand->win);

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    facts->closed[suit] = hand->suits[suit];
  facts->n_wild = rules->wild_tile == TB_WILD_MISSING;
  if (rules->wild_tile == TB_WILD_WHITE)
    {
      facts->n_wild = tb_count_of_kind (facts->closed, TB_TILE_WHITE);
      facts->closed[TB_SUIT_HONOURS] &= ~TB_COUNT_ALL (TB_TILE_RANK (TB_TILE_WHITE));
    }
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    facts->all[suit] += facts->closed[suit];
  if (hand->win & TB_TILE_RED)
    facts->reds += 1u << 8 * TB_TILE_SUIT (win);
  facts->win = win;
  if (tb_is_wild (rules, win))
    facts->n_wild++;
  else
    add_tile (facts, win);
}

/* Counts the red fives. Returns a red five of a suit that has more than the ruleset, or a marked
 * white likewise, or TB_TILE_NONE. If all four of a suit are red, their notation is irrelevant. */
static TbTile
count_red_fives (TbHandFacts *facts)
{
  facts->dora.red = 0;
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    {
      int32_t most = tb_rules_red_fives (facts->rules, suit);
      int32_t n = most == TB_TILE_COPIES ? tb_count_of (facts->all[suit], TB_RANK_FIVE)
                                         : (int32_t) (facts->reds >> 8 * suit & 0xff);

      if (n > most && most < TB_TILE_COPIES)
        return TB_TILE_RED_FIVE (suit);
      if (suit != TB_SUIT_HONOURS)
        facts->dora.red += n;
    }

  return TB_TILE_NONE;
}

/* Counts the tiles set aside; North also counts as a tile of the hand. Returns a tile that the
 * ruleset does not set aside or of which there are too many, or TB_TILE_NONE. */
static TbTile
count_aside (TbHandFacts *facts)
{
  const TbTileHand *hand = facts->hand;
  const TbRules    *rules = facts->rules;
  int32_t           flowers = 0;
  int32_t           norths = 0;

  facts->dora.flower = hand->n_aside;
  for (int i = 0; i < hand->n_aside; i++)
    {
      TbTile tile = hand->aside[i];

      if (tile & TB_TILE_FLOWER)
        flowers++;
      else if (tile == TB_TILE_NORTH && rules->nuki_north)
        norths++;
      else
        return tile;
      if (flowers > rules->flowers)
        return tile;
    }
  facts->n_norths = norths;
  norths += tb_count_of_kind (facts->all, TB_TILE_NORTH);

  return norths > TB_TILE_COPIES && !rules->five_alike ? TB_TILE_NORTH : TB_TILE_NONE;
}

/* --- Impossible tiles --- */

/* Returns one of @n indicators that the ruleset does not have. */
static TbTile
find_bad_indicator (const TbRules *rules,
                    const TbTile  *shown,
                    int32_t        n)
{
  for (int32_t i = 0; i < n; i++)
    if (shown[i] & TB_TILE_FLOWER || !(tb_kinds_played (rules) & TB_KIND_BIT (shown[i])))
      return shown[i];

  return TB_TILE_NONE;
}

/* Counts red fives and tiles set aside. Returns the first tile that the hand cannot have. */
static TbTile
check_tiles (TbHandFacts *facts)
{
  const TbTileHand *hand = facts->hand;
  const TbRules    *rules = facts->rules;
  TbSuitCounts      manzu = facts->all[TB_SUIT_MANZU] & ~TB_COUNT_TERMINALS;
  TbTile            bad = TB_TILE_NONE;

  /* Three players have no manzu from 2 to 8 and cannot call a run. */
  if (rules->players == 3 && manzu != 0)
    bad = TB_TILE (TB_SUIT_MANZU, tb_lowest_rank (manzu));
  else if (rules->players == 3 && facts->melds.runs != 0)
    bad = tb_lowest_kind (facts->melds.runs);
  if (bad == TB_TILE_NONE && !rules->five_alike)
    bad = tb_find_fifth_copy (facts->all);
  if (bad == TB_TILE_NONE)
    bad = count_red_fives (facts);
  if (bad == TB_TILE_NONE)
    bad = count_aside (facts);
  if (bad == TB_TILE_NONE)
    bad = find_bad_indicator (rules, hand->dora, hand->n_dora);
  if (bad == TB_TILE_NONE)
    bad = find_bad_indicator (rules, hand->ura, hand->n_ura);

  /* Melds have no wild tiles, and a hand has no more than exist. */
  for (int i = 0; i < hand->n_melds && bad == TB_TILE_NONE; i++)
    if (tb_is_wild (rules, hand->melds[i].tile))
      bad = hand->melds[i].tile;
  if (bad == TB_TILE_NONE && facts->n_wild > TB_TILE_COPIES && !rules->five_alike)
    bad = TB_TILE_WHITE;

  return bad;
}

/* --- Dora --- */

/* Returns the kind that the tile @shown makes dora under @rules. */
static TbTile
dora_of (const TbRules *rules,
         TbTile         shown)
{
  TbTile next = shown + 1;

  if (rules->dora_tile == TB_DORA_SHOWN)
    return shown;
  if (shown == TB_TILE_NORTH)
    return TB_TILE_EAST;
  if (shown == TB_TILE_RED_DRAGON)
    return TB_TILE_WHITE;
  if (TB_TILE_RANK (next) == TB_N_RANKS)
    return next - TB_N_RANKS;

  /* Three players have no manzu between 1 and 9. */
  return tb_kinds_played (rules) & TB_KIND_BIT (next) ? next : TB_TILE (TB_SUIT_MANZU, 8);
}

/* Counts the dora from the @n tiles @shown. */
static int32_t
count_dora (const TbHandFacts *facts,
            const TbTile      *shown,
            int32_t            n)
{
  int32_t count = 0;

  for (int32_t i = 0; i < n; i++)
    {
      TbTile dora = dora_of (facts->rules, TB_TILE_KIND (shown[i]));

      count += tb_count_of_kind (facts->all, dora);
      count += dora == TB_TILE_NORTH ? facts->n_norths : 0;
    }

  return count;
}

/* --- The hand --- */

TbHandError
tb_hand_facts_init (TbHandFacts      *facts,
                    const TbScorer   *scorer,
                    const TbTileHand *hand,
                    TbTile           *bad_tile)
{
  facts->scorer = scorer;
  facts->rules = scorer->rules;
  facts->hand = hand;
  facts->won = tb_won_of (hand);
  facts->waits = 0;
  facts->n_standing = 0;
  add_melds (facts);
  /* A stray tile is a better explanation than the wrong number it causes. The hand keeps no
   * flower. */
  *bad_tile = hand->stray;
  if (*bad_tile == TB_TILE_NONE && hand->flowers != 0)
    *bad_tile = (TbTile) (TB_TILE_FLOWER | tb_lowest_rank (hand->flowers));
  else if (*bad_tile == TB_TILE_NONE && hand->win & TB_TILE_FLOWER)
    *bad_tile = hand->win; /* TB_TILE_NONE as well */
  if (*bad_tile != TB_TILE_NONE || hand->win == TB_TILE_NONE ||
      tb_count_tiles (hand) != tb_rules_hand_tiles (scorer->rules))
    return TB_HAND_BAD_TILES;

  count_closed (facts);
  *bad_tile = check_tiles (facts);

  return *bad_tile == TB_TILE_NONE ? TB_HAND_FINE : TB_HAND_BAD_TILES;
}

bool
tb_hand_facts_can_be (const TbHandFacts *facts,
                      TbYaku             yaku)
{
  return facts->hand->n_melds == 0 && tb_scorer_plays (facts->scorer, yaku);
}

void
tb_hand_facts_complete (TbHandFacts *facts)
{
  const TbTileHand *hand = facts->hand;
  const TbRules    *rules = facts->rules;
  bool              riichi = (hand->flags & (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI)) != 0;
  int32_t           n_dora = hand->n_dora > 1 && !rules->kan_dora ? 1 : hand->n_dora;
  int32_t           n_ura = hand->n_ura > 1 && !rules->kan_ura_dora ? 1 : hand->n_ura;

  facts->dora.dora = count_dora (facts, hand->dora, n_dora);
  facts->dora.ura = 0;
  if (riichi && !facts->melds.open && rules->ura_dora)
    facts->dora.ura = count_dora (facts, hand->ura, n_ura);
  facts->yaku = tb_yaku_of_facts (facts);
}
