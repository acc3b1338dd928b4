/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-context.h"

G_BEGIN_DECLS

/* The application: one instance, one window, one context.
 *
 * The notice informs the user of problems with the store: damaged, from a newer version, read-only,
 * lost, or impossible to open.
 *
 * Read-only property, which notifies: "notice" (string: title of the notice; NULL: no problem). */
#define TENBO_TYPE_APPLICATION (tenbo_application_get_type ())
G_DECLARE_FINAL_TYPE (TenboApplication, tenbo_application, TENBO, APPLICATION, AdwApplication)

/* Creates the application, not yet registered. Transfer full. */
TenboApplication *tenbo_application_new (void);

/* Returns the store, the rulesets and the settings. Borrowed. */
TenboContext *tenbo_application_get_context (TenboApplication *self);

/* Returns the title of the notice about the store; NULL: no problem. Borrowed. */
const char *tenbo_application_get_notice (TenboApplication *self);

/* Shows the whole notice in a dialog above @parent: what happened, what was kept, what to do. */
void tenbo_application_show_notice (TenboApplication *self,
                                    GtkWidget        *parent);

/* Creates the About dialog with debugging information: versions, paths, the schema of the database.
 * Floating. */
AdwDialog *tenbo_about_dialog_new (TenboApplication *application);

G_END_DECLS
