/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tiles.h"
#include "tb-value.h"

/* The value of a hand of tiles: the highest of all interpretations under the ruleset. Do not use
 * these functions with tai rulesets. */

typedef enum
{
  TB_HAND_FINE,
  TB_HAND_NO_YAKU, /* complete, but without value */
  TB_HAND_NOT_COMPLETE,
  TB_HAND_BAD_TILES, /* a wrong number of tiles, or a tile that the ruleset does not have */
  TB_N_HAND_ERRORS,
} TbHandError;

/* Returns the name of @error in results ("no-yaku"); @error is not TB_HAND_FINE. Static text. */
const char *tb_hand_error_id (TbHandError error);

/* The shape of a winning hand. */
typedef enum
{
  TB_SHAPE_SETS, /* four sets and a pair */
  TB_SHAPE_SEVEN_PAIRS,
  TB_SHAPE_KOKUSHI,
  /* of hands with tai scoring (tb-tai-hand.h) */
  TB_SHAPE_UNRELATED, /* fourteen unrelated tiles */
  TB_SHAPE_HONOURS,   /* only honors, in no order */
  TB_SHAPE_FLOWERS,   /* all flowers; the rest is incomplete */
} TbShape;

/* Position of the winning tile in the interpretation. A later one in this list has at least as many
 * fu. */
typedef enum
{
  TB_WAIT_PAIRS,  /* the third of a triplet */
  TB_WAIT_OPEN,   /* at either end of a run */
  TB_WAIT_CLOSED, /* in the middle of a run */
  TB_WAIT_EDGE,   /* the 3 of 123 or the 7 of 789 */
  TB_WAIT_SINGLE, /* in the pair */
} TbWait;

/* A set of the closed part: a kind, the lowest of a run. */
typedef struct
{
  TbTile tile;
  bool   run;
} TbSet;

/* Whether @tile is wild under @rules, which do not use tai. */
static inline bool
tb_is_wild (const TbRules *rules,
            TbTile         tile)
{
  return rules->wild_tile == TB_WILD_WHITE && tile == TB_TILE_WHITE;
}

/* Maximum number of wild tiles in a hand. */
#define TB_MAX_WILD_TILES (TB_MAX_HAND_TILES + 1)

/* An interpretation of a hand; its melds are as called. */
typedef struct
{
  TbShape shape;
  uint8_t n_sets; /* of the closed part; 0 unless TB_SHAPE_SETS */
  TbSet   sets[TB_MAX_MELDS];
  TbTile  pair; /* of TB_SHAPE_SETS; else TB_TILE_NONE */
  TbWait  wait; /* with tai scoring, of TB_SHAPE_SETS */
  TbTile  win;  /* kind of the winning tile, or the kind it represents */
  uint8_t n_wild;
  TbTile  wild[TB_MAX_WILD_TILES]; /* kinds that wild tiles represent, unordered */
} TbInterpretation;

/* Sources of fu, with names for results (tb_fu_id()). */
typedef enum
{
  TB_FU_BASE,
  TB_FU_SEVEN_PAIRS,
  TB_FU_CLOSED_RON,
  TB_FU_SELF_DRAW,
  TB_FU_PAIR_DRAGON,
  TB_FU_PAIR_WIND,
  TB_FU_PAIR_DOUBLE_WIND,
  TB_FU_WAIT_CLOSED,
  TB_FU_WAIT_EDGE,
  TB_FU_WAIT_SINGLE,
  TB_FU_OPEN_TRIPLET, /* of simples; the next two of these four are of terminals and honors */
  TB_FU_OPEN_TRIPLET_TERMINAL,
  TB_FU_OPEN_TRIPLET_HONOUR,
  TB_FU_CONCEALED_TRIPLET,
  TB_FU_CONCEALED_TRIPLET_TERMINAL,
  TB_FU_CONCEALED_TRIPLET_HONOUR,
  TB_FU_OPEN_KAN,
  TB_FU_OPEN_KAN_TERMINAL,
  TB_FU_OPEN_KAN_HONOUR,
  TB_FU_CONCEALED_KAN,
  TB_FU_CONCEALED_KAN_TERMINAL,
  TB_FU_CONCEALED_KAN_HONOUR,
  TB_FU_OPEN_PINFU,
  TB_N_FU,
} TbFu;

/* Returns the name of @fu in results ("closed-wait"). Static text. */
const char *tb_fu_id (TbFu fu);

typedef struct
{
  TbFu    id;
  int32_t fu;
  TbTile  tile; /* of a pair or set; otherwise TB_TILE_NONE */
} TbFuItem;

/* The base, the way of winning, pair, wait, four sets, an open hand of pinfu shape. */
#define TB_MAX_FU_ITEMS 10

/* Dora by kind. */
typedef struct
{
  int32_t dora;
  int32_t ura;
  int32_t red;
  int32_t flower; /* tiles set aside, including North */
} TbDora;

typedef struct
{
  TbHandError      error;
  TbTile           bad_tile; /* of TB_HAND_BAD_TILES; TB_TILE_NONE: the number of tiles */
  bool             open;     /* the hand has called melds */
  TbYakuSet        yaku;     /* the yakuman if there are any, or else the yaku */
  int32_t          sets;     /* sets of four in seven pairs; set-chiitoi is listed once for each */
  int32_t          waits;    /* kinds that complete the hand, if otafuku counts them; else 0 */
  TbDora           dora;     /* zero with a yaku that replaces the rest */
  TbInterpretation interpretation;
  TbValue          value; /* han (0 for yakuman), rounded fu (0 if not counted), limit, yakuman */
} TbHandValue;

/* A ruleset prepared for valuing hands. Members of size 2 are for closed and open hands. */
typedef struct
{
  const TbRules *rules;      /* not owned */
  TbYakuSet      played[2];  /* yaku and yakuman that add up */
  TbYakuSet      instead[2]; /* yaku that replace the rest */
  uint8_t        han[2][TB_N_YAKU];
} TbScorer;

/* Prepares @scorer for @rules, which must not change while it is used. */
void tb_scorer_init (TbScorer      *scorer,
                     const TbRules *rules);

/* Whether the ruleset of @scorer plays @yaku: as a yakuman, or as one that adds up or replaces the
 * rest. */
bool tb_scorer_plays (const TbScorer *scorer,
                      TbYaku          yaku);

/* Values @hand, whose winning tile is known. Sets all of @out on success; on an error only the
 * error, the tile and whether the hand is open. */
void tb_scorer_value (const TbScorer   *scorer,
                      const TbTileHand *hand,
                      TbHandValue      *out);

/* Returns the han of @yaku, a member of @value->yaku, in that hand; 0 for a yakuman. */
int32_t tb_scorer_han_of (const TbScorer    *scorer,
                          const TbHandValue *value,
                          TbYaku             yaku);

/* Computes the fu of @value from @hand, line by line and before rounding; none for yakuman and with
 * linear scoring. @out holds TB_MAX_FU_ITEMS. Returns the count. */
size_t tb_scorer_fu (const TbScorer    *scorer,
                     const TbTileHand  *hand,
                     const TbHandValue *value,
                     TbFuItem          *out);

/* A tile that completes a hand, and the resulting value. */
typedef struct
{
  TbTile      tile;
  TbHandValue ron;
  TbHandValue self_draw;
} TbTileWait;

/* Number of kinds. */
#define TB_MAX_WAITS (3 * TB_N_RANKS + TB_N_HONOURS)

/* Finds the kinds that complete @hand, regardless of its winning tile, and their values: without
 * red fives, and with yaku of ron or self-draw according to its flags. Omits tiles of which the
 * hand has every copy. @out holds TB_MAX_WAITS. Returns the count. */
size_t tb_tiles_waits (const TbScorer   *scorer,
                       const TbTileHand *hand,
                       TbTileWait       *out);
