/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Scrolls to @widget, which has just been made visible, as soon as it has a size. Otherwise a part
 * that opens below the edge of the window would go unnoticed. */
void tenbo_entry_scroll_to_opened (GtkWidget *widget);

/* Scrolls until all of @widget is visible or it begins at the top of the page. Does nothing if it
 * is visible already. Waits until it has a size. */
void tenbo_entry_scroll_to_show (GtkWidget *widget);

/* Scrolls at once to a question, with as many earlier answers above it as fit. The question must
 * have a size. */
void tenbo_entry_scroll_to_question (GtkWidget *question);
