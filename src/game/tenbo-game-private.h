/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-log.h"

G_BEGIN_DECLS

/* The whole state of a live game, as it is read from the store. */
typedef struct
{
  TenboStoredGame *stored; /* owned: names, title and ids; its edits; not its events */
  gint64           revision;
  TenboLog         log;
  TbPartialHand    partial;
  TbView           view;
} TenboGameState;

struct _TenboGame
{
  GObject parent_instance;

  TenboStore    *store; /* owned */
  TenboGameState state;
  gboolean       busy;
};

/* Reads the stored game and replays it. FALSE with @error, @state empty. */
gboolean tenbo_game_state_load (TenboGameState *state,
                                TenboStore     *store,
                                gint64          game_id,
                                GError        **error);
void     tenbo_game_state_clear (TenboGameState *state);

/* Sets what the getters answer, and says so. */
void tenbo_game_set_busy (TenboGame *self,
                          gboolean   busy);
void tenbo_game_emit_changed (TenboGame *self);

/* Makes the game of @state (taken over). Transfer full. */
TenboGame *tenbo_game_new (TenboStore     *store,
                           TenboGameState *state);

G_END_DECLS
