/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* Fouls: their cost, their payees, when they are void, and what they undo. */

static const EngineCase penalties[] = {
  { "a slip goes to the penalty pot", "club", "penalty-pot=500", "draw slip@2",
    "0 0 -1000 0; E2/1; penalty-pot=1500", "2>penalty-pot 1000 deposit(fouls)" },
  { "one by one tile more", "club", "", "draw tile-count@1 count=2",
    "0 -10000 0 0; E2/1; penalty-pot=10000" },
  { "a foul of a draw is paid in addition to noten", "club", "", "draw wrong-call@1 tenpai=0",
    "3000 -6000 -1000 -1000; E1/1; penalty-pot=5000" },
  { "it is void next to a win", "club", "", "win wrong-call@1 ron=2<3 1/30",
    "0 0 1000 -1000; E2/0" },
  { "and next to a foul that ends the hand", "club", "", "foul hand-ending@0 wrong-call@1",
    "-10000 0 0 0; E2/1; penalty-pot=10000" },
  { "a riichi that is not tenpai can be a foul", "club", "", "draw riichi=1 noten-riichi@1",
    "0 -11000 0 0; E2/1; pot=1000; penalty-pot=10000" },
  { "a child's foul that ends the hand leaves the stakes", "club", "E2 honba=1",
    "foul riichi=0 hand-ending@3", "-1000 0 0 -10000; E2/2; pot=1000; penalty-pot=10000" },
  { "each of the others gets the amount", "trio", "", "foul chombo@1", "8000 -16000 8000 0; E1/0",
    "1>0 8000 fine(fouls), 1>2 8000 fine(fouls)" },
  { "a fine to each counts for the double bust",
    "parlour fouls.dead-hand.to=each fouls.dead-hand.amount=fixed fouls.dead-hand.points=1000",
    "scores=25000,48000,25000,2000", "draw dead-hand@3 tenpai=0,1,2",
    "1000 1000 1000 -3000; end=bust@3; free; chips=10000 10000 10000 -30000" },
  { "so does one to the penalty pot", "parlour fouls.dead-hand.to=penalty-pot",
    "scores=25000,48000,25000,2000", "draw dead-hand@3 tenpai=0,1,2",
    "0 0 0 -8000; end=bust@3; free; penalty-pot=8000; chips=10000 10000 10000 -30000" },
  { "a foul that costs nothing busts nobody: the prize is for noten",
    "parlour fouls.dead-hand.amount=none",
    "E2 scores=40000,25000,34500,500", "draw dead-hand@3 tenpai=0",
    "3000 -1000 -1000 -1000; end=bust@3; free; chips=10000 0 0 -10000" },
};

static const EngineCase restored[] = {
  { "deposits are returned by the players who have them", "trio fouls.deposit.to=each", "",
    "foul deposit@1 chombo@2", "8000 8000 -16000 0; E1/0",
    "1>0 1000 deposit(fouls), 1>2 1000 deposit(fouls), 2>0 8000 fine(fouls), "
    "2>1 8000 fine(fouls), 0>1 1000 stake-back(fouls), 2>1 1000 stake-back(fouls)" },
  { "and from the penalty pot", "trio fouls.deposit.to=penalty-pot", "penalty-pot=500",
    "foul deposit@1 chombo@2", "8000 8000 -16000 0; E1/0; penalty-pot=500" },
  { "a hand that is only replayed returns the stakes", "parlour fouls.chombo.replay=true",
    "", "foul riichi=0 deposit@3 chombo@1", "4000 -8000 2000 1000; E1/0; pot=1000" },
  { "at a draw nothing else is paid", "trio", "E1 honba=2 pot=1000",
    "draw riichi=0 draw-chombo@1 tenpai=0", "8000 -16000 8000 0; E1/2; pot=1000" },
  { "the offender may have declared", "trio", "", "draw riichi=1 draw-chombo@1",
    "8000 -16000 8000 0; E1/0" },
  { "void next to a win", "trio", "", "win draw-chombo@1 ron=2<0 1/30", "-1000 0 1000 0; E2/0" },
  { "and next to another foul", "trio", "", "foul chombo@0 draw-chombo@1",
    "-16000 8000 8000 0; E2/0" },
  { "replayed and restored combine", "trio fouls.chombo.replay=true", "S2 honba=1",
    "foul riichi=2 deposit@0 chombo@1", "8000 -16000 8000 0; S2/1" },
};

static const EngineCase at_once[] = {
  { "a deposit below 0 ends the hand and the game", "club", "scores=500,39500,30000,30000",
    "foul riichi=1 slip@0 slip@2",
    "-1000 -1000 0 0; end=bust@0; cut; pot=1000; penalty-pot=1000" },
  { "only the first player below 0 counts", "club", "scores=500,500,59000,40000",
    "foul slip@2 slip@1 slip@0", "0 -1000 -1000 0; end=bust@1; cut; penalty-pot=2000" },
  { "0 continues", "club", "scores=1000,39000,30000,30000", "foul slip@0",
    "refused NO_ENDING_FOUL fouls" },
  { "and a foul that ends the hand is settled", "club", "scores=1000,39000,30000,30000",
    "foul slip@0 hand-ending@1", "-1000 -10000 0 0; E1/1; penalty-pot=11000" },
  { "a win does not save a busted player", "club", "scores=500,39500,30000,30000 pot=1000",
    "win slip@0 ron=0<1 mangan", "-1000 0 0 0; end=bust@0; cut; pot=1000; penalty-pot=1000" },
  { "nor pays at a draw", "club", "scores=500,39500,30000,30000", "draw slip@0 tenpai=1",
    "-1000 0 0 0; end=bust@0; cut; penalty-pot=1000" },
  { "nor for a foul that ends the hand", "club", "scores=500,39500,30000,30000",
    "foul slip@0 hand-ending@0", "-1000 0 0 0; end=bust@0; cut; penalty-pot=1000" },
  { "it does not give a choice", "club dealer-win=chooses", "scores=500,39500,30000,30000",
    "win slip@0 ron=0<1 mangan continue", "refused NO_CHOICE continue" },
  { "errors are still refused", "club", "scores=500,39500,30000,30000",
    "win slip@0 ron=1<1 mangan", "refused SAME_PLAYER wins[0].from" },
  { "deductions at the settlement bust nobody", "club fouls.slip.to=settlement",
    "scores=500,39500,30000,30000", "draw slip@0", "0 0 0 0; E2/1; prizes=-1000 0 0 0" },
  { "a fine is checked at the end of the hand", "club", "scores=500,39500,30000,30000",
    "foul hand-ending@0", "-10000 0 0 0; end=bust@0; penalty-pot=10000" },
  { "so is a win", "club", "scores=500,39500,30000,30000", "win ron=1<0 1/30",
    "-1000 1000 0 0; end=bust@0" },
  { "a bust that counts only after the hand is not checked before", "trio",
    "scores=1000,52000,52000",
    "draw deposit@0 tenpai=0", "1000 -1000 -1000 0; E1/1; pot=1000" },
  { "exactly 0 is a bust if the ruleset requires it", "trio", "scores=1000,52000,52000",
    "draw riichi=0 tenpai=0,1,2", "-1000 0 0 0; end=bust@0; pot=1000" },
  { "and not elsewhere", "trio bust=below-zero", "scores=1000,52000,52000",
    "draw riichi=0 tenpai=0,1,2", "-1000 0 0 0; E1/1; pot=1000" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("penalties", penalties, G_N_ELEMENTS (penalties));
  engine_case_add_all ("penalties-restored", restored, G_N_ELEMENTS (restored));
  engine_case_add_all ("penalties-at-once", at_once, G_N_ELEMENTS (at_once));

  return g_test_run ();
}
