/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hands typed and pressed tile by tile, without a window: the position of each tile, tiles that are
 * used up, and that the value does not depend on the order of entry. */

#include "entry-script.h"

#include "tenbo-entry-tiles.h"
#include "tenbo-tile-entry.h"
#include "tenbo-worth.h"

#include <string.h>

#define WINNER 1
#define OTHER  2

static TbTile
parse_tile (const char *text)
{
  TbTile tile;

  g_assert_cmpint (tb_tiles_parse (text, &tile, 1), ==, 1);

  return tile;
}

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

/* Returns the tiles as the record writes them, also for an incomplete hand. */
static char *
write_tiles (const TbTileHand *hand)
{
  g_autoptr (GString) text = g_string_new (NULL);
  TbTile tiles[TB_MAX_HAND_TILES];
  char   part[2 * TB_MAX_HAND_TILES + 1];
  char   meld[TB_MELD_TEXT_SIZE];

  tb_tiles_text (tiles, tb_tile_hand_list (hand, tiles), part);
  g_string_append (text, part);
  tb_tiles_text (&hand->win, hand->win != TB_TILE_NONE, part);
  g_string_append_printf (text, " +%s", part);
  for (int i = 0; i < hand->n_melds; i++)
    {
      tb_meld_text (&hand->melds[i], meld);
      g_string_append_printf (text, ", %s", meld);
    }
  tb_tiles_text (hand->dora, hand->n_dora, part);
  g_string_append_printf (text, hand->n_dora > 0 ? ", dora %s" : "", part);
  tb_tiles_text (hand->ura, hand->n_ura, part);
  g_string_append_printf (text, hand->n_ura > 0 ? ", ura %s" : "", part);
  tb_tiles_text (hand->aside, hand->n_aside, part);
  g_string_append_printf (text, hand->n_aside > 0 ? ", aside %s" : "", part);
  tb_tiles_text (&hand->wild, hand->wild != TB_TILE_NONE, part);
  g_string_append_printf (text, hand->wild != TB_TILE_NONE ? ", wild %s" : "", part);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* The keys, and the hand that they make. '<' is Backspace. */
typedef struct
{
  const char *name;
  const char *ruleset;
  const char *keys;
  const char *hand;
} TypedCase;

static const TypedCase typed_cases[] = {
  { "a-hand-is-sorted", "b-rule", "77z1230p", "1230p77z +" },
  { "digits-wait-for-their-suit", "b-rule", "123", " +" },
  { "the-fourteenth-tile-wins", "b-rule", "123m456p789s11z22z3m1p", "123m456p789s1122z +3m" },
  { "a-red-five", "b-rule", "0m5m0m", "05m +" },
  { "no-red-five-without-one", "wrc-2025", "0m5m", "5m +" },
  { "four-identical-tiles-at-most", "b-rule", "11111z", "1111z +" },
  { "three-plain-fives-and-a-red-one", "b-rule", "5555m0m", "0555m +" },
  { "any-number-if-it-is-played", "allen", "111111z", "111111z +" },
  { "two-red-fives", "allen", "000p", "00p +" },
  { "every-five-is-red", "sanma-parlor", "05p", "55p +" },
  { "three-players-have-two-manzu", "sanma-parlor", "123456789m", "19m +" },
  { "three-players-do-not-chi", "sanma-parlor", "c3p", "3p +" },
  { "a-chi-by-its-lowest-tile", "b-rule", "c3p", " +, chi 345p" },
  { "a-chi-as-it-is-written", "b-rule", "c340p", " +, chi 340p" },
  { "a-chi-that-begins-with-a-red-five", "b-rule", "c0p", " +, chi 067p" },
  { "no-chi-beyond-nine", "b-rule", "c8p", " +" },
  { "no-chi-of-honors", "b-rule", "c1z", " +" },
  { "a-pon", "b-rule", "o5p", " +, pon 555p" },
  { "a-pon-with-a-red-five", "b-rule", "o0p", " +, pon 055p" },
  { "a-pon-as-it-is-written", "b-rule", "o055p", " +, pon 055p" },
  { "a-pon-takes-one-tile", "b-rule", "o5z5z", "5z +, pon 555z" },
  { "a-kan-has-the-red-five", "b-rule", "k5p", " +, kan 0555p" },
  { "a-written-kan-has-it-too", "b-rule", "a5555p", " +, ankan 0555p" },
  { "kans-of-each-kind", "b-rule", "k1zl2za3z", " +, kan 1111z, kakan 2222z, ankan 3333z" },
  { "a-pon-becomes-a-kan", "b-rule", "o7zl7z", " +, kakan 7777z" },
  { "a-pon-becomes-a-kan-by-a-tile-of-the-hand", "b-rule", "o5p0pl5p", " +, kakan 0555p" },
  { "no-call-without-copies", "b-rule", "77zk7z", "77z +" },
  { "tiles-of-the-hand-can-be-called", "b-rule", "777zo7z", " +, pon 777z" },
  { "a-full-hand-can-be-called-too", "b-rule", "340m111p22233377so3s",
    "340m111p2227s +7s, pon 333s" },
  { "called-as-red-as-it-is", "b-rule", "055p05so5p", "05s +, pon 055p" },
  { "four-melds-at-most", "b-rule", "o1zo2zo3zo4zo5z",
    "5z +, pon 111z, pon 222z, pon 333z, pon 444z" },
  { "a-letter-chooses-again", "b-rule", "och3p", "3p +" },
  { "indicators", "b-rule", "d3md0pd12z3z", "3z +, dora 3m0p12z" },
  { "no-ura-without-riichi", "b-rule", "u3m", "3m +" },
  { "the-winning-tile-first", "b-rule", "w3m12m", "12m +3m" },
  { "another-winning-tile", "b-rule", "w3mw4m", " +4m" },
  { "backspace-takes-digits-first", "b-rule", "1m23<<", "1m +" },
  { "backspace-takes-tiles-one-by-one", "b-rule", "123m<<", "1m +" },
  { "backspace-takes-a-call", "b-rule", "1mo5zd2s<<", "1m +" },
  { "backspace-leaves-a-choice", "b-rule", "1mo<2m", "12m +" },
  { "flowers-go-aside-by-themselves", "allen", "1f11f2f", " +, aside 12f" },
  { "as-many-flowers-as-there-are", "allen", "4f5f", " +, aside 4f" },
  { "no-flowers-without-them", "b-rule", "1f", " +" },
  { "north-is-set-aside", "mahjong-soul-sanma", "e4ze4z4z", "4z +, aside 44z" },
  { "only-north-is", "mahjong-soul-sanma", "e3z", " +" },
  { "no-fifth-north", "mahjong-soul-sanma", "4444ze4z", "4444z +" },
  { "the-indicator-is-the-fourth", "fenghua", "x5p5555p", "555p +, wild 5p" },
  { "no-meld-of-wild-tiles", "fenghua", "x5po5pc3p", " +, wild 5p" },
  { "no-indicator-of-four-in-the-hand", "fenghua", "5555px5p", "5555p +" },
  { "flowers-that-are-wild-stay", "fenghua", "x1f2f3f5f1f", "23f +, aside 5f, wild 1f" },
  { "flowers-are-asked-again-with-the-indicator", "fenghua", "2f5fx1f2f",
    "2f +, aside 5f, wild 1f" },
  { "the-last-flower-wins", "fenghua", "1234567fw8f", " +8f, aside 1234567f" },
  { "no-wild-tiles-without-them", "b-rule", "x5p", "5p +" },
  { "wild-white-dragons-are-not-called", "allen {\"wild-tile\": \"white\"}",
    "o5zo6z",
    " +, pon 666z" },
  { "one-tile-less-with-a-missing-one", "allen {\"wild-tile\": \"missing\"}",
    "123456789p11122s", "123456789p111s +2s" },
  { "keys-of-the-sheet-rest", "b-rule", "tybp", " +" },
};

static void
check_typed (gconstpointer data)
{
  const TypedCase *self = data;
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (self->ruleset);
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;

  begin (&model, &table, ruleset, "");
  type (&model, self->keys);
  text = write_tiles (&model.hands[WINNER].tiles.hand);
  g_assert_cmpstr (text, ==, self->hand);
  g_assert_false (model.tsumo);
}

static void
test_pressing_a_tile_removes_it (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TenboTileEntry  *tiles;
  TbTable          table;

  begin (&model, &table, ruleset, "1");
  type (&model, "a1zd3md4pu5su6zh122340p999s44s1m");
  tiles = tenbo_entry_tiles_get (&model);
  tenbo_tile_entry_remove (tiles, parse_tile ("0p"));
  tenbo_tile_entry_remove_meld (tiles, 0);
  tenbo_tile_entry_remove_from (tiles, TENBO_TILE_TO_DORA, 0);
  tenbo_tile_entry_remove_from (tiles, TENBO_TILE_TO_URA, 1);
  g_assert_cmpint (tiles->hand.n_melds, ==, 0);
  g_assert_cmpint (tiles->hand.n_dora, ==, 1);
  g_assert_cmpint (tiles->hand.dora[0], ==, parse_tile ("4p"));
  g_assert_cmpint (tiles->hand.n_ura, ==, 1);
  g_assert_cmpint (tiles->hand.ura[0], ==, parse_tile ("5s"));
  g_assert_cmpint (tb_tile_hand_count (&tiles->hand, parse_tile ("5p")), ==, 0);
  for (int i = 0; i < 4; i++)
    g_assert_true (tenbo_tile_entry_undo (tiles));
  text = write_tiles (&tiles->hand);
  g_assert_cmpstr (text, ==, "122340p4999s +4s, ankan 1111z, dora 3m4p, ura 5s6z");
}

/* The previous winning tile returns to the hand. */
static void
test_tile_becomes_winning_tile (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;

  begin (&model, &table, ruleset, "");
  type (&model, "123m456p789s1122z2zw");
  tenbo_tile_entry_remove (tenbo_entry_tiles_get (&model), parse_tile ("3m"));
  text = write_tiles (&model.hands[WINNER].tiles.hand);
  g_assert_cmpstr (text, ==, "12m456p789s11222z +3m");
  g_assert_cmpint (model.hands[WINNER].tiles.target, ==, TENBO_TILE_TO_HAND);
}

static void
test_clear_can_be_undone (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TenboTileEntry  *tiles;
  TbTable          table;

  begin (&model, &table, ruleset, "");
  type (&model, "123mo5zd2p");
  tiles = tenbo_entry_tiles_get (&model);
  tenbo_tile_entry_clear (tiles);
  g_assert_true (tenbo_tile_entry_is_empty (tiles));
  g_assert_true (tenbo_tile_entry_undo (tiles));
  text = write_tiles (&tiles->hand);
  g_assert_cmpstr (text, ==, "123m +, pon 555z, dora 2p");
}

/* More steps than the undo stack has: it keeps the last ones. */
static void
test_many_steps_are_undone (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TenboTileEntry *tiles;
  TbTable         table;
  int             undone = 0;

  begin (&model, &table, ruleset, "");
  tiles = tenbo_entry_tiles_get (&model);
  for (int i = 0; i < 3 * TENBO_MAX_TILE_STEPS; i++)
    {
      g_assert_true (tenbo_tile_entry_press (tiles, model.rules, parse_tile ("1m")));
      tenbo_tile_entry_remove (tiles, parse_tile ("1m"));
    }
  while (tenbo_tile_entry_undo (tiles))
    undone++;
  g_assert_cmpint (undone, ==, TENBO_MAX_TILE_STEPS);
  g_assert_true (tenbo_tile_entry_is_empty (tiles));
}

static void
test_reds_differ_by_suit (void)
{
  g_autoptr (TenboRuleset) base = entry_script_find_ruleset ("b-rule");
  g_autoptr (TenboRuleset) ruleset =
    tenbo_ruleset_override (base,
                            "{\"red-fives-suits\": [{\"suit\": \"pinzu\", \"count\": 2}, "
                            "{\"suit\": \"souzu\", \"count\": 4}]}",
                            NULL);
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;

  begin (&model, &table, ruleset, "");
  type (&model, "k5p00m0s5s");
  text = write_tiles (&model.hands[WINNER].tiles.hand);
  g_assert_cmpstr (text, ==, "0m55s +, kan 0055p");
  g_assert_true (tenbo_tile_has_separate_reds (model.rules, TB_TILE (TB_SUIT_PINZU, TB_RANK_FIVE)));
  g_assert_false (tenbo_tile_has_separate_reds (model.rules,
                                                TB_TILE (TB_SUIT_SOUZU, TB_RANK_FIVE)));
}

static void
test_fives_of_melds_become_red (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("allen");
  TenboEntryModel model;
  TenboTileEntry *tiles;
  TbTable         table;

  begin (&model, &table, ruleset, "");
  type (&model, "o5po1zo3p");
  tiles = tenbo_entry_tiles_get (&model);
  g_assert_true (tenbo_tile_entry_can_redden (tiles, model.rules, 0));
  g_assert_false (tenbo_tile_entry_can_redden (tiles, model.rules, 1));
  g_assert_false (tenbo_tile_entry_can_redden (tiles, model.rules, 2));
  for (int reds = 1; reds <= 3; reds++)
    {
      tenbo_tile_entry_redden (tiles, model.rules, 0);
      g_assert_cmpint (tiles->hand.melds[0].reds, ==, reds % 3);
    }
  type (&model, "0p");
  tenbo_tile_entry_redden (tiles, model.rules, 0);
  g_assert_cmpint (tiles->hand.melds[0].reds, ==, 1);
  tenbo_tile_entry_redden (tiles, model.rules, 0);
  g_assert_cmpint (tiles->hand.melds[0].reds, ==, 0);
}

/* --- Questions of the sheet --- */

typedef struct
{
  const char *name;
  const char *ruleset;
  const char *riichi;
  const char *script; /* run before the tiles are typed */
  const char *keys;
  const char *flags; /* that the sheet asks */
} FlagCase;

static const FlagCase flag_cases[] = {
  { "ron", "b-rule", "", "winner=1 from=2", "", "chankan houtei renhou" },
  { "ron-of-the-dealer", "b-rule", "", "winner=0 from=2", "", "chankan houtei" },
  { "ron-with-riichi", "b-rule", "1", "winner=1 from=2", "",
    "double-riichi ippatsu chankan houtei" },
  { "ron-with-a-call", "b-rule", "", "winner=1 from=2", "o1z", "chankan houtei" },
  { "tsumo", "b-rule", "", "winner=1 from=1", "", "haitei chiihou" },
  { "tsumo-of-the-dealer", "b-rule", "", "winner=0 from=0", "", "haitei tenhou" },
  { "tsumo-with-a-kan", "b-rule", "1", "winner=1 from=1", "a1z",
    "double-riichi ippatsu rinshan haitei" },
  { "tsumo-after-north", "mahjong-soul-sanma", "", "winner=1 from=1", "e4z",
    "rinshan haitei chiihou" },
  { "waits-in-discards", "allen", "", "winner=1 from=2", "",
    "chankan houtei renhou wait-in-discards" },
  { "tai", "fenghua", "", "winner=1 from=2", "1f", "" },
  { "tai-of-a-draw", "fenghua", "", "winner=1 from=1", "", "" },
  { "tai-after-a-kong-and-a-flower", "fenghua", "", "winner=1 from=1", "a1z5f",
    "rinshan flower-replacement" },
};

static void
check_flags (gconstpointer data)
{
  const FlagCase *self = data;
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (self->ruleset);
  g_autoptr (GString) flags = g_string_new (NULL);
  TenboEntryModel model;
  TbTable         table;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, self->riichi);
  entry_script_run (&model, self->script);
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TILES);
  type (&model, self->keys);
  for (int bit = 0; bit < TB_N_HAND_FLAGS; bit++)
    if (tenbo_entry_tiles_asks_flag (&model, model.current, (TbHandFlag) (1 << bit)))
      g_string_append_printf (flags, "%s%s", flags->len > 0 ? " " : "", tb_hand_flag_ids[bit]);
  g_assert_cmpstr (flags->str, ==, self->flags);
}

static void
test_riichi_has_no_calls (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;

  begin (&model, &table, ruleset, "1");
  type (&model, "o1zc1mk2zl2za3zu4m");
  text = write_tiles (&model.hands[WINNER].tiles.hand);
  g_assert_cmpstr (text, ==, "1m122z +, ankan 3333z, ura 4m");
  g_assert_false (tenbo_entry_tiles_asks_target (&model, TENBO_TILE_TO_PON));
  g_assert_true (tenbo_entry_tiles_asks_target (&model, TENBO_TILE_TO_ANKAN));
  g_assert_cmpint (model.hands[WINNER].tiles.hand.n_ura, ==, 1);
  g_assert_false (tb_tile_hand_is_open (&model.hands[WINNER].tiles.hand));
}

/* Digits answer the sheet until winner and discarder are known. */
static void
test_keys_answer_sheet_first (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  g_autofree char *text = NULL;
  TenboEntryModel  model;
  TbTable          table;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  tenbo_entry_model_set_method (&model, TENBO_ENTRY_METHOD_TILES);
  type (&model, "2412m");
  g_assert_cmpint (model.winners, ==, TB_PLAYER_BIT (1));
  g_assert_cmpint (model.from, ==, 3);
  text = write_tiles (&model.hands[1].tiles.hand);
  g_assert_cmpstr (text, ==, "12m +");

  /* After the last tile Backspace removes the answers. */
  type (&model, "<<<");
  g_assert_cmpint (model.from, ==, TB_NOBODY);
}

int
main (int    argc,
      char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  entry_script_add (NULL, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (typed_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/tiles/typed/%s", typed_cases[i].name);

      g_test_add_data_func (path, &typed_cases[i], check_typed);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (flag_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/entry/tiles/flags/%s", flag_cases[i].name);

      g_test_add_data_func (path, &flag_cases[i], check_flags);
    }
#define ADD(name, function) g_test_add_func ("/entry/tiles/" name, function)
  ADD ("removed", test_pressing_a_tile_removes_it);
  ADD ("another-winning-tile", test_tile_becomes_winning_tile);
  ADD ("clear", test_clear_can_be_undone);
  ADD ("many-steps", test_many_steps_are_undone);
  ADD ("red-fives-by-suit", test_reds_differ_by_suit);
  ADD ("red-fives-of-melds", test_fives_of_melds_become_red);
  ADD ("riichi", test_riichi_has_no_calls);
  ADD ("sheet-first", test_keys_answer_sheet_first);
#undef ADD

  result = g_test_run ();
  entry_script_finish ();

  return result;
}
