/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-difference.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* A draft: a copy of a live game for trying changes of recorded hands and saving all of them at
 * once. Each change replays the whole draft (microseconds). The replay skips a hand that the rules
 * refuse and continues after it, so that all refused hands are listed together. It drops moot parts
 * of a hand, such as a dealer's choice that no longer exists, and lists them among the differences.
 * The game changes only when tenbo_game_change_draft() saves the draft, which a refused hand
 * prevents.
 *
 * Signal "changed": after every change. All borrowed results are valid until the next one. */
#define TENBO_TYPE_DRAFT (tenbo_draft_get_type ())
G_DECLARE_FINAL_TYPE (TenboDraft, tenbo_draft, TENBO, DRAFT, GObject)

/* Creates a draft of the current state of @game and keeps a reference to it. Transfer full. */
TenboDraft *tenbo_draft_new (TenboGame *game);

TenboGame *tenbo_draft_get_game (TenboDraft *self); /* borrowed */

/* Whether the draft differs from the recorded game; and the number of refused hands. A draft can be
 * saved if it is changed and no hand is refused. */
gboolean tenbo_draft_get_changed (TenboDraft *self);
guint    tenbo_draft_get_n_refused (TenboDraft *self);
gboolean tenbo_draft_get_can_save (TenboDraft *self);

/* Sets the ruleset. Returns FALSE without a change if the new one has another number of players. A
 * hand that uses a foul or yaku missing from the new ruleset is refused until it is edited. */
gboolean tenbo_draft_set_ruleset (TenboDraft   *self,
                                  TenboRuleset *ruleset);

/* Gets or sets the name of a player. A name identifies a person, as in a new game: a new name
 * attributes all recorded actions of @player to that person. @name is not blank. */
const char *tenbo_draft_get_player_name (TenboDraft *self,
                                         TbPlayer    player); /* borrowed */
void        tenbo_draft_set_player_name (TenboDraft *self,
                                         TbPlayer    player,
                                         const char *name);

/* Changes the turn order: player @order[i] becomes player i, the first dealer first; @order has
 * each player once. Wins, deal-ins and declarations stay with the person: use this if the seats or
 * the first dealer were wrong and hands were entered by name. The sides of the table follow the new
 * order from the first dealer on. (If hands belong to the seat, exchange the names instead.) */
void tenbo_draft_set_order (TenboDraft     *self,
                            const TbPlayer *order);

/* One hand of a draft. All members are borrowed. */
typedef struct
{
  const char         *id;       /* its record id */
  const char         *note;     /* or NULL */
  int                 recorded; /* index in the recorded game, or -1 if inserted */
  gboolean            edited;   /* the event differs from the recorded one; FALSE if inserted */
  const TbEvent      *event;    /* NULL if this ruleset cannot express it; must be reentered */
  const TbTable      *before;   /* the table before the hand */
  const TbHandResult *result;   /* its result; NULL if refused */
  const char         *problem;  /* reason of the refusal in words, or NULL */
  const char         *at;       /* location in the hand, as in a record ("wins[0].value"), or "" */
} TenboDraftHand;

void tenbo_draft_get_hand (TenboDraft     *self,
                           guint           index,
                           TenboDraftHand *hand);

/* Change the hands. @event belongs to the draft's ruleset; a refused one is listed as such. An
 * edited hand keeps its id and note. Inserts before hand @index, or at the end. */
void tenbo_draft_set_event (TenboDraft    *self,
                            guint          index,
                            const TbEvent *event);
void tenbo_draft_insert_event (TenboDraft    *self,
                               guint          index,
                               const TbEvent *event);
void tenbo_draft_delete_hand (TenboDraft *self,
                              guint       index);

/* Sets the note; NULL or a blank text removes it. */
void tenbo_draft_set_hand_note (TenboDraft *self,
                                guint       index,
                                const char *note);

/* Returns a detached game (its id is 0) in the state before a hand of the draft, for entering that
 * hand with the usual widgets. It supports all getters (table, names, preview, log). Confirmed
 * events go only into its own log; the caller copies them into the draft. Its log has the previous
 * hands that are not refused.
 *
 * tenbo_draft_open_hand() sets the running hand to the riichi and fouls of hand @index, if legal
 * there; for an insertion before @index it is empty. Both work after the end of the game, but then
 * every event is refused. Transfer full. */
TenboGame *tenbo_draft_open_hand (TenboDraft *self,
                                  guint       index);
TenboGame *tenbo_draft_open_gap (TenboDraft *self,
                                 guint       index);

/* Returns a detached game with the whole draft. Transfer full. */
TenboGame *tenbo_draft_open_all (TenboDraft *self);

/* Lists the differences in reading order: refused hands, changes, consequences. The end is always
 * included, even if unchanged; the list is empty if there are no changes. Of TenboDifference;
 * transfer full. */
GPtrArray *tenbo_draft_list_differences (TenboDraft *self);

G_END_DECLS
