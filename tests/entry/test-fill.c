/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fills every event of the test data and random events into the sheet, which makes the same event
 * again. */

#include "entry-script.h"
#include "random-play.h"

#include "tenbo-record.h"

#include <json-glib/json-glib.h>
#include <stdlib.h>
#include <string.h>

/* Games under each ruleset, and hands in each. */
#define N_GAMES 30
#define N_HANDS 30

static int
compare_players (gconstpointer a,
                 gconstpointer b)
{
  return (int) *(const TbPlayer *) a - (int) *(const TbPlayer *) b;
}

static int
compare_wins (gconstpointer a,
              gconstpointer b)
{
  return (int) ((const TbWin *) a)->player - (int) ((const TbWin *) b)->player;
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return (int) *(const uint32_t *) a - (int) *(const uint32_t *) b;
}

static int
compare_hands (gconstpointer a,
               gconstpointer b)
{
  return (int) ((const TbShownHand *) a)->player - (int) ((const TbShownHand *) b)->player;
}

/* Normalizes members that a list of yaku implies: one order, one place for "open". */
static void
normalize_value (TbValueEntry *value)
{
  if (value->form == TB_VALUE_YAKU || value->form == TB_VALUE_YAKUMAN)
    qsort (value->yaku, (gsize) value->n_yaku, sizeof value->yaku[0], compare_words);
  if (value->form == TB_VALUE_TAI)
    qsort (value->tai_items, (gsize) value->n_tai_items, sizeof value->tai_items[0], compare_words);
}

static void
normalize_win (TbWin *win)
{
  normalize_value (&win->value);
  if (win->value.form == TB_VALUE_YAKU)
    {
      if (win->is_open == TB_FACT_YES)
        win->value.is_open = TB_FACT_YES;
      win->is_open = TB_FACT_UNKNOWN;
    }
  qsort (win->pao.for_yakuman, (gsize) win->pao.n_for, sizeof (TbYaku), compare_words);
}

/* Sorts lists that are sets. Drops the choice, which the dealer makes outside of the sheet. */
static void
normalize (TbEvent *event)
{
  event->choice = TB_CHOICE_ABSENT;
  for (int i = 0; i < event->n_wins; i++)
    normalize_win (&event->wins[i]);
  qsort (event->wins, (gsize) event->n_wins, sizeof event->wins[0], compare_wins);
  qsort (event->tenpai, (gsize) event->n_tenpai, sizeof event->tenpai[0], compare_players);
  qsort (event->nagashi, (gsize) event->n_nagashi, sizeof event->nagashi[0], compare_players);
  for (int i = 0; i < event->n_fouls; i++)
    qsort (event->fouls[i].against, (gsize) event->fouls[i].n_against, sizeof (TbShownHand),
           compare_hands);
}

static char *
dup_text (const TbEvent *event,
          TenboRuleset  *ruleset)
{
  TbEvent straight = *event;

  normalize (&straight);

  return entry_script_write_event (&straight, ruleset);
}

/* Fills @event into a sheet. FALSE if the sheet then asks for something: fu that no such hand
 * has. */
static gboolean
rebuild_event (const TbTable *table,
               const TbEvent *event,
               TbEvent       *made)
{
  const TbPartialHand nothing = { 0 };
  TenboEntryModel     model;

  tenbo_entry_model_init (&model, table, &nothing, TENBO_ENTRY_WIN);
  tenbo_entry_model_set_event (&model, event);
  g_assert_cmpint (model.choice == TB_CHOICE_DECLINE, ==, event->choice == TB_CHOICE_DECLINE);
  if (tenbo_entry_model_need (&model) != TENBO_ENTRY_READY)
    return FALSE;

  tenbo_entry_model_build (&model, made);

  return TRUE;
}

/* Whether the sheet expresses @win more precisely: a list that omits or names an implied yaku, a
 * liability for an unnamed yaku, which the sheet names. */
static gboolean
is_imprecise (const TbRules *rules,
              const TbWin   *win,
              gboolean       by_chance)
{
  if (win->pao.player != TB_NOBODY &&
      (by_chance || (rules->pao_share == TB_PAO_LIABLE_YAKUMAN && win->pao.n_for == 0)))
    return TRUE;

  return by_chance && (win->value.form == TB_VALUE_YAKU || win->value.form == TB_VALUE_TAI ||
                       win->is_open == TB_FACT_YES);
}

static gboolean
has_imprecise_win (const TbRules *rules,
                   const TbEvent *event,
                   gboolean       by_chance)
{
  for (int i = 0; i < event->n_wins; i++)
    if (is_imprecise (rules, &event->wins[i], by_chance))
      return TRUE;
  for (int i = 0; i < event->n_fouls; i++)
    if (by_chance && event->fouls[i].n_against > 0)
      return TRUE;

  return FALSE;
}

static void
check_same_result (const TbTable *table,
                   const TbEvent *event,
                   const TbEvent *made)
{
  TbTable      tables[2] = { *table, *table };
  TbEvent      again = *made;
  TbHandResult results[2];
  TbProblem    problem;

  again.choice = event->choice;
  g_assert_cmpint (tb_table_enter (&tables[0], event, &results[0], &problem), ==, TB_OK);
  g_assert_cmpint (tb_table_enter (&tables[1], &again, &results[1], &problem), ==, TB_OK);
  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      g_assert_cmpint (results[1].deltas[player], ==, results[0].deltas[player]);
      g_assert_cmpint (results[1].chips[player], ==, results[0].chips[player]);
      g_assert_cmpint (results[1].prizes[player], ==, results[0].prizes[player]);
    }
  g_assert_cmpint (results[1].pot, ==, results[0].pot);
  g_assert_cmpint (results[1].penalty_pot, ==, results[0].penalty_pot);
  g_assert_cmpint (results[1].end.reason, ==, results[0].end.reason);
  g_assert_cmpint (results[1].repeats, ==, results[0].repeats);
}

/* The sheet makes its own event again, identically; an event made from any other has the same
 * result at the table. Returns whether the events are equal. */
static gboolean
check_event (const TbTable *table,
             TenboRuleset  *ruleset,
             const TbEvent *event,
             gboolean       by_chance)
{
  TbEvent          made;
  TbEvent          same;
  g_autofree char *as_recorded = dup_text (event, ruleset);
  g_autofree char *as_made = NULL;
  g_autofree char *made_again = NULL;

  g_test_message ("%s", as_recorded);
  if (!rebuild_event (table, event, &made))
    {
      g_assert_true (by_chance);
      return FALSE;
    }

  g_assert_true (rebuild_event (table, &made, &same));
  as_made = dup_text (&made, ruleset);
  made_again = dup_text (&same, ruleset);
  g_assert_cmpstr (made_again, ==, as_made);
  if (!has_imprecise_win (table->rules, event, by_chance))
    check_same_result (table, event, &made);

  return g_str_equal (as_made, as_recorded);
}

/* --- The test data --- */

/* Counts the hands of the game @json, and those that the sheet makes identically. */
static void
check_case (const char       *json,
            TenboRulesetList *rulesets,
            int              *n_hands,
            int              *n_same)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, -1, rulesets, &problem);
  TbTable      table;
  TbHandResult result;
  TbProblem    refusal;

  if (record == NULL)
    return;

  tb_table_start (&table, tenbo_ruleset_get_rules (record->ruleset));
  for (guint i = 0; i < record->hands->len; i++)
    {
      const TenboRecordHand *hand = g_ptr_array_index (record->hands, i);
      TbTable                before = table;

      if (tb_table_enter (&table, &hand->event, &result, &refusal) != TB_OK)
        return;
      *n_hands += 1;
      *n_same += check_event (&before, record->ruleset, &hand->event, FALSE);
    }
}

static void
test_file (gconstpointer data)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  int n_hands = 0;
  int n_same = 0;

  g_file_get_contents (data, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_autoptr (JsonParser) parser = json_parser_new ();
      g_autofree char *game = NULL;

      if (**line == '\0')
        continue;
      g_assert_true (json_parser_load_from_data (parser, *line, -1, &error));
      game = json_to_string (json_object_get_member (
                               json_node_get_object (json_parser_get_root (parser)), "game"),
                             FALSE);
      check_case (game, rulesets, &n_hands, &n_same);
    }

  g_assert_cmpint (n_hands, >, 0);
  g_assert_cmpint (n_same * 3, >=, n_hands * 2);
}

static void
add_files (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "data", "cases", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".jsonl"))
      {
        g_autofree char *path = g_strdup_printf ("/entry/fill/%s", name);

        g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_file, g_free);
      }
}

/* --- Random games --- */

static void
play_game (TenboRuleset *ruleset,
           uint64_t      seed)
{
  RandomPlay play;
  TbTable    table;

  random_play_init (&play, seed);
  tb_table_start (&table, tenbo_ruleset_get_rules (ruleset));
  for (int n = 0; n < N_HANDS && table.end.reason == TB_END_NONE; n++)
    {
      TbPartialHand partial;
      TbEvent       event;
      TbHandResult  result;
      TbProblem     problem;

      random_play_partial (&play, &table, &partial);
      random_play_event (&play, &table, &partial, &event);
      check_event (&table, ruleset, &event, TRUE);
      g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_OK);
    }
}

static void
test_random (void)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);

      for (int game = 0; game < N_GAMES; game++)
        play_game (ruleset, (uint64_t) g_test_rand_int ());
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_files ();
  g_test_add_func ("/entry/fill/random", test_random);

  return g_test_run ();
}
