/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper-private.h"

#include <cairo-pdf.h>

static cairo_status_t
write_cb (void                *closure,
          const unsigned char *data,
          unsigned int         length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* Without a date of its own a document has none: cairo's is the moment of writing. */
static void
set_properties (TenboPaper      *self,
                cairo_surface_t *surface)
{
  const char *date = self->date != NULL ? self->date : "";

  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_5);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, date);
}

GBytes *
tenbo_paper_to_pdf (TenboPaper *self,
                    GError    **error)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  double           width, height;
  int              n_pages = tenbo_paper_get_n_pages (self);
  cairo_surface_t *surface;
  cairo_t         *cr;
  cairo_status_t   status;

  tenbo_paper_get_size (self, &width, &height);
  surface = cairo_pdf_surface_create_for_stream (write_cb, data, width, height);
  set_properties (self, surface);
  cr = cairo_create (surface);
  for (int page = 0; page < n_pages; page++)
    {
      tenbo_paper_draw_page (self, page, cr);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&data));

  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}
