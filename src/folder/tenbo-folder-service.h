/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-folder.h"

G_BEGIN_DECLS

/* Synchronizes a store with its shared folder again and again, on a thread, while a program with a
 * main loop runs: soon after each commit, and every few seconds for the files of other devices. If
 * the store belongs to no folder, it does nothing after a first look.
 *
 * Properties, read-only and notified: "settings" (TenboFolderSettings; NULL: the store belongs to
 * no folder), "error" (GError: the reason if the folder cannot be used now; else NULL), "n-waiting"
 * (uint: changes of this device that are not in the folder yet), "n-problems" (uint: files
 * of other devices that cannot be read), "has-synced" (boolean: the last
 * synchronization succeeded; FALSE while the first one runs).
 *
 * Signal: "synced" (const TenboFolderReport *), after a synchronization that read or wrote
 * anything. */
#define TENBO_TYPE_FOLDER_SERVICE (tenbo_folder_service_get_type ())
G_DECLARE_FINAL_TYPE (TenboFolderService, tenbo_folder_service, TENBO, FOLDER_SERVICE, GObject)

/* Starts a service for @store, of which it keeps a reference, and the rulesets in @rules_dir (NULL:
 * they are not shared). The first synchronization begins half a second later. Transfer full. */
TenboFolderService *tenbo_folder_service_new (TenboStore *store,
                                              const char *rules_dir);

/* Returns the settings; NULL: the store belongs to no folder. Borrowed, until "settings" notifies.
 * */
const TenboFolderSettings *tenbo_folder_service_get_settings (TenboFolderService *self);
const GError              *tenbo_folder_service_get_error (TenboFolderService *self);
guint                      tenbo_folder_service_get_n_waiting (TenboFolderService *self);
guint                      tenbo_folder_service_get_n_problems (TenboFolderService *self);
gboolean                   tenbo_folder_service_get_has_synced (TenboFolderService *self);

/* Synchronizes as soon as possible, also after the store has joined or left a folder. */
void tenbo_folder_service_sync (TenboFolderService *self);

/* Works with @store and @data. Returns FALSE with @error. */
typedef gboolean (*TenboFolderJobFunc) (TenboStore *store,
                                        gpointer    data,
                                        GError    **error);

/* Calls @func on the thread of the service, never at the same time as a synchronization, as the
 * functions of tenbo-folder.h require it. @data is not NULL; @destroy frees it after @callback. If
 * the service ends before, the job fails with G_IO_ERROR_CANCELLED. */
void tenbo_folder_service_run_async (TenboFolderService *self,
                                     TenboFolderJobFunc  func,
                                     gpointer            data,
                                     GDestroyNotify      destroy,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);

/* Returns the data of the job, borrowed during the callback; NULL with @error if it failed. */
gpointer tenbo_folder_service_run_finish (TenboFolderService *self,
                                          GAsyncResult       *result,
                                          GError            **error);

/* Ends the service. A synchronization that is running ends after the current file. Must be called
 * before the last reference is released. */
void tenbo_folder_service_stop (TenboFolderService *self);

G_END_DECLS
