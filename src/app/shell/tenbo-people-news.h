/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Reports changes of the people of a store to all pages that show people.
 *
 * Signal: "changed". */
#define TENBO_TYPE_PEOPLE_NEWS (tenbo_people_news_get_type ())
G_DECLARE_FINAL_TYPE (TenboPeopleNews, tenbo_people_news, TENBO, PEOPLE_NEWS, GObject)

/* The news of @store. Borrowed; it lives as long as @store. */
TenboPeopleNews *tenbo_people_news_get (TenboStore *store);

/* Emits "changed". */
void tenbo_people_news_emit (TenboPeopleNews *self);

G_END_DECLS
