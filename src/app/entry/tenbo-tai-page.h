/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The value of a hand under a ruleset that counts tai: buttons for its items in groups, each with
 * its tai, the sum so far and its rounded value. The user can also type the sum. */
#define TENBO_TYPE_TAI_PAGE (tenbo_tai_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboTaiPage, tenbo_tai_page, TENBO, TAI_PAGE, GtkWidget)

/* Shows the value of the current hand of @entry. */
void tenbo_tai_page_show (TenboTaiPage *self,
                          TenboEntry   *entry);

/* Returns the box for other details of the hand. It expands above the items and contains the typed
 * sum. Borrowed. */
GtkBox *tenbo_tai_page_get_details (TenboTaiPage *self);

G_END_DECLS
