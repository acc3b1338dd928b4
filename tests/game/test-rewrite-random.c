/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-test.h"
#include "random-play.h"
#include "sample-size.h"
#include "store-test.h"
#include "tenbo-draft-state.h"
#include "tenbo-game-record.h"
#include "tenbo-steps.h"

/* Random games with random changes of earlier events, undone, redone and reopened. At each step the
 * record equals the one when the step was made and plays to the state of the game, and in the end
 * the check has no findings. */

typedef struct
{
  StoreTest  *test;
  TenboStore *store;
  TenboGame  *game;
  GPtrArray  *records; /* the record after this number of steps */
  guint       n_done;
  RandomPlay  play;
} Session;

static TenboRecord *export (Session *session)
{
  g_autoptr (GError) error = NULL;
  TenboRecord *record = tenbo_game_export (session->store, tenbo_game_get_id (session->game),
                                           &error);

  g_assert_no_error (error);
  return record;
}

/* Returns the text of @record without the end time, which is the moment of the last change of its
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
check_record_plays (Session           *session,
                    const TenboRecord *record)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  const TbTable *table = tenbo_game_get_table (session->game);
  TbTable        played;

  g_assert_true (
    tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &played, NULL, NULL, &problem));
  g_assert_cmpmem (played.scores, sizeof played.scores, table->scores, sizeof table->scores);
  g_assert_cmpint (played.pot, ==, table->pot);
  g_assert_cmpint (played.next.honba, ==, table->next.honba);
  g_assert_cmpint (played.next.dealer, ==, table->next.dealer);
  g_assert_cmpint (played.end.reason, ==, table->end.reason);
}

/* The record after a number of steps is the same whenever the game returns to it. */
static void
check (Session *session)
{
  g_autoptr (TenboRecord) record = export (session);
  g_autofree char *text = write_record (record);
  g_autofree char *live = game_test_describe (session->game);
  g_autofree char *stored = NULL;

  if (session->n_done == session->records->len)
    g_ptr_array_add (session->records, g_steal_pointer (&text));
  else
    g_assert_cmpstr (text, ==, session->records->pdata[session->n_done]);
  stored = game_test_describe_stored (session->store, tenbo_game_get_id (session->game));
  g_assert_cmpstr (live, ==, stored);
  check_record_plays (session, record);
}

/* A new step replaces the undone ones. */
static void
note_step (Session *session)
{
  session->n_done++;
  g_ptr_array_set_size (session->records, (int) session->n_done);
}

static void
play_on (Session *session)
{
  g_autoptr (GError) error = NULL;
  const TbTable *table = tenbo_game_get_table (session->game);
  TbPartialHand  partial = *tenbo_game_get_partial (session->game);
  TbEvent        event;

  if (table->end.reason != TB_END_NONE)
    return;

  if (random_play_happens (&session->play, 30) &&
      (random_play_riichi (&session->play, table, &partial) ||
       random_play_foul (&session->play, table, &partial)))
    {
      apply_test (session->game, tenbo_game_change_partial (&partial), &error);
      g_assert_no_error (error);
      return;
    }

  random_play_event (&session->play, table, &partial, &event);
  apply_test (session->game, tenbo_game_change_confirm (&event), &error);
  g_assert_no_error (error);
  note_step (session);
}

/* Makes an event for the hand that begins with @table, legal or not. */
static void
make_event (Session       *session,
            const TbTable *table,
            TbEvent       *event)
{
  TbPartialHand partial = { 0 };

  if (table->end.reason == TB_END_NONE && random_play_happens (&session->play, 80))
    {
      if (random_play_happens (&session->play, 30))
        random_play_riichi (&session->play, table, &partial);
      random_play_event (&session->play, table, &partial, event);
    }
  else if (table->end.reason == TB_END_NONE)
    random_play_try (&session->play, table, &partial, event);
  else
    tb_event_init (event, TB_RESULT_DRAW);
}

static void
change_order (Session    *session,
              TenboDraft *draft)
{
  int      n_players = tenbo_ruleset_get_rules (tenbo_draft_get_state (draft)->ruleset)->players;
  TbPlayer order[TB_MAX_PLAYERS];

  for (int i = 0; i < n_players; i++)
    {
      int j = (int) random_play_below (&session->play, (uint32_t) i + 1);

      order[i] = order[j];
      order[j] = (TbPlayer) i;
    }

  tenbo_draft_set_order (draft, order);
}

static void
change_name (Session    *session,
             TenboDraft *draft)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Eri", "Fumi" };
  uint32_t                 n_players;

  n_players = (uint32_t) tenbo_ruleset_get_rules (tenbo_draft_get_state (draft)->ruleset)->players;
  tenbo_draft_set_player_name (draft,
                               (TbPlayer) random_play_below (&session->play, n_players),
                               names[random_play_below (&session->play, G_N_ELEMENTS (names))]);
}

static void
change_ruleset (Session    *session,
                TenboDraft *draft)
{
  g_autoptr (TenboRuleset) ruleset = NULL;

  ruleset = game_test_ruleset (random_play_below (&session->play, 17));
  g_assert_nonnull (ruleset);
  tenbo_draft_set_ruleset (draft, ruleset);
}

static void
change_something (Session    *session,
                  TenboDraft *draft)
{
  guint          n_hands = tenbo_draft_get_state (draft)->entries->len;
  guint          index = random_play_below (&session->play, n_hands + 1);
  uint32_t       kind = random_play_below (&session->play, 10);
  TenboDraftHand hand;
  TbEvent        event;

  if (kind == 0)
    change_order (session, draft);
  else if (kind == 1)
    change_name (session, draft);
  else if (kind == 2)
    change_ruleset (session, draft);
  else if (index == n_hands || kind == 3)
    {
      g_autoptr (TenboGame) gap = tenbo_draft_open_gap (draft, index);

      make_event (session, tenbo_game_get_table (gap), &event);
      tenbo_draft_insert_event (draft, index, &event);
    }
  else if (kind <= 5)
    tenbo_draft_delete_hand (draft, index);
  else if (kind == 6)
    tenbo_draft_set_hand_note (draft, index, random_play_happens (&session->play, 70) ? "!" : NULL);
  else
    {
      tenbo_draft_get_hand (draft, index, &hand);
      make_event (session, hand.before, &event);
      tenbo_draft_set_event (draft, index, &event);
    }
}

/* The draft is consistent: each hand is played on the table that the previous ones left. */
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
rewrite (Session *session)
{
  g_autoptr (TenboDraft) draft = tenbo_draft_new (session->game);
  g_autoptr (GError) error = NULL;

  do
    {
      change_something (session, draft);
      check_draft (draft);
    }
  while (random_play_happens (&session->play, 60));

  if (tenbo_draft_get_n_refused (draft) > 0)
    {
      g_assert_false (apply_test (session->game, tenbo_game_change_draft (draft), &error));
      g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
      g_clear_error (&error);
      check (session);
      delete_refused (draft);
    }

  if (!tenbo_draft_get_changed (draft))
    return;

  apply_test (session->game, tenbo_game_change_draft (draft), &error);
  g_assert_no_error (error);
  note_step (session);
}

static void
go_somewhere (Session *session)
{
  g_autoptr (GError) error = NULL;
  guint n_done = random_play_below (&session->play, session->records->len);

  apply_test (session->game, tenbo_game_change_go_to (n_done), &error);
  g_assert_no_error (error);
  session->n_done = n_done;
}

static void
undo_or_redo (Session *session)
{
  g_autoptr (GError) error = NULL;

  if (tenbo_game_get_can_redo (session->game) && random_play_happens (&session->play, 50))
    {
      apply_test (session->game, tenbo_game_change_redo (), &error);
      session->n_done++;
    }
  else if (tenbo_game_get_can_undo (session->game))
    {
      apply_test (session->game, tenbo_game_change_undo (), &error);
      session->n_done--;
    }

  g_assert_no_error (error);
}

static void
list_steps (Session *session)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) steps = tenbo_game_list_steps (session->game, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (steps->len, ==, session->records->len - 1);

  for (guint i = 0; i < steps->len; i++)
    {
      const TenboStep *step = steps->pdata[i];
      guint            n_parts = 0;

      for (int kind = 0; kind < TENBO_N_STEP_KINDS; kind++)
        n_parts += step->parts[kind];

      g_assert_cmpuint (n_parts, >, 0);
      g_assert_cmpint (step->is_done, ==, step->n_done <= session->n_done);
    }
}

static void
reopen (Session *session)
{
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_game_get_id (session->game);

  g_assert_finalize_object (g_steal_pointer (&session->game));
  g_assert_finalize_object (g_steal_pointer (&session->store));
  session->store = store_test_open (session->test);
  session->game = tenbo_game_open (session->store, id, &error);
  g_assert_no_error (error);
}

static void
take_turn (Session *session)
{
  if (random_play_happens (&session->play, 55))
    play_on (session);
  else if (random_play_happens (&session->play, 50))
    rewrite (session);
  else if (random_play_happens (&session->play, 70))
    undo_or_redo (session);
  else
    go_somewhere (session);

  check (session);
  if (random_play_happens (&session->play, 10))
    reopen (session);
}

static void
play_game (Session      *session,
           TenboRuleset *ruleset)
{
  g_autoptr (GError) error = NULL;

  int n_turns = sample_size (12, 40);

  session->game = game_test_create (session->store, ruleset);
  session->records = g_ptr_array_new_with_free_func (g_free);
  session->n_done = 0;
  check (session);

  for (int i = 0; i < n_turns; i++)
    take_turn (session);

  list_steps (session);

  /* Undoes all steps one by one, and redoes them. */
  while (session->n_done > 0)
    {
      apply_test (session->game, tenbo_game_change_go_to (--session->n_done), &error);
      g_assert_no_error (error);
      check (session);
    }

  while (session->n_done + 1 < session->records->len)
    {
      apply_test (session->game, tenbo_game_change_redo (), &error);
      g_assert_no_error (error);
      session->n_done++;
      check (session);
    }

  g_assert_finalize_object (g_steal_pointer (&session->game));
  g_clear_pointer (&session->records, g_ptr_array_unref);
}

static void
test_random_rewrites (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (GPOINTER_TO_UINT (data));
  Session session = { .test = test, .store = store_test_open (test) };

  for (int i = 0; i < sample_size (1, 10); i++)
    {
      random_play_init (&session.play, (uint32_t) i);
      play_game (&session, ruleset);
    }

  game_test_assert_sound (session.store);
  g_assert_finalize_object (session.store);
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
