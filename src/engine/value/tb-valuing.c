/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-valuing.h"

/* The ranks of a run, the first of them at 0. */
#define RUN (TB_RANK (0) | TB_RANK (1) | TB_RANK (2))

/* What a meld adds to a hand. */
typedef struct
{
  TbRankSet ones; /* its tiles, if it begins with the first rank */
  TbRankSet twos;
  TbRankSet fours;
  bool      run;
  bool      open;
  bool      kan;
  uint8_t   fu; /* in halves of a concealed triplet's */
} MeldShape;

/* Of each kind of meld, so that none needs a branch. */
static const MeldShape meld_shapes[] = {
  [TB_MELD_CHI] = { .ones = RUN, .run = true, .open = true },
  [TB_MELD_PON] = { .ones = 1, .twos = 1, .open = true, .fu = 1 },
  [TB_MELD_KAN] = { .fours = 1, .open = true, .kan = true, .fu = 4 },
  [TB_MELD_KAKAN] = { .fours = 1, .open = true, .kan = true, .fu = 4 },
  [TB_MELD_ANKAN] = { .fours = 1, .kan = true, .fu = 8 },
};

/* The tiles of a hand while they are held against the ruleset. */
typedef struct
{
  TbRankCounts counts; /* with the winning tile, the melds and North set aside */
  uint32_t     reds;   /* red fives, eight bits a suit */
} Tiles;

/* Adds @meld to what the melds of the hand have in common. */
static inline void
add_meld (TbValuing    *valuing,
          const TbMeld *meld,
          Tiles        *tiles)
{
  const MeldShape *shape = &meld_shapes[meld->kind];
  TbRankSet        kind = tb_rank_bit (meld->tile);
  TbRankSet        run = kind * shape->run;

  tb_rank_counts_add (&tiles->counts, kind * shape->ones, kind * shape->twos,
                      kind * shape->fours);
  tiles->reds += (uint32_t) meld->reds << 8 * TB_TILE_SUIT (meld->tile);
  valuing->runs |= run;
  valuing->triplets |= kind ^ run;
  valuing->n_triplets += !shape->run;
  valuing->n_open += shape->open;
  valuing->n_kans += shape->kan;
  valuing->fu += shape->fu * (tb_triplet_fu (meld->tile) / 2);
}

/* A kind of which @counts have more than there are, or TB_TILE_NONE. */
static inline TbTile
find_too_many (const TbRankCounts *counts)
{
  TbRankSet many = tb_rank_counts_five (counts);

  return many != 0 ? tb_rank_lowest (many) : TB_TILE_NONE;
}

/* A tile that three players do not have or cannot call, or TB_TILE_NONE. */
static inline TbTile
find_left_out (const TbValuing *valuing)
{
  TbRankSet manzu = valuing->kinds & TB_RANKS_MANZU & ~TB_RANKS_TERMINALS;
  TbRankSet left_out = manzu != 0 ? manzu : valuing->runs;

  return left_out != 0 ? tb_rank_lowest (left_out) : TB_TILE_NONE;
}

/* Counts the red fives. Returns one of a suit that has more than the ruleset, or TB_TILE_NONE.
 * Where all four are red it does not matter how they are written. */
static inline TbTile
count_red_fives (const Tiles   *tiles,
                 const TbRules *rules,
                 int32_t       *red)
{
  uint32_t reds = tiles->reds;
  uint32_t too_many;

  if (rules->red_fives == TB_TILE_COPIES)
    {
      *red = 0;
      for (int suit = 0; suit < TB_SUIT_HONOURS; suit++)
        *red += tb_rank_counts_of (&tiles->counts, TB_TILE (suit, TB_RANK_FIVE));
      return TB_TILE_NONE;
    }

  *red = (int32_t) (reds * 0x010101 >> 16 & 0xff);
  /* What is too many reaches the highest bit of its eight. */
  too_many = (reds + (uint32_t) (0x7f - rules->red_fives) * 0x010101) & 0x808080;

  return too_many == 0 ? TB_TILE_NONE
                       : TB_TILE_RED_FIVE (__builtin_ctz (too_many) / 8);
}

/* Counts the tiles set aside. Returns one that the ruleset does not set aside, or of which there
 * are too many, or TB_TILE_NONE. */
static inline TbTile
count_aside (Tiles            *tiles,
             const TbTileHand *hand,
             const TbRules    *rules,
             int32_t          *flower)
{
  TbRankSet north = tb_rank_bit (TB_TILE_NORTH);
  int32_t   flowers = 0;

  *flower = hand->n_aside;
  for (int i = 0; i < hand->n_aside; i++)
    {
      TbTile tile = hand->aside[i];

      if (tile & TB_TILE_FLOWER)
        flowers++;
      else if (tile == TB_TILE_NORTH && rules->nuki_north)
        tb_rank_counts_add (&tiles->counts, north, 0, 0);
      else
        return tile;
      if (flowers > rules->flowers)
        return tile;
    }

  return tb_rank_counts_five (&tiles->counts) & north && !rules->five_alike ? TB_TILE_NORTH
                                                                            : TB_TILE_NONE;
}

/* Counts the dora that @n tiles @shown make, but of those after the first none where only that one
 * counts. Returns one that the ruleset does not have, or TB_TILE_NONE. */
static inline TbTile
count_dora (const Tiles    *tiles,
            const TbScorer *scorer,
            const TbTile   *shown,
            int32_t         n,
            bool            only_first,
            int32_t        *out)
{
  *out = 0;
  for (int32_t i = 0; i < n; i++)
    {
      TbTile dora = shown[i] & TB_TILE_FLOWER ? TB_TILE_NONE
                                              : scorer->dora_of[TB_TILE_KIND (shown[i])];

      if (dora == TB_TILE_NONE)
        return shown[i];
      if (i == 0 || !only_first)
        *out += tb_rank_counts_of (&tiles->counts, dora);
    }

  return TB_TILE_NONE;
}

/* Counts the dora of both kinds; those under the others of a player who declared riichi alone. */
static inline TbTile
count_all_dora (TbValuing   *valuing,
                const Tiles *tiles)
{
  const TbTileHand *hand = valuing->hand;
  const TbRules    *rules = valuing->rules;
  uint32_t          riichi = hand->flags & (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI);
  TbTile            bad;

  valuing->dora.ura = 0;
  bad = count_dora (tiles, valuing->scorer, hand->dora, hand->n_dora, !rules->kan_dora,
                    &valuing->dora.dora);
  if (bad == TB_TILE_NONE)
    bad = count_dora (tiles, valuing->scorer, hand->ura, hand->n_ura, !rules->kan_ura_dora,
                      &valuing->dora.ura);
  if (riichi == 0 || valuing->open || !rules->ura_dora)
    valuing->dora.ura = 0;

  return bad;
}

/* Counts the dora of all kinds. Returns the first tile that the ruleset does not have;
 * TB_TILE_NONE if there is none. */
static inline TbTile
check_and_count (TbValuing *valuing,
                 Tiles     *tiles)
{
  const TbRules *rules = valuing->rules;
  TbTile         bad = TB_TILE_NONE;

  if (rules->players == 3)
    bad = find_left_out (valuing);
  if (bad == TB_TILE_NONE && !rules->five_alike)
    bad = find_too_many (&tiles->counts);
  if (bad == TB_TILE_NONE)
    bad = count_red_fives (tiles, rules, &valuing->dora.red);
  if (bad == TB_TILE_NONE)
    bad = count_aside (tiles, valuing->hand, rules, &valuing->dora.flower);

  return bad == TB_TILE_NONE ? count_all_dora (valuing, tiles) : bad;
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
  Tiles tiles;

  /* Member by member: together they are slow to clear. */
  valuing->scorer = scorer;
  valuing->rules = scorer->rules;
  valuing->hand = hand;
  valuing->runs = 0;
  valuing->triplets = 0;
  valuing->n_triplets = 0;
  valuing->n_kans = 0;
  valuing->n_open = 0;
  valuing->fu = 0;
  valuing->won = tb_won_of (hand);
  valuing->win = tb_rank_bit (TB_TILE_KIND (hand->win));
  tb_rank_counts_of_suits (hand->suits, &tiles.counts);
  tb_rank_counts_add (&tiles.counts, valuing->win, 0, 0);
  valuing->closed = tiles.counts;
  tiles.reds = hand->reds + (hand->win & TB_TILE_RED ? 1u << 8 * TB_TILE_SUIT (hand->win) : 0);
  for (int i = 0; i < hand->n_melds; i++)
    add_meld (valuing, &hand->melds[i], &tiles);
  valuing->open = valuing->n_open > 0;
  valuing->kinds = tb_rank_counts_any (&tiles.counts);
  *bad_tile = hand->stray;
  if (*bad_tile == TB_TILE_NONE)
    *bad_tile = find_flower (hand);
  if (*bad_tile != TB_TILE_NONE || !tb_is_whole_hand (hand))
    return TB_HAND_BAD_TILES;
  *bad_tile = check_and_count (valuing, &tiles);
  if (*bad_tile != TB_TILE_NONE)
    return TB_HAND_BAD_TILES;

  valuing->yaku = tb_yaku_of_tiles (valuing);

  return TB_HAND_FINE;
}
