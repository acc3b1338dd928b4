/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The questions about a draw: the tenpai players, nagashi, fouls that are detected when the hands
 * are shown, and the abortive draws of the ruleset */
#define TENBO_TYPE_DRAW_FORM (tenbo_draw_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboDrawForm, tenbo_draw_form, TENBO, DRAW_FORM, GtkWidget)

/* Shows @entry and writes the answers into it. Call it once. */
void tenbo_draw_form_set_entry (TenboDrawForm *self,
                                TenboEntry    *entry);

G_END_DECLS
