/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Writes a history (tenbo-history/1, docs/game-format.md) one game after another. The writer
 * collects the people, sessions and rulesets of the games and writes them after the games, so that
 * it keeps no game. The same games in the same order give the same bytes. */
typedef struct _TenboHistoryWriter TenboHistoryWriter;

/* Begins a history that is appended to @out. The caller owns @out and may empty it after each call.
 * Transfer full. */
TenboHistoryWriter *tenbo_history_writer_new (GString *out);
void                tenbo_history_writer_free (TenboHistoryWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistoryWriter, tenbo_history_writer_free)

/* Reads from @store, before the first game, the data of people and sessions that games do not
 * contain, in one snapshot. The history then has each session with a game in it, the people who
 * played in it or paid for a session, and their merged names; with @everybody all people. FALSE
 * with @error. */
gboolean tenbo_history_writer_read_others (TenboHistoryWriter *self,
                                           TenboStore         *store,
                                           gboolean            everybody,
                                           GError            **error);

/* Writes the next game. The first ruleset with an id becomes that of the file; a game with a
 * different one of the same id keeps its own inside. */
void tenbo_history_writer_add_game (TenboHistoryWriter *self,
                                    const TenboRecord  *record);

/* Writes the people, sessions and rulesets, and the end. Nothing can be added after that. */
void tenbo_history_writer_close (TenboHistoryWriter *self);

G_END_DECLS
