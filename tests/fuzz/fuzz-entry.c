/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-bytes.h"
#include "fuzz.h"
#include "tenbo-entry-keys.h"
#include "tenbo-entry-questions.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-player-set.h"
#include "tenbo-record.h"
#include "tenbo-ruleset-list.h"

#include <string.h>

/* Keys and presses in the entry of a hand, under any shipped ruleset, after some random hands: a
 * key that is not handled changes nothing, the tiles of a hand are possible, a complete entry makes
 * an event that is written and read without a difference, and Backspace ends. */

#define MAX_HANDS_BEFORE 12

/* More presses of Backspace than any entry has answers */
#define MAX_UNDONE 500

static const char keys[] = "1234567890mhbsytwklxcudaioenfpr+-zv\b\b";

/* Other inputs than keys */
typedef enum
{
  PRESS_METHOD,
  PRESS_KIND,
  PRESS_SEVERAL,
  PRESS_QUESTION,
  PRESS_ANY_KEY,
  N_PRESSES,
} Press;

static TenboRulesetList *rulesets;

static void
set_up (void)
{
  rulesets = tenbo_ruleset_list_new (NULL);
}

/* Plays random hands, and declares riichi in the next one. */
static void
play_before (FuzzBytes     *left,
             TbTable       *table,
             TbPartialHand *running)
{
  RandomPlay random;
  int        n_hands = fuzz_choose (left, MAX_HANDS_BEFORE + 1);

  random_play_init (&random, (uint64_t) fuzz_choose (left, 256));
  for (int i = 0; i < n_hands; i++)
    {
      TbTable       before = *table;
      TbPartialHand partial;
      TbEvent       event;
      TbHandResult  result;
      TbProblem     problem;

      random_play_partial (&random, table, &partial);
      random_play_event (&random, table, &partial, &event);
      g_assert_cmpint (tb_table_apply (table, &event, &result, &problem), ==, TB_OK);
      if (table->end.reason != TB_END_NONE)
        *table = before;
    }
  random_play_partial (&random, table, running);
}

static void
press_question (TenboEntryModel *model,
                FuzzBytes       *left)
{
  const TenboQuestion *question = &tenbo_questions[fuzz_choose (left, TENBO_N_QUESTIONS)];
  int                  value = fuzz_choose (left, model->rules->players);

  if (!tenbo_question_is_open (question, model))
    return;

  if (question->answer == TENBO_ANSWER_PLAYERS)
    {
      if (tenbo_player_set_has (tenbo_question_players (question, model), (TbPlayer) value))
        tenbo_question_set (question, model, value);
    }
  else if (question->answer == TENBO_ANSWER_SWITCH)
    tenbo_question_set (question, model, value % 2);
}

static void
press_key (TenboEntryModel *model,
           char             key)
{
  TenboEntryModel before;

  memcpy (&before, model, sizeof before);
  if (tenbo_entry_model_key (model, key))
    return;

  before.asked_row = 0;
  g_assert_cmpmem (&before, sizeof before, model, sizeof before);
}

static void
press_other (TenboEntryModel *model,
             FuzzBytes       *left)
{
  int value;

  switch ((Press) fuzz_choose (left, N_PRESSES))
    {
    case PRESS_METHOD:
      value = fuzz_choose (left, TENBO_N_ENTRY_METHODS);
      if (tenbo_entry_model_has_method (model, (TenboEntryMethod) value))
        tenbo_entry_model_set_method (model, (TenboEntryMethod) value);
      break;

    case PRESS_KIND:
      tenbo_entry_model_set_kind (model,
                                  (TenboEntryKind) fuzz_choose (left, TENBO_ENTRY_ADJUST + 1));
      break;

    case PRESS_SEVERAL:
      tenbo_entry_model_set_several (model, fuzz_choose (left, 2) == 1);
      break;

    case PRESS_QUESTION:
      press_question (model, left);
      break;

    case PRESS_ANY_KEY:
      press_key (model, (char) fuzz_choose (left, 128));
      break;

    case N_PRESSES:
      g_assert_not_reached ();
    }
}

/* No hand has more tiles than exist. */
static void
check_tiles (const TenboEntryModel *model)
{
  for (int player = 0; player < model->rules->players; player++)
    {
      const TbTileHand *hand = &model->hands[player].tiles.hand;

      g_assert_cmpint (hand->n_tiles, <=, TB_MAX_HAND_TILES);
      for (int tile = 0; tile < TB_N_TILE_CODES; tile++)
        if (TB_TILE_RANK (tile) < TB_N_RANKS && tenbo_tile_is_played (model->rules, (TbTile) tile))
          g_assert_cmpint (tenbo_tile_count_left (hand, model->rules, (TbTile) tile), >=, 0);
    }
}

static void
check_event (const TenboEntryModel *model,
             const TbTable         *table,
             TenboRuleset          *ruleset)
{
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  g_auto (TenboRecordProblem) refused = { 0 };
  TenboRecordHand hand = { 0 };
  TenboRecordHand again = { 0 };
  TbTable         after = *table;
  TbHandResult    result;
  TbProblem       problem;

  if (tenbo_entry_model_need (model) != TENBO_ENTRY_READY)
    return;

  tenbo_entry_model_build (model, &hand.event);
  if (tb_table_enter (&after, &hand.event, &result, &problem) != TB_OK)
    return;

  tenbo_record_write_hand (&hand, ruleset, first);
  if (!tenbo_record_parse_hand (first->str, -1, ruleset, &again, &refused))
    fuzz_fail ("entered, but refused: %s: %s", refused.at, first->str);
  tenbo_record_write_hand (&again, ruleset, second);
  tenbo_record_hand_clear (&again);
  g_assert_cmpstr (first->str, ==, second->str);
}

static void
check_undo (TenboEntryModel *model)
{
  int n = 0;

  while (tenbo_entry_model_key (model, '\b'))
    g_assert_cmpint (n++, <, MAX_UNDONE);
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  FuzzBytes left = { bytes, n };
  int       index = fuzz_choose (&left, (int) g_list_model_get_n_items (G_LIST_MODEL (rulesets)));
  g_autoptr (TenboRuleset) ruleset = NULL;
  TbTable         table;
  TbPartialHand   running;
  TenboEntryModel model;

  ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), (guint) index);
  tb_table_start (&table, tenbo_ruleset_get_rules (ruleset));
  play_before (&left, &table, &running);
  tenbo_entry_model_init (&model, &table, &running,
                          (TenboEntryKind) fuzz_choose (&left, TENBO_ENTRY_ADJUST + 1));
  while (left.n > 0)
    {
      int choice = fuzz_choose (&left, (int) strlen (keys) + 8);

      if (choice < (int) strlen (keys))
        press_key (&model, keys[choice]);
      else
        press_other (&model, &left);
      check_tiles (&model);
      check_event (&model, &table, ruleset);
    }
  check_undo (&model);
}

const FuzzTarget fuzz_entry = {
  .name = "entry",
  .n_runs = 150,
  .set_up = set_up,
  .run = run,
};
