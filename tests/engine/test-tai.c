/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

#include "engine-rulesets.h"

/* Hands whose tai are added up; the sentences are those of fenghua.txt. */

/* A value, its sum, the rounded amount, and the part that counts towards the minimum. */
typedef struct
{
  const char *value;
  int32_t     tai;
  int32_t     amount;
  int32_t     for_minimum;
  bool        exempt;
} ValueCase;

static const ValueCase value_cases[] = {
  { "1tai", 1, 10, 1, false },
  { "10tai", 10, 10, 10, false },
  { "11tai", 11, 20, 11, false },
  { "151tai", 151, 160, 151, false },
  { "10000tai", 10000, 10000, 10000, false },
  { "%", 1, 10, 1, false },
  { "%zuotai", 1, 10, 1, false },
  { "%penghu-shunzi,no-wild,wait", 4, 10, 4, false },
  { "%dragon,dragon,dragon,half-flush,no-wild,wait", 76, 80, 76, false },
  { "%own-flower,own-flower,four-flowers,four-flowers,eight-flowers", 1105, 1110, 1, false },
  { "%eight-flowers-now,own-flower", 403, 410, 1, true },
  { "%seven-pairs,concealed-bomb,concealed-bomb,bomb,no-wild,wait", 403, 410, 403, false },
  { "%thirteen-unrelated-missing-suit,zimo,two-wild", 154, 160, 154, false },
  { "%direct-kan,concealed-kan,concealed-kan,added-kan-bloom,zimo,no-wild", 453, 460, 3, false },
  { "%all-honours,all-triplets,dragon,seat-round-wind,no-wild", 905, 910, 905, false },
  { "%loose-honours,seven-pairs-wild,one-wild,wait", 453, 460, 453, false },
  { "%seat-wind,round-wind,three-wild,wild-as-itself", 154, 160, 154, false },
};

static void
test_values (void)
{
  TbRules rules;

  engine_rules_coast (&rules);
  for (gsize i = 0; i < G_N_ELEMENTS (value_cases); i++)
    {
      const ValueCase *c = &value_cases[i];
      g_autofree char *text = g_strconcat ("win tsumo=0 ", c->value, NULL);
      TbEvent          event;
      TbValue          value;
      TbProblem        problem;

      g_test_message ("%s", c->value);
      script_event (&rules, text, &event);
      g_assert_cmpint (tb_value_resolve (&rules, &event.wins[0].value, &value, &problem),
                       ==, TB_OK);
      g_assert_cmpint (value.tai, ==, c->tai);
      g_assert_cmpint (value.base, ==, c->amount);
      g_assert_cmpint (value.tai_for_minimum, ==, c->for_minimum);
      g_assert_cmpint (value.tai_exempt, ==, c->exempt);
      g_assert_cmpint (value.yakuman, ==, 0);
      g_assert_cmpint (value.han, ==, 0);
    }
}

static void
test_a_ruleset_need_not_play_zuotai (void)
{
  TbRules      rules;
  TbValueEntry entry = { .form = TB_VALUE_TAI, .tai_listed = true };
  TbValue      value;
  TbProblem    problem;

  script_rules ("coast tai-items=wait:1:1:true:false tai-rounding=1", &rules);
  g_assert_cmpint (tb_value_resolve (&rules, &entry, &value, &problem), ==, TB_OK);
  g_assert_cmpint (value.base, ==, 0);

  entry.n_tai_items = 1;
  entry.tai_items[0] = TB_TAI_WAIT;
  g_assert_cmpint (tb_value_resolve (&rules, &entry, &value, &problem), ==, TB_OK);
  g_assert_cmpint (value.base, ==, 1);
}

static void
test_there_is_no_grid (void)
{
  TbRules rules;
  TbCell  cells[TB_MAX_CELLS];

  engine_rules_coast (&rules);
  g_assert_cmpuint (tb_value_cells (&rules, true, cells), ==, 0);
}

static void
test_ids (void)
{
  TbRules rules;
  TbTai   found;

  script_rules ("coast house-tai=flower:Flower:::1:8:false:false;a:A:::1:1:true:false", &rules);
  g_assert_true (tb_rules_tai_from_id (&rules, "a", &found));
  g_assert_cmpint (found, ==, TB_TAI_HOUSE + 1);
  g_assert_cmpstr (tb_rules_tai_id (&rules, found), ==, "a");
  g_assert_cmpstr (tb_rules_tai_id (&rules, TB_TAI_WAIT), ==, "wait");
  g_assert_false (tb_rules_tai_from_id (&rules, "pinfu", &found));
  g_assert_cmpint (found, ==, TB_TAI_END);

  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    {
      g_assert_true (tb_tai_from_id (tb_tai_ids[item], &found));
      g_assert_cmpint (found, ==, item);
    }

  g_assert_false (tb_tai_from_id ("pinfu", &found));
  g_assert_cmpint (found, ==, TB_N_TAI);
}

/* Items that combine or exclude each other */

static void
test_exclusion_is_mutual (void)
{
  for (TbTai item = TB_TAI_ZUOTAI; item < TB_N_TAI; item++)
    {
      g_assert_cmpint ((tb_tai_excluded_by (item) & TB_TAI_BIT (item)) != 0, ==, false);
      for (TbTai other = TB_TAI_ZUOTAI; other < TB_N_TAI; other++)
        g_assert_cmpint ((tb_tai_excluded_by (item) & TB_TAI_BIT (other)) != 0, ==,
                         (tb_tai_excluded_by (other) & TB_TAI_BIT (item)) != 0);
    }
}

typedef struct
{
  const char *item;
  const char *together;
  const char *never;
} ExclusionCase;

/* Possible hands and impossible pairs, each from a hand of tiles. */
static const ExclusionCase exclusion_cases[] = {
  { "zuotai", "penghu-shunzi eight-flowers-now thirteen-unrelated loose-honours zimo wait", "" },
  { "penghu-shunzi", "wait lone-tile half-flush full-flush no-wild three-wild flower-bloom",
    "dragon seat-wind all-triplets seven-pairs concealed-kan added-kan-bloom loose-honours "
    "thirteen-unrelated bomb eight-flowers-now" },
  { "dragon", "half-flush loose-honours all-honours all-triplets lone-tile-wild direct-kan",
    "full-flush seven-pairs thirteen-unrelated-stars penghu-shunzi" },
  { "seat-round-wind", "dragon half-flush", "seat-wind round-wind" },
  { "seat-wind", "round-wind dragon", "seat-round-wind full-flush" },
  { "wait", "seven-pairs lone-tile zimo", "thirteen-unrelated eight-flowers-now" },
  { "zimo", "added-kan-bloom flower-bloom no-wild eight-flowers-now", "" },
  { "no-wild", "all-triplets seven-pairs thirteen-unrelated",
    "one-wild three-wild all-triplets-wild wild-as-itself" },
  { "one-wild", "all-triplets-wild wild-as-itself thirteen-unrelated",
    "no-wild two-wild three-wild three-flower-wild all-triplets lone-tile seven-pairs" },
  { "wild-as-itself", "one-wild two-wild three-wild seven-pairs-wild",
    "three-flower-wild seven-pairs no-wild" },
  { "three-flower-wild", "four-flowers own-flower full-flush", "eight-flowers eight-flowers-now" },
  { "thirteen-unrelated", "zimo two-wild own-flower eight-flowers flower-bloom",
    "thirteen-unrelated-stars thirteen-unrelated-missing-suit seven-pairs lone-tile half-flush "
    "direct-kan all-honours concealed-bomb" },
  { "all-triplets", "lone-tile full-flush concealed-kan all-honours",
    "all-triplets-wild lone-tile-wild seven-pairs loose-honours" },
  { "all-triplets-wild", "lone-tile-wild three-wild", "all-triplets lone-tile bomb" },
  { "lone-tile", "penghu-shunzi all-triplets loose-honours all-honours", "seven-pairs-wild" },
  { "seven-pairs", "bomb concealed-bomb half-flush full-flush loose-honours",
    "all-honours concealed-kan lone-tile dragon" },
  { "concealed-bomb", "seven-pairs-wild bomb", "all-triplets added-kan all-honours" },
  { "full-flush", "all-triplets lone-tile", "half-flush loose-honours all-honours round-wind" },
  { "loose-honours", "dragon added-kan-bloom wait", "all-honours all-triplets-wild half-flush" },
  { "eight-flowers", "own-flower four-flowers penghu-shunzi", "eight-flowers-now" },
  { "eight-flowers-now", "own-flower four-flowers direct-kan loose-honours",
    "all-honours all-triplets lone-tile penghu-shunzi" },
  { "direct-kan-bloom", "direct-kan concealed-kan zimo", "concealed-kan-bloom added-kan-bloom" },
};

static TbTaiSet
set_of (const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  TbTaiSet set = 0;

  for (gsize i = 0; words[i] != NULL && ids[0] != '\0'; i++)
    {
      TbTai item;

      g_assert_true (tb_tai_from_id (words[i], &item));
      set |= TB_TAI_BIT (item);
    }

  return set;
}

static void
test_exclusion (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (exclusion_cases); i++)
    {
      const ExclusionCase *c = &exclusion_cases[i];
      TbTai                item;

      g_test_message ("%s", c->item);
      g_assert_true (tb_tai_from_id (c->item, &item));
      g_assert_cmphex (tb_tai_excluded_by (item) & set_of (c->together), ==, 0);
      g_assert_cmphex (tb_tai_excluded_by (item) & set_of (c->never), ==, set_of (c->never));
    }
}

static const EngineCase payments[] = {
  { "on a discard the discarder pays twice the amount, the others the amount", "coast", "",
    "win ron=1<2 4tai", "-10 40 -20 -10; E2/0",
    "0>1 10 win(scoring), 2>1 20 win(scoring), 3>1 10 win(scoring)" },
  { "on a self-draw each pays twice the amount, four tai or not", "coast", "", "win tsumo=0 1tai",
    "60 -20 -20 -20; E1/0",
    "1>0 20 win(scoring), 2>0 20 win(scoring), 3>0 20 win(scoring)" },
  { "a base above the highest amount", "coast tai-base=50 tai-cap=20", "", "win tsumo=1 4tai",
    "-40 120 -40 -40; E2/0" },
  { "on a discard the discarder alone pays twice the amount",
    "coast tai-payers=discarder-alone-double", "", "win ron=1<2 4tai", "0 20 -20 0; E2/0",
    "2>1 20 win(scoring)" },
  { "and on a self-draw each player once", "coast tai-payers=discarder-alone-double", "",
    "win tsumo=1 4tai", "-10 30 -10 -10; E2/0",
    "0>1 10 win(scoring), 2>1 10 win(scoring), 3>1 10 win(scoring)" },
  { "the dealer pays twice the points", "coast tai-dealer-double=true", "", "win ron=1<2 4tai",
    "-20 50 -20 -10; E2/0",
    "0>1 20 win(tai-dealer-double), 2>1 20 win(scoring), 3>1 10 win(scoring)" },
  { "and receives twice the points, but for what each pays in addition",
    "coast tai-dealer-double=true tai-from-each=3", "", "win ron=0<2 4tai",
    "89 -23 -43 -23; E1/0" },
  { "a full flush of 151 is paid as 160", "coast", "", "win tsumo=3 151tai",
    "-320 -320 -320 960; E2/0" },
  { "a robbed kong is a self-draw that the robbed player pays, without a minimum", "coast", "",
    "win ron=1<3 2tai robbed", "0 60 0 -60; E2/0",
    "3>1 20 win(scoring), 3>1 40 pao(robbed-kong-self-draw)" },
  { "the player who discards after the last tile pays for all", "coast", "",
    "win ron=0<1 12tai last-tile",
    "80 -80 0 0; E1/0", "1>0 40 win(scoring), 1>0 40 pao(last-tile)" },
  { "or as for a self-draw, if the ruleset requires it", "coast last-tile=self-draw", "",
    "win ron=0<1 12tai last-tile", "120 -120 0 0; E1/0",
    "1>0 40 win(scoring), 1>0 80 pao(last-tile)" },
  { "the player who fed the melds pays all of a self-draw", "coast", "", "win tsumo=1 54tai pao=2",
    "0 360 -360 0; E2/0", "2>1 120 win(scoring), 2>1 240 pao(pao-fed-melds)" },
  { "and all of a discard win; the discarder pays nothing", "coast", "", "win ron=1<3 54tai pao=2",
    "0 240 -240 0; E2/0", "2>1 60 win(scoring), 2>1 180 pao(pao-fed-melds)" },
  { "also a discard of the feeder", "coast", "", "win ron=1<2 54tai pao=2", "0 240 -240 0; E2/0",
    "2>1 120 win(scoring), 2>1 120 pao(pao-fed-melds)" },
  { "a robbed kong takes precedence over the feeder of the melds", "coast", "",
    "win ron=1<3 2tai robbed pao=2",
    "0 60 0 -60; E2/0" },
  { "so does the last tile", "coast", "", "win ron=1<3 5tai last-tile pao=2", "0 40 0 -40; E2/0" },
  { "a robbed kong of the last tile is a self-draw", "coast", "",
    "win ron=1<3 5tai robbed last-tile", "0 60 0 -60; E2/0" },
  { "a list is added up and rounded once", "coast", "",
    "win ron=1<2 %penghu-shunzi,no-wild,wait,own-flower", "-10 40 -20 -10; E2/0",
    "0>1 10 win(tai-items), 2>1 20 win(tai-items), 3>1 10 win(tai-items)" },
  { "a drawn tile is one more", "coast", "", "win tsumo=1 %zimo,no-wild,full-flush",
    "-320 960 -320 -320; E2/0" },
  { "eight flowers at once need no four tai", "coast", "", "win ron=1<2 %eight-flowers-now",
    "-410 1640 -820 -410; E2/0" },
  { "three players pay alike", "coast players=3", "", "win ron=1<2 4tai", "-10 30 -20 0; E2/0" },
};

/* The chip table of Hong Kong, three fan at least. */
#define HONG_KONG                                               \
  "coast tai-minimum=3 tai-minimum-self-draw=3 tai-rounding=1 " \
  "tai-table=0:1;1:2;2:4;3:8;4:16;7:32;10:64"
/* Taiwan: a base of 50 and 20 for each tai, and 2n + 1 tai with the dealer. */
#define TAIWAN                                                                         \
  "coast tai-minimum=0 tai-rounding=1 tai-payers=discarder tai-points=20 tai-base=50 " \
  "tai-dealer=1 tai-dealer-repeat=2 honba-counted=true"
/* Eight points at least, and eight from each in addition. */
#define MCR                                                                          \
  "coast tai-minimum=8 tai-minimum-self-draw=8 tai-rounding=1 tai-payers=discarder " \
  "tai-from-each=8"
/* All chows of 2, up to eight flowers of 1 outside the minimum, and seven pairs of 24. */
#define MCR_ITEMS                                                   \
  MCR " tai-items= house-tai=all-chows:All_Chows:::2:1:true:false;" \
      "flower:Flower:::1:8:false:false;seven-pairs-24:Seven_Pairs:::24:1:true:true"
#define ZUNG_JUNG "coast tai-minimum=0 tai-rounding=1 tai-payers=everyone tai-cap=320"

static const EngineCase families[] = {
  { "Hong Kong: 8 for three fan, the discarder twice", HONG_KONG, "", "win ron=1<3 3tai",
    "-8 32 -8 -16; E2/0", "0>1 8 win(tai-table), 2>1 8 win(tai-table), 3>1 16 win(tai-table)" },
  { "Hong Kong: each pays twice 16 on a self-draw of six fan", HONG_KONG, "", "win tsumo=0 6tai",
    "96 -32 -32 -32; E1/0" },
  { "Hong Kong: nine fan are still 32", HONG_KONG, "", "win ron=2<0 9tai",
    "-64 -32 128 -32; E2/0" },
  { "Hong Kong: thirteen fan are the last row", HONG_KONG, "", "win ron=2<0 13tai",
    "-128 -64 256 -64; E2/0" },
  { "Hong Kong: a chicken hand, if no fan is needed", HONG_KONG " tai-minimum=0", "",
    "win ron=1<2 0tai", "-1 4 -2 -1; E2/0" },
  { "Hong Kong: a self-draw needs three fan too", HONG_KONG, "", "win tsumo=1 2tai",
    "refused TAI_MINIMUM wins[0].value.tai 3..0" },
  { "Hong Kong: the liable player pays for all", HONG_KONG, "", "win tsumo=1 7tai pao=2",
    "0 192 -192 0; E2/0", "2>1 64 win(tai-table), 2>1 128 pao(pao-fed-melds)" },
  { "a sum below the first row pays nothing", "coast tai-minimum=0 tai-rounding=1 tai-table=3:8",
    "", "win ron=1<2 2tai", "0 0 0 0; E2/0" },

  { "Taiwan: a child pays another child the base and the tai", TAIWAN, "", "win ron=1<2 3tai",
    "0 110 -110 0; E2/0", "2>1 110 win(scoring)" },
  { "Taiwan: one tai more from the dealer", TAIWAN, "", "win ron=1<0 3tai", "-130 130 0 0; E2/0",
    "0>1 130 win(tai-dealer)" },
  { "Taiwan: five tai more for the dealer after two repeats", TAIWAN, "E1 honba=2",
    "win ron=0<3 3tai", "210 0 0 -210; E1/3", "3>0 210 win(tai-dealer)" },
  { "Taiwan: on a self-draw each pays, the dealer more", TAIWAN, "E1 honba=1", "win tsumo=1 2tai",
    "-150 330 -90 -90; E2/0",
    "0>1 150 win(tai-dealer), 2>1 90 win(scoring), 3>1 90 win(scoring)" },
  { "Taiwan: the feeder of the melds pays the share of the discarder", TAIWAN, "",
    "win ron=1<2 3tai pao=3", "0 110 0 -110; E2/0", "3>1 110 pao(pao-fed-melds)" },

  { "MCR: 8 from each, the points from the discarder", MCR, "", "win ron=1<2 12tai",
    "-8 36 -20 -8; E2/0",
    "0>1 8 win(tai-from-each), 2>1 12 win(scoring), 2>1 8 win(tai-from-each), "
    "3>1 8 win(tai-from-each)" },
  { "MCR: both from each on a self-draw", MCR, "", "win tsumo=1 8tai", "-16 48 -16 -16; E2/0" },
  { "MCR: a self-draw needs 8 points", MCR, "", "win tsumo=1 7tai",
    "refused TAI_MINIMUM wins[0].value.tai 8..0" },
  { "MCR: so does a discard win", MCR, "", "win ron=1<2 7tai",
    "refused TAI_MINIMUM wins[0].value.tai 8..0" },
  { "MCR: a robbed kong as a self-draw", MCR, "", "win ron=1<3 8tai robbed", "0 48 0 -48; E2/0" },

  { "the items of a ruleset add up", MCR_ITEMS, "", "win tsumo=1 %house-0,house-2,house-1,house-1",
    "-36 108 -36 -36; E2/0",
    "0>1 28 win(tai-items), 0>1 8 win(tai-from-each), 2>1 28 win(tai-items), "
    "2>1 8 win(tai-from-each), 3>1 28 win(tai-items), 3>1 8 win(tai-from-each)" },
  { "some do not count toward the minimum", MCR_ITEMS, "",
    "win ron=1<2 %house-0,house-1,house-1,house-1,house-1,house-1,house-1,house-1",
    "refused TAI_MINIMUM wins[0].value.tai 8..0" },
  { "or lift it", MCR_ITEMS " tai-minimum=30", "", "win ron=1<2 %house-2", "-8 48 -32 -8; E2/0" },
  { "once in a hand", MCR_ITEMS, "", "win ron=1<2 %house-2,house-2",
    "refused DUPLICATE wins[0].value.tai[1]" },
  { "an item beyond the list", MCR_ITEMS, "", "win ron=1<2 %house-3",
    "refused NOT_PLAYED wins[0].value.tai[0]" },
  { "one that the ruleset does not list", MCR_ITEMS, "", "win ron=1<2 %wait",
    "refused NOT_PLAYED wins[0].value.tai[0]" },

  { "Zung Jung: everybody pays the same", ZUNG_JUNG, "", "win ron=1<2 45tai",
    "-45 135 -45 -45; E2/0" },
  { "Zung Jung: 320 at most", ZUNG_JUNG, "", "win tsumo=1 400tai", "-320 960 -320 -320; E2/0" },
  { "Zung Jung: an item above the limit alone is paid in full",
    ZUNG_JUNG " tai-items= house-tai=big-winds:Big:::400:1:true:false;kong:Kong:::10:1:true:false",
    "", "win tsumo=1 %house-0,house-1", "-400 1200 -400 -400; E2/0" },
  { "Zung Jung: several items below it are not",
    ZUNG_JUNG " tai-items= house-tai=a:A:::240:1:true:false;b:B:::120:1:true:false", "",
    "win tsumo=1 %house-0,house-1", "-320 960 -320 -320; E2/0" },
  { "Zung Jung: a hand without patterns has no value", ZUNG_JUNG, "", "win tsumo=1 0tai",
    "refused OUT_OF_RANGE wins[0].value.tai 1..10000" },
};

static const EngineCase refusals[] = {
  { "three tai do not win on a discard", "coast", "", "win ron=1<2 3tai",
    "refused TAI_MINIMUM wins[0].value.tai 4..0" },
  { "flowers and kongs do not count towards the four", "coast", "",
    "win ron=1<2 %penghu-shunzi,no-wild,own-flower,four-flowers",
    "refused TAI_MINIMUM wins[0].value.tai 4..0" },
  { "nor do kongs", "coast", "", "win ron=1<2 %concealed-kan,no-wild",
    "refused TAI_MINIMUM wins[0].value.tai 4..0" },
  { "the last tile needs four tai as well", "coast", "", "win ron=1<2 3tai last-tile",
    "refused TAI_MINIMUM wins[0].value.tai 4..0" },
  { "a feeder of the melds does not lift the minimum", "coast", "", "win ron=1<2 3tai pao=3",
    "refused TAI_MINIMUM wins[0].value.tai 4..0" },
  { "no tai at all", "coast", "", "win tsumo=1 0tai",
    "refused OUT_OF_RANGE wins[0].value.tai 1..10000" },
  { "more tai than any hand has", "coast", "", "win tsumo=1 10001tai",
    "refused OUT_OF_RANGE wins[0].value.tai 1..10000" },
  { "an item that is not played", "coast tai-items=zuotai:1:1:true:false", "",
    "win tsumo=1 %zuotai,wait", "refused NOT_PLAYED wins[0].value.tai[1]" },
  { "waits are one at most", "coast", "", "win tsumo=1 %wait,no-wild,wait",
    "refused DUPLICATE wins[0].value.tai[2]" },
  { "zuotai is there once", "coast", "", "win tsumo=1 %zuotai,zuotai",
    "refused DUPLICATE wins[0].value.tai[1]" },
  { "four dragon triplets are too many", "coast", "", "win tsumo=1 %dragon,dragon,dragon,dragon",
    "refused DUPLICATE wins[0].value.tai[3]" },
  { "a half and a full flush", "coast", "", "win tsumo=1 %half-flush,zimo,full-flush",
    "refused INCOMPATIBLE wins[0].value.tai[2]" },
  { "a self-drawn tile on a discard", "coast", "", "win ron=1<2 %wait,no-wild,zimo",
    "refused INCOMPATIBLE wins[0].value.tai[2]" },
  { "a robbed kong is not drawn", "coast", "", "win ron=1<2 %zimo robbed",
    "refused INCOMPATIBLE wins[0].value.tai[0]" },
  { "a replacement tile is drawn", "coast", "", "win ron=1<2 %added-kan-bloom",
    "refused INCOMPATIBLE wins[0].value.tai[0]" },
  { "han in a ruleset of tai", "coast", "", "win tsumo=1 3/40",
    "refused OTHER_SCORING wins[0].value.han" },
  { "a limit in a ruleset of tai", "coast", "", "win tsumo=1 mangan",
    "refused OTHER_SCORING wins[0].value.limit" },
  { "yakuman in a ruleset of tai", "coast", "", "win tsumo=1 *daisangen",
    "refused OTHER_SCORING wins[0].value.yakuman" },
  { "yaku in a ruleset of tai", "coast", "", "win tsumo=1 +riichi",
    "refused OTHER_SCORING wins[0].value.yaku" },
  { "tai in a ruleset of han", "league", "", "win tsumo=1 54tai",
    "refused OTHER_SCORING wins[0].value.tai" },
  { "a robbed kong on a self-draw", "coast", "", "win tsumo=1 5tai robbed",
    "refused NOT_HERE wins[0].robbed" },
  { "the last tile on a self-draw", "coast", "", "win tsumo=1 5tai last-tile",
    "refused NOT_HERE wins[0].last_tile" },
  { "a robbed kong that is paid as any discard", "coast robbed-kong-self-draw=false", "",
    "win ron=1<2 5tai robbed", "refused NOT_PLAYED wins[0].robbed" },
  { "a last tile that is paid as any discard", "coast last-tile=ordinary", "",
    "win ron=1<2 5tai last-tile", "refused NOT_PLAYED wins[0].last_tile" },
  { "a robbed kong in a ruleset of han", "league", "", "win ron=1<2 2/30 robbed",
    "refused NOT_PLAYED wins[0].robbed" },
  { "fed melds, if they are not played", "coast pao-fed-melds=false", "",
    "win ron=1<2 5tai pao=3", "refused NO_PAO wins[0].pao" },
  { "two winners", "coast", "", "win ron=1<0 5tai ron=2<0 5tai",
    "refused TOO_MANY_WINNERS wins 0..1" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/engine/tai/sums and lists", test_values);
  g_test_add_func ("/engine/tai/a ruleset need not play zuotai",
                   test_a_ruleset_need_not_play_zuotai);
  g_test_add_func ("/engine/tai/there is no grid", test_there_is_no_grid);
  g_test_add_func ("/engine/tai/ids round trip", test_ids);
  g_test_add_func ("/engine/tai/exclusion is mutual", test_exclusion_is_mutual);
  g_test_add_func ("/engine/tai/possible and impossible hands", test_exclusion);
  engine_case_add_all ("tai/payments", payments, G_N_ELEMENTS (payments));
  engine_case_add_all ("tai/families", families, G_N_ELEMENTS (families));
  engine_case_add_all ("tai/refused", refusals, G_N_ELEMENTS (refusals));

  return g_test_run ();
}
