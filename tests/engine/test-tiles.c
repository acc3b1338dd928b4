/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tiles.h"

#include <glib.h>
#include <string.h>

static void
test_tiles (void)
{
  static const struct
  {
    const char *text;
    const char *expect; /* each tile by itself; NULL: not tiles */
  } cases[] = {
    { "", "" },
    { "1m", "1m" },
    { "123m067p55s17z", "1m2m3m0p6p7p5s5s1z7z" },
    { "18f9s", "1f8f9s" },
    { "05z", "0z5z" },
    { "8z", NULL },
    { "0f", NULL },
    { "9f", NULL },
    { "123", NULL },
    { "m", NULL },
    { "1m2", NULL },
    { "1x", NULL },
    { "1m 2m", NULL },
    { "123456789m123456p", NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) found = g_string_new (NULL);
      TbTile  tiles[14];
      int32_t n = tb_tiles_parse (cases[i].text, tiles, 14);

      for (int32_t j = 0; j < n; j++)
        {
          char text[TB_TILE_TEXT_SIZE];

          tb_tile_text (tiles[j], text);
          g_string_append (found, text);
        }
      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (n < 0, ==, cases[i].expect == NULL);
      if (n >= 0)
        g_assert_cmpstr (found->str, ==, cases[i].expect);
    }
}

static void
test_melds (void)
{
  static const struct
  {
    const char *text;
    TbMeldText  expect;
    const char *written; /* NULL: unchanged */
  } cases[] = {
    { "chi 345s", TB_MELD_TEXT_FINE, NULL },
    { "chi 534s", TB_MELD_TEXT_FINE, "chi 345s" },
    { "chi 640p", TB_MELD_TEXT_FINE, "chi 406p" },
    { "pon 777z", TB_MELD_TEXT_FINE, NULL },
    { "pon 550m", TB_MELD_TEXT_FINE, "pon 055m" },
    { "kan 1111m", TB_MELD_TEXT_FINE, NULL },
    { "kakan 5055p", TB_MELD_TEXT_FINE, "kakan 0555p" },
    { "ankan 2222z", TB_MELD_TEXT_FINE, NULL },
    { "pon 345s", TB_MELD_TEXT_NO_MELD, NULL },
    { "pon 1111m", TB_MELD_TEXT_NO_MELD, NULL },
    { "kan 111m", TB_MELD_TEXT_NO_MELD, NULL },
    { "chi 123z", TB_MELD_TEXT_NO_MELD, NULL },
    { "chi 89m1p", TB_MELD_TEXT_NO_MELD, NULL },
    { "pon 111f", TB_MELD_TEXT_NO_MELD, NULL },
    { "pon 1m", TB_MELD_TEXT_NO_MELD, NULL },
    { "pon", TB_MELD_TEXT_NONE, NULL },
    { "pon ", TB_MELD_TEXT_NONE, NULL },
    { "pong 111m", TB_MELD_TEXT_NONE, NULL },
    { "pon 11111m", TB_MELD_TEXT_NONE, NULL },
    { "pon 111x", TB_MELD_TEXT_NONE, NULL },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TbMeld meld;
      char   text[TB_MELD_TEXT_SIZE];

      g_test_message ("%s", cases[i].text);
      g_assert_cmpint (tb_meld_parse (cases[i].text, &meld), ==, cases[i].expect);
      if (cases[i].expect != TB_MELD_TEXT_FINE)
        continue;
      tb_meld_text (&meld, text);
      g_assert_cmpstr (text, ==, cases[i].written ? cases[i].written : cases[i].text);
    }
}

/* A hand returns its tiles in order. It records that there were too many. */
static void
test_hand (void)
{
  TbTileHand hand;
  TbTile     tiles[20];
  TbTile     listed[TB_MAX_HAND_TILES];
  int32_t    n = tb_tiles_parse ("7z505m9s1m000p", tiles, 20);
  char       text[2 * TB_MAX_HAND_TILES + 1];

  tb_tile_hand_init (&hand);
  for (int32_t i = 0; i < n; i++)
    tb_tile_hand_add (&hand, tiles[i]);
  g_assert_cmpuint (tb_tile_hand_list (&hand, listed), ==, (guint) n);
  tb_tiles_text (listed, (size_t) n, text);
  g_assert_cmpstr (text, ==, "1055m000p9s7z");
  g_assert_cmpint (hand.stray, ==, TB_TILE_NONE);
  g_assert_false (tb_tile_hand_is_open (&hand));
  hand.melds[hand.n_melds++] = (TbMeld) { .kind = TB_MELD_ANKAN, .tile = TB_TILE_EAST };
  g_assert_false (tb_tile_hand_is_open (&hand));
  hand.melds[hand.n_melds++] = (TbMeld) { .kind = TB_MELD_PON, .tile = TB_TILE_WHITE };
  g_assert_true (tb_tile_hand_is_open (&hand));

  for (int i = 0; i < 256; i++)
    tb_tile_hand_add (&hand, TB_TILE_EAST);
  g_assert_cmpint (hand.n_tiles, >, TB_MAX_HAND_TILES);
  g_assert_cmpuint (tb_tile_hand_list (&hand, listed), ==, TB_MAX_HAND_TILES);

  tb_tile_hand_init (&hand);
  tb_tile_hand_add (&hand, TB_TILE_FLOWER | 3);
  tb_tile_hand_add (&hand, TB_TILE_EAST);
  g_assert_cmpuint (tb_tile_hand_list (&hand, listed), ==, 2);
  tb_tiles_text (listed, 2, text);
  g_assert_cmpstr (text, ==, "1z4f");
}

static void
test_add_and_remove (void)
{
  const TbTile red_five = TB_TILE_RED_FIVE (TB_SUIT_PINZU);
  const TbTile five = TB_TILE_KIND (red_five);
  const TbTile flower = TB_TILE_FLOWER | 2;
  TbTileHand   hand;

  tb_tile_hand_init (&hand);
  tb_tile_hand_add (&hand, five);
  tb_tile_hand_add (&hand, red_five);
  tb_tile_hand_add (&hand, flower);
  g_assert_cmpint (tb_tile_hand_count (&hand, five), ==, 2);
  g_assert_cmpint (tb_tile_hand_count (&hand, flower), ==, 1);

  tb_tile_hand_remove (&hand, red_five);
  tb_tile_hand_remove (&hand, flower);
  g_assert_cmpint (tb_tile_hand_count (&hand, five), ==, 1);
  g_assert_cmpint (tb_tile_hand_count (&hand, flower), ==, 0);
  g_assert_cmpint (hand.n_tiles, ==, 1);
  g_assert_cmpuint (hand.reds, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/tiles/text", test_tiles);
  g_test_add_func ("/engine/tiles/melds", test_melds);
  g_test_add_func ("/engine/tiles/a hand", test_hand);
  g_test_add_func ("/engine/tiles/add and remove", test_add_and_remove);

  return g_test_run ();
}
