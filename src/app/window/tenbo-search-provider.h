/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-context.h"

G_BEGIN_DECLS

/* The search provider of GNOME Shell: finds people and games by the words of the user. It also
 * answers while no window is open, and keeps the application running between the keys that the user
 * types.
 *
 * Signals: "opened" (string: a window action, GVariant: its target): the user chose a result. */
#define TENBO_TYPE_SEARCH_PROVIDER (tenbo_search_provider_get_type ())
G_DECLARE_FINAL_TYPE (TenboSearchProvider,
                      tenbo_search_provider,
                      TENBO,
                      SEARCH_PROVIDER,
                      GObject)

/* Creates a provider of the store of @context and exports it at @path of @connection. @application
 * outlives it. NULL with @error. Transfer full. */
TenboSearchProvider *tenbo_search_provider_new (GApplication    *application,
                                                TenboContext    *context,
                                                GDBusConnection *connection,
                                                const char      *path,
                                                GError         **error);

G_END_DECLS
