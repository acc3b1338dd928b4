/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry.h"

#include "tenbo-describe.h"
#include "tenbo-record.h"
#include "tenbo-words.h"
#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

G_DEFINE_FINAL_TYPE (TenboEntry, tenbo_entry, G_TYPE_OBJECT)

static guint changed_signal;

static void
tenbo_entry_finalize (GObject *object)
{
  g_clear_object (&TENBO_ENTRY (object)->game);

  G_OBJECT_CLASS (tenbo_entry_parent_class)->finalize (object);
}

static void
tenbo_entry_class_init (TenboEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_entry_finalize;

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
tenbo_entry_init (TenboEntry *self)
{
}

TenboEntry *
tenbo_entry_new (TenboGame     *game,
                 TenboEntryKind kind)
{
  TenboEntry *self = g_object_new (TENBO_TYPE_ENTRY, NULL);

  self->game = g_object_ref (game);
  tenbo_entry_model_init (&self->model,
                          tenbo_game_get_table (game),
                          tenbo_game_get_partial (game),
                          kind);
  for (guint i = tenbo_game_get_n_hands (game); i-- > 0;)
    tenbo_entry_model_note_last (&self->model,
                                 &tenbo_game_get_result (game, i)->hand,
                                 tenbo_game_get_event (game, i));

  return self;
}

const int32_t *
tenbo_entry_get_scores (const TenboEntry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->edits ? tenbo_game_get_table (self->game)->scores
                     : tenbo_game_get_view (self->game)->scores;
}

/* Returns the players who gain and, for a win, the discarder: in a narrow window those questions
 * are scrolled out of view. If nobody gains, returns the players who lose; if nothing is paid, the
 * deductions from the final result. */
static char *
format_changes (const TenboEntry *self)
{
  const TenboWordsGame *words = tenbo_game_get_words (self->game);
  const TbEvent        *event = &self->outcome.event;
  const int32_t        *before = tenbo_entry_get_scores (self);
  TbHandResult          shown = self->outcome.result;
  int32_t               gains[TB_MAX_PLAYERS] = { 0 };
  gboolean              gained = FALSE;
  g_autofree char      *changes = NULL;

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      shown.deltas[player] = shown.scores[player] - before[player];
      gains[player] = MAX (shown.deltas[player], 0);
      gained |= gains[player] > 0;
    }

  if (!gained)
    return tenbo_describe_hand_changes (words, &shown, FALSE);

  changes = tenbo_describe_changes (words, gains);

  if (event->result != TB_RESULT_WIN)
    return g_steal_pointer (&changes);

  if (event->wins[0].from == TB_NOBODY)
    /* Translators: who gets how much by a self-draw: "Ben +8,000 by tsumo" */
    return g_strdup_printf (_ ("%s by tsumo"), changes);

  /* Translators: who get how much, and the discarder: "Ben +3,900 off Dai" */
  return g_strdup_printf (_ ("%1$s off %2$s"), changes,
                          tenbo_game_get_player_name (self->game, event->wins[0].from));
}

char *
tenbo_entry_dup_summary (const TenboEntry *self)
{
  const TenboEntryOutcome *outcome = &self->outcome;
  const TenboWordsGame    *words = tenbo_game_get_words (self->game);
  g_autofree char         *changes = NULL;
  g_autofree char         *next = NULL;

  switch (outcome->kind)
    {
    case TENBO_OUTCOME_INCOMPLETE:
      return tenbo_entry_outcome_request (outcome, self->game, &self->model);

    case TENBO_OUTCOME_REFUSED:
      return tenbo_words_problem (&outcome->problem,
                                  tenbo_record_problem_word (&outcome->problem,
                                                             &outcome->event,
                                                             self->model.rules));

    case TENBO_OUTCOME_RUNNING:
      return g_strdup (_ ("The hand continues"));

    case TENBO_OUTCOME_EVENT:
      break;
    }

  changes = format_changes (self);
  if (outcome->result.end.reason != TB_END_NONE)
    {
      next = tenbo_describe_next (words, &outcome->result.end,
                                  &outcome->result.next);
      return g_strdup_printf ("%s · %s", changes, next);
    }

  next = tenbo_words_next (&outcome->result.next);

  /* Translators: who gets how much, and the hand that comes next:
   * "Ben +8,200 off Dai · next East 4" */
  return g_strdup_printf (_ ("%s · next %s"), changes, next);
}

char *
tenbo_entry_dup_value (const TenboEntry *self,
                       TbPlayer          player)
{
  const TenboEntryModel *model = &self->model;
  TbValueEntry           value;
  TenboWorth             worth;

  if (!tenbo_entry_model_has_value (model, player))
    return NULL;

  tenbo_entry_model_complete (model, player, &value);
  tenbo_worth_init (&worth, model->rules, &value);

  return tenbo_worth_dup_sum (&worth);
}

void
tenbo_entry_changed (TenboEntry *self)
{
  g_return_if_fail (TENBO_IS_ENTRY (self));

  tenbo_entry_outcome_ask (&self->outcome, self->game, &self->model);
  g_signal_emit (self, changed_signal, 0);
}
