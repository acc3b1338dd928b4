/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Fields that exclude one another, each as the one change that makes a shipped ruleset invalid. */

#include "tenbo-ruleset-list.h"

static TenboRulesetList *shipped;

/* Special tiles. */
#define CHIPS_100 "\"chips\": 100"
#define CHIPS_200 "\"chips\": 200"
#define GOLD(tile, count, members) \
  "{\"tile\": \"" tile "\", \"color\": \"gold\", \"count\": " count ", " members "}"
#define TOO_MANY_TILES \
  "special-tiles[0]: The set does not have that many of these tiles besides the others"
#define NO_EFFECT_OF_TILES                                                                        \
  "special-tiles[0]: These tiles have no effect. Expected han or chips above 0, and closed-only " \
  "only with chips."
#define CHIPS_OF_COLORS                                                                           \
  "All tiles of one color have the same chips and closed-only. Red tiles have neither: chip-red " \
  "pays for them."

static const struct
{
  const char *ruleset;
  const char *fields;
  const char *message; /* after "override: " */
} cases[] = {
  { "b-rule", "\"uma\": [100, 0, 0, 0]", "uma: The sum of the numbers must be 0" },
  { "b-rule", "\"return-points\": 0",
    "return-points: Less than start-points. Expected at least start-points." },
  { "b-rule", "\"ceiling\": 100",
    "ceiling: Not above start-points. Expected 0 (no ceiling) or more than start-points." },
  { "b-rule", "\"score-floor\": true, \"score-floor-points\": 30000",
    "score-floor-points: More than start-points. Expected at most start-points." },
  { "b-rule", "\"prizes\": [{\"from\": \"all\", \"to\": \"others\", \"points\": 1000}]",
    "prizes[0]: Nobody ever pays this prize: “busted” needs a bust, “above-ceiling” a ceiling, and "
    "“others” other payers than “all”" },
  { "b-rule", "\"oka-points\": 15000",
    "oka-points: This has an effect only if oka is “fixed”. Expected 0." },
  { "b-rule", "\"yakuman\": []",
    "great-yakuman: Not listed in yakuman. Use only names from that list." },
  { "b-rule", "\"double-yakuman\": [\"tenhou\"]",
    "double-yakuman: Also listed in great-yakuman. Use only one of the two lists." },
  { "b-rule",
    "\"yaku\": [{\"yaku\": \"riichi\", \"closed\": 1, \"open\": 0, \"instead\": false},"
    " {\"yaku\": \"riichi\", \"closed\": 1, \"open\": 0, \"instead\": false}]",
    "yaku[1]: Already listed. Remove one of the two entries." },
  { "tenhou-hanchan",
    "\"aborts\": [{\"reason\": \"four-winds\", \"dealer\": \"passes\"},"
    " {\"reason\": \"four-winds\", \"dealer\": \"repeats\"}]",
    "aborts[1]: Already listed. Remove one of the two entries." },
  { "fenghua",
    "\"tai-items\": [{\"item\": \"zimo\", \"tai\": 1, \"most\": 1, "
    "\"minimum\": true, \"exempt\": false},"
    " {\"item\": \"zimo\", \"tai\": 2, \"most\": 1, \"minimum\": true, \"exempt\": false}]",
    "tai-items[1]: Already listed. Remove one of the two entries." },
  { "b-rule",
    "\"dealer-win\": \"passes\", \"dealer-tenpai\": \"passes\", \"dealer-child-foul\": \"passes\"",
    "last-dealer: The dealer never has a choice to repeat. Expected “ordinary”." },
  { "b-rule",
    "\"dealer-by-wind\": [{\"wind\": \"west\", \"win\": \"repeats\","
    " \"tenpai\": \"passes\", \"noten\": \"passes\"}]",
    "dealer-by-wind[0]: This wind is already listed or not played. Expected one row for each "
    "wind." },
  { "b-rule", "\"honba-grows\": \"every-hand\", \"honba-declined-win\": true",
    "honba-declined-win: This has no effect if honba-grows is “every-hand”. Expected false." },
  { "b-rule", "\"last-dealer\": \"by-rank\"",
    "last-dealer-ranks: “by-rank” in last-dealer and rows of last-dealer-ranks belong together. "
    "Set both or neither." },
  { "b-rule",
    "\"last-dealer\": \"by-rank\", \"last-dealer-ranks\": ["
    "{\"rank\": 2, \"right\": \"stops\"}, {\"rank\": 2, \"right\": \"usual\"}]",
    "last-dealer-ranks[1]: This rank is already listed or too high. Expected one row for each "
    "rank." },
  { "b-rule", "\"last-dealer-stops-below-target\": true",
    "last-dealer-stops-below-target: This has no effect if target is 0. Expected false." },
  { "b-rule", "\"float-line\": 30000",
    "floating-uma: A float-line above 0 and rows of floating-uma belong together. Set both or "
    "neither." },
  { "jpml-a", "\"float-line\": 0",
    "float-line: A float-line above 0 and rows of floating-uma belong together. Set both or "
    "neither." },
  { "mizukawa-sanma",
    "\"floating-uma\": [{\"floating\": 1, \"uma\": [100, 0, -100]},"
    " {\"floating\": 4, \"uma\": [0, 0, 0]}]",
    "floating-uma[1]: This number of players is already listed or too high. Expected one row for "
    "each number of players." },
  { "mleague", "\"bust-fee\": 1000",
    "bust-fee: This has no effect if bust is “none”. Expected 0." },
  { "mleague", "\"bust-when\": \"at-once\"",
    "bust-when: This has no effect if bust is “none”. Expected “after-hand”." },
  { "sanma-parlor", "\"start-points\": 0",
    "bust: All players start with 0 points. Expected “below-zero” or “none”." },
  { "mizukawa-tonpuu", "\"riichi-minimum\": 900",
    "riichi-minimum: A riichi could bust its player at once. Expected a minimum that leaves "
    "enough points after the stick." },
  { "mleague", "\"riichi-stake\": 0, \"open-riichi-stake\": 2000",
    "open-riichi-stake: This has no effect if riichi-stake is 0. Expected 0." },
  { "tenhou-hanchan", "\"target\": 0", "target: An extension needs a target above 0" },
  { "tenhou-hanchan", "\"winds\": 4",
    "extension: There is no further wind. Expected “none”." },
  { "tenhou-hanchan", "\"extension-winds\": 3",
    "extension-winds: There are not enough further winds. Expected a smaller number." },
  { "mleague", "\"dealer-next\": \"winner\"",
    "winds: This has no effect if dealer-next is “winner”. Expected 1." },
  { "sanma-parlor", "\"winds\": 0",
    "extension: There is no further wind. Expected “none”." },
  { "b-rule", "\"tsumo-split\": \"half-missing\"",
    "tsumo-split: Only possible with three players" },
  { "tenhou-sanma", "\"aborts\": [{\"reason\": \"four-riichi\", \"dealer\": \"repeats\"}]",
    "aborts[0]: Only possible with four players" },
  { "tenhou-sanma", "\"max-winners\": 3",
    "max-winners: More winners than one discard can have. Expected at most one less than "
    "players." },
  { "tenhou-hanchan", "\"max-winners\": 3",
    "aborts[4]: Three winners are paid. Remove this abortive draw, or set max-winners to 1 or 2." },
  { "mleague", "\"pot-receivers\": \"riichi-only\", \"riichi-stake\": 0",
    "pot-receivers: Nobody can declare riichi. Expected “nearest”, or a riichi-stake above 0." },
  { "b-rule", "\"noten-pool\": 1000",
    "noten-pool: 1, 2 or 3 players (1 or 2 of three) share it equally, in hundreds. Expected a "
    "multiple of 600 (200 with three players)." },
  { "b-rule", "\"han-points\": 2000",
    "han-points: Linear scoring needs points above 0 for each han, or a han-table. Any other "
    "scoring needs 0." },
  { "allen", "\"han-table\": [{\"han\": 1, \"child\": 1000, \"dealer\": 1500}]",
    "han-table: The values are given twice. Use either han-points above 0 or rows of han-table." },
  { "allen",
    "\"han-points\": 0, \"han-table\": [{\"han\": 2, \"child\": 1000, \"dealer\": 2000}]",
    "han-table[0]: The first row must be for 1 han. In each further row, the han must rise and the "
    "points must not fall." },
  { "free-parlor", "\"fixed-fu\": 30",
    "double-wind-pair-fu: This has an effect only if fixed-fu is 0. Expected 2." },
  { "b-rule", "\"haneman-han\": 4",
    "haneman-han: Less than the han of the previous limit. Expected at least as many han." },
  { "allen", "\"kiriage-mangan\": true",
    "kiriage-mangan: This has an effect only if scoring is “fu-table”. Expected false." },
  { "fenghua", "\"noten-pool\": 600",
    "noten-pool: This has no effect if scoring is “tai”. Expected 0." },
  { "fenghua", "\"wild-tile\": \"white\"",
    "wild-tile: This has no effect if scoring is “tai”. Expected “none”." },
  { "b-rule", "\"tai-minimum\": 4",
    "tai-minimum: This has an effect only if scoring is “tai”. Expected 0." },
  { "sanma-parlor", "\"tsumo-table\": []",
    "tsumo-table: The split “table” and rows of tsumo-table belong together. Set both or "
    "neither." },
  { "sanma-parlor",
    "\"tsumo-table\": [{\"ron\": 2000, \"child\": 1000, \"dealer\": 1000, \"each\": 0}]",
    "tsumo-table[0]: The rows must rise from the smallest amount (100 or 1000, depending on "
    "value-rounding) in multiples of it, and all rows or none have points for “each”" },
  { "allen", "\"han-points\": 1000, \"value-rounding\": \"hundred\"",
    "tsumo-split: The split is in thousands. Expected “thousand” for value-rounding, and "
    "han-points and honba in thousands." },
  { "allen", "\"honba-ron\": 300",
    "honba-ron: The split is in thousands. Expected “thousand” for value-rounding, and "
    "han-points and honba in thousands." },
  { "b-rule", "\"honba-before-split\": true",
    "honba-before-split: This tsumo-split does not split a total that includes the honba. "
    "Expected false." },
  { "allen", "\"honba-tsumo\": 1000",
    "honba-tsumo: The honba are added before the split. Expected 0." },
  { "b-rule", "\"honba-counted\": false",
    "honba-ron: This has no effect if honba-counted is false. Expected 0." },
  { "b-rule",
    "\"red-fives-suits\": [{\"suit\": \"pinzu\", \"count\": 2}, "
    "{\"suit\": \"pinzu\", \"count\": 1}]",
    "red-fives-suits[1]: Already listed. Remove one of the two entries." },
  { "tenhou-sanma", "\"red-fives-suits\": [{\"suit\": \"manzu\", \"count\": 2}]",
    "red-fives-suits[0]: Only possible with four players" },
  { "fenghua", "\"red-fives-suits\": [{\"suit\": \"manzu\", \"count\": 2}]",
    "red-fives-suits: This has no effect if scoring is “tai”. Expected []." },
  { "fenghua", "\"special-tiles\": [" GOLD ("7s", "1", "\"han\": 1") "]",
    "special-tiles: This has no effect if scoring is “tai”. Expected []." },
  { "b-rule",
    "\"special-tiles\": [" GOLD ("7s", "1", "\"han\": 1") ", " GOLD ("7s", "1", "\"han\": 1") "]",
    "special-tiles[1]: Already listed. Remove one of the two entries." },
  { "b-rule", "\"special-tiles\": [" GOLD ("5p", "4", "\"han\": 1") "]", TOO_MANY_TILES },
  { "tenhou-sanma", "\"special-tiles\": [" GOLD ("2m", "1", "\"han\": 1") "]", TOO_MANY_TILES },
  { "b-rule", "\"special-tiles\": [" GOLD ("flower", "1", "\"han\": 1") "]", TOO_MANY_TILES },
  { "b-rule", "\"special-tiles\": [" GOLD ("7z", "1", "\"han\": 0") "]", NO_EFFECT_OF_TILES },
  { "b-rule",
    "\"special-tiles\": [" GOLD ("7z", "1", "\"han\": 1, \"closed-only\": true") "]",
    NO_EFFECT_OF_TILES },
  { "b-rule",
    "\"special-tiles\": [" GOLD ("7z", "1", CHIPS_100) ", " GOLD ("6z", "1", CHIPS_200) "]",
    "special-tiles[1]: " CHIPS_OF_COLORS },
  { "b-rule",
    "\"special-tiles\": [{\"tile\": \"7s\", \"color\": \"red\", \"count\": 1, "
    "\"chips\": 100}]",
    "special-tiles[0]: " CHIPS_OF_COLORS },
  { "b-rule", "\"counted-yakuman-steps\": 2",
    "counted-yakuman-steps: This has no effect if counted-yakuman is 0. Expected 1." },
  { "b-rule", "\"nagashi-several\": \"others-share\"",
    "nagashi-several: This has no effect if nagashi is “none”. Expected “each-in-full”." },
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
    "fouls[1]: Already listed. Remove one of the two entries." },
  { FOUL ("slip", "at-once", "fixed", "0", "false"),
    "fouls[0]: A fixed amount needs points above 0. Any other amount needs 0 points." },
  { FOUL ("slip", "at-once", "none", "100", "false"),
    "fouls[0]: A fixed amount needs points above 0. Any other amount needs 0 points." },
  { FOUL ("slip", "at-once", "fixed", "1000", "true"),
    "fouls[0]: This foul has an effect that is not possible at the time when it is due" },
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

/* Values and conflicts are reported at once. A conflict with a refused value is not: it may vanish
 * with it. */
static void
test_both (void)
{
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, "mleague", NULL);
  g_autoptr (TenboRuleset) wrong = NULL;
  g_autoptr (GError) error = NULL;

  wrong = tenbo_ruleset_override (base,
                                  "{\"uma\": [100, 0, 0, 0], \"bust\": \"maybe\", "
                                  "\"bust-fee\": 1000, \"oka-points\": 15000, "
                                  "\"tai-points\": 3, \"scoring\": \"tia\"}",
                                  &error);
  g_assert_null (wrong);
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_UNKNOWN_WORD);
  g_assert_cmpstr (error->message, ==,
                   "override: bust: Unknown value \"maybe\". Expected none, below-zero or "
                   "zero-or-below.\n"
                   "override: scoring: Unknown value \"tia\". Expected fu-table, linear or tai.\n"
                   "override: oka-points: This has an effect only if oka is “fixed”. Expected 0.\n"
                   "override: uma: The sum of the numbers must be 0");
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
                   "override: uma: The extended ruleset has a list for 4 players. Expected a "
                   "list for 3 players.\n"
                   "override: floating-uma: The extended ruleset has a list for 4 players. "
                   "Expected a list for 3 players.\n"
                   "override: max-winners: More winners than one discard can have. Expected at "
                   "most one less than players.");
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
  g_test_add_func ("/conflicts/values and conflicts are reported at once", test_both);
  g_test_add_func ("/conflicts/fouls that contradict themselves are refused", test_fouls);
  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
