/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a search compares instead of @text: the letters without their case, full width as half
 * width, katakana as hiragana. Two spellings that a person takes for one are equal, and part of a
 * word is found in it. Never shown. NULL gives NULL; transfer full. In SQL: tenbo_fold (text). */
char *tenbo_fold (const char *text);

G_END_DECLS
