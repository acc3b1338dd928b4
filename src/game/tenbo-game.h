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

/* A live game: the log of events under its frozen ruleset, the resulting state, and its place in
 * the store. Every change is in the store before it is visible here: an operation ends, "changed"
 * is emitted, and only then do the getters return the new state. After a failed operation the game
 * is unchanged, and the error explains what to do. One operation runs at a time; starting a second
 * one while `busy` is TRUE ends at once with G_IO_ERROR_PENDING.
 *
 * The game reads changes made elsewhere (another window, another program, the people and the
 * history in this one) again when the store reports them.
 *
 * Properties, all read-only and notified: "heading" and "subheading" (string: the title and the
 * name of the ruleset, or a note that nothing is kept; without a title the name and ""), "running",
 * "busy", "can-undo", "can-redo"
 * (boolean). Signals: "changed" (after any change of the state); "gone" (the game was deleted). */
#define TENBO_TYPE_GAME (tenbo_game_get_type ())
G_DECLARE_FINAL_TYPE (TenboGame, tenbo_game, TENBO, GAME, GObject)

/* The content of a new game. All borrowed for the duration of the call. `names` are in turn order
 * from the first dealer; people with these names are found or created. `session_id` 0 continues the
 * session of the previous game if the same people played it and it is of the same day or was last
 * played less than six hours ago; otherwise it begins a new session. */
typedef struct
{
  TenboRuleset *ruleset;
  const char   *names[TB_MAX_PLAYERS];
  const int    *sides; /* side of the table, 0 to 3 (docs/game-format.md); NULL: unknown */
  const char   *title; /* or NULL */
  gint64        session_id;
  int           time_limit_minutes; /* 0: none */
} TenboNewGame;

/* Creates a game in @store and opens it. */
void       tenbo_game_create_async (TenboStore         *store,
                                    const TenboNewGame *new_game,
                                    GCancellable       *cancellable,
                                    GAsyncReadyCallback callback,
                                    gpointer            user_data);
TenboGame *tenbo_game_create_finish (GAsyncResult *result,
                                     GError      **error);

/* Opens the stored game @game_id and replays its events (a game of a hundred hands takes well under
 * a millisecond). Transfer full. */
TenboGame *tenbo_game_open (TenboStore *store,
                            gint64      game_id,
                            GError    **error);

gint64        tenbo_game_get_id (TenboGame *self);      /* 0 if it is not stored */
const char   *tenbo_game_get_uuid (TenboGame *self);    /* borrowed */
TenboRuleset *tenbo_game_get_ruleset (TenboGame *self); /* borrowed */
const char   *tenbo_game_get_title (TenboGame *self);   /* or NULL; borrowed */
gint64        tenbo_game_get_session_id (TenboGame *self);

/* Returns the summary as it was last stored, with the times and the venue of the game. Borrowed. */
const TenboStoredSummary *tenbo_game_get_summary (TenboGame *self);

/* Returns the name of a player for display (tenbo_free_text_isolate()), or as it was written, for
 * editing and comparing. Borrowed. */
const char *tenbo_game_get_player_name (TenboGame *self,
                                        TbPlayer   player);
const char *tenbo_game_get_written_name (TenboGame *self,
                                         TbPlayer   player);

/* Returns the rules and the names for display, as sentences need them (tenbo-describe.h). Borrowed,
 * valid until the next "changed". */
const TenboWordsGame *tenbo_game_get_words (TenboGame *self);

const char *tenbo_game_get_note (TenboGame *self);      /* or NULL; borrowed */
gboolean    tenbo_game_get_running (TenboGame *self);   /* whether it has not ended */
gboolean    tenbo_game_get_transient (TenboGame *self); /* whether it is only in memory */
gboolean    tenbo_game_get_busy (TenboGame *self);
gboolean    tenbo_game_get_can_undo (TenboGame *self);
gboolean    tenbo_game_get_can_redo (TenboGame *self);

/* Returns the state after the last event; borrowed, valid until the next "changed". */
const TbTable *tenbo_game_get_table (TenboGame *self);

/* Returns the running hand (riichi and fouls so far) or the table including it; borrowed. */
const TbPartialHand *tenbo_game_get_partial (TenboGame *self);
const TbView        *tenbo_game_get_view (TenboGame *self);

/* Returns the number of events in the log, including corrections and stopping, an event, or its
 * effect. Borrowed, valid until the next "changed". */
guint               tenbo_game_get_n_hands (TenboGame *self);
const TbEvent      *tenbo_game_get_event (TenboGame *self,
                                          guint      index);
const TbHandResult *tenbo_game_get_result (TenboGame *self,
                                           guint      index);

/* Returns the record id or the note (or NULL) of an event. Borrowed, valid until the next
 * "changed". */
const char *tenbo_game_get_hand_id (TenboGame *self,
                                    guint      index);
const char *tenbo_game_get_hand_note (TenboGame *self,
                                      guint      index);

/* Plays @event on a copy of the table. Pure and fast (well under 1 ms), for use on every key press.
 * */
TbStatus tenbo_game_preview (TenboGame     *self,
                             const TbEvent *event,
                             TbTable       *after,
                             TbHandResult  *out,
                             TbProblem     *problem);

/* Initializes @event as an empty one of @result with the riichi and fouls of the running hand. */
void tenbo_game_begin_event (TenboGame *self,
                             TbResult   result,
                             TbEvent   *event);

/* Returns the game as the store would have it now: its details and its events, without its edits.
 * Transfer full. */
TenboStoredGame *tenbo_game_dup_stored (TenboGame *self);

/* Reads the seating of the players of @game; the usual one if none was recorded. */
void tenbo_game_get_seating (TenboGame    *game,
                             TenboSeating *out);

/* Returns the side of the table of one player. */
TbSide tenbo_game_get_side (TenboGame *game,
                            TbPlayer   player);

/* Reads the settlement of a game that has ended. */
void tenbo_game_get_settlement (TenboGame    *self,
                                TbSettlement *out);

/* Errors of live games; errors of the store are passed through unchanged. TENBO_STORE_ERROR_CHANGED
 * means that another window or program changed the game, and that the game has been read again. */
#define TENBO_GAME_ERROR (tenbo_game_error_quark ())
GQuark tenbo_game_error_quark (void);

typedef enum
{
  TENBO_GAME_ERROR_REFUSED, /* the rules refuse it */
  TENBO_GAME_ERROR_DAMAGED, /* the stored events cannot be replayed */
} TenboGameError;

G_END_DECLS
