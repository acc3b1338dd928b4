/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Import and export of the history. */
void show_exchange_menu (Stage *stage);
void show_exchange_import (Stage *stage);
void show_exchange_refused (Stage *stage);
void show_exchange_export (Stage *stage);
void show_exchange_progress (Stage *stage);
void show_exchange_restore (Stage *stage);
void show_exchange_restored (Stage *stage);
void show_exchange_lost (Stage *stage);

G_END_DECLS
