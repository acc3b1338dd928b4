/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a value is worth, in a few words, in a sentence and line by line, in each form in which it
 * can be entered. */

#include <string.h>

#include "tenbo-ruleset-list.h"
#include "tenbo-worth.h"

static TenboRulesetList *rulesets;

/* Tiles: the closed part and the winning tile. */
typedef struct
{
  const char  *name;
  const char  *ruleset;
  TbValueEntry entry;
  const char  *closed; /* NULL: no tiles */
  const char  *win;
  const char  *sum; /* NULL: worth nothing */
  const char  *sentence;
  const char  *lines; /* "Riichi 1 han, Sum 30 fu" */
} WorthCase;

static const WorthCase cases[] = {
  { "han and fu", "mleague", { .form = TB_VALUE_HAN, .han = 3, .fu = 40 }, NULL, NULL, "3 han 40 fu", "3 han 40 fu", "" },
  { "han alone stay as they were said", "mleague", { .form = TB_VALUE_HAN, .han = 5 }, NULL, NULL, "5 han", "5 han", "" },
  { "a limit", "mleague", { .form = TB_VALUE_LIMIT, .limit = TB_LIMIT_MANGAN }, NULL, NULL, "mangan", "mangan", "" },
  { "a yakuman", "b-rule", { .form = TB_VALUE_YAKUMAN, .n_yaku = 1, .yaku = { TB_YAKU_SUUANKOU } }, NULL, NULL, "yakuman", "yakuman: Suuankou", "Suuankou yakuman" },
  { "a great yakuman beside one", "b-rule", { .form = TB_VALUE_YAKUMAN, .n_yaku = 2, .yaku = { TB_YAKU_SUUANKOU, TB_YAKU_TSUUIISOU } }, NULL, NULL, "yakuman × 1.5", "yakuman × 1.5: Suuankou, Tsuuiisou", "Suuankou yakuman, Tsuuiisou yakuman" },
  { "two yakuman that add up", "tenhou-hanchan", { .form = TB_VALUE_YAKUMAN, .n_yaku = 2, .yaku = { TB_YAKU_DAISANGEN, TB_YAKU_TSUUIISOU } }, NULL, NULL, "yakuman × 2", "yakuman × 2: Daisangen, Tsuuiisou", "Daisangen yakuman, Tsuuiisou yakuman" },
  { "a list of yaku", "mleague", { .form = TB_VALUE_YAKU, .n_yaku = 2, .yaku = { TB_YAKU_RIICHI, TB_YAKU_PINFU }, .dora = 3, .fu = 30 }, NULL, NULL, "5 han 30 fu, mangan", "5 han 30 fu, mangan: Riichi, Pinfu, dora 3", "Riichi 1 han, Pinfu 1 han, Dora 3 han" },
  { "open yaku", "mleague", { .form = TB_VALUE_YAKU, .n_yaku = 1, .yaku = { TB_YAKU_HONITSU }, .fu = 30, .open = true }, NULL, NULL, "2 han 30 fu", "2 han 30 fu: Honitsu", "Honitsu 2 han" },
  { "a further set in seven pairs is one han", "b-rule", { .form = TB_VALUE_YAKU, .n_yaku = 2, .yaku = { TB_YAKU_SET_CHIITOI, TB_YAKU_SET_CHIITOI }, .fu = 30 }, NULL, NULL, "4 han 30 fu", "4 han 30 fu: Set-chiitoi, Set-chiitoi", "Set-chiitoi 3 han, Set-chiitoi 1 han" },
  { "a list that the ruleset refuses", "mleague", { .form = TB_VALUE_YAKU, .n_yaku = 1, .yaku = { TB_YAKU_SANRENKOU }, .fu = 30 }, NULL, NULL, NULL, "Sanrenkou", "" },
  { "a sum of tai", "fenghua", { .form = TB_VALUE_TAI, .tai = 54 }, NULL, NULL, "54 tai", "54 tai", "" },
  { "a list of tai", "fenghua", { .form = TB_VALUE_TAI, .tai_listed = true, .n_tai_items = 3, .tai_items = { TB_TAI_DRAGON, TB_TAI_HALF_FLUSH, TB_TAI_DRAGON } }, NULL, NULL, "73 tai", "73 tai: Dragon triplet ×2, Half flush", "Base tai (zuotai) 1 tai, Dragon triplet ×2 2 tai, Half flush 70 tai, Sum 73 tai, "
                                                                                                                                                                                                                                 "Rounded up 80 tai" },
  { "tiles", "mleague", { .form = TB_VALUE_TILES }, "234m22406p34567s", "8s", "3 han 30 fu", "3 han 30 fu: Pinfu, Tanyao, dora 1", "Pinfu 1 han, Tanyao 1 han, Red fives 1 han, Base fu 20 fu, Closed ron 10 fu, Sum 30 fu" },
  { "tiles whose fu are rounded up", "mleague", { .form = TB_VALUE_TILES }, "234m22456p33367s", "8s", "1 han 40 fu", "1 han 40 fu: Tanyao", "Tanyao 1 han, Base fu 20 fu, Concealed triplet 4 fu, Closed ron 10 fu, Sum 34 fu, "
                                                                                                                                            "Rounded up 40 fu" },
  { "seven pairs have one line of fu", "mleague", { .form = TB_VALUE_TILES }, "2244m3366p7799s1z", "1z", "2 han 25 fu", "2 han 25 fu: Seven pairs", "Seven pairs 2 han, Seven pairs 25 fu" },
  { "a yakuman of tiles", "mleague", { .form = TB_VALUE_TILES }, "19m19p19s1234567z", "1m", "yakuman", "yakuman: Kokushi (13 waits)", "Kokushi (13 waits) yakuman" },
  { "tiles without yaku", "mleague", { .form = TB_VALUE_TILES }, "234m22456p34567s", "1z", NULL, "The hand is not complete", "" },
  { "too few tiles", "mleague", { .form = TB_VALUE_TILES }, "234m", "1z", NULL, "A hand has 13 tiles beside the winning one, and one more for each kan", "" },
  { "five of a kind", "mleague", { .form = TB_VALUE_TILES }, "22222m456p34567s", "8s", NULL, "No hand has 2m like this: there are not as many of it, or it cannot lie there", "" },
};

static void
read_tiles (const WorthCase *self,
            TbTileHand      *hand)
{
  TbTile tiles[TB_MAX_HAND_TILES];
  int    n = tb_tiles_parse (self->closed, tiles, TB_MAX_HAND_TILES);

  tb_tile_hand_init (hand);
  for (int i = 0; i < n; i++)
    tb_tile_hand_add (hand, tiles[i]);
  tb_tiles_parse (self->win, &hand->win, 1);
  hand->seat = TB_WIND_SOUTH;
}

static char *
join_lines (const TenboWorth *worth)
{
  g_autoptr (GPtrArray) lines = tenbo_worth_list (worth);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const TenboWorthLine *line = g_ptr_array_index (lines, i);

      g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", line->name, line->amount);
      g_assert_cmpint (line->is_sum, ==,
                       g_str_equal (line->name, "Sum") || g_str_equal (line->name, "Rounded up"));
    }

  return g_string_free_and_steal (text);
}

static void
check_case (gconstpointer data)
{
  const WorthCase *self = data;
  TbValueEntry     entry = self->entry;
  TenboWorth       worth;
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, self->ruleset, NULL);
  g_autofree char *sum = NULL;
  g_autofree char *sentence = NULL;
  g_autofree char *lines = NULL;

  if (self->closed != NULL)
    read_tiles (self, &entry.tiles);
  tenbo_worth_init (&worth, tenbo_ruleset_get_rules (ruleset), &entry);
  sum = tenbo_worth_dup_sum (&worth);
  sentence = tenbo_worth_dup_sentence (&worth);
  lines = join_lines (&worth);
  g_assert_cmpstr (sum, ==, self->sum);
  g_assert_cmpstr (sentence, ==, self->sentence);
  g_assert_cmpstr (lines, ==, self->lines);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/worth/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], check_case);
    }
  status = g_test_run ();
  g_object_unref (rulesets);

  return status;
}
