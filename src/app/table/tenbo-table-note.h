/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What one player is told or asked within the page of the table, where a dialog would not turn.
 *
 * Signals: "answered" (gboolean: accepted; FALSE: cancelled, or only read). */
#define TENBO_TYPE_TABLE_NOTE (tenbo_table_note_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableNote, tenbo_table_note, TENBO, TABLE_NOTE, GtkWidget)

/* How large it is where there is room, in pixels. */
#define TENBO_TABLE_NOTE_WIDTH 340
G_END_DECLS
