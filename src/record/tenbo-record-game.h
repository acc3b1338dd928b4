/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record-reader.h"

G_BEGIN_DECLS

/* Reads games from parsed JSON, for the readers of whole files. */

/* Value of `format` in a history */
#define TENBO_HISTORY_FORMAT "tenbo-history/1"

/* Parses @json with @parser. Returns NULL with @problem set if it is not valid JSON or larger than
 * @max_bytes. */
JsonNode *tenbo_record_load (JsonParser         *parser,
                             const char         *json,
                             gssize              length,
                             gsize               max_bytes,
                             TenboRecordProblem *problem);

/* Reads the game in @node, which is at @location of its file. @lookup resolves the ids of rulesets.
 * Returns NULL with @problem set if the game is refused. */
TenboRecord *tenbo_record_read_game (TenboRecordProblem  *problem,
                                     const TenboLocation *location,
                                     TenboRulesetLookup   lookup,
                                     gpointer             lookup_data);

/* Like tenbo_record_read_game(), but only stores the list of hands in @hands (borrowed). Sets the
 * ruleset of @reader. */
gboolean tenbo_record_read_head (TenboRecordReader   *reader,
                                 const TenboLocation *location,
                                 TenboRulesetLookup   lookup,
                                 gpointer             lookup_data,
                                 TenboRecord         *record,
                                 JsonArray          **hands);

/* Reads the ruleset in @node: an id, which @lookup resolves, or a complete ruleset. */
gboolean tenbo_record_read_ruleset (const TenboRecordReader *reader,
                                    const TenboLocation     *location,
                                    TenboRulesetLookup       lookup,
                                    gpointer                 lookup_data,
                                    TenboRuleset           **out);

/* Replaces @ruleset by a copy with the fields in @node. */
gboolean tenbo_record_apply_override (const TenboRecordReader *reader,
                                      const TenboLocation     *location,
                                      TenboRuleset           **ruleset);

/* Read a name that is not blank, a UUID, and a time with its UTC offset. Replace the text in @out
 * by a copy. */
gboolean tenbo_record_read_name (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 char                   **out);
gboolean tenbo_record_read_uuid (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 char                   **out);
gboolean tenbo_record_read_time (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 char                   **out);

G_END_DECLS
