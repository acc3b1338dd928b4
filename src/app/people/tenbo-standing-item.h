/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-standings.h"

G_BEGIN_DECLS

/* Somebody's place in the standings as a row says it. */
#define TENBO_TYPE_STANDING_ITEM (tenbo_standing_item_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingItem, tenbo_standing_item, TENBO, STANDING_ITEM, GObject)

/* By the figure @id in @variant; @place is 1 for the first, 0 for who is not ranked. */
TenboStandingItem *tenbo_standing_item_new (const TenboStanding *standing,
                                            TenboFigureId        id,
                                            int                  variant,
                                            guint                place);

gint64      tenbo_standing_item_get_person_id (TenboStandingItem *self);
gboolean    tenbo_standing_item_is_ranked (TenboStandingItem *self);
const char *tenbo_standing_item_get_place (TenboStandingItem *self); /* "1", or "–" */
const char *tenbo_standing_item_get_name (TenboStandingItem *self);
const char *tenbo_standing_item_get_of (TenboStandingItem *self);    /* "of 120 games" */
const char *tenbo_standing_item_get_text (TenboStandingItem *self);  /* "2.31" */
const char *tenbo_standing_item_get_label (TenboStandingItem *self); /* all of it, read out */

G_END_DECLS
