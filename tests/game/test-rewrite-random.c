/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-test.h"
#include "random-play.h"
#include "store-test.h"
#include "tenbo-draft-state.h"
#include "tenbo-game-record.h"
#include "tenbo-steps.h"

/* Games played at random, of which what was recorded earlier is changed at random, undone and
 * redone, opened again. At each step the record is what it was when the step was made, it plays to
 * where the game stands, and in the end the check finds nothing. */

/* A turn takes five times as long where memory is watched. */
#ifdef __SANITIZE_ADDRESS__
#define N_GAMES 1
#else
#define N_GAMES 3
#endif
#define N_TURNS 40

typedef struct
{
  StoreTest  *test;
  TenboStore *store;
  TenboGame  *game;
  GPtrArray  *records; /* the record when so many steps were done */
  guint       n_done;
  RandomPlay  play;
} Evening;

static TenboRecord *export (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  TenboRecord *record = tenbo_game_export (evening->store, tenbo_game_get_id (evening->game),
                                           &error);

  g_assert_no_error (error);
  return record;
}

/* The text of @record, but for when the game ended: that is the moment of the last change of its
 * end. */
static char *
write_record (const TenboRecord *record)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GRegex) ended = g_regex_new ("\"ended\": \"[^\"]*\"", 0, 0, NULL);

  tenbo_record_write (record, text);
  return g_regex_replace_literal (ended, text->str, -1, 0, "\"ended\"", 0, NULL);
}

static void
check_record_plays (Evening           *evening,
                    const TenboRecord *record)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  const TbTable *table = tenbo_game_get_table (evening->game);
  TbTable        played;

  g_assert_true (
    tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &played, NULL, NULL, &problem));
  g_assert_cmpmem (played.scores, sizeof played.scores, table->scores, sizeof table->scores);
  g_assert_cmpint (played.pot, ==, table->pot);
  g_assert_cmpint (played.next.honba, ==, table->next.honba);
  g_assert_cmpint (played.next.dealer, ==, table->next.dealer);
  g_assert_cmpint (played.end.reason, ==, table->end.reason);
}

/* The record after so many steps is the same whenever the game comes there again. */
static void
check (Evening *evening)
{
  g_autoptr (TenboRecord) record = export (evening);
  g_autofree char *text = write_record (record);
  g_autofree char *live = game_test_describe (evening->game);
  g_autofree char *stored = NULL;

  if (evening->n_done == evening->records->len)
    g_ptr_array_add (evening->records, g_steal_pointer (&text));
  else
    g_assert_cmpstr (text, ==, evening->records->pdata[evening->n_done]);
  stored = game_test_describe_stored (evening->store, tenbo_game_get_id (evening->game));
  g_assert_cmpstr (live, ==, stored);
  check_record_plays (evening, record);
}

/* A new step was made, in the place of those that were taken back. */
static void
note_step (Evening *evening)
{
  evening->n_done++;
  g_ptr_array_set_size (evening->records, (int) evening->n_done);
}

static void
play_on (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  const TbTable *table = tenbo_game_get_table (evening->game);
  TbPartialHand  partial = *tenbo_game_get_partial (evening->game);
  TbEvent        event;

  if (table->end.reason != TB_END_NONE)
    return;

  if (random_play_happens (&evening->play, 30) &&
      (random_play_riichi (&evening->play, table, &partial) ||
       random_play_foul (&evening->play, table, &partial)))
    {
      apply_test (evening->game, tenbo_game_change_partial (&partial), &error);
      g_assert_no_error (error);
      return;
    }

  random_play_event (&evening->play, table, &partial, &event);
  apply_test (evening->game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  note_step (evening);
}

/* An event for the hand that begins with @table, legal or not. */
static void
make_event (Evening       *evening,
            const TbTable *table,
            TbEvent       *event)
{
  TbPartialHand partial = { 0 };

  if (table->end.reason == TB_END_NONE && random_play_happens (&evening->play, 80))
    {
      if (random_play_happens (&evening->play, 30))
        random_play_riichi (&evening->play, table, &partial);
      random_play_event (&evening->play, table, &partial, event);
    }
  else if (table->end.reason == TB_END_NONE)
    random_play_try (&evening->play, table, &partial, event);
  else
    tb_event_init (event, TB_RESULT_DRAW);
}

static void
change_order (Evening    *evening,
              TenboDraft *draft)
{
  int      n_players = tenbo_ruleset_get_rules (tenbo_draft_get_state (draft)->ruleset)->players;
  TbPlayer order[TB_MAX_PLAYERS];

  for (int i = 0; i < n_players; i++)
    {
      int j = (int) random_play_below (&evening->play, (uint32_t) i + 1);

      order[i] = order[j];
      order[j] = (TbPlayer) i;
    }

  tenbo_draft_set_order (draft, order);
}

static void
change_name (Evening    *evening,
             TenboDraft *draft)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Eri", "Fumi" };
  uint32_t                 n_players;

  n_players = (uint32_t) tenbo_ruleset_get_rules (tenbo_draft_get_state (draft)->ruleset)->players;
  tenbo_draft_set_player_name (draft,
                               (TbPlayer) random_play_below (&evening->play, n_players),
                               names[random_play_below (&evening->play, G_N_ELEMENTS (names))]);
}

static void
change_ruleset (Evening    *evening,
                TenboDraft *draft)
{
  g_autoptr (TenboRuleset) ruleset = NULL;

  ruleset = game_test_ruleset (random_play_below (&evening->play, 17));
  g_assert_nonnull (ruleset);
  tenbo_draft_set_ruleset (draft, ruleset);
}

static void
change_something (Evening    *evening,
                  TenboDraft *draft)
{
  guint          n_hands = tenbo_draft_get_state (draft)->entries->len;
  guint          index = random_play_below (&evening->play, n_hands + 1);
  uint32_t       kind = random_play_below (&evening->play, 10);
  TenboDraftHand hand;
  TbEvent        event;

  if (kind == 0)
    change_order (evening, draft);
  else if (kind == 1)
    change_name (evening, draft);
  else if (kind == 2)
    change_ruleset (evening, draft);
  else if (index == n_hands || kind == 3)
    {
      g_autoptr (TenboGame) gap = tenbo_draft_open_gap (draft, index);

      make_event (evening, tenbo_game_get_table (gap), &event);
      tenbo_draft_insert_event (draft, index, &event);
    }
  else if (kind <= 5)
    tenbo_draft_delete_hand (draft, index);
  else if (kind == 6)
    tenbo_draft_set_hand_note (draft, index, random_play_happens (&evening->play, 70) ? "!" : NULL);
  else
    {
      tenbo_draft_get_hand (draft, index, &hand);
      make_event (evening, hand.before, &event);
      tenbo_draft_set_event (draft, index, &event);
    }
}

/* What the draft says of itself is true: each hand is played where the ones before it left the
 * table. */
static void
check_draft (TenboDraft *draft)
{
  g_autoptr (GPtrArray) differences = tenbo_draft_list_differences (draft);
  guint   n_refused = 0;
  TbTable table;

  tb_table_start (&table, tenbo_ruleset_get_rules (tenbo_draft_get_state (draft)->ruleset));

  for (guint i = 0; i < tenbo_draft_get_state (draft)->entries->len; i++)
    {
      TenboDraftHand hand;
      TbHandResult   result;
      TbProblem      problem;

      tenbo_draft_get_hand (draft, i, &hand);
      g_assert_cmpmem (hand.before->scores, sizeof table.scores, table.scores,
                       sizeof table.scores);
      g_assert_cmpint (hand.before->next.honba, ==, table.next.honba);

      if (hand.problem == NULL)
        {
          g_assert_cmpint (tb_table_apply (&table, hand.event, &result, &problem), ==, TB_OK);
          g_assert_cmpmem (hand.result->deltas, sizeof result.deltas, result.deltas,
                           sizeof result.deltas);
          continue;
        }

      n_refused++;
      if (hand.event != NULL)
        g_assert_cmpint (tb_table_apply (&table, hand.event, &result, &problem), ==, TB_REFUSED);
    }

  g_assert_cmpuint (tenbo_draft_get_n_refused (draft), ==, n_refused);
  g_assert_cmpint (differences->len > 0, ==, tenbo_draft_get_changed (draft));

  for (guint i = 0; i < differences->len; i++)
    {
      const TenboDifference *difference = differences->pdata[i];
      g_autofree char       *text = tenbo_difference_dup_text (difference);

      g_assert_cmpint (difference->kind == TENBO_DIFFERENCE_REFUSED, ==, i < n_refused);
      g_assert_true (text != NULL && *text != '\0');
    }
}

static void
delete_refused (TenboDraft *draft)
{
  for (guint i = 0; i < tenbo_draft_get_state (draft)->entries->len;)
    {
      TenboDraftHand hand;

      tenbo_draft_get_hand (draft, i, &hand);
      if (hand.problem != NULL)
        tenbo_draft_delete_hand (draft, i);
      else
        i++;
    }
}

static void
rewrite (Evening *evening)
{
  g_autoptr (TenboDraft) draft = tenbo_draft_new (evening->game);
  g_autoptr (GError) error = NULL;

  do
    {
      change_something (evening, draft);
      check_draft (draft);
    }
  while (random_play_happens (&evening->play, 60));

  if (tenbo_draft_get_n_refused (draft) > 0)
    {
      g_assert_false (apply_test (evening->game, tenbo_game_change_draft (draft), &error));
      g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
      g_clear_error (&error);
      check (evening);
      delete_refused (draft);
    }

  if (!tenbo_draft_get_changed (draft))
    return;

  apply_test (evening->game, tenbo_game_change_draft (draft), &error);
  g_assert_no_error (error);
  note_step (evening);
}

static void
go_somewhere (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  guint n_done = random_play_below (&evening->play, evening->records->len);

  apply_test (evening->game, tenbo_game_change_go_to (n_done), &error);
  g_assert_no_error (error);
  evening->n_done = n_done;
}

static void
undo_or_redo (Evening *evening)
{
  g_autoptr (GError) error = NULL;

  if (tenbo_game_get_can_redo (evening->game) && random_play_happens (&evening->play, 50))
    {
      apply_test (evening->game, tenbo_game_change_redo (), &error);
      evening->n_done++;
    }
  else if (tenbo_game_get_can_undo (evening->game))
    {
      apply_test (evening->game, tenbo_game_change_undo (), &error);
      evening->n_done--;
    }

  g_assert_no_error (error);
}

static void
list_steps (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) steps = tenbo_game_list_steps (evening->game, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (steps->len, ==, evening->records->len - 1);

  for (guint i = 0; i < steps->len; i++)
    {
      const TenboStep *step = steps->pdata[i];
      guint            n_parts = 0;

      for (int kind = 0; kind < TENBO_N_STEP_KINDS; kind++)
        n_parts += step->parts[kind];

      g_assert_cmpuint (n_parts, >, 0);
      g_assert_cmpint (step->is_done, ==, step->n_done <= evening->n_done);
    }
}

static void
reopen (Evening *evening)
{
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_game_get_id (evening->game);

  g_assert_finalize_object (g_steal_pointer (&evening->game));
  g_assert_finalize_object (g_steal_pointer (&evening->store));
  evening->store = store_test_open (evening->test);
  evening->game = tenbo_game_open (evening->store, id, &error);
  g_assert_no_error (error);
}

static void
take_turn (Evening *evening)
{
  if (random_play_happens (&evening->play, 55))
    play_on (evening);
  else if (random_play_happens (&evening->play, 50))
    rewrite (evening);
  else if (random_play_happens (&evening->play, 70))
    undo_or_redo (evening);
  else
    go_somewhere (evening);

  check (evening);
  if (random_play_happens (&evening->play, 10))
    reopen (evening);
}

static void
play_game (Evening      *evening,
           TenboRuleset *ruleset)
{
  g_autoptr (GError) error = NULL;

  evening->game = game_test_create (evening->store, ruleset);
  evening->records = g_ptr_array_new_with_free_func (g_free);
  evening->n_done = 0;
  check (evening);

  for (int i = 0; i < N_TURNS; i++)
    take_turn (evening);

  list_steps (evening);

  /* All of it taken back, step by step, and made again. */
  while (evening->n_done > 0)
    {
      apply_test (evening->game, tenbo_game_change_go_to (--evening->n_done), &error);
      g_assert_no_error (error);
      check (evening);
    }

  while (evening->n_done + 1 < evening->records->len)
    {
      apply_test (evening->game, tenbo_game_change_redo (), &error);
      g_assert_no_error (error);
      evening->n_done++;
      check (evening);
    }

  g_assert_finalize_object (g_steal_pointer (&evening->game));
  g_clear_pointer (&evening->records, g_ptr_array_unref);
}

static void
test_random_rewrites (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (GPOINTER_TO_UINT (data));
  Evening evening = { .test = test, .store = store_test_open (test) };

  for (guint i = 0; i < N_GAMES; i++)
    {
      random_play_init (&evening.play, i);
      play_game (&evening, ruleset);
    }

  game_test_assert_sound (evening.store);
  g_assert_finalize_object (evening.store);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0;; i++)
    {
      g_autoptr (TenboRuleset) ruleset = game_test_ruleset (i);
      g_autofree char *path = NULL;

      if (ruleset == NULL)
        break;

      path = g_strdup_printf ("/game/random-rewrites/%s", tenbo_ruleset_get_id (ruleset));
      g_test_add (path, StoreTest, GUINT_TO_POINTER (i),
                  store_test_set_up, test_random_rewrites, store_test_tear_down);
    }

  return g_test_run ();
}
