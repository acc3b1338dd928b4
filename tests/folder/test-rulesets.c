/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "store-test.h"
#include "tenbo-folder.h"
#include "tenbo-ruleset-list.h"

/* The rulesets of the user in a shared folder. */

/* A device with its own rulesets */
typedef struct
{
  StoreTest          files;
  TenboStore        *store;
  char              *rules;
  TenboFolderMemory *memory;
} Device;

typedef struct
{
  Device here;
  Device there;
  char  *folder;
} RulesetTest;

static void
set_up_device (RulesetTest *test,
               Device      *device)
{
  g_autoptr (GError) error = NULL;

  store_test_set_up (&device->files, NULL);
  device->store = store_test_open (&device->files);
  device->rules = store_test_name_file (&device->files, "rules");
  device->memory = tenbo_folder_memory_new (device->rules);
  if (test->folder == NULL)
    {
      test->folder = store_test_name_file (&device->files, "shared");
      g_mkdir (test->folder, 0700);
    }
  tenbo_folder_join (device->store, test->folder, "Table", TENBO_FOLDER_NONE, &error);
  g_assert_no_error (error);
}

static void
tear_down_device (Device *device)
{
  tenbo_folder_memory_free (device->memory);
  g_object_unref (device->store);
  g_free (device->rules);
  store_test_tear_down (&device->files, NULL);
}

static void
set_up (RulesetTest  *test,
        gconstpointer data)
{
  set_up_device (test, &test->here);
  set_up_device (test, &test->there);
}

static void
tear_down (RulesetTest  *test,
           gconstpointer data)
{
  tear_down_device (&test->there);
  tear_down_device (&test->here);
  g_free (test->folder);
}

static TenboFolderReport
sync_one (Device *device)
{
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;

  tenbo_folder_sync (device->store, device->memory, NULL, &report, &error);
  g_assert_no_error (error);
  return report;
}

static void
sync_both (RulesetTest *test)
{
  for (int i = 0; i < 2; i++)
    {
      sync_one (&test->here);
      sync_one (&test->there);
    }
}

static char *
make_path (Device     *device,
           const char *name)
{
  return g_build_filename (device->rules, name, NULL);
}

/* Writes "house.json" with the uma @uma @age_seconds ago. */
static void
write_house (Device     *device,
             const char *uma,
             gint64      age_seconds)
{
  g_autofree char *path = make_path (device, "house.json");
  g_autofree char *text =
    g_strdup_printf ("{\"format\": \"tenbo-rules/3\", \"id\": \"house\", "
                     "\"name\": {\"en\": \"House\", \"ja\": \"うち\"}, "
                     "\"extends\": \"mleague\", \"uma\": %s}\n",
                     uma);
  struct utimbuf times = { .modtime = g_get_real_time () / G_USEC_PER_SEC - age_seconds };

  g_mkdir_with_parents (device->rules, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  times.actime = times.modtime;
  utime (path, &times);
}

#define UMA(first) "[" #first ", 5000, -5000, -" #first "]"

/* Asserts that the ruleset @id of the device gives the winner @uma. */
static void
assert_uma (Device     *device,
            const char *id,
            int         uma)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (device->rules);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (list, id, &error);

  g_assert_no_error (error);
  g_assert_cmpint (tenbo_ruleset_get_rules (ruleset)->uma[0], ==, uma);
}

/* Returns the names of the files, in their order: "house.json club.json". Transfer full. */
static char *
list_files (Device *device)
{
  g_autoptr (GDir) dir = g_dir_open (device->rules, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_null_terminated (1, g_free, TRUE);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  return g_strjoinv (" ", (char **) names->pdata);
}

static void
assert_files (RulesetTest *test,
              const char  *expected)
{
  g_autofree char *ours = list_files (&test->here);
  g_autofree char *theirs = list_files (&test->there);

  g_assert_cmpstr (ours, ==, expected);
  g_assert_cmpstr (theirs, ==, expected);
}

/* A ruleset appears on the other device, follows its changes in both directions, and is deleted on
 * both. Nothing is written when nothing changes. */
static void
test_shared (RulesetTest  *test,
             gconstpointer data)
{
  g_autofree char  *path = make_path (&test->there, "house.json");
  TenboFolderReport report;

  write_house (&test->here, UMA (15000), 60);
  g_assert_cmpuint (sync_one (&test->here).n_written, ==, 1);
  report = sync_one (&test->there);
  g_assert_cmpuint (report.n_rulesets, ==, 1);
  g_assert_cmpuint (report.n_written, ==, 0);
  assert_uma (&test->there, "house", 15000);
  report = sync_one (&test->there);
  g_assert_cmpuint (report.n_rulesets, ==, 0);

  write_house (&test->there, UMA (20000), 40);
  sync_both (test);
  assert_uma (&test->here, "house", 20000);

  g_assert_cmpint (g_unlink (path), ==, 0);
  sync_both (test);
  assert_files (test, "");

  /* It is not back, and a new one with this name is. */
  sync_both (test);
  assert_files (test, "");
  write_house (&test->here, UMA (30000), 0);
  sync_both (test);
  assert_uma (&test->there, "house", 30000);
}

/* Both devices change the ruleset: the newer one is shown, and the other one stays beside it. */
static void
test_both_stay (RulesetTest  *test,
                gconstpointer data)
{
  g_autofree char *names = NULL;
  g_auto (GStrv) ids = NULL;
  g_autoptr (TenboRulesetList) list = NULL;
  g_autoptr (TenboRuleset) saved = NULL;

  write_house (&test->here, UMA (10000), 300);
  sync_both (test);
  write_house (&test->here, UMA (15000), 200);
  write_house (&test->there, UMA (20000), 100);
  sync_both (test);
  assert_uma (&test->here, "house", 20000);
  assert_uma (&test->there, "house", 20000);

  names = list_files (&test->here);
  ids = g_strsplit (names, " ", -1);
  g_assert_cmpuint (g_strv_length (ids), ==, 2);
  assert_files (test, names);
  g_assert_true (g_str_has_prefix (ids[0], "house-"));
  ids[0][strlen (ids[0]) - strlen (".json")] = '\0';
  assert_uma (&test->here, ids[0], 15000);
  assert_uma (&test->there, ids[0], 15000);
  list = tenbo_ruleset_list_new (test->here.rules);
  saved = tenbo_ruleset_list_find (list, ids[0], NULL);
  g_assert_true (g_str_has_prefix (tenbo_ruleset_get_name (saved), "House (20"));
}

/* Two devices had different rulesets of one name before they joined. */
static void
test_same_name (RulesetTest  *test,
                gconstpointer data)
{
  g_autofree char *names = NULL;

  write_house (&test->here, UMA (15000), 100);
  write_house (&test->there, UMA (20000), 200);
  sync_both (test);
  assert_uma (&test->there, "house", 15000);
  names = list_files (&test->there);
  g_assert_nonnull (strstr (names, "house-"));
  assert_files (test, names);
}

/* The same file on both devices is one ruleset. */
static void
test_same_text (RulesetTest  *test,
                gconstpointer data)
{
  write_house (&test->here, UMA (15000), 100);
  write_house (&test->there, UMA (15000), 200);
  sync_both (test);
  assert_files (test, "house.json");
}

static guint
count_problems (Device *device)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = tenbo_folder_list_problems (device->store, &error);

  g_assert_no_error (error);
  return problems->len;
}

/* A ruleset of a newer version is kept and named, and the others are read. The problem is gone when
 * the file can be read. */
static void
test_unreadable (RulesetTest  *test,
                 gconstpointer data)
{
  static const char newer[] = "{\"format\": \"tenbo-rules/99\", \"id\": \"newer\"}";
  g_autofree char  *path = make_path (&test->here, "newer.json");
  g_autofree char  *there = make_path (&test->there, "newer.json");
  g_autofree char  *text = NULL;
  g_autoptr (GPtrArray) problems = NULL;

  write_house (&test->here, UMA (15000), 100);
  g_assert_true (g_file_set_contents (path, newer, -1, NULL));
  sync_both (test);
  assert_uma (&test->there, "house", 15000);
  g_assert_true (g_file_get_contents (there, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, newer);
  problems = tenbo_folder_list_problems (test->there.store, NULL);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (strstr (((TenboFolderProblem *) problems->pdata[0])->problem, "newer"));
  g_assert_cmpuint (count_problems (&test->here), ==, 0);

  g_assert_cmpint (g_unlink (path), ==, 0);
  sync_both (test);
  g_assert_cmpuint (count_problems (&test->there), ==, 0);
  assert_files (test, "house.json");
}

/* A file of another device can name no file outside of the folder of the rulesets. */
static void
test_odd_id (RulesetTest  *test,
             gconstpointer data)
{
  static const char text[] =
    "{\"format\": \"tenbo-shared-rulesets/1\", \"rulesets\": [{\"id\": \"../escaped\", "
    "\"changed\": \"2026-11-28T12:00:00Z\", \"text\": \"{}\"}]}";
  g_autofree char *uuid = g_uuid_string_random ();
  g_autofree char *own = g_build_filename (test->folder, "devices", uuid, NULL);
  g_autofree char *path = g_build_filename (own, "rulesets.json", NULL);

  g_assert_cmpint (g_mkdir_with_parents (own, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  sync_one (&test->here);
  g_assert_cmpuint (count_problems (&test->here), ==, 1);
  assert_files (test, "");
}

/* Nobody deletes the whole folder, or takes a database to another computer, to delete rulesets. */
static void
test_lost_folder (RulesetTest  *test,
                  gconstpointer data)
{
  g_autofree char *path = make_path (&test->here, "house.json");
  g_autofree char *device = NULL;
  g_autofree char *file = NULL;

  write_house (&test->here, UMA (15000), 100);
  sync_both (test);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (test->here.rules), ==, 0);
  sync_both (test);
  assert_files (test, "house.json");

  /* The folder knows a later state of this device than its database. */
  device = store_test_ask (test->here.files.path,
                           "SELECT key FROM shared_items WHERE kind = 'device'");
  file = g_build_filename (test->folder, "devices", device, "device.json", NULL);
  g_assert_true (g_file_set_contents (file, "{\"written\": 999}", -1, NULL));
  g_assert_cmpint (g_unlink (path), ==, 0);
  sync_both (test);
  assert_files (test, "house.json");
}

#define add(path, func) \
  g_test_add ("/folder/rulesets/" path, RulesetTest, NULL, set_up, (func), tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("shared", test_shared);
  add ("both stay", test_both_stay);
  add ("same name", test_same_name);
  add ("same text", test_same_text);
  add ("unreadable", test_unreadable);
  add ("odd id", test_odd_id);
  add ("lost folder", test_lost_folder);
  return g_test_run ();
}
