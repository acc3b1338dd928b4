/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* Noten payments of three players, all kinds of nagashi, and the winner of the pots. */

static const EngineCase noten[] = {
  { "one of three is tenpai", "trio", "", "draw tenpai=1", "-1000 2000 -1000 0; E2/1" },
  { "two of three", "trio", "", "draw tenpai=0,1", "1000 1000 -2000 0; E1/1",
    "2>0 1000 noten(noten-pool), 2>1 1000 noten(noten-pool)" },
  { "all three", "trio", "", "draw tenpai=0,1,2", "0 0 0 0; E1/1" },
  { "a foul without a fine makes noten", "trio", "", "draw dead-hand@1 tenpai=0",
    "2000 -1000 -1000 0; E1/1" },
};

static const EngineCase noten_kinds[] = {
  { "each of two pays each of two", "online noten-pool=1000 noten-payments=each-to-each", "E2",
    "draw tenpai=1,3", "-2000 2000 -2000 2000; E2/1",
    "0>1 1000 noten(noten-payments), 0>3 1000 noten(noten-payments), "
    "2>1 1000 noten(noten-payments), 2>3 1000 noten(noten-payments)" },
  { "one pays each of three, an amount that no pool has",
    "online noten-pool=700 noten-payments=each-to-each", "E2", "draw tenpai=0,1,3",
    "700 700 -2100 700; E2/1" },
  { "of three players", "trio noten-pool=500 noten-payments=each-to-each", "",
    "draw tenpai=0", "1000 -500 -500 0; E1/1" },
  { "the pool can go into the pot", "online noten-payments=pool-to-pot", "E2 pot=1000",
    "draw tenpai=1 riichi=1", "-1000 -1000 -1000 -1000; E2/1; pot=5000",
    "1>pot 1000 riichi(riichi-stake), 0>pot 1000 noten(noten-payments), "
    "2>pot 1000 noten(noten-payments), 3>pot 1000 noten(noten-payments)" },
  { "or an amount from each", "trio noten-pool=300 noten-payments=each-to-pot", "",
    "draw tenpai=0,1", "0 0 -300 0; E1/1; pot=300" },
  { "nobody pays if all are noten", "online noten-payments=each-to-pot", "E2", "draw",
    "0 0 0 0; E3/1" },
  { "a payment into the pot can bust a player", "online noten-payments=pool-to-pot",
    "E2 scores=500,30000,35000,34500", "draw tenpai=1",
    "-1000 0 -1000 -1000; end=bust@0; pot=3000" },
};

static const EngineCase nagashi_wins[] = {
  { "one is paid as a tsumo win with honba and pot", "trio", "honba=1 pot=1000",
    "draw riichi=1 nagashi=2", "-17000 -10000 28000 0; E2/0",
    "1>pot 1000 riichi(riichi-stake), 0>2 16000 nagashi(nagashi-value), "
    "1>2 8000 nagashi(nagashi-value), 0>2 1000 honba(honba-tsumo), 1>2 1000 honba(honba-tsumo), "
    "pot>2 2000 pot(nagashi)" },
  { "the dealer's repeats like a win", "trio", "honba=1", "draw nagashi=0",
    "34000 -17000 -17000 0; E1/2" },
  { "a child's passes even if every draw repeats", "trio", "S1 honba=3", "draw nagashi=1",
    "-19000 30000 -11000 0; S2/0" },
  { "the dealer may choose if that is possible after a win", "trio dealer-win=chooses", "honba=1",
    "draw nagashi=0 decline", "34000 -17000 -17000 0; E2/0; free" },
  { "two in full: each is paid by all others, the nearest with honba and pot", "trio",
    "honba=1 pot=1000", "draw nagashi=2,0", "19000 -25000 7000 0; E1/2",
    "1>0 16000 nagashi(nagashi-several), 2>0 16000 nagashi(nagashi-several), "
    "1>0 1000 honba(honba-tsumo), 2>0 1000 honba(honba-tsumo), "
    "0>2 16000 nagashi(nagashi-several), 1>2 8000 nagashi(nagashi-several), "
    "pot>0 1000 pot(nagashi)" },
  { "the nearest is counted from the dealer", "trio", "E3 honba=1", "draw nagashi=1,0",
    "18000 15000 -33000 0; S1/0" },
  { "a mangan with honba and both pots", "club", "E2 honba=2 pot=1000 penalty-pot=2000",
    "draw nagashi=3", "-2200 -4200 -2200 11600; E3/0" },
  { "the penalty pot stays if a foul bars its only receiver", "club", "",
    "draw tile-count@3 nagashi=3", "-4000 -2000 -2000 3000; E2/0; penalty-pot=5000" },
  { "the own stake is returned and the rest goes to the nearest",
    "trio pot-receivers=own-stake-back",
    "pot=2000", "draw riichi=1,2 nagashi=1,2", "-32000 18000 16000 0; E2/0" },
  { "its honba are split like those of a self-draw",
    "trio tsumo-split=thirds value-rounding=thousand honba-before-split=true honba-tsumo=0",
    "honba=1", "draw nagashi=1", "-22000 33000 -11000 0; E2/0",
    "0>1 21000 nagashi(nagashi-value), 2>1 11000 nagashi(nagashi-value), "
    "0>1 1000 honba(honba-before-split)" },
  { "the fines of a draw are paid as well", "club", "", "draw wrong-call@1 nagashi=2",
    "-4000 -7000 8000 -2000; E2/0; penalty-pot=5000",
    "0>2 4000 nagashi(nagashi-value), 1>2 2000 nagashi(nagashi-value), "
    "3>2 2000 nagashi(nagashi-value), 1>penalty-pot 5000 fine(fouls)" },
  { "a foul that voids the draw leaves it unpaid", "trio", "pot=1000",
    "draw draw-chombo@1 nagashi=2", "8000 -16000 8000 0; E1/0; pot=1000" },
  { "so does a foul that ends the hand", "parlour nagashi=win", "",
    "draw chombo@1 nagashi=2", "4000 -8000 2000 2000; E1/1; free" },
  { "riichi need not be tenpai next to it", "online", "", "draw riichi=2 nagashi=0",
    "12000 -4000 -5000 -4000; E2/1; pot=1000" },
};

static const EngineCase nagashi_shared[] = {
  { "dealer and child: the others share the payments of the two", "club",
    "honba=1 pot=1000", "draw nagashi=0,2", "13000 -10000 8000 -10000; E1/2",
    "1>0 6000 nagashi(nagashi-several), 3>0 6000 nagashi(nagashi-several), "
    "1>2 4000 nagashi(nagashi-several), 3>2 4000 nagashi(nagashi-several), "
    "pot>0 1000 pot(nagashi)" },
  { "two children: the dealer pays 5000 to each, the other child 3000", "club", "",
    "draw nagashi=1,2", "-10000 8000 8000 -6000; E2/0" },
  { "three children are paid by the dealer alone", "club", "", "draw nagashi=1,2,3",
    "-24000 8000 8000 8000; E2/0" },
  { "three including the dealer are paid by the remaining child", "club",
    "scores=25000,25000,15000,35000",
    "draw nagashi=0,1,2", "12000 8000 8000 -28000; E1/1" },
  { "all: nothing moves, pots stay, the dealer repeats", "club", "pot=1000 penalty-pot=500",
    "draw nagashi=0,1,2,3", "0 0 0 0; E1/1; pot=1000; penalty-pot=500" },
  { "and stops as 1st in the last hand", "club",
    "S4 scores=20000,20000,20000,39000 pot=1000", "draw nagashi=0,1,2,3",
    "0 0 0 0; end=dealer-leads@3; pot=1000" },
  { "one alone is paid like a win", "club", "honba=1", "draw nagashi=0",
    "12300 -4100 -4100 -4100; E1/2" },
  { "two of three players", "club players=3", "", "draw nagashi=0,1",
    "8000 6000 -14000 0; E1/1" },
};

static const EngineCase nagashi_draws[] = {
  { "paid without honba and pot, without noten payments", "online", "E2 honba=1 pot=1000",
    "draw nagashi=0 tenpai=1", "8000 -4000 -2000 -2000; E2/2; pot=1000" },
  { "a noten dealer passes, and the honba increases", "online", "E2 honba=1",
    "draw nagashi=1 tenpai=2", "-4000 12000 -4000 -4000; E3/2" },
  { "two are both paid in full", "online", "", "draw nagashi=0,1",
    "8000 4000 -6000 -6000; E2/1" },
  { "or shared by the others", "online nagashi-several=others-share", "pot=1000",
    "draw nagashi=1,2 tenpai=0", "-10000 8000 8000 -6000; E1/1; pot=1000" },
  { "or all for nothing", "online nagashi-several=others-share", "", "draw nagashi=0,1,2,3",
    "0 0 0 0; E2/1" },
  { "a haneman", "online nagashi-value=haneman", "E2 honba=1", "draw nagashi=0",
    "12000 -6000 -3000 -3000; E3/2" },
  { "a baiman of the dealer and of a child", "online nagashi-value=baiman", "", "draw nagashi=0,2",
    "16000 -12000 8000 -12000; E2/1" },
  { "two haneman shared by the others", "online nagashi-value=haneman nagashi-several=others-share",
    "", "draw nagashi=1,2", "-15000 12000 12000 -9000; E2/1" },
  { "a sanbaiman of three players that counts as a win", "trio nagashi-value=sanbaiman",
    "honba=1 pot=1000", "draw nagashi=0", "27000 -13000 -13000 0; E1/2" },
  { "a yakuman if the ruleset requires it", "online nagashi-value=yakuman", "E2", "draw nagashi=0",
    "32000 -16000 -8000 -8000; E3/1" },
};

static const EngineCase pots[] = {
  { "each of several winners gets the own stake, the nearest the rest",
    "online pot-receivers=own-stake-back", "pot=1000",
    "win riichi=1,2,3 ron=1<0 1/30 ron=2<0 1/30", "-2000 3000 1000 -1000; E2/0",
    "1>pot 1000 riichi(riichi-stake), 2>pot 1000 riichi(riichi-stake), "
    "3>pot 1000 riichi(riichi-stake), 0>1 1000 win(scoring), 0>2 1000 win(scoring), "
    "pot>1 1000 stake-back(pot-receivers), pot>2 1000 stake-back(pot-receivers), "
    "pot>1 2000 pot(pot-receivers)" },
  { "an open riichi gets its own stake back",
    "online pot-receivers=own-stake-back open-riichi-stake=2000", "pot=1000",
    "win riichi=1,2,3 open-riichi=2 ron=1<0 1/30 ron=2<0 1/30", "-2000 3000 1000 -1000; E2/0",
    "1>pot 1000 riichi(riichi-stake), 2>pot 2000 riichi(open-riichi-stake), "
    "3>pot 1000 riichi(riichi-stake), 0>1 1000 win(scoring), 0>2 1000 win(scoring), "
    "pot>1 1000 stake-back(pot-receivers), pot>2 2000 stake-back(pot-receivers), "
    "pot>1 2000 pot(pot-receivers)" },
  { "nothing is returned to a winner who did not declare", "online pot-receivers=own-stake-back",
    "",
    "win riichi=2 ron=1<0 1/30 ron=2<0 1/30", "-2000 1000 1000 0; E2/0" },
  { "one winner gets it all", "online pot-receivers=own-stake-back", "",
    "win riichi=1,2 ron=2<0 1/30", "-1000 -1000 2000 0; E2/0",
    "1>pot 1000 riichi(riichi-stake), 2>pot 1000 riichi(riichi-stake), 0>2 1000 win(scoring), "
    "pot>2 2000 pot(riichi-stake)" },
  { "only a winner who declared riichi gets it", "online pot-receivers=riichi-only",
    "pot=1000 honba=1", "win riichi=2 ron=1<0 1/30", "-1300 1300 -1000 0; E2/0; pot=2000" },
  { "who takes all of it", "online pot-receivers=riichi-only", "pot=1000",
    "win riichi=1,2 ron=2<0 1/30", "-1000 -1000 3000 0; E2/0",
    "1>pot 1000 riichi(riichi-stake), 2>pot 1000 riichi(riichi-stake), 0>2 1000 win(scoring), "
    "pot>2 3000 pot(pot-receivers)" },
  { "two share it, and the nearest has the odd hundred", "online pot-receivers=riichi-only",
    "pot=1100", "win riichi=1,3 ron=1<0 1/30 ron=3<0 1/30", "-2000 1600 0 1500; E2/0",
    "1>pot 1000 riichi(riichi-stake), 3>pot 1000 riichi(riichi-stake), 0>1 1000 win(scoring), "
    "0>3 1000 win(scoring), pot>3 1500 pot(pot-receivers), pot>1 1600 pot(pot-receivers)" },
  { "a winner without riichi leaves it to the other", "online pot-receivers=riichi-only",
    "pot=1000", "win riichi=3 ron=1<0 1/30 ron=3<0 1/30", "-2000 1000 0 2000; E2/0" },
  { "nagashi that counts as a win needs riichi too", "trio pot-receivers=riichi-only", "pot=1000",
    "draw nagashi=1", "-16000 24000 -8000 0; E2/0; pot=1000" },
  { "the penalty pot goes to the nearest eligible winner", "club", "penalty-pot=3000",
    "win tile-count@1 ron=1<0 1/30 ron=2<0 1/30", "-2000 -4000 9000 0; E2/0",
    "1>penalty-pot 5000 deposit(fouls), 0>1 1000 win(scoring), 0>2 1000 win(scoring), "
    "penalty-pot>2 8000 penalty-pot(fouls)" },
  { "and stays if nobody is eligible", "club", "penalty-pot=3000 pot=1000",
    "win tile-count@1 ron=1<0 1/30", "-1000 -3000 0 0; E2/0; penalty-pot=8000" },
};

static const EngineCase riichi[] = {
  { "without a minimum anybody may declare", "league riichi-minimum=0",
    "scores=-500,30000,35000,35500", "draw riichi=0 tenpai=0",
    "2000 -1000 -1000 -1000; E1/1; pot=1000" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("noten", noten, G_N_ELEMENTS (noten));
  engine_case_add_all ("noten-kinds", noten_kinds, G_N_ELEMENTS (noten_kinds));
  engine_case_add_all ("nagashi-wins", nagashi_wins, G_N_ELEMENTS (nagashi_wins));
  engine_case_add_all ("nagashi-shared", nagashi_shared, G_N_ELEMENTS (nagashi_shared));
  engine_case_add_all ("nagashi-draws", nagashi_draws, G_N_ELEMENTS (nagashi_draws));
  engine_case_add_all ("pots", pots, G_N_ELEMENTS (pots));
  engine_case_add_all ("draws-riichi", riichi, G_N_ELEMENTS (riichi));

  return g_test_run ();
}
