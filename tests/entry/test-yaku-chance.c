/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random presses in the list of yaku of the entry sheet under every shipped ruleset, and every hand
 * of tiles entered by its yaku. */

#include "entry-script.h"
#include "hand-maker.h"
#include "sample-size.h"

#include "tb-hand-value.h"
#include "tb-possible-fu.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-player-set.h"

typedef struct
{
  TenboRuleset   *ruleset;
  TenboEntryModel model;
  TbTable         table;
} Sheet;

/* Opens a sheet for each winner and way under the ruleset at @index; returns FALSE after the last
 * or if the ruleset has no lists of yaku. */
static gboolean
open_sheet (Sheet            *sheet,
            TenboRulesetList *list,
            guint             index,
            gboolean          dealer,
            gboolean          tsumo,
            gboolean          riichi)
{
  TbPlayer winner = dealer ? 0 : 1;

  sheet->ruleset = g_list_model_get_item (G_LIST_MODEL (list), index);
  entry_script_begin (&sheet->model, &sheet->table, sheet->ruleset, TENBO_ENTRY_WIN, "");
  if (!tenbo_entry_model_has_method (&sheet->model, TENBO_ENTRY_METHOD_YAKU))
    {
      g_object_unref (sheet->ruleset);
      return FALSE;
    }

  tenbo_entry_model_set_method (&sheet->model, TENBO_ENTRY_METHOD_YAKU);
  tenbo_entry_model_press_winner (&sheet->model, winner);
  tenbo_entry_model_press_from (&sheet->model, tsumo ? winner : 2);
  if (riichi)
    tenbo_entry_model_press_riichi (&sheet->model, winner);

  return TRUE;
}

static gboolean
is_yakuman (const TenboEntryModel *model,
            TbYaku                 yaku)
{
  return (model->rules->yakuman & TB_YAKU_BIT (yaku)) != 0;
}

/* Whether the engine accepts the list, or refuses it only because it lacks fu or a yaku that
 * counts. */
static gboolean
is_accepted_list (const TbRules      *rules,
                  const TbValueEntry *list)
{
  TbProblem problem;
  TbValue   value;

  return tb_value_resolve (rules, list, &value, &problem) == TB_OK ||
         problem.code == TB_PROBLEM_NO_FU || problem.code == TB_PROBLEM_NO_YAKU;
}

/* An offered yaku can be pressed and is then in the list. */
static void
check_offered (const TenboEntryModel *model,
               TbYaku                 yaku)
{
  TenboEntryModel copy = *model;
  TbValueEntry    list;
  int32_t         before = tenbo_entry_yaku_count (model, yaku);

  tenbo_entry_yaku_press (&copy, yaku);
  g_assert_cmpint (tenbo_entry_yaku_count (&copy, yaku), ==, before + 1);
  g_assert_cmpint (tenbo_entry_yaku_get_state (&copy, yaku), ==, TENBO_ENTRY_YAKU_CHOSEN);
  tenbo_entry_model_complete (&copy, copy.current, &list);
  g_assert_true (is_accepted_list (copy.rules, &list));
}

static TbYakuSet
get_yaku_set (const TbValueEntry *list)
{
  TbYakuSet set = 0;

  for (int32_t i = 0; i < list->n_yaku; i++)
    set |= TB_YAKU_BIT (list->yaku[i]);

  return set;
}

/* An excluded one would be refused, or the hand has no space for it; pressing it has no effect. */
static void
check_excluded (const TenboEntryModel *model,
                TbYaku                 yaku)
{
  TenboEntryModel copy = *model;
  TbValueEntry    list;

  tenbo_entry_yaku_press (&copy, yaku);
  g_assert_cmpint (tenbo_entry_yaku_count (&copy, yaku), ==, 0);
  if (is_yakuman (model, yaku))
    {
      g_assert_cmpuint (tb_yaku_excluded_by (yaku) &
                          tenbo_entry_hand_yakuman (&model->hands[model->current]),
                        !=, 0);
      return;
    }
  tenbo_entry_yaku_complete (model, model->current, &list);
  list.fu = 0;
  /* Ippatsu is dimmed until there is a riichi, so that no other yaku moves. */
  if (yaku == TB_YAKU_IPPATSU && (get_yaku_set (&list) & TB_YAKU_OF_RIICHI) == 0)
    return;

  list.yaku[list.n_yaku++] = yaku;
  if (!is_accepted_list (model->rules, &list))
    return;

  /* A yaku that excludes the self-draw replaces it, so that it is excluded itself. */
  g_assert_true (yaku != TB_YAKU_TSUMO);
  g_assert_false (tb_yaku_has_room (model->rules, get_yaku_set (&list)));
}

static void
check_chips (const TenboEntryModel *model)
{
  for (TbYaku yaku = 0; yaku < TB_YAKU_HOUSE; yaku++)
    {
      TenboEntryYakuState state = tenbo_entry_yaku_get_state (model, yaku);
      gboolean            played = is_yakuman (model, yaku) ||
                        tb_rules_find_yaku (model->rules, yaku) != NULL;

      g_assert_true (played || state == TENBO_ENTRY_YAKU_ABSENT);
      if (state == TENBO_ENTRY_YAKU_OFFERED)
        check_offered (model, yaku);
      else if (state == TENBO_ENTRY_YAKU_EXCLUDED)
        check_excluded (model, yaku);
    }
}

/* The displayed payment is the actual one. */
static void
check_payment (const Sheet   *sheet,
               const TbValue *value)
{
  const TenboEntryModel *model = &sheet->model;
  TbTable                table = sheet->table;
  TbEvent                event;
  TbHandResult           result;
  TbProblem              problem;
  TbPayment              payment;
  int32_t                stake = tenbo_entry_model_is_riichi (model, model->current)
                                   ? model->rules->riichi_stake
                                   : 0;
  TbPlayer               payer = model->tsumo ? (model->current == 0 ? 2 : 0) : 2;

  tenbo_entry_model_build (model, &event);
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_OK);
  tb_value_payment (model->rules, value, (TbWind) model->current, model->tsumo, 0, &payment);
  if (!model->tsumo)
    g_assert_cmpint (-result.deltas[payer], ==, payment.ron);
  else if (payer == 0)
    g_assert_cmpint (-result.deltas[payer], ==, payment.dealer);
  else
    g_assert_cmpint (-result.deltas[payer], ==, payment.others);
  g_assert_cmpint (result.deltas[model->current], >=, -stake);
}

static void
check_state (const Sheet *sheet)
{
  const TenboEntryModel *model = &sheet->model;
  TenboEntryFu           fu[TB_N_FU_TOTALS];
  TbValueEntry           list;
  TbProblem              problem;
  TbValue                value;
  TbValue                same;
  TenboEntryYakuNeed     need = tenbo_entry_yaku_get_sum (model, &value);
  int                    n_fu = tenbo_entry_yaku_list_fu (model, model->current, fu);

  g_assert_cmpint (need == TENBO_ENTRY_YAKU_FINE, ==,
                   tenbo_entry_model_need (model) == TENBO_ENTRY_READY);
  tenbo_entry_model_complete (model, model->current, &list);
  if (need == TENBO_ENTRY_YAKU_FINE)
    {
      g_assert_cmpint (tb_value_resolve (model->rules, &list, &same, &problem), ==, TB_OK);
      g_assert_cmpmem (&value, sizeof value, &same, sizeof same);
      check_payment (sheet, &value);
      return;
    }

  g_assert_true (is_accepted_list (model->rules, &list));
  g_assert_cmpint (need == TENBO_ENTRY_YAKU_NEEDS_FU, ==, n_fu > 1);
  for (int i = 0; i < n_fu; i++)
    {
      TenboEntryModel copy = *model;

      tenbo_entry_yaku_set_fu (&copy, fu[i].fu);
      g_assert_cmpint (tenbo_entry_yaku_get_sum (&copy, &value), ==, TENBO_ENTRY_YAKU_FINE);
    }
}

static void
press_random (Sheet *sheet)
{
  TenboEntryModel *model = &sheet->model;
  TenboEntryFu     fu[TB_N_FU_TOTALS];
  int              n;

  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
      tenbo_entry_yaku_set_dora (model, g_test_rand_int_range (0, 6));
      return;

    case 1:
      n = tenbo_entry_yaku_list_fu (model, model->current, fu);
      if (n > 0)
        tenbo_entry_yaku_set_fu (model, fu[g_test_rand_int_range (0, n)].fu);
      return;

    case 2:
      if (tenbo_entry_yaku_asks_open (model) && g_test_rand_int_range (0, 3) == 0)
        tenbo_entry_yaku_set_open (model, !tenbo_entry_yaku_is_open (model, model->current));
      return;

    default:
      break;
    }

  /* Fewer yakuman, since they end a list. */
  for (int i = 0; i < 1000; i++)
    {
      TbYaku              yaku = (TbYaku) g_test_rand_int_range (0, TB_YAKU_HOUSE);
      TenboEntryYakuState state = tenbo_entry_yaku_get_state (model, yaku);

      if (is_yakuman (model, yaku) && g_test_rand_int_range (0, 10) != 0 &&
          tenbo_entry_hand_yakuman (&model->hands[model->current]) == 0)
        continue;
      if (state == TENBO_ENTRY_YAKU_OFFERED ||
          (state == TENBO_ENTRY_YAKU_CHOSEN && g_test_rand_int_range (0, 3) == 0))
        {
          tenbo_entry_yaku_press (model, yaku);
          return;
        }
    }
}

#define N_WAYS    8
#define N_PRESSES 14

static void
test_random_presses (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  int   n_walks = sample_size (1, 20);
  Sheet sheet;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    for (int walk = 0; walk < n_walks * N_WAYS; walk++)
      {
        if (!open_sheet (&sheet, list, i, walk & 1, (walk & 2) != 0, (walk & 4) != 0))
          break;

        for (int n = 0; n < N_PRESSES; n++)
          {
            check_chips (&sheet.model);
            check_state (&sheet);
            press_random (&sheet);
          }
        g_object_unref (sheet.ruleset);
      }
}

/* --- Hands of tiles by their yaku --- */

static int
roll (void *data,
      int   n)
{
  return g_test_rand_int_range (0, n);
}

static gboolean
has_kan (const TbTileHand *hand)
{
  for (int i = 0; i < hand->n_melds; i++)
    if (hand->melds[i].kind > TB_MELD_PON)
      return TRUE;

  return FALSE;
}

/* Makes a hand that can be won in the first hand of a game: in the East round, by rinshan only
 * after a kan, and in the first turn neither after a riichi nor with melds. */
static void
make_winnable (const TbRules *rules,
               TbTileHand    *hand)
{
  const uint32_t first = TB_HAND_TENHOU | TB_HAND_CHIIHOU | TB_HAND_RENHOU;
  const uint32_t riichi = TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI;

  make_hand (roll, NULL, hand);
  hand->round = TB_WIND_EAST;
  hand->seat = (TbWind) ((int) hand->seat % rules->players);
  hand->flags &= ~(hand->seat == TB_WIND_EAST ? (uint32_t) (TB_HAND_CHIIHOU | TB_HAND_RENHOU)
                                              : (uint32_t) TB_HAND_TENHOU);
  if ((hand->flags & riichi) != 0 || hand->n_melds > 0)
    hand->flags &= ~first;
  if (!has_kan (hand))
    hand->flags &= ~(uint32_t) TB_HAND_RINSHAN;
}

static void
begin_hand (Sheet             *sheet,
            const TbTileHand  *hand,
            const TbHandValue *value)
{
  TbPlayer winner = (TbPlayer) hand->seat;
  TbPlayer from = (TbPlayer) ((winner + 1) % tenbo_ruleset_get_rules (sheet->ruleset)->players);

  entry_script_begin (&sheet->model, &sheet->table, sheet->ruleset, TENBO_ENTRY_WIN, "");
  tenbo_entry_model_set_method (&sheet->model, TENBO_ENTRY_METHOD_YAKU);
  tenbo_entry_model_press_winner (&sheet->model, winner);
  tenbo_entry_model_press_from (&sheet->model, hand->self_draw ? winner : from);
  if ((value->yaku & (TB_YAKU_BIT (TB_YAKU_RIICHI) | TB_YAKU_BIT (TB_YAKU_DOUBLE_RIICHI))) != 0)
    tenbo_entry_model_press_riichi (&sheet->model, winner);
  tenbo_entry_yaku_set_open (&sheet->model, value->open);
}

/* Presses the offered ones of @yaku until none is left; an open tanyao may have to wait for
 * others. */
static void
press_all (TenboEntryModel *model,
           TbYakuSet        yaku,
           int32_t          sets)
{
  gboolean pressed = TRUE;

  while (pressed)
    {
      pressed = FALSE;
      for (TbYaku one = 0; one < TB_YAKU_HOUSE; one++)
        {
          int32_t wanted = one == TB_YAKU_SET_CHIITOI ? sets : 1;

          if ((yaku & TB_YAKU_BIT (one)) == 0 ||
              tenbo_entry_yaku_count (model, one) == wanted)
            continue;
          tenbo_entry_yaku_press (model, one);
          pressed |= tenbo_entry_yaku_count (model, one) > 0;
        }
    }
  for (TbYaku one = 0; one < TB_YAKU_HOUSE; one++)
    if ((yaku & TB_YAKU_BIT (one)) != 0 && tenbo_entry_yaku_count (model, one) == 0)
      g_error ("%s is not offered", tb_yaku_id (one));
    else if ((yaku & (TB_YAKU_BIT (one) | model->rules->yakuman)) == 0 &&
             tenbo_entry_yaku_count (model, one) != 0)
      g_error ("%s is in the list", tb_yaku_id (one));
}

static void
check_hand (Sheet             *sheet,
            const TbTileHand  *hand,
            const TbHandValue *value)
{
  TenboEntryModel *model = &sheet->model;
  TbValue          said;

  begin_hand (sheet, hand, value);
  press_all (model, value->yaku, value->sets);
  if (value->value.yakuman == 0)
    {
      const TbDora *dora = &value->dora;
      int32_t       more = dora->dora + dora->ura + dora->red + dora->flower;

      /* A list contains otafuku once, with the han of five waits. */
      if ((value->yaku & TB_YAKU_BIT (TB_YAKU_OTAFUKU)) != 0)
        more += value->waits - 5;
      tenbo_entry_yaku_set_dora (model, more);
      if (tenbo_entry_yaku_get_sum (model, &said) != TENBO_ENTRY_YAKU_FINE)
        tenbo_entry_yaku_set_fu (model, value->value.fu);
    }

  g_assert_cmpint (tenbo_entry_yaku_get_sum (model, &said), ==, TENBO_ENTRY_YAKU_FINE);
  g_assert_cmpint (said.han, ==, value->value.han);
  g_assert_cmpint (said.base, ==, value->value.base);
  g_assert_cmpint (said.yakuman, ==, value->value.yakuman);
  g_assert_cmpint (said.limit, ==, value->value.limit);
  if (said.fu != 0 && said.limit == TB_LIMIT_NONE)
    g_assert_cmpint (said.fu, ==, value->value.fu);
}

static void
test_hands (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  /* More green dragons than exist, with rulesets that do not count copies. */
  const TbYakuSet nothing_but_green = TB_YAKU_BIT (TB_YAKU_TSUUIISOU) |
                                      TB_YAKU_BIT (TB_YAKU_RYUUIISOU);
  int n_hands = sample_size (300, 10000);
  int n_checked = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      Sheet    sheet;
      TbScorer scorer;

      if (!open_sheet (&sheet, list, i, FALSE, FALSE, FALSE))
        continue;

      tb_scorer_init (&scorer, sheet.model.rules);
      for (int n = 0; n < n_hands; n++)
        {
          TbTileHand  hand;
          TbHandValue value;

          make_winnable (sheet.model.rules, &hand);
          tb_scorer_value (&scorer, &hand, &value);
          if (value.error != TB_HAND_FINE || (value.yaku & nothing_but_green) == nothing_but_green)
            continue;
          check_hand (&sheet, &hand, &value);
          n_checked++;
        }
      g_object_unref (sheet.ruleset);
    }
  g_assert_cmpint (n_checked, >, n_hands);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/entry/random-yaku", test_random_presses);
  g_test_add_func ("/entry/every-hand-can-be-entered-by-its-yaku", test_hands);

  return g_test_run ();
}
