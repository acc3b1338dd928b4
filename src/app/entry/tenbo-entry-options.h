/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The details of a win: chips, an open hand, the riichi tile, pao. Has a row for each question that
 * is a detail; rows of irrelevant questions are hidden. */
#define TENBO_TYPE_ENTRY_OPTIONS (tenbo_entry_options_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryOptions, tenbo_entry_options, TENBO, ENTRY_OPTIONS, GtkWidget)

/* Creates the rows for @entry and follows it. Call it once. */
void tenbo_entry_options_set_entry (TenboEntryOptions *self,
                                    TenboEntry        *entry);

G_END_DECLS
