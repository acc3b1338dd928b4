/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-foul-rule.h"
#include "tb-tai.h"
#include "tb-yaku.h"

/* A ruleset: one struct of typed fields, which the rules layer fills from a file through the field
 * table (tb-rule-fields.h); that table documents each field. Plain data, copied by assignment. The
 * engine never depends on the identity of the ruleset. */

/* Order of players with the same score. */
typedef enum
{
  TB_TIES_BY_SEAT,   /* the player nearer the first dealer ranks higher */
  TB_TIES_SHARED,    /* equal scores share rank, uma, oka and a leftover pot */
  TB_TIES_FIRST_WIN, /* the player whose first win of the game was earlier ranks higher */
  TB_TIES_LAST_WIN,  /* the player whose last win of the game was later ranks higher */
} TbTies;

/* The payers of a prize, by the final scores without leftover pots. */
typedef enum
{
  TB_PRIZE_FROM_ALL,
  TB_PRIZE_FROM_BELOW_START,
  TB_PRIZE_FROM_BELOW_RETURN,
  TB_PRIZE_FROM_BUSTED,
  TB_PRIZE_FROM_NO_WIN, /* players who won no hand of the game (yakitori) */
} TbPrizeFrom;

/* The receivers of a prize. */
typedef enum
{
  TB_PRIZE_TO_FIRST,
  TB_PRIZE_TO_FIRST_ALONE,   /* 1st, if all others have less than the start points */
  TB_PRIZE_TO_ABOVE_CEILING, /* each player whose score would end the game */
  TB_PRIZE_TO_OTHERS,        /* each player who is not a payer */
} TbPrizeTo;

/* A prize of the settlement: each payer pays it to each receiver. */
typedef struct
{
  TbPrizeFrom from;
  TbPrizeTo   to;
  int32_t     points;
} TbPrize;

/* Most prizes of one ruleset. */
#define TB_MAX_PRIZES 5

/* Receiver of the pots when the game ends. */
typedef enum
{
  TB_LEFTOVER_FIRST,
  TB_LEFTOVER_NOBODY,
} TbLeftoverPot;

/* The score that ends the game. */
typedef enum
{
  TB_BUST_NONE,
  TB_BUST_BELOW_ZERO,    /* exactly 0 is not a bust */
  TB_BUST_ZERO_OR_BELOW, /* exactly 0 is a bust */
} TbBust;

/* When scores are compared with the bust line. */
typedef enum
{
  TB_BUST_AFTER_HAND,
  TB_BUST_AT_ONCE, /* also after a foul during a hand: the hand and its pots end there */
} TbBustWhen;

/* Receiver of the bust fee. */
typedef enum
{
  TB_BUST_FEE_TO_BUSTER,  /* the player at whose payment the score fell below zero */
  TB_BUST_FEE_TO_NEAREST, /* the first in turn order whom the busted player paid */
  TB_BUST_FEE_TO_FIRST,   /* 1st */
} TbBustFeeTo;

/* Continuation if nobody has the target when the last dealer passes. */
typedef enum
{
  TB_EXTENSION_NONE,
  TB_EXTENSION_NEXT_WIND,  /* South after East, West after South */
  TB_EXTENSION_EAST_AGAIN, /* East a second time ("E+1") */
} TbExtension;

/* When a player with the target ends an extension; its last hand always ends it. */
typedef enum
{
  TB_EXTENSION_ENDS_DEALER_PASSES, /* after a hand whose dealer does not repeat */
  TB_EXTENSION_ENDS_ANY_HAND,      /* sudden death */
  TB_EXTENSION_ENDS_WHOLE_WIND,    /* only after its last hand */
} TbExtensionEnds;

/* The part of the result that depends on the points of a player. */
typedef enum
{
  TB_RESULT_BASE_DIFFERENCE, /* points minus return */
  TB_RESULT_BASE_POINTS,     /* the points themselves; no oka */
  TB_RESULT_BASE_NONE,       /* nothing: only the rank counts; no oka */
} TbResultBase;

/* The prize of 1st for which each player pays the difference between start and return. */
typedef enum
{
  TB_OKA_DIFFERENCE, /* all of it */
  TB_OKA_FIXED,      /* `oka-points`; nobody gets the rest */
} TbOka;

/* Rounding of results to whole thousands; 1st bears the difference. */
typedef enum
{
  TB_ROUNDING_NONE,
  TB_ROUNDING_HALF_UP,
  TB_ROUNDING_HALF_DOWN,
  TB_ROUNDING_DOWN,
  TB_ROUNDING_UP,
  TB_ROUNDING_TO_RETURN, /* up below the return points, otherwise down */
} TbResultRounding;

/* Whether the dealer repeats after an event that may keep the deal. */
typedef enum
{
  TB_DEALER_PASSES,
  TB_DEALER_CHOOSES,
  TB_DEALER_REPEATS,
} TbDealer;

/* The rules for the dealer in one wind, instead of those of the whole game. East played again
 * counts as East. */
typedef struct
{
  TbWind   wind;
  TbDealer win;
  TbDealer tenpai;
  TbDealer noten;
} TbDealerWind;

/* The next dealer when the deal passes. */
typedef enum
{
  TB_DEALER_NEXT_IN_TURN,
  TB_DEALER_NEXT_WINNER, /* the nearest winner, in East until a score or the players end the game */
} TbDealerNext;

/* Whether a dealer who is one of several winners has the right of a winning dealer. */
typedef enum
{
  TB_DEALER_SEVERAL_ANY,     /* always */
  TB_DEALER_SEVERAL_NEAREST, /* only as the nearest winner */
} TbDealerSeveral;

/* Options of the dealer of the last hand. */
typedef enum
{
  TB_LAST_DEALER_ORDINARY,
  TB_LAST_DEALER_MUST_UNLESS_FIRST, /* with the right to repeat: must, but 1st may choose */
  TB_LAST_DEALER_MAY_STOP_FIRST,    /* a dealer who would repeat and is 1st may end the game */
  TB_LAST_DEALER_STOPS_FIRST,       /* a dealer who would repeat and is 1st ends the game */
  TB_LAST_DEALER_BY_RANK,           /* as listed for the rank of a dealer who would repeat */
} TbLastDealer;

/* Options of the last dealer who would repeat. */
typedef enum
{
  TB_RANK_RIGHT_USUAL, /* as in any other hand */
  TB_RANK_RIGHT_MUST_REPEAT,
  TB_RANK_RIGHT_MAY_STOP,
  TB_RANK_RIGHT_STOPS,
} TbRankRight;

/* The options at one rank. */
typedef struct
{
  int32_t     rank; /* 1 is 1st */
  TbRankRight right;
} TbLastDealerRank;

/* Hands after which the last dealer stops or may stop; never after an abortive draw or a hand that
 * is replayed. */
typedef enum
{
  TB_STOP_AFTER_REPEAT, /* any reason to repeat */
  TB_STOP_AFTER_WIN,    /* only the dealer's own win */
} TbStopAfter;

/* Hands after which the honba increase; after others they are reset. */
typedef enum
{
  TB_HONBA_REPEATS_AND_DRAWS,
  TB_HONBA_REPEATS_ONLY,
  TB_HONBA_EVERY_HAND,
} TbHonbaGrows;

/* Receiver of the honba if there are several winners. */
typedef enum
{
  TB_HONBA_NEAREST,
  TB_HONBA_EVERY_WINNER,
} TbHonbaReceivers;

/* Receiver of the stakes in the pot if there are several winners. */
typedef enum
{
  TB_POT_NEAREST,
  TB_POT_OWN_STAKE_BACK, /* each winner their own of this hand, the nearest the rest */
  TB_POT_RIICHI_ONLY,    /* winners who declared riichi share it; it stays if none did */
} TbPotReceivers;

/* Payments of the noten players; `noten_pool` is the amount. */
typedef enum
{
  TB_NOTEN_POOL,         /* together, to the tenpai players together */
  TB_NOTEN_EACH_TO_EACH, /* each to each tenpai player */
  TB_NOTEN_POOL_TO_POT,  /* together, into the pot */
  TB_NOTEN_EACH_TO_POT,  /* each, into the pot */
} TbNotenPayments;

/* Effect of nagashi: all discards of a player are terminals and honors at a draw. */
typedef enum
{
  TB_NAGASHI_NONE,
  TB_NAGASHI_DRAW, /* replaces noten payments, without honba and pot; the hand stays a draw */
  TB_NAGASHI_WIN,  /* a self-drawn win with honba and pots */
} TbNagashi;

/* The value of nagashi. */
typedef enum
{
  TB_NAGASHI_MANGAN,
  TB_NAGASHI_YAKUMAN,
  TB_NAGASHI_HANEMAN,
  TB_NAGASHI_BAIMAN,
  TB_NAGASHI_SANBAIMAN,
} TbNagashiValue;

/* Payments to several claimants in one hand. */
typedef enum
{
  TB_NAGASHI_EACH_IN_FULL, /* each is paid by all others, including other claimants */
  TB_NAGASHI_OTHERS_SHARE, /* claimants pay nothing; the others share the payments */
} TbNagashiSeveral;

/* Reasons for an abortive draw. */
typedef enum
{
  TB_ABORT_NINE_TERMINALS,
  TB_ABORT_FOUR_WINDS,
  TB_ABORT_FOUR_KANS,
  TB_ABORT_FOUR_RIICHI,
  TB_ABORT_TRIPLE_RON,
  TB_N_ABORTS,
} TbAbort;

/* An abortive draw of the ruleset. */
typedef struct
{
  TbAbort  reason;
  TbDealer dealer;      /* effect on the deal */
  bool     honba_stays; /* the honba do not change */
} TbAbortRule;

/* With this number of han, any fu that a hand can have make it a mangan. */
#define TB_MAX_MANGAN_HAN 5

/* Scoring of hands. */
typedef enum
{
  TB_SCORING_FU_TABLE, /* fu x 2^(2+han), with limits; the fu are counted or fixed */
  TB_SCORING_LINEAR,   /* each han has the same value */
  TB_SCORING_TAI,      /* a sum of items; everybody pays */
} TbScoring;

/* A row of the table of values by han. */
typedef struct
{
  int32_t han;
  int32_t child;  /* a child's ron */
  int32_t dealer; /* the dealer's ron */
} TbHanRow;

/* Most rows of a table of values. */
#define TB_MAX_HAN_ROWS 30

/* The dealer's win and payments compared with a child's. */
typedef enum
{
  TB_DEALER_FACTOR_HALF_MORE, /* a win one and a half times a child's, double shares of a tsumo */
  TB_DEALER_FACTOR_SAME,      /* like a child */
  TB_DEALER_FACTOR_DOUBLE,    /* a win twice a child's, double shares of a tsumo */
} TbDealerFactor;

/* Amounts that payments are rounded up to. */
typedef enum
{
  TB_VALUE_ROUNDING_HUNDRED,
  TB_VALUE_ROUNDING_THOUSAND,
} TbValueRounding;

/* Split of a self-drawn win among the payers. */
typedef enum
{
  TB_TSUMO_SPLIT_OWN_SHARE,    /* each the share of a table of four, the absent none */
  TB_TSUMO_SPLIT_HALF_MISSING, /* three players: also half of the absent child's share */
  TB_TSUMO_SPLIT_THIRDS,       /* three players: the ron value, in thirds and thousands */
  TB_TSUMO_SPLIT_TABLE,        /* three players: the ron value, by a table; a dealer's in halves
                                * unless the table has it */
  TB_TSUMO_SPLIT_FULL_EACH,    /* the ron value from each */
} TbTsumoSplit;

/* A row of the table of shares: the payments of the two payers of a child's self-draw worth @ron,
 * and of each payer of a dealer's. */
typedef struct
{
  int32_t ron;
  int32_t child;
  int32_t dealer;
  int32_t each; /* 0 in all rows: half of the ron value */
} TbTsumoRow;

/* Number of different amounts in a table of thousands. */
#define TB_MAX_TSUMO_ROWS 24

/* The uma if @floating players are at or above the line. */
typedef struct
{
  int32_t floating;
  int32_t uma[TB_MAX_PLAYERS];
} TbFloatingUma;

/* From none to all of the players float. */
#define TB_MAX_FLOATING_ROWS (TB_MAX_PLAYERS + 1)

/* Whether tsumo counts as a yaku of a pinfu hand. */
typedef enum
{
  TB_PINFU_TSUMO_BOTH,       /* both yaku, 20 fu */
  TB_PINFU_TSUMO_PINFU_ONLY, /* pinfu alone, 30 fu */
} TbPinfuTsumo;

/* Open hands in which tanyao counts, if it counts in any. */
typedef enum
{
  TB_OPEN_TANYAO_ANY,
  TB_OPEN_TANYAO_TOITOI_OR_CHINITSU, /* with one of the two */
  TB_OPEN_TANYAO_OR_SANRENKOU,       /* with one of the two or sanrenkou */
} TbOpenTanyaoIn;

/* The wild tile, which represents the tile that gives the highest value (allen.txt). */
typedef enum
{
  TB_WILD_NONE,
  TB_WILD_WHITE,   /* the white dragons */
  TB_WILD_MISSING, /* a tile that nobody holds: hands are one tile short but count it */
} TbWildTile;

/* The draws at which the marked white dragon represents any kind. */
typedef enum
{
  TB_WILD_WHITE_NONE,
  TB_WILD_WHITE_AFTER_RIICHI, /* every draw after riichi */
  TB_WILD_WHITE_IPPATSU,      /* a draw that is ippatsu */
} TbWildWhite;

/* A suit with red fives, in the order of TbSuit. */
typedef enum
{
  TB_RED_MANZU,
  TB_RED_PINZU,
  TB_RED_SOUZU,
  TB_N_RED_SUITS,
} TbRedSuit;

/* The red fives of one suit, if it has another number than the others. */
typedef struct
{
  TbRedSuit suit;
  int32_t   count; /* 4: all fives of the suit */
} TbRedFives;

/* Colors of special tiles. The colors have no meaning of their own; records count the tiles with
 * chips by color. */
typedef enum
{
  TB_SPECIAL_RED, /* counted with the red fives */
  TB_SPECIAL_BLUE,
  TB_SPECIAL_GOLD,
  TB_SPECIAL_SILVER,
  TB_SPECIAL_RAINBOW,
  TB_SPECIAL_MARKED, /* with any other mark */
  TB_N_SPECIAL_COLORS,
} TbSpecialColor;

/* Number of words for the tiles of `special-tiles`: the kinds in order, and the flowers last. */
#define TB_N_SPECIAL_KINDS  35
#define TB_SPECIAL_FLOWER   34
#define TB_SPECIAL_IN_SUITS 27 /* the first honor */
#define TB_SPECIAL_IN_SUIT  9  /* kinds of a suit */

/* Tiles of one kind and color that are dora without an indicator or bring chips, besides the red
 * fives. */
typedef struct
{
  int32_t        tile; /* 0 to TB_N_SPECIAL_KINDS - 1 */
  TbSpecialColor color;
  int32_t        count;       /* in the set */
  int32_t        han;         /* of each; may be 0 */
  int32_t        chips;       /* of each, in point equivalents; the same for all of a color */
  bool           closed_only; /* no chips in open hands; the same for all of a color */
} TbSpecialTile;

#define TB_MAX_SPECIAL_TILES 16

/* Meaning of the tiles in a list of dora. */
typedef enum
{
  TB_DORA_NEXT,  /* indicators: the next tile is the dora */
  TB_DORA_SHOWN, /* the dora itself */
} TbDoraTile;

/* Total value of several yakuman in one hand. */
typedef enum
{
  TB_SEVERAL_YAKUMAN_SUM,
  TB_SEVERAL_YAKUMAN_HIGHEST_PLUS_TWO, /* the highest, and two mangan for each other one */
  TB_SEVERAL_YAKUMAN_HIGHEST,
} TbSeveralYakuman;

/* The fu of an open hand of pinfu shape. */
typedef enum
{
  TB_OPEN_PINFU_THIRTY,
  TB_OPEN_PINFU_TWENTY,        /* 20 on ron; on tsumo 30 with the tsumo fu */
  TB_OPEN_PINFU_TWENTY_ALWAYS, /* 20 on tsumo as well */
} TbOpenPinfu;

/* Whether a win on a replacement tile has the fu of a self-draw. */
typedef enum
{
  TB_RINSHAN_FU_AS_HAITEI, /* like one on the last tile */
  TB_RINSHAN_FU_NONE,
  TB_RINSHAN_FU_TWO,
} TbRinshanFu;

/* The part of the hand that the liable player is liable for. */
typedef enum
{
  TB_PAO_WHOLE_HAND,
  TB_PAO_LIABLE_YAKUMAN, /* only the share of the yakuman named in `for` */
} TbPaoShare;

/* Payment of the liable player for another player's ron. */
typedef enum
{
  TB_PAO_RON_HALF, /* half; the discarder pays the rest and the honba */
  TB_PAO_RON_ALL,  /* all of it; the discarder pays nothing */
} TbPaoRon;

/* Payment of the honba of a ron with a liable player, and of a tsumo. */
typedef enum
{
  TB_PAO_HONBA_ORDINARY, /* by the liable player if nobody else pays a part of the win */
  TB_PAO_HONBA_LIABLE,   /* by the liable player */
  TB_PAO_HONBA_SHARED,   /* half each by the liable player and the discarder, rounded up */
} TbPaoHonba;

/* Payment of the liable player for a tsumo. */
typedef enum
{
  TB_PAO_TSUMO_SHARES, /* the shares of all players */
  TB_PAO_TSUMO_AS_RON, /* the value of a ron */
} TbPaoTsumo;

/* Payment of the chips of a win with a liable player. */
typedef enum
{
  TB_PAO_CHIPS_ORDINARY, /* as without one */
  TB_PAO_CHIPS_LIABLE,   /* as if the liable player had dealt in */
  TB_PAO_CHIPS_SHARED,   /* half each with the discarder, rounded up; on a tsumo like LIABLE */
} TbPaoChips;

/* Payment of the discarder after the last tile. */
typedef enum
{
  TB_LAST_TILE_ORDINARY,
  TB_LAST_TILE_DISCARD,   /* all shares of a discard win */
  TB_LAST_TILE_SELF_DRAW, /* all shares of a self-drawn win */
} TbLastTile;

/* Payment of the feeder of a called kan when the replacement tile wins. */
typedef enum
{
  TB_KAN_FEEDER_NONE,
  TB_KAN_FEEDER_TSUMO, /* all of the tsumo */
  TB_KAN_FEEDER_RON,   /* like a deal-in, including chips */
} TbKanFeeder;

/* A yaku or yakuman that the ruleset defines: number i of the list is yaku TB_YAKU_HOUSE + i. */
typedef struct
{
  char    id[TB_HOUSE_ID_SIZE];
  char    name[TB_NAME_SIZE];    /* in English, or in the language of the house */
  char    name_ja[TB_NAME_SIZE]; /* empty: as `name` */
  char    name_zh[TB_NAME_SIZE];
  int32_t closed;  /* han; 0: a yakuman */
  int32_t open;    /* han; 0: closed hands only */
  int32_t yakuman; /* 1 or 2 of them; 0: an ordinary yaku */
  int32_t chips;   /* point equivalents, from the discarder, or from each on tsumo */
} TbHouseYaku;

/* Value of a yaku. */
typedef struct
{
  TbYaku  yaku;
  int32_t closed;  /* han */
  int32_t open;    /* han; 0: closed hands only */
  bool    instead; /* this value replaces the other yaku and dora if it is higher */
} TbYakuRule;

/* Large enough for every yaku that is not a yakuman. */
#define TB_MAX_YAKU_RULES 40

typedef struct
{
  /* Frame */
  int32_t          players;
  int32_t          winds; /* 0: East 1 alone */
  int32_t          start_points;
  int32_t          return_points;
  TbOka            oka;
  int32_t          oka_points; /* of a fixed oka */
  int32_t          uma[TB_MAX_PLAYERS];
  bool             uma_unbalanced; /* need not sum to zero */
  int32_t          float_line;     /* 0: the uma does not float */
  int32_t          n_floating_uma;
  TbFloatingUma    floating_uma[TB_MAX_FLOATING_ROWS];
  TbTies           ties;
  TbLeftoverPot    leftover_pot;
  int32_t          sinking; /* to 1st, from each other player below the return points */
  int32_t          n_prizes;
  TbPrize          prizes[TB_MAX_PRIZES];
  int32_t          game_fee;       /* from each player to the house, at the settlement */
  int32_t          game_fee_first; /* in addition from 1st */
  TbResultBase     result_base;
  bool             score_floor; /* a lower score counts as `score_floor_points` in the result */
  int32_t          score_floor_points;
  TbResultRounding result_rounding;

  /* End of the game */
  TbBust          bust;
  TbBustWhen      bust_when;
  int32_t         bust_fee; /* paid at the settlement; 0: none */
  TbBustFeeTo     bust_fee_to;
  int32_t         ceiling; /* 0: none */
  bool            ceiling_inclusive;
  int32_t         target; /* 0: none */
  TbExtension     extension;
  int32_t         extension_winds; /* at most, with `next-wind` */
  TbExtensionEnds extension_ends;

  /* Dealer; `south` applies to South and later winds, not to an extension by East */
  TbDealer         dealer_win;
  TbDealerSeveral  dealer_win_several;
  TbDealerNext     dealer_next;
  TbDealer         dealer_tenpai;
  TbDealer         dealer_noten;
  TbDealer         dealer_noten_south;
  int32_t          n_dealer_by_wind;
  TbDealerWind     dealer_by_wind[TB_WIND_NORTH + 1];
  TbDealer         dealer_child_foul;
  TbDealer         dealer_own_foul;
  TbDealer         dealer_own_foul_south;
  TbLastDealer     last_dealer;
  int32_t          n_last_dealer_ranks;
  TbLastDealerRank last_dealer_ranks[TB_MAX_PLAYERS];
  TbStopAfter      last_dealer_stops_after;
  bool             last_dealer_stops_below_target; /* then the extension follows */
  bool             last_dealer_foul_repeats;       /* 1st, their own foul ended the hand */

  /* Honba, pots and winners */
  bool             honba_counted;
  int32_t          honba_ron;
  int32_t          honba_tsumo;        /* from each payer */
  bool             honba_before_split; /* added to the value of a self-draw, at the rate of a ron */
  TbHonbaReceivers honba_receivers;
  bool             honba_declined_win; /* after a declined dealer win: one more, not none */
  TbHonbaGrows     honba_grows;
  TbPotReceivers   pot_receivers;
  int32_t          max_winners;
  bool             wareme;
  int32_t          wareme_factor;      /* of payments to and from the player whose wall is broken */
  bool             last_hand_open_win; /* in the last hand: must improve a child's rank */

  /* Riichi and draws */
  int32_t          riichi_stake;      /* 0: riichi is not played */
  int32_t          riichi_minimum;    /* 0: no minimum */
  int32_t          open_riichi_stake; /* 0: no stake of its own, records do not list it */
  bool             stake_on_ronned_tile;
  int32_t          noten_pool;
  TbNotenPayments  noten_payments;
  bool             noten_void_at_double_bust;
  TbNagashi        nagashi;
  TbNagashiValue   nagashi_value;
  TbNagashiSeveral nagashi_several;
  int32_t          n_aborts;
  TbAbortRule      aborts[TB_N_ABORTS];

  /* Value */
  TbScoring        scoring;
  int32_t          fixed_fu;   /* fu of every hand; 0: the fu are counted */
  int32_t          han_points; /* a child's ron per han; linear only */
  int32_t          win_points; /* added to each hand worth han; with `han_points` only */
  int32_t          n_han_table;
  TbHanRow         han_table[TB_MAX_HAN_ROWS]; /* instead of `han_points` */
  TbDealerFactor   dealer_factor;
  int32_t          dealer_points; /* added to each win of the dealer */
  TbValueRounding  value_rounding;
  bool             round_share; /* a child's share of a tsumo: all amounts are multiples of it */
  TbTsumoSplit     tsumo_split;
  int32_t          tsumo_extra; /* from each payer */
  int32_t          n_tsumo_table;
  TbTsumoRow       tsumo_table[TB_MAX_TSUMO_ROWS];
  int32_t          mangan_han; /* the lowest han of each limit; below it, fu can reach a mangan */
  int32_t          haneman_han;
  int32_t          baiman_han;
  int32_t          sanbaiman_han;
  bool             kiriage_mangan;
  int32_t          counted_yakuman;       /* han; 0: none */
  int32_t          counted_yakuman_steps; /* maximum multiple; each takes as many han again */
  int32_t          n_house_yaku;
  TbHouseYaku      house_yaku[TB_MAX_HOUSE_YAKU];
  int32_t          yakuman_points; /* a child's ron of a yakuman; 0: 32000 */
  TbYakuSet        yakuman;        /* all yakuman of the ruleset */
  TbYakuSet        great_yakuman;  /* of these, worth 1.5 yakuman */
  TbYakuSet        double_yakuman; /* of these, worth 2 yakuman */
  TbSeveralYakuman several_yakuman;
  int32_t          yakuman_cap; /* yakuman that several count as at most; 0: no cap */
  int32_t          n_yaku;
  TbYakuRule       yaku[TB_MAX_YAKU_RULES + TB_MAX_HOUSE_YAKU]; /* those of the house last */
  int32_t          minimum_han;                                 /* 0: any yaku is enough */
  int32_t          minimum_han_from_honba;
  bool             open_tanyao;
  TbOpenTanyaoIn   open_tanyao_in;
  bool             seven_pairs_four_alike; /* count as two pairs */
  bool             five_alike;             /* a hand can have more than four of a kind */
  TbWildTile       wild_tile;
  TbWildWhite      wild_white; /* of a self-draw: the marked white dragon */
  int32_t          red_fives;  /* per suit; 4: all fives are red, however they are written */
  int32_t          n_red_fives_suits;
  TbRedFives       red_fives_suits[TB_N_RED_SUITS]; /* instead of `red_fives` */
  int32_t          n_special_tiles;
  TbSpecialTile    special_tiles[TB_MAX_SPECIAL_TILES];
  TbDoraTile       dora_tile;
  bool             ura_dora;
  bool             kan_dora;
  bool             kan_ura_dora;
  int32_t          flowers;    /* flower tiles in the set; each set aside is a dora, but for tai */
  bool             nuki_north; /* North is set aside as a dora */
  TbOpenPinfu      open_pinfu;
  int32_t          double_wind_pair_fu;
  bool             rinshan_haitei_tsumo_fu;
  TbRinshanFu      rinshan_tsumo_fu;
  bool             seven_pairs_forty_fu; /* 40 fu instead of 25 */
  TbPinfuTsumo     pinfu_tsumo;
  bool             calls_keep_first_turn; /* and do not end ippatsu */
  bool             kan_on_last_tile;      /* and the kan can be robbed: chankan with houtei */
  bool             ippatsu_with_houtei;   /* both count */

  /* Tai */
  int32_t     tai_minimum;           /* of a discard win, before rounding */
  int32_t     tai_minimum_self_draw; /* of a self-draw, likewise */
  int32_t     tai_rounding;
  TbTaiPayers tai_payers;
  int32_t     tai_points; /* for each tai of the rounded sum */
  int32_t     tai_base;   /* added to the points of the tai */
  int32_t     n_tai_table;
  TbTaiRow    tai_table[TB_MAX_TAI_ROWS]; /* instead of `tai_points` */
  int32_t     tai_cap;                    /* the highest amount; 0: none */
  int32_t     tai_from_each;              /* paid by each other player in addition */
  int32_t     tai_dealer;                 /* tai between the dealer and another player */
  int32_t     tai_dealer_repeat;          /* in addition for each honba */
  bool        tai_dealer_double;          /* the dealer pays and receives twice the points */
  int32_t     n_tai_items;
  TbTaiRule   tai_items[TB_MAX_TAI_ITEMS];
  int32_t     n_house_tai;
  TbHouseTai  house_tai[TB_MAX_HOUSE_TAI];
  bool        robbed_kong_self_draw; /* paid as a self-draw, entirely by the robbed player */
  TbLastTile  last_tile;

  /* Pao */
  TbYakuSet   pao_yakuman;
  TbPaoShare  pao_share;
  TbPaoRon    pao_ron;
  TbPaoHonba  pao_honba;
  TbPaoTsumo  pao_tsumo;
  TbPaoChips  pao_chips;
  bool        pao_single_tile;
  bool        pao_fed_melds; /* feeding the melds of the hand */
  TbKanFeeder pao_kan_feeder;

  /* Chips, in point equivalents; 0: not played */
  int32_t chip_ippatsu;
  int32_t chip_ura;
  int32_t chip_red;
  bool    chip_red_closed; /* only in closed hands */
  int32_t chip_yakuman;
  int32_t chip_yakuman_ron;     /* from the discarder alone; 0: from each, as on a self-draw */
  bool    chip_yakuman_each;    /* for each yakuman that the hand counts as */
  bool    chip_counted_yakuman; /* for a counted yakuman too */
  int32_t chip_bust;
  int32_t chip_east_east;

  /* Fouls */
  int32_t    n_fouls;
  TbFoulRule fouls[TB_MAX_FOUL_RULES];
} TbRules;

/* Returns the rule of @yaku under @rules, or NULL if the ruleset does not play it as an ordinary
 * yaku. */
const TbYakuRule *tb_rules_find_yaku (const TbRules *rules,
                                      TbYaku         yaku);

/* Adds the yaku of the house to `yaku` and `yakuman` of @rules and removes others that were added
 * before. To be called after a change of any of the three lists; rulesets of files have it done. */
void tb_rules_add_house_yaku (TbRules *rules);

/* Returns the number of entries of `yaku` of @rules without those of the house. */
int32_t tb_rules_count_listed_yaku (const TbRules *rules);

/* Returns the name of @yaku in files and records under @rules, which play it. Borrowed from
 * @rules. */
const char *tb_rules_yaku_id (const TbRules *rules,
                              TbYaku         yaku);

/* Finds the yaku with the name @id, also among those that @rules define. Returns false, with *@out
 * = TB_N_YAKU, if there is none. */
bool tb_rules_yaku_from_id (const TbRules *rules,
                            const char    *id,
                            TbYaku        *out);

/* Whether a self-draw on the last tile, or on a replacement tile if @rinshan, has fu under
 * @rules. */
static inline bool
tb_rules_last_draw_has_fu (const TbRules *rules,
                           bool           rinshan)
{
  if (rinshan && rules->rinshan_tsumo_fu != TB_RINSHAN_FU_AS_HAITEI)
    return rules->rinshan_tsumo_fu == TB_RINSHAN_FU_TWO;

  return rules->rinshan_haitei_tsumo_fu;
}

/* Returns the yaku that count under @rules instead of the other yaku and the dora of a hand. */
TbYakuSet tb_rules_instead (const TbRules *rules);

/* Returns the row of @han han in the table of values of @rules, or NULL if there is no table. */
const TbHanRow *tb_rules_find_han_row (const TbRules *rules,
                                       int32_t        han);

/* Returns the number of red fives of @suit, a TbSuit; of the honors, that of the marked white,
 * which has their rank. */
int32_t tb_rules_red_fives (const TbRules *rules,
                            int32_t        suit);

/* Returns the number of red fives of the set, without the manzu if three play. */
int32_t tb_rules_count_red_fives (const TbRules *rules);

/* Whether a game under @rules is played with chips for bonuses. */
bool tb_rules_have_chips (const TbRules *rules);

/* Returns the first special tile of @color under @rules, which has the chips of all of them, or
 * NULL. */
const TbSpecialTile *tb_rules_find_special (const TbRules *rules,
                                            TbSpecialColor color);

/* Returns the largest number of tiles of @color that the bonus of a win can count: those of the
 * set; red ones include the red fives. */
int32_t tb_rules_most_special (const TbRules *rules,
                               TbSpecialColor color);

/* Returns the payments for a self-draw worth @total by the table of @rules: the largest row that
 * fits, repeatedly until nothing is left (64000 is twice 32000). */
TbTsumoRow tb_rules_split_by_table (const TbRules *rules,
                                    int32_t        total);

/* Returns the rule of the abortive draw @reason under @rules, or NULL if it is not played. */
const TbAbortRule *tb_rules_find_abort (const TbRules *rules,
                                        TbAbort        reason);

/* Returns the rules for the dealer in @wind, of which those of `dealer-by-wind` take precedence. */
TbDealerWind tb_rules_dealer_in (const TbRules *rules,
                                 TbWind         wind);

/* Returns the tai that a win needs: by discard, or a self-draw and what is paid as one. */
static inline int32_t
tb_rules_tai_minimum (const TbRules *rules,
                      bool           self_draw)
{
  return self_draw ? rules->tai_minimum_self_draw : rules->tai_minimum;
}

/* Returns the name of @item in files under @rules, which define it if it is not built in. */
const char *tb_rules_tai_id (const TbRules *rules,
                             TbTai          item);

/* Finds the item with the name @id, built in or of @rules. Returns false, with *@out = TB_TAI_END,
 * if there is none. */
bool tb_rules_tai_from_id (const TbRules *rules,
                           const char    *id,
                           TbTai         *out);

/* Returns the unit of amounts that players agree on, and of fouls: single points if tai are
 * counted, otherwise a hundred. */
static inline int32_t
tb_rules_point_step (const TbRules *rules)
{
  return rules->scoring == TB_SCORING_TAI ? 1 : 100;
}

/* Returns the unit to which payments for a win are rounded up. Not for tai. */
static inline int32_t
tb_rules_win_unit (const TbRules *rules)
{
  return rules->value_rounding == TB_VALUE_ROUNDING_THOUSAND ? 1000 : 100;
}

/* Whether tiles show all items of @rules, which count tai. */
static inline bool
tb_rules_tiles_show_tai (const TbRules *rules)
{
  return rules->n_tai_items > 0 && rules->n_house_tai == 0;
}

/* Returns the rule of the tai item @item under @rules, or NULL if it is not played. */
const TbTaiRule *tb_rules_find_tai (const TbRules *rules,
                                    TbTai          item);

/* Returns the han that a win in a hand with @honba honba needs without dora and ippatsu; 0: any
 * yaku is enough. */
int32_t tb_rules_minimum_han (const TbRules *rules,
                              int32_t        honba);

/* Whether the fu of a hand of @han han affect its value under @rules; with 1, whether they affect
 * any value. */
static inline bool
tb_rules_count_fu (const TbRules *rules,
                   int32_t        han)
{
  return rules->scoring == TB_SCORING_FU_TABLE && rules->fixed_fu == 0 &&
         han < rules->mangan_han;
}

/* Returns the yaku one of which an open hand needs for its tanyao to count under @rules; none if it
 * needs none. */
TbYakuSet tb_rules_open_tanyao_partners (const TbRules *rules);

/* Whether the set of tenpai players at a draw affects payments or the next dealer under @rules. */
bool tb_rules_asks_tenpai (const TbRules *rules);

/* Whether a foul under @rules is paid to @to. */
bool tb_rules_has_foul_to (const TbRules *rules,
                           TbFoulTo       to);

/* Returns the wind of the seat of @player while @dealer is dealer. */
TbWind tb_rules_seat (const TbRules *rules,
                      TbPlayer       dealer,
                      TbPlayer       player);

/* Returns the number of closed tiles of a hand without melds, without the winning tile. */
int32_t tb_rules_hand_tiles (const TbRules *rules);

/* Returns the name of @reason in files and records ("nine-terminals"). Static text. */
const char *tb_abort_id (TbAbort reason);
