/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-difference.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* A draft: a copy of a live game on which changes of what was recorded earlier are tried, as many
 * as there are, before all of them are saved at once. After each change everything is replayed
 * (microseconds); a hand that the rules refuse now is left out, and the replay goes on after it, so
 * that all such hands are known together. What is merely moot in a hand, such as the choice of a
 * dealer who has none now, is dropped, and listed among the differences. The game itself changes
 * only when the draft is saved, with tenbo_game_change_draft(), which a refused hand forbids.
 *
 * Signal "changed": after every change. All that is borrowed here is valid until the next one. */
#define TENBO_TYPE_DRAFT (tenbo_draft_get_type ())
G_DECLARE_FINAL_TYPE (TenboDraft, tenbo_draft, TENBO, DRAFT, GObject)

/* A draft of @game as it is now. Keeps a reference to it. Transfer full. */
TenboDraft *tenbo_draft_new (TenboGame *game);

TenboGame *tenbo_draft_get_game (TenboDraft *self); /* borrowed */

/* Whether anything differs from what is recorded, and how many hands are refused. It can be saved
 * if it is changed and none is. */
gboolean tenbo_draft_get_changed (TenboDraft *self);
guint    tenbo_draft_get_n_refused (TenboDraft *self);
gboolean tenbo_draft_get_can_save (TenboDraft *self);

/* The ruleset. Another one must be for as many players: else FALSE, nothing changed. A hand that
 * says what the new one does not know (a foul, a yaku) is refused until it is edited. */
gboolean tenbo_draft_set_ruleset (TenboDraft   *self,
                                  TenboRuleset *ruleset);

/* Who plays. A name is for the person of that name, as in a new game: another person did all that
 * is recorded of @player. @name is not blank. */
const char *tenbo_draft_get_player_name (TenboDraft *self,
                                         TbPlayer    player); /* borrowed */
void        tenbo_draft_set_player_name (TenboDraft *self,
                                         TbPlayer    player,
                                         const char *name);

/* Seats them anew: player @order[i] becomes player i, the first dealer first; @order has each
 * player once. Who won, dealt in or declared stays so, whatever the seat: for seats, or a first
 * dealer, that were entered wrongly while the hands were entered by name. Where the bodies sit
 * follows the new order from the first dealer on. (For hands that belong to the seat whatever its
 * name, exchange the names.) */
void tenbo_draft_set_order (TenboDraft     *self,
                            const TbPlayer *order);

/* One hand of a draft. All borrowed. */
typedef struct
{
  const char         *id;       /* its record id */
  const char         *note;     /* or NULL */
  int                 recorded; /* its place in the game as it is recorded, or -1: inserted */
  gboolean            edited;   /* the event is not the recorded one; of an inserted one FALSE */
  const TbEvent      *event;    /* NULL if this ruleset cannot say it: to be entered anew */
  const TbTable      *before;   /* the table it begins with */
  const TbHandResult *result;   /* what it did; NULL if it is refused */
  const char         *problem;  /* why it is refused, in words; else NULL */
  const char         *at;       /* where in the hand, as in a record ("wins[0].value"), or "" */
} TenboDraftHand;

void tenbo_draft_get_hand (TenboDraft     *self,
                           guint           index,
                           TenboDraftHand *hand);

/* Changes of the hands. @event is one of the draft's ruleset; it may be refused, and is listed
 * then. An edited hand keeps its id and its note. Insertion is before hand @index, or at the
 * end. */
void tenbo_draft_set_event (TenboDraft    *self,
                            guint          index,
                            const TbEvent *event);
void tenbo_draft_insert_event (TenboDraft    *self,
                               guint          index,
                               const TbEvent *event);
void tenbo_draft_delete_hand (TenboDraft *self,
                              guint       index);

/* NULL or a blank text: no note. */
void tenbo_draft_set_hand_note (TenboDraft *self,
                                guint       index,
                                const char *note);

/* A game as it stands before a hand of the draft, with everything that games answer (table, names,
 * preview, log), for entering that hand with what enters any hand. It is in memory only (its id is
 * 0): what is confirmed in it goes nowhere but into its own log, to be taken from there into the
 * draft. Its log holds the hands before that are not refused.
 *
 * Of tenbo_draft_open_hand() the riichi and fouls of hand @index are those of the running hand, as
 * far as they are allowed there; a hand to be inserted before @index begins with none. Either may
 * be asked where the game has ended: then no event will be accepted. Transfer full. */
TenboGame *tenbo_draft_open_hand (TenboDraft *self,
                                  guint       index);
TenboGame *tenbo_draft_open_gap (TenboDraft *self,
                                 guint       index);

/* The whole game as it would be, in memory only. Transfer full. */
TenboGame *tenbo_draft_open_all (TenboDraft *self);

/* What becomes different, in the order in which it is to be read: refused hands; what was changed;
 * what follows from it. The end is always said, also if it stays as it is; the list is empty if
 * nothing was changed. Of TenboDifference; transfer full. */
GPtrArray *tenbo_draft_list_differences (TenboDraft *self);

G_END_DECLS
