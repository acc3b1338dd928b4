/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-entries.h"

G_BEGIN_DECLS

/* Writes a history (tenbo-history/1, docs/game-format.md) one game after another. What the games
 * refer to, people, sessions and rulesets, is gathered meanwhile and follows them, so that no game
 * is kept. The same games in the same order give the same bytes. */
typedef struct _TenboHistoryWriter TenboHistoryWriter;

/* Begins a history that is appended to @out, which stays the caller's and may be emptied after each
 * call. Transfer full. */
TenboHistoryWriter *tenbo_history_writer_new (GString *out);
void                tenbo_history_writer_free (TenboHistoryWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboHistoryWriter, tenbo_history_writer_free)

/* Says more of somebody than the games do, before tenbo_history_writer_close(). Written is who
 * played, who paid for an evening, who is another spelling of one of them, and with @always
 * anybody; whose spelling somebody is has to be added too. */
void tenbo_history_writer_add_person (TenboHistoryWriter       *self,
                                      const TenboHistoryPerson *person,
                                      gboolean                  always);

/* The same for an evening, before its first game. Written is the one of a game. */
void tenbo_history_writer_add_session (TenboHistoryWriter        *self,
                                       const TenboHistorySession *session);

/* Writes the next game. Of the rulesets with one id the first becomes that of the file; a game of
 * another one keeps its own inside. */
void tenbo_history_writer_add_game (TenboHistoryWriter *self,
                                    const TenboRecord  *record);

/* Writes what the games refer to, and the end. Nothing can be added after that. */
void tenbo_history_writer_close (TenboHistoryWriter *self);

G_END_DECLS
