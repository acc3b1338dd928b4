/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-exchange.h"

G_BEGIN_DECLS

/* Ask for a file and go on with it. */
void tenbo_import_ask (TenboShell *window);
void tenbo_backup_ask (TenboShell *window);
void tenbo_restore_ask (TenboShell *window);
void tenbo_rescue_ask (TenboShell *window);

/* The store; NULL while there is none. Borrowed. */
TenboStore *tenbo_exchange_get_store (TenboShell *window);

G_END_DECLS
