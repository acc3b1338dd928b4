/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* The application: one instance, one window, one store.
 *
 * The store is opened on a thread while the window is being built, so "store" is NULL at first and
 * notified when it is there. What the user should know about it (damaged, made by a newer version,
 * read-only, not to be opened) is the notice.
 *
 * Properties, read-only and notified: "store" (TenboStore), "notice" (string: its title). */
#define TENBO_TYPE_APPLICATION (tenbo_application_get_type ())
G_DECLARE_FINAL_TYPE (TenboApplication, tenbo_application, TENBO, APPLICATION, AdwApplication)

/* The application, not yet registered. The caller owns it. */
TenboApplication *tenbo_application_new (void);

/* The store, or NULL while it is being opened and where that failed. Borrowed. */
TenboStore *tenbo_application_get_store (TenboApplication *self);

/* Opens the store on a thread, as at the start; lets it go, so that its file can be replaced:
 * "store" is NULL then, and whoever has a reference drops it. */
void tenbo_application_open_store (TenboApplication *self);
void tenbo_application_close_store (TenboApplication *self);

/* The rulesets there are. Borrowed. */
TenboRulesetList *tenbo_application_get_rulesets (TenboApplication *self);

/* The settings, once the application has started. Borrowed. */
GSettings *tenbo_application_get_settings (TenboApplication *self);

/* What the user should know about the store, in one line; NULL if all is well. Borrowed. */
const char *tenbo_application_get_notice (TenboApplication *self);

/* Shows all of the notice in a dialog above @parent: what happened, what was kept, what to do. */
void tenbo_application_show_notice (TenboApplication *self,
                                    GtkWidget        *parent);

G_END_DECLS
