/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"

/* The items that tai rulesets add up (fenghua.txt). Files hold their names (tb_tai_id()): never
 * change or remove one. The numbers are the display order of lists and pages. Their values are data
 * of the ruleset. */
typedef enum
{
  TB_TAI_ZUOTAI, /* in every winning hand; implied in every list */
  TB_TAI_PENGHU_SHUNZI,
  TB_TAI_DRAGON,
  TB_TAI_SEAT_ROUND_WIND,
  TB_TAI_SEAT_WIND,
  TB_TAI_ROUND_WIND,
  TB_TAI_WAIT,
  TB_TAI_ZIMO,
  TB_TAI_NO_WILD,
  TB_TAI_ONE_WILD,
  TB_TAI_TWO_WILD,
  TB_TAI_WILD_AS_ITSELF,
  TB_TAI_THREE_WILD,
  TB_TAI_THREE_FLOWER_WILD,
  TB_TAI_THIRTEEN_UNRELATED,
  TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED,
  TB_TAI_THIRTEEN_UNRELATED_STARS,
  TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT,
  TB_TAI_ALL_TRIPLETS_WILD,
  TB_TAI_ALL_TRIPLETS,
  TB_TAI_LONE_TILE_WILD,
  TB_TAI_LONE_TILE,
  TB_TAI_SEVEN_PAIRS_WILD,
  TB_TAI_SEVEN_PAIRS,
  TB_TAI_CONCEALED_BOMB,
  TB_TAI_BOMB,
  TB_TAI_HALF_FLUSH,
  TB_TAI_FULL_FLUSH,
  TB_TAI_LOOSE_HONOURS,
  TB_TAI_ALL_HONOURS,
  TB_TAI_EIGHT_FLOWERS,
  TB_TAI_EIGHT_FLOWERS_NOW,
  TB_TAI_FOUR_FLOWERS,
  TB_TAI_OWN_FLOWER,
  TB_TAI_FLOWER_BLOOM,
  TB_TAI_DIRECT_KAN,
  TB_TAI_DIRECT_KAN_BLOOM,
  TB_TAI_CONCEALED_KAN,
  TB_TAI_CONCEALED_KAN_BLOOM,
  TB_TAI_ADDED_KAN,
  TB_TAI_ADDED_KAN_BLOOM,
  TB_N_TAI,

  /* The items that a ruleset defines have the numbers from here on. */
  TB_TAI_HOUSE = TB_N_TAI,
} TbTai;

#define TB_MAX_HOUSE_TAI 96

/* More than the number of any item. */
#define TB_TAI_END (TB_TAI_HOUSE + TB_MAX_HOUSE_TAI)

/* A set of items, bit n for item n. The items of a ruleset are in no set. */
typedef uint64_t TbTaiSet;

#define TB_TAI_BIT(item) ((TbTaiSet) 1 << (item))

/* Returns the set of @item alone; empty for an item of a ruleset. */
static inline TbTaiSet
tb_tai_set_of (TbTai item)
{
  return item < TB_N_TAI ? TB_TAI_BIT (item) : 0;
}

/* Items of a tile that the winner drew; a robbed tile is another player's. */
#define TB_TAI_OF_SELF_DRAW                                                         \
  (TB_TAI_BIT (TB_TAI_ZIMO) | TB_TAI_BIT (TB_TAI_FLOWER_BLOOM) |                    \
   TB_TAI_BIT (TB_TAI_DIRECT_KAN_BLOOM) | TB_TAI_BIT (TB_TAI_CONCEALED_KAN_BLOOM) | \
   TB_TAI_BIT (TB_TAI_ADDED_KAN_BLOOM))

/* Large enough for every item. */
#define TB_MAX_TAI_ITEMS 48

/* Value of an item. */
typedef struct
{
  TbTai   item;
  int32_t tai;
  int32_t most;    /* maximum number in one hand */
  bool    minimum; /* counts toward the minimum of a discard win */
  bool    exempt;  /* frees the hand from the minimum */
} TbTaiRule;

/* The players who pay for a win of tai. */
typedef enum
{
  TB_TAI_PAYERS_DISCARDER_DOUBLE,       /* all; the discarder twice, and each on a self-draw */
  TB_TAI_PAYERS_DISCARDER,              /* the discarder alone, or each on a self-draw */
  TB_TAI_PAYERS_EVERYONE,               /* everybody the same */
  TB_TAI_PAYERS_DISCARDER_ALONE_DOUBLE, /* the discarder alone, twice, or each on a self-draw */
} TbTaiPayers;

/* A row of the table of amounts by tai. */
typedef struct
{
  int32_t tai; /* the lowest sum of the row */
  int32_t points;
} TbTaiRow;

/* Most rows of a table of amounts. */
#define TB_MAX_TAI_ROWS 30

/* An item that a ruleset defines. */
typedef struct
{
  char      id[TB_HOUSE_ID_SIZE];
  char      name[TB_NAME_SIZE];    /* in English, or in the language of the house */
  char      name_ja[TB_NAME_SIZE]; /* empty: as `name` */
  char      name_zh[TB_NAME_SIZE];
  TbTaiRule rule; /* without `item` */
} TbHouseTai;

/* Names of all items in files and records ("seat-wind"), NULL-terminated, by number. */
extern const char *const tb_tai_ids[TB_N_TAI + 1];

/* Finds the item with the name @id. Returns false, with *@out = TB_N_TAI, if there is none. */
bool tb_tai_from_id (const char *id,
                     TbTai      *out);

/* Returns the items that cannot occur with @item in one hand: forms of a hand, flushes, numbers of
 * wild tiles, waits; none for an item of a ruleset. Symmetric; an item does not exclude itself. The
 * facts are those of fenghua.txt's tiles, independent of the ruleset. */
TbTaiSet tb_tai_excluded_by (TbTai item);
