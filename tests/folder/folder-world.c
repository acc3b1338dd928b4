/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "folder-world.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "game-test.h"
#include "store-test.h"

/* The time of all devices, and what the clock of the current one shows in addition */
gint64 world_now_msec;
gint64 world_clock_msec;

TenboStoredTime __wrap_tenbo_stored_now (void);

TenboStoredTime
__wrap_tenbo_stored_now (void)
{
  return (TenboStoredTime) { world_now_msec++ + world_clock_msec, 540 };
}

/* Ids, which decide the order of many things, so that a seed gives the same run */
static guint64 n_ids;
static guint   ids_seed;

char *__wrap_g_uuid_string_random (void);

char *
__wrap_g_uuid_string_random (void)
{
  g_autofree char *text = g_strdup_printf ("%u %" G_GUINT64_FORMAT, ids_seed, n_ids++);
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strdup_printf ("%.8s-%.4s-4%.3s-8%.3s-%.12s", hash, hash + 8, hash + 12, hash + 15,
                          hash + 18);
}

static void
hand_free (gpointer data)
{
  Hand *hand = data;

  g_free (hand->game);
  g_free (hand->text);
  g_free (hand);
}

/* --- Files --- */

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_all (child);
    }
  g_remove (path);
}

void
world_copy_file (const char *from,
                 const char *to)
{
  g_autofree char *bytes = NULL;
  gsize            length;

  if (g_file_get_contents (from, &bytes, &length, NULL))
    g_assert_true (g_file_set_contents (to, bytes, (gssize) length, NULL));
}

void
world_list_files (const char *root,
                  const char *path,
                  GPtrArray  *files)
{
  g_autofree char *full = g_build_filename (root, path, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  if (dir == NULL)
    {
      if (g_file_test (full, G_FILE_TEST_IS_REGULAR))
        g_ptr_array_add (files, g_strdup (path));
      return;
    }

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));

  /* The order of a folder differs between runs. */
  g_ptr_array_sort_values (names, (GCompareFunc) strcmp);
  for (guint i = 0; i < names->len; i++)
    world_list_files (root, names->pdata[i], files);
}

/* Writes a file of a folder as a tool does that copies it, with a time of its own. */
static void
deliver (World      *world,
         Device     *device,
         const char *path,
         const char *bytes)
{
  g_autofree char *full = g_build_filename (device->folder, path, NULL);
  g_autofree char *folder = g_path_get_dirname (full);
  struct utimbuf   times = { .modtime = ++world->file_time };

  times.actime = times.modtime;
  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (full, bytes, -1, NULL));
  utime (full, &times);
}

/* --- Devices --- */

void
device_open_store (Device *device)
{
  g_autoptr (GError) error = NULL;

  device->store = tenbo_store_open (device->database, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
}

void
device_join (Device *device)
{
  g_autoptr (GError) error = NULL;

  tenbo_folder_join (device->store, device->folder, "Table", TENBO_FOLDER_NONE, &error);
  g_assert_no_error (error);
}

void
world_init (World *world,
            guint  seed)
{
  g_autoptr (GError) error = NULL;

  memset (world, 0, sizeof *world);
  ids_seed = seed;
  n_ids = 0;
  random_play_init (&world->random, seed);
  world->root = g_dir_make_tmp ("folder-XXXXXX", &error);
  g_assert_no_error (error);
  world->ruleset = game_test_find_ruleset ("tenhou-hanchan");
  world->hands = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, hand_free);
  world->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  world->copies = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  world->owners = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  world->file_time = 1700000000;
  world_now_msec = G_GINT64_CONSTANT (1780000000000);
  world->n_devices = 2 + random_play_below (&world->random, MAX_DEVICES - 1);
  for (guint i = 0; i < world->n_devices; i++)
    {
      Device          *device = &world->devices[i];
      g_autofree char *name = g_strdup_printf ("device-%u", i);

      device->home = g_build_filename (world->root, name, NULL);
      device->folder = g_build_filename (device->home, "folder", NULL);
      device->database = g_build_filename (device->home, "tenbo.db", NULL);
      device->rules = g_build_filename (device->home, "rules", NULL);
      device->memory = tenbo_folder_memory_new (device->rules);
      g_mkdir_with_parents (device->folder, 0700);
      device_open_store (device);
    }
}

void
world_clear (World *world)
{
  for (guint i = 0; i < world->n_devices; i++)
    {
      Device *device = &world->devices[i];

      g_object_unref (device->store);
      tenbo_folder_memory_free (device->memory);
      g_free (device->home);
      g_free (device->folder);
      g_free (device->database);
      g_free (device->rules);
    }
  remove_all (world->root);
  g_free (world->root);
  g_hash_table_unref (world->hands);
  g_hash_table_unref (world->marks);
  g_hash_table_unref (world->copies);
  g_hash_table_unref (world->owners);
  g_object_unref (world->ruleset);
}

guint
world_below (World *world,
             guint  limit)
{
  return random_play_below (&world->random, limit);
}

gboolean
device_sync (World             *world,
             Device            *device,
             TenboFolderReport *report)
{
  g_autoptr (GError) error = NULL;

  *report = (TenboFolderReport) { 0 };
  device->memory->any_changed = TRUE;
  if (tenbo_folder_sync (device->store, device->memory, NULL, report, &error))
    {
      g_hash_table_insert (world->owners,
                           store_test_ask (device->database,
                                           "SELECT key FROM shared_items WHERE kind = 'device'"),
                           device);
      return TRUE;
    }

  g_assert_true (device->is_away || g_error_matches (error, TENBO_STORE_ERROR,
                                                     TENBO_STORE_ERROR_NOT_FOUND));
  return FALSE;
}

void
device_toggle_folder (Device *device)
{
  g_autofree char *away = g_strconcat (device->folder, ".away", NULL);

  if (device->is_away)
    g_rename (away, device->folder);
  else
    g_rename (device->folder, away);
  device->is_away = !device->is_away;
}

/* --- The tool that copies the folder --- */

/* Returns the device that wrote the file @path; no tool replaces the original by a copy. */
static Device *
find_owner (World      *world,
            const char *path)
{
  g_auto (GStrv) parts = g_strsplit (path, "/", -1);

  return g_hash_table_lookup (world->owners, parts[1]);
}

void
world_copy_one (World *world)
{
  Device *from = &world->devices[world_below (world, world->n_devices)];
  Device *to = &world->devices[world_below (world, world->n_devices)];
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  g_autofree char *odd = NULL;
  const char      *file;
  const char      *old;

  if (from == to || from->is_away || to->is_away)
    return;

  world_list_files (from->folder, "devices", files);
  if (files->len == 0)
    return;

  file = files->pdata[world_below (world, files->len)];
  path = g_build_filename (from->folder, file, NULL);
  if (find_owner (world, file) == to || strstr (file, "sync-conflict") != NULL)
    return;
  if (!g_file_get_contents (path, &text, NULL, NULL))
    return;

  old = g_hash_table_lookup (world->copies, file);
  switch (world_below (world, 8))
    {
    case 0: /* only a part has arrived */
      text[world_below (world, (guint) strlen (text))] = '\0';
      deliver (world, to, file, text);
      break;
    case 1: /* an older state arrives once more */
      if (old != NULL)
        deliver (world, to, file, old);
      break;
    case 2: /* the copy of a conflict, and a file that is being written */
      odd = g_strconcat (file, ".sync-conflict-20261128.json", NULL);
      deliver (world, to, odd, "{");
      break;
    default:
      deliver (world, to, file, text);
      g_hash_table_insert (world->copies, g_strdup (file), g_strdup (text));
    }
}

gboolean
world_copy_all (World *world)
{
  gboolean any = FALSE;

  for (guint i = 0; i < world->n_devices; i++)
    {
      Device *from = &world->devices[i];
      g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);

      world_list_files (from->folder, "devices", files);
      for (guint j = 0; j < files->len; j++)
        {
          g_autofree char *path = g_build_filename (from->folder, files->pdata[j], NULL);
          g_autofree char *text = NULL;

          if (find_owner (world, files->pdata[j]) != from)
            continue;

          g_file_get_contents (path, &text, NULL, NULL);
          for (guint k = 0; k < world->n_devices; k++)
            {
              Device          *to = &world->devices[k];
              g_autofree char *there = g_build_filename (to->folder, files->pdata[j], NULL);
              g_autofree char *known = NULL;

              g_file_get_contents (there, &known, NULL, NULL);
              if (k == i || g_strcmp0 (known, text) == 0)
                continue;

              deliver (world, to, files->pdata[j], text);
              any = TRUE;
            }
        }
    }

  return any;
}
