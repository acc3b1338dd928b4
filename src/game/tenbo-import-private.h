/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-import.h"

G_BEGIN_DECLS

/* Inside the game layer: records and what is stored of them. */

/* A moment as records have it, and back; NULL for none. Transfer full. */
TenboStoredTime tenbo_import_read_time (const char *text);
char           *tenbo_import_write_time (TenboStoredTime time);

/* A name, a title or a place of a file as it is kept: on one line (tenbo-free-text.h). NULL gives
 * NULL. Transfer full. */
char *tenbo_import_clean (const char *text);

/* @record played, as it is stored, with an id. NULL with an error of TENBO_GAME_ERROR, and @problem
 * set if the rules refuse a hand. Transfer full. */
TenboStoredGame *tenbo_import_play_record (const TenboRecord  *record,
                                           TenboRecordProblem *problem,
                                           GError            **error);

G_END_DECLS
