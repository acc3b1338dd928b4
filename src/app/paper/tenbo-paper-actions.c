/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-paper-actions.h"

#include "tenbo-feedback.h"
#include "tenbo-file-writer.h"

#include <glib/gi18n.h>

/* A document to be saved, printed or copied */
typedef struct
{
  TenboPaperFunc make;
  gpointer       data;
  GDestroyNotify destroy; /* or NULL */

  /* For printing */
  TenboPaper *paper; /* NULL until the paper size is available; owned */
  GError     *error; /* why the layout failed, or NULL; owned */
  GtkWidget  *from;  /* weak; NULL: report nothing */
} Document;

static Document *
document_new (TenboPaperFunc make,
              gpointer       data,
              GDestroyNotify destroy)
{
  Document document = { .make = make, .data = data, .destroy = destroy };

  return g_memdup2 (&document, sizeof document);
}

static void
document_free (gpointer data)
{
  Document *document = data;

  if (document->destroy != NULL)
    document->destroy (document->data);
  g_clear_pointer (&document->paper, tenbo_paper_free);
  g_clear_error (&document->error);
  g_clear_weak_pointer (&document->from);
  g_free (document);
}

/* --- To a file --- */

static GBytes *
make_pdf (gpointer data,
          GError **error)
{
  Document *document = data;
  gboolean  letter = g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER);
  g_autoptr (TenboPaper) paper = NULL;

  paper = document->make (document->data, letter ? TENBO_PAPER_LETTER : TENBO_PAPER_A4, error);

  return paper != NULL ? tenbo_paper_to_pdf (paper, error) : NULL;
}

void
tenbo_paper_actions_save_to (GtkWidget     *from,
                             GFile         *file,
                             TenboPaperFunc make,
                             gpointer       data,
                             GDestroyNotify destroy)
{
  tenbo_save_to (from, file, make_pdf, document_new (make, data, destroy), document_free);
}

void
tenbo_paper_actions_save (GtkWidget     *from,
                          const char    *name,
                          TenboPaperFunc make,
                          gpointer       data,
                          GDestroyNotify destroy)
{
  tenbo_save (from, name, ".pdf", make_pdf, document_new (make, data, destroy), document_free);
}

/* --- To paper --- */

static void
begin_print_cb (GtkPrintOperation *operation,
                GtkPrintContext   *context,
                Document          *document)
{
  GtkPageSetup     *setup = gtk_print_context_get_page_setup (context);
  GtkPaperSize     *size = gtk_page_setup_get_paper_size (setup);
  gboolean          letter = g_str_equal (gtk_paper_size_get_name (size), GTK_PAPER_NAME_LETTER);
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char       *uri = NULL;
  g_autoptr (GFile) file = NULL;

  g_clear_pointer (&document->paper, tenbo_paper_free);
  g_clear_error (&document->error);
  /* One "printer" in the dialog is a file, which GTK itself writes. */
  if (settings != NULL)
    uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);
  if (uri != NULL)
    file = g_file_new_for_uri (uri);
  if (file == NULL || tenbo_file_writer_check (file, &document->error))
    document->paper = document->make (document->data,
                                      letter ? TENBO_PAPER_LETTER : TENBO_PAPER_A4,
                                      &document->error);
  if (document->paper != NULL)
    gtk_print_operation_set_n_pages (operation, tenbo_paper_get_n_pages (document->paper));
  else
    gtk_print_operation_cancel (operation);
}

/* Scale the same page to fit other paper sizes. */
static void
draw_page_cb (GtkPrintOperation *operation,
              GtkPrintContext   *context,
              int                page,
              Document          *document)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);
  double   width, height, scale;

  tenbo_paper_get_size (document->paper, &width, &height);
  scale = MIN (gtk_print_context_get_width (context) / width,
               gtk_print_context_get_height (context) / height);
  cairo_scale (cr, scale, scale);
  tenbo_paper_draw_page (document->paper, page, cr);
}

static void
done_cb (GtkPrintOperation      *operation,
         GtkPrintOperationResult result,
         const Document         *document)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    gtk_print_operation_get_error (operation, &error);
  else if (document->error != NULL)
    error = g_error_copy (document->error);

  if (error != NULL && document->from != NULL)
    tenbo_feedback_error (document->from, _ ("Could Not Print"),
                          _ ("Save it as a PDF file to print it elsewhere."), error);
}

static void
free_document (gpointer  document,
               GClosure *closure)
{
  document_free (document);
}

/* Takes ownership of @document. */
static GtkPrintOperation *
create_print (const char *name,
              Document   *document)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();

  gtk_print_operation_set_job_name (operation, name);
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), document);
  g_signal_connect (operation, "done", G_CALLBACK (done_cb), document);
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_print_cb), document,
                         free_document, G_CONNECT_DEFAULT);

  return operation;
}

GtkPrintOperation *
tenbo_paper_actions_create_print (const char    *name,
                                  TenboPaperFunc make,
                                  gpointer       data,
                                  GDestroyNotify destroy)
{
  return create_print (name, document_new (make, data, destroy));
}

void
tenbo_paper_actions_print (GtkWidget     *from,
                           const char    *name,
                           TenboPaperFunc make,
                           gpointer       data,
                           GDestroyNotify destroy)
{
  g_autoptr (GtkPrintOperation) operation = NULL;
  Document *document;

  g_return_if_fail (GTK_IS_WIDGET (from));

  document = document_new (make, data, destroy);
  g_set_weak_pointer (&document->from, from);
  operation = create_print (name, document);

  /* Otherwise the dialog runs its own main loop, during which the window can be destroyed. */
  gtk_print_operation_set_allow_async (operation, TRUE);
  gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                           GTK_WINDOW (gtk_widget_get_root (from)), NULL);
}

/* --- To the clipboard --- */

void
tenbo_copy_picture (GtkWidget    *from,
                    TenboSaveFunc make,
                    gpointer      data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) png = make (data, &error);
  g_autoptr (GdkTexture) texture = NULL;

  if (png != NULL)
    texture = gdk_texture_new_from_bytes (png, &error);
  if (texture == NULL)
    {
      tenbo_feedback_error (from, _ ("Could Not Create Picture"), NULL, error);
      return;
    }

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (from), texture);
  tenbo_feedback_toast (from, _ ("Picture copied to the clipboard"));
}
