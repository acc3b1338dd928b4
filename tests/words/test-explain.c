/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The arithmetic of payments, and the reasons for the next dealer. */

#include "words-test.h"

#include "tenbo-explain.h"
#include "tenbo-ruleset-list.h"

#include <string.h>

/* Returns the result of the last hand. */
static const TbHandResult *
get_result (WordsTest *self)
{
  return self->results->pdata[self->results->len - 1];
}

static const TbEvent *
get_event (WordsTest *self)
{
  return self->events->pdata[self->events->len - 1];
}

/* Asserts the explanation of the first line of @ledger with @reason. */
static void
assert_line (WordsTest      *self,
             const TbLedger *ledger,
             TbReason        reason,
             const char     *expected)
{
  for (int i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].reason == reason)
      {
        g_autofree char *text = tenbo_explain_line (&self->game, get_event (self),
                                                    get_result (self), &ledger->lines[i]);

        g_assert_cmpstr (text, ==, expected);
        return;
      }

  g_assert_not_reached ();
}

/* Plays a win of @player from @from with @value, and asserts the explanation of its value. */
static void
check_win (WordsTest   *self,
           TbPlayer     player,
           TbPlayer     from,
           TbValueEntry value,
           const char  *expected)
{
  TbEvent event;

  words_test_init_win (&event, player, from, value);
  words_test_play (self, &event);
  assert_line (self, &get_result (self)->ledger, TB_REASON_WIN, expected);
}

static TbValueEntry
han_fu (int han,
        int fu)
{
  return (TbValueEntry) { .form = TB_VALUE_HAN, .han = han, .fu = fu };
}

static TbValueEntry
limit (TbLimit limit)
{
  return (TbValueEntry) { .form = TB_VALUE_LIMIT, .limit = limit };
}

static void
test_values (WordsTest    *self,
             gconstpointer data)
{
  check_win (self, 1, 0, han_fu (3, 40), "3 han 40 fu: 40 × 2⁵ = 1,280, × 4 = 5,120 → 5,200");
  check_win (self, 1, 0, han_fu (2, 30),
             "2 han 30 fu of the dealer: 30 × 2⁴ = 480, × 6 = 2,880 → 2,900");
  check_win (self, 1, TB_NOBODY, limit (TB_LIMIT_HANEMAN),
             "haneman of the dealer: 18,000 ÷ 3 = 6,000");
  check_win (self, 0, TB_NOBODY, han_fu (3, 25),
             "3 han 25 fu, share of the dealer: 25 × 2⁵ = 800, × 2 = 1,600");
  check_win (self, 0, 3, han_fu (4, 25), "4 han 25 fu: 25 × 2⁶ = 1,600, × 4 = 6,400");
}

/* Rulesets that compute a payment in another way show their own arithmetic. */
static void
test_other_arithmetic (WordsTest    *self,
                       gconstpointer data)
{
  words_test_override (self, "{\"value-rounding\": \"thousand\"}");
  check_win (self, 1, 0, han_fu (3, 40), "3 han 40 fu: 40 × 2⁵ = 1,280, × 4 = 5,120 → 6,000");
}

/* No fu, and the value of a tsumo split between two payers: no base points are shown. */
static void
test_linear (WordsTest    *self,
             gconstpointer data)
{
  check_win (self, 0, TB_NOBODY, han_fu (1, 0),
             "1 han of the dealer: 1 × 3,000 = 3,000, split into 1,000 and 2,000");
  check_win (self, 1, 2, han_fu (3, 0), "3 han: 3 × 2,000 = 6,000");
  check_win (self, 1, TB_NOBODY, han_fu (4, 0),
             "4 han of the dealer: 4 × 3,000 = 12,000, split into 6,000 and 6,000");
  check_win (self, 2, TB_NOBODY, han_fu (4, 0),
             "4 han: 4 × 2,000 = 8,000, split into 3,000 and 5,000");
}

/* A broken wall doubles what was calculated. */
static void
test_wareme (WordsTest    *self,
             gconstpointer data)
{
  TbEvent             event;
  const TbLedgerLine *line;
  g_autofree char    *text = NULL;

  words_test_override (self, "{\"wareme\": true}");
  words_test_init_win (&event, 1, 2, han_fu (2, 0));
  event.wareme = 2;
  words_test_play (self, &event);
  line = &get_result (self)->ledger.lines[1];
  text = tenbo_explain_line (&self->game, &event, get_result (self), line);
  g_assert_cmpstr (text, ==, "The wall of Chie was broken: 4,000 × 2 = 8,000");
}

static void
test_tai (WordsTest    *self,
          gconstpointer data)
{
  TbValueEntry value = { .form = TB_VALUE_TAI, .tai = 75 };

  check_win (self, 1, 0, value, "75 tai: 75 → 80, × 2 = 160");
}

/* Points from a table: the discarder pays twice */
static void
test_tai_table (WordsTest    *self,
                gconstpointer data)
{
  TbValueEntry value = { .form = TB_VALUE_TAI, .tai = 5 };

  check_win (self, 1, 0, value, "5 tai: 16 × 2 = 32");
}

static void
test_tai_formula (WordsTest    *self,
                  gconstpointer data)
{
  TbValueEntry value = { .form = TB_VALUE_TAI, .tai = 5 };

  check_win (self, 2, 1, value, "5 tai: 5 × 20 = 100, + 50 = 150");
  check_win (self, 1, 0, value,
             "5 tai, and 1 tai of the dealer: 5 + 1 = 6, × 20 = 120, + 50 = 170");
}

/* Two winners: who takes the honba and the pot. */
static void
test_two_winners (WordsTest    *self,
                  gconstpointer data)
{
  TbEvent event;

  words_test_play_draw (self, 1 << 0);
  assert_line (self, &get_result (self)->ledger, TB_REASON_NOTEN,
               "1 tenpai, 3 noten: 3,000 ÷ 3 = 1,000");

  words_test_init_win (&event, 3, 0, han_fu (2, 30));
  event.n_wins = 2;
  tb_win_init (&event.wins[1], 1);
  event.wins[1].from = 0;
  event.wins[1].value = han_fu (1, 30);
  event.n_riichi = 1;
  event.riichi[0] = 3;
  words_test_play (self, &event);
  assert_line (self, &get_result (self)->ledger, TB_REASON_HONBA,
               "1 honba × 300; Ben is the first winner after Aki in turn order");
  assert_line (self, &get_result (self)->ledger, TB_REASON_POT,
               "Ben is the first winner after Aki in turn order");
  assert_line (self, &get_result (self)->ledger, TB_REASON_RIICHI, NULL);
}

static void
test_liability (WordsTest    *self,
                gconstpointer data)
{
  TbEvent      event;
  TbValueEntry value = { .form = TB_VALUE_YAKUMAN, .n_yaku = 1, .yaku = { TB_YAKU_DAISANGEN } };

  words_test_init_win (&event, 1, 0, value);
  event.wins[0].pao.player = 2;
  words_test_play (self, &event);
  assert_line (self, &get_result (self)->ledger, TB_REASON_WIN,
               "Daisangen: 32,000 − 16,000 = 16,000");
  assert_line (self, &get_result (self)->ledger, TB_REASON_PAO,
               "liable for Daisangen: 32,000 ÷ 2 = 16,000");
}

static void
test_chips (WordsTest    *self,
            gconstpointer data)
{
  TbEvent event;

  words_test_init_win (&event, 1, 0, han_fu (4, 30));
  event.n_riichi = 1;
  event.riichi[0] = 1;
  event.wins[0].bonus.ura = 2;
  words_test_play (self, &event);
  assert_line (self, &get_result (self)->chip_ledger, TB_REASON_URA, "2 × 100");
}

static void
assert_next (WordsTest  *self,
             const char *fact)
{
  g_auto (GStrv) reasons = tenbo_explain_next (&self->game, get_event (self), get_result (self));

  g_assert_cmpstr (reasons[0], ==, fact);
}

static void
test_next (WordsTest    *self,
           gconstpointer data)
{
  TbEvent event;

  words_test_play_draw (self, 1 << 0);
  assert_next (self, "Aki, the dealer, was tenpai.");
  words_test_play_draw (self, 1 << 1);
  assert_next (self, "Aki, the dealer, was noten.");
  words_test_play_ron (self, 1, 0, 1, 30);
  assert_next (self, "Ben, the dealer, won.");
  words_test_play_ron (self, 0, 1, 1, 30);
  assert_next (self, "Ben, the dealer, did not win, so the deal passes.");

  tb_event_init (&event, TB_RESULT_ABORT);
  event.reason = TB_ABORT_NINE_TERMINALS;
  words_test_play (self, &event);
  assert_next (self, "The hand was an abortive draw.");

  words_test_move_points (self, 0, 1, 100);
  g_assert_null (tenbo_explain_next (&self->game, get_event (self), get_result (self)));
  words_test_stop (self);
  g_assert_null (tenbo_explain_next (&self->game, get_event (self), get_result (self)));
}

static void
test_choice (WordsTest    *self,
             gconstpointer data)
{
  TbEvent event;

  words_test_init_win (&event, 0, 1, han_fu (1, 30));
  event.choice = TB_CHOICE_DECLINE;
  words_test_play (self, &event);
  assert_next (self, "Aki, the dealer, won. The dealer chose to pass.");
}

/* The rule of a line and the notes on its interpretation */
static void
test_rule (WordsTest    *self,
           gconstpointer data)
{
  TbLedgerLine     line = { .field = TB_FIELD_HONBA_RECEIVERS };
  g_autofree char *text = tenbo_explain_with_rule (&self->game, self->ruleset, &line, NULL);
  g_autofree char *both = tenbo_explain_with_rule (&self->game, self->ruleset, &line, "1 honba");
  g_autofree char *alone = NULL;

  g_assert_true (g_str_has_prefix (text, "Honba with several winners: Goes to every winner\n34: "));
  g_assert_true (g_str_has_prefix (both, "1 honba\nHonba with several winners: "));
  line.field = TB_FIELD_NONE;
  g_assert_null (tenbo_explain_with_rule (&self->game, self->ruleset, &line, NULL));
  alone = tenbo_explain_with_rule (&self->game, self->ruleset, &line, "1 honba");
  g_assert_cmpstr (alone, ==, "1 honba");
}

int
main (int    argc,
      char **argv)
{
  const struct
  {
    const char *path;
    const char *ruleset;
    void (*test) (WordsTest    *self,
                  gconstpointer data);
  } tests[] = {
    { "/explain/values", "mleague", test_values },
    { "/explain/other arithmetic", "mleague", test_other_arithmetic },
    { "/explain/linear", "allen", test_linear },
    { "/explain/wareme", "allen", test_wareme },
    { "/explain/tai", "fenghua", test_tai },
    { "/explain/tai/table", "hong-kong", test_tai_table },
    { "/explain/tai/formula", "taiwan", test_tai_formula },
    { "/explain/two winners", "tenhou-hanchan", test_two_winners },
    { "/explain/liability", "mleague", test_liability },
    { "/explain/chips", "free-parlor", test_chips },
    { "/explain/next", "tenhou-hanchan", test_next },
    { "/explain/choice", "b-rule", test_choice },
    { "/explain/rule", "b-rule", test_rule },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, WordsTest, tests[i].ruleset, words_test_set_up, tests[i].test,
                words_test_tear_down);

  return g_test_run ();
}
