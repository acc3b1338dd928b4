/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-read.h"

G_BEGIN_DECLS

/* Somebody as a row of a list shows them, in properties that never change: "name", "subtitle",
 * "badge" (or NULL), "has-badge" (boolean), "label" (name and badge, to be read aloud), "colour"
 * (int, -1: none). */
#define TENBO_TYPE_PERSON_ITEM (tenbo_person_item_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonItem, tenbo_person_item, TENBO, PERSON_ITEM, GObject)

/* @person is copied. @spellings (of TenboStoredPerson, NULL: none) are found as @person too.
 * @now_msec is the moment for which "last played" is said. */
TenboPersonItem *tenbo_person_item_new (const TenboStoredPerson *person,
                                        GPtrArray               *spellings,
                                        gint64                   now_msec);

/* Who it is. Borrowed. */
const TenboStoredPerson *tenbo_person_item_get_person (TenboPersonItem *self);

/* "24 games · 3 November · also Akiko": borrowed. */
const char *tenbo_person_item_get_subtitle (TenboPersonItem *self);

/* "Guest", "Hidden", or NULL. Static. */
const char *tenbo_person_item_get_badge (TenboPersonItem *self);

/* Whether each word of @words (folded by tenbo_fold(), separated by blanks; "": anybody) is in a
 * name of theirs. */
gboolean tenbo_person_item_matches (TenboPersonItem *self,
                                    const char      *words);

/* Those of @everybody (of TenboStoredPerson) who were merged into the one called @person_id: the
 * other spellings of that name. Transfer container. */
GPtrArray *tenbo_person_list_spellings (GPtrArray *everybody,
                                        gint64     person_id);

/* All people of @everybody (of TenboStoredPerson, as tenbo_people_list_all() gives them) as
 * items, those that are merged into somebody left out. A GListStore; transfer full. */
GListStore *tenbo_person_items_new (GPtrArray *everybody,
                                    gint64     now_msec);

/* Reads everybody, a GPtrArray of TenboStoredPerson: for a TenboBackgroundRead without data. */
gpointer tenbo_everybody_read (TenboRead *read,
                               gpointer   data,
                               GError   **error);

G_END_DECLS
