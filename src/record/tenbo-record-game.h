/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record-reader.h"

G_BEGIN_DECLS

/* Reading a game out of JSON that has been parsed, for the readers of whole files. */

/* What `format` says in a history. */
#define TENBO_HISTORY_FORMAT "tenbo-history/1"

/* Parses @json with @parser. NULL with @problem set if it is not JSON, or if it has more than
 * @max_bytes. */
JsonNode *tenbo_record_load (JsonParser         *parser,
                             const char         *json,
                             gssize              length,
                             gsize               max_bytes,
                             TenboRecordProblem *problem);

/* Reads the game in @node, which lies at @location of its file. @lookup answers the ids of
 * rulesets. NULL with @problem set if it is refused. */
TenboRecord *tenbo_record_read_game (TenboRecordProblem  *problem,
                                     const TenboLocation *location,
                                     JsonNode            *node,
                                     TenboRulesetLookup   lookup,
                                     gpointer             lookup_data);

/* The same without its hands, which are in @hands then (borrowed). @reader knows the ruleset after
 * it. */
gboolean tenbo_record_read_head (TenboRecordReader   *reader,
                                 const TenboLocation *location,
                                 JsonNode            *node,
                                 TenboRulesetLookup   lookup,
                                 gpointer             lookup_data,
                                 TenboRecord         *record,
                                 JsonArray          **hands);

/* The ruleset in @node: an id, which @lookup answers, or a whole ruleset. */
gboolean tenbo_record_read_ruleset (const TenboRecordReader *reader,
                                    const TenboLocation     *location,
                                    JsonNode                *node,
                                    TenboRulesetLookup       lookup,
                                    gpointer                 lookup_data,
                                    TenboRuleset           **out);

/* Replaces @ruleset by itself with the fields in @node. */
gboolean tenbo_record_apply_override (const TenboRecordReader *reader,
                                      const TenboLocation     *location,
                                      JsonNode                *node,
                                      TenboRuleset           **ruleset);

/* A name that is not blank, a UUID, a time with its offset. @out, which may hold text already, is
 * set to a copy. */
gboolean tenbo_record_read_name (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 char                   **out);
gboolean tenbo_record_read_uuid (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 char                   **out);
gboolean tenbo_record_read_time (const TenboRecordReader *reader,
                                 const TenboLocation     *location,
                                 JsonNode                *node,
                                 char                   **out);

G_END_DECLS
