/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-sets.h"
#include "tb-tai-search.h"

/* Four sets and a pair. The lowest natural tile without a position belongs to a set or to the pair.
 * Each of these takes the remaining natural tiles it needs, and wild tiles fill the other
 * positions. Which of several equal tiles is wild matters only for the winning tile and is decided
 * last. Wild tiles that remain when all natural tiles have positions form a pair or a set by
 * themselves. */

/* Order of the choices for the same lowest tile, which prevents duplicate interpretations. */
typedef enum
{
  TRIPLET,
  RUN_LAST, /* the tile is the last of the run */
  RUN_MIDDLE,
  RUN_FIRST,
  PAIR,
} Choice;

typedef struct
{
  TbSuitCounts     left[TB_N_SUITS]; /* natural tiles without a position */
  int32_t          wild_left;
  TbTile           lowest; /* of the last choice */
  Choice           choice;
  TbInterpretation interpretation;
} Layout;

/* Stores the wait of the winning tile, as @kind, in @interpretation: an open wait only if there is
 * no other. Returns false if the tile has no position. */
static bool
place_winning_kind (const TbTaiSearch *search,
                    TbTile             kind,
                    TbInterpretation  *interpretation)
{
  bool placed = false;

  for (int i = 0; i < interpretation->n_sets; i++)
    {
      TbSet  set = interpretation->sets[i];
      TbWait wait = set.run ? tb_wait_in_run (set.tile, kind) : TB_WAIT_PAIRS;

      if (set.run ? kind < set.tile || kind > set.tile + 2 : kind != set.tile)
        continue;
      interpretation->wait = wait;
      placed = true;
      if (wait != TB_WAIT_OPEN)
        return true;
    }

  /* A single wait with a wild tile can be won only by self-draw (fenghua.txt). */
  if (interpretation->pair == kind &&
      (!search->discard || tb_tai_has_natural_partner (search, kind)))
    {
      interpretation->wait = TB_WAIT_SINGLE;
      return true;
    }

  return placed;
}

/* The same for every kind that the winning tile can represent. */
static bool
place_winning_tile (const TbTaiSearch *search,
                    TbInterpretation  *interpretation)
{
  bool placed = false;

  if (search->win != TB_TILE_NONE)
    {
      interpretation->win = search->win;
      return place_winning_kind (search, search->win, interpretation);
    }

  for (int i = 0; i < interpretation->n_wild; i++)
    if (place_winning_kind (search, interpretation->wild[i], interpretation))
      {
        interpretation->win = interpretation->wild[i];
        placed = true;
        if (interpretation->wait != TB_WAIT_OPEN)
          break;
      }

  return placed;
}

static void
offer (TbTaiSearch            *search,
       const TbInterpretation *laid)
{
  const TbTileHand *hand = search->hand;
  TbInterpretation  interpretation = *laid;
  TbTaiTally        tally = search->common;
  int32_t           n_runs = 0;

  search->complete = true;
  if (!place_winning_tile (search, &interpretation))
    return;

  if (interpretation.wait != TB_WAIT_OPEN)
    tb_tai_tally_add (search, &tally, TB_TAI_WAIT);
  for (int i = 0; i < interpretation.n_sets; i++)
    if (interpretation.sets[i].run)
      n_runs++;
    else
      tb_tai_tally_add_triplet (search, &tally, interpretation.sets[i].tile);
  for (int i = 0; i < hand->n_melds; i++)
    n_runs += hand->melds[i].kind == TB_MELD_CHI;
  if (n_runs == TB_MAX_MELDS)
    tb_tai_tally_add (search, &tally, TB_TAI_PENGHU_SHUNZI);
  if (n_runs == 0)
    tb_tai_tally_add_form (search, &tally, TB_TAI_ALL_TRIPLETS_WILD, TB_TAI_ALL_TRIPLETS);
  if (interpretation.n_sets == 0)
    tb_tai_tally_add_form (search, &tally, TB_TAI_LONE_TILE_WILD, TB_TAI_LONE_TILE);
  tb_tai_tally_add_suits (search, &tally, &interpretation, TB_TAI_ALL_HONOURS);

  tb_tai_search_offer (search, &interpretation, &tally);
}

/* Takes @n tiles of @kind, natural ones first, then wild ones as needed. */
static inline void
take (Layout *layout,
      TbTile  kind,
      int32_t n)
{
  TbSuitCounts *left = &layout->left[TB_TILE_SUIT (kind)];
  int           rank = TB_TILE_RANK (kind);

  for (; n > 0 && tb_count_of (*left, rank) > 0; n--)
    *left -= TB_COUNT_ONE (rank);
  layout->wild_left -= n;
  for (; n > 0; n--)
    layout->interpretation.wild[layout->interpretation.n_wild++] = kind;
}

/* Whether @kind can have the position of @choice in a run. */
static bool
is_in_run (Choice choice,
           TbTile kind)
{
  int first = TB_TILE_RANK (kind) - (int) (RUN_FIRST - choice);

  return TB_TILE_SUIT (kind) != TB_SUIT_HONOURS && first >= 0 && first <= TB_N_RANKS - 3;
}

/* Whether @choice can take @kind, the lowest remaining natural tile, with the remaining wild
 * tiles. */
static bool
can_lay (const Layout *layout,
         Choice        choice,
         TbTile        kind)
{
  TbSuitCounts left = layout->left[TB_TILE_SUIT (kind)] >> TB_COUNT_BITS * TB_TILE_RANK (kind);
  int32_t      n = tb_count_of (left, 0);

  if (choice == TRIPLET)
    return n + layout->wild_left >= 3;
  if (choice == PAIR)
    return layout->interpretation.pair == TB_TILE_NONE && n + layout->wild_left >= 2;

  n = 1 + (choice >= RUN_MIDDLE && tb_count_of (left, 1) > 0) +
      (choice == RUN_FIRST && tb_count_of (left, 2) > 0);

  return n + layout->wild_left >= 3 && is_in_run (choice, kind);
}

static inline void
lay (Layout *layout,
     Choice  choice,
     TbTile  kind)
{
  TbInterpretation *interpretation = &layout->interpretation;
  TbTile            first = (TbTile) (kind - (RUN_FIRST - choice)); /* of a run */

  layout->lowest = kind;
  layout->choice = choice;
  if (choice == PAIR)
    {
      interpretation->pair = kind;
      take (layout, kind, 2);
    }
  else if (choice == TRIPLET)
    {
      interpretation->sets[interpretation->n_sets++] = (TbSet) { kind, false };
      take (layout, kind, 3);
    }
  else
    {
      interpretation->sets[interpretation->n_sets++] = (TbSet) { first, true };
      take (layout, first, 1);
      take (layout, (TbTile) (first + 1), 1);
      take (layout, (TbTile) (first + 2), 1);
    }
}

/* Offers @layout with the remaining wild tiles laid according to @choice. */
static void
offer_with (TbTaiSearch  *search,
            const Layout *layout,
            Choice        choice,
            TbTile        kind)
{
  Layout with = *layout;

  lay (&with, choice, kind);
  offer (search, &with.interpretation);
}

/* Offers @layout when all natural tiles have positions. Two wild tiles form the pair. Three form a
 * set by themselves: three of a kind, or a run that begins with it or has it in the middle, if the
 * winning tile could not complete any other set. */
static void
offer_with_rest (TbTaiSearch  *search,
                 const Layout *layout)
{
  if (layout->wild_left == 0)
    {
      offer (search, &layout->interpretation);
      return;
    }

  for (TbKindSet kinds = search->telling_kinds; kinds != 0; kinds &= kinds - 1)
    {
      TbTile kind = tb_lowest_kind (kinds);

      if (layout->wild_left == 2)
        {
          offer_with (search, layout, PAIR, kind);
          continue;
        }

      offer_with (search, layout, TRIPLET, kind);
      if (is_in_run (RUN_FIRST, kind))
        offer_with (search, layout, RUN_FIRST, kind);
      if (is_in_run (RUN_MIDDLE, kind))
        offer_with (search, layout, RUN_MIDDLE, kind);
    }
}

static void
read_on (TbTaiSearch  *search,
         const Layout *layout)
{
  int    suit = 0;
  int    n_sets = TB_MAX_MELDS - search->hand->n_melds;
  TbTile kind;
  Choice choice = TRIPLET;

  while (suit < TB_N_SUITS && layout->left[suit] == 0)
    suit++;
  if (suit == TB_N_SUITS)
    {
      offer_with_rest (search, layout);
      return;
    }

  kind = (TbTile) TB_TILE (suit, tb_lowest_rank (layout->left[suit]));
  if (kind == layout->lowest)
    choice = layout->choice;
  if (layout->interpretation.n_sets == n_sets)
    choice = PAIR;
  for (; choice <= PAIR; choice++)
    if (can_lay (layout, choice, kind))
      {
        Layout with = *layout;

        lay (&with, choice, kind);
        read_on (search, &with);
      }
}

void
tb_tai_read_sets (TbTaiSearch *search)
{
  Layout layout = {
    .wild_left = search->n_wild,
    .lowest = TB_TILE_NONE,
    .interpretation = { .shape = TB_SHAPE_SETS, .pair = TB_TILE_NONE },
  };

  for (int suit = 0; suit < TB_N_SUITS; suit++)
    layout.left[suit] = search->naturals[suit];
  read_on (search, &layout);
}
