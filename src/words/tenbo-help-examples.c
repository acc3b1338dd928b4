/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-examples.h"

#include <string.h>

/* Hands in the notation of players, with the winning tile after a plus: "234m22p +2p pon:777z". By
 * default they are a ron by South in the East round. Most use only tiles of three-player games; a
 * second hand is for rulesets under which the first has another value. */

/* Maximum number of hands for a yaku */
#define MAX_HANDS 2

#define RUNS       "234567p23478s99m +9s"
#define RUNS_DRAWN RUNS " tsumo"

static const char *const yaku_hands[TB_YAKU_HOUSE][MAX_HANDS] = {
  [TB_YAKU_RIICHI] = { RUNS " riichi" },
  [TB_YAKU_DOUBLE_RIICHI] = { RUNS " double-riichi" },
  [TB_YAKU_IPPATSU] = { RUNS " riichi ippatsu" },
  [TB_YAKU_TSUMO] = { "234567p123789s9m +9m tsumo" },
  [TB_YAKU_PINFU] = { RUNS },
  [TB_YAKU_TANYAO] = { "23467855p34566s +6s" },
  [TB_YAKU_IIPEIKOU] = { "22334478p56799s +9p" },
  [TB_YAKU_YAKUHAI_WHITE] = { "555z234678p34s99m +5s" },
  [TB_YAKU_YAKUHAI_GREEN] = { "666z234678p34s99m +5s" },
  [TB_YAKU_YAKUHAI_RED] = { "777z234678p34s99m +5s" },
  [TB_YAKU_YAKUHAI_SEAT] = { "222z234678p34s99m +5s" },
  [TB_YAKU_YAKUHAI_ROUND] = { "111z234678p34s99m +5s" },
  [TB_YAKU_YAKUHAI_NORTH] = { "444z234678p34s99m +5s" },
  [TB_YAKU_RINSHAN] = { "234678p34s99m +5s ankan:9999s tsumo rinshan" },
  [TB_YAKU_CHANKAN] = { RUNS " chankan" },
  [TB_YAKU_HAITEI] = { RUNS_DRAWN " haitei" },
  [TB_YAKU_HOUTEI] = { RUNS " houtei" },
  [TB_YAKU_SANSHOKU_DOUJUN] = { "234m234678p2388s +4s" },
  [TB_YAKU_SANSHOKU_DOUKOU] = { "111m11199p11678s +1s" },
  [TB_YAKU_ITTSU] = { "12345678p23499s +9p" },
  [TB_YAKU_CHANTA] = { "123789p12s333z99m +3s" },
  [TB_YAKU_TOITOI] = { "55588s22p +2p pon:777p pon:999s" },
  [TB_YAKU_SANANKOU] = { "22267p555888s99m +8p" },
  [TB_YAKU_SANKANTSU] = { "67s99m +8s kan:1111p kakan:3333s ankan:9999p" },
  [TB_YAKU_SHOUSANGEN] = { "55566677z234p78s +9s" },
  [TB_YAKU_HONROUTOU] = { "111999m11s22z +2z pon:999s" },
  [TB_YAKU_CHIITOITSU] = { "1133p446699s225z +5z" },
  [TB_YAKU_RYANPEIKOU] = { "223344p667788s9s +9s" },
  [TB_YAKU_HONITSU] = { "12345999p22555z +6p" },
  [TB_YAKU_JUNCHAN] = { "123789p12999s11m +3s" },
  [TB_YAKU_CHINITSU] = { "1123344567899p +1p" },
  [TB_YAKU_RENHOU] = { RUNS " renhou" },
  [TB_YAKU_SANRENKOU] = { "22233344p67899s +4p" },
  [TB_YAKU_SANFUU] = { "11122233z67899p +3z", "11122233z678p99s +3z" },
  [TB_YAKU_SET_CHIITOI] = { "1111p33557799s2z +2z" },
  [TB_YAKU_SHOUSHARIN] = { "11335577p11223z +3z" },
  [TB_YAKU_GYAKUSHARIN] = { "1199m1199p1199s1z +1z" },
  [TB_YAKU_HONROU_TOITOI] = { "111p99s22z +9s pon:111m pon:999m" },
  [TB_YAKU_OTAFUKU] = { "3334567p +8p pon:999m pon:111z" },
  [TB_YAKU_TENHOU] = { RUNS_DRAWN " tenhou seat=E" },
  [TB_YAKU_CHIIHOU] = { RUNS_DRAWN " chiihou" },
  [TB_YAKU_KOKUSHI] = { "19m19p19s1234566z +7z" },
  [TB_YAKU_KOKUSHI_13] = { "19m19p19s1234567z +1m" },
  [TB_YAKU_SUUANKOU] = { "222444p6688899s +6s tsumo" },
  [TB_YAKU_SUUANKOU_TANKI] = { "222444p6668889s +9s" },
  [TB_YAKU_DAISANGEN] = { "55566677z234p99s +7z" },
  [TB_YAKU_SHOUSUUSHI] = { "1112223334z678p +4z" },
  [TB_YAKU_DAISUUSHI] = { "11122233344z99p +4z" },
  [TB_YAKU_TSUUIISOU] = { "1112225556677z +6z" },
  [TB_YAKU_CHINROUTOU] = { "111999m11199p99s +9p" },
  [TB_YAKU_RYUUIISOU] = { "22334466888s66z +6z" },
  [TB_YAKU_CHUUREN] = { "1112345567899p +9p" },
  [TB_YAKU_CHUUREN_9] = { "1112345678999p +5p" },
  [TB_YAKU_SUUKANTSU] = { "4s +4s kan:1111p kakan:3333s ankan:9999p ankan:7777z" },
  [TB_YAKU_SUURENKOU] = { "99s44p +4p pon:111p pon:222p pon:333p" },
  [TB_YAKU_DAISHARIN] = { "2233445566778p +8p", "1111335577992p +2p" },
};

#define SMALL       "34m99p +5m chi:123m chi:123s chi:456s tsumo wild=4z"
#define WIND_HAND   "z99p +5m chi:123s chi:456s tsumo wild=9m"
#define KONG_MELDS  " chi:123s chi:456s tsumo wild=9m seat=W"
#define LONE_MELDS  " +5p pon:111m chi:234s pon:777z ankan:3333p tsumo wild=9m"
#define FLUSH_MELDS " chi:456m chi:789m tsumo wild=3p"

static const char *const tai_hands[TB_N_TAI] = {
  [TB_TAI_ZUOTAI] = SMALL,
  [TB_TAI_PENGHU_SHUNZI] = SMALL,
  [TB_TAI_DRAGON] = "34m777z99p +5m chi:123s chi:456s tsumo wild=4z",
  [TB_TAI_SEAT_ROUND_WIND] = "34m111" WIND_HAND " seat=E",
  [TB_TAI_SEAT_WIND] = "34m333" WIND_HAND " seat=W",
  [TB_TAI_ROUND_WIND] = "34m111" WIND_HAND " seat=W",
  [TB_TAI_WAIT] = "24m99p +3m chi:123m chi:123s chi:456s tsumo wild=4z",
  [TB_TAI_ZIMO] = SMALL,
  [TB_TAI_NO_WILD] = SMALL,
  [TB_TAI_ONE_WILD] = "3m9m99p +5m pon:222z chi:123s chi:456s tsumo wild=9m",
  [TB_TAI_TWO_WILD] = "3m9m9p9m +5m pon:222z chi:123s chi:456s tsumo wild=9m",
  [TB_TAI_WILD_AS_ITSELF] = "8m9m9m9m +7m pon:111z chi:123s chi:456s tsumo wild=9m",
  [TB_TAI_THREE_WILD] = "888m123m456p678s1z +1z tsumo wild=8m",
  [TB_TAI_THREE_FLOWER_WILD] = "1f2f345m99p +3f chi:123s chi:456s tsumo wild=4f",
  [TB_TAI_THIRTEEN_UNRELATED] = "147m258p369s1234z +5z tsumo wild=9m",
  [TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED] = "147m36p2s1234567z +9p tsumo wild=9m",
  [TB_TAI_THIRTEEN_UNRELATED_STARS] = "147m369p2s123456z +7z tsumo wild=9m",
  [TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT] = "147m369p1234567z +5s tsumo wild=9m",
  [TB_TAI_ALL_TRIPLETS_WILD] = "111m99p2p9m +9p pon:333s pon:444z tsumo wild=9m",
  [TB_TAI_ALL_TRIPLETS] = "111m99p22p +9p pon:333s pon:444z tsumo wild=9m",
  [TB_TAI_LONE_TILE_WILD] = "9m" LONE_MELDS,
  [TB_TAI_LONE_TILE] = "5p" LONE_MELDS,
  [TB_TAI_SEVEN_PAIRS_WILD] = "1133m55p7799s11z9m +2z tsumo wild=9m",
  [TB_TAI_SEVEN_PAIRS] = "1133m55p7799s112z +2z tsumo wild=9m",
  [TB_TAI_CONCEALED_BOMB] = "1111m3355p7799s2z +2z tsumo wild=8m",
  [TB_TAI_BOMB] = "111m3355p7799s22z +1m tsumo wild=8m",
  [TB_TAI_HALF_FLUSH] = "112233m4z +4z" FLUSH_MELDS,
  [TB_TAI_FULL_FLUSH] = "112233m9m +9m" FLUSH_MELDS,
  [TB_TAI_LOOSE_HONOURS] = "1223555667z +7z pon:333z tsumo wild=9s",
  [TB_TAI_ALL_HONOURS] = "1122z +2z pon:333z pon:444z pon:555z tsumo wild=9s",
  [TB_TAI_EIGHT_FLOWERS] = SMALL " aside=12345678f",
  [TB_TAI_EIGHT_FLOWERS_NOW] = "147m258p369s1122z +5m tsumo wild=9m aside=12345678f",
  [TB_TAI_FOUR_FLOWERS] = SMALL " aside=1234f",
  [TB_TAI_OWN_FLOWER] = SMALL " aside=1f seat=E",
  [TB_TAI_FLOWER_BLOOM] = SMALL " aside=2f flower-replacement",
  [TB_TAI_DIRECT_KAN] = "34m99p +5m kan:2222z" KONG_MELDS,
  [TB_TAI_DIRECT_KAN_BLOOM] = "34m99p +5m kan:2222z" KONG_MELDS " rinshan",
  [TB_TAI_CONCEALED_KAN] = "34m99p +5m ankan:2222z" KONG_MELDS,
  [TB_TAI_CONCEALED_KAN_BLOOM] = "34m99p +5m ankan:2222z" KONG_MELDS " rinshan",
  [TB_TAI_ADDED_KAN] = "34m99p +5m kakan:2222z" KONG_MELDS,
  [TB_TAI_ADDED_KAN_BLOOM] = "34m99p +5m kakan:2222z" KONG_MELDS " rinshan",
};

#define OPEN_HAND   "555z234p67s99m +8s "
#define CLOSED_HAND "234678p67s99m +8s "

static const struct
{
  const char *tiles; /* tiles that are shown; NULL: none */
  const char *hand;
} fu_hands[TB_N_FU] = {
  [TB_FU_BASE] = { NULL, RUNS " riichi" },
  [TB_FU_SEVEN_PAIRS] = { NULL, "1133p446699s225z +5z" },
  [TB_FU_CLOSED_RON] = { NULL, RUNS " riichi" },
  [TB_FU_SELF_DRAW] = { NULL, "222z234567p78s99m +9s riichi tsumo" },
  [TB_FU_PAIR_DRAGON] = { "55z", "234567p12378s55z +9s riichi" },
  [TB_FU_PAIR_WIND] = { "22z", "234567p12378s22z +9s riichi" },
  [TB_FU_PAIR_DOUBLE_WIND] = { "11z", "234567p12378s11z +9s riichi seat=E" },
  [TB_FU_WAIT_CLOSED] = { "79s", "234567p12379s99m +8s riichi" },
  [TB_FU_WAIT_EDGE] = { "89s", "234567p12389s99m +7s riichi" },
  [TB_FU_WAIT_SINGLE] = { "9m", "234567p123789s9m +9m riichi" },
  [TB_FU_OPEN_TRIPLET] = { "222s", OPEN_HAND "pon:222s" },
  [TB_FU_OPEN_TRIPLET_TERMINAL] = { "111s", OPEN_HAND "pon:111s" },
  [TB_FU_OPEN_TRIPLET_HONOUR] = { "555z", CLOSED_HAND "pon:555z" },
  [TB_FU_CONCEALED_TRIPLET] = { "222s", "222s" CLOSED_HAND "riichi" },
  [TB_FU_CONCEALED_TRIPLET_TERMINAL] = { "111s", "111s" CLOSED_HAND "riichi" },
  [TB_FU_CONCEALED_TRIPLET_HONOUR] = { "555z", "555z" CLOSED_HAND "riichi" },
  [TB_FU_OPEN_KAN] = { "2222s", OPEN_HAND "kan:2222s" },
  [TB_FU_OPEN_KAN_TERMINAL] = { "1111s", OPEN_HAND "kan:1111s" },
  [TB_FU_OPEN_KAN_HONOUR] = { "5555z", CLOSED_HAND "kan:5555z" },
  [TB_FU_CONCEALED_KAN] = { "2222s", CLOSED_HAND "ankan:2222s riichi" },
  [TB_FU_CONCEALED_KAN_TERMINAL] = { "1111s", CLOSED_HAND "ankan:1111s riichi" },
  [TB_FU_CONCEALED_KAN_HONOUR] = { "5555z", CLOSED_HAND "ankan:5555z riichi" },
  [TB_FU_OPEN_PINFU] = { NULL, "22456p34567s +8s chi:234m" },
};

static gboolean
read_flag (const char *word,
           TbTileHand *hand)
{
  for (int flag = 0; flag < TB_N_HAND_FLAGS; flag++)
    if (strcmp (word, tb_hand_flag_ids[flag]) == 0)
      {
        hand->flags |= 1u << flag;
        return TRUE;
      }

  return FALSE;
}

static void
read_word (const char *word,
           TbTileHand *hand)
{
  static const char winds[] = "ESWN";
  TbTile            tiles[TB_MAX_HAND_TILES];

  if (strcmp (word, "tsumo") == 0)
    hand->self_draw = true;
  else if (word[0] == '+')
    tb_tiles_parse (word + 1, &hand->win, 1);
  else if (g_str_has_prefix (word, "seat="))
    hand->seat = (TbWind) (strchr (winds, word[5]) - winds);
  else if (g_str_has_prefix (word, "wild="))
    tb_tiles_parse (word + 5, &hand->wild, 1);
  else if (g_str_has_prefix (word, "aside="))
    hand->n_aside = (uint8_t) tb_tiles_parse (word + 6, hand->aside, TB_MAX_ASIDE);
  else if (strchr (word, ':') != NULL)
    {
      g_autofree char *text = g_strdelimit (g_strdup (word), ":", ' ');
      TbMeldText       found = tb_meld_parse (text, &hand->melds[hand->n_melds]);

      g_assert (found == TB_MELD_TEXT_FINE);
      hand->n_melds++;
    }
  else if (!read_flag (word, hand))
    {
      int32_t n = tb_tiles_parse (word, tiles, TB_MAX_HAND_TILES);

      g_assert (n > 0);
      for (int32_t i = 0; i < n; i++)
        tb_tile_hand_add (hand, tiles[i]);
    }
}

static void
read_hand (const char *text,
           TbTileHand *out)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  tb_tile_hand_init (out);
  out->seat = TB_WIND_SOUTH;
  for (int i = 0; words[i] != NULL; i++)
    read_word (words[i], out);
}

gboolean
tenbo_help_find_yaku (const TbRules *rules,
                      TbYaku         yaku,
                      TbTileHand    *out)
{
  TbScorer    scorer;
  TbHandValue value;

  g_return_val_if_fail (rules != NULL && rules->scoring != TB_SCORING_TAI, FALSE);
  g_return_val_if_fail ((int) yaku >= 0 && yaku < TB_N_YAKU, FALSE);

  if (yaku >= TB_YAKU_HOUSE)
    return FALSE; /* its tiles are unknown */

  tb_scorer_init (&scorer, rules);
  for (int i = 0; i < MAX_HANDS && yaku_hands[yaku][i] != NULL; i++)
    {
      read_hand (yaku_hands[yaku][i], out);
      tb_scorer_value (&scorer, out, &value);
      if (value.error == TB_HAND_FINE && (value.yaku & TB_YAKU_BIT (yaku)) != 0)
        return TRUE;
    }

  return FALSE;
}

gboolean
tenbo_help_find_tai (const TbRules *rules,
                     TbTai          item,
                     TbTileHand    *out)
{
  TbTaiScorer    scorer;
  TbTaiHandValue value;

  g_return_val_if_fail (rules != NULL && rules->scoring == TB_SCORING_TAI, FALSE);
  g_return_val_if_fail ((int) item >= 0 && item < TB_TAI_END, FALSE);

  if (item >= TB_TAI_HOUSE || !tb_rules_tiles_show_tai (rules))
    return FALSE;

  tb_tai_scorer_init (&scorer, rules);
  read_hand (tai_hands[item], out);
  tb_tai_scorer_value (&scorer, out, &value);

  return value.error == TB_HAND_FINE && value.counts[item] > 0;
}

gboolean
tenbo_help_find_fu (const TbRules *rules,
                    TbFu           fu,
                    TenboHelpFu   *out)
{
  TbScorer    scorer;
  TbTileHand  hand;
  TbHandValue value;
  TbFuItem    items[TB_MAX_FU_ITEMS];
  size_t      n;

  g_return_val_if_fail (rules != NULL && rules->scoring != TB_SCORING_TAI, FALSE);
  g_return_val_if_fail ((int) fu >= 0 && fu < TB_N_FU, FALSE);

  *out = (TenboHelpFu) { 0 };
  tb_scorer_init (&scorer, rules);
  read_hand (fu_hands[fu].hand, &hand);
  tb_scorer_value (&scorer, &hand, &value);
  if (value.error != TB_HAND_FINE)
    return FALSE;

  n = tb_scorer_fu (&scorer, &hand, &value, items);
  for (size_t i = 0; i < n; i++)
    if (items[i].id == fu)
      out->fu = items[i].fu;
  if (fu_hands[fu].tiles != NULL)
    out->n_tiles = (size_t) tb_tiles_parse (fu_hands[fu].tiles, out->tiles, TB_TILE_COPIES);

  return out->fu > 0;
}
