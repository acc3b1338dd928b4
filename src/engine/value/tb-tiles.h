/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"

/* Tiles, melds and whole hands. A hand is plain data that owns nothing: it is made with
 * tb_tile_hand_init() and tb_tile_hand_add(), its other members are set directly. */

typedef enum
{
  TB_SUIT_MANZU,
  TB_SUIT_PINZU,
  TB_SUIT_SOUZU,
  TB_SUIT_HONOURS,
  TB_N_SUITS,
} TbSuit;

/* A tile: its suit times sixteen and its rank from 0 (the honours are East, South, West, North,
 * White, Green, Red), or a flower; a five may be red. Without the mark of a red five it is a kind,
 * less than TB_N_TILE_CODES unless it is a flower. */
typedef uint8_t TbTile;

#define TB_TILE(suit, rank) ((TbTile) ((int) (suit) << 4 | (rank)))
#define TB_TILE_RED         ((TbTile) 0x40)
#define TB_TILE_FLOWER      ((TbTile) 0x80) /* and its number from 0 */
#define TB_TILE_NONE        ((TbTile) 0xff)
#define TB_N_TILE_CODES     64
#define TB_N_FLOWERS        8

#define TB_TILE_KIND(tile) ((TbTile) ((tile) & ~TB_TILE_RED))
#define TB_TILE_SUIT(tile) ((TbSuit) ((tile) >> 4 & 3))
#define TB_TILE_RANK(tile) ((tile) & 0xf)

#define TB_TILE_EAST       TB_TILE (TB_SUIT_HONOURS, 0)
#define TB_TILE_NORTH      TB_TILE (TB_SUIT_HONOURS, 3)
#define TB_TILE_WHITE      TB_TILE (TB_SUIT_HONOURS, 4)
#define TB_TILE_GREEN      TB_TILE (TB_SUIT_HONOURS, 5)
#define TB_TILE_RED_DRAGON TB_TILE (TB_SUIT_HONOURS, 6)

#define TB_TILE_OF_WIND(wind) ((TbTile) (TB_TILE_EAST + (wind)))

/* How many ranks a suit has, and how many honours there are. */
#define TB_N_RANKS   9
#define TB_N_HONOURS 7

/* The rank of a five, and the red one of a suit. */
#define TB_RANK_FIVE           4
#define TB_TILE_RED_FIVE(suit) ((TbTile) (TB_TILE (suit, TB_RANK_FIVE) | TB_TILE_RED))

/* So many copies there are of each tile but a flower; so many red fives make every five red. */
#define TB_TILE_COPIES 4

typedef enum
{
  TB_MELD_CHI,
  TB_MELD_PON,
  TB_MELD_KAN,   /* of a discard */
  TB_MELD_KAKAN, /* a pon with the fourth tile added */
  TB_MELD_ANKAN, /* concealed: the hand stays closed */
} TbMeldKind;

typedef struct
{
  TbMeldKind kind;
  TbTile     tile; /* a kind: the lowest of a chi */
  uint8_t    reds; /* how many red fives are in it */
} TbMeld;

/* What happened to the hand. Flags that its tiles or its winning contradict do not count. */
typedef enum
{
  TB_HAND_RIICHI = 1 << 0,
  TB_HAND_DOUBLE_RIICHI = 1 << 1,
  TB_HAND_IPPATSU = 1 << 2,
  TB_HAND_RINSHAN = 1 << 3,
  TB_HAND_CHANKAN = 1 << 4,
  TB_HAND_HAITEI = 1 << 5,
  TB_HAND_HOUTEI = 1 << 6,
  TB_HAND_TENHOU = 1 << 7,
  TB_HAND_CHIIHOU = 1 << 8,
  TB_HAND_RENHOU = 1 << 9,
  TB_HAND_FLOWER_REPLACEMENT = 1 << 10, /* drawn in place of a flower */
  TB_HAND_WAIT_IN_DISCARDS = 1 << 11,   /* one of the waits lies among the own discards */
} TbHandFlag;

#define TB_N_HAND_FLAGS 12

#define TB_MAX_MELDS      4
#define TB_MAX_HAND_TILES 13 /* without the winning tile */
#define TB_MAX_INDICATORS 10 /* as many as lie in the dead wall */
#define TB_MAX_ASIDE      12

/* How many tiles there are of each rank of a suit: two octal digits each, rank 0 in the lowest. */
typedef uint64_t TbSuitCounts;

#define TB_COUNT_BITS 6

static inline int32_t
tb_count_of (TbSuitCounts counts,
             int          rank)
{
  return (int32_t) (counts >> TB_COUNT_BITS * rank & 077);
}

typedef struct
{
  TbSuitCounts suits[TB_N_SUITS]; /* the closed part, without the winning tile */
  TbSuitCounts flowers;           /* of it, how many of each number: only wild ones stay there */
  uint8_t      n_tiles;           /* in it; one more than it holds: too many */
  TbTile       stray;             /* one that no hand has there; TB_TILE_NONE: none */
  uint32_t     reds;              /* of its fives, how many are red: eight bits a suit */
  TbTile       win;               /* TB_TILE_NONE: not known yet */
  bool         self_draw;
  uint8_t      n_melds;
  TbMeld       melds[TB_MAX_MELDS];
  TbWind       round;
  TbWind       seat;
  uint32_t     flags; /* of TbHandFlag */
  uint8_t      n_dora;
  TbTile       dora[TB_MAX_INDICATORS]; /* the indicators, or the dora itself (`dora-tile`) */
  uint8_t      n_ura;
  TbTile       ura[TB_MAX_INDICATORS];
  uint8_t      n_aside;
  TbTile       aside[TB_MAX_ASIDE]; /* flowers and North that were set aside */
  TbTile       wild;                /* the indicator of the wild tiles; TB_TILE_NONE: none are */
} TbTileHand;

/* Makes @hand an empty one, of East in the East round, won by discard, without a wild tile. */
void tb_tile_hand_init (TbTileHand *hand);

/* Adds @tile to the closed part. Of more than TB_MAX_HAND_TILES it is only kept that they are too
 * many: such a hand has bad tiles. */
void tb_tile_hand_add (TbTileHand *hand,
                       TbTile      tile);

/* Takes @tile, which is there, out of the closed part. */
void tb_tile_hand_remove (TbTileHand *hand,
                          TbTile      tile);

/* How many tiles of @kind, or of the flower that it is, are in the closed part. */
int32_t tb_tile_hand_count (const TbTileHand *hand,
                            TbTile            kind);

/* The tiles of the closed part in order, red fives first of the fives, flowers last. @out holds
 * TB_MAX_HAND_TILES. Returns how many there are. */
size_t tb_tile_hand_list (const TbTileHand *hand,
                          TbTile           *out);

/* Whether @hand has called melds: a concealed kan leaves it closed. */
bool tb_tile_hand_is_open (const TbTileHand *hand);

/* The longest text of a tile or meld, with its final NUL: "kakan 0555p"; a meld is written with two
 * places for each tile. */
#define TB_TILE_TEXT_SIZE 3
#define TB_MELD_TEXT_SIZE 15

/* Reads the tiles of @text ("234m067p55s", `0` a red five, `f` flowers) into @out. Returns how many
 * there are, or -1 if the text is not of tiles or there are more than @max. */
int32_t tb_tiles_parse (const char *text,
                        TbTile     *out,
                        int32_t     max);

/* What a text is as a meld. */
typedef enum
{
  TB_MELD_TEXT_FINE,
  TB_MELD_TEXT_NO_MELD, /* its tiles are no such meld ("pon 345s") */
  TB_MELD_TEXT_NONE,    /* it does not name a kind of meld and tiles */
} TbMeldText;

/* Reads "chi 345s". @out->tile is the lowest kind of its tiles, whatever they are. */
TbMeldText tb_meld_parse (const char *text,
                          TbMeld     *out);

/* Writes the text of @tile ("0p", "3f"). */
void tb_tile_text (TbTile tile,
                   char   out[static TB_TILE_TEXT_SIZE]);

/* Writes the text of @n tiles, those of one suit behind one letter ("234m05p"). @out holds
 * 2 * @n + 1. */
void tb_tiles_text (const TbTile *tiles,
                    size_t        n,
                    char         *out);

/* Writes the text of @meld ("pon 055p"). */
void tb_meld_text (const TbMeld *meld,
                   char          out[static TB_MELD_TEXT_SIZE]);

/* The tiles of @meld, red fives first of the fives. @out holds four. Returns how many there are. */
size_t tb_meld_tiles (const TbMeld *meld,
                      TbTile       *out);

/* The names of the flags in requests ("double-riichi"), in the order of their bits, and of the
 * kinds of melds. */
extern const char *const tb_hand_flag_ids[TB_N_HAND_FLAGS];
extern const char *const tb_meld_ids[TB_MELD_ANKAN + 1];
