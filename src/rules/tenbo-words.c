/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include "tenbo-language.h"

#include "tenbo-free-text.h"
#include "tenbo-number.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- Names --- */

static const char *const yaku_words[TB_YAKU_HOUSE] = {
  [TB_YAKU_RIICHI] = N_ ("Riichi"),
  [TB_YAKU_DOUBLE_RIICHI] = N_ ("Double riichi"),
  [TB_YAKU_IPPATSU] = N_ ("Ippatsu"),
  [TB_YAKU_TSUMO] = N_ ("Closed tsumo"),
  [TB_YAKU_PINFU] = N_ ("Pinfu"),
  [TB_YAKU_TANYAO] = N_ ("Tanyao"),
  [TB_YAKU_IIPEIKOU] = N_ ("Iipeikou"),
  [TB_YAKU_YAKUHAI_WHITE] = N_ ("White dragon"),
  [TB_YAKU_YAKUHAI_GREEN] = N_ ("Green dragon"),
  [TB_YAKU_YAKUHAI_RED] = N_ ("Red dragon"),
  [TB_YAKU_YAKUHAI_SEAT] = N_ ("Seat wind"),
  [TB_YAKU_YAKUHAI_ROUND] = N_ ("Round wind"),
  [TB_YAKU_YAKUHAI_NORTH] = N_ ("North"),
  [TB_YAKU_RINSHAN] = N_ ("Rinshan"),
  [TB_YAKU_CHANKAN] = N_ ("Chankan"),
  [TB_YAKU_HAITEI] = N_ ("Haitei"),
  [TB_YAKU_HOUTEI] = N_ ("Houtei"),
  [TB_YAKU_SANSHOKU_DOUJUN] = N_ ("Sanshoku"),
  [TB_YAKU_SANSHOKU_DOUKOU] = N_ ("Sanshoku doukou"),
  [TB_YAKU_ITTSU] = N_ ("Ittsu"),
  [TB_YAKU_CHANTA] = N_ ("Chanta"),
  [TB_YAKU_TOITOI] = N_ ("Toitoi"),
  [TB_YAKU_SANANKOU] = N_ ("Sanankou"),
  [TB_YAKU_SANKANTSU] = N_ ("Sankantsu"),
  [TB_YAKU_SHOUSANGEN] = N_ ("Shousangen"),
  [TB_YAKU_HONROUTOU] = N_ ("Honroutou"),
  [TB_YAKU_CHIITOITSU] = N_ ("Seven pairs"),
  [TB_YAKU_RYANPEIKOU] = N_ ("Ryanpeikou"),
  [TB_YAKU_HONITSU] = N_ ("Honitsu"),
  [TB_YAKU_JUNCHAN] = N_ ("Junchan"),
  [TB_YAKU_CHINITSU] = N_ ("Chinitsu"),
  [TB_YAKU_RENHOU] = N_ ("Renhou"),
  [TB_YAKU_SANRENKOU] = N_ ("Sanrenkou"),
  [TB_YAKU_SANFUU] = N_ ("Sanfuu"),
  [TB_YAKU_SET_CHIITOI] = N_ ("Seven pairs with a set of four"),
  [TB_YAKU_SHOUSHARIN] = N_ ("Shousharin"),
  [TB_YAKU_GYAKUSHARIN] = N_ ("Gyakusharin"),
  [TB_YAKU_HONROU_TOITOI] = N_ ("Honrou toitoi"),
  [TB_YAKU_OTAFUKU] = N_ ("Otafuku"),
  [TB_YAKU_TENHOU] = N_ ("Tenhou"),
  [TB_YAKU_CHIIHOU] = N_ ("Chiihou"),
  [TB_YAKU_KOKUSHI] = N_ ("Kokushi"),
  [TB_YAKU_KOKUSHI_13] = N_ ("Kokushi (13 waits)"),
  [TB_YAKU_SUUANKOU] = N_ ("Suuankou"),
  [TB_YAKU_SUUANKOU_TANKI] = N_ ("Suuankou (single wait)"),
  [TB_YAKU_DAISANGEN] = N_ ("Daisangen"),
  [TB_YAKU_SHOUSUUSHI] = N_ ("Shousuushi"),
  [TB_YAKU_DAISUUSHI] = N_ ("Daisuushi"),
  [TB_YAKU_TSUUIISOU] = N_ ("Tsuuiisou"),
  [TB_YAKU_CHINROUTOU] = N_ ("Chinroutou"),
  [TB_YAKU_RYUUIISOU] = N_ ("Ryuuiisou"),
  [TB_YAKU_CHUUREN] = N_ ("Chuuren"),
  [TB_YAKU_CHUUREN_9] = N_ ("Chuuren (nine waits)"),
  [TB_YAKU_SUUKANTSU] = N_ ("Suukantsu"),
  [TB_YAKU_SUURENKOU] = N_ ("Suurenkou"),
  [TB_YAKU_DAISHARIN] = N_ ("Daisharin"),
};

static const char *const limit_words[TB_N_LIMITS] = {
  [TB_LIMIT_NONE] = N_ ("below mangan"),
  [TB_LIMIT_MANGAN] = N_ ("mangan"),
  [TB_LIMIT_HANEMAN] = N_ ("haneman"),
  [TB_LIMIT_BAIMAN] = N_ ("baiman"),
  [TB_LIMIT_SANBAIMAN] = N_ ("sanbaiman"),
  [TB_LIMIT_YAKUMAN] = N_ ("yakuman"),
};

static const char *const reason_words[TB_N_REASONS] = {
  [TB_REASON_RIICHI] = N_ ("riichi stick"),
  [TB_REASON_DEPOSIT] = N_ ("deposit for a foul"),
  [TB_REASON_WIN] = N_ ("hand value"),
  [TB_REASON_HONBA] = N_ ("honba"),
  [TB_REASON_POT] = N_ ("pot"),
  [TB_REASON_PENALTY_POT] = N_ ("penalty pot"),
  [TB_REASON_NOTEN] = N_ ("noten payment"),
  [TB_REASON_NAGASHI] = N_ ("nagashi"),
  [TB_REASON_FINE] = N_ ("fine"),
  [TB_REASON_PAO] = N_ ("liability (pao)"),
  [TB_REASON_STAKE_BACK] = N_ ("riichi stick back"),
  [TB_REASON_ADJUST] = N_ ("adjustment"),
  [TB_REASON_IPPATSU] = N_ ("ippatsu"),
  [TB_REASON_URA] = N_ ("ura dora"),
  [TB_REASON_RED] = N_ ("red fives"),
  [TB_REASON_SPECIAL_TILES] = N_ ("special tiles"),
  [TB_REASON_HOUSE_YAKU] = N_ ("yaku of the house"),
  [TB_REASON_YAKUMAN] = N_ ("yakuman prize"),
  [TB_REASON_BUST] = N_ ("bust prize"),
  [TB_REASON_EAST_EAST] = N_ ("East-East prize"),
  [TB_REASON_OKA] = N_ ("oka"),
  [TB_REASON_UMA] = N_ ("uma"),
  [TB_REASON_SINKING] = N_ ("below the return points"),
  [TB_REASON_BUST_FEE] = N_ ("bust fee"),
  [TB_REASON_FOUL] = N_ ("fouls"),
  [TB_REASON_CHIPS] = N_ ("chips"),
  [TB_REASON_ROUNDING] = N_ ("rounding"),
  [TB_REASON_RESULT_BASE] = N_ ("basis of the result"),
  [TB_REASON_SCORE_FLOOR] = N_ ("lowest score that counts"),
  [TB_REASON_PRIZE] = N_ ("prize"),
  [TB_REASON_GAME_FEE] = N_ ("game fee"),
};

static const char *const wind_words[] = {
  [TB_WIND_EAST] = NC_ ("wind", "East"),
  [TB_WIND_SOUTH] = NC_ ("wind", "South"),
  [TB_WIND_WEST] = NC_ ("wind", "West"),
  [TB_WIND_NORTH] = NC_ ("wind", "North"),
};

static const char *const end_words[TB_N_ENDS] = {
  [TB_END_NONE] = N_ ("the game continues"),
  [TB_END_BUST] = N_ ("a player is bust"),
  [TB_END_CEILING] = N_ ("a player is above the ceiling"),
  [TB_END_DEALER_LEADS] = N_ ("the last dealer is 1st and ends the game"),
  [TB_END_ROUNDS] = N_ ("the last hand is over"),
  [TB_END_STOP] = N_ ("the players agreed to stop"),
  [TB_END_TARGET] = N_ ("a player has reached the target"),
  [TB_END_DEALER_STOPS] = N_ ("the last dealer ends the game"),
};

static const char *const abort_words[TB_N_ABORTS] = {
  [TB_ABORT_NINE_TERMINALS] = N_ ("Nine terminals"),
  [TB_ABORT_FOUR_WINDS] = N_ ("Four winds"),
  [TB_ABORT_FOUR_KANS] = N_ ("Four kans"),
  [TB_ABORT_FOUR_RIICHI] = N_ ("Four riichi"),
  [TB_ABORT_TRIPLE_RON] = N_ ("Triple ron"),
};

static const char *const tai_words[TB_N_TAI] = {
  [TB_TAI_ZUOTAI] = N_ ("Base tai (zuotai)"),
  [TB_TAI_PENGHU_SHUNZI] = N_ ("All runs"),
  [TB_TAI_DRAGON] = N_ ("Dragon triplet"),
  [TB_TAI_SEAT_ROUND_WIND] = N_ ("Triplet of the seat and round wind"),
  [TB_TAI_SEAT_WIND] = N_ ("Triplet of the seat wind"),
  [TB_TAI_ROUND_WIND] = N_ ("Triplet of the round wind"),
  [TB_TAI_WAIT] = N_ ("Edge, closed, single or paired wait"),
  [TB_TAI_ZIMO] = N_ ("Self-draw"),
  [TB_TAI_NO_WILD] = N_ ("No wild tile"),
  [TB_TAI_ONE_WILD] = N_ ("One wild tile"),
  [TB_TAI_TWO_WILD] = N_ ("Two wild tiles"),
  [TB_TAI_WILD_AS_ITSELF] = N_ ("Wild tiles all as themselves"),
  [TB_TAI_THREE_WILD] = N_ ("Three wild tiles"),
  [TB_TAI_THREE_FLOWER_WILD] = N_ ("Three wild flowers"),
  [TB_TAI_THIRTEEN_UNRELATED] = N_ ("Thirteen unrelated"),
  [TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED] = N_ ("Thirteen unrelated, seven stars in hand"),
  [TB_TAI_THIRTEEN_UNRELATED_STARS] = N_ ("Thirteen unrelated, seven stars with the win"),
  [TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT] = N_ ("Thirteen unrelated, missing suit won on"),
  [TB_TAI_ALL_TRIPLETS_WILD] = N_ ("All triplets with wild tiles"),
  [TB_TAI_ALL_TRIPLETS] = N_ ("All triplets"),
  [TB_TAI_LONE_TILE_WILD] = N_ ("Lone wild tile in hand"),
  [TB_TAI_LONE_TILE] = N_ ("Lone tile in hand"),
  [TB_TAI_SEVEN_PAIRS_WILD] = N_ ("Seven pairs with wild tiles"),
  [TB_TAI_SEVEN_PAIRS] = N_ ("Seven pairs without wild tiles"),
  [TB_TAI_CONCEALED_BOMB] = N_ ("Bomb in hand (four alike in seven pairs)"),
  [TB_TAI_BOMB] = N_ ("Bomb with the win (four alike in seven pairs)"),
  [TB_TAI_HALF_FLUSH] = N_ ("Half flush"),
  [TB_TAI_FULL_FLUSH] = N_ ("Full flush"),
  [TB_TAI_LOOSE_HONOURS] = N_ ("Loose honors"),
  [TB_TAI_ALL_HONOURS] = N_ ("All honors"),
  [TB_TAI_EIGHT_FLOWERS] = N_ ("Eight flowers, played on"),
  [TB_TAI_EIGHT_FLOWERS_NOW] = N_ ("Eight flowers, won at once"),
  [TB_TAI_FOUR_FLOWERS] = N_ ("Set of four flowers"),
  [TB_TAI_OWN_FLOWER] = N_ ("Own flower"),
  [TB_TAI_FLOWER_BLOOM] = N_ ("Win on the tile for a flower"),
  [TB_TAI_DIRECT_KAN] = N_ ("Called kong"),
  [TB_TAI_DIRECT_KAN_BLOOM] = N_ ("Called kong, win on its tile"),
  [TB_TAI_CONCEALED_KAN] = N_ ("Concealed kong"),
  [TB_TAI_CONCEALED_KAN_BLOOM] = N_ ("Concealed kong, win on its tile"),
  [TB_TAI_ADDED_KAN] = N_ ("Added kong"),
  [TB_TAI_ADDED_KAN_BLOOM] = N_ ("Added kong, win on its tile"),
};

/* Fouls with their own names; a ruleset may define others. */
static const struct
{
  const char *id;
  const char *word;
} foul_words[] = {
  { "chombo", N_ ("Chombo") },
  { "dead-hand", N_ ("Dead hand") },
  { "deposit", N_ ("Deposit") },
  { "draw-chombo", N_ ("Chombo at a draw") },
  { "early-draw", N_ ("Early draw") },
  { "hand-ending", N_ ("Foul that ends the hand") },
  { "noten-riichi", N_ ("Noten riichi") },
  { "slip", N_ ("Wrong announcement") },
  { "tile-count", N_ ("Wrong number of tiles") },
  { "wrong-call", N_ ("Wrong call") },
};

const char *
tenbo_words_yaku (const TbRules *rules,
                  TbYaku         yaku)
{
  const TbHouseYaku *house;

  g_return_val_if_fail ((int) yaku >= 0 && yaku < TB_N_YAKU, "");
  g_return_val_if_fail (yaku < TB_YAKU_HOUSE || rules != NULL, "");

  if (yaku < TB_YAKU_HOUSE)
    return _ (yaku_words[yaku]);

  house = &rules->house_yaku[yaku - TB_YAKU_HOUSE];
  return tenbo_language_pick (house->name, house->name_ja[0] != '\0' ? house->name_ja : NULL,
                              house->name_zh[0] != '\0' ? house->name_zh : NULL);
}

const char *
tenbo_words_limit (TbLimit limit)
{
  g_return_val_if_fail ((int) limit >= 0 && limit < TB_N_LIMITS, "");

  return _ (limit_words[limit]);
}

const char *
tenbo_words_special_color (TbSpecialColor color)
{
  static const char *const colors[TB_N_SPECIAL_COLORS] = {
    /* Translators: the color of a tile: "red 7s: 1 tile" */
    [TB_SPECIAL_RED] = NC_ ("tile", "red"),
    [TB_SPECIAL_BLUE] = NC_ ("tile", "blue"),
    [TB_SPECIAL_GOLD] = NC_ ("tile", "gold"),
    [TB_SPECIAL_SILVER] = NC_ ("tile", "silver"),
    [TB_SPECIAL_RAINBOW] = NC_ ("tile", "rainbow"),
    [TB_SPECIAL_MARKED] = NC_ ("tile", "marked"),
  };

  g_return_val_if_fail ((gsize) color < G_N_ELEMENTS (colors), "");

  return g_dpgettext2 (GETTEXT_PACKAGE, "tile", colors[color]);
}

const char *
tenbo_words_reason (TbReason reason)
{
  g_return_val_if_fail ((int) reason >= 0 && reason < TB_N_REASONS, "");

  return _ (reason_words[reason]);
}

const char *
tenbo_words_rank (int rank)
{
  static const char *const words[TB_MAX_PLAYERS] = {
    N_ ("1st"),
    N_ ("2nd"),
    N_ ("3rd"),
    N_ ("4th"),
  };

  g_return_val_if_fail (rank >= 1 && rank <= TB_MAX_PLAYERS, "");

  return _ (words[rank - 1]);
}

const char *
tenbo_words_wind (TbWind wind)
{
  g_return_val_if_fail ((int) wind >= 0 && wind <= TB_WIND_NORTH, "");

  /* A yaku has the word North, too. */
  return g_dpgettext2 (GETTEXT_PACKAGE, "wind", wind_words[wind]);
}

const char *
tenbo_words_end (TbEndReason reason)
{
  g_return_val_if_fail ((int) reason >= 0 && reason < TB_N_ENDS, "");

  return _ (end_words[reason]);
}

const char *
tenbo_words_abort (TbAbort reason)
{
  g_return_val_if_fail ((int) reason >= 0 && reason < TB_N_ABORTS, "");

  return _ (abort_words[reason]);
}

const char *
tenbo_words_tai (const TbRules *rules,
                 TbTai          item)
{
  const TbHouseTai *house;

  g_return_val_if_fail ((int) item >= 0 && item < TB_TAI_END, "");
  g_return_val_if_fail (item < TB_TAI_HOUSE || rules != NULL, "");

  if (item < TB_TAI_HOUSE)
    return _ (tai_words[item]);

  house = &rules->house_tai[item - TB_TAI_HOUSE];
  return tenbo_language_pick (house->name, house->name_ja[0] != '\0' ? house->name_ja : NULL,
                              house->name_zh[0] != '\0' ? house->name_zh : NULL);
}

const char *
tenbo_words_foul (const char *id)
{
  g_return_val_if_fail (id != NULL, "");

  for (size_t i = 0; i < G_N_ELEMENTS (foul_words); i++)
    if (strcmp (foul_words[i].id, id) == 0)
      return _ (foul_words[i].word);
  return id;
}

/* --- Hands of tiles --- */

static const char *const fu_words[TB_N_FU] = {
  [TB_FU_BASE] = N_ ("Base fu"),
  [TB_FU_SEVEN_PAIRS] = N_ ("Seven pairs"),
  [TB_FU_CLOSED_RON] = N_ ("Closed ron"),
  [TB_FU_SELF_DRAW] = N_ ("Tsumo"),
  [TB_FU_PAIR_DRAGON] = N_ ("Pair of dragons"),
  [TB_FU_PAIR_WIND] = N_ ("Pair of the seat or round wind"),
  [TB_FU_PAIR_DOUBLE_WIND] = N_ ("Pair of the double wind"),
  [TB_FU_WAIT_CLOSED] = N_ ("Closed wait"),
  [TB_FU_WAIT_EDGE] = N_ ("Edge wait"),
  [TB_FU_WAIT_SINGLE] = N_ ("Single wait"),
  [TB_FU_OPEN_TRIPLET] = N_ ("Open triplet"),
  [TB_FU_OPEN_TRIPLET_TERMINAL] = N_ ("Open triplet of terminals"),
  [TB_FU_OPEN_TRIPLET_HONOUR] = N_ ("Open triplet of honors"),
  [TB_FU_CONCEALED_TRIPLET] = N_ ("Concealed triplet"),
  [TB_FU_CONCEALED_TRIPLET_TERMINAL] = N_ ("Concealed triplet of terminals"),
  [TB_FU_CONCEALED_TRIPLET_HONOUR] = N_ ("Concealed triplet of honors"),
  [TB_FU_OPEN_KAN] = N_ ("Open kan"),
  [TB_FU_OPEN_KAN_TERMINAL] = N_ ("Open kan of terminals"),
  [TB_FU_OPEN_KAN_HONOUR] = N_ ("Open kan of honors"),
  [TB_FU_CONCEALED_KAN] = N_ ("Concealed kan"),
  [TB_FU_CONCEALED_KAN_TERMINAL] = N_ ("Concealed kan of terminals"),
  [TB_FU_CONCEALED_KAN_HONOUR] = N_ ("Concealed kan of honors"),
  [TB_FU_OPEN_PINFU] = N_ ("Open hand with pinfu shape"),
};

const char *
tenbo_words_fu (TbFu fu)
{
  g_return_val_if_fail ((int) fu >= 0 && fu < TB_N_FU, "");

  return _ (fu_words[fu]);
}

char *
tenbo_words_hand_error (TbHandError error,
                        TbTile      tile,
                        int32_t     wanted)
{
  char text[TB_TILE_TEXT_SIZE];

  switch (error)
    {
    case TB_HAND_NO_YAKU:
      if (wanted > 0)
        return g_strdup_printf (_ ("The hand is complete, but cannot win by ron, which "
                                   "needs %d tai and no wild tile as the partner of a single wait"),
                                wanted);
      return g_strdup (_ ("The hand is complete, but has no yaku"));
    case TB_HAND_NOT_COMPLETE:
      return g_strdup (_ ("The hand is not complete"));
    case TB_HAND_BAD_TILES:
      if (tile == TB_TILE_NONE)
        return g_strdup_printf (_ ("A hand has %d tiles in addition to the winning tile, and one "
                                   "more for each kan"),
                                wanted);
      tb_tile_text (tile, text);
      return g_strdup_printf (_ ("%s is not possible here. There are not as many of this tile, "
                                 "or it cannot be in this place."),
                              text);
    case TB_HAND_FINE:
    case TB_N_HAND_ERRORS:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
tenbo_words_tiles (const TbTileHand *hand)
{
  GString *out = g_string_new (NULL);
  TbTile   tiles[TB_MAX_HAND_TILES];
  char     text[2 * TB_MAX_HAND_TILES + 1];

  tb_tiles_text (tiles, tb_tile_hand_list (hand, tiles), text);
  g_string_append (out, text);
  tb_tiles_text (&hand->win, 1, text);
  g_string_append_printf (out, " +%s", text);
  for (int i = 0; i < hand->n_melds; i++)
    {
      size_t n = tb_meld_tiles (&hand->melds[i], tiles);

      tb_tiles_text (tiles, n, text);
      g_string_append_printf (out, " %s", text);
    }

  return g_string_free_and_steal (out);
}

char *
tenbo_words_tsumo (const TbPayment *payment)
{
  gboolean         of_dealer = payment->dealer == 0;
  int32_t          first = of_dealer ? payment->next : payment->others;
  int32_t          second = of_dealer ? payment->others : payment->dealer;
  g_autofree char *one = tenbo_words_points (first, FALSE);
  g_autofree char *other = tenbo_words_points (second, FALSE);

  if (of_dealer && payment->next == payment->others)
    /* Translators: the payment of each other player for a dealer's tsumo, "2,000 all" */
    return g_strdup_printf (_ ("%s all"), other);

  /* Translators: the payments of a non-dealer and of the dealer for a tsumo: "1,000/2,000" */
  return g_strdup_printf (C_ ("tsumo", "%1$s/%2$s"), one, other);
}

/* --- Rounds and numbers --- */

char *
tenbo_words_n_han (int han)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d han", "%d han", (gulong) han), han);
}

char *
tenbo_words_n_fu (int fu)
{
  return g_strdup_printf (_ ("%d fu"), fu);
}

char *
tenbo_words_n_tai (int tai)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d tai", "%d tai", (gulong) tai), tai);
}

char *
tenbo_words_n_honba (int honba)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d honba", "%d honba", (gulong) honba),
                          honba);
}

void
tenbo_words_game_init (TenboWordsGame    *self,
                       const TbRules     *rules,
                       const char *const *names)
{
  *self = (TenboWordsGame) { .rules = rules };
  for (TbPlayer player = 0; player < rules->players; player++)
    self->names[player] = tenbo_free_text_isolate (names[player]);
}

char *
tenbo_words_round (const TbRound *round)
{
  g_return_val_if_fail (round != NULL, NULL);

  if (round->extension)
    /* Translators: a wind and a number, played again after the regular hands: "East 1 again" */
    return g_strdup_printf (C_ ("round", "%s %d again"), tenbo_words_wind (round->wind),
                            round->number + 1);
  /* Translators: a wind and a number: "East 3" */
  return g_strdup_printf (C_ ("round", "%s %d"), tenbo_words_wind (round->wind), round->number + 1);
}

char *
tenbo_words_next (const TbNext *next)
{
  g_autofree char *round = NULL;

  g_return_val_if_fail (next != NULL, NULL);

  round = tenbo_words_round (&next->round);
  if (next->honba == 0)
    return g_steal_pointer (&round);
  /* Translators: the round and its repeat counters: "East 3, 1 honba" */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s, %d honba", "%s, %d honba",
                                       (gulong) next->honba),
                          round, next->honba);
}

char *
tenbo_words_points (gint64   points,
                    gboolean sign)
{
  return tenbo_number_dup (points, sign);
}

char *
tenbo_words_count (const char *format,
                   gint64      n)
{
  g_autofree char *number = tenbo_words_points (n, FALSE);
  GString         *text;

  g_return_val_if_fail (format != NULL, NULL);

  text = g_string_new (format);
  g_string_replace (text, "%s", number, 1);
  return g_string_free_and_steal (text);
}

char *
tenbo_words_games (guint n)
{
  /* Translators: a number with its separators: "1,204 games" */
  return tenbo_words_count (g_dngettext (GETTEXT_PACKAGE, "%s game", "%s games", n), n);
}

gboolean
tenbo_words_in_thousands (const TbRules *rules)
{
  g_return_val_if_fail (rules != NULL, TRUE);

  return rules->start_points > 0 || rules->return_points > 0;
}

char *
tenbo_words_total (gint64   points,
                   gboolean in_thousands)
{
  if (!in_thousands)
    return tenbo_number_dup (points, TRUE);

  /* Only a correction can leave a remainder below 100 points. */
  return tenbo_number_dup_thousands (points, points % 100 == 0 ? 1 : 3);
}
