/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* Yaku that count only next to others, only without them, or instead of them. */

static const EngineCase tanyao[] = {
  { "tanyao counts next to toitoi in an open hand", "parlour open-tanyao-in=toitoi-or-chinitsu", "",
    "win ron=1<2 +tanyao,toitoi fu=40 open", "0 5200 -5200 0; E2/0" },
  { "and next to chinitsu, in any order", "parlour open-tanyao-in=toitoi-or-chinitsu", "",
    "win ron=1<2 +chinitsu,tanyao open", "0 12000 -12000 0; E2/0" },
  { "but not next to any other yaku", "parlour open-tanyao-in=toitoi-or-chinitsu", "",
    "win ron=1<2 +sanshoku-doukou,tanyao fu=30 open",
    "refused CLOSED_ONLY wins[0].value.yaku[1]" },
  { "dora-1: and next to sanrenkou",
    "parlour open-tanyao-in=toitoi-chinitsu-or-sanrenkou yaku=tanyao:1:1;sanrenkou:2:2", "",
    "win ron=1<2 +tanyao,sanrenkou fu=40 open", "0 5200 -5200 0; E2/0" },
  { "next to toitoi there too",
    "parlour open-tanyao-in=toitoi-chinitsu-or-sanrenkou yaku=tanyao:1:1;toitoi:2:2", "",
    "win ron=1<2 +tanyao,toitoi fu=40 open", "0 5200 -5200 0; E2/0" },
  { "sanrenkou does not help in other houses",
    "parlour open-tanyao-in=toitoi-or-chinitsu yaku=tanyao:1:1;sanrenkou:2:2", "",
    "win ron=1<2 +tanyao,sanrenkou fu=40 open", "refused CLOSED_ONLY wins[0].value.yaku[0]" },
  { "a closed hand always has it", "parlour open-tanyao-in=toitoi-or-chinitsu", "",
    "win ron=1<2 +tanyao fu=40", "0 1300 -1300 0; E2/0" },
  { "without open tanyao it does not count next to toitoi either",
    "parlour open-tanyao=false open-tanyao-in=toitoi-or-chinitsu", "",
    "win ron=1<2 +tanyao,toitoi fu=40 open", "refused CLOSED_ONLY wins[0].value.yaku[0]" },
};

#define OTAFUKU                                                                     \
  "trio scoring=linear han-points=2000 value-rounding=thousand tsumo-split=thirds " \
  "yaku=riichi:1:0;otafuku:1:1"

static const EngineCase otafuku[] = {
  { "otafuku adds to a yaku", OTAFUKU, "", "win ron=1<2 +otafuku,riichi", "0 4000 -4000 0; E2/0" },
  { "it does not count by itself", OTAFUKU, "", "win ron=1<2 +otafuku dora=3",
    "refused NO_YAKU wins[0].value.yaku" },
};

static const EngineCase pinfu[] = {
  { "pinfu and the self-draw are two yaku", "parlour", "", "win tsumo=1 +pinfu,tsumo fu=20",
    "-700 1500 -400 -400; E2/0" },
  { "or pinfu is the only one", "parlour pinfu-tsumo=pinfu-only", "",
    "win tsumo=1 +pinfu,tsumo fu=20", "refused INCOMPATIBLE wins[0].value.yaku[1]" },
  { "in any order", "parlour pinfu-tsumo=pinfu-only", "", "win tsumo=1 +tsumo,riichi,pinfu fu=20",
    "refused INCOMPATIBLE wins[0].value.yaku[2]" },
  { "a self-draw without pinfu is one", "parlour pinfu-tsumo=pinfu-only", "",
    "win tsumo=1 +tsumo,riichi fu=30", "-1000 2000 -500 -500; E2/0" },
};

#define INSTEAD \
  "league yaku=renhou:5:0:true;tanyao:1:1:false;chinitsu:6:5:false;otafuku:1:1:false"

#define CHEAP_INSTEAD "league yaku=renhou:2:0:true;tanyao:1:1:false"

static const EngineCase instead[] = {
  { "a yaku in place of the others is worth its own", INSTEAD, "", "win ron=1<2 +renhou",
    "0 8000 -8000 0; E2/0", "2>1 8000 win(scoring)" },
  { "it does not add up with them", INSTEAD, "", "win ron=1<2 +renhou,tanyao",
    "0 8000 -8000 0; E2/0" },
  { "nor with dora, which need a yaku of their own", INSTEAD, "", "win ron=1<2 +renhou dora=8",
    "0 8000 -8000 0; E2/0" },
  { "the others count if they are worth more", INSTEAD, "", "win ron=1<2 +renhou,tanyao,chinitsu",
    "0 12000 -12000 0; E2/0" },
  { "with their dora", INSTEAD, "", "win ron=1<2 +tanyao,renhou dora=5", "0 12000 -12000 0; E2/0" },
  { "otafuku does not bring the dora in", INSTEAD, "", "win ron=1<2 +renhou,otafuku dora=8",
    "0 8000 -8000 0; E2/0" },
  { "a cheap one needs fu as well", CHEAP_INSTEAD, "", "win ron=1<2 +renhou,tanyao",
    "refused NO_FU wins[0].value.fu" },
  { "and is paid by them", CHEAP_INSTEAD, "", "win ron=1<2 +renhou,tanyao fu=40",
    "0 2600 -2600 0; E2/0" },
  { "it counts towards a minimum", "league minimum-han=1 yaku=renhou:1:0:true", "",
    "win ron=1<2 +renhou fu=40", "0 1300 -1300 0; E2/0" },
  { "the higher-valued one of two counts", "league yaku=riichi:3:0:true;ippatsu:2:0:true", "",
    "win riichi=1 ron=1<2 +riichi,ippatsu fu=40", "0 5200 -5200 0; E2/0" },
};

static const EngineCase chances[] = {
  { "the tile drawn for a kan ends ippatsu", "league", "",
    "win tsumo=1 +riichi,ippatsu,rinshan fu=30", "refused INCOMPATIBLE wins[0].value.yaku[2]" },
  { "unless calls and kans interrupt nothing", "league calls-keep-first-turn=true", "",
    "win tsumo=1 +rinshan,riichi,ippatsu fu=40", "-2600 5200 -1300 -1300; E2/0" },
  { "then renhou can rob a kan", "league yaku=renhou:8:0:false;chankan:1:1:false "
                                 "calls-keep-first-turn=true",
    "", "win ron=1<2 +chankan,renhou", "0 16000 -16000 0; E2/0" },
  { "no kan is called on the last tile", "league", "", "win ron=1<2 +houtei,chankan fu=30",
    "refused INCOMPATIBLE wins[0].value.yaku[1]" },
  { "unless it is allowed", "league kan-on-last-tile=true", "",
    "win ron=1<2 +chankan,houtei fu=40", "0 2600 -2600 0; E2/0" },
  { "ippatsu counts next to houtei", "league", "", "win ron=1<2 +riichi,ippatsu,houtei fu=40",
    "0 5200 -5200 0; E2/0" },
  { "or only one of the two does", "league ippatsu-with-houtei=false", "",
    "win ron=1<2 +riichi,houtei,ippatsu fu=40", "refused INCOMPATIBLE wins[0].value.yaku[2]" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  engine_case_add_all ("open tanyao", tanyao, G_N_ELEMENTS (tanyao));
  engine_case_add_all ("otafuku", otafuku, G_N_ELEMENTS (otafuku));
  engine_case_add_all ("pinfu and self-draw", pinfu, G_N_ELEMENTS (pinfu));
  engine_case_add_all ("calls, kans and the last tile", chances, G_N_ELEMENTS (chances));
  engine_case_add_all ("in place of the others", instead, G_N_ELEMENTS (instead));

  return g_test_run ();
}
