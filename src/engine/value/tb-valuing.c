/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-valuing.h"

/* So many copies there are of each tile, and so many red ones make every five red. */
#define COPIES 4

/* Tiles of a whole hand, a meld counted as three. */
#define WHOLE_HAND 14

/* What four bits count to. Only four kans of one kind would be more, of which no set of tiles has
 * as many. */
#define MOST_ALIKE 15

/* Bits of each nibble of a suit. */
#define EIGHTS (8 * TB_COUNTS_ONCE)
#define SEVENS (7 * TB_COUNTS_ONCE)
#define THREES (3 * TB_COUNTS_ONCE)

/* Adds @n tiles of a rank to @suit. */
static inline void
add_alike (TbSuitCounts *suit,
           int           rank,
           int32_t       n)
{
  int32_t room = MOST_ALIKE - tb_count_of (*suit, rank);

  *suit += (TbSuitCounts) (n < room ? n : room) << 4 * rank;
}

/* Adds @meld to what the melds of the hand have in common. */
static void
add_meld (TbValuing    *valuing,
          const TbMeld *meld)
{
  TbSuitCounts *suit = &valuing->all[TB_TILE_SUIT (meld->tile)];
  int           rank = TB_TILE_RANK (meld->tile);
  TbKindSet     kind = TB_KIND_BIT (meld->tile);
  bool          ankan = meld->kind == TB_MELD_ANKAN;

  valuing->n_open += !ankan;
  if (meld->kind == TB_MELD_CHI)
    {
      valuing->runs |= kind;
      valuing->n_runs++;
      *suit += TB_COUNT_RUN << 4 * rank;
      return;
    }

  valuing->triplets |= kind;
  add_alike (suit, rank, meld->kind == TB_MELD_PON ? 3 : 4);
  if (meld->kind == TB_MELD_PON)
    {
      valuing->fu += tb_triplet_fu (meld->tile) / 2;
      return;
    }

  valuing->n_kans++;
  valuing->fu += tb_triplet_fu (meld->tile) * (ankan ? 4 : 2);
}

/* Whether there are more than four of a rank in @counts: what is below eight reaches it with
 * three more. */
static inline bool
has_five_alike (TbSuitCounts counts)
{
  return ((counts | ((counts & SEVENS) + THREES)) & EIGHTS) != 0;
}

/* The lowest of @suit of which there are more than four in @counts. */
static TbTile
find_five_alike (TbSuitCounts counts,
                 int          suit)
{
  int rank = 0;

  while (tb_count_of (counts, rank) <= COPIES)
    rank++;

  return TB_TILE (suit, rank);
}

/* How many of @kind there are in the hand. */
static inline int32_t
count_kind (const TbValuing *valuing,
            TbTile           kind)
{
  return tb_count_of (valuing->all[TB_TILE_SUIT (kind)], TB_TILE_RANK (kind));
}

/* A kind of which the hand has more than there are, or TB_TILE_NONE. */
static TbTile
find_too_many (const TbValuing *valuing)
{
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    if (has_five_alike (valuing->all[suit]))
      return find_five_alike (valuing->all[suit], suit);

  return TB_TILE_NONE;
}

/* A tile that three players do not have or cannot call, or TB_TILE_NONE. */
static TbTile
find_left_out (const TbValuing *valuing)
{
  TbSuitCounts manzu = valuing->all[TB_SUIT_MANZU] & TB_COUNTS_MIDDLE;

  if (manzu != 0)
    return TB_TILE (TB_SUIT_MANZU, tb_lowest_rank (manzu));

  return valuing->runs != 0 ? tb_lowest_kind (valuing->runs) : TB_TILE_NONE;
}

/* How many red fives there are, eight bits a suit. */
static inline uint32_t
reds_of (const TbTileHand *hand)
{
  uint32_t reds = hand->reds;

  if (hand->win & TB_TILE_RED)
    reds += 1u << 8 * TB_TILE_SUIT (hand->win);
  for (int i = 0; i < hand->n_melds; i++)
    reds += (uint32_t) hand->melds[i].reds << 8 * TB_TILE_SUIT (hand->melds[i].tile);

  return reds;
}

/* Counts the red fives. Returns a five of a suit that has more than the ruleset, or TB_TILE_NONE.
 * Where all four are red it does not matter how they are written. */
static inline TbTile
count_red_fives (TbValuing *valuing)
{
  uint32_t reds = reds_of (valuing->hand);
  uint32_t too_many;

  if (valuing->rules->red_fives == COPIES)
    {
      for (int suit = 0; suit < TB_SUIT_HONOURS; suit++)
        valuing->dora.red += count_kind (valuing, TB_TILE (suit, TB_RANK_FIVE));
      return TB_TILE_NONE;
    }

  valuing->dora.red = (int32_t) ((reds & 0xff) + (reds >> 8 & 0xff) + (reds >> 16));
  /* What is too many reaches the highest bit of its eight. */
  too_many = (reds + (uint32_t) (0x7f - valuing->rules->red_fives) * 0x010101) & 0x808080;

  return too_many == 0 ? TB_TILE_NONE : TB_TILE (__builtin_ctz (too_many) / 8, TB_RANK_FIVE);
}

/* Counts the tiles set aside. Returns one that the ruleset does not set aside, or of which there
 * are too many, or TB_TILE_NONE. @north is how many are North. */
static inline TbTile
count_aside (TbValuing *valuing,
             int32_t   *north)
{
  const TbTileHand *hand = valuing->hand;
  const TbRules    *rules = valuing->rules;
  int32_t           flowers = 0;

  for (int i = 0; i < hand->n_aside; i++)
    {
      TbTile tile = hand->aside[i];

      if (tile & TB_TILE_FLOWER)
        flowers++;
      else if (tile == TB_TILE_NORTH && rules->nuki_north)
        ++*north;
      else
        return tile;
      if (flowers > rules->flowers)
        return tile;
    }
  valuing->dora.flower = flowers + *north;
  if (*north == 0 || rules->five_alike)
    return TB_TILE_NONE;

  return count_kind (valuing, TB_TILE_NORTH) + *north > COPIES ? TB_TILE_NORTH : TB_TILE_NONE;
}

/* Counts the dora that @n tiles @shown make, but of those after the first none where only that one
 * counts; @north tiles of North are set aside. Returns one that the ruleset does not have, or
 * TB_TILE_NONE. */
static inline TbTile
count_dora (const TbValuing *valuing,
            const TbTile    *shown,
            int32_t          n,
            bool             only_first,
            int32_t          north,
            int32_t         *out)
{
  for (int32_t i = 0; i < n; i++)
    {
      TbTile dora = shown[i] & TB_TILE_FLOWER
                      ? TB_TILE_NONE
                      : valuing->scorer->dora_of[TB_TILE_KIND (shown[i])];

      if (dora == TB_TILE_NONE)
        return shown[i];
      if (i == 0 || !only_first)
        *out += count_kind (valuing, dora) + (dora == TB_TILE_NORTH ? north : 0);
    }

  return TB_TILE_NONE;
}

/* Counts the dora of both kinds; those under the others of a player who declared riichi alone. */
static inline TbTile
count_all_dora (TbValuing *valuing,
                int32_t    north)
{
  const TbTileHand *hand = valuing->hand;
  const TbRules    *rules = valuing->rules;
  uint32_t          riichi = hand->flags & (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI);
  int32_t           ura = 0;
  TbTile            bad;

  bad = count_dora (valuing, hand->dora, hand->n_dora, !rules->kan_dora, north,
                    &valuing->dora.dora);
  if (bad == TB_TILE_NONE)
    bad = count_dora (valuing, hand->ura, hand->n_ura, !rules->kan_ura_dora, north, &ura);
  if (riichi != 0 && !valuing->open && rules->ura_dora)
    valuing->dora.ura = ura;

  return bad;
}

/* Counts the dora of all kinds. Returns the first tile that the ruleset does not have;
 * TB_TILE_NONE if there is none. */
static TbTile
check_and_count (TbValuing *valuing)
{
  const TbRules *rules = valuing->rules;
  TbTile         bad = TB_TILE_NONE;
  int32_t        north = 0;

  if (rules->players == 3)
    bad = find_left_out (valuing);
  if (bad == TB_TILE_NONE && !rules->five_alike)
    bad = find_too_many (valuing);
  if (bad == TB_TILE_NONE)
    bad = count_red_fives (valuing);
  if (bad == TB_TILE_NONE)
    bad = count_aside (valuing, &north);

  return bad == TB_TILE_NONE ? count_all_dora (valuing, north) : bad;
}

/* A flower in the hand, where none stays. */
static inline TbTile
find_flower (const TbTileHand *hand)
{
  if (hand->flowers != 0)
    return (TbTile) (TB_TILE_FLOWER | tb_lowest_rank (hand->flowers));

  return hand->win & TB_TILE_FLOWER ? hand->win : TB_TILE_NONE;
}

TbHandError
tb_valuing_init (TbValuing        *valuing,
                 const TbScorer   *scorer,
                 const TbTileHand *hand,
                 TbTile           *bad_tile)
{
  /* Member by member: together they are slow to clear. */
  valuing->scorer = scorer;
  valuing->rules = scorer->rules;
  valuing->hand = hand;
  valuing->runs = 0;
  valuing->triplets = 0;
  valuing->n_runs = 0;
  valuing->n_kans = 0;
  valuing->n_open = 0;
  valuing->fu = 0;
  valuing->dora = (TbDora) { 0 };
  for (int suit = 0; suit < TB_N_SUITS; suit++)
    {
      valuing->closed[suit] = hand->suits[suit] + (suit == (int) TB_TILE_SUIT (hand->win)
                                                     ? TB_COUNT_ONE (TB_TILE_RANK (hand->win))
                                                     : 0);
      valuing->all[suit] = valuing->closed[suit];
    }
  for (int i = 0; i < hand->n_melds; i++)
    add_meld (valuing, &hand->melds[i]);
  valuing->open = valuing->n_open > 0;
  *bad_tile = hand->stray;
  if (*bad_tile == TB_TILE_NONE)
    *bad_tile = find_flower (hand);
  if (*bad_tile != TB_TILE_NONE || hand->win == TB_TILE_NONE ||
      hand->n_tiles + 1 + 3 * hand->n_melds != WHOLE_HAND)
    return TB_HAND_BAD_TILES;

  *bad_tile = check_and_count (valuing);
  if (*bad_tile != TB_TILE_NONE)
    return TB_HAND_BAD_TILES;

  valuing->value_pairs = TB_KINDS_DRAGONS | TB_KIND_BIT (TB_TILE_EAST + hand->seat) |
                         TB_KIND_BIT (TB_TILE_EAST + hand->round);
  if (scorer->north_has_fu)
    valuing->value_pairs |= TB_KIND_BIT (TB_TILE_NORTH);
  valuing->yaku = tb_yaku_of_tiles (valuing);

  return TB_HAND_FINE;
}
