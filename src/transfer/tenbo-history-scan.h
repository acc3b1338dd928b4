/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Cuts the games out of the text of a history, so that only one game is parsed at a time. The scan
 * finds strings and brackets only; the JSON parser checks their content. */

/* A part of a text, borrowed. */
typedef struct
{
  const char *begin;
  const char *end; /* after its last byte */
} TenboSpan;

/* Finds the text between the brackets of the member @key of the object in @json (@length bytes);
 * the last one if the member is repeated. Returns FALSE if there is none, if it is not a list, or
 * if the text up to there is malformed: only a parser can then give the reason. */
gboolean tenbo_history_scan_list (const char *json,
                                  gsize       length,
                                  const char *key,
                                  TenboSpan  *list);

/* Removes the next entry from @list, up to the comma after it. Returns FALSE if there is none left.
 * An entry that is missing between two commas, or after the last, is an empty span. @list is the
 * result of tenbo_history_scan_list(), or the rest of it. */
gboolean tenbo_history_scan_entry (TenboSpan *list,
                                   TenboSpan *entry);

G_END_DECLS
