/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-output.h"

#include "tenbo-command.h"
#include "tenbo-config.h"
#include "tenbo-wait.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

struct _TenboOutput
{
  FILE *file;      /* owned unless it is the standard output */
  char *path;      /* as it was named; NULL for the standard output; owned */
  char *target;    /* the file that it is, behind symbolic links; owned */
  char *temporary; /* where it is written meanwhile, or NULL; owned */
};

/* Complains for the reason in errno. Always FALSE. */
static gboolean
complain (TenboOutput *self)
{
  int              error_number = errno;
  g_autofree char *label = g_filename_display_name (self->path);

  /* Translators: a file, and why. */
  tenbo_complain (_ ("%s: cannot be written: %s"), label, g_strerror (error_number));
  return FALSE;
}

static char *
find_target (const char *path)
{
  char *real = realpath (path, NULL);
  char *target = g_strdup (real != NULL ? real : path);

  free (real);
  return target;
}

/* Opens a file beside the target, which may be read and written as the target. */
static FILE *
open_beside (TenboOutput *self,
             gboolean     exists,
             mode_t       mode)
{
  int fd;

  tenbo_wait_catch_signals ();
  self->temporary = g_strconcat (self->target, ".XXXXXX", NULL);
  fd = g_mkstemp_full (self->temporary, O_WRONLY | O_CLOEXEC, 0666);
  if (fd < 0)
    {
      g_clear_pointer (&self->temporary, g_free);
      return NULL;
    }
  if (exists)
    fchmod (fd, mode & 0777);

  return fdopen (fd, "w");
}

TenboOutput *
tenbo_output_open (const char *path)
{
  g_autoptr (TenboOutput) self = g_new0 (TenboOutput, 1);
  GStatBuf info;
  gboolean exists;

  if (path == NULL || g_str_equal (path, "-"))
    {
      self->file = stdout;
      return g_steal_pointer (&self);
    }

  self->path = g_strdup (path);
  self->target = find_target (path);
  exists = g_stat (self->target, &info) == 0;
  if (exists && S_ISDIR (info.st_mode))
    {
      errno = EISDIR;
      complain (self);
      return NULL;
    }
  if (exists && !S_ISREG (info.st_mode))
    self->file = g_fopen (self->target, "we");
  else
    self->file = open_beside (self, exists, exists ? info.st_mode : 0);
  if (self->file == NULL)
    {
      complain (self);
      return NULL;
    }

  return g_steal_pointer (&self);
}

gboolean
tenbo_output_write (TenboOutput *self,
                    GString     *text)
{
  gboolean done = fwrite (text->str, 1, text->len, self->file) == text->len;

  g_string_truncate (text, 0);
  if (tenbo_wait_is_stopped ())
    {
      tenbo_complain (_ ("Stopped; nothing was written."));
      return FALSE;
    }

  /* Of the standard output tenbo_flush() complains when the program ends. */
  return done || self->path == NULL || complain (self);
}

gboolean
tenbo_output_finish (TenboOutput *self)
{
  FILE *file = g_steal_pointer (&self->file);
  int   error_number;

  if (self->path == NULL)
    return TRUE;

  error_number = fflush (file) != 0 ? errno : 0;
  if (error_number == 0 && self->temporary != NULL && fsync (fileno (file)) != 0)
    error_number = errno;
  if (fclose (file) != 0 && error_number == 0)
    error_number = errno;
  if (error_number == 0 && self->temporary != NULL &&
      g_rename (self->temporary, self->target) != 0)
    error_number = errno;
  if (error_number == 0)
    {
      g_clear_pointer (&self->temporary, g_free);
      return TRUE;
    }

  errno = error_number;
  return complain (self);
}

void
tenbo_output_free (TenboOutput *self)
{
  if (self->file != NULL && self->path != NULL)
    fclose (self->file);
  if (self->temporary != NULL)
    g_unlink (self->temporary);
  g_free (self->temporary);
  g_free (self->target);
  g_free (self->path);
  g_free (self);
}
