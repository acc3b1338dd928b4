/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* Whole games: from records into the store, and back. */

/* A moment as records have it, and back; NULL for none. Transfer full. */
TenboStoredTime tenbo_record_read_stored_time (const char *text);
char           *tenbo_record_write_stored_time (TenboStoredTime time);

/* A name, a title or a place of a file as the store keeps it: on one line (tenbo-free-text.h). NULL
 * gives NULL. Transfer full. */
char *tenbo_record_clean_text (const char *text);

/* Plays @record. The game as it is stored; without an id it gets one made from its content, so that
 * the same record twice is one game. NULL with an error of TENBO_GAME_ERROR, and
 * @problem, which may be NULL, set if the rules refuse a hand. Transfer full. */
TenboStoredGame *tenbo_game_from_record (const TenboRecord  *record,
                                         TenboRecordProblem *problem,
                                         GError            **error);

/* The record of the stored game @game_id: what tenbo_game_from_record() reads, with the frozen
 * ruleset. Transfer full. */
TenboRecord *tenbo_game_export (TenboStore *store,
                                gint64      game_id,
                                GError    **error);

/* The same for one of many: *@rulesets are those of the games before, by their frozen text, or NULL
 * before the first; the caller owns them. To read one takes longer than all the rest. */
TenboRecord *tenbo_game_export_next (TenboStore  *store,
                                     gint64       game_id,
                                     GHashTable **rulesets,
                                     GError     **error);

/* The record of a live game as it is in memory, without the store: what tenbo_game_export()
 * returns, except for the moment of the end of a game that has ended since it was opened. Transfer
 * full. */
TenboRecord *tenbo_game_to_record (TenboGame *game,
                                   GError   **error);

G_END_DECLS
