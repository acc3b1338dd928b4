/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"

G_BEGIN_DECLS

/* Reads files with games: one game record, or a whole history (docs/game-format.md). They are read
 * one game at a time, so that a history may be larger than the memory. */
typedef struct _TenboHistoryReader TenboHistoryReader;

/* Begins to read a game record (tenbo-game/1) or a history (tenbo-history/1): checks everything
 * except its games. A game of a history may name one of the file's own rulesets; @rulesets resolves
 * other ids. Keeps a reference to @json, which may be a file mapped into memory. NULL with @problem
 * set if anything is refused. Transfer full. */
TenboHistoryReader *tenbo_history_reader_new (GBytes             *json,
                                              TenboRulesetList   *rulesets,
                                              TenboRecordProblem *problem);
void                tenbo_history_reader_free (TenboHistoryReader *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistoryReader, tenbo_history_reader_free)

/* Returns the people or sessions that the file lists in addition to its games: of
 * TenboStoredPerson, whose `merged_uuid` is a person in the list, and of TenboStoredSession.
 * Borrowed. */
GPtrArray *tenbo_history_reader_get_people (TenboHistoryReader *self);
GPtrArray *tenbo_history_reader_get_sessions (TenboHistoryReader *self);

/* Reads the next game into *@record (transfer full), or NULL after the last. Checks its form as
 * tenbo_record_parse() does, and that no earlier game has its id. Returns FALSE with @problem set
 * if the game is refused, with the location from the root of the file ("games[3].hands[2].riichi").
 * */
gboolean tenbo_history_reader_next (TenboHistoryReader *self,
                                    TenboRecord       **record,
                                    TenboRecordProblem *problem);

/* Returns the location of the last game read: "games[3]"; NULL if the file is the game. Transfer
 * full. */
char *tenbo_history_reader_dup_location (TenboHistoryReader *self);

/* Returns the fraction of the file that has been read, from 0 to 1. */
double tenbo_history_reader_get_fraction (TenboHistoryReader *self);

/* Returns to the first game. */
void tenbo_history_reader_rewind (TenboHistoryReader *self);

G_END_DECLS
