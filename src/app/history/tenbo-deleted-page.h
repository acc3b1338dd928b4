/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The deleted games, the last deleted first. Each comes back as it was; all of them can be deleted
 * for good. */
#define TENBO_TYPE_DELETED_PAGE (tenbo_deleted_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboDeletedPage, tenbo_deleted_page, TENBO, DELETED_PAGE, AdwNavigationPage)

/* Those of @store. */
AdwNavigationPage *tenbo_deleted_page_new (TenboStore *store);

G_END_DECLS
