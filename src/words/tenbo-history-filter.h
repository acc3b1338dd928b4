/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-search.h"

G_BEGIN_DECLS

/* Which of the games are wanted. */
typedef enum
{
  TENBO_SHOW_ALL,
  TENBO_SHOW_COUNTED,
  TENBO_SHOW_VOID,
  TENBO_SHOW_UNFINISHED,
} TenboShow;

#define TENBO_N_SHOWS (TENBO_SHOW_UNFINISHED + 1)

/* "Void Games Only". Constant. */
const char *tenbo_show_get_name (TenboShow show);

/* What a filter can ask for, in the order in which its terms are shown. */
typedef enum
{
  TENBO_FILTER_PERSON, /* any number of them, all of whom played */
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
  char           *key;       /* the key of the ruleset, or the place */
  char           *name;      /* what is shown; NULL: it does not exclude any game yet */
  GDateTime      *first_day; /* of the period, both days included; NULL: open */
  GDateTime      *last_day;
} TenboFilterTerm;

TenboFilterTerm *tenbo_filter_term_copy (const TenboFilterTerm *term); /* transfer full */
void             tenbo_filter_term_free (TenboFilterTerm *term);

/* The words and terms that the games in a list are searched for.
 *
 * Properties, read-only: "words" (the words that are searched for; NULL: none), "is-set" (boolean:
 * some games are excluded by a term).
 * Signals: "changed" (the words or the terms). */
#define TENBO_TYPE_HISTORY_FILTER (tenbo_history_filter_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryFilter, tenbo_history_filter, TENBO, HISTORY_FILTER, GObject)

/* A filter that finds all games that are not @deleted, or all that are. */
TenboHistoryFilter *tenbo_history_filter_new (gboolean deleted);

const char *tenbo_history_filter_get_words (TenboHistoryFilter *self); /* borrowed, or NULL */
void        tenbo_history_filter_set_words (TenboHistoryFilter *self,
                                            const char         *words);

/* The terms, sorted by kind. Of TenboFilterTerm. Borrowed. */
GPtrArray *tenbo_history_filter_get_terms (TenboHistoryFilter *self);

/* The first term of @kind; NULL: there is none. Borrowed. */
const TenboFilterTerm *tenbo_history_filter_find (TenboHistoryFilter *self,
                                                  TenboFilterKind     kind);

/* Adds a copy of @term. It replaces the one of its kind, or the same person. */
void tenbo_history_filter_set (TenboHistoryFilter    *self,
                               const TenboFilterTerm *term);

/* Sets the period from @first_day to @last_day; each may be NULL. */
void tenbo_history_filter_set_days (TenboHistoryFilter *self,
                                    GDateTime          *first_day,
                                    GDateTime          *last_day);

/* Removes the term of @kind; of people only @id. */
void tenbo_history_filter_remove (TenboHistoryFilter *self,
                                  TenboFilterKind     kind,
                                  gint64              id);

/* Whether some games are excluded by a term. */
gboolean tenbo_history_filter_is_set (TenboHistoryFilter *self);

/* Removes all terms, and the words unless @but_words. */
void tenbo_history_filter_clear (TenboHistoryFilter *self,
                                 gboolean            but_words);

/* The same for the store. It borrows from the filter until that changes. */
TenboGameFilter tenbo_history_filter_get (TenboHistoryFilter *self);

G_END_DECLS
