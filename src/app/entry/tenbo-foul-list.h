/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-model.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* The fouls of the ruleset by name, each with what it costs the offender, one to be chosen; and
 * below them the fouls of the running hand, each with a button that takes it back.
 *
 * Signals: "chosen" (guint: index in the rules), "counted" (guint: how often it counts), "remove"
 * (guint: index in the running hand). */
#define TENBO_TYPE_FOUL_LIST (tenbo_foul_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboFoulList, tenbo_foul_list, TENBO, FOUL_LIST, GtkWidget)

/* Shows the fouls of @model: those that can be chosen where the entry is one of a foul, and those
 * of the running hand. */
void tenbo_foul_list_show (TenboFoulList         *self,
                           TenboGame             *game,
                           const TenboEntryModel *model);

G_END_DECLS
