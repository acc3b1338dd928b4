/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* The search of people and games at once, for lists outside the window. A result has a key, which
 * remains valid when the program runs again: "person:12", "game:34". All functions may be called in
 * any thread. */

typedef enum
{
  TENBO_FOUND_PERSON,
  TENBO_FOUND_GAME,
} TenboFoundKind;

/* A result as a row of a list */
typedef struct
{
  TenboFoundKind kind;
  char          *key;
  char          *name; /* isolated */
  char          *details;
} TenboFound;

void tenbo_found_free (TenboFound *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboFound, tenbo_found_free)

/* Returns the id that @key names, and its kind; 0 if @key names nothing. */
gint64 tenbo_found_parse_key (const char     *key,
                              TenboFoundKind *kind);

/* Returns the keys of the first people and games that match all @words, people first. Hidden people
 * and deleted games are not found. */
GStrv tenbo_found_search (TenboRead         *read,
                          const char *const *words,
                          GError           **error);

/* Returns the results with @keys (of TenboFound) without those that no longer exist. @now_msec is
 * the current time, to which dates are relative. */
GPtrArray *tenbo_found_list (TenboRead         *read,
                             const char *const *keys,
                             gint64             now_msec,
                             GError           **error);

G_END_DECLS
