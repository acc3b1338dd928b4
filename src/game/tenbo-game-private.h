/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-log.h"

G_BEGIN_DECLS

/* The whole state of a live game, as it is read from the store. */
typedef struct
{
  TenboStoredGame *stored; /* owned: names, texts and ids; its edits; not its events */
  gint64           revision;
  TenboLog         log;
  TbPartialHand    partial;
  TbView           view;
} TenboGameState;

struct _TenboGame
{
  GObject parent_instance;

  TenboStore    *store; /* owned; NULL of a detached game, which is only in memory */
  TenboGameState state;
  gboolean       busy;
  gboolean       is_old; /* to be read again when it is not busy any more */
  TenboWordsGame words;  /* filled whenever it is asked for */
};

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
 * with @partial and @view after it; the others answer FALSE with @error, and @state is to be thrown
 * away then, where there is nothing to undo or redo or what is stored does not play. */
void     tenbo_game_state_add (TenboGameState      *state,
                               TenboPlayed         *played,
                               const TbPartialHand *partial,
                               const TbView        *view);
gboolean tenbo_game_state_undo (TenboGameState *state,
                                GError        **error);
gboolean tenbo_game_state_redo (TenboGameState *state,
                                GError        **error);

/* Undoes or redoes until @n_done edits are done. */
gboolean tenbo_game_state_go_to (TenboGameState *state,
                                 guint           n_done,
                                 GError        **error);

/* Makes the rewrite @edit (transfer full), whose `other` is what is to be. */
gboolean tenbo_game_state_rewrite (TenboGameState  *state,
                                   TenboStoredEdit *edit,
                                   GError         **error);

/* Sets what the getters answer, and says so. */
void tenbo_game_set_busy (TenboGame *self,
                          gboolean   busy);
void tenbo_game_emit_changed (TenboGame *self);

/* Makes the game what is stored of it now. FALSE with @error, and the game stays as it is. */
gboolean tenbo_game_reload (TenboGame *self,
                            GError   **error);

/* Makes the game of @state (taken over) in @store; NULL: a detached one. Transfer full. */
TenboGame *tenbo_game_new (TenboStore     *store,
                           TenboGameState *state);

/* @note without the space around it; NULL if nothing is left. Transfer full. */
char *tenbo_game_dup_note (const char *note);

G_END_DECLS
