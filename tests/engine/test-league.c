/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* The additions of a plain league ruleset: kiriage, yakuman that add up, pao for the liable share
 * alone, a replayed hand, one winner, no choice of the dealer. */

static const EngineCase values[] = {
  { "4 han 30 fu is a mangan", "league", "", "win ron=1<2 4/30", "0 8000 -8000 0; E2/0",
    "2>1 8000 win(kiriage-mangan)" },
  { "3 han 60 fu is a mangan", "league", "", "win tsumo=0 3/60", "12000 -4000 -4000 -4000; E1/1" },
  { "3 han 50 fu is not", "league", "", "win ron=1<2 3/50", "0 6400 -6400 0; E2/0",
    "2>1 6400 win(scoring)" },
  { "11 han is sanbaiman", "league", "", "win ron=1<2 11", "0 24000 -24000 0; E2/0",
    "2>1 24000 win(scoring)" },
  { "10 han is baiman", "league", "", "win ron=1<2 10", "0 16000 -16000 0; E2/0",
    "2>1 16000 win(scoring)" },
  { "13 han is sanbaiman", "league", "", "win ron=1<2 13", "0 24000 -24000 0; E2/0",
    "2>1 24000 win(counted-yakuman)" },
  { "13 han is a yakuman if the ruleset counts them", "league counted-yakuman=13", "",
    "win ron=1<2 13",
    "0 32000 -32000 0; E2/0", "2>1 32000 win(counted-yakuman)" },
  { "12 han is not", "league counted-yakuman=13", "", "win ron=1<2 12", "0 24000 -24000 0; E2/0" },
  { "a counted yakuman pays no chips", "league counted-yakuman=13 chip-yakuman=1000", "",
    "win ron=1<2 13", "0 32000 -32000 0; E2/0" },
  { "two yakuman add up", "league", "", "win ron=1<2 *daisangen,tsuuiisou",
    "0 64000 -64000 0; E2/0" },
  { "a ruleset can count the highest alone",
    "league several-yakuman=highest double-yakuman=daisuushi", "",
    "win ron=1<2 *daisuushi,tsuuiisou", "0 64000 -64000 0; E2/0" },
  { "a double yakuman", "league double-yakuman=daisuushi", "", "win ron=1<2 *daisuushi",
    "0 64000 -64000 0; E2/0", "2>1 64000 win(double-yakuman)" },
  { "one yakuman", "league", "", "win ron=1<2 *kokushi", "0 32000 -32000 0; E2/0",
    "2>1 32000 win(yakuman)" },
  { "a yakuman by limit", "league", "", "win ron=1<2 yakuman", "0 32000 -32000 0; E2/0",
    "2>1 32000 win(yakuman)" },
};

static const EngineCase pao[] = {
  { "the liable yakuman on a tsumo is paid by the liable player, the rest by all", "league",
    "honba=1",
    "win tsumo=1 *daisangen,tsuuiisou pao=3 for=daisangen",
    "-16100 64300 -8100 -40100; E2/0",
    "0>1 16000 win(pao-share), 2>1 8000 win(pao-share), "
    "3>1 16000 win(several-yakuman), "
    "3>1 24000 pao(pao-share), 0>1 100 honba(honba-tsumo), 2>1 100 honba(honba-tsumo), "
    "3>1 100 honba(honba-tsumo)" },
  { "the liable player pays all honba only if nothing else is left", "league", "honba=1",
    "win tsumo=1 *daisangen pao=3 for=daisangen", "0 32300 0 -32300; E2/0" },
  { "on a ron only the liable share is halved", "league", "honba=1",
    "win ron=1<2 *daisangen,tsuuiisou pao=3 for=daisangen", "0 64300 -48300 -16000; E2/0" },
  { "both can be liable shares", "league", "",
    "win ron=1<2 *daisangen,suukantsu pao=3 for=suukantsu,daisangen",
    "0 64000 -32000 -32000; E2/0" },
  { "without a name pao covers the whole hand", "league", "",
    "win ron=1<2 *daisangen,tsuuiisou pao=3",
    "0 64000 -32000 -32000; E2/0" },
  { "a yakuman by limit can be any", "league", "", "win ron=1<2 yakuman pao=3",
    "0 32000 -16000 -16000; E2/0" },
  { "without a name pao does not restrict the hand", "league", "", "win ron=0<2 3/40 pao=3",
    "7700 0 -3900 -3800; E1/1" },
  { "the dealer liable for the dealer's own share alone", "league", "",
    "win tsumo=0 *daisangen,tsuuiisou pao=3 for=daisangen",
    "96000 -16000 -16000 -64000; E1/1" },
  { "a kan's feeder pays the whole hand", "league pao-kan-feeder=tsumo", "",
    "win tsumo=1 3/40 pao=3 for=rinshan", "0 5200 0 -5200; E2/0" },
  { "also if the list of yaku has it", "league pao-kan-feeder=tsumo", "",
    "win tsumo=1 +rinshan,toitoi fu=40 pao=3 for=rinshan", "0 5200 0 -5200; E2/0" },
  { "or as a ron", "league pao-kan-feeder=ron", "",
    "win tsumo=1 *daisangen pao=3 for=daisangen,rinshan",
    "0 32000 0 -32000; E2/0" },
};

static const EngineCase dealer[] = {
  { "the dealer repeats by winning, without a choice", "league", "", "win ron=0<1 1/30",
    "1500 -1500 0 0; E1/1" },
  { "and has no choice", "league", "", "win ron=0<1 1/30 continue",
    "refused NO_CHOICE continue" },
  { "the dealer repeats by tenpai", "league", "S4", "draw tenpai=3",
    "-1000 -1000 -1000 3000; S4/1" },
  { "the last dealer cannot stop as 1st", "league", "S4", "win ron=3<0 mangan decline",
    "refused NO_CHOICE continue" },
  { "unless the ruleset allows it", "league last-dealer=must-unless-first", "S4",
    "win ron=3<0 mangan decline", "-12000 0 0 12000; end=dealer-leads@3; free" },
  { "then one who is not 1st must continue, and may record that",
    "league last-dealer=must-unless-first", "S4 scores=50000,20000,20000,10000",
    "win ron=3<1 1/30 continue", "0 -1500 0 1500; S4/1; must" },
  { "then the choice is in the last hand only", "league last-dealer=must-unless-first", "S3",
    "win ron=2<1 1/30 continue", "refused NO_CHOICE continue" },
  { "a ruleset may let the last dealer stop with any rank", "league dealer-win=chooses",
    "S4 scores=50000,20000,20000,10000", "win ron=3<1 1/30 decline",
    "0 -1500 0 1500; end=rounds@; free" },
  { "a dealer who stops as 1st leads", "league dealer-win=chooses", "S4",
    "win ron=3<1 1/30 decline",
    "0 -1500 0 1500; end=dealer-leads@3; free" },
  { "a ruleset may let the dealer pass by winning", "league dealer-win=passes", "E2 honba=2",
    "win ron=1<0 1/30", "-2100 2100 0 0; E3/0" },
  { "or by tenpai", "league dealer-tenpai=passes", "E2 honba=2", "draw tenpai=1",
    "-1000 3000 -1000 -1000; E3/3" },
  { "several winners with honba for the nearest", "league max-winners=3", "honba=1",
    "win ron=1<0 1/30 ron=3<0 1/30 ron=2<0 1/30", "-3300 1300 1000 1000; E2/0" },
  { "no bust: the game continues below 0", "league", "scores=20000,20000,60000,0", "win ron=2<3 12",
    "0 0 24000 -24000; E2/0" },
};

static const EngineCase fouls[] = {
  { "a chombo is deducted from the result and the hand is replayed", "league",
    "E3 honba=2 pot=1000",
    "foul riichi=0,2 chombo@1", "0 0 0 0; E3/2; pot=1000; prizes=0 -20000 0 0",
    "0>pot 1000 riichi(riichi-stake), 2>pot 1000 riichi(riichi-stake), "
    "pot>0 1000 stake-back(fouls), "
    "pot>2 1000 stake-back(fouls)" },
  { "two offenders each pay", "league", "S4", "foul chombo@1 chombo@3",
    "0 0 0 0; S4/0; prizes=0 -20000 0 -20000" },
  { "it does not give a choice", "league", "", "foul chombo@1 decline",
    "refused NO_CHOICE continue" },
  { "without a replay a dealer who only pays later passes", "league fouls.chombo.replay=false",
    "E2",
    "foul chombo@1", "0 0 0 0; E3/1; prizes=0 -20000 0 0" },
  { "a later payment busts nobody now",
    "league bust=below-zero chip-bust=1000 fouls.chombo.replay=false",
    "scores=-100,40000,30000,30000", "foul chombo@0", "0 0 0 0; end=bust@0; prizes=-20000 0 0 0" },
  { "a foul at a draw paid later does not change the noten payments",
    "league bust=below-zero noten-void-at-double-bust=true fouls.chombo.due=at-draw "
    "fouls.chombo.replay=false",
    "E2 scores=49500,500,25000,25000", "draw chombo@1 tenpai=0,2,3",
    "1000 -3000 1000 1000; end=bust@1; prizes=0 -20000 0 0" },
  { "a fine to the pot at a draw counts for the double bust",
    "league bust=below-zero noten-void-at-double-bust=true fouls.chombo.due=at-draw "
    "fouls.chombo.to=pot",
    "E2 scores=49500,500,25000,25000", "draw chombo@1 tenpai=0,2,3",
    "0 -20000 0 0; end=bust@1; pot=20000" },
  { "a foul before the end of the hand paid at the settlement", "league fouls.chombo.due=at-once",
    "",
    "draw chombo@1", "0 0 0 0; E2/1; prizes=0 -20000 0 0" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("league-values", values, G_N_ELEMENTS (values));
  engine_case_add_all ("league-pao", pao, G_N_ELEMENTS (pao));
  engine_case_add_all ("league-dealer", dealer, G_N_ELEMENTS (dealer));
  engine_case_add_all ("league-fouls", fouls, G_N_ELEMENTS (fouls));

  return g_test_run ();
}
