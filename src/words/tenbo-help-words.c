/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-help-words.h"

#include "tb-hand-value.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Values of yakuman, in mangan */
#define ORDINARY_YAKUMAN 4
#define GREAT_YAKUMAN    6

typedef struct
{
  const char *name; /* original name, the same in every language */
  const char *sentence;
} Words;

static const Words yaku_words[TB_YAKU_HOUSE] = {
  [TB_YAKU_RIICHI] = {
    "リーチ",
    N_ ("A closed hand that is one tile from winning, declared with a stick."),
  },
  [TB_YAKU_DOUBLE_RIICHI] = {
    "ダブルリーチ",
    N_ ("Riichi with the first discard, before any call."),
  },
  [TB_YAKU_IPPATSU] = { "一発", N_ ("A win within one turn of riichi, with no call in between.") },
  [TB_YAKU_TSUMO] = { "門前清自摸和", N_ ("A self-drawn win with a closed hand.") },
  [TB_YAKU_PINFU] = {
    "平和",
    N_ ("A closed hand of four runs and a pair that has no fu, with a two-sided wait."),
  },
  [TB_YAKU_TANYAO] = { "断么九", N_ ("Only tiles from 2 to 8.") },
  [TB_YAKU_IIPEIKOU] = { "一盃口", N_ ("The same run twice, in a closed hand.") },
  [TB_YAKU_YAKUHAI_WHITE] = { "白", N_ ("A triplet or kan of white dragons.") },
  [TB_YAKU_YAKUHAI_GREEN] = { "發", N_ ("A triplet or kan of green dragons.") },
  [TB_YAKU_YAKUHAI_RED] = { "中", N_ ("A triplet or kan of red dragons.") },
  [TB_YAKU_YAKUHAI_SEAT] = { "自風", N_ ("A triplet or kan of the winner’s own wind.") },
  [TB_YAKU_YAKUHAI_ROUND] = { "場風", N_ ("A triplet or kan of the wind of the round.") },
  [TB_YAKU_YAKUHAI_NORTH] = { "北", N_ ("A triplet or kan of North, for every player.") },
  [TB_YAKU_RINSHAN] = { "嶺上開花", N_ ("A win on the tile that is drawn after a kan.") },
  [TB_YAKU_CHANKAN] = { "槍槓", N_ ("A win on the tile that another player adds to a pon.") },
  [TB_YAKU_HAITEI] = { "海底摸月", N_ ("A tsumo with the last tile of the wall.") },
  [TB_YAKU_HOUTEI] = { "河底撈魚", N_ ("A ron on the last discard of the hand.") },
  [TB_YAKU_SANSHOKU_DOUJUN] = { "三色同順", N_ ("The same run in all three suits.") },
  [TB_YAKU_SANSHOKU_DOUKOU] = { "三色同刻", N_ ("The same triplet in all three suits.") },
  [TB_YAKU_ITTSU] = { "一気通貫", N_ ("The runs 123, 456 and 789 of one suit.") },
  [TB_YAKU_CHANTA] = {
    "混全帯么九",
    N_ ("A terminal or an honor in every set and in the pair, with at least one run."),
  },
  [TB_YAKU_TOITOI] = { "対々和", N_ ("Four triplets or kans, called or not.") },
  [TB_YAKU_SANANKOU] = {
    "三暗刻",
    N_ ("Three triplets without a called tile. One that is completed by ron does not count."),
  },
  [TB_YAKU_SANKANTSU] = { "三槓子", N_ ("Three kans.") },
  [TB_YAKU_SHOUSANGEN] = { "小三元", N_ ("Two triplets of dragons and a pair of the third.") },
  [TB_YAKU_HONROUTOU] = { "混老頭", N_ ("Only terminals and honors.") },
  [TB_YAKU_CHIITOITSU] = { "七対子", N_ ("Seven pairs.") },
  [TB_YAKU_RYANPEIKOU] = { "二盃口", N_ ("Two pairs of identical runs, in a closed hand.") },
  [TB_YAKU_HONITSU] = { "混一色", N_ ("Tiles of one suit, and honors.") },
  [TB_YAKU_JUNCHAN] = {
    "純全帯么九",
    N_ ("A terminal in every set and in the pair, with at least one run."),
  },
  [TB_YAKU_CHINITSU] = { "清一色", N_ ("Tiles of one suit only.") },
  [TB_YAKU_RENHOU] = {
    "人和",
    N_ ("A ron before the winner’s first draw, with no call before it."),
  },
  [TB_YAKU_SANRENKOU] = {
    "三連刻",
    N_ ("Three consecutive triplets of one suit, such as 222, 333 and 444."),
  },
  [TB_YAKU_SANFUU] = { "三風", N_ ("Triplets of three winds.") },
  [TB_YAKU_SET_CHIITOI] = {
    "セット七対",
    N_ ("Seven pairs in which four identical tiles count as two pairs. Each set of four counts."),
  },
  [TB_YAKU_SHOUSHARIN] = { "小車輪", N_ ("Seven pairs of one suit and honors.") },
  [TB_YAKU_GYAKUSHARIN] = { "逆車輪", N_ ("Seven pairs of terminals and honors.") },
  [TB_YAKU_HONROU_TOITOI] = { "混老対々和", N_ ("Four triplets, with terminals and honors only.") },
  [TB_YAKU_OTAFUKU] = {
    "お多福",
    N_ ("A wait on five kinds of tiles or more, none of them among the winner’s discards."),
  },
  [TB_YAKU_TENHOU] = { "天和", N_ ("The dealer wins with the first fourteen tiles.") },
  [TB_YAKU_CHIIHOU] = {
    "地和",
    N_ ("A non-dealer wins with the first draw, before any call."),
  },
  [TB_YAKU_KOKUSHI] = {
    "国士無双",
    N_ ("One of each terminal and honor, and a second copy of any of them."),
  },
  [TB_YAKU_KOKUSHI_13] = {
    "国士無双十三面待ち",
    N_ ("Kokushi that waits on all thirteen kinds."),
  },
  [TB_YAKU_SUUANKOU] = { "四暗刻", N_ ("Four triplets without a called tile.") },
  [TB_YAKU_SUUANKOU_TANKI] = {
    "四暗刻単騎",
    N_ ("Four triplets without a called tile, with the win on the pair."),
  },
  [TB_YAKU_DAISANGEN] = { "大三元", N_ ("Triplets of all three dragons.") },
  [TB_YAKU_SHOUSUUSHI] = { "小四喜", N_ ("Triplets of three winds and a pair of the fourth.") },
  [TB_YAKU_DAISUUSHI] = { "大四喜", N_ ("Triplets of all four winds.") },
  [TB_YAKU_TSUUIISOU] = { "字一色", N_ ("Only honors.") },
  [TB_YAKU_CHINROUTOU] = { "清老頭", N_ ("Only terminals.") },
  [TB_YAKU_RYUUIISOU] = {
    "緑一色",
    N_ ("Only green tiles: 2, 3, 4, 6 and 8 of souzu and green dragons."),
  },
  [TB_YAKU_CHUUREN] = {
    "九蓮宝燈",
    N_ ("A closed 1112345678999 of one suit, and one more tile of that suit."),
  },
  [TB_YAKU_CHUUREN_9] = {
    "純正九蓮宝燈",
    N_ ("Chuuren that waits on all nine tiles of the suit."),
  },
  [TB_YAKU_SUUKANTSU] = { "四槓子", N_ ("Four kans.") },
  [TB_YAKU_SUURENKOU] = { "四連刻", N_ ("Four consecutive triplets of one suit.") },
  [TB_YAKU_DAISHARIN] = { "大車輪", N_ ("Seven pairs of one suit.") },
};

static const Words tai_words[TB_N_TAI] = {
  [TB_TAI_ZUOTAI] = { "坐台", N_ ("Every winning hand has it.") },
  [TB_TAI_PENGHU_SHUNZI] = { "朋胡", N_ ("Four runs and any pair, with any wait.") },
  [TB_TAI_DRAGON] = { "中发白刻子", N_ ("A triplet or kan of a dragon.") },
  [TB_TAI_SEAT_ROUND_WIND] = {
    "正风",
    N_ ("A triplet or kan of the winner’s own wind if it is also the wind of the round."),
  },
  [TB_TAI_SEAT_WIND] = { "位风", N_ ("A triplet or kan of the winner’s own wind.") },
  [TB_TAI_ROUND_WIND] = { "圈风", N_ ("A triplet or kan of the wind of the round.") },
  [TB_TAI_WAIT] = { "边、嵌、单吊、对倒", N_ ("Any wait except a two-sided one.") },
  [TB_TAI_ZIMO] = { "自摸", N_ ("The winner drew the tile.") },
  [TB_TAI_NO_WILD] = { "无搭", N_ ("A hand without wild tiles.") },
  [TB_TAI_ONE_WILD] = { "一搭", N_ ("A hand with one wild tile.") },
  [TB_TAI_TWO_WILD] = { "二搭", N_ ("A hand with two wild tiles.") },
  [TB_TAI_WILD_AS_ITSELF] = {
    "还搭",
    N_ ("All wild tiles of the hand are used as their own kind."),
  },
  [TB_TAI_THREE_WILD] = { "普通三百搭", N_ ("A hand with three wild tiles.") },
  [TB_TAI_THREE_FLOWER_WILD] = {
    "三花三百搭",
    N_ ("A hand with three wild tiles when flowers are wild."),
  },
  [TB_TAI_THIRTEEN_UNRELATED] = {
    "大大胡",
    N_ ("Fourteen unrelated tiles: no pair, and tiles of a suit at least three apart."),
  },
  [TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED] = {
    "大大胡（暗七星）",
    N_ ("Thirteen unrelated with all seven honors before the winning tile."),
  },
  [TB_TAI_THIRTEEN_UNRELATED_STARS] = {
    "大大胡（明七星）",
    N_ ("Thirteen unrelated with all seven honors, completed by the winning tile."),
  },
  [TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT] = {
    "大大胡（欠色）",
    N_ ("Thirteen unrelated without one suit, won with a tile of that suit."),
  },
  [TB_TAI_ALL_TRIPLETS_WILD] = {
    "大对对（有搭）",
    N_ ("Four triplets or kans, with wild tiles in the hand."),
  },
  [TB_TAI_ALL_TRIPLETS] = { "大对对（无搭）", N_ ("Four triplets or kans without wild tiles.") },
  [TB_TAI_LONE_TILE_WILD] = {
    "大吊车（有搭）",
    N_ ("All four sets are open, and a single wild tile waits for its pair."),
  },
  [TB_TAI_LONE_TILE] = {
    "大吊车（无搭）",
    N_ ("All four sets are open, and a single tile waits for its pair."),
  },
  [TB_TAI_SEVEN_PAIRS_WILD] = { "七对头（有搭）", N_ ("Seven pairs with wild tiles.") },
  [TB_TAI_SEVEN_PAIRS] = { "七对头（无搭）", N_ ("Seven pairs without wild tiles.") },
  [TB_TAI_CONCEALED_BOMB] = {
    "七对头（暗炸）",
    N_ ("Four identical tiles among the seven pairs, before the winning tile."),
  },
  [TB_TAI_BOMB] = {
    "七对头（明炸）",
    N_ ("Four identical tiles among the seven pairs, completed by the winning tile."),
  },
  [TB_TAI_HALF_FLUSH] = { "混一色", N_ ("Tiles of one suit, and honors.") },
  [TB_TAI_FULL_FLUSH] = { "清一色", N_ ("Tiles of one suit only.") },
  [TB_TAI_LOOSE_HONOURS] = { "乱老头", N_ ("Only honors, in any combination.") },
  [TB_TAI_ALL_HONOURS] = { "清老头", N_ ("Four sets and a pair, with honors only.") },
  [TB_TAI_EIGHT_FLOWERS] = {
    "八花（搓胡）",
    N_ ("All eight flowers, in a hand that continues and wins."),
  },
  [TB_TAI_EIGHT_FLOWERS_NOW] = {
    "八花（直胡）",
    N_ ("All eight flowers win at once, with any hand."),
  },
  [TB_TAI_FOUR_FLOWERS] = { "四花", N_ ("All four flowers of a group.") },
  [TB_TAI_OWN_FLOWER] = { "正花", N_ ("A flower of the winner’s seat.") },
  [TB_TAI_FLOWER_BLOOM] = { "花杠杠开", N_ ("A win on the tile that is drawn for a flower.") },
  [TB_TAI_DIRECT_KAN] = { "直杠（不开花）", N_ ("A kan of a triplet and a discard.") },
  [TB_TAI_DIRECT_KAN_BLOOM] = {
    "直杠（开花）",
    N_ ("A win on the tile that is drawn for a kan of a discard."),
  },
  [TB_TAI_CONCEALED_KAN] = { "暗杠（不开花）", N_ ("A kan of four tiles that the winner drew.") },
  [TB_TAI_CONCEALED_KAN_BLOOM] = {
    "暗杠（开花）",
    N_ ("A win on the tile that is drawn for a concealed kan."),
  },
  [TB_TAI_ADDED_KAN] = { "风险杠（不开花）", N_ ("A tile added to a called triplet.") },
  [TB_TAI_ADDED_KAN_BLOOM] = {
    "风险杠（开花）",
    N_ ("A win on the tile that is drawn for an added kan."),
  },
};

const char *
tenbo_help_words_yaku (TbYaku yaku)
{
  g_return_val_if_fail ((int) yaku >= 0 && yaku < TB_N_YAKU, "");

  if (yaku >= TB_YAKU_HOUSE)
    return _ ("A yaku of the house.");
  return _ (yaku_words[yaku].sentence);
}

const char *
tenbo_help_words_tai (TbTai item)
{
  g_return_val_if_fail ((int) item >= 0 && item < TB_TAI_END, "");

  if (item >= TB_TAI_HOUSE)
    return _ ("An item of the house.");
  return _ (tai_words[item].sentence);
}

const char *
tenbo_help_words_yaku_name (const TbRules *rules,
                            TbYaku         yaku)
{
  const TbHouseYaku *house;

  g_return_val_if_fail ((int) yaku >= 0 && yaku < TB_N_YAKU, "");

  if (yaku < TB_YAKU_HOUSE)
    return yaku_words[yaku].name;

  house = &rules->house_yaku[yaku - TB_YAKU_HOUSE];
  return house->name_ja[0] != '\0' ? house->name_ja : house->name;
}

const char *
tenbo_help_words_tai_name (const TbRules *rules,
                           TbTai          item)
{
  const TbHouseTai *house;

  g_return_val_if_fail ((int) item >= 0 && item < TB_TAI_END, "");

  if (item < TB_TAI_HOUSE)
    return tai_words[item].name;

  house = &rules->house_tai[item - TB_TAI_HOUSE];
  return house->name_zh[0] != '\0' ? house->name_zh : house->name;
}

gboolean
tenbo_help_words_is_played (const TbRules *rules,
                            TbYaku         yaku)
{
  g_return_val_if_fail (rules != NULL, FALSE);
  g_return_val_if_fail ((int) yaku >= 0 && yaku < TB_N_YAKU, FALSE);

  /* Three players have only 1 and 9 of manzu. */
  if (yaku == TB_YAKU_SANSHOKU_DOUJUN && rules->players < TB_MAX_PLAYERS)
    return FALSE;

  return (rules->yakuman & TB_YAKU_BIT (yaku)) != 0 || tb_rules_find_yaku (rules, yaku) != NULL;
}

char *
tenbo_help_words_yaku_worth (const TbRules *rules,
                             TbYaku         yaku)
{
  TbScorer         scorer;
  TbYakuSet        bit = TB_YAKU_BIT (yaku);
  int              closed;
  int              open;
  g_autofree char *han = NULL;

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (tenbo_help_words_is_played (rules, yaku), NULL);

  if ((rules->yakuman & bit) != 0)
    {
      int32_t mangan = tb_value_of_yakuman (rules, bit);

      if (mangan == ORDINARY_YAKUMAN)
        return g_strdup (_ ("Yakuman"));
      /* Translators: name of a double yakuman */
      return g_strdup (mangan == GREAT_YAKUMAN ? _ ("Yakuman ×1.5") : _ ("Yakuman ×2"));
    }

  /* The scorer also excludes yaku that the ruleset denies to open hands, such as tanyao. */
  tb_scorer_init (&scorer, rules);
  closed = tb_rules_find_yaku (rules, yaku)->closed;
  open = (scorer.played[1] & bit) != 0 ? scorer.han[1][yaku] : 0;
  han = tenbo_words_n_han (closed);

  if (open == closed)
    return g_steal_pointer (&han);
  if (open == 0)
    /* Translators: the value of a yaku that only closed hands have: "2 han, closed only" */
    return g_strdup_printf (_ ("%s, closed only"), han);

  /* Translators: the value of a yaku in a closed and in an open hand: "3 han, open 2" */
  return g_strdup_printf (_ ("%1$s, open %2$d"), han, open);
}

char *
tenbo_help_words_tai_worth (const TbTaiRule *rule)
{
  g_autofree char *tai = NULL;

  g_return_val_if_fail (rule != NULL, NULL);

  tai = tenbo_words_n_tai (rule->tai);
  if (rule->most == 1)
    return g_steal_pointer (&tai);

  /* Translators: the value of an item that a hand can have several times: "2 tai each" */
  return g_strdup_printf (C_ ("tai", "%s each"), tai);
}

char *
tenbo_help_words_yaku_note (const TbRules *rules,
                            TbYaku         yaku)
{
  const TbYakuRule *rule;

  g_return_val_if_fail (rules != NULL, NULL);

  rule = tb_rules_find_yaku (rules, yaku);
  if (rule != NULL && rule->instead)
    return g_strdup (_ ("It replaces other yaku and dora if it is worth more."));

  if (yaku == TB_YAKU_TANYAO && tenbo_words_field_applies (rules, TB_FIELD_OPEN_TANYAO_IN) &&
      rules->open_tanyao_in != TB_OPEN_TANYAO_ANY)
    return tenbo_words_field_value (rules, TB_FIELD_OPEN_TANYAO_IN);

  return NULL;
}

char *
tenbo_help_words_tai_note (const TbRules   *rules,
                           const TbTaiRule *rule)
{
  g_return_val_if_fail (rules != NULL && rule != NULL, NULL);

  if (rules->tai_minimum == 0)
    return NULL;
  if (rule->exempt)
    return g_strdup (_ ("A ron with it needs no minimum."));
  if (!rule->minimum)
    return g_strdup (_ ("It does not count toward the minimum of a ron."));

  return NULL;
}
