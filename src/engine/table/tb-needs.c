/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-needs.h"

#include <assert.h>
#include <string.h>

/* The search plays all possible hands. A higher-valued hand does not always reach the goal of a
 * lower one: it can end a game that continues after the lower one, or bust a player. */

/* The highest fu of a usual value. Seven pairs have 25. */
#define MOST_USUAL_FU 40

typedef struct
{
  const TbTable *table;
  TbView         view;
  TbPlayer       player;
  TbNeeds       *out;

  /* The hand being tried */
  TbEvent      event;
  TbHandResult result;
  uint8_t      ranks[TB_MAX_PLAYERS];
  TbEndReason  end;
  TbChoice     choice;
} Search;

/* Whether a dealer with a choice ends the game if possible: as 1st, or to keep the rank that they
 * look for. */
static bool
dealer_ends (const Search *search)
{
  TbPlayer dealer = search->table->next.dealer;

  return search->ranks[dealer] == 1 ||
         (dealer == search->player &&
          search->table->rules->last_dealer == TB_LAST_DEALER_BY_RANK);
}

/* Plays the hand. Returns false if the table refuses it. */
static bool
play (Search *search)
{
  TbTable   after = *search->table;
  TbProblem problem;
  TbStatus  status;

  search->event.choice = TB_CHOICE_ABSENT;
  if (tb_table_enter (&after, &search->event, &search->result, &problem) == TB_REFUSED)
    return false;

  tb_ranks (after.rules, after.scores, &after.won, search->ranks);
  search->end = after.end.reason;
  search->choice = TB_CHOICE_ABSENT;
  if (search->end != TB_END_NONE || search->result.right != TB_RIGHT_FREE ||
      !dealer_ends (search))
    return true;

  /* The game ends because its dealer, who could play on, stops. */
  after = *search->table;
  search->event.choice = TB_CHOICE_DECLINE;
  status = tb_table_enter (&after, &search->event, &search->result, &problem);
  assert (status == TB_OK); /* the choice is free and moves no points */
  (void) status;

  search->end = after.end.reason;
  search->choice = search->end == TB_END_NONE ? TB_CHOICE_ABSENT : TB_CHOICE_DECLINE;

  return true;
}

/* Returns the ways to @rank with @goal. */
static TbNeedWays *
find_ways (const Search *search,
           int32_t       rank,
           TbGoal        goal)
{
  return &search->out->ranks[rank - 1].ways[goal];
}

/* Returns the number of goals that the played hand reached at each rank. */
static int32_t
count_goals (const Search *search)
{
  return search->end == TB_END_NONE ? TB_GOAL_RESULT : TB_N_GOALS;
}

/* Wins */

/* Whether players meet the value @entry often. Without a count of fu, they meet all of them. */
static bool
is_usual (const TbRules      *rules,
          const TbValueEntry *entry)
{
  return entry->form != TB_VALUE_HAN || !tb_rules_count_fu (rules, entry->han) ||
         entry->fu <= MOST_USUAL_FU;
}

/* Keeps the win @found from @from in @wins if it is lower than the current entry. */
static void
keep_lowest (TbPlayer         from,
             const TbNeedWin *found,
             TbNeedWins      *wins)
{
  TbNeedWin *need = from == TB_NOBODY ? &wins->tsumo : &wins->ron[from];

  if (!need->exists || need->points > found->points)
    *need = *found;
}

/* Plays the win worth @value and keeps it for each rank that it reaches at a lower value than the
 * current entry. */
static void
try_win (Search             *search,
         TbPlayer            from,
         const TbValueEntry *value)
{
  const TbLedger *ledger = &search->result.ledger;
  TbWin          *win = &search->event.wins[0];
  TbNeedWin       found;

  win->from = from;
  win->value = *value;
  if (!play (search))
    return;

  found = (TbNeedWin) {
    .exists = true,
    .value = *value,
    .rank = search->ranks[search->player],
    .end = search->end,
    .choice = search->choice,
  };
  memcpy (found.scores, search->result.scores, sizeof found.scores);
  /* The payments of the others for the value of the win alone. */
  for (int32_t i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].reason == TB_REASON_WIN)
      found.points += ledger->lines[i].points;

  for (int32_t rank = found.rank; rank < search->out->rank; rank++)
    for (TbGoal goal = TB_GOAL_RANK; (int32_t) goal < count_goals (search); goal++)
      {
        TbNeedWins *wins = find_ways (search, rank, goal)->wins;

        keep_lowest (from, &found, &wins[TB_NEED_ANY]);
        if (is_usual (search->table->rules, value))
          keep_lowest (from, &found, &wins[TB_NEED_USUAL]);
      }
}

/* Returns an amount beyond which larger payments make no difference. Each player pays a multiple of
 * it, so that players with different payments, or with none, have passed one another and every line
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

/* Returns the highest sum of tai that is worth a try: more is not possible in one hand, pays the
 * same, or makes no difference. */
static int32_t
find_most_tai (const Search *search,
               int32_t       least)
{
  const TbRules *rules = search->table->rules;
  int32_t        most = 0;
  int32_t        enough = least + find_decisive_amount (search) + rules->tai_rounding;

  for (int32_t i = 0; i < rules->n_tai_items; i++)
    most += rules->tai_items[i].tai * rules->tai_items[i].most;
  for (int32_t i = 0; i < rules->n_house_tai; i++)
    most += rules->house_tai[i].rule.tai * rules->house_tai[i].rule.most;
  if (most == 0 || most > TB_MAX_TAI)
    most = TB_MAX_TAI;
  if (rules->n_tai_table > 0)
    enough = least + rules->tai_table[rules->n_tai_table - 1].tai;

  return enough < most ? enough : most;
}

/* Of the sums of tai that pay the same, tries the smallest. */
static void
try_tai (Search  *search,
         TbPlayer from)
{
  const TbRules *rules = search->table->rules;
  int32_t        of_dealer = tb_tai_of_dealer (rules, search->table->next.honba);
  int32_t        minimum = tb_rules_tai_minimum (rules, from == TB_NOBODY);
  int32_t        lowest = tb_tai_least (rules);
  int32_t        least = minimum > lowest ? minimum : lowest;
  int32_t        most = find_most_tai (search, least);
  TbValueEntry   value = { .form = TB_VALUE_TAI, .tai = least };

  while (value.tai <= most)
    {
      /* The last sums that are rounded to the same as this one, without and with the dealer. */
      int32_t last = tb_tai_round (rules, value.tai);
      int32_t last_of_dealer = tb_tai_round (rules, value.tai + of_dealer) - of_dealer;

      try_win (search, from, &value);
      value.tai = (last < last_of_dealer ? last : last_of_dealer) + 1;
    }
}

/* Tries all values of the grid, or all sums of tai, for each kind of win. */
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
      for (size_t i = 0; i < n_cells; i++)
        {
          const TbCell *cell = &cells[i];
          int32_t       tsumo = cell->tsumo_child + cell->tsumo_next + cell->tsumo_dealer;

          if ((from == TB_NOBODY ? tsumo : cell->ron) > 0)
            try_win (search, from, &cell->entry);
        }
    }
}

/* Draws */

/* Returns the draws of @possible that match @draw. */
static uint16_t
find_sets (uint16_t   possible,
           TbNeedDraw draw)
{
  uint16_t sets = 0;

  for (uint32_t set = 0; set < TB_N_TENPAI_SETS; set++)
    if ((set & draw.tenpai) == draw.tenpai && (set & draw.noten) == 0)
      sets |= (uint16_t) (1u << set);

  return sets & possible;
}

/* Lists @draws->sets, a part of the draws @possible of @players players: each condition that
 * matches only these draws, and some draws that the list does not have yet. */
static void
list_draws (uint16_t     possible,
            int32_t      players,
            TbNeedDraws *draws)
{
  uint32_t n_sets = 1u << players;
  uint16_t listed = 0;

  /* Conditions that name fewer players come first, so that no condition is listed if a shorter one
   * already covers its draws. Conditions that name all players match one draw each, so that every
   * draw is listed. */
  draws->n = 0;
  for (int32_t n_named = 0; listed != draws->sets; n_named++)
    for (uint32_t named = 0; named < n_sets; named++)
      for (uint32_t tenpai = 0; tenpai < n_sets; tenpai++)
        {
          TbNeedDraw draw = { (TbPlayerSet) tenpai, (TbPlayerSet) (named & ~tenpai) };
          uint16_t   sets;

          if ((tenpai & ~named) != 0 || tb_player_set_count ((TbPlayerSet) named) != n_named)
            continue;

          sets = find_sets (possible, draw);
          if ((sets & ~draws->sets) != 0 || (sets & ~listed) == 0)
            continue;

          listed |= sets;
          draws->list[draws->n++] = draw;
        }
}

static TbNeedDraws *
find_draws (TbNeedWays *ways,
            bool        nagashi)
{
  return nagashi ? &ways->nagashi : &ways->draw;
}

/* Plays each draw, by the set of tenpai players; draws that the table refuses are not possible. */
static void
find_all_draws (Search              *search,
                const TbPartialHand *partial,
                bool                 nagashi)
{
  int32_t  players = search->table->rules->players;
  TbEvent *event = &search->event;
  uint16_t possible = 0;

  tb_event_begin (event, TB_RESULT_DRAW, partial);
  event->n_nagashi = nagashi;
  event->nagashi[0] = search->player;

  for (uint32_t tenpai = 0; tenpai < 1u << players; tenpai++)
    {
      const uint16_t draw = (uint16_t) (1u << tenpai);

      event->n_tenpai = 0;
      for (TbPlayer player = 0; player < players; player++)
        if (tenpai & TB_PLAYER_BIT (player))
          event->tenpai[event->n_tenpai++] = player;
      if (!play (search))
        continue;

      possible |= draw;
      for (int32_t rank = search->ranks[search->player]; rank < search->out->rank; rank++)
        for (TbGoal goal = TB_GOAL_RANK; (int32_t) goal < count_goals (search); goal++)
          find_draws (find_ways (search, rank, goal), nagashi)->sets |= draw;
    }

  for (int32_t rank = 1; rank < search->out->rank; rank++)
    for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
      list_draws (possible, players, find_draws (find_ways (search, rank, goal), nagashi));
}

/* The ranks */

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
  for (int32_t rank = 1; rank < out->rank; rank++)
    {
      TbPlayer there = TB_NOBODY;

      /* The score of the rank: that of the player with the worst rank that is at least as good. */
      for (TbPlayer other = 0; other < table->rules->players; other++)
        if (search.view.ranks[other] <= rank &&
            (there == TB_NOBODY || search.view.ranks[other] > search.view.ranks[there]))
          there = other;
      out->ranks[rank - 1].behind = search.view.scores[there] - search.view.scores[player];
    }

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
