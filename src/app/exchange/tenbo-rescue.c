/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange-private.h"

#include "tenbo-feedback.h"
#include "tenbo-file-writer.h"
#include "tenbo-game-record.h"
#include "tenbo-history-writer.h"
#include "tenbo-long-task.h"
#include "tenbo-save.h"

#include <glib/gi18n.h>

/* Another program took the file of the history away: the games are written into another one. */
typedef struct
{
  TenboShell *window;    /* owned, as the others */
  TenboStore *store;     /* NULL if there is none any more */
  GFile      *file;      /* NULL until it is known */
  GPtrArray  *records;   /* of TenboRecord: the games that are open in the window */
  gboolean    only_open; /* nothing else could be saved */
} Rescue;

static void
rescue_free (gpointer data)
{
  Rescue *self = data;

  g_object_unref (self->window);
  g_clear_object (&self->store);
  g_clear_object (&self->file);
  g_ptr_array_unref (self->records);
  g_free (self);
}

/* What is in memory is read in this thread, which plays on with it. */
static Rescue *
rescue_new (TenboShell *window)
{
  g_autoptr (GPtrArray) games = tenbo_shell_list_games (window);
  TenboStore *store = tenbo_exchange_get_store (window);
  Rescue     *self = g_new0 (Rescue, 1);

  self->window = g_object_ref (window);
  self->store = store != NULL ? g_object_ref (store) : NULL;
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_record_free);
  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (GError) error = NULL;
      TenboRecord *record = tenbo_game_to_record (games->pdata[i], &error);

      if (record != NULL)
        g_ptr_array_add (self->records, record);
      else
        g_warning ("A game that is open has no record: %s", error->message);
    }

  return self;
}

/* --- In the thread --- */

static gboolean
write_open_games (Rescue       *self,
                  GCancellable *cancellable,
                  GError      **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TenboHistoryWriter) history = tenbo_history_writer_new (text);
  g_autoptr (TenboFileWriter) writer = NULL;

  for (guint i = 0; i < self->records->len; i++)
    tenbo_history_writer_add_game (history, self->records->pdata[i]);
  tenbo_history_writer_close (history);

  writer = tenbo_file_writer_new (self->file, TENBO_FILE_WRITER_NONE, cancellable, error);
  return writer != NULL && tenbo_file_writer_write (writer, text->str, text->len, error) &&
         tenbo_file_writer_finish (writer, error);
}

/* All games if the file that was opened can still be read, else those that are in memory. */
static gboolean
save_games (gpointer          data,
            GCancellable     *cancellable,
            TenboProgressFunc func,
            gpointer          progress,
            GError          **error)
{
  Rescue          *self = data;
  TenboExportJob   job = { .store = self->store, .form = TENBO_EXPORT_JSON };
  TenboExportWatch watch = { cancellable, func, progress };
  g_autoptr (GError) why = NULL;

  if (self->store != NULL && tenbo_export_job_write_file (&job, &watch, self->file, &why))
    return TRUE;

  /* What the disk says of the new file it would say again. */
  if (g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE) ||
      (why != NULL && why->domain == G_IO_ERROR) || self->records->len == 0)
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }

  self->only_open = TRUE;
  return write_open_games (self, cancellable, error);
}

/* --- In the window --- */

static void
report_rescue (TenboShell   *window,
               const GError *error)
{
  tenbo_feedback_error (GTK_WIDGET (window), _ ("The Games Were Not Saved"),
                        _ ("They are still here as long as Tenbo runs. Choose another folder or "
                           "name."),
                        error);
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  Rescue *self = tenbo_long_task_get_data (result);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  AdwDialog       *dialog;

  if (!tenbo_long_task_finish (result, &error))
    {
      report_rescue (self->window, error);
      return;
    }

  name = g_file_get_parse_name (self->file);
  dialog = adw_alert_dialog_new (_ ("Games Saved"), NULL);
  adw_alert_dialog_format_body (
    ADW_ALERT_DIALOG (dialog), "%s\n%s\n\n%s",
    self->only_open ? _ ("The games that are open here are in this file:")
                    : _ ("All games are in this file:"),
    name, _ ("Quit Tenbo, start it again and import this file."));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self->window));
}

void
tenbo_exchange_save_games (TenboShell *window,
                           GFile      *file)
{
  Rescue *self;

  g_return_if_fail (TENBO_IS_SHELL (window) && G_IS_FILE (file));

  self = rescue_new (window);
  self->file = g_object_ref (file);
  tenbo_long_task_run (GTK_WIDGET (window), _ ("Saving the games…"), save_games, self, rescue_free,
                       saved_cb, NULL);
}

static void
file_chosen_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (TenboShell) window = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (object), result, &error);

  if (file != NULL)
    tenbo_exchange_save_games (window, file);
  else if (!tenbo_save_was_dismissed (error))
    report_rescue (window, error);
}

void
tenbo_rescue_ask (TenboShell *window)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = g_date_time_format (now, "tenbo-games-%F.json");

  gtk_file_dialog_set_title (dialog, _ ("Save Games"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (window), NULL, file_chosen_cb, g_object_ref (window));
}
