/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-tile-entry.h"

/* The state of the entry sheet: the answers about one hand, and the event that they make. It is
 * plain data without widgets: presses and keys change it, and the sheet displays it. It implements
 * no rules: the game decides whether an event is legal. */

typedef enum
{
  TENBO_ENTRY_WIN,
  TENBO_ENTRY_DRAW,
  TENBO_ENTRY_FOUL,
  TENBO_ENTRY_ADJUST,
  TENBO_ENTRY_STOP,
} TenboEntryKind;

/* The answer that is still missing before the entry can be previewed */
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

/* The three ways to enter the value of a hand */
typedef enum
{
  TENBO_ENTRY_METHOD_TABLE, /* the grid; the items if the ruleset counts tai */
  TENBO_ENTRY_METHOD_YAKU,  /* a list of yaku */
  TENBO_ENTRY_METHOD_TILES, /* the tiles of the hand */
  TENBO_N_ENTRY_METHODS,
} TenboEntryMethod;

/* The answers about the hand of one player: of a winner, or one shown after a foul */
typedef struct
{
  bool         has_value; /* a value was entered; see tenbo_entry_model_has_value() */
  TbValueEntry value;
  TbFact       is_open;
  bool         laid; /* choosing riichi in the list of yaku declared it */
  TbBonus      bonus;
  TbPlayer     liable;      /* pao, or TB_NOBODY */
  TbYakuSet    not_for_pao; /* liable yakuman of the hand that this player did not feed */
  bool         fed_kan;     /* the liable player fed the called kan of a rinshan */

  TenboTileEntry tiles; /* the tiles entered so far; the value only if `value` has that form */
} TenboEntryHand;

/* More than fit in any window; values that the next winner cannot have are skipped. */
#define TENBO_ENTRY_MAX_LAST       8
#define TENBO_ENTRY_MAX_LAST_ITEMS 8

/* The values of the hands of a game, newest first and each value once. The same few values recur
 * during a game. */
typedef struct
{
  int32_t n_values;
  TbValue values[TENBO_ENTRY_MAX_LAST];
  int32_t n_items; /* number of items if the ruleset counts tai */
  TbTai   items[TENBO_ENTRY_MAX_LAST_ITEMS];
} TenboEntryLast;

typedef struct
{
  const TbRules *rules; /* borrowed */
  TbPlayer       dealer;
  TbWind         round;
  bool           last_hand;
  TbCell         cells[2][TB_MAX_CELLS]; /* of a non-dealer, of the dealer */
  size_t         n_cells[2];
  TenboEntryLast last; /* values of this game's hands; set once, so that the order stays the same */

  TenboEntryKind kind;
  TenboEntryKind before_foul; /* the kind of the entry before a foul */
  TbPartialHand  running;     /* riichi and fouls, including those added here */
  TbPlayerSet    declared;    /* players in riichi according to the game */
  TbPlayerSet    declared_openly;
  int32_t        n_before; /* number of fouls in `running` when the sheet was opened */
  TbChoice       choice;

  /* The hands, the method used to enter them, and the player whose value is shown */
  TenboEntryHand   hands[TB_MAX_PLAYERS];
  TenboEntryMethod method;
  TbPlayer         current;

  /* A win */
  TbPlayerSet winners;
  bool        several; /* a press adds a winner instead of replacing the only one */
  bool        tsumo;
  TbPlayer    from;
  bool        on_riichi_tile;
  bool        robbed;
  bool        last_tile;
  TbPlayer    wareme;

  /* A draw */
  int         abort; /* index in the rules' abortive draws, or -1: an exhaustive draw */
  TbPlayerSet tenpai;
  TbPlayerSet nagashi;
  TbPlayerSet at_draw[TB_MAX_FOUL_RULES]; /* players with a foul of each kind at the draw */

  /* A foul */
  TbPlayerSet offenders;
  int         foul; /* index in the rules, or -1 */
  int         count;
  TbPlayerSet shown;

  /* A correction */
  TbPlayer   payer;
  TbPlayer   receiver;
  int32_t    points;
  int32_t    n_more; /* further transfers of the same correction, only in imported records */
  TbTransfer more[TB_MAX_TRANSFERS - 1];

  /* Keys */
  bool adding_winner;  /* the next digit adds a winner */
  bool adding_nagashi; /* digits claim nagashi */
  char asked_row;      /* the row that the next digit belongs to; 0: none */
  int  typed_han;      /* waits for its fu or for a second digit; 0: none */
} TenboEntryModel;

/* Begins an entry of @kind for the next hand of @table. @running holds the riichi and fouls already
 * declared. */
void tenbo_entry_model_init (TenboEntryModel     *self,
                             const TbTable       *table,
                             const TbPartialHand *running,
                             TenboEntryKind       kind);

/* Sets the answers that make @event, which may be illegal. @self must have just been initialized,
 * with any kind. Answers that the sheet derives (the tai of a self-draw), or does not ask for
 * because they have no effect, take the values of the sheet. */
void tenbo_entry_model_set_event (TenboEntryModel *self,
                                  const TbEvent   *event);

/* Changes the kind of the entry to @kind and keeps all answers, including riichi and fouls. */
void tenbo_entry_model_set_kind (TenboEntryModel *self,
                                 TenboEntryKind   kind);

/* Keeps the answers, including riichi and fouls, for another hand. Called when the game advances
 * while the sheet is open. */
void tenbo_entry_model_rebase (TenboEntryModel     *self,
                               const TbTable       *table,
                               const TbPartialHand *running);

/* Adds the values of @event, an event of the same game that was played as @hand, to the last
 * values. Call it for the newest event first, before the sheet is shown. */
void tenbo_entry_model_note_last (TenboEntryModel *self,
                                  const TbNext    *hand,
                                  const TbEvent   *event);

/* Presses in the rows. Each function accepts any player of the game at any time. */
void tenbo_entry_model_press_winner (TenboEntryModel *self,
                                     TbPlayer         player);
void tenbo_entry_model_press_from (TenboEntryModel *self,
                                   TbPlayer         player); /* the only winner: tsumo */
void tenbo_entry_model_press_riichi (TenboEntryModel *self,
                                     TbPlayer         player);
void tenbo_entry_model_press_open_riichi (TenboEntryModel *self,
                                          TbPlayer         player); /* only with a riichi */
void tenbo_entry_model_press_shown (TenboEntryModel *self,
                                    TbPlayer         player);

/* Sets whether a press adds winners. Turning this off keeps only the first of several winners. */
void tenbo_entry_model_set_several (TenboEntryModel *self,
                                    bool             several);

/* Makes a win a tsumo before a winner is chosen. */
void tenbo_entry_model_set_tsumo (TenboEntryModel *self);

/* Whether the ruleset allows entering values by @method */
bool tenbo_entry_model_has_method (const TenboEntryModel *self,
                                   TenboEntryMethod       method);

/* Switches to @method, which must be available, and keeps all answers. */
void tenbo_entry_model_set_method (TenboEntryModel *self,
                                   TenboEntryMethod method);

/* Sets the value of the hand of `current` to @value. */
void tenbo_entry_model_set_value (TenboEntryModel    *self,
                                  const TbValueEntry *value);

/* Adds @yakuman to the value of `current`, or removes it. */
void tenbo_entry_model_press_yakuman (TenboEntryModel *self,
                                      TbYaku           yakuman);

/* Toggles the foul of kind @foul that @player is found to have made at the draw. */
void tenbo_entry_model_press_at_draw (TenboEntryModel *self,
                                      int              foul,
                                      TbPlayer         player);

/* Removes the foul at @index of `running`. */
void tenbo_entry_model_remove_foul (TenboEntryModel *self,
                                    int32_t          index);

/* Whether the value of @player's hand was entered completely */
bool tenbo_entry_model_has_value (const TenboEntryModel *self,
                                  TbPlayer               player);

/* Fills in the value of @player's hand, including the yaku that other answers imply: the self-draw,
 * a riichi. */
void tenbo_entry_model_complete (const TenboEntryModel *self,
                                 TbPlayer               player,
                                 TbValueEntry          *out);

/* Returns the yakuman that the value of @hand names. */
TbYakuSet tenbo_entry_hand_yakuman (const TenboEntryHand *hand);

/* Returns the players whose value the sheet asks for: the winners, or the owners of shown hands. */
TbPlayerSet tenbo_entry_model_owners (const TenboEntryModel *self);

/* Returns the first owner without a value, or TB_NOBODY if all have one. */
TbPlayer tenbo_entry_model_missing_owner (const TenboEntryModel *self);

/* Returns the owner of the next value to enter: `current` if it has none yet, else the first owner
 * without one. */
TbPlayer tenbo_entry_model_asked_owner (const TenboEntryModel *self);

/* Returns the cells of the value grid for `current`. */
const TbCell *tenbo_entry_model_cells (const TenboEntryModel *self,
                                       size_t                *n_cells);

/* Whether the hand of `current` can have the value of @cell, considering all answers about it: an
 * open hand never has 25 fu, and a ron after a riichi never has 20. */
bool tenbo_entry_model_can_have_cell (const TenboEntryModel *self,
                                      const TbCell          *cell);

/* Finds the cells that hands of this game were worth, newest first, as indices. @out holds
 * TENBO_ENTRY_MAX_LAST. Returns the count. */
size_t tenbo_entry_model_last_cells (const TenboEntryModel *self,
                                     size_t                *out);

/* Returns the cell for the value of `current`, or NULL. */
const TbCell *tenbo_entry_model_selected_cell (const TenboEntryModel *self);

/* Whether as many players have won as cause the hand to be replayed, and more than are paid */
bool tenbo_entry_model_is_triple_ron (const TenboEntryModel *self);

/* Whether @rule can only be detected when the hands are shown at a draw */
bool tenbo_entry_is_found_at_draw (const TbFoulRule *rule);

/* Whether the sheet asks for the foul @foul, which is detected when the hands are shown at a
 * draw */
bool tenbo_entry_model_asks_at_draw (const TenboEntryModel *self,
                                     int                    foul);

/* Whether @player declared riichi in the hand */
bool tenbo_entry_model_is_riichi (const TenboEntryModel *self,
                                  TbPlayer               player);

/* Whether the answers about the hand of @winner imply that it is closed: a riichi, a yakuman. If
 * neither they nor the value decide it, the sheet asks whether the hand of `current` is open or
 * closed: only for the statistics, unless a rule needs it for this hand. If there is no answer,
 * that rule treats the hand as closed. */
bool tenbo_entry_model_is_closed (const TenboEntryModel *self,
                                  TbPlayer               winner);

/* Whether somebody can be liable for the hand of @winner; whether the sheet asks if the liability
 * is for the called kan, and whether it is; which yakuman of the hand have a liability rule */
bool      tenbo_entry_model_asks_pao (const TenboEntryModel *self,
                                      TbPlayer               winner);
bool      tenbo_entry_model_asks_fed_kan (const TenboEntryModel *self,
                                          TbPlayer               winner);
bool      tenbo_entry_model_is_fed_kan (const TenboEntryModel *self,
                                        TbPlayer               winner);
TbYakuSet tenbo_entry_model_pao_yakuman (const TenboEntryModel *self,
                                         TbPlayer               winner);

/* Returns the players who can be liable for the hand of @winner: not the winner, and not the player
 * who dealt in if that player pays everything anyway. */
TbPlayerSet tenbo_entry_model_can_be_liable (const TenboEntryModel *self,
                                             TbPlayer               winner);

/* Whether the entered foul lets the hand continue, so that it is stored with the running hand and
 * makes no event */
bool tenbo_entry_model_is_running_foul (const TenboEntryModel *self);

/* Returns the answer that is still missing. */
TenboEntryNeed tenbo_entry_model_need (const TenboEntryModel *self);

/* Builds the entered event; no answer may be missing. For a running foul, builds the event that
 * ends the hand immediately, which the rules accept only if the foul busts the player. */
void tenbo_entry_model_build (const TenboEntryModel *self,
                              TbEvent               *event);

/* Builds the running hand with the fouls that were entered. */
void tenbo_entry_model_build_partial (const TenboEntryModel *self,
                                      TbPartialHand         *partial);

/* The foul that a refused entry amounts to under the rules */
typedef struct
{
  int      foul; /* index in the rules, or -1: none */
  TbPlayer player;
} TenboEntryRemedy;

/* Returns the index of the first foul of @rules that applies to a refusal with @code, or -1. */
int tenbo_entry_foul_for (const TbRules *rules,
                          TbProblemCode  code);

/* Returns the remedy for the refusal @problem of @event. */
TenboEntryRemedy tenbo_entry_model_find_remedy (const TenboEntryModel *self,
                                                const TbEvent         *event,
                                                const TbProblem       *problem);

/* Enters @remedy in addition to the draw or to the win of another player if the rules allow that,
 * else as the result of the hand. */
void tenbo_entry_model_apply_remedy (TenboEntryModel        *self,
                                     const TenboEntryRemedy *remedy);
