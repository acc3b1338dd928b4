/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-app-test.h"
#include "tenbo-describe.h"
#include "tenbo-words.h"

typedef struct
{
  TenboApplication *application;
  TenboGame        *game;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->application = app_test_start ();
  fixture->game = app_test_create_game (tenbo_application_get_store (fixture->application), "b-rule");
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_finalize_object (fixture->game);
  app_test_stop (fixture->application);
}

/* Asserts what @event is called and frees nothing of it. */
static void
assert_event (Fixture       *fixture,
              const TbEvent *event,
              const char    *expected)
{
  g_autofree char *sentence = tenbo_describe_event (fixture->game, event);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_ron (Fixture      *fixture,
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
  assert_event (fixture, &event, "Ben ron off Dai, 5 han");

  event.n_wins = 2;
  tb_win_init (&event.wins[1], 2);
  event.wins[1].from = 3;
  event.wins[1].value.form = TB_VALUE_LIMIT;
  event.wins[1].value.limit = TB_LIMIT_HANEMAN;
  assert_event (fixture, &event, "Ben and Chie ron off Dai, 5 han and haneman");
}

static void
test_tsumo (Fixture      *fixture,
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
  assert_event (fixture, &event, "Aki tsumo, Riichi, Pinfu, dora 2 (20 fu)");
}

static void
test_draw (Fixture      *fixture,
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
test_fouls (Fixture      *fixture,
            gconstpointer data)
{
  TenboRuleset *ruleset = tenbo_game_get_ruleset (fixture->game);
  TbEvent       event;

  tb_event_init (&event, TB_RESULT_FOUL);
  event.n_fouls = 1;
  event.fouls[0].player = 3;
  event.fouls[0].rule = tenbo_ruleset_find_foul (ruleset, "chombo");
  event.fouls[0].count = 1;
  assert_event (fixture, &event, "Chombo by Dai");

  event.result = TB_RESULT_DRAW;
  event.fouls[0].rule = tenbo_ruleset_find_foul (ruleset, "dead-hand");
  assert_event (fixture, &event, "Draw, nobody tenpai; Dead hand by Dai");

  tb_event_init (&event, TB_RESULT_STOP);
  assert_event (fixture, &event, "Stopped by agreement");

  tb_event_init (&event, TB_RESULT_ADJUST);
  assert_event (fixture, &event, "Correction");
}

static void
assert_part (Fixture       *fixture,
             const TbEvent *event,
             TbPlayer       player,
             const char    *expected)
{
  g_autofree char *part = tenbo_describe_part (fixture->game, event, player);

  g_assert_cmpstr (part, ==, expected);
}

static void
test_parts (Fixture      *fixture,
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
}

static void
test_changes (Fixture      *fixture,
              gconstpointer data)
{
  const int32_t    nothing[TB_MAX_PLAYERS] = { 0 };
  const int32_t    ron[TB_MAX_PLAYERS] = { 0, 8200, 0, -8200 };
  g_autofree char *none = tenbo_describe_changes (fixture->game, nothing);
  g_autofree char *some = tenbo_describe_changes (fixture->game, ron);

  g_assert_cmpstr (none, ==, "Nothing moved");
  g_assert_cmpstr (some, ==, "Ben\u00a0+8,200, Dai\u00a0\u22128,200");
}

static void
assert_line (Fixture    *fixture,
             TbAccount   from,
             TbAccount   to,
             TbReason    reason,
             const char *expected)
{
  TbLedgerLine     line = { .from = from, .to = to, .points = 1000, .reason = reason };
  g_autofree char *sentence = NULL;

  line.field = TB_FIELD_RIICHI_STAKE;
  sentence = tenbo_describe_ledger_line (fixture->game, &line);
  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_ledger (Fixture      *fixture,
             gconstpointer data)
{
  TbLedgerLine     line = { .points = 1000, .field = TB_FIELD_RIICHI_STAKE };
  g_autofree char *rule = tenbo_describe_ledger_rule (fixture->game, &line);

  assert_line (fixture, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_PLAYER_1, TB_REASON_WIN,
               "Dai pays Ben 1,000: hand value");
  assert_line (fixture, TB_ACCOUNT_PLAYER_3, TB_ACCOUNT_POT, TB_REASON_RIICHI,
               "Dai puts 1,000 into the pot: riichi stick");
  assert_line (fixture, TB_ACCOUNT_POT, TB_ACCOUNT_PLAYER_1, TB_REASON_POT,
               "Ben takes 1,000 from the pot");
  assert_line (fixture, TB_ACCOUNT_PLAYER_1, TB_ACCOUNT_NOBODY, TB_REASON_FOUL,
               "Ben loses 1,000: fouls");

  /* The sentence is made from the field, so it holds its amount. */
  g_assert_nonnull (rule);
  g_assert_nonnull (strstr (rule, "1,000"));
  line.field = TB_FIELD_NONE;
  g_assert_null (tenbo_describe_ledger_rule (fixture->game, &line));
}

static void
test_next (Fixture      *fixture,
           gconstpointer data)
{
  TbHandResult     result = { .next = { { TB_WIND_EAST, 3, false }, 1, 3 } };
  g_autofree char *next = tenbo_describe_next (fixture->game, &result);
  g_autofree char *end = NULL;

  g_assert_cmpstr (next, ==, "Next: East 4, 1 honba, dealer Dai");

  result.end.reason = TB_END_BUST;
  result.end.players = TB_PLAYER_BIT (0) | TB_PLAYER_BIT (3);
  end = tenbo_describe_next (fixture->game, &result);
  g_assert_cmpstr (end, ==, "The game ends: Aki and Dai fell below zero");
}

static void
test_ends (Fixture      *fixture,
           gconstpointer data)
{
  static const struct
  {
    TbEndReason reason;
    const char *expected;
  } cases[] = {
    { TB_END_NONE, "The game goes on" },
    { TB_END_BUST, "Chie fell below zero" },
    { TB_END_CEILING, "Chie has more than 50,000 points" },
    { TB_END_DEALER_LEADS, "Chie, the last dealer, is 1st and stops" },
    { TB_END_ROUNDS, "The last hand is over" },
    { TB_END_STOP, "The players agreed to stop" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TbEnd            end = { cases[i].reason, TB_PLAYER_BIT (2) };
      g_autofree char *sentence = tenbo_describe_end (fixture->game, &end);

      g_assert_cmpstr (sentence, ==, cases[i].expected);
    }
}

static void
test_totals (void)
{
  static const struct
  {
    int         points;
    const char *expected;
  } cases[] = {
    { 46700, "+46.7" },
    { -3600, "\u22123.6" },
    { 0, "0.0" },
    { 50, "+0.050" },
    { -12345, "\u221212.345" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *total = tenbo_describe_total (cases[i].points, TRUE);

      g_assert_cmpstr (total, ==, cases[i].expected);
    }
}

static void
test_times (void)
{
  /* 2026-11-21 12:00 UTC, a Saturday */
  const gint64 now = G_GINT64_CONSTANT (1795262400000);
  const gint64 hour = 3600 * 1000;
  const struct
  {
    gint64      time;
    const char *expected;
  } cases[] = {
    { now - 2 * hour, "10:00" },
    { now - 14 * hour, "Yesterday 22:00" },
    { now - 49 * hour, "19 Nov 11:00" },
    { now - 366 * 24 * hour, "20 Nov 2025" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_describe_time (cases[i].time, now);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
}

static void
add (const char *path,
     void (*test) (Fixture      *fixture,
                   gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/app/describe/ron", test_ron);
  add ("/app/describe/tsumo", test_tsumo);
  add ("/app/describe/draw", test_draw);
  add ("/app/describe/fouls", test_fouls);
  add ("/app/describe/parts", test_parts);
  add ("/app/describe/changes", test_changes);
  add ("/app/describe/ledger", test_ledger);
  add ("/app/describe/next", test_next);
  add ("/app/describe/ends", test_ends);
  g_test_add_func ("/app/describe/totals", test_totals);
  g_test_add_func ("/app/describe/times", test_times);

  return g_test_run ();
}
