/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"

/* Tiles, melds and whole hands. A hand is plain data without ownership: create it with
 * tb_tile_hand_init() and tb_tile_hand_add(), and set its other members directly. */

typedef enum
{
  TB_SUIT_MANZU,
  TB_SUIT_PINZU,
  TB_SUIT_SOUZU,
  TB_SUIT_HONOURS,
  TB_N_SUITS,
} TbSuit;

/* A tile: its suit times sixteen plus its rank from 0 (the honors are East, South, West, North,
 * White, Green, Red), or a flower; a five may be red and a white marked. Without the red bit it is
 * a kind, less than TB_N_TILE_CODES unless it is a flower. */
typedef uint8_t TbTile;

#define TB_TILE(suit, rank) ((TbTile) ((int) (suit) << 4 | (rank)))
#define TB_TILE_RED         ((TbTile) 0x40)
#define TB_TILE_FLOWER      ((TbTile) 0x80) /* plus its number from 0 */
#define TB_TILE_NONE        ((TbTile) 0xff)
#define TB_N_TILE_CODES     64
#define TB_N_FLOWERS        8

#define TB_TILE_KIND(tile) ((TbTile) ((tile) & ~TB_TILE_RED))
#define TB_TILE_SUIT(tile) ((tile) >> 4 & 3)
#define TB_TILE_RANK(tile) ((tile) & 0xf)

#define TB_TILE_EAST       TB_TILE (TB_SUIT_HONOURS, 0)
#define TB_TILE_NORTH      TB_TILE (TB_SUIT_HONOURS, 3)
#define TB_TILE_WHITE      TB_TILE (TB_SUIT_HONOURS, 4)
#define TB_TILE_GREEN      TB_TILE (TB_SUIT_HONOURS, 5)
#define TB_TILE_RED_DRAGON TB_TILE (TB_SUIT_HONOURS, 6)

#define TB_TILE_OF_WIND(wind) ((TbTile) (TB_TILE_EAST + (wind)))

/* Number of ranks of a suit, and number of honors. */
#define TB_N_RANKS   9
#define TB_N_HONOURS 7

/* The rank of a five, and the red five of a suit. */
#define TB_RANK_FIVE           4
#define TB_TILE_RED_FIVE(suit) ((TbTile) (TB_TILE (suit, TB_RANK_FIVE) | TB_TILE_RED))

/* The marked white dragon (`wild-white`), written as `0z`. Its bit is that of a red five. */
#define TB_TILE_MARKED_WHITE ((TbTile) (TB_TILE_WHITE | TB_TILE_RED))

/* Number of copies of each tile except flowers; with this number of red fives, every five is
 * red. */
#define TB_TILE_COPIES 4

typedef enum
{
  TB_MELD_CHI,
  TB_MELD_PON,
  TB_MELD_KAN,   /* of a discard */
  TB_MELD_KAKAN, /* a pon extended by the fourth tile */
  TB_MELD_ANKAN, /* concealed: the hand stays closed */
} TbMeldKind;

typedef struct
{
  TbMeldKind kind;
  TbTile     tile; /* a kind: the lowest of a chi */
  uint8_t    reds; /* number of red fives in it */
} TbMeld;

/* Events of the hand. Flags that contradict its tiles or its way of winning are ignored. */
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
  TB_HAND_FLOWER_REPLACEMENT = 1 << 10, /* drawn to replace a flower */
  TB_HAND_WAIT_IN_DISCARDS = 1 << 11,   /* one of the waits is among the player's own discards */
} TbHandFlag;

#define TB_N_HAND_FLAGS 12

#define TB_MAX_MELDS      4
#define TB_MAX_HAND_TILES 13 /* without the winning tile */
#define TB_MAX_INDICATORS 10 /* maximum in the dead wall */
#define TB_MAX_ASIDE      12

/* Number of tiles of each rank of a suit: two octal digits each, rank 0 in the lowest. */
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
  TbSuitCounts flowers;           /* of the closed part, by number: only wild ones remain there */
  uint8_t      n_tiles;           /* of the closed part; TB_MAX_HAND_TILES + 1: too many */
  TbTile       stray;             /* a tile that cannot be there; TB_TILE_NONE: none */
  uint32_t     reds;              /* number of red fives of the closed part: eight bits per suit */
  TbTile       win;               /* TB_TILE_NONE: unknown */
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
  TbTile       wild;                /* indicator of the wild tiles; TB_TILE_NONE: no wild tiles */
} TbTileHand;

/* Initializes @hand without tiles: seat East, East round, won by discard, no wild tile. */
void tb_tile_hand_init (TbTileHand *hand);

/* Adds @tile to the closed part. Beyond TB_MAX_HAND_TILES, only the excess is recorded, and the
 * hand has bad tiles. */
void tb_tile_hand_add (TbTileHand *hand,
                       TbTile      tile);

/* Removes @tile, which must be in the closed part, from it. */
void tb_tile_hand_remove (TbTileHand *hand,
                          TbTile      tile);

/* Returns the number of tiles of @kind, or of that flower, in the closed part. */
int32_t tb_tile_hand_count (const TbTileHand *hand,
                            TbTile            kind);

/* Lists the tiles of the closed part in order, red fives before other fives, flowers last. @out
 * holds TB_MAX_HAND_TILES. Returns the count. */
size_t tb_tile_hand_list (const TbTileHand *hand,
                          TbTile           *out);

/* Whether @hand has called melds: a concealed kan leaves it closed. */
bool tb_tile_hand_is_open (const TbTileHand *hand);

/* Size of the longest text of a tile or meld, including the final NUL: "kakan 0555p"; a meld has
 * two characters per tile. */
#define TB_TILE_TEXT_SIZE 3
#define TB_MELD_TEXT_SIZE 15

/* Parses the tiles of @text ("234m067p55s", `0` is a red five, `0z` the marked white, `f` are
 * flowers) into @out. Returns the count, or -1 if the text is not a list of tiles or has more than
 * @max. */
int32_t tb_tiles_parse (const char *text,
                        TbTile     *out,
                        int32_t     max);

/* Result of parsing a text as a meld. */
typedef enum
{
  TB_MELD_TEXT_FINE,
  TB_MELD_TEXT_NO_MELD, /* its tiles do not form this meld ("pon 345s") */
  TB_MELD_TEXT_NONE,    /* it does not consist of a kind of meld and tiles */
} TbMeldText;

/* Parses "chi 345s". @out->tile is the lowest kind of the tiles, even if they are not a meld. */
TbMeldText tb_meld_parse (const char *text,
                          TbMeld     *out);

/* Writes the text of @tile ("0p", "3f"). */
void tb_tile_text (TbTile tile,
                   char   out[static TB_TILE_TEXT_SIZE]);

/* Writes the text of @n tiles, with one letter after the tiles of each suit ("234m05p"). @out holds
 * 2 * @n + 1. */
void tb_tiles_text (const TbTile *tiles,
                    size_t        n,
                    char         *out);

/* Writes the text of @meld ("pon 055p"). */
void tb_meld_text (const TbMeld *meld,
                   char          out[static TB_MELD_TEXT_SIZE]);

/* Lists the tiles of @meld, red fives before other fives. @out holds four. Returns the count. */
size_t tb_meld_tiles (const TbMeld *meld,
                      TbTile       *out);

/* Names of the flags in requests ("double-riichi"), in the order of their bits, and of the kinds of
 * melds. */
extern const char *const tb_hand_flag_ids[TB_N_HAND_FLAGS];
extern const char *const tb_meld_ids[TB_MELD_ANKAN + 1];
