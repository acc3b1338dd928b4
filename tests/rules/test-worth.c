/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The worth of a value in short words, in a sentence and line by line, in each form of entry. */

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
  const char  *aside;
  bool         self_draw;
  const char  *sum; /* NULL: worth nothing */
  const char  *sentence;
  const char  *lines; /* "Riichi 1 han, Sum 30 fu" */
} WorthCase;

static const WorthCase cases[] = {
  {
    .name = "han and fu",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_HAN, .han = 3, .fu = 40 },
    .sum = "3 han 40 fu",
    .sentence = "3 han 40 fu",
    .lines = "",
  },
  {
    .name = "han alone name their limit",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_HAN, .han = 5 },
    .sum = "5 han, mangan",
    .sentence = "5 han, mangan",
    .lines = "",
  },
  {
    .name = "a limit",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_LIMIT, .limit = TB_LIMIT_MANGAN },
    .sum = "mangan",
    .sentence = "mangan",
    .lines = "",
  },
  {
    .name = "a yakuman",
    .ruleset = "b-rule",
    .entry = { .form = TB_VALUE_YAKUMAN, .n_yaku = 1, .yaku = { TB_YAKU_SUUANKOU } },
    .sum = "yakuman",
    .sentence = "yakuman: Suuankou",
    .lines = "Suuankou yakuman",
  },
  {
    .name = "a yakuman and a half",
    .ruleset = "b-rule",
    .entry = {
      .form = TB_VALUE_YAKUMAN,
      .n_yaku = 2,
      .yaku = { TB_YAKU_SUUANKOU, TB_YAKU_TSUUIISOU },
    },
    .sum = "yakuman × 1.5",
    .sentence = "yakuman × 1.5: Suuankou, Tsuuiisou",
    .lines = "Suuankou yakuman, Tsuuiisou yakuman",
  },
  {
    .name = "two yakuman that add up",
    .ruleset = "tenhou-hanchan",
    .entry = {
      .form = TB_VALUE_YAKUMAN,
      .n_yaku = 2,
      .yaku = { TB_YAKU_DAISANGEN, TB_YAKU_TSUUIISOU },
    },
    .sum = "yakuman × 2",
    .sentence = "yakuman × 2: Daisangen, Tsuuiisou",
    .lines = "Daisangen yakuman, Tsuuiisou yakuman",
  },
  {
    .name = "a list of yaku",
    .ruleset = "mleague",
    .entry = {
      .form = TB_VALUE_YAKU,
      .n_yaku = 2,
      .yaku = { TB_YAKU_RIICHI, TB_YAKU_PINFU },
      .dora = 3,
      .fu = 30,
    },
    .sum = "5 han, mangan",
    .sentence = "5 han, mangan: Riichi, Pinfu, dora 3",
    .lines = "Riichi 1 han, Pinfu 1 han, Dora 3 han",
  },
  {
    .name = "a sum that reaches a limit by its han",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_HAN, .han = 8, .fu = 30 },
    .sum = "8 han, baiman",
    .sentence = "8 han, baiman",
    .lines = "",
  },
  {
    .name = "a sum that reaches a limit by its fu",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_HAN, .han = 3, .fu = 70 },
    .sum = "3 han 70 fu, mangan",
    .sentence = "3 han 70 fu, mangan",
    .lines = "",
  },
  {
    .name = "open yaku",
    .ruleset = "mleague",
    .entry = {
      .form = TB_VALUE_YAKU,
      .n_yaku = 1,
      .yaku = { TB_YAKU_HONITSU },
      .fu = 30,
      .is_open = TB_FACT_YES,
    },
    .sum = "2 han 30 fu",
    .sentence = "2 han 30 fu: Honitsu",
    .lines = "Honitsu 2 han",
  },
  {
    .name = "a further set in seven pairs is one han",
    .ruleset = "b-rule",
    .entry = {
      .form = TB_VALUE_YAKU,
      .n_yaku = 2,
      .yaku = { TB_YAKU_SET_CHIITOI, TB_YAKU_SET_CHIITOI },
      .fu = 30,
    },
    .sum = "4 han 30 fu",
    .sentence = "4 han 30 fu: Seven pairs with a set of four, Seven pairs "
                "with a set of four",
    .lines = "Seven pairs with a set of four 3 han, Seven pairs with a "
             "set of four 1 han",
  },
  {
    .name = "a list that the ruleset refuses",
    .ruleset = "mleague",
    .entry = {
      .form = TB_VALUE_YAKU,
      .n_yaku = 1,
      .yaku = { TB_YAKU_SANRENKOU },
      .fu = 30,
    },
    .sentence = "Sanrenkou",
    .lines = "",
  },
  {
    .name = "a sum of tai",
    .ruleset = "fenghua",
    .entry = { .form = TB_VALUE_TAI, .tai = 54 },
    .sum = "54 tai",
    .sentence = "54 tai",
    .lines = "",
  },
  {
    .name = "a list of tai without base tai",
    .ruleset = "taiwan",
    .entry = {
      .form = TB_VALUE_TAI,
      .tai_listed = true,
      .n_tai_items = 1,
      .tai_items = { TB_TAI_ZIMO },
    },
    .sum = "1 tai",
    .sentence = "1 tai: Self-draw\u00a01",
    .lines = "Self-draw 1 tai, Sum 1 tai",
  },
  {
    .name = "a list of tai",
    .ruleset = "fenghua",
    .entry = {
      .form = TB_VALUE_TAI,
      .tai_listed = true,
      .n_tai_items = 3,
      .tai_items = { TB_TAI_DRAGON, TB_TAI_HALF_FLUSH, TB_TAI_DRAGON },
    },
    .sum = "73 tai",
    .sentence = "73 tai: Base tai (zuotai)\u00a01, Dragon triplet\u00a02\u00a0×\u00a01, "
                "Half flush\u00a070",
    .lines = "Base tai (zuotai) 1 tai, Dragon triplet ×2 2 tai, Half "
             "flush 70 tai, Sum 73 tai, Rounded up 80 tai",
  },
  {
    .name = "tiles",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "234m22406p34567s",
    .win = "8s",
    .sum = "3 han 30 fu",
    .sentence = "3 han 30 fu: Pinfu, Tanyao, dora 1",
    .lines = "Pinfu 1 han, Tanyao 1 han, Red fives 1 han, Base fu 20 fu, "
             "Closed ron 10 fu, Sum 30 fu",
  },
  {
    .name = "tiles whose fu are rounded up",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "234m22456p33367s",
    .win = "8s",
    .sum = "1 han 40 fu",
    .sentence = "1 han 40 fu: Tanyao",
    .lines = "Tanyao 1 han, Base fu 20 fu, Concealed triplet 4 fu, Closed "
             "ron 10 fu, Sum 34 fu, Rounded up 40 fu",
  },
  {
    .name = "seven pairs have one line of fu",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "2244m3366p7799s1z",
    .win = "1z",
    .sum = "2 han 25 fu",
    .sentence = "2 han 25 fu: Seven pairs",
    .lines = "Seven pairs 2 han, Seven pairs 25 fu",
  },
  {
    .name = "a yakuman of tiles",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "19m19p19s1234567z",
    .win = "1m",
    .sum = "yakuman",
    .sentence = "yakuman: Kokushi (13 waits)",
    .lines = "Kokushi (13 waits) yakuman",
  },
  {
    .name = "tiles that are not complete",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "234m22456p34567s",
    .win = "1z",
    .sentence = "The hand is not complete",
    .lines = "",
  },
  {
    .name = "seven pairs with four alike",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "2222m3366p7799s1z",
    .win = "1z",
    .sentence = "Under this ruleset, four tiles of a kind are not two of the seven pairs",
    .lines = "",
  },
  {
    .name = "too few tiles",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "234m",
    .win = "1z",
    .sentence = "A hand has 13 tiles in addition to the winning tile, and one more for each kan",
    .lines = "",
  },
  {
    .name = "tiles with flowers in tai",
    .ruleset = "fenghua",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "123m11456p34567s",
    .win = "8s",
    .aside = "27f",
    .self_draw = true,
    .sum = "6 tai",
    .sentence = "6 tai: Base tai (zuotai)\u00a01, All runs\u00a01, Self-draw\u00a01, "
                "No wild tile\u00a01, Own flower\u00a02",
    .lines = "Base tai (zuotai) 1 tai, All runs 1 tai, Self-draw 1 tai, No wild tile 1 tai, "
             "Own flower 2 tai, Sum 6 tai, Rounded up 10 tai",
  },
  {
    .name = "tiles with a North set aside",
    .ruleset = "tenhou-sanma",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "22406p34567s678p",
    .win = "8s",
    .aside = "4z",
    .sum = "4 han 30 fu",
    .sentence = "4 han 30 fu: Pinfu, Tanyao, dora 2",
    .lines = "Pinfu 1 han, Tanyao 1 han, Red fives 1 han, Tiles set aside 1 han, "
             "Base fu 20 fu, Closed ron 10 fu, Sum 30 fu",
  },
  {
    .name = "tiles without a yaku",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "13m456789p33345s",
    .win = "2m",
    .sentence = "The hand is complete, but has no yaku",
    .lines = "",
  },
  {
    .name = "five of a kind",
    .ruleset = "mleague",
    .entry = { .form = TB_VALUE_TILES },
    .closed = "22222m456p34567s",
    .win = "8s",
    .sentence = "2m is not possible here. There are not as many of this tile, or it cannot be in "
                "this place.",
    .lines = "",
  },
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
  if (self->aside != NULL)
    hand->n_aside = (uint8_t) tb_tiles_parse (self->aside, hand->aside, TB_MAX_ASIDE);
  hand->self_draw = self->self_draw;
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

/* The tiles that the wild tiles of a hand stand for. */
static void
test_wild (void)
{
  static const struct
  {
    const char *ruleset;
    const char *closed;
    const char *wild;
    const char *expected;
  } list[] = {
    { "fenghua", "1235m11456p3467s", "5m", "2s" },
    { "mleague", "234m22456p34567s", NULL, "" },
    { "mleague", "234m22456p34558s", NULL, "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (list); i++)
    {
      const WorthCase tiles = { .closed = list[i].closed, .win = "8s", .self_draw = true };
      TbValueEntry    entry = { .form = TB_VALUE_TILES };
      TbTile          found[TB_MAX_HAND_TILES];
      char            text[2 * TB_MAX_HAND_TILES + 1];
      TenboWorth      worth;
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, list[i].ruleset, NULL);

      read_tiles (&tiles, &entry.tiles);
      if (list[i].wild != NULL)
        tb_tiles_parse (list[i].wild, &entry.tiles.wild, 1);
      tenbo_worth_init (&worth, tenbo_ruleset_get_rules (ruleset), &entry);
      tb_tiles_text (found, tenbo_worth_list_wild (&worth, found), text);
      g_assert_cmpstr (text, ==, list[i].expected);
    }
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
  g_test_add_func ("/worth/wild tiles", test_wild);
  status = g_test_run ();
  g_object_unref (rulesets);

  return status;
}
