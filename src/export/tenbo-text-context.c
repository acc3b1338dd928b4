/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-text-context.h"

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
