/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* Text on paper, in pictures and in charts, and files that cairo draws. */

/* Creates a context for text that is independent of the screen: no hinting, 72 dots per inch, and
 * the glyph variants that readers of the user interface language expect. Transfer full. */
PangoContext *tenbo_text_context_new (void);

/* Creates a layout of @text in the font of @context, @size units of the cairo context high.
 * Transfer full. */
PangoLayout *tenbo_text_layout_new (PangoContext *context,
                                    const char   *text,
                                    double        size,
                                    gboolean      bold);

/* Returns the size of @layout in units of the cairo context. */
double tenbo_text_layout_get_width (PangoLayout *layout);
double tenbo_text_layout_get_height (PangoLayout *layout);

/* A cairo_write_func_t that appends to @data, a GByteArray. */
cairo_status_t tenbo_cairo_append (void                *data,
                                   const unsigned char *bytes,
                                   unsigned int         length);

/* Returns the content of @data (transfer full), or NULL with @error if @status is a failure. */
GBytes *tenbo_cairo_end (GByteArray    *data,
                         cairo_status_t status,
                         GError       **error);

G_END_DECLS
