/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tai-hands.h"

#include "engine-random.h"
#include "engine-rulesets.h"

#include <string.h>

#define N_KINDS 34

void
tai_hand_scorer (TbRules     *rules,
                 TbTaiScorer *scorer)
{
  engine_rules_coast (rules);
  rules->flowers = TB_N_FLOWERS;
  tb_tai_scorer_init (scorer, rules);
}

char *
tai_items_text (const uint8_t *counts)
{
  GString *out = g_string_new (NULL);

  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    for (int i = 0; i < counts[item]; i++)
      g_string_append_printf (out, "%s%s", out->len > 0 ? " " : "", tb_tai_ids[item]);

  return g_string_free (out, FALSE);
}

const char *const tai_error_ids[] = {
  [TB_HAND_FINE] = "fine",
  [TB_HAND_NO_YAKU] = "no-yaku",
  [TB_HAND_NOT_COMPLETE] = "not-complete",
  [TB_HAND_BAD_TILES] = "bad-tiles",
};

/* Words */

static void
read_word (const char *word,
           TbTileHand *hand)
{
  static const char winds[] = "ESWN";
  TbTile            tiles[2 * TB_MAX_HAND_TILES];
  int32_t           n;

  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (g_str_equal (word, tb_hand_flag_ids[flag]))
      {
        hand->flags |= 1u << flag;
        return;
      }
  if (g_str_equal (word, "ron"))
    hand->self_draw = false;
  else if (g_str_has_prefix (word, "win="))
    g_assert_cmpint (tb_tiles_parse (word + 4, &hand->win, 1), ==, 1);
  else if (g_str_has_prefix (word, "wild="))
    g_assert_cmpint (tb_tiles_parse (word + 5, &hand->wild, 1), ==, 1);
  else if (g_str_has_prefix (word, "seat="))
    hand->seat = (TbWind) (strchr (winds, word[5]) - winds);
  else if (g_str_has_prefix (word, "round="))
    hand->round = (TbWind) (strchr (winds, word[6]) - winds);
  else if (g_str_has_prefix (word, "aside="))
    hand->n_aside =
      (uint8_t) tb_tiles_parse (word + 6, hand->aside, TB_MAX_ASIDE);
  else
    {
      n = tb_tiles_parse (word, tiles, G_N_ELEMENTS (tiles));
      g_assert_cmpint (n, >, 0);
      for (int32_t i = 0; i < n; i++)
        tb_tile_hand_add (hand, tiles[i]);
    }
}

void
tai_hand_parse (const char *text,
                TbTileHand *hand)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tb_tile_hand_init (hand);
  hand->self_draw = true;
  for (int i = 0; words[i] != NULL; i++)
    {
      g_autofree char *meld = NULL;

      if (words[i + 1] != NULL)
        meld = g_strdup_printf ("%s %s", words[i], words[i + 1]);
      if (meld != NULL && tb_meld_parse (meld, &hand->melds[hand->n_melds]) ==
                            TB_MELD_TEXT_FINE)
        {
          hand->n_melds++;
          i++;
        }
      else
        read_word (words[i], hand);
    }
}

static void
append_tile (GString    *out,
             const char *before,
             TbTile      tile)
{
  char text[TB_TILE_TEXT_SIZE];

  tb_tile_text (tile, text);
  g_string_append_printf (out, "%s%s", before, text);
}

char *
tai_hand_text (const TbTileHand *hand)
{
  GString *out = g_string_new (hand->self_draw ? "" : "ron ");
  TbTile   tiles[TB_MAX_HAND_TILES];
  size_t   n = tb_tile_hand_list (hand, tiles);
  char     meld[TB_MELD_TEXT_SIZE];

  for (size_t i = 0; i < n; i++)
    append_tile (out, "", tiles[i]);
  for (int i = 0; i < TB_N_FLOWERS; i++)
    for (int j = 0; j < (int) (hand->flowers >> 4 * i & 0xf); j++)
      append_tile (out, "", (TbTile) (TB_TILE_FLOWER | i));
  for (int i = 0; i < hand->n_melds; i++)
    {
      tb_meld_text (&hand->melds[i], meld);
      g_string_append_printf (out, " %s", meld);
    }
  append_tile (out, " win=", hand->win);
  if (hand->wild != TB_TILE_NONE)
    append_tile (out, " wild=", hand->wild);
  g_string_append_printf (out, " seat=%c round=%c", "ESWN"[hand->seat],
                          "ESWN"[hand->round]);
  for (int i = 0; i < hand->n_aside; i++)
    append_tile (out, i == 0 ? " aside=" : "", hand->aside[i]);
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (hand->flags & 1u << flag)
      g_string_append_printf (out, " %s", tb_hand_flag_ids[flag]);

  return g_string_free (out, FALSE);
}

/* Chance */

typedef struct
{
  TbTile tiles[16];
  int    n_tiles;
  TbMeld melds[TB_MAX_MELDS];
  int    n_melds;
  bool   last_wins; /* the winning tile is the last one */
} Draft;

#define between engine_random_between
#define chance  engine_random_chance

static TbTile
kind_of (int number)
{
  return TB_TILE (number / 9, number % 9);
}

/* What the tiles of a hand are taken from: all suits, or a few of them. */
static TbTile
random_kind (int suits)
{
  TbTile kind;

  do
    kind = kind_of (between (0, N_KINDS - 1));
  while (!(suits & 1 << TB_TILE_SUIT (kind)));

  return kind;
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
  TbTile kind = random_kind (suits);
  bool   run = !chance (one_in_triplets) && TB_TILE_SUIT (kind) != TB_SUIT_HONOURS;
  TbMeld meld = { .kind = run ? TB_MELD_CHI : (TbMeldKind) between (TB_MELD_PON, TB_MELD_ANKAN) };

  if (run && TB_TILE_RANK (kind) > 6)
    kind = TB_TILE (TB_TILE_SUIT (kind), between (0, 6));
  meld.tile = kind;
  if (chance (one_in_called))
    draft->melds[draft->n_melds++] = meld;
  else
    draft_tiles (draft, kind, 3, run);
}

static void
draft_sets (Draft *draft)
{
  static const int suits[] = { 15, 15, 15, 7, 1, 2, 4, 9, 10, 12, 8 };
  int              from = suits[between (0, G_N_ELEMENTS (suits) - 1)];
  int              called = between (1, 5);
  int              triplets = between (1, 5);

  for (int i = 0; i < 4; i++)
    draft_set (draft, from, called, chance (2) ? 100 : triplets);
  draft_tiles (draft, random_kind (from), 2, 0);
}

static void
draft_seven_pairs (Draft *draft)
{
  static const int suits[] = { 15, 15, 15, 3, 9, 1, 8 };
  int              from = suits[between (0, G_N_ELEMENTS (suits) - 1)];

  for (int i = 0; i < 7; i++)
    {
      TbTile kind = i > 0 && chance (4) ? draft->tiles[0] : random_kind (from);

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
  const int *row = ranks[between (0, G_N_ELEMENTS (ranks) - 1)];

  for (int i = 0; i < n; i++)
    draft_tiles (draft, TB_TILE (suit, row[i]), 1, 0);
}

/* Honours, and numbers that do not go together; often all honours, and one tile of the last
 * suit. */
static void
draft_unrelated (Draft *draft)
{
  int honours = chance (2) ? 7 : between (5, 6);
  int last = between (0, 2);
  int of_last = chance (2) ? 14 - honours - 6 : 3;
  int skipped = between (0, 6);

  for (int honour = 0; honour < honours; honour++)
    draft_tiles (draft, TB_TILE (TB_SUIT_HONOURS, (honour + skipped) % 7), 1, 0);
  draft_apart (draft, (last + 1) % 3, 3);
  draft_apart (draft, (last + 2) % 3, 14 - honours - 3 - of_last);
  draft_apart (draft, last, of_last);
  draft->last_wins = chance (2);
}

static void
draft_honours (Draft *draft)
{
  int melds = between (0, 4);

  for (int i = 0; i < melds; i++)
    draft_set (draft, 8, 1, 1);
  while (draft->n_tiles < 14 - 3 * melds)
    draft_tiles (draft, random_kind (8), 1, 0);
}

/* Sets aside @n flowers that are not of the group that is wild. */
static void
set_flowers_aside (TbTileHand *hand,
                   int         n)
{
  int from = between (0, 7);

  for (int i = 0; i < 8 && hand->n_aside < n; i++)
    {
      TbTile flower = (TbTile) (TB_TILE_FLOWER | (from + 3 * i) % 8);

      if (hand->wild & TB_TILE_FLOWER && hand->wild != TB_TILE_NONE &&
          (hand->wild & 7) / 4 == (flower & 7) / 4)
        continue;
      hand->aside[hand->n_aside++] = flower;
    }
}

/* Whether there are no more of any tile than there can be. */
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

/* Mostly a kind that no meld has. Often one that the hand has: wild tiles that are themselves. */
static TbTile
random_wild (const Draft *draft)
{
  TbTile kind;
  bool   in_meld;

  do
    {
      kind = chance (2) ? draft->tiles[between (0, draft->n_tiles - 1)] : random_kind (15);
      in_meld = false;
      for (int i = 0; i < draft->n_melds; i++)
        in_meld |= kind >= draft->melds[i].tile && kind <= draft->melds[i].tile + 2;
    }
  while (in_meld && !chance (20));

  return kind;
}

/* Makes some tiles of @draft wild ones. */
static void
draft_wild (Draft      *draft,
            TbTileHand *hand)
{
  int n = between (0, 3);

  if (chance (4))
    {
      hand->wild = TB_TILE_FLOWER | (TbTile) between (0, 7);
      for (int i = 1; i <= n; i++)
        draft->tiles[between (0, draft->n_tiles - 1)] =
          (TbTile) ((hand->wild & ~3) | ((hand->wild + i) & 3));
      return;
    }

  hand->wild = random_wild (draft);
  if (chance (3))
    n = 0;
  for (int i = 0; i < draft->n_tiles && !chance (20); i++)
    n -= draft->tiles[i] == hand->wild;
  for (int i = 0; i < n; i++)
    draft->tiles[between (0, draft->n_tiles - 1)] = hand->wild;
}

static void
random_context (TbTileHand *hand)
{
  hand->self_draw = !chance (3);
  hand->seat = (TbWind) between (0, 3);
  hand->round = (TbWind) between (0, 3);
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (chance (4))
      hand->flags |= 1u << flag;
  set_flowers_aside (hand, chance (3) ? between (0, 8) : between (0, 2));
}

/* Hands won on the last flower. */
static void
win_on_flower (TbTileHand *hand)
{
  hand->n_aside = 0;
  set_flowers_aside (hand, 8);
  if (hand->n_aside == 8)
    hand->win = hand->aside[--hand->n_aside];
}

void
tai_hand_random (TbTileHand *hand)
{
  static void (*const forms[]) (Draft *) = { draft_sets, draft_sets, draft_sets,
                                             draft_seven_pairs, draft_unrelated, draft_honours };
  Draft draft;
  int   win;
  int   form = between (0, G_N_ELEMENTS (forms) - 1);

  tb_tile_hand_init (hand);
  do
    {
      draft = (Draft) { .n_tiles = 0 };
      forms[form](&draft);
    }
  while (!is_possible (&draft) && !chance (50));
  if (!chance (10))
    draft_wild (&draft, hand);
  if (chance (6))
    draft.tiles[between (0, draft.n_tiles - 1)] = random_kind (15);
  if (chance (40))
    draft.tiles[between (0, draft.n_tiles - 1)] = TB_TILE_FLOWER | (TbTile) between (0, 7);
  if (chance (60))
    draft.n_tiles--;

  win = draft.last_wins ? draft.n_tiles - 1 : between (0, draft.n_tiles - 1);
  for (int i = 0; i < draft.n_tiles; i++)
    if (i == win)
      hand->win = draft.tiles[i];
    else
      tb_tile_hand_add (hand, draft.tiles[i]);
  for (int i = 0; i < draft.n_melds; i++)
    hand->melds[hand->n_melds++] = draft.melds[i];
  random_context (hand);
  if (chance (40))
    win_on_flower (hand);
}
