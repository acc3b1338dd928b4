/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-folder-files.h"
#include "tenbo-folder.h"
#include "tenbo-game-versions.h"
#include "tenbo-shared.h"

G_BEGIN_DECLS

/* Internal to the folder layer: one synchronization. */
typedef struct
{
  TenboStore                *store;
  const TenboFolderSettings *settings;

  /* The id of new versions. No other run of a program has it, so that no number is used twice, also
   * if an older state of the database was restored. */
  TenboGameWriter writer;

  GCancellable      *cancellable; /* or NULL */
  TenboFolderReport *report;

  gboolean has_file;     /* this device has its file in the folder */
  gboolean has_received; /* games or people of other devices, on which merges may depend */

  TenboFolderMemory *memory;   /* or NULL */
  gboolean           is_first; /* there was no synchronization with this memory yet */

  GHashTable *rulesets; /* digest → TenboRuleset, or NULL for one that is not here; owned */
  GHashTable *frozen;   /* text → TenboRuleset (tenbo-log.h); owned */
} TenboFolderSync;

/* Returns the text of names for the files: initials if the user wants that. Transfer full. */
char *tenbo_folder_sync_dup_name (TenboFolderSync *self,
                                  const char      *name);

/* Adds the item that describes @file as read, with @problem or NULL, to @items, unless the database
 * has it already. */
gboolean tenbo_folder_sync_add_file (TenboRead             *read,
                                     const TenboFolderFile *file,
                                     const char            *problem,
                                     GPtrArray             *items,
                                     GError               **error);

/* Writes @items, if there are any. */
gboolean tenbo_folder_sync_commit_items (TenboFolderSync *self,
                                         GPtrArray       *items,
                                         GError         **error);

/* Makes the next synchronization look at @file again, although its folder may not have changed. */
void tenbo_folder_sync_look_again (TenboFolderSync       *self,
                                   const TenboFolderFile *file);

/* --- Games (tenbo-folder-games.c) --- */

/* Reads and merges the files of @games: arrays of TenboFolderFile, each of one game. FALSE with
 * @error; the games that were received before are complete. */
gboolean tenbo_folder_sync_receive_games (TenboFolderSync *self,
                                          GPtrArray       *games,
                                          GError         **error);

/* Makes versions of the games that have changed here. */
gboolean tenbo_folder_sync_note_games (TenboFolderSync *self,
                                       GError         **error);

/* Writes the files of games that are not written yet. */
gboolean tenbo_folder_sync_write_games (TenboFolderSync *self,
                                        GError         **error);

/* --- People and sessions (tenbo-folder-entries.c) --- */

gboolean tenbo_folder_sync_receive_entries (TenboFolderSync       *self,
                                            const TenboFolderFile *file,
                                            GError               **error);
gboolean tenbo_folder_sync_note_entries (TenboFolderSync *self,
                                         GError         **error);
gboolean tenbo_folder_sync_write_entries (TenboFolderSync *self,
                                          GError         **error);

/* Reads the entries of a file with rulesets (of TenboSharedRuleset). NULL with @problem, both
 * transfer full. */
GPtrArray *tenbo_folder_sync_read_rulesets (TenboFolderSync       *self,
                                            const TenboFolderFile *file,
                                            char                 **problem);

/* Applies entries that depend on games or people that have arrived since. */
gboolean tenbo_folder_sync_settle_entries (TenboFolderSync *self,
                                           GError         **error);

/* --- Rulesets of the user (tenbo-folder-rulesets.c) --- */

gboolean tenbo_folder_sync_receive_rulesets (TenboFolderSync       *self,
                                             const TenboFolderFile *file,
                                             GError               **error);
gboolean tenbo_folder_sync_note_rulesets (TenboFolderSync *self,
                                          GError         **error);

G_END_DECLS
