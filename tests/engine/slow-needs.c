/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "slow-needs.h"

#include <string.h>

/* One possible outcome of a hand. */
typedef struct
{
  bool         is_draw;
  TbPlayer     from;    /* for a win; TB_NOBODY: tsumo */
  bool         nagashi; /* for a draw */
  TbPlayerSet  tenpai;
  TbValueEntry value;  /* for a win */
  int32_t      points; /* the value of the hand */
  int32_t      scores[TB_MAX_PLAYERS];
  TbWinTimes   won; /* after the hand */
  int32_t      rank;
  bool         over;
  TbEndReason  end;
} Happening;

typedef struct
{
  const TbTable       *table;
  const TbRules       *rules;
  const TbPartialHand *partial;
  TbView               view;
  TbPlayer             player;
  const TbNeeds       *needs;
  GArray              *all; /* number of Happening */
  SlowNeedsCount      *count;
} Check;

/* Whether @other ranks above @player, who has the same score. */
static bool
precedes (const Check      *check,
          const TbWinTimes *won,
          TbPlayer          other,
          TbPlayer          player)
{
  int32_t hands[2] = { won->first[other], won->first[player] };

  if (check->rules->ties == TB_TIES_SHARED)
    return false;
  if (check->rules->ties == TB_TIES_LAST_WIN)
    {
      hands[0] = -won->last[other];
      hands[1] = -won->last[player];
    }
  if (check->rules->ties == TB_TIES_BY_SEAT || hands[0] == hands[1])
    return other < player;

  return hands[0] != 0 && (hands[1] == 0 || hands[0] < hands[1]);
}

static int32_t
rank_of (const Check      *check,
         const int32_t    *scores,
         const TbWinTimes *won,
         TbPlayer          player)
{
  int32_t rank = 1;

  for (TbPlayer other = 0; other < check->rules->players; other++)
    {
      int32_t lead = scores[other] - scores[player];

      if (lead == 0 && other != player)
        lead = precedes (check, won, other, player);
      rank += lead > 0;
    }

  return rank;
}

/* Returns the payment of @from for a tsumo that costs @payment. */
static int32_t
share_of (const Check     *check,
          const TbPayment *payment,
          TbPlayer         from)
{
  TbPlayer dealer = check->table->next.dealer;

  if (from == dealer)
    return payment->dealer;

  return check->player == dealer && from == (dealer + 1) % check->rules->players ? payment->next
                                                                                 : payment->others;
}

/* Returns the points of @tai tai. */
static int32_t
look_up_tai (const TbRules *rules,
             int32_t        tai)
{
  int32_t points = rules->tai_base;

  while (tai % rules->tai_rounding != 0)
    tai++;
  points += tai * rules->tai_points;
  if (rules->n_tai_table > 0)
    points = 0;
  for (int32_t i = rules->n_tai_table - 1; i >= 0 && points == 0; i--)
    if (rules->tai_table[i].tai <= tai)
      points = rules->tai_table[i].points;

  return rules->tai_cap > 0 ? MIN (points, rules->tai_cap) : points;
}

static int32_t
add_tai_payments (const Check   *check,
                  const TbValue *value,
                  TbPlayer       from,
                  int32_t       *scores)
{
  const TbRules *rules = check->rules;
  const TbNext  *hand = &check->table->next;
  int32_t        sum = 0;

  for (TbPlayer payer = 0; payer < rules->players; payer++)
    {
      bool    dealt_in = from == TB_NOBODY || payer == from;
      int32_t tai = value->tai;
      int32_t paid;

      if (payer == check->player)
        continue;
      if (check->player == hand->dealer || payer == hand->dealer)
        tai += rules->tai_dealer + hand->honba * rules->tai_dealer_repeat;
      paid = look_up_tai (rules, tai);
      if (!dealt_in && (rules->tai_payers == TB_TAI_PAYERS_DISCARDER ||
                        rules->tai_payers == TB_TAI_PAYERS_DISCARDER_ALONE_DOUBLE))
        paid = 0;
      if (payer == from && rules->tai_payers == TB_TAI_PAYERS_DISCARDER_ALONE_DOUBLE)
        paid *= 2;
      if (rules->tai_payers == TB_TAI_PAYERS_DISCARDER_DOUBLE && dealt_in)
        paid += paid;
      if (rules->tai_dealer_double && (check->player == hand->dealer || payer == hand->dealer))
        paid *= 2;
      paid += rules->tai_from_each;
      scores[payer] -= paid;
      sum += paid;
    }

  scores[check->player] += sum;

  return sum;
}

/* Adds the payments of a win to @scores. Returns the value without honba. */
static int32_t
add_payments (const Check   *check,
              const TbValue *value,
              TbPlayer       from,
              int32_t       *scores)
{
  const TbNext *hand = &check->table->next;
  TbWind        seat = (TbWind) ((check->player + check->rules->players - hand->dealer) %
                          check->rules->players);
  int32_t       points[2] = { 0 };

  for (int32_t with_honba = 0; with_honba < 2; with_honba++)
    {
      TbPayment payment;

      tb_value_payment (check->rules, value, seat, from == TB_NOBODY, with_honba * hand->honba,
                        &payment);
      for (TbPlayer payer = 0; payer < check->rules->players; payer++)
        {
          int32_t paid = from == payer ? payment.ron : 0;

          if (from == TB_NOBODY && payer != check->player)
            paid = share_of (check, &payment, payer);
          points[with_honba] += paid;
          if (with_honba == 1)
            scores[payer] -= paid;
        }
    }

  scores[check->player] += points[1];

  return points[0];
}

/* Adds up the payments of the outcome. The table handles fouls, which move points in many ways. */
static void
add_up (const Check *check,
        Happening   *one)
{
  TbValue   value;
  TbProblem problem;
  int32_t   scores[TB_MAX_PLAYERS];

  memcpy (scores, check->view.scores, sizeof scores);
  g_assert_cmpint (tb_value_resolve (check->rules, &one->value, &value, &problem), ==, TB_OK);
  one->points = check->rules->scoring == TB_SCORING_TAI
                  ? add_tai_payments (check, &value, one->from, scores)
                  : add_payments (check, &value, one->from, scores);
  scores[check->player] += check->view.penalty_pot;
  if (check->rules->pot_receivers != TB_POT_RIICHI_ONLY ||
      check->view.riichi & TB_PLAYER_BIT (check->player))
    scores[check->player] += check->view.pot;

  if (check->partial->n_fouls == 0)
    g_assert_cmpmem (scores, sizeof scores, one->scores, sizeof one->scores);
}

static void
add_up_noten (const Check     *check,
              const Happening *one)
{
  int32_t tenpai = tb_player_set_count (one->tenpai);
  int32_t noten = check->rules->players - tenpai;
  int32_t amount = check->rules->noten_pool;

  if (check->partial->n_fouls > 0)
    return;

  for (TbPlayer player = 0; player < check->rules->players; player++)
    {
      int32_t score = check->view.scores[player];
      bool    is_tenpai = one->tenpai & TB_PLAYER_BIT (player);

      if (tenpai > 0 && noten > 0)
        switch (check->rules->noten_payments)
          {
          case TB_NOTEN_POOL:
            score += is_tenpai ? amount / tenpai : -amount / noten;
            break;
          case TB_NOTEN_EACH_TO_EACH:
            score += is_tenpai ? amount * noten : -amount * tenpai;
            break;
          case TB_NOTEN_POOL_TO_POT:
            score -= is_tenpai ? 0 : amount / noten;
            break;
          case TB_NOTEN_EACH_TO_POT:
            score -= is_tenpai ? 0 : amount;
            break;
          }
      g_assert_cmpint (score, ==, one->scores[player]);
    }
}

/* Records the outcome @one of @event, if it is possible. */
static void
write_down (const Check *check,
            TbEvent     *event,
            Happening   *one)
{
  static const TbChoice choices[] = { TB_CHOICE_ABSENT, TB_CHOICE_CONTINUE, TB_CHOICE_DECLINE };
  TbPlayer              dealer = check->table->next.dealer;
  bool                  happens = false;

  one->over = false;
  one->end = TB_END_NONE;
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      TbTable      after = *check->table;
      TbHandResult result;
      TbProblem    problem;

      event->choice = choices[i];
      if (tb_table_enter (&after, event, &result, &problem) == TB_REFUSED)
        continue;

      happens = true;
      memcpy (one->scores, after.scores, sizeof one->scores);
      one->won = after.won;
      if (after.end.reason == TB_END_NONE)
        continue;
      /* Only under `by-rank` does the player who asks end the game at a worse rank than 1st. */
      if (choices[i] == TB_CHOICE_DECLINE &&
          rank_of (check, after.scores, &after.won, dealer) > 1 &&
          !(dealer == check->player && check->rules->last_dealer == TB_LAST_DEALER_BY_RANK))
        continue;
      if (!one->over)
        one->end = after.end.reason;
      one->over = true;
    }

  if (!happens)
    return;

  one->rank = rank_of (check, one->scores, &one->won, check->player);
  if (!one->is_draw)
    add_up (check, one);
  else if (!one->nagashi)
    add_up_noten (check, one);
  g_array_append_val (check->all, *one);
}

static void
write_down_win (const Check        *check,
                TbPlayer            from,
                const TbValueEntry *value)
{
  Happening one = { .from = from, .value = *value };
  TbEvent   event;

  tb_event_begin (&event, TB_RESULT_WIN, check->partial);
  tb_win_init (&event.wins[event.n_wins++], check->player);
  event.wins[0].from = from;
  event.wins[0].value = *value;
  write_down (check, &event, &one);
}

static void
write_down_tai (const Check *check,
                TbPlayer     from)
{
  int32_t least;
  int32_t most = 0;

  for (int32_t i = 0; i < check->rules->n_tai_items; i++)
    most += check->rules->tai_items[i].tai * check->rules->tai_items[i].most;
  for (int32_t i = 0; i < check->rules->n_house_tai; i++)
    most += check->rules->house_tai[i].rule.tai * check->rules->house_tai[i].rule.most;
  if (most == 0)
    most = TB_MAX_TAI;

  least = look_up_tai (check->rules, 0) > 0 ? 0 : 1;
  for (int32_t tai = least; tai <= MIN (most, TB_MAX_TAI); tai++)
    write_down_win (check, from, &(TbValueEntry) { .form = TB_VALUE_TAI, .tai = tai });
}

static void
write_down_wins (const Check *check,
                 TbPlayer     from)
{
  TbCell cells[TB_MAX_CELLS];
  size_t n = tb_value_cells (check->rules, check->player == check->table->next.dealer, cells);

  if (check->rules->scoring == TB_SCORING_TAI)
    write_down_tai (check, from);

  for (size_t i = 0; i < n; i++)
    {
      bool is_tsumo = cells[i].tsumo_child > 0 || cells[i].tsumo_next > 0 ||
                      cells[i].tsumo_dealer > 0;

      if (from == TB_NOBODY ? is_tsumo : cells[i].ron > 0)
        write_down_win (check, from, &cells[i].entry);
    }
}

static void
write_down_draws (const Check *check,
                  bool         nagashi)
{
  for (int32_t set = 0; set < 1 << check->rules->players; set++)
    {
      Happening one = { .is_draw = true, .nagashi = nagashi, .tenpai = (TbPlayerSet) set };
      TbEvent   event;

      tb_event_begin (&event, TB_RESULT_DRAW, check->partial);
      for (TbPlayer player = 0; player < check->rules->players; player++)
        if (set & TB_PLAYER_BIT (player))
          event.tenpai[event.n_tenpai++] = player;
      if (nagashi)
        event.nagashi[event.n_nagashi++] = check->player;
      write_down (check, &event, &one);
    }
}

static bool
serves (const Happening *one,
        int32_t          place,
        TbGoal           goal)
{
  return one->rank <= place && (goal == TB_GOAL_RANK || one->over);
}

/* Whether the value of the win @one has a number of fu that few hands have. */
static bool
is_rare (const Check     *check,
         const Happening *one)
{
  return check->rules->scoring == TB_SCORING_FU_TABLE && check->rules->fixed_fu == 0 &&
         one->value.form == TB_VALUE_HAN && one->value.han < check->rules->mangan_han &&
         one->value.fu != 20 && one->value.fu != 25 && one->value.fu != 30 && one->value.fu != 40;
}

/* Returns the cheapest win from @from that is enough, the first of several; NULL if there is
 * none. Ignores rare values for TB_NEED_USUAL. */
static const Happening *
pick_win (const Check *check,
          TbPlayer     from,
          int32_t      place,
          TbGoal       goal,
          TbNeedKind   kind)
{
  const Happening *best = NULL;

  for (guint i = 0; i < check->all->len; i++)
    {
      const Happening *one = &g_array_index (check->all, Happening, i);

      if (one->is_draw || one->from != from || !serves (one, place, goal) ||
          (kind == TB_NEED_USUAL && is_rare (check, one)))
        continue;
      if (best == NULL || one->points < best->points)
        best = one;
    }

  return best;
}

/* Plays the events of the need and checks its numbers. */
static void
check_played (const Check     *check,
              const TbNeedWin *need,
              TbPlayer         from)
{
  TbTable      after = *check->table;
  TbEvent      event;
  TbHandResult result;
  TbProblem    problem;

  tb_event_begin (&event, TB_RESULT_WIN, check->partial);
  event.choice = need->choice;
  event.n_wins = 1;
  tb_win_init (&event.wins[0], check->player);
  event.wins[0].from = from;
  event.wins[0].value = need->value;
  g_assert_cmpint (tb_table_enter (&after, &event, &result, &problem), ==, TB_OK);
  g_assert_cmpmem (after.scores, sizeof after.scores, need->scores, sizeof need->scores);
  g_assert_cmpint (after.end.reason, ==, need->end);
  g_assert_cmpint (rank_of (check, after.scores, &after.won, check->player), ==, need->rank);
}

static void
check_win (const Check     *check,
           const TbNeedWin *need,
           TbPlayer         from,
           int32_t          place,
           TbGoal           goal,
           TbNeedKind       kind)
{
  const Happening *best = pick_win (check, from, place, goal, kind);

  g_assert_cmpint (need->exists, ==, best != NULL);
  if (best == NULL)
    {
      check->count->no_wins++;
      return;
    }

  g_assert_cmpint (need->points, ==, best->points);
  g_assert_cmpint (need->value.form, ==, best->value.form);
  g_assert_cmpint (need->value.han, ==, best->value.han);
  g_assert_cmpint (need->value.fu, ==, best->value.fu);
  g_assert_cmpint (need->value.limit, ==, best->value.limit);
  g_assert_cmpint (need->value.tai, ==, best->value.tai);
  g_assert_cmpint (need->rank, <=, place);
  g_assert_cmpint (need->end, ==, best->end);
  g_assert_true (need->choice == TB_CHOICE_ABSENT || need->end == TB_END_DEALER_LEADS ||
                 check->rules->last_dealer == TB_LAST_DEALER_BY_RANK);
  check_played (check, need, from);

  check->count->wins[goal]++;
  check->count->rare += is_rare (check, best);
  check->count->stops += need->choice == TB_CHOICE_DECLINE;
}

static void
check_wins (const Check *check,
            int32_t      place,
            TbGoal       goal,
            TbNeedKind   kind)
{
  const TbNeedWins *wins = &check->needs->ranks[place - 1].ways[goal].wins[kind];

  check_win (check, &wins->tsumo, TB_NOBODY, place, goal, kind);
  for (TbPlayer from = 0; from < TB_MAX_PLAYERS; from++)
    if (from == check->player || from >= check->rules->players)
      g_assert_false (wins->ron[from].exists);
    else
      check_win (check, &wins->ron[from], from, place, goal, kind);
}

static bool
means (TbNeedDraw  draw,
       TbPlayerSet tenpai)
{
  return (draw.tenpai & ~tenpai) == 0 && (draw.noten & tenpai) == 0;
}

/* Whether all possible draws that @draw describes are among @draws. */
static bool
is_sound (const Check       *check,
          const TbNeedDraws *draws,
          bool               nagashi,
          TbNeedDraw         draw)
{
  for (guint i = 0; i < check->all->len; i++)
    {
      const Happening *one = &g_array_index (check->all, Happening, i);

      if (one->is_draw && one->nagashi == nagashi && means (draw, one->tenpai) &&
          !(draws->sets & 1u << one->tenpai))
        return false;
    }

  return true;
}

/* Checks that the list contains exactly the draws that are enough, with no unnecessary
 * condition. */
static void
check_list (const Check       *check,
            const TbNeedDraws *draws,
            bool               nagashi)
{
  uint16_t listed = 0;
  int32_t  named = 0;

  for (int32_t i = 0; i < draws->n; i++)
    {
      TbNeedDraw draw = draws->list[i];
      uint16_t   before = listed;
      int32_t    n = tb_player_set_count (draw.tenpai) + tb_player_set_count (draw.noten);

      g_assert_cmpint (n, >=, named);
      named = n;
      g_assert_cmpint (draw.tenpai & draw.noten, ==, 0);
      g_assert_true (is_sound (check, draws, nagashi, draw));
      for (TbPlayer player = 0; player < check->rules->players; player++)
        if ((draw.tenpai | draw.noten) & TB_PLAYER_BIT (player))
          {
            TbNeedDraw wider = draw;

            wider.tenpai &= (TbPlayerSet) ~TB_PLAYER_BIT (player);
            wider.noten &= (TbPlayerSet) ~TB_PLAYER_BIT (player);
            g_assert_false (is_sound (check, draws, nagashi, wider));
          }
      for (uint32_t set = 0; set < TB_N_TENPAI_SETS; set++)
        if (means (draw, (TbPlayerSet) set))
          listed |= (uint16_t) (1u << set) & draws->sets;
      g_assert_cmpint (listed, !=, before);
    }

  g_assert_cmpint (listed, ==, draws->sets);
}

static void
check_draws (const Check       *check,
             const TbNeedDraws *draws,
             bool               nagashi,
             int32_t            place,
             TbGoal             goal)
{
  uint16_t sets = 0;

  for (guint i = 0; i < check->all->len; i++)
    {
      const Happening *one = &g_array_index (check->all, Happening, i);

      if (one->is_draw && one->nagashi == nagashi && serves (one, place, goal))
        sets |= (uint16_t) (1u << one->tenpai);
    }

  g_assert_cmpint (draws->sets, ==, sets);
  check_list (check, draws, nagashi);
  if (nagashi)
    check->count->nagashi += sets != 0;
  else
    check->count->draws[goal] += sets != 0;
}

static void
check_place (const Check *check,
             int32_t      place)
{
  const TbNeed *need = &check->needs->ranks[place - 1];
  int32_t       n_better = 0;

  /* With this number of points more, the player has at least as many points as the holder of the
   * rank. */
  for (TbPlayer other = 0; other < check->rules->players; other++)
    n_better += check->view.scores[other] > check->view.scores[check->player] + need->behind;
  g_assert_cmpint (need->behind, >=, 0);
  g_assert_cmpint (n_better, <, place);

  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    {
      const TbNeedWays *ways = &need->ways[goal];

      for (TbNeedKind kind = TB_NEED_USUAL; kind < TB_N_NEED_KINDS; kind++)
        check_wins (check, place, goal, kind);
      check_draws (check, &ways->draw, false, place, goal);
      check_draws (check, &ways->nagashi, true, place, goal);
    }
}

static void
check_player (Check *check)
{
  TbNeeds   needs;
  int32_t   rank;
  TbProblem problem;

  g_assert_cmpint (tb_table_needs (check->table, check->partial, check->player, &needs, &problem),
                   ==, TB_OK);
  g_assert_cmpint (problem.code, ==, TB_PROBLEM_NONE);
  g_assert_cmpint (needs.player, ==, check->player);
  rank = rank_of (check, check->view.scores, &check->table->won, check->player);
  g_assert_cmpint (needs.rank, ==, rank);
  if (needs.rank == 1)
    return;

  check->needs = &needs;
  check->all = g_array_new (FALSE, FALSE, sizeof (Happening));
  for (TbPlayer from = 0; from < check->rules->players; from++)
    write_down_wins (check, from == check->player ? TB_NOBODY : from);
  write_down_draws (check, false);
  write_down_draws (check, true);

  for (int32_t place = 1; place < needs.rank; place++)
    check_place (check, place);

  g_array_unref (check->all);
}

void
slow_needs_check (const TbTable       *table,
                  const TbPartialHand *partial,
                  SlowNeedsCount      *count)
{
  Check     check = { .table = table, .rules = table->rules, .partial = partial, .count = count };
  TbProblem problem;

  if (tb_table_open_hand (table, partial, &check.view, &problem) == TB_REFUSED)
    {
      TbNeeds   needs;
      TbProblem same;

      g_assert_cmpint (tb_table_needs (table, partial, 0, &needs, &same), ==, TB_REFUSED);
      g_assert_cmpint (same.code, ==, problem.code);
      g_assert_cmpint (same.at, ==, problem.at);
      count->refused_hands++;
      return;
    }

  for (check.player = 0; check.player < table->rules->players; check.player++)
    check_player (&check);
}
