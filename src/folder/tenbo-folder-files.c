/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-files.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "tenbo-file-writer.h"
#include "tenbo-free-text.h"
#include "tenbo-rows.h"

#define DEVICES "devices"
#define GAMES   "games"
#define SUFFIX  ".json"

/* A file or a folder that changed this recently may change again without getting another time: some
 * file systems have times of two seconds. */
#define FRESH_USEC (3 * G_USEC_PER_SEC)

void
tenbo_folder_file_free (TenboFolderFile *file)
{
  g_free (file->path);
  g_free (file->device);
  g_free (file->game);
  g_free (file);
}

/* Whether @name is a UUID in lower case, of @length characters. */
static gboolean
is_id (const char *name,
       gsize       length)
{
  g_autofree char *id = g_strndup (name, length);

  for (const char *c = id; *c != '\0'; c++)
    if (g_ascii_isupper (*c))
      return FALSE;

  return g_uuid_string_is_valid (id);
}

/* --- Paths --- */

char *
tenbo_folder_path (const char *device,
                   const char *name)
{
  return g_strconcat (DEVICES "/", device, "/", name, NULL);
}

char *
tenbo_folder_game_name (const char *id)
{
  g_autofree char *hash = NULL;

  if (g_uuid_string_is_valid (id))
    return g_ascii_strdown (id, -1);

  hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, id, -1);
  return g_strdup_printf ("%.8s-%.4s-8%.3s-8%.3s-%.12s", hash, hash + 8, hash + 12, hash + 15,
                          hash + 18);
}

char *
tenbo_folder_game_path (const char *device,
                        const char *game,
                        gint64      started_msec)
{
  const TenboStoredTime time = { .msec = started_msec };
  g_autoptr (GDateTime) started = tenbo_stored_time_to_local (&time);
  g_autofree char *month = g_date_time_format (started, "%Y-%m");
  g_autofree char *name = tenbo_folder_game_name (game);

  return g_strconcat (DEVICES "/", device, "/" GAMES "/", month, "/", name, SUFFIX, NULL);
}

char *
tenbo_folder_ruleset_path (const char *device,
                           const char *digest)
{
  return g_strconcat (DEVICES "/", device, "/rulesets/", digest, SUFFIX, NULL);
}

/* --- Listing --- */

GStrv
tenbo_folder_list_devices (const char *root,
                           GError    **error)
{
  g_autofree char *path = g_build_filename (root, DEVICES, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, error);
  g_autoptr (GStrvBuilder) devices = g_strv_builder_new ();
  const char *name;

  if (dir == NULL)
    return NULL;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (is_id (name, strlen (name)))
      g_strv_builder_add (devices, name);

  return g_strv_builder_end (devices);
}

/* Returns the time of the last change and the size of the file. */
static gboolean
read_info (const char *path,
           gint64     *time,
           gint64     *size)
{
  GStatBuf info;

  if (g_lstat (path, &info) != 0)
    return FALSE;

  *time = (gint64) info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000;
  *size = info.st_size;
  if (ABS (g_get_real_time () - *time) < FRESH_USEC)
    *time = 0; /* no time: it is read again */

  return TRUE;
}

static void
add_file (GPtrArray          *files,
          const char         *root,
          TenboFolderFileKind kind,
          const char         *device,
          const char         *game,
          char               *path)
{
  g_autofree char *full = g_build_filename (root, path, NULL);
  TenboFolderFile *file = g_new0 (TenboFolderFile, 1);

  *file = (TenboFolderFile) {
    .kind = kind,
    .path = path,
    .device = g_strdup (device),
    .game = g_strdup (game),
  };
  if (read_info (full, &file->time, &file->size))
    g_ptr_array_add (files, file);
  else
    tenbo_folder_file_free (file);
}

/* Whether the folder @path has not changed since the last call. */
static gboolean
is_unchanged (GHashTable *times,
              const char *path)
{
  gint64        size;
  gint64        time;
  const gint64 *before = times != NULL ? g_hash_table_lookup (times, path) : NULL;

  if (times == NULL || !read_info (path, &time, &size))
    return FALSE;
  if (before != NULL && time != 0 && *before == time)
    return TRUE;

  g_hash_table_insert (times, g_strdup (path), g_memdup2 (&time, sizeof time));
  return FALSE;
}

static void
list_month (GPtrArray  *files,
            const char *root,
            const char *device,
            const char *month,
            GHashTable *times)
{
  g_autofree char *path = g_build_filename (root, DEVICES, device, GAMES, month, NULL);
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (is_unchanged (times, path))
    return;

  dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *game = NULL;
      gsize            length = strlen (name);

      if (!g_str_has_suffix (name, SUFFIX) || !is_id (name, length - strlen (SUFFIX)))
        continue;

      game = g_strndup (name, length - strlen (SUFFIX));
      add_file (files, root, TENBO_FOLDER_GAME, device, game,
                g_strconcat (DEVICES "/", device, "/" GAMES "/", month, "/", name, NULL));
    }
}

GPtrArray *
tenbo_folder_list_files (const char *root,
                         const char *device,
                         GHashTable *times)
{
  GPtrArray       *files = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_folder_file_free);
  g_autofree char *games = g_build_filename (root, DEVICES, device, GAMES, NULL);
  g_autoptr (GDir) dir = g_dir_open (games, 0, NULL);
  const char *name;

  add_file (files, root, TENBO_FOLDER_PEOPLE, device, NULL,
            tenbo_folder_path (device, "people.json"));
  add_file (files, root, TENBO_FOLDER_SESSIONS, device, NULL,
            tenbo_folder_path (device, "sessions.json"));
  add_file (files, root, TENBO_FOLDER_RULESETS, device, NULL,
            tenbo_folder_path (device, "rulesets.json"));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (strlen (name) == strlen ("YYYY-MM") && name[4] == '-')
      list_month (files, root, device, name, times);

  return files;
}

/* --- Reading and writing --- */

char *
tenbo_folder_read_file (const char *root,
                        const char *path,
                        gsize      *length,
                        GError    **error)
{
  g_autofree char *full = g_build_filename (root, path, NULL);
  char            *text;
  GStatBuf         info;

  /* A pipe would never end, and a link can lead to a file that is none of the folder's. */
  if (g_lstat (full, &info) == 0 &&
      (!S_ISREG (info.st_mode) || info.st_size > TENBO_MAX_HEAD_BYTES))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                   "%s is not a file, or is too large", path);
      return NULL;
    }

  return g_file_get_contents (full, &text, length, error) ? text : NULL;
}

/* Creates the folders above the file @path, but never @root itself: if it is missing, it is not
 * mounted, and another folder in its place would receive the files. Refuses a link, which somebody
 * else may have put there. */
static gboolean
make_folders (const char *root,
              const char *path,
              GError    **error)
{
  for (const char *end = strchr (path, '/'); end != NULL; end = strchr (end + 1, '/'))
    {
      g_autofree char *part = g_strndup (path, (gsize) (end - path));
      g_autofree char *folder = g_build_filename (root, part, NULL);
      GStatBuf         info;

      if (g_mkdir (folder, 0777) != 0 && errno != EEXIST)
        {
          int error_number = errno;

          g_set_error (error, G_IO_ERROR, g_io_error_from_errno (error_number), "%s: %s", folder,
                       g_strerror (error_number));
          return FALSE;
        }
      if (g_lstat (folder, &info) != 0 || !S_ISDIR (info.st_mode))
        {
          g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY, "%s: %s", folder,
                       g_strerror (ENOTDIR));
          return FALSE;
        }
    }

  return TRUE;
}

gboolean
tenbo_folder_write_file (const char *root,
                         const char *path,
                         const char *text,
                         GError    **error)
{
  g_autofree char *full = g_build_filename (root, path, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (full);
  g_autoptr (TenboFileWriter) writer = NULL;
  GStatBuf info;

  if (!make_folders (root, path, error))
    return FALSE;

  /* The file would be written through a link. */
  if (g_lstat (full, &info) == 0 && !S_ISREG (info.st_mode))
    tenbo_file_writer_delete (file, NULL);

  writer = tenbo_file_writer_new (file, TENBO_FILE_WRITER_NONE, NULL, error);
  return writer != NULL && tenbo_file_writer_write (writer, text, strlen (text), error) &&
         tenbo_file_writer_finish (writer, error);
}
