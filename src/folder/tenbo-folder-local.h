/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-folder-sync.h"
#include "tenbo-game-versions.h"

G_BEGIN_DECLS

/* Internal to the folder layer: one game, between its row in the database and its state in the
 * folder. */

/* A game as the database has it. */
typedef struct
{
  TenboSharedItem   *item;  /* NULL: the folder has never had it */
  TenboGameVersions *state; /* without the content of the row */
  TenboStoredGame   *row;   /* NULL: none */
  gint64             deleted_msec;
  char              *digest; /* of the row */

  /* The version that the row is; 0: none */
  char   *row_writer;
  guint64 row_number;
} TenboFolderLocal;

void tenbo_folder_local_clear (TenboFolderLocal *local);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboFolderLocal, tenbo_folder_local_clear)

/* Reads the game @uuid. */
gboolean tenbo_folder_local_load (TenboRead        *read,
                                  const char       *uuid,
                                  TenboFolderLocal *local,
                                  GError          **error);

/* Gives the shown version its content if it is the row, before it is compared or written. */
gboolean tenbo_folder_local_fill (TenboFolderSync  *self,
                                  TenboFolderLocal *local,
                                  GError          **error);

/* Whether @error means that only this game cannot be read: the others go on. */
gboolean tenbo_folder_local_is_damaged (const GError *error);

/* Returns the row as the content of a version. Transfer full; NULL with @error. */
TenboRecord *tenbo_folder_local_read_row (TenboFolderSync        *self,
                                          const TenboFolderLocal *local,
                                          GError                **error);

/* Records that the row is the version @version. */
void tenbo_folder_local_set_row_version (TenboFolderLocal       *local,
                                         const TenboGameVersion *version);

/* Adds to the state what the user has changed since it was written. Sets @noted if there is
 * anything. */
gboolean tenbo_folder_local_note (TenboFolderSync  *self,
                                  TenboFolderLocal *local,
                                  gboolean         *noted,
                                  GError          **error);

/* Returns the game in @version of @state as a row. NULL with @error if the rules of this program
 * refuse it. Transfer full. */
TenboStoredGame *tenbo_folder_build_game (TenboGameVersions      *state,
                                          const TenboGameVersion *version,
                                          GError                **error);

/* Returns the write of the state, which is also written to a file if @noted. Transfer full; NULL
 * with @error if the game is refused. */
TenboWrite *tenbo_folder_local_make_write (TenboFolderSync  *self,
                                           TenboFolderLocal *local,
                                           gboolean          noted,
                                           GError          **error);

G_END_DECLS
