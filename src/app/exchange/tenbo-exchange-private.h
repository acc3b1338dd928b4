/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-exchange.h"

G_BEGIN_DECLS

/* Ask for a file and go on with it. */
void tenbo_import_ask (TenboWindow *window);
void tenbo_backup_ask (TenboWindow *window);
void tenbo_restore_ask (TenboWindow *window);
void tenbo_rescue_ask (TenboWindow *window);

/* What the window is of. Borrowed; the store is NULL while there is none. */
TenboApplication *tenbo_exchange_get_application (TenboWindow *window);
TenboStore       *tenbo_exchange_get_store (TenboWindow *window);

G_END_DECLS
