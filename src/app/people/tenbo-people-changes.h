/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Changes of people that are made in the app. Each change shows a toast with an Undo button. */

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
