/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* The number of hands of a game: its winds, and the extension if nobody reaches the target. */

static const EngineCase winds[] = {
  { "East 1 alone ends when its dealer passes", "league winds=0", "", "win ron=1<2 1/30",
    "0 1000 -1000 0; end=rounds@" },
  { "and continues while the dealer repeats", "league winds=0", "", "win ron=0<2 1/30",
    "1500 0 -1500 0; E1/1" },
  { "it is a last hand", "league winds=0 last-dealer=stops-first", "", "win ron=0<2 1/30",
    "1500 0 -1500 0; end=dealer-leads@0" },
  { "North is the fourth wind", "league winds=4", "N4", "draw", "0 0 0 0; end=rounds@" },
  { "three players make three hands a wind", "trio", "E3", "draw", "0 0 0 0; S1/1" },
};

static const EngineCase next_wind[] = {
  { "without the target West follows South", "online", "S4", "win ron=0<1 1/30",
    "1000 -1000 0 0; W1/0" },
  { "South follows East in a game of one wind", "online winds=1", "E4", "draw",
    "0 0 0 0; S1/1" },
  { "the honba count as usual", "online", "S4 honba=2", "draw", "0 0 0 0; W1/3" },
  { "with the target the game ends", "online", "S4 scores=29000,26000,25000,20000",
    "win ron=0<1 1/30", "1000 -1000 0 0; end=rounds@" },
  { "a dealer who is 1st without the target repeats", "online", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; S4/1" },
  { "one who declines continues with the next wind",
    "online dealer-win=chooses last-dealer=ordinary", "S4", "win ron=3<1 1/30 decline",
    "0 -1500 0 1500; W1/0; free" },
  { "an extension continues without the target", "online", "W1", "win ron=1<2 1/30",
    "0 1000 -1000 0; W2/0" },
  { "it ends with the target when the dealer passes", "online",
    "W1 scores=22000,29000,24500,24500", "win ron=1<2 1/30",
    "0 1000 -1000 0; end=target@1" },
  { "it names all players who have it", "online", "W1 scores=31000,29000,20500,19500",
    "win ron=1<2 1/30", "0 1000 -1000 0; end=target@01" },
  { "not when the dealer repeats behind", "online", "W1 scores=25000,31000,22000,22000",
    "win ron=0<2 1/30", "1500 0 -1500 0; W1/1" },
  { "a dealer who repeats as 1st with the target leads", "online",
    "W1 scores=29000,25000,23000,23000", "win ron=0<2 1/30",
    "1500 0 -1500 0; end=dealer-leads@0" },
  { "one who may stop and does leads too", "online last-dealer=may-stop-first",
    "W1 scores=29000,25000,23000,23000", "win ron=0<2 1/30 decline",
    "1500 0 -1500 0; end=dealer-leads@0; free" },
  { "as in the last regular hand", "online last-dealer=may-stop-first",
    "S4 scores=23000,25000,23000,29000", "win ron=3<2 1/30 decline",
    "0 0 -1500 1500; end=dealer-leads@3; free" },
  { "and as in the last hand of the extension", "online last-dealer=may-stop-first",
    "W4 scores=23000,25000,23000,29000", "win ron=3<2 1/30 decline",
    "0 0 -1500 1500; end=dealer-leads@3; free" },
  { "one who must repeat unless 1st leads when declining",
    "online dealer-win=chooses last-dealer=must-unless-first",
    "W1 scores=29000,25000,23000,23000", "win ron=0<2 1/30 decline",
    "1500 0 -1500 0; end=dealer-leads@0; free" },
  { "one who declines behind ends it by the target",
    "online dealer-win=chooses last-dealer=ordinary", "W1 scores=25000,31000,22000,22000",
    "win ron=0<2 1/30 decline", "1500 0 -1500 0; end=target@1; free" },
  { "one who declines as 1st without the target passes",
    "online dealer-win=chooses last-dealer=ordinary", "W1", "win ron=0<2 1/30 decline",
    "1500 0 -1500 0; W2/0; free" },
  { "not after an abort that repeats", "online", "W1 scores=31000,25000,22000,22000",
    "abort nine-terminals", "0 0 0 0; W1/1" },
  { "not after a replayed hand",
    "league target=30000 extension=next-wind", "W1 scores=31000,25000,22000,22000",
    "foul chombo@0", "0 0 0 0; W1/0; prizes=-20000 0 0 0" },
  { "its last hand ends it", "online", "W4", "draw", "0 0 0 0; end=rounds@" },
  { "or by the target", "online", "W4 scores=29000,26000,25000,20000", "win ron=0<1 1/30",
    "1000 -1000 0 0; end=target@0" },
  { "a bust comes before the target", "online", "W1 scores=25000,29500,45000,500",
    "win ron=1<3 1/30", "0 1000 0 -1000; end=bust@3" },
  { "so does the ceiling", "online ceiling=45000", "W1 scores=10000,44500,25000,20500",
    "win ron=1<3 1/30", "0 1000 0 -1000; end=ceiling@1" },
};

static const EngineCase whole_wind[] = {
  { "a wind can be played to its end", "online extension-ends=whole-wind",
    "W1 scores=22000,29000,24500,24500", "win ron=1<2 1/30", "0 1000 -1000 0; W2/0" },
  { "then the target counts", "online extension-ends=whole-wind",
    "W4 scores=22000,31000,23500,23500", "draw", "0 0 0 0; end=target@1" },
  { "if a player has it", "online extension-ends=whole-wind", "W4", "draw",
    "0 0 0 0; end=rounds@" },
  { "its last dealer who is 1st leads",
    "online extension-ends=whole-wind last-dealer=may-stop-first",
    "W4 scores=22000,23500,23500,31000", "win ron=3<0 1/30 decline",
    "-1500 0 0 1500; end=dealer-leads@3; free" },
  { "its last dealer repeats", "online extension-ends=whole-wind",
    "W4 scores=22000,31000,23500,23500", "win ron=3<0 1/30", "-1500 0 0 1500; W4/1" },
  { "only the last hand is a last one", "online extension-ends=whole-wind",
    "W1 scores=31000,25000,22000,22000", "win ron=0<2 1/30", "1500 0 -1500 0; W1/1" },
};

static const EngineCase east_again[] = {
  { "without the target East begins again", "trio", "S3", "win ron=0<1 1/30",
    "1000 -1000 0 0; E+1/0" },
  { "with the target the game ends", "trio", "S3 scores=39000,33000,33000", "win ron=0<1 1/30",
    "1000 -1000 0 0; end=rounds@" },
  { "a draw in South 3 repeats", "trio", "S3", "draw", "0 0 0 0; S3/1" },
  { "the target ends it after any hand", "trio", "E+1", "win ron=1<2 mangan",
    "0 8000 -8000 0; end=target@1" },
  { "the dealer's too", "trio", "E+1", "win ron=0<2 mangan", "12000 0 -12000 0; end=target@0" },
  { "a dealer who may stop does not take precedence", "trio last-dealer=may-stop-first", "E+3",
    "win ron=2<1 mangan decline", "0 -12000 12000 0; end=target@2; free" },
  { "noten payments too", "trio", "E+1 scores=39000,33000,33000", "draw tenpai=0",
    "2000 -1000 -1000 0; end=target@0" },
  { "fouls too", "trio", "E+1", "foul chombo@2", "8000 8000 -16000 0; end=target@01" },
  { "a replayed hand too", "trio fouls.chombo.replay=true", "E+1", "foul chombo@2",
    "8000 8000 -16000 0; end=target@01" },
  { "East 2 follows", "trio", "E+1", "draw", "0 0 0 0; E+2/1" },
  { "it has no East-East", "trio chip-east-east=1000", "E+1", "win ron=0<2 yakuman",
    "48000 0 -48000 0; end=bust@2" },
  { "its third hand ends it", "trio", "E+3", "draw", "0 0 0 0; end=rounds@" },
  { "unless the dealer repeats", "trio", "E+3", "draw tenpai=2", "-1000 -1000 2000 0; E+3/1" },
};

typedef struct
{
  const char *name;
  const char *rules;
  const char *table;
  bool        is_last;
  bool        is_extension;
} LastCase;

static const LastCase last_cases[] = {
  { "South 3 of four is not", "league", "S3", false, false },
  { "East 4 of two winds is not", "league", "E4", false, false },
  { "South 4 is", "league", "S4", true, false },
  { "South 3 of three is", "trio", "S3", true, false },
  { "East 1 alone is", "league winds=0", "", true, false },
  { "each of an extension that a passing dealer ends is", "online", "W2", true, true },
  { "the first of one that any hand ends is not", "trio", "E+1", false, true },
  { "the last of it is", "trio", "E+3", true, true },
  { "the third of one that is played to its end is not", "online extension-ends=whole-wind", "W3",
    false, true },
  { "the fourth is", "online extension-ends=whole-wind", "W4", true, true },
};

static void
check_last (gconstpointer data)
{
  const LastCase *self = data;
  TbRules         rules;
  TbTable         table;

  script_rules (self->rules, &rules);
  script_table (self->table, &rules, &table);
  g_assert_cmpint (tb_table_is_last_hand (&table), ==, self->is_last);
  g_assert_cmpint (tb_table_is_extension (&table), ==, self->is_extension);
}

static const EngineCase more_winds[] = {
  { "North follows West below the target", "online extension-winds=2", "W4",
    "win ron=0<3 1/30", "1000 0 0 -1000; N1/0" },
  { "with the target West ends the game", "online extension-winds=2",
    "W4 scores=30000,25000,25000,20000", "win ron=0<3 1/30", "1000 0 0 -1000; end=target@0" },
  { "the last hand of North ends it in any case", "online extension-winds=2", "N4 honba=1 pot=1000",
    "win ron=0<3 1/30", "2300 0 0 -1300; end=rounds@" },
  { "a hand of North is a last hand too", "online extension-winds=2",
    "N2 scores=25000,33000,20000,22000", "win ron=1<3 1/30",
    "0 1500 0 -1500; end=dealer-leads@1" },
  { "whole winds are played to their end", "online extension-winds=2 extension-ends=whole-wind",
    "W3 scores=33000,25000,22000,20000", "win ron=0<3 1/30", "1000 0 0 -1000; W4/0" },
  { "each of them can end the game", "online extension-winds=2 extension-ends=whole-wind",
    "W4 scores=33000,25000,22000,20000", "win ron=0<3 1/30", "1000 0 0 -1000; end=target@0" },
  { "East only has South and West", "online winds=1 extension-winds=2", "S4",
    "win ron=0<3 1/30", "1000 0 0 -1000; W1/0" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("extension-winds", more_winds, G_N_ELEMENTS (more_winds));
  engine_case_add_all ("winds", winds, G_N_ELEMENTS (winds));
  engine_case_add_all ("next-wind", next_wind, G_N_ELEMENTS (next_wind));
  engine_case_add_all ("whole-wind", whole_wind, G_N_ELEMENTS (whole_wind));
  engine_case_add_all ("east-again", east_again, G_N_ELEMENTS (east_again));
  for (gsize i = 0; i < G_N_ELEMENTS (last_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/last-hand/%s", last_cases[i].name);

      g_test_add_data_func (path, &last_cases[i], check_last);
    }

  return g_test_run ();
}
