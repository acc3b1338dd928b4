/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-outcome.h"

#include "tenbo-describe.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-player-set.h"
#include "tenbo-record.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Tries the event without a choice first: only the result shows whether the hand gives the dealer a
 * choice. */
static TbStatus
try_event (TenboEntryOutcome     *self,
           TenboGame             *game,
           const TenboEntryModel *model)
{
  TbStatus status;

  self->event.choice = TB_CHOICE_ABSENT;
  status = tenbo_game_preview (game, &self->event, &self->after, &self->result, &self->problem);
  if (status != TB_OK || self->result.end.reason != TB_END_NONE)
    return status;

  self->right = self->result.right;
  if (self->right == TB_RIGHT_NONE)
    return TB_OK;

  if (self->right == TB_RIGHT_FREE)
    {
      self->event.choice = TB_CHOICE_DECLINE;
      status = tenbo_game_preview (game, &self->event, &self->after, &self->result, &self->problem);
      self->may_stop = status == TB_OK && self->result.end.reason != TB_END_NONE;
      if (model->choice == TB_CHOICE_DECLINE)
        return status;
    }

  self->event.choice = TB_CHOICE_CONTINUE;

  return tenbo_game_preview (game, &self->event, &self->after, &self->result, &self->problem);
}

void
tenbo_entry_outcome_ask (TenboEntryOutcome     *self,
                         TenboGame             *game,
                         const TenboEntryModel *model)
{
  TbStatus status = TB_OK;

  memset (self, 0, sizeof *self);
  self->remedy.foul = -1;
  self->need = tenbo_entry_model_need (model);
  if (self->need != TENBO_ENTRY_READY)
    return;

  self->kind = TENBO_OUTCOME_EVENT;
  if (tenbo_entry_model_is_running_foul (model))
    {
      self->kind = TENBO_OUTCOME_RUNNING;
      tenbo_entry_model_build_partial (model, &self->partial);
      status = tb_table_open_hand (tenbo_game_get_table (game), &self->partial, &self->view,
                                   &self->problem);
      /* A foul in mid-hand lets the hand continue, unless it busts its player immediately. */
      if (status == TB_OK && self->view.busts)
        self->kind = TENBO_OUTCOME_EVENT;
    }
  if (self->kind == TENBO_OUTCOME_EVENT)
    {
      tenbo_entry_model_build (model, &self->event);
      status = try_event (self, game, model);
    }
  if (status == TB_OK)
    return;

  if (self->kind == TENBO_OUTCOME_EVENT)
    self->remedy = tenbo_entry_model_find_remedy (model, &self->event, &self->problem);
  self->kind = TENBO_OUTCOME_REFUSED;
}

char *
tenbo_entry_outcome_choice (const TenboEntryOutcome *self,
                            TenboGame               *game,
                            const TenboEntryModel   *model)
{
  const char *dealer = tenbo_game_get_player_name (game, model->dealer);

  if (self->kind != TENBO_OUTCOME_EVENT)
    return NULL;

  switch (self->right)
    {
    case TB_RIGHT_FREE:
      if (self->may_stop)
        return g_strdup_printf (_ ("%s, the last dealer, may end the game"), dealer);
      return g_strdup_printf (_ ("%s, the dealer, may repeat"), dealer);

    case TB_RIGHT_MUST_CONTINUE:
      return g_strdup_printf (_ ("%s, the dealer, must repeat"), dealer);

    case TB_RIGHT_NONE:
      break;
    }

  return NULL;
}

gboolean
tenbo_entry_outcome_is_legal (const TenboEntryOutcome *self)
{
  return self->kind == TENBO_OUTCOME_EVENT || self->kind == TENBO_OUTCOME_RUNNING;
}

TbPlayerSet
tenbo_entry_outcome_tied (const TenboEntryOutcome *self,
                          TenboGame               *game)
{
  int32_t     n_players = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game))->players;
  TbPlayerSet tied = 0;

  if (self->kind != TENBO_OUTCOME_EVENT || self->result.end.reason == TB_END_NONE)
    return 0;

  for (TbPlayer a = 0; a < n_players; a++)
    for (TbPlayer b = 0; b < n_players; b++)
      if (a != b && self->result.scores[a] == self->result.scores[b])
        tied |= TB_PLAYER_BIT (a);

  return tied;
}

/* Returns the question about the value. If every han is worth the same, it lists the valid numbers,
 * since the keys of mangan and other limits have no effect. */
static char *
ask_value (TenboGame             *game,
           const TenboEntryModel *model,
           TbPlayer               owner)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (model, &n_cells);
  int           most_han = 0;

  if (tb_player_set_count (tenbo_entry_model_owners (model)) > 1)
    return g_strdup_printf (_ ("What is %s’s hand worth?"),
                            tenbo_game_get_player_name (game, owner));
  if (model->rules->scoring != TB_SCORING_LINEAR || model->method != TENBO_ENTRY_METHOD_TABLE)
    return g_strdup (_ ("What is the hand worth?"));

  for (size_t i = 0; i < n_cells; i++)
    if (cells[i].entry.form == TB_VALUE_HAN)
      most_han = MAX (most_han, cells[i].entry.han);

  return g_strdup_printf (_ ("How many han does the hand have (1–%d)?"), most_han);
}

char *
tenbo_entry_outcome_request (const TenboEntryOutcome *self,
                             TenboGame               *game,
                             const TenboEntryModel   *model)
{
  TbPlayer owner = tenbo_entry_model_asked_owner (model);
  TbValue  value;

  if (model->several && tb_player_set_count (model->winners) == 1 &&
      self->need != TENBO_ENTRY_READY)
    return g_strdup (_ ("Who else won?"));

  switch (self->need)
    {
    case TENBO_ENTRY_NEEDS_WINNER:
      /* Translators: question in the sheet */
      return g_strdup (_ ("Who won?"));

    case TENBO_ENTRY_NEEDS_FROM:
      return g_strdup (_ ("Who discarded the winning tile?"));

    case TENBO_ENTRY_NEEDS_VALUE:
      if (owner == model->current &&
          tenbo_entry_yaku_get_sum (model, &value) == TENBO_ENTRY_YAKU_NEEDS_FU)
        return g_strdup (_ ("How many fu does the hand have?"));
      if (tenbo_entry_tiles_count_missing (model) > 0 && owner == model->current)
        {
          int missing = tenbo_entry_tiles_count_missing (model);

          return g_strdup_printf (ngettext ("%d tile is missing", "%d tiles are missing",
                                            (gulong) missing),
                                  missing);
        }
      return ask_value (game, model, owner);

    case TENBO_ENTRY_NEEDS_OFFENDER:
      return g_strdup (_ ("Who committed the foul?"));

    case TENBO_ENTRY_NEEDS_FOUL:
      return g_strdup (_ ("Which foul was it?"));

    case TENBO_ENTRY_NEEDS_PAYER:
      /* Translators: question in the sheet */
      return g_strdup (_ ("Who pays?"));

    case TENBO_ENTRY_NEEDS_RECEIVER:
      return g_strdup (_ ("Who gets the points?"));

    case TENBO_ENTRY_READY:
      break;
    }

  return g_strdup ("");
}
