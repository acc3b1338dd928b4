/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Small types shared by all parts of the engine. */

/* Maximum number of players. Three-player rulesets use the first three slots. */
#define TB_MAX_PLAYERS 4

/* A player is a number in turn order: 0 is the first dealer, the next one sits to the right. It is
 * constant during a game; the seat wind changes. */
typedef uint8_t TbPlayer;

/* No player: the discarder of a tsumo, the liable player without pao. */
#define TB_NOBODY ((TbPlayer) 0xff)

/* A set of players, bit n for player n. */
typedef uint8_t TbPlayerSet;

#define TB_PLAYER_BIT(player) ((TbPlayerSet) (1u << (player)))
#define TB_ALL_PLAYERS        ((TbPlayerSet) ((1u << TB_MAX_PLAYERS) - 1))

/* Returns the number of players in @players. */
static inline int32_t
tb_player_set_count (TbPlayerSet players)
{
  int32_t count = 0;

  for (; players != 0; players &= (TbPlayerSet) (players - 1))
    count++;

  return count;
}

typedef enum
{
  TB_WIND_EAST,
  TB_WIND_SOUTH,
  TB_WIND_WEST,
  TB_WIND_NORTH,
} TbWind;

/* A side of the table: the physical place where a person sits, clockwise as seen from above. Each
 * has a color and a shape. It is neither a player (a number in turn order) nor a wind (which moves
 * with the deal), and the rules do not depend on it. */
typedef enum
{
  TB_SIDE_BLUE,
  TB_SIDE_RED,
  TB_SIDE_GREEN,
  TB_SIDE_YELLOW,
} TbSide;

#define TB_N_SIDES 4

/* Size of the longest id that a ruleset gives to a yaku or an item of tai, including the final NUL,
 * and of its names. */
#define TB_HOUSE_ID_SIZE 24
#define TB_NAME_SIZE     64

/* Position of a hand in the game: East 1 is { TB_WIND_EAST, 0, false }. */
typedef struct
{
  TbWind  wind;
  uint8_t number;    /* 0-based: the player who is dealer in this hand */
  bool    extension; /* the wind is repeated after the regular hands ("E+1") */
} TbRound;

/* A fact that the players may leave open. A rule that needs an answer documents how it treats an
 * unknown one; other code keeps it unknown. */
typedef enum
{
  TB_FACT_UNKNOWN,
  TB_FACT_NO,
  TB_FACT_YES,
} TbFact;

/* Result of a function that can refuse. On TB_REFUSED, no state has changed. */
typedef enum
{
  TB_OK,
  TB_REFUSED,
} TbStatus;
