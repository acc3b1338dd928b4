/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-case.h"

#include "engine-rulesets.h"
#include "tb-possible-fu.h"

/* The official score table of four-player riichi: a child's ron, the payments of child and dealer
 * on a child's tsumo, the dealer's ron, and the payment of each on a dealer's tsumo. 0: mangan or
 * no such hand. */
typedef struct
{
  int32_t han;
  int32_t fu;
  int32_t child_ron;
  int32_t from_child;
  int32_t from_dealer;
  int32_t dealer_ron;
  int32_t from_each;
} TableRow;

static const TableRow score_table[] = {
  { 1, 20, 700, 200, 400, 1000, 400 },
  { 2, 20, 1300, 400, 700, 2000, 700 },
  { 3, 20, 2600, 700, 1300, 3900, 1300 },
  { 4, 20, 5200, 1300, 2600, 7700, 2600 },
  { 2, 25, 1600, 400, 800, 2400, 800 },
  { 3, 25, 3200, 800, 1600, 4800, 1600 },
  { 4, 25, 6400, 1600, 3200, 9600, 3200 },
  { 1, 30, 1000, 300, 500, 1500, 500 },
  { 2, 30, 2000, 500, 1000, 2900, 1000 },
  { 3, 30, 3900, 1000, 2000, 5800, 2000 },
  { 4, 30, 7700, 2000, 3900, 11600, 3900 },
  { 1, 40, 1300, 400, 700, 2000, 700 },
  { 2, 40, 2600, 700, 1300, 3900, 1300 },
  { 3, 40, 5200, 1300, 2600, 7700, 2600 },
  { 4, 40, 8000, 2000, 4000, 12000, 4000 },
  { 1, 50, 1600, 400, 800, 2400, 800 },
  { 2, 50, 3200, 800, 1600, 4800, 1600 },
  { 3, 50, 6400, 1600, 3200, 9600, 3200 },
  { 1, 60, 2000, 500, 1000, 2900, 1000 },
  { 2, 60, 3900, 1000, 2000, 5800, 2000 },
  { 3, 60, 7700, 2000, 3900, 11600, 3900 },
  { 1, 70, 2300, 600, 1200, 3400, 1200 },
  { 2, 70, 4500, 1200, 2300, 6800, 2300 },
  { 3, 70, 8000, 2000, 4000, 12000, 4000 },
  { 1, 80, 2600, 700, 1300, 3900, 1300 },
  { 2, 80, 5200, 1300, 2600, 7700, 2600 },
  { 1, 90, 2900, 800, 1500, 4400, 1500 },
  { 2, 90, 5800, 1500, 2900, 8700, 2900 },
  { 1, 100, 3200, 800, 1600, 4800, 1600 },
  { 2, 100, 6400, 1600, 3200, 9600, 3200 },
  { 1, 110, 3600, 900, 1800, 5300, 1800 },
  { 2, 110, 7100, 1800, 3600, 10600, 3600 },
  { 1, 170, 5500, 1400, 2800, 8200, 2800 },
  { 5, 30, 8000, 2000, 4000, 12000, 4000 },
  { 6, 30, 12000, 3000, 6000, 18000, 6000 },
  { 7, 30, 12000, 3000, 6000, 18000, 6000 },
  { 8, 30, 16000, 4000, 8000, 24000, 8000 },
  { 10, 30, 16000, 4000, 8000, 24000, 8000 },
  { 11, 30, 24000, 6000, 12000, 36000, 12000 },
  { 120, 30, 24000, 6000, 12000, 36000, 12000 },
};

static void
check_row (const TbRules  *rules,
           const TableRow *row)
{
  TbValueEntry entry = { .form = TB_VALUE_HAN, .han = row->han, .fu = row->fu };
  TbValue      value;
  TbShares     child;
  TbShares     dealer;
  TbProblem    problem;

  g_assert_cmpint (tb_value_resolve (rules, &entry, &value, &problem), ==, TB_OK);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NONE);
  g_assert_cmpint (value.han, ==, row->han);
  g_assert_cmpint (value.fu, ==, row->fu);
  g_assert_cmpint (value.yakuman, ==, 0);
  g_assert_cmpint (tb_value_ron (rules, &value, false), ==, row->child_ron);
  g_assert_cmpint (tb_value_ron (rules, &value, true), ==, row->dealer_ron);

  tb_shares_of_self_draw (rules, &value, 0, 1, 3, &child);
  g_assert_cmpint (child.points[0], ==, row->from_child);
  g_assert_cmpint (child.points[1], ==, row->from_dealer);
  g_assert_cmpint (child.points[2], ==, row->from_child);
  g_assert_cmpint (child.points[3], ==, 0);

  tb_shares_of_self_draw (rules, &value, 0, 1, 1, &dealer);
  g_assert_cmpint (dealer.points[0], ==, row->from_each);
  g_assert_cmpint (dealer.points[1], ==, 0);
  g_assert_cmpint (dealer.points[3], ==, row->from_each);
}

static void
test_score_table (void)
{
  TbRules rules;

  engine_rules_parlour (&rules);
  for (gsize i = 0; i < G_N_ELEMENTS (score_table); i++)
    {
      g_test_message ("%d han %d fu", score_table[i].han, score_table[i].fu);
      check_row (&rules, &score_table[i]);
    }
}

static void
test_fu_do_not_matter_at_mangan (void)
{
  TbRules      rules;
  TbValueEntry entry = { .form = TB_VALUE_HAN, .han = 5 };
  TbValue      value;
  TbProblem    problem;

  engine_rules_parlour (&rules);
  g_assert_cmpint (tb_value_resolve (&rules, &entry, &value, &problem), ==, TB_OK);
  g_assert_cmpint (value.base, ==, 2000);
  g_assert_cmpint (value.fu, ==, 0);
  g_assert_cmpint (value.limit, ==, TB_LIMIT_MANGAN);
}

static void
test_limits (void)
{
  static const int32_t base[] = { 0, 2000, 3000, 4000, 6000, 8000 };

  for (TbLimit limit = TB_LIMIT_MANGAN; limit < TB_N_LIMITS; limit++)
    {
      TbRules rules;
      TbValue value;

      engine_rules_parlour (&rules);
      tb_value_of_limit (&rules, limit, &value);
      g_assert_cmpint (value.base, ==, base[limit]);
      g_assert_cmpint (value.limit, ==, limit);
      g_assert_cmpint (value.yakuman, ==, limit == TB_LIMIT_YAKUMAN ? 4 : 0);
    }
}

typedef struct
{
  const char *rules;
  const char *yakuman;
  int32_t     mangan;
} YakumanCase;

static const YakumanCase yakuman_cases[] = {
  { "parlour", "kokushi", 4 },
  { "parlour", "chuuren", 6 },
  { "parlour", "suuankou-tanki", 4 },
  { "parlour", "daisangen,tsuuiisou", 6 },
  { "parlour", "daisuushi,tsuuiisou", 8 },
  { "parlour", "daisuushi,suukantsu", 8 },
  { "parlour", "daisangen,tsuuiisou,suuankou", 8 },
  { "parlour", "daisuushi,tsuuiisou,suuankou", 10 },
  { "league", "daisangen,tsuuiisou", 8 },
  { "league", "daisuushi,tsuuiisou,suukantsu", 12 },
  { "league double-yakuman=daisuushi", "daisuushi,tsuuiisou", 12 },
  { "league several-yakuman=highest double-yakuman=daisuushi", "tsuuiisou,daisuushi", 8 },
  { "league yakuman-cap=2", "daisangen,tsuuiisou", 8 },
  { "league yakuman-cap=2", "daisuushi,tsuuiisou,suukantsu", 8 },
  { "league yakuman-cap=2 double-yakuman=daisuushi", "daisuushi,tsuuiisou", 8 },
  { "league yakuman-cap=1 double-yakuman=daisuushi", "daisuushi", 4 },
  { "league several-yakuman=highest great-yakuman=daisuushi", "tsuuiisou,daisuushi", 6 },
};

static void
test_several_yakuman (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (yakuman_cases); i++)
    {
      const YakumanCase *c = &yakuman_cases[i];
      g_autofree char   *text = g_strconcat ("win tsumo=0 *", c->yakuman, NULL);
      TbRules            rules;
      TbEvent            event;
      TbValue            value;
      TbProblem          problem;

      g_test_message ("%s: %s", c->rules, c->yakuman);
      script_rules (c->rules, &rules);
      script_event (&rules, text, &event);
      g_assert_cmpint (tb_value_resolve (&rules, &event.wins[0].value, &value, &problem),
                       ==, TB_OK);
      g_assert_cmpint (value.yakuman, ==, c->mangan);
      g_assert_cmpint (value.base, ==, c->mangan * 2000);
      g_assert_cmpint (tb_value_of_yakuman (&rules, value.listed), ==, c->mangan);
    }
}

/* Cells */

static const TbCell *
find_cell (const TbCell *cells,
           size_t        n,
           int32_t       han,
           int32_t       fu)
{
  for (size_t i = 0; i < n; i++)
    if (cells[i].entry.form == TB_VALUE_HAN && cells[i].entry.han == han && cells[i].entry.fu == fu)
      return &cells[i];

  return NULL;
}

typedef struct
{
  const char *rules;
  int32_t     han;
  int32_t     fu;
  int32_t     ron; /* -1: no such cell */
  int32_t     tsumo_child;
  int32_t     tsumo_dealer;
} CellCase;

#define IN_THIRDS "trio scoring=linear han-points=2000 value-rounding=thousand tsumo-split=thirds"

static const CellCase cell_cases[] = {
  { "league", 1, 20, -1, 0, 0 },
  { "league", 2, 20, 0, 400, 700 },
  { "league", 4, 20, 0, 1300, 2600 },
  { "parlour", 1, 20, 700, 200, 400 },
  { "parlour rinshan-haitei-tsumo-fu=true", 1, 20, 700, 0, 0 },
  { "parlour rinshan-haitei-tsumo-fu=true open-pinfu=twenty-always", 1, 20, 700, 200, 400 },
  { "league rinshan-haitei-tsumo-fu=false", 1, 20, -1, 0, 0 },
  { "parlour rinshan-haitei-tsumo-fu=true rinshan-tsumo-fu=none", 1, 20, 700, 200, 400 },
  { "league yaku=haitei:1:1 rinshan-haitei-tsumo-fu=false", 1, 20, 0, 200, 400 },
  { "parlour", 1, 25, -1, 0, 0 },
  { "parlour", 2, 25, 1600, 0, 0 },
  { "parlour", 3, 25, 3200, 800, 1600 },
  { "parlour", 1, 30, 1000, 300, 500 },
  { "parlour", 4, 30, 7700, 2000, 3900 },
  { "league", 4, 30, -1, 0, 0 },
  { "parlour", 4, 40, -1, 0, 0 },
  { "parlour", 2, 110, 7100, 1800, 3600 },
  { "parlour", 3, 110, -1, 0, 0 },
  { "league counted-yakuman=4", 4, 25, -1, 0, 0 },
  { "league seven-pairs-forty-fu=true", 2, 25, -1, 0, 0 },
  { "league seven-pairs-forty-fu=true", 4, 25, -1, 0, 0 },
  { "league seven-pairs-forty-fu=true", 2, 40, 2600, 700, 1300 },
  { "league pinfu-tsumo=pinfu-only", 2, 20, -1, 0, 0 },
  { "league pinfu-tsumo=pinfu-only", 2, 30, 2000, 500, 1000 },
  { "parlour pinfu-tsumo=pinfu-only", 2, 20, 1300, 400, 700 },
  { "trio value-rounding=thousand", 4, 30, 8000, 2000, 4000 },
  { "league mangan-han=4 kiriage-mangan=false", 3, 60, 7700, 2000, 3900 },
  { "league mangan-han=4 kiriage-mangan=false", 4, 30, -1, 0, 0 },
  { "league mangan-han=1", 1, 30, -1, 0, 0 },
  { "league fixed-fu=30", 1, 0, 1000, 300, 500 },
  { "league fixed-fu=30", 3, 0, 3900, 1000, 2000 },
  { "league fixed-fu=30", 4, 0, -1, 0, 0 },
  { "league fixed-fu=30 kiriage-mangan=false", 4, 0, 7700, 2000, 3900 },
  { "league fixed-fu=30 kiriage-mangan=false", 5, 0, -1, 0, 0 },
  { "league fixed-fu=30", 3, 30, -1, 0, 0 },
  { IN_THIRDS " counted-yakuman=16", 1, 0, 2000, 1000, 1000 },
  { IN_THIRDS " counted-yakuman=16", 15, 0, 30000, 10000, 20000 },
  { IN_THIRDS " counted-yakuman=16", 16, 0, -1, 0, 0 },
  { IN_THIRDS " counted-yakuman=16", 3, 30, -1, 0, 0 },
  { "trio scoring=linear han-table=1:1000:1500;3:4000:6000", 2, 0, 1000, 300, 500 },
  { "trio scoring=linear han-table=1:1000:1500;3:4000:6000", 3, 0, 4000, 1000, 2000 },
  { "trio scoring=linear han-table=1:1000:1500;3:4000:6000", 4, 0, -1, 0, 0 },
  { IN_THIRDS, 20, 0, 40000, 14000, 26000 },
  { IN_THIRDS, 21, 0, -1, 0, 0 },
};

static void
test_cells (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cell_cases); i++)
    {
      const CellCase *c = &cell_cases[i];
      TbRules         rules;
      TbCell          cells[TB_MAX_CELLS];
      const TbCell   *cell;
      size_t          n;

      g_test_message ("%s: %d han %d fu", c->rules, c->han, c->fu);
      script_rules (c->rules, &rules);
      n = tb_value_cells (&rules, false, cells);
      cell = find_cell (cells, n, c->han, c->fu);
      g_assert_cmpint (cell != NULL, ==, c->ron >= 0);
      if (cell == NULL)
        continue;

      g_assert_cmpint (cell->ron, ==, c->ron);
      g_assert_cmpint (cell->tsumo_child, ==, c->tsumo_child);
      g_assert_cmpint (cell->tsumo_dealer, ==, c->tsumo_dealer);
    }
}

/* A dealer of three can get more from the next player than from the other. */
static void
test_cells_of_a_dealer (void)
{
  TbRules       rules;
  TbCell        cells[TB_MAX_CELLS];
  const TbCell *cell;

  script_rules (IN_THIRDS " counted-yakuman=16", &rules);
  cell = find_cell (cells, tb_value_cells (&rules, true, cells), 3, 0);
  g_assert_nonnull (cell);
  g_assert_cmpint (cell->ron, ==, 9000);
  g_assert_cmpint (cell->tsumo_next, ==, 5000);
  g_assert_cmpint (cell->tsumo_child, ==, 4000);
  g_assert_cmpint (cell->tsumo_dealer, ==, 0);

  cell = find_cell (cells, tb_value_cells (&rules, false, cells), 3, 0);
  g_assert_nonnull (cell);
  g_assert_cmpint (cell->tsumo_next, ==, 0);
}

static void
test_cells_end_with_limits (void)
{
  TbRules rules;
  TbCell  cells[TB_MAX_CELLS];

  script_rules (IN_THIRDS " counted-yakuman=16", &rules);
  g_assert_cmpuint (tb_value_cells (&rules, false, cells), ==, 16);
  g_assert_cmpint (cells[15].entry.limit, ==, TB_LIMIT_YAKUMAN);
  g_assert_cmpint (cells[15].ron, ==, 32000);

  /* A minimum of every hand shortens the list; one from some honba on does not. */
  script_rules (IN_THIRDS " counted-yakuman=16 minimum-han=3", &rules);
  g_assert_cmpuint (tb_value_cells (&rules, false, cells), ==, 14);
  g_assert_cmpint (cells[0].entry.han, ==, 3);
  script_rules (IN_THIRDS " counted-yakuman=16 minimum-han=3 minimum-han-from-honba=5", &rules);
  g_assert_cmpuint (tb_value_cells (&rules, false, cells), ==, 16);
}

/* A table of han that reaches a counted yakuman has no cell for its han. */
static void
test_cells_of_a_table (void)
{
  TbRules rules;
  TbCell  cells[TB_MAX_CELLS];

  script_rules ("trio scoring=linear han-table=1:1000:1500;2:2000:3000;3:3000:4500", &rules);
  g_assert_cmpuint (tb_value_cells (&rules, false, cells), ==, 4);
  script_rules ("trio scoring=linear han-table=1:1000:1500;2:2000:3000;3:3000:4500 "
                "counted-yakuman=3",
                &rules);
  g_assert_cmpuint (tb_value_cells (&rules, false, cells), ==, 3);
}

/* Fixed fu: the han below a mangan, and all limits. */
static void
test_cells_of_fixed_fu (void)
{
  TbRules rules;
  TbCell  cells[TB_MAX_CELLS];

  script_rules ("league fixed-fu=30", &rules);
  g_assert_cmpuint (tb_value_cells (&rules, true, cells), ==, 8);
  g_assert_cmpint (cells[2].ron, ==, 5800);
  g_assert_cmpint (cells[3].entry.limit, ==, TB_LIMIT_MANGAN);
  g_assert_cmpint (cells[7].entry.limit, ==, TB_LIMIT_YAKUMAN);
}

/* Limits that no number of han reaches have no cell. */
static void
test_cells_of_limits (void)
{
  TbRules rules;
  TbCell  cells[TB_MAX_CELLS];

  script_rules ("league mangan-han=1 haneman-han=1 baiman-han=1 counted-yakuman=14", &rules);
  g_assert_cmpuint (tb_value_cells (&rules, false, cells), ==, 3);
  g_assert_cmpint (cells[0].entry.limit, ==, TB_LIMIT_BAIMAN);
  g_assert_cmpint (cells[1].entry.limit, ==, TB_LIMIT_SANBAIMAN);
}

static void
test_cells_have_the_value_of_the_entry (void)
{
  for (int dealer = 0; dealer <= 1; dealer++)
    {
      TbRules rules;
      TbCell  cells[TB_MAX_CELLS];
      size_t  n;

      engine_rules_parlour (&rules);
      n = tb_value_cells (&rules, dealer, cells);
      g_assert_cmpuint (n, <=, TB_MAX_CELLS);
      g_assert_cmpint (cells[n - 1].entry.limit, ==, TB_LIMIT_YAKUMAN);
      g_assert_cmpint (cells[n - 1].ron, ==, dealer ? 48000 : 32000);
      g_assert_cmpint (cells[n - 1].tsumo_dealer, ==, dealer ? 0 : 16000);

      for (size_t i = 0; i < n; i++)
        {
          TbValue   value;
          TbProblem problem;

          g_assert_cmpint (tb_value_resolve (&rules, &cells[i].entry, &value, &problem), ==, TB_OK);
          g_assert_cmpint (value.base, ==, cells[i].value.base);
          g_assert_cmpint (value.limit, ==, cells[i].value.limit);
          if (cells[i].ron != 0)
            g_assert_cmpint (cells[i].ron, ==, tb_value_ron (&rules, &value, dealer));
          g_assert_true (cells[i].ron != 0 || cells[i].tsumo_child != 0);
        }
    }
}

/* Yaku */

static void
test_yaku_ids (void)
{
  TbYaku found;

  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    {
      g_assert_true (tb_yaku_from_id (tb_yaku_id (yaku), &found));
      g_assert_cmpint (found, ==, yaku);
    }

  g_assert_false (tb_yaku_from_id ("reach", &found));
  g_assert_cmpint (found, ==, TB_YAKU_HOUSE);
}

/* The yaku of a ruleset are found after those of the program. */
static void
test_house_yaku_ids (void)
{
  TbRules rules;
  TbYaku  found;

  script_rules ("league house-yaku=paarenchan:Paarenchan:::0:0:1;isshoku:Isshoku:::3:2", &rules);
  g_assert_true (tb_rules_yaku_from_id (&rules, "isshoku", &found));
  g_assert_cmpint (found, ==, TB_YAKU_HOUSE + 1);
  g_assert_cmpstr (tb_rules_yaku_id (&rules, found), ==, "isshoku");
  g_assert_true (tb_rules_yaku_from_id (&rules, "tanyao", &found));
  g_assert_cmpint (found, ==, TB_YAKU_TANYAO);
  g_assert_cmpstr (tb_rules_yaku_id (&rules, found), ==, "tanyao");
  g_assert_false (tb_rules_yaku_from_id (&rules, "reach", &found));
  g_assert_cmpint (found, ==, TB_N_YAKU);
}

/* Toitoi, sanankou and sankantsu of one han allow more fu with few han. */
static void
test_most_fu (void)
{
  static const char *const rulesets[] = {
    "league yaku=toitoi:1:1;sanankou:2:2;sankantsu:2:2",
    "league yaku=toitoi:2:1;sanankou:2:2;sankantsu:2:2",
  };
  const TbFuWay way = { .self_draw = false, .openness = TB_OPENNESS_OPEN };
  TbRules       rules;

  for (gsize i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      script_rules (rulesets[i], &rules);
      g_assert_true (tb_han_can_have_fu (&rules, 2, way, 120));
    }
  script_rules ("league yaku=toitoi:2:2;sanankou:2:2;sankantsu:2:2", &rules);
  g_assert_false (tb_han_can_have_fu (&rules, 2, way, 120));
}

/* A table by han ends the grid at its last row, or at the counted yakuman. */
static void
test_cells_of_han_table (void)
{
  TbCell  cells[TB_MAX_CELLS];
  TbRules rules;
  size_t  n;

  script_rules ("league scoring=linear kiriage-mangan=false double-wind-pair-fu=2 "
                "han-table=1:1000:2000;3:2000:4000",
                &rules);
  n = tb_value_cells (&rules, false, cells);
  g_assert_cmpint (cells[2].entry.han, ==, 3);
  g_assert_cmpint (cells[2].ron, ==, 2000);
  g_assert_cmpint (cells[n - 1].entry.han, <=, 3);
  script_rules ("league scoring=linear kiriage-mangan=false double-wind-pair-fu=2 "
                "counted-yakuman=5 han-table=1:1000:2000;30:2000:4000",
                &rules);
  g_assert_cmpuint (tb_value_cells (&rules, false, cells), >, 4);
}

static void
test_exclusion_is_mutual (void)
{
  for (TbYaku yaku = TB_YAKU_RIICHI; yaku < TB_YAKU_HOUSE; yaku++)
    {
      g_assert_cmpint ((tb_yaku_excluded_by (yaku) & TB_YAKU_BIT (yaku)) != 0, ==, false);
      for (TbYaku other = TB_YAKU_RIICHI; other < TB_YAKU_HOUSE; other++)
        g_assert_cmpint ((tb_yaku_excluded_by (yaku) & TB_YAKU_BIT (other)) != 0, ==,
                         (tb_yaku_excluded_by (other) & TB_YAKU_BIT (yaku)) != 0);
    }
}

typedef struct
{
  const char *yaku;
  const char *together;
  const char *never;
} ExclusionCase;

/* Possible hands and impossible pairs, each from a hand of tiles. */
static const ExclusionCase exclusion_cases[] = {
  { "riichi", "ippatsu tsumo pinfu haitei chankan", "double-riichi renhou tenhou" },
  { "ippatsu", "chankan houtei haitei double-riichi", "rinshan renhou" },
  { "tsumo", "rinshan haitei pinfu", "houtei chankan renhou" },
  { "rinshan", "haitei sankantsu toitoi", "chiitoitsu pinfu ryanpeikou" },
  { "pinfu", "iipeikou ryanpeikou ittsu chinitsu honitsu chanta junchan sanshoku-doujun tanyao",
    "toitoi sanankou yakuhai-white chiitoitsu shousangen honroutou sankantsu" },
  { "tanyao", "toitoi chiitoitsu sanshoku-doukou chinitsu sanrenkou",
    "chanta junchan ittsu honitsu yakuhai-seat honroutou shousangen sanfuu" },
  { "iipeikou", "ittsu chanta junchan honitsu shousangen yakuhai-red sanshoku-doujun",
    "ryanpeikou chiitoitsu toitoi sanankou" },
  { "ryanpeikou", "chanta junchan chinitsu honitsu tanyao pinfu",
    "ittsu sanshoku-doujun iipeikou yakuhai-red chiitoitsu" },
  { "sanshoku-doujun", "chanta junchan yakuhai-white pinfu", "ittsu toitoi honitsu sanankou" },
  { "sanshoku-doukou", "toitoi sanankou honroutou chanta yakuhai-seat tanyao",
    "ittsu honitsu chinitsu sanshoku-doujun shousangen" },
  { "chanta", "sanankou shousangen iipeikou sanfuu honitsu", "toitoi honroutou junchan chinitsu" },
  { "toitoi", "honroutou sanankou sankantsu honitsu shousangen", "pinfu chiitoitsu honrou-toitoi" },
  { "shousangen", "yakuhai-white toitoi honitsu", "ittsu sanrenkou chinitsu" },
  { "honroutou", "chiitoitsu toitoi shousharin honitsu",
    "tanyao chinitsu honrou-toitoi gyakusharin" },
  { "chiitoitsu", "riichi tsumo honitsu chinitsu tanyao honroutou haitei",
    "set-chiitoi yakuhai-red ryanpeikou toitoi" },
  { "set-chiitoi", "tanyao honitsu chinitsu", "shousharin chiitoitsu" },
  { "gyakusharin", "honitsu riichi", "tanyao shousharin" },
  { "shousharin", "riichi honroutou", "honitsu chinitsu tanyao" },
  { "honrou-toitoi", "honitsu sanankou yakuhai-red sanshoku-doukou sanfuu", "tanyao pinfu chanta" },
  { "sanrenkou", "toitoi sanankou chinitsu yakuhai-red tanyao", "sanfuu junchan ittsu" },
  { "tenhou", "suuankou kokushi-13 chuuren-9 daisharin", "chiihou suukantsu riichi" },
  { "renhou", "suuankou daisangen kokushi tanyao", "tenhou chiihou riichi haitei" },
  { "suuankou", "daisangen tsuuiisou suukantsu suurenkou chinroutou", "suuankou-tanki chuuren" },
  { "daisangen", "tsuuiisou suukantsu", "shousuushi daisuushi chinroutou kokushi" },
  { "ryuuiisou", "daisharin suukantsu suuankou", "tsuuiisou chuuren suurenkou" },
  { "kokushi", "tenhou chiihou", "kokushi-13 tsuuiisou chinroutou" },
};

static TbYakuSet
set_of (const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  TbYakuSet set = 0;

  for (gsize i = 0; words[i] != NULL; i++)
    {
      TbYaku yaku;

      g_assert_true (tb_yaku_from_id (words[i], &yaku));
      set |= TB_YAKU_BIT (yaku);
    }

  return set;
}

static void
test_exclusion (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (exclusion_cases); i++)
    {
      const ExclusionCase *c = &exclusion_cases[i];
      TbYaku               yaku;

      g_test_message ("%s", c->yaku);
      g_assert_true (tb_yaku_from_id (c->yaku, &yaku));
      g_assert_cmphex (tb_yaku_excluded_by (yaku) & set_of (c->together), ==, 0);
      g_assert_cmphex (tb_yaku_excluded_by (yaku) & set_of (c->never), ==, set_of (c->never));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/engine/value/the official score table", test_score_table);
  g_test_add_func ("/engine/value/fu do not matter at mangan and above",
                   test_fu_do_not_matter_at_mangan);
  g_test_add_func ("/engine/value/limits by name", test_limits);
  g_test_add_func ("/engine/value/several yakuman", test_several_yakuman);
  g_test_add_func ("/engine/cells/possible and impossible", test_cells);
  g_test_add_func ("/engine/cells/a dealer can get more from the next player",
                   test_cells_of_a_dealer);
  g_test_add_func ("/engine/cells/linear han", test_cells_end_with_limits);
  g_test_add_func ("/engine/cells/limits", test_cells_of_limits);
  g_test_add_func ("/engine/cells/a table of han", test_cells_of_a_table);
  g_test_add_func ("/engine/cells/fixed fu", test_cells_of_fixed_fu);
  g_test_add_func ("/engine/cells/each has the value of its entry",
                   test_cells_have_the_value_of_the_entry);
  g_test_add_func ("/engine/yaku/ids round trip", test_yaku_ids);
  g_test_add_func ("/engine/yaku/house-yaku-ids", test_house_yaku_ids);
  g_test_add_func ("/engine/yaku/most-fu", test_most_fu);
  g_test_add_func ("/engine/yaku/cells-of-han-table", test_cells_of_han_table);
  g_test_add_func ("/engine/yaku/exclusion is mutual", test_exclusion_is_mutual);
  g_test_add_func ("/engine/yaku/possible and impossible hands", test_exclusion);

  return g_test_run ();
}
