/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "tenbo-standings.h"

G_BEGIN_DECLS

/* A row of a table of standings. Properties: "rank" ("1", or "–"), "name", "label" (the row for
 * screen readers), "is-ranked". */
#define TENBO_TYPE_STANDING_ITEM (tenbo_standing_item_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingItem, tenbo_standing_item, TENBO, STANDING_ITEM, GObject)

/* Creates a row of @standing, which it references. */
TenboStandingItem *tenbo_standing_item_new (TenboStanding *standing);

TenboStanding *tenbo_standing_item_get_standing (TenboStandingItem *self);

/* Sets the rank by @column; 0: none. */
void tenbo_standing_item_set_rank (TenboStandingItem         *self,
                                   guint                      rank,
                                   const TenboStandingColumn *column);

G_END_DECLS
