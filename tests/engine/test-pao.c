/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* The payers of a win besides the usual ones. test-clauses.c has the clauses of b-rule.txt on
 * pao. */

#define THIRDS                                                                           \
  "trio scoring=linear han-points=2000 value-rounding=thousand great-yakuman=daisuushi " \
  "tsumo-split=thirds honba-before-split=true"

/* A table with uneven rows: the child pays nothing of 48000. */
#define UNEVEN                                                                             \
  "trio value-rounding=thousand great-yakuman=daisuushi several-yakuman=highest-plus-two " \
  "tsumo-split=table tsumo-table=1000:1000:0;32000:12000:20000;48000:0:48000"

static const EngineCase pao[] = {
  { "the liable player may pay all of a ron, including the honba", "league pao-ron=all",
    "E1 honba=1", "win ron=1<2 *daisangen pao=3", "0 32300 0 -32300; E2/0",
    "3>1 32000 pao(pao-ron), 3>1 300 honba(honba-ron)" },
  { "but the discarder pays the honba with a part of the win", "league pao-ron=all",
    "E1 honba=1", "win ron=1<2 *daisangen,tsuuiisou pao=3 for=daisangen",
    "0 64300 -32300 -32000; E2/0",
    "2>1 32000 win(pao-share), 3>1 32000 pao(pao-ron), 2>1 300 honba(honba-ron)" },
  { "with half of a ron the discarder pays the honba, fully liable or not", "league",
    "E1 honba=1", "win ron=1<2 *daisangen pao=3", "0 32300 -16300 -16000; E2/0" },
  { "gakusei: the liable player pays half and the honba", "league pao-honba=liable",
    "E1 honba=2", "win ron=1<2 *daisangen pao=3", "0 32600 -16000 -16600; E2/0",
    "2>1 16000 win(pao-ron), 3>1 16000 pao(pao-ron), 3>1 600 honba(pao-honba)" },
  { "JAN39 02708: a honba of 300 is 200 each", "league pao-honba=shared", "E1 honba=1",
    "win ron=1<2 *daisangen pao=3", "0 32400 -16200 -16200; E2/0",
    "2>1 16000 win(pao-ron), 3>1 16000 pao(pao-ron), 2>1 200 honba(pao-honba), "
    "3>1 200 honba(pao-honba)" },
  { "two winners: only the nearest has honba to share",
    "league max-winners=2 pao-honba=shared", "E1 honba=2",
    "win ron=1<0 *daisangen pao=3 ron=2<0 1/30", "-17300 32600 1000 -16300; E2/0" },
  { "the honba of a tsumo too, though others pay a part", "league pao-honba=liable", "E1 honba=1",
    "win tsumo=1 *daisangen,tsuuiisou pao=3 for=daisangen", "-16000 64300 -8000 -40300; E2/0" },
  { "a tsumo like a ron of the same value", "trio pao-share=whole-hand pao-tsumo=as-ron",
    "E1 honba=1", "win tsumo=1 *daisangen pao=2", "0 33000 -33000 0; E2/0",
    "2>1 32000 pao(pao-tsumo), 2>1 1000 honba(honba-ron)" },
  { "a part like a ron, and shares of the rest", "trio pao-tsumo=as-ron", "E1 honba=1",
    "win tsumo=1 *daisangen,tsuuiisou pao=2 for=daisangen", "-17000 58000 -41000 0; end=bust@2",
    "0>1 16000 win(pao-share), 2>1 8000 win(pao-share), 2>1 32000 pao(pao-tsumo), "
    "0>1 1000 honba(honba-tsumo), 2>1 1000 honba(honba-tsumo)" },
  { "with wareme the liable player pays twice", "trio pao-share=whole-hand pao-tsumo=as-ron "
                                                "wareme=true bust=none bust-fee=0",
    "", "win tsumo=1 *daisangen pao=2 wareme=2",
    "0 64000 -64000 0; E2/0" },
  { "the feeder of a kan still pays the shares",
    "trio pao-tsumo=as-ron pao-kan-feeder=tsumo", "", "win tsumo=1 3/40 pao=2 for=rinshan",
    "0 3900 -3900 0; E2/0" },
  { "three players: half of 48000 is 24000", "trio pao-share=whole-hand", "E1 honba=1",
    "win ron=0<1 *daisangen pao=2", "49000 -25000 -24000 0; E1/2" },
  { "three players: the liable one pays all of a tsumo, 1000 of honba for each",
    "trio pao-share=whole-hand", "E1 honba=1", "win tsumo=1 *daisangen pao=2",
    "0 26000 -26000 0; E2/0",
    "2>1 8000 win(yakuman), 2>1 16000 pao(pao-share), 2>1 2000 honba(honba-tsumo)" },
  { "in thirds the liable part is split separately", THIRDS, "",
    "win tsumo=1 *daisuushi,tsuuiisou pao=2 for=daisuushi", "-21000 80000 -59000 0; end=bust@2",
    "0>1 21000 win(pao-share), 2>1 27000 win(several-yakuman), 2>1 32000 pao(pao-share)" },
  { "the liable player pays split honba together with the whole value", THIRDS,
    "E1 honba=2", "win tsumo=1 *daisuushi pao=2", "0 50000 -50000 0; end=bust@2",
    "2>1 16000 win(great-yakuman), 2>1 32000 pao(pao-share), 2>1 2000 honba(honba-before-split)" },
  { "and everybody pays them while others pay too", THIRDS, "E1 honba=2",
    "win tsumo=1 *daisuushi,tsuuiisou pao=2 for=daisuushi", "-22000 82000 -60000 0; end=bust@2" },
  { "a table of shares never refunds more than the share", UNEVEN, "",
    "win tsumo=1 *suuankou,daisangen pao=0 for=daisangen", "-48000 48000 0 0; end=bust@0",
    "0>1 48000 win(several-yakuman)" },
  { "nor does the liable player pay more", UNEVEN, "",
    "win tsumo=1 *suuankou,daisangen pao=2 for=daisangen", "-28000 48000 -20000 0; E2/0",
    "0>1 28000 win(pao-share), 2>1 20000 pao(pao-share)" },
};

/* Each liability by itself. */
static const EngineCase liabilities[] = {
  { "the call that leaves one tile in hand", "parlour pao-yakuman= pao-kan-feeder=none", "",
    "win ron=1<2 3/30 pao=3", "0 3900 -2000 -1900; E2/0" },
  { "the feeder of a kan", "parlour pao-yakuman= pao-single-tile=false", "",
    "win tsumo=1 3/40 pao=3", "0 5200 0 -5200; E2/0" },
  { "but not liable for a ron", "parlour pao-yakuman= pao-single-tile=false", "",
    "win ron=1<2 3/40 pao=3", "refused NO_PAO wins[0].pao" },
  { "the feeder of the melds, also with han", "league pao-yakuman= pao-fed-melds=true", "",
    "win tsumo=1 3/40 pao=3", "0 5200 0 -5200; E2/0" },
};

static const EngineCase wareme[] = {
  { "the player with the broken wall pays the share twice, including the honba", "trio wareme=true",
    "E1 honba=1",
    "win tsumo=1 mangan wareme=2", "-5000 11000 -6000 0; E2/0",
    "0>1 4000 win(scoring), 2>1 2000 win(scoring), 2>1 2000 win(wareme), "
    "0>1 1000 honba(honba-tsumo), 2>1 1000 honba(honba-tsumo), 2>1 1000 honba(wareme)" },
  { "and gets everything twice, except stakes and pots", "trio wareme=true", "E1 pot=2000",
    "win riichi=1 ron=1<2 mangan wareme=1", "0 18000 -16000 0; E2/0",
    "1>pot 1000 riichi(riichi-stake), 2>1 8000 win(scoring), 2>1 8000 win(wareme), "
    "pot>1 3000 pot(riichi-stake)" },
  { "a player without a part in a ron pays nothing twice", "trio wareme=true", "",
    "win ron=1<2 mangan wareme=0", "0 8000 -8000 0; E2/0" },
  { "the part under pao is doubled for the liable player alone",
    "trio wareme=true pao-share=whole-hand", "", "win ron=1<2 *daisangen pao=0 wareme=0",
    "-32000 48000 -16000 0; E2/0",
    "2>1 16000 win(pao-ron), 0>1 16000 pao(pao-ron), 0>1 16000 pao(wareme)" },
  { "three times, after the split and for the honba", "trio wareme=true wareme-factor=3",
    "E1 honba=1", "win tsumo=1 mangan wareme=2", "-5000 14000 -9000 0; E2/0",
    "0>1 4000 win(scoring), 2>1 2000 win(scoring), 2>1 4000 win(wareme), "
    "0>1 1000 honba(honba-tsumo), 2>1 1000 honba(honba-tsumo), 2>1 2000 honba(wareme)" },
  { "four times for the dealer of two winners", "trio wareme=true wareme-factor=4", "",
    "win ron=0<1 mangan ron=2<1 1/30 wareme=0", "48000 -49000 1000 0; end=bust@1" },
  { "three times the liable half", "trio wareme=true wareme-factor=3 pao-share=whole-hand", "",
    "win ron=1<2 *daisangen pao=0 wareme=0", "-48000 64000 -16000 0; end=bust@0" },
  { "after the split in thirds", THIRDS " wareme=true", "E1 honba=1", "win tsumo=1 4 wareme=0",
    "-12000 15000 -3000 0; E2/0",
    "0>1 5000 win(tsumo-split), 0>1 5000 win(wareme), 2>1 3000 win(tsumo-split), "
    "0>1 1000 honba(honba-before-split), 0>1 1000 honba(wareme)" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("pao", pao, G_N_ELEMENTS (pao));
  engine_case_add_all ("liability", liabilities, G_N_ELEMENTS (liabilities));
  engine_case_add_all ("wareme", wareme, G_N_ELEMENTS (wareme));

  return g_test_run ();
}
