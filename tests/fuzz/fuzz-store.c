/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-store.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "database-rows.h"
#include "fuzz-bytes.h"
#include "tenbo-check.h"
#include "tenbo-export-order.h"
#include "tenbo-history-writer.h"

#define PAGE_SIZE   4096
#define HEADER_SIZE 100
#define MAX_CHANGES 12

static char *folder;

static void
remove_folder (void)
{
  fuzz_store_clear ();
  g_rmdir (folder);
}

static const char *
get_folder (void)
{
  if (folder == NULL)
    {
      folder = g_dir_make_tmp ("tenbo-fuzz-XXXXXX", NULL);
      g_assert_nonnull (folder);
      atexit (remove_folder);
    }

  return folder;
}

char *
fuzz_store_name_file (const char *name)
{
  return g_build_filename (get_folder (), name, NULL);
}

void
fuzz_store_clear (void)
{
  g_autoptr (GDir) dir = g_dir_open (get_folder (), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = fuzz_store_name_file (name);

      g_remove (path);
    }
}

/* Without the temporary file and the flush of g_file_set_contents() */
void
fuzz_store_write (const char *path,
                  GBytes     *bytes)
{
  FILE       *file = fopen (path, "wb");
  gsize       n;
  const void *data = g_bytes_get_data (bytes, &n);

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (data, 1, n, file), ==, n);
  g_assert_cmpint (fclose (file), ==, 0);
}

GBytes *
fuzz_store_read (const char *path)
{
  char *bytes;
  gsize n;

  g_assert_true (g_file_get_contents (path, &bytes, &n, NULL));

  return g_bytes_new_take (bytes, n);
}

static GBytes *
make_database (const char *json,
               gsize       n)
{
  g_autofree char *path = fuzz_store_name_file ("new.db");
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;
  GBytes *bytes;

  fuzz_store_clear ();
  store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  if (json != NULL)
    tenbo_import_report_free (fuzz_store_import (store, json, n));
  g_clear_object (&store);
  bytes = fuzz_store_read (path);
  fuzz_store_clear ();

  return bytes;
}

GBytes *
fuzz_store_get_empty (void)
{
  static GBytes *empty;

  if (empty == NULL)
    empty = make_database (NULL, 0);

  return empty;
}

GBytes *
fuzz_store_get_sample (void)
{
  static GBytes   *sample;
  g_autofree char *path = NULL;
  g_autoptr (GBytes) json = NULL;

  if (sample != NULL)
    return sample;

  path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), "sample-evening.json", NULL);
  json = fuzz_store_read (path);
  sample = make_database (g_bytes_get_data (json, NULL), g_bytes_get_size (json));

  return sample;
}

/* --- Damage --- */

typedef enum
{
  SET_BYTE,
  SET_HEADER,
  SET_CELL_BYTE,
  SET_POINTER, /* of a cell, or of a page to a page */
  SWAP_CELLS,
  COPY_PAGE,
  CLEAR_PAGE,
  CUT,
  N_DAMAGES,
} Damage;

/* Returns the first byte of the header of page @page. */
static gsize
find_page (gsize page)
{
  return page * PAGE_SIZE + (page == 0 ? HEADER_SIZE : 0);
}

/* Returns the place of the pointer to a cell of @page, as the bytes choose. */
static gsize
choose_cell (const GByteArray *file,
             gsize             page,
             FuzzBytes        *left)
{
  gsize header = find_page (page);
  int   n_cells = file->data[header + 3] << 8 | file->data[header + 4];
  gsize size = file->data[header] == 2 || file->data[header] == 5 ? 12 : 8;

  return MIN (header + size + 2 * (gsize) fuzz_choose (left, MAX (n_cells, 1)), file->len - 2);
}

static void
damage_cell (GByteArray *file,
             gsize       page,
             FuzzBytes  *left)
{
  gsize at = choose_cell (file, page, left);
  gsize cell = page * PAGE_SIZE + (gsize) (file->data[at] << 8 | file->data[at + 1]);

  cell += (gsize) fuzz_choose (left, 64);
  if (cell < file->len)
    file->data[cell] = (guint8) fuzz_choose (left, 256);
}

static void
swap_cells (GByteArray *file,
            gsize       page,
            FuzzBytes  *left)
{
  gsize  one = choose_cell (file, page, left);
  gsize  other = choose_cell (file, page, left);
  guint8 kept[2];

  memcpy (kept, &file->data[one], 2);
  memmove (&file->data[one], &file->data[other], 2);
  memcpy (&file->data[other], kept, 2);
}

static void
damage (GByteArray *file,
        FuzzBytes  *left)
{
  Damage what = (Damage) fuzz_choose (left, N_DAMAGES);
  gsize  n_pages = file->len / PAGE_SIZE;
  gsize  page;

  if (n_pages == 0)
    return;

  page = (gsize) fuzz_choose (left, (int) n_pages);
  switch (what)
    {
    case SET_BYTE:
      page = page * PAGE_SIZE + (gsize) fuzz_choose (left, PAGE_SIZE);
      file->data[page] = (guint8) fuzz_choose (left, 256);
      break;

    case SET_HEADER:
      page = find_page (page) - (page == 0 ? HEADER_SIZE : 0);
      page += (gsize) fuzz_choose (left, page == 0 ? HEADER_SIZE : 12);
      file->data[page] = (guint8) fuzz_choose (left, 256);
      break;

    case SET_CELL_BYTE:
      damage_cell (file, page, left);
      break;

    case SET_POINTER:
      page = choose_cell (file, page, left);
      file->data[page] = (guint8) fuzz_choose (left, 16);
      file->data[page + 1] = (guint8) fuzz_choose (left, 256);
      break;

    case SWAP_CELLS:
      swap_cells (file, page, left);
      break;

    case COPY_PAGE:
      memmove (&file->data[page * PAGE_SIZE],
               &file->data[(gsize) fuzz_choose (left, (int) n_pages) * PAGE_SIZE], PAGE_SIZE);
      break;

    case CLEAR_PAGE:
      memset (&file->data[page * PAGE_SIZE], 0, PAGE_SIZE);
      break;

    case CUT:
      g_byte_array_set_size (file, (guint) (page * PAGE_SIZE) + (guint) fuzz_choose (left, 2));
      break;

    case N_DAMAGES:
      g_assert_not_reached ();
    }
}

GBytes *
fuzz_store_damage (const uint8_t *bytes,
                   size_t         n)
{
  FuzzBytes   left = { bytes, n };
  GBytes     *sample = fuzz_store_get_sample ();
  GByteArray *file = g_byte_array_new ();

  g_byte_array_append (file, g_bytes_get_data (sample, NULL), (guint) g_bytes_get_size (sample));
  for (int i = 0; i < MAX_CHANGES && left.n > 0; i++)
    damage (file, &left);

  return g_byte_array_free_to_bytes (file);
}

/* --- Stores --- */

void
fuzz_store_check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == TENBO_STORE_ERROR || error->domain == TENBO_GAME_ERROR ||
                 error->domain == TENBO_RULESET_ERROR || error->domain == G_IO_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  g_assert_cmpuint (strlen (error->message), >, 0);
}

TenboImportReport *
fuzz_store_import (TenboStore *store,
                   const char *json,
                   gsize       n)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (json, n);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboImport) import = tenbo_import_new (bytes, rulesets, &problem);
  g_autoptr (GError) error = NULL;
  TenboImportReport *report;

  g_assert_cmpstr (problem.at, ==, NULL);
  report = tenbo_import_run (import, store, NULL, NULL, NULL, &error);
  g_assert_no_error (error);

  return report;
}

char *
fuzz_store_export (TenboStore *store,
                   GError    **error)
{
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (TenboHistoryWriter) writer = tenbo_history_writer_new (out);
  g_autoptr (GArray) ids = tenbo_export_order (store, NULL, error);

  if (ids == NULL || !tenbo_history_writer_read_others (writer, store, TRUE, error))
    return NULL;

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (TenboRecord) record = tenbo_game_export (store, g_array_index (ids, gint64, i),
                                                          error);

      if (record == NULL)
        return NULL;
      tenbo_history_writer_add_game (writer, record);
    }
  tenbo_history_writer_close (writer);

  return g_string_free_and_steal (g_steal_pointer (&out));
}

char *
fuzz_store_dump (const char *path)
{
  g_autofree char *uri = g_strconcat ("file:", path, "?immutable=1", NULL);
  char            *rows = NULL;
  sqlite3         *db;

  if (sqlite3_open_v2 (uri, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK)
    rows = database_rows_dup (db);
  sqlite3_close (db);

  return rows;
}

gboolean
fuzz_store_is_damaged (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  TenboCheckResult result = { 0 };
  gboolean         damaged = !tenbo_store_check (store, &error) ||
                     !tenbo_check_all (store, NULL, NULL, &result, &error);

  if (damaged)
    fuzz_store_check_error (error);

  return damaged || result.n_findings > 0;
}
