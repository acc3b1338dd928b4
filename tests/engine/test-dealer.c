/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* Who deals next, with how many honba, and when the last dealer stops. */

static const EngineCase draws[] = {
  { "noten in East the dealer passes", "trio", "E2 honba=1", "draw tenpai=0",
    "2000 -1000 -1000 0; E3/2" },
  { "noten in South he repeats where the ruleset says so", "trio", "S2 honba=1", "draw tenpai=0",
    "2000 -1000 -1000 0; S2/2" },
  { "noten in West as in South", "trio winds=3", "W2", "draw", "0 0 0 0; W2/1" },
  { "East again is an East", "trio", "E+2", "draw", "0 0 0 0; E+3/1" },
  { "tenpai he repeats", "trio", "E2", "draw tenpai=1", "-1000 2000 -1000 0; E2/1" },
  { "noten he may choose", "trio dealer-noten=chooses", "E2", "draw decline",
    "0 0 0 0; E3/1; free" },
  { "no honba where none are counted", "parlour honba-counted=false", "E2", "draw tenpai=1",
    "-1000 3000 -1000 -1000; E2/0; free" },
  { "nor after a win", "parlour honba-counted=false", "E2", "win ron=1<2 1/30",
    "0 1500 -1500 0; E2/0; free" },
};

static const EngineCase aborts[] = {
  { "nine terminals repeat the dealer, and the honba counts on", "online", "E2 honba=1",
    "abort nine-terminals", "0 0 0 0; E2/2" },
  { "stakes stay in the pot", "online", "pot=1000", "abort four-riichi riichi=3,0,1,2",
    "-1000 -1000 -1000 -1000; E1/1; pot=5000" },
  { "four winds pass the deal where the ruleset says so", "club", "E2 honba=1", "abort four-winds",
    "0 0 0 0; E3/2" },
  { "a ruleset can leave it to the dealer", "online aborts=four-kans:chooses", "E2",
    "abort four-kans decline", "0 0 0 0; E3/1; free" },
  { "deposits are paid, fouls of a draw are void", "club", "",
    "abort nine-terminals slip@2 wrong-call@3",
    "0 0 -1000 0; E1/1; penalty-pot=1000" },
  { "an abort that passes ends the last hand", "club", "S4", "abort four-winds",
    "0 0 0 0; end=rounds@" },
  { "an abort can bust who made a deposit", "trio aborts=four-kans:repeats",
    "scores=1000,52000,52000", "abort four-kans deposit@0",
    "-1000 0 0 0; end=bust@0; pot=1000" },
};

static const EngineCase fouls[] = {
  { "the dealer's foul passes the deal in East", "trio", "", "foul chombo@0",
    "-16000 8000 8000 0; E2/0" },
  { "and keeps it in South where the ruleset says so", "trio", "S1", "foul chombo@0",
    "-16000 8000 8000 0; S1/0" },
  { "a ruleset can let him choose", "trio dealer-own-foul=chooses", "", "foul chombo@0 decline",
    "-16000 8000 8000 0; E2/0; free" },
  { "a child's foul keeps it", "trio", "", "foul chombo@1", "8000 -16000 8000 0; E1/0" },
  { "his own foul decides beside a child's", "trio", "", "foul chombo@0 chombo@1",
    "-8000 -8000 16000 0; E2/0" },
  { "a child's foul at a draw keeps it more firmly than noten", "trio", "",
    "draw draw-chombo@2 tenpai=1", "8000 8000 -16000 0; E1/0" },
  { "and no less firmly than tenpai", "trio dealer-child-foul=chooses", "",
    "draw draw-chombo@2 tenpai=0", "8000 8000 -16000 0; E1/0" },
  { "a foul that does not decide leaves it to the hand", "trio fouls.chombo.decides-deal=false",
    "", "foul chombo@1", "8000 -16000 8000 0; E2/0" },
  { "the dealer's own foul that does not decide passes too",
    "trio fouls.chombo.decides-deal=false", "S1", "foul chombo@0",
    "-16000 8000 8000 0; S2/0" },
  { "a foul paid at once does not decide", "trio fouls.deposit.decides-deal=true", "",
    "draw deposit@0 tenpai=0", "1000 -1000 -1000 0; E1/1; pot=1000" },
  { "a foul that restores leaves the honba as they were", "trio", "S2 honba=3 pot=1000",
    "foul riichi=0 deposit@2 chombo@1", "8000 -16000 8000 0; S2/3; pot=1000",
    "0>pot 1000 riichi(riichi-stake), 2>pot 1000 deposit(fouls), 1>0 8000 fine(fouls), "
    "1>2 8000 fine(fouls), pot>0 1000 stake-back(fouls), pot>2 1000 stake-back(fouls)" },
};

static const EngineCase stops[] = {
  { "the last dealer who wins in front stops", "club", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; end=dealer-leads@3" },
  { "and has no choice", "club", "S4", "win ron=3<1 1/30 continue", "refused NO_CHOICE continue" },
  { "nor where he had one before", "club dealer-win=chooses", "S4", "win ron=3<1 1/30 continue",
    "refused NO_CHOICE continue" },
  { "behind he repeats", "club", "S4 scores=50000,20000,15000,15000", "win ron=3<1 1/30",
    "0 -1500 0 1500; S4/1" },
  { "in front and tenpai he stops", "club", "S4", "draw tenpai=3",
    "-1000 -1000 -1000 3000; end=dealer-leads@3" },
  { "before the last hand he repeats", "club", "S3", "win ron=2<1 1/30", "0 -1500 1500 0; S3/1" },
  { "after an abort he repeats", "club", "S4 scores=20000,20000,20000,40000",
    "abort nine-terminals", "0 0 0 0; S4/1" },
  { "after a child's foul he stops", "club", "S4 scores=20000,20000,20000,40000",
    "foul hand-ending@0", "-10000 0 0 0; end=dealer-leads@3; penalty-pot=10000" },
  { "after his own foul he repeats if still in front", "club",
    "S4 scores=20000,20000,15000,45000", "foul hand-ending@3",
    "0 0 0 -10000; S4/1; penalty-pot=10000" },
  { "if not he passes", "club", "S4 scores=24000,26000,24000,26000", "foul hand-ending@3",
    "0 0 0 -10000; end=rounds@; penalty-pot=10000" },
  { "in another hand he passes", "club", "S3 scores=20000,20000,45000,15000",
    "foul hand-ending@2", "0 0 -10000 0; S4/1; penalty-pot=10000" },
  { "and where no ruleset lets him repeat", "club last-dealer-foul-repeats=false",
    "S4 scores=20000,20000,15000,45000", "foul hand-ending@3",
    "0 0 0 -10000; end=rounds@; penalty-pot=10000" },
  { "a foul that does not decide does not let him repeat",
    "club fouls.hand-ending.decides-deal=false", "S4 scores=20000,20000,15000,45000",
    "foul hand-ending@3", "0 0 0 -10000; end=rounds@; penalty-pot=10000" },
  { "nor does one that leaves the hand running",
    "club fouls.wrong-call.decides-deal=true", "S4 scores=20000,20000,15000,45000",
    "draw wrong-call@3", "0 0 0 -5000; end=rounds@; penalty-pot=5000" },
  { "a choice does not come of it", "club last-dealer=must-unless-first",
    "S4 scores=20000,20000,15000,45000", "foul hand-ending@3 decline",
    "refused NO_CHOICE continue" },
  { "a dealer who passes ends the game by its rounds, in front too", "club",
    "S4 scores=20000,20000,20000,40000", "draw", "0 0 0 0; end=rounds@" },
  { "he may stop where the ruleset leaves it to him", "club last-dealer=may-stop-first", "S4",
    "win ron=3<1 1/30 decline", "0 -1500 0 1500; end=dealer-leads@3; free" },
  { "or go on", "club last-dealer=may-stop-first", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; S4/1; free" },
  { "but not from behind", "club last-dealer=may-stop-first",
    "S4 scores=50000,20000,15000,15000", "win ron=3<1 1/30 decline",
    "refused NO_CHOICE continue" },
  { "a choice he has anyway stays", "club last-dealer=may-stop-first dealer-win=chooses",
    "S4 scores=50000,20000,15000,15000", "win ron=3<1 1/30 decline",
    "0 -1500 0 1500; end=rounds@; free" },
  { "without the target he repeats", "club target=30000", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; S4/1" },
  { "with the target he stops", "club target=30000", "S4 scores=20000,30000,21500,28500",
    "win ron=3<1 1/30", "0 -1500 0 1500; end=dealer-leads@3" },
  { "a ruleset can stop him after a win alone", "trio", "S3 scores=20000,40000,45000",
    "win ron=2<0 1/30", "-1500 0 1500 0; end=dealer-leads@2" },
  { "then tenpai in front repeats", "trio", "S3 scores=20000,30000,55000", "draw tenpai=2",
    "-1000 -1000 2000 0; S3/1" },
  { "nagashi that counts as a win stops him", "trio", "S3 scores=40000,30000,35000",
    "draw nagashi=2", "-16000 -16000 32000 0; end=dealer-leads@2" },
  { "a hand that is played again does not", "league last-dealer=stops-first",
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
  engine_case_add_all ("dealer-stops", stops, G_N_ELEMENTS (stops));

  return g_test_run ();
}
