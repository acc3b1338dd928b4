/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* Connects all widgets at and below @root whose name is the id of a question: they show its answer
 * and set it when pressed. Such a widget is a TenboPlayerToggles, an AdwSwitchRow, an AdwSpinRow or
 * a GtkToggleButton. */
void tenbo_question_row_bind_all (GtkWidget  *root,
                                  TenboEntry *entry);

/* Returns the row at or below @root of the question that is open for @need, or NULL. Borrowed. */
GtkWidget *tenbo_question_row_find (GtkWidget     *root,
                                    TenboEntryNeed need);

G_END_DECLS
