/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "folder-test.h"
#include "game-test.h"
#include "store-test.h"
#include "tenbo-folder-service.h"
#include "tenbo-folder-versions.h"
#include "tenbo-people.h"
#include "tenbo-shared.h"

/* Asserts that both devices have the same record of the only game. */
static void
assert_equal (FolderTest *test)
{
  g_autofree char *ours = game_test_record (test->ours, 1);
  g_autofree char *theirs = game_test_record (test->theirs, 1);

  g_assert_cmpstr (ours, ==, theirs);
  game_test_assert_sound (test->ours);
  game_test_assert_sound (test->theirs);
}

static TenboGame *
open_game (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  TenboGame *game = tenbo_game_open (store, 1, &error);

  g_assert_no_error (error);
  return game;
}

/* Makes the only game, with @n draws, on both devices. */
static void
share_game (FolderTest *test,
            int         n)
{
  g_autoptr (TenboGame) game = game_test_create (test->ours, test->ruleset);

  for (int i = 0; i < n; i++)
    game_test_draw (game);
  folder_test_sync_both (test);
  assert_equal (test);
}

/* --- Games --- */

static void
test_continues (FolderTest   *test,
                gconstpointer data)
{
  g_autofree char *state = NULL;
  g_autofree char *other = NULL;

  share_game (test, 1);
  {
    g_autoptr (TenboGame) game = open_game (test->theirs);

    game_test_riichi (game, 2);
    folder_test_sync_both (test);
    other = game_test_describe_stored (test->ours, 1);
    state = game_test_describe (game);
    g_assert_cmpstr (state, ==, other);
    game_test_ron (game, 2, 0);
  }
  folder_test_sync_both (test);
  assert_equal (test);
  {
    g_autoptr (TenboGame) game = open_game (test->ours);
    g_autoptr (GError) error = NULL;

    /* The hand of the other device is a step like any other. */
    g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 2);
    apply_test (game, tenbo_game_change_undo (), &error);
    g_assert_no_error (error);
  }
  folder_test_sync_both (test);
  assert_equal (test);
}

/* A game that is open on one device shows the hand of the other. */
static void
test_open_game_follows (FolderTest   *test,
                        gconstpointer data)
{
  g_autoptr (TenboGame) open = NULL;

  share_game (test, 0);
  open = open_game (test->ours);
  {
    g_autoptr (TenboGame) game = open_game (test->theirs);

    game_test_ron (game, 1, 3);
  }
  folder_test_sync_both (test);
  while (tenbo_game_get_n_hands (open) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (tenbo_game_get_n_hands (open), ==, 1);
}

/* Both devices play a different second hand. */
static void
make_conflict (FolderTest *test)
{
  g_autoptr (TenboGame) ours = NULL;
  g_autoptr (TenboGame) theirs = NULL;

  share_game (test, 1);
  ours = open_game (test->ours);
  theirs = open_game (test->theirs);
  game_test_ron (ours, 1, 3);
  g_usleep (2000);
  game_test_ron (theirs, 2, 0);
  folder_test_sync_both (test);
  assert_equal (test);
}

static void
assert_versions (FolderTest *test,
                 guint       n)
{
  TenboStore *stores[] = { test->ours, test->theirs };

  for (gsize i = 0; i < G_N_ELEMENTS (stores); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) versions = tenbo_folder_list_versions (stores[i], 1, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (versions->len, ==, n);
    }
}

static void
test_both_versions_stay (FolderTest   *test,
                         gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) versions = NULL;
  const TenboFolderVersion *version;
  g_autofree char          *before = NULL;
  g_autofree char          *after = NULL;

  make_conflict (test);
  assert_versions (test, 1);
  before = game_test_record (test->ours, 1);

  versions = tenbo_folder_list_versions (test->theirs, 1, &error);
  version = versions->pdata[0];
  g_assert_cmpuint (version->game->events->len, ==, 2);
  tenbo_folder_choose_version (test->theirs, 1, version->writer, version->number, &error);
  g_assert_no_error (error);
  folder_test_sync_both (test);
  assert_equal (test);
  assert_versions (test, 1);
  after = game_test_record (test->ours, 1);
  g_assert_cmpstr (before, !=, after);

  g_assert_false (tenbo_folder_choose_version (test->theirs, 1, version->writer, version->number,
                                               &error));
  assert_store_error (error, NOT_FOUND);
}

static void
test_discard (FolderTest   *test,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  make_conflict (test);
  tenbo_folder_discard_versions (test->ours, 1, &error);
  g_assert_no_error (error);
  folder_test_sync_both (test);
  assert_equal (test);
  assert_versions (test, 0);
}

/* Playing on drops a version whose hands are a part of the game. */
static void
test_contained_version (FolderTest   *test,
                        gconstpointer data)
{
  g_autoptr (TenboGame) ours = NULL;
  g_autoptr (TenboGame) theirs = NULL;

  share_game (test, 1);
  ours = open_game (test->ours);
  theirs = open_game (test->theirs);
  game_test_draw (ours);
  game_test_draw (theirs);
  game_test_draw (theirs);
  folder_test_sync_both (test);
  assert_equal (test);
  assert_versions (test, 0);
}

/* --- Deleting --- */

static void
delete_and_purge (TenboStore *store)
{
  g_autoptr (TenboGame) game = open_game (store);

  store_test_commit (store,
                     tenbo_write_delete ((TenboWriteTarget) {
                       1,
                       tenbo_game_get_summary (game)->revision,
                     }));
  store_test_commit (store, tenbo_write_purge ());
}

static void
assert_games (FolderTest *test,
              const char *expected)
{
  g_autofree char *ours = store_test_ask (test->here.path, "SELECT deleted_ms IS NULL FROM games");
  g_autofree char *theirs = store_test_ask (test->there.path,
                                            "SELECT deleted_ms IS NULL FROM games");

  g_assert_cmpstr (ours, ==, expected);
  g_assert_cmpstr (theirs, ==, expected);
}

static void
test_purge (FolderTest   *test,
            gconstpointer data)
{
  share_game (test, 2);
  delete_and_purge (test->ours);
  folder_test_sync_both (test);
  assert_games (test, "");
}

/* A hand that was played without knowing of the removal is not lost. */
static void
test_purge_of_a_game_in_play (FolderTest   *test,
                              gconstpointer data)
{
  share_game (test, 1);
  delete_and_purge (test->ours);
  {
    g_autoptr (TenboGame) game = open_game (test->theirs);

    game_test_ron (game, 1, 3);
  }
  folder_test_sync_both (test);
  assert_games (test, "0");
  {
    g_autofree char *n = store_test_ask (test->here.path, "SELECT count(*) FROM game_events");

    g_assert_cmpstr (n, ==, "2");
  }
}

static void
test_restored_while_purged (FolderTest   *test,
                            gconstpointer data)
{
  g_autofree char *id = NULL;

  share_game (test, 1);
  {
    g_autoptr (TenboGame) game = open_game (test->ours);

    store_test_commit (test->ours,
                       tenbo_write_delete ((TenboWriteTarget) {
                         1,
                         tenbo_game_get_summary (game)->revision,
                       }));
  }
  folder_test_sync_both (test);
  assert_games (test, "0");
  store_test_commit (test->ours, tenbo_write_purge ());
  folder_test_sync (test->ours);
  g_usleep (2000);
  store_test_commit (test->theirs, tenbo_write_restore (1));
  folder_test_sync_both (test);
  assert_games (test, "1");
}

/* --- People --- */

static gint64
find_person (TenboStore *store,
             const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  g_autoptr (GPtrArray) people = tenbo_people_find (read, name, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (people->len, >, 0);
  return ((TenboStoredPerson *) people->pdata[0])->id;
}

static char *
describe_people (StoreTest *test)
{
  return store_test_ask (test->path,
                         "SELECT name || '>' || ifnull ((SELECT name FROM people AS w "
                         "WHERE w.id = people.merged_into), '') FROM people ORDER BY name, uuid");
}

static void
assert_people (FolderTest *test,
               const char *expected)
{
  g_autofree char *ours = describe_people (&test->here);
  g_autofree char *theirs = describe_people (&test->there);

  g_assert_cmpstr (ours, ==, expected);
  g_assert_cmpstr (theirs, ==, expected);
}

/* Two devices merge in a chain without knowing of each other. */
static void
test_merges (FolderTest   *test,
             gconstpointer data)
{
  static const char *const evenings[][4] = { { "Aki", "Ben", "Chie", "Dai" },
                                             { "Eri", "Fumi", "Gen", "Hana" },
                                             { "Iku", "Jun", "Kei", "Mai" } };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (evenings); i++)
    {
      TenboNewGame new_game = { .ruleset = test->ruleset };
      g_autoptr (TenboGame) game = NULL;

      for (int p = 0; p < 4; p++)
        new_game.names[p] = evenings[i][p];
      game = apply_test_create (test->ours, &new_game, &error);
      g_assert_no_error (error);
    }
  folder_test_sync_both (test);

  store_test_commit (test->ours, tenbo_write_merge (find_person (test->ours, "Aki"),
                                                    find_person (test->ours, "Eri")));
  store_test_commit (test->theirs, tenbo_write_merge (find_person (test->theirs, "Eri"),
                                                      find_person (test->theirs, "Iku")));
  folder_test_sync_both (test);
  assert_people (test, "Aki>Iku Ben> Chie> Dai> Eri>Iku Fumi> Gen> Hana> Iku> Jun> Kei> Mai>");
  game_test_assert_sound (test->theirs);

  /* Somebody separates the one in the middle again. */
  store_test_commit (test->theirs, tenbo_write_merge (find_person (test->theirs, "Eri"), 0));
  folder_test_sync_both (test);
  assert_people (test, "Aki>Eri Ben> Chie> Dai> Eri> Fumi> Gen> Hana> Iku> Jun> Kei> Mai>");
}

/* Somebody who has no game on any other device pays the fee of a session. */
static void
test_payer (FolderTest   *test,
            gconstpointer data)
{
  TenboNewGame new_game = {
    .ruleset = test->ruleset,
    .names = { "Zoe", "Yuki", "Xia", "Wada" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autofree char *payer = NULL;

  game = apply_test_create (test->ours, &new_game, &error);
  g_assert_no_error (error);
  store_test_commit (test->ours,
                     tenbo_write_delete ((TenboWriteTarget) {
                       tenbo_game_get_id (game), tenbo_game_get_summary (game)->revision }));
  store_test_commit (test->ours, tenbo_write_purge ());
  share_game (test, 1);

  read = tenbo_store_read_begin (test->ours, NULL, &error);
  session = tenbo_sessions_read (read, 1, &error);
  g_assert_no_error (error);
  g_clear_pointer (&read, tenbo_read_end);
  session->fee = 3000;
  session->fee_person_id = find_person (test->ours, "Zoe");
  store_test_commit (test->ours, tenbo_write_session (session));
  folder_test_sync_both (test);
  payer = store_test_ask (test->there.path,
                          "SELECT name FROM sessions JOIN people AS p ON p.id = fee_person_id");
  g_assert_cmpstr (payer, ==, "Zoe");
}

static void
test_initials (FolderTest   *test,
               gconstpointer data)
{
  g_autofree char *names = NULL;

  folder_test_join (test, test->ours, TENBO_FOLDER_INITIALS);
  {
    g_autoptr (TenboGame) game = game_test_create (test->ours, test->ruleset);
    g_autoptr (GError) error = NULL;
    g_autoptr (TenboRead) read = tenbo_store_read_begin (test->ours, NULL, &error);
    g_autoptr (TenboStoredPerson) person = tenbo_people_read (read, 1, &error);

    g_assert_no_error (error);
    g_clear_pointer (&read, tenbo_read_end);
    g_set_str (&person->name, "Akiko Sato");
    g_strfreev (person->aliases);
    person->aliases = g_strsplit ("Aki", ",", -1);
    store_test_commit (test->ours, tenbo_write_person (person));
  }
  folder_test_sync_both (test);
  names = store_test_ask (test->there.path, "SELECT name FROM people ORDER BY name");
  g_assert_cmpstr (names, ==, "AS B C D");
  names = (g_free (names),
           store_test_ask (test->here.path, "SELECT name FROM people ORDER BY name"));
  g_assert_cmpstr (names, ==, "Akiko Sato Ben Chie Dai");
}

static void
test_send_only (FolderTest   *test,
                gconstpointer data)
{
  g_autofree char *n = NULL;

  folder_test_join (test, test->theirs, TENBO_FOLDER_SEND_ONLY);
  {
    g_autoptr (TenboGame) ours = game_test_create (test->ours, test->ruleset);
    g_autoptr (TenboGame) theirs = game_test_create (test->theirs, test->ruleset);
  }
  folder_test_sync_both (test);
  n = store_test_ask (test->here.path, "SELECT count(*) FROM games");
  g_assert_cmpstr (n, ==, "2");
  n = (g_free (n), store_test_ask (test->there.path, "SELECT count(*) FROM games"));
  g_assert_cmpstr (n, ==, "1");
}

/* --- The folder --- */

static void
test_folder_is_missing (FolderTest   *test,
                        gconstpointer data)
{
  g_autofree char *away = store_test_name_file (&test->here, "away");
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;

  share_game (test, 1);
  g_rename (test->folder, away);
  {
    g_autoptr (TenboGame) game = open_game (test->ours);

    game_test_draw (game);
  }
  g_assert_false (tenbo_folder_sync (test->ours, NULL, NULL, &report, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_rename (away, test->folder);
  folder_test_sync_both (test);
  assert_equal (test);
}

static void
test_leave (FolderTest   *test,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;
  g_autofree char  *n = NULL;

  share_game (test, 2);
  tenbo_folder_leave (test->ours, &error);
  g_assert_no_error (error);
  g_assert_false (tenbo_folder_sync (test->ours, NULL, NULL, &report, &error));
  assert_store_error (error, NOT_FOUND);
  {
    g_autoptr (TenboGame) game = open_game (test->theirs);

    game_test_draw (game);
  }
  folder_test_sync (test->theirs);

  /* The game here is older than that in the folder, and is no other version. */
  folder_test_join (test, test->ours, TENBO_FOLDER_NONE);
  folder_test_sync_both (test);
  assert_equal (test);
  assert_versions (test, 0);
  n = store_test_ask (test->here.path, "SELECT count(*) FROM game_events");
  g_assert_cmpstr (n, ==, "3");
}

/* An older state of the database is restored. The hands in the folder come back, and those that are
 * played in the meantime stay. */
static void
test_restored_database (FolderTest   *test,
                        gconstpointer data)
{
  g_autofree char *backup = NULL;
  g_autofree char *device = NULL;
  g_autofree char *other = NULL;

  share_game (test, 1);
  backup = store_test_name_file (&test->here, "old.db");
  g_assert_true (store_test_back_up (test->ours, backup, NULL, NULL));
  device = store_test_ask (test->here.path, "SELECT key FROM shared_items WHERE kind = 'device'");
  {
    g_autoptr (TenboGame) game = open_game (test->ours);

    game_test_ron (game, 1, 3);
  }
  folder_test_sync_both (test);

  g_clear_object (&test->ours);
  {
    g_autofree char *bytes = NULL;
    gsize            length;

    g_file_get_contents (backup, &bytes, &length, NULL);
    store_test_write_file (test->here.path, bytes, length);
  }
  test->ours = store_test_open (&test->here);
  {
    g_autoptr (TenboGame) game = open_game (test->ours);

    g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 1);
    game_test_ron (game, 2, 0);
  }
  folder_test_sync_both (test);
  assert_equal (test);
  assert_versions (test, 1);
  other = store_test_ask (test->here.path, "SELECT key FROM shared_items WHERE kind = 'device'");
  g_assert_cmpstr (device, !=, other);
}

static void
test_unreadable_file (FolderTest   *test,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  const TenboFolderProblem *problem;
  g_autofree char          *path = NULL;
  g_autofree char          *text = NULL;

  {
    g_autoptr (TenboGame) game = game_test_create (test->ours, test->ruleset);
  }
  folder_test_sync (test->ours);
  {
    g_autofree char *find = g_strdup_printf ("find %s -path '*games*' -name '*.json'",
                                             test->folder);

    g_assert_true (g_spawn_command_line_sync (find, &path, NULL, NULL, NULL));
    g_strchomp (path);
  }
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, "{\"format\": \"tenbo-shared-game/9\"}", -1, NULL));
  folder_test_sync (test->theirs);
  problems = tenbo_folder_list_problems (test->theirs, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 1);
  problem = problems->pdata[0];
  g_assert_true (g_str_has_suffix (path, problem->path));
  g_assert_nonnull (strstr (problem->problem, "id"));

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  folder_test_sync_both (test);
  assert_equal (test);
  g_clear_pointer (&problems, g_ptr_array_unref);
  problems = tenbo_folder_list_problems (test->theirs, &error);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* An imported game can have any text as its id. */
static void
test_odd_id (FolderTest   *test,
             gconstpointer data)
{
  g_autoptr (TenboGame) game = game_test_create (test->ours, test->ruleset);
  g_autofree char *ids = NULL;

  game_test_draw (game);
  g_clear_object (&game);
  store_test_change (test->here.path, "UPDATE games SET uuid = '../my game 1'");
  game = game_test_create (test->ours, test->ruleset);
  folder_test_sync_both (test);
  ids = store_test_ask (test->there.path,
                        "SELECT count(*) FROM games WHERE uuid = '../my game 1' OR n_hands = 0");
  g_assert_cmpstr (ids, ==, "2");
}

/* Somebody who can write to the folder cannot make this device write or read elsewhere. */
static void
test_links (FolderTest   *test,
            gconstpointer data)
{
  g_autofree char *secret = store_test_name_file (&test->here, "secret");
  g_autofree char *device = store_test_ask (test->here.path,
                                            "SELECT key FROM shared_items WHERE kind = 'device'");
  g_autofree char *own = g_build_filename (test->folder, "devices", device, NULL);
  g_autofree char *file = g_build_filename (own, "device.json", NULL);
  g_autofree char *other = g_build_filename (test->folder, "devices",
                                             "11111111-1111-4111-8111-111111111111", NULL);
  g_autofree char *pipe = g_build_filename (other, "people.json", NULL);
  g_autofree char *text = NULL;

  store_test_write_file (secret, "secret", 6);
  g_mkdir_with_parents (own, 0700);
  g_mkdir_with_parents (other, 0700);
  g_assert_cmpint (symlink (secret, file), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  share_game (test, 1);
  g_assert_true (g_file_get_contents (secret, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "secret");
  g_assert_false (g_file_test (file, G_FILE_TEST_IS_SYMLINK));
}

/* A file with a time in the future is read once. */
static void
test_time_in_the_future (FolderTest   *test,
                         gconstpointer data)
{
  g_autofree char *command =
    g_strdup_printf ("find %s -name '*.json' -exec touch -d 2035-01-01 {} +", test->folder);
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;

  share_game (test, 1);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  folder_test_sync (test->theirs);
  tenbo_folder_sync (test->theirs, NULL, NULL, &report, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report.n_read, ==, 0);
}

/* A file that this version cannot read may be readable for the next one. */
static void
test_problem_is_tried_again (FolderTest   *test,
                             gconstpointer data)
{
  g_autofree char *command =
    g_strdup_printf ("find %s -name '*.json' -exec touch -d 2025-01-01 {} +", test->folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (TenboRead) read = NULL;
  TenboFolderReport report;

  share_game (test, 1);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  folder_test_sync (test->theirs);
  read = tenbo_store_read_begin (test->theirs, NULL, &error);
  files = tenbo_shared_list (read, TENBO_SHARED_FILE, TENBO_SHARED_OTHERS, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (files->len, ==, 1);
  g_clear_pointer (&read, tenbo_read_end);
  g_set_str (&((TenboSharedItem *) files->pdata[0])->text, "A newer format");
  store_test_commit (test->theirs, tenbo_write_shared_items (g_steal_pointer (&files)));

  tenbo_folder_sync (test->theirs, NULL, NULL, &report, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report.n_read, ==, 1);
  problems = tenbo_folder_list_problems (test->theirs, &error);
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
test_counts_changes_without_the_folder (FolderTest   *test,
                                        gconstpointer data)
{
  g_autofree char *away = store_test_name_file (&test->here, "away");
  g_autoptr (GError) error = NULL;
  guint n;

  share_game (test, 1);
  tenbo_folder_count_waiting (test->ours, &n, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 0);
  g_rename (test->folder, away);
  {
    g_autoptr (TenboGame) game = open_game (test->ours);

    game_test_draw (game);
  }
  tenbo_folder_count_waiting (test->ours, &n, &error);
  g_assert_cmpuint (n, ==, 1);
}

/* --- The service --- */

static void
wait_for_hands (TenboStore *store,
                StoreTest  *test,
                const char *n)
{
  gint64 end = g_get_monotonic_time () + 30 * G_USEC_PER_SEC;

  while (TRUE)
    {
      g_autofree char *now = store_test_ask (test->path, "SELECT count(*) FROM game_events");

      if (g_str_equal (now, n))
        return;

      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
test_service (FolderTest   *test,
              gconstpointer data)
{
  g_autoptr (TenboFolderService) ours = tenbo_folder_service_new (test->ours, NULL);
  g_autoptr (TenboFolderService) theirs = tenbo_folder_service_new (test->theirs, NULL);
  g_autofree char *away = store_test_name_file (&test->here, "away");
  g_autoptr (TenboGame) game = game_test_create (test->ours, test->ruleset);
  g_autoptr (GError) error = NULL;

  game_test_draw (game);
  wait_for_hands (test->theirs, &test->there, "1");
  g_assert_nonnull (tenbo_folder_service_get_settings (theirs));

  g_rename (test->folder, away);
  game_test_draw (game);
  while (tenbo_folder_service_get_error (ours) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (tenbo_folder_service_get_error (ours), G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_rename (away, test->folder);
  wait_for_hands (test->theirs, &test->there, "2");
  while (tenbo_folder_service_get_error (ours) != NULL)
    g_main_context_iteration (NULL, TRUE);

  tenbo_folder_leave (test->theirs, &error);
  g_assert_no_error (error);
  tenbo_folder_service_sync (theirs);
  while (tenbo_folder_service_get_settings (theirs) != NULL)
    g_main_context_iteration (NULL, TRUE);

  tenbo_folder_service_stop (ours);
  tenbo_folder_service_stop (theirs);
}

/* The limit of a game is one of its details: the later change is on both devices. */
static void
test_time_limit (FolderTest   *test,
                 gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) ours = NULL;
  g_autoptr (TenboGame) theirs = NULL;

  share_game (test, 1);
  ours = open_game (test->ours);
  apply_test (ours, tenbo_game_change_time_limit (90), &error);
  g_assert_no_error (error);
  folder_test_sync_both (test);
  theirs = open_game (test->theirs);
  g_assert_cmpint (tenbo_game_get_summary (theirs)->time_limit_minutes, ==, 90);

  apply_test (ours, tenbo_game_change_time_limit (60), &error);
  g_usleep (2000);
  apply_test (theirs, tenbo_game_change_time_limit (0), &error);
  g_assert_no_error (error);
  folder_test_sync_both (test);
  g_clear_object (&ours);
  ours = open_game (test->ours);
  g_assert_cmpint (tenbo_game_get_summary (ours)->time_limit_minutes, ==, 0);
  assert_equal (test);
}

#define add(path, func) \
  g_test_add ("/folder/" path, FolderTest, NULL, folder_test_set_up, (func), folder_test_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("a game continues on another device", test_continues);
  add ("an open game follows", test_open_game_follows);
  add ("both versions stay", test_both_versions_stay);
  add ("other versions are discarded", test_discard);
  add ("a part of a game is no version", test_contained_version);
  add ("a game is removed", test_purge);
  add ("a game in play is removed", test_purge_of_a_game_in_play);
  add ("a game is restored while it is removed", test_restored_while_purged);
  add ("merges", test_merges);
  add ("a payer", test_payer);
  add ("initials", test_initials);
  add ("send only", test_send_only);
  add ("the folder is missing", test_folder_is_missing);
  add ("leave and join", test_leave);
  add ("a restored database", test_restored_database);
  add ("the time limit of a game", test_time_limit);
  add ("an unreadable file", test_unreadable_file);
  add ("an odd id", test_odd_id);
  add ("links and pipes", test_links);
  add ("a time in the future", test_time_in_the_future);
  add ("a problem is tried again", test_problem_is_tried_again);
  add ("changes are counted without the folder", test_counts_changes_without_the_folder);
  add ("service", test_service);
  return g_test_run ();
}
