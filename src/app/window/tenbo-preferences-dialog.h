/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-folder-service.h"

G_BEGIN_DECLS

/* Opens a dialog over the window of @parent that changes @settings, and the membership in the
 * shared folder of @folder (NULL: the history is read-only). Each change takes effect at once. */
void tenbo_preferences_dialog_present (GtkWidget          *parent,
                                       GSettings          *settings,
                                       TenboFolderService *folder);

/* The same, at the place of the shared folder. */
void tenbo_preferences_dialog_present_folder (GtkWidget          *parent,
                                              GSettings          *settings,
                                              TenboFolderService *folder);

G_END_DECLS
