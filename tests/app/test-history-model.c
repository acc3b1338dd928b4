/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "game-keys.h"
#include "history-maker.h"
#include "tenbo-games-change.h"
#include "tenbo-games.h"
#include "tenbo-history-model.h"
#include "tenbo-period.h"
#include "tenbo-summary.h"

/* Many pages of the list. */
#define MANY 3000

static GListModel *
as_list (TenboHistoryModel *model)
{
  return G_LIST_MODEL (model);
}

static guint
get_n_games (TenboHistoryModel *model)
{
  return g_list_model_get_n_items (as_list (model));
}

static void
wait_found (TenboHistoryModel *model)
{
  WAIT_UNTIL (!tenbo_history_model_get_busy (model));
}

static TenboHistoryModel *
open_model (AppFixture         *fixture,
            TenboHistoryFilter *filter)
{
  TenboHistoryModel *model = tenbo_history_model_new (fixture->store, filter);

  tenbo_history_model_reload (model);
  wait_found (model);

  return model;
}

/* Returns the summary at @position, when it is read. */
static TenboSummary *
get_summary (TenboHistoryModel *model,
             guint              position)
{
  TenboSummary *summary = g_list_model_get_item (as_list (model), position);

  WAIT_UNTIL (tenbo_summary_get_stored (summary) != NULL);

  return summary;
}

static void
test_unfinished_first (AppFixture   *fixture,
                       gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (TenboGame) running = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) finished = app_test_create_game (fixture->store, "mleague");
  g_autoptr (TenboSummary) first = NULL;
  g_autoptr (TenboSummary) second = NULL;
  guint start;
  guint end;

  app_test_finish_game (finished);
  model = open_model (fixture, filter);
  g_assert_cmpuint (get_n_games (model), ==, 2);
  first = get_summary (model, 0);
  second = get_summary (model, 1);
  g_assert_false (tenbo_summary_has_ended (first));
  g_assert_true (tenbo_summary_has_ended (second));
  g_assert_cmpstr (tenbo_summary_get_section (first), ==, "Unfinished Games");
  g_assert_cmpstr (tenbo_summary_get_title (first), ==, "Aki, Ben, Chie, Dai");

  gtk_section_model_get_section (GTK_SECTION_MODEL (model), 1, &start, &end);
  g_assert_cmpuint (start, ==, 1);
  g_assert_cmpuint (end, ==, 2);
}

static void
check_title (TenboSummary *summary)
{
  const char      *key = tenbo_summary_get_stored (summary)->ruleset_key;
  g_autofree char *text = NULL;

  g_assert_cmpstr (tenbo_summary_get_title (summary), ==,
                   g_str_equal (key, "fenghua")
                     ? "Ben\u00a0+120, Aki\u00a0\u221240, Chie\u00a0\u221240, Dai\u00a0\u221240"
                     : "Ben\u00a0+34.0, Aki\u00a0\u221215.0, Chie\u00a0\u221219.0");

  /* The markup only keeps names on one line and makes the winner bold. */
  g_assert_true (g_str_has_prefix (tenbo_summary_get_markup (summary), "<b>"));
  g_assert_true (pango_parse_markup (tenbo_summary_get_markup (summary), -1, 0, NULL, &text, NULL,
                                     NULL));
  g_assert_cmpstr (text, ==, tenbo_summary_get_title (summary));
}

/* A year later, the subtitle has the day; below the heading with the day of the session, the row
 * has the time of day instead. A game of another day has its own day. */
static void
test_days (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  TenboGameKey key = tenbo_game_key (tenbo_game_get_id (game), 0, FALSE);
  gint64       later = g_get_real_time () / 1000 + 400 * (G_TIME_SPAN_DAY / 1000);

  app_test_play_ron (game, 1, 2, 3, 30);
  app_test_stop_game (game);
  for (int day = 0; day < 2; day++)
    {
      g_autoptr (TenboRead) read = tenbo_store_read_begin (fixture->store, NULL, NULL);
      g_autoptr (GPtrArray) games = tenbo_games_read_summaries (read, &key, 1, NULL);
      TenboStoredSummary *stored = g_steal_pointer (&games->pdata[0]);
      g_autoptr (TenboSummary) summary = NULL;
      g_autofree char *time = tenbo_describe_time_of_day (&stored->started);
      g_autofree char *line = g_strdup_printf ("B rule \u00b7 1 hand \u00b7 %s", time);

      stored->session_started.msec = stored->started.msec - day * 2 * (G_TIME_SPAN_DAY / 1000);
      summary = tenbo_summary_new (stored, later);
      g_assert_cmpstr (tenbo_summary_get_subtitle (summary), !=, line);
      g_assert_cmpstr (tenbo_summary_get_section_line (summary), ==,
                       day == 0 ? line : tenbo_summary_get_subtitle (summary));
    }
}

/* Three names for three players; totals in their unit. */
static void
test_titles (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (TenboGame) three = app_test_create_game (fixture->store, "sanma-parlor");
  g_autoptr (TenboGame) ended = app_test_create_game (fixture->store, "sanma-parlor");
  g_autoptr (TenboGame) tai = app_test_create_game (fixture->store, "fenghua");
  g_autoptr (TenboSummary) first = NULL;

  app_test_play_ron (ended, 1, 2, 3, 30);
  app_test_stop_game (ended);
  app_test_play_tai (tai, 1, TB_NOBODY, 14);
  app_test_stop_game (tai);

  model = open_model (fixture, filter);
  first = get_summary (model, 0);
  g_assert_cmpstr (tenbo_summary_get_title (first), ==, "Aki, Ben, Chie");
  g_assert_true (g_str_has_prefix (tenbo_summary_get_subtitle (first),
                                   "Sanma parlor \u00b7 East 1 \u00b7 "));

  /* The newest first, or in the order of ids at the same time. */
  for (guint i = 1; i < 3; i++)
    {
      g_autoptr (TenboSummary) summary = get_summary (model, i);

      check_title (summary);
    }
}

/* A row requested before it is read is a placeholder for its game, and notifies when it is read;
 * only a few are kept in memory while scrolling. */
static void
test_many (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, MANY);
  g_autoptr (TenboSummary) far = NULL;
  g_autoptr (TenboSummary) near = NULL;
  TenboSummary *first = NULL; /* weak */

  model = open_model (fixture, filter);
  g_assert_cmpuint (get_n_games (model), ==, MANY);

  far = g_list_model_get_item (as_list (model), 2000);
  g_assert_null (tenbo_summary_get_stored (far));
  g_assert_cmpstr (tenbo_summary_get_title (far), ==, "\u2026");
  WAIT_UNTIL (tenbo_summary_get_stored (far) != NULL);
  g_assert_cmpint (tenbo_summary_get_stored (far)->id, ==, g_array_index (ids, gint64, 2000));

  /* Its neighbors were read with it. */
  WAIT_UNTIL (tenbo_history_model_get_n_kept (model) >= 250);
  near = g_list_model_get_item (as_list (model), 2070);
  g_assert_nonnull (tenbo_summary_get_stored (near));

  for (guint i = 0; i < MANY; i += 7)
    {
      g_autoptr (TenboSummary) summary = get_summary (model, i);

      g_assert_cmpint (tenbo_summary_get_stored (summary)->id, ==, g_array_index (ids, gint64, i));
      g_assert_cmpuint (tenbo_history_model_get_n_kept (model), <=, 800);
      if (i == 0)
        g_set_weak_pointer (&first, summary);
    }

  /* A row that is no longer kept is freed. */
  g_assert_null (first);
}

/* The first rows are there at once, and stay when all are found. */
static void
test_first (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = tenbo_history_model_new (fixture->store, filter);
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 300);
  g_autoptr (TenboSummary) before = NULL;
  g_autoptr (TenboSummary) after = NULL;
  g_autoptr (GError) error = NULL;
  guint n_first;

  g_assert_true (tenbo_history_model_read_first (model, &error));
  n_first = get_n_games (model);
  g_assert_cmpuint (n_first, >, 20);
  g_assert_cmpuint (n_first, <, 300);
  before = g_list_model_get_item (as_list (model), 3);
  g_assert_nonnull (tenbo_summary_get_stored (before));

  tenbo_history_model_reload (model);
  wait_found (model);
  g_assert_cmpuint (get_n_games (model), ==, 300);
  after = g_list_model_get_item (as_list (model), 3);
  g_assert_true (before == after);
}

/* --- Filters --- */

/* Returns the number of the first @n games for which @wanted holds. */
#define COUNT(n, wanted)            \
  ({                                \
    guint count_ = 0;               \
    for (guint i = 0; i < (n); i++) \
      count_ += (wanted) ? 1 : 0;   \
    count_;                         \
  })

static void
check_found (TenboHistoryModel *model,
             guint              n)
{
  wait_found (model);
  g_assert_cmpuint (get_n_games (model), ==, n);
}

static void
test_words (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 210);

  model = open_model (fixture, filter);

  tenbo_history_filter_set_words (filter, "ERI");
  check_found (model, COUNT (210, i % 10 == 0));
  tenbo_history_filter_set_words (filter, "eri café");
  check_found (model, COUNT (210, i % 10 == 0));
  tenbo_history_filter_set_words (filter, "dai ten");
  check_found (model, COUNT (210, i % 10 != 0 && i % 5 == 0));
  tenbo_history_filter_set_words (filter, "long");
  check_found (model, COUNT (210, i % 100 == 0));
  tenbo_history_filter_set_words (filter, "ﾙｰﾙ");
  check_found (model, 210);
  tenbo_history_filter_set_words (filter, "nobody");
  check_found (model, 0);

  /* The last of several words typed at once counts. */
  tenbo_history_filter_set_words (filter, "e");
  tenbo_history_filter_set_words (filter, "er");
  tenbo_history_filter_set_words (filter, "eri");
  check_found (model, COUNT (210, i % 10 == 0));
  tenbo_history_filter_set_words (filter, "  ");
  check_found (model, 210);
}

static gint64
find_person (TenboHistoryModel *model,
             guint              position,
             int                player)
{
  g_autoptr (TenboSummary) summary = get_summary (model, position);

  return tenbo_summary_get_stored (summary)->players[player].person_id;
}

static void
set_term (TenboHistoryFilter *filter,
          TenboFilterKind     kind,
          gint64              id,
          const char         *text)
{
  TenboFilterTerm term = { .kind = kind, .id = id, .key = (char *) text, .name = (char *) text };

  tenbo_history_filter_set (filter, &term);
}

static void
test_filters (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, 210);
  g_autoptr (TenboGame) running = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (GDateTime) week_ago = g_date_time_add_days (today, -7);
  gint64 eri;

  model = open_model (fixture, filter);
  check_found (model, 211);
  eri = find_person (model, 1, 3);
  set_term (filter, TENBO_FILTER_PERSON, eri, "Eri");
  check_found (model, COUNT (210, i % 10 == 0));
  set_term (filter, TENBO_FILTER_PERSON, find_person (model, 0, 0), "Aki");
  check_found (model, COUNT (210, i % 10 == 0));
  g_assert_true (tenbo_history_filter_is_set (filter));
  tenbo_history_filter_remove (filter, TENBO_FILTER_PERSON, eri);
  check_found (model, 211);
  tenbo_history_filter_clear (filter, TRUE);

  set_term (filter, TENBO_FILTER_VENUE, 0, "Café Ten");
  check_found (model, COUNT (210, i % 5 == 0));
  set_term (filter, TENBO_FILTER_SHOW, TENBO_SHOW_VOID, "Games");
  check_found (model, COUNT (210, i % 35 == 0));
  tenbo_history_filter_remove (filter, TENBO_FILTER_VENUE, 0);
  check_found (model, COUNT (210, i % 7 == 0));
  set_term (filter, TENBO_FILTER_SHOW, TENBO_SHOW_COUNTED, "Games");
  check_found (model, COUNT (210, i % 7 != 0) + 1);
  set_term (filter, TENBO_FILTER_SHOW, TENBO_SHOW_UNFINISHED, "Games");
  check_found (model, 1);
  tenbo_history_filter_remove (filter, TENBO_FILTER_SHOW, 0);

  set_term (filter, TENBO_FILTER_RULESET, 0, "mleague");
  check_found (model, 0);
  set_term (filter, TENBO_FILTER_RULESET, 0, "b-rule");
  check_found (model, 211);

  /* Days from their first to their last moment: three games a day. */
  tenbo_history_filter_set_days (filter, week_ago, week_ago);
  check_found (model, 3);
  tenbo_history_filter_set_days (filter, NULL, week_ago);
  wait_found (model);
  g_assert_cmpuint (get_n_games (model), <, 210 - 6 * 3 + 1);
  g_assert_cmpuint (get_n_games (model), >, 210 - 9 * 3);
  tenbo_history_filter_clear (filter, FALSE);
  check_found (model, 211);
  g_assert_false (tenbo_history_filter_is_set (filter));
}

/* --- Changes --- */

/* Applies @change to the @n games @ids. Returns the changed ones. Transfer full. */
static GArray *
change (AppFixture          *fixture,
        TenboGamesChangeKind what,
        const gint64        *ids,
        guint                n)
{
  g_autoptr (GArray) keys = game_keys_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGamesChange) made = tenbo_games_change_new (fixture->store, what, keys);

  for (guint i = 0; i < n; i++)
    game_keys_add (keys, ids[i], 1);

  tenbo_games_change_run (made, NULL, NULL, NULL, &error);
  g_assert_no_error (error);

  return g_array_ref (made->done);
}

static void
check_change (AppFixture          *fixture,
              TenboGamesChangeKind what,
              const gint64        *ids,
              guint                n,
              guint                n_done)
{
  g_autoptr (GArray) done = change (fixture, what, ids, n);

  g_assert_cmpuint (done->len, ==, n_done);
}

static void
count_cb (GListModel *model,
          guint       position,
          guint       n_removed,
          guint       n_added,
          guint      *count)
{
  *count += n_removed + n_added;
}

static void
set_true_cb (gboolean *value)
{
  *value = TRUE;
}

/* Only the changed rows are removed and added; a remaining row has its new text. */
static void
test_changes (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryFilter) deleted = tenbo_history_filter_new (TRUE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (TenboHistoryModel) gone = NULL;
  g_autoptr (GArray) made = history_maker_fill (fixture->store, 400);
  g_autoptr (TenboSummary) shown = NULL;
  const gint64 *ids = (const gint64 *) (gpointer) made->data;
  gint64        some[] = { ids[5], ids[6], ids[300] };
  gboolean      changed = FALSE;
  guint         n_moved = 0;
  guint         position;

  model = open_model (fixture, filter);
  g_signal_connect (model, "items-changed", G_CALLBACK (count_cb), &n_moved);
  shown = get_summary (model, 10);
  g_signal_connect_swapped (shown, "changed", G_CALLBACK (set_true_cb), &changed);

  check_change (fixture, TENBO_GAMES_DELETE, some, 3, 3);
  check_change (fixture, TENBO_GAMES_DELETE, some, 3, 0);
  check_change (fixture, TENBO_GAMES_VOID, &ids[10], 1, 1);
  check_change (fixture, TENBO_GAMES_VOID, &ids[10], 1, 0);
  tenbo_history_model_reload (model);
  check_found (model, 397);
  g_assert_cmpuint (n_moved, ==, 3);
  WAIT_UNTIL (changed);
  g_assert_true (tenbo_summary_is_void (shown));
  g_assert_true (tenbo_history_model_find (model, ids[10], &position));
  g_assert_cmpuint (position, ==, 8);
  g_assert_false (tenbo_history_model_find (model, ids[5], &position));

  gone = open_model (fixture, deleted);
  check_found (gone, 3);

  check_change (fixture, TENBO_GAMES_RESTORE, some, 3, 3);
  check_change (fixture, TENBO_GAMES_RESTORE, some, 3, 0);
  check_change (fixture, TENBO_GAMES_COUNT, &ids[10], 1, 1);
  tenbo_history_model_reload (model);
  check_found (model, 400);
  g_assert_cmpuint (n_moved, ==, 6);
  WAIT_UNTIL (!tenbo_summary_is_void (shown));
  tenbo_history_model_reload (gone);
  check_found (gone, 0);
}

/* A copy is a separate void game, and its original does not change. */
static void
test_copy (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (TenboGame) copy = NULL;
  g_autoptr (TenboSummary) summary = NULL;
  g_autoptr (GArray) done = NULL;
  g_autoptr (GError) error = NULL;
  gint64 id = tenbo_game_get_id (game);
  guint  position;

  app_test_play_ron (game, 1, 3, 3, 30);
  app_test_stop_game (game);
  done = change (fixture, TENBO_GAMES_COPY, &id, 1);
  g_assert_cmpuint (done->len, ==, 1);
  g_assert_cmpint (g_array_index (done, TenboGameKey, 0).game_id, !=, id);

  copy = tenbo_game_open (fixture->store, g_array_index (done, TenboGameKey, 0).game_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (copy), ==, 2);
  g_assert_cmpstr (tenbo_game_get_uuid (copy), !=, tenbo_game_get_uuid (game));
  g_assert_cmpint (tenbo_game_get_session_id (copy), ==, tenbo_game_get_session_id (game));
  g_assert_true (apply_test (copy, tenbo_game_change_undo (), &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 2);

  model = open_model (fixture, filter);
  g_assert_true (tenbo_history_model_find (model, tenbo_game_get_id (copy), &position));
  summary = get_summary (model, position);
  g_assert_true (tenbo_summary_is_void (summary));
  g_assert_false (tenbo_summary_has_ended (summary));
}

/* The state of another list at the start of the search. */
typedef struct
{
  guint n_begun; /* number of calls */
  guint n_games;
  guint n_read;
} Begun;

static void
begun_cb (Begun             *begun,
          TenboHistoryModel *model)
{
  begun->n_begun++;
  begun->n_games = get_n_games (model);
  begun->n_read = 0;
  for (guint i = 0; i < begun->n_games; i++)
    {
      g_autoptr (TenboSummary) summary = g_list_model_get_item (as_list (model), i);

      begun->n_read += tenbo_summary_get_stored (summary) != NULL ? 1 : 0;
    }
}

/* With a new filter, the first games are found and read before all others; the same filter does not
 * start again. Another filter in between replaces it. */
static void
test_begun (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboHistoryFilter) filter = tenbo_history_filter_new (FALSE);
  g_autoptr (TenboHistoryModel) model = NULL;
  g_autoptr (GArray) ids = history_maker_fill (fixture->store, MANY);
  Begun begun = { 0 };

  model = open_model (fixture, filter);
  g_signal_connect_swapped (model, "begun", G_CALLBACK (begun_cb), &begun);
  tenbo_history_filter_set_words (filter, "eri");
  WAIT_UNTIL (begun.n_begun == 1);
  g_assert_true (tenbo_history_model_get_busy (model));
  g_assert_cmpuint (begun.n_games, >, 20);
  g_assert_cmpuint (begun.n_games, <, MANY / 10);
  g_assert_cmpuint (begun.n_read, ==, begun.n_games);
  wait_found (model);
  g_assert_cmpuint (get_n_games (model), ==, MANY / 10);

  tenbo_history_model_reload (model);
  wait_found (model);
  g_assert_cmpuint (begun.n_begun, ==, 1);

  tenbo_history_filter_set_words (filter, NULL);
  WAIT_UNTIL (begun.n_begun == 2);
  tenbo_history_filter_set_words (filter, "nobody");
  wait_found (model);
  g_assert_cmpuint (begun.n_begun, ==, 3);
  g_assert_cmpuint (get_n_games (model), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/history-model/unfinished-first", test_unfinished_first);
  app_fixture_add ("/app/history-model/titles", test_titles);
  app_fixture_add ("/app/history-model/days", test_days);
  app_fixture_add ("/app/history-model/first", test_first);
  app_fixture_add ("/app/history-model/many", test_many);
  app_fixture_add ("/app/history-model/words", test_words);
  app_fixture_add ("/app/history-model/begun", test_begun);
  app_fixture_add ("/app/history-model/filters", test_filters);
  app_fixture_add ("/app/history-model/changes", test_changes);
  app_fixture_add ("/app/history-model/copy", test_copy);

  return g_test_run ();
}
