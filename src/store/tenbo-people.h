/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* --- Reading (tenbo-read.h) --- */

/* The people to choose from, without those who are hidden or merged; those who played last first;
 * at most @limit, or all for 0. Of TenboStoredPerson. */
GPtrArray *tenbo_people_list (TenboRead *read,
                              guint      limit,
                              GError   **error);

/* Everybody, hidden ones and merged spellings too, those who played last first. Of
 * TenboStoredPerson. */
GPtrArray *tenbo_people_list_all (TenboRead *read,
                                  GError   **error);

/* Those who are called @word, by name or alias, in any case, width and kana (tenbo_fold()), or have
 * the uuid @word; the hidden and the merged too, those who played last first. Of
 * TenboStoredPerson. */
GPtrArray *tenbo_people_find (TenboRead  *read,
                              const char *word,
                              GError    **error);

/* TENBO_STORE_ERROR_NOT_FOUND if there is no such person. */
TenboStoredPerson *tenbo_people_read (TenboRead *read,
                                      gint64     person_id,
                                      GError   **error);

/* In how many games both sit, or sat before an edit that can be undone; games that run or were
 * deleted count too. More than 0: they are two people and cannot be merged. */
gboolean tenbo_people_count_together (TenboRead *read,
                                      gint64     person_id,
                                      gint64     other_id,
                                      int       *n_games,
                                      GError   **error);

/* --- Writing --- */

/* Makes name, aliases, guest, hidden and colour of the person `person->id` what @person says;
 * NOT_FOUND if there is none. */
TenboWrite *tenbo_write_person (const TenboStoredPerson *person);

/* Makes @person_id, and whoever was merged into them, another spelling of @into: all their games
 * are those of that one, in every list and figure. No game is changed, so @into 0 takes it back.
 * REFUSED if both sit in one game (tenbo_people_count_together()), if @into is merged itself,
 * or is the same person. */
TenboWrite *tenbo_write_merge (gint64 person_id,
                               gint64 into);

G_END_DECLS
