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

G_END_DECLS
