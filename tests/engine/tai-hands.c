/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tai-hands.h"

#include "engine-rulesets.h"

#include <string.h>

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

/* Notation */

/* Reads a meld; one with impossible tiles gets a stray tile. Returns false if @text is not a
 * meld. */
static bool
read_meld (const char *text,
           TbTileHand *hand)
{
  TbMeld     meld;
  TbMeldText found = tb_meld_parse (text, &meld);

  if (found == TB_MELD_TEXT_FINE)
    hand->melds[hand->n_melds++] = meld;
  else if (found == TB_MELD_TEXT_NO_MELD)
    hand->stray = meld.tile;

  return found != TB_MELD_TEXT_NONE;
}

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
      if (meld != NULL && read_meld (meld, hand))
        i++;
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
    for (int j = 0; j < tb_tile_hand_count (hand, (TbTile) (TB_TILE_FLOWER | i)); j++)
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
