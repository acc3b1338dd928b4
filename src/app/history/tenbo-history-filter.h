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

/* What is asked of the games in a list, as the widgets around it say and show it.
 *
 * Signals: "changed" (anything of it). */
#define TENBO_TYPE_HISTORY_FILTER (tenbo_history_filter_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryFilter, tenbo_history_filter, TENBO, HISTORY_FILTER, GObject)

/* One that asks for nothing: all games that are not deleted. */
TenboHistoryFilter *tenbo_history_filter_new (void);

/* One for the deleted games. */
TenboHistoryFilter *tenbo_history_filter_new_deleted (void);

/* The words that are searched for; NULL or blanks: none. */
const char *tenbo_history_filter_get_words (TenboHistoryFilter *self); /* borrowed, or NULL */
void        tenbo_history_filter_set_words (TenboHistoryFilter *self,
                                            const char         *words);

/* All people who have to have played. @name is what is shown. */
guint       tenbo_history_filter_get_n_people (TenboHistoryFilter *self);
gint64      tenbo_history_filter_get_person (TenboHistoryFilter *self,
                                             guint               index);
const char *tenbo_history_filter_get_person_name (TenboHistoryFilter *self,
                                                  guint               index); /* borrowed */
void        tenbo_history_filter_add_person (TenboHistoryFilter *self,
                                             gint64              person_id,
                                             const char         *name);
void        tenbo_history_filter_remove_person (TenboHistoryFilter *self,
                                                gint64              person_id);

/* The evening; @name is what is shown. 0: any. */
gint64      tenbo_history_filter_get_session (TenboHistoryFilter *self);
const char *tenbo_history_filter_get_session_name (TenboHistoryFilter *self); /* borrowed */
void        tenbo_history_filter_set_session (TenboHistoryFilter *self,
                                              gint64              session_id,
                                              const char         *name);

/* The ruleset, by key; @name is what is shown. NULL: any. */
const char *tenbo_history_filter_get_ruleset (TenboHistoryFilter *self);      /* borrowed */
const char *tenbo_history_filter_get_ruleset_name (TenboHistoryFilter *self); /* borrowed */
void        tenbo_history_filter_set_ruleset (TenboHistoryFilter *self,
                                              const char         *key,
                                              const char         *name);

/* The place; NULL: any. */
const char *tenbo_history_filter_get_place (TenboHistoryFilter *self); /* borrowed */
void        tenbo_history_filter_set_place (TenboHistoryFilter *self,
                                            const char         *place);

/* The period: days, the first and the last one both in it; NULL: open. @name is what is shown, or
 * NULL: the days. All copied. */
GDateTime  *tenbo_history_filter_get_first_day (TenboHistoryFilter *self);   /* borrowed */
GDateTime  *tenbo_history_filter_get_last_day (TenboHistoryFilter *self);    /* borrowed */
const char *tenbo_history_filter_get_period_name (TenboHistoryFilter *self); /* borrowed */
void        tenbo_history_filter_set_period (TenboHistoryFilter *self,
                                             GDateTime          *first_day,
                                             GDateTime          *last_day,
                                             const char         *name);

TenboShow tenbo_history_filter_get_show (TenboHistoryFilter *self);
void      tenbo_history_filter_set_show (TenboHistoryFilter *self,
                                         TenboShow           show);

/* Whether anything is asked beside the words. */
gboolean tenbo_history_filter_is_set (TenboHistoryFilter *self);

/* Asks for nothing any more, or for nothing but the words. */
void tenbo_history_filter_clear (TenboHistoryFilter *self);
void tenbo_history_filter_clear_but_words (TenboHistoryFilter *self);

/* The same for the store. It borrows from the filter until that changes. */
TenboGameFilter tenbo_history_filter_get (TenboHistoryFilter *self);

G_END_DECLS
