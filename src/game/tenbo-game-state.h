/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-log.h"
#include "tenbo-read.h"

G_BEGIN_DECLS

/* Internal to the game layer: the whole state of a live game, as read from the store. */
typedef struct
{
  TenboStoredGame *stored; /* owned: names, texts and ids; its edits; not its events */
  gint64           revision;
  TenboLog         log;
  TbPartialHand    partial;
  TbView           view;
} TenboGameState;

/* Reads the stored game and replays it. Returns FALSE with @error and an empty @state on failure.
 * */
gboolean tenbo_game_state_load (TenboGameState *state,
                                TenboStore     *store,
                                gint64          game_id,
                                GError        **error);

/* The same from a snapshot, on any thread. */
gboolean tenbo_game_state_read (TenboGameState *state,
                                TenboRead      *read,
                                gint64          game_id,
                                GError        **error);
void     tenbo_game_state_clear (TenboGameState *state);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboGameState, tenbo_game_state_clear)

/* Copies the state to @copy, which is not initialized. */
void tenbo_game_state_copy (TenboGameState       *copy,
                            const TenboGameState *state);

/* Changes of a state that match those of the store in its rows. The first adds @played (transfer
 * full), followed by @partial and @view. */
void tenbo_game_state_add (TenboGameState      *state,
                           TenboPlayed         *played,
                           const TbPartialHand *partial,
                           const TbView        *view);

/* Undoes or redoes until @n_done edits are done. Returns FALSE with @error if there are fewer edits
 * (TENBO_STORE_ERROR_NOT_FOUND) or the stored events cannot be replayed; the caller must then
 * discard @state. */
gboolean tenbo_game_state_go_to (TenboGameState *state,
                                 guint           n_done,
                                 GError        **error);

/* Makes the rewrite @edit (transfer full), whose `other` is the new content. */
gboolean tenbo_game_state_rewrite (TenboGameState  *state,
                                   TenboStoredEdit *edit,
                                   GError         **error);

/* Returns the game of @state (taken over) in @store, or a detached game, which is only in memory,
 * if @store is NULL. Transfer full. */
TenboGame *tenbo_game_new (TenboStore     *store,
                           TenboGameState *state);

/* Returns the current state of @self. Borrowed, valid until the next "changed". */
const TenboGameState *tenbo_game_get_state (TenboGame *self);

/* Returns @note without surrounding space, or NULL if nothing is left. Transfer full. */
char *tenbo_game_dup_note (const char *note);

G_END_DECLS
