/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-context.h"

G_BEGIN_DECLS

/* The application: one instance, one window, one context.
 *
 * The notice tells the user about the store: damaged, made by a newer version, read-only, lost, or
 * impossible to open.
 *
 * Property, read-only and notified: "notice" (string: its title; NULL if all is well). */
#define TENBO_TYPE_APPLICATION (tenbo_application_get_type ())
G_DECLARE_FINAL_TYPE (TenboApplication, tenbo_application, TENBO, APPLICATION, AdwApplication)

/* The application, not yet registered. The caller owns it. */
TenboApplication *tenbo_application_new (void);

/* The store, the rulesets and the settings. Borrowed. */
TenboContext *tenbo_application_get_context (TenboApplication *self);

/* What the user should know about the store, in one line; NULL if all is well. Borrowed. */
const char *tenbo_application_get_notice (TenboApplication *self);

/* Shows all of the notice in a dialog above @parent: what happened, what was kept, what to do. */
void tenbo_application_show_notice (TenboApplication *self,
                                    GtkWidget        *parent);

/* The About dialog with what helps to find a fault: versions, paths, the schema of the database.
 * Floating. */
AdwDialog *tenbo_about_dialog_new (TenboApplication *application);

G_END_DECLS
