/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tb-settlement.h"
#include "tb-table.h"
#include "tenbo-free-text.h"
#include "tenbo-ruleset.h"
#include "tenbo-seating.h"
#include "tenbo-store.h"
#include "tenbo-words.h"

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
 * Properties, all read-only and notified: "heading" and "subheading" (string: the title and the
 * name of the ruleset; without a title the name and ""), "running", "busy", "can-undo", "can-redo"
 * (boolean). Signals: "changed" (after any change of the state); "gone" (the game was deleted). */
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

/* The rules and the names to be shown, as sentences need them (tenbo-describe.h). Borrowed, valid
 * until the next "changed". */
const TenboWordsGame *tenbo_game_get_words (TenboGame *self);

const char *tenbo_game_get_note (TenboGame *self);    /* or NULL; borrowed */
gboolean    tenbo_game_get_running (TenboGame *self); /* whether it has not ended */
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

/* The game as the store would have it now: its details and its events, without its edits. Transfer
 * full. */
TenboStoredGame *tenbo_game_dup_stored (TenboGame *self);

/* Where the players of @game sit; the usual places where that was not recorded. */
void tenbo_game_get_seating (TenboGame    *game,
                             TenboSeating *out);

/* The same for one player. */
TbPlace tenbo_game_get_place (TenboGame *game,
                              TbPlayer   player);

/* The settlement of a game that has ended. */
void tenbo_game_get_settlement (TenboGame    *self,
                                TbSettlement *out);

/* Errors of live games; those of the store come through as they are. TENBO_STORE_ERROR_CHANGED says
 * that another window or program changed the game, and that it has been read again. */
#define TENBO_GAME_ERROR (tenbo_game_error_quark ())
GQuark tenbo_game_error_quark (void);

typedef enum
{
  TENBO_GAME_ERROR_REFUSED, /* the rules refuse it */
  TENBO_GAME_ERROR_DAMAGED, /* what is stored does not replay */
} TenboGameError;

G_END_DECLS
