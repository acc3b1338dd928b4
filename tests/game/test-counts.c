/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <json-glib/json-glib.h>

#include "game-test.h"
#include "random-play.h"
#include "tenbo-counts.h"

/* The counters of a hand, and those that stay empty because the data was not recorded. The cases
 * are in tests/data/counts.jsonl: hands as in records, after which the game is stopped, optionally
 * with ruleset overrides, and for one of the players columns of game_results (null: not counted)
 * and the yaku of the wins. */

static void
play (TenboLog   *log,
      const char *hand)
{
  g_autofree char *detail = NULL;
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, hand);
  TenboPlayed *played = tenbo_log_play (log, event, &detail);

  if (played == NULL)
    g_error ("%s: %s", hand, detail);

  tenbo_log_add (log, played);
}

static TenboRuleset *
find_ruleset (JsonObject *object)
{
  const char      *id = json_object_get_string_member (object, "ruleset");
  TenboRuleset    *base = game_test_find_ruleset (id);
  g_autofree char *fields = NULL;
  g_autoptr (GError) error = NULL;
  TenboRuleset *varied;

  if (!json_object_has_member (object, "override"))
    return base;

  fields = json_to_string (json_object_get_member (object, "override"), FALSE);
  varied = tenbo_ruleset_override (base, fields, &error);
  g_assert_no_error (error);
  g_object_unref (base);
  return varied;
}

static void
play_case (JsonObject        *object,
           TenboStoredResult *results,
           GPtrArray        **yaku)
{
  g_autoptr (TenboRuleset) ruleset = find_ruleset (object);
  JsonArray *hands = json_object_get_array_member (object, "hands");
  g_auto (TenboLog) log = { 0 };

  tenbo_log_init (&log, ruleset);
  for (guint i = 0; i < json_array_get_length (hands); i++)
    {
      g_autofree char *hand = json_to_string (json_array_get_element (hands, i), FALSE);

      play (&log, hand);
    }
  if (log.table.end.reason == TB_END_NONE)
    play (&log, "{\"result\": \"stop\"}");

  tenbo_counts_compute (&log, results, yaku);
  g_assert_cmpint (results[0].hands, ==, (int) tenbo_log_count_hands (&log));
}

static const TenboResultColumn *
find_column (const char *name)
{
  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    if (g_str_equal (tenbo_result_columns[i].name, name))
      return &tenbo_result_columns[i];

  g_error ("no column %s", name);
}

static void
check_counters (JsonObject              *expected,
                const TenboStoredResult *result)
{
  g_autoptr (GList) names = json_object_get_members (expected);

  for (GList *i = names; i != NULL; i = i->next)
    {
      int value = G_STRUCT_MEMBER (int, result, find_column (i->data)->offset);

      g_test_message ("%s", (const char *) i->data);
      g_assert_cmpint (value, ==,
                       json_object_get_null_member (expected, i->data)
                         ? TENBO_NOT_COUNTED
                         : json_object_get_int_member (expected, i->data));
    }
}

static void
check_yaku (JsonObject *expected,
            GPtrArray  *yaku)
{
  g_assert_cmpuint (json_object_get_size (expected), ==, yaku != NULL ? yaku->len : 0);

  for (guint i = 0; yaku != NULL && i < yaku->len; i++)
    {
      const TenboStoredYaku *one = yaku->pdata[i];

      g_test_message ("%s", one->yaku);
      g_assert_cmpint (one->n, ==, json_object_get_int_member (expected, one->yaku));
      if (i > 0)
        g_assert_cmpstr (((const TenboStoredYaku *) yaku->pdata[i - 1])->yaku, <, one->yaku);
    }
}

static void
test_case (gconstpointer data)
{
  JsonObject       *object = json_node_get_object ((JsonNode *) data);
  gint64            player = json_object_get_int_member (object, "player");
  TenboStoredResult results[TENBO_STORED_PLAYERS];
  GPtrArray        *yaku[TENBO_STORED_PLAYERS] = { NULL };

  /* All counters are set, and the settlement is left as it is. */
  memset (results, 1, sizeof results);
  play_case (object, results, yaku);
  g_assert_cmpint (results[player].rank, ==, 0x01010101);
  check_counters (json_object_get_object_member (object, "counters"), &results[player]);
  check_yaku (json_object_get_object_member (object, "yaku"), yaku[player]);

  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    g_clear_pointer (&yaku[i], g_ptr_array_unref);
}

/* Returns flags for the cases of @name: 1 if it is nonzero in one; 2 if it is zero in one. */
static guint
look_for (GPtrArray  *cases,
          const char *name)
{
  guint found = 0;

  for (guint i = 0; i < cases->len; i++)
    {
      JsonObject *object = json_node_get_object (cases->pdata[i]);
      JsonObject *counters = json_object_get_object_member (object, "counters");

      if (json_object_has_member (counters, name))
        found |= json_object_get_int_member_with_default (counters, name, 0) != 0 ? 1 : 2;
    }

  return found;
}

/* Each counter is nonzero in one case, and 0 or not counted in another; scores are never 0. */
static void
test_every_counter_has_its_cases (gconstpointer data)
{
  for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
    {
      const char *name = tenbo_result_columns[i].name;
      guint       expected = g_str_has_prefix (name, "points_") ? 1 : 3;

      g_test_message ("%s", name);
      g_assert_cmpuint (look_for ((GPtrArray *) data, name), ==, expected);
    }
}

/* Invariants of every game. */

static int
sum (const int *numbers,
     int        n)
{
  int total = 0;

  for (int i = 0; i < n; i++)
    total += numbers[i];

  return total;
}

static void
check_player (const TenboStoredResult *result)
{
  g_assert_cmpint (sum (result->wind_hands, 4), ==, result->hands);
  g_assert_cmpint (sum (result->wind_wins, 4), ==, result->wins);
  g_assert_cmpint (sum (result->wind_deal_ins, 4), ==, result->deal_ins);
  g_assert_cmpint (sum (result->value, 8), ==, result->wins);
  g_assert_cmpint (result->wind_hands[0], ==, result->dealer_hands);
  g_assert_cmpint (result->wind_wins[0], ==, result->dealer_wins);
  g_assert_cmpint (result->open_wins, <=, result->open_known);
  g_assert_cmpint (result->open_known, <=, result->open_asked);
  g_assert_cmpint (result->open_asked, <=, result->wins);
  g_assert_cmpint (result->han_known, <=, result->han_asked);
  g_assert_cmpint (result->han_asked, <=, result->wins);
  g_assert_cmpint (result->dora_known, <=, result->han_known);
  g_assert_cmpint (result->yaku_known, <=, result->yaku_asked);
  g_assert_cmpint (result->yaku_asked, <=, result->wins);
  g_assert_cmpint (result->ippatsu, <=, result->ippatsu_known);
  g_assert_cmpint (result->ippatsu_known, <=, result->ippatsu_asked);
  g_assert_cmpint (result->ippatsu_asked, <=, result->riichi_wins);
  g_assert_cmpint (result->ura_wins, <=, result->ura_known);
  g_assert_cmpint (result->ura_known, <=, result->ura_asked);
  g_assert_cmpint (result->ura_asked, <=, result->riichi_wins);
  g_assert_cmpint (result->ura_wins, <=, result->ura_sum);
  g_assert_cmpint (result->riichi_self_draws, <=, MIN (result->riichi_wins, result->self_draws));
  g_assert_cmpint (result->riichi_wins + result->riichi_deal_ins + result->riichi_draws,
                   <=, result->riichi);
  g_assert_cmpint (sum (result->paid_hands, 3), >=, result->deal_ins);
  g_assert_cmpint (sum (result->paid, 3), >=, result->lost_value);
  g_assert_cmpint (result->dealer_runs_max, <=, result->dealer_hands);
  g_assert_cmpint (result->dealer_tsumo_paid, <=, result->tsumo_paid_points);
  g_assert_cmpint (result->points_min, <=, result->points_max);
  g_assert_cmpint (result->draws_tenpai, <=, MIN (result->draws_asked, result->tenpai));
  g_assert_cmpint (result->draws_asked, <=, result->draws);
  g_assert_true (result->nagashi_asked == 0 || result->nagashi_asked == result->draws);
  g_assert_true (result->fouls_asked == 0 || result->fouls_asked == result->hands);
  g_assert_true (result->wins > 0 || result->best_win == TENBO_NOT_COUNTED);
  g_assert_true (result->hands > 1 || result->last_rank == TENBO_NOT_COUNTED);
}

/* Points that one player's counters lose, another's gain: the payments by ron and tsumo equal the
 * gains. The share of a liable player who did not deal in is nobody's deal-in. */
static void
check_table (const TenboLog          *log,
             const TenboStoredResult *results)
{
  int won_value = 0;
  int paid = 0;
  int liable = 0;
  int honba = 0;
  int draw_points = 0;
  int pots_of_draws = 0;

  for (int i = 0; i < log->table.rules->players; i++)
    {
      won_value += results[i].won_value;
      paid += sum (results[i].paid, 3) + results[i].tsumo_paid_points;
      draw_points += results[i].draw_points;
    }

  for (guint i = 0; i < log->played->len; i++)
    {
      const TenboPlayed *played = log->played->pdata[i];
      const TbEvent     *event = &played->hand.event;
      const TbLedger    *ledger = &played->result.ledger;

      for (int j = 0; event->result == TB_RESULT_WIN && j < ledger->n_lines; j++)
        {
          const TbLedgerLine *line = &ledger->lines[j];

          honba += line->reason == TB_REASON_HONBA ? line->points : 0;
          if ((line->reason == TB_REASON_PAO || line->reason == TB_REASON_HONBA ||
               line->reason == TB_REASON_WIN) &&
              event->wins[0].from != TB_NOBODY &&
              line->from != TB_ACCOUNT_PLAYER (event->wins[0].from))
            liable += line->points;
        }

      for (int j = 0; event->result == TB_RESULT_DRAW && j < log->table.rules->players; j++)
        pots_of_draws += played->result.deltas[j];
    }

  g_assert_cmpint (won_value + honba, ==, paid + liable);
  g_assert_cmpint (draw_points, ==, pots_of_draws);
}

static void
check_random_game (TenboRuleset *ruleset,
                   RandomPlay   *random)
{
  g_auto (TenboLog) log = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS] = { 0 };
  GPtrArray        *yaku[TENBO_STORED_PLAYERS] = { NULL };

  tenbo_log_init (&log, ruleset);
  while (log.table.end.reason == TB_END_NONE)
    {
      g_autoptr (TenboStoredEvent) event = NULL;
      g_autofree char *text = NULL;
      g_autofree char *detail = NULL;
      TenboRecordHand  hand = { 0 };
      TbPartialHand    partial;

      random_play_partial (random, &log.table, &partial);
      random_play_event (random, &log.table, &partial, &hand.event);
      text = tenbo_log_write_event (&hand, ruleset);
      event = tenbo_stored_event_new (NULL, text);
      tenbo_log_add (&log, tenbo_log_play (&log, event, &detail));
      if (log.played->len > 40)
        break;
    }

  tenbo_counts_compute (&log, results, yaku);
  for (int i = 0; i < log.table.rules->players; i++)
    {
      check_player (&results[i]);
      g_assert_true ((yaku[i] != NULL) <= (results[i].yaku_known > 0));
      g_clear_pointer (&yaku[i], g_ptr_array_unref);
    }
  check_table (&log, results);
}

static void
test_random_games (gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (GPOINTER_TO_UINT (data));
  RandomPlay random;

  random_play_init (&random, 6000 + GPOINTER_TO_UINT (data));
  for (int i = 0; i < 25; i++)
    check_random_game (ruleset, &random);
}

static GPtrArray *
read_cases (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "counts.jsonl", NULL);
  GPtrArray       *cases = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_ptr_array_add (cases, json_from_string (lines[i], &error));
      g_assert_no_error (error);
    }

  return cases;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) cases = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;

  g_test_init (&argc, &argv, NULL);
  cases = read_cases ();

  for (guint i = 0; i < cases->len; i++)
    {
      JsonObject      *object = json_node_get_object (cases->pdata[i]);
      const char      *name = json_object_get_string_member (object, "name");
      g_autofree char *path = g_strdup_printf ("/game/counts/%s", name);

      g_test_add_data_func (path, cases->pdata[i], test_case);
    }

  g_test_add_data_func ("/game/counts/every counter has its cases", cases,
                        test_every_counter_has_its_cases);

  for (guint i = 0; (ruleset = game_test_ruleset (i)) != NULL; i++)
    {
      g_autofree char *path = NULL;

      path = g_strdup_printf ("/game/counts/random/%s", tenbo_ruleset_get_id (ruleset));
      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_random_games);
      g_clear_object (&ruleset);
    }

  return g_test_run ();
}
