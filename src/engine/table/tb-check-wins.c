/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <assert.h>

/* --- Winners and their values --- */

static TbStatus
check_players (TbHand    *hand,
               int32_t    index,
               TbProblem *problem)
{
  const TbWin *win = &hand->event->wins[index];

  if (tb_check_player (hand, win->player, TB_AT_WIN_PLAYER, index, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (hand->winners & TB_PLAYER_BIT (win->player))
    return tb_refuse_at (problem, TB_PROBLEM_DUPLICATE, TB_AT_WIN_PLAYER, index);
  if (hand->no_win & TB_PLAYER_BIT (win->player))
    return tb_refuse_at (problem, TB_PROBLEM_WINNER_FOUL, TB_AT_WIN_PLAYER, index);
  hand->winners |= TB_PLAYER_BIT (win->player);

  if (win->from != TB_NOBODY &&
      tb_check_player (hand, win->from, TB_AT_WIN_FROM, index, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (win->from == win->player)
    return tb_refuse_at (problem, TB_PROBLEM_SAME_PLAYER, TB_AT_WIN_FROM, index);
  if (index > 0 && (win->from != hand->event->wins[0].from || win->from == TB_NOBODY))
    return tb_refuse_at (problem, TB_PROBLEM_SEVERAL_DISCARDERS, TB_AT_WIN_FROM, index);

  return TB_OK;
}

void
tb_win_value (const TbRules *rules,
              const TbNext  *hand,
              const TbEvent *event,
              int32_t        win,
              TbValueEntry  *out)
{
  const TbWin *entry = &event->wins[win];
  uint32_t     flags = entry->robbed ? TB_HAND_CHANKAN : 0;

  if (tb_event_has_riichi (event, entry->player))
    flags |= TB_HAND_RIICHI;

  *out = entry->value;
  out->is_open = tb_event_win_is_open (event, win);
  tb_value_complete (out, hand->round.wind, tb_rules_seat (rules, hand->dealer, entry->player),
                     entry->from == TB_NOBODY, flags);
}

static TbStatus
check_value (TbHand    *hand,
             int32_t    index,
             TbProblem *problem)
{
  const TbValueEntry *entry = &hand->event->wins[index].value;
  TbValueEntry        placed;

  if (entry->form == TB_VALUE_YAKU || entry->form == TB_VALUE_TILES)
    {
      tb_win_value (hand->rules, &hand->table->next, hand->event, index, &placed);
      entry = &placed;
    }
  if (tb_value_resolve (hand->rules, entry, &hand->values[index], problem) == TB_OK)
    return TB_OK;

  problem->index[1] = problem->index[0];
  problem->index[0] = index;

  return TB_REFUSED;
}

/* Refuses a list that names self-draw yaku for a win by discard, or the reverse. */
static TbStatus
check_way_of_winning (const TbWin *win,
                      int32_t      index,
                      TbProblem   *problem)
{
  const TbValueEntry *value = &win->value;
  bool                self_draw = win->from == TB_NOBODY;
  bool                is_yaku = value->form == TB_VALUE_YAKU;
  bool                is_tai = value->form == TB_VALUE_TAI && value->tai_listed;
  /* Old records may contain self-draw yakuman in wins by discard. */
  TbYakuSet wrong_yaku =
    self_draw ? TB_YAKU_OF_DISCARD : TB_YAKU_OF_SELF_DRAW & TB_YAKU_ALL_ORDINARY;
  TbTaiSet wrong_tai = self_draw ? 0 : TB_TAI_OF_SELF_DRAW;

  for (int32_t i = 0; is_yaku && i < value->n_yaku; i++)
    if (TB_YAKU_BIT (value->yaku[i]) & wrong_yaku)
      return tb_refuse (problem, (TbProblem) { TB_PROBLEM_INCOMPATIBLE, TB_AT_VALUE_YAKU_ENTRY,
                                               .index = { index, i } });
  for (int32_t i = 0; is_tai && i < value->n_tai_items; i++)
    if (tb_tai_set_of (value->tai_items[i]) & wrong_tai)
      return tb_refuse (problem, (TbProblem) { TB_PROBLEM_INCOMPATIBLE, TB_AT_VALUE_TAI_ENTRY,
                                               .index = { index, i } });

  return TB_OK;
}

/* --- The liable player --- */

/* Whether the player who fed a called kan can be liable for @win, which is won on the replacement
 * tile. */
static bool
can_be_kan_feeder (const TbHand *hand,
                   const TbWin  *win)
{
  return hand->rules->pao_kan_feeder != TB_KAN_FEEDER_NONE && win->from == TB_NOBODY;
}

/* Each yakuman in `for` appears once, is in the hand, and has a liability in the ruleset. */
static TbStatus
check_named (const TbHand *hand,
             int32_t       win,
             TbProblem    *problem)
{
  const TbWin *entry = &hand->event->wins[win];
  TbYakuSet    in_hand = hand->values[win].listed;
  TbYakuSet    liable = hand->rules->pao_yakuman;
  TbYakuSet    named = 0;

  if (can_be_kan_feeder (hand, entry))
    {
      liable |= TB_YAKU_BIT (TB_YAKU_RINSHAN);
      if (entry->value.form != TB_VALUE_YAKU) /* the rest of the hand is unknown */
        in_hand |= TB_YAKU_BIT (TB_YAKU_RINSHAN);
    }

  for (int32_t i = 0; i < entry->pao.n_for; i++)
    {
      TbYakuSet yaku = TB_YAKU_BIT (entry->pao.for_yakuman[i]);
      TbProblem refusal = { .at = TB_AT_WIN_PAO_FOR_ENTRY, .index = { win, i } };

      if (!(yaku & liable))
        refusal.code = TB_PROBLEM_NO_PAO;
      else if (!(yaku & in_hand))
        refusal.code = TB_PROBLEM_PAO_NOT_IN_HAND;
      else if (yaku & named)
        refusal.code = TB_PROBLEM_DUPLICATE;
      if (refusal.code != TB_PROBLEM_NONE)
        return tb_refuse (problem, refusal);

      named |= yaku;
    }

  return TB_OK;
}

/* Finds the player who pays the win @index, whose value is known: its discarder or a liable
 * player. */
static TbStatus
check_pao (TbHand    *hand,
           int32_t    index,
           TbProblem *problem)
{
  const TbRules *rules = hand->rules;
  const TbWin   *win = &hand->event->wins[index];
  const TbPao   *pao = &win->pao;

  assert (pao->n_for >= 0 && pao->n_for <= TB_MAX_LISTED_YAKUMAN);

  hand->payers[index] = win->from;
  if (pao->player == TB_NOBODY)
    return TB_OK;
  if (tb_check_player (hand, pao->player, TB_AT_WIN_PAO_PLAYER, index, problem) == TB_REFUSED)
    return TB_REFUSED;
  if (pao->player == win->player)
    return tb_refuse_at (problem, TB_PROBLEM_SAME_PLAYER, TB_AT_WIN_PAO_PLAYER, index);

  /* If pao covers the whole hand, the ruleset does not check the yakuman that it is for. */
  if (rules->pao_share == TB_PAO_LIABLE_YAKUMAN && check_named (hand, index, problem) == TB_REFUSED)
    return TB_REFUSED;

  /* The ruleset must have a liability that applies to this kind of win. The event need not name its
   * yakuman: pao without a name covers the whole hand, regardless of its value. */
  if (rules->pao_yakuman == 0 && !rules->pao_single_tile && !rules->pao_fed_melds &&
      !can_be_kan_feeder (hand, win))
    return tb_refuse_at (problem, TB_PROBLEM_NO_PAO, TB_AT_WIN_PAO, index);

  /* "The player who let the kan be called has dealt in" (b-rule.txt 20). */
  if (rules->pao_kan_feeder == TB_KAN_FEEDER_RON && win->from == TB_NOBODY &&
      (tb_pao_named (pao) | hand->values[index].listed) & TB_YAKU_BIT (TB_YAKU_RINSHAN))
    hand->payers[index] = pao->player;

  return TB_OK;
}

/* --- Bonuses and marks --- */

static TbStatus
check_special_tiles (const TbHand *hand,
                     int32_t       index,
                     TbProblem    *problem)
{
  const int32_t *special = hand->event->wins[index].bonus.special;

  for (TbSpecialColor color = TB_SPECIAL_BLUE; color < TB_N_SPECIAL_COLORS; color++)
    {
      const TbSpecialTile *tile;
      TbProblemAt          at = (TbProblemAt) (TB_AT_WIN_BONUS_RED + (int) color);
      int32_t              most;

      if (special[color] == 0)
        continue;

      tile = tb_rules_find_special (hand->rules, color);
      most = tb_rules_most_special (hand->rules, color);
      if (tile == NULL || tile->chips == 0)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, at, index);
      if (special[color] < 0 || special[color] > most)
        return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, at, index, 0, most);
    }

  return TB_OK;
}

/* Returns the most red tiles that a hand can have. Rulesets of earlier revisions do not count the
 * red tiles of the set. */
static int32_t
most_red (const TbRules *rules)
{
  if (rules->n_red_fives_suits == 0 && tb_rules_find_special (rules, TB_SPECIAL_RED) == NULL)
    return TB_MAX_BONUS;

  return tb_rules_most_special (rules, TB_SPECIAL_RED);
}

/* Refuses a bonus that brings no chips, or that is larger than a hand can have. */
static TbStatus
check_bonuses (const TbHand *hand,
               int32_t       index,
               TbProblem    *problem)
{
  const TbRules *rules = hand->rules;
  const TbBonus *bonus = &hand->event->wins[index].bonus;
  const struct
  {
    TbProblemAt at;
    int32_t     number;
    int32_t     max;
    int32_t     chip;
  } bonuses[] = {
    { TB_AT_WIN_BONUS_IPPATSU, bonus->ippatsu, 1, rules->chip_ippatsu },
    { TB_AT_WIN_BONUS_URA, bonus->ura, TB_MAX_BONUS, rules->chip_ura },
    { TB_AT_WIN_BONUS_RED, bonus->red, most_red (rules), rules->chip_red },
  };

  for (size_t i = 0; i < sizeof bonuses / sizeof bonuses[0]; i++)
    {
      if (bonuses[i].number == 0)
        continue;
      if (bonuses[i].chip == 0)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, bonuses[i].at, index);
      if (bonuses[i].number < 0 || bonuses[i].number > bonuses[i].max)
        return tb_refuse_range (problem, TB_PROBLEM_OUT_OF_RANGE, bonuses[i].at, index, 0,
                                bonuses[i].max);
    }

  return TB_OK;
}

/* Refuses a mark of a win by discard if the ruleset does not play it or the tile does not exist. */
static TbStatus
check_marks (const TbHand *hand,
             int32_t       index,
             TbProblem    *problem)
{
  const TbRules *rules = hand->rules;
  const TbWin   *win = &hand->event->wins[index];
  const struct
  {
    TbProblemAt at;
    bool        is_set;
    bool        is_played;
  } marks[] = {
    { TB_AT_WIN_ROBBED, win->robbed, rules->robbed_kong_self_draw },
    { TB_AT_WIN_LAST_TILE, win->last_tile, rules->last_tile != TB_LAST_TILE_ORDINARY },
  };

  if (win->on_riichi_tile &&
      (win->from == TB_NOBODY || !(hand->riichi & TB_PLAYER_BIT (win->from))))
    return tb_refuse_at (problem, TB_PROBLEM_RONNED_TILE_NO_STAKE, TB_AT_WIN_ON_RIICHI_TILE, index);

  for (size_t i = 0; i < sizeof marks / sizeof marks[0]; i++)
    {
      if (marks[i].is_set && !marks[i].is_played)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_PLAYED, marks[i].at, index);
      if (marks[i].is_set && win->from == TB_NOBODY)
        return tb_refuse_at (problem, TB_PROBLEM_NOT_HERE, marks[i].at, index);
    }

  return TB_OK;
}

/* "A discard win needs four tai"; a robbed kan counts as a self-draw (fenghua.txt). Rulesets that
 * do not count tai have no minimum. */
static TbStatus
check_tai_minimum (const TbHand *hand,
                   int32_t       index,
                   TbProblem    *problem)
{
  const TbWin   *win = &hand->event->wins[index];
  const TbValue *value = &hand->values[index];
  int32_t        minimum =
    tb_rules_tai_minimum (hand->rules, win->from == TB_NOBODY || win->robbed);

  if (value->tai_for_minimum >= minimum || value->tai_exempt)
    return TB_OK;

  return tb_refuse_range (problem, TB_PROBLEM_TAI_MINIMUM, TB_AT_VALUE_TAI, index, minimum, 0);
}

/* A hand needs two han in some houses (二翻縛り). The han of a limit or a yakuman are unknown, and
 * enough. */
static TbStatus
check_han_minimum (const TbHand *hand,
                   int32_t       index,
                   TbProblem    *problem)
{
  static const TbProblemAt places[] = {
    [TB_VALUE_HAN] = TB_AT_VALUE_HAN,
    [TB_VALUE_YAKU] = TB_AT_VALUE_YAKU,
    [TB_VALUE_TILES] = TB_AT_VALUE_TILES,
  };
  const TbValue *value = &hand->values[index];
  int32_t        minimum = tb_rules_minimum_han (hand->rules, hand->table->next.honba);

  if (value->han == 0 || value->han_for_minimum >= minimum)
    return TB_OK;

  return tb_refuse_range (problem, TB_PROBLEM_HAN_MINIMUM,
                          places[hand->event->wins[index].value.form], index, minimum, 0);
}

/* --- The wins --- */

TbStatus
tb_check_wins (TbHand    *hand,
               TbProblem *problem)
{
  const TbEvent *event = hand->event;
  int32_t        max_winners = hand->rules->max_winners;
  int32_t        n = 0;

  assert (event->n_wins >= 0 && event->n_wins <= TB_MAX_WINS);

  if (event->n_wins == 0)
    return tb_refuse_range (problem, TB_PROBLEM_TOO_FEW, TB_AT_WINS, 0, 1, max_winners);
  if (event->n_wins > max_winners)
    return tb_refuse_range (problem, TB_PROBLEM_TOO_MANY_WINNERS, TB_AT_WINS, 0, 0, max_winners);

  for (int32_t i = 0; i < event->n_wins; i++)
    if (check_players (hand, i, problem) == TB_REFUSED ||
        check_value (hand, i, problem) == TB_REFUSED ||
        check_way_of_winning (&event->wins[i], i, problem) == TB_REFUSED ||
        check_pao (hand, i, problem) == TB_REFUSED ||
        check_bonuses (hand, i, problem) == TB_REFUSED ||
        check_special_tiles (hand, i, problem) == TB_REFUSED ||
        check_marks (hand, i, problem) == TB_REFUSED ||
        check_tai_minimum (hand, i, problem) == TB_REFUSED ||
        check_han_minimum (hand, i, problem) == TB_REFUSED)
      return TB_REFUSED;

  /* Winners by distance from the discarder; a tsumo has one winner. */
  hand->nearest[0] = 0;
  for (int32_t step = 1; step < hand->rules->players && event->n_wins > 1; step++)
    for (int32_t i = 0; i < event->n_wins; i++)
      if (event->wins[i].player == (event->wins[0].from + step) % hand->rules->players)
        hand->nearest[n++] = i;

  return TB_OK;
}

TbStatus
tb_check_open_wins (const TbHand *hand,
                    TbProblem    *problem)
{
  uint8_t before[TB_MAX_PLAYERS];

  if (hand->event->n_wins == 0 || !hand->rules->last_hand_open_win ||
      !tb_table_is_last_hand (hand->table))
    return TB_OK;

  tb_ranks (hand->rules, hand->table->scores, &hand->table->won, before);
  for (int32_t i = 0; i < hand->event->n_wins; i++)
    {
      const TbWin *win = &hand->event->wins[i];

      if (tb_event_win_is_open (hand->event, i) == TB_FACT_YES &&
          win->player != hand->dealer && before[win->player] > 1 &&
          hand->ranks[win->player] >= before[win->player])
        return tb_refuse_at (problem,
                             hand->event->n_wins > 1 ? TB_PROBLEM_RULE_OPEN_WIN_BESIDE
                                                     : TB_PROBLEM_RULE_OPEN_WIN,
                             TB_AT_WIN, i);
    }

  return TB_OK;
}
