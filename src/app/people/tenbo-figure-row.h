/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-figure.h"

G_BEGIN_DECLS

/* A figure in a list: its name, what it is of, its number. One that is of a certain game opens it
 * (win.show-hands). */
#define TENBO_TYPE_FIGURE_ROW (tenbo_figure_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboFigureRow, tenbo_figure_row, TENBO, FIGURE_ROW, AdwActionRow)

/* A row for the figure @id in @variant. Floating. */
GtkWidget *tenbo_figure_row_new (TenboFigureId id,
                                 int           variant);

/* Shows @figure, which is of the id and variant of the row; dimmed if it rests on less than
 * @minimum games. @says_variant: there are others beside it, so it says which one it is. */
void tenbo_figure_row_show (TenboFigureRow    *self,
                            const TenboFigure *figure,
                            guint              minimum,
                            gboolean           says_variant);

G_END_DECLS
