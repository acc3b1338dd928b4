/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-folder-service.h"

G_BEGIN_DECLS

/* A dialog that shows what a shared folder will contain, asks for the name of this device and what
 * it writes and reads, and joins. */
#define TENBO_TYPE_JOIN_DIALOG (tenbo_join_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboJoinDialog, tenbo_join_dialog, TENBO, JOIN_DIALOG, AdwDialog)

/* Creates a dialog that makes the store of @service join the folder at @path. Floating. */
AdwDialog *tenbo_join_dialog_new (TenboFolderService *service,
                                  const char         *path);

G_END_DECLS
