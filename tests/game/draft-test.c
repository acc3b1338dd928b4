/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draft-test.h"

void
draft_test_set_up (DraftTest    *test,
                   gconstpointer data)
{
  store_test_set_up (&test->live.base, data);
  test->live.ruleset = game_test_find_ruleset ("tenhou-hanchan");
  test->live.store = store_test_open (&test->live.base);
  test->live.game = game_test_create (test->live.store, test->live.ruleset);
  game_test_ron (test->live.game, 1, 3);
  game_test_ron (test->live.game, 2, 3);
  game_test_ron (test->live.game, 0, 3);
  game_test_draw (test->live.game);
  game_test_ron (test->live.game, 1, 2);
  draft_test_begin (test);
}

void
draft_test_tear_down (DraftTest    *test,
                      gconstpointer data)
{
  g_assert_finalize_object (g_steal_pointer (&test->draft));
  g_free (test->before);
  live_test_tear_down (&test->live, data);
}

void
draft_test_begin (DraftTest *test)
{
  g_clear_object (&test->draft);
  g_free (test->before);
  test->draft = tenbo_draft_new (test->live.game);
  test->before = game_test_describe (test->live.game);
}

void
draft_test_ron (TbEvent *event,
                TbPlayer player,
                TbPlayer from,
                TbLimit  limit)
{
  tb_event_init (event, TB_RESULT_WIN);
  event->n_wins = 1;
  tb_win_init (&event->wins[0], player);
  event->wins[0].from = from;
  event->wins[0].value = (TbValueEntry) { .form = TB_VALUE_LIMIT, .limit = limit };
}

/* The kinds of differences of one hand of the draft, and of one player */
static const guint of_hand = 1U << TENBO_DIFFERENCE_REFUSED | 1U << TENBO_DIFFERENCE_EDITED |
                             1U << TENBO_DIFFERENCE_INSERTED | 1U << TENBO_DIFFERENCE_NOTE |
                             1U << TENBO_DIFFERENCE_DROPPED | 1U << TENBO_DIFFERENCE_PLAYED_AS;
static const guint of_player =
  1U << TENBO_DIFFERENCE_PERSON | 1U << TENBO_DIFFERENCE_SEAT | 1U << TENBO_DIFFERENCE_SCORE |
  1U << TENBO_DIFFERENCE_RANK | 1U << TENBO_DIFFERENCE_TOTAL |
  1U << TENBO_DIFFERENCE_RUNNING_RIICHI | 1U << TENBO_DIFFERENCE_RUNNING_FOUL;

void
draft_test_assert_differences (DraftTest  *test,
                               const char *expected,
                               int         n_refused)
{
  g_autoptr (GPtrArray) differences = tenbo_draft_list_differences (test->draft);
  g_autoptr (GString) text = g_string_new (NULL);
  guint first = n_refused >= 0 ? (guint) n_refused : tenbo_draft_get_n_refused (test->draft);

  for (guint i = 0; i < differences->len; i++)
    {
      const TenboDifference *difference = differences->pdata[i];
      g_autofree char       *sentence = tenbo_difference_dup_text (difference);

      g_test_message ("%s", sentence);
      g_assert_cmpint (difference->hand >= 0, ==, (of_hand & 1U << difference->kind) != 0);
      g_assert_cmpint (difference->player != TB_NOBODY, ==,
                       (of_player & 1U << difference->kind) != 0);
      if (i < first)
        g_assert_cmpint (difference->kind, ==, TENBO_DIFFERENCE_REFUSED);
      else
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", sentence);
    }

  g_assert_cmpstr (text->str, ==, expected);
}

void
draft_test_assert_untouched (DraftTest *test)
{
  g_autofree char *now = game_test_describe (test->live.game);

  g_assert_cmpstr (now, ==, test->before);
  live_test_assert_stored (&test->live);
}

void
draft_test_save (DraftTest *test)
{
  g_autoptr (GError) error = NULL;

  apply_test (test->live.game, tenbo_game_change_draft (test->draft), &error);
  g_assert_no_error (error);
  live_test_assert_stored (&test->live);
}

void
draft_test_undo (DraftTest *test)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (apply_test (test->live.game, tenbo_game_change_undo (), &error));
  g_assert_no_error (error);
  live_test_assert_stored (&test->live);
}

void
draft_test_redo (DraftTest *test)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (apply_test (test->live.game, tenbo_game_change_redo (), &error));
  g_assert_no_error (error);
  live_test_assert_stored (&test->live);
}

void
draft_test_restart (DraftTest *test)
{
  g_clear_object (&test->draft);
  live_test_reopen (&test->live);
  game_test_assert_sound (test->live.store);
  draft_test_begin (test);
}

char *
draft_test_dup_record (DraftTest *test)
{
  return game_test_record (test->live.store, tenbo_game_get_id (test->live.game));
}

void
draft_test_assert_record (DraftTest  *test,
                          const char *expected)
{
  g_autofree char *record = draft_test_dup_record (test);

  g_assert_cmpstr (record, ==, expected);
}

void
draft_test_assert_sql (DraftTest  *test,
                       const char *sql,
                       const char *expected)
{
  g_autofree char *answer = store_test_ask (test->live.base.path, sql);

  g_assert_cmpstr (answer, ==, expected);
}
