/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"

/* Every yaku, then every yakuman, then the yaku that a ruleset defines (TbRules.house_yaku). Files
 * hold their names (tb_yaku_id()): never change or remove one. The numbers are the display order of
 * lists and pages. Their values are data of the ruleset (tb-rules.h). */
typedef enum
{
  TB_YAKU_RIICHI,
  TB_YAKU_DOUBLE_RIICHI,
  TB_YAKU_IPPATSU,
  TB_YAKU_TSUMO,
  TB_YAKU_PINFU,
  TB_YAKU_TANYAO,
  TB_YAKU_IIPEIKOU,
  TB_YAKU_YAKUHAI_WHITE,
  TB_YAKU_YAKUHAI_GREEN,
  TB_YAKU_YAKUHAI_RED,
  TB_YAKU_YAKUHAI_SEAT,
  TB_YAKU_YAKUHAI_ROUND,
  TB_YAKU_YAKUHAI_NORTH,
  TB_YAKU_RINSHAN,
  TB_YAKU_CHANKAN,
  TB_YAKU_HAITEI,
  TB_YAKU_HOUTEI,
  TB_YAKU_SANSHOKU_DOUJUN,
  TB_YAKU_SANSHOKU_DOUKOU,
  TB_YAKU_ITTSU,
  TB_YAKU_CHANTA,
  TB_YAKU_TOITOI,
  TB_YAKU_SANANKOU,
  TB_YAKU_SANKANTSU,
  TB_YAKU_SHOUSANGEN,
  TB_YAKU_HONROUTOU,
  TB_YAKU_CHIITOITSU,
  TB_YAKU_RYANPEIKOU,
  TB_YAKU_HONITSU,
  TB_YAKU_JUNCHAN,
  TB_YAKU_CHINITSU,
  TB_YAKU_RENHOU,
  TB_YAKU_SANRENKOU,
  TB_YAKU_SANFUU,
  TB_YAKU_SET_CHIITOI,
  TB_YAKU_SHOUSHARIN,
  TB_YAKU_GYAKUSHARIN,
  TB_YAKU_HONROU_TOITOI,
  TB_YAKU_OTAFUKU,
  TB_YAKU_TENHOU,
  TB_YAKU_CHIIHOU,
  TB_YAKU_KOKUSHI,
  TB_YAKU_KOKUSHI_13,
  TB_YAKU_SUUANKOU,
  TB_YAKU_SUUANKOU_TANKI,
  TB_YAKU_DAISANGEN,
  TB_YAKU_SHOUSUUSHI,
  TB_YAKU_DAISUUSHI,
  TB_YAKU_TSUUIISOU,
  TB_YAKU_CHINROUTOU,
  TB_YAKU_RYUUIISOU,
  TB_YAKU_CHUUREN,
  TB_YAKU_CHUUREN_9,
  TB_YAKU_SUUKANTSU,
  TB_YAKU_SUURENKOU,
  TB_YAKU_DAISHARIN,
  TB_YAKU_HOUSE, /* the first yaku that a ruleset defines; the others follow */
  TB_N_YAKU = 64,
} TbYaku;

/* Maximum number of yaku that a ruleset can define. */
#define TB_MAX_HOUSE_YAKU (TB_N_YAKU - TB_YAKU_HOUSE)

/* A set of yaku, bit n for yaku n. */
typedef uint64_t TbYakuSet;

#define TB_YAKU_BIT(yaku) ((TbYakuSet) 1 << (yaku))

/* Returns the first yaku of @set, which is not empty. */
static inline TbYaku
tb_yaku_first (TbYakuSet set)
{
  return (TbYaku) __builtin_ctzll (set);
}

/* Yaku that are a yakuman in no ruleset, yaku that are one in every ruleset that plays them, and
 * yaku that a ruleset defines. Renhou is a yakuman in some rulesets. */
#define TB_YAKU_ALL_ORDINARY (TB_YAKU_BIT (TB_YAKU_TENHOU) - 1)
#define TB_YAKU_ALL_YAKUMAN  ((TB_YAKU_BIT (TB_YAKU_HOUSE) - 1) & ~TB_YAKU_ALL_ORDINARY)
#define TB_YAKU_ALL_HOUSE    (~(TB_YAKU_BIT (TB_YAKU_HOUSE) - 1))

/* Yaku that a ruleset may play as a yakuman. */
#define TB_YAKU_MAY_BE_YAKUMAN \
  (TB_YAKU_ALL_YAKUMAN | TB_YAKU_ALL_HOUSE | TB_YAKU_BIT (TB_YAKU_RENHOU))

/* Yakuman of closed hands only; for ordinary yaku, the ruleset decides. */
#define TB_YAKU_CLOSED_YAKUMAN                                            \
  (TB_YAKU_BIT (TB_YAKU_TENHOU) | TB_YAKU_BIT (TB_YAKU_CHIIHOU) |         \
   TB_YAKU_BIT (TB_YAKU_RENHOU) | TB_YAKU_BIT (TB_YAKU_KOKUSHI) |         \
   TB_YAKU_BIT (TB_YAKU_KOKUSHI_13) | TB_YAKU_BIT (TB_YAKU_SUUANKOU) |    \
   TB_YAKU_BIT (TB_YAKU_SUUANKOU_TANKI) | TB_YAKU_BIT (TB_YAKU_CHUUREN) | \
   TB_YAKU_BIT (TB_YAKU_CHUUREN_9) | TB_YAKU_BIT (TB_YAKU_DAISHARIN))

/* Yaku of the way of winning: after a riichi, by self-draw, on a discard or a robbed kan, and in
 * the first turn, before any riichi and any call. */
#define TB_YAKU_OF_RIICHI (TB_YAKU_BIT (TB_YAKU_RIICHI) | TB_YAKU_BIT (TB_YAKU_DOUBLE_RIICHI))
#define TB_YAKU_OF_SELF_DRAW                                     \
  (TB_YAKU_BIT (TB_YAKU_TSUMO) | TB_YAKU_BIT (TB_YAKU_RINSHAN) | \
   TB_YAKU_BIT (TB_YAKU_HAITEI) | TB_YAKU_BIT (TB_YAKU_TENHOU) | \
   TB_YAKU_BIT (TB_YAKU_CHIIHOU))
#define TB_YAKU_OF_DISCARD                                        \
  (TB_YAKU_BIT (TB_YAKU_CHANKAN) | TB_YAKU_BIT (TB_YAKU_HOUTEI) | \
   TB_YAKU_BIT (TB_YAKU_RENHOU))
#define TB_YAKU_OF_FIRST_TURN                                     \
  (TB_YAKU_BIT (TB_YAKU_TENHOU) | TB_YAKU_BIT (TB_YAKU_CHIIHOU) | \
   TB_YAKU_BIT (TB_YAKU_RENHOU))

/* Yaku of a win in the first turn: of the dealer, and of the other players. */
#define TB_YAKU_OF_DEALER TB_YAKU_BIT (TB_YAKU_TENHOU)
#define TB_YAKU_OF_CHILD  (TB_YAKU_OF_FIRST_TURN & ~TB_YAKU_OF_DEALER)

/* Ordinary yaku of seven pairs; each hand of seven pairs has exactly one. */
#define TB_YAKU_OF_SEVEN_PAIRS                                            \
  (TB_YAKU_BIT (TB_YAKU_CHIITOITSU) | TB_YAKU_BIT (TB_YAKU_SET_CHIITOI) | \
   TB_YAKU_BIT (TB_YAKU_SHOUSHARIN) | TB_YAKU_BIT (TB_YAKU_GYAKUSHARIN))

/* Ordinary yaku of a triplet of honors. */
#define TB_YAKU_OF_DRAGONS                                                     \
  (TB_YAKU_BIT (TB_YAKU_YAKUHAI_WHITE) | TB_YAKU_BIT (TB_YAKU_YAKUHAI_GREEN) | \
   TB_YAKU_BIT (TB_YAKU_YAKUHAI_RED))
#define TB_YAKU_OF_WINDS                                                      \
  (TB_YAKU_BIT (TB_YAKU_YAKUHAI_SEAT) | TB_YAKU_BIT (TB_YAKU_YAKUHAI_ROUND) | \
   TB_YAKU_BIT (TB_YAKU_YAKUHAI_NORTH))

/* Ordinary yaku of three triplets or more, and of triplets only. */
#define TB_YAKU_OF_THREE_TRIPLETS                                           \
  (TB_YAKU_BIT (TB_YAKU_SANSHOKU_DOUKOU) | TB_YAKU_BIT (TB_YAKU_SANANKOU) | \
   TB_YAKU_BIT (TB_YAKU_SANKANTSU) | TB_YAKU_BIT (TB_YAKU_SANRENKOU) |      \
   TB_YAKU_BIT (TB_YAKU_SANFUU))
#define TB_YAKU_OF_FOUR_TRIPLETS \
  (TB_YAKU_BIT (TB_YAKU_TOITOI) | TB_YAKU_BIT (TB_YAKU_HONROU_TOITOI))

/* Returns the name of @yaku in files and records ("double-riichi"), or NULL if it is one that a
 * ruleset defines (tb_rules_yaku_id()). Static text. */
const char *tb_yaku_id (TbYaku yaku);

/* Finds the yaku with the name @id, which no ruleset defines. Returns false, with *@out =
 * TB_YAKU_HOUSE, if there is none. */
bool tb_yaku_from_id (const char *id,
                      TbYaku     *out);

/* Returns the yaku that cannot occur with @yaku in one hand: pinfu and toitoi, riichi and double
 * riichi. Symmetric; a yaku does not exclude itself. The facts are those of the tiles and of the
 * definitions of the yaku (ryanpeikou contains iipeikou), independent of the ruleset. */
TbYakuSet tb_yaku_excluded_by (TbYaku yaku);
