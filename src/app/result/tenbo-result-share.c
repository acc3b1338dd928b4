/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-result-share.h"

#include "tenbo-describe.h"
#include "tenbo-export-job.h"
#include "tenbo-feedback.h"
#include "tenbo-paper-actions.h"
#include "tenbo-result-page.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

static GBytes *
make (gpointer data,
      GError **error)
{
  return tenbo_export_job_to_bytes (data, error);
}

static TenboPaper *
lay_out (gpointer       data,
         TenboPaperSize size,
         GError       **error)
{
  return tenbo_export_job_lay_out (data, size, error);
}

/* --- Actions --- */

/* Creates a job that exports the game of @page as @form. */
static TenboExportJob *
share_game (GtkWidget      *page,
            TenboExportForm form)
{
  TenboContext *context = tenbo_shell_get_context (tenbo_shell_find (page));
  TenboGame    *game = tenbo_result_page_get_game (TENBO_RESULT_PAGE (page));

  return tenbo_export_job_new_for_game (tenbo_context_get_store (context),
                                        tenbo_game_get_id (game), form);
}

/* Returns the name of a file about the game, without its ending: the title of the game, or its day
 * and players: "2026-11-28 Aki, Ben, Chie and Dai". Transfer full. */
static char *
dup_name (TenboGame *game)
{
  const char *title = tenbo_game_get_title (game);
  g_autoptr (GDateTime) started = NULL;
  g_autofree char *day = NULL;
  g_autofree char *players = NULL;

  if (title != NULL)
    return g_strdup (title);

  started = tenbo_stored_time_to_local (&tenbo_game_get_summary (game)->started);
  day = g_date_time_format (started, "%F");
  players = tenbo_describe_all_players (tenbo_game_get_words (game));

  return g_strdup_printf ("%s %s", day, players);
}

static void
copy_text (GtkWidget  *page,
           const char *action,
           GVariant   *parameter)
{
  g_autoptr (TenboExportJob) job = share_game (page, TENBO_EXPORT_TEXT);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = tenbo_export_job_to_bytes (job, &error);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    {
      tenbo_feedback_error (page, _ ("Could Not Copy Result"), NULL, error);
      return;
    }

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), text);
  tenbo_feedback_toast (page, _ ("Result copied"));
}

static void
copy_picture (GtkWidget  *page,
              const char *action,
              GVariant   *parameter)
{
  g_autoptr (TenboExportJob) job = share_game (page, TENBO_EXPORT_PNG);

  tenbo_copy_picture (page, make, job);
}

static const struct
{
  const char     *action;
  const char     *ending;
  TenboExportForm form;
} files[] = {
  [TENBO_RESULT_AS_PICTURE] = { "result.save-picture", ".png", TENBO_EXPORT_PNG },
  [TENBO_RESULT_AS_TABLE] = { "result.save-table", ".csv", TENBO_EXPORT_CSV_HANDS },
  [TENBO_RESULT_AS_RECORD] = { "result.save-record", ".tenbo", TENBO_EXPORT_JSON },
};

static void
save_file (GtkWidget  *page,
           const char *action,
           GVariant   *parameter)
{
  g_autofree char *name = dup_name (tenbo_result_page_get_game (TENBO_RESULT_PAGE (page)));

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    if (g_str_equal (files[i].action, action))
      tenbo_save (page, name, files[i].ending, make, share_game (page, files[i].form),
                  tenbo_export_job_free);
}

static void
save_sheet (GtkWidget  *page,
            const char *action,
            GVariant   *parameter)
{
  g_autofree char *name = dup_name (tenbo_result_page_get_game (TENBO_RESULT_PAGE (page)));

  tenbo_paper_actions_save (page, name, lay_out,
                            share_game (page, TENBO_EXPORT_PDF), tenbo_export_job_free);
}

static void
save_payments (GtkWidget  *page,
               const char *action,
               GVariant   *parameter)
{
  g_autofree char *game = dup_name (tenbo_result_page_get_game (TENBO_RESULT_PAGE (page)));
  g_autofree char *name = NULL;
  TenboExportJob  *job = share_game (page, TENBO_EXPORT_PDF);

  job->explained = TRUE;
  /* Translators: all payments of a game on paper: a title and part of a file name */
  name = g_strjoin (" \u2013 ", game, _ ("Payments"), NULL);
  tenbo_paper_actions_save (page, name, lay_out, job, tenbo_export_job_free);
}

static void
print_sheet (GtkWidget  *page,
             const char *action,
             GVariant   *parameter)
{
  g_autofree char *name = dup_name (tenbo_result_page_get_game (TENBO_RESULT_PAGE (page)));

  tenbo_paper_actions_print (page, name, lay_out,
                             share_game (page, TENBO_EXPORT_PDF), tenbo_export_job_free);
}

void
tenbo_result_share_install_actions (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "result.copy-text", NULL, copy_text);
  gtk_widget_class_install_action (page_class, "result.copy-picture", NULL, copy_picture);
  gtk_widget_class_install_action (page_class, "result.save-sheet", NULL, save_sheet);
  gtk_widget_class_install_action (page_class, "result.save-payments", NULL, save_payments);
  gtk_widget_class_install_action (page_class, "result.print-sheet", NULL, print_sheet);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    gtk_widget_class_install_action (page_class, files[i].action, NULL, save_file);
}

void
tenbo_result_share_save_as (GtkWidget      *from,
                            TenboStore     *store,
                            TenboGame      *game,
                            TenboResultFile kind,
                            GFile          *file)
{
  gboolean        is_sheet = kind == TENBO_RESULT_AS_SHEET;
  TenboExportJob *job = NULL;

  job = tenbo_export_job_new_for_game (store, tenbo_game_get_id (game),
                                       is_sheet ? TENBO_EXPORT_PDF : files[kind].form);
  if (is_sheet)
    tenbo_paper_actions_save_to (from, file, lay_out, job, tenbo_export_job_free);
  else
    tenbo_save_to (from, file, make, job, tenbo_export_job_free);
}

GtkPrintOperation *
tenbo_result_share_create_print (TenboStore *store,
                                 TenboGame  *game)
{
  g_autofree char *name = dup_name (game);
  TenboExportJob  *job = NULL;

  job = tenbo_export_job_new_for_game (store, tenbo_game_get_id (game), TENBO_EXPORT_PDF);
  return tenbo_paper_actions_create_print (name, lay_out, job, tenbo_export_job_free);
}
