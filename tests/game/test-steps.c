/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draft-test.h"
#include "tenbo-steps.h"

/* The list of steps, and going to a step. The game of a draft has five hands, so five steps. */

static GPtrArray *
list (DraftTest *test)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *steps = tenbo_game_list_steps (test->live.game, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < steps->len; i++)
    {
      const TenboStep *step = steps->pdata[i];

      g_assert_cmpuint (step->n_done, ==, steps->len - i);
    }

  return steps;
}

static void
save_and_begin (DraftTest *test)
{
  draft_test_save (test);
  draft_test_begin (test);
  g_assert_false (tenbo_draft_get_changed (test->draft));
}

/* Asserts that the newest step is of @kind, about the hand @before that is now @after. */
static void
assert_newest (DraftTest    *test,
               TenboStepKind kind,
               int           before,
               int           after)
{
  g_autoptr (GPtrArray) steps = list (test);
  const TenboStep *step = steps->pdata[0];

  g_assert_cmpint (step->kind, ==, kind);
  g_assert_cmpint (step->hand_before, ==, before);
  g_assert_cmpint (step->hand_after, ==, after);
  g_assert_true (step->is_done);
  if (kind != TENBO_STEP_SEVERAL)
    g_assert_cmpuint (step->parts[kind], ==, 1);
}

static void
test_recorded (DraftTest    *test,
               gconstpointer data)
{
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GError) error = NULL;

  apply_test (test->live.game, tenbo_game_change_undo (), &error);
  apply_test (test->live.game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  steps = list (test);
  g_assert_cmpuint (steps->len, ==, 5);

  for (guint i = 0; i < 5; i++)
    {
      const TenboStep *step = steps->pdata[i];

      g_assert_cmpint (step->kind, ==, TENBO_STEP_RECORDED);
      g_assert_cmpint (step->is_done, ==, i >= 2);
      g_assert_cmpint (step->hand_before, ==, -1);
      g_assert_cmpint (step->hand_after, ==, 4 - (int) i);
      g_assert_cmpint (tenbo_game_get_id (step->before), ==, 0);
      g_assert_cmpuint (tenbo_game_get_n_hands (step->before), ==, 4 - i);
      g_assert_cmpuint (tenbo_game_get_n_hands (step->after), ==, 5 - i);
    }

  /* A recorded hand is described by the game after it. */
  g_assert_cmpint (tenbo_game_get_event (((TenboStep *) steps->pdata[1])->after, 3)->result,
                   ==,
                   TB_RESULT_DRAW);
}

static void
test_hands (DraftTest    *test,
            gconstpointer data)
{
  g_autoptr (GPtrArray) steps = NULL;
  const TenboStep *step;
  TbEvent          event;

  draft_test_ron (&event, 2, 0, TB_LIMIT_HANEMAN);
  tenbo_draft_set_event (test->draft, 4, &event);
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_EDITED, 4, 4);

  tenbo_draft_delete_hand (test->draft, 1);
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_DELETED, 1, -1);

  tenbo_draft_insert_event (test->draft, 3, &event);
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_INSERTED, -1, 3);
  draft_test_assert_sql (test,
                         "SELECT count(*) FROM game_events "
                         "WHERE abs (created_ms - 1000 * strftime ('%s', 'now')) > 3600000",
                         "0");

  tenbo_draft_set_hand_note (test->draft, 2, "A note");
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_NOTE, 2, 2);

  tenbo_draft_delete_hand (test->draft, 0);
  tenbo_draft_delete_hand (test->draft, 0);
  tenbo_draft_set_hand_note (test->draft, 0, NULL);
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_SEVERAL, 2, 0);

  steps = list (test);
  g_assert_cmpuint (steps->len, ==, 10);
  step = steps->pdata[0];
  g_assert_cmpuint (step->parts[TENBO_STEP_DELETED], ==, 2);
  g_assert_cmpuint (step->parts[TENBO_STEP_NOTE], ==, 1);
  g_assert_cmpuint (step->parts[TENBO_STEP_EDITED], ==, 0);

  /* The state before the first of them, and after. */
  step = steps->pdata[4];
  g_assert_cmpint (tenbo_game_get_event (step->before, 4)->wins[0].player, ==, 1);
  g_assert_cmpint (tenbo_game_get_event (step->after, 4)->wins[0].player, ==, 2);
  g_assert_true (step->before == ((const TenboStep *) steps->pdata[5])->after);
}

/* A step with several hands names the first that it lists, also if that is the first hand. */
static void
test_first_hand (DraftTest    *test,
                 gconstpointer data)
{
  g_autoptr (GPtrArray) steps = NULL;
  TbEvent event;

  tenbo_draft_delete_hand (test->draft, 0);
  tenbo_draft_delete_hand (test->draft, 0);
  save_and_begin (test);
  draft_test_ron (&event, 2, 0, TB_LIMIT_MANGAN);
  tenbo_draft_insert_event (test->draft, 0, &event);
  tenbo_draft_insert_event (test->draft, 2, &event);
  save_and_begin (test);
  draft_test_assert_sql (test, "SELECT count(*) FROM game_events WHERE created_ms = 0", "0");

  steps = list (test);
  g_assert_cmpint (((TenboStep *) steps->pdata[1])->hand_before, ==, 0);
  g_assert_cmpint (((TenboStep *) steps->pdata[1])->hand_after, ==, -1);
  g_assert_cmpint (((TenboStep *) steps->pdata[0])->hand_before, ==, -1);
  g_assert_cmpint (((TenboStep *) steps->pdata[0])->hand_after, ==, 0);
}

static void
test_people (DraftTest    *test,
             gconstpointer data)
{
  static const TbPlayer order[] = { 1, 0, 2, 3 };
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("wrc-2025");
  g_autoptr (GPtrArray) steps = NULL;
  const TenboStep *step;

  tenbo_draft_set_order (test->draft, order);
  g_assert_true (tenbo_draft_set_ruleset (test->draft, other));
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_SEVERAL, -1, -1);

  tenbo_draft_set_order (test->draft, order);
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_SEATS, -1, -1);

  tenbo_draft_set_player_name (test->draft, 1, "Eri");
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_PEOPLE, -1, -1);
  steps = list (test);
  step = steps->pdata[0];
  g_assert_cmpstr (tenbo_game_get_player_name (step->after, 1), ==, "Eri");
  g_assert_cmpstr (tenbo_game_get_player_name (step->before, 1), !=, "Eri");

  g_assert_true (tenbo_draft_set_ruleset (test->draft, test->live.ruleset));
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_RULESET, -1, -1);

  tenbo_draft_set_player_name (test->draft, 0, "Fumi");
  save_and_begin (test);
  assert_newest (test, TENBO_STEP_PEOPLE, -1, -1);
}

/* The hands belong to the seats, and the names were wrong. */
static void
test_exchanged_names (DraftTest    *test,
                      gconstpointer data)
{
  g_autoptr (GPtrArray) steps = NULL;
  const TenboStep *step;

  tenbo_draft_set_player_name (test->draft, 1, "Chie");
  tenbo_draft_set_player_name (test->draft, 2, "Ben");
  save_and_begin (test);
  steps = list (test);
  step = steps->pdata[0];
  g_assert_cmpint (step->kind, ==, TENBO_STEP_PEOPLE);
  g_assert_cmpuint (step->parts[TENBO_STEP_PEOPLE], ==, 2);
  g_assert_cmpuint (step->parts[TENBO_STEP_EDITED], ==, 0);
}

/* In a game that is only in memory, people have no ids: the names tell who is who. */
static void
test_people_in_memory (DraftTest    *test,
                       gconstpointer data)
{
  static const TbPlayer order[] = { 3, 0, 1, 2 };
  g_autoptr (TenboGame) game = tenbo_draft_open_all (test->draft);
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboDraft) draft = tenbo_draft_new (game);

      if (i == 0)
        tenbo_draft_set_player_name (draft, 0, "Eri");
      else
        tenbo_draft_set_order (draft, order);
      g_assert_true (apply_test (game, tenbo_game_change_draft (draft), &error));
    }

  steps = tenbo_game_list_steps (game, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (steps->len, ==, 2);
  g_assert_cmpint (((const TenboStep *) steps->pdata[0])->kind, ==, TENBO_STEP_SEATS);
  g_assert_cmpint (((const TenboStep *) steps->pdata[1])->kind, ==, TENBO_STEP_PEOPLE);
}

/* Without hands, the same people in another order have other seats. */
static void
test_order_without_hands (DraftTest    *test,
                          gconstpointer data)
{
  static const TbPlayer order[] = { 1, 0, 2, 3 };
  g_autoptr (TenboGame) game = game_test_create (test->live.store, test->live.ruleset);
  g_autoptr (TenboDraft) draft = tenbo_draft_new (game);
  g_autoptr (GError) error = NULL;
  TenboStep *step;

  tenbo_draft_set_order (draft, order);
  apply_test (game, tenbo_game_change_draft (draft), &error);
  g_assert_no_error (error);
  step = tenbo_game_dup_last_step (game);
  g_assert_cmpint (step->kind, ==, TENBO_STEP_SEATS);
  tenbo_step_free (step);
}

static void
test_go_to (DraftTest    *test,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  char            *records[8] = { NULL };
  gint64           id = tenbo_game_get_id (test->live.game);
  static const int tour[] = { 2, 7, 0, 6, 5, 1, 7, 4 };

  for (guint n_done = 1; n_done <= 5; n_done++)
    {
      apply_test (test->live.game, tenbo_game_change_go_to (n_done), &error);
      g_assert_no_error (error);
      records[n_done] = game_test_record (test->live.store, id);
    }

  draft_test_begin (test);
  tenbo_draft_delete_hand (test->draft, 2);
  tenbo_draft_set_player_name (test->draft, 0, "Eri");
  save_and_begin (test);
  records[6] = game_test_record (test->live.store, id);
  game_test_ron (test->live.game, 0, 2);
  records[7] = game_test_record (test->live.store, id);

  for (guint i = 0; i < G_N_ELEMENTS (tour); i++)
    {
      g_autofree char *record = NULL;

      apply_test (test->live.game, tenbo_game_change_go_to ((guint) tour[i]), &error);
      g_assert_no_error (error);
      record = game_test_record (test->live.store, id);
      if (records[tour[i]] != NULL)
        g_assert_cmpstr (record, ==, records[tour[i]]);

      live_test_assert_stored (&test->live);
      g_clear_object (&test->draft);
      live_test_reopen (&test->live);
      game_test_assert_sound (test->live.store);
    }

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    g_free (records[i]);

  g_assert_false (apply_test (test->live.game, tenbo_game_change_go_to (8), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND);
  draft_test_begin (test);
}

static void
went_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  gboolean *done = user_data;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  g_assert_no_error (error);
  *done = TRUE;
}

static void
test_go_to_asynchronously (DraftTest    *test,
                           gconstpointer data)
{
  gboolean done = FALSE;

  tenbo_game_apply_async (test->live.game, tenbo_game_change_go_to (2), NULL, went_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpuint (tenbo_game_get_n_hands (test->live.game), ==, 2);
  live_test_assert_stored (&test->live);
}

/* Damages the step without the knowledge of the open game. */
static void
test_damaged_step (DraftTest    *test,
                   gconstpointer data)
{
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GError) error = NULL;

  tenbo_draft_delete_hand (test->draft, 1);
  save_and_begin (test);
  g_clear_object (&test->draft);
  store_test_sql (test->live.base.path, "UPDATE edit_events SET event = '{}' WHERE seq = 3");
  live_test_reopen (&test->live);
  g_assert_null (tenbo_game_list_steps (test->live.game, &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED);
  g_clear_error (&error);
  g_assert_false (apply_test (test->live.game, tenbo_game_change_undo (), &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED);

  /* The game itself is intact, and continues. */
  game_test_draw (test->live.game);
  live_test_assert_stored (&test->live);
  draft_test_begin (test);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  draft_test_add_func ("/game/steps/hands that were recorded", test_recorded);
  draft_test_add_func ("/game/steps/hands that were changed", test_hands);
  draft_test_add_func ("/game/steps/the first hand", test_first_hand);
  draft_test_add_func ("/game/steps/people, seats and rulesets", test_people);
  draft_test_add_func ("/game/steps/swapped names", test_exchanged_names);
  draft_test_add_func ("/game/steps/people in memory", test_people_in_memory);
  draft_test_add_func ("/game/steps/another order without hands", test_order_without_hands);
  draft_test_add_func ("/game/steps/go to any step", test_go_to);
  draft_test_add_func ("/game/steps/asynchronous", test_go_to_asynchronously);
  draft_test_add_func ("/game/steps/a damaged step is an error", test_damaged_step);

  return g_test_run ();
}
