/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The output of an export if the history changes meanwhile, and cancellation. */

#include "game-test.h"
#include "store-reads.h"
#include "store-test.h"
#include "tenbo-export-job.h"
#include "tenbo-history.h"

#include <string.h>

#define N_GAMES 3

/* A history of N_GAMES games during an export. */
typedef struct
{
  StoreTest     base;
  TenboStore   *store;
  gint64        ids[N_GAMES];
  GCancellable *cancellable;
  GString      *text; /* the output */
} JobTest;

static void
set_up (JobTest      *test,
        gconstpointer data)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (0);

  store_test_set_up (&test->base, NULL);
  test->store = store_test_open (&test->base);
  test->cancellable = g_cancellable_new ();
  test->text = g_string_new (NULL);
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (TenboGame) game = game_test_create (test->store, ruleset);

      game_test_draw (game);
      test->ids[i] = tenbo_game_get_id (game);
    }
}

static void
tear_down (JobTest      *test,
           gconstpointer data)
{
  g_string_free (test->text, TRUE);
  g_object_unref (test->cancellable);
  g_object_unref (test->store);
  store_test_tear_down (&test->base, NULL);
}

static gboolean
keep_cb (GString *text,
         gpointer user_data,
         GError **error)
{
  JobTest *test = user_data;

  g_string_append (test->text, text->str);
  g_string_truncate (text, 0);
  return TRUE;
}

static gboolean
write_history (JobTest          *test,
               GArray           *ids,
               TenboProgressFunc progress,
               GError          **error)
{
  TenboExportJob   job = { .store = test->store, .form = TENBO_EXPORT_JSON, .ids = ids };
  TenboExportWatch watch = { test->cancellable, progress, test };

  return tenbo_export_job_write (&job, &watch, keep_cb, test, error);
}

/* Returns the number of games in the written history, which is readable. */
static guint
count_games (JobTest *test)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (GBytes) bytes = g_bytes_new (test->text->str, test->text->len);
  g_autoptr (TenboHistoryReader) reader = tenbo_history_reader_new (bytes, rulesets, &problem);

  g_assert_nonnull (reader);
  for (guint n = 0;; n++)
    {
      g_autoptr (TenboRecord) record = NULL;

      g_assert_true (tenbo_history_reader_next (reader, &record, &problem));
      if (record == NULL)
        return n;
    }
}

static void
delete_second_cb (guint64  done,
                  guint64  total,
                  gpointer user_data)
{
  JobTest *test = user_data;
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (total, ==, N_GAMES);
  if (done != 0)
    return;

  game = store_test_read_game (test->store, test->ids[1], &error);
  g_assert_no_error (error);
  tenbo_store_commit (test->store,
                      tenbo_write_delete ((TenboWriteTarget) { test->ids[1],
                                                               game->summary.revision }),
                      NULL, &error);
  g_assert_no_error (error);
}

static void
test_deleted_meanwhile (JobTest      *test,
                        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  write_history (test, NULL, delete_second_cb, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (test), ==, N_GAMES - 1);
}

static void
test_some_games (JobTest      *test,
                 gconstpointer data)
{
  const gint64 asked[] = { test->ids[2], 4711, test->ids[0], test->ids[2] };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) error = NULL;

  g_array_append_vals (ids, asked, G_N_ELEMENTS (asked));
  write_history (test, ids, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (count_games (test), ==, 2);
}

static void
cancel_second_cb (guint64  done,
                  guint64  total,
                  gpointer user_data)
{
  JobTest *test = user_data;

  g_assert_cmpuint (done, <=, 1);
  if (done == 1)
    g_cancellable_cancel (test->cancellable);
}

static void
test_cancelled (JobTest      *test,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (write_history (test, NULL, cancel_second_cb, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpstr (test->text->str, ==, "");
}

/* --- One game in each form --- */

static const struct
{
  TenboExportForm form;
  const char     *begin; /* of the file */
} game_forms[] = {
  { TENBO_EXPORT_JSON, "{" },
  { TENBO_EXPORT_CSV_GAMES, "\xef\xbb\xbf" },
  { TENBO_EXPORT_CSV_HANDS, "\xef\xbb\xbf" },
  { TENBO_EXPORT_PDF, "%PDF-" },
  { TENBO_EXPORT_PNG, "\x89PNG" },
  { TENBO_EXPORT_TEXT, "" },
};

static void
test_forms (JobTest      *test,
            gconstpointer data)
{
  g_autofree char *path = store_test_name_file (&test->base, "export");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TenboExportWatch watch = { test->cancellable, NULL, NULL };

  for (gsize i = 0; i < G_N_ELEMENTS (game_forms); i++)
    {
      g_autoptr (TenboExportJob) job =
        tenbo_export_job_new_for_game (test->store, test->ids[1], game_forms[i].form);
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = tenbo_export_job_to_bytes (job, &error);
      g_autofree char *written = NULL;
      gsize            length;
      gsize            expected;

      g_assert_no_error (error);
      tenbo_export_job_write_file (job, &watch, file, &error);
      g_assert_no_error (error);
      g_file_get_contents (path, &written, &length, &error);
      g_assert_no_error (error);
      g_assert_cmpmem (written, length, g_bytes_get_data (bytes, &expected), expected);
      g_assert_true (g_str_has_prefix (written, game_forms[i].begin));
    }
}

/* A game that goes on after its end, since another program changed it, and one that does not
 * exist */
static void
test_impossible (JobTest      *test,
                 gconstpointer data)
{
  g_autofree char *path = store_test_name_file (&test->base, "export");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TenboExportWatch watch = { NULL, NULL, NULL };

  store_test_write_file (path, "before", strlen ("before"));
  store_test_sql (test->base.path,
                  "UPDATE game_events SET event = '{\"result\": \"stop\"}' WHERE game_id = 2;"
                  "INSERT INTO game_events SELECT 2, 1, 'another', event, created_ms "
                  "FROM game_events WHERE game_id = 1");
  /* A history contains the events as they are, without those that were deleted meanwhile. */
  for (gsize i = 2; i < G_N_ELEMENTS (game_forms); i++)
    for (gint64 id = 2; id <= (i < 3 ? 2 : 4); id += 2)
      {
        g_autoptr (TenboExportJob) job =
          tenbo_export_job_new_for_game (test->store, id, game_forms[i].form);
        g_autoptr (GError) error = NULL;
        g_autoptr (GError) file_error = NULL;
        g_autofree char *kept = NULL;

        g_test_message ("form %d of game %d", (int) game_forms[i].form, (int) id);
        g_assert_null (tenbo_export_job_to_bytes (job, &error));
        g_assert_nonnull (error);
        g_assert_false (tenbo_export_job_write_file (job, &watch, file, &file_error));
        g_assert_true (g_error_matches (file_error, error->domain, error->code));
        g_file_get_contents (path, &kept, NULL, NULL);
        g_assert_cmpstr (kept, ==, "before");
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/job/a game deleted meanwhile is omitted", JobTest, NULL, set_up,
              test_deleted_meanwhile, tear_down);
  g_test_add ("/job/each requested game once", JobTest, NULL, set_up, test_some_games,
              tear_down);
  g_test_add ("/job/no game after a cancel", JobTest, NULL, set_up, test_cancelled, tear_down);
  g_test_add ("/job/each form of a game", JobTest, NULL, set_up, test_forms, tear_down);
  g_test_add ("/job/no file of an impossible game", JobTest, NULL, set_up, test_impossible,
              tear_down);
  return g_test_run ();
}
