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
  { "a dealer who must repeat unless 1st may stop as 1st", "club last-dealer=must-unless-first",
    "S4", "win ron=3<1 1/30 decline", "0 -1500 0 1500; end=dealer-leads@3; free" },
  { "from behind they have to continue", "club last-dealer=must-unless-first",
    "S4 scores=50000,20000,15000,15000", "win ron=3<1 1/30 decline",
    "refused MUST_CONTINUE continue" },
  { "after an abort 1st does not stop", "club last-dealer=must-unless-first",
    "S4 scores=20000,20000,20000,40000", "abort nine-terminals decline",
    "refused NO_CHOICE continue" },
  { "nor without the target", "club last-dealer=must-unless-first target=30000", "S4",
    "win ron=3<1 1/30 decline", "refused NO_CHOICE continue" },
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

/* 1st has to end the game, 2nd may, 3rd and 4th have to continue. */
#define BY_RANK \
  "club last-dealer=by-rank last-dealer-ranks=1:stops;2:may-stop;3:must-repeat;4:must-repeat"

static const EngineCase ranks[] = {
  { "at 1st the dealer ends the game", BY_RANK, "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; end=dealer-leads@3" },
  { "at 2nd the dealer may end it", BY_RANK, "S4 scores=40000,25000,15000,20000",
    "win ron=3<1 3/40 decline", "0 -7700 0 7700; end=dealer-stops@3; free" },
  { "or repeat", BY_RANK, "S4 scores=40000,25000,15000,20000", "win ron=3<1 3/40",
    "0 -7700 0 7700; S4/1; free" },
  { "at 3rd the dealer repeats", BY_RANK, "S4 scores=40000,25000,15000,20000",
    "win ron=3<0 1/30", "-1500 0 0 1500; S4/1; must" },
  { "and cannot end the game", BY_RANK, "S4 scores=40000,25000,15000,20000",
    "win ron=3<0 1/30 decline", "refused MUST_CONTINUE continue" },
  { "the rank is that after a double ron with honba and pot", BY_RANK,
    "S4 scores=40000,22000,18000,19000 honba=1 pot=1000", "win ron=3<0 1/30 ron=1<0 1/30",
    "-3100 2300 0 1800; S4/2; must" },
  { "the seat decides a tie", BY_RANK, "S4 scores=40000,23500,14500,22000", "win ron=3<0 1/30",
    "-1500 0 0 1500; S4/1; must" },
  { "unless ties share the rank", BY_RANK " ties=shared", "S4 scores=40000,23500,14500,22000",
    "win ron=3<0 1/30", "-1500 0 0 1500; S4/1; free" },
  { "after an abort the right is the usual one", BY_RANK, "S4 scores=20000,20000,20000,40000",
    "abort nine-terminals", "0 0 0 0; S4/1" },
  { "a rank that is not listed has the usual right",
    "parlour last-dealer=by-rank last-dealer-ranks=1:stops",
    "S4 scores=40000,25000,15000,20000", "win ron=3<0 1/30 decline",
    "-1500 0 0 1500; end=rounds@; free" },
  { "below 1st somebody needs the target", "trio last-dealer=by-rank last-dealer-ranks=2:stops",
    "S3 scores=20000,45000,40000", "win ron=2<0 1/30", "-1500 0 1500 0; end=dealer-stops@2" },
  { "otherwise the dealer repeats", "trio last-dealer=by-rank last-dealer-ranks=2:stops",
    "S3 scores=39000,30000,36000", "win ron=2<0 1/30", "-1500 0 1500 0; S3/1" },
  { "a draw does not stop the dealer if only a win does",
    "trio last-dealer=by-rank last-dealer-ranks=2:stops", "S3 scores=20000,45000,40000",
    "draw tenpai=2", "-1000 -1000 2000 0; S3/1" },
  { "in an extension as in the last regular hand",
    "online last-dealer=by-rank last-dealer-ranks=2:may-stop", "W1 scores=27000,33000,20000,20000",
    "win ron=0<2 1/30 decline", "1500 0 -1500 0; end=dealer-stops@0; free" },
};

static const EngineCase below_target[] = {
  { "without the target the dealer repeats", "trio", "S3 scores=36000,33000,36000 honba=1",
    "win ron=2<0 1/30", "-2500 0 2500 0; S3/2" },
  { "or stops, and the extension follows", "trio last-dealer-stops-below-target=true",
    "S3 scores=36000,33000,36000 honba=1", "win ron=2<0 1/30", "-2500 0 2500 0; E+1/0" },
  { "by choice", "trio last-dealer-stops-below-target=true last-dealer=may-stop-first",
    "S3 scores=36000,33000,36000", "win ron=2<0 1/30 decline", "-1500 0 1500 0; E+1/0; free" },
  { "with the target the game ends", "trio last-dealer-stops-below-target=true",
    "S3 scores=34000,32000,39000", "win ron=2<0 1/30", "-1500 0 1500 0; end=dealer-leads@2" },
  { "behind, the dealer repeats", "trio last-dealer-stops-below-target=true",
    "S3 scores=30000,39000,36000", "win ron=2<0 1/30", "-1500 0 1500 0; S3/1" },
  { "the last hand of the extension ends the game", "trio last-dealer-stops-below-target=true",
    "E+3 scores=36000,33000,36000", "win ron=2<0 1/30", "-1500 0 1500 0; end=dealer-leads@2" },
  { "so does the last hand of a game without one",
    "club target=30000 last-dealer-stops-below-target=true", "S4", "win ron=3<1 1/30",
    "0 -1500 0 1500; end=dealer-leads@3" },
  { "other hands of an extension need the target",
    "online last-dealer-stops-below-target=true", "W1", "win ron=0<2 1/30",
    "1500 0 -1500 0; W1/1" },
};

/* East: only a win repeats; West: the dealer may repeat if tenpai. */
#define BY_WIND \
  "trio winds=3 dealer-by-wind=east:repeats:passes:passes;west:passes:chooses:passes"

static const EngineCase winds[] = {
  { "in East the tenpai dealer passes", BY_WIND, "E2 honba=1", "draw tenpai=1",
    "-1000 2000 -1000 0; E3/2" },
  { "in South even the noten dealer repeats", BY_WIND, "S2 honba=1", "draw tenpai=0",
    "2000 -1000 -1000 0; S2/2" },
  { "in West a dealer who wins passes", BY_WIND, "W2 honba=1", "win ron=1<0 1/30",
    "-2500 2500 0 0; W3/0" },
  { "and may repeat if tenpai", BY_WIND, "W2", "draw tenpai=1", "-1000 2000 -1000 0; W2/1; free" },
  { "or pass", BY_WIND, "W2", "draw tenpai=1 decline", "-1000 2000 -1000 0; W3/1; free" },
  { "noten the West dealer passes", BY_WIND, "W2", "draw", "0 0 0 0; W3/1" },
  { "a child's foul holds the deal more firmly", BY_WIND, "E2",
    "draw draw-chombo@2 tenpai=1", "8000 8000 -16000 0; E2/0" },
  { "East again counts as East", "trio dealer-by-wind=east:repeats:passes:passes", "E+2",
    "draw tenpai=1", "-1000 2000 -1000 0; E+3/1" },
  { "an extension has its own wind",
    "online dealer-by-wind=west:repeats:passes:passes", "W2", "draw tenpai=1",
    "-1000 3000 -1000 -1000; W3/1" },
};

static const EngineCase honba[] = {
  { "a noten dealer who passes leaves no honba", "online honba-grows=repeats-only", "E2 honba=2",
    "draw tenpai=0", "3000 -1000 -1000 -1000; E3/0" },
  { "nor does a dealer who declines", "parlour honba-grows=repeats-only", "E2 honba=2",
    "draw tenpai=1 decline", "-1000 3000 -1000 -1000; E3/0; free" },
  { "unless a declined win increases them",
    "parlour honba-grows=repeats-only honba-declined-win=true", "E2 honba=2",
    "win ron=1<2 1/30 decline", "0 4500 -4500 0; E3/3; free" },
  { "a dealer who repeats increases them", "online honba-grows=repeats-only", "E2 honba=2",
    "draw tenpai=1", "-1000 3000 -1000 -1000; E2/3" },
  { "every hand can increase them, whoever wins", "online honba-grows=every-hand", "E2 honba=2",
    "win ron=3<0 1/30", "-1600 0 0 1600; E3/3" },
  { "several winners too, each of whom they are paid to", "club honba-grows=every-hand",
    "E2 honba=2", "win ron=3<0 1/30 ron=2<0 1/30", "-3200 0 1600 1600; E3/3" },
  { "a foul that restores does not change them", "trio honba-grows=every-hand", "S2 honba=3",
    "foul chombo@1", "8000 -16000 8000 0; S2/3" },
  { "an abort can replay the hand with the same honba",
    "online aborts=four-winds:repeats:true", "E2 honba=2 pot=1000", "abort four-winds riichi=0",
    "-1000 0 0 0; E2/2; pot=2000" },
  { "also if every hand increases them",
    "online aborts=four-winds:repeats:true honba-grows=every-hand", "E2 honba=2",
    "abort four-winds", "0 0 0 0; E2/2" },
  { "a passing abort resets them if only repeats increase them",
    "online aborts=four-winds:passes honba-grows=repeats-only", "E2 honba=2",
    "abort four-winds", "0 0 0 0; E3/0" },
};

#define WINNER_DEALS "league winds=1 last-dealer=ordinary max-winners=3 dealer-next=winner"

static const EngineCase winner_deals[] = {
  { "a child who wins deals next, without honba", WINNER_DEALS, "E1 honba=2", "win ron=2<3 1/30",
    "0 0 1600 -1600; E3/0" },
  { "the dealer who wins repeats", WINNER_DEALS, "E3 honba=2", "win ron=2<3 1/30",
    "0 0 2100 -2100; E3/3" },
  { "a dealer with a smaller number can follow", WINNER_DEALS, "E4", "win tsumo=0 2/30",
    "2000 -500 -500 -1000; E1/0" },
  { "of two winners the nearer one deals, with the honba and the pot", WINNER_DEALS,
    "E1 honba=1 pot=1000", "win ron=1<2 1/30 ron=3<2 1/30", "0 1000 -2300 2300; E4/0" },
  { "a dealer among the winners repeats", WINNER_DEALS, "E2", "win ron=1<2 1/30 ron=3<2 1/30",
    "0 1500 -2500 1000; E2/1" },
  { "unless only the nearest keeps the deal", WINNER_DEALS " dealer-win-several=nearest", "E2",
    "win ron=1<2 1/30 ron=3<2 1/30", "0 1500 -2500 1000; E4/0" },
  { "at a draw a noten dealer passes in turn", WINNER_DEALS, "E4 honba=1", "draw tenpai=1",
    "-1000 3000 -1000 -1000; E1/2" },
  { "a dealer who declines passes in turn too", WINNER_DEALS " dealer-win=chooses", "E2",
    "win ron=1<2 1/30 decline", "0 1500 -1500 0; E3/0; free" },
  { "of three players", "trio winds=1 target=0 extension=none last-dealer=ordinary "
                        "dealer-next=winner",
    "E3", "win ron=1<0 1/30", "-1000 1000 0 0; E2/0" },
  { "a bust ends the game", WINNER_DEALS " bust=below-zero", "E4 scores=500,33000,33000,33500",
    "win ron=1<0 1/30", "-1000 1000 0 0; end=bust@0" },
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
  engine_case_add_all ("dealer-winds", winds, G_N_ELEMENTS (winds));
  engine_case_add_all ("dealer-honba", honba, G_N_ELEMENTS (honba));
  engine_case_add_all ("dealer-winner", winner_deals, G_N_ELEMENTS (winner_deals));
  engine_case_add_all ("dealer-ranks", ranks, G_N_ELEMENTS (ranks));
  engine_case_add_all ("dealer-below-target", below_target, G_N_ELEMENTS (below_target));

  return g_test_run ();
}
