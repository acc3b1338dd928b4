/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tables of games and hands: their contents for a known game. */

#include "tenbo-csv-tables.h"

#include <string.h>

static TenboRulesetList *rulesets;

#define HEAD "{\"format\": \"tenbo-game/1\", \"ruleset\": \"mleague\", "

static TenboRecord *
parse (const char *json)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecord *record = tenbo_record_parse (json, -1, rulesets, &problem);

  g_test_message ("%s", record != NULL ? "fine" : problem.at);
  g_assert_nonnull (record);
  return record;
}

static const char game[] =
  HEAD "\"id\": \"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00\", "
       "\"players\": [\"=1+1\", \"Ben, Jr\", \"Chie\", \"Dai\"], \"seats\": [1, 2, 3, 0], "
       "\"people\": [\"5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01\", null, null, null], "
       "\"title\": \"Friday\", \"started\": \"2025-11-21T19:30:00+09:00\", "
       "\"hands\": ["
       "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
       "\"value\": {\"yaku\": [\"riichi\", \"pinfu\"], \"dora\": 3, \"fu\": 30}}], "
       "\"note\": \"so \\\"close\\\"\", \"id\": \"x\"}, "
       "{\"result\": \"draw\", \"tenpai\": [2, 0]}, "
       "{\"result\": \"win\", \"wins\": [{\"player\": 3, \"open\": true, "
       "\"value\": {\"yakuman\": [\"daisangen\"]}}]}, "
       "{\"result\": \"stop\"}]}";

/* The first cells of each player's row. */
#define OF_GAME                                                               \
  "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00,,2025-11-21T19:30:00+09:00,,mleague," \
  "M.League,Friday,,,0,4,3,stop,"

static void
test_games (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = parse (game);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *expected = NULL;
  TenboCsv         csv;

  tenbo_csv_init (&csv, out);
  tenbo_csv_begin_games (&csv);
  g_assert_cmpstr (out->str, ==,
                   "game_id,session_id,started,ended,ruleset,ruleset_name,title,place,note,void,"
                   "n_players,n_hands,end_reason,player,person_id,name,seat,rank,points,base,oka,"
                   "uma,prizes,chips,total\r\n");
  g_string_truncate (out, 0);
  g_assert_true (tenbo_csv_add_game (&csv, record, &problem));
  expected = g_strconcat (OF_GAME "0,5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c01,\"'=1+1\",1,3,"
                                  "18400,-11600,0,-10000,0,0,-21600\r\n",
                          OF_GAME "1,,\"Ben, Jr\",2,2,23400,-6600,0,10000,0,0,3400\r\n",
                          OF_GAME "2,,Chie,3,4,10400,-19600,0,-30000,0,0,-49600\r\n",
                          OF_GAME "3,,Dai,0,1,47800,17800,20000,30000,0,0,67800\r\n", NULL);
  g_assert_cmpstr (out->str, ==, expected);
}

static void
test_hands (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = parse (game);
  g_autoptr (GString) out = g_string_new (NULL);
  TenboCsv csv;

  tenbo_csv_init (&csv, out);
  tenbo_csv_begin_hands (&csv);
  g_assert_cmpstr (out->str, ==,
                   "game_id,hand_id,number,round,extension,honba,dealer,result,reason,"
                   "riichi,open_riichi,tenpai,nagashi,winner_1,winner_2,winner_3,from,han_1,han_2,"
                   "han_3,fu_1,fu_2,fu_3,tai_1,tai_2,tai_3,limit_1,limit_2,limit_3,"
                   "yakuman_1,yakuman_2,yakuman_3,open_1,open_2,open_3,yaku_1,yaku_2,"
                   "yaku_3,tiles_1,tiles_2,tiles_3,fouls,points_0,points_1,points_2,"
                   "points_3,score_0,score_1,score_2,score_3,pot,penalty_pot,chips_0,"
                   "chips_1,chips_2,chips_3,note\r\n");
  g_string_truncate (out, 0);
  g_assert_true (tenbo_csv_add_hands (&csv, record, &problem));
  g_assert_cmpstr (out->str, ==,
                   "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00"
                   ",x,1,E1,0,0,0,win,,1,,,,1,,,3,5,,,30,,,,,,mangan,,,,,,0,,,riichi pinfu"
                   ",,,,,,,0,8000,0,-8000,25000,33000,25000,17000,"
                   "0,0,0,0,0,0,\"so \"\"close\"\"\"\r\n"
                   "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00"
                   ",,2,E2,0,0,1,draw,,,,2 0,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,1500,-1500,1500,"
                   "-1500,26500,31500,26500,15500,0,0,0,0,0,0,\r\n"
                   "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00"
                   ",,3,E3,0,1,2,win,,,,,,3,,,,,,,,,,,,,yakuman,,,daisangen,,,1,,"
                   ",,,,,,,,-8100,-8100,-16100,32300,18400,23400,10400,47800,0,0,0,0,0,0,\r\n"
                   "5f2b8a52-7f0e-4d0b-9c53-3f3c5a9d1c00"
                   ",,4,E4,0,0,3,stop,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,0,0,0,0,18400,23400"
                   ",10400,47800,0,0,0,0,0,0,\r\n");
}

/* A win without a record of its state is neither open nor closed. */
static void
test_open_hands (void)
{
  static const char two_wins[] =
    HEAD "\"players\": [\"A\", \"B\", \"C\", \"D\"], \"override\": {\"max-winners\": 2}, "
         "\"hands\": [{\"result\": \"win\", \"wins\": ["
         "{\"player\": 1, \"from\": 0, \"open\": false, \"value\": {\"han\": 1, \"fu\": 30}}, "
         "{\"player\": 2, \"from\": 0, \"value\": {\"han\": 1, \"fu\": 30}}]}]}";
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = parse (two_wins);
  g_autoptr (GString) out = g_string_new (NULL);
  TenboCsv csv;

  tenbo_csv_init (&csv, out);
  g_assert_true (tenbo_csv_add_hands (&csv, record, &problem));
  g_assert_nonnull (strstr (out->str, "win,,,,,,1,2,,0,1,1,,30,30,,,,,,,,,,,0,,,,,,,,,,"));
}

/* A running game has no result; one that cannot be played leaves no partial output. */
static void
test_no_result (void)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) running =
    parse (HEAD "\"players\": [\"A\", \"B\", \"C\", \"D\"], \"hands\": []}");
  g_autoptr (TenboRecord) refused =
    parse (HEAD "\"players\": [\"A\", \"B\", \"C\", \"D\"], \"hands\": ["
                "{\"result\": \"draw\"}, {\"result\": \"stop\"}, {\"result\": \"draw\"}]}");
  g_autoptr (GString) out = g_string_new (NULL);
  TenboCsv csv;

  tenbo_csv_init (&csv, out);
  g_assert_true (tenbo_csv_add_game (&csv, running, &problem));
  g_assert_nonnull (strstr (out->str, ",4,0,,0,,A,,,25000,,,,,0,\r\n"));
  g_string_truncate (out, 0);
  g_assert_false (tenbo_csv_add_game (&csv, refused, &problem));
  g_assert_cmpstr (problem.at, ==, "hands[2]");
  tenbo_record_problem_clear (&problem);

  tenbo_csv_init (&csv, out);
  g_assert_false (tenbo_csv_add_hands (&csv, refused, &problem));
  g_assert_cmpstr (problem.at, ==, "hands[2]");
  g_assert_cmpstr (out->str, ==, "");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/tables/a row for each player", test_games);
  g_test_add_func ("/tables/a row for each hand", test_hands);
  g_test_add_func ("/tables/open, closed and not said", test_open_hands);
  g_test_add_func ("/tables/a game without a result", test_no_result);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
