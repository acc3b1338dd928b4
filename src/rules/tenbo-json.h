/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* What rulesets and records share in reading and writing JSON strictly. */

/* Where a value lies in a file: a chain of frames on the stack up to the root. It costs nothing
 * until it is printed. */
typedef struct _TenboPlace TenboPlace;

struct _TenboPlace
{
  const TenboPlace *up;  /* NULL: the root, or a member of it */
  const char       *key; /* of a member; NULL: an entry of a list, or the root */
  guint             index;
};

/* "hands[3].wins[0].value"; "" for the root. Transfer full. */
char *tenbo_place_dup_path (const TenboPlace *place);

/* The same from @top on, which is @place itself or lies above it: "wins[0].value". Transfer
 * full. */
char *tenbo_place_dup_path_below (const TenboPlace *top,
                                  const TenboPlace *place);

/* A parser that takes JSON as RFC 8259 defines it; of a member that is repeated the last counts.
 * Transfer full. */
JsonParser *tenbo_json_parser_new (void);

/* Reads @json (@length bytes, or -1 up to the NUL). The node belongs to @parser and lives until the
 * next call. NULL with @why (tenbo-json-mistake.h, transfer full) if it is not JSON, or has a NUL
 * or another control character in it. */
JsonNode *tenbo_json_parser_load (JsonParser *parser,
                                  const char *json,
                                  gssize      length,
                                  char      **why);

/* The whole number in @node. FALSE for any other type, among them 3.0 and 1e3. Numbers beyond
 * gint64 come out as its limits, so that a check of the range refuses them. */
gboolean tenbo_json_get_int (JsonNode *node,
                             gint64   *out);

gboolean tenbo_json_get_bool (JsonNode *node,
                              gboolean *out);

/* The text in @node, borrowed; NULL for any other type. */
const char *tenbo_json_get_text (JsonNode *node);

/* Writes @text with its quotes; everything but control characters, '"' and '\' as it is. */
void tenbo_json_write_text (GString    *out,
                            const char *text);

/* Writes @key, which needs no escape, and its colon: the beginning of a member of the object that
 * ends @out, after a comma if it is not the first. */
void tenbo_json_write_key (GString    *out,
                           const char *key);

/* Writes @number in decimal digits; quicker than printf. */
void tenbo_json_write_int (GString *out,
                           gint64   number);

/* Writes a member of the object that ends @out. A text that is NULL is left out. */
void tenbo_json_write_int_member (GString    *out,
                                  const char *key,
                                  gint64      number);
void tenbo_json_write_text_member (GString    *out,
                                   const char *key,
                                   const char *text);

/* Returns @text, a word of a file, as a message quotes it: on one line, and only the beginning of a
 * long one ("aaaa…"). NULL gives NULL. Transfer full. */
char *tenbo_json_dup_quotable (const char *text);

/* Whether @text could be the id of a ruleset or of a foul: "three-player-2". */
gboolean tenbo_json_is_kebab_case (const char *text);

G_END_DECLS
