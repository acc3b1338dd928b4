/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* The evening of @store that @word names: its number or its uuid, or the newest one for NULL. NULL
 * after complaining of the database at @path (NULL: the user's own). */
TenboSessionSheet *tenbo_find_session (TenboStore *store,
                                       const char *path,
                                       const char *word);

G_END_DECLS
