/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-exchange.h"

#include "tenbo-file-writer.h"
#include "tenbo-game-record.h"
#include "tenbo-history-writer.h"

#include <glib/gi18n.h>

/* Another program took the file of the history away, so the games are written to a new file. */
typedef struct
{
  TenboExchangeTask base;      /* its store is NULL if there is no longer a store */
  GPtrArray        *records;   /* of TenboRecord: games that are open in the window; owned */
  gboolean          only_open; /* whether only those games could be saved */
} Rescue;

static void
clear_rescue (gpointer self)
{
  g_ptr_array_unref (((Rescue *) self)->records);
}

/* --- In the thread --- */

/* Writes all games if the opened file is still readable, otherwise the games in memory. */
static gboolean
save_games (gpointer          data,
            GCancellable     *cancellable,
            TenboProgressFunc func,
            gpointer          progress,
            GError          **error)
{
  Rescue          *self = data;
  TenboExportJob   job = { .store = self->base.store, .form = TENBO_EXPORT_JSON };
  TenboExportWatch watch = { cancellable, func, progress };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TenboHistoryWriter) history = NULL;
  g_autoptr (TenboFileWriter) writer = NULL;
  g_autoptr (GError) why = NULL;

  if (self->base.store != NULL && tenbo_export_job_write_file (&job, &watch, self->base.file, &why))
    return TRUE;

  /* A second attempt would fail with the same disk error. */
  if (g_error_matches (why, TENBO_STORE_ERROR, TENBO_STORE_ERROR_OWN_FILE) ||
      (why != NULL && why->domain == G_IO_ERROR) || self->records->len == 0)
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }

  self->only_open = TRUE;
  history = tenbo_history_writer_new (text);
  for (guint i = 0; i < self->records->len; i++)
    tenbo_history_writer_add_game (history, self->records->pdata[i]);
  tenbo_history_writer_close (history);

  writer = tenbo_file_writer_new (self->base.file, TENBO_FILE_WRITER_NONE, cancellable, error);
  return writer != NULL && tenbo_file_writer_write (writer, text->str, text->len, error) &&
         tenbo_file_writer_finish (writer, error);
}

/* --- In the window --- */

static void
saved (TenboExchangeTask *task,
       const GError      *error)
{
  g_autofree char *name = NULL;
  AdwDialog       *dialog;

  if (error != NULL)
    {
      tenbo_exchange_report (task->shell, task->kind, task->file, NULL, error);
      return;
    }

  name = g_file_get_parse_name (task->file);
  dialog = adw_alert_dialog_new (_ ("Games Saved"), NULL);
  adw_alert_dialog_format_body (
    ADW_ALERT_DIALOG (dialog), "%s\n%s\n\n%s",
    ((Rescue *) task)->only_open ? _ ("The open games were saved to this file:")
                                 : _ ("All games were saved to this file:"),
    name, _ ("Quit Tenbo, start it again and import this file."));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _ ("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (task->shell));
}

void
tenbo_exchange_save_games (TenboShell *shell,
                           GFile      *file)
{
  g_autoptr (GPtrArray) games = NULL;
  Rescue *self;

  g_return_if_fail (TENBO_IS_SHELL (shell) && G_IS_FILE (file));

  games = tenbo_shell_list_games (shell);
  self = tenbo_exchange_task_new (sizeof *self, TENBO_EXCHANGE_SAVE_GAMES, shell, file);
  self->base.clear = clear_rescue;
  self->records = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_record_free);

  /* Copy the games in memory on this thread, which continues to change them. */
  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (GError) error = NULL;
      TenboRecord *record = tenbo_game_to_record (games->pdata[i], &error);

      if (record != NULL)
        g_ptr_array_add (self->records, record);
      else
        g_warning ("A game that is open has no record: %s", error->message);
    }

  tenbo_exchange_task_run (self, _ ("Saving the games…"), save_games, saved);
}
