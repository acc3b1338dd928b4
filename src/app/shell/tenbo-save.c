/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-save.h"

#include "tenbo-feedback.h"
#include "tenbo-file-writer.h"
#include "tenbo-free-text.h"

#include <glib/gi18n.h>

/* Maximum number of characters of a title in a file name, which is limited to 255 bytes */
#define MAX_NAME 60

/* A file to ask for or write */
typedef struct
{
  GtkWidget     *from; /* owned */
  TenboSaveFunc  make;
  gpointer       data;
  GDestroyNotify destroy; /* or NULL */
} Saving;

static Saving *
saving_new (GtkWidget     *from,
            TenboSaveFunc  make,
            gpointer       data,
            GDestroyNotify destroy)
{
  Saving saving = { g_object_ref (from), make, data, destroy };

  return g_memdup2 (&saving, sizeof saving);
}

static void
saving_free (Saving *saving)
{
  if (saving->destroy != NULL)
    saving->destroy (saving->data);
  g_object_unref (saving->from);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
report (GtkWidget    *from,
        GFile        *file,
        const GError *error)
{
  tenbo_feedback_file_error (from, _ ("Could Not Save File"),
                             _ ("Choose another folder or name."), file, error);
}

void
tenbo_save_report_saved (GtkWidget *from,
                         GFile     *file)
{
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (G_IS_FILE (file));

  name = g_file_get_basename (file);
  shown = g_filename_display_name (name);

  /* Translators: the name of a file */
  text = g_strdup_printf (_ ("“%s” saved"), shown);
  tenbo_feedback_toast (from, text);
}

gboolean
tenbo_save_was_dismissed (const GError *error)
{
  return g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED);
}

/* Writes the file on a thread, because a disk may be slow. */
static void
write_in_thread (GTask        *task,
                 gpointer      source,
                 gpointer      task_data,
                 GCancellable *cancellable)
{
  GBytes     *bytes = task_data;
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autoptr (TenboFileWriter) writer = NULL;
  g_autoptr (GError) error = NULL;

  writer = tenbo_file_writer_new (source, TENBO_FILE_WRITER_NONE, cancellable, &error);
  if (writer != NULL && tenbo_file_writer_write (writer, data, length, &error) &&
      tenbo_file_writer_finish (writer, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GError) error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error))
    tenbo_save_report_saved (saving->from, G_FILE (object));
  else
    report (saving->from, G_FILE (object), error);
}

/* Takes ownership of @saving. */
static void
write_file (Saving *saving,
            GFile  *file)
{
  g_autoptr (GTask) task = NULL;
  g_autoptr (GError) error = NULL;
  GBytes *bytes = saving->make (saving->data, &error);

  if (bytes == NULL)
    {
      report (saving->from, file, error);
      saving_free (saving);
      return;
    }

  task = g_task_new (file, NULL, written_cb, saving);
  g_task_set_source_tag (task, write_file);
  g_task_set_task_data (task, bytes, (GDestroyNotify) g_bytes_unref);
  g_task_run_in_thread (task, write_in_thread);
}

void
tenbo_save_to (GtkWidget     *from,
               GFile         *file,
               TenboSaveFunc  make,
               gpointer       data,
               GDestroyNotify destroy)
{
  g_return_if_fail (GTK_IS_WIDGET (from));
  g_return_if_fail (G_IS_FILE (file));

  write_file (saving_new (from, make, data, destroy), file);
}

static void
file_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    write_file (g_steal_pointer (&saving), file);
  else if (!tenbo_save_was_dismissed (error))
    report (saving->from, NULL, error);
}

void
tenbo_save (GtkWidget     *from,
            const char    *name,
            const char    *ending,
            TenboSaveFunc  make,
            gpointer       data,
            GDestroyNotify destroy)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *clean = tenbo_free_text_clean (name);
  g_autofree char *start = g_utf8_substring (clean, 0, MIN (g_utf8_strlen (clean, -1), MAX_NAME));
  g_autofree char *initial = g_strconcat (start, ending, NULL);

  g_return_if_fail (GTK_IS_WIDGET (from));

  /* Replace characters that are invalid in a file name. */
  g_strdelimit (initial, "/\\:", '-');
  gtk_file_dialog_set_title (dialog, _ ("Save File"));
  gtk_file_dialog_set_initial_name (dialog, initial);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (from)), NULL, file_chosen_cb,
                        saving_new (from, make, data, destroy));
}
