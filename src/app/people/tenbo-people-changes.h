/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Changes of people that are made in the app: each says in a toast what it was, with a button that
 * takes it back, and every page that shows people is told. */
#define TENBO_TYPE_PEOPLE_NEWS (tenbo_people_news_get_type ())
G_DECLARE_FINAL_TYPE (TenboPeopleNews, tenbo_people_news, TENBO, PEOPLE_NEWS, GObject)

/* Tells of changes of the people of @store, by the signal "changed". Borrowed; it lives as long as
 * @store. */
TenboPeopleNews *tenbo_people_news_get (TenboStore *store);

/* Makes the person that @before was into @after. @from is any widget in the window. */
void tenbo_people_save (GtkWidget               *from,
                        TenboStore              *store,
                        const TenboStoredPerson *before,
                        const TenboStoredPerson *after);

/* Makes @person another spelling of @into; @spellings (of TenboStoredPerson) are those that were
 * merged into @person before. */
void tenbo_people_merge (GtkWidget               *from,
                         TenboStore              *store,
                         const TenboStoredPerson *person,
                         const TenboStoredPerson *into,
                         GPtrArray               *spellings);

/* Makes the merged @spelling a person again. */
void tenbo_people_take_apart (GtkWidget               *from,
                              TenboStore              *store,
                              const TenboStoredPerson *spelling);

G_END_DECLS
