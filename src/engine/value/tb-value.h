/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-problem.h"
#include "tb-rules.h"
#include "tb-tiles.h"

/* What a hand is worth: the one small struct in which the two halves of the engine meet. This half
 * makes it out of what the players enter; the table half turns it into payments. */

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

/* The forms in which players say what a hand is worth. */
typedef enum
{
  TB_VALUE_HAN,     /* han and fu */
  TB_VALUE_LIMIT,   /* the name of a limit */
  TB_VALUE_YAKUMAN, /* a list of yakuman */
  TB_VALUE_YAKU,    /* a list of yaku, with dora and fu */
  TB_VALUE_TAI,     /* tai: their sum, or a list of items */
  TB_VALUE_TILES,   /* the whole hand */
} TbValueForm;

/* The most yaku a list can hold; no hand has more than 15 (set-chiitoi may be listed three
 * times). */
#define TB_MAX_LISTED_YAKU 20
/* The most yakuman in one hand; no hand has more than six. */
#define TB_MAX_LISTED_YAKUMAN 8
/* The most items a list of tai can hold. */
#define TB_MAX_LISTED_TAI 24
/* More tai than any hand can have. */
#define TB_MAX_TAI 10000
/* More han than any hand can have. */
#define TB_MAX_HAN 120
/* More dora than any hand can have. */
#define TB_MAX_DORA 99
/* The fu a hand can have: an open hand of pinfu shape, and four kans of terminals. */
#define TB_MIN_FU 20
#define TB_MAX_FU 170
/* All totals of fu that a hand can have, in order: 20, 25 and 30 to 170 in tens. */
#define TB_N_FU_TOTALS 17
extern const int32_t tb_fu_totals[TB_N_FU_TOTALS];

/* A value as it was entered. The lists share their place: an event holds many values, and its size
 * is what a hand costs. */
typedef struct
{
  TbValueForm form;
  TbLimit     limit;
  int32_t     han;
  int32_t     fu; /* 0: not given */
  int32_t     dora;
  int32_t     n_yaku;      /* entries of `yaku`: yakuman under TB_VALUE_YAKUMAN */
  int32_t     n_tai_items; /* entries of `tai_items`, under TB_VALUE_TAI */
  int32_t     tai;         /* TB_VALUE_TAI: the sum before rounding, where no items are listed */
  bool        tai_listed;  /* items are listed, maybe none */
  TbFact      is_open;     /* TB_VALUE_YAKU; closed unless known to be open */
  union
  {
    TbYaku yaku[TB_MAX_LISTED_YAKU];
    TbTai  tai_items[TB_MAX_LISTED_TAI];
    /* TB_VALUE_TILES; where and how it was won follows from the event: tb_value_place() */
    TbTileHand tiles;
  };
} TbValueEntry;

/* What a hand is worth, looked up under a ruleset. */
typedef struct
{
  int32_t   han; /* 0 for yakuman and for values entered by limit */
  int32_t   fu;  /* 0: not given */
  TbLimit   limit;
  int32_t   base;            /* points; a child's ron is four times this. Tai: the sum rounded up */
  int32_t   yakuman;         /* in mangan: 4 an ordinary one, 6 a great one, 8 a double; 0: none */
  TbYakuSet listed;          /* the yaku or yakuman that were named */
  int32_t   tai;             /* the sum before rounding */
  int32_t   tai_for_minimum; /* of this, what counts towards the minimum of a discard win */
  bool      tai_exempt;      /* the hand needs no minimum */
} TbValue;

/* Looks up what @entry is worth under @rules. Both out-parameters are set on every path. On refusal
 * @problem holds code, numbers and a place from TB_AT_VALUE on, its entry index in
 * @problem->index[0]; the caller adds what lies above. */
TbStatus tb_value_resolve (const TbRules      *rules,
                           const TbValueEntry *entry,
                           TbValue            *out,
                           TbProblem          *problem);

/* What is known of a hand beside its value. */
typedef struct
{
  bool   won; /* otherwise it was shown after a foul, and counts as a ron */
  bool   self_draw;
  bool   dealer;  /* its owner is the dealer */
  bool   riichi;  /* its owner declared riichi */
  TbFact is_open; /* it has called melds */
} TbValueContext;

/* Refuses @entry, which tb_value_resolve() accepts, if what it says and @context cannot both be
 * true, or if no hand can have its fu. @rules do not count tai. On refusal @problem is as there. */
TbStatus tb_value_check (const TbRules        *rules,
                         const TbValueEntry   *entry,
                         const TbValueContext *context,
                         TbProblem            *problem);

/* The yaku and yakuman of @rules, which do not count tai, that a hand of @context can have, each
 * for itself: those that tb_value_check() does not refuse. A hand that was only shown has none that
 * depend on how it was won. */
TbYakuSet tb_value_possible_yaku (const TbRules        *rules,
                                  const TbValueContext *context);

/* The yaku that @flag says, or TB_N_YAKU if it says none. */
TbYaku tb_yaku_of_flag (TbHandFlag flag);

/* Says of the tiles of @entry where and how the hand was won, which an event says elsewhere: the
 * winds of the round and of the player, by self-draw or not, and of TbHandFlag those @flags that
 * are known there (riichi, a robbed kong). Does nothing to an entry of another form. */
void tb_value_place (TbValueEntry *entry,
                     TbWind        round,
                     TbWind        seat,
                     bool          self_draw,
                     uint32_t      flags);

/* Whether @entry itself says that the hand is open: a list of yaku with melds called, or tiles. */
bool tb_value_is_open (const TbValueEntry *entry);

/* What the yakuman in the set @yakuman are worth together under @rules, in mangan. The set is not
 * empty and holds only yakuman that the ruleset plays. */
int32_t tb_value_of_yakuman (const TbRules *rules,
                             TbYakuSet      yakuman);

/* The value of @limit, which is not TB_LIMIT_NONE; the same under every ruleset. A yakuman is one
 * ordinary yakuman. */
void tb_value_of_limit (TbLimit  limit,
                        TbValue *out);

/* The points of a ron worth @value, of the dealer or of a child: honba apart, rounded up as the
 * ruleset says (`value-rounding`). Not of tai. */
int32_t tb_value_ron (const TbRules *rules,
                      const TbValue *value,
                      bool           dealer);

/* What each payer owes for a tsumo, honba apart. */
typedef struct
{
  int32_t points[TB_MAX_PLAYERS]; /* 0 for the winner */
} TbShares;

/* Splits a tsumo worth @value that @winner won while @dealer was dealer, as `tsumo-split` says
 * (docs/scoring.md, Self-draw). @honba points are added to the whole before it is split; not zero
 * only where `honba-before-split` is set. Not of tai. */
void tb_shares_of_self_draw (const TbRules *rules,
                             const TbValue *value,
                             int32_t        honba,
                             TbPlayer       dealer,
                             TbPlayer       winner,
                             TbShares      *out);

/* What a win pays, honba included and stakes not: a ron, or what each payer of a self-draw pays. */
typedef struct
{
  int32_t ron;    /* 0 for a self-draw */
  int32_t dealer; /* what the dealer pays; 0 if he won */
  int32_t others; /* what each other player pays */
  int32_t next;   /* what the player after the dealer pays to him; the same but in thirds */
} TbPayment;

/* What a win worth @value pays with @honba counters, the player @seat places after the dealer
 * having won it. Not of tai. */
void tb_value_payment (const TbRules *rules,
                       const TbValue *value,
                       TbWind         seat,
                       bool           self_draw,
                       int32_t        honba,
                       TbPayment     *out);

/* What each pays for a win of tai. */
typedef struct
{
  int32_t discarder; /* whose discard it was, if it was one */
  int32_t others;    /* each */
} TbTaiPayment;

/* What a win worth @value in tai pays, where everybody pays: twice the amount on a self-draw; on a
 * discard twice the amount who discarded, the others the amount (fenghua.txt). Where somebody pays
 * for the others as well, this is what they would have paid. */
TbTaiPayment tb_tai_payment (const TbValue *value,
                             bool           self_draw);

/* One cell of a value grid: an entry a hand can have, and what its winner gets. */
typedef struct
{
  TbValueEntry entry;
  TbValue      value;
  int32_t      ron;          /* 0: no ron has this value */
  int32_t      tsumo_child;  /* what a child pays; 0: no tsumo has this value */
  int32_t      tsumo_next;   /* what the player after the dealer pays to a dealer; else 0 */
  int32_t      tsumo_dealer; /* what the dealer pays; 0 when the dealer wins */
} TbCell;

/* Eleven rows of fu by four han, and five limits, fit in this. */
#define TB_MAX_CELLS 49

/* Lists the amounts a value grid offers a dealer or a child under @rules, han and fu rising,
 * then the limits. Cells that no hand can have are not there (20 fu ron where an open pinfu
 * counts 30; 25 fu with one han). More than one yakuman are entered by name, since a sum does
 * not say which. Where every han is worth the same, the cells are the han below a counted yakuman
 * (to 20, where none is counted) and the yakuman, without fu; where tai are counted there are none.
 * @out holds TB_MAX_CELLS. Returns the count. */
size_t tb_value_cells (const TbRules *rules,
                       bool           dealer,
                       TbCell        *out);
