/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-read.h"

G_BEGIN_DECLS

/* A person as a row of a list, in immutable properties: "name", "subtitle", "badge" (or NULL),
 * "has-badge" (boolean), "label" (name and badge, for screen readers), "color" (int; -1: none). */
#define TENBO_TYPE_PERSON_ITEM (tenbo_person_item_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonItem, tenbo_person_item, TENBO, PERSON_ITEM, GObject)

/* Copies @person. The names of @spellings (of TenboStoredPerson; NULL: none) match @person in
 * searches, too. @now_msec is the current time, to which the date of the last game is relative. */
TenboPersonItem *tenbo_person_item_new (const TenboStoredPerson *person,
                                        GPtrArray               *spellings,
                                        gint64                   now_msec);

/* Returns the person. Borrowed. */
const TenboStoredPerson *tenbo_person_item_get_person (TenboPersonItem *self);

/* Returns a text like "24 games · 3 November · also Akiko". Borrowed. */
const char *tenbo_person_item_get_subtitle (TenboPersonItem *self);

/* Returns "Guest", "Hidden", or NULL. Static. */
const char *tenbo_person_item_get_badge (TenboPersonItem *self);

/* Whether one of their names contains each word of @words (folded by tenbo_fold(), separated by
 * blanks; "" matches everybody) */
gboolean tenbo_person_item_matches (TenboPersonItem *self,
                                    const char      *words);

/* Returns the people of @everybody (of TenboStoredPerson) who were merged into @person_id: the
 * other spellings of that name. Transfer container. */
GPtrArray *tenbo_person_list_spellings (GPtrArray *everybody,
                                        gint64     person_id);

/* Returns @everybody (of TenboStoredPerson, from tenbo_people_list_all()) as items, without people
 * who were merged into others. A GListStore; transfer full. */
GListStore *tenbo_person_items_new (GPtrArray *everybody,
                                    gint64     now_msec);

/* Reads all people. Returns a GPtrArray of TenboStoredPerson. For a TenboBackgroundRead without
 * data. */
gpointer tenbo_everybody_read (TenboRead *read,
                               gpointer   data,
                               GError   **error);

G_END_DECLS
