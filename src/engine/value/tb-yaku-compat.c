/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-possible-fu.h"

#include <assert.h>

/* Yaku that exclude each other: facts of fourteen tiles that are four sets and a pair, or seven
 * pairs. Each pair of yaku is in one row only; the function reads it in both directions. */

#define BIT(name) TB_YAKU_BIT (TB_YAKU_##name)

#define SELF_DRAW      TB_YAKU_OF_SELF_DRAW
#define SEVEN_PAIRS    TB_YAKU_OF_SEVEN_PAIRS
#define YAKUHAI        (TB_YAKU_OF_DRAGONS | TB_YAKU_OF_WINDS)
#define THREE_TRIPLETS TB_YAKU_OF_THREE_TRIPLETS
#define FOUR_TRIPLETS  TB_YAKU_OF_FOUR_TRIPLETS

#define ANY_TRIPLET (YAKUHAI | BIT (SHOUSANGEN) | THREE_TRIPLETS | FOUR_TRIPLETS)

#define NINE_GATES (BIT (CHUUREN) | BIT (CHUUREN_9))

/* Yakuman that are a form of the whole hand, excluded by the thirteen orphans. */
#define YAKUMAN_OF_SETS                                                                           \
  (BIT (SUUANKOU) | BIT (SUUANKOU_TANKI) | BIT (DAISANGEN) | BIT (SHOUSUUSHI) | BIT (DAISUUSHI) | \
   BIT (TSUUIISOU) | BIT (CHINROUTOU) | BIT (RYUUIISOU) | NINE_GATES | BIT (SUUKANTSU) |          \
   BIT (SUURENKOU) | BIT (DAISHARIN))

static const TbYakuSet excluded[TB_N_YAKU] = {
  /* The way of winning. A replacement tile breaks ippatsu; renhou comes before any draw. */
  [TB_YAKU_RIICHI] = BIT (DOUBLE_RIICHI) | BIT (RENHOU),
  [TB_YAKU_DOUBLE_RIICHI] = BIT (RENHOU),
  [TB_YAKU_IPPATSU] = BIT (RINSHAN) | BIT (RENHOU),
  [TB_YAKU_CHANKAN] = SELF_DRAW | BIT (HOUTEI) | BIT (RENHOU),
  [TB_YAKU_HOUTEI] = SELF_DRAW | BIT (RENHOU),
  [TB_YAKU_RENHOU] = SELF_DRAW,
  [TB_YAKU_RINSHAN] = SEVEN_PAIRS | BIT (PINFU) | BIT (RYANPEIKOU),

  /* The sets. */
  [TB_YAKU_PINFU] = ANY_TRIPLET | SEVEN_PAIRS | BIT (HONROUTOU),
  [TB_YAKU_TANYAO] = YAKUHAI | BIT (ITTSU) | BIT (CHANTA) | BIT (JUNCHAN) | BIT (SHOUSANGEN) |
                     BIT (SANFUU) | BIT (HONROUTOU) | BIT (HONROU_TOITOI) | BIT (HONITSU) |
                     BIT (SHOUSHARIN) | BIT (GYAKUSHARIN),
  [TB_YAKU_IIPEIKOU] = BIT (RYANPEIKOU) | THREE_TRIPLETS | FOUR_TRIPLETS | SEVEN_PAIRS |
                       BIT (HONROUTOU),
  [TB_YAKU_RYANPEIKOU] = ANY_TRIPLET | SEVEN_PAIRS | BIT (HONROUTOU) | BIT (SANSHOKU_DOUJUN) |
                         BIT (ITTSU),
  [TB_YAKU_SANSHOKU_DOUJUN] = THREE_TRIPLETS | FOUR_TRIPLETS | BIT (SHOUSANGEN) | BIT (ITTSU) |
                              BIT (HONROUTOU) | BIT (HONITSU) | BIT (CHINITSU) | SEVEN_PAIRS,
  [TB_YAKU_SANSHOKU_DOUKOU] = BIT (SHOUSANGEN) | BIT (SANRENKOU) | BIT (SANFUU) | BIT (HONITSU) |
                              BIT (CHINITSU) | SEVEN_PAIRS,
  [TB_YAKU_ITTSU] = THREE_TRIPLETS | FOUR_TRIPLETS | BIT (SHOUSANGEN) | BIT (CHANTA) |
                    BIT (JUNCHAN) | BIT (HONROUTOU) | SEVEN_PAIRS,
  [TB_YAKU_CHANTA] = FOUR_TRIPLETS | BIT (SANRENKOU) | BIT (JUNCHAN) | BIT (HONROUTOU) |
                     BIT (CHINITSU) | SEVEN_PAIRS,
  [TB_YAKU_TOITOI] = BIT (HONROU_TOITOI) | BIT (JUNCHAN) | SEVEN_PAIRS,
  [TB_YAKU_SANANKOU] = SEVEN_PAIRS,
  [TB_YAKU_SANKANTSU] = SEVEN_PAIRS,
  [TB_YAKU_SHOUSANGEN] = BIT (SANRENKOU) | BIT (SANFUU) | BIT (JUNCHAN) | BIT (CHINITSU) |
                         SEVEN_PAIRS,
  [TB_YAKU_SANRENKOU] = BIT (SANFUU) | SEVEN_PAIRS,
  [TB_YAKU_SANFUU] = SEVEN_PAIRS,
  [TB_YAKU_HONROU_TOITOI] = BIT (HONROUTOU) | BIT (JUNCHAN) | BIT (CHINITSU) | BIT (SANRENKOU) |
                            SEVEN_PAIRS,

  /* The tiles. */
  [TB_YAKU_HONROUTOU] = BIT (JUNCHAN) | BIT (CHINITSU) | BIT (SANRENKOU) | BIT (GYAKUSHARIN),
  [TB_YAKU_HONITSU] = BIT (CHINITSU) | BIT (JUNCHAN) | BIT (SHOUSHARIN),
  [TB_YAKU_JUNCHAN] = YAKUHAI | BIT (SANRENKOU) | BIT (SANFUU) | SEVEN_PAIRS,
  [TB_YAKU_CHINITSU] = YAKUHAI | BIT (SANFUU) | BIT (SHOUSHARIN) | BIT (GYAKUSHARIN),

  /* Seven pairs, each form of which replaces the plain one. */
  [TB_YAKU_CHIITOITSU] = YAKUHAI | BIT (SET_CHIITOI) | BIT (SHOUSHARIN) | BIT (GYAKUSHARIN),
  [TB_YAKU_SET_CHIITOI] = YAKUHAI | BIT (SHOUSHARIN) | BIT (GYAKUSHARIN),
  [TB_YAKU_SHOUSHARIN] = YAKUHAI | BIT (GYAKUSHARIN),
  [TB_YAKU_GYAKUSHARIN] = YAKUHAI,

  /* Yakuman among themselves; the function adds that no ordinary yaku counts with one. Renhou may
   * be either. */
  [TB_YAKU_TENHOU] = BIT (CHIIHOU) | BIT (RENHOU) | BIT (SUUKANTSU),
  [TB_YAKU_CHIIHOU] = BIT (RENHOU) | BIT (SUUKANTSU),
  [TB_YAKU_KOKUSHI] = BIT (KOKUSHI_13) | YAKUMAN_OF_SETS,
  [TB_YAKU_KOKUSHI_13] = YAKUMAN_OF_SETS,
  [TB_YAKU_SUUANKOU] = BIT (SUUANKOU_TANKI) | NINE_GATES | BIT (DAISHARIN),
  [TB_YAKU_SUUANKOU_TANKI] = NINE_GATES | BIT (DAISHARIN),
  [TB_YAKU_DAISANGEN] = BIT (SHOUSUUSHI) | BIT (DAISUUSHI) | BIT (CHINROUTOU) | BIT (RYUUIISOU) |
                        NINE_GATES | BIT (SUURENKOU) | BIT (DAISHARIN),
  [TB_YAKU_SHOUSUUSHI] = BIT (DAISUUSHI) | BIT (CHINROUTOU) | BIT (RYUUIISOU) | NINE_GATES |
                         BIT (SUURENKOU) | BIT (DAISHARIN),
  [TB_YAKU_DAISUUSHI] = BIT (CHINROUTOU) | BIT (RYUUIISOU) | NINE_GATES | BIT (SUURENKOU) |
                        BIT (DAISHARIN),
  [TB_YAKU_TSUUIISOU] = BIT (CHINROUTOU) | BIT (RYUUIISOU) | NINE_GATES | BIT (SUURENKOU) |
                        BIT (DAISHARIN),
  [TB_YAKU_CHINROUTOU] = BIT (RYUUIISOU) | NINE_GATES | BIT (SUURENKOU) | BIT (DAISHARIN),
  [TB_YAKU_RYUUIISOU] = NINE_GATES | BIT (SUURENKOU),
  [TB_YAKU_CHUUREN] = BIT (CHUUREN_9) | BIT (SUUKANTSU) | BIT (SUURENKOU) | BIT (DAISHARIN),
  [TB_YAKU_CHUUREN_9] = BIT (SUUKANTSU) | BIT (SUURENKOU) | BIT (DAISHARIN),
  [TB_YAKU_SUUKANTSU] = BIT (DAISHARIN),
  [TB_YAKU_SUURENKOU] = BIT (DAISHARIN),
};

TbYakuSet
tb_yaku_excluded_by (TbYaku yaku)
{
  TbYakuSet set;

  assert (yaku < TB_N_YAKU);

  set = excluded[yaku];
  if (TB_YAKU_ALL_YAKUMAN & TB_YAKU_BIT (yaku))
    set |= TB_YAKU_ALL_ORDINARY & ~BIT (RENHOU);
  else if (!(TB_YAKU_MAY_BE_YAKUMAN & TB_YAKU_BIT (yaku)))
    set |= TB_YAKU_ALL_YAKUMAN;
  for (TbYaku other = TB_YAKU_RIICHI; other < TB_N_YAKU; other++)
    if (excluded[other] & TB_YAKU_BIT (yaku))
      set |= TB_YAKU_BIT (other);

  return set;
}

bool
tb_yaku_is_excluded_by_set (const TbRules *rules,
                            TbYaku         yaku,
                            TbYakuSet      listed)
{
  /* Pairs that @rules allow although they usually conflict, or forbid although they usually do
   * not. */
  const struct
  {
    TbYakuSet pair;
    bool      allowed;
    bool      barred;
  } exceptions[] = {
    { BIT (IPPATSU) | BIT (RINSHAN), rules->calls_keep_first_turn, false },
    { BIT (RENHOU) | BIT (CHANKAN), rules->calls_keep_first_turn, false },
    { BIT (CHANKAN) | BIT (HOUTEI), rules->kan_on_last_tile, false },
    { BIT (PINFU) | BIT (TSUMO), false, rules->pinfu_tsumo == TB_PINFU_TSUMO_PINFU_ONLY },
    { BIT (IPPATSU) | BIT (HOUTEI), false, !rules->ippatsu_with_houtei },
  };
  TbYakuSet bit = TB_YAKU_BIT (yaku);

  for (size_t i = 0; i < sizeof exceptions / sizeof exceptions[0]; i++)
    if (exceptions[i].pair & bit)
      {
        TbYakuSet partner = exceptions[i].pair & ~bit;

        if (exceptions[i].barred && partner & listed)
          return true;
        if (exceptions[i].allowed)
          listed &= ~partner;
      }

  for (TbYakuSet left = listed; left != 0; left &= left - 1)
    if (excluded[tb_yaku_first (left)] & bit)
      return true;

  return (excluded[yaku] & listed) != 0;
}
