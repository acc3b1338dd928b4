/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A dialog that edits the names of a person and how they are shown: name, aliases, color, guest,
 * hidden. Changes take effect on Save. */
#define TENBO_TYPE_PERSON_DIALOG (tenbo_person_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonDialog, tenbo_person_dialog, TENBO, PERSON_DIALOG, AdwDialog)

/* Creates a dialog for @person of @store. If a typed name belongs to one of @everybody (of
 * TenboStoredPerson), the dialog names that person. Floating. */
AdwDialog *tenbo_person_dialog_new (TenboStore              *store,
                                    const TenboStoredPerson *person,
                                    GPtrArray               *everybody);

/* A dialog that merges two spellings of a name into one person. The user chooses the other spelling
 * from a list with a search; then the dialog shows both people and their games, the name to keep,
 * and the effect. It refuses two people who played in the same games and shows the number of those
 * games. */
#define TENBO_TYPE_MERGE_DIALOG (tenbo_merge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboMergeDialog, tenbo_merge_dialog, TENBO, MERGE_DIALOG, AdwDialog)

/* Creates a dialog for @person, one of @everybody (of TenboStoredPerson). Floating. */
AdwDialog *tenbo_merge_dialog_new (TenboStore              *store,
                                   const TenboStoredPerson *person,
                                   GPtrArray               *everybody);

G_END_DECLS
