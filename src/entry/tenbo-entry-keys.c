/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-keys.h"

#include "tenbo-entry-questions.h"
#include "tenbo-entry-tai.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-entry-yaku.h"
#include "tenbo-player-set.h"

#include <string.h>

#define FU_PAIRS 25

/* More ura dora or red fives in one hand are entered in their rows; the next press resets to
 * none. */
#define MAX_TYPED_BONUS 4

/* Enters @han and @fu if a hand can have them: the grid has a cell for them, or they reach a
 * limit. */
static bool
enter_value (TenboEntryModel *self,
             int              han,
             int              fu)
{
  TbValueEntry  entry = { .form = TB_VALUE_HAN, .han = han, .fu = fu };
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (self, &n_cells);
  TbProblem     problem;
  TbValue       value;
  bool          possible;

  if (tb_value_resolve (self->rules, &entry, &value, &problem) != TB_OK)
    return false;

  possible = value.limit != TB_LIMIT_NONE;
  for (size_t i = 0; i < n_cells && !possible; i++)
    possible = cells[i].entry.form == TB_VALUE_HAN && cells[i].value.han == value.han &&
               cells[i].value.fu == value.fu && tenbo_entry_model_can_have_cell (self, &cells[i]);
  if (possible)
    tenbo_entry_model_set_value (self, &entry);

  return possible;
}

/* Continues with the first of several owners without a value once the current one has a value. */
static void
go_to_next_owner (TenboEntryModel *self)
{
  TbPlayer missing = tenbo_entry_model_missing_owner (self);

  if (missing != TB_NOBODY && self->hands[self->current].has_value)
    self->current = missing;
}

/* Enters the value that was used last; if pressed again, the previous one. */
static bool
enter_last (TenboEntryModel *self)
{
  size_t        last[TENBO_ENTRY_MAX_LAST];
  size_t        n_cells;
  size_t        next = 0;
  size_t        n_last;
  const TbCell *selected;
  const TbCell *cells;

  if (self->method == TENBO_ENTRY_METHOD_YAKU)
    tenbo_entry_model_set_method (self, TENBO_ENTRY_METHOD_TABLE);

  go_to_next_owner (self);
  n_last = tenbo_entry_model_last_cells (self, last);
  cells = tenbo_entry_model_cells (self, &n_cells);
  selected = tenbo_entry_model_selected_cell (self);
  for (size_t i = 0; i < n_last; i++)
    if (selected == &cells[last[i]])
      next = (i + 1) % n_last;
  for (size_t i = 0; i < n_last; i++)
    {
      const TbCell *cell = &cells[last[(next + i) % n_last]];

      if (tenbo_entry_model_can_have_cell (self, cell))
        {
          tenbo_entry_model_set_value (self, &cell->entry);
          return true;
        }
    }

  return false;
}

static bool
enter_han_or_fu (TenboEntryModel *self,
                 int              digit)
{
  TenboEntryHand *hand = &self->hands[self->current];

  if (self->typed_han != 0)
    {
      /* Only seven pairs have 25 fu, and few hands have 20, so they share a key. */
      if (digit == 2)
        return enter_value (self, self->typed_han, 20) ||
               enter_value (self, self->typed_han, FU_PAIRS);
      return enter_value (self, self->typed_han, digit < 2 ? 100 + 10 * digit : 10 * digit);
    }
  if (digit == 2 && hand->has_value && hand->value.form == TB_VALUE_HAN &&
      (hand->value.fu == 20 || hand->value.fu == FU_PAIRS) &&
      enter_value (self, hand->value.han, hand->value.fu == 20 ? FU_PAIRS : 20))
    return true;
  if (digit == 0)
    return false;

  go_to_next_owner (self);
  if (!tb_rules_count_fu (self->rules, digit))
    return enter_value (self, digit, 0);
  self->hands[self->current].has_value = false;
  self->typed_han = digit;

  return true;
}

/* Enters han without fu: a han is complete, and a digit after a one adds ten. */
static bool
enter_han (TenboEntryModel *self,
           int              digit)
{
  if (self->typed_han != 0 && enter_value (self, 10 * self->typed_han + digit, 0))
    return true;

  if (digit == 0)
    return false;
  go_to_next_owner (self);
  if (!enter_value (self, digit, 0))
    return false;
  self->typed_han = digit == 1 ? digit : 0;

  return true;
}

/* Enters the fu of a list, if its hand can have them: in tens, and 25 with the 2 if 20 is
 * impossible. */
static bool
enter_fu_of_list (TenboEntryModel *self,
                  int              digit)
{
  int          tens = digit < 2 ? 100 + 10 * digit : 10 * digit;
  TenboEntryFu fu[TB_N_FU_TOTALS];
  int          n = tenbo_entry_yaku_list_fu (self, self->current, fu);

  for (int i = 0; i < n; i++)
    if (fu[i].fu == tens || (fu[i].fu == FU_PAIRS && digit == 2) ||
        (fu[i].or_more && tens > fu[i].fu))
      {
        tenbo_entry_yaku_set_fu (self, fu[i].fu);
        return true;
      }

  return false;
}

static bool
has_begun_list (const TenboEntryModel *self)
{
  return self->current != TB_NOBODY && self->hands[self->current].has_value &&
         tenbo_entry_yaku_is_listed (self, self->current);
}

static bool
enter_value_digit (TenboEntryModel *self,
                   int              digit)
{
  if (self->current == TB_NOBODY)
    return false;
  if (self->method == TENBO_ENTRY_METHOD_YAKU)
    {
      /* With a list, digits are its fu; before a list is begun they belong to the table. */
      if (enter_fu_of_list (self, digit))
        return true;
      if (has_begun_list (self))
        return false;
      tenbo_entry_model_set_method (self, TENBO_ENTRY_METHOD_TABLE);
    }

  switch (self->rules->scoring)
    {
    case TB_SCORING_FU_TABLE:
      return tb_rules_count_fu (self->rules, 1) ? enter_han_or_fu (self, digit)
                                                : enter_han (self, digit);

    case TB_SCORING_LINEAR:
      return enter_han (self, digit);

    case TB_SCORING_TAI:
      break;
    }

  return tenbo_entry_tai_type (self, digit);
}

static bool
enter_win_digit (TenboEntryModel *self,
                 int              digit)
{
  bool     is_player = digit >= 1 && digit <= self->rules->players;
  TbPlayer player = (TbPlayer) (digit - 1);

  if (self->winners == 0 || self->adding_winner)
    {
      if (is_player)
        tenbo_entry_model_press_winner (self, player);
      return is_player;
    }
  if (!self->tsumo && self->from == TB_NOBODY)
    {
      if (is_player)
        tenbo_entry_model_press_from (self, player);
      return is_player;
    }

  return enter_value_digit (self, digit);
}

/* Presses @player in the row of @question. */
static bool
enter_player_of_row (TenboEntryModel     *self,
                     const TenboQuestion *question,
                     TbPlayer             player)
{
  if (!tenbo_question_is_open (question, self) ||
      !tenbo_player_set_has (tenbo_question_players (question, self), player))
    return false;

  tenbo_question_set (question, self, player);

  return true;
}

/* Enters a digit as a player in the first open row; in a correction, as the payer first. */
static bool
enter_player (TenboEntryModel *self,
              TbPlayer         player)
{
  static const TenboQuestionId rows[] = {
    TENBO_QUESTION_NAGASHI,
    TENBO_QUESTION_TENPAI,
    TENBO_QUESTION_OFFENDERS,
    TENBO_QUESTION_PAYER,
    TENBO_QUESTION_RECEIVER,
  };

  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
    {
      bool is_answered = (rows[i] == TENBO_QUESTION_NAGASHI && !self->adding_nagashi) ||
                         (rows[i] == TENBO_QUESTION_PAYER && self->payer != TB_NOBODY);

      if (!is_answered && enter_player_of_row (self, &tenbo_questions[rows[i]], player))
        return true;
    }

  return false;
}

static bool
undo_answer (TenboEntryModel *self)
{
  if (self->kind != TENBO_ENTRY_WIN)
    return false;

  /* The row of the liable player is below the value, since the answer comes after it. */
  if (tenbo_entry_model_asks_pao (self, self->current) &&
      self->hands[self->current].liable != TB_NOBODY)
    {
      self->hands[self->current].liable = TB_NOBODY;
      return true;
    }
  if (tenbo_entry_tai_untype (self))
    return true;
  if (has_begun_list (self))
    {
      tenbo_entry_yaku_clear (self);
      return true;
    }

  if (self->typed_han != 0 && tb_rules_count_fu (self->rules, 1))
    self->typed_han = 0;
  else if (self->current != TB_NOBODY && self->hands[self->current].has_value)
    {
      self->hands[self->current].has_value = false;
      self->typed_han = 0;
    }
  else if (self->tsumo || self->from != TB_NOBODY)
    {
      self->tsumo = false;
      self->from = TB_NOBODY;
    }
  else if (self->winners != 0)
    {
      self->winners = 0;
      self->current = TB_NOBODY;
    }
  else
    return false;

  return true;
}

/* Answers @question, which must be open, with its key @key. The key of a row of players only
 * selects this row for the next digit; a second press cancels that. */
static bool
enter_answer (TenboEntryModel     *self,
              const TenboQuestion *question,
              char                 key,
              char                 row)
{
  int32_t value = tenbo_question_get (question, self);
  int32_t step = tenbo_question_step (question, self);

  if (question->press_key != NULL)
    {
      question->press_key (self);
      return true;
    }

  switch (question->answer)
    {
    case TENBO_ANSWER_PLAYERS:
      self->asked_row = row == key ? 0 : key;
      break;

    case TENBO_ANSWER_SWITCH:
      tenbo_question_set (question, self, !value);
      break;

    case TENBO_ANSWER_FACT:
      /* One press means yes, two mean no, and three unknown. */
      tenbo_question_set (question, self, (value + TB_FACT_YES) % (TB_FACT_YES + 1));
      break;

    case TENBO_ANSWER_NUMBER:
      if (question->key != '+')
        value = (value + 1) % (MAX_TYPED_BONUS + 1);
      else
        value += key == '+' ? step : -step;
      if (question->key == '+' &&
          (value < tenbo_question_least (question, self) || value > question->most))
        return false;
      tenbo_question_set (question, self, value);
      break;

    case TENBO_ANSWER_CHOICE:
      return false;
    }

  return true;
}

/* Returns the question that @key answers now, or NULL. */
static const TenboQuestion *
find_open (const TenboEntryModel *self,
           char                   key)
{
  char wanted = key == '-' ? '+' : key;

  for (int id = 0; id < TENBO_N_QUESTIONS; id++)
    if (tenbo_questions[id].key == wanted && tenbo_question_is_open (&tenbo_questions[id], self))
      return &tenbo_questions[id];

  return NULL;
}

/* Handles the keys of the values: the limits, and the value used last. */
static bool
enter_value_letter (TenboEntryModel *self,
                    char             key)
{
  static const char limit_keys[] = { 'm', 'h', 'b', 's', 'y' };
  const char       *limit = memchr (limit_keys, key, sizeof limit_keys);
  size_t            n_cells;
  const TbCell     *cells = tenbo_entry_model_cells (self, &n_cells);

  if (tenbo_entry_model_owners (self) == 0 || self->current == TB_NOBODY)
    return false;
  if (limit == NULL)
    return key == 'r' && enter_last (self);

  /* Only limits of the grid are valid: mangan does not exist if every han is worth the same. */
  for (size_t i = 0; i < n_cells; i++)
    if (cells[i].entry.form == TB_VALUE_LIMIT &&
        cells[i].entry.limit == (TbLimit) (TB_LIMIT_MANGAN + (int) (limit - limit_keys)))
      {
        go_to_next_owner (self);
        tenbo_entry_model_set_value (self, &cells[i].entry);
        return true;
      }

  return false;
}

static bool
handle_key (TenboEntryModel *self,
            char             key)
{
  char                 row = self->asked_row;
  bool                 is_player = key >= '1' && key - '0' <= self->rules->players;
  const TenboQuestion *question;

  self->asked_row = 0;
  if (tenbo_entry_tiles_accepts_keys (self))
    return tenbo_entry_tiles_key (self, key) || (key == '\b' && undo_answer (self));
  if (key == '\b')
    return row != 0 || undo_answer (self);

  question = find_open (self, key);
  if (question != NULL)
    return enter_answer (self, question, key, row);
  if (key < '0' || key > '9')
    return enter_value_letter (self, key);

  question = row != 0 ? find_open (self, row) : NULL;
  if (row != 0 && is_player)
    return question != NULL && enter_player_of_row (self, question, (TbPlayer) (key - '1'));
  if (self->kind == TENBO_ENTRY_WIN)
    return enter_win_digit (self, key - '0');

  return is_player && enter_player (self, (TbPlayer) (key - '1'));
}

/* A key can prepare its answer, such as another method or another hand, before no answer is found.
 */
bool
tenbo_entry_model_key (TenboEntryModel *self,
                       char             key)
{
  TenboEntryModel before = *self;

  if (handle_key (self, key))
    return true;

  *self = before;
  self->asked_row = 0;

  return false;
}
