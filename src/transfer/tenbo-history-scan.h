/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Cutting the games out of the text of a history, so that no more than one of them is ever parsed
 * at a time. This knows strings and brackets only: what is in them the parser of JSON judges. */

/* A part of a text, borrowed. */
typedef struct
{
  const char *begin;
  const char *end; /* after its last byte */
} TenboSpan;

/* Finds what lies between the brackets of the member @key of the object in @json (@length bytes);
 * of a member that is repeated the last counts. FALSE if there is none, or it is no list, or the
 * text does not go together so far: then only a parser can say why. */
gboolean tenbo_history_scan_list (const char *json,
                                  gsize       length,
                                  const char *key,
                                  TenboSpan  *list);

/* Takes the next entry off @list, up to the comma after it. FALSE if there is none left. An entry
 * that is missing between two commas, or behind the last, is an empty span. @list is what
 * tenbo_history_scan_list() found, or what was left of it. */
gboolean tenbo_history_scan_entry (TenboSpan *list,
                                   TenboSpan *entry);

G_END_DECLS
