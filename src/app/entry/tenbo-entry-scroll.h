/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Brings @widget, which has just been made visible, into sight as soon as it has a place: what is
 * opened below the edge of a page would seem to have done nothing. */
void tenbo_entry_scroll_to_opened (GtkWidget *widget);

/* Moves the page so that all of @widget is in sight, as far as the page is high, and @widget begins
 * at its top at the latest. Nothing moves if it is in sight already. Waits until it has a place. */
void tenbo_entry_scroll_to_show (GtkWidget *widget);

/* Brings a question into sight at once, with as much of what was answered before it as there is
 * room for. Its height must be known. */
void tenbo_entry_scroll_to_question (GtkWidget *question);
