/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Creates an AdwActionRow whose texts are not markup; @subtitle may be NULL. Floating. */
GtkWidget *tenbo_plain_row_new (const char *title,
                                const char *subtitle);

/* Makes @row, an AdwActionRow, activatable, with an arrow at its end. */
void tenbo_plain_row_make_link (GtkWidget *row);

G_END_DECLS
