/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record-reader.h"
#include "tenbo-rows.h"

G_BEGIN_DECLS

/* People and sessions in a history (docs/game-format.md, A history): the rows of the store by their
 * uuids, without data that belongs to one database. */

/* Read the person or the session in @node at the location @location, with names and titles in the
 * stored form. NULL with the problem set if it is refused. Transfer full. */
TenboStoredPerson  *tenbo_history_person_read (const TenboRecordReader *reader,
                                               const TenboLocation     *location);
TenboStoredSession *tenbo_history_session_read (const TenboRecordReader *reader,
                                                const TenboLocation     *location);

/* Append the entry as one line of JSON, in the order of the format page. */
void tenbo_history_person_write (const TenboStoredPerson *person,
                                 GString                 *out);
void tenbo_history_session_write (const TenboStoredSession *session,
                                  GString                  *out);

G_END_DECLS
