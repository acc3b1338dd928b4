/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A person: what they are called, what their games come to, and from here renamed, merged, hidden.
 *
 * Actions: person.edit, person.merge, person.apart(x), the id of a spelling that was merged,
 * person.games, person.save-pdf, person.print, person.save-table. */
#define TENBO_TYPE_PERSON_PAGE (tenbo_person_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonPage, tenbo_person_page, TENBO, PERSON_PAGE, AdwNavigationPage)

/* The person @person_id of @store, or the one whose spelling that is. All is read on threads, anew
 * whenever the page is shown and whenever somebody changes. */
AdwNavigationPage *tenbo_person_page_new (TenboStore *store,
                                          gint64      person_id);

/* Whom the page was made for. */
gint64 tenbo_person_page_get_person_id (TenboPersonPage *self);

G_END_DECLS
