/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Returns the best version for the reader of a text in English, Japanese and Chinese. @ja and @zh
 * may be NULL. Borrowed. */
const char *tenbo_language_pick (const char *en,
                                 const char *ja,
                                 const char *zh);

G_END_DECLS
