/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Everybody who plays: searched by any of their names, in a chosen order. Guests and who is hidden
 * are shown where that is asked for. A row opens the person (win.person). */
#define TENBO_TYPE_PEOPLE_PAGE (tenbo_people_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboPeoplePage, tenbo_people_page, TENBO, PEOPLE_PAGE, AdwNavigationPage)

/* The people of @store; they are read on a thread, anew whenever the page is shown and whenever one
 * of them changes. */
AdwNavigationPage *tenbo_people_page_new (TenboStore *store);

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

/* Everybody beside each other, in the order of a figure, with a minimum of games: a period, a
 * ruleset and the figure can be chosen. Guests and hidden people are not among them. A row opens
 * the person. */
#define TENBO_TYPE_STANDINGS_PAGE (tenbo_standings_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingsPage,
                      tenbo_standings_page,
                      TENBO,
                      STANDINGS_PAGE,
                      AdwNavigationPage)

/* The people of @store; read on a thread, anew whenever the page is shown and whenever somebody
 * changes. */
AdwNavigationPage *tenbo_standings_page_new (TenboStore *store);

G_END_DECLS
