/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-text-drawing.h"

PangoContext *
tenbo_text_context_new (void)
{
  g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
  PangoContext         *context;
  cairo_font_options_t *options = cairo_font_options_create ();
  PangoFontDescription *font = pango_font_description_new ();
  const char           *language = g_get_language_names ()[0];

  pango_cairo_font_map_set_resolution (PANGO_CAIRO_FONT_MAP (fonts), 72);
  context = pango_font_map_create_context (fonts);
  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
  pango_font_description_set_family_static (font, "Sans");
  pango_context_set_font_description (context, font);
  pango_font_description_free (font);
  pango_context_set_language (context, pango_language_from_string (language));

  return context;
}

PangoLayout *
tenbo_text_layout_new (PangoContext *context,
                       const char   *text,
                       double        size,
                       gboolean      bold)
{
  PangoLayout          *layout = pango_layout_new (context);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (context));

  pango_font_description_set_absolute_size (font, pango_units_from_double (size));
  if (bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

double
tenbo_text_layout_get_width (PangoLayout *layout)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  return pango_units_to_double (extents.width);
}

double
tenbo_text_layout_get_height (PangoLayout *layout)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  return pango_units_to_double (extents.height);
}

cairo_status_t
tenbo_cairo_append (void                *data,
                    const unsigned char *bytes,
                    unsigned int         length)
{
  g_byte_array_append (data, bytes, length);

  return CAIRO_STATUS_SUCCESS;
}

GBytes *
tenbo_cairo_end (GByteArray    *data,
                 cairo_status_t status,
                 GError       **error)
{
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (data);

  g_byte_array_unref (data);
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, cairo_status_to_string (status));
  return NULL;
}
