/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* What somebody is called and how they are shown: name, other names, colour, guest,
 * hidden. Nothing is changed before Save. */
#define TENBO_TYPE_PERSON_DIALOG (tenbo_person_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboPersonDialog, tenbo_person_dialog, TENBO, PERSON_DIALOG, AdwDialog)

/* @person as they are in @store. Of @everybody (of TenboStoredPerson) those are named who are
 * called what is typed. Floating. */
AdwDialog *tenbo_person_dialog_new (TenboStore              *store,
                                    const TenboStoredPerson *person,
                                    GPtrArray               *everybody);

/* Makes two spellings of a name one person: the other one is chosen from a list that is searched,
 * then both are shown with their games, which name stays, and what will happen. Two who sat at one
 * table are refused with the number of those games. */
#define TENBO_TYPE_MERGE_DIALOG (tenbo_merge_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboMergeDialog, tenbo_merge_dialog, TENBO, MERGE_DIALOG, AdwDialog)

/* @person is one of @everybody (of TenboStoredPerson). Floating. */
AdwDialog *tenbo_merge_dialog_new (TenboStore              *store,
                                   const TenboStoredPerson *person,
                                   GPtrArray               *everybody);

G_END_DECLS
