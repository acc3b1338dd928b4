/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-problem.h"
#include "tb-rules.h"
#include "tb-tiles.h"

/* The value of a hand: the small struct that connects the two halves of the engine. This half
 * computes it from the players' input; the table half turns it into payments. */

typedef enum
{
  TB_LIMIT_NONE,
  TB_LIMIT_MANGAN,
  TB_LIMIT_HANEMAN,
  TB_LIMIT_BAIMAN,
  TB_LIMIT_SANBAIMAN,
  TB_LIMIT_YAKUMAN,
  TB_N_LIMITS,
} TbLimit;

/* Forms of input for the value of a hand. */
typedef enum
{
  TB_VALUE_HAN,     /* han and fu */
  TB_VALUE_LIMIT,   /* the name of a limit */
  TB_VALUE_YAKUMAN, /* a list of yakuman */
  TB_VALUE_YAKU,    /* a list of yaku, with dora and fu */
  TB_VALUE_TAI,     /* tai: their sum, or a list of items */
  TB_VALUE_TILES,   /* the whole hand */
} TbValueForm;

/* Maximum number of yaku in a list; no hand has more than 15 (set-chiitoi may be listed three
 * times). */
#define TB_MAX_LISTED_YAKU 20
/* Maximum number of yakuman in one hand; no hand has more than six. */
#define TB_MAX_LISTED_YAKUMAN 8
/* Maximum number of items in a list of tai. */
#define TB_MAX_LISTED_TAI 24
/* More tai than any hand can have. */
#define TB_MAX_TAI 10000
/* More han than any hand can have. */
#define TB_MAX_HAN 120
/* More dora than any hand can have. */
#define TB_MAX_DORA 99
/* Range of the fu of a hand: an open hand of pinfu shape, and four kans of terminals. */
#define TB_MIN_FU 20
#define TB_MAX_FU 170
/* All totals of fu that a hand can have, in order: 20, 25 and 30 to 170 in tens. */
#define TB_N_FU_TOTALS 17
extern const int32_t tb_fu_totals[TB_N_FU_TOTALS];

/* A value as entered. The lists share memory: an event holds many values, and its size determines
 * the cost of a hand. */
typedef struct
{
  TbValueForm form;
  TbLimit     limit;
  int32_t     han;
  int32_t     fu; /* 0: not given */
  int32_t     dora;
  int32_t     n_yaku;      /* entries of `yaku`: yakuman under TB_VALUE_YAKUMAN */
  int32_t     n_tai_items; /* entries of `tai_items`, under TB_VALUE_TAI */
  int32_t     tai;         /* TB_VALUE_TAI: the sum before rounding, if no items are listed */
  bool        tai_listed;  /* items are listed, possibly none */
  TbFact      is_open;     /* TB_VALUE_YAKU; unknown counts as closed */
  union
  {
    TbYaku yaku[TB_MAX_LISTED_YAKU];
    TbTai  tai_items[TB_MAX_LISTED_TAI];
    /* TB_VALUE_TILES; the event determines the seat and the way of winning: tb_value_complete() */
    TbTileHand tiles;
  };
} TbValueEntry;

/* The value of a hand under a ruleset. */
typedef struct
{
  int32_t   han;             /* 0 for yakuman and for values entered by limit */
  int32_t   fu;              /* 0: not given */
  int32_t   han_for_minimum; /* `han` without dora and ippatsu, as far as they are known */
  TbLimit   limit;
  int32_t   base;            /* points; a child's ron is four times this. Tai: the rounded sum */
  int32_t   yakuman;         /* in mangan: 4 ordinary, 6 great, 8 double; 0: none */
  TbYakuSet listed;          /* the yaku or yakuman of the list */
  int32_t   tai;             /* the sum before rounding */
  int32_t   tai_for_minimum; /* the part that counts toward the minimum of a discard win */
  bool      tai_exempt;      /* the hand needs no minimum */
  int32_t   tai_greatest;    /* of the items of a list; 0 for a sum or tiles */
} TbValue;

/* Looks up the value of @entry under @rules. Both out-parameters are set on every path. On refusal
 * @problem holds code, numbers and a location from TB_AT_VALUE on, its entry index in
 * @problem->index[0]; the caller adds the outer location. */
TbStatus tb_value_resolve (const TbRules      *rules,
                           const TbValueEntry *entry,
                           TbValue            *out,
                           TbProblem          *problem);

/* Known facts of a hand besides its value. */
typedef struct
{
  bool   won; /* false: shown after a foul; counts as a ron */
  bool   self_draw;
  bool   dealer;  /* its owner is the dealer */
  bool   riichi;  /* its owner declared riichi */
  TbFact is_open; /* it has called melds */
} TbValueContext;

/* Refuses @entry, whose value tb_value_resolve() found to be @value, if it contradicts @context, or
 * if no hand can have its fu. @rules do not use tai. On refusal, sets @problem like
 * tb_value_resolve(). */
TbStatus tb_value_check (const TbRules        *rules,
                         const TbValueEntry   *entry,
                         const TbValue        *value,
                         const TbValueContext *context,
                         TbProblem            *problem);

/* Returns the yaku and yakuman of @rules, which do not use tai, that a hand of @context can have
 * individually: those that tb_value_check() does not refuse. A hand that was only shown has none
 * that depend on the way of winning. */
TbYakuSet tb_value_possible_yaku (const TbRules        *rules,
                                  const TbValueContext *context);

/* Returns the yaku of @flag, or TB_N_YAKU if it has none. */
TbYaku tb_yaku_of_flag (TbHandFlag flag);

/* Sets the facts of the tiles of @entry that other members of an event determine: the winds of the
 * round and of the player, whether it is a self-draw, and the @flags of TbHandFlag that the event
 * contains (riichi, a robbed kan). Does nothing for entries of other forms. */
void tb_value_complete (TbValueEntry *entry,
                        TbWind        round,
                        TbWind        seat,
                        bool          self_draw,
                        uint32_t      flags);

/* Whether @entry itself shows that the hand is open: a list of yaku with melds called, or tiles. */
bool tb_value_is_open (const TbValueEntry *entry);

/* Returns the total value of the yakuman in the set @yakuman under @rules, in mangan. The set is
 * not empty and holds only yakuman that the ruleset plays. */
int32_t tb_value_of_yakuman (const TbRules *rules,
                             TbYakuSet      yakuman);

/* Computes the value of @limit, which is not TB_LIMIT_NONE. A yakuman is one ordinary yakuman. */
void tb_value_of_limit (const TbRules *rules,
                        TbLimit        limit,
                        TbValue       *out);

/* Returns the limit whose value @foul costs at least; its amount is neither fixed nor none. */
TbLimit tb_foul_limit (const TbFoulRule *foul);

/* Returns the limit whose value nagashi has under @rules. */
TbLimit tb_nagashi_limit (const TbRules *rules);

/* Value of a child's ron as a multiple of its base points. */
#define TB_BASES_IN_RON 4

/* Returns the value of a ron of the dealer as a multiple of its base points, without
 * `dealer-points`. */
int32_t tb_value_dealer_bases (const TbRules *rules);

/* Returns the points of a ron worth @value, of the dealer or of a child, without honba, rounded up
 * by the ruleset (`value-rounding`). Not for tai. */
int32_t tb_value_ron (const TbRules *rules,
                      const TbValue *value,
                      bool           dealer);

/* Payments for a tsumo, without honba. */
typedef struct
{
  int32_t points[TB_MAX_PLAYERS]; /* 0 for the winner */
} TbShares;

/* Splits a tsumo worth @value that @winner won while @dealer was dealer, according to `tsumo-split`
 * (docs/scoring.md, Self-draw). @honba points are added to the whole before the split; nonzero only
 * if `honba-before-split` is set. Not for tai. */
void tb_shares_of_self_draw (const TbRules *rules,
                             const TbValue *value,
                             int32_t        honba,
                             TbPlayer       dealer,
                             TbPlayer       winner,
                             TbShares      *out);

/* Payments for a win, with honba and without stakes: of a ron, or of each payer of a self-draw. */
typedef struct
{
  int32_t ron;    /* 0 for a self-draw */
  int32_t dealer; /* of the dealer; 0 if the dealer won */
  int32_t others; /* of each other player */
  int32_t next;   /* of the player after the dealer, to the dealer; else as others */
} TbPayment;

/* Computes the payments for a win worth @value with @honba counters by the player @seat seats after
 * the dealer. Not for tai. */
void tb_value_payment (const TbRules *rules,
                       const TbValue *value,
                       TbWind         seat,
                       bool           self_draw,
                       int32_t        honba,
                       TbPayment     *out);

/* Returns the sum @tai rounded up to a multiple of `tai-rounding`. */
int32_t tb_tai_round (const TbRules *rules,
                      int32_t        tai);

/* Returns the tai that are added between the dealer and another player at @honba honba. */
int32_t tb_tai_of_dealer (const TbRules *rules,
                          int32_t        honba);

/* Returns the lowest sum of tai of a hand: 0 if it is worth points, otherwise 1. */
int32_t tb_tai_least (const TbRules *rules);

/* Payments for a win of tai. */
typedef struct
{
  int32_t discarder; /* of the discarder, if the win is by discard */
  int32_t others;    /* of each other player */
  int32_t each;      /* of all of them in addition, from `tai-from-each` */
} TbTaiPayment;

/* Computes the payments for a win of @value with @extra more tai: the points of the rounded sum,
 * from `tai-points` and `tai-base` up to `tai-cap`, or from `tai-table`. The cap does not apply to
 * a single item. `tai-payers` decides who pays the points: in fenghua.txt everybody, twice on a
 * self-draw; on a discard, the discarder twice and the others once. If a player pays for the others
 * as well, these are the payments they would have made. */
TbTaiPayment tb_tai_payment (const TbRules *rules,
                             const TbValue *value,
                             int32_t        extra,
                             bool           self_draw);

/* A cell of a value grid: an entry that a hand can have, and the winner's points. */
typedef struct
{
  TbValueEntry entry;
  TbValue      value;
  int32_t      ron;          /* 0: no ron has this value */
  int32_t      tsumo_child;  /* payment of a child; 0: no tsumo has this value */
  int32_t      tsumo_next;   /* payment of the player after the dealer to a dealer; else 0 */
  int32_t      tsumo_dealer; /* payment of the dealer; 0 if the dealer wins */
} TbCell;

/* Large enough for eleven rows of fu by four han, and five limits. */
#define TB_MAX_CELLS 49

/* Lists the amounts that a value grid offers a dealer or a child under @rules: han and fu rising,
 * then the limits. Omits cells that no hand can have (20 fu ron if an open pinfu counts 30; 25 fu
 * with one han; fewer han than a hand without honba needs). Several yakuman are entered by name,
 * because a sum does not identify them. If fu are fixed, the cells of han have none. With linear
 * scoring, the cells are the han below a counted yakuman (up to 20 if there is none) and the
 * yakuman, without fu; with tai scoring there are none. @out holds TB_MAX_CELLS. Returns the
 * count. */
size_t tb_value_cells (const TbRules *rules,
                       bool           dealer,
                       TbCell        *out);
