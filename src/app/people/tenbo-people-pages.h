/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A page that lists everybody who plays. They can be searched by any of their names and sorted in
 * several ways. Guests and hidden people are shown on request. Activating a row opens the person
 * (win.person). */
#define TENBO_TYPE_PEOPLE_PAGE (tenbo_people_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboPeoplePage, tenbo_people_page, TENBO, PEOPLE_PAGE, AdwNavigationPage)

/* Creates a page with the people of @store. It reads them on a thread each time the page is shown
 * and each time a person changes. */
AdwNavigationPage *tenbo_people_page_new (TenboStore *store);

/* A page for one person: their names and statistics, with actions to rename, merge or hide them.
 *
 * Actions: person.edit, person.merge, person.apart(x) (x is the ID of a merged spelling),
 * person.games, person.save-pdf, person.print, person.save-table. */
#define TENBO_TYPE_PERSON_PAGE (tenbo_person_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonPage, tenbo_person_page, TENBO, PERSON_PAGE, AdwNavigationPage)

/* Creates a page for the person @person_id of @store; for the ID of a spelling, the page is for the
 * person with that spelling. Reads everything on threads each time the page is shown and each time
 * a person changes. */
AdwNavigationPage *tenbo_person_page_new (TenboStore *store,
                                          gint64      person_id);

/* A page that compares everybody: a table of statistics, the totals of each month or year, and the
 * records. The user chooses period, ruleset, number of players and columns, sorts by any column,
 * and saves or prints the season sheet. Guests and hidden people are omitted.
 *
 * Actions: standings.columns, standings.save-pdf, standings.print, standings.save-table. */
#define TENBO_TYPE_STANDINGS_PAGE (tenbo_standings_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingsPage,
                      tenbo_standings_page,
                      TENBO,
                      STANDINGS_PAGE,
                      AdwNavigationPage)

/* Creates a page for the people of @store. It reads them on a thread each time the page is shown
 * and each time a person changes. The settings of the shell have the chosen columns. */
AdwNavigationPage *tenbo_standings_page_new (TenboStore *store);

G_END_DECLS
