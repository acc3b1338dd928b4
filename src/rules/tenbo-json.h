/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Strict reading and writing of JSON, shared by rulesets and records. */

/* A value of a file with its location: a linked list on the stack, up to the root. Only printing
 * the location allocates. */
typedef struct _TenboLocation TenboLocation;

struct _TenboLocation
{
  const TenboLocation *up;  /* NULL: the root or a member of the root */
  const char          *key; /* of a member; NULL: a list entry or the root */
  guint                index;
  JsonNode            *node; /* the value, borrowed; NULL: only the location matters */
};

/* Returns the entry @index of the list @list. */
TenboLocation tenbo_location_get_entry (const TenboLocation *list,
                                        guint                index);

/* Returns the path of @location: "hands[3].wins[0].value"; "" for the root. Transfer full. */
char *tenbo_location_dup_path (const TenboLocation *location);

/* Returns the path below @top, which is @location or contains it: "wins[0].value". Transfer
 * full. */
char *tenbo_location_dup_path_below (const TenboLocation *top,
                                     const TenboLocation *location);

/* Creates a parser for JSON according to RFC 8259; if a member is repeated, the last one counts.
 * Transfer full. */
JsonParser *tenbo_json_parser_new (void);

/* Parses @json (@length bytes, or -1 up to the NUL). The node belongs to @parser and is valid until
 * the next call. Returns NULL with @why (tenbo-json-mistake.h, transfer full) if it is not JSON or
 * contains a NUL or another control character. */
JsonNode *tenbo_json_parser_load (JsonParser *parser,
                                  const char *json,
                                  gssize      length,
                                  char      **why);

/* Reads the integer in @node. FALSE for any other type, including 3.0 and 1e3. Numbers beyond
 * gint64 become its limits, so that a range check refuses them. */
gboolean tenbo_json_get_int (JsonNode *node,
                             gint64   *out);

gboolean tenbo_json_get_bool (JsonNode *node,
                              gboolean *out);

/* Returns the text in @node, borrowed; NULL for any other type. */
const char *tenbo_json_get_text (JsonNode *node);

/* Writes @text with its quotes; escapes only control characters, '"' and '\'. */
void tenbo_json_write_text (GString    *out,
                            const char *text);

/* Writes @key, which needs no escape, and its colon: the beginning of a member of the object at the
 * end of @out, after a comma unless it is the first. */
void tenbo_json_write_key (GString    *out,
                           const char *key);

/* Begins an entry of the list at the end of @out, after a comma unless it is the first. */
void tenbo_json_begin_entry (GString *out);

/* Writes the canonical JSON @json with @indent at the start of each line after the first, and
 * without the line break at its end. No text in canonical JSON contains a line break. */
void tenbo_json_write_indented (GString    *out,
                                const char *json,
                                const char *indent);

/* Writes @number in decimal digits; faster than printf. */
void tenbo_json_write_int (GString *out,
                           gint64   number);

/* Writes a member of the object at the end of @out. Omits a text that is NULL. */
void tenbo_json_write_int_member (GString    *out,
                                  const char *key,
                                  gint64      number);
void tenbo_json_write_bool_member (GString    *out,
                                   const char *key,
                                   gboolean    flag);
void tenbo_json_write_text_member (GString    *out,
                                   const char *key,
                                   const char *text);

/* Returns @text, a word of a file, as quoted in messages: on one line, and shortened if it is long
 * ("aaaa…"). NULL gives NULL. Transfer full. */
char *tenbo_json_dup_quotable (const char *text);

/* Whether @text has the form of the id of a ruleset or foul: "three-player-2". */
gboolean tenbo_json_is_kebab_case (const char *text);

G_END_DECLS
