/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-search.h"

G_BEGIN_DECLS

/* Filter by the state of a game */
typedef enum
{
  TENBO_SHOW_ALL,
  TENBO_SHOW_COUNTED,
  TENBO_SHOW_VOID,
  TENBO_SHOW_UNFINISHED,
} TenboShow;

#define TENBO_N_SHOWS (TENBO_SHOW_UNFINISHED + 1)

/* Returns a name: "Void Games Only". Static. */
const char *tenbo_show_get_name (TenboShow show);

/* Kinds of terms of a filter, in the order of display */
typedef enum
{
  TENBO_FILTER_PERSON, /* any number of people, all of whom played */
  TENBO_FILTER_SESSION,
  TENBO_FILTER_RULESET,
  TENBO_FILTER_VENUE,
  TENBO_FILTER_PERIOD,
  TENBO_FILTER_SHOW,
} TenboFilterKind;

typedef struct
{
  TenboFilterKind kind;
  gint64          id;        /* the person, the session, the TenboPeriod or the TenboShow */
  char           *key;       /* the key of the ruleset, or the venue */
  char           *name;      /* the displayed text; NULL: the term has no effect yet */
  GDateTime      *first_day; /* of the period, both days included; NULL: open */
  GDateTime      *last_day;
} TenboFilterTerm;

TenboFilterTerm *tenbo_filter_term_copy (const TenboFilterTerm *term); /* transfer full */
void             tenbo_filter_term_free (TenboFilterTerm *term);

/* The words and terms for which the games of a list are searched.
 *
 * Properties, read-only: "words" (words to search for; NULL: none), "is-set" (boolean: a term
 * excludes some games). Signals: "changed" (the words or the terms). */
#define TENBO_TYPE_HISTORY_FILTER (tenbo_history_filter_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryFilter, tenbo_history_filter, TENBO, HISTORY_FILTER, GObject)

/* Creates a filter that accepts either all games that are not deleted, or all @deleted ones. */
TenboHistoryFilter *tenbo_history_filter_new (gboolean deleted);

const char *tenbo_history_filter_get_words (TenboHistoryFilter *self); /* borrowed, or NULL */
void        tenbo_history_filter_set_words (TenboHistoryFilter *self,
                                            const char         *words);

/* Returns the terms (TenboFilterTerm), sorted by kind. Borrowed. */
GPtrArray *tenbo_history_filter_get_terms (TenboHistoryFilter *self);

/* Returns the first term of @kind, or NULL. Borrowed. */
const TenboFilterTerm *tenbo_history_filter_find (TenboHistoryFilter *self,
                                                  TenboFilterKind     kind);

/* Adds a copy of @term. Replaces the term of the same kind, or of the same person. */
void tenbo_history_filter_set (TenboHistoryFilter    *self,
                               const TenboFilterTerm *term);

/* Sets the period from @first_day to @last_day; each may be NULL. */
void tenbo_history_filter_set_days (TenboHistoryFilter *self,
                                    GDateTime          *first_day,
                                    GDateTime          *last_day);

/* Removes the term of @kind; of people only the one with @id. */
void tenbo_history_filter_remove (TenboHistoryFilter *self,
                                  TenboFilterKind     kind,
                                  gint64              id);

/* Whether a term excludes some games */
gboolean tenbo_history_filter_is_set (TenboHistoryFilter *self);

/* Removes all terms, and unless @but_words also the words. */
void tenbo_history_filter_clear (TenboHistoryFilter *self,
                                 gboolean            but_words);

/* Returns the filter for the store. It borrows from @self until the next change. */
TenboGameFilter tenbo_history_filter_get (TenboHistoryFilter *self);

G_END_DECLS
