/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-folder-service.h"

G_BEGIN_DECLS

/* A dialog that compares the versions of a game in a shared folder: the device, the time, the
 * number of hands and the scores of each. The user chooses one of them, or discards all except the
 * current one. It closes when only one version is left. */
#define TENBO_TYPE_VERSIONS_DIALOG (tenbo_versions_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboVersionsDialog, tenbo_versions_dialog, TENBO, VERSIONS_DIALOG, AdwDialog)

/* Creates a dialog for the game @game_id of the store of @service. Floating. */
AdwDialog *tenbo_versions_dialog_new (TenboFolderService *service,
                                      gint64              game_id);

G_END_DECLS
