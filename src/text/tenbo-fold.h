/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the form of @text that searches compare: letters without case, full width as half width,
 * katakana as hiragana, and Latin, Greek and Cyrillic letters without accents ("Zoë" as "zoe"). Two
 * spellings that people consider equal become equal, and a part of a word is found in the word. The
 * result is never displayed. NULL gives NULL; transfer full. The SQL function tenbo_fold() calls
 * this. */
char *tenbo_fold (const char *text);

G_END_DECLS
