/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-draft.h"

G_BEGIN_DECLS

/* The dialog that shows the effects of a change of recorded hands: hands that the rules now refuse,
 * each with buttons to edit or delete it; the changes; their consequences. Only Save writes to the
 * store; it is insensitive while a hand is refused. */
#define TENBO_TYPE_CHANGES_DIALOG (tenbo_changes_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboChangesDialog, tenbo_changes_dialog, TENBO, CHANGES_DIALOG, AdwDialog)

/* Creates the dialog, which keeps a reference to @draft and changes it. Floating. */
AdwDialog *tenbo_changes_dialog_new (TenboDraft *draft);

G_END_DECLS
