/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Internal to the folder layer: the files of a shared folder (docs/folder.md, Files).
 *
 *   devices/DEVICE/device.json
 *   devices/DEVICE/people.json
 *   devices/DEVICE/sessions.json
 *   devices/DEVICE/rulesets.json
 *   devices/DEVICE/board.html
 *   devices/DEVICE/rulesets/DIGEST.json
 *   devices/DEVICE/games/YYYY-MM/GAME.json
 *
 * DEVICE and GAME are UUIDs (tenbo_folder_game_name()). A device writes only below its own DEVICE.
 * Any other name is one that a tool left behind, such as a temporary file or the copy of a
 * conflict, and is ignored. */

/* A file of another device */
typedef enum
{
  TENBO_FOLDER_PEOPLE,
  TENBO_FOLDER_SESSIONS,
  TENBO_FOLDER_RULESETS,
  TENBO_FOLDER_GAME,
} TenboFolderFileKind;

typedef struct
{
  TenboFolderFileKind kind;
  char               *path;   /* in the folder, with '/' */
  char               *device; /* its id */
  char               *game;   /* name of a game, else NULL */
  gint64              time;   /* of the last change, in microseconds */
  gint64              size;
} TenboFolderFile;

void tenbo_folder_file_free (TenboFolderFile *file);

/* Lists the ids of the devices that have files in the folder @root. Transfer full; NULL with
 * @error if the folder cannot be read. */
GStrv tenbo_folder_list_devices (const char *root,
                                 GError    **error);

/* Lists the files of @device that other devices read: games last. @times is
 * NULL, or has the times of folders with games at earlier calls: folders that have not changed
 * since are left out. Of TenboFolderFile. */
GPtrArray *tenbo_folder_list_files (const char *root,
                                    const char *device,
                                    GHashTable *times);

/* Reads the file @path of the folder. A file that somebody is still writing can be incomplete. NULL
 * with @error; transfer full. */
char *tenbo_folder_read_file (const char *root,
                              const char *path,
                              gsize      *length,
                              GError    **error);

/* Writes @text to the file @path of the folder, whole or not at all. Creates the folders above. */
gboolean tenbo_folder_write_file (const char *root,
                                  const char *path,
                                  const char *text,
                                  GError    **error);

/* Returns the name of the game with the id @id: a UUID in lower case; for any other id, which an
 * imported game can have, a hash of it in this form. Transfer full. */
char *tenbo_folder_game_name (const char *id);

/* Return paths in the folder. Transfer full. */
char *tenbo_folder_path (const char *device,
                         const char *name); /* "people.json" */
char *tenbo_folder_game_path (const char *device,
                              const char *game,
                              gint64      started_msec);
char *tenbo_folder_ruleset_path (const char *device,
                                 const char *digest);

G_END_DECLS
