/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-migrations.h"

#include <glib/gstdio.h>

#include "tenbo-db-copy.h"
#include "tenbo-store-resources.h"
#include "tenbo-store.h"

#define RESOURCE_PATH "/io/github/tenbo_app/Tenbo/store"
#define BACKUPS_KEPT  3

static int
compare_versions (gconstpointer a,
                  gconstpointer b)
{
  return ((const TenboMigration *) a)->version - ((const TenboMigration *) b)->version;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* A copy that cannot be removed is no reason to stop. */
static void
prune_backups (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *prefix = g_strconcat (base, ".backup-", NULL);
  const char      *name;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));

  /* Version and time are written so that the oldest sorts first. */
  g_ptr_array_sort (names, compare_names);

  for (guint i = 0; i + BACKUPS_KEPT < names->len; i++)
    if (g_remove (names->pdata[i]) != 0)
      g_info ("Cannot remove the old copy %s", (const char *) names->pdata[i]);
}

static gboolean
make_backup (TenboDb    *db,
             const char *path,
             gint64      version,
             GError    **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%S");
  g_autofree char *backup = NULL;

  backup = g_strdup_printf ("%s.backup-%03d-%s", path, (int) version, stamp);
  if (!tenbo_db_copy_to_path (db, backup, error))
    return FALSE;

  prune_backups (path);
  return TRUE;
}

static gboolean
run_step (TenboDb *db,
          gpointer user_data,
          GError **error)
{
  const TenboMigration *step = user_data;
  g_autofree char      *set_version = g_strdup_printf ("PRAGMA user_version = %d", step->version);
  gint64                version;
  gint64                broken;

  /* Another process may have been faster between our look and our lock. */
  if (!tenbo_db_read_int (db, "PRAGMA user_version", &version, error))
    return FALSE;

  if (version >= step->version)
    return TRUE;

  if (!tenbo_db_exec (db, step->sql, error) || !tenbo_db_exec (db, set_version, error) ||
      !tenbo_db_read_int (db, "SELECT count(*) FROM pragma_foreign_key_check", &broken, error))
    return FALSE;

  if (broken > 0)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_REFUSED,
                   "%" G_GINT64_FORMAT " rows without what they refer to", broken);
      return FALSE;
    }

  return TRUE;
}

GArray *
tenbo_migrations_load (void)
{
  GArray    *steps = g_array_new (FALSE, FALSE, sizeof (TenboMigration));
  GResource *resource = tenbo_store_get_resource ();
  g_auto (GStrv) names = g_resource_enumerate_children (resource, RESOURCE_PATH, 0, NULL);

  g_assert (names != NULL);

  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *path = g_build_path ("/", RESOURCE_PATH, *name, NULL);
      TenboMigration   step = { .version = atoi (*name) };
      g_autoptr (GBytes) bytes = g_resource_lookup_data (resource, path, 0, NULL);

      /* Compiled in and followed by a zero byte: the text outlives @bytes. */
      step.sql = g_bytes_get_data (bytes, NULL);
      g_array_append_val (steps, step);
    }

  g_array_sort (steps, compare_versions);
  return steps;
}

gboolean
tenbo_migrations_run (TenboDb    *db,
                      const char *path,
                      GArray     *steps,
                      GError    **error)
{
  gboolean saved = FALSE;
  gint64   version;

  if (!tenbo_db_read_int (db, "PRAGMA user_version", &version, error))
    return FALSE;

  for (guint i = 0; i < steps->len; i++)
    {
      TenboMigration *step = &g_array_index (steps, TenboMigration, i);

      g_assert (step->version == (int) i + 1);

      if (step->version <= version)
        continue;

      if (version > 0 && !saved && !make_backup (db, path, version, error))
        {
          g_prefix_error (error, "copy before schema step %d: ", step->version);
          return FALSE;
        }

      saved = TRUE;

      if (!tenbo_db_write_transaction (db, run_step, step, error))
        {
          g_prefix_error (error, "schema step %d: ", step->version);
          return FALSE;
        }
    }

  return TRUE;
}
