/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-context.h"

G_BEGIN_DECLS

/* A dialog that merges people of one name. The user chooses the names; the people of the others are
 * kept separate, and never offered again.
 *
 * Signal: "decided", when the user has confirmed. */
#define TENBO_TYPE_SAME_NAMES_DIALOG (tenbo_same_names_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboSameNamesDialog,
                      tenbo_same_names_dialog,
                      TENBO,
                      SAME_NAMES_DIALOG,
                      AdwDialog)

/* Creates a dialog for @merges (of TenboPersonMerge) in @store. Floating. */
AdwDialog *tenbo_same_names_dialog_new (TenboStore *store,
                                        GPtrArray  *merges);

/* Removes from @merges those that the user has kept separate. */
void tenbo_same_names_remove_separate (TenboContext *context,
                                       GPtrArray    *merges);

G_END_DECLS
