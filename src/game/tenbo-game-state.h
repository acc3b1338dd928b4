/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-log.h"

G_BEGIN_DECLS

/* Inside the game layer: the whole state of a live game, as it is read from the store. */
typedef struct
{
  TenboStoredGame *stored; /* owned: names, texts and ids; its edits; not its events */
  gint64           revision;
  TenboLog         log;
  TbPartialHand    partial;
  TbView           view;
} TenboGameState;

/* Reads the stored game and replays it. FALSE with @error, @state empty. */
gboolean tenbo_game_state_load (TenboGameState *state,
                                TenboStore     *store,
                                gint64          game_id,
                                GError        **error);
void     tenbo_game_state_clear (TenboGameState *state);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboGameState, tenbo_game_state_clear)

/* Makes @copy, which is not initialised, the same state. */
void tenbo_game_state_copy (TenboGameState       *copy,
                            const TenboGameState *state);

/* Changes of a state, as the store makes them in its rows. The first adds @played (transfer full),
 * with @partial and @view after it. */
void tenbo_game_state_add (TenboGameState      *state,
                           TenboPlayed         *played,
                           const TbPartialHand *partial,
                           const TbView        *view);

/* Undoes or redoes until @n_done edits are done. FALSE with @error if there are not so many
 * (TENBO_STORE_ERROR_NOT_FOUND) or what is stored does not play; @state is then to be thrown
 * away. */
gboolean tenbo_game_state_go_to (TenboGameState *state,
                                 guint           n_done,
                                 GError        **error);

/* Makes the rewrite @edit (transfer full), whose `other` is what is to be. */
gboolean tenbo_game_state_rewrite (TenboGameState  *state,
                                   TenboStoredEdit *edit,
                                   GError         **error);

/* The game of @state (taken over) in @store; NULL: a detached one, which is only in memory.
 * Transfer full. */
TenboGame *tenbo_game_new (TenboStore     *store,
                           TenboGameState *state);

/* What @self is now. Borrowed, valid until the next "changed". */
const TenboGameState *tenbo_game_get_state (TenboGame *self);

/* @note without the space around it; NULL if nothing is left. Transfer full. */
char *tenbo_game_dup_note (const char *note);

G_END_DECLS
