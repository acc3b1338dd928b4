/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* What is asked of a hand that nobody won: who was tenpai, who claims nagashi, the fouls that are
 * found when the hands are shown, and the abortive draws of the ruleset. */
#define TENBO_TYPE_DRAW_FORM (tenbo_draw_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboDrawForm, tenbo_draw_form, TENBO, DRAW_FORM, GtkWidget)

/* Shows @entry and writes the answers into it. Called once. */
void tenbo_draw_form_set_entry (TenboDrawForm *self,
                                TenboEntry    *entry);

G_END_DECLS
