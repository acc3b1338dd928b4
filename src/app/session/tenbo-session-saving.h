/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-shell.h"

G_BEGIN_DECLS

/* Makes the evening that @before was into @after: both of one id. Offers to take it back, and has
 * the page that is shown read it anew. */
void tenbo_session_save (TenboShell               *window,
                         TenboStore               *store,
                         const TenboStoredSession *before,
                         const TenboStoredSession *after);

G_END_DECLS
