/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* What a hand is worth where tai are counted: the items of the ruleset in groups, each a button
 * with its tai, the sum as it runs and what it is rounded up to; or the sum typed as it is. */
#define TENBO_TYPE_TAI_PAGE (tenbo_tai_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboTaiPage, tenbo_tai_page, TENBO, TAI_PAGE, GtkWidget)

/* Shows the value of the current hand of @entry. */
void tenbo_tai_page_show (TenboTaiPage *self,
                          TenboEntry   *entry);

/* What opens above the items, with the typed sum in it: for what else is said of the hand. */
GtkBox *tenbo_tai_page_get_details (TenboTaiPage *self);

G_END_DECLS
