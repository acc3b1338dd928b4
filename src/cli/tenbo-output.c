/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-output.h"

#include "tenbo-config.h"
#include "tenbo-file-writer.h"
#include "tenbo-wait.h"

#include <glib/gi18n-lib.h>

struct _TenboOutput
{
  TenboFileWriter *writer; /* NULL: the standard output; owned */
};

gboolean
tenbo_is_error_of_output (const GError *error)
{
  return error->domain == G_IO_ERROR ||
         g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE);
}

TenboExit
tenbo_print_output_error (const char   *path,
                          const GError *error)
{
  g_autofree char *label = g_filename_display_name (path);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return tenbo_print_error (_ ("Canceled. Nothing was written."));
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_EXISTS))
    return tenbo_print_error (_ ("%s: the file already exists; use --force to replace it"), label);
  if (g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE))
    return tenbo_print_error (_ ("%s: this file is the history itself"), label);

  /* Translators: a file and the reason. */
  return tenbo_print_error (_ ("%s: cannot be written: %s"), label, error->message);
}

TenboOutput *
tenbo_output_open (const char *path,
                   gboolean    force)
{
  TenboOutput *self = NULL;
  g_autoptr (TenboFileWriter) writer = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  TenboFileWriterFlags flags = TENBO_FILE_WRITER_SPECIAL;

  if (path != NULL && !g_str_equal (path, "-"))
    {
      tenbo_wait_catch_signals ();
      file = g_file_new_for_path (path);
      writer = tenbo_file_writer_new (file, force ? flags : flags | TENBO_FILE_WRITER_NEW, NULL,
                                      &error);
      if (writer == NULL)
        {
          tenbo_print_output_error (path, error);
          return NULL;
        }
    }

  self = g_new0 (TenboOutput, 1);
  self->writer = g_steal_pointer (&writer);
  return self;
}

gboolean
tenbo_output_write (TenboOutput *self,
                    GString     *text,
                    GError     **error)
{
  gboolean done = TRUE;

  if (tenbo_wait_is_stopped ())
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "stopped by a signal");
      return FALSE;
    }

  /* At exit, tenbo_flush() reports errors of the standard output. */
  if (self->writer == NULL)
    tenbo_print (text);
  else
    done = tenbo_file_writer_write (self->writer, text->str, text->len, error);

  g_string_truncate (text, 0);
  return done;
}

gboolean
tenbo_output_finish (TenboOutput *self,
                     GError     **error)
{
  return self->writer == NULL || tenbo_file_writer_finish (self->writer, error);
}

void
tenbo_output_free (TenboOutput *self)
{
  g_clear_pointer (&self->writer, tenbo_file_writer_free);
  g_free (self);
}
