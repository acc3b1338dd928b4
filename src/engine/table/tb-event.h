/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-value.h"

/* The events of a table as the players entered them: one event is one hand, an agreed correction,
 * or the agreement to stop. */

typedef enum
{
  TB_RESULT_WIN,
  TB_RESULT_DRAW, /* exhaustive */
  TB_RESULT_ABORT,
  TB_RESULT_FOUL, /* a foul ended the hand */
  TB_RESULT_ADJUST,
  TB_RESULT_STOP,
  TB_N_RESULTS,
} TbResult;

/* The dealer's choice to repeat. */
typedef enum
{
  TB_CHOICE_ABSENT, /* counts as continuing if there is a choice */
  TB_CHOICE_CONTINUE,
  TB_CHOICE_DECLINE,
} TbChoice;

/* The liable player of a win. */
typedef struct
{
  TbPlayer player; /* TB_NOBODY: no pao */
  int32_t  n_for;
  TbYaku   for_yakuman[TB_MAX_LISTED_YAKUMAN];
} TbPao;

/* Chip events of a win. */
typedef struct
{
  int32_t ippatsu; /* 0 or 1 */
  int32_t ura;
  int32_t red;
  int32_t special[TB_N_SPECIAL_COLORS]; /* 0 for red tiles, which `red` counts */
} TbBonus;

/* Four kans reveal five indicators, and each can match four tiles of the hand. */
#define TB_MAX_BONUS 20

/* The members of every win come first, next to the counts of its event, so that a hand reads few
 * cache lines. */
typedef struct
{
  TbPlayer     player;
  TbPlayer     from; /* the discarder; TB_NOBODY: tsumo */
  TbFact       is_open;
  bool         on_riichi_tile; /* the discard declared riichi */
  bool         robbed;         /* won by robbing a kan of `from` (tai) */
  bool         last_tile;      /* won on the discard after the last tile (tai) */
  TbBonus      bonus;
  TbPao        pao;
  TbValueEntry value;
} TbWin;

/* A hand shown after a foul, with the value that it would have had for its owner. */
typedef struct
{
  TbPlayer     player;
  TbValueEntry value;
} TbShownHand;

typedef struct
{
  TbPlayer    player;
  int32_t     rule;  /* index in TbRules.fouls */
  int32_t     count; /* 1; up to TB_MAX_FOUL_COUNT if the rule counts up */
  int32_t     n_against;
  TbShownHand against[TB_MAX_PLAYERS - 1];
} TbFoul;

/* A foul that counts up counts tiles, at most a whole hand. */
#define TB_MAX_FOUL_COUNT 14
/* More fouls than one hand can have. */
#define TB_MAX_FOULS 8
/* Three players can win the same discard. */
#define TB_MAX_WINS (TB_MAX_PLAYERS - 1)
/* Each pair of players in both directions. */
#define TB_MAX_TRANSFERS 12
/* A correction larger than any score is an input error. */
#define TB_MAX_TRANSFER_POINTS 1000000

typedef struct
{
  TbPlayer from;
  TbPlayer to;
  int32_t  points; /* 1 to TB_MAX_TRANSFER_POINTS */
} TbTransfer;

/* The counts come before the lists, and the longest list comes last, because few hands have one. */
typedef struct
{
  TbResult   result;
  TbChoice   choice;
  TbAbort    reason; /* of TB_RESULT_ABORT */
  TbPlayer   wareme; /* player whose wall was broken; TB_NOBODY: not played or not recorded */
  int32_t    n_riichi;
  int32_t    n_open_riichi;
  int32_t    n_wins;
  int32_t    n_tenpai;
  int32_t    n_nagashi;
  int32_t    n_fouls;
  int32_t    n_transfers;
  TbPlayer   riichi[TB_MAX_PLAYERS];      /* in the order of declaration */
  TbPlayer   open_riichi[TB_MAX_PLAYERS]; /* those of `riichi` who declared openly */
  TbPlayer   tenpai[TB_MAX_PLAYERS];
  TbPlayer   nagashi[TB_MAX_PLAYERS]; /* claimants at a draw */
  TbWin      wins[TB_MAX_WINS];
  TbTransfer transfers[TB_MAX_TRANSFERS];
  TbFoul     fouls[TB_MAX_FOULS];
} TbEvent;

/* The hand in progress: riichi declared and fouls found so far. */
typedef struct
{
  int32_t  n_riichi;
  TbPlayer riichi[TB_MAX_PLAYERS];
  int32_t  n_open_riichi;
  TbPlayer open_riichi[TB_MAX_PLAYERS];
  int32_t  n_fouls;
  TbFoul   fouls[TB_MAX_FOULS];
} TbPartialHand;

/* Whether an event with the result @result is a hand that was played. Corrections and the agreement
 * to stop are not hands: they move neither dealer nor honba. Use this to count hands in a list or a
 * statistic. */
bool tb_result_is_hand (TbResult result);

/* Initializes @event with the result @result: nobody won, nobody declared riichi, no choice was
 * made. */
void tb_event_init (TbEvent *event,
                    TbResult result);

/* Like tb_event_init(), with the riichi and fouls of the hand in progress @partial. */
void tb_event_begin (TbEvent             *event,
                     TbResult             result,
                     const TbPartialHand *partial);

/* Initializes @win as a tsumo of @player without pao or bonuses; its value is 1 han, with no fu. */
void tb_win_init (TbWin   *win,
                  TbPlayer player);

/* Returns the yakuman that @pao is for. */
TbYakuSet tb_pao_named (const TbPao *pao);

/* Whether @pao, which has a player, is the liability of the player who fed a called kan: @pao names
 * rinshan, or names nothing and @value of the win lists rinshan. */
bool tb_pao_is_of_kan_feeder (const TbPao   *pao,
                              const TbRules *rules,
                              const TbValue *value);

/* Whether @player declared riichi in the hand of @event. */
bool tb_event_has_riichi (const TbEvent *event,
                          TbPlayer       player);

/* Whether @player declared riichi openly in the hand of @event. */
bool tb_event_has_open_riichi (const TbEvent *event,
                               TbPlayer       player);

/* Whether the hand of the win @win of @event is open, as far as @event records it. The sources are
 * the explicit entry, the tiles, the list of yaku (closed unless marked as open), a yakuman that is
 * always closed, or a riichi. The payments treat an unknown hand as closed. */
TbFact tb_event_win_is_open (const TbEvent *event,
                             int32_t        win);
