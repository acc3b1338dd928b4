/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* What else matters about a win under the ruleset: chips, an open hand, the riichi tile, pao. Rows
 * that do not matter are not there. It writes into the model's current hand.
 *
 * Signals: "changed" (the model has changed). */
#define TENBO_TYPE_ENTRY_OPTIONS (tenbo_entry_options_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryOptions, tenbo_entry_options, TENBO, ENTRY_OPTIONS, GtkWidget)

/* Gives it @model, borrowed for as long as it lives. */
void tenbo_entry_options_set_model (TenboEntryOptions *self,
                                    TenboGame         *game,
                                    TenboEntryModel   *model);

/* Shows the model as it is now. */
void tenbo_entry_options_show (TenboEntryOptions *self);

G_END_DECLS
