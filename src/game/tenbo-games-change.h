/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The actions for games in a list. */
typedef enum
{
  TENBO_GAMES_DELETE,  /* move to the deleted games, which can be restored */
  TENBO_GAMES_RESTORE, /* restore a deleted game */
  TENBO_GAMES_VOID,    /* make void: kept, but not counted */
  TENBO_GAMES_COUNT,   /* count again */
  TENBO_GAMES_COPY,    /* add a void copy, a separate game that can be played on */
  TENBO_GAMES_MOVE,    /* move to the session of the key; 0: all of these to one new session */
} TenboGamesChangeKind;

/* A change of some games of a store. */
typedef struct
{
  TenboStore          *store; /* owned */
  TenboGamesChangeKind kind;
  GArray              *keys; /* of TenboGameKey; shared */

  /* The games that were changed, as keys for the opposite change: the copy of a game; a moved game
   * with its previous session. Of TenboGameKey. */
  GArray *done;
} TenboGamesChange;

/* Returns a change of the games @keys (of TenboGameKey; shared) of @store, ready to run. */
TenboGamesChange *tenbo_games_change_new (TenboStore          *store,
                                          TenboGamesChangeKind kind,
                                          GArray              *keys);
void              tenbo_games_change_free (TenboGamesChange *self);

/* Changes the games, some at a time. Skips a game that is already in the wanted state or is gone;
 * if another window changes a game in the meantime, that change is kept. Calls @func (or NULL) with
 * the number of games done. Returns FALSE with @error if a game cannot be changed or @cancellable
 * is triggered; the games before it stay changed. Takes long: call it in a thread. */
gboolean tenbo_games_change_run (TenboGamesChange *self,
                                 GCancellable     *cancellable,
                                 TenboProgressFunc func,
                                 gpointer          user_data,
                                 GError          **error);

/* Returns the kind of change that undoes @kind. */
TenboGamesChangeKind tenbo_games_change_get_opposite (TenboGamesChangeKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGamesChange, tenbo_games_change_free)

G_END_DECLS
