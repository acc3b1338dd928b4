/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tai-hand-maker.h"

#include <glib.h>

#define N_KINDS 34

typedef struct
{
  HandDice dice;
  void    *data;
  TbTile   tiles[16];
  int      n_tiles;
  TbMeld   melds[TB_MAX_MELDS];
  int      n_melds;
  bool     last_wins; /* the winning tile is the last one */
} Draft;

/* Returns a number from @low to @high, both included. */
static int
between (const Draft *draft,
         int          low,
         int          high)
{
  return low + draft->dice (draft->data, high - low + 1);
}

/* Returns true once in @one_in times. */
static bool
chance (const Draft *draft,
        int          one_in)
{
  return draft->dice (draft->data, one_in) == 0;
}

/* The source of the tiles of a hand: all suits, or a few of them. */
static TbTile
random_kind (const Draft *draft,
             int          suits)
{
  int number = between (draft, 0, N_KINDS - 1);

  while (!(suits & 1 << number / 9))
    number = (number + 9) % 36;

  return TB_TILE (number / 9, number / 9 == TB_SUIT_HONOURS ? number % 9 % 7 : number % 9);
}

static void
draft_tiles (Draft *draft,
             TbTile kind,
             int    n,
             int    step)
{
  for (int i = 0; i < n; i++)
    draft->tiles[draft->n_tiles++] = (TbTile) (kind + i * step);
}

static void
draft_set (Draft *draft,
           int    suits,
           int    one_in_called,
           int    one_in_triplets)
{
  TbTile kind = random_kind (draft, suits);
  bool   run = !chance (draft, one_in_triplets) && TB_TILE_SUIT (kind) != TB_SUIT_HONOURS;
  TbMeld meld = { .kind = TB_MELD_CHI };

  if (run && TB_TILE_RANK (kind) > 6)
    kind = TB_TILE (TB_TILE_SUIT (kind), between (draft, 0, 6));
  if (!run)
    meld.kind = (TbMeldKind) between (draft, TB_MELD_PON, TB_MELD_ANKAN);
  meld.tile = kind;
  if (chance (draft, one_in_called))
    draft->melds[draft->n_melds++] = meld;
  else
    draft_tiles (draft, kind, 3, run);
}

static void
draft_sets (Draft *draft)
{
  static const int suits[] = { 15, 15, 15, 7, 1, 2, 4, 9, 10, 12, 8 };
  int              from = suits[between (draft, 0, G_N_ELEMENTS (suits) - 1)];
  int              called = between (draft, 1, 5);
  int              triplets = between (draft, 1, 5);

  for (int i = 0; i < 4; i++)
    draft_set (draft, from, called, chance (draft, 2) ? 100 : triplets);
  draft_tiles (draft, random_kind (draft, from), 2, 0);
}

static void
draft_seven_pairs (Draft *draft)
{
  static const int suits[] = { 15, 15, 15, 3, 9, 1, 8 };
  int              from = suits[between (draft, 0, G_N_ELEMENTS (suits) - 1)];

  for (int i = 0; i < 7; i++)
    {
      TbTile kind = i > 0 && chance (draft, 4) ? draft->tiles[0] : random_kind (draft, from);

      draft_tiles (draft, kind, 2, 0);
    }
}

/* Adds @n numbers of @suit that are at least three ranks apart. */
static void
draft_apart (Draft *draft,
             int    suit,
             int    n)
{
  static const int ranks[][3] = {
    { 0, 3, 6 },
    { 1, 4, 7 },
    { 2, 5, 8 },
    { 0, 4, 8 },
    { 0, 3, 8 },
    { 1, 5, 8 },
  };
  const int *row = ranks[between (draft, 0, G_N_ELEMENTS (ranks) - 1)];

  for (int i = 0; i < n; i++)
    draft_tiles (draft, TB_TILE (suit, row[i]), 1, 0);
}

/* Adds honors, and numbers that do not go together; often all honors and one tile of the last
 * suit. */
static void
draft_unrelated (Draft *draft)
{
  int honours = chance (draft, 2) ? 7 : between (draft, 5, 6);
  int last = between (draft, 0, 2);
  int of_last = chance (draft, 2) ? 14 - honours - 6 : 3;
  int skipped = between (draft, 0, 6);

  for (int honour = 0; honour < honours; honour++)
    draft_tiles (draft, TB_TILE (TB_SUIT_HONOURS, (honour + skipped) % 7), 1, 0);
  draft_apart (draft, (last + 1) % 3, 3);
  draft_apart (draft, (last + 2) % 3, 14 - honours - 3 - of_last);
  draft_apart (draft, last, of_last);
  draft->last_wins = chance (draft, 2);
}

static void
draft_honours (Draft *draft)
{
  int melds = between (draft, 0, 4);

  for (int i = 0; i < melds; i++)
    draft_set (draft, 8, 1, 1);
  while (draft->n_tiles < 14 - 3 * melds)
    draft_tiles (draft, random_kind (draft, 8), 1, 0);
}

/* Sets @n flowers aside that are not of the wild group. */
static void
set_flowers_aside (const Draft *draft,
                   TbTileHand  *hand,
                   int          n)
{
  int from = between (draft, 0, 7);

  for (int i = 0; i < 8 && hand->n_aside < n; i++)
    {
      TbTile flower = (TbTile) (TB_TILE_FLOWER | (from + 3 * i) % 8);

      if (hand->wild & TB_TILE_FLOWER && hand->wild != TB_TILE_NONE &&
          (hand->wild & 7) / 4 == (flower & 7) / 4)
        continue;
      hand->aside[hand->n_aside++] = flower;
    }
}

/* Whether no tile occurs more often than it exists. */
static bool
is_possible (const Draft *draft)
{
  int n[TB_N_TILE_CODES] = { 0 };

  for (int i = 0; i < draft->n_tiles; i++)
    n[draft->tiles[i]]++;
  for (int i = 0; i < draft->n_melds; i++)
    {
      TbTile tiles[4];
      size_t n_tiles = tb_meld_tiles (&draft->melds[i], tiles);

      for (size_t j = 0; j < n_tiles; j++)
        n[tiles[j]]++;
    }
  for (int code = 0; code < TB_N_TILE_CODES; code++)
    if (n[code] > 4)
      return false;

  return true;
}

/* Returns usually a kind that no meld has. Often the hand has it: wild tiles that represent
 * themselves. */
static TbTile
random_wild (const Draft *draft)
{
  TbTile kind;
  bool   in_meld;

  do
    {
      kind = chance (draft, 2) ? draft->tiles[between (draft, 0, draft->n_tiles - 1)]
                               : random_kind (draft, 15);
      in_meld = false;
      for (int i = 0; i < draft->n_melds; i++)
        in_meld |= kind >= draft->melds[i].tile && kind <= draft->melds[i].tile + 2;
    }
  while (in_meld && !chance (draft, 20));

  return kind;
}

/* Makes some tiles of @draft wild. */
static void
draft_wild (Draft      *draft,
            TbTileHand *hand)
{
  int n = between (draft, 0, 3);

  if (chance (draft, 4))
    {
      hand->wild = TB_TILE_FLOWER | (TbTile) between (draft, 0, 7);
      for (int i = 1; i <= n; i++)
        draft->tiles[between (draft, 0, draft->n_tiles - 1)] =
          (TbTile) ((hand->wild & ~3) | ((hand->wild + i) & 3));
      return;
    }

  hand->wild = random_wild (draft);
  if (chance (draft, 3))
    n = 0;
  for (int i = 0; i < draft->n_tiles && !chance (draft, 20); i++)
    n -= draft->tiles[i] == hand->wild;
  for (int i = 0; i < n; i++)
    draft->tiles[between (draft, 0, draft->n_tiles - 1)] = hand->wild;
}

static void
random_context (const Draft *draft,
                TbTileHand  *hand)
{
  hand->self_draw = !chance (draft, 3);
  hand->seat = (TbWind) between (draft, 0, 3);
  hand->round = (TbWind) between (draft, 0, 3);
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (chance (draft, 4))
      hand->flags |= 1u << flag;
  set_flowers_aside (draft, hand, between (draft, 0, chance (draft, 3) ? TB_N_FLOWERS : 2));
}

/* Makes a hand won on the last flower. */
static void
win_on_flower (const Draft *draft,
               TbTileHand  *hand)
{
  hand->n_aside = 0;
  set_flowers_aside (draft, hand, 8);
  if (hand->n_aside == 8)
    hand->win = hand->aside[--hand->n_aside];
}

void
make_tai_hand (HandDice    dice,
               void       *data,
               TbTileHand *hand)
{
  static void (*const forms[]) (Draft *) = { draft_sets, draft_sets, draft_sets,
                                             draft_seven_pairs, draft_unrelated, draft_honours };
  Draft  whole;
  Draft *draft = &whole;
  int    form = dice (data, G_N_ELEMENTS (forms));
  int    win;

  tb_tile_hand_init (hand);
  do
    {
      whole = (Draft) { .dice = dice, .data = data };
      forms[form](draft);
    }
  while (!is_possible (draft) && !chance (draft, 50));
  if (!chance (draft, 10))
    draft_wild (draft, hand);
  if (chance (draft, 6))
    draft->tiles[between (draft, 0, draft->n_tiles - 1)] = random_kind (draft, 15);
  if (chance (draft, 40))
    draft->tiles[between (draft, 0, draft->n_tiles - 1)] =
      TB_TILE_FLOWER | (TbTile) between (draft, 0, 7);
  if (chance (draft, 60))
    draft->n_tiles--;

  win = draft->last_wins ? draft->n_tiles - 1 : between (draft, 0, draft->n_tiles - 1);
  for (int i = 0; i < draft->n_tiles; i++)
    if (i == win)
      hand->win = draft->tiles[i];
    else
      tb_tile_hand_add (hand, draft->tiles[i]);
  for (int i = 0; i < draft->n_melds; i++)
    hand->melds[hand->n_melds++] = draft->melds[i];
  random_context (draft, hand);
  if (chance (draft, 40))
    win_on_flower (draft, hand);
}

void
make_tai_rules (HandDice dice,
                void    *data,
                TbRules *rules)
{
  int32_t kept = 0;

  for (int item = 0; item < rules->n_tai_items; item++)
    {
      TbTaiRule rule = rules->tai_items[item];

      rule.tai = dice (data, dice (data, 2) ? 301 : 4);
      rule.most = 1 + dice (data, 4);
      rule.minimum = dice (data, 6) > 0;
      rule.exempt = dice (data, 20) == 1;
      if (dice (data, 10) != 1)
        rules->tai_items[kept++] = rule;
    }
  rules->n_tai_items = kept;
  rules->tai_minimum = dice (data, 13);
  rules->tai_rounding = 1 + dice (data, 10);
  rules->robbed_kong_self_draw = dice (data, 2);
}
