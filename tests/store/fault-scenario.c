/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fault-scenario.h"

#include "database-rows.h"
#include "fault-memory.h"
#include "sample-size.h"

/* Number of operations of a scenario that fail by default */
#define N_SAMPLES 4

typedef struct
{
  const FaultScenario *scenario;
  FaultKind            kind;
} Case;

/* A case while it runs */
typedef struct
{
  const FaultScenario *scenario;
  FaultKind            kind;
  StoreTest            prepared; /* whose files each operation begins with */
  char                *rows;     /* of the prepared database, as text; owned; NULL: no file */
  char                *result;   /* of the operation without a failure; owned */
  guint                n_struck; /* failures; random numbers can need fewer operations */
} Run;

/* --- The database --- */

/* Returns all rows of all tables as text; NULL if there is no file. */
static char *
dup_rows (const char *path)
{
  char    *rows;
  sqlite3 *db;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  rows = database_rows_dup (db);
  g_assert_nonnull (rows);
  sqlite3_close (db);

  return rows;
}

static gboolean
has (Run               *self,
     FaultScenarioFlags flag)
{
  return (self->scenario->flags & flag) != 0;
}

static void
copy_file (const char *from,
           const char *to)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (from, &contents, &length, &error);
  g_assert_no_error (error);
  store_test_write_file (to, contents, length);
}

static void
set_up (Run         *self,
        StoreTest   *test,
        TenboStore **store)
{
  g_autoptr (GDir) dir = g_dir_open (self->prepared.folder, 0, NULL);
  const char *name;

  fault_vfs_reset ();
  store_test_set_up (test, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *from = store_test_name_file (&self->prepared, name);
      g_autofree char *to = store_test_name_file (test, name);

      copy_file (from, to);
    }
  *store = has (self, FAULT_SCENARIO_CLOSED) ? NULL : store_test_open (test);
}

static void
check_file (StoreTest  *test,
            TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) own =
    store != NULL
      ? g_object_ref (store)
      : tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);

  g_assert_no_error (error);
  tenbo_store_check (own, &error);
  g_assert_no_error (error);
}

/* --- The operation --- */

/* Returns the numbers of the operations to fail, of guint. */
static GArray *
choose (GArray *paths,
        guint   n_operations)
{
  guint   stride = sample_size (0, 1) ? 1 : n_operations / N_SAMPLES + 1;
  GArray *chosen;

  if (paths != NULL)
    return g_array_ref (paths);

  chosen = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < n_operations; i += stride)
    g_array_append_val (chosen, i);

  return chosen;
}

/* Runs the operation without a failure. Returns the numbers of the operations to fail, of guint. */
static GArray *
record (Run *self)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  StoreTest test;
  guint     n_operations;
  gboolean  by_path = g_getenv ("TENBO_TEST_PATHS") != NULL && !has (self, FAULT_SCENARIO_LONG);
  g_autoptr (GArray) paths = NULL;

  set_up (self, &test, &store);
  if (by_path)
    fault_vfs_record (self->kind);
  else
    fault_vfs_arm (self->kind, G_MAXUINT, FALSE);
  self->result = self->scenario->run (&test, store, &error);
  if (by_path)
    paths = fault_vfs_stop_recording (&n_operations);
  else
    n_operations = fault_vfs_disarm ();
  g_assert_no_error (error);
  g_assert_nonnull (self->result);
  g_clear_object (&store);
  store_test_tear_down (&test, NULL);

  g_assert_cmpuint (n_operations, >, 0);
  g_test_message ("%u operations, %u call paths", n_operations, paths != NULL ? paths->len : 0);
  return choose (paths, n_operations);
}

static void
check_failed (Run          *self,
              StoreTest    *test,
              TenboStore   *store,
              const GError *error)
{
  g_autoptr (GError) again = NULL;
  g_autofree char *result = NULL;

  g_test_message ("%s", error->message);
  if (self->kind == FAULT_MEMORY)
    g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_MEMORY);

  if (!has (self, FAULT_SCENARIO_GRADUAL))
    {
      g_autofree char *rows = dup_rows (test->path);

      g_assert_cmpstr (rows, ==, self->rows);
    }
  else if (!has (self, FAULT_SCENARIO_CLOSED))
    check_file (test, store);

  result = self->scenario->run (test, store, &again);
  g_assert_no_error (again);
  g_assert_cmpstr (result, ==, self->result);
}

static void
run (Run     *self,
     guint    n,
     gboolean lasts)
{
  int n_allocated = fault_memory_count ();
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *result = NULL;
  StoreTest        test;

  g_test_message ("%u%s", n, lasts ? ", lasting" : "");
  set_up (self, &test, &store);
  fault_vfs_arm (self->kind, n, lasts);
  result = self->scenario->run (&test, store, &error);
  fault_vfs_disarm ();

  self->n_struck += fault_vfs_has_struck () ? 1 : 0;
  g_assert_true (fault_vfs_has_struck () || error == NULL);
  g_assert_true ((result == NULL) == (error != NULL));
  if (error != NULL)
    check_failed (self, &test, store, error);
  else
    g_assert_cmpstr (result, ==, self->result);
  check_file (&test, store);

  g_clear_object (&store);
  g_assert_cmpint (fault_memory_count (), ==, n_allocated);
  store_test_tear_down (&test, NULL);
}

static void
test_scenario (gconstpointer data)
{
  const Case *test = data;
  Run         self = { .scenario = test->scenario, .kind = test->kind };
  g_autoptr (GArray) chosen = NULL;

  store_test_set_up (&self.prepared, NULL);
  if (test->scenario->prepare != NULL)
    test->scenario->prepare (&self.prepared);
  self.rows = dup_rows (self.prepared.path);

  chosen = record (&self);
  for (guint i = 0; i < chosen->len; i++)
    {
      guint n = g_array_index (chosen, guint, i);

      run (&self, n, i % 2);
      if (sample_size (0, 1))
        run (&self, n, !(i % 2));
    }

  g_assert_cmpuint (self.n_struck, >, 0);
  fault_vfs_reset ();
  store_test_tear_down (&self.prepared, NULL);
  g_free (self.rows);
  g_free (self.result);
}

void
fault_scenario_add (const char          *prefix,
                    const FaultScenario *scenario,
                    FaultKind            kind)
{
  g_autofree char *path = g_strdup_printf ("%s/%s", prefix, scenario->name);
  Case             test = { scenario, kind };

  g_test_add_data_func_full (path, g_memdup2 (&test, sizeof test), test_scenario, g_free);
}
