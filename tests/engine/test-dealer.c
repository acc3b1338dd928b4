/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* The next dealer, the number of honba, and when the last dealer stops. */

static const EngineCase draws[] = {
  { "noten in East the dealer passes", "trio", "E2 honba=1", "draw tenpai=0",
    "2000 -1000 -1000 0; E3/2" },
  { "noten in South the dealer repeats if the ruleset allows it", "trio", "S2 honba=1",
    "draw tenpai=0",
    "2000 -1000 -1000 0; S2/2" },
  { "noten in West as in South", "trio winds=3", "W2", "draw", "0 0 0 0; W2/1" },
  { "East again counts as East", "trio", "E+2", "draw", "0 0 0 0; E+3/1" },
  { "tenpai the dealer repeats", "trio", "E2", "draw tenpai=1", "-1000 2000 -1000 0; E2/1" },
  { "noten the dealer may choose", "trio dealer-noten=chooses", "E2", "draw decline",
    "0 0 0 0; E3/1; free" },
  { "no honba if none are counted", "parlour honba-counted=false", "E2", "draw tenpai=1",
    "-1000 3000 -1000 -1000; E2/0; free" },
  { "nor after a win", "parlour honba-counted=false", "E2", "win ron=1<2 1/30",
    "0 1500 -1500 0; E2/0; free" },
};

static const EngineCase aborts[] = {
  { "after nine terminals the dealer repeats, and the honba increases", "online", "E2 honba=1",
    "abort nine-terminals", "0 0 0 0; E2/2" },
  { "stakes stay in the pot", "online", "pot=1000", "abort four-riichi riichi=3,0,1,2",
    "-1000 -1000 -1000 -1000; E1/1; pot=5000" },
  { "four winds pass the deal if the ruleset requires it", "club", "E2 honba=1", "abort four-winds",
    "0 0 0 0; E3/2" },
  { "a ruleset can leave it to the dealer", "online aborts=four-kans:chooses", "E2",
    "abort four-kans decline", "0 0 0 0; E3/1; free" },
  { "deposits are paid, fouls of a draw are void", "club", "",
    "abort nine-terminals slip@2 wrong-call@3",
    "0 0 -1000 0; E1/1; penalty-pot=1000" },
  { "an abort that passes ends the last hand", "club", "S4", "abort four-winds",
    "0 0 0 0; end=rounds@" },
  { "an abort can bust a player who made a deposit", "trio aborts=four-kans:repeats",
    "scores=1000,52000,52000", "abort four-kans deposit@0",
    "-1000 0 0 0; end=bust@0; pot=1000" },
};

static const EngineCase fouls[] = {
  { "the dealer's foul passes the deal in East", "trio", "", "foul chombo@0",
    "-16000 8000 8000 0; E2/0" },
  { "and keeps it in South if the ruleset allows it", "trio", "S1", "foul chombo@0",
    "-16000 8000 8000 0; S1/0" },
  { "a ruleset can let the dealer choose", "trio dealer-own-foul=chooses", "",
    "foul chombo@0 decline",
    "-16000 8000 8000 0; E2/0; free" },
  { "a child's foul keeps it", "trio", "", "foul chombo@1", "8000 -16000 8000 0; E1/0" },
  { "the dealer's own foul decides, not a child's", "trio", "", "foul chombo@0 chombo@1",
    "-8000 -8000 16000 0; E2/0" },
  { "a child's foul at a draw keeps it even if the dealer is noten", "trio", "",
    "draw draw-chombo@2 tenpai=1", "8000 8000 -16000 0; E1/0" },
  { "and if the dealer is tenpai", "trio dealer-child-foul=chooses", "",
    "draw draw-chombo@2 tenpai=0", "8000 8000 -16000 0; E1/0" },
  { "with a foul that does not decide, the hand decides", "trio fouls.chombo.decides-deal=false",
    "", "foul chombo@1", "8000 -16000 8000 0; E2/0" },
  { "the dealer's own foul that does not decide passes too",
    "trio fouls.chombo.decides-deal=false", "S1", "foul chombo@0",
    "-16000 8000 8000 0; S2/0" },
  { "a foul paid at once does not decide", "trio fouls.deposit.decides-deal=true", "",
    "draw deposit@0 tenpai=0", "1000 -1000 -1000 0; E1/1; pot=1000" },
  { "a foul that restores does not change the honba", "trio", "S2 honba=3 pot=1000",
    "foul riichi=0 deposit@2 chombo@1", "8000 -16000 8000 0; S2/3; pot=1000",
    "0>pot 1000 riichi(riichi-stake), 2>pot 1000 deposit(fouls), 1>0 8000 fine(fouls), "
    "1>2 8000 fine(fouls), pot>0 1000 stake-back(fouls), pot>2 1000 stake-back(fouls)" },
};

static const EngineCase several[] = {
  { "a dealer who is one of two winners repeats", "club", "E2", "win ron=1<2 1/30 ron=3<2 1/30",
    "0 1500 -2500 1000; E2/1" },
  { "the deal can pass to the nearest winner", "club dealer-win-several=nearest", "E2",
    "win ron=1<2 1/30 ron=3<2 1/30", "0 1500 -2500 1000; E3/0" },
  { "but not if the dealer is the nearest", "club dealer-win-several=nearest", "E2",
    "win ron=1<0 1/30 ron=3<0 1/30", "-2500 1500 0 1000; E2/1" },
  { "nor if the dealer wins alone", "club dealer-win-several=nearest", "E2", "win ron=1<2 1/30",
    "0 1500 -1500 0; E2/1" },
};

static const EngineCase stops[] = {
  { "the last dealer who wins as 1st stops", "club", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; end=dealer-leads@3" },
  { "and has no choice", "club", "S4", "win ron=3<1 1/30 continue", "refused NO_CHOICE continue" },
  { "nor if there was one before", "club dealer-win=chooses", "S4", "win ron=3<1 1/30 continue",
    "refused NO_CHOICE continue" },
  { "behind, the dealer repeats", "club", "S4 scores=50000,20000,15000,15000", "win ron=3<1 1/30",
    "0 -1500 0 1500; S4/1" },
  { "tenpai and 1st, the dealer stops", "club", "S4", "draw tenpai=3",
    "-1000 -1000 -1000 3000; end=dealer-leads@3" },
  { "before the last hand the dealer repeats", "club", "S3", "win ron=2<1 1/30",
    "0 -1500 1500 0; S3/1" },
  { "after an abort the dealer repeats", "club", "S4 scores=20000,20000,20000,40000",
    "abort nine-terminals", "0 0 0 0; S4/1" },
  { "after a child's foul the dealer stops", "club", "S4 scores=20000,20000,20000,40000",
    "foul hand-ending@0", "-10000 0 0 0; end=dealer-leads@3; penalty-pot=10000" },
  { "after their own foul the dealer repeats if still 1st", "club",
    "S4 scores=20000,20000,15000,45000", "foul hand-ending@3",
    "0 0 0 -10000; S4/1; penalty-pot=10000" },
  { "otherwise the dealer passes", "club", "S4 scores=24000,26000,24000,26000",
    "foul hand-ending@3",
    "0 0 0 -10000; end=rounds@; penalty-pot=10000" },
  { "in another hand the dealer passes", "club", "S3 scores=20000,20000,45000,15000",
    "foul hand-ending@2", "0 0 -10000 0; S4/1; penalty-pot=10000" },
  { "also if the ruleset does not let the dealer repeat", "club last-dealer-foul-repeats=false",
    "S4 scores=20000,20000,15000,45000", "foul hand-ending@3",
    "0 0 0 -10000; end=rounds@; penalty-pot=10000" },
  { "a foul that does not decide does not make the dealer repeat",
    "club fouls.hand-ending.decides-deal=false", "S4 scores=20000,20000,15000,45000",
    "foul hand-ending@3", "0 0 0 -10000; end=rounds@; penalty-pot=10000" },
  { "nor does one that leaves the hand running",
    "club fouls.wrong-call.decides-deal=true", "S4 scores=20000,20000,15000,45000",
    "draw wrong-call@3", "0 0 0 -5000; end=rounds@; penalty-pot=5000" },
  { "it does not give a choice", "club last-dealer=must-unless-first",
    "S4 scores=20000,20000,15000,45000", "foul hand-ending@3 decline",
    "refused NO_CHOICE continue" },
  { "a dealer who passes ends the game by its rounds, also as 1st", "club",
    "S4 scores=20000,20000,20000,40000", "draw", "0 0 0 0; end=rounds@" },
  { "the dealer may stop if the ruleset gives the choice", "club last-dealer=may-stop-first", "S4",
    "win ron=3<1 1/30 decline", "0 -1500 0 1500; end=dealer-leads@3; free" },
  { "or continue", "club last-dealer=may-stop-first", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; S4/1; free" },
  { "but not from behind", "club last-dealer=may-stop-first",
    "S4 scores=50000,20000,15000,15000", "win ron=3<1 1/30 decline",
    "refused NO_CHOICE continue" },
  { "an existing choice stays", "club last-dealer=may-stop-first dealer-win=chooses",
    "S4 scores=50000,20000,15000,15000", "win ron=3<1 1/30 decline",
    "0 -1500 0 1500; end=rounds@; free" },
  { "without the target the dealer repeats", "club target=30000", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; S4/1" },
  { "with the target the dealer stops", "club target=30000", "S4 scores=20000,30000,21500,28500",
    "win ron=3<1 1/30", "0 -1500 0 1500; end=dealer-leads@3" },
  { "a ruleset can stop the dealer after a win only", "trio", "S3 scores=20000,40000,45000",
    "win ron=2<0 1/30", "-1500 0 1500 0; end=dealer-leads@2" },
  { "then a tenpai dealer who is 1st repeats", "trio", "S3 scores=20000,30000,55000",
    "draw tenpai=2",
    "-1000 -1000 2000 0; S3/1" },
  { "nagashi that counts as a win stops the dealer", "trio", "S3 scores=40000,30000,35000",
    "draw nagashi=2", "-16000 -16000 32000 0; end=dealer-leads@2" },
  { "a replayed hand does not", "league last-dealer=stops-first",
    "S4 scores=20000,20000,20000,40000", "foul chombo@0",
    "0 0 0 0; S4/0; prizes=-20000 0 0 0" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("dealer-draws", draws, G_N_ELEMENTS (draws));
  engine_case_add_all ("dealer-aborts", aborts, G_N_ELEMENTS (aborts));
  engine_case_add_all ("dealer-fouls", fouls, G_N_ELEMENTS (fouls));
  engine_case_add_all ("dealer-several", several, G_N_ELEMENTS (several));
  engine_case_add_all ("dealer-stops", stops, G_N_ELEMENTS (stops));

  return g_test_run ();
}
