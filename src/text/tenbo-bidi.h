/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* Texts that keep their order wherever they stand. The Unicode bidirectional algorithm orders the
 * parts of a paragraph by its direction, which is that of its first letter or of the interface: in
 * Hebrew "−5,400" turns into "5,400−", and "Aki → Ben" shows the arrow towards Aki. */

/* Whether the language of the interface is written from right to left. As GTK decides it: by the
 * locale of LC_CTYPE at the first call. */
gboolean tenbo_bidi_is_rtl (void);

/* A number with its sign, laid out from left to right in any paragraph. Unchanged if the language
 * of the interface is written from left to right. Transfer full. */
char *tenbo_bidi_isolate_number (const char *number);

/* The arrow from a widget to the next one in a row. */
const char *tenbo_bidi_get_arrow (void);

/* "Aki → Ben": the arrow points from @from to @to in any paragraph. Transfer full. */
char *tenbo_bidi_dup_flow (const char *from,
                           const char *to);

/* Places the lines of @layout, whose text is set, at the left or right edge of its width. Pango
 * turns an alignment around if the text runs against the direction of the context. */
void tenbo_bidi_set_alignment (PangoLayout   *layout,
                               PangoAlignment alignment);

G_END_DECLS
