/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* What can be done with games in a list. */
typedef enum
{
  TENBO_GAMES_DELETE,  /* to the deleted games, from where it comes back */
  TENBO_GAMES_RESTORE, /* back again */
  TENBO_GAMES_VOID,    /* kept, not counted */
  TENBO_GAMES_COUNT,   /* counted again */
  TENBO_GAMES_COPY,    /* put in once more, void, as a game of its own that can be played on */
  TENBO_GAMES_MOVE,    /* to the session of its key; 0: all of these to one new session */
} TenboGamesChangeKind;

/* A change of some games of a store. */
typedef struct
{
  TenboStore          *store; /* owned */
  TenboGamesChangeKind kind;
  GArray              *keys; /* of TenboGameKey; shared */

  /* The games that were changed, as the opposite change takes them: the copy of a game; a moved
   * game with the session that it left. Of TenboGameKey. */
  GArray *done;
} TenboGamesChange;

/* A change of the games @keys (of TenboGameKey; shared) of @store, to be run. */
TenboGamesChange *tenbo_games_change_new (TenboStore          *store,
                                          TenboGamesChangeKind kind,
                                          GArray              *keys);
void              tenbo_games_change_free (TenboGamesChange *self);

/* Changes the games, some at a time. A game that is already so or is gone is passed over; if
 * another window changes a game in the meantime, that change is kept. @func (or NULL) is told how
 * many games are done. Returns FALSE with @error if a game cannot be changed or @cancellable is
 * cancelled; the games before it stay changed. Takes long: for a thread. */
gboolean tenbo_games_change_run (TenboGamesChange *self,
                                 GCancellable     *cancellable,
                                 TenboProgressFunc func,
                                 gpointer          user_data,
                                 GError          **error);

/* The change that undoes @kind. */
TenboGamesChangeKind tenbo_games_change_get_opposite (TenboGamesChangeKind kind);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGamesChange, tenbo_games_change_free)

G_END_DECLS
