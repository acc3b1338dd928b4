/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-standings.h"

G_BEGIN_DECLS

/* Somebody's place in the standings as a row says it, in properties that never change: "place"
 * ("1", or "–"), "name", "of" ("of 120 games"), "text" ("2.31"), "label" (all of it, to be read
 * aloud), "is-ranked" (boolean). */
#define TENBO_TYPE_STANDING_ITEM (tenbo_standing_item_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingItem, tenbo_standing_item, TENBO, STANDING_ITEM, GObject)

/* By the figure @id in @variant; @place is 1 for the first, 0 for who is not ranked. */
TenboStandingItem *tenbo_standing_item_new (const TenboStanding *standing,
                                            TenboFigureId        id,
                                            int                  variant,
                                            guint                place);

gint64 tenbo_standing_item_get_person_id (TenboStandingItem *self);

G_END_DECLS
