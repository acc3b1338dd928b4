/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-folder-service.h"

G_BEGIN_DECLS

/* The group of the preferences for the shared folder. Without a folder, it offers to join one;
 * otherwise it shows the folder, its state, the other devices and the files that cannot be read,
 * and offers to leave. */
#define TENBO_TYPE_FOLDER_GROUP (tenbo_folder_group_get_type ())
G_DECLARE_FINAL_TYPE (TenboFolderGroup,
                      tenbo_folder_group,
                      TENBO,
                      FOLDER_GROUP,
                      AdwPreferencesGroup)

/* Creates the group for the folder of @service. Floating. */
AdwPreferencesGroup *tenbo_folder_group_new (TenboFolderService *service);

/* Makes the state of the folder the focus of @dialog when it opens. */
void tenbo_folder_group_focus (TenboFolderGroup *self,
                               AdwDialog        *dialog);

G_END_DECLS
