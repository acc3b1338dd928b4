/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai.h"
#include "tb-yaku.h"

/* A ruleset: one struct of typed fields, filled from a file by the rules layer through the field
 * table (tb-rule-fields.h), which documents each. Plain data, copied by assignment. The engine
 * never asks which ruleset it is. */

/* Who ranks higher of those with the same score. */
typedef enum
{
  TB_TIES_BY_SEAT, /* the player nearer the first dealer ranks higher */
  TB_TIES_SHARED,  /* equal scores share rank, uma, oka and a leftover pot */
} TbTies;

/* Who gets what lies in the pots when the game ends. */
typedef enum
{
  TB_LEFTOVER_FIRST,
  TB_LEFTOVER_NOBODY,
} TbLeftoverPot;

/* Which score ends the game. */
typedef enum
{
  TB_BUST_NONE,
  TB_BUST_BELOW_ZERO,    /* exactly 0 goes on */
  TB_BUST_ZERO_OR_BELOW, /* exactly 0 is out too */
} TbBust;

/* When scores are held against the line below which a player is busted. */
typedef enum
{
  TB_BUST_AFTER_HAND,
  TB_BUST_AT_ONCE, /* also by a foul in mid-hand: the hand ends there, and the pots with it */
} TbBustWhen;

/* What is played if nobody has the target when the last dealer passes. */
typedef enum
{
  TB_EXTENSION_NONE,
  TB_EXTENSION_NEXT_WIND,  /* South after East, West after South */
  TB_EXTENSION_EAST_AGAIN, /* East a second time ("E+1") */
} TbExtension;

/* When somebody with the target ends an extension; its last hand ends it in any case. */
typedef enum
{
  TB_EXTENSION_ENDS_DEALER_PASSES, /* after a hand whose dealer does not repeat */
  TB_EXTENSION_ENDS_ANY_HAND,      /* sudden death */
  TB_EXTENSION_ENDS_WHOLE_WIND,    /* only after its last hand */
} TbExtensionEnds;

/* How results are rounded. */
typedef enum
{
  TB_ROUNDING_NONE,
  TB_ROUNDING_HALF_UP, /* to whole thousands, a half upwards; 1st bears the difference */
} TbResultRounding;

/* What the dealer does after something that may keep the deal. */
typedef enum
{
  TB_DEALER_PASSES,
  TB_DEALER_CHOOSES,
  TB_DEALER_REPEATS,
} TbDealer;

/* What the dealer of the last hand does. */
typedef enum
{
  TB_LAST_DEALER_ORDINARY,
  TB_LAST_DEALER_MUST_UNLESS_FIRST, /* with the right to repeat: must, unless 1st, who chooses */
  TB_LAST_DEALER_MAY_STOP_FIRST,    /* who would repeat and is 1st may end the game */
  TB_LAST_DEALER_STOPS_FIRST,       /* who would repeat and is 1st ends the game */
} TbLastDealer;

/* After which hands the last dealer who is 1st stops or may stop; never after an abortive draw or
 * a hand that is played again. */
typedef enum
{
  TB_STOP_AFTER_REPEAT, /* whatever lets him repeat */
  TB_STOP_AFTER_WIN,    /* only his own win */
} TbStopAfter;

/* Who of several winners gets the honba. */
typedef enum
{
  TB_HONBA_NEAREST,
  TB_HONBA_EVERY_WINNER,
} TbHonbaReceivers;

/* Who of several winners gets the stakes that lie in the pot. */
typedef enum
{
  TB_POT_NEAREST,
  TB_POT_OWN_STAKE_BACK, /* each winner his own of this hand, the nearest the rest */
} TbPotReceivers;

/* What follows when the discards of a player are all terminals and honours at a draw. */
typedef enum
{
  TB_NAGASHI_NONE,
  TB_NAGASHI_DRAW, /* paid instead of noten payments, without honba and pot; it stays a draw */
  TB_NAGASHI_WIN,  /* a self-drawn win with honba and pots */
} TbNagashi;

/* What it is worth. */
typedef enum
{
  TB_NAGASHI_MANGAN,
  TB_NAGASHI_YAKUMAN,
} TbNagashiValue;

/* What several who claim it in one hand get. */
typedef enum
{
  TB_NAGASHI_EACH_IN_FULL, /* each is paid by all others, by other claimants too */
  TB_NAGASHI_OTHERS_SHARE, /* claimants pay nothing; the others share what they would have paid */
} TbNagashiSeveral;

/* Why a hand is aborted. */
typedef enum
{
  TB_ABORT_NINE_TERMINALS,
  TB_ABORT_FOUR_WINDS,
  TB_ABORT_FOUR_KANS,
  TB_ABORT_FOUR_RIICHI,
  TB_ABORT_TRIPLE_RON,
  TB_N_ABORTS,
} TbAbort;

/* An abortive draw that is played. */
typedef struct
{
  TbAbort  reason;
  TbDealer dealer; /* what the dealer does after it; the honba counts on in any case */
} TbAbortRule;

/* How a hand is valued. */
typedef enum
{
  TB_SCORING_FU_TABLE, /* fu x 2^(2+han), with limits */
  TB_SCORING_LINEAR,   /* every han is worth the same */
  TB_SCORING_TAI,      /* a sum of items; everybody pays */
} TbScoring;

/* To what amounts are rounded up. */
typedef enum
{
  TB_VALUE_ROUNDING_HUNDRED,
  TB_VALUE_ROUNDING_THOUSAND,
} TbValueRounding;

/* How a self-drawn win is split among the payers. */
typedef enum
{
  TB_TSUMO_SPLIT_OWN_SHARE,    /* each the share of the table of four, the absent not */
  TB_TSUMO_SPLIT_HALF_MISSING, /* three players: and half of the absent child's share */
  TB_TSUMO_SPLIT_THIRDS,       /* three: the ron value, in thirds and thousands */
  TB_TSUMO_SPLIT_TABLE,        /* three: the ron value, as a table says; a dealer's in halves */
} TbTsumoSplit;

/* A row of the table of shares: what the two payers of a child's self-draw worth @ron pay. */
typedef struct
{
  int32_t ron;
  int32_t child;
  int32_t dealer;
} TbTsumoRow;

/* As many different amounts as a table of thousands lists. */
#define TB_MAX_TSUMO_ROWS 24

/* The uma where @floating players have the line or more. */
typedef struct
{
  int32_t floating;
  int32_t uma[TB_MAX_PLAYERS];
} TbFloatingUma;

/* None to all of the players float. */
#define TB_MAX_FLOATING_ROWS (TB_MAX_PLAYERS + 1)

/* Whether the self-draw counts as a yaku of a pinfu hand. */
typedef enum
{
  TB_PINFU_TSUMO_BOTH,       /* both yaku, 20 fu */
  TB_PINFU_TSUMO_PINFU_ONLY, /* pinfu alone, 30 fu */
} TbPinfuTsumo;

/* In which open hands tanyao counts, where it counts at all. */
typedef enum
{
  TB_OPEN_TANYAO_ANY,
  TB_OPEN_TANYAO_TOITOI_OR_CHINITSU, /* beside one of the two */
} TbOpenTanyaoIn;

/* Which tile is wild: it stands for whatever tile makes the hand worth most (allen.txt). */
typedef enum
{
  TB_WILD_NONE,
  TB_WILD_WHITE,   /* the white dragons */
  TB_WILD_MISSING, /* one that nobody holds: hands are a tile short, and count as if they had it */
} TbWildTile;

/* What the tiles in a list of dora are. */
typedef enum
{
  TB_DORA_NEXT,  /* indicators: the next tile is the dora */
  TB_DORA_SHOWN, /* the dora itself */
} TbDoraTile;

/* What several yakuman in one hand are worth together. */
typedef enum
{
  TB_SEVERAL_YAKUMAN_SUM,
  TB_SEVERAL_YAKUMAN_HIGHEST_PLUS_TWO, /* the highest, and two mangan for each further one */
  TB_SEVERAL_YAKUMAN_HIGHEST,
} TbSeveralYakuman;

/* The fu of an open hand of pinfu shape. */
typedef enum
{
  TB_OPEN_PINFU_THIRTY,
  TB_OPEN_PINFU_TWENTY,        /* 20 on ron; the tsumo fu still make it 30 */
  TB_OPEN_PINFU_TWENTY_ALWAYS, /* 20 on tsumo too */
} TbOpenPinfu;

/* What the liable player answers for. */
typedef enum
{
  TB_PAO_WHOLE_HAND,
  TB_PAO_LIABLE_YAKUMAN, /* only the share of the yakuman named in `for` */
} TbPaoShare;

/* What the liable player pays of another player's ron. */
typedef enum
{
  TB_PAO_RON_HALF, /* half; the discarder the rest and the honba */
  TB_PAO_RON_ALL,  /* all of it; the discarder nothing */
} TbPaoRon;

/* What the discarder after the last tile pays. */
typedef enum
{
  TB_LAST_TILE_ORDINARY,
  TB_LAST_TILE_DISCARD,   /* all shares of a discard win */
  TB_LAST_TILE_SELF_DRAW, /* all shares of a self-drawn win */
} TbLastTile;

/* What the feeder of a called kan pays when the replacement tile wins. */
typedef enum
{
  TB_KAN_FEEDER_NONE,
  TB_KAN_FEEDER_TSUMO, /* all of the tsumo */
  TB_KAN_FEEDER_RON,   /* as if he had dealt in, chips included */
} TbKanFeeder;

/* What a foul costs. */
typedef enum
{
  TB_FOUL_AMOUNT_FIXED,       /* `points` */
  TB_FOUL_AMOUNT_MANGAN,      /* the offender's own mangan */
  TB_FOUL_AMOUNT_SHOWN_HANDS, /* the larger of his own mangan and the dearest hand in `against` */
  TB_FOUL_AMOUNT_NONE,        /* nothing; it has other effects */
} TbFoulAmount;

/* Where it goes. */
typedef enum
{
  TB_FOUL_TO_POT,
  TB_FOUL_TO_OTHERS,     /* split as a mangan: the dealer takes what the children leave */
  TB_FOUL_TO_SETTLEMENT, /* taken off the final result, to nobody */
  TB_FOUL_TO_PENALTY_POT,
  TB_FOUL_TO_EACH, /* the amount to each of the others */
} TbFoulTo;

/* When it is paid. */
typedef enum
{
  TB_FOUL_DUE_AT_ONCE,      /* play goes on, paid before anything else of the hand */
  TB_FOUL_DUE_AT_DRAW,      /* play goes on; paid at a draw or beside one that ends the hand */
  TB_FOUL_DUE_ENDS_HAND,    /* ends the hand; paid there */
  TB_FOUL_DUE_ONLY_AT_DRAW, /* play goes on; paid at a draw, and void beside any other result */
} TbFoulDue;

/* The longest id of a foul, with its final NUL. */
#define TB_FOUL_ID_SIZE 24

/* One foul of the ruleset. */
typedef struct
{
  char         id[TB_FOUL_ID_SIZE];
  TbFoulDue    due;
  TbFoulAmount amount;
  int32_t      points; /* of a fixed amount */
  TbFoulTo     to;
  bool         noten;             /* the offender counts as noten at a draw */
  bool         no_win;            /* the offender can neither win nor claim nagashi in this hand */
  bool         noten_riichi;      /* accounts for a riichi of an offender not tenpai at a draw */
  bool         replay;            /* the hand is played again, its stakes go back */
  bool         beside;            /* hand-ending, but also beside a win (void) or a draw (paid) */
  bool         counts_up;         /* `count` in the record multiplies the amount */
  bool         decides_deal;      /* paid when the hand is over: the deal goes by it */
  bool         restore;           /* stakes and deposits go back, the honba does not count on */
  bool         voids_draw;        /* found at a draw: no noten payments, no nagashi */
  bool         no_penalty_pot;    /* the offender cannot take the penalty pot in this hand */
  bool         only_noten_riichi; /* stands only at a draw, for a player who declared riichi */
} TbFoulRule;

/* The most fouls a ruleset defines; the richest document has seven. */
#define TB_MAX_FOUL_RULES 12

/* What a yaku is worth. */
typedef struct
{
  TbYaku  yaku;
  int32_t closed;  /* han */
  int32_t open;    /* han; 0: closed hands only */
  bool    instead; /* worth so much in place of the other yaku and dora, where that is more */
} TbYakuRule;

/* Every yaku that is not a yakuman could be in a ruleset. */
#define TB_MAX_YAKU_RULES 40

typedef struct
{
  /* Frame */
  int32_t          players;
  int32_t          winds; /* 0: East 1 alone */
  int32_t          start_points;
  int32_t          return_points;
  int32_t          uma[TB_MAX_PLAYERS];
  int32_t          float_line; /* 0: the uma does not float */
  int32_t          n_floating_uma;
  TbFloatingUma    floating_uma[TB_MAX_FLOATING_ROWS];
  TbTies           ties;
  TbLeftoverPot    leftover_pot;
  int32_t          sinking; /* from each below the return points, but for 1st, to 1st */
  TbResultRounding result_rounding;

  /* End of the game */
  TbBust          bust;
  TbBustWhen      bust_when;
  int32_t         bust_fee; /* at the settlement, to who busted him; 0: none */
  int32_t         ceiling;  /* 0: none */
  bool            ceiling_inclusive;
  int32_t         target; /* 0: none */
  TbExtension     extension;
  TbExtensionEnds extension_ends;

  /* Dealer; `south` is said of South and the winds after it, not of an extension by East */
  TbDealer     dealer_win;
  TbDealer     dealer_tenpai;
  TbDealer     dealer_noten;
  TbDealer     dealer_noten_south;
  TbDealer     dealer_child_foul;
  TbDealer     dealer_own_foul;
  TbDealer     dealer_own_foul_south;
  TbLastDealer last_dealer;
  TbStopAfter  last_dealer_stops_after;
  bool         last_dealer_foul_repeats; /* his own foul ended the hand and he is still 1st */

  /* Honba, pots and winners */
  bool             honba_counted;
  int32_t          honba_ron;
  int32_t          honba_tsumo;        /* from each payer */
  bool             honba_before_split; /* joins the value of a self-draw, at the rate of a ron */
  TbHonbaReceivers honba_receivers;
  bool             honba_declined_win; /* after a dealer's win he declines: one more, not none */
  TbPotReceivers   pot_receivers;
  int32_t          max_winners;
  bool             wareme;
  bool             last_hand_open_win; /* in the last hand: must improve a child's rank */

  /* Riichi and draws */
  int32_t          riichi_stake;   /* 0: riichi is not played */
  int32_t          riichi_minimum; /* 0: no minimum */
  bool             stake_on_ronned_tile;
  int32_t          noten_pool;
  bool             noten_void_at_double_bust;
  TbNagashi        nagashi;
  TbNagashiValue   nagashi_value;
  TbNagashiSeveral nagashi_several;
  int32_t          n_aborts;
  TbAbortRule      aborts[TB_N_ABORTS];

  /* Value */
  TbScoring        scoring;
  int32_t          han_points; /* a child's ron for each han; linear only */
  TbValueRounding  value_rounding;
  TbTsumoSplit     tsumo_split;
  int32_t          n_tsumo_table;
  TbTsumoRow       tsumo_table[TB_MAX_TSUMO_ROWS];
  bool             kiriage_mangan;
  int32_t          counted_yakuman;       /* han; 0: none */
  int32_t          counted_yakuman_steps; /* the most multiples; each takes as many han again */
  TbYakuSet        yakuman;               /* all that are played */
  TbYakuSet        great_yakuman;         /* of these, worth one and a half */
  TbYakuSet        double_yakuman;        /* of these, worth two */
  TbSeveralYakuman several_yakuman;
  int32_t          n_yaku;
  TbYakuRule       yaku[TB_MAX_YAKU_RULES];
  bool             open_tanyao;
  TbOpenTanyaoIn   open_tanyao_in;
  bool             seven_pairs_four_alike; /* count as two pairs */
  bool             five_alike;             /* more than four of a kind can be in a hand */
  TbWildTile       wild_tile;
  int32_t          red_fives; /* a suit; 4: however they are written */
  TbDoraTile       dora_tile;
  bool             ura_dora;
  bool             kan_dora;
  bool             kan_ura_dora;
  int32_t          flowers;    /* flower tiles in the set; each set aside is a dora, but for tai */
  bool             nuki_north; /* North is set aside as a dora */
  TbOpenPinfu      open_pinfu;
  int32_t          double_wind_pair_fu;
  bool             rinshan_haitei_tsumo_fu;
  bool             seven_pairs_forty_fu; /* 40 fu, not 25 */
  TbPinfuTsumo     pinfu_tsumo;
  bool             calls_keep_first_turn; /* nor do they end ippatsu */
  bool             kan_on_last_tile;      /* and it can be robbed: chankan with houtei */
  bool             ippatsu_with_houtei;   /* both count */

  /* Tai */
  int32_t    tai_minimum; /* of a discard win, before rounding */
  int32_t    tai_rounding;
  int32_t    n_tai_items;
  TbTaiRule  tai_items[TB_MAX_TAI_ITEMS];
  bool       robbed_kong_self_draw; /* paid as a self-draw, all of it by who was robbed */
  TbLastTile last_tile;

  /* Pao */
  TbYakuSet   pao_yakuman;
  TbPaoShare  pao_share;
  TbPaoRon    pao_ron;
  bool        pao_single_tile;
  bool        pao_fed_melds; /* who fed the melds of the hand */
  TbKanFeeder pao_kan_feeder;

  /* Chips, in point equivalents; 0: not played */
  int32_t chip_ippatsu;
  int32_t chip_ura;
  int32_t chip_red;
  int32_t chip_yakuman;
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

/* The yaku that count under @rules in place of the other yaku and the dora of a hand. */
TbYakuSet tb_rules_instead (const TbRules *rules);

/* What the payers of a child's self-draw worth @total pay by the table of @rules: the largest row
 * that fits is paid, again and again, until nothing is left (64000 are twice what 32000 are). */
TbTsumoRow tb_rules_split_by_table (const TbRules *rules,
                                    int32_t        total);

/* Returns the rule of the abortive draw @reason under @rules, or NULL if it is not played. */
const TbAbortRule *tb_rules_find_abort (const TbRules *rules,
                                        TbAbort        reason);

/* Returns the rule of the tai item @item under @rules, or NULL if it is not played. */
const TbTaiRule *tb_rules_find_tai (const TbRules *rules,
                                    TbTai          item);

/* Whether it matters under @rules who is tenpai at a draw: for payments, or for who is dealer
 * next. */
bool tb_rules_asks_tenpai (const TbRules *rules);

/* Whether a record says who declared riichi under @rules: a riichi that lays no stick is not in
 * it. */
bool tb_rules_record_riichi (const TbRules *rules);

/* Whether a foul under @rules is paid to @to. */
bool tb_rules_has_foul_to (const TbRules *rules,
                           TbFoulTo       to);

/* The wind of the seat of @player while @dealer is dealer. */
TbWind tb_rules_seat (const TbRules *rules,
                      TbPlayer       dealer,
                      TbPlayer       player);

/* How many closed tiles a hand without melds has, the winning one apart. */
int32_t tb_rules_hand_tiles (const TbRules *rules);

/* The name of @reason in files and records ("nine-terminals"). Static text. */
const char *tb_abort_id (TbAbort reason);
