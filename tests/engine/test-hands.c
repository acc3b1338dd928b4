/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-script.h"
#include "hand-check.h"

#include <string.h>

/* Hands of tiles and their values, one rule per row. */

typedef struct
{
  const char *name;
  const char *rules;
  const char *hand; /* see hand_parse() */
  const char *expect;
} HandCase;

#define LOCAL "parlour seven-pairs-four-alike=true"

/* Allen's: all han have the same value, five identical tiles, the dora itself, waits that count. */
#define LINEAR                                                                          \
  "trio scoring=linear han-points=2000 value-rounding=thousand tsumo-split=thirds "     \
  "honba-before-split=true honba-tsumo=0 five-alike=true dora-tile=shown flowers=4 "    \
  "seven-pairs-four-alike=true kan-dora=false kan-ura-dora=false ura-dora=true "        \
  "yaku=riichi:1:0;tsumo:1:0;pinfu:1:0;tanyao:1:1;yakuhai-round:1:1;yakuhai-north:1:1;" \
  "yakuhai-red:1:1;toitoi:2:2;honitsu:3:2;chinitsu:6:5;chiitoitsu:2:0;otafuku:1:1"

static const HandCase cases[] = {
  /* The form of a hand. */
  { "pinfu by ron", "league", "234m22456p34567s +8s", "pinfu tanyao 2/30 2000" },
  { "pinfu by tsumo", "league", "234m22456p34567s +8s tsumo", "tsumo pinfu tanyao 3/20 700/1300" },
  { "the dealer's tsumo", "league", "234m22456p34567s +8s tsumo EE",
    "tsumo pinfu tanyao 3/20 1300 all" },
  { "no value", "league", "22456p34567s +8s chi:789s", "no-yaku" },
  { "not complete", "league", "234m22456p34567s +1z", "not-complete" },
  { "one tile over in a suit", "league", "2344m2456p34567s +8s", "not-complete" },
  { "two pairs", "league", "11m22456p345678s +8s", "not-complete" },
  { "a run broken in its middle", "league", "235m22456p34567s +8s", "not-complete" },
  { "honors do not form runs", "league", "123456z22456p34s +5s", "not-complete" },
  { "one honor too many", "league", "1112z11z456p3456s +2z", "bad-tiles 1z" },
  { "two pairs of honors", "league", "112233z456p3456s +7s", "not-complete" },
  { "kokushi takes thirteen kinds", "league", "19m19p19s1234567z +1m", "kokushi-13 x4 32000" },
  { "kokushi by a single wait", "league", "19m19p19s1234566z +7z", "kokushi x4 32000" },
  { "not with a middle tile", "league", "19m19p19s1234566z +5m", "not-complete" },
  { "nor with twelve kinds", "league", "19m19p19s1234566z +6z", "not-complete" },
  { "no kokushi if it is not played", "league yakuman=daisangen", "19m19p19s1234567z +1m",
    "not-complete" },
  { "seven pairs", "league", "1199m2244p77s112z +2z", "chiitoitsu 2/25 1600" },
  { "of forty fu", "league seven-pairs-forty-fu=true", "1199m2244p77s112z +2z",
    "chiitoitsu 2/40 2600" },
  { "seven pairs if they are not played", "league yaku=riichi:1:0", "1199m2244p77s112z +2z",
    "not-complete" },
  { "four identical tiles are not two pairs", "league", "1111m3355p7799s2z +2z", "not-complete" },

  /* The highest-valued interpretation. */
  { "two runs twice rather than seven pairs", "league", "223344m556677p8s +8s",
    "tanyao ryanpeikou 4/40 8000" },
  { "triplets or runs", "league", "111222333m99p78s +9s tsumo",
    "tsumo pinfu iipeikou junchan 6/20 3000/6000" },
  { "four triplets in a row", "league", "99m11122233344p +4p", "toitoi sanankou 4/50 8000" },
  { "a closed wait rather than an open one", "league", "23445m123p789s55z +3m riichi",
    "riichi 1/40 1300" },
  { "pinfu rather than the fu of a wait", "league", "23445m123p789s44z +3m riichi",
    "riichi pinfu 2/30 2000" },

  /* Yaku of sets. */
  { "three suits, open", "league", "234m23p22678s +4p chi:234s",
    "tanyao sanshoku-doujun 2/30 2000" },
  { "triplets of three suits", "league", "33m44z678s +3m pon:333p pon:333s",
    "sanshoku-doukou 2/30 2000" },
  { "a straight, closed", "league", "12345678m22p345s +9m", "pinfu ittsu 3/30 3900" },
  { "mixed outside", "league", "123m1199p123789s +1p", "junchan 3/40 5200" },
  { "outside hand with honors", "league", "123m11p12378s111z +9s",
    "yakuhai-round chanta 3/40 5200" },
  { "all triplets of terminals", LOCAL, "111p99s22z +9s pon:111m pon:999m EW",
    "honrou-toitoi 6/40 12000" },
  { "without a name of its own", "league", "111p99s22z +9s pon:111m pon:999m EW",
    "toitoi 2/40 2600" },
  { "three concealed", "league", "222m444p666s5s +5s chi:567p", "tanyao sanankou 3/40 5200" },
  { "the third by ron", "league", "222m444p66s88s +6s chi:567p", "tanyao 1/30 1000" },
  { "four by tsumo", "league", "222m444p66s888s9s9s +6s tsumo", "suuankou x4 8000/16000" },
  { "four on a single wait", "league double-yakuman=suuankou-tanki", "222m444p666s888s9s +9s",
    "suuankou-tanki x8 64000" },
  { "three kans count", "league", "67s44s +8s kan:1111m kakan:5555s ankan:9999p",
    "sankantsu 2/80 5200" },
  { "four kans", "league", "4s +4s kan:1111m kakan:5555s ankan:9999p ankan:7777z",
    "suukantsu x4 32000" },
  { "little dragons, open", "league", "55577z23m678s +4m pon:666z",
    "yakuhai-white yakuhai-green shousangen 4/40 8000" },
  { "all three dragons", "league", "55z44m678s +5z pon:666z pon:777z", "daisangen x4 32000" },
  { "little winds", "league", "444z1z678s +1z pon:222z pon:333z", "shousuushi x4 32000" },
  { "big winds", "league", "444z9m +9m pon:111z pon:222z pon:333z", "daisuushi x4 32000" },
  { "three winds", "league yaku=sanfuu:2:2", "99m67p +8p pon:111z pon:222z pon:444z",
    "sanfuu 2/40 2600" },
  { "three in a row", "league yaku=sanrenkou:2:2", "11m67p444s +8p pon:222s pon:333s",
    "sanrenkou 2/30 2000" },
  { "four in a row, open", "league yakuman=suurenkou", "99m44p +4p pon:111p pon:222p pon:333p",
    "suurenkou x4 32000" },
  { "double East", "league", "99m78p678s111z +9p EE chi:234s",
    "yakuhai-seat yakuhai-round 2/30 2900" },
  { "North if it is one", "league yaku=yakuhai-north:1:1", "99m78p678s444z +9p EE chi:234s",
    "yakuhai-north 1/30 1500" },
  { "a pair of it has fu", "league yaku=yakuhai-north:1:1;pinfu:1:0", "44z678m234678s78p +9p ES",
    "no-yaku" },

  /* Yaku of tiles. */
  { "a half flush", "league", "123456789m1133z +3z", "ittsu honitsu 5/40 8000" },
  { "full flush, open", "league", "2345678m +2m chi:567m pon:999m", "chinitsu 5/30 8000" },
  { "nine gates", "league", "1112345678999m +5m", "chuuren-9 x4 32000" },
  { "and not nine waits", "league", "1112345567899m +9m", "chuuren x4 32000" },
  { "a flush is no gate", "league", "2233445678999m +7m", "pinfu iipeikou chinitsu 8/30 16000" },
  { "nor with a kan", "league", "2345678999m +1m ankan:1111m", "bad-tiles 1m" },
  { "all green", "league", "22334466888s66z +6z", "ryuuiisou x4 32000" },
  { "only terminals", "league", "99p11s +1s pon:999s pon:999m pon:111m", "chinroutou x4 32000" },
  { "only honors", "league", "1122335566677z +7z", "not-complete" },
  { "honors in pairs", "league", "1122334455667z +7z", "tsuuiisou x4 32000" },
  { "terminals and honors in pairs", "league yaku=chiitoitsu:2:0;honroutou:2:2",
    "1199m1199p1199s1z +1z", "honroutou chiitoitsu 4/25 6400" },

  /* Local seven pairs. */
  { "one set", LOCAL, "1111m3355p7799s2z +2z", "set-chiitoi 3/25 3200" },
  { "two sets", LOCAL, "1111m3333p5577s2z +2z", "set-chiitoi 4/25 6400" },
  { "half flush in pairs", LOCAL, "11335577p11223z +3z", "shousharin 6/25 12000" },
  { "with a set", LOCAL, "11335555p11223z +3z", "shousharin 6/25 12000" },
  { "terminals in pairs", LOCAL, "1199m1199p1199s1z +1z", "gyakusharin 6/25 12000" },
  { "both of them", LOCAL, "1199m112233445z +5z", "honitsu gyakusharin 9/25 16000" },
  { "full flush in pairs", LOCAL, "1111335577992m +2m", "daisharin x4 32000" },

  /* The way the hand was won. */
  { "riichi, ippatsu and ura", "league", "234m22456p34567s +8s riichi ippatsu dora=2m ura=1p1z",
    "riichi ippatsu pinfu tanyao dora1 ura2 7/30 12000" },
  { "double riichi", "league", "234m22456p34567s +8s double-riichi",
    "double-riichi pinfu tanyao 4/30 8000" },
  { "no riichi in an open hand", "league", "22456p34567s +8s chi:234m riichi ippatsu ura=1p",
    "tanyao 1/30 1000" },
  { "ippatsu needs riichi", "league", "234m22456p34567s +8s ippatsu", "pinfu tanyao 2/30 2000" },
  { "a kan ends ippatsu", "league", "22456p34567s +8s ankan:9999m riichi ippatsu rinshan tsumo",
    "riichi tsumo rinshan 3/60 2000/4000" },
  { "but not in every ruleset", "league calls-keep-first-turn=true",
    "22456p34567s +8s ankan:9999m riichi ippatsu rinshan tsumo",
    "riichi ippatsu tsumo rinshan 4/60 2000/4000" },
  { "ippatsu with the last discard", "league", "234m22456p34567s +8s riichi ippatsu houtei",
    "riichi ippatsu pinfu tanyao houtei 5/30 8000" },
  { "one of both", "league ippatsu-with-houtei=false", "234m22456p34567s +8s riichi ippatsu houtei",
    "riichi pinfu tanyao houtei 4/30 8000" },
  { "haitei by tsumo only", "league", "22456p34567s +8s chi:234m haitei", "tanyao 1/30 1000" },
  { "haitei", "league", "22456p34567s +8s chi:234m haitei houtei tsumo",
    "tanyao haitei 2/30 500/1000" },
  { "no fu for a haitei tsumo", "parlour", "22456p34567s +8s chi:234m haitei tsumo",
    "tanyao haitei 2/20 400/700" },
  { "chankan", "league", "22456p34567s +8s chi:234m chankan rinshan", "tanyao chankan 2/30 2000" },
  { "no kan on the last tile", "league", "22456p34567s +8s chi:234m chankan houtei",
    "tanyao chankan 2/30 2000" },
  { "but in some", "league kan-on-last-tile=true", "22456p34567s +8s chi:234m chankan houtei",
    "tanyao chankan houtei 3/30 3900" },
  { "rinshan has tsumo fu", "league", "22333p45667s +8s ankan:2222m rinshan tsumo",
    "tsumo tanyao rinshan 3/50 1600/3200" },
  { "mjking-10335: rinshan without tsumo fu", "league rinshan-tsumo-fu=none",
    "22333p45667s +8s ankan:2222m rinshan tsumo", "tsumo tanyao rinshan 3/40 1300/2600" },
  { "but haitei with them", "league rinshan-tsumo-fu=none",
    "22333p45667s +8s ankan:2222m haitei tsumo", "tsumo tanyao haitei 3/50 1600/3200" },
  { "rinshan alone with tsumo fu",
    "league rinshan-haitei-tsumo-fu=false rinshan-tsumo-fu=two",
    "22333p45667s +8s ankan:2222m rinshan tsumo", "tsumo tanyao rinshan 3/50 1600/3200" },
  { "and haitei without", "league rinshan-haitei-tsumo-fu=false rinshan-tsumo-fu=two",
    "22333p45667s +8s ankan:2222m haitei tsumo", "tsumo tanyao haitei 3/40 1300/2600" },
  { "rinshan after a flower is none", "league",
    "22456p34567s +8s chi:234m rinshan flower-replacement tsumo", "tanyao 1/30 300/500" },
  { "without a kan there is none", "league", "234m22456p34567s +8s riichi ippatsu rinshan tsumo",
    "riichi ippatsu tsumo pinfu tanyao 5/20 2000/4000" },
  { "the first draw of the dealer", "league", "234m22456p34567s +8s tenhou chiihou tsumo EE",
    "tenhou x4 16000 all" },
  { "of another", "league", "234m22456p34567s +8s chiihou tsumo", "chiihou x4 8000/16000" },
  { "none of both by ron", "league", "234m22456p34567s +8s tenhou chiihou",
    "pinfu tanyao 2/30 2000" },
  { "no renhou after a kan", "parlour", "234m22456p34567s +8s renhou chankan",
    "pinfu tanyao chankan 3/30 3900" },
  { "but where calls do not count", "parlour calls-keep-first-turn=true",
    "234m22456p34567s +8s renhou chankan", "pinfu tanyao chankan renhou 7/30 12000" },
  { "renhou next to others", "parlour", "234m22456p34567s +8s renhou",
    "pinfu tanyao renhou 6/30 12000" },
  { "renhou alone", "parlour yaku=renhou:5:0:true;pinfu:1:0;tanyao:1:1",
    "234m22456p34567s +8s renhou dora=1m", "renhou 5/30 8000" },
  { "a higher-valued hand keeps its value", "parlour yaku=renhou:5:0:true;chinitsu:6:5",
    "2233445678999m +7m renhou", "chinitsu 6/40 12000" },
  { "renhou makes a hand without yaku", "parlour yaku=renhou:5:0:true",
    "123m22456p34567s +8s renhou", "renhou 5/30 8000" },
  { "but no hand that is not complete", "parlour yaku=renhou:5:0:true",
    "123m22456p34567s +1z renhou", "not-complete" },
  { "no renhou by tsumo", "parlour", "234m22456p34567s +8s renhou tsumo",
    "tsumo pinfu tanyao 3/20 700/1300" },
  { "renhou as a yakuman", "league yakuman=renhou", "234m22456p34567s +8s renhou",
    "renhou x4 32000" },
  { "pinfu alone", "league pinfu-tsumo=pinfu-only", "234m22456p34567s +8s tsumo",
    "pinfu tanyao 2/30 500/1000" },

  /* Open tanyao and open pinfu. */
  { "no open tanyao", "league open-tanyao=false", "22456p34567s +8s chi:234m", "no-yaku" },
  { "open tanyao and toitoi", "league open-tanyao-in=toitoi-or-chinitsu",
    "3337788s +8s pon:222p pon:666p", "tanyao toitoi 3/30 3900" },
  { "open tanyao and sanrenkou",
    "league open-tanyao-in=toitoi-chinitsu-or-sanrenkou yaku=tanyao:1:1;sanrenkou:2:2",
    "56p22277s +4p pon:333s pon:444s", "tanyao sanrenkou 3/30 3900" },
  { "not next to any other yaku", "league open-tanyao-in=toitoi-or-chinitsu",
    "22456p34567s +8s chi:234m", "no-yaku" },
  { "open pinfu at 20", "parlour", "22456p34567s +8s chi:234m", "tanyao 1/20 700" },
  { "30 by tsumo", "parlour", "22456p34567s +8s chi:234m tsumo", "tanyao 1/30 300/500" },
  { "20 always", "parlour open-pinfu=twenty-always", "22456p34567s +8s chi:234m tsumo",
    "tanyao 1/20 200/400" },
  { "30 by both", "league", "22456p34567s +8s chi:234m", "tanyao 1/30 1000" },

  /* Dora. */
  { "the next tile", "league", "234m22456p34567s +8s dora=9s1m", "pinfu tanyao dora1 3/30 3900" },
  { "no ura without riichi", "league", "234m22456p34567s +8s ura=1m", "pinfu tanyao 2/30 2000" },
  { "only the first if kans turn none", "league kan-dora=false kan-ura-dora=false",
    "234m22456p34567s +8s riichi dora=1m1m ura=1p1p", "riichi pinfu tanyao dora1 ura2 6/30 12000" },
  { "no ura dora", "league ura-dora=false", "234m22456p34567s +8s riichi ura=1p",
    "riichi pinfu tanyao 3/30 3900" },
  { "red fives", "league", "22406p34678s +0s chi:340m", "tanyao red3 4/30 8000" },
  { "too many reds", "league", "22006p34567s +8s chi:234m", "bad-tiles 0p" },
  { "two reds of one suit", "league red-fives-suits=pinzu:2", "00456p34678s +5s chi:234m",
    "tanyao red2 3/30 3900" },
  { "three reds of two", "league red-fives-suits=pinzu:2", "00406p34678s +5s chi:234m",
    "bad-tiles 0p" },
  { "the other suits have as many as before", "league red-fives-suits=pinzu:2",
    "22406p34678s +0s chi:340m", "tanyao red3 4/30 8000" },
  { "all fives of one suit are red", "league red-fives-suits=pinzu:4",
    "22456p34678s +5s chi:234m", "tanyao red1 2/30 2000" },
  { "no red fives in one suit", "league red-fives-suits=manzu:0", "22456p34678s +0s chi:340m",
    "bad-tiles 0m" },
  { "five red fives of one suit", "league red-fives=4 five-alike=true",
    "55555p23467s +8s chi:234m", "tanyao red5 6/30 12000" },
  { "all fives are red", "league red-fives=4", "22456p34567s +8s chi:234m",
    "tanyao red2 3/30 3900" },
  { "flowers", "league flowers=4", "22456p34567s +8s chi:234m aside=1f2f",
    "tanyao flower2 3/30 3900" },
  { "as many as there are", "league flowers=4", "22456p34567s +8s chi:234m aside=1f2f3f4f1f",
    "bad-tiles 1f" },
  { "North set aside", "league nuki-north=true", "22456p34567s +8s chi:234m aside=4z dora=3z",
    "tanyao dora1 flower1 3/30 3900" },
  { "five of it", "league nuki-north=true", "22p444z34567s +8s chi:234m aside=4z4z",
    "bad-tiles 4z" },
  { "nothing else", "league nuki-north=true", "22456p34567s +8s chi:234m aside=3z",
    "bad-tiles 3z" },
  { "nor North everywhere", "league", "22456p34567s +8s chi:234m aside=4z", "bad-tiles 4z" },

  /* Tiles that do not exist. */
  { "five identical tiles", "league", "22456p44567s +8s pon:444s", "bad-tiles 4s" },
  { "a kan and one more", "league", "22456p34567s +8s kan:4444s", "bad-tiles 4s" },
  { "a flower in the hand", "league flowers=4", "234m1f22456p3456s +8s", "bad-tiles 1f" },
  { "a meld that is invalid", "league", "22456p34567s +8s chi:135m", "bad-tiles 1m" },
  { "a flower won", "league flowers=4", "234m22456p34567s +1f", "bad-tiles 1f" },
  { "a flower turned", "league flowers=4", "234m22456p34567s +8s dora=1f", "bad-tiles 1f" },
  { "under the others", "league flowers=4", "234m22456p34567s +8s ura=1f", "bad-tiles 1f" },
  { "no winning tile", "league", "234m22456p34567s", "bad-tiles" },
  { "six identical tiles next to three equal runs", "league five-alike=true",
    "1177788888999m +8m", "toitoi sanankou chinitsu 10/50 16000" },
  { "sixteen identical tiles", "league five-alike=true",
    "9p +9p kan:1111m kan:1111m kan:1111m kan:1111m dora=9m",
    "chinroutou suukantsu dora16 x8 64000" },
  { "fourteen tiles", "league", "234m22456p345678s +8s", "bad-tiles" },
  { "manzu of three players", "trio", "234m22456p34567s +8s", "bad-tiles 2m" },
  { "a chi of three players", "trio", "99m22456p345s +5s chi:234s", "bad-tiles 2s" },
  { "an indicator of three", "trio", "999m22456p34567s +8s dora=5m", "bad-tiles 5m" },

  /* Linear. */
  { "every han has the same value", LINEAR, "99m234678p23467s +8s riichi",
    "riichi pinfu 2/0 4000" },
  { "in thirds by tsumo", LINEAR, "99m234678p23467s +8s riichi tsumo",
    "riichi tsumo pinfu 3/0 2000/4000" },
  { "an odd thousand", LINEAR, "99m234678p23467s +8s tsumo riichi dora=2p EE",
    "riichi tsumo pinfu dora1 4/0 6000 all" },
  { "five identical tiles are a hand", LINEAR, "999m55555p23467s +8s riichi", "riichi 1/0 2000" },
  { "five waits", LINEAR, "3334567p +8p pon:999m pon:111z", "yakuhai-round otafuku 2/0 4000" },
  { "none of them discarded", LINEAR, "3334567p +8p pon:999m pon:111z wait-in-discards",
    "yakuhai-round 1/0 2000" },
  { "waits are not a yaku", LINEAR, "3334567p +8p pon:999m pon:222z ES", "no-yaku" },
};

/* Several yakuman, and many han. */
static const HandCase more_cases[] = {
  { "as many han as have a higher value", "league counted-yakuman=13 counted-yakuman-steps=4",
    "222m444p666s888s9s +9s riichi dora=1m3p5s7s8s ura=1m3p5s7s8s",
    "riichi toitoi sanankou dora14 ura14 33/50 64000" },
  { "the yakuman if it has the same value", "league counted-yakuman=13",
    "222m444p666s888s9s +9s riichi dora=1m3p5s7s8s ura=1m3p5s7s8s",
    "suuankou-tanki dora14 ura14 x4 32000" },
};

static void
check_case (gconstpointer data)
{
  const HandCase  *self = data;
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTileHand       hand;

  script_rules (self->rules, &rules);
  hand_parse (self->hand, &hand);
  found = hand_value_text (&rules, &hand);
  g_assert_cmpstr (found, ==, self->expect);
}

/* The fu of a hand, line by line. */
static const HandCase fu_cases[] = {
  { "pinfu by ron", "league", "234m22456p34567s +8s", "base 20, closed-ron 10" },
  { "pinfu by tsumo", "league", "234m22456p34567s +8s tsumo", "base 20" },
  { "an open hand of its shape", "league", "22456p34567s +8s chi:234m", "base 20, open-pinfu 10" },
  { "seven pairs", "league", "1199m2244p77s112z +2z", "seven-pairs 25" },
  { "a pair of dragons and a closed wait", "league", "13m22255z456p234s +2m riichi",
    "base 20, concealed-triplet-honour 8, dragon-pair 2, closed-wait 2, closed-ron 10" },
  { "an edge", "league", "12m22255z456p234s +3m riichi",
    "base 20, concealed-triplet-honour 8, dragon-pair 2, edge-wait 2, closed-ron 10" },
  { "a double wind pair", "league double-wind-pair-fu=4", "123m789m456p234s1z +1z EE riichi",
    "base 20, double-wind-pair 4, single-wait 2, closed-ron 10" },
  { "a wind, a tsumo", "league", "123m789m456p234s2z +2z tsumo riichi",
    "base 20, wind-pair 2, single-wait 2, self-draw 2" },
  { "triplets of all kinds", "league", "444s66m66p +6m pon:111m pon:555z",
    "base 20, open-triplet-terminal 4, open-triplet-honour 4, open-triplet 2, "
    "concealed-triplet 4" },
  { "nor of four kans", "league", "9p +9p kan:2222m kakan:1111m ankan:7777z ankan:3333s", "" },
  { "more kans", "league", "9p +9p kan:7777z ankan:2222m ankan:1111m pon:333s riichi",
    "base 20, open-kan-honour 16, concealed-kan 16, concealed-kan-terminal 32, open-triplet 2, "
    "single-wait 2" },
  { "concealed triplets", "league", "333s999s111z55m66m +5m riichi",
    "base 20, open-triplet 2, concealed-triplet 4, concealed-triplet-terminal 8, "
    "concealed-triplet-honour 8, closed-ron 10" },
  { "no fu of a yakuman", "league", "1112345678999m +5m", "" },
  { "nor under linear", LINEAR, "999m55555p23467s +8s riichi", "" },
  { "six identical tiles, one triplet open", "league five-alike=true",
    "11999m55555p234s +5p riichi",
    "base 20, concealed-triplet-terminal 8, open-triplet 2, concealed-triplet 4, closed-ron 10" },
};

static void
check_fu_case (gconstpointer data)
{
  const HandCase  *self = data;
  g_autofree char *found = NULL;
  TbRules          rules;
  TbTileHand       hand;

  script_rules (self->rules, &rules);
  hand_parse (self->hand, &hand);
  hand_check (&rules, &hand);
  found = hand_fu_text (&rules, &hand);
  g_assert_cmpstr (found, ==, self->expect);
}

static void
add_cases (const char     *group,
           const HandCase *list,
           gsize           n,
           GTestDataFunc   check)
{
  for (gsize i = 0; i < n; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/%s/%s", group, list[i].name);

      g_test_add_data_func (path, &list[i], check);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_cases ("hands", cases, G_N_ELEMENTS (cases), check_case);
  add_cases ("hands", more_cases, G_N_ELEMENTS (more_cases), check_case);
  add_cases ("fu", fu_cases, G_N_ELEMENTS (fu_cases), check_fu_case);

  return g_test_run ();
}
