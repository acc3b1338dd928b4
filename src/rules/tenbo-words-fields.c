/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-values.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The name of a field and the texts for its value: one text per value or a format for points. Other
 * fields have a function in tenbo_words_describe_field(); a set of yaku is listed. */
typedef struct
{
  const char        *name;
  const char *const *words;  /* for each value of a bool or enumeration */
  const char        *points; /* a format for the amount as text */
  const char        *none;   /* the text for 0 points, or NULL */
} FieldWords;

static const char *const yes_words[] = { N_ ("No"), N_ ("Yes") };

static const char *const ties_words[] = {
  [TB_TIES_BY_SEAT] = N_ ("With equal scores, the player nearer the first dealer ranks higher"),
  [TB_TIES_SHARED] = N_ ("Players with equal scores share the rank and its payments"),
  [TB_TIES_FIRST_WIN] = N_ ("With equal scores, the player who won first in the game ranks higher; "
                            "then the player nearer the first dealer"),
  [TB_TIES_LAST_WIN] = N_ ("With equal scores, the player who won last in the game ranks higher; "
                           "then the player nearer the first dealer"),
};

static const char *const leftover_pot_words[] = {
  [TB_LEFTOVER_FIRST] = N_ ("1st gets the points left in the pot"),
  [TB_LEFTOVER_NOBODY] = N_ ("Nobody gets the points left in the pot"),
};

static const char *const oka_words[] = {
  [TB_OKA_DIFFERENCE] = N_ ("1st gets the difference between start and return from each player"),
  [TB_OKA_FIXED] = N_ ("1st gets a fixed prize; nobody gets the rest of the differences"),
};

static const char *const uma_unbalanced_words[] = {
  N_ ("The uma sums to zero"),
  N_ ("The uma need not sum to zero; nobody pays or gets the rest"),
};

static const char *const result_base_words[] = {
  [TB_RESULT_BASE_DIFFERENCE] = N_ ("The points minus the return points"),
  [TB_RESULT_BASE_POINTS] = N_ ("The points, without subtracting the return points; no oka"),
  [TB_RESULT_BASE_NONE] = N_ ("Only the rank counts, not the points"),
};

static const char *const result_rounding_words[] = {
  [TB_ROUNDING_NONE] = N_ ("None"),
  [TB_ROUNDING_HALF_UP] = N_ ("To the nearest thousand, halves up; 1st takes the difference"),
  [TB_ROUNDING_HALF_DOWN] = N_ ("To the nearest thousand, halves down; 1st takes the difference"),
  [TB_ROUNDING_DOWN] = N_ ("Down to thousands; 1st takes the difference"),
  [TB_ROUNDING_UP] = N_ ("Up to thousands; 1st takes the difference"),
  [TB_ROUNDING_TO_RETURN] =
    N_ ("To thousands, up below the return points, otherwise down; 1st takes the difference"),
};

static const char *const bust_when_words[] = {
  [TB_BUST_AFTER_HAND] = N_ ("Checked after the hand"),
  [TB_BUST_AT_ONCE] = N_ ("A foul that busts its player ends the hand and the game; the pots "
                          "stay on the table"),
};

static const char *const bust_fee_to_words[] = {
  [TB_BUST_FEE_TO_BUSTER] = N_ ("The player at whose payment the score fell below zero"),
  [TB_BUST_FEE_TO_NEAREST] = N_ ("The first player in turn order whom the busted player paid"),
  [TB_BUST_FEE_TO_FIRST] = N_ ("1st after the hand"),
};

static const char *const ceiling_inclusive_words[] = { N_ ("Does not end the game"),
                                                       N_ ("Also ends the game") };

static const char *const extension_ends_words[] = {
  [TB_EXTENSION_ENDS_DEALER_PASSES] =
    N_ ("When somebody has the points and the deal passes, but no later than after its last hand"),
  [TB_EXTENSION_ENDS_ANY_HAND] =
    N_ ("After any hand in which somebody has the points (sudden death), but no later than after "
        "its last hand"),
  [TB_EXTENSION_ENDS_WHOLE_WIND] = N_ ("After its last hand"),
};

static const char *const dealer_words[] = {
  [TB_DEALER_PASSES] = N_ ("The deal passes"),
  [TB_DEALER_CHOOSES] = N_ ("The dealer may repeat or pass"),
  [TB_DEALER_REPEATS] = N_ ("The dealer repeats"),
};

static const char *const dealer_several_words[] = {
  [TB_DEALER_SEVERAL_ANY] = N_ ("Like a win of the dealer alone"),
  [TB_DEALER_SEVERAL_NEAREST] = N_ ("The deal passes unless the dealer is the nearest winner"),
};

static const char *const dealer_next_words[] = {
  [TB_DEALER_NEXT_IN_TURN] = N_ ("To the next player in turn"),
  [TB_DEALER_NEXT_WINNER] =
    N_ ("To the winner nearest the discarder, or in turn if nobody else won; no hand is the last "
        "one"),
};

static const char *const stops_below_target_words[] = {
  N_ ("Not without the points needed to end the game"),
  N_ ("Also without the points needed to end the game; then the extension begins"),
};

static const char *const last_dealer_foul_words[] = { N_ ("As in any other hand"),
                                                      N_ ("The dealer repeats if still 1st") };

static const char *const honba_counted_words[] = { N_ ("Not counted"), N_ ("Counted") };

static const char *const honba_receivers_words[] = {
  [TB_HONBA_NEAREST] = N_ ("Goes to the winner nearest the discarder"),
  [TB_HONBA_EVERY_WINNER] = N_ ("Goes to every winner"),
};

static const char *const honba_declined_win_words[] = {
  N_ ("Reset to 0 if a dealer passes after a win"),
  N_ ("Increased by 1 if a dealer passes after a win"),
};

static const char *const honba_grows_words[] = {
  [TB_HONBA_REPEATS_AND_DRAWS] =
    N_ ("Increased by 1 if the dealer repeats, and after every draw; reset to 0 otherwise"),
  [TB_HONBA_REPEATS_ONLY] =
    N_ ("Increased by 1 if the dealer repeats; reset to 0 if the deal passes, also after a draw"),
  [TB_HONBA_EVERY_HAND] = N_ ("Increased by 1 after every hand, whoever wins"),
};

static const char *const pot_receivers_words[] = {
  [TB_POT_NEAREST] = N_ ("Goes to the winner nearest the discarder"),
  [TB_POT_OWN_STAKE_BACK] =
    N_ ("Winners take back their own stick of the hand; the winner nearest the discarder takes "
        "the rest"),
  [TB_POT_RIICHI_ONLY] = N_ ("Only for winners who declared riichi, who share it; otherwise it "
                             "stays on the table"),
};

static const char *const last_hand_open_win_words[] = {
  N_ ("As in any other hand"),
  N_ ("Must improve the winner’s rank, unless the winner is dealer or 1st"),
};

static const char *const stake_on_ronned_tile_words[] = { N_ ("Not paid"), N_ ("Paid") };

static const char *const noten_payments_words[] = {
  [TB_NOTEN_POOL] = N_ ("The noten players pay the points together to the tenpai players"),
  [TB_NOTEN_EACH_TO_EACH] = N_ ("Each noten player pays the points to each tenpai player"),
  [TB_NOTEN_POOL_TO_POT] = N_ ("The noten players pay the points together into the pot"),
  [TB_NOTEN_EACH_TO_POT] = N_ ("Each noten player pays the points into the pot"),
};

static const char *const noten_void_at_double_bust_words[] = {
  N_ ("Always paid"),
  N_ ("Not paid if the noten payments and the fine would each bust a player"),
};

static const char *const nagashi_words[] = {
  [TB_NAGASHI_NONE] = N_ ("Not played"),
  [TB_NAGASHI_DRAW] = N_ ("Paid instead of noten payments; the hand stays a draw"),
  [TB_NAGASHI_WIN] = N_ ("Counts as a tsumo, with honba and pot"),
};

static const char *const nagashi_value_words[] = {
  [TB_NAGASHI_MANGAN] = N_ ("A mangan"),
  [TB_NAGASHI_YAKUMAN] = N_ ("A yakuman"),
  [TB_NAGASHI_HANEMAN] = N_ ("A haneman"),
  [TB_NAGASHI_BAIMAN] = N_ ("A baiman"),
  [TB_NAGASHI_SANBAIMAN] = N_ ("A sanbaiman"),
};

static const char *const nagashi_several_words[] = {
  [TB_NAGASHI_EACH_IN_FULL] = N_ ("Each is paid in full, also by one another"),
  [TB_NAGASHI_OTHERS_SHARE] =
    N_ ("They pay nothing; the other players share the full amount, without honba"),
};

static const char *const scoring_words[] = {
  [TB_SCORING_FU_TABLE] = N_ ("By han and fu"),
  [TB_SCORING_LINEAR] = N_ ("Every han is worth the same; there are no fu"),
  [TB_SCORING_TAI] = N_ ("The tai are added up"),
};

static const char *const tai_payers_words[] = {
  [TB_TAI_PAYERS_DISCARDER_DOUBLE] = N_ ("On a tsumo, each player pays twice the points. On a "
                                         "ron, the discarder pays twice the points and each other "
                                         "player pays them once."),
  [TB_TAI_PAYERS_DISCARDER] = N_ ("On a tsumo, each player pays the points. On a ron, the "
                                  "discarder alone pays them."),
  [TB_TAI_PAYERS_DISCARDER_ALONE_DOUBLE] = N_ ("On a tsumo, each player pays the points. On a ron, "
                                               "the discarder alone pays twice the points."),
  [TB_TAI_PAYERS_EVERYONE] = N_ ("Each player pays the same points on a tsumo and on a ron"),
};

static const char *const tai_dealer_double_words[] = {
  N_ ("The dealer pays and receives the same points as the others"),
  N_ ("The dealer pays and receives twice the points"),
};

static const char *const value_rounding_words[] = {
  [TB_VALUE_ROUNDING_HUNDRED] = N_ ("Up to the next 100"),
  [TB_VALUE_ROUNDING_THOUSAND] = N_ ("Up to the next 1,000"),
};

static const char *const tsumo_split_words[] = {
  [TB_TSUMO_SPLIT_OWN_SHARE] =
    N_ ("Each player pays their own share; the missing player’s share is not paid"),
  [TB_TSUMO_SPLIT_HALF_MISSING] = N_ ("Each player also pays half of the missing player’s share"),
  [TB_TSUMO_SPLIT_THIRDS] =
    N_ ("The value of a ron, split in thousands. If a non-dealer wins, the other non-dealer "
        "pays a third and the dealer two thirds; the other non-dealer pays a remainder of 1,000, "
        "and both share a remainder of 2,000. If the dealer wins, each pays half; the next "
        "player pays a remainder of 1,000."),
  [TB_TSUMO_SPLIT_TABLE] =
    N_ ("The value of a ron, split according to the table; if the dealer wins, each pays half"),
  [TB_TSUMO_SPLIT_FULL_EACH] = N_ ("Each player pays the full value of a ron"),
};

static const char *const dealer_factor_words[] = {
  [TB_DEALER_FACTOR_HALF_MORE] = N_ ("Half more for a win of the dealer, double shares of a tsumo"),
  [TB_DEALER_FACTOR_SAME] = N_ ("The dealer receives and pays the same as the others"),
  [TB_DEALER_FACTOR_DOUBLE] = N_ ("Twice as much for a win of the dealer, double shares of a "
                                  "tsumo"),
};

static const char *const round_share_words[] = {
  N_ ("Each payment is rounded"),
  N_ ("The share of a non-dealer is rounded, and all payments are multiples of it: a ron is worth "
      "the same as a tsumo"),
};

static const char *const kiriage_mangan_words[] = {
  N_ ("No"),
  N_ ("4 han 30 fu and 3 han 60 fu are mangan"),
};

static const char *const several_yakuman_words[] = {
  [TB_SEVERAL_YAKUMAN_SUM] = N_ ("They add up"),
  [TB_SEVERAL_YAKUMAN_HIGHEST_PLUS_TWO] = N_ ("The highest counts, plus two mangan for each "
                                              "other one"),
  [TB_SEVERAL_YAKUMAN_HIGHEST] = N_ ("Only the highest counts"),
};

static const char *const four_alike_words[] = {
  N_ ("Do not count as two pairs"),
  N_ ("Count as two pairs"),
};

static const char *const five_alike_words[] = {
  N_ ("Not possible: there are four of each tile"),
  N_ ("A hand can have more than four of a tile"),
};

static const char *const wild_white_words[] = {
  [TB_WILD_WHITE_NONE] = N_ ("None"),
  [TB_WILD_WHITE_AFTER_RIICHI] = N_ ("It represents any tile if it is drawn after riichi"),
  [TB_WILD_WHITE_IPPATSU] = N_ ("It represents any tile if it is drawn with ippatsu"),
};

static const char *const wild_tile_words[] = {
  [TB_WILD_NONE] = N_ ("None"),
  [TB_WILD_WHITE] = N_ ("White dragons are wild"),
  [TB_WILD_MISSING] = N_ ("Hands are one tile short; the missing tile is wild"),
};

static const char *const dora_tile_words[] = {
  [TB_DORA_NEXT] = N_ ("The tile after the indicator"),
  [TB_DORA_SHOWN] = N_ ("The indicator itself"),
};

static const char *const open_tanyao_in_words[] = {
  [TB_OPEN_TANYAO_ANY] = N_ ("In every open hand"),
  [TB_OPEN_TANYAO_TOITOI_OR_CHINITSU] = N_ ("Only together with toitoi or chinitsu"),
  [TB_OPEN_TANYAO_OR_SANRENKOU] = N_ ("Only together with toitoi, chinitsu or sanrenkou"),
};

static const char *const nuki_north_words[] = { N_ ("Not played"), N_ ("Set aside as a dora") };

static const char *const open_pinfu_words[] = {
  [TB_OPEN_PINFU_THIRTY] = N_ ("30 fu"),
  [TB_OPEN_PINFU_TWENTY] = N_ ("20 fu on ron, 30 fu on tsumo"),
  [TB_OPEN_PINFU_TWENTY_ALWAYS] = N_ ("20 fu, also on tsumo"),
};

static const char *const rinshan_haitei_tsumo_fu_words[] = { N_ ("None"), N_ ("2 fu") };

static const char *const rinshan_tsumo_fu_words[] = {
  [TB_RINSHAN_FU_AS_HAITEI] = N_ ("As for haitei"),
  [TB_RINSHAN_FU_NONE] = N_ ("None"),
  [TB_RINSHAN_FU_TWO] = N_ ("2 fu"),
};

static const char *const calls_keep_first_turn_words[] = {
  N_ ("End ippatsu and the first turn"),
  N_ ("End neither ippatsu nor the first turn"),
};
static const char *const kan_on_last_tile_words[] = {
  N_ ("Not allowed"),
  N_ ("Allowed, and it can be robbed"),
};
static const char *const ippatsu_with_houtei_words[] = {
  N_ ("Only one of them counts"),
  N_ ("Both count"),
};
static const char *const seven_pairs_words[] = { N_ ("25 fu"), N_ ("40 fu") };

static const char *const robbed_kong_words[] = {
  N_ ("Like any other discard"),
  N_ ("Paid as a tsumo, entirely by the robbed player"),
};

static const char *const last_tile_words[] = {
  [TB_LAST_TILE_ORDINARY] = N_ ("Like any other discard"),
  [TB_LAST_TILE_DISCARD] = N_ ("The discarder pays the shares of all players"),
  [TB_LAST_TILE_SELF_DRAW] = N_ ("The discarder pays the shares of all players, as on a tsumo"),
};

static const char *const pao_share_words[] = {
  [TB_PAO_WHOLE_HAND] = N_ ("The whole hand"),
  [TB_PAO_LIABLE_YAKUMAN] = N_ ("The part of the hand for that yakuman"),
};

static const char *const pao_honba_words[] = {
  [TB_PAO_HONBA_ORDINARY] = N_ ("Paid by the discarder, or by the liable player if nobody else "
                                "pays a part of the win"),
  [TB_PAO_HONBA_LIABLE] = N_ ("Paid by the liable player"),
  [TB_PAO_HONBA_SHARED] = N_ ("On ron, half each from the liable player and the discarder"),
};

static const char *const pao_tsumo_words[] = {
  [TB_PAO_TSUMO_SHARES] = N_ ("The liable player pays the shares of all players"),
  [TB_PAO_TSUMO_AS_RON] = N_ ("The liable player pays the value of a ron"),
};

static const char *const pao_chips_words[] = {
  [TB_PAO_CHIPS_ORDINARY] = N_ ("Paid as without pao"),
  [TB_PAO_CHIPS_LIABLE] = N_ ("Paid as if the liable player had dealt in"),
  [TB_PAO_CHIPS_SHARED] = N_ ("On ron, half each from the liable player and the discarder; on "
                              "tsumo, as if the liable player had dealt in"),
};

static const char *const pao_single_tile_words[] = {
  N_ ("None"),
  N_ ("The player whose discard leaves another with one tile is liable"),
};

static const char *const pao_fed_melds_words[] = {
  N_ ("None"),
  N_ ("A player who fed four melds, or three of a flush or of all triplets, pays the shares of "
      "all players"),
};

static const char *const pao_kan_feeder_words[] = {
  [TB_KAN_FEEDER_NONE] = N_ ("An ordinary tsumo"),
  [TB_KAN_FEEDER_TSUMO] = N_ ("The player who fed the kan pays the whole tsumo"),
  [TB_KAN_FEEDER_RON] = N_ ("The player who fed the kan pays as on a ron, including chips"),
};

static const char *const chip_red_closed_words[] = {
  N_ ("Also in open hands"),
  N_ ("Only in closed hands"),
};

static const char *const chip_yakuman_each_words[] = {
  N_ ("The same for several yakuman in one hand"),
  N_ ("For each yakuman of the hand, so twice for a double yakuman"),
};

static const char *const chip_counted_yakuman_words[] = { N_ ("None"), N_ ("As for a yakuman") };

static const FieldWords field_words[TB_N_FIELDS] = {
  [TB_FIELD_PLAYERS] = { N_ ("Players"), .points = "%s" },
  [TB_FIELD_WINDS] = { N_ ("Length") },
  [TB_FIELD_START_POINTS] = { N_ ("Starting points"), .points = "%s" },
  [TB_FIELD_RETURN_POINTS] = { N_ ("Return points") },
  [TB_FIELD_OKA] = { N_ ("Oka"), .words = oka_words },
  [TB_FIELD_OKA_POINTS] = { N_ ("Fixed oka"), .points = N_ ("%s for 1st"), .none = N_ ("None") },
  [TB_FIELD_UMA] = { N_ ("Uma") },
  [TB_FIELD_UMA_UNBALANCED] = { N_ ("Sum of the uma"), .words = uma_unbalanced_words },
  [TB_FIELD_FLOAT_LINE] = {
    N_ ("Floating"),
    .points = N_ ("Players with %s or more float"),
    .none = N_ ("None"),
  },
  [TB_FIELD_FLOATING_UMA] = { N_ ("Floating uma") },
  [TB_FIELD_TIES] = { N_ ("Ties"), .words = ties_words },
  [TB_FIELD_LEFTOVER_POT] = { N_ ("Leftover pot"), .words = leftover_pot_words },
  [TB_FIELD_SINKING] = { N_ ("Sinking payment") },
  [TB_FIELD_PRIZES] = { N_ ("Prizes of the settlement") },
  [TB_FIELD_GAME_FEE] = {
    N_ ("Game fee"),
    .points = N_ ("Each player pays %s to the house"),
    .none = N_ ("None"),
  },
  [TB_FIELD_GAME_FEE_FIRST] = {
    N_ ("Game fee of 1st"),
    .points = N_ ("1st pays %s to the house"),
    .none = N_ ("None"),
  },
  [TB_FIELD_RESULT_BASE] = { N_ ("Basis of the result"), .words = result_base_words },
  [TB_FIELD_SCORE_FLOOR] = { N_ ("Lowest score that counts") },
  [TB_FIELD_SCORE_FLOOR_POINTS] = { N_ ("Points of the lowest score that counts"), .points = "%s" },
  [TB_FIELD_RESULT_ROUNDING] = { N_ ("Rounding of results"), .words = result_rounding_words },
  [TB_FIELD_BUST] = { N_ ("Bust") },
  [TB_FIELD_BUST_WHEN] = { N_ ("Bust during a hand"), .words = bust_when_words },
  [TB_FIELD_BUST_FEE] = {
    N_ ("Bust fee"),
    .points = N_ ("At the settlement, a busted player pays %s to the player who busted them"),
    .none = N_ ("None"),
  },
  [TB_FIELD_BUST_FEE_TO] = { N_ ("Receiver of the bust fee"), .words = bust_fee_to_words },
  [TB_FIELD_CEILING] = {
    N_ ("Ceiling"),
    .points = N_ ("The game ends after a hand with a score above %s"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CEILING_INCLUSIVE] = { N_ ("Reaching the ceiling"), .words = ceiling_inclusive_words },
  [TB_FIELD_TARGET] = { N_ ("Points needed to end the game") },
  [TB_FIELD_EXTENSION] = { N_ ("Extension") },
  [TB_FIELD_EXTENSION_WINDS] = { N_ ("Winds of the extension") },
  [TB_FIELD_EXTENSION_ENDS] = { N_ ("End of the extension"), .words = extension_ends_words },
  [TB_FIELD_DEALER_WIN] = { N_ ("Dealer wins"), .words = dealer_words },
  [TB_FIELD_DEALER_WIN_SEVERAL] = {
    N_ ("Dealer is one of several winners"),
    .words = dealer_several_words,
  },
  [TB_FIELD_DEALER_NEXT] = { N_ ("Next dealer"), .words = dealer_next_words },
  [TB_FIELD_DEALER_TENPAI] = { N_ ("Dealer at a draw") },
  [TB_FIELD_DEALER_NOTEN] = { N_ ("Noten dealer at a draw"), .words = dealer_words },
  [TB_FIELD_DEALER_NOTEN_SOUTH] = { N_ ("Noten dealer in South"), .words = dealer_words },
  [TB_FIELD_DEALER_BY_WIND] = { N_ ("Dealer in some winds") },
  [TB_FIELD_DEALER_CHILD_FOUL] = { N_ ("Foul of another player"), .words = dealer_words },
  [TB_FIELD_DEALER_OWN_FOUL] = { N_ ("Foul of the dealer"), .words = dealer_words },
  [TB_FIELD_DEALER_OWN_FOUL_SOUTH] = { N_ ("Foul of the dealer in South"), .words = dealer_words },
  [TB_FIELD_LAST_DEALER] = { N_ ("Last dealer") },
  [TB_FIELD_LAST_DEALER_STOPS_AFTER] = { N_ ("The last dealer stops after") },
  [TB_FIELD_LAST_DEALER_RANKS] = { N_ ("Last dealer at each rank") },
  [TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET] = {
    N_ ("The last dealer stops"),
    .words = stops_below_target_words,
  },
  [TB_FIELD_LAST_DEALER_FOUL_REPEATS] = {
    N_ ("Foul of the last dealer"),
    .words = last_dealer_foul_words,
  },
  [TB_FIELD_HONBA_COUNTED] = { N_ ("Honba"), .words = honba_counted_words },
  [TB_FIELD_HONBA_RON] = {
    N_ ("Honba on ron"),
    .points = N_ ("%s for each honba"),
    .none = N_ ("None"),
  },
  [TB_FIELD_HONBA_TSUMO] = {
    N_ ("Honba on tsumo"),
    .points = N_ ("%s from each player for each honba"),
    .none = N_ ("None"),
  },
  [TB_FIELD_HONBA_BEFORE_SPLIT] = { N_ ("Honba and the split of a tsumo") },
  [TB_FIELD_HONBA_RECEIVERS] = {
    N_ ("Honba with several winners"),
    .words = honba_receivers_words,
  },
  [TB_FIELD_HONBA_DECLINED_WIN] = {
    N_ ("Honba after a declined repeat"),
    .words = honba_declined_win_words,
  },
  [TB_FIELD_HONBA_GROWS] = { N_ ("Number of honba"), .words = honba_grows_words },
  [TB_FIELD_POT_RECEIVERS] = { N_ ("Pot with several winners"), .words = pot_receivers_words },
  [TB_FIELD_MAX_WINNERS] = { N_ ("Winners on one discard") },
  [TB_FIELD_WAREME] = { N_ ("Wareme") },
  [TB_FIELD_WAREME_FACTOR] = {
    N_ ("Payments with wareme"),
    .points = N_ ("%s times the usual amount"),
  },
  [TB_FIELD_LAST_HAND_OPEN_WIN] = {
    N_ ("Open wins in the last hand"),
    .words = last_hand_open_win_words,
  },
  [TB_FIELD_RIICHI_STAKE] = {
    N_ ("Riichi stick"),
    .points = "%s",
    .none = N_ ("Riichi is not played"),
  },
  [TB_FIELD_RIICHI_MINIMUM] = {
    N_ ("Points for riichi"),
    .points = N_ ("Riichi needs %s points"),
    .none = N_ ("Riichi needs no points"),
  },
  [TB_FIELD_OPEN_RIICHI_STAKE] = {
    N_ ("Stick of an open riichi"),
    .points = "%s",
    .none = N_ ("An open riichi has the ordinary stick"),
  },
  [TB_FIELD_STAKE_ON_RONNED_TILE] = {
    N_ ("Riichi stick if the declaring tile is won on"),
    .words = stake_on_ronned_tile_words,
  },
  [TB_FIELD_NOTEN_POOL] = { N_ ("Noten payments") },
  [TB_FIELD_NOTEN_PAYMENTS] = { N_ ("Kind of noten payments"), .words = noten_payments_words },
  [TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST] = {
    N_ ("Noten payments together with a fine"),
    .words = noten_void_at_double_bust_words,
  },
  [TB_FIELD_NAGASHI] = { N_ ("Nagashi mangan"), .words = nagashi_words },
  [TB_FIELD_NAGASHI_VALUE] = { N_ ("Value of nagashi mangan"), .words = nagashi_value_words },
  [TB_FIELD_NAGASHI_SEVERAL] = {
    N_ ("Nagashi mangan of several players"),
    .words = nagashi_several_words,
  },
  [TB_FIELD_ABORTS] = { N_ ("Abortive draws") },
  [TB_FIELD_SCORING] = { N_ ("Scoring"), .words = scoring_words },
  [TB_FIELD_FIXED_FU] = { N_ ("Fu") },
  [TB_FIELD_HAN_POINTS] = { N_ ("Points per han") },
  [TB_FIELD_WIN_POINTS] = {
    N_ ("Points for every win"),
    .points = N_ ("%s added to the value of each hand, but not of a yakuman"),
    .none = N_ ("None"),
  },
  [TB_FIELD_HAN_TABLE] = { N_ ("Values by han") },
  [TB_FIELD_DEALER_FACTOR] = { N_ ("Payments of the dealer"), .words = dealer_factor_words },
  [TB_FIELD_DEALER_POINTS] = {
    N_ ("Points for a win of the dealer"),
    .points = N_ ("%s added to the value"),
    .none = N_ ("None"),
  },
  [TB_FIELD_VALUE_ROUNDING] = { N_ ("Rounding of payments"), .words = value_rounding_words },
  [TB_FIELD_ROUND_SHARE] = { N_ ("Rounding of shares"), .words = round_share_words },
  [TB_FIELD_TSUMO_SPLIT] = { N_ ("Tsumo with three players"), .words = tsumo_split_words },
  [TB_FIELD_TSUMO_EXTRA] = {
    N_ ("Points added to a tsumo"),
    .points = N_ ("%s from each player"),
    .none = N_ ("None"),
  },
  [TB_FIELD_TSUMO_TABLE] = { N_ ("Tsumo table") },
  [TB_FIELD_MANGAN_HAN] = { N_ ("Mangan") },
  [TB_FIELD_HANEMAN_HAN] = { N_ ("Haneman") },
  [TB_FIELD_BAIMAN_HAN] = { N_ ("Baiman") },
  [TB_FIELD_SANBAIMAN_HAN] = { N_ ("Sanbaiman") },
  [TB_FIELD_KIRIAGE_MANGAN] = { N_ ("Rounding up to mangan"), .words = kiriage_mangan_words },
  [TB_FIELD_COUNTED_YAKUMAN] = { N_ ("Counted yakuman") },
  [TB_FIELD_COUNTED_YAKUMAN_STEPS] = { N_ ("Several counted yakuman") },
  [TB_FIELD_HOUSE_YAKU] = { N_ ("Yaku of the house") },
  [TB_FIELD_YAKUMAN_POINTS] = {
    N_ ("Value of a yakuman"),
    .points = N_ ("%s for a ron of a non-dealer"),
    .none = N_ ("32,000 for a ron of a non-dealer"),
  },
  [TB_FIELD_YAKUMAN] = { N_ ("Yakuman") },
  [TB_FIELD_GREAT_YAKUMAN] = { N_ ("Great yakuman (one and a half)") },
  [TB_FIELD_DOUBLE_YAKUMAN] = { N_ ("Double yakuman") },
  [TB_FIELD_SEVERAL_YAKUMAN] = { N_ ("Several yakuman"), .words = several_yakuman_words },
  [TB_FIELD_YAKUMAN_CAP] = { N_ ("Highest value of several yakuman") },
  [TB_FIELD_YAKU] = { N_ ("Yaku") },
  [TB_FIELD_MINIMUM_HAN] = {
    N_ ("Minimum han of a win"),
    .points = N_ ("%s, without dora and ippatsu"),
    .none = N_ ("None"),
  },
  [TB_FIELD_MINIMUM_HAN_FROM_HONBA] = { N_ ("Start of the minimum") },
  [TB_FIELD_OPEN_TANYAO] = { N_ ("Open tanyao"), .words = yes_words },
  [TB_FIELD_OPEN_TANYAO_IN] = { N_ ("Hands with open tanyao"), .words = open_tanyao_in_words },
  [TB_FIELD_SEVEN_PAIRS_FOUR_ALIKE] = {
    N_ ("Four alike in seven pairs"),
    .words = four_alike_words,
  },
  [TB_FIELD_FIVE_ALIKE] = { N_ ("Five alike"), .words = five_alike_words },
  [TB_FIELD_WILD_TILE] = { N_ ("Wild tiles"), .words = wild_tile_words },
  [TB_FIELD_WILD_WHITE] = { N_ ("Marked white dragon"), .words = wild_white_words },
  [TB_FIELD_RED_FIVES] = { N_ ("Red fives") },
  [TB_FIELD_RED_FIVES_SUITS] = { N_ ("Red fives of single suits") },
  [TB_FIELD_SPECIAL_TILES] = { N_ ("Special tiles") },
  [TB_FIELD_DORA_TILE] = { N_ ("Dora"), .words = dora_tile_words },
  [TB_FIELD_URA_DORA] = { N_ ("Ura dora"), .words = yes_words },
  [TB_FIELD_KAN_DORA] = { N_ ("Kan dora"), .words = yes_words },
  [TB_FIELD_KAN_URA_DORA] = { N_ ("Kan ura dora"), .words = yes_words },
  [TB_FIELD_FLOWERS] = { N_ ("Flower tiles") },
  [TB_FIELD_NUKI_NORTH] = { N_ ("North as nuki-dora"), .words = nuki_north_words },
  [TB_FIELD_OPEN_PINFU] = { N_ ("Open pinfu shape"), .words = open_pinfu_words },
  [TB_FIELD_DOUBLE_WIND_PAIR_FU] = { N_ ("Pair of the double wind") },
  [TB_FIELD_RINSHAN_HAITEI_TSUMO_FU] = {
    N_ ("Tsumo fu of rinshan and haitei"),
    .words = rinshan_haitei_tsumo_fu_words,
  },
  [TB_FIELD_RINSHAN_TSUMO_FU] = {
    N_ ("Tsumo fu of rinshan alone"),
    .words = rinshan_tsumo_fu_words,
  },
  [TB_FIELD_SEVEN_PAIRS_FORTY_FU] = { N_ ("Fu of seven pairs"), .words = seven_pairs_words },
  [TB_FIELD_PINFU_TSUMO] = { N_ ("Pinfu on tsumo") },
  [TB_FIELD_CALLS_KEEP_FIRST_TURN] = {
    N_ ("Calls and kans"),
    .words = calls_keep_first_turn_words,
  },
  [TB_FIELD_KAN_ON_LAST_TILE] = { N_ ("Kan on the last tile"), .words = kan_on_last_tile_words },
  [TB_FIELD_IPPATSU_WITH_HOUTEI] = {
    N_ ("Ippatsu and houtei"),
    .words = ippatsu_with_houtei_words,
  },
  [TB_FIELD_TAI_MINIMUM] = { N_ ("Minimum for a ron") },
  [TB_FIELD_TAI_MINIMUM_SELF_DRAW] = { N_ ("Minimum for a tsumo") },
  [TB_FIELD_TAI_ROUNDING] = { N_ ("Rounding of tai") },
  [TB_FIELD_TAI_PAYERS] = { N_ ("Payments for a win"), .words = tai_payers_words },
  [TB_FIELD_TAI_POINTS] = { N_ ("Points for each tai"), .points = "%s" },
  [TB_FIELD_TAI_BASE] = {
    N_ ("Base points"),
    .points = N_ ("%s added to the points for the tai"),
    .none = N_ ("None"),
  },
  [TB_FIELD_TAI_TABLE] = { N_ ("Points by tai") },
  [TB_FIELD_TAI_CAP] = {
    N_ ("Maximum for a win"),
    .points = N_ ("%s points"),
    .none = N_ ("None"),
  },
  [TB_FIELD_TAI_FROM_EACH] = {
    N_ ("Additional payment"),
    .points = N_ ("%s from each other player"),
    .none = N_ ("None"),
  },
  [TB_FIELD_TAI_DEALER] = {
    N_ ("Tai of the dealer"),
    .points = N_ ("%s if the dealer wins or pays"),
    .none = N_ ("None"),
  },
  [TB_FIELD_TAI_DEALER_DOUBLE] = { N_ ("Points of the dealer"), .words = tai_dealer_double_words },
  [TB_FIELD_TAI_DEALER_REPEAT] = {
    N_ ("Tai of the dealer for honba"),
    .points = N_ ("%s for each honba if the dealer wins or pays"),
    .none = N_ ("None"),
  },
  [TB_FIELD_TAI_ITEMS] = { N_ ("Tai") },
  [TB_FIELD_HOUSE_TAI] = { N_ ("Tai of the house") },
  [TB_FIELD_ROBBED_KONG_SELF_DRAW] = { N_ ("Robbed kan"), .words = robbed_kong_words },
  [TB_FIELD_LAST_TILE] = { N_ ("Discard of the last tile"), .words = last_tile_words },
  [TB_FIELD_PAO_YAKUMAN] = { N_ ("Liability for yakuman") },
  [TB_FIELD_PAO_SHARE] = { N_ ("Payment of the liable player"), .words = pao_share_words },
  [TB_FIELD_PAO_RON] = { N_ ("Pao on another player’s discard") },
  [TB_FIELD_PAO_HONBA] = { N_ ("Honba with pao"), .words = pao_honba_words },
  [TB_FIELD_PAO_TSUMO] = { N_ ("Pao on tsumo"), .words = pao_tsumo_words },
  [TB_FIELD_PAO_CHIPS] = { N_ ("Chips with pao"), .words = pao_chips_words },
  [TB_FIELD_PAO_SINGLE_TILE] = {
    N_ ("Liability for a single tile"),
    .words = pao_single_tile_words,
  },
  [TB_FIELD_PAO_FED_MELDS] = { N_ ("Liability for fed melds"), .words = pao_fed_melds_words },
  [TB_FIELD_PAO_KAN_FEEDER] = { N_ ("Rinshan after a called kan"), .words = pao_kan_feeder_words },
  [TB_FIELD_CHIP_IPPATSU] = {
    N_ ("Chips for ippatsu"),
    .points = N_ ("%s from the discarder, or from each other player on tsumo"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CHIP_URA] = {
    N_ ("Chips for ura dora"),
    .points = N_ ("%s for each, from the discarder, or from each other player on tsumo"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CHIP_RED] = {
    N_ ("Chips for red fives"),
    .points = N_ ("%s for each, from the discarder, or from each other player on tsumo"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CHIP_RED_CLOSED] = {
    N_ ("Hands with chips for red fives"),
    .words = chip_red_closed_words,
  },
  [TB_FIELD_CHIP_YAKUMAN] = { N_ ("Chips for yakuman") },
  [TB_FIELD_CHIP_YAKUMAN_RON] = {
    N_ ("Chips for a yakuman by ron"),
    .points = N_ ("%s from the discarder alone"),
    .none = N_ ("From each other player, as on a tsumo"),
  },
  [TB_FIELD_CHIP_YAKUMAN_EACH] = {
    N_ ("Chips for several yakuman"),
    .words = chip_yakuman_each_words,
  },
  [TB_FIELD_CHIP_COUNTED_YAKUMAN] = {
    N_ ("Chips for a counted yakuman"),
    .words = chip_counted_yakuman_words,
  },
  [TB_FIELD_CHIP_BUST] = {
    N_ ("Bust prize"),
    .points = N_ ("A busted player pays %s to each winner whom they paid. Without a winner, they "
                  "pay each tenpai player at a draw, each other player after their own foul, or "
                  "1st if only a deposit busted them."),
    .none = N_ ("None"),
  },
  [TB_FIELD_CHIP_EAST_EAST] = {
    N_ ("East-East prize"),
    .points = N_ ("%s from each player to the first dealer for ending the game in East 1"),
    .none = N_ ("None"),
  },
  [TB_FIELD_FOULS] = { N_ ("Fouls") },
};

const char *
tenbo_words_dealer (TbDealer dealer)
{
  g_return_val_if_fail ((gsize) dealer < G_N_ELEMENTS (dealer_words), "");

  return _ (dealer_words[dealer]);
}

const char *
tenbo_words_field (TbField field)
{
  g_return_val_if_fail ((int) field >= 0 && field < TB_N_FIELDS, "");

  return _ (field_words[field].name);
}

char *
tenbo_words_field_value (const TbRules *rules,
                         TbField        field)
{
  const FieldWords *words;
  const guint8     *at;
  g_autofree char  *points = NULL;
  char             *text;
  GString          *list;
  TbYakuSet         set;
  int32_t           value;

  g_return_val_if_fail (rules != NULL && (int) field >= 0 && field < TB_N_FIELDS, NULL);

  text = tenbo_words_describe_field (rules, field);
  if (text != NULL)
    return text;

  words = &field_words[field];
  at = (const guint8 *) rules + tb_rule_fields[field].offset;
  switch (tb_rule_fields[field].kind)
    {
    case TB_FIELD_KIND_BOOL:
      return g_strdup (_ (words->words[*(const bool *) at]));
    case TB_FIELD_KIND_ENUM:
      memcpy (&value, at, sizeof value);
      return g_strdup (_ (words->words[value]));
    case TB_FIELD_KIND_INT:
      memcpy (&value, at, sizeof value);
      if (value == 0 && words->none != NULL)
        return g_strdup (_ (words->none));

      points = tenbo_words_points (value, FALSE);
      /* msgfmt checks that a translation has the arguments of the format. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      return g_strdup_printf (_ (words->points), points);
#pragma GCC diagnostic pop
    case TB_FIELD_KIND_YAKU_SET:
      memcpy (&set, at, sizeof set);
      list = g_string_new (NULL);
      for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
        if (set & TB_YAKU_BIT (yaku))
          tenbo_words_add_entry (list, tenbo_words_yaku (rules, yaku));
      return tenbo_words_end_lines (list);
    case TB_FIELD_KIND_YAKU:
    case TB_FIELD_KIND_ID:
    case TB_FIELD_KIND_TEXT:
    case TB_FIELD_KIND_ROW:
    case TB_FIELD_KIND_RECORDS:
    default:
      g_return_val_if_reached (NULL); /* these kinds have a function */
    }
}
