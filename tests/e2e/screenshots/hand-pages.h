/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "pages.h"

G_BEGIN_DECLS

/* Hands entered as tiles, opened in the log next to the table and in the history: lines of the
 * table in pages.c. */
void show_table_log_tiles (Stage *stage);
void show_history_tiles (Stage *stage);
void show_history_tai_tiles (Stage *stage);
void show_history_yaku (Stage *stage);

/* The highest-valued hands of a game below its result. */
void show_result_best (Stage *stage);

G_END_DECLS
