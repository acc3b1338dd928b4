/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-counts.h"

#include "tenbo-win-facts.h"

#define REASON_BIT(reason) (1U << (reason))

/* The value of a win, including the share of a liable player. */
#define OF_VALUE (REASON_BIT (TB_REASON_WIN) | REASON_BIT (TB_REASON_PAO))
/* The points that the win moves between two players. */
#define OF_PAYMENT (OF_VALUE | REASON_BIT (TB_REASON_HONBA))

G_STATIC_ASSERT (TB_N_REASONS <= 32);

/* A game being counted. */
typedef struct
{
  const TbRules     *rules;
  TenboStoredResult *results;
  TenboWinScorer     scorer;
  int                yaku[TB_MAX_PLAYERS][TB_N_YAKU];
  int                n_hands;
  TbPlayer           dealer; /* dealer of the last hands */
  int                run;    /* number of consecutive hands of that dealer */
} Counts;

static gboolean
lists (const TbPlayer *players,
       int32_t         n_players,
       TbPlayer        player)
{
  for (int32_t i = 0; i < n_players; i++)
    if (players[i] == player)
      return TRUE;

  return FALSE;
}

static int
get_seat (const Counts      *counts,
          const TenboPlayed *played,
          TbPlayer           player)
{
  return (int) tb_rules_seat (counts->rules, played->result.hand.dealer, player);
}

/* Returns the points from @from to @to (TB_NOBODY: any player) for @reasons. */
static int
sum_lines (const TenboPlayed *played,
           TbPlayer           from,
           TbPlayer           to,
           guint              reasons)
{
  const TbLedger *ledger = &played->result.ledger;
  int             sum = 0;

  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      if ((REASON_BIT (line->reason) & reasons) != 0 &&
          (from == TB_NOBODY || line->from == TB_ACCOUNT_PLAYER (from)) &&
          (to == TB_NOBODY || line->to == TB_ACCOUNT_PLAYER (to)))
        sum += line->points;
    }

  return sum;
}

/* Adds one to @asked if the fact could be recorded. If it was recorded, adds one to @known and its
 * number to @sum. */
static void
add_fact (const TenboWinFact *fact,
          int                *asked,
          int                *known,
          int                *sum)
{
  *asked += fact->is_asked ? 1 : 0;
  if (!fact->is_asked || fact->number < 0)
    return;

  (*known)++;
  *sum += fact->number;
}

static void
count_own_win (Counts            *counts,
               const TenboPlayed *played,
               const TbWin       *win,
               gboolean           riichi)
{
  TenboStoredResult *result = &counts->results[win->player];
  int                brought = played->result.deltas[win->player];
  gboolean           self_draw = win->from == TB_NOBODY;

  result->wins++;
  result->dealer_wins += played->result.hand.dealer == win->player ? 1 : 0;
  result->self_draws += self_draw ? 1 : 0;
  result->riichi_wins += riichi ? 1 : 0;
  result->riichi_self_draws += riichi && self_draw ? 1 : 0;
  result->wind_wins[get_seat (counts, played, win->player)]++;
  result->won_points += brought;
  result->won_value += sum_lines (played, TB_NOBODY, win->player, OF_VALUE);
  result->best_win = MAX (result->best_win, brought); /* TENBO_NOT_COUNTED is the lowest value */
}

static void
count_deal_in (Counts            *counts,
               const TenboPlayed *played,
               TbPlayer           player,
               gboolean           riichi)
{
  TenboStoredResult *result = &counts->results[player];

  result->deal_ins++;
  result->riichi_deal_ins += riichi ? 1 : 0;
  result->wind_deal_ins[get_seat (counts, played, player)]++;
  result->lost_points -= played->result.deltas[player];
  result->lost_value += sum_lines (played, player, TB_NOBODY, OF_VALUE);
}

static void
count_self_draw_of_another (Counts            *counts,
                            const TenboPlayed *played,
                            TbPlayer           player,
                            TbPlayer           winner)
{
  TenboStoredResult *result = &counts->results[player];
  int                points = sum_lines (played, player, winner, OF_PAYMENT);

  result->tsumo_paid_hands++;
  result->tsumo_paid_points += points;
  result->dealer_tsumo_paid += played->result.hand.dealer == player ? points : 0;
}

static void
count_wins (Counts            *counts,
            const TenboPlayed *played,
            TbPlayer           player,
            gboolean           riichi)
{
  const TbEvent *event = &played->hand.event;
  gboolean       dealt_in = FALSE;

  for (int32_t i = 0; i < event->n_wins; i++)
    {
      const TbWin *win = &event->wins[i];

      if (win->player == player)
        count_own_win (counts, played, win, riichi);
      else if (win->from == player)
        {
          /* The share of this winner. */
          int n = counts->rules->players;
          int turns = (win->player + n - player) % n;

          counts->results[player].paid[turns - 1] +=
            sum_lines (played, player, win->player, OF_PAYMENT);
          counts->results[player].paid_hands[turns - 1]++;
        }
      else if (win->from == TB_NOBODY)
        count_self_draw_of_another (counts, played, player, win->player);

      dealt_in = dealt_in || win->from == player;
    }

  if (dealt_in)
    count_deal_in (counts, played, player, riichi);
}

/* Whether the draw depends on @player being tenpai, through noten payments or the next dealer.
 * After a nagashi claim, and if a foul voids the draw, there are no noten payments. */
static gboolean
asks_tenpai (const Counts      *counts,
             const TenboPlayed *played,
             TbPlayer           player)
{
  const TbRules *rules = counts->rules;
  const TbEvent *event = &played->hand.event;

  if (event->n_nagashi > 0)
    return FALSE;

  for (int32_t i = 0; i < event->n_fouls; i++)
    {
      const TbFoulRule *rule = &rules->fouls[event->fouls[i].rule];

      if (rule->voids_draw || rule->due == TB_FOUL_DUE_ENDS_HAND)
        return FALSE;
    }

  return rules->noten_pool > 0 ||
         (played->result.hand.dealer == player && tb_rules_asks_tenpai (rules));
}

static void
count_draw (Counts            *counts,
            const TenboPlayed *played,
            TbPlayer           player,
            gboolean           riichi)
{
  const TbEvent     *event = &played->hand.event;
  TenboStoredResult *result = &counts->results[player];
  gboolean           tenpai = lists (event->tenpai, event->n_tenpai, player);
  gboolean           is_asked = asks_tenpai (counts, played, player);

  result->draws++;
  result->tenpai += tenpai ? 1 : 0;
  result->riichi_draws += riichi ? 1 : 0;
  result->draws_asked += is_asked ? 1 : 0;
  result->draws_tenpai += is_asked && tenpai ? 1 : 0;
  result->draw_points += played->result.deltas[player];
  result->nagashi_asked += counts->rules->nagashi != TB_NAGASHI_NONE ? 1 : 0;
  result->nagashi += lists (event->nagashi, event->n_nagashi, player) ? 1 : 0;
}

static void
count_player (Counts            *counts,
              const TenboPlayed *played,
              TbPlayer           player)
{
  const TbEvent     *event = &played->hand.event;
  TenboStoredResult *result = &counts->results[player];
  gboolean           riichi = lists (event->riichi, event->n_riichi, player);
  int                delta = played->result.deltas[player];

  result->hands++;
  result->wind_hands[get_seat (counts, played, player)]++;
  result->riichi_hands += counts->rules->riichi_stake > 0 ? 1 : 0;
  result->fouls_asked += counts->rules->n_fouls > 0 ? 1 : 0;
  result->riichi += riichi ? 1 : 0;
  result->riichi_points += riichi ? delta : 0;
  result->busts += (played->result.busted & TB_PLAYER_BIT (player)) != 0 ? 1 : 0;

  if (played->result.hand.dealer == player)
    {
      result->dealer_hands++;
      result->dealer_points += delta;
      result->dealer_runs_max = MAX (result->dealer_runs_max, counts->run);
    }

  for (int32_t i = 0; i < event->n_fouls; i++)
    if (event->fouls[i].player == player)
      result->fouls += event->fouls[i].count;

  if (event->result == TB_RESULT_DRAW)
    count_draw (counts, played, player, riichi);
  else if (event->result == TB_RESULT_WIN)
    count_wins (counts, played, player, riichi);
}

static void
count_hand (Counts            *counts,
            const TenboPlayed *played)
{
  const TbEvent *event = &played->hand.event;
  TbPlayer       dealer = played->result.hand.dealer;

  counts->run = dealer == counts->dealer ? counts->run + 1 : 1;
  counts->dealer = dealer;
  counts->n_hands++;

  for (TbPlayer player = 0; player < counts->rules->players; player++)
    count_player (counts, played, player);

  for (int32_t i = 0; event->result == TB_RESULT_WIN && i < event->n_wins; i++)
    {
      TbPlayer           winner = event->wins[i].player;
      TenboStoredResult *result = &counts->results[winner];
      TenboWinFacts      facts;
      int                unused = 0;

      tenbo_win_facts_find (counts->rules, &counts->scorer, played, i, &facts);
      result->value[facts.value_class]++;
      add_fact (&facts.han, &result->han_asked, &result->han_known, &result->han_sum);
      add_fact (&facts.dora, &unused, &result->dora_known, &result->dora_sum);
      add_fact (&facts.open, &result->open_asked, &result->open_known, &result->open_wins);
      add_fact (&facts.ippatsu, &result->ippatsu_asked, &result->ippatsu_known, &result->ippatsu);
      add_fact (&facts.ura, &result->ura_asked, &result->ura_known, &result->ura_sum);
      add_fact (&facts.knows_yaku, &result->yaku_asked, &result->yaku_known, &unused);
      result->ura_wins += facts.ura.number > 0 ? 1 : 0;

      for (int yaku = 0; yaku < TB_N_YAKU; yaku++)
        counts->yaku[winner][yaku] += (facts.yaku & TB_YAKU_BIT (yaku)) != 0 ? 1 : 0;
    }
}

static void
count_last_ranks (Counts         *counts,
                  const TenboLog *log)
{
  const TenboPlayed *last = NULL;
  uint8_t            ranks[TB_MAX_PLAYERS];

  if (counts->n_hands < 2)
    return;

  for (guint i = 0; i < log->played->len; i++)
    {
      const TenboPlayed *played = log->played->pdata[i];

      if (tb_result_is_hand (played->hand.event.result))
        last = played;
    }

  tb_ranks (counts->rules, last->before.scores, &last->before.won, ranks);
  for (TbPlayer player = 0; player < counts->rules->players; player++)
    counts->results[player].last_rank = ranks[player];
}

/* Preserves the members of a result before the counts. */
static void
begin (Counts            *counts,
       TenboStoredResult *result)
{
  const gsize    first = offsetof (TenboStoredResult, hands) / sizeof (int);
  const TbRules *rules = counts->rules;

  for (gsize i = first; i < TENBO_N_RESULT_COLUMNS; i++)
    G_STRUCT_MEMBER (int, result, tenbo_result_columns[i].offset) = 0;

  result->scoring = (int) rules->scoring;
  result->chips_played = tb_rules_have_chips (rules) ? 1 : 0;
  result->busts_asked = rules->bust != TB_BUST_NONE ? 1 : 0;
  result->best_win = TENBO_NOT_COUNTED;
  result->points_max = G_MININT;
  result->points_min = G_MAXINT;
  result->last_rank = TENBO_NOT_COUNTED;
}

static int
compare_yaku (gconstpointer a,
              gconstpointer b)
{
  return strcmp (((const TenboStoredYaku *) a)->yaku, ((const TenboStoredYaku *) b)->yaku);
}

static GPtrArray *
dup_yaku (const TbRules *rules,
          const int     *numbers)
{
  GPtrArray *list = NULL;

  for (int yaku = 0; yaku < TB_N_YAKU; yaku++)
    {
      if (numbers[yaku] == 0)
        continue;

      if (list == NULL)
        list = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);
      g_ptr_array_add (list, tenbo_stored_yaku_new (tb_rules_yaku_id (rules, (TbYaku) yaku),
                                                    numbers[yaku]));
    }

  if (list != NULL)
    g_ptr_array_sort_values (list, compare_yaku);

  return list;
}

void
tenbo_counts_compute (const TenboLog    *log,
                      TenboStoredResult *results,
                      GPtrArray        **yaku)
{
  Counts counts = { .rules = log->table.rules, .results = results, .dealer = TB_NOBODY };

  for (TbPlayer player = 0; player < counts.rules->players; player++)
    begin (&counts, &results[player]);

  for (guint i = 0; i < log->played->len; i++)
    {
      const TenboPlayed *played = log->played->pdata[i];

      /* A correction means that the previous scores were wrong, so it counts too. */
      for (TbPlayer player = 0; player < counts.rules->players; player++)
        {
          int points = played->result.scores[player];

          results[player].points_max = MAX (results[player].points_max, points);
          results[player].points_min = MIN (results[player].points_min, points);
        }

      if (tb_result_is_hand (played->hand.event.result))
        count_hand (&counts, played);
    }

  count_last_ranks (&counts, log);

  for (TbPlayer player = 0; yaku != NULL && player < counts.rules->players; player++)
    yaku[player] = dup_yaku (counts.rules, counts.yaku[player]);
}
