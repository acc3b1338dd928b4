/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* Texts that keep their order in any context. The Unicode bidirectional algorithm orders the parts
 * of a paragraph by its direction, which is that of its first letter or of the interface: in Hebrew
 * "−5,400" turns into "5,400−", and "Aki → Ben" shows the arrow toward Aki. */

/* Whether the language of the interface is written from right to left. Like GTK, uses the locale of
 * LC_CTYPE at the first call. */
gboolean tenbo_bidi_is_rtl (void);

/* Returns a number with its sign, laid out from left to right in any paragraph. Unchanged if the
 * language of the interface is written from left to right. Transfer full. */
char *tenbo_bidi_isolate_number (const char *number);

/* Returns the arrow from a widget to the next one in a row. */
const char *tenbo_bidi_get_arrow (void);

/* Returns "Aki → Ben", with an arrow that points from @from to @to in any paragraph. Transfer
 * full. */
char *tenbo_bidi_dup_flow (const char *from,
                           const char *to);

/* Aligns the lines of @layout, whose text is set, at the left or right edge of its width. Pango
 * reverses an alignment if the direction of the text differs from that of the context. */
void tenbo_bidi_set_alignment (PangoLayout   *layout,
                               PangoAlignment alignment);

G_END_DECLS
