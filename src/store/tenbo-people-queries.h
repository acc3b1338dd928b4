/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* What can be read of people, as in tenbo-queries.h: transfer full, NULL or FALSE with @error. Of
 * TenboStoredPerson. Those to choose from, without who is hidden or merged, are in
 * tenbo_store_list_people(). */

/* Everybody, hidden ones and merged spellings too, those who played last first. */
GPtrArray *tenbo_store_list_everybody (TenboStore *self,
                                       GError    **error);

/* Those who are called @word, by name or alias, in any case, width and kana (tenbo_fold()), or have
 * the uuid @word; the hidden and the merged too, those who played last first. */
GPtrArray *tenbo_store_find_people (TenboStore *self,
                                    const char *word,
                                    GError    **error);

/* TENBO_STORE_ERROR_NOT_FOUND if there is none. */
TenboStoredPerson *tenbo_store_read_person (TenboStore *self,
                                            gint64      person_id,
                                            GError    **error);

/* In how many games both sit, or sat before an edit that can be undone; games that run or were
 * deleted count too. More than 0: they are two people and cannot be merged. */
gboolean tenbo_store_count_games_together (TenboStore *self,
                                           gint64      person_id,
                                           gint64      other_id,
                                           int        *n_games,
                                           GError    **error);

G_END_DECLS
