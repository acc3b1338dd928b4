/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sentences about the steps of a game and about the changes of a draft. */

#include "draft-test.h"
#include "tenbo-log-words.h"

/* Saves the draft and asserts the sentences about the step: its title, its detail and its undo. */
static void
check_step (DraftTest  *test,
            const char *title,
            const char *detail,
            const char *undone)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  g_autofree char *found_title = NULL;
  g_autofree char *found_detail = NULL;
  g_autofree char *found_undone = NULL;

  if (tenbo_draft_get_changed (test->draft))
    draft_test_save (test);
  draft_test_begin (test);
  steps = tenbo_game_list_steps (test->live.game, &error);
  g_assert_no_error (error);
  found_title = tenbo_log_describe_step (steps->pdata[0]);
  found_detail = tenbo_log_describe_detail (steps->pdata[0]);
  found_undone = tenbo_log_describe_undone (steps->pdata[0]);
  g_assert_cmpstr (found_title, ==, title);
  g_assert_cmpstr (found_detail, ==, detail);
  g_assert_cmpstr (found_undone, ==, undone);
}

static void
test_steps (DraftTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("wrc-2025");
  static const TbPlayer order[] = { 1, 2, 3, 0 };
  TbEvent               event;

  check_step (test, "South 1, 1 honba", "Ben ron off Chie, mangan",
              "Undone: Ben ron off Chie, mangan");
  draft_test_ron (&event, 2, 0, TB_LIMIT_HANEMAN);
  tenbo_draft_set_event (test->draft, 4, &event);
  check_step (test, "Edited: South 1, 1 honba",
              "Was: Ben ron off Chie, mangan\nNow: Chie ron off Aki, haneman",
              "Undone: edit of South 1, 1 honba");
  tenbo_draft_insert_event (test->draft, 4, &event);
  check_step (test, "Inserted: South 1, 1 honba", "Chie ron off Aki, haneman",
              "Undone: insertion of South 1, 1 honba");
  tenbo_draft_delete_hand (test->draft, 1);
  check_step (test, "Deleted: East 2", "Chie ron off Dai, mangan", "Undone: deletion of East 2");
  tenbo_draft_set_hand_note (test->draft, 0, "A note");
  check_step (test, "Note changed: East 1", "A note", "Undone: note on East 1");
  tenbo_draft_set_order (test->draft, order);
  check_step (test, "Seats changed", "Ben, Chie, Dai and Aki", "Undone: change of seats");
  tenbo_draft_set_player_name (test->draft, 0, "Eri");
  check_step (test, "Players changed", "Eri, Chie, Dai and Aki", "Undone: change of players");
  g_assert_true (tenbo_draft_set_ruleset (test->draft, other));
  check_step (test, "Ruleset changed", tenbo_ruleset_get_name (other),
              "Undone: change of ruleset");
  tenbo_draft_delete_hand (test->draft, 0);
  tenbo_draft_delete_hand (test->draft, 0);
  tenbo_draft_set_order (test->draft, order);
  check_step (test, "Several changes", "2 hands deleted\nSeats changed", "Undone: several changes");
}

/* Asserts the text below the difference of @kind. */
static void
check_difference (DraftTest          *test,
                  TenboDifferenceKind kind,
                  const char         *text)
{
  g_autoptr (GPtrArray) differences = tenbo_draft_list_differences (test->draft);
  g_autoptr (TenboGame) whole = tenbo_draft_open_all (test->draft);

  for (guint i = 0; i < differences->len; i++)
    {
      const TenboDifference *difference = differences->pdata[i];
      g_autofree char       *found = tenbo_log_describe_difference (test->draft, whole, difference);

      if (difference->kind != kind)
        continue;
      g_assert_cmpstr (found, ==, text);
      return;
    }
  g_assert_not_reached ();
}

static void
test_differences (DraftTest    *test,
                  gconstpointer data)
{
  TbEvent event;

  draft_test_ron (&event, 2, 0, TB_LIMIT_HANEMAN);
  tenbo_draft_set_event (test->draft, 4, &event);
  check_difference (test, TENBO_DIFFERENCE_EDITED,
                    "Was: Ben ron off Chie, mangan\nNow: Chie ron off Aki, haneman");
  check_difference (test, TENBO_DIFFERENCE_END, NULL);
  tenbo_draft_delete_hand (test->draft, 1);
  check_difference (test, TENBO_DIFFERENCE_DELETED, "Chie ron off Dai, mangan");
  tenbo_draft_insert_event (test->draft, 0, &event);
  check_difference (test, TENBO_DIFFERENCE_INSERTED, "Chie ron off Aki, haneman");
  tenbo_draft_set_hand_note (test->draft, 2, "A note");
  check_difference (test, TENBO_DIFFERENCE_NOTE, "A note");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  draft_test_add_func ("/entry/log-words/steps", test_steps);
  draft_test_add_func ("/entry/log-words/differences", test_differences);

  return g_test_run ();
}
