/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The versions of a game that two devices of a shared folder changed without knowing of each
 * other. */

typedef struct
{
  char            *writer; /* with the number, it identifies the version */
  char            *device; /* the id of the device that made it; NULL: unknown */
  guint64          number;
  gint64           time_msec;
  TenboStoredGame *game; /* its summary and its hands; owned */
} TenboFolderVersion;

/* Lists the versions of the game @game_id that have anything that the shown one lacks, the newest
 * first; without the shown one. Empty for nearly all games, also if the database belongs to no
 * folder. Of TenboFolderVersion; NULL with @error. */
GPtrArray *tenbo_folder_list_versions (TenboStore *store,
                                       gint64      game_id,
                                       GError    **error);

/* Shows the version of @writer with @number on all devices. The one that was shown becomes another
 * version. FALSE with @error (TENBO_STORE_ERROR_NOT_FOUND if there is no such version anymore). */
gboolean tenbo_folder_choose_version (TenboStore *store,
                                      gint64      game_id,
                                      const char *writer,
                                      guint64     number,
                                      GError    **error);

/* Drops all versions but the shown one, on all devices. */
gboolean tenbo_folder_discard_versions (TenboStore *store,
                                        gint64      game_id,
                                        GError    **error);

G_END_DECLS
