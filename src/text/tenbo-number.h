/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Numbers in the form of the locale. A sign stays before its number, even in text that is written
 * from right to left. All texts: transfer full. */

/* Returns "41,700", "−300"; if @plus, also "+300". */
char *tenbo_number_dup (gint64   number,
                        gboolean plus);

/* Returns @thousandths as thousands with @decimals decimals and a sign: "+46.7", "−3.6", "0.0". */
char *tenbo_number_dup_thousands (gint64 thousandths,
                                  int    decimals);

/* Returns @magnitude, a text such as "¥2,150", with the sign of @number; "+" only if @plus. */
char *tenbo_number_dup_signed (const char *magnitude,
                               gint64      number,
                               gboolean    plus);

G_END_DECLS
