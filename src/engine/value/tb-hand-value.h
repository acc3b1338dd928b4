/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tiles.h"
#include "tb-value.h"

/* What a hand of tiles is worth: of all ways to read it, the dearest under the ruleset. Rulesets
 * that count tai are not for these functions. */

typedef enum
{
  TB_HAND_FINE,
  TB_HAND_NO_YAKU, /* complete, and worth nothing */
  TB_HAND_NOT_COMPLETE,
  TB_HAND_BAD_TILES, /* not as many tiles as a hand has, or one the ruleset does not have */
  TB_N_HAND_ERRORS,
} TbHandError;

/* The name of @error in results ("no-yaku"); it is not TB_HAND_FINE. Static text. */
const char *tb_hand_error_id (TbHandError error);

/* What makes a hand one that wins. */
typedef enum
{
  TB_SHAPE_SETS, /* four sets and a pair */
  TB_SHAPE_SEVEN_PAIRS,
  TB_SHAPE_KOKUSHI,
  /* of hands whose tai are counted (tb-tai-hand.h) */
  TB_SHAPE_UNRELATED, /* fourteen tiles no two of which go together */
  TB_SHAPE_HONOURS,   /* nothing but honours, in no order */
  TB_SHAPE_FLOWERS,   /* all flowers; the rest is not complete */
} TbShape;

/* Which place of the reading the winning tile takes: of those it can take a later one has as many
 * fu or more. */
typedef enum
{
  TB_WAIT_PAIRS,  /* the third of a triplet */
  TB_WAIT_OPEN,   /* at either end of a run */
  TB_WAIT_CLOSED, /* in the middle of one */
  TB_WAIT_EDGE,   /* the 3 of 123 or the 7 of 789 */
  TB_WAIT_SINGLE, /* in the pair */
} TbWait;

/* A set of the closed part: a kind, the lowest of a run. */
typedef struct
{
  TbTile tile;
  bool   run;
} TbSet;

/* Whether @tile is wild under @rules, which do not count tai. */
static inline bool
tb_is_wild (const TbRules *rules,
            TbTile         tile)
{
  return rules->wild_tile == TB_WILD_WHITE && tile == TB_TILE_WHITE;
}

/* As many tiles of a hand as can be wild. */
#define TB_MAX_WILD_TILES (TB_MAX_HAND_TILES + 1)

/* One way to read a hand; its melds are as they were called. */
typedef struct
{
  TbShape shape;
  uint8_t n_sets; /* of the closed part, none but of TB_SHAPE_SETS */
  TbSet   sets[TB_MAX_MELDS];
  TbTile  pair; /* of TB_SHAPE_SETS; else TB_TILE_NONE */
  TbWait  wait; /* where tai are counted, of TB_SHAPE_SETS */
  TbTile  win;  /* the kind that the winning tile is, or stands for */
  uint8_t n_wild;
  TbTile  wild[TB_MAX_WILD_TILES]; /* the kinds that wild tiles stand for, in no order */
} TbReading;

/* Where fu come from; the names are those of results (tb_fu_id()). */
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
  TB_FU_OPEN_TRIPLET, /* of simples; the next two of these four are of terminals and honours */
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

/* The name of @fu in results ("open-triplet-honour"). Static text. */
const char *tb_fu_id (TbFu fu);

typedef struct
{
  TbFu    id;
  int32_t fu;
  TbTile  tile; /* of a pair or set; TB_TILE_NONE: of none */
} TbFuItem;

/* The base, how it was won, pair, wait, four sets, an open hand of pinfu shape. */
#define TB_MAX_FU_ITEMS 10

/* Dora by kind. */
typedef struct
{
  int32_t dora;
  int32_t ura;
  int32_t red;
  int32_t flower; /* tiles set aside, North too */
} TbDora;

typedef struct
{
  TbHandError error;
  TbTile      bad_tile; /* of TB_HAND_BAD_TILES; TB_TILE_NONE: the number of tiles */
  bool        open;     /* has called melds */
  TbYakuSet   yaku;     /* what counts: the yakuman, or else the yaku */
  int32_t     sets;     /* of four alike in seven pairs, each of which set-chiitoi is listed for */
  int32_t     waits;    /* kinds that complete the hand, where otafuku counts them; else 0 */
  TbDora      dora;     /* none beside a yaku that stands in place of the rest */
  TbReading   reading;
  TbValue     value; /* han (0 for yakuman), fu rounded up (0 where none count), limit, yakuman */
} TbHandValue;

/* A ruleset, made ready to value hands. What is there twice is of closed and of open hands. */
typedef struct
{
  const TbRules *rules;      /* not owned */
  TbYakuSet      played[2];  /* yaku and yakuman that add up */
  TbYakuSet      instead[2]; /* yaku that stand in place of the rest */
  uint8_t        han[2][TB_N_YAKU];
} TbScorer;

/* Makes @scorer ready for @rules, which stay as they are as long as it is used. */
void tb_scorer_init (TbScorer      *scorer,
                     const TbRules *rules);

/* Whether the ruleset of @scorer plays @yaku: as a yakuman, or as one that adds up or stands in
 * place of the rest. */
bool tb_scorer_plays (const TbScorer *scorer,
                      TbYaku          yaku);

/* Values @hand, whose winning tile is known. All of @out is set where it is fine; on an error only
 * the error, the tile and whether the hand is open. */
void tb_scorer_value (const TbScorer   *scorer,
                      const TbTileHand *hand,
                      TbHandValue      *out);

/* The han of @yaku, which is in @value->yaku, in that hand; 0 for a yakuman. */
int32_t tb_scorer_han_of (const TbScorer    *scorer,
                          const TbHandValue *value,
                          TbYaku             yaku);

/* The fu of @value, worked out from @hand, line by line and before they are rounded up; none for
 * yakuman and where every han is worth the same. @out holds TB_MAX_FU_ITEMS. Returns the count. */
size_t tb_scorer_fu (const TbScorer    *scorer,
                     const TbTileHand  *hand,
                     const TbHandValue *value,
                     TbFuItem          *out);

/* A tile that completes a hand, and what it is worth. */
typedef struct
{
  TbTile      tile;
  TbHandValue ron;
  TbHandValue self_draw;
} TbTileWait;

/* As many kinds as there are. */
#define TB_MAX_WAITS (3 * TB_N_RANKS + TB_N_HONOURS)

/* Which kinds complete @hand, whatever its winning tile, and what each is worth: red fives and
 * what only a ron or a self-draw can have apart as the flags say. Tiles of which the hand has every
 * copy are none. @out holds TB_MAX_WAITS. Returns the count. */
size_t tb_tiles_waits (const TbScorer   *scorer,
                       const TbTileHand *hand,
                       TbTileWait       *out);
