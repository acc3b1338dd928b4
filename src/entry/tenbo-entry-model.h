/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-tile-entry.h"

/* The state of the entry sheet: what the players have said so far of one hand, and the event that
 * it makes. Plain data without widgets: a press or a key changes it, the sheet shows it. It holds
 * no rule of its own: whether an event is legal is asked of the game. */

typedef enum
{
  TENBO_ENTRY_WIN,
  TENBO_ENTRY_DRAW,
  TENBO_ENTRY_FOUL,
  TENBO_ENTRY_ADJUST,
  TENBO_ENTRY_STOP,
} TenboEntryKind;

/* What is still to be said before the entry can be previewed. */
typedef enum
{
  TENBO_ENTRY_READY,
  TENBO_ENTRY_NEEDS_WINNER,
  TENBO_ENTRY_NEEDS_FROM,
  TENBO_ENTRY_NEEDS_VALUE, /* of the hand of tenbo_entry_model_asked_owner() */
  TENBO_ENTRY_NEEDS_OFFENDER,
  TENBO_ENTRY_NEEDS_FOUL,
  TENBO_ENTRY_NEEDS_PAYER,
  TENBO_ENTRY_NEEDS_RECEIVER,
} TenboEntryNeed;

/* The ways to say what a hand is worth: three doors to the same value. */
typedef enum
{
  TENBO_ENTRY_DOOR_TABLE, /* the grid; where tai are counted, the items */
  TENBO_ENTRY_DOOR_YAKU,  /* a list of yaku */
  TENBO_ENTRY_DOOR_TILES, /* the tiles of the hand */
  TENBO_N_ENTRY_DOORS,
} TenboEntryDoor;

/* What was said of one player's hand: a winner's, or one shown after a foul. */
typedef struct
{
  bool         has_value; /* something was said; see tenbo_entry_model_has_value() */
  TbValueEntry value;
  TbFact       is_open;
  bool         laid; /* the riichi was declared by its place in the list of yaku */
  TbBonus      bonus;
  TbPlayer     liable;      /* pao, or TB_NOBODY */
  TbYakuSet    not_for_pao; /* liable yakuman of the hand that this player did not feed */
  bool         fed_kan;     /* the liable player let the kan of a rinshan be called */

  TenboTileEntry tiles; /* as far as they were said; its value only if that says so */
} TenboEntryHand;

/* More than any window has room for; those that the next winner cannot have are passed over. */
#define TENBO_ENTRY_MAX_LAST       8
#define TENBO_ENTRY_MAX_LAST_ITEMS 8

/* What the hands of a game were worth, the newest first and each value once: at a table the same
 * few come again and again. */
typedef struct
{
  int32_t n_values;
  TbValue values[TENBO_ENTRY_MAX_LAST];
  int32_t n_items; /* where tai are counted */
  TbTai   items[TENBO_ENTRY_MAX_LAST_ITEMS];
} TenboEntryLast;

typedef struct
{
  const TbRules *rules; /* borrowed */
  TbPlayer       dealer;
  TbWind         round;
  bool           last_hand;
  TbCell         cells[2][TB_MAX_CELLS]; /* of a child, of the dealer */
  size_t         n_cells[2];
  TenboEntryLast last; /* what hands of this game were worth; told once, so that nothing moves */

  TenboEntryKind kind;
  TenboEntryKind before_foul; /* what was entered before a foul */
  TbPartialHand  running;     /* riichi and fouls, those added here as well */
  TbPlayerSet    declared;    /* who is in riichi as the game has it */
  int32_t        n_before;    /* how many of its fouls were there when the sheet was opened */
  TbChoice       choice;

  /* The hands, by which door they are entered, and whose value is shown. */
  TenboEntryHand hands[TB_MAX_PLAYERS];
  TenboEntryDoor door;
  TbPlayer       current;

  /* A win */
  TbPlayerSet winners;
  bool        several; /* a press adds a winner instead of replacing the one */
  bool        tsumo;
  TbPlayer    from;
  bool        on_riichi_tile;
  bool        robbed;
  bool        last_tile;
  TbPlayer    wareme;

  /* A draw */
  int         abort; /* index in the rules' abortive draws, or -1: an exhaustive one */
  TbPlayerSet tenpai;
  TbPlayerSet nagashi;
  TbPlayerSet at_draw[TB_MAX_FOUL_RULES]; /* whose foul of each kind was found at the draw */

  /* A foul */
  TbPlayerSet offenders;
  int         foul; /* index in the rules, or -1 */
  int         count;
  TbPlayerSet shown;

  /* A correction */
  TbPlayer   payer;
  TbPlayer   receiver;
  int32_t    points;
  int32_t    n_more; /* transfers of the same correction, which only records from elsewhere have */
  TbTransfer more[TB_MAX_TRANSFERS - 1];

  /* Keys */
  bool adding_winner;  /* the next digit is one more winner */
  bool adding_nagashi; /* digits claim nagashi */
  char asked_row;      /* the next digit is of this row; 0: of none */
  int  typed_han;      /* waits for its fu, or for a second digit; 0: none */
} TenboEntryModel;

/* Begins an entry of @kind for the hand that @table waits for, with @running already declared. */
void tenbo_entry_model_init (TenboEntryModel     *self,
                             const TbTable       *table,
                             const TbPartialHand *running,
                             TenboEntryKind       kind);

/* Fills @self, which has just been begun for any kind, with what has to be said to make @event,
 * which need not be legal. What the sheet gives by itself (the tai of a self-draw), or does not ask
 * since it could change nothing, is then as the sheet has it. */
void tenbo_entry_model_set_event (TenboEntryModel *self,
                                  const TbEvent   *event);

/* Goes on as an entry of @kind; what was said stays said, the riichi and the fouls first of all. */
void tenbo_entry_model_set_kind (TenboEntryModel *self,
                                 TenboEntryKind   kind);

/* Keeps what was said, riichi and fouls too, but for another hand: the game has moved on under the
 * sheet. */
void tenbo_entry_model_rebase (TenboEntryModel     *self,
                               const TbTable       *table,
                               const TbPartialHand *running);

/* Tells what the event @event of the same game, which was played as @hand, was worth. Called for
 * the newest first, before anything is shown. */
void tenbo_entry_model_note_last (TenboEntryModel *self,
                                  const TbNext    *hand,
                                  const TbEvent   *event);

/* Presses of the rows. Each accepts any player of the game at any time. */
void tenbo_entry_model_press_winner (TenboEntryModel *self,
                                     TbPlayer         player);
void tenbo_entry_model_press_from (TenboEntryModel *self,
                                   TbPlayer         player); /* the only winner: tsumo */
void tenbo_entry_model_press_riichi (TenboEntryModel *self,
                                     TbPlayer         player);
void tenbo_entry_model_press_shown (TenboEntryModel *self,
                                    TbPlayer         player);

/* Whether a press adds winners; turned off, the first of several stays. */
void tenbo_entry_model_set_several (TenboEntryModel *self,
                                    bool             several);

/* Makes a win a tsumo before anybody is named. */
void tenbo_entry_model_set_tsumo (TenboEntryModel *self);

/* Whether values can be entered by @door under the ruleset. */
bool tenbo_entry_model_has_door (const TenboEntryModel *self,
                                 TenboEntryDoor         door);

/* Goes on by @door, which there is; what was said stays said. */
void tenbo_entry_model_set_door (TenboEntryModel *self,
                                 TenboEntryDoor   door);

/* Gives the hand of `current` the value @value. */
void tenbo_entry_model_set_value (TenboEntryModel    *self,
                                  const TbValueEntry *value);

/* Adds @yakuman to the value of `current` or takes it away again. */
void tenbo_entry_model_press_yakuman (TenboEntryModel *self,
                                      TbYaku           yakuman);

/* A foul of the kind @foul by @player that is found at the draw, or no longer. */
void tenbo_entry_model_press_at_draw (TenboEntryModel *self,
                                      int              foul,
                                      TbPlayer         player);

/* Takes the foul at @index of `running` away again. */
void tenbo_entry_model_remove_foul (TenboEntryModel *self,
                                    int32_t          index);

/* Whether the value of @player's hand was said, and nothing of it is missing. */
bool tenbo_entry_model_has_value (const TenboEntryModel *self,
                                  TbPlayer               player);

/* The value of @player's hand with what follows from elsewhere: the self-draw, a riichi. */
void tenbo_entry_model_complete (const TenboEntryModel *self,
                                 TbPlayer               player,
                                 TbValueEntry          *out);

/* The yakuman that the value of @hand names. */
TbYakuSet tenbo_entry_hand_yakuman (const TenboEntryHand *hand);

/* Those whose value is asked for: the winners, or the owners of shown hands. */
TbPlayerSet tenbo_entry_model_owners (const TenboEntryModel *self);

/* The first owner without a value, TB_NOBODY if all have one. */
TbPlayer tenbo_entry_model_missing_owner (const TenboEntryModel *self);

/* The owner whose value the next one is: `current` if it has none yet, else the first without. */
TbPlayer tenbo_entry_model_asked_owner (const TenboEntryModel *self);

/* The cells of the value grid for `current`. */
const TbCell *tenbo_entry_model_cells (const TenboEntryModel *self,
                                       size_t                *n_cells);

/* Whether the hand of `current` can have the value of @cell, by all that was said of it: no open
 * hand has 25 fu, and no ron after a riichi has 20. */
bool tenbo_entry_model_can_have_cell (const TenboEntryModel *self,
                                      const TbCell          *cell);

/* Those of them that hands of this game came to, the last first, as indices; @out holds
 * TENBO_ENTRY_MAX_LAST. Returns the count. */
size_t tenbo_entry_model_last_cells (const TenboEntryModel *self,
                                     size_t                *out);

/* The cell that stands for the value of `current`, or NULL. */
const TbCell *tenbo_entry_model_selected_cell (const TenboEntryModel *self);

/* Whether as many have won as let the hand be played again, and more than are paid. */
bool tenbo_entry_model_is_triple_ron (const TenboEntryModel *self);

/* Whether @rule can only be found when the hands are shown at a draw. */
bool tenbo_entry_is_found_at_draw (const TbFoulRule *rule);

/* Whether the sheet asks for the foul @foul, which is found when the hands are shown at a draw. */
bool tenbo_entry_model_asks_at_draw (const TenboEntryModel *self,
                                     int                    foul);
bool tenbo_entry_model_is_riichi (const TenboEntryModel *self,
                                  TbPlayer               player);

/* Whether what was said of the hand of @winner makes it a closed one: a riichi, a yakuman. If not,
 * and the value does not tell it either, the sheet asks whether the hand of `current` is open or
 * closed: for the figures, unless a rule of this hand needs it. That rule takes a hand of which
 * nobody says it as closed. */
bool tenbo_entry_model_is_closed (const TenboEntryModel *self,
                                  TbPlayer               winner);

/* Whether somebody can be liable for the hand of @winner; whether it has to be said that it is for
 * its called kan, and whether it is; which yakuman of the hand know a liability. */
bool      tenbo_entry_model_asks_pao (const TenboEntryModel *self,
                                      TbPlayer               winner);
bool      tenbo_entry_model_asks_fed_kan (const TenboEntryModel *self,
                                          TbPlayer               winner);
bool      tenbo_entry_model_is_fed_kan (const TenboEntryModel *self,
                                        TbPlayer               winner);
TbYakuSet tenbo_entry_model_pao_yakuman (const TenboEntryModel *self,
                                         TbPlayer               winner);

/* Who can be liable for the hand of @winner: not he, nor who dealt in, where that pays it all. */
TbPlayerSet tenbo_entry_model_can_be_liable (const TenboEntryModel *self,
                                             TbPlayer               winner);

/* Whether the foul that is entered leaves the hand running, so that it is kept with the running
 * hand and no event is made. */
bool tenbo_entry_model_is_running_foul (const TenboEntryModel *self);

/* What is still missing. */
TenboEntryNeed tenbo_entry_model_need (const TenboEntryModel *self);

/* The event that was entered; the entry needs nothing more. Of a running foul it is the one that
 * ends the hand then and there, which the rules accept only where the foul busts its player. */
void tenbo_entry_model_build (const TenboEntryModel *self,
                              TbEvent               *event);

/* The running hand with the fouls that were entered. */
void tenbo_entry_model_build_partial (const TenboEntryModel *self,
                                      TbPartialHand         *partial);

/* What the rules make of something they refuse: a foul of @player. */
typedef struct
{
  int      foul; /* index in the rules, or -1: nothing */
  TbPlayer player;
} TenboEntryRemedy;

/* The first foul of @rules that what was refused with @code is, or -1. */
int tenbo_entry_foul_for (const TbRules *rules,
                          TbProblemCode  code);

/* The remedy for the refusal @problem of @event. */
TenboEntryRemedy tenbo_entry_model_find_remedy (const TenboEntryModel *self,
                                                const TbEvent         *event,
                                                const TbProblem       *problem);

/* Enters @remedy: beside the draw, or beside the win of another player, if the rules let it stand
 * there; else as what ended the hand. */
void tenbo_entry_model_take_remedy (TenboEntryModel        *self,
                                    const TenboEntryRemedy *remedy);
