/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a ruleset: its sentence about each field, and the fields that it omits. */

#include <locale.h>
#include <string.h>

#include "tenbo-ruleset-list.h"
#include "tenbo-words.h"

static TenboRulesetList *shipped;

static const struct
{
  const char *ruleset;
  const char *fields; /* that differ, or NULL */
  TbField     field;
  const char *expected;
} sentences[] = {
  { "b-rule", NULL, TB_FIELD_PLAYERS, "4" },
  { "b-rule", NULL, TB_FIELD_WINDS, "Two rounds: East and South" },
  { "b-rule", "\"winds\": 0", TB_FIELD_WINDS, "One hand: East 1" },
  { "b-rule", NULL, TB_FIELD_START_POINTS, "25,000" },
  { "b-rule", NULL, TB_FIELD_UMA, "None" },
  { "mleague", NULL, TB_FIELD_UMA, "+30,000 / +10,000 / \u221210,000 / \u221230,000" },
  { "mizukawa-sanma", NULL, TB_FIELD_UMA, "0 or 3 floating: +20,000 / 0 / \u221220,000" },
  { "jpml-a", NULL, TB_FIELD_UMA, "0 or 4 floating: None" },
  { "mizukawa-sanma", NULL, TB_FIELD_FLOATING_UMA,
    "1 floating: +40,000 / \u221210,000 / \u221230,000\n"
    "2 floating: +30,000 / +10,000 / \u221240,000" },
  { "mizukawa-sanma", NULL, TB_FIELD_FLOAT_LINE, "Players with 30,000 or more float" },
  { "sanma-parlor", NULL, TB_FIELD_SINKING,
    "Players with less than 40,000 who are not 1st each pay 10,000 to 1st" },
  { "mleague", NULL, TB_FIELD_BUST, "The game continues with a score below zero" },
  { "b-rule", NULL, TB_FIELD_BUST,
    "The game ends after a hand with a score below zero, but not at exactly 0" },
  { "mizukawa-hanchan", NULL, TB_FIELD_BUST,
    "The game ends as soon as a score is below zero, but not at exactly 0" },
  { "sanma-parlor", NULL, TB_FIELD_BUST, "The game ends after a hand with a score of 0 or less" },
  { "mizukawa-hanchan", "\"bust\": \"zero-or-below\", \"riichi-minimum\": 1100", TB_FIELD_BUST,
    "The game ends as soon as a score is 0 or less" },
  { "mleague", "\"open-riichi-stake\": 2000", TB_FIELD_OPEN_RIICHI_STAKE, "2,000" },
  { "mleague", NULL, TB_FIELD_OPEN_RIICHI_STAKE, "An open riichi has the ordinary stick" },
  { "tenhou-hanchan", NULL, TB_FIELD_TARGET, "If nobody has 30,000, an extension is played" },
  { "mleague", NULL, TB_FIELD_RETURN_POINTS, "30,000, with an oka of 20,000 for 1st" },
  { "sanma-parlor", NULL, TB_FIELD_RETURN_POINTS, "40,000, with an oka of 15,000 for 1st" },
  { "jpml-a", NULL, TB_FIELD_RETURN_POINTS, "30,000" },
  { "free-parlor", "\"target\": 30000", TB_FIELD_TARGET, "The last dealer needs 30,000 to stop" },
  { "free-parlor", "\"target\": 30000", TB_FIELD_LAST_DEALER,
    "A dealer who would repeat may end the game if 1st with 30,000 or more" },
  { "free-parlor", NULL, TB_FIELD_LAST_DEALER,
    "A dealer who would repeat may end the game if 1st" },
  { "tenhou-hanchan", NULL, TB_FIELD_LAST_DEALER,
    "The game ends if the dealer would repeat and is 1st with 30,000 or more" },
  { "mizukawa-hanchan", NULL, TB_FIELD_LAST_DEALER,
    "The game ends if the dealer would repeat and is 1st" },
  { "b-rule", NULL, TB_FIELD_LAST_DEALER,
    "A dealer who can repeat must do so, or may end the game if 1st" },
  { "mleague", NULL, TB_FIELD_LAST_DEALER, "As in any other hand" },
  { "free-parlor",
    "\"last-dealer\": \"by-rank\", \"last-dealer-ranks\": ["
    "{\"rank\": 1, \"right\": \"stops\"}, {\"rank\": 2, \"right\": \"may-stop\"},"
    "{\"rank\": 3, \"right\": \"must-repeat\"}, {\"rank\": 4, \"right\": \"usual\"}]",
    TB_FIELD_LAST_DEALER_RANKS,
    "1st: ends the game\n2nd: may end the game\n3rd: must repeat\n4th: as in any other hand" },
  { "free-parlor",
    "\"last-dealer\": \"by-rank\", \"last-dealer-ranks\": ["
    "{\"rank\": 1, \"right\": \"stops\"}]",
    TB_FIELD_LAST_DEALER, "The rank of a dealer who would repeat decides" },
  { "tenhou-hanchan",
    "\"last-dealer\": \"by-rank\", \"last-dealer-ranks\": ["
    "{\"rank\": 1, \"right\": \"stops\"}]",
    TB_FIELD_LAST_DEALER,
    "The rank of a dealer who would repeat decides; to end the game, somebody needs 30,000" },
  { "free-parlor",
    "\"dealer-by-wind\": [{\"wind\": \"south\", \"win\": \"repeats\","
    " \"tenpai\": \"chooses\", \"noten\": \"passes\"}]",
    TB_FIELD_DEALER_BY_WIND, "South: repeats after a win, chooses if tenpai, passes if noten" },
  { "free-parlor", "\"noten-payments\": \"each-to-each\"", TB_FIELD_NOTEN_POOL, "3,000" },
  { "free-parlor", "\"noten-payments\": \"each-to-each\"", TB_FIELD_NOTEN_PAYMENTS,
    "Each noten player pays the points to each tenpai player" },
  { "free-parlor", "\"noten-payments\": \"pool-to-pot\"", TB_FIELD_NOTEN_POOL,
    "3,000 in total" },
  { "mleague", "\"pot-receivers\": \"riichi-only\"", TB_FIELD_POT_RECEIVERS,
    "Only for winners who declared riichi, who share it; otherwise it stays on the table" },
  { "tenhou-hanchan", "\"extension-winds\": 2", TB_FIELD_EXTENSION_WINDS, "Up to 2" },
  { "tenhou-hanchan", NULL, TB_FIELD_EXTENSION_WINDS, "One" },
  { "mleague", "\"dealer-next\": \"winner\", \"winds\": 1", TB_FIELD_DEALER_NEXT,
    "To the winner nearest the discarder, or in turn if nobody else won; no hand is the last one" },
  { "mleague", "\"minimum-han\": 2", TB_FIELD_MINIMUM_HAN, "2, without dora and ippatsu" },
  { "mleague", "\"minimum-han\": 2, \"minimum-han-from-honba\": 5",
    TB_FIELD_MINIMUM_HAN_FROM_HONBA, "From 5 honba on" },
  { "mleague", "\"minimum-han\": 2", TB_FIELD_MINIMUM_HAN_FROM_HONBA, "In every hand" },
  { "free-parlor", "\"honba-grows\": \"repeats-only\"", TB_FIELD_HONBA_GROWS,
    "Increased by 1 if the dealer repeats; reset to 0 if the deal passes, also after a draw" },
  { "tenhou-hanchan",
    "\"aborts\": [{\"reason\": \"four-kans\", \"dealer\": \"repeats\", "
    "\"honba-stays\": true}]",
    TB_FIELD_ABORTS, "Four kans: The dealer repeats; the honba do not change" },
  { "sanma-parlor", NULL, TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET,
    "Not without the points needed to end the game" },
  { "sanma-parlor", "\"last-dealer-stops-below-target\": true",
    TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET,
    "Also without the points needed to end the game; then the extension begins" },
  { "sanma-parlor", NULL, TB_FIELD_LAST_DEALER_STOPS_AFTER, "Only a win by the dealer" },
  { "free-parlor", NULL, TB_FIELD_LAST_DEALER_STOPS_AFTER, "Any result that lets the dealer "
                                                           "repeat" },
  { "tenhou-hanchan", NULL, TB_FIELD_LAST_DEALER_STOPS_AFTER,
    "Any result that lets the dealer repeat, except an abortive draw" },
  { "b-rule", NULL, TB_FIELD_RETURN_POINTS, "30,000, with an oka of 20,000 for 1st" },
  { "b-rule", "\"oka\": \"fixed\", \"oka-points\": 15000", TB_FIELD_RETURN_POINTS,
    "30,000, with an oka of 15,000 for 1st" },
  { "b-rule", "\"oka\": \"fixed\", \"oka-points\": 15000", TB_FIELD_OKA_POINTS,
    "15,000 for 1st" },
  { "b-rule", "\"result-base\": \"points\"", TB_FIELD_RETURN_POINTS, "30,000" },
  { "b-rule", "\"score-floor\": true, \"score-floor-points\": -10000", TB_FIELD_SCORE_FLOOR,
    "A lower score counts as \u221210,000 in the result, at the cost of 1st" },
  { "b-rule",
    "\"prizes\": [{\"from\": \"no-win\", \"to\": \"others\", \"points\": 3000},"
    " {\"from\": \"all\", \"to\": \"first-alone\", \"points\": 5000}]",
    TB_FIELD_PRIZES,
    "Players who did not win a hand: 3,000 to each of the others\n"
    "Every player: 5,000 to 1st, if all others have less than the starting points" },
  { "b-rule", NULL, TB_FIELD_PRIZES, "None" },
  { "sanma-parlor", "\"bust-fee-to\": \"first\"", TB_FIELD_BUST_FEE,
    "At the settlement, a busted player pays 10,000 to 1st" },
  { "b-rule", NULL, TB_FIELD_SCORE_FLOOR, "None" },
  { "b-rule", "\"game-fee-first\": 200", TB_FIELD_GAME_FEE_FIRST, "1st pays 200 to the house" },
  { "b-rule", NULL, TB_FIELD_EXTENSION, "None; the last hand ends the game" },
  { "tenhou-hanchan", NULL, TB_FIELD_EXTENSION, "West is played if nobody has 30,000" },
  { "tenhou-tonpuu", NULL, TB_FIELD_EXTENSION, "South is played if nobody has 30,000" },
  { "sanma-parlor", NULL, TB_FIELD_EXTENSION, "East is played again if nobody has 40,000" },
  { "b-rule", NULL, TB_FIELD_DEALER_TENPAI, "If tenpai, the dealer may repeat or pass" },
  { "mleague", NULL, TB_FIELD_DEALER_TENPAI, "If tenpai, the dealer repeats" },
  { "mleague", "\"dealer-tenpai\": \"passes\", \"dealer-noten\": \"repeats\"",
    TB_FIELD_DEALER_TENPAI, "If tenpai, the deal passes" },
  { "allen", NULL, TB_FIELD_DEALER_TENPAI, "The deal passes" },
  { "fenghua", NULL, TB_FIELD_DEALER_TENPAI, "The dealer repeats" },
  { "b-rule", NULL, TB_FIELD_HONBA_TSUMO, "500 from each player for each honba" },
  { "b-rule", "\"honba-ron\": 0", TB_FIELD_HONBA_RON, "None" },
  { "allen", NULL, TB_FIELD_HONBA_BEFORE_SPLIT,
    "1,000 for each honba, added to the value before it is split" },
  { "b-rule", NULL, TB_FIELD_HONBA_BEFORE_SPLIT, "Paid separately from the value of the hand" },
  { "mleague", NULL, TB_FIELD_MAX_WINNERS, "One: the winner nearest the discarder" },
  { "b-rule", NULL, TB_FIELD_MAX_WINNERS, "Up to 3" },
  { "b-rule", NULL, TB_FIELD_ABORTS, "None" },
  { "mizukawa-hanchan", NULL, TB_FIELD_ABORTS,
    "Four winds: The deal passes\nNine terminals: The dealer repeats" },
  { "b-rule", NULL, TB_FIELD_PAO_RON,
    "Half each from the liable player and the discarder, who also pays the honba" },
  { "b-rule", "\"pao-honba\": \"liable\"", TB_FIELD_PAO_RON,
    "Half each from the liable player and the discarder" },
  { "b-rule", "\"chip-yakuman-ron\": 60000", TB_FIELD_CHIP_YAKUMAN,
    "30,000 from each other player on tsumo" },
  { "b-rule", "\"chip-yakuman-ron\": 60000", TB_FIELD_CHIP_YAKUMAN_RON,
    "60,000 from the discarder alone" },
  { "b-rule", "\"sanbaiman-han\": 13", TB_FIELD_COUNTED_YAKUMAN,
    "None: 13 han or more are sanbaiman" },
  { "b-rule", "\"sanbaiman-han\": 13", TB_FIELD_SANBAIMAN_HAN, "13 han or more" },
  { "tenhou-hanchan", "\"mangan-han\": 4", TB_FIELD_MANGAN_HAN, "4 to 5 han" },
  { "tenhou-hanchan", NULL, TB_FIELD_MANGAN_HAN, "5 han" },
  { "tenhou-hanchan", NULL, TB_FIELD_HANEMAN_HAN, "6 to 7 han" },
  { "tenhou-hanchan", "\"haneman-han\": 8", TB_FIELD_HANEMAN_HAN, "None" },
  { "tenhou-hanchan", NULL, TB_FIELD_BAIMAN_HAN, "8 to 10 han" },
  { "tenhou-hanchan", NULL, TB_FIELD_SANBAIMAN_HAN, "11 to 12 han" },
  { "mleague", "\"yakuman-cap\": 2", TB_FIELD_YAKUMAN_CAP, "2 yakuman" },
  { "mleague", NULL, TB_FIELD_YAKUMAN_CAP, "None" },
  { "allen", "\"wareme\": true, \"wareme-factor\": 3", TB_FIELD_WAREME_FACTOR,
    "3 times the usual amount" },
  { "free-parlor", "\"fixed-fu\": 30, \"double-wind-pair-fu\": 2", TB_FIELD_FIXED_FU,
    "Not counted: every hand has 30 fu" },
  { "b-rule", NULL, TB_FIELD_FIXED_FU, "Counted" },
  { "allen", "\"dealer-factor\": \"same\"", TB_FIELD_HAN_POINTS,
    "2,000, or 2,000 for the dealer" },
  { "allen",
    "\"han-points\": 0, \"tsumo-split\": \"own-share\", \"honba-before-split\": false, "
    "\"han-table\": [{\"han\": 1, \"child\": 1000, \"dealer\": 2000},"
    " {\"han\": 3, \"child\": 4000, \"dealer\": 6000}]",
    TB_FIELD_HAN_TABLE, "1 to 2 han: 1,000, or 2,000 for the dealer\n"
                        "3 han or more: 4,000, or 6,000 for the dealer" },
  { "sanma-parlor",
    "\"tsumo-table\": [{\"ron\": 1000, \"child\": 1000, \"dealer\": 1000, \"each\": 1000}]",
    TB_FIELD_TSUMO_TABLE, "Value: from the non-dealer / from the dealer\n"
                          "1,000: 1,000 / 1,000, or 1,000 each to the dealer" },
  { "sanma-parlor",
    "\"tsumo-table\": [{\"ron\": 1000, \"child\": 1000, \"dealer\": 1000, \"each\": 1000}]",
    TB_FIELD_TSUMO_SPLIT, "The value of a ron, split according to the table" },
  { "mleague", "\"yakuman-points\": 50000", TB_FIELD_YAKUMAN_POINTS,
    "50,000 for a ron of a non-dealer" },
  { "allen", NULL, TB_FIELD_HAN_POINTS, "2,000, or 3,000 for the dealer" },
  { "b-rule", NULL, TB_FIELD_HAN_POINTS, "None" },
  { "sanma-parlor",
    "\"tsumo-table\": [{\"ron\": 1000, \"child\": 1000, \"dealer\": 1000, \"each\": 0},"
    " {\"ron\": 8000, \"child\": 3000, \"dealer\": 5000, \"each\": 0}]",
    TB_FIELD_TSUMO_TABLE,
    "Value: from the non-dealer / from the dealer\n1,000: 1,000 / 1,000\n8,000: 3,000 / 5,000" },
  { "b-rule", NULL, TB_FIELD_TSUMO_TABLE, "None" },
  { "b-rule", NULL, TB_FIELD_COUNTED_YAKUMAN, "None: 11 han or more are sanbaiman" },
  { "allen", "\"counted-yakuman\": 0", TB_FIELD_COUNTED_YAKUMAN, "None" },
  { "tenhou-hanchan", NULL, TB_FIELD_COUNTED_YAKUMAN, "13 han or more" },
  { "mizukawa-hanchan", NULL, TB_FIELD_COUNTED_YAKUMAN_STEPS,
    "One more for every 13 han, up to 4" },
  { "tenhou-hanchan", NULL, TB_FIELD_COUNTED_YAKUMAN_STEPS, "Always one" },
  { "b-rule", "\"great-yakuman\": [\"tenhou\", \"daisuushi\"]", TB_FIELD_GREAT_YAKUMAN,
    "Tenhou, Daisuushi" },
  { "b-rule", NULL, TB_FIELD_DOUBLE_YAKUMAN, "None" },
  { "b-rule",
    "\"yaku\": [{\"yaku\": \"chinitsu\", \"closed\": 6, \"open\": 5, \"instead\": false},"
    " {\"yaku\": \"riichi\", \"closed\": 1, \"open\": 0, \"instead\": false},"
    " {\"yaku\": \"haitei\", \"closed\": 1, \"open\": 1, \"instead\": false}]",
    TB_FIELD_YAKU, "1 han: Riichi (closed), Haitei\n6 han: Chinitsu (open 5)" },
  { "b-rule",
    "\"yaku\": [{\"yaku\": \"renhou\", \"closed\": 5, \"open\": 0, \"instead\": true}]",
    TB_FIELD_YAKU, "5 han: Renhou (instead of everything else, if that is worth less)" },
  { "b-rule", "\"red-fives\": 0", TB_FIELD_RED_FIVES, "None" },
  { "b-rule", NULL, TB_FIELD_RED_FIVES, "1 in each suit" },
  { "sanma-parlor", NULL, TB_FIELD_RED_FIVES, "All fives" },
  { "b-rule",
    "\"red-fives-suits\": [{\"suit\": \"pinzu\", \"count\": 2}, "
    "{\"suit\": \"souzu\", \"count\": 0}]",
    TB_FIELD_RED_FIVES_SUITS, "2 in pinzu\n0 in souzu" },
  { "b-rule",
    "\"flowers\": 4, \"special-tiles\": ["
    "{\"tile\": \"5p\", \"color\": \"gold\", \"count\": 1, \"han\": 2, \"chips\": 5000}, "
    "{\"tile\": \"flower\", \"color\": \"marked\", \"count\": 2, \"chips\": 300, "
    "\"closed-only\": true}]",
    TB_FIELD_SPECIAL_TILES,
    "gold 5p: 1 tile, 2 han each, chips of 5,000 each\n"
    "marked flower: 2 tiles, chips of 300 each in closed hands" },
  { "b-rule", NULL, TB_FIELD_SEVEN_PAIRS_FOUR_ALIKE, "Count as two pairs" },
  { "mleague", NULL, TB_FIELD_SEVEN_PAIRS_FOUR_ALIKE, "Do not count as two pairs" },
  { "allen", NULL, TB_FIELD_FIVE_ALIKE, "A hand can have more than four of a tile" },
  { "allen", NULL, TB_FIELD_WILD_TILE, "None" },
  { "allen", "\"wild-tile\": \"white\"", TB_FIELD_WILD_TILE, "White dragons are wild" },
  { "allen", "\"wild-tile\": \"missing\"", TB_FIELD_WILD_TILE,
    "Hands are one tile short; the missing tile is wild" },
  { "allen", NULL, TB_FIELD_DORA_TILE, "The indicator itself" },
  { "b-rule", NULL, TB_FIELD_FLOWERS, "None" },
  { "allen", NULL, TB_FIELD_FLOWERS, "4, each set aside as a dora" },
  { "fenghua", NULL, TB_FIELD_FLOWERS, "8, set aside" },
  { "b-rule", NULL, TB_FIELD_DOUBLE_WIND_PAIR_FU, "4 fu" },
  { "b-rule", NULL, TB_FIELD_PINFU_TSUMO, "Both count, 20 fu" },
  { "sanma-parlor", NULL, TB_FIELD_PINFU_TSUMO, "Only pinfu counts, 30 fu" },
  { "allen", NULL, TB_FIELD_PINFU_TSUMO, "Both count" },
  { "allen", "\"pinfu-tsumo\": \"pinfu-only\"", TB_FIELD_PINFU_TSUMO, "Only pinfu counts" },
  { "b-rule", NULL, TB_FIELD_TAI_MINIMUM, "None" },
  { "b-rule", NULL, TB_FIELD_TAI_ROUNDING, "None" },
  { "fenghua", NULL, TB_FIELD_TAI_ROUNDING, "The sum is rounded up to a multiple of 10" },
  { "fenghua",
    "\"tai-items\": [{\"item\": \"zimo\", \"tai\": 1, \"most\": 1, \"minimum\": true,"
    " \"exempt\": false}]",
    TB_FIELD_TAI_MINIMUM, "4 tai before rounding" },
  { "fenghua",
    "\"tai-items\": [{\"item\": \"own-flower\", \"tai\": 2, \"most\": 2, \"minimum\": false,"
    " \"exempt\": false}, {\"item\": \"added-kan\", \"tai\": 100, \"most\": 1,"
    " \"minimum\": false, \"exempt\": false}, {\"item\": \"eight-flowers-now\", \"tai\": 400,"
    " \"most\": 1, \"minimum\": false, \"exempt\": true}]",
    TB_FIELD_TAI_MINIMUM,
    "4 tai before rounding\n"
    "Not counted: Own flower; Added kong\n"
    "Exempt: Eight flowers, won at once" },
  { "fenghua",
    "\"tai-items\": [{\"item\": \"dragon\", \"tai\": 1, \"most\": 3, \"minimum\": true,"
    " \"exempt\": false}, {\"item\": \"zimo\", \"tai\": 1, \"most\": 1, \"minimum\": true,"
    " \"exempt\": false}]",
    TB_FIELD_TAI_ITEMS, "Dragon triplet: 1 each, up to 3\nSelf-draw: 1" },
  { "b-rule", NULL, TB_FIELD_CHIP_EAST_EAST,
    "10,000 from each player to the first dealer for ending the game in East 1" },
  { "mleague", NULL, TB_FIELD_FOULS,
    "Chombo: ends the hand. 20,000 deducted from the final result; the hand is replayed with the "
    "same dealer and honba; its sticks are returned" },
  { "b-rule", NULL, TB_FIELD_CHIP_IPPATSU,
    "5,000 from the discarder, or from each other player on tsumo" },
  { "b-rule", "\"chip-ippatsu\": 0", TB_FIELD_CHIP_IPPATSU, "None" },
  { "b-rule", NULL, TB_FIELD_CHIP_URA,
    "5,000 for each, from the discarder, or from each other player on tsumo" },
  { "b-rule", NULL, TB_FIELD_CHIP_YAKUMAN, "30,000 from each other player, also on ron" },
  { "sanma-parlor", NULL, TB_FIELD_BUST_FEE,
    "At the settlement, a busted player pays 10,000 to the player who busted them" },
  { "allen", NULL, TB_FIELD_FOULS, "None" },
  { "b-rule", NULL, TB_FIELD_FOULS,
    "Deposit: paid at once; play continues. 1,000 to the pot\n"
    "Dead hand: play continues; paid at a draw or when a foul ends the hand. 8,000: 4,000 to the "
    "dealer, 2,000 to each other player; for the dealer 12,000: 4,000 to each; counts as noten; "
    "cannot "
    "win the hand\n"
    "Chombo: ends the hand. 8,000 or more: 4,000 to the dealer, 2,000 to each other player; "
    "for the "
    "dealer 12,000 or more: 4,000 to each; the most valuable hand shown by another player sets "
    "the amount; covers noten riichi" },
  { "sanma-parlor", NULL, TB_FIELD_FOULS,
    "Deposit: paid at once; play continues. 1,000 to the pot\n"
    "Dead hand: play continues; counts as noten; cannot win the hand\n"
    "Chombo at a draw: play continues; paid only at a draw. 8,000 to each; covers noten "
    "riichi; no noten payments, no nagashi; sticks and deposits of the hand are returned; honba do "
    "not change\n"
    "Chombo: ends the hand. 8,000 to each; sticks and deposits of the hand are returned; honba "
    "do not change" },
};

/* Returns the ruleset @id with @fields replaced. */
static TenboRuleset *
find_ruleset (const char *id,
              const char *fields)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, id, &error);
  TenboRuleset    *ruleset;
  g_autofree char *override = g_strdup_printf ("{%s}", fields != NULL ? fields : "");

  g_assert_no_error (error);
  ruleset = tenbo_ruleset_override (base, override, &error);
  g_assert_no_error (error);
  return ruleset;
}

static void
test_sentences (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autoptr (TenboRuleset) ruleset = find_ruleset (sentences[i].ruleset, sentences[i].fields);
      g_autofree char *text = tenbo_words_field_value (tenbo_ruleset_get_rules (ruleset),
                                                       sentences[i].field);

      g_test_message ("%s %s", sentences[i].ruleset, tb_rule_fields[sentences[i].field].key);
      g_assert_cmpstr (text, ==, sentences[i].expected);
    }
}

/* The fields that a page omits, by key in the order of the table. */
static const struct
{
  const char *ruleset;
  const char *keys;
} left_out[] = {
  { "b-rule",
    "float-line floating-uma sinking result-rounding bust-when bust-fee target extension-ends "
    "dealer-noten-south dealer-own-foul-south last-dealer-stops-after last-dealer-foul-repeats "
    "honba-counted honba-before-split wareme nagashi-value nagashi-several han-points tsumo-"
    "split tsumo-table counted-yakuman-steps double-yakuman open-tanyao-in five-alike wild-"
    "tile dora-tile flowers nuki-north calls-keep-first-turn kan-on-last-tile ippatsu-with-houtei "
    "tai-minimum tai-rounding tai-items robbed-kong-self-draw last-tile pao-fed-melds chip-red" },
  { "tenhou-hanchan",
    "float-line floating-uma sinking result-rounding bust-when bust-fee ceiling ceiling-"
    "inclusive dealer-noten-south dealer-child-foul dealer-own-foul dealer-own-foul-south last-"
    "dealer-foul-repeats honba-counted honba-before-split honba-declined-win wareme last-hand-"
    "open-win noten-void-at-double-bust han-points tsumo-split tsumo-table counted-yakuman-"
    "steps great-yakuman double-yakuman open-tanyao-in five-alike wild-tile dora-tile "
    "flowers nuki-north calls-keep-first-turn kan-on-last-tile ippatsu-with-houtei tai-minimum "
    "tai-rounding tai-items robbed-kong-self-draw last-tile pao-single-tile pao-fed-melds pao-"
    "kan-feeder chip-ippatsu chip-ura chip-red chip-yakuman chip-bust chip-east-east" },
  { "sanma-parlor",
    "float-line floating-uma result-rounding bust-when ceiling ceiling-inclusive last-dealer-"
    "foul-repeats honba-counted honba-before-split honba-declined-win wareme last-hand-open-"
    "win noten-void-at-double-bust han-points kiriage-mangan counted-yakuman-steps great-"
    "yakuman double-yakuman five-alike wild-tile dora-tile nuki-north calls-keep-first-turn "
    "kan-on-last-tile ippatsu-with-houtei tai-minimum tai-rounding tai-items "
    "robbed-kong-self-draw last-tile "
    "pao-single-tile pao-fed-melds pao-kan-feeder chip-ippatsu chip-ura chip-red chip-"
    "yakuman chip-bust chip-east-east" },
  { "allen",
    "float-line floating-uma sinking result-rounding bust-when bust-fee ceiling "
    "ceiling-inclusive target extension-ends dealer-noten dealer-noten-south "
    "dealer-child-foul dealer-own-foul dealer-own-foul-south last-dealer-stops-after "
    "last-dealer-foul-repeats honba-counted honba-tsumo honba-receivers honba-declined-win "
    "pot-receivers wareme last-hand-open-win noten-void-at-double-bust nagashi-value "
    "nagashi-several tsumo-table kiriage-mangan counted-yakuman-steps double-yakuman "
    "open-tanyao-in wild-tile kan-ura-dora nuki-north open-pinfu double-wind-pair-fu "
    "rinshan-haitei-tsumo-fu seven-pairs-forty-fu ippatsu-with-houtei tai-minimum "
    "tai-rounding tai-items robbed-kong-self-draw last-tile pao-share pao-ron "
    "pao-single-tile pao-fed-melds pao-kan-feeder chip-ippatsu chip-ura chip-red "
    "chip-yakuman chip-bust chip-east-east" },
  { "fenghua",
    "return-points float-line floating-uma leftover-pot sinking result-rounding bust-when bust-"
    "fee ceiling ceiling-inclusive target extension-ends dealer-noten dealer-noten-south "
    "dealer-child-foul dealer-own-foul dealer-own-foul-south last-dealer-stops-after last-"
    "dealer-foul-repeats honba-counted honba-ron honba-tsumo honba-before-split honba-"
    "receivers honba-declined-win pot-receivers wareme last-hand-open-win riichi-stake riichi-"
    "minimum stake-on-ronned-tile noten-pool noten-void-at-double-bust nagashi nagashi-value "
    "nagashi-several aborts han-points value-rounding tsumo-split tsumo-table kiriage-mangan "
    "counted-yakuman counted-yakuman-steps yakuman great-yakuman double-yakuman several-"
    "yakuman yaku open-tanyao open-tanyao-in seven-pairs-four-alike five-alike wild-"
    "tile red-fives dora-tile ura-dora kan-dora kan-ura-dora nuki-north open-pinfu "
    "double-wind-pair-fu rinshan-haitei-tsumo-fu seven-pairs-forty-fu pinfu-tsumo "
    "calls-keep-first-turn kan-on-last-tile ippatsu-with-houtei "
    "pao-yakuman pao-share pao-single-tile pao-kan-feeder chip-"
    "ippatsu chip-ura chip-red chip-yakuman chip-bust chip-east-east" },
};

static void
test_left_out (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (left_out); i++)
    {
      g_autoptr (TenboRuleset) ruleset = find_ruleset (left_out[i].ruleset, NULL);
      g_autoptr (GString) found = g_string_new (NULL);

      /* Fields of later revisions are left out by their value. */
      for (int field = 0; field < TB_N_FIELDS; field++)
        if (tb_rule_fields[field].revision < 3 &&
            !tenbo_words_field_applies (tenbo_ruleset_get_rules (ruleset), (TbField) field))
          g_string_append_printf (found, "%s%s", found->len > 0 ? " " : "",
                                  tb_rule_fields[field].key);
      g_test_message ("%s: %s", left_out[i].ruleset, found->str);
      g_assert_cmpstr (found->str, ==, left_out[i].keys);
    }
}

/* Fields of one theme are adjacent, so that each title occurs once. */
static void
test_sections (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const char *section = "";

  for (int field = 0; field < TB_N_FIELDS; field++)
    if (strcmp (section, tenbo_words_section ((TbField) field)) != 0)
      {
        section = tenbo_words_section ((TbField) field);
        g_test_message ("%s", section);
        g_assert_true (g_hash_table_add (seen, (gpointer) section));
      }
  g_assert_cmpstr (tenbo_words_section (TB_FIELD_PLAYERS), ==, "The Game");
  g_assert_cmpstr (tenbo_words_section (TB_FIELD_FOULS), ==, "Fouls");
  g_assert_cmpuint (g_hash_table_size (seen), ==, 9);
}

int
main (int    argc,
      char **argv)
{
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/words-fields/a field has a sentence about its value", test_sentences);
  g_test_add_func ("/words-fields/a page omits fields without meaning", test_left_out);
  g_test_add_func ("/words-fields/the fields of a theme are adjacent", test_sections);
  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
