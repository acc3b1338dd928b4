/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Everybody who plays: searched by any of their names, in a chosen order. Guests and who is hidden
 * are shown where that is asked for. A row opens the person (win.person). */
#define TENBO_TYPE_PEOPLE_PAGE (tenbo_people_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboPeoplePage, tenbo_people_page, TENBO, PEOPLE_PAGE, AdwNavigationPage)

/* The people of @store; they are read on a thread, anew whenever the page is shown and whenever one
 * of them changes. */
AdwNavigationPage *tenbo_people_page_new (TenboStore *store);

G_END_DECLS
