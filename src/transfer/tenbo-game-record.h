/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* Whole games: from records into the store, and back. */

/* Convert a moment from the form of records and back; NULL for none. Transfer full. */
TenboStoredTime tenbo_record_read_stored_time (const char *text);
char           *tenbo_record_write_stored_time (TenboStoredTime time);

/* Returns a name, a title or a venue of a file in the stored form: on one line (tenbo-free-text.h).
 * NULL gives NULL. Transfer full. */
char *tenbo_record_clean_text (const char *text);

/* Plays @record and returns the game as it is stored. A game without an id gets one computed from
 * its content, so that the same record twice is one game. NULL with an error of TENBO_GAME_ERROR,
 * and @problem, which may be NULL, set if the rules refuse a hand. Transfer full. */
TenboStoredGame *tenbo_game_from_record (const TenboRecord  *record,
                                         TenboRecordProblem *problem,
                                         GError            **error);

/* Returns @game as a record under @ruleset, its own. NULL with TENBO_GAME_ERROR_DAMAGED if an event
 * cannot be read. Transfer full. */
TenboRecord *tenbo_record_of_stored (const TenboStoredGame *game,
                                     TenboRuleset          *ruleset,
                                     GError               **error);

/* Returns the record of the stored game @game_id, with the frozen ruleset, as
 * tenbo_game_from_record() reads it. Transfer full. */
TenboRecord *tenbo_game_export (TenboStore *store,
                                gint64      game_id,
                                GError    **error);

/* Exports one of many games: *@rulesets caches the rulesets of the previous games by their frozen
 * text, or is NULL before the first; the caller owns it. Reading a ruleset takes longer than
 * everything else. Transfer full. */
TenboRecord *tenbo_game_export_next (TenboStore  *store,
                                     gint64       game_id,
                                     GHashTable **rulesets,
                                     GError     **error);

/* Returns the record of a live game from memory, without reading the store. It equals the result of
 * tenbo_game_export(), except for the time of the end of a game that has ended since it was opened.
 * Transfer full. */
TenboRecord *tenbo_game_to_record (TenboGame *game,
                                   GError   **error);

G_END_DECLS
