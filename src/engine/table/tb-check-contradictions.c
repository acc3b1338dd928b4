/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"
#include "tb-riichi.h"

#include <assert.h>

/* Checks for events that contradict themselves within one hand. The engine can compute the payments
 * of these events, and a record that contains one can still be replayed (docs/decisions/016). */

static TbStatus
check_win (const TbHand *hand,
           int32_t       index,
           TbProblem    *problem)
{
  const TbWin   *win = &hand->event->wins[index];
  TbValueContext context = {
    .won = true,
    .self_draw = win->from == TB_NOBODY,
    .dealer = win->player == hand->dealer,
    .riichi = (hand->riichi & TB_PLAYER_BIT (win->player)) != 0,
    .is_open = tb_value_is_open (&win->value) ? TB_FACT_YES : win->is_open,
  };

  /* The hand of a winner who declared riichi cannot be recorded as open. */
  if (context.riichi && context.is_open == TB_FACT_YES)
    {
      TbProblemAt at = TB_AT_VALUE_TILES;

      if (win->is_open == TB_FACT_YES)
        at = TB_AT_WIN_OPEN;
      else if (win->value.form == TB_VALUE_YAKU)
        at = TB_AT_VALUE_OPEN;
      return tb_refuse_at (problem, TB_PROBLEM_RIICHI_OPEN, at, index);
    }

  if (tb_value_check (hand->rules, &win->value, &hand->values[index], &context, problem) ==
      TB_REFUSED)
    {
      problem->index[1] = problem->index[0];
      problem->index[0] = index;
      return TB_REFUSED;
    }

  /* Only a riichi brings these chips. */
  if ((win->bonus.ippatsu > 0 || win->bonus.ura > 0) && !context.riichi &&
      tb_rules_record_riichi (hand->rules))
    return tb_refuse_at (problem, TB_PROBLEM_NO_RIICHI,
                         win->bonus.ippatsu > 0 ? TB_AT_WIN_BONUS_IPPATSU : TB_AT_WIN_BONUS_URA,
                         index);

  if (win->bonus.red > 0 && hand->rules->chip_red_closed &&
      tb_event_win_is_open (hand->event, index) == TB_FACT_YES)
    return tb_refuse_at (problem, TB_PROBLEM_CHIP_CLOSED_ONLY, TB_AT_WIN_BONUS_RED, index);

  return TB_OK;
}

/* Hands shown after a foul count as wins by discard. */
static TbStatus
check_shown (const TbHand *hand,
             int32_t       foul,
             int32_t       shown,
             TbProblem    *problem)
{
  const TbShownHand   *entry = &hand->event->fouls[foul].against[shown];
  const TbValueContext context = {
    .riichi = (hand->riichi & TB_PLAYER_BIT (entry->player)) != 0,
    .is_open = tb_value_is_open (&entry->value) ? TB_FACT_YES : TB_FACT_UNKNOWN,
  };
  TbValue  value;
  TbStatus status = tb_shown_value (hand, entry, &value, problem);

  assert (status == TB_OK); /* the event was accepted */
  (void) status;

  if (tb_value_check (hand->rules, &entry->value, &value, &context, problem) == TB_OK)
    return TB_OK;

  problem->against = true;
  problem->index[2] = problem->index[0];
  problem->index[1] = shown;
  problem->index[0] = foul;

  return TB_REFUSED;
}

TbStatus
tb_check_contradictions (const TbHand *hand,
                         TbProblem    *problem)
{
  const TbEvent *event = hand->event;

  /* Rulesets that count tai have neither riichi nor fu. */
  if (hand->rules->scoring == TB_SCORING_TAI)
    return TB_OK;

  if (event->result == TB_RESULT_ABORT && event->reason == TB_ABORT_FOUR_RIICHI &&
      event->n_riichi < TB_MAX_PLAYERS)
    return tb_refuse_at (problem, TB_PROBLEM_FOUR_RIICHI, TB_AT_RIICHI, 0);

  for (int32_t i = 0; i < event->n_wins; i++)
    if (check_win (hand, i, problem) == TB_REFUSED)
      return TB_REFUSED;

  for (int32_t foul = 0; foul < event->n_fouls; foul++)
    for (int32_t shown = 0; shown < event->fouls[foul].n_against; shown++)
      if (check_shown (hand, foul, shown, problem) == TB_REFUSED)
        return TB_REFUSED;

  return TB_OK;
}
