/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every id of the engine has words for people. */

#include <locale.h>
#include <string.h>

#include "tenbo-ruleset-list.h"
#include "tenbo-words-choices.h"
#include "tenbo-words.h"

static void
assert_word (const char *word,
             GHashTable *seen)
{
  g_assert_nonnull (word);
  g_assert_cmpuint (strlen (word), >, 1);
  if (seen != NULL)
    {
      g_test_message ("%s", word);
      g_assert_true (g_hash_table_add (seen, (gpointer) word)); /* all are different */
    }
}

static void
test_names (void)
{
  g_autoptr (GHashTable) yaku = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) reasons = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) fields = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) aborts = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) tai = g_hash_table_new (g_str_hash, g_str_equal);

  for (int i = 0; i < TB_YAKU_HOUSE; i++)
    {
      g_test_message ("%s", tb_yaku_id ((TbYaku) i));
      assert_word (tenbo_words_yaku (NULL, (TbYaku) i), yaku);
    }
  for (int i = 0; i < TB_N_REASONS; i++)
    assert_word (tenbo_words_reason ((TbReason) i), reasons);
  for (int i = 0; i < TB_N_FIELDS; i++)
    {
      g_test_message ("%s", tb_rule_fields[i].key);
      assert_word (tenbo_words_field ((TbField) i), fields);
      g_assert_cmpstr (tenbo_words_place (&TENBO_RULE_PLACE ((TbField) i)), ==,
                       tenbo_words_field ((TbField) i));
    }
  for (int i = 0; i < TB_N_LIMITS; i++)
    assert_word (tenbo_words_limit ((TbLimit) i), NULL);
  for (int i = 0; i < TB_N_ENDS; i++)
    assert_word (tenbo_words_end ((TbEndReason) i), NULL);
  for (int i = 0; i <= TB_WIND_NORTH; i++)
    assert_word (tenbo_words_wind ((TbWind) i), NULL);
  for (int i = 0; i < TB_N_ABORTS; i++)
    assert_word (tenbo_words_abort ((TbAbort) i), aborts);
  for (int i = 0; i < TB_N_TAI; i++)
    assert_word (tenbo_words_tai (NULL, (TbTai) i), tai);
}

/* Every foul of a shipped ruleset has a name, and every field a sentence. */
static void
test_rulesets (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (list), i);
      const TbRules *rules = tenbo_ruleset_get_rules (ruleset);

      for (int field = 0; field < TB_N_FIELDS; field++)
        {
          g_autofree char *text = NULL;

          g_test_message ("%s", tb_rule_fields[field].key);
          text = tenbo_words_field_value (rules, (TbField) field);
          g_assert_nonnull (text);
          g_assert_cmpstr (text, !=, "");
        }
      for (int foul = 0; foul < rules->n_fouls; foul++)
        g_assert_cmpstr (tenbo_words_foul (rules->fouls[foul].id), !=, rules->fouls[foul].id);
    }
  g_assert_cmpstr (tenbo_words_foul ("of-our-own"), ==, "of-our-own");
}

static void
test_foul_cost (void)
{
  static const TbRules rules = {
    .players = 4,
    .n_fouls = 9,
    .fouls = {
      { .id = "deposit", .amount = TB_FOUL_AMOUNT_FIXED, .points = 1000, .to = TB_FOUL_TO_POT },
      { .id = "dead-hand", .amount = TB_FOUL_AMOUNT_MANGAN, .to = TB_FOUL_TO_OTHERS },
      { .id = "chombo", .amount = TB_FOUL_AMOUNT_SHOWN_HANDS, .to = TB_FOUL_TO_OTHERS },
      { .id = "big", .amount = TB_FOUL_AMOUNT_FIXED, .points = 20000, .to = TB_FOUL_TO_SETTLEMENT },
      { .id = "small", .amount = TB_FOUL_AMOUNT_FIXED, .points = 100, .to = TB_FOUL_TO_OTHERS },
      { .id = "slip", .points = 1000, .to = TB_FOUL_TO_PENALTY_POT },
      { .id = "tile-count", .points = 5000, .to = TB_FOUL_TO_PENALTY_POT, .counts_up = true },
      { .id = "each", .points = 8000, .to = TB_FOUL_TO_EACH },
      { .id = "free", .amount = TB_FOUL_AMOUNT_NONE },
    },
  };
  static const struct
  {
    int         foul;
    TbPlayer    player;
    const char *expected;
  } cases[] = {
    { 0, 1, "1,000 to the pot" },
    { 1, 1, "8,000: 4,000 to the dealer, 2,000 to each other player" },
    { 1, 0, "12,000: 4,000 to each" },
    { 2, 1, "8,000 or more: 4,000 to the dealer, 2,000 to each other player" },
    { 2, 0, "12,000 or more: 4,000 to each" },
    { 3, 0, "20,000 deducted from the final result" },
    { 4, 1, "100" }, /* not divisible */
    { 4, 0, "300: 100 to each" },
    { 5, 1, "1,000 to the penalty pot" },
    { 6, 1, "5,000 to the penalty pot for each tile" },
    { 7, 0, "8,000 to each" },
    { 8, 1, "No payment" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_words_foul_cost (&rules, cases[i].foul, cases[i].player, 0);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
test_rounds (void)
{
  TbNext           next = { .round = { TB_WIND_EAST, 2, false }, .honba = 0 };
  g_autofree char *plain = tenbo_words_next (&next);
  g_autofree char *round = tenbo_words_round (&next.round);
  g_autofree char *honba = NULL;
  g_autofree char *extension = NULL;

  g_assert_cmpstr (plain, ==, "East 3");
  g_assert_cmpstr (round, ==, "East 3");
  next.honba = 2;
  honba = tenbo_words_next (&next);
  g_assert_cmpstr (honba, ==, "East 3, 2 honba");
  next.round = (TbRound) { TB_WIND_NORTH, 0, true };
  extension = tenbo_words_round (&next.round);
  g_assert_cmpstr (extension, ==, "North 1 again");
}

static void
test_points (void)
{
  static const struct
  {
    int         points;
    gboolean    sign;
    const char *expected;
  } cases[] = {
    { 0, FALSE, "0" },
    { 0, TRUE, "0" },
    { 999, FALSE, "999" },
    { 1000, FALSE, "1,000" },
    { 41700, TRUE, "+41,700" },
    { -41700, FALSE, "\u221241,700" },
    { 1000000, FALSE, "1,000,000" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_words_points (cases[i].points, cases[i].sign);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

/* The separator is the one of the user's locale. */
static void
test_counts (void)
{
  static const struct
  {
    guint       n;
    const char *text;
  } cases[] = {
    { 0, "0 games" },
    { 1, "1 game" },
    { 999, "999 games" },
    { 10228, "10,228 games" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_words_games (cases[i].n);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

static void
test_points_in_locale (void)
{
  g_autofree char *text = NULL;

  if (setlocale (LC_NUMERIC, "ja_JP.UTF-8") == NULL)
    {
      g_test_skip ("the locale ja_JP.UTF-8 is not installed");
      return;
    }
  text = tenbo_words_points (-41700, FALSE);
  g_assert_cmpstr (text, ==, "\u221241,700");
  setlocale (LC_NUMERIC, "");
}

static void
test_problems (void)
{
  for (int code = 0; code <= TB_PROBLEM_MUST_CONTINUE; code++)
    {
      TbProblem        problem = { .code = (TbProblemCode) code, .min = 1, .max = 3 };
      g_autofree char *text = tenbo_words_problem (&problem, NULL);
      g_autofree char *about = tenbo_words_problem (&problem, "pinfu");

      g_test_message ("%s", text);
      g_assert_cmpuint (strlen (text), >, 8);
      g_assert_null (strchr (text, '%'));
      g_assert_nonnull (strstr (about, "“pinfu”"));
      g_assert_true (g_str_has_prefix (about, text) || g_str_has_suffix (about, text));
    }
}

/* Sentences that depend on more than the code */
static void
test_sentences (void)
{
  static const struct
  {
    TbProblem   problem;
    const char *expected;
  } cases[] = {
    { { .code = TB_PROBLEM_IMPOSSIBLE_FU, .min = 30, .max = 30 },
      "This hand cannot have these fu. Expected 30." },
    { { .code = TB_PROBLEM_FU_OF_OPEN, .min = 30, .max = 30 },
      "Only an open hand has these fu. Expected 30." },
    { { .code = TB_PROBLEM_FU_OF_CLOSED, .min = 30, .max = 110 },
      "Only a closed hand has these fu. Expected a number from 30 to 110." },
    { { .code = TB_PROBLEM_OTHER_FU, .min = 30 },
      "Every hand has 30 fu under this ruleset. Omit the fu." },
    { { .code = TB_PROBLEM_TOO_MANY_WINNERS, .max = 1 },
      "Only one player wins a discard under this ruleset: the first in turn order after the "
      "discarder" },
    { { .code = TB_PROBLEM_TOO_MANY_WINNERS, .max = 2 },
      "This ruleset pays at most 2 winners" },
    { { .code = TB_PROBLEM_NO_YAKU, .at = TB_AT_VALUE_YAKU },
      "A win needs a yaku. Dora alone are not enough." },
    { { .code = TB_PROBLEM_NO_YAKU, .at = TB_AT_VALUE_TILES },
      "The hand is complete, but has no yaku" },
    { { .code = TB_PROBLEM_TAI_MINIMUM, .at = TB_AT_VALUE_TILES, .min = 4 },
      "The hand is complete, but cannot win by ron, which needs 4 tai and no wild tile as the "
      "partner of a single wait" },
    { { .code = TB_PROBLEM_TAI_MINIMUM, .min = 4 }, "This win needs 4 tai" },
    { { .code = TB_PROBLEM_HAN_MINIMUM, .min = 2 }, "A win needs 2 han without dora and ippatsu" },
    { { .code = TB_PROBLEM_NOT_COMPLETE }, "The hand is not complete" },
    { { .code = TB_PROBLEM_BAD_TILES, .tile = TB_TILE_EAST },
      "1z is not possible here. There are not as many of this tile, or it cannot be in this "
      "place." },
    { { .code = TB_PROBLEM_OUT_OF_RANGE, .min = 1000, .max = 1000 },
      "Out of range. Expected 1,000." },
    { { .code = TB_PROBLEM_TOO_MANY, .max = 4 }, "Too many. Expected at most 4." },
    { { .code = TB_PROBLEM_TOO_FEW, .min = 3 }, "Too few. Expected at least 3." },
    { { .code = TB_PROBLEM_TOO_LONG, .max = 1000 },
      "Too long. Expected at most 1,000 characters." },
    { { .code = TB_PROBLEM_TOO_LARGE, .max = 64 }, "Too large. Expected at most 64 MiB." },
    { { .code = TB_PROBLEM_RIICHI_POINTS, .at = TB_AT_RIICHI_ENTRY, .min = 1000 },
      "Riichi needs 1,000 points" },
    { { .code = TB_PROBLEM_RIICHI_POINTS, .at = TB_AT_OPEN_RIICHI_ENTRY, .min = 2000 },
      "An open riichi needs 2,000 points" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_words_problem (&cases[i].problem, NULL);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
test_tsumo (void)
{
  static const struct
  {
    TbPayment   payment;
    const char *expected;
  } cases[] = {
    { { .others = 1000, .dealer = 2000 }, "1,000/2,000" },
    { { .others = 4000, .next = 4000 }, "4,000 all" },
    { { .others = 4000, .next = 5000 }, "5,000/4,000" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_words_tsumo (&cases[i].payment);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
test_tiles (void)
{
  TbTileHand       hand;
  TbTile           tiles[5];
  g_autofree char *text = NULL;

  tb_tile_hand_init (&hand);
  g_assert_cmpint (tb_tiles_parse ("234m05p", tiles, 5), ==, 5);
  for (int i = 0; i < 5; i++)
    tb_tile_hand_add (&hand, tiles[i]);
  hand.win = TB_TILE (TB_SUIT_SOUZU, TB_RANK_FIVE);
  hand.melds[hand.n_melds++] = (TbMeld) { .kind = TB_MELD_PON, .tile = TB_TILE_RED_DRAGON };
  text = tenbo_words_tiles (&hand);
  g_assert_cmpstr (text, ==, "234m05p +5s 777z");
}

/* The yaku and the items of a house have names of their own in some languages. */
static void
test_house_names (void)
{
  static const TbRules rules = {
    .n_house_yaku = 2,
    .house_yaku = { { .name = "Ours", .name_ja = "うち", .name_zh = "自家" },
                    { .name = "Plain" } },
    .n_house_tai = 2,
    .house_tai = { { .name = "Ours", .name_ja = "うち", .name_zh = "自家" }, { .name = "Plain" } },
  };
  static const char *const languages[][2] = {
    { "en", "Ours" },
    { "ja", "うち" },
    { "zh_CN", "自家" },
  };
  g_autofree char *before = g_strdup (g_getenv ("LANGUAGE"));

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_setenv ("LANGUAGE", languages[i][0], TRUE);
      g_assert_cmpstr (tenbo_words_yaku (&rules, TB_YAKU_HOUSE), ==, languages[i][1]);
      g_assert_cmpstr (tenbo_words_yaku (&rules, TB_YAKU_HOUSE + 1), ==, "Plain");
      g_assert_cmpstr (tenbo_words_tai (&rules, TB_TAI_HOUSE), ==, languages[i][1]);
      g_assert_cmpstr (tenbo_words_tai (&rules, TB_TAI_HOUSE + 1), ==, "Plain");
    }

  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

static void
test_game (void)
{
  static const char *const names[] = { "Aki", "Ben", "Chie" };
  static const TbRules     rules = { .players = G_N_ELEMENTS (names) };
  TenboWordsGame           game;

  tenbo_words_game_init (&game, &rules, names);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpstr (game.names[i], ==, names[i]);
}

/* Totals are in thousands if the ruleset has points to start with or to return. */
static void
test_thousands (void)
{
  g_assert_true (tenbo_words_in_thousands (&(TbRules) { .start_points = 25000 }));
  g_assert_true (tenbo_words_in_thousands (&(TbRules) { .return_points = 30000 }));
  g_assert_false (tenbo_words_in_thousands (&(TbRules) { .start_points = 0 }));
}

static void
test_refusals (void)
{
  TbProblem        type = { .code = TB_PROBLEM_WRONG_TYPE };
  TbProblem        id = { .code = TB_PROBLEM_UNKNOWN_ID };
  TbProblem        range = { .code = TB_PROBLEM_OUT_OF_RANGE, .min = 20, .max = 1700 };
  g_autofree char *of_type = tenbo_words_refusal (&type, NULL, TENBO_WANTED_INTEGER, NULL);
  g_autofree char *of_id = tenbo_words_refusal (&id, "wim", TENBO_WANTED_NOTHING, "win or draw");
  g_autofree char *of_both = tenbo_words_refusal (&type, NULL, TENBO_WANTED_TEXT, "win or draw");
  g_autofree char *of_range = tenbo_words_refusal (&range, NULL, TENBO_WANTED_NOTHING, NULL);

  g_assert_cmpstr (of_type, ==, "Wrong type. Expected a whole number.");
  g_assert_cmpstr (of_both, ==, "Wrong type. Expected win or draw.");
  g_assert_cmpstr (of_id, ==, "Unknown name “wim”. Expected win or draw.");
  g_assert_cmpstr (of_range, ==, "Out of range. Expected a number from 20 to 1,700.");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/every id of the engine has a name", test_names);
  g_test_add_func ("/words/every field of a shipped ruleset has a sentence", test_rulesets);
  g_test_add_func ("/words/a foul has its cost", test_foul_cost);
  g_test_add_func ("/words/a round has its wind and number", test_rounds);
  g_test_add_func ("/words/points have a thousands separator", test_points);
  g_test_add_func ("/words/counts have a thousands separator", test_counts);
  g_test_add_func ("/words/the separator is the locale's", test_points_in_locale);
  g_test_add_func ("/words/every problem has a sentence", test_problems);
  g_test_add_func ("/words/a problem has its sentence", test_sentences);
  g_test_add_func ("/words/the payments for a tsumo", test_tsumo);
  g_test_add_func ("/words/the tiles of a hand", test_tiles);
  g_test_add_func ("/words/names of a house in its languages", test_house_names);
  g_test_add_func ("/words/the names of the players", test_game);
  g_test_add_func ("/words/totals in thousands", test_thousands);
  g_test_add_func ("/words/a refusal names the valid values", test_refusals);
  return g_test_run ();
}
