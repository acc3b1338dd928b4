/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-shortcut.h"

G_BEGIN_DECLS

/* The keys of the entry sheet for the list of shortcuts: those of the values, of the questions and
 * of the tiles. Static. */
const TenboShortcut *tenbo_entry_shortcuts (guint *n_shortcuts);

G_END_DECLS
