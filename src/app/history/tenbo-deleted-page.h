/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A page with the deleted games, the most recently deleted first. The user can restore each game
 * unchanged, or delete all of them permanently. */
#define TENBO_TYPE_DELETED_PAGE (tenbo_deleted_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboDeletedPage, tenbo_deleted_page, TENBO, DELETED_PAGE, AdwNavigationPage)

/* Creates the page with the deleted games of @store. */
AdwNavigationPage *tenbo_deleted_page_new (TenboStore *store);

G_END_DECLS
