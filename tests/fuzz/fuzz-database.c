/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-store.h"
#include "fuzz.h"
#include "tenbo-repair.h"

#include <string.h>

/* Damaged databases: reading everything does not crash, the checks find the damage unless all rows
 * are equal, reading changes nothing, and a damaged file is kept when another one replaces it. */

static char *good_rows;

static void
set_up (void)
{
  g_autofree char *path = fuzz_store_name_file ("good.db");

  fuzz_store_write (path, fuzz_store_get_sample ());
  good_rows = fuzz_store_dump (path);
  g_assert_nonnull (good_rows);
  fuzz_store_clear ();
}

static void
assert_unchanged (const char *path,
                  GBytes     *expected)
{
  g_autoptr (GBytes) bytes = fuzz_store_read (path);

  g_assert_true (g_bytes_equal (bytes, expected));
}

/* Reads everything, and returns whether the checks find damage. */
static gboolean
read_all (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autofree char *json = NULL;

  store = tenbo_store_open (path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  if (store == NULL)
    {
      fuzz_store_check_error (error);
      return TRUE;
    }

  json = fuzz_store_export (store, &error);
  if (json == NULL)
    fuzz_store_check_error (error);
  else
    g_assert_true (g_utf8_validate (json, -1, NULL));

  return fuzz_store_is_damaged (store);
}

static void
check_found (const char *path,
             gboolean    found)
{
  g_autofree char *rows = NULL;

  if (found)
    return;

  rows = fuzz_store_dump (path);
  if (g_strcmp0 (rows, good_rows) != 0)
    fuzz_fail ("not found: %s", rows);
}

/* Opens the file as the window does, and repairs it. */
static void
open_and_repair (const char *path,
                 GBytes     *input)
{
  static const TenboRepairReport report;
  g_auto (TenboRepairResult) result = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;
  const char *set_aside;

  store = tenbo_store_open (path, TENBO_STORE_OPEN_REPLACE_DAMAGED, NULL, NULL, &error);
  if (store == NULL)
    {
      fuzz_store_check_error (error);
      return;
    }

  set_aside = tenbo_store_get_set_aside (store);
  if (set_aside != NULL)
    {
      assert_unchanged (set_aside, input);
      g_assert_false (fuzz_store_is_damaged (store));
    }
  else if (!tenbo_repair (store, NULL, &report, &result, &error))
    fuzz_store_check_error (error);
  else if (result.n_left == 0)
    g_assert_false (fuzz_store_is_damaged (store));
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  g_autoptr (GBytes) input = fuzz_store_damage (bytes, n);
  g_autofree char *path = fuzz_store_name_file ("tenbo.db");
  gboolean         found;

  fuzz_store_write (path, input);
  found = read_all (path);
  assert_unchanged (path, input);
  check_found (path, found);
  if (n > 0 && bytes[n - 1] % 4 == 0)
    open_and_repair (path, input);
  fuzz_store_clear ();
}

const FuzzTarget fuzz_database = {
  .name = "database",
  .n_runs = 40,
  .set_up = set_up,
  .run = run,
};
