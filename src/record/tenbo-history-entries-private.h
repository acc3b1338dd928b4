/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-entries.h"
#include "tenbo-record-game.h"

G_BEGIN_DECLS

/* Read the person, or the session, in @node, which lies at @place. NULL with the problem set if it
 * is refused. Transfer full. */
TenboHistoryPerson  *tenbo_history_person_read (const TenboRecordReader *reader,
                                                const TenboPlace        *place,
                                                JsonNode                *node);
TenboHistorySession *tenbo_history_session_read (const TenboRecordReader *reader,
                                                 const TenboPlace        *place,
                                                 JsonNode                *node);

G_END_DECLS
