/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* What is asked of a hand that nobody won: who was tenpai, who claims nagashi, the fouls that are
 * found when the hands are shown, and the abortive draws of the ruleset. Signal "changed": the
 * model has changed. */
#define TENBO_TYPE_DRAW_FORM (tenbo_draw_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboDrawForm, tenbo_draw_form, TENBO, DRAW_FORM, GtkWidget)

/* @model is borrowed; it outlives the widget or is replaced. */
void tenbo_draw_form_set_model (TenboDrawForm   *self,
                                TenboGame       *game,
                                TenboEntryModel *model);

/* Arranges the players for a narrow window. */
void tenbo_draw_form_set_narrow (TenboDrawForm *self,
                                 gboolean       narrow);

/* Shows the model as it is now. */
void tenbo_draw_form_show (TenboDrawForm *self);

G_END_DECLS
