/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-entry-dialog.h"

G_BEGIN_DECLS

/* The entry sheet for hands of a draft: what is confirmed in it is taken into the draft. */

/* For the hand at @index, with what was entered of it. Floating. */
TenboEntryDialog *tenbo_edit_hand_new_dialog (TenboDraft *draft,
                                              guint       index);

/* For one that was forgotten before it. Floating. */
TenboEntryDialog *tenbo_edit_hand_new_insert_dialog (TenboDraft *draft,
                                                     guint       index);

G_END_DECLS
