/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-figure-table.h"

#include <glib/gi18n-lib.h>

#define ENTRY(key, kind, group, variants, unit, name, help)                                    \
  { key, TENBO_FIGURE_KIND_##kind, TENBO_FIGURE_GROUP_##group, VARIANTS_##variants, OF_##unit, \
    name, help }

/* The names are those of docs/glossary.md, the order that of the ids. */
const TenboFigureEntry tenbo_figure_table[TENBO_N_FIGURES] = {
  /* Games */
  ENTRY ("games", COUNT, GAMES, NONE, GAMES, N_ ("Games"), N_ ("Games that ended and count.")),
  ENTRY ("average_rank", AVERAGE, GAMES, PLAYERS, GAMES, N_ ("Average rank"), N_ ("The mean of the ranks; games of three and of four are never mixed.")),
  ENTRY ("rank_spread", SPREAD, GAMES, PLAYERS, GAMES, N_ ("Spread of ranks"), N_ ("The standard deviation of the ranks: small if the rank is often the same.")),
  ENTRY ("rank_1_rate", RATE, GAMES, PLAYERS, GAMES, N_ ("First places"), N_ ("Games that ended in first place.")),
  ENTRY ("rank_2_rate", RATE, GAMES, PLAYERS, GAMES, N_ ("Second places"), N_ ("Games that ended in second place.")),
  ENTRY ("rank_3_rate", RATE, GAMES, PLAYERS, GAMES, N_ ("Third places"), N_ ("Games that ended in third place.")),
  ENTRY ("rank_4_rate", RATE, GAMES, FOUR_PLAYERS, GAMES, N_ ("Fourth places"), N_ ("Games that ended in fourth place.")),
  ENTRY ("top_two_rate", RATE, GAMES, PLAYERS, GAMES, N_ ("Top two"), N_ ("Games that ended in first or second place.")),
  ENTRY ("last_rate", RATE, GAMES, PLAYERS, GAMES, N_ ("Last places"), N_ ("Games that ended in the last place.")),
  ENTRY ("total", TOTAL, GAMES, NONE, GAMES, N_ ("Total"), N_ ("The totals of all games, with uma, oka, prizes and chips.")),
  ENTRY ("average_total", AVERAGE_TOTAL, GAMES, NONE, GAMES, N_ ("Average total"), N_ ("What a game brought on average.")),
  ENTRY ("best_total", TOTAL, GAMES, NONE, GAMES, N_ ("Best game"), N_ ("The highest total of a game.")),
  ENTRY ("worst_total", TOTAL, GAMES, NONE, GAMES, N_ ("Worst game"), N_ ("The lowest total of a game.")),
  ENTRY ("points_max", POINTS, GAMES, NONE, GAMES, N_ ("Highest score"), N_ ("The highest score after a hand.")),
  ENTRY ("points_min", POINTS, GAMES, NONE, GAMES, N_ ("Lowest score"), N_ ("The lowest score after a hand.")),
  ENTRY ("bust_rate", RATE, GAMES, NONE, GAMES_WITH_BUST, N_ ("Bust rate"), N_ ("Games with a bust, of those that a bust ends.")),
  ENTRY ("last_hand_up", RATE, GAMES, NONE, GAMES, N_ ("Gained in the last hand"), N_ ("Games in which the last hand brought a better rank.")),
  ENTRY ("last_hand_down", RATE, GAMES, NONE, GAMES, N_ ("Lost in the last hand"), N_ ("Games in which the last hand cost the rank.")),
  ENTRY ("chips", AVERAGE_TOTAL, GAMES, NONE, GAMES_WITH_CHIPS, N_ ("Chips"), N_ ("Points that chips brought in a game, where they are played.")),

  /* Hands */
  ENTRY ("win_rate", RATE, HANDS, NONE, HANDS, N_ ("Win rate"), N_ ("Hands that were won.")),
  ENTRY ("self_draw_rate", RATE, HANDS, NONE, WINS, N_ ("Tsumo rate"), N_ ("Wins that were self-drawn.")),
  ENTRY ("deal_in_rate", RATE, HANDS, NONE, HANDS, N_ ("Deal-in rate"), N_ ("Hands in which a discard was won by others.")),
  ENTRY ("average_win", AVERAGE_POINTS, HANDS, NONE, WINS, N_ ("Average win"), N_ ("What a win brought, with honba and riichi sticks.")),
  ENTRY ("average_win_value", AVERAGE_POINTS, HANDS, NONE, WINS, N_ ("Average win, hand alone"), N_ ("What the won hands were worth, without honba and riichi sticks.")),
  ENTRY ("best_win", POINTS, HANDS, NONE, WINS, N_ ("Dearest win"), N_ ("The most that one win brought.")),
  ENTRY ("average_deal_in", AVERAGE_POINTS, HANDS, NONE, DEAL_INS, N_ ("Average deal-in"), N_ ("What a deal-in cost, with honba and the own riichi stick.")),
  ENTRY ("average_deal_in_value", AVERAGE_POINTS, HANDS, NONE, DEAL_INS, N_ ("Average deal-in, hand alone"), N_ ("What the hands were worth that were dealt into, without honba.")),
  ENTRY ("tsumo_paid", AVERAGE_POINTS, HANDS, NONE, TSUMO_OF_OTHERS, N_ ("Paid for a tsumo"), N_ ("What a tsumo of somebody else cost.")),
  ENTRY ("dealer_tsumo_paid", RATE, HANDS, NONE, POINTS_PAID, N_ ("Paid for tsumo as dealer"), N_ ("Of the points paid for tsumo: those paid as dealer.")),
  ENTRY ("draw_rate", RATE, HANDS, NONE, HANDS, N_ ("Draws"), N_ ("Hands that ended in an exhaustive draw.")),
  ENTRY ("tenpai_rate", RATE, HANDS, NONE, DRAWS, N_ ("Tenpai rate"), N_ ("Exhaustive draws at which the hand was tenpai, where that matters.")),
  ENTRY ("draw_points", AVERAGE_TOTAL, HANDS, NONE, DRAWS, N_ ("Points of a draw"), N_ ("What an exhaustive draw brought on average.")),
  ENTRY ("nagashi", COUNT, HANDS, NONE, DRAWS, N_ ("Nagashi"), N_ ("Exhaustive draws with nagashi.")),
  ENTRY ("foul_rate", RATE, HANDS, NONE, HANDS, N_ ("Fouls"), N_ ("Fouls for each hand.")),

  /* Riichi */
  ENTRY ("riichi_rate", RATE, RIICHI, NONE, HANDS, N_ ("Riichi rate"), N_ ("Hands with a riichi, where it is played.")),
  ENTRY ("riichi_win_rate", RATE, RIICHI, NONE, RIICHI, N_ ("Wins with riichi"), N_ ("Hands with riichi that were won.")),
  ENTRY ("riichi_self_draw_rate", RATE, RIICHI, NONE, RIICHI_WINS, N_ ("Tsumo with riichi"), N_ ("Wins with riichi that were self-drawn.")),
  ENTRY ("riichi_deal_in_rate", RATE, RIICHI, NONE, RIICHI, N_ ("Deal-ins with riichi"), N_ ("Hands with riichi in which a discard was won by others.")),
  ENTRY ("riichi_draw_rate", RATE, RIICHI, NONE, RIICHI, N_ ("Draws with riichi"), N_ ("Hands with riichi that ended in an exhaustive draw.")),
  ENTRY ("riichi_points", AVERAGE_TOTAL, RIICHI, NONE, RIICHI, N_ ("Points of a riichi"), N_ ("What a hand with riichi brought on average, the stick included.")),
  ENTRY ("ippatsu_rate", RATE, RIICHI, NONE, RIICHI_WINS, N_ ("Ippatsu"), N_ ("Wins with riichi that had ippatsu, where that is known.")),
  ENTRY ("ura_rate", RATE, RIICHI, NONE, RIICHI_WINS, N_ ("Ura dora"), N_ ("Wins with riichi that had ura dora, where that is known.")),
  ENTRY ("ura_average", AVERAGE, RIICHI, NONE, RIICHI_WINS, N_ ("Ura dora for each win"), N_ ("How many ura dora a win with riichi had, where that is known.")),

  /* Value of wins */
  ENTRY ("open_win_rate", RATE, VALUE, NONE, WINS, N_ ("Open wins"), N_ ("Wins with called tiles, where that is known. Calls of hands that are not won are not "
                                                                         "recorded.")),
  ENTRY ("han_average", AVERAGE, VALUE, NONE, WINS, N_ ("Han of a win"), N_ ("The han of a win, where they are known; yakuman apart.")),
  ENTRY ("dora_average", AVERAGE, VALUE, NONE, WINS, N_ ("Dora of a win"), N_ ("How many dora a win had, where they are known.")),
  ENTRY ("value_rate", RATE, VALUE, CLASSES, WINS, N_ ("Value of wins"), N_ ("Wins by what the hand was worth.")),

  /* As dealer, by wind, by seat */
  ENTRY ("dealer_win_rate", RATE, DEALER, NONE, DEALER_HANDS, N_ ("Win rate as dealer"), N_ ("Hands as dealer that were won.")),
  ENTRY ("dealer_points", AVERAGE_TOTAL, DEALER, NONE, DEALER_HANDS, N_ ("Points as dealer"), N_ ("What a hand as dealer brought on average.")),
  ENTRY ("dealer_run", COUNT, DEALER, NONE, GAMES, N_ ("Longest run as dealer"), N_ ("The most hands as dealer one after the other.")),
  ENTRY ("wind_win_rate", RATE, WIND, WINDS, HANDS, N_ ("Win rate by wind"), N_ ("Hands that were won with that seat wind.")),
  ENTRY ("wind_deal_in_rate", RATE, WIND, WINDS, HANDS, N_ ("Deal-in rate by wind"), N_ ("Hands with that seat wind in which a discard was won by others.")),
  ENTRY ("seat_average_rank", AVERAGE, SEAT, SEATS, GAMES, N_ ("Average rank by seat"), N_ ("The mean of the ranks of games that were begun with that wind.")),
  ENTRY ("seat_average_total", AVERAGE_TOTAL, SEAT, SEATS, GAMES, N_ ("Average total by seat"), N_ ("What a game that was begun with that wind brought on average.")),

  /* Streaks */
  ENTRY ("first_streak", COUNT, STREAKS, PLAYERS, GAMES, N_ ("First places in a row"), N_ ("The longest row of games won.")),
  ENTRY ("first_streak_now", COUNT, STREAKS, PLAYERS, GAMES, N_ ("First places in a row now"), N_ ("How many of the latest games were won, one after the other.")),
  ENTRY ("top_two_streak", COUNT, STREAKS, PLAYERS, GAMES, N_ ("Top two in a row"), N_ ("The longest row of games that ended in first or second place.")),
  ENTRY ("top_two_streak_now", COUNT, STREAKS, PLAYERS, GAMES, N_ ("Top two in a row now"), N_ ("How many of the latest games ended in first or second place, one after the other.")),
  ENTRY ("not_last_streak", COUNT, STREAKS, PLAYERS, GAMES, N_ ("Not last in a row"), N_ ("The longest row of games that did not end in the last place.")),
  ENTRY ("not_last_streak_now", COUNT, STREAKS, PLAYERS, GAMES, N_ ("Not last in a row now"), N_ ("How many of the latest games did not end in the last place, one after the other.")),
};
