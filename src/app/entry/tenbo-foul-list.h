/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The fouls of the ruleset with their cost, one of which can be chosen, and below them the fouls of
 * the running hand, each with a button that removes it */
#define TENBO_TYPE_FOUL_LIST (tenbo_foul_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboFoulList, tenbo_foul_list, TENBO, FOUL_LIST, GtkWidget)

/* Formats the fouls of one rule and the players who committed them: "Wrong call by Ben", "Tile
 * count ×2 by Ben". Transfer full. */
char *tenbo_foul_list_format (const TbFoulRule *rule,
                              int32_t           count,
                              const char       *names);

/* Shows the fouls of @entry: the ones to choose from if its kind is a foul, and those of the
 * running hand. Call it once. */
void tenbo_foul_list_set_entry (TenboFoulList *self,
                                TenboEntry    *entry);

G_END_DECLS
