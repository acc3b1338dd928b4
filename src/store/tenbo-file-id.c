/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-file-id.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>

/* As many links as Linux follows. */
#define MAX_LINKS 40

gboolean
tenbo_file_id_read (const char  *path,
                    TenboFileId *id)
{
  GStatBuf info;

  *id = (TenboFileId) { 0 };
  if (g_stat (path, &info) != 0)
    return FALSE;

  *id = (TenboFileId) { info.st_dev, info.st_ino };
  return TRUE;
}

gboolean
tenbo_file_id_equal (const TenboFileId *one,
                     const TenboFileId *other)
{
  return one->device == other->device && one->inode == other->inode;
}

/* realpath() with GLib's memory. */
static char *
dup_real_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real);

  free (real);
  return copy;
}

char *
tenbo_path_resolve (const char *path)
{
  g_autofree char *at = g_strdup (path);

  for (int i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *folder = NULL;
      g_autofree char *name = NULL;
      g_autofree char *link = NULL;
      char            *real = dup_real_path (at);

      if (real != NULL || errno != ENOENT)
        return real;

      name = g_path_get_basename (at);
      link = g_path_get_dirname (at);
      folder = dup_real_path (link);
      if (folder == NULL)
        return NULL;

      g_free (at);
      at = g_build_filename (folder, name, NULL);
      g_free (link);
      link = g_file_read_link (at, NULL);
      if (link == NULL)
        return g_steal_pointer (&at);

      g_free (at);
      at = g_path_is_absolute (link) ? g_steal_pointer (&link)
                                     : g_build_filename (folder, link, NULL);
    }

  errno = ELOOP;
  return NULL;
}

gboolean
tenbo_file_fail (int      error_number,
                 GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (error_number),
                       g_strerror (error_number));
  return FALSE;
}
