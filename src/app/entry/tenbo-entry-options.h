/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* What else matters about a win under the ruleset: chips, an open hand, the riichi tile, pao. Each
 * question of the table of questions that is a detail has a row; a row that does not matter is not
 * shown. */
#define TENBO_TYPE_ENTRY_OPTIONS (tenbo_entry_options_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryOptions, tenbo_entry_options, TENBO, ENTRY_OPTIONS, GtkWidget)

/* Makes the rows for @entry, and follows it. Called once. */
void tenbo_entry_options_set_entry (TenboEntryOptions *self,
                                    TenboEntry        *entry);

G_END_DECLS
