/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-yaku.h"

#include <assert.h>
#include <string.h>

static const char *const ids[TB_N_YAKU] = {
  /* NULL from TB_YAKU_HOUSE on */
  [TB_YAKU_RIICHI] = "riichi",
  [TB_YAKU_DOUBLE_RIICHI] = "double-riichi",
  [TB_YAKU_IPPATSU] = "ippatsu",
  [TB_YAKU_TSUMO] = "tsumo",
  [TB_YAKU_PINFU] = "pinfu",
  [TB_YAKU_TANYAO] = "tanyao",
  [TB_YAKU_IIPEIKOU] = "iipeikou",
  [TB_YAKU_YAKUHAI_WHITE] = "yakuhai-white",
  [TB_YAKU_YAKUHAI_GREEN] = "yakuhai-green",
  [TB_YAKU_YAKUHAI_RED] = "yakuhai-red",
  [TB_YAKU_YAKUHAI_SEAT] = "yakuhai-seat",
  [TB_YAKU_YAKUHAI_ROUND] = "yakuhai-round",
  [TB_YAKU_YAKUHAI_NORTH] = "yakuhai-north",
  [TB_YAKU_RINSHAN] = "rinshan",
  [TB_YAKU_CHANKAN] = "chankan",
  [TB_YAKU_HAITEI] = "haitei",
  [TB_YAKU_HOUTEI] = "houtei",
  [TB_YAKU_SANSHOKU_DOUJUN] = "sanshoku-doujun",
  [TB_YAKU_SANSHOKU_DOUKOU] = "sanshoku-doukou",
  [TB_YAKU_ITTSU] = "ittsu",
  [TB_YAKU_CHANTA] = "chanta",
  [TB_YAKU_TOITOI] = "toitoi",
  [TB_YAKU_SANANKOU] = "sanankou",
  [TB_YAKU_SANKANTSU] = "sankantsu",
  [TB_YAKU_SHOUSANGEN] = "shousangen",
  [TB_YAKU_HONROUTOU] = "honroutou",
  [TB_YAKU_CHIITOITSU] = "chiitoitsu",
  [TB_YAKU_RYANPEIKOU] = "ryanpeikou",
  [TB_YAKU_HONITSU] = "honitsu",
  [TB_YAKU_JUNCHAN] = "junchan",
  [TB_YAKU_CHINITSU] = "chinitsu",
  [TB_YAKU_RENHOU] = "renhou",
  [TB_YAKU_SANRENKOU] = "sanrenkou",
  [TB_YAKU_SANFUU] = "sanfuu",
  [TB_YAKU_SET_CHIITOI] = "set-chiitoi",
  [TB_YAKU_SHOUSHARIN] = "shousharin",
  [TB_YAKU_GYAKUSHARIN] = "gyakusharin",
  [TB_YAKU_HONROU_TOITOI] = "honrou-toitoi",
  [TB_YAKU_OTAFUKU] = "otafuku",
  [TB_YAKU_TENHOU] = "tenhou",
  [TB_YAKU_CHIIHOU] = "chiihou",
  [TB_YAKU_KOKUSHI] = "kokushi",
  [TB_YAKU_KOKUSHI_13] = "kokushi-13",
  [TB_YAKU_SUUANKOU] = "suuankou",
  [TB_YAKU_SUUANKOU_TANKI] = "suuankou-tanki",
  [TB_YAKU_DAISANGEN] = "daisangen",
  [TB_YAKU_SHOUSUUSHI] = "shousuushi",
  [TB_YAKU_DAISUUSHI] = "daisuushi",
  [TB_YAKU_TSUUIISOU] = "tsuuiisou",
  [TB_YAKU_CHINROUTOU] = "chinroutou",
  [TB_YAKU_RYUUIISOU] = "ryuuiisou",
  [TB_YAKU_CHUUREN] = "chuuren",
  [TB_YAKU_CHUUREN_9] = "chuuren-9",
  [TB_YAKU_SUUKANTSU] = "suukantsu",
  [TB_YAKU_SUURENKOU] = "suurenkou",
  [TB_YAKU_DAISHARIN] = "daisharin",
};

const char *
tb_yaku_id (TbYaku yaku)
{
  assert (yaku < TB_N_YAKU);

  return ids[yaku];
}

bool
tb_yaku_from_id (const char *id,
                 TbYaku     *out)
{
  *out = TB_YAKU_RIICHI;
  while (*out < TB_YAKU_HOUSE && strcmp (ids[*out], id) != 0)
    *out = (TbYaku) (*out + 1);

  return *out < TB_YAKU_HOUSE;
}
