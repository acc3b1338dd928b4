/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Scrolls to @widget, which has just been made visible, as soon as it has a size. Otherwise a part
 * that opens below the edge of the window would go unnoticed. */
void tenbo_entry_scroll_to_opened (GtkWidget *widget);

/* Scrolls at once to a question, with as many earlier answers above it as fit. The question must
 * have a size. Does nothing if it, or half of a large one, is visible. */
void tenbo_entry_scroll_to_question (GtkWidget *question);
