/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-score-sheet.h"

#include "tenbo-feedback.h"
#include "tenbo-import.h"
#include "tenbo-paper-game.h"

#include <glib/gi18n.h>

static TenboPaper *
lay_out (TenboRecord   *record,
         TenboPaperSize size,
         GError       **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboPaper      *paper = tenbo_paper_new_for_game (record, size, &problem);
  g_autofree char *why = NULL;

  if (paper != NULL)
    return paper;

  why = tenbo_record_problem_dup_text (&problem);
  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED, why);
  return NULL;
}

/* --- To a file --- */

/* A file that is asked for or written. */
typedef struct
{
  GtkWidget  *from;
  TenboStore *store;
  TenboGame  *game;
} Saving;

static Saving *
saving_new (GtkWidget  *from,
            TenboStore *store,
            TenboGame  *game)
{
  Saving *saving = g_new (Saving, 1);

  saving->from = g_object_ref (from);
  saving->store = g_object_ref (store);
  saving->game = g_object_ref (game);

  return saving;
}

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->from);
  g_object_unref (saving->store);
  g_object_unref (saving->game);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static TenboPaperSize
get_usual_size (void)
{
  return g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) ? TENBO_PAPER_LETTER
                                                                            : TENBO_PAPER_A4;
}

static GBytes *
make_pdf (TenboStore *store,
          TenboGame  *game,
          GError    **error)
{
  g_autoptr (TenboRecord) record = tenbo_game_export (store, tenbo_game_get_id (game), error);
  g_autoptr (TenboPaper) paper = NULL;

  if (record != NULL)
    paper = lay_out (record, get_usual_size (), error);

  return paper != NULL ? tenbo_paper_to_pdf (paper, error) : NULL;
}

static void
report (GtkWidget    *from,
        const GError *error)
{
  tenbo_feedback_error (from, _ ("The Score Sheet Was Not Saved"),
                        _ ("Choose another folder or name."), error);
}

static void
written_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GError) error = NULL;

  if (g_file_replace_contents_finish (G_FILE (object), result, NULL, &error))
    tenbo_feedback_toast (saving->from, _ ("The score sheet is saved"));
  else
    report (saving->from, error);
}

void
tenbo_score_sheet_save_as (GtkWidget  *from,
                           TenboStore *store,
                           TenboGame  *game,
                           GFile      *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = make_pdf (store, game, &error);

  if (pdf == NULL)
    report (from, error);
  else
    g_file_replace_contents_bytes_async (file, pdf, NULL, FALSE, G_FILE_CREATE_REPLACE_DESTINATION,
                                         NULL, written_cb, saving_new (from, store, game));
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
    tenbo_score_sheet_save_as (saving->from, saving->store, saving->game, file);
  else if (!g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED))
    report (saving->from, error);
}

/* A title may hold what a name of a file must not. */
static char *
propose_name (TenboGame *game)
{
  const char      *title = tenbo_game_get_title (game);
  g_autofree char *name = g_strdup (title != NULL ? title : _ ("Score Sheet"));

  g_strdelimit (name, "/\\:\n", '-');

  return g_strconcat (name, ".pdf", NULL);
}

void
tenbo_score_sheet_save (GtkWidget  *from,
                        TenboStore *store,
                        TenboGame  *game)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autofree char *name = propose_name (game);

  gtk_file_dialog_set_title (dialog, _ ("Save Score Sheet"));
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (from)), NULL, file_chosen_cb,
                        saving_new (from, store, game));
}

/* --- To paper --- */

/* What is printed; belongs to its operation. */
typedef struct
{
  TenboRecord *record; /* owned */
  TenboPaper  *paper;  /* NULL until the size of the paper is known; owned */
} Printing;

static void
printing_free (Printing *printing)
{
  tenbo_record_free (printing->record);
  g_clear_pointer (&printing->paper, tenbo_paper_free);
  g_free (printing);
}

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Printing          *printing)
{
  GtkPaperSize *size = gtk_page_setup_get_paper_size (gtk_print_context_get_page_setup (context));
  gboolean      letter = g_str_equal (gtk_paper_size_get_name (size), GTK_PAPER_NAME_LETTER);
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&printing->paper, tenbo_paper_free);
  printing->paper = lay_out (printing->record, letter ? TENBO_PAPER_LETTER : TENBO_PAPER_A4,
                             &error);
  if (printing->paper != NULL)
    gtk_print_operation_set_n_pages (operation, tenbo_paper_get_n_pages (printing->paper));
  else
    gtk_print_operation_cancel (operation);
}

/* Other papers get the same page, as large as it fits. */
static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              Printing          *printing)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double   width, height, scale;

  tenbo_paper_get_size (printing->paper, &width, &height);
  scale = MIN (gtk_print_context_get_width (context) / width,
               gtk_print_context_get_height (context) / height);
  cairo_scale (cr, scale, scale);
  tenbo_paper_draw_page (printing->paper, page, cr);
}

GtkPrintOperation *
tenbo_score_sheet_create_print (TenboStore *store,
                                TenboGame  *game,
                                GError    **error)
{
  TenboRecord       *record = tenbo_game_export (store, tenbo_game_get_id (game), error);
  GtkPrintOperation *operation;
  Printing          *printing;
  g_autofree char   *name = NULL;

  if (record == NULL)
    return NULL;

  operation = gtk_print_operation_new ();
  printing = g_new0 (Printing, 1);
  printing->record = record;
  name = propose_name (game);
  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_object_set_data_full (G_OBJECT (operation), "tenbo-printing", printing,
                          (GDestroyNotify) printing_free);
  g_signal_connect (operation, "begin-print", G_CALLBACK (begin_print_cb), printing);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), printing);

  return operation;
}

static void
report_print (GtkWidget    *from,
              const GError *error)
{
  tenbo_feedback_error (from, _ ("The Score Sheet Was Not Printed"),
                        _ ("Save it as a PDF file to print it elsewhere."), error);
}

static void
printed_cb (GtkWidget              *from,
            GtkPrintOperationResult result,
            GtkPrintOperation      *operation)
{
  g_autoptr (GError) error = NULL;

  if (result != GTK_PRINT_OPERATION_RESULT_ERROR)
    return;

  gtk_print_operation_get_error (operation, &error);
  report_print (from, error);
}

void
tenbo_score_sheet_print (GtkWidget  *from,
                         TenboStore *store,
                         TenboGame  *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GtkPrintOperation) operation = tenbo_score_sheet_create_print (store, game, &error);

  if (operation == NULL)
    {
      report_print (from, error);
      return;
    }

  /* Or the dialog would run a main loop of its own, in which the window can go. */
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), from, G_CONNECT_SWAPPED);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (from)), NULL);
}
