/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "words-test.h"

#include "tenbo-describe-error.h"
#include "tenbo-describe.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-store.h"

#include <locale.h>
#include <pango/pango.h>
#include <string.h>

/* Asserts the description of @event; does not free @event. */
static void
assert_event (WordsTest     *fixture,
              const TbEvent *event,
              const char    *expected)
{
  g_autofree char *sentence = tenbo_describe_event (&fixture->game, event,
                                                    &fixture->table.next);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_ron (WordsTest    *fixture,
          gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_WIN);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 1);
  event.wins[0].from = 3;
  event.wins[0].value.han = 3;
  event.wins[0].value.fu = 30;
  assert_event (fixture, &event, "Ben ron off Dai, 3 han 30 fu");

  event.wins[0].value.fu = 0;
  event.wins[0].value.han = 5;
  assert_event (fixture, &event, "Ben ron off Dai, 5 han, mangan");

  event.n_wins = 2;
  tb_win_init (&event.wins[1], 2);
  event.wins[1].from = 3;
  event.wins[1].value.form = TB_VALUE_LIMIT;
  event.wins[1].value.limit = TB_LIMIT_HANEMAN;
  assert_event (fixture, &event, "Ben and Chie ron off Dai, Ben 5 han, mangan and Chie haneman");
}

static void
test_tsumo (WordsTest    *fixture,
            gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_WIN);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 0);
  event.wins[0].value.form = TB_VALUE_YAKUMAN;
  event.wins[0].value.n_yaku = 2;
  event.wins[0].value.yaku[0] = TB_YAKU_SUUANKOU;
  event.wins[0].value.yaku[1] = TB_YAKU_TSUUIISOU;
  assert_event (fixture, &event, "Aki tsumo, Suuankou and Tsuuiisou");

  event.wins[0].value.form = TB_VALUE_YAKU;
  event.wins[0].value.yaku[0] = TB_YAKU_RIICHI;
  event.wins[0].value.yaku[1] = TB_YAKU_PINFU;
  event.wins[0].value.dora = 2;
  event.wins[0].value.fu = 20;
  assert_event (fixture, &event, "Aki tsumo, 4 han 20 fu: Riichi, Pinfu, dora 2");
}

static void
test_draw (WordsTest    *fixture,
           gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_DRAW);
  assert_event (fixture, &event, "Draw, nobody tenpai");

  event.n_tenpai = 3;
  event.tenpai[0] = 2;
  event.tenpai[1] = 0;
  event.tenpai[2] = 3;
  assert_event (fixture, &event, "Draw, Aki, Chie and Dai tenpai");

  event.n_tenpai = 4;
  event.tenpai[3] = 1;
  assert_event (fixture, &event, "Draw, everybody tenpai");
}

static void
test_fouls (WordsTest    *fixture,
            gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_FOUL);
  event.n_fouls = 1;
  event.fouls[0].player = 3;
  event.fouls[0].rule = tenbo_ruleset_find_foul (fixture->ruleset, "chombo");
  event.fouls[0].count = 1;
  assert_event (fixture, &event, "Chombo by Dai");

  event.result = TB_RESULT_DRAW;
  event.fouls[0].rule = tenbo_ruleset_find_foul (fixture->ruleset, "dead-hand");
  assert_event (fixture, &event, "Draw, nobody tenpai; Dead hand by Dai");

  tb_event_init (&event, TB_RESULT_STOP);
  assert_event (fixture, &event, "Stopped by agreement");

  tb_event_init (&event, TB_RESULT_ADJUST);
  assert_event (fixture, &event, "Points adjusted");
}

static void
test_nagashi (WordsTest    *fixture,
              gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_nagashi = 2;
  event.nagashi[0] = 2;
  event.nagashi[1] = 1;
  assert_event (fixture, &event, "Nagashi yakuman by Ben and Chie");
}

/* If it stays a draw, the tenpai players decide the deal. */
static void
test_nagashi_draw (WordsTest    *fixture,
                   gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_nagashi = 1;
  event.nagashi[0] = 1;
  event.n_tenpai = 1;
  event.tenpai[0] = 0;
  assert_event (fixture, &event, "Nagashi mangan by Ben, Aki tenpai");

  event.n_nagashi = 0;
  event.result = TB_RESULT_ABORT;
  event.reason = TB_ABORT_FOUR_RIICHI;
  assert_event (fixture, &event, "Four riichi: abortive draw");
}

static void
init_tai (TbEvent *event,
          TbPlayer from)
{
  tb_event_init (event, TB_RESULT_WIN);
  event->n_wins = 1;
  tb_win_init (&event->wins[0], 1);
  event->wins[0].from = from;
  event->wins[0].value = (TbValueEntry) { .form = TB_VALUE_TAI, .tai = 14 };
}

static void
test_tai (WordsTest    *fixture,
          gconstpointer data)
{
  TbEvent event;

  init_tai (&event, TB_NOBODY);
  assert_event (fixture, &event, "Ben tsumo, 14 tai");

  init_tai (&event, 3);
  assert_event (fixture, &event, "Ben ron off Dai, 14 tai");

  event.wins[0].robbed = true;
  assert_event (fixture, &event, "Ben robbed Dai’s kan, 14 tai");

  event.wins[0].robbed = false;
  event.wins[0].last_tile = true;
  assert_event (fixture, &event, "Ben ron off Dai after the last tile, 14 tai");

  /* The base, two dragons and a half flush: 1, 1, 1 and 70. */
  init_tai (&event, 3);
  event.wins[0].value = (TbValueEntry) {
    .form = TB_VALUE_TAI,
    .tai_listed = true,
    .n_tai_items = 3,
    .tai_items = { TB_TAI_DRAGON, TB_TAI_HALF_FLUSH, TB_TAI_DRAGON },
  };
  assert_event (fixture, &event,
                "Ben ron off Dai, 73 tai: Base tai (zuotai)\u00a01, "
                "Dragon triplet\u00a02\u00a0×\u00a01, Half flush\u00a070");

  /* The tenpai players have no effect there. */
  tb_event_init (&event, TB_RESULT_DRAW);
  assert_event (fixture, &event, "Draw");
}

static void
test_counted_fouls (WordsTest    *fixture,
                    gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_fouls = 2;
  event.fouls[0].player = 3;
  event.fouls[0].rule = tenbo_ruleset_find_foul (fixture->ruleset, "tile-count");
  event.fouls[0].count = 2;
  event.fouls[1].player = 0;
  event.fouls[1].rule = tenbo_ruleset_find_foul (fixture->ruleset, "noten-riichi");
  event.fouls[1].count = 1;
  assert_event (fixture, &event,
                "Draw, nobody tenpai; Wrong number of tiles ×2 by Dai, Noten riichi by Aki");
}

static void
test_wareme (WordsTest    *fixture,
             gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_WIN);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 1);
  event.wins[0].from = 0;
  event.wins[0].value.han = 2;
  event.wareme = 2;
  assert_event (fixture, &event, "Ben ron off Aki, 2 han; wareme Chie");
}

/* No foul of a shipped ruleset is shown by its id. */
static void
test_names_all_fouls (void)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);
      const TbRules *rules = tenbo_ruleset_get_rules (ruleset);

      for (int32_t j = 0; j < rules->n_fouls; j++)
        g_assert_cmpstr (tenbo_words_foul (rules->fouls[j].id), !=, rules->fouls[j].id);
    }
}

static void
assert_part (WordsTest     *fixture,
             const TbEvent *event,
             TbPlayer       player,
             const char    *expected)
{
  g_autofree char *part = tenbo_describe_part (&fixture->game, event,
                                               &fixture->table.next,
                                               player);

  g_assert_cmpstr (part, ==, expected);
}

static void
test_parts (WordsTest    *fixture,
            gconstpointer data)
{
  TbEvent event;

  tb_event_init (&event, TB_RESULT_WIN);
  event.n_riichi = 1;
  event.riichi[0] = 1;
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 1);
  event.wins[0].from = 3;
  event.wins[0].value.form = TB_VALUE_LIMIT;
  event.wins[0].value.limit = TB_LIMIT_MANGAN;
  event.wins[0].pao.player = 2;
  assert_part (fixture, &event, 0, NULL);
  assert_part (fixture, &event, 1, "riichi, ron, mangan");
  assert_part (fixture, &event, 2, "pao");
  assert_part (fixture, &event, 3, "deal-in");

  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_tenpai = 1;
  event.tenpai[0] = 0;
  assert_part (fixture, &event, 0, "tenpai");
  assert_part (fixture, &event, 1, "noten");

  event.n_nagashi = 1;
  event.nagashi[0] = 1;
  assert_part (fixture, &event, 1, "nagashi, noten");
  event.n_tenpai = 0;
  assert_part (fixture, &event, 0, NULL);
  assert_part (fixture, &event, 1, "nagashi");

  init_tai (&event, 3);
  event.wins[0].robbed = true;
  assert_part (fixture, &event, 1, "robbed a kan, 14 tai");
  assert_part (fixture, &event, 3, "kan robbed");
}

static void
test_changes (WordsTest    *fixture,
              gconstpointer data)
{
  const int32_t    nothing[TB_MAX_PLAYERS] = { 0 };
  const int32_t    ron[TB_MAX_PLAYERS] = { 0, 8200, 0, -8200 };
  TbHandResult     foul = { .prizes = { 0, -20000 } };
  g_autofree char *none = tenbo_describe_changes (&fixture->game, nothing);
  g_autofree char *some = tenbo_describe_changes (&fixture->game, ron);
  g_autofree char *later = tenbo_describe_hand_changes (&fixture->game, &foul, FALSE);

  g_assert_cmpstr (later, ==, "Ben\u00a0\u221220,000 in the settlement");
  g_assert_cmpstr (none, ==, "No points moved");
  g_assert_cmpstr (some, ==, "Ben\u00a0+8,200, Dai\u00a0\u22128,200");
}

/* As markup it reads the same, whatever the names are. */
static void
test_markup (WordsTest    *fixture,
             gconstpointer data)
{
  const TbHandResult       ron = { .deltas = { 0, 8200, 0, -8200 } };
  static const char *const names[] = { "Aki", "<Ben & Co>", "Chie", "Dai" };
  g_autofree char         *plain = NULL;
  g_autofree char         *markup = NULL;
  g_autofree char         *text = NULL;

  tenbo_words_game_init (&fixture->game, fixture->game.rules, names);
  plain = tenbo_describe_changes (&fixture->game, ron.deltas);
  markup = tenbo_describe_hand_changes (&fixture->game, &ron, TRUE);
  g_assert_true (pango_parse_markup (markup, -1, 0, NULL, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, plain);
}

static void
assert_line (WordsTest  *fixture,
             TbAccount   from,
             TbAccount   to,
             TbReason    reason,
             const char *expected)
{
  TbLedgerLine     line = { .from = from, .to = to, .points = 1000, .reason = reason };
  g_autofree char *sentence = NULL;

  line.field = TB_FIELD_RIICHI_STAKE;
  sentence = tenbo_describe_ledger_line (&fixture->game, &line);
  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_ledger (WordsTest    *fixture,
             gconstpointer data)
{
  TbLedgerLine     line = { .points = 1000, .field = TB_FIELD_RIICHI_STAKE };
  g_autofree char *rule = tenbo_describe_ledger_rule (&fixture->game, &line);

  assert_line (fixture, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_1, TB_REASON_WIN,
               "Dai pays Ben 1,000: hand value");
  assert_line (fixture, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_POT, TB_REASON_RIICHI,
               "Dai puts 1,000 into the pot: riichi stick");
  assert_line (fixture, TB_ACCOUNT_POT, TB_ACCOUNT_PLAYER_1, TB_REASON_POT,
               "Ben takes 1,000 from the pot");
  assert_line (fixture, TB_ACCOUNT_PLAYER_1, TB_ACCOUNT_NOBODY, TB_REASON_FOUL,
               "Ben loses 1,000: fouls");

  /* The sentence is made from the field, so it contains its amount. */
  g_assert_nonnull (rule);
  g_assert_nonnull (strstr (rule, "1,000"));
  line.field = TB_FIELD_NONE;
  g_assert_null (tenbo_describe_ledger_rule (&fixture->game, &line));
}

static void
test_special_payments (WordsTest    *fixture,
                       gconstpointer data)
{
  static const struct
  {
    TbField     field;
    const char *expected;
  } cases[] = {
    { TB_FIELD_SCORING, "Dai pays Ben 3,900: hand value" },
    { TB_FIELD_WAREME, "Dai pays Ben 3,900: hand value, extra for wareme" },
    { TB_FIELD_ROBBED_KONG_SELF_DRAW, "Dai pays Ben 3,900: others’ shares, robbed kan" },
    { TB_FIELD_LAST_TILE, "Dai pays Ben 3,900: others’ shares, discard after the last tile" },
  };
  TbLedgerLine     left = { TB_ACCOUNT_PENALTY_POT, TB_ACCOUNT_NOBODY, 5000, TB_REASON_PENALTY_POT,
                            TB_FIELD_LEFTOVER_POT };
  g_autofree char *sentence = tenbo_describe_ledger_line (&fixture->game, &left);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TbLedgerLine     line = { TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_1, 3900, TB_REASON_WIN,
                                cases[i].field };
      g_autofree char *text = tenbo_describe_ledger_line (&fixture->game, &line);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }

  g_assert_cmpstr (sentence, ==, "Nobody gets the 5,000 left in the penalty pot");
}

/* Every reason and every rule has words for people. */
static void
test_all_payments (WordsTest    *fixture,
                   gconstpointer data)
{
  for (TbReason reason = 0; reason < TB_N_REASONS; reason++)
    {
      TbLedgerLine     line = { TB_ACCOUNT_PLAYER_0, TB_ACCOUNT_PLAYER_1, 100, reason,
                                TB_FIELD_NONE };
      g_autofree char *text = tenbo_describe_ledger_line (&fixture->game, &line);

      g_assert_true (g_str_has_prefix (text, "Aki pays Ben 100"));
    }

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      TbLedgerLine     line = { .points = 100, .field = field };
      g_autofree char *rule = tenbo_describe_ledger_rule (&fixture->game, &line);

      g_assert_nonnull (rule);
      g_assert_cmpuint (strlen (rule), <, 400);
    }
}

static void
test_next (WordsTest    *fixture,
           gconstpointer data)
{
  TbHandResult     result = { .next = { { TB_WIND_EAST, 3, false }, 1, 3 } };
  g_autofree char *next = tenbo_describe_next (&fixture->game, &result.end, &result.next);
  g_autofree char *end = NULL;

  g_assert_cmpstr (next, ==, "Next: East 4, 1 honba, dealer Dai");

  result.end.reason = TB_END_BUST;
  result.end.players = TB_PLAYER_BIT (0) | TB_PLAYER_BIT (3);
  end = tenbo_describe_next (&fixture->game, &result.end, &result.next);
  g_assert_cmpstr (end, ==, "The game ends: Aki and Dai fell below zero");

  result.end = (TbEnd) { .reason = TB_END_ROUNDS };
  g_free (end);
  end = tenbo_describe_next (&fixture->game, &result.end, &result.next);
  g_assert_cmpstr (end, ==, "The game ends: the last hand is over");
}

static void
test_ends (WordsTest    *fixture,
           gconstpointer data)
{
  static const struct
  {
    TbEndReason reason;
    TbPlayerSet players;
    const char *expected;
  } cases[] = {
    { TB_END_NONE, 0, "The game continues" },
    { TB_END_BUST, TB_PLAYER_BIT (2), "Chie fell below zero" },
    { TB_END_BUST, TB_PLAYER_BIT (0) | TB_PLAYER_BIT (2), "Aki and Chie fell below zero" },
    { TB_END_CEILING, TB_PLAYER_BIT (2), "Chie rose above 50,000 points" },
    { TB_END_CEILING, TB_PLAYER_BIT (0) | TB_PLAYER_BIT (2),
      "Aki and Chie rose above 50,000 points" },
    { TB_END_DEALER_LEADS, TB_PLAYER_BIT (2), "Chie, the last dealer, is 1st and ends the game" },
    { TB_END_DEALER_STOPS, TB_PLAYER_BIT (2), "Chie, the last dealer, ends the game" },
    { TB_END_ROUNDS, 0, "The last hand is over" },
    { TB_END_STOP, 0, "The players agreed to stop" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TbEnd            end = { cases[i].reason, cases[i].players };
      g_autofree char *sentence = tenbo_describe_end (&fixture->game, &end);

      g_assert_cmpstr (sentence, ==, cases[i].expected);
    }
}

/* Reasons of other rulesets, or with other words. */
static void
test_other_ends (WordsTest    *fixture,
                 gconstpointer data)
{
  static const struct
  {
    TbEndReason reason;
    const char *expected;
  } cases[] = {
    { TB_END_BUST, "Chie fell to zero or below" },
    { TB_END_DEALER_LEADS, "Chie, the last dealer, is 1st" },
    { TB_END_TARGET, "Chie reached the target of 40,000" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TbEnd            end = { cases[i].reason, TB_PLAYER_BIT (2) };
      g_autofree char *sentence = tenbo_describe_end (&fixture->game, &end);

      g_assert_cmpstr (sentence, ==, cases[i].expected);
    }
}

/* Every error of the store has a sentence for people. */
static void
test_error_words (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int code = TENBO_STORE_ERROR_FULL; code < TENBO_STORE_ERROR_REFUSED; code++)
    {
      g_autoptr (GError) error = g_error_new_literal (TENBO_STORE_ERROR, code, "technical");
      char *words = tenbo_describe_error (error);

      g_assert_cmpstr (words, !=, "technical");
      g_assert_true (g_hash_table_add (seen, words));
    }
}

/* Asserts the lines of a score sheet for the last hand. */
static void
assert_sheet (WordsTest  *fixture,
              const char *expected)
{
  const TenboWordsHand *hand = &g_array_index (fixture->hands, TenboWordsHand,
                                               fixture->hands->len - 1);
  g_auto (GStrv) lines = tenbo_describe_for_sheet (&fixture->game, hand->event, hand->result);
  g_autofree char *text = g_strjoinv ("\n", lines);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_sheet (WordsTest    *fixture,
            gconstpointer data)
{
  TbEvent event;

  words_test_init_win (&event, 1, 3,
                       (TbValueEntry) { .form = TB_VALUE_HAN, .han = 3, .fu = 40 });
  event.n_riichi = 2;
  event.riichi[0] = 2;
  event.riichi[1] = 1;
  event.wins[0].bonus = (TbBonus) { .ippatsu = 1, .ura = 2 };
  words_test_play (fixture, &event);
  assert_sheet (fixture, "Ben ron off Dai, 3 han 40 fu\n"
                         "Ben: ippatsu, ura dora 2\n"
                         "Riichi: Ben and Chie");

  fixture->game.keeps_together = TRUE;
  assert_sheet (fixture, "Ben ron off Dai, 3\u00a0han\u00a040\u00a0fu\n"
                         "Ben: ippatsu, ura dora 2\n"
                         "Riichi: Ben and Chie");

  tb_event_init (&event, TB_RESULT_DRAW);
  event.n_tenpai = event.n_riichi = 1;
  event.tenpai[0] = event.riichi[0] = 0;
  words_test_play (fixture, &event);
  assert_sheet (fixture, "Draw, Aki tenpai\nRiichi: Aki\nIn the pot: 1,000");

  words_test_move_points (fixture, 0, 3, 1000);
  assert_sheet (fixture, "Points adjusted\nAki → Dai  1,000\nIn the pot: 1,000");
}

#define ADD(name, ruleset, test)                                                    \
  g_test_add ("/words/describe/" name, WordsTest, ruleset, words_test_set_up, test, \
              words_test_tear_down)

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  ADD ("ron", "b-rule", test_ron);
  ADD ("tsumo", "b-rule", test_tsumo);
  ADD ("draw", "b-rule", test_draw);
  ADD ("fouls", "b-rule", test_fouls);
  ADD ("nagashi", "sanma-parlor", test_nagashi);
  ADD ("nagashi-draw", "tenhou-hanchan", test_nagashi_draw);
  ADD ("tai", "fenghua", test_tai);
  ADD ("counted-fouls", "mizukawa-hanchan", test_counted_fouls);
  ADD ("wareme", "allen", test_wareme);
  g_test_add_func ("/words/describe/names-all-fouls", test_names_all_fouls);
  g_test_add_func ("/words/describe/errors", test_error_words);
  ADD ("sheet", "b-rule", test_sheet);
  ADD ("parts", "b-rule", test_parts);
  ADD ("markup", "b-rule", test_markup);
  ADD ("special-payments", "b-rule", test_special_payments);
  ADD ("all-payments", "b-rule", test_all_payments);
  ADD ("other-ends", "sanma-parlor", test_other_ends);
  ADD ("changes", "b-rule", test_changes);
  ADD ("ledger", "b-rule", test_ledger);
  ADD ("next", "b-rule", test_next);
  ADD ("ends", "b-rule", test_ends);

  return g_test_run ();
}
