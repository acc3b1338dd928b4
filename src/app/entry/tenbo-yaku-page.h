/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-model.h"

G_BEGIN_DECLS

/* What a hand is worth by its yaku: those of the ruleset in groups by their han, each a button that
 * keeps its place while others come and go, or the yakuman; open or closed, dora, and fu where they
 * matter; and what it comes to so far. Signal "changed": the model has changed. */
#define TENBO_TYPE_YAKU_PAGE (tenbo_yaku_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboYakuPage, tenbo_yaku_page, TENBO, YAKU_PAGE, GtkWidget)

/* Shows the hand of `current`. @model is borrowed and outlives the page. */
void tenbo_yaku_page_show (TenboYakuPage   *self,
                           TenboEntryModel *model);

G_END_DECLS
