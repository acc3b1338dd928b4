/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fields that exclude one another, each as the one change that makes a shipped ruleset invalid. */

#include "tenbo-ruleset-list.h"

static TenboRulesetList *shipped;

static const struct
{
  const char *ruleset;
  const char *fields;
  const char *message; /* after "override: " */
} cases[] = {
  { "b-rule", "\"uma\": [100, 0, 0, 0]", "uma: The numbers have to sum to zero" },
  { "b-rule", "\"return-points\": 0",
    "return-points: Less than start-points, at least as many would be right" },
  { "b-rule", "\"ceiling\": 100",
    "ceiling: Not above start-points, 0 (none) or more than start-points would be right" },
  { "b-rule", "\"yakuman\": []",
    "great-yakuman: Not in yakuman, only what is listed there would be right" },
  { "b-rule", "\"double-yakuman\": [\"tenhou\"]",
    "double-yakuman: In great-yakuman too, one of the two would be right" },
  { "b-rule",
    "\"yaku\": [{\"yaku\": \"riichi\", \"closed\": 1, \"open\": 0, \"instead\": false},"
    " {\"yaku\": \"riichi\", \"closed\": 1, \"open\": 0, \"instead\": false}]",
    "yaku[1]: Listed before, once would be right" },
  { "tenhou-hanchan",
    "\"aborts\": [{\"reason\": \"four-winds\", \"dealer\": \"passes\"},"
    " {\"reason\": \"four-winds\", \"dealer\": \"repeats\"}]",
    "aborts[1]: Listed before, once would be right" },
  { "fenghua",
    "\"tai-items\": [{\"item\": \"zimo\", \"tai\": 1, \"most\": 1, "
    "\"minimum\": true, \"exempt\": false},"
    " {\"item\": \"zimo\", \"tai\": 2, \"most\": 1, \"minimum\": true, \"exempt\": false}]",
    "tai-items[1]: Listed before, once would be right" },
  { "b-rule",
    "\"dealer-win\": \"passes\", \"dealer-tenpai\": \"passes\", \"dealer-child-foul\": \"passes\"",
    "last-dealer: No dealer ever has the choice to repeat, “ordinary” would be right" },
  { "b-rule", "\"float-line\": 30000",
    "floating-uma: A float-line above 0 and rows of floating-uma go together, both or none would "
    "be right" },
  { "jpml-a", "\"float-line\": 0",
    "float-line: A float-line above 0 and rows of floating-uma go together, both or none would be "
    "right" },
  { "mizukawa-sanma",
    "\"floating-uma\": [{\"floating\": 1, \"uma\": [100, 0, -100]},"
    " {\"floating\": 4, \"uma\": [0, 0, 0]}]",
    "floating-uma[1]: Listed before, or more players than there are, one row for each number of "
    "players would be right" },
  { "mleague", "\"bust-fee\": 1000",
    "bust-fee: No bust ends the game, 0 or “after-hand” would be right" },
  { "mleague", "\"bust-when\": \"at-once\"",
    "bust-when: No bust ends the game, 0 or “after-hand” would be right" },
  { "sanma-parlor", "\"start-points\": 0",
    "bust: Everybody begins with 0, “below-zero” or “none” would be right" },
  { "mizukawa-tonpuu", "\"riichi-minimum\": 900",
    "riichi-minimum: A riichi could bust its player at once, a minimum that leaves enough after "
    "the stick would be right" },
  { "tenhou-hanchan", "\"target\": 0", "target: An extension needs a target above 0" },
  { "tenhou-hanchan", "\"winds\": 4",
    "extension: There is no wind to go on with, “none” would be right" },
  { "sanma-parlor", "\"winds\": 0",
    "extension: There is no wind to go on with, “none” would be right" },
  { "b-rule", "\"tsumo-split\": \"half-missing\"", "tsumo-split: Needs three players" },
  { "tenhou-sanma", "\"aborts\": [{\"reason\": \"four-riichi\", \"dealer\": \"repeats\"}]",
    "aborts[0]: Needs four players" },
  { "tenhou-sanma", "\"max-winners\": 3",
    "max-winners: More than can win on one discard, at most one less than players would be right" },
  { "tenhou-hanchan", "\"max-winners\": 3",
    "aborts[4]: Three winners are paid, max-winners 1 or 2 would be right" },
  { "b-rule", "\"noten-pool\": 1000",
    "noten-pool: 1, 2 or 3 players (of three: 1 or 2) pay it together, each the same in hundreds; "
    "a multiple of 600 (three players: 200) would be right" },
  { "b-rule", "\"han-points\": 2000",
    "han-points: Linear scoring needs points for each han above 0, any other scoring needs 0" },
  { "allen", "\"kiriage-mangan\": true",
    "kiriage-mangan: This scoring counts no fu; false, “thirty”, 2 and, of rinshan and haitei, "
    "true would be right" },
  { "fenghua", "\"noten-pool\": 600",
    "noten-pool: Has no meaning where tai are counted; 0, “none”, false, an empty list, one winner "
    "or, of pao-ron, “all” would be right" },
  { "fenghua", "\"wild-tile\": \"white\"",
    "wild-tile: Has no meaning where tai are counted; 0, “none”, false, an empty list, one winner "
    "or, of pao-ron, “all” would be right" },
  { "b-rule", "\"tai-minimum\": 4",
    "tai-minimum: Has a meaning only where tai are counted, scoring “tai” would be right" },
  { "sanma-parlor", "\"tsumo-table\": []",
    "tsumo-table: The split “table” and rows of tsumo-table go together, both or none would be "
    "right" },
  { "sanma-parlor", "\"tsumo-table\": [{\"ron\": 2000, \"child\": 1000, \"dealer\": 1000}]",
    "tsumo-table[0]: The rows have to rise from the smallest amount (100 or 1000, as "
    "value-rounding says) in multiples of it" },
  { "allen", "\"han-points\": 1000, \"value-rounding\": \"hundred\"",
    "tsumo-split: The split is in thousands, a value-rounding of “thousand”, han-points and honba "
    "in thousands would be right" },
  { "allen", "\"honba-ron\": 300",
    "honba-ron: The split is in thousands, a value-rounding of “thousand”, han-points and honba in "
    "thousands would be right" },
  { "b-rule", "\"honba-before-split\": true",
    "honba-before-split: This tsumo-split adds up no total that rises with the honba, false would "
    "be right" },
  { "allen", "\"honba-tsumo\": 1000",
    "honba-tsumo: The honba are added before the split, 0 would be right" },
  { "b-rule", "\"honba-counted\": false",
    "honba-ron: Honba are not counted, 0 or false would be right" },
  { "b-rule", "\"counted-yakuman-steps\": 2",
    "counted-yakuman-steps: There is no counted yakuman, 1 would be right" },
  { "b-rule", "\"nagashi-several\": \"others-share\"",
    "nagashi-several: Nagashi is not played, “mangan” and “each-in-full” would be right" },
};

/* A foul with a conflicting member. */
#define FOUL(id, due, amount, points, restore)                                                 \
  "{\"id\": \"" id "\", \"due\": \"" due "\", \"amount\": \"" amount "\", \"points\": " points \
  ", \"to\": \"pot\", \"noten\": false, \"no-win\": false, \"noten-riichi\": false, "          \
  "\"replay\": false, \"beside\": false, \"counts-up\": false, \"decides-deal\": false, "      \
  "\"restore\": " restore ", \"voids-draw\": false, \"no-penalty-pot\": false, "               \
  "\"only-noten-riichi\": false}"

#define SLIP FOUL ("slip", "at-once", "fixed", "1000", "false")

static const struct
{
  const char *fouls;
  const char *message;
} foul_cases[] = {
  { SLIP ", " SLIP,
    "fouls[1]: Listed before, once would be right" },
  { FOUL ("slip", "at-once", "fixed", "0", "false"),
    "fouls[0]: A fixed amount needs points above 0, any other amount needs 0 points" },
  { FOUL ("slip", "at-once", "none", "100", "false"),
    "fouls[0]: A fixed amount needs points above 0, any other amount needs 0 points" },
  { FOUL ("slip", "at-once", "fixed", "1000", "true"),
    "fouls[0]: An effect of this foul does not go with when it is due" },
};

static void
assert_refused (const char *id,
                const char *fields,
                const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, id, &error);
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autofree char *message = g_strconcat ("override: ", expected, NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_no_error (error);
  g_test_message ("%s %s", id, fields);
  ruleset = tenbo_ruleset_override (base, fields, &error);
  g_assert_null (ruleset);
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_CONFLICT);
  lines = g_strsplit (error->message, "\n", -1);
  g_assert_cmpstr (lines[0], ==, message);
}

/* All errors are reported at once, one line per location. */
static void
test_all_lines (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, "jpml-a", &error);
  g_autoptr (TenboRuleset) ruleset = NULL;

  g_assert_no_error (error);
  ruleset = tenbo_ruleset_override (base, "{\"players\": 3, \"max-winners\": 3}", &error);
  g_assert_null (ruleset);
  g_assert_cmpstr (error->message, ==,
                   "override: uma: The ruleset it extends has a list for 4 players, one for 3 "
                   "would be right\n"
                   "override: floating-uma: The ruleset it extends has a list for 4 players, one "
                   "for 3 would be right\n"
                   "override: max-winners: More than can win on one discard, at most one less "
                   "than players would be right");
}

static void
test_fields (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *fields = g_strdup_printf ("{%s}", cases[i].fields);

      assert_refused (cases[i].ruleset, fields, cases[i].message);
    }
}

static void
test_fouls (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (foul_cases); i++)
    {
      g_autofree char *fields = g_strdup_printf ("{\"fouls\": [%s]}", foul_cases[i].fouls);

      assert_refused ("b-rule", fields, foul_cases[i].message);
    }
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/conflicts/fields that exclude one another are refused", test_fields);
  g_test_add_func ("/conflicts/all are reported", test_all_lines);
  g_test_add_func ("/conflicts/fouls that contradict themselves are refused", test_fouls);
  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
