/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-sticks.h"

G_BEGIN_DECLS

/* A line of the table in which sticks are counted: four numbers to type, one for each kind, and
 * below them what they come to. The widgets belong to a grid.
 *
 * Signal: "changed". */
#define TENBO_TYPE_STICK_ROW (tenbo_stick_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboStickRow, tenbo_stick_row, TENBO, STICK_ROW, GObject)

/* Attaches a line for the sticks of @holder to @grid at @row, which takes two rows: @name in the
 * first column, the numbers in the next four. */
TenboStickRow *tenbo_stick_row_new (GtkGrid    *grid,
                                    int         row,
                                    GtkWidget  *name,
                                    const char *holder);

/* What was typed; FALSE if nothing was, or what is no number. */
gboolean tenbo_stick_row_get_sticks (TenboStickRow *self,
                                     TenboSticks   *out);

/* Says @text below the numbers: @off is by how many points they are off. */
void tenbo_stick_row_set_verdict (TenboStickRow *self,
                                  const char    *text,
                                  int            off);

/* Whether there is anything to count. */
void tenbo_stick_row_set_sensitive (TenboStickRow *self,
                                    gboolean       sensitive);

/* Puts the focus on the first number. */
void tenbo_stick_row_grab_focus (TenboStickRow *self);

G_END_DECLS
