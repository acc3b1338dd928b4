/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-file-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tenbo-db-files.h"
#include "tenbo-store.h"

#define CHUNK 65536

/* Template of the temporary name, which does not depend on the name of the target and is never too
 * long */
#define PART_NAME ".tenbo-XXXXXX"

#define PERMISSIONS 0777
#define OWN_USE     0600

struct _TenboFileWriter
{
  TenboFileWriterFlags flags;
  GCancellable        *cancellable; /* owned, or NULL */

  /* With a path: */
  char  *target; /* without symbolic links; NULL: no path; owned */
  char  *part;   /* temporary file beside it; NULL: writes the target directly; owned */
  int    fd;     /* or -1 */
  mode_t mode;   /* final permissions */

  /* Without a path: */
  GOutputStream *stream; /* or NULL; owned */
};

static gboolean
check_own (const char *target,
           GError    **error)
{
  if (!tenbo_db_files_would_lose (target))
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE,
               "%s is a file of the history", target);
  return FALSE;
}

gboolean
tenbo_file_writer_check (GFile   *file,
                         GError **error)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *target = path != NULL ? tenbo_path_resolve (path) : NULL;

  return target == NULL || check_own (target, error);
}

gboolean
tenbo_file_writer_delete (GFile   *file,
                          GError **error)
{
  return tenbo_file_writer_check (file, error) && g_file_delete (file, NULL, error);
}

/* Refuses @target if it may not be written. @info describes the existing file; its mode is 0 if
 * there is none. */
static gboolean
check_target (const char          *target,
              TenboFileWriterFlags flags,
              GStatBuf            *info,
              GError             **error)
{
  *info = (GStatBuf) { 0 };
  if ((flags & TENBO_FILE_WRITER_DATABASE) == 0 && !check_own (target, error))
    return FALSE;
  if (g_stat (target, info) != 0)
    return errno == ENOENT || tenbo_file_fail (errno, error);
  if (S_ISDIR (info->st_mode))
    return tenbo_file_fail (EISDIR, error);
  if (!S_ISREG (info->st_mode) && (flags & TENBO_FILE_WRITER_SPECIAL) == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "not a regular file");
      return FALSE;
    }
  if (S_ISREG (info->st_mode) && (flags & TENBO_FILE_WRITER_NEW) != 0)
    return tenbo_file_fail (EEXIST, error);

  return TRUE;
}

/* Failures are ignored: some file systems do not support permissions. */
static void
set_mode (TenboFileWriter *self,
          mode_t           mode)
{
  if (fchmod (self->fd, mode) != 0)
    g_debug ("%s: the permissions stay as they are: %s", self->target, g_strerror (errno));
}

/* Creates the temporary file, which only the owner can read until it is complete. */
static gboolean
open_part (TenboFileWriter *self,
           const GStatBuf  *replaced,
           GError         **error)
{
  g_autofree char *folder = g_path_get_dirname (self->target);
  g_autofree char *part = g_build_filename (folder, PART_NAME, NULL);
  struct stat      made;

  /* A new file has the permissions that the umask leaves. */
  self->fd = g_mkstemp_full (part, O_RDWR | O_CLOEXEC, 0666);
  if (self->fd < 0)
    return tenbo_file_fail (errno, error);

  self->part = g_steal_pointer (&part);
  if (fstat (self->fd, &made) != 0)
    return tenbo_file_fail (errno, error);

  set_mode (self, OWN_USE);
  self->mode = made.st_mode & PERMISSIONS;
  if (replaced->st_mode == 0)
    return TRUE;

  /* Only privileged users can change the owner. Others keep only the mode. */
  self->mode = replaced->st_mode & PERMISSIONS;
  if (fchown (self->fd, replaced->st_uid, replaced->st_gid) != 0)
    g_debug ("%s: the owner is another one now: %s", self->target, g_strerror (errno));

  return TRUE;
}

static gboolean
open_path (TenboFileWriter *self,
           const char      *path,
           GError         **error)
{
  GStatBuf info;

  self->target = tenbo_path_resolve (path);
  if (self->target == NULL)
    return tenbo_file_fail (errno, error);
  if (!check_target (self->target, self->flags, &info, error))
    return FALSE;
  if (info.st_mode == 0 || S_ISREG (info.st_mode))
    return open_part (self, &info, error);

  self->fd = g_open (self->target, O_WRONLY | O_CLOEXEC, 0);
  return self->fd >= 0 || tenbo_file_fail (errno, error);
}

/* Opens a location that only GIO can write, like a server, with the guarantees that GIO has
 * there. */
static gboolean
open_stream (TenboFileWriter *self,
             GFile           *file,
             GError         **error)
{
  GFileOutputStream *stream;

  if (self->flags & TENBO_FILE_WRITER_NEW)
    stream = g_file_create (file, G_FILE_CREATE_NONE, self->cancellable, error);
  else
    stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION,
                             self->cancellable, error);

  self->stream = stream != NULL ? G_OUTPUT_STREAM (stream) : NULL;
  return stream != NULL;
}

TenboFileWriter *
tenbo_file_writer_new (GFile               *file,
                       TenboFileWriterFlags flags,
                       GCancellable        *cancellable,
                       GError             **error)
{
  g_autoptr (TenboFileWriter) self = NULL;
  const char *path;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (TenboFileWriter, 1);
  self->fd = -1;
  self->flags = flags;
  self->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;

  path = g_file_is_native (file) ? g_file_peek_path (file) : NULL;
  if (path != NULL ? !open_path (self, path, error) : !open_stream (self, file, error))
    return NULL;

  return g_steal_pointer (&self);
}

/* Closes the stream as canceled, so that GIO removes the new file and keeps the previous one. */
static void
discard_stream (GOutputStream *stream)
{
  g_autoptr (GCancellable) discard = g_cancellable_new ();

  g_cancellable_cancel (discard);
  g_output_stream_close (stream, discard, NULL);
  g_object_unref (stream);
}

void
tenbo_file_writer_free (TenboFileWriter *self)
{
  g_clear_fd (&self->fd, NULL);
  g_clear_pointer (&self->stream, discard_stream);
  if (self->part != NULL)
    g_unlink (self->part);
  g_clear_object (&self->cancellable);
  g_free (self->target);
  g_free (self->part);
  g_free (self);
}

gboolean
tenbo_file_writer_write (TenboFileWriter *self,
                         const char      *data,
                         gsize            length,
                         GError         **error)
{
  g_return_val_if_fail (self != NULL && (data != NULL || length == 0), FALSE);

  if (self->stream != NULL)
    return g_output_stream_write_all (self->stream, data, length, NULL, self->cancellable, error);

  while (length > 0)
    {
      gssize n;

      if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
        return FALSE;

      n = write (self->fd, data, MIN (length, CHUNK));
      if (n < 0 && errno != EINTR)
        return tenbo_file_fail (errno, error);

      data += MAX (n, 0);
      length -= (gsize) MAX (n, 0);
    }

  return TRUE;
}

gboolean
tenbo_file_writer_write_file (TenboFileWriter *self,
                              const char      *path,
                              GError         **error)
{
  g_autofree char *buffer = g_malloc (CHUNK);
  g_autofd int     fd = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  g_return_val_if_fail (self != NULL, FALSE);

  if (fd < 0)
    return tenbo_file_fail (errno, error);

  for (;;)
    {
      gssize n = read (fd, buffer, CHUNK);

      if (n == 0)
        return TRUE;
      if (n < 0 && errno != EINTR)
        return tenbo_file_fail (errno, error);
      if (n > 0 && !tenbo_file_writer_write (self, buffer, (gsize) n, error))
        return FALSE;
    }
}

const char *
tenbo_file_writer_get_part (TenboFileWriter *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->part;
}

void
tenbo_file_writer_limit_mode (TenboFileWriter *self,
                              guint            mode)
{
  g_return_if_fail (self != NULL);

  self->mode = (self->mode & mode) | OWN_USE;
}

/* Syncs the folder, so that the new name is on the disk. Folders that cannot be synced are
 * ignored. */
static gboolean
sync_folder (const char *path,
             GError    **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofd int     fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0 || fsync (fd) == 0 || errno == EINVAL || errno == EOPNOTSUPP)
    return TRUE;

  return tenbo_file_fail (errno, error);
}

static gboolean
replace_target (TenboFileWriter *self,
                GError         **error)
{
  GStatBuf info;

  set_mode (self, self->mode);
  if (fsync (self->fd) != 0 || close (g_steal_fd (&self->fd)) != 0)
    return tenbo_file_fail (errno, error);

  /* The target may have changed since the writer was created. */
  if (!check_target (self->target, self->flags, &info, error))
    return FALSE;
  if (g_rename (self->part, self->target) != 0)
    return tenbo_file_fail (errno, error);

  g_clear_pointer (&self->part, g_free);
  return sync_folder (self->target, error);
}

gboolean
tenbo_file_writer_finish (TenboFileWriter *self,
                          GError         **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (g_cancellable_set_error_if_cancelled (self->cancellable, error))
    return FALSE;
  if (self->part != NULL)
    return replace_target (self, error);
  if (self->stream == NULL)
    return close (g_steal_fd (&self->fd)) == 0 || tenbo_file_fail (errno, error);
  if (!g_output_stream_close (self->stream, self->cancellable, error))
    return FALSE;

  g_clear_object (&self->stream);
  return TRUE;
}
