/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-questions.h"

#include "tenbo-player-set.h"

#include <assert.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* Reads and writes the answers of the table of questions. */

const char *
tenbo_question_title (const TenboQuestion   *question,
                      const TenboEntryModel *model)
{
  const char *title = question->get_title != NULL ? question->get_title (model) : NULL;

  return _ (title != NULL ? title : question->title);
}

const char *
tenbo_question_subtitle (const TenboQuestion   *question,
                         const TenboEntryModel *model)
{
  const char *subtitle = question->get_subtitle != NULL ? question->get_subtitle (model)
                                                        : question->subtitle;

  return subtitle != NULL ? _ (subtitle) : "";
}

bool
tenbo_entry_model_asks (const TenboEntryModel *self,
                        TenboQuestionId        id)
{
  return tenbo_question_is_open (&tenbo_questions[id], self);
}

const TenboQuestion *
tenbo_question_find (const char *id)
{
  for (int i = 0; i < TENBO_N_QUESTIONS; i++)
    if (strcmp (tenbo_questions[i].id, id) == 0)
      return &tenbo_questions[i];

  return NULL;
}

TbPlayerSet
tenbo_question_players (const TenboQuestion   *question,
                        const TenboEntryModel *model)
{
  return question->available != NULL ? question->available (model) : TB_ALL_PLAYERS;
}

bool
tenbo_question_is_asked (const TenboQuestion   *question,
                         const TenboEntryModel *model)
{
  return (question->kinds == 0 || (question->kinds & 1u << model->kind) != 0) &&
         (question->asks == NULL || question->asks (model));
}

bool
tenbo_question_is_open (const TenboQuestion   *question,
                        const TenboEntryModel *model)
{
  return tenbo_question_is_asked (question, model) &&
         tenbo_question_players (question, model) != 0;
}

/* Returns the location of the answer in @model, or NULL if it belongs to a hand and there is
 * none. */
static const void *
find_field (const TenboQuestion   *question,
            const TenboEntryModel *model)
{
  if (!question->in_hand)
    return (const char *) model + question->offset;

  return model->current != TB_NOBODY
           ? (const char *) &model->hands[model->current] + question->offset
           : NULL;
}

int32_t
tenbo_question_least (const TenboQuestion   *question,
                      const TenboEntryModel *model)
{
  return question->in_points ? tb_rules_point_step (model->rules) : question->least;
}

int32_t
tenbo_question_step (const TenboQuestion   *question,
                     const TenboEntryModel *model)
{
  return question->in_points ? tb_rules_point_step (model->rules) : question->step;
}

int32_t
tenbo_question_get (const TenboQuestion   *question,
                    const TenboEntryModel *model)
{
  const void *field = find_field (question, model);
  int32_t     value;

  if (question->get != NULL)
    return question->get (model);
  if (field == NULL)
    return 0;

  value = question->size == 1 ? *(const uint8_t *) field : *(const int32_t *) field;

  if (!question->is_player)
    return value;
  return value == TB_NOBODY ? 0 : TB_PLAYER_BIT (value);
}

void
tenbo_question_set (const TenboQuestion *question,
                    TenboEntryModel     *model,
                    int32_t              value)
{
  void *field = (void *) find_field (question, model);

  if (question->press != NULL)
    {
      question->press (model, (TbPlayer) value);
      return;
    }
  if (question->set != NULL)
    {
      question->set (model, value);
      return;
    }

  assert (field != NULL);
  /* Pressing the chosen player again clears the answer. */
  if (question->is_player)
    value = *(uint8_t *) field == value ? TB_NOBODY : value;
  else if (question->answer == TENBO_ANSWER_PLAYERS)
    value = *(uint8_t *) field ^ TB_PLAYER_BIT (value);

  if (question->size == 1)
    *(uint8_t *) field = (uint8_t) value;
  else
    *(int32_t *) field = value;
}
