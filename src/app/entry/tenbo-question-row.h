/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* Connects every widget at and below @root whose name is the id of a question: it shows the answer,
 * and a press in it gives one. Such a widget is a TenboPlayerToggles, an AdwSwitchRow, an
 * AdwSpinRow or a GtkToggleButton. */
void tenbo_question_row_bind_all (GtkWidget  *root,
                                  TenboEntry *entry);

/* The row of the question that is open for @need at or below @root, or NULL. Borrowed. */
GtkWidget *tenbo_question_row_find (GtkWidget     *root,
                                    TenboEntryNeed need);

G_END_DECLS
