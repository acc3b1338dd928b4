/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-random.h"
#include "engine-script.h"

#include <string.h>

/* Invariants of every event, legal or not, under random rulesets. */

/* Enough for each kind of refusal and of end to occur; a run takes a second. */
#define N_GAMES    8000
#define MAX_EVENTS 40

static void
assert_same_table (const TbTable *a,
                   const TbTable *b)
{
  g_assert_cmpmem (a->scores, sizeof a->scores, b->scores, sizeof b->scores);
  g_assert_cmpmem (a->chips, sizeof a->chips, b->chips, sizeof b->chips);
  g_assert_cmpmem (a->prizes, sizeof a->prizes, b->prizes, sizeof b->prizes);
  g_assert_cmpint (a->pot, ==, b->pot);
  g_assert_cmpint (a->penalty_pot, ==, b->penalty_pot);
  g_assert_cmpint (a->next.round.wind, ==, b->next.round.wind);
  g_assert_cmpint (a->next.round.number, ==, b->next.round.number);
  g_assert_cmpint (a->next.honba, ==, b->next.honba);
  g_assert_cmpint (a->next.dealer, ==, b->next.dealer);
  g_assert_cmpint (a->end.reason, ==, b->end.reason);
  g_assert_cmpint (a->end.players, ==, b->end.players);
  g_assert_cmpint (a->next.round.extension, ==, b->next.round.extension);
  g_assert_cmpmem (a->busted_by, sizeof a->busted_by, b->busted_by, sizeof b->busted_by);
  g_assert_cmpmem (&a->won, sizeof a->won, &b->won, sizeof b->won);
}

/* The table accepts exactly the choice that `right` describes. */
static void
check_right (const TbTable *before,
             const TbEvent *event,
             TbRight        right)
{
  static const TbProblemCode after_continue[] = { TB_PROBLEM_NO_CHOICE, 0, 0 };
  static const TbProblemCode after_decline[] = { TB_PROBLEM_NO_CHOICE, 0,
                                                 TB_PROBLEM_MUST_CONTINUE };
  TbEvent                    other = *event;
  TbTable                    table = *before;
  TbHandResult               result;
  TbProblem                  problem;

  if (event->result == TB_RESULT_ADJUST || event->result == TB_RESULT_STOP)
    return;

  other.choice = TB_CHOICE_CONTINUE;
  tb_table_apply (&table, &other, &result, &problem);
  g_assert_cmpint (problem.code, ==, after_continue[right]);

  table = *before;
  other.choice = TB_CHOICE_DECLINE;
  tb_table_apply (&table, &other, &result, &problem);
  g_assert_cmpint (problem.code, ==, after_decline[right]);
}

/* Whether a deposit made its player bust at once, so that only stakes and deposits were paid. All
 * further lines have another reason, move chips or continue the game. */
static bool
is_cut_short (const TbTable      *before,
              const TbEvent      *event,
              const TbHandResult *result)
{
  const TbRules *rules = before->rules;
  TbPlayerSet    depositors = 0;

  for (int32_t i = 0; i < event->n_fouls; i++)
    if (rules->fouls[event->fouls[i].rule].due == TB_FOUL_DUE_AT_ONCE)
      depositors |= TB_PLAYER_BIT (event->fouls[i].player);

  for (int32_t i = 0; i < result->ledger.n_lines; i++)
    if (result->ledger.lines[i].reason != TB_REASON_RIICHI &&
        result->ledger.lines[i].reason != TB_REASON_DEPOSIT)
      return false;

  return rules->bust_when == TB_BUST_AT_ONCE && result->end.reason == TB_END_BUST &&
         (result->end.players & depositors) == result->end.players &&
         result->next.honba == result->hand.honba;
}

/* The view of the running hand matches the table before the hand is settled. */
static void
check_view (const TbTable      *before,
            const TbEvent      *event,
            const TbHandResult *result)
{
  TbPartialHand partial = { .n_riichi = event->n_riichi, .n_fouls = event->n_fouls };
  TbView        view;
  TbProblem     problem;

  memcpy (partial.riichi, event->riichi, sizeof partial.riichi);
  partial.n_open_riichi = event->n_open_riichi;
  memcpy (partial.open_riichi, event->open_riichi, sizeof partial.open_riichi);
  memcpy (partial.fouls, event->fouls, sizeof partial.fouls);
  if (tb_table_open_hand (before, &partial, &view, &problem) == TB_REFUSED)
    {
      g_assert_cmpint (problem.code, ==, TB_PROBLEM_FOUL_RESULT);
      return;
    }

  if (event->result != TB_RESULT_WIN)
    {
      g_assert_cmpint (view.busts, ==, result->cut_short);
      g_assert_cmpint (view.busts, ==, is_cut_short (before, event, result));
    }

  for (guint player = 0; player < TB_MAX_PLAYERS; player++)
    {
      int32_t score = before->scores[player];

      for (int32_t i = 0; i < result->ledger.n_lines; i++)
        {
          const TbLedgerLine *line = &result->ledger.lines[i];

          if (line->reason != TB_REASON_RIICHI && line->reason != TB_REASON_DEPOSIT)
            continue;
          score -= line->from == player ? line->points : 0;
          score += line->to == player ? line->points : 0;
        }

      /* The stake of a ronned riichi tile is in the pot during the hand. */
      g_assert_cmpint (view.scores[player], <=, score);
      if (event->result != TB_RESULT_WIN)
        g_assert_cmpint (view.scores[player], ==, score);
    }

  g_assert_cmpint (view.scores[0] + view.scores[1] + view.scores[2] + view.scores[3] + view.pot +
                     view.penalty_pot,
                   ==, tb_table_total (before));
}

/* Returns the part of the result that depends on the points. */
static int32_t
base_before_rounding (const TbRules *rules,
                      int32_t        points)
{
  switch (rules->result_base)
    {
    case TB_RESULT_BASE_DIFFERENCE:
      return points - rules->return_points;
    case TB_RESULT_BASE_POINTS:
      return points;
    case TB_RESULT_BASE_NONE:
    default:
      return 0;
    }
}

/* Checks each line of the result. */
static void
check_final (const TbTable *table,
             const TbFinal *final)
{
  const TbRules *rules = table->rules;

  g_assert_cmpint (final->rank, >=, 1);
  g_assert_cmpint (final->rank, <=, table->rules->players);
  if (rules->result_rounding != TB_ROUNDING_NONE)
    g_assert_true (final->base % 1000 == 0 || final->rank == 1);
  else if (!rules->score_floor)
    g_assert_cmpint (final->base, ==, base_before_rounding (rules, final->points));
}

static void
check_settlement (const TbTable *table)
{
  const TbRules *rules = table->rules;
  TbSettlement   settlement;
  TbFinal        sum = { 0 };
  int32_t        fouls = 0;

  tb_table_settle (table, &settlement);
  for (int32_t player = 0; player < rules->players; player++)
    {
      const TbFinal *final = &settlement.players[player];

      check_final (table, final);
      sum.points += final->points;
      sum.base += final->base;
      sum.oka += final->oka;
      sum.uma += final->uma;
      sum.prizes += final->prizes;
      sum.chips += final->chips;
      sum.total += final->total;
      fouls += table->prizes[player];
    }

  for (int32_t i = 0; i < settlement.ledger.n_lines; i++)
    g_assert_cmpint (settlement.ledger.lines[i].points, >, 0);
  if (rules->result_base == TB_RESULT_BASE_DIFFERENCE)
    g_assert_cmpint (sum.base, ==, sum.points - rules->players * rules->return_points);
  else
    g_assert_cmpint (sum.base, ==, rules->result_base == TB_RESULT_BASE_POINTS ? sum.points : 0);
  if (rules->oka == TB_OKA_FIXED)
    g_assert_cmpint (sum.oka, ==, rules->oka_points);
  else if (rules->result_base == TB_RESULT_BASE_DIFFERENCE)
    g_assert_cmpint (sum.oka, ==, rules->players * (rules->return_points - rules->start_points));
  else
    g_assert_cmpint (sum.oka, ==, 0);
  if (!rules->uma_unbalanced)
    g_assert_cmpint (sum.uma, ==, 0);
  g_assert_cmpint (sum.prizes, ==,
                   fouls - rules->players * rules->game_fee - rules->game_fee_first);
  g_assert_cmpint (sum.chips, ==, 0);
  g_assert_cmpint (sum.total, ==, -settlement.ledger.balance[TB_ACCOUNT_NOBODY]);
  g_assert_cmpint (settlement.ledger.balance[TB_ACCOUNT_POT], ==, 0);
  g_assert_cmpint (settlement.ledger.balance[TB_ACCOUNT_PENALTY_POT], ==, 0);
  if (rules->leftover_pot == TB_LEFTOVER_FIRST)
    g_assert_cmpint (sum.points, ==, tb_table_total (table));
  else
    g_assert_cmpint (sum.points, ==, tb_table_total (table) - table->pot - table->penalty_pot);
}

/* The events of a game, for a replay. */
typedef struct
{
  TbRules rules;
  TbTable table;
  int32_t n_events;
  TbEvent events[MAX_EVENTS];
  TbTable after[MAX_EVENTS];
} Game;

static void
play_event (Game          *game,
            const TbEvent *event)
{
  TbTable      before = game->table;
  TbTable      copy = game->table;
  TbHandResult result;
  TbHandResult preview;
  TbProblem    problem;
  TbProblem    problem_of_copy;
  TbStatus     status;

  /* The previous content of the out-parameters does not matter. */
  memset (&result, 0xaa, sizeof result);
  memset (&preview, 0x55, sizeof preview);
  memset (&problem, 0xaa, sizeof problem);
  status = tb_table_apply (&game->table, event, &result, &problem);
  g_assert_cmpint (status, ==, tb_table_apply (&copy, event, &preview, &problem_of_copy));

  if (status == TB_REFUSED)
    {
      g_assert_cmpint (problem.code, !=, TB_PROBLEM_NONE);
      g_assert_cmpint (problem.code, ==, problem_of_copy.code);
      g_assert_cmpint (problem.at, ==, problem_of_copy.at);
      g_assert_cmpmem (&game->table, sizeof before, &before, sizeof before);
      return;
    }

  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NONE);
  assert_same_table (&game->table, &copy);
  g_assert_cmpmem (result.deltas, sizeof result.deltas, preview.deltas, sizeof preview.deltas);
  g_assert_cmpmem (result.chips, sizeof result.chips, preview.chips, sizeof preview.chips);
  script_check_invariants (&before, &game->table, &result);
  check_right (&before, event, result.right);
  check_view (&before, event, &result);
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    g_assert_true (!tb_event_has_open_riichi (event, player) ||
                   tb_event_has_riichi (event, player));

  game->events[game->n_events] = *event;
  game->after[game->n_events++] = game->table;
}

/* Undo replays the game without the last event: from the start, each event gives the same table as
 * before. */
static void
check_replay (const Game *game)
{
  TbTable      table;
  TbHandResult result;
  TbProblem    problem;

  tb_table_start (&table, &game->rules);
  for (int32_t i = 0; i < game->n_events; i++)
    {
      g_assert_cmpint (tb_table_apply (&table, &game->events[i], &result, &problem), ==, TB_OK);
      assert_same_table (&table, &game->after[i]);
    }
}

static void
test_random_games (void)
{
  g_autofree Game *game = g_new0 (Game, 1);
  int32_t          ends[TB_N_ENDS] = { 0 };
  int32_t          scorings[TB_SCORING_TAI + 1] = { 0 };
  int32_t          tables[TB_MAX_PLAYERS + 1] = { 0 };

  for (int32_t i = 0; i < N_GAMES; i++)
    {
      engine_random_rules (&game->rules);
      game->n_events = 0;
      tb_table_start (&game->table, &game->rules);

      /* Nearly half of the events are refused, and all after the end. */
      for (int32_t j = 0; j < 3 * MAX_EVENTS && game->n_events < MAX_EVENTS; j++)
        {
          TbEvent event;

          engine_random_event (&game->table, &event);
          play_event (game, &event);
          if (game->table.end.reason != TB_END_NONE && engine_random_chance (3))
            break;
        }

      check_replay (game);
      ends[game->table.end.reason]++;
      scorings[game->rules.scoring] += game->n_events;
      tables[game->rules.players] += game->n_events;
      if (game->table.end.reason != TB_END_NONE)
        check_settlement (&game->table);
      if (g_test_failed ())
        return;
    }

  /* The test is useful only if the games end in every way and play hands in each. */
  for (TbEndReason reason = TB_END_NONE; reason < TB_N_ENDS; reason++)
    g_assert_cmpint (ends[reason], >, 0);
  for (TbScoring scoring = TB_SCORING_FU_TABLE; scoring <= TB_SCORING_TAI; scoring++)
    g_assert_cmpint (scorings[scoring], >, N_GAMES / 10);
  for (int32_t players = 3; players <= TB_MAX_PLAYERS; players++)
    g_assert_cmpint (tables[players], >, N_GAMES);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/engine/properties/random games under random rulesets", test_random_games);

  return g_test_run ();
}
