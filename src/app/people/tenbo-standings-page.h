/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Everybody beside each other, in the order of a figure, with a minimum of games: a period, a
 * ruleset and the figure can be chosen. Guests and hidden people are not among them. A row opens
 * the person. */
#define TENBO_TYPE_STANDINGS_PAGE (tenbo_standings_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingsPage,
                      tenbo_standings_page,
                      TENBO,
                      STANDINGS_PAGE,
                      AdwNavigationPage)

/* The people of @store; read on a thread, anew whenever the page is shown and whenever somebody
 * changes. */
AdwNavigationPage *tenbo_standings_page_new (TenboStore *store);

G_END_DECLS
