/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The needs of a player in words. */

#include "tenbo-ruleset-list.h"
#include "tenbo-words-needs.h"

#include <string.h>

static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };

typedef struct
{
  const char *name;
  const char *ruleset;
  TbRound     round;
  int32_t     scores[TB_MAX_PLAYERS];
  TbPlayer    player;
  int         place;
  const char *heading;
  const char *sentences;
} NeedsCase;

static const NeedsCase cases[] = {
  { "the last hand of a child",
    "tenhou-hanchan",
    { .wind = TB_WIND_SOUTH, .number = 3 },
    { 30000, 27000, 24000, 19000 },
    1,
    1,
    "To 1st: 3,000 behind",
    "Tsumo: 700/1,300 (3 han 20 fu); to end the game 800/1,600 (3 han 25 fu)\n"
    "Ron off Chie or Dai: 3,200 (3 han 25 fu)\n"
    "Ron off Aki: 1,600 (2 han 25 fu); to end the game 3,200 (3 han 25 fu)\n"
    "Draw, tenpai: Ben; noten: Aki, Chie and Dai; the game ends\n"
    "Draw, tenpai: Ben, Chie and Dai; noten: Aki\n"
    "Nagashi\n"
    "Nagashi, noten: Dai; the game ends\n"
    "Rare: Tsumo: 800/1,500 (1 han 90 fu); the game ends" },
  { "the last hand of the dealer",
    "tenhou-hanchan",
    { .wind = TB_WIND_SOUTH, .number = 3 },
    { 25000, 25000, 25000, 25000 },
    3,
    3,
    "3rd: equal points",
    "Tsumo: 500 all (1 han 30 fu); to end the game 2,000 all (3 han 30 fu)\n"
    "Any ron: 1,500 (1 han 30 fu); to end the game 5,800 (3 han 30 fu)\n"
    "Draw, tenpai: Dai; noten: Aki; the game continues\n"
    "Draw, tenpai: Dai; noten: Ben; the game continues\n"
    "Draw, tenpai: Dai; noten: Chie; the game continues\n"
    "Nagashi\n"
    "Rare: Tsumo: 1,800 all (1 han 110 fu); the game ends\n"
    "Rare: Any ron: 5,300 (1 han 110 fu); the game ends" },
  { "a bust in the first hand",
    "tenhou-hanchan",
    { .wind = TB_WIND_EAST },
    { 40000, 30000, 29000, 1000 },
    2,
    2,
    "To 2nd: 1,000 behind",
    "Tsumo: 300/500 (1 han 30 fu)\n"
    "Ron off Dai: 1,300 (1 han 40 fu); the game ends\n"
    "Ron off Aki: 1,300 (1 han 40 fu)\n"
    "Ron off Ben: 1,000 (1 han 30 fu)\n"
    "Draw, tenpai: Chie; noten: Ben\n"
    "Nagashi" },
  { "three players",
    "tenhou-sanma",
    { .wind = TB_WIND_SOUTH, .number = 2 },
    { 60000, 35000, 10000 },
    1,
    1,
    "To 1st: 25,000 behind",
    "Tsumo: 8,000/16,000 (yakuman)\n"
    "Ron off Chie: 32,000 (yakuman)\n"
    "Ron off Aki: 16,000 (baiman)" },
  { "tai",
    "fenghua",
    { .wind = TB_WIND_SOUTH },
    { 90, 40, -50, -80 },
    1,
    1,
    "To 1st: 50 behind",
    "Tsumo: 60 (1 tai)\n"
    "Ron off Chie or Dai: 80 (11 tai)\n"
    "Ron off Aki: 40 (4 tai)" },
  { "three-player shares in turn order",
    "allen",
    { .wind = TB_WIND_EAST },
    { 38000, 41500, 40500 },
    0,
    1,
    "To 1st: 3,500 behind",
    "Tsumo: 2,000/1,000 (1 han)\n"
    "Ron off Ben: 3,000 (1 han)\n"
    "Ron off Chie: 6,000 (2 han)" },
  { "out of reach",
    "mleague",
    { .wind = TB_WIND_SOUTH, .number = 3 },
    { 95000, 5000, 0, 0 },
    1,
    1,
    "To 1st: 90,000 behind",
    "Tsumo: no hand is enough\n"
    "Any ron: no hand is enough" },
  { "the dealer may stop",
    "b-rule",
    { .wind = TB_WIND_SOUTH, .number = 3 },
    { 26000, 25000, 25000, 24000 },
    3,
    1,
    "To 1st: 2,000 behind",
    "Tsumo: 700 all (2 han 20 fu); the game ends if the dealer stops\n"
    "Ron off Aki: 1,500 (1 han 30 fu); the game ends if the dealer stops\n"
    "Ron off Ben or Chie: 2,400 (2 han 25 fu); the game ends if the dealer stops\n"
    "Draw, tenpai: Dai; noten: Aki, Ben and Chie" },
  { "the dealer may stop as 1st alone",
    "b-rule",
    { .wind = TB_WIND_SOUTH, .number = 3 },
    { 32000, 25500, 22000, 20500 },
    3,
    2,
    "To 2nd: 5,000 behind",
    "Tsumo: 1,300 all (3 han 20 fu); "
    "to end the game, if the dealer stops, 3,200 all (4 han 25 fu)\n"
    "Ron off Aki: 5,800 (3 han 30 fu); the game ends if the dealer stops\n"
    "Ron off Ben: 2,900 (2 han 30 fu); to end the game, if the dealer stops, 11,600 (4 han 30 fu)\n"
    "Ron off Chie: 5,800 (3 han 30 fu); "
    "to end the game, if the dealer stops, 11,600 (4 han 30 fu)\n"
    "Rare: Tsumo: 2,900 all (2 han 90 fu); the game ends if the dealer stops\n"
    "Rare: Ron off Aki or Chie: 5,300 (1 han 110 fu); the game continues" },
};

static TenboRulesetList *rulesets; /* owned by main() */

static void
check_case (gconstpointer data)
{
  const NeedsCase *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (rulesets, self->ruleset, &error);
  TbPartialHand    hand = { 0 };
  TenboWordsGame   game;
  TbTable          table;
  TbNeeds          needs;
  TbProblem        problem;
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  g_assert_no_error (error);
  tenbo_words_game_init (&game, tenbo_ruleset_get_rules (ruleset), names);
  tb_table_start (&table, game.rules);
  table.next.round = self->round;
  table.next.dealer = self->round.number;
  memcpy (table.scores, self->scores, sizeof table.scores);
  g_assert_cmpint (tb_table_needs (&table, &hand, self->player, &needs, &problem), ==, TB_OK);

  heading = tenbo_words_need_rank (&needs, self->place);
  g_assert_cmpstr (heading, ==, self->heading);
  lines = tenbo_words_needs (&table, &game, &needs, self->place);
  text = g_strjoinv ("\n", lines);
  g_assert_cmpstr (text, ==, self->sentences);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  rulesets = tenbo_ruleset_list_new (NULL);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/needs/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], check_case);
    }
  status = g_test_run ();
  g_object_unref (rulesets);

  return status;
}
