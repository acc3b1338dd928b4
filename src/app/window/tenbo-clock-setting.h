/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Applies the clock of the desktop, 12 or 24 hours, to all texts, now and whenever it changes.
 * Visible texts change when their page updates them. In a sandbox, reads it from the settings
 * portal on @connection; NULL: no session bus. Returns the source of the setting, which the caller
 * keeps to follow changes, or NULL if there is none. Transfer full. */
GObject *tenbo_clock_setting_follow (GDBusConnection *connection);

G_END_DECLS
