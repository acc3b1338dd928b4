/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-needs.h"

#include <assert.h>
#include <string.h>

/* What a player needs is found by playing all that can happen: a dearer hand need not reach what a
 * cheaper one does, since it can end a game that the other lets go on, or bust somebody. */

typedef struct
{
  const TbTable *table;
  TbView         view;
  TbPlayer       player;
  TbNeeds       *out;

  /* The hand that is being tried */
  TbEvent      event;
  TbHandResult result;
  uint8_t      ranks[TB_MAX_PLAYERS];
  TbEndReason  end;
  TbChoice     choice;
} Search;

/* A game that its 1st ends as the dealer, who could play on. */
static void
try_to_stop (Search *search)
{
  TbTable   after = *search->table;
  TbProblem problem;
  TbStatus  status;

  if (search->end != TB_END_NONE || search->result.right != TB_RIGHT_FREE ||
      search->ranks[search->table->next.dealer] != 1)
    return;

  search->event.choice = TB_CHOICE_DECLINE;
  status = tb_table_enter (&after, &search->event, &search->result, &problem);
  assert (status == TB_OK); /* the choice is free, and moves no points */
  (void) status;

  search->end = after.end.reason;
  search->choice = search->end == TB_END_NONE ? TB_CHOICE_ABSENT : TB_CHOICE_DECLINE;
}

/* Plays the hand. Returns false if the table refuses it. */
static bool
play (Search *search)
{
  TbTable   after = *search->table;
  TbProblem problem;

  search->event.choice = TB_CHOICE_ABSENT;
  if (tb_table_enter (&after, &search->event, &search->result, &problem) == TB_REFUSED)
    return false;

  tb_ranks (after.rules, after.scores, search->ranks);
  search->end = after.end.reason;
  search->choice = TB_CHOICE_ABSENT;
  try_to_stop (search);

  return true;
}

/* The ways to @place with @goal. */
static TbNeedWays *
find_ways (const Search *search,
           int32_t       place,
           TbGoal        goal)
{
  return &search->out->places[place - 1].ways[goal];
}

/* How many of the goals the hand that was played has reached at each place it gives. */
static int32_t
count_goals (const Search *search)
{
  return search->end == TB_END_NONE ? TB_GOAL_RESULT : TB_N_GOALS;
}

/* Wins */

/* What the others paid for the value of the win alone. */
static int32_t
find_points (const Search *search)
{
  const TbLedger *ledger = &search->result.ledger;
  int32_t         points = 0;

  for (int32_t i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].reason == TB_REASON_WIN)
      points += ledger->lines[i].points;

  return points;
}

static TbNeedWin *
find_win (TbNeedWays *ways,
          TbPlayer    from)
{
  return from == TB_NOBODY ? &ways->tsumo : &ways->ron[from];
}

/* Keeps the win that was played in @need if it is cheaper than what is there. */
static void
keep_win (const Search *search,
          int32_t       points,
          TbNeedWin    *need)
{
  if (need->exists && need->points <= points)
    return;

  need->exists = true;
  need->value = search->event.wins[0].value;
  need->points = points;
  memcpy (need->scores, search->result.scores, sizeof need->scores);
  need->rank = search->ranks[search->player];
  need->end = search->end;
  need->choice = search->choice;
}

static void
try_win (Search             *search,
         TbPlayer            from,
         const TbValueEntry *value)
{
  TbWin  *win = &search->event.wins[0];
  int32_t points;

  win->from = from;
  win->value = *value;
  if (!play (search))
    return;

  points = find_points (search);
  for (int32_t place = search->ranks[search->player]; place < search->out->rank; place++)
    for (TbGoal goal = TB_GOAL_PLACE; (int32_t) goal < count_goals (search); goal++)
      keep_win (search, points, find_win (find_ways (search, place, goal), from));
}

/* All that the value grid offers for a win of this kind. */
static void
try_cells (Search       *search,
           TbPlayer      from,
           const TbCell *cells,
           size_t        n_cells)
{
  for (size_t i = 0; i < n_cells; i++)
    {
      const TbCell *cell = &cells[i];
      int32_t       points = from == TB_NOBODY
                               ? cell->tsumo_child + cell->tsumo_next + cell->tsumo_dealer
                               : cell->ron;

      if (points > 0)
        try_win (search, from, &cell->entry);
    }
}

/* The most that a hand can have. */
static int32_t
find_most_tai (const TbRules *rules)
{
  int32_t most = 0;

  for (int32_t i = 0; i < rules->n_tai_items; i++)
    most += rules->tai_items[i].tai * rules->tai_items[i].most;

  return most == 0 || most > TB_MAX_TAI ? TB_MAX_TAI : most;
}

/* An amount beyond which it does not matter how much is paid. Each pays a multiple of it, so that
 * whoever differ in what they pay, or pay at all, are then past one another and past every line
 * that ends a game. */
static int32_t
find_decisive_amount (const Search *search)
{
  const TbRules *rules = search->table->rules;
  int32_t        amount = search->view.pot + search->view.penalty_pot + rules->target +
                   rules->ceiling;

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      int32_t score = search->view.scores[player];

      amount += score < 0 ? -score : score;
    }

  return amount;
}

/* Of the sums that are paid alike the least. */
static void
try_tai (Search  *search,
         TbPlayer from)
{
  const TbRules *rules = search->table->rules;
  int32_t        multiple = rules->tai_rounding;
  int32_t        most = find_most_tai (rules);
  int32_t        least = from == TB_NOBODY || rules->tai_minimum < 1 ? 1 : rules->tai_minimum;
  int32_t        enough = least + find_decisive_amount (search) + multiple;
  TbValueEntry   value = { .form = TB_VALUE_TAI };

  for (int32_t tai = least; tai <= most && tai <= enough;
       tai = (tai + multiple - 1) / multiple * multiple + 1)
    {
      value.tai = tai;
      try_win (search, from, &value);
    }
}

static void
find_wins (Search              *search,
           const TbPartialHand *partial)
{
  const TbRules *rules = search->table->rules;
  bool           is_dealer = search->player == search->table->next.dealer;
  TbCell         cells[TB_MAX_CELLS];
  size_t         n_cells = tb_value_cells (rules, is_dealer, cells);

  tb_event_begin (&search->event, TB_RESULT_WIN, partial);
  search->event.n_wins = 1;
  tb_win_init (&search->event.wins[0], search->player);

  for (TbPlayer other = 0; other < rules->players; other++)
    {
      TbPlayer from = other == search->player ? TB_NOBODY : other;

      if (rules->scoring == TB_SCORING_TAI)
        try_tai (search, from);
      else
        try_cells (search, from, cells, n_cells);
    }
}

/* Draws */

static TbNeedDraws *
find_draws (TbNeedWays *ways,
            bool        nagashi)
{
  return nagashi ? &ways->nagashi : &ways->draw;
}

static void
set_tenpai (TbEvent    *event,
            TbPlayerSet tenpai)
{
  event->n_tenpai = 0;
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (tenpai & TB_PLAYER_BIT (player))
      event->tenpai[event->n_tenpai++] = player;
}

/* Plays the draw at which @tenpai are tenpai. Returns false if the table refuses it. */
static bool
try_draw (Search     *search,
          bool        nagashi,
          TbPlayerSet tenpai)
{
  set_tenpai (&search->event, tenpai);
  if (!play (search))
    return false;

  for (int32_t place = search->ranks[search->player]; place < search->out->rank; place++)
    for (TbGoal goal = TB_GOAL_PLACE; (int32_t) goal < count_goals (search); goal++)
      find_draws (find_ways (search, place, goal), nagashi)->sets |= (uint16_t) (1u << tenpai);

  return true;
}

static void
find_all_draws (Search              *search,
                const TbPartialHand *partial,
                bool                 nagashi)
{
  int32_t  players = search->table->rules->players;
  uint16_t possible = 0;

  tb_event_begin (&search->event, TB_RESULT_DRAW, partial);
  search->event.n_nagashi = nagashi;
  search->event.nagashi[0] = search->player;

  for (uint32_t tenpai = 0; tenpai < 1u << players; tenpai++)
    if (try_draw (search, nagashi, (TbPlayerSet) tenpai))
      possible |= (uint16_t) (1u << tenpai);

  for (int32_t place = 1; place < search->out->rank; place++)
    for (TbGoal goal = TB_GOAL_PLACE; goal < TB_N_GOALS; goal++)
      tb_need_draws_list (possible, players,
                          find_draws (find_ways (search, place, goal), nagashi));
}

/* The places */

/* The score that has @place: that of the player with the worst rank that is no worse. */
static int32_t
find_score_at (const TbRules *rules,
               const TbView  *view,
               int32_t        place)
{
  TbPlayer found = TB_NOBODY;

  for (TbPlayer player = 0; player < rules->players; player++)
    if (view->ranks[player] <= place &&
        (found == TB_NOBODY || view->ranks[player] > view->ranks[found]))
      found = player;

  return view->scores[found];
}

TbStatus
tb_table_needs (const TbTable       *table,
                const TbPartialHand *partial,
                TbPlayer             player,
                TbNeeds             *out,
                TbProblem           *problem)
{
  Search search;

  assert (player < table->rules->players);

  if (tb_table_open_hand (table, partial, &search.view, problem) == TB_REFUSED)
    return TB_REFUSED;

  memset (out, 0, sizeof *out);
  out->player = player;
  out->rank = search.view.ranks[player];
  for (int32_t place = 1; place < out->rank; place++)
    out->places[place - 1].behind = find_score_at (table->rules, &search.view, place) -
                                    search.view.scores[player];

  if (out->rank == 1)
    return TB_OK;

  search.table = table;
  search.player = player;
  search.out = out;
  find_wins (&search, partial);
  find_all_draws (&search, partial, false);
  find_all_draws (&search, partial, true);

  return TB_OK;
}
