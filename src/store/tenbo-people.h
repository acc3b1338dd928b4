/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-read.h"

G_BEGIN_DECLS

/* --- Reading (tenbo-read.h) --- */

/* Returns the people to choose from, without hidden and merged ones, the most recent players first:
 * at most @limit, or all for 0. Of TenboStoredPerson. */
GPtrArray *tenbo_people_list (TenboRead *read,
                              guint      limit,
                              GError   **error);

/* Returns all people, with hidden and merged ones, the most recent players first. Of
 * TenboStoredPerson. */
GPtrArray *tenbo_people_list_all (TenboRead *read,
                                  GError   **error);

/* Returns the people with the name or alias @word, in any case, width and kana (tenbo_fold()), or
 * with the uuid @word, including hidden and merged ones, the most recent players first. Of
 * TenboStoredPerson. */
GPtrArray *tenbo_people_find (TenboRead  *read,
                              const char *word,
                              GError    **error);

/* Reads a person. Fails with TENBO_STORE_ERROR_NOT_FOUND if they do not exist. */
TenboStoredPerson *tenbo_people_read (TenboRead *read,
                                      gint64     person_id,
                                      GError   **error);

/* Counts the games in which both people play, or played before an edit that can be undone,
 * including running and deleted games. If the number is above 0, they are different people and
 * cannot be merged. */
gboolean tenbo_people_count_together (TenboRead *read,
                                      gint64     person_id,
                                      gint64     other_id,
                                      int       *n_games,
                                      GError   **error);

/* --- Writing --- */

/* Sets name, aliases, guest, hidden and color of the person `person->id` to those of @person;
 * NOT_FOUND if they do not exist. */
TenboWrite *tenbo_write_person (const TenboStoredPerson *person);

/* Merges @person_id, and all spellings merged into them, into @into: all their games count for that
 * person in every list and statistic. The games do not change, so @into 0 separates them again.
 * REFUSED if both play in one game (tenbo_people_count_together()), if @into is merged itself, or
 * if it is the same person. */
TenboWrite *tenbo_write_merge (gint64 person_id,
                               gint64 into);

G_END_DECLS
