/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A shared folder: a folder that some other tool (Syncthing, Nextcloud, a network share, a USB
 * stick) keeps equal on several devices, in which each device writes its games and reads those of
 * the others (docs/folder.md). The database stays complete without the folder. A folder that
 * is missing, full or slow delays no hand: it is written at the next time.
 *
 * All functions block and can be called from any thread, one at a time for each store. */

typedef enum
{
  TENBO_FOLDER_NONE = 0,
  TENBO_FOLDER_SEND_ONLY = 1 << 0, /* do not read the history of the others */
  TENBO_FOLDER_INITIALS = 1 << 1,  /* write only the initials of the names of people */
  TENBO_FOLDER_BOARD = 1 << 2,     /* write the board as a web page */
} TenboFolderFlags;

/* The membership of a database in a folder. */
typedef struct
{
  char            *path;   /* of the folder */
  char            *device; /* id of this device there */
  char            *name;   /* of this device, for people */
  TenboFolderFlags flags;
  char            *machine;   /* of the computer; "": unknown */
  gint64           n_written; /* number of times that this device has written to the folder */
} TenboFolderSettings;

void tenbo_folder_settings_free (TenboFolderSettings *settings);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboFolderSettings, tenbo_folder_settings_free)

/* Reads the membership; *@settings (transfer full) is NULL if the database belongs to no folder.
 * FALSE with @error. */
gboolean tenbo_folder_read_settings (TenboStore           *store,
                                     TenboFolderSettings **settings,
                                     GError              **error);

/* Joins the folder at @path, which must exist, as a device named @name. Writes only the settings;
 * tenbo_folder_sync() does the rest. FALSE with @error. */
gboolean tenbo_folder_join (TenboStore      *store,
                            const char      *path,
                            const char      *name,
                            TenboFolderFlags flags,
                            GError         **error);

/* Sets whether this device writes the board into the folder. Without it, the page is deleted. FALSE
 * with @error: NOT_FOUND if the database belongs to no folder. */
gboolean tenbo_folder_set_board (TenboStore *store,
                                 gboolean    has_board,
                                 GError    **error);

/* Returns the path of the page with the board of this device. Transfer full. */
char *tenbo_folder_dup_board_path (const TenboFolderSettings *settings);

/* Writes @html as that page if it has another content. FALSE with @error. */
gboolean tenbo_folder_write_board (const TenboFolderSettings *settings,
                                   const char                *html,
                                   GError                   **error);

/* Leaves the folder. The history stays here, and the files stay in the folder, except the board,
 * which would never change again. */
gboolean tenbo_folder_leave (TenboStore *store,
                             GError    **error);

/* A file that cannot be read. */
typedef struct
{
  char *path;
  char *problem; /* for the user */
} TenboFolderProblem;

/* The result of a synchronization. */
typedef struct
{
  guint n_read;    /* files read */
  guint n_written; /* files written */
  guint n_games;   /* games added or changed here */

  guint n_rulesets; /* files of rulesets written or deleted here */
} TenboFolderReport;

/* The memory of a program that synchronizes again and again. With it, a synchronization that finds
 * nothing new takes a millisecond, however large the history is. */
typedef struct
{
  char       *writer;  /* id of the versions that are made with this memory; owned */
  GHashTable *times;   /* of files and folders; owned */
  GHashTable *changed; /* ids of games (gint64) that may have changed here since; owned */

  /* Whether any other game, or any person or session, may have changed here since */
  gboolean any_changed;

  char *rules_dir;  /* owned, or NULL */
  char *rules_seen; /* describes the files there that were read; owned, or NULL */
} TenboFolderMemory;

/* Creates a memory. @rules_dir is the folder with the files of the user's rulesets, which are
 * shared too; NULL: they are not. */
TenboFolderMemory *tenbo_folder_memory_new (const char *rules_dir);
void               tenbo_folder_memory_free (TenboFolderMemory *memory);

/* Writes the changes of this device to the folder, and reads those of the others. @memory is NULL,
 * or the same for each call; a successful call empties its changes. FALSE with @error if the
 * database belongs to no folder (TENBO_STORE_ERROR_NOT_FOUND) or cannot be written, or if the
 * folder cannot be (G_IO_ERROR); everything done before that is kept. Files that cannot be read are
 * skipped (tenbo_folder_list_problems()). */
gboolean tenbo_folder_sync (TenboStore        *store,
                            TenboFolderMemory *memory,
                            GCancellable      *cancellable,
                            TenboFolderReport *report,
                            GError           **error);

/* A device of the folder. */
typedef struct
{
  char    *id;
  char    *name;
  gint64   seen_msec; /* when it last wrote; 0: unknown */
  gboolean is_here;
} TenboFolderDevice;

/* Lists the devices of the folder, this one first. Of TenboFolderDevice; NULL with @error. */
GPtrArray *tenbo_folder_list_devices_of (const TenboFolderSettings *settings,
                                         GError                   **error);

/* Lists the files of other devices that cannot be read. Of TenboFolderProblem; NULL with @error. */
GPtrArray *tenbo_folder_list_problems (TenboStore *store,
                                       GError    **error);

/* Counts the games, people, sessions and rulesets of this device that are not in the folder yet. */
gboolean tenbo_folder_count_waiting (TenboStore *store,
                                     guint      *n_waiting,
                                     GError    **error);

G_END_DECLS
