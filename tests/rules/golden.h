/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Asserts that @text is the contents of the file @name in tests/data. TENBO_UPDATE_WORDS=1 writes
 * the file instead. */
void golden_assert (const char *name,
                    const char *text);
