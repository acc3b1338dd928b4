/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-shortcut.h"

G_BEGIN_DECLS

/* Returns the shortcuts of the entry sheet for the list of shortcuts: values, questions and tiles.
 * Static. */
const TenboShortcut *tenbo_entry_shortcuts (guint *n_shortcuts);

G_END_DECLS
