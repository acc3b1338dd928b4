/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tb-settlement.h"
#include "tb-table.h"
#include "tenbo-free-text.h"
#include "tenbo-ruleset.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* A live game: the log of events under its frozen ruleset, what follows from it, and its place in
 * the store. Every change is in the store before it is visible here: an operation ends, "changed"
 * is emitted, and only then do the getters answer with the new state. After a failed operation the
 * game is as it was, and the error says what to do. One operation runs at a time; starting a
 * second one while `busy` is TRUE ends at once with G_IO_ERROR_PENDING.
 *
 * A change that is made elsewhere (another window, another program, the people and the history
 * in this one) is read again when the store reports it.
 *
 * Properties, all read-only and notified: "busy", "can-undo", "can-redo" (boolean). Signals:
 * "changed" (after any change of the state); "gone" (the game was deleted). */
#define TENBO_TYPE_GAME (tenbo_game_get_type ())
G_DECLARE_FINAL_TYPE (TenboGame, tenbo_game, TENBO, GAME, GObject)

/* What a new game is made of. All borrowed, for the time of the call. `names` are in turn order,
 * the first dealer first; people of these names are found or made. `session_id` 0 continues the
 * session of the game before, if the same people played that and it is of the same day or was last
 * played less than six hours ago, and else begins one. */
typedef struct
{
  TenboRuleset *ruleset;
  const char   *names[TB_MAX_PLAYERS];
  const int    *places; /* where each body sits, 0 to 3 (docs/game-format.md); NULL: not known */
  const char   *title;  /* or NULL */
  gint64        session_id;
} TenboNewGame;

/* Makes a new game in @store and opens it. */
void       tenbo_game_create_async (TenboStore         *store,
                                    const TenboNewGame *new_game,
                                    GCancellable       *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);
TenboGame *tenbo_game_create_finish (GAsyncResult *result,
                                     GError      **error);

/* The same, waiting for the store; for programs without a main loop. */
TenboGame *tenbo_game_create (TenboStore         *store,
                              const TenboNewGame *new_game,
                              GError            **error);

/* Opens the stored game @game_id, replaying its events (a game of a hundred hands takes well under
 * a millisecond). Transfer full. */
TenboGame *tenbo_game_open (TenboStore *store,
                            gint64      game_id,
                            GError    **error);

gint64        tenbo_game_get_id (TenboGame *self);
const char   *tenbo_game_get_uuid (TenboGame *self);    /* borrowed */
TenboRuleset *tenbo_game_get_ruleset (TenboGame *self); /* borrowed */
const char   *tenbo_game_get_title (TenboGame *self);   /* or NULL; borrowed */
gint64        tenbo_game_get_session_id (TenboGame *self);

/* What a player is called, to be shown (tenbo_free_text_isolate()), and as it was written, to be
 * edited or compared. Borrowed. */
const char *tenbo_game_get_player_name (TenboGame *self,
                                        TbPlayer   player);
const char *tenbo_game_get_written_name (TenboGame *self,
                                         TbPlayer   player);

int         tenbo_game_get_player_place (TenboGame *self,
                                         TbPlayer   player); /* 0 to 3, or -1: not recorded */
const char *tenbo_game_get_note (TenboGame *self);         /* or NULL; borrowed */
gboolean    tenbo_game_get_busy (TenboGame *self);
gboolean    tenbo_game_get_can_undo (TenboGame *self);
gboolean    tenbo_game_get_can_redo (TenboGame *self);

/* The state after the last event; borrowed, valid until the next "changed". */
const TbTable *tenbo_game_get_table (TenboGame *self);

/* The running hand (riichi and fouls so far) and the table as it stands with it; borrowed. */
const TbPartialHand *tenbo_game_get_partial (TenboGame *self);
const TbView        *tenbo_game_get_view (TenboGame *self);

/* The log: number of events, corrections and stopping too, each event, and what it did. Borrowed,
 * valid until the next "changed". */
guint               tenbo_game_get_n_hands (TenboGame *self);
const TbEvent      *tenbo_game_get_event (TenboGame *self,
                                          guint      index);
const TbHandResult *tenbo_game_get_result (TenboGame *self,
                                           guint      index);

/* The record id and the note (or NULL) of an event. The same. */
const char *tenbo_game_get_hand_id (TenboGame *self,
                                    guint      index);
const char *tenbo_game_get_hand_note (TenboGame *self,
                                      guint      index);

/* Plays @event on a copy of the table. Pure, fast (well under 1 ms): meant for every key press. */
TbStatus tenbo_game_preview (TenboGame     *self,
                             const TbEvent *event,
                             TbTable       *after,
                             TbHandResult  *out,
                             TbProblem     *problem);

/* Makes @event an empty one of @result with the running hand's riichi and fouls already in it. */
void tenbo_game_begin_event (TenboGame *self,
                             TbResult   result,
                             TbEvent   *event);

/* Records @event: in the database, then here. The running hand starts empty again, except after an
 * agreed correction, which leaves it running. Drops what could be redone. An event that the ruleset
 * refuses ends with TENBO_GAME_ERROR_REFUSED and the words for it, nothing changed. */
void     tenbo_game_confirm_async (TenboGame          *self,
                                   const TbEvent      *event,
                                   GCancellable       *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer            user_data);
gboolean tenbo_game_confirm_finish (TenboGame    *self,
                                    GAsyncResult *result,
                                    GError      **error);
gboolean tenbo_game_confirm (TenboGame     *self,
                             const TbEvent *event,
                             GError       **error);

/* Takes the last step back, or makes the last one taken back again: an event, or what was changed
 * of the game with a draft (tenbo-draft.h; all steps: tenbo-steps.h). Both survive a restart. The
 * running hand goes with them: after undo it is as it was before the step, and redo brings back the
 * one that undo put away. With nothing to undo or redo they end with
 * TENBO_STORE_ERROR_NOT_FOUND. */
void     tenbo_game_undo_async (TenboGame          *self,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data);
gboolean tenbo_game_undo_finish (TenboGame    *self,
                                 GAsyncResult *result,
                                 GError      **error);
gboolean tenbo_game_undo (TenboGame *self,
                          GError   **error);
void     tenbo_game_redo_async (TenboGame          *self,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data);
gboolean tenbo_game_redo_finish (TenboGame    *self,
                                 GAsyncResult *result,
                                 GError      **error);
gboolean tenbo_game_redo (TenboGame *self,
                          GError   **error);

/* Replaces the running hand, for example with one riichi more or less. A hand that the ruleset
 * refuses ends with TENBO_GAME_ERROR_REFUSED and the problem's words, nothing changed. */
void     tenbo_game_set_partial_async (TenboGame           *self,
                                       const TbPartialHand *partial,
                                       GCancellable        *cancellable,
                                       GAsyncReadyCallback  callback,
                                       gpointer             user_data);
gboolean tenbo_game_set_partial_finish (TenboGame    *self,
                                        GAsyncResult *result,
                                        GError      **error);
gboolean tenbo_game_set_partial (TenboGame           *self,
                                 const TbPartialHand *partial,
                                 GError             **error);

/* Sets the title of the game or its note; NULL or a blank text: none. Neither is a step that undo
 * takes back: they change nothing of the game, and leave what can be redone. */
void     tenbo_game_set_title_async (TenboGame          *self,
                                     const char         *title,
                                     GCancellable       *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);
gboolean tenbo_game_set_title_finish (TenboGame    *self,
                                      GAsyncResult *result,
                                      GError      **error);
gboolean tenbo_game_set_title (TenboGame  *self,
                               const char *title,
                               GError    **error);
void     tenbo_game_set_note_async (TenboGame          *self,
                                    const char         *note,
                                    GCancellable       *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);
gboolean tenbo_game_set_note_finish (TenboGame    *self,
                                     GAsyncResult *result,
                                     GError      **error);
gboolean tenbo_game_set_note (TenboGame  *self,
                              const char *note,
                              GError    **error);

/* Sets the note of the event @index; NULL or a blank text: none. It is kept with the event, so this
 * is a step that undo takes back, and drops what could be redone. The same note again is none. */
void     tenbo_game_set_hand_note_async (TenboGame          *self,
                                         guint               index,
                                         const char         *note,
                                         GCancellable       *cancellable,
                                         GAsyncReadyCallback callback,
                                         gpointer            user_data);
gboolean tenbo_game_set_hand_note_finish (TenboGame    *self,
                                          GAsyncResult *result,
                                          GError      **error);
gboolean tenbo_game_set_hand_note (TenboGame  *self,
                                   guint       index,
                                   const char *note,
                                   GError    **error);

/* The settlement of a game that has ended. */
void tenbo_game_get_settlement (TenboGame    *self,
                                TbSettlement *out);

/* Errors of live games; those of the store come through as they are. */
#define TENBO_GAME_ERROR (tenbo_game_error_quark ())
GQuark tenbo_game_error_quark (void);

typedef enum
{
  TENBO_GAME_ERROR_REFUSED, /* the rules refuse it */
  TENBO_GAME_ERROR_CHANGED, /* another window or program changed the game: it has been read again */
  TENBO_GAME_ERROR_DAMAGED, /* what is stored does not replay */
} TenboGameError;

G_END_DECLS
