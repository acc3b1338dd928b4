/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* The history: searched, filtered, games selected, moved and deleted. */
void show_history_sessions (Stage *stage);
void show_history_search (Stage *stage);
void show_history_nothing (Stage *stage);
void show_history_filters (Stage *stage);
void show_history_filter_dialog (Stage *stage);
void show_history_selecting (Stage *stage);
void show_history_export (Stage *stage);
void show_history_session (Stage *stage);
void show_history_menu (Stage *stage);
void show_history_undo (Stage *stage);
void show_history_move (Stage *stage);
void show_history_deleted (Stage *stage);
void show_history_purge (Stage *stage);

G_END_DECLS
