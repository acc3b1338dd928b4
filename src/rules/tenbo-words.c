/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <locale.h>
#include <string.h>

static const char *const yaku_words[TB_N_YAKU] = {
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
  [TB_REASON_ADJUST] = N_ ("correction"),
  [TB_REASON_IPPATSU] = N_ ("ippatsu"),
  [TB_REASON_URA] = N_ ("ura dora"),
  [TB_REASON_RED] = N_ ("red fives"),
  [TB_REASON_YAKUMAN] = N_ ("yakuman prize"),
  [TB_REASON_BUST] = N_ ("bust prize"),
  [TB_REASON_EAST_EAST] = N_ ("East-East prize"),
  [TB_REASON_OKA] = N_ ("oka"),
  [TB_REASON_UMA] = N_ ("uma"),
  [TB_REASON_SINKING] = N_ ("below the return points"),
  [TB_REASON_BUST_FEE] = N_ ("bust fee"),
  [TB_REASON_FOUL] = N_ ("fouls"),
  [TB_REASON_CHIPS] = N_ ("chips"),
};

static const char *const wind_words[] = {
  [TB_WIND_EAST] = N_ ("East"),
  [TB_WIND_SOUTH] = N_ ("South"),
  [TB_WIND_WEST] = N_ ("West"),
  [TB_WIND_NORTH] = NC_ ("wind", "North"),
};

static const char *const end_words[TB_N_ENDS] = {
  [TB_END_NONE] = N_ ("the game goes on"),
  [TB_END_BUST] = N_ ("a player is below zero"),
  [TB_END_CEILING] = N_ ("a player is above the ceiling"),
  [TB_END_DEALER_LEADS] = N_ ("the last dealer is 1st and stops"),
  [TB_END_ROUNDS] = N_ ("the last hand is over"),
  [TB_END_STOP] = N_ ("the players agreed to stop"),
};

/* Fouls that have a name of their own; a ruleset may define others. */
static const struct
{
  const char *id;
  const char *word;
} foul_words[] = {
  { "chombo", N_ ("Chombo") },
  { "dead-hand", N_ ("Dead hand") },
  { "deposit", N_ ("Deposit") },
};

const char *
tenbo_words_yaku (TbYaku yaku)
{
  g_return_val_if_fail ((int) yaku >= 0 && yaku < TB_N_YAKU, "");

  return _ (yaku_words[yaku]);
}

const char *
tenbo_words_limit (TbLimit limit)
{
  g_return_val_if_fail ((int) limit >= 0 && limit < TB_N_LIMITS, "");

  return _ (limit_words[limit]);
}

const char *
tenbo_words_reason (TbReason reason)
{
  g_return_val_if_fail ((int) reason >= 0 && reason < TB_N_REASONS, "");

  return _ (reason_words[reason]);
}

const char *
tenbo_words_wind (TbWind wind)
{
  g_return_val_if_fail ((int) wind >= 0 && wind <= TB_WIND_NORTH, "");

  if (wind == TB_WIND_NORTH)
    /* The yaku has the same word. */
    return g_dpgettext2 (GETTEXT_PACKAGE, "wind", wind_words[wind]);
  return _ (wind_words[wind]);
}

const char *
tenbo_words_end (TbEndReason reason)
{
  g_return_val_if_fail ((int) reason >= 0 && reason < TB_N_ENDS, "");

  return _ (end_words[reason]);
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

char *
tenbo_words_round (const TbRound *round)
{
  g_return_val_if_fail (round != NULL, NULL);

  if (round->extension)
    /* Translators: a wind and a number, played again after the regular hands: "East+ 1" */
    return g_strdup_printf (C_ ("round", "%s+ %d"), tenbo_words_wind (round->wind),
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

/* The number without its sign, with the thousands apart. */
static char *
group_digits (unsigned number)
{
  const char *locale = setlocale (LC_NUMERIC, NULL);

  if (strcmp (locale, "POSIX") != 0 && strcmp (locale, "C") != 0 &&
      !g_str_has_prefix (locale, "C."))
    return g_strdup_printf ("%'u", number);

  /* The C locale has no separator, and five digits in a row are hard to read. */
  if (number >= 1000000)
    return g_strdup_printf ("%u,%03u,%03u", number / 1000000, number / 1000 % 1000, number % 1000);
  if (number >= 1000)
    return g_strdup_printf ("%u,%03u", number / 1000, number % 1000);
  return g_strdup_printf ("%u", number);
}

char *
tenbo_words_points (int      points,
                    gboolean sign)
{
  g_autofree char *digits = group_digits (points < 0 ? 0u - (unsigned) points : (unsigned) points);

  if (points < 0)
    return g_strconcat ("\u2212", digits, NULL);
  if (points > 0 && sign)
    return g_strconcat ("+", digits, NULL);
  return g_steal_pointer (&digits);
}

/* What the fine @fine costs @offender when the others share it. */
static char *
describe_shared (const TbRules *rules,
                 int            fine,
                 TbPlayer       offender,
                 TbPlayer       dealer,
                 gboolean       at_least)
{
  g_autofree char *all = NULL;
  g_autofree char *each = NULL;
  g_autofree char *to_dealer = NULL;
  TbShares         shares;
  int              least = G_MAXINT;
  int              most = 0;
  int              sum = 0;

  tb_fine_split (rules, fine, offender, dealer, &shares);
  for (TbPlayer player = 0; player < rules->players; player++)
    {
      sum += shares.points[player];
      if (player == offender || player == dealer)
        continue;
      least = MIN (least, shares.points[player]);
      most = MAX (most, shares.points[player]);
    }

  all = tenbo_words_points (sum, FALSE);
  if (least != most) /* less than a hundred for each child */
    return g_steal_pointer (&all);

  each = tenbo_words_points (most, FALSE);
  if (offender == dealer)
    return g_strdup_printf (at_least ? _ ("At least %s: %s to each") : _ ("%s: %s to each"),
                            all, each);

  to_dealer = tenbo_words_points (shares.points[dealer], FALSE);
  return g_strdup_printf (at_least ? _ ("At least %s: %s to the dealer, %s to each other")
                                   : _ ("%s: %s to the dealer, %s to each other"),
                          all, to_dealer, each);
}

/* What the foul @rule costs the dealer or a child, as far as that is known beforehand. */
static int
find_fine (const TbRules    *rules,
           const TbFoulRule *rule,
           gboolean          by_dealer)
{
  TbValue mangan;

  if (rule->amount == TB_FOUL_AMOUNT_FIXED)
    return rule->points;

  tb_value_of_limit (TB_LIMIT_MANGAN, &mangan);
  return tb_value_ron (rules, &mangan, by_dealer);
}

char *
tenbo_words_foul_cost (const TbRules *rules,
                       int            foul,
                       TbPlayer       player,
                       TbPlayer       dealer)
{
  const TbFoulRule *rule;
  g_autofree char  *points = NULL;
  int               fine;

  g_return_val_if_fail (rules != NULL && foul >= 0 && foul < rules->n_fouls, NULL);
  g_return_val_if_fail (player < rules->players && dealer < rules->players, NULL);

  rule = &rules->fouls[foul];
  fine = find_fine (rules, rule, player == dealer);
  points = tenbo_words_points (fine, FALSE);

  switch (rule->to)
    {
    case TB_FOUL_TO_POT:
      return g_strdup_printf (_ ("%s to the pot"), points);
    case TB_FOUL_TO_OTHERS:
      return describe_shared (rules, fine, player, dealer,
                              rule->amount == TB_FOUL_AMOUNT_SHOWN_HANDS);
    case TB_FOUL_TO_SETTLEMENT:
      return g_strdup_printf (_ ("%s off the final result"), points);
    default:
      g_return_val_if_reached (NULL);
    }
}
