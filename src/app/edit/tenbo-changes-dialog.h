/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-draft.h"

G_BEGIN_DECLS

/* What becomes different with a change of what was played: hands that the rules refuse then, each
 * to be edited or deleted; what was changed; what follows from it. Nothing is saved before Save,
 * which waits until no hand is refused. */
#define TENBO_TYPE_CHANGES_DIALOG (tenbo_changes_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboChangesDialog, tenbo_changes_dialog, TENBO, CHANGES_DIALOG, AdwDialog)

/* The changes of @draft, which is the dialog's from now on. Floating. */
AdwDialog *tenbo_changes_dialog_new (TenboDraft *draft);

G_END_DECLS
