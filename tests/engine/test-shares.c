/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

/* The payments of three players as the published tables print them. */

#define PARLOUR_OF_THREE                                                     \
  "trio value-rounding=thousand counted-yakuman=14 tsumo-split=table "       \
  "tsumo-table=1000:1000:1000;2000:1000:1000;3000:1000:2000;4000:1000:3000;" \
  "5000:2000:3000;6000:2000:4000;7000:2000:5000;8000:3000:5000;"             \
  "12000:4000:8000;16000:6000:10000;24000:8000:16000;32000:12000:20000"

#define LINEAR                                                                      \
  "trio scoring=linear han-points=2000 value-rounding=thousand counted-yakuman=16 " \
  "great-yakuman=daisuushi,chuuren,chuuren-9 tsumo-split=thirds honba-before-split=true"

#define HALF_MISSING \
  "trio kiriage-mangan=true counted-yakuman=13 counted-yakuman-steps=4 tsumo-split=half-missing"

#define HALVES_IN_THOUSANDS HALF_MISSING " value-rounding=thousand"

#define HAN_OF_1000 \
  "trio scoring=linear han-points=1000 value-rounding=thousand tsumo-split=thirds"

/* Every hand has 30 fu: the table of “oniuchi”. */
#define THIRTY_FU "trio value-rounding=thousand fixed-fu=30 tsumo-split=half-missing"

/* Points that add up, the same for the dealer, the whole value from each. */
#define DANHIRU                                                                                   \
  "trio scoring=linear han-points=1000 win-points=2000 dealer-factor=same tsumo-split=full-each " \
  "yakuman-points=50000"

/* Sticks of a hundred; the dealer has one more. */
#define RIBON                                                                                      \
  "trio scoring=linear han-points=100 dealer-factor=same dealer-points=100 tsumo-split=full-each " \
  "yakuman-points=4000"

#define HAN_TABLE \
  "trio scoring=linear han-table=1:1000:2000;2:2000:3000;4:8000:11000;8:16000:24000"

#define TABLE_OF_DEALER                                                             \
  "trio value-rounding=thousand tsumo-split=table tsumo-table=1000:1000:1000:1000;" \
  "2000:1000:1000:1000;3000:1000:2000:2000;6000:2000:4000:4000;12000:4000:8000:7000"

/* A value; a child's ron and the payments of the other child and the dealer on the child's tsumo;
 * the dealer's ron and the payments of the player after the dealer and of the other one on the
 * dealer's tsumo. */
typedef struct
{
  const char *value;
  int32_t     child_ron;
  int32_t     from_child;
  int32_t     from_dealer;
  int32_t     dealer_ron;
  int32_t     from_next;
  int32_t     from_other;
} Row;

typedef struct
{
  const char *name;
  const char *rules;
  const Row  *rows;
  gsize       n_rows;
} Table;

/* register 2.1 and its rows for 60 fu and more */
static const Row thousands[] = {
  { "1/20", 1000, 1000, 1000, 1000, 1000, 1000 },
  { "1/30", 1000, 1000, 1000, 2000, 1000, 1000 },
  { "1/40", 2000, 1000, 1000, 2000, 1000, 1000 },
  { "1/50", 2000, 1000, 1000, 3000, 2000, 2000 },
  { "2/30", 2000, 1000, 1000, 3000, 2000, 2000 },
  { "2/40", 3000, 1000, 2000, 4000, 2000, 2000 },
  { "2/50", 4000, 1000, 3000, 5000, 3000, 3000 },
  { "3/30", 4000, 1000, 3000, 6000, 3000, 3000 },
  { "3/40", 6000, 2000, 4000, 8000, 4000, 4000 },
  { "3/50", 7000, 2000, 5000, 10000, 5000, 5000 },
  { "4/30", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "2/70", 5000, 2000, 3000, 7000, 4000, 4000 },
  { "2/80", 6000, 2000, 4000, 8000, 4000, 4000 },
  { "2/90", 6000, 2000, 4000, 9000, 5000, 5000 },
  { "2/110", 8000, 3000, 5000, 11000, 6000, 6000 },
  { "mangan", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "haneman", 12000, 4000, 8000, 18000, 9000, 9000 },
  { "baiman", 16000, 6000, 10000, 24000, 12000, 12000 },
  { "11", 24000, 8000, 16000, 36000, 18000, 18000 },
  { "13", 24000, 8000, 16000, 36000, 18000, 18000 },
  { "14", 32000, 12000, 20000, 48000, 24000, 24000 },
  { "120", 32000, 12000, 20000, 48000, 24000, 24000 },
  { "*daisangen,tsuuiisou", 64000, 24000, 40000, 96000, 48000, 48000 },
};

/* register 2.4, including the author's examples */
static const Row linear[] = {
  { "1", 2000, 1000, 1000, 3000, 2000, 1000 },
  { "2", 4000, 2000, 2000, 6000, 3000, 3000 },
  { "3/30", 6000, 2000, 4000, 9000, 5000, 4000 },
  { "4/30", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "5", 10000, 4000, 6000, 15000, 8000, 7000 },
  { "6", 12000, 4000, 8000, 18000, 9000, 9000 },
  { "7", 14000, 5000, 9000, 21000, 11000, 10000 },
  { "8", 16000, 6000, 10000, 24000, 12000, 12000 },
  { "10", 20000, 7000, 13000, 30000, 15000, 15000 },
  { "15", 30000, 10000, 20000, 45000, 23000, 22000 },
  { "16", 32000, 11000, 21000, 48000, 24000, 24000 },
  { "17", 32000, 11000, 21000, 48000, 24000, 24000 },
  { "mangan", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "*kokushi", 32000, 11000, 21000, 48000, 24000, 24000 },
  { "*daisuushi", 48000, 16000, 32000, 72000, 36000, 36000 },
  { "*daisuushi,tsuuiisou", 80000, 27000, 53000, 120000, 60000, 60000 },
  { "*suuankou,tsuuiisou,daisangen", 96000, 32000, 64000, 144000, 72000, 72000 },
  { "+riichi,pinfu", 4000, 2000, 2000, 6000, 3000, 3000 },
};

/* register 2.5 */
static const Row half_missing[] = {
  { "1/30", 1000, 500, 700, 1500, 800, 800 },
  { "2/30", 2000, 800, 1300, 2900, 1500, 1500 },
  { "3/30", 3900, 1500, 2500, 5800, 3000, 3000 },
  { "1/40", 1300, 600, 900, 2000, 1100, 1100 },
  { "2/40", 2600, 1100, 1700, 3900, 2000, 2000 },
  { "3/40", 5200, 2000, 3300, 7700, 3900, 3900 },
  { "1/50", 1600, 600, 1000, 2400, 1200, 1200 },
  { "2/50", 3200, 1200, 2000, 4800, 2400, 2400 },
  { "3/50", 6400, 2400, 4000, 9600, 4800, 4800 },
  { "2/20", 1300, 600, 900, 2000, 1100, 1100 },
  { "3/20", 2600, 1100, 1700, 3900, 2000, 2000 },
  { "4/20", 5200, 2000, 3300, 7700, 3900, 3900 },
  { "4/30", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "3/60", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "mangan", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "haneman", 12000, 4500, 7500, 18000, 9000, 9000 },
  { "baiman", 16000, 6000, 10000, 24000, 12000, 12000 },
  { "12", 24000, 9000, 15000, 36000, 18000, 18000 },
  { "13", 32000, 12000, 20000, 48000, 24000, 24000 },
  { "25", 32000, 12000, 20000, 48000, 24000, 24000 },
  { "26", 64000, 24000, 40000, 96000, 48000, 48000 },
  { "39", 96000, 36000, 60000, 144000, 72000, 72000 },
  { "52", 128000, 48000, 80000, 192000, 96000, 96000 },
  { "65", 128000, 48000, 80000, 192000, 96000, 96000 },
};

/* register 3.4 */
static const Row own_share[] = {
  { "1/30", 1000, 300, 500, 1500, 500, 500 },
  { "2/30", 2000, 500, 1000, 2900, 1000, 1000 },
  { "3/30", 3900, 1000, 2000, 5800, 2000, 2000 },
  { "4/30", 7700, 2000, 3900, 11600, 3900, 3900 },
  { "1/40", 1300, 400, 700, 2000, 700, 700 },
  { "2/40", 2600, 700, 1300, 3900, 1300, 1300 },
  { "3/40", 5200, 1300, 2600, 7700, 2600, 2600 },
  { "mangan", 8000, 2000, 4000, 12000, 4000, 4000 },
  { "yakuman", 32000, 8000, 16000, 48000, 16000, 16000 },
};

/* The dealer pays a total of one thousand (register 2-4). */
static const Row single_thousands[] = {
  { "1", 1000, 0, 1000, 2000, 1000, 1000 },
  { "4", 4000, 2000, 2000, 6000, 3000, 3000 },
};

/* Payments in thousands for every split. */
static const Row own_share_in_thousands[] = {
  { "1/30", 1000, 1000, 1000, 2000, 1000, 1000 },
  { "3/30", 4000, 1000, 2000, 6000, 2000, 2000 },
  { "haneman", 12000, 3000, 6000, 18000, 6000, 6000 },
};

static const Row half_missing_in_thousands[] = {
  { "1/30", 1000, 2000, 2000, 2000, 2000, 2000 },
  { "haneman", 12000, 5000, 8000, 18000, 9000, 9000 },
};

/* Without kiriage, 4 han are 7700 and 11600, rounded up to 8000 and 12000. */
static const Row thirty_fu[] = {
  { "1", 1000, 2000, 2000, 2000, 2000, 2000 },
  { "2/30", 2000, 2000, 2000, 3000, 2000, 2000 },
  { "3", 4000, 2000, 3000, 6000, 3000, 3000 },
  { "4", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "5", 8000, 3000, 5000, 12000, 6000, 6000 },
  { "+riichi,pinfu", 2000, 2000, 2000, 3000, 2000, 2000 },
};

/* Forty fu in hundreds: 4 han are a mangan. */
static const Row forty_fu[] = {
  { "1", 1300, 400, 700, 2000, 700, 700 },
  { "3", 5200, 1300, 2600, 7700, 2600, 2600 },
  { "4", 8000, 2000, 4000, 12000, 4000, 4000 },
  { "6", 12000, 3000, 6000, 18000, 6000, 6000 },
};

static const Row danhiru[] = {
  { "1", 3000, 3000, 3000, 3000, 3000, 3000 },
  { "5", 7000, 7000, 7000, 7000, 7000, 7000 },
  { "*kokushi", 50000, 50000, 50000, 50000, 50000, 50000 },
  { "*kokushi,tenhou", 100000, 100000, 100000, 100000, 100000, 100000 },
};

static const Row ribon[] = {
  { "3", 300, 300, 300, 400, 400, 400 },
  { "*kokushi", 4000, 4000, 4000, 4100, 4100, 4100 },
};

/* A third of 3840 from each. */
static const Row same[] = {
  { "3/30", 3900, 1300, 1300, 3900, 1300, 1300 },
  { "mangan", 8000, 2700, 2700, 8000, 2700, 2700 },
};

/* A third of 7680 from each, to the dealer. */
static const Row twice[] = {
  { "3/30", 3900, 1000, 2000, 7700, 2600, 2600 },
  { "haneman", 12000, 3000, 6000, 24000, 8000, 8000 },
};

static const Row same_in_thirds[] = {
  { "4", 4000, 2000, 2000, 4000, 2000, 2000 },
};

static const Row same_half_missing[] = {
  { "3/30", 3900, 2000, 2000, 3900, 2000, 2000 },
};

static const Row extra[] = {
  { "1/30", 1000, 2000, 2000, 2000, 2000, 2000 },
  { "haneman", 12000, 4000, 7000, 18000, 7000, 7000 },
};

static const Row table_of_dealer[] = {
  { "1/30", 1000, 1000, 1000, 2000, 1000, 1000 },
  { "3/30", 4000, 2000, 3000, 6000, 4000, 4000 },
  { "mangan", 8000, 3000, 5000, 12000, 7000, 7000 },
};

static const Row by_han[] = {
  { "1", 1000, 300, 500, 2000, 700, 700 },
  { "3", 2000, 500, 1000, 3000, 1000, 1000 },
  { "4", 8000, 2000, 4000, 11000, 3700, 3700 },
  { "9", 16000, 4000, 8000, 24000, 8000, 8000 },
  { "mangan", 8000, 2000, 4000, 12000, 4000, 4000 },
};

static const Row rounded_shares[] = {
  { "1/30", 1200, 300, 600, 1800, 600, 600 },
  { "2/30", 2000, 500, 1000, 3000, 1000, 1000 },
  { "3/40", 5200, 1300, 2600, 7800, 2600, 2600 },
};

#define TABLE(name, rules, rows) { name, rules, rows, G_N_ELEMENTS (rows) }

static const Table tables[] = {
  TABLE ("in thousands, by a table", PARLOUR_OF_THREE, thousands),
  TABLE ("every han the same, in thirds", LINEAR, linear),
  TABLE ("half of the absent child's share", HALF_MISSING, half_missing),
  TABLE ("nobody pays the absent child's share", "trio", own_share),
  TABLE ("a thousand in all is the dealer's", HAN_OF_1000, single_thousands),
  TABLE ("own shares in thousands", "trio value-rounding=thousand", own_share_in_thousands),
  TABLE ("half shares in thousands", HALVES_IN_THOUSANDS, half_missing_in_thousands),
  TABLE ("added points, the whole value from each", DANHIRU, danhiru),
  TABLE ("one more for the dealer", RIBON, ribon),
  TABLE ("the dealer like a child", "trio dealer-factor=same", same),
  TABLE ("the dealer twice a child", "trio dealer-factor=double", twice),
  TABLE ("the dealer like a child, in thirds", HAN_OF_1000 " dealer-factor=same", same_in_thirds),
  TABLE ("the dealer like a child, with half of the absent share",
         "trio tsumo-split=half-missing dealer-factor=same",
         same_half_missing),
  TABLE ("a thousand more from each", "trio value-rounding=thousand tsumo-extra=1000", extra),
  TABLE ("a table with the dealer's tsumo", TABLE_OF_DEALER, table_of_dealer),
  TABLE ("a table by han", HAN_TABLE, by_han),
  TABLE ("101: rounded shares", "trio round-share=true", rounded_shares),
  TABLE ("30 fu for every hand", THIRTY_FU, thirty_fu),
  TABLE ("40 fu for every hand", "trio fixed-fu=40", forty_fu),
};

/* Checks the shares with each of the three players as dealer, so that no seat is special. */
static void
check_row (const TbRules *rules,
           const Row     *row)
{
  g_autofree char *text = g_strconcat ("win tsumo=0 ", row->value, NULL);
  TbEvent          event;
  TbValue          value;
  TbProblem        problem;

  script_event (rules, text, &event);
  g_assert_cmpint (tb_value_resolve (rules, &event.wins[0].value, &value, &problem), ==, TB_OK);
  g_assert_cmpint (tb_value_ron (rules, &value, false), ==, row->child_ron);
  g_assert_cmpint (tb_value_ron (rules, &value, true), ==, row->dealer_ron);

  for (TbPlayer dealer = 0; dealer < 3; dealer++)
    {
      TbPlayer next = (TbPlayer) ((dealer + 1) % 3);
      TbPlayer other = (TbPlayer) ((dealer + 2) % 3);
      TbShares shares;

      tb_shares_of_self_draw (rules, &value, 0, dealer, next, &shares);
      g_assert_cmpint (shares.points[next], ==, 0);
      g_assert_cmpint (shares.points[other], ==, row->from_child);
      g_assert_cmpint (shares.points[dealer], ==, row->from_dealer);

      tb_shares_of_self_draw (rules, &value, 0, dealer, other, &shares);
      g_assert_cmpint (shares.points[next], ==, row->from_child);
      g_assert_cmpint (shares.points[dealer], ==, row->from_dealer);

      tb_shares_of_self_draw (rules, &value, 0, dealer, dealer, &shares);
      g_assert_cmpint (shares.points[dealer], ==, 0);
      g_assert_cmpint (shares.points[next], ==, row->from_next);
      g_assert_cmpint (shares.points[other], ==, row->from_other);
      g_assert_cmpint (shares.points[3], ==, 0);
    }
}

static void
check_table (gconstpointer data)
{
  const Table *table = data;
  TbRules      rules;

  script_rules (table->rules, &rules);
  for (gsize i = 0; i < table->n_rows; i++)
    {
      g_test_message ("%s", table->rows[i].value);
      check_row (&rules, &table->rows[i]);
    }
}

static const EngineCase honba[] = {
  { "Allen: 9000 with one honba are 3000 and 6000", LINEAR, "E1 honba=1", "win tsumo=1 4",
    "-6000 9000 -3000 0; E2/0",
    "0>1 5000 win(tsumo-split), 2>1 3000 win(tsumo-split), 0>1 1000 honba(honba-before-split)" },
  { "Allen: a dealer's 13000 with one honba are 7000 and 6000", LINEAR, "E1 honba=1",
    "win tsumo=0 4", "13000 -7000 -6000 0; E1/2",
    "1>0 6000 win(tsumo-split), 2>0 6000 win(tsumo-split), 1>0 1000 honba(honba-before-split)" },
  { "Allen: two honba can both be the other child's", LINEAR, "E1 honba=2", "win tsumo=1 3",
    "-5000 8000 -3000 0; E2/0" },
  { "Allen: on a ron the honba is added", LINEAR, "E1 honba=2", "win ron=1<2 3",
    "0 8000 -8000 0; E2/0", "2>1 6000 win(han-points), 2>1 2000 honba(honba-ron)" },
  { "parlour of three: a honba is 1000 from each, mangan 4000 and 6000", PARLOUR_OF_THREE,
    "E1 honba=1", "win tsumo=1 mangan", "-6000 10000 -4000 0; E2/0",
    "0>1 5000 win(tsumo-table), 2>1 3000 win(tsumo-table), 0>1 1000 honba(honba-tsumo), "
    "2>1 1000 honba(honba-tsumo)" },
  { "parlour of three: the dealer gets half of the ron value from each", PARLOUR_OF_THREE, "",
    "win tsumo=0 1/50", "4000 -2000 -2000 0; E1/1",
    "1>0 2000 win(tsumo-split), 2>0 2000 win(tsumo-split)" },
  { "parlour of three: of two winners the nearest alone gets honba and pot", PARLOUR_OF_THREE,
    "E2 honba=2 pot=1000", "win ron=1<0 mangan ron=2<0 1/30", "-15000 15000 1000 0; E2/3",
    "0>1 12000 win(scoring), 0>1 2000 honba(honba-receivers), 0>2 1000 win(scoring), "
    "pot>1 1000 pot(pot-receivers)" },
  { "half shares: honba is 500 from each, by its own field",
    HALF_MISSING " honba-tsumo=500", "E1 honba=2", "win tsumo=2 1/30", "-1700 -1500 3200 0; E2/0" },
};

static const EngineCase fields[] = {
  { "101: a tsumo is worth a ron", "league round-share=true", "", "win tsumo=1 1/30",
    "-600 1200 -300 -300; E2/0",
    "0>1 600 win(round-share), 2>1 300 win(round-share), 3>1 300 win(round-share)" },
  { "101: the dealer's ron is six shares", "league round-share=true", "E1 honba=1",
    "win ron=0<1 1/30", "2100 -2100 0 0; E1/2",
    "1>0 1800 win(round-share), 1>0 300 honba(honba-ron)" },
  { "the full value from each of four", "league tsumo-split=full-each", "E1 honba=1",
    "win tsumo=1 1/30", "-1100 3300 -1100 -1100; E2/0" },
  { "the liable player pays the extra points too", "trio tsumo-extra=1000 "
                                                   "pao-share=whole-hand",
    "E1 honba=1", "win tsumo=1 *daisangen pao=2",
    "0 28000 -28000 0; E2/0" },
  { "nagashi is a tsumo with them", "trio tsumo-extra=1000", "", "draw nagashi=1 tenpai=0",
    "-17000 26000 -9000 0; E2/0" },
  { "thirds of an odd value from the player after the winner", HAN_OF_1000 " dealer-factor=same",
    "", "win tsumo=1 3", "-1000 3000 -2000 0; E2/0",
    "0>1 1000 win(dealer-factor), 2>1 2000 win(dealer-factor)" },
  { "two rons with a point of the dealer", RIBON " bust=none bust-fee=0", "",
    "win ron=0<1 3 ron=2<1 3", "400 -700 300 0; E1/1",
    "1>2 300 win(han-points), 1>0 400 win(dealer-factor)" },
  { "a table by han decides", HAN_TABLE, "", "win ron=1<2 3", "0 2000 -2000 0; E2/0",
    "2>1 2000 win(han-table)" },
  { "a table of shares with the dealer's tsumo decides", TABLE_OF_DEALER, "", "win tsumo=0 1/30",
    "2000 -1000 -1000 0; E1/1", "1>0 1000 win(tsumo-table), 2>0 1000 win(tsumo-table)" },
  { "4 han of 30 fixed fu are a mangan by kiriage", "league fixed-fu=30", "", "win ron=1<2 4",
    "0 8000 -8000 0; E2/0", "2>1 8000 win(kiriage-mangan)" },
  { "fixed fu with pao and honba", "parlour fixed-fu=40 open-pinfu=thirty double-wind-pair-fu=2 "
                                   "rinshan-haitei-tsumo-fu=true",
    "E1 honba=1", "win ron=1<2 3 pao=3",
    "0 6700 -4100 -2600; E2/0" },
  { "4 han 30 fu are 8000 by the rounding", PARLOUR_OF_THREE, "", "win ron=1<2 4/30",
    "0 8000 -8000 0; E2/0", "2>1 8000 win(value-rounding)" },
  { "a counted yakuman is one by the number of han", LINEAR, "", "win tsumo=1 16",
    "-21000 32000 -11000 0; E2/0",
    "0>1 21000 win(counted-yakuman), 2>1 11000 win(counted-yakuman)" },
  { "twelve han of linear scoring are not a sanbaiman", LINEAR, "", "win ron=1<2 12",
    "0 24000 -24000 0; E2/0", "2>1 24000 win(han-points)" },
  { "a limit by name is not counted by han", LINEAR, "", "win ron=1<2 sanbaiman",
    "0 24000 -24000 0; E2/0", "2>1 24000 win(scoring)" },
  { "2 han 40 fu are 3000 by the rounding", PARLOUR_OF_THREE, "", "win ron=1<2 2/40",
    "0 3000 -3000 0; E2/0", "2>1 3000 win(value-rounding)" },
  { "900 are raised to a thousand",
    "trio scoring=linear han-points=900 value-rounding=thousand", "",
    "win ron=1<2 1", "0 1000 -1000 0; E2/0", "2>1 1000 win(value-rounding)" },
  { "a child's tsumo of own shares is rounded",
    "trio value-rounding=thousand tsumo-split=own-share", "", "win tsumo=1 1/30",
    "-1000 2000 -1000 0; E2/0", "0>1 1000 win(value-rounding), 2>1 1000 win(value-rounding)" },
  { "a child's share alone is rounded", "trio value-rounding=thousand tsumo-split=own-share", "",
    "win tsumo=1 2/60", "-2000 3000 -1000 0; E2/0" },
  { "a dealer's tsumo of own shares is rounded",
    "trio value-rounding=thousand tsumo-split=own-share", "", "win tsumo=0 2/40",
    "4000 -2000 -2000 0; E1/1", "1>0 2000 win(value-rounding), 2>0 2000 win(value-rounding)" },
  { "a mangan is not rounded", "trio value-rounding=thousand tsumo-split=own-share", "",
    "win tsumo=1 mangan", "-4000 6000 -2000 0; E2/0",
    "0>1 4000 win(scoring), 2>1 2000 win(scoring)" },
  { "teneiso: 12 han are a baiman", "trio sanbaiman-han=13 counted-yakuman=16", "",
    "win ron=1<2 12", "0 16000 -16000 0; E2/0", "2>1 16000 win(sanbaiman-han)" },
  { "13 han a sanbaiman", "trio sanbaiman-han=13 counted-yakuman=16", "",
    "win ron=1<2 13", "0 24000 -24000 0; E2/0", "2>1 24000 win(counted-yakuman)" },
  { "and 16 han a yakuman", "trio sanbaiman-han=13 counted-yakuman=16", "",
    "win ron=1<2 16", "0 32000 -32000 0; E2/0", "2>1 32000 win(counted-yakuman)" },
  { "re-shinbashi: 1 han is a baiman, without fu",
    "trio mangan-han=1 haneman-han=1 baiman-han=1 counted-yakuman=14", "E1 honba=1",
    "win tsumo=1 1", "-9000 14000 -5000 0; E2/0" },
  { "4 han 20 fu are a mangan", "league mangan-han=4", "", "win tsumo=1 4/20",
    "-4000 8000 -2000 -2000; E2/0",
    "0>1 4000 win(mangan-han), 2>1 2000 win(mangan-han), 3>1 2000 win(mangan-han)" },
  { "4 han need no fu then", "league mangan-han=4", "", "win ron=1<2 4",
    "0 8000 -8000 0; E2/0" },
  { "three yakuman count as two", "league yakuman-cap=2", "",
    "win ron=1<2 *daisuushi,tsuuiisou,suukantsu", "0 64000 -64000 0; E2/0",
    "2>1 64000 win(yakuman-cap)" },
  { "the liable part is below the cap, the rest what remains", "league yakuman-cap=2", "",
    "win ron=1<3 *daisuushi,tsuuiisou,suukantsu pao=2 for=daisuushi",
    "0 64000 -16000 -48000; E2/0",
    "3>1 48000 win(pao-ron), 2>1 16000 pao(pao-ron)" },
  { "two yakuman are not capped", "league yakuman-cap=2", "", "win ron=1<2 *daisangen,tsuuiisou",
    "0 64000 -64000 0; E2/0", "2>1 64000 win(several-yakuman)" },
  { "several counted yakuman", "league counted-yakuman=13 counted-yakuman-steps=2", "",
    "win ron=1<2 26", "0 64000 -64000 0; E2/0", "2>1 64000 win(counted-yakuman-steps)" },
  { "one counted yakuman next to several", "league counted-yakuman=13 counted-yakuman-steps=2", "",
    "win ron=1<2 25", "0 32000 -32000 0; E2/0", "2>1 32000 win(counted-yakuman)" },
  { "one and a half yakuman", LINEAR, "", "win tsumo=0 *daisuushi",
    "72000 -36000 -36000 0; end=bust@12",
    "1>0 36000 win(great-yakuman), 2>0 36000 win(great-yakuman)" },
};

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/shares/%s", tables[i].name);

      g_test_add_data_func (path, &tables[i], check_table);
    }

  engine_case_add_all ("shares/honba", honba, G_N_ELEMENTS (honba));
  engine_case_add_all ("shares/what decides", fields, G_N_ELEMENTS (fields));

  return g_test_run ();
}
