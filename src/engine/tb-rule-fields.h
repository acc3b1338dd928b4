/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"

/* The one table that drives the loader, the defaults, the checks, the editor, the explanation in
 * words and the documentation of rulesets. To add a rule, add a member of TbRules, a TbField, a row
 * in tb-rule-fields.c, and one place in the engine that reads it. */

/* A field of the ruleset, in the canonical order of the file. A ledger line cites the field that
 * caused it. */
typedef enum
{
  TB_FIELD_PLAYERS,
  TB_FIELD_WINDS,
  TB_FIELD_START_POINTS,
  TB_FIELD_RETURN_POINTS,
  TB_FIELD_OKA,
  TB_FIELD_OKA_POINTS,
  TB_FIELD_UMA,
  TB_FIELD_UMA_UNBALANCED,
  TB_FIELD_FLOAT_LINE,
  TB_FIELD_FLOATING_UMA,
  TB_FIELD_TIES,
  TB_FIELD_LEFTOVER_POT,
  TB_FIELD_SINKING,
  TB_FIELD_PRIZES,
  TB_FIELD_GAME_FEE,
  TB_FIELD_GAME_FEE_FIRST,
  TB_FIELD_RESULT_BASE,
  TB_FIELD_SCORE_FLOOR,
  TB_FIELD_SCORE_FLOOR_POINTS,
  TB_FIELD_RESULT_ROUNDING,
  TB_FIELD_BUST,
  TB_FIELD_BUST_WHEN,
  TB_FIELD_BUST_FEE,
  TB_FIELD_BUST_FEE_TO,
  TB_FIELD_CEILING,
  TB_FIELD_CEILING_INCLUSIVE,
  TB_FIELD_TARGET,
  TB_FIELD_EXTENSION,
  TB_FIELD_EXTENSION_WINDS,
  TB_FIELD_EXTENSION_ENDS,
  TB_FIELD_DEALER_WIN,
  TB_FIELD_DEALER_WIN_SEVERAL,
  TB_FIELD_DEALER_NEXT,
  TB_FIELD_DEALER_TENPAI,
  TB_FIELD_DEALER_NOTEN,
  TB_FIELD_DEALER_NOTEN_SOUTH,
  TB_FIELD_DEALER_BY_WIND,
  TB_FIELD_DEALER_CHILD_FOUL,
  TB_FIELD_DEALER_OWN_FOUL,
  TB_FIELD_DEALER_OWN_FOUL_SOUTH,
  TB_FIELD_LAST_DEALER,
  TB_FIELD_LAST_DEALER_RANKS,
  TB_FIELD_LAST_DEALER_STOPS_AFTER,
  TB_FIELD_LAST_DEALER_STOPS_BELOW_TARGET,
  TB_FIELD_LAST_DEALER_FOUL_REPEATS,
  TB_FIELD_HONBA_COUNTED,
  TB_FIELD_HONBA_RON,
  TB_FIELD_HONBA_TSUMO,
  TB_FIELD_HONBA_BEFORE_SPLIT,
  TB_FIELD_HONBA_RECEIVERS,
  TB_FIELD_HONBA_DECLINED_WIN,
  TB_FIELD_HONBA_GROWS,
  TB_FIELD_POT_RECEIVERS,
  TB_FIELD_MAX_WINNERS,
  TB_FIELD_WAREME,
  TB_FIELD_WAREME_FACTOR,
  TB_FIELD_LAST_HAND_OPEN_WIN,
  TB_FIELD_RIICHI_STAKE,
  TB_FIELD_RIICHI_MINIMUM,
  TB_FIELD_OPEN_RIICHI_STAKE,
  TB_FIELD_STAKE_ON_RONNED_TILE,
  TB_FIELD_NOTEN_POOL,
  TB_FIELD_NOTEN_PAYMENTS,
  TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST,
  TB_FIELD_NAGASHI,
  TB_FIELD_NAGASHI_VALUE,
  TB_FIELD_NAGASHI_SEVERAL,
  TB_FIELD_ABORTS,
  TB_FIELD_SCORING,
  TB_FIELD_FIXED_FU,
  TB_FIELD_HAN_POINTS,
  TB_FIELD_WIN_POINTS,
  TB_FIELD_HAN_TABLE,
  TB_FIELD_DEALER_FACTOR,
  TB_FIELD_DEALER_POINTS,
  TB_FIELD_VALUE_ROUNDING,
  TB_FIELD_ROUND_SHARE,
  TB_FIELD_TSUMO_SPLIT,
  TB_FIELD_TSUMO_EXTRA,
  TB_FIELD_TSUMO_TABLE,
  TB_FIELD_MANGAN_HAN,
  TB_FIELD_HANEMAN_HAN,
  TB_FIELD_BAIMAN_HAN,
  TB_FIELD_SANBAIMAN_HAN,
  TB_FIELD_KIRIAGE_MANGAN,
  TB_FIELD_COUNTED_YAKUMAN,
  TB_FIELD_COUNTED_YAKUMAN_STEPS,
  TB_FIELD_HOUSE_YAKU,
  TB_FIELD_YAKUMAN_POINTS,
  TB_FIELD_YAKUMAN,
  TB_FIELD_GREAT_YAKUMAN,
  TB_FIELD_DOUBLE_YAKUMAN,
  TB_FIELD_SEVERAL_YAKUMAN,
  TB_FIELD_YAKUMAN_CAP,
  TB_FIELD_YAKU,
  TB_FIELD_MINIMUM_HAN,
  TB_FIELD_MINIMUM_HAN_FROM_HONBA,
  TB_FIELD_OPEN_TANYAO,
  TB_FIELD_OPEN_TANYAO_IN,
  TB_FIELD_SEVEN_PAIRS_FOUR_ALIKE,
  TB_FIELD_FIVE_ALIKE,
  TB_FIELD_WILD_TILE,
  TB_FIELD_WILD_WHITE,
  TB_FIELD_RED_FIVES,
  TB_FIELD_RED_FIVES_SUITS,
  TB_FIELD_SPECIAL_TILES,
  TB_FIELD_DORA_TILE,
  TB_FIELD_URA_DORA,
  TB_FIELD_KAN_DORA,
  TB_FIELD_KAN_URA_DORA,
  TB_FIELD_FLOWERS,
  TB_FIELD_NUKI_NORTH,
  TB_FIELD_OPEN_PINFU,
  TB_FIELD_DOUBLE_WIND_PAIR_FU,
  TB_FIELD_RINSHAN_HAITEI_TSUMO_FU,
  TB_FIELD_RINSHAN_TSUMO_FU,
  TB_FIELD_SEVEN_PAIRS_FORTY_FU,
  TB_FIELD_PINFU_TSUMO,
  TB_FIELD_CALLS_KEEP_FIRST_TURN,
  TB_FIELD_KAN_ON_LAST_TILE,
  TB_FIELD_IPPATSU_WITH_HOUTEI,
  TB_FIELD_TAI_MINIMUM,
  TB_FIELD_TAI_MINIMUM_SELF_DRAW,
  TB_FIELD_TAI_ROUNDING,
  TB_FIELD_TAI_PAYERS,
  TB_FIELD_TAI_POINTS,
  TB_FIELD_TAI_BASE,
  TB_FIELD_TAI_TABLE,
  TB_FIELD_TAI_CAP,
  TB_FIELD_TAI_FROM_EACH,
  TB_FIELD_TAI_DEALER,
  TB_FIELD_TAI_DEALER_REPEAT,
  TB_FIELD_TAI_DEALER_DOUBLE,
  TB_FIELD_TAI_ITEMS,
  TB_FIELD_HOUSE_TAI,
  TB_FIELD_ROBBED_KONG_SELF_DRAW,
  TB_FIELD_LAST_TILE,
  TB_FIELD_PAO_YAKUMAN,
  TB_FIELD_PAO_SHARE,
  TB_FIELD_PAO_RON,
  TB_FIELD_PAO_HONBA,
  TB_FIELD_PAO_TSUMO,
  TB_FIELD_PAO_CHIPS,
  TB_FIELD_PAO_SINGLE_TILE,
  TB_FIELD_PAO_FED_MELDS,
  TB_FIELD_PAO_KAN_FEEDER,
  TB_FIELD_CHIP_IPPATSU,
  TB_FIELD_CHIP_URA,
  TB_FIELD_CHIP_RED,
  TB_FIELD_CHIP_RED_CLOSED,
  TB_FIELD_CHIP_YAKUMAN,
  TB_FIELD_CHIP_YAKUMAN_RON,
  TB_FIELD_CHIP_YAKUMAN_EACH,
  TB_FIELD_CHIP_COUNTED_YAKUMAN,
  TB_FIELD_CHIP_BUST,
  TB_FIELD_CHIP_EAST_EAST,
  TB_FIELD_FOULS,
  TB_N_FIELDS,
  TB_FIELD_NONE = TB_N_FIELDS, /* agreed corrections, and totals of chips at the settlement */
} TbField;

typedef enum
{
  TB_FIELD_KIND_BOOL,     /* bool */
  TB_FIELD_KIND_INT,      /* int32_t, min to max; a multiple of `step` */
  TB_FIELD_KIND_ENUM,     /* an enum with values from 0 in the order of `words` */
  TB_FIELD_KIND_YAKU,     /* TbYaku, one of `allowed` (in records) */
  TB_FIELD_KIND_YAKU_SET, /* TbYakuSet, a subset of `allowed` */
  TB_FIELD_KIND_ID,       /* char[max], kebab-case text (in records) */
  TB_FIELD_KIND_TEXT,     /* char[max], a name in UTF-8 (in records); if optional, may be empty */
  TB_FIELD_KIND_ROW,      /* int32_t[players], each min to max; a multiple of `step` */
  TB_FIELD_KIND_RECORDS,  /* an array of structs, described by `records` */
} TbFieldKind;

typedef struct TbRuleField TbRuleField;

/* The layout of a list of records in TbRules. */
typedef struct
{
  const TbRuleField *fields; /* the members of one record; offsets are within the record */
  size_t             n_fields;
  size_t             stride;
  size_t             count_offset; /* of the int32_t count in TbRules */
  size_t             max;
} TbRecordShape;

struct TbRuleField
{
  const char          *key; /* name in the ruleset file */
  TbFieldKind          kind;
  size_t               offset;
  int32_t              min, max; /* inclusive */
  int32_t              step;
  const char *const   *words;    /* TB_FIELD_KIND_ENUM: the ids, NULL-terminated */
  TbYakuSet            allowed;  /* TB_FIELD_KIND_YAKU, TB_FIELD_KIND_YAKU_SET */
  const TbRecordShape *records;  /* TB_FIELD_KIND_RECORDS */
  int32_t              revision; /* revision of the format that added the field; 0: the first */
  int32_t              before;   /* value in older rulesets, which lack the field */
  bool                 optional; /* a member of a record that files may omit, meaning `before` */
};

/* The revision of the ruleset format that this table describes. */
#define TB_RULES_REVISION 3

/* Indexed by TbField. */
extern const TbRuleField tb_rule_fields[TB_N_FIELDS];

/* Returns the value of @field, which is not a row: the count of a list, or whether a set has
 * members. */
int32_t tb_rules_read_number (const TbRules *rules,
                              TbField        field);

/* Reasons why two fields conflict. */
typedef enum
{
  TB_RULES_FINE,
  TB_RULES_NO_EFFECT,             /* not neutral although another field leaves it no effect */
  TB_RULES_UMA_SUM,               /* an uma does not sum to zero */
  TB_RULES_RETURN_BELOW_START,    /* the oka would be negative */
  TB_RULES_PRIZE_UNPAID,          /* never has a payer and a receiver */
  TB_RULES_FLOOR_ABOVE_START,     /* results would not depend on lower scores */
  TB_RULES_CEILING_BELOW_START,   /* the game would be over before the first hand */
  TB_RULES_NOT_PLAYED,            /* a great, double or pao yakuman that is not in `yakuman` */
  TB_RULES_GREAT_AND_DOUBLE,      /* a yakuman both great and double */
  TB_RULES_HOUSE_YAKU_ID,         /* the id of another yaku */
  TB_RULES_HOUSE_YAKU_VALUE,      /* neither han nor yakuman, or both */
  TB_RULES_YAKU_TWICE,            /* a yaku is listed twice */
  TB_RULES_RED_SUIT_TWICE,        /* a suit is listed twice */
  TB_RULES_SPECIAL_TWICE,         /* special tiles of the same kind and color */
  TB_RULES_SPECIAL_TILE,          /* more than the set has */
  TB_RULES_SPECIAL_VALUE,         /* special tiles without an effect */
  TB_RULES_SPECIAL_CHIPS,         /* chips that differ within a color, or of red tiles */
  TB_RULES_FOUL_TWICE,            /* a foul is listed twice */
  TB_RULES_FOUL_POINTS,           /* present for an amount that is not fixed, or missing for one */
  TB_RULES_CHOICE_WITHOUT_RIGHT,  /* a rule about the last dealer's right without a right */
  TB_RULES_EXTENSION_WINDS,       /* more winds than are left */
  TB_RULES_DEALER_WIND,           /* a repeated wind, or one that is not played */
  TB_RULES_LAST_DEALER_RANKS,     /* ranks without `by-rank`, or the reverse */
  TB_RULES_LAST_DEALER_RANK,      /* a repeated rank, or one that does not exist */
  TB_RULES_FLOATING_WITHOUT_LINE, /* an uma by floating players without a line, or the reverse */
  TB_RULES_FLOATING_ROW,          /* a repeated row, or one for more players than there are */
  TB_RULES_BUST_AT_START,         /* the game would be over before the first hand */
  TB_RULES_STAKE_BUSTS,           /* bust at once, and a riichi could bust the player */
  TB_RULES_EXTENSION_TARGET,      /* an extension without a target */
  TB_RULES_EXTENSION_WIND,        /* no wind left after the last one, or only one hand is played */
  TB_RULES_THREE_PLAYERS,         /* needs three players */
  TB_RULES_FOUR_PLAYERS,          /* needs four players */
  TB_RULES_TOO_MANY_WINNERS,      /* more winners than players can win at once */
  TB_RULES_TRIPLE_RON,            /* aborts the hand, and three winners are paid */
  TB_RULES_ABORT_TWICE,           /* an abortive draw is listed twice */
  TB_RULES_POT_RIICHI,            /* only riichi takes the pot, but there is no riichi */
  TB_RULES_NOTEN_POOL_SPLIT,      /* not divisible among the players in hundreds */
  TB_RULES_LIMITS_ORDER,          /* a limit begins below the previous one */
  TB_RULES_LINEAR_ONLY,           /* `han-points` is given without linear scoring, or missing */
  TB_RULES_HAN_TABLE,             /* rows of values beside `han-points` */
  TB_RULES_HAN_ROW,               /* rows do not rise from one han */
  TB_RULES_TAI_ROW,               /* a row of the table of tai is not above the row before it */
  TB_RULES_TAI_TWICE,             /* an item is listed twice */
  TB_RULES_HOUSE_TAI_ID,          /* the id of another item */
  TB_RULES_TSUMO_TABLE,           /* rows without the split `table`, or the split without rows */
  TB_RULES_TSUMO_ROW,             /* rows do not rise from the smallest amount */
  TB_RULES_THOUSANDS_ONLY,        /* needs values and honba in thousands */
  TB_RULES_HONBA_SPLIT,           /* honba before the split, which the split does not support */
  TB_RULES_HONBA_TWICE,           /* from each payer, and also before the split */
  TB_RULES_FOUL_STEP,             /* not in hundreds, although no tai are counted */
  TB_RULES_FOUL_MANGAN,           /* an amount in mangan, which tai do not have */
  TB_RULES_FOUL_EFFECT,           /* an effect that conflicts with the time of payment */
} TbRulesConflict;

/* A field that must be neutral under a condition, because it would have no effect there. */
typedef struct
{
  TbField field;
  int32_t neutral; /* 0 also for an empty list or set */
  TbField other;   /* the field of the condition */
  bool    is;      /* true: if @other is @value; false: unless it is */
  int32_t value;
} TbRuleDependence;

/* One conflict. */
typedef struct
{
  TbRulesConflict         conflict;
  TbField                 field;      /* the field to fix */
  int32_t                 index;      /* the index in its list, or -1: all of it */
  const TbRuleDependence *dependence; /* of TB_RULES_NO_EFFECT */
} TbRulesFinding;

/* One for each field and for each list entry. */
#define TB_MAX_RULES_FINDINGS                                                              \
  (TB_N_FIELDS + TB_MAX_FLOATING_ROWS + TB_MAX_PRIZES + 2 * TB_MAX_PLAYERS + TB_N_ABORTS + \
   TB_MAX_TSUMO_ROWS + TB_MAX_HAN_ROWS + TB_MAX_YAKU_RULES + TB_MAX_HOUSE_YAKU +           \
   TB_N_RED_SUITS + TB_MAX_SPECIAL_TILES + TB_MAX_TAI_ROWS + TB_MAX_TAI_ITEMS +            \
   TB_MAX_HOUSE_TAI + TB_MAX_FOUL_RULES)

/* Checks the fields of @rules against each other; each field is already in its own range. Stores
 * the first conflict of each field or entry in @out, which has room for TB_MAX_RULES_FINDINGS.
 * Returns the number of conflicts. */
size_t tb_rules_find_conflicts (const TbRules  *rules,
                                TbRulesFinding *out);

/* Whether @field can have an effect under @rules: no value of another field requires that it is
 * neutral. */
bool tb_rules_has_effect (const TbRules *rules,
                          TbField        field);
