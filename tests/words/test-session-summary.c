/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-summary.h"

#include <locale.h>
#include <string.h>

/* A session in words: on the page, the command line and in a message. */

/* Creates a game of @n_players of "A", "B" … that ended with @totals, one for each of @n_players,
 * in the order of the seats. */
static TenboStoredSummary *
create_game (gint64      id,
             const char *names,
             const int  *totals,
             gboolean    in_points)
{
  TenboStoredSummary *game = g_new0 (TenboStoredSummary, 1);

  game->id = id;
  game->n_players = (int) strlen (names);
  game->progress.end_reason = g_strdup ("rounds");

  for (int i = 0; i < game->n_players; i++)
    {
      TenboStoredPlayer *player = &game->players[i];

      player->person_id = names[i];
      player->name = g_strndup (&names[i], 1);
      player->total = totals[i];
      player->points = in_points ? totals[i] : 25000 + totals[i] / 2;
      player->rank = 1;
      for (int j = 0; j < game->n_players; j++)
        player->rank += totals[j] > totals[i] ? 1 : 0;
    }

  return game;
}

static TenboStoredSession *
create_session (const char *unit,
                int         rate,
                int         fee)
{
  TenboStoredSession *session = tenbo_stored_session_new ();

  session->id = 1;
  session->started = (TenboStoredTime) { G_GINT64_CONSTANT (1763116200000), 540 };
  session->unit = g_strdup (unit);
  session->rate = rate;
  session->fee = fee;
  return session;
}

static GPtrArray *
create_games (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_summary_free);
}

static void
assert_text (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

/* Three play at a time, the fourth sits out: a player who sat out keeps the same total. */
static void
test_three_of_four (void)
{
  GPtrArray *games = create_games ();
  g_autoptr (TenboSessionSummary) sheet = NULL;
  TenboStoredSession *session = create_session ("¥", 50, -1);
  TenboSessionResult  result;

  g_ptr_array_add (games, create_game (1, "ABC", (int[]) { 40000, -10000, -30000 }, FALSE));
  g_ptr_array_add (games, create_game (2, "BCD", (int[]) { 35000, -15000, -20000 }, FALSE));
  sheet = tenbo_session_summary_new (session, games, NULL);
  g_assert_true (sheet->in_thousands);
  assert_text (tenbo_session_summary_dup_share_text (sheet),
               "Friday 14 November 2025\n"
               "2 games\n"
               "1. A  +40.0  +¥2,000\n"
               "2. B  +25.0  +¥1,250\n"
               "3. D  −20.0  −¥1,000\n"
               "4. C  −45.0  −¥2,250\n"
               "¥50 per 1,000 points\n"
               "C pays A ¥2,000\n"
               "C pays B ¥250\n"
               "D pays B ¥1,000\n");
  g_assert_false (tenbo_session_summary_get_result (sheet, 0, 2, &result));
  g_assert_true (tenbo_session_summary_get_result (sheet, 1, 2, &result));
  g_assert_cmpint (result.total, ==, -20000);
  g_assert_cmpint (result.rank, ==, 3);
  assert_text (tenbo_session_summary_dup_ranks (tenbo_session_summary_get_total (sheet, 1)),
               "1st\u00a0×\u00a01, 2nd\u00a0×\u00a01");
}

/* If totals are single points, the rate is given per point. */
static void
test_tai (void)
{
  GPtrArray *games = create_games ();
  g_autoptr (TenboSessionSummary) sheet = NULL;
  TenboStoredSession *session = create_session ("元", 2000, 100);

  session->title = g_strdup ("春节");
  session->venue = g_strdup ("Home");
  session->fee_person_id = 'B';
  g_ptr_array_add (games, create_game (1, "ABCD", (int[]) { 340, -120, -20, -200 }, TRUE));
  sheet = tenbo_session_summary_new (session, games, "B");
  g_assert_false (sheet->in_thousands);
  g_assert_true (tenbo_session_summary_is_per_point (sheet, 2000));
  assert_text (tenbo_session_summary_dup_share_text (sheet),
               "春节\n"
               "Friday 14 November 2025 · Home · 1 game\n"
               "1. A  +340  +655元\n"
               "2. C  −20  −65元\n"
               "3. B  −120  −165元\n"
               "4. D  −200  −425元\n"
               "2元 per point\n"
               "Table fee 100元, paid by B\n"
               "D pays A 425元\n"
               "B pays A 165元\n"
               "C pays A 65元\n");

  /* Half a unit per point cannot be expressed this way. */
  session->rate = 500;
  assert_text (tenbo_session_summary_dup_rate (sheet), "500元 per 1,000 points");
}

/* A pot without a winner belongs to nobody, and is not distributed. */
static void
test_remainder (void)
{
  GPtrArray *games = create_games ();
  g_autoptr (TenboSessionSummary) sheet = NULL;

  g_ptr_array_add (games, create_game (1, "ABCD", (int[]) { 30000, 5000, -10000, -26000 }, FALSE));
  sheet = tenbo_session_summary_new (create_session ("points", 100, 1000), games, NULL);
  assert_text (tenbo_session_summary_dup_left_over (sheet), "Remainder: +1.0, +100\u00a0points");
  assert_text (tenbo_session_summary_dup_share_text (sheet),
               "Friday 14 November 2025\n"
               "1 game\n"
               "1. A  +30.0  +2,750\u00a0points\n"
               "2. B  +5.0  +250\u00a0points\n"
               "3. C  −10.0  −1,250\u00a0points\n"
               "4. D  −26.0  −2,850\u00a0points\n"
               "Remainder: +1.0, +100\u00a0points\n"
               "100\u00a0points per 1,000 points\n"
               "Table fee 1,000\u00a0points\n"
               "D pays A 2,750\u00a0points\n"
               "D pays 100\u00a0points into the remainder\n"
               "C pays 1,000\u00a0points to the house\n"
               "C pays B 250\u00a0points\n");
}

/* Running and void games belong to the session, and add nothing to it; without stakes nobody
 * pays. */
static void
test_void (void)
{
  GPtrArray          *games = create_games ();
  TenboStoredSummary *running = create_game (2, "ABCD", (int[]) { 0, 0, 0, 0 }, FALSE);
  TenboStoredSummary *not_counted = create_game (3, "ABCD", (int[]) { 9, -3, -3, -3 }, FALSE);
  g_autoptr (TenboSessionSummary) sheet = NULL;
  g_autoptr (TenboSessionSummary) empty = NULL;

  g_clear_pointer (&running->progress.end_reason, g_free);
  not_counted->is_void = TRUE;
  g_ptr_array_add (games, create_game (1, "ABCD", (int[]) { 30000, 5000, -10000, -25000 }, FALSE));
  g_ptr_array_add (games, running);
  g_ptr_array_add (games, not_counted);
  sheet = tenbo_session_summary_new (create_session (NULL, -1, -1), games, NULL);
  g_assert_cmpuint (sheet->counted->len, ==, 1);
  g_assert_false (tenbo_session_summary_has_money (sheet));
  assert_text (tenbo_session_summary_dup_share_text (sheet),
               "Friday 14 November 2025\n"
               "1 game, 1 not finished, 1 void\n"
               "1. A  +30.0\n"
               "2. B  +5.0\n"
               "3. C  −10.0\n"
               "4. D  −25.0\n");

  empty = tenbo_session_summary_new (create_session ("¥", 50, 4000), create_games (), NULL);
  assert_text (tenbo_session_summary_dup_share_text (empty),
               "Friday 14 November 2025\n"
               "0 games\n"
               "¥50 per 1,000 points\n"
               "Table fee ¥4,000\n");
  assert_text (tenbo_session_words_games (0, 0, 2), "2 void");
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/session/three-of-four", test_three_of_four);
  g_test_add_func ("/words/session/tai", test_tai);
  g_test_add_func ("/words/session/remainder", test_remainder);
  g_test_add_func ("/words/session/void", test_void);

  return g_test_run ();
}
