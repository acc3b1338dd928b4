/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Changes of people in the app. Each change shows a toast with an Undo button. */

/* Saves @after in place of @before. @from is any widget in the window. */
void tenbo_people_save (GtkWidget               *from,
                        TenboStore              *store,
                        const TenboStoredPerson *before,
                        const TenboStoredPerson *after);

/* Makes @person another spelling of @into. @spellings (of TenboStoredPerson) are the people that
 * were merged into @person earlier. */
void tenbo_people_merge (GtkWidget               *from,
                         TenboStore              *store,
                         const TenboStoredPerson *person,
                         const TenboStoredPerson *into,
                         GPtrArray               *spellings);

/* A person who becomes another spelling of `into`. All members are owned. */
typedef struct
{
  TenboStoredPerson *person;
  TenboStoredPerson *into;
  GPtrArray         *spellings; /* of TenboStoredPerson: the people merged into `person` earlier */
} TenboPersonMerge;

void tenbo_person_merge_free (TenboPersonMerge *merge);

/* Makes all @merges (of TenboPersonMerge; not empty), which are undone together. */
void tenbo_people_merge_all (GtkWidget  *from,
                             TenboStore *store,
                             GPtrArray  *merges);

/* Makes the merged @spelling a separate person again. */
void tenbo_people_separate (GtkWidget               *from,
                            TenboStore              *store,
                            const TenboStoredPerson *spelling);

G_END_DECLS
