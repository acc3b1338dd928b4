/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The value of hands typed tile by tile: their events, the tiles that would complete them, and the
 * switch between tiles and the other ways to enter a value. */

#include "entry-script.h"

#include "tenbo-entry-tiles.h"

#include <string.h>

#define WINNER 1
#define OTHER  2

static void
type (TenboEntryModel *model,
      const char      *keys)
{
  for (; *keys != '\0'; keys++)
    tenbo_entry_model_key (model, *keys == '<' ? '\b' : *keys);
}

/* Begins the entry of a ron of WINNER, the tiles open. */
static void
begin (TenboEntryModel *model,
       TbTable         *table,
       TenboRuleset    *ruleset,
       const char      *riichi)
{
  entry_script_begin (model, table, ruleset, TENBO_ENTRY_WIN, riichi);
  tenbo_entry_model_set_method (model, TENBO_ENTRY_METHOD_TILES);
  tenbo_entry_model_press_winner (model, WINNER);
  tenbo_entry_model_press_from (model, OTHER);
}

/* The keys after winner and discarder, and the event that they make. */
typedef struct
{
  const char *name;
  const char *ruleset;
  const char *riichi;
  const char *script; /* before the tiles */
  const char *keys;
  uint32_t    flags; /* pressed after them */
  const char *event; /* NULL: the value is missing */
} EventCase;

static const EventCase made_cases[] = {
  { "a-closed-hand", "b-rule", "1", "2 4", "234m067p55s345sd3mu1zh77s7s", TB_HAND_IPPATSU,
    "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"tiles\": {\"hand\": \"234m067p3455577s\", \"win\": \"7s\", \"dora\": [\"3m\"], "
    "\"ura\": [\"1z\"], \"flags\": [\"ippatsu\"]}}, \"bonus\": {\"ippatsu\": 1}}]}" },
  { "a-called-hand-is-open", "b-rule", "", "2 2", "o777zc340s11m234p99m9m", 0,
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, "
    "\"value\": {\"tiles\": {\"hand\": \"1199m234p\", \"melds\": [\"pon 777z\", \"chi 340s\"], "
    "\"win\": \"9m\"}}}]}" },
  { "a-tile-is-missing", "b-rule", "", "2 4", "234m067p55s34567s", 0, NULL },
  { "chips-of-ura", "b-rule", "1", "2 4", "234m067p55s34577su6su6sh7s", 0,
    "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"tiles\": {\"hand\": \"234m067p3455577s\", \"win\": \"7s\", "
    "\"ura\": [\"6s\", \"6s\"]}}, \"bonus\": {\"ura\": 6}}]}" },
  { "impossible-flags-are-dropped", "b-rule", "", "2 4", "234m067p55s345s777s",
    TB_HAND_IPPATSU | TB_HAND_TENHOU | TB_HAND_HAITEI | TB_HAND_HOUTEI,
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"tiles\": {\"hand\": \"234m067p3455577s\", \"win\": \"7s\", "
    "\"flags\": [\"houtei\"]}}}]}" },
  { "tai-with-wild-tiles-and-flowers", "fenghua", "", "2 2", "x5p15f5po5zh123456m997s8s", 0,
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, "
    "\"value\": {\"tiles\": {\"hand\": \"123456m5p799s\", \"melds\": [\"pon 555z\"], "
    "\"win\": \"8s\", \"aside\": [\"1f\", \"5f\"]}, \"wild\": \"5p\"}}]}" },
  { "a-robbed-kong-by-its-row", "fenghua", "", "2 4 robbed", "123456m11199s789s", 0,
    "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"from\": 3, "
    "\"value\": {\"tiles\": {\"hand\": \"123456m1117899s\", \"win\": \"9s\"}}, "
    "\"robbed\": true}]}" },
};

static void
check_made (gconstpointer data)
{
  const EventCase *self = data;
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (self->ruleset);
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, self->riichi);
  entry_script_run (&model, self->script);
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TILES);
  type (&model, self->keys);
  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    if ((self->flags & 1u << bit) != 0)
      tenbo_tile_entry_press_flag (tenbo_entry_tiles_get (&model), (TbHandFlag) (1 << bit));
  tenbo_entry_tiles_answer (&model);

  g_assert_cmpint (tenbo_entry_model_need (&model), ==,
                   self->event != NULL ? TENBO_ENTRY_READY : TENBO_ENTRY_NEEDS_VALUE);
  if (self->event == NULL)
    return;

  tenbo_entry_model_build (&model, &event);
  text = entry_script_write_event (&event, ruleset);
  g_assert_cmpstr (text, ==, self->event);
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_OK);
}

/* Two winners: the sheet asks for the second hand when the first is complete. */
static void
test_next_hand_is_asked (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  entry_script_run (&model, "winner=1 several winner=2 from=3 current=1");
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TILES);
  type (&model, "234m067p55s345777sd1z");
  g_assert_cmpint (model.current, ==, 1);
  g_assert_cmpint (model.hands[1].tiles.hand.n_dora, ==, 1);
  type (&model, "1z");
  g_assert_cmpint (model.current, ==, 2);
  g_assert_cmpint (model.hands[2].tiles.hand.n_tiles, ==, 1);
  g_assert_true (tenbo_entry_model_has_value (&model, 1));
  g_assert_cmpint (tenbo_entry_model_missing_owner (&model), ==, 2);
}

/* Pressing tiles replaces a value from another page, and complete tiles become the value again when
 * their page is shown. */
static void
test_switching_methods (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;

  begin (&model, &table, ruleset, "");
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TABLE);
  type (&model, "33");
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TILES);
  g_assert_cmpint (model.hands[WINNER].value.form, ==, TB_VALUE_HAN);
  g_assert_true (tenbo_entry_model_has_value (&model, WINNER));
  type (&model, "234m067p55s345777s");
  g_assert_cmpint (model.hands[WINNER].value.form, ==, TB_VALUE_TILES);
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TABLE);
  type (&model, "m");
  g_assert_cmpint (model.hands[WINNER].value.form, ==, TB_VALUE_LIMIT);
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TILES);
  g_assert_cmpint (model.hands[WINNER].value.form, ==, TB_VALUE_TILES);
  type (&model, "<");
  g_assert_false (tenbo_entry_model_has_value (&model, WINNER));
}

static void
test_liable_yakuman (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;

  begin (&model, &table, ruleset, "");
  type (&model, "o5zo6zo7zh12m99p3m");
  g_assert_true (tenbo_entry_model_has_value (&model, WINNER));
  g_assert_cmpuint (tenbo_entry_model_pao_yakuman (&model, WINNER), ==,
                    TB_YAKU_BIT (TB_YAKU_DAISANGEN));
  g_assert_true (tenbo_entry_model_asks_pao (&model, WINNER));
}

/* The game refuses a hand without a value and gives the reason. */
static void
test_game_refuses_no_yaku (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;
  TbEvent         event;
  TbHandResult    result;
  TbProblem       problem;

  begin (&model, &table, ruleset, "");
  type (&model, "c1mh456p789s11z223z3z");
  g_assert_cmpint (tenbo_entry_model_need (&model), ==, TENBO_ENTRY_READY);
  tenbo_entry_model_build (&model, &event);
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NOT_COMPLETE);
  type (&model, "<<<34s2z");
  g_assert_true (tenbo_entry_model_has_value (&model, WINNER) ||
                 tenbo_tile_entry_missing (tenbo_entry_tiles_get (&model), model.rules) > 0);
}

/* A hand shown after a chombo has the value of its ron. */
static void
test_shown_hand (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;
  TbEvent          event;
  TbHandResult     result;
  TbProblem        problem;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_FOUL, "");
  entry_script_run (&model, "offender=3 foul=chombo shown=1");
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TILES);
  type (&model, "o5zo6zo7zh12m99p3m");
  g_assert_false (tenbo_entry_tiles_asks_flag (&model, 1, TB_HAND_HOUTEI));
  g_assert_cmpint (tenbo_entry_model_need (&model), ==, TENBO_ENTRY_READY);
  tenbo_entry_model_build (&model, &event);
  text = entry_script_write_event (&event, ruleset);
  g_assert_cmpstr (text, ==,
                   "{\"result\": \"foul\", \"fouls\": [{\"player\": 3, \"kind\": \"chombo\", "
                   "\"against\": [{\"player\": 1, \"value\": {\"tiles\": {\"hand\": \"12m99p\", "
                   "\"melds\": [\"pon 555z\", \"pon 666z\", \"pon 777z\"], \"win\": \"3m\"}}}]}]}");
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_OK);
  g_assert_cmpint (result.deltas[3], ==, -32000);
}

typedef struct
{
  const char *name;
  const char *ruleset;
  const char *riichi;
  const char *keys;
  const char *waits; /* "9p ron 2000 draw 500, …": points of a child, payment of each child for a
                      * draw */
} WaitCase;

static const WaitCase wait_cases[] = {
  { "pairs", "b-rule", "1", "123m456m789m99p11z", "9p ron 5200 draw 2000, 1z ron 8000 draw 2000" },
  { "only-by-a-draw", "b-rule", "", "123m79m45699p345s", "8m ron - draw 300" },
  { "nothing", "b-rule", "", "123m456m78m9p12345z", "" },
  { "not-before-the-hand-is-full", "b-rule", "", "123m456m789m99p1z", "" },
  { "only-a-red-five-is-left", "b-rule", "1", "555m46m123p789s77z",
    "0m ron 2600 draw 1000, 7z ron 2600 draw 1000" },
};

static void
append_way (GString       *text,
            const TbRules *rules,
            const char    *name,
            TbHandError    error,
            const TbValue *value,
            bool           self_draw)
{
  TbPayment payment;

  if (error != TB_HAND_FINE)
    {
      g_string_append_printf (text, " %s -", name);
      return;
    }
  tb_value_payment (rules, value, WINNER, self_draw, 0, &payment);
  g_string_append_printf (text, " %s %d", name, self_draw ? payment.others : payment.ron);
}

static void
check_waits (gconstpointer data)
{
  const WaitCase *self = data;
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (self->ruleset);
  g_autoptr (GString) text = g_string_new (NULL);
  TenboTileWait   waits[TENBO_MAX_TILE_WAITS];
  char            tile[TB_TILE_TEXT_SIZE];
  TenboEntryModel model;
  TbTable         table;
  size_t          n;

  begin (&model, &table, ruleset, self->riichi);
  type (&model, self->keys);
  n = tenbo_entry_tiles_waits (&model, waits);
  for (size_t i = 0; i < n; i++)
    {
      tb_tile_text (waits[i].tile, tile);
      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", tile);
      append_way (text, model.rules, "ron", waits[i].ron_error, &waits[i].ron, false);
      append_way (text, model.rules, "draw", waits[i].draw_error, &waits[i].self_draw, true);
    }
  g_assert_cmpstr (text->str, ==, self->waits);
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  entry_script_add (NULL, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (made_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/tiles/made/%s", made_cases[i].name);

      g_test_add_data_func (path, &made_cases[i], check_made);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (wait_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/tiles/waits/%s", wait_cases[i].name);

      g_test_add_data_func (path, &wait_cases[i], check_waits);
    }
#define ADD(name, function) g_test_add_func ("/entry/tiles/" name, function)
  ADD ("next-hand", test_next_hand_is_asked);
  ADD ("value-pages", test_switching_methods);
  ADD ("pao", test_liable_yakuman);
  ADD ("shown-hand", test_shown_hand);
  ADD ("no-yaku", test_game_refuses_no_yaku);
#undef ADD

  result = g_test_run ();
  entry_script_finish ();

  return result;
}
