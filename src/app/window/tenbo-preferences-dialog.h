/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The preferences of the user. Each takes effect at once. */
#define TENBO_TYPE_PREFERENCES_DIALOG (tenbo_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboPreferencesDialog,
                      tenbo_preferences_dialog,
                      TENBO,
                      PREFERENCES_DIALOG,
                      AdwPreferencesDialog)

/* Creates a dialog that changes @settings. */
AdwDialog *tenbo_preferences_dialog_new (GSettings *settings);

G_END_DECLS
