/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

static const char *const field_words[TB_N_FIELDS] = {
  [TB_FIELD_PLAYERS] = N_ ("Players"),
  [TB_FIELD_WINDS] = N_ ("Length"),
  [TB_FIELD_START_POINTS] = N_ ("Start"),
  [TB_FIELD_RETURN_POINTS] = N_ ("Return"),
  [TB_FIELD_UMA] = N_ ("Uma"),
  [TB_FIELD_TIES] = N_ ("Ties"),
  [TB_FIELD_LEFTOVER_POT] = N_ ("Leftover pot"),
  [TB_FIELD_BUST] = N_ ("Bust"),
  [TB_FIELD_CEILING] = N_ ("Ceiling"),
  [TB_FIELD_CEILING_INCLUSIVE] = N_ ("Reaching the ceiling"),
  [TB_FIELD_DEALER_WIN] = N_ ("Dealer wins"),
  [TB_FIELD_DEALER_TENPAI] = N_ ("Dealer tenpai at a draw"),
  [TB_FIELD_DEALER_CHILD_FOUL] = N_ ("Foul of another player"),
  [TB_FIELD_LAST_DEALER] = N_ ("Last dealer"),
  [TB_FIELD_HONBA_RON] = N_ ("Honba on ron"),
  [TB_FIELD_HONBA_TSUMO] = N_ ("Honba on tsumo"),
  [TB_FIELD_HONBA_RECEIVERS] = N_ ("Honba with several winners"),
  [TB_FIELD_HONBA_DECLINED_WIN] = N_ ("Honba after a declined repeat"),
  [TB_FIELD_MAX_WINNERS] = N_ ("Winners of one discard"),
  [TB_FIELD_LAST_HAND_OPEN_WIN] = N_ ("Open wins in the last hand"),
  [TB_FIELD_RIICHI_STAKE] = N_ ("Riichi stick"),
  [TB_FIELD_RIICHI_MINIMUM] = N_ ("Points for riichi"),
  [TB_FIELD_STAKE_ON_RONNED_TILE] = N_ ("Stick when the declaring tile is ronned"),
  [TB_FIELD_NOTEN_POOL] = N_ ("Noten payments"),
  [TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST] = N_ ("Noten payments beside a fine"),
  [TB_FIELD_KIRIAGE_MANGAN] = N_ ("Rounding up to mangan"),
  [TB_FIELD_COUNTED_YAKUMAN] = N_ ("Counted yakuman"),
  [TB_FIELD_YAKUMAN] = N_ ("Yakuman"),
  [TB_FIELD_GREAT_YAKUMAN] = N_ ("Great yakuman"),
  [TB_FIELD_DOUBLE_YAKUMAN] = N_ ("Double yakuman"),
  [TB_FIELD_SEVERAL_YAKUMAN] = N_ ("Several yakuman"),
  [TB_FIELD_YAKU] = N_ ("Yaku"),
  [TB_FIELD_OPEN_TANYAO] = N_ ("Open tanyao"),
  [TB_FIELD_RED_FIVES] = N_ ("Red fives"),
  [TB_FIELD_OPEN_PINFU] = N_ ("Open pinfu shape"),
  [TB_FIELD_DOUBLE_WIND_PAIR_FU] = N_ ("Pair of the double wind"),
  [TB_FIELD_RINSHAN_HAITEI_TSUMO_FU] = N_ ("Tsumo fu of rinshan and haitei"),
  [TB_FIELD_PAO_YAKUMAN] = N_ ("Liability for yakuman"),
  [TB_FIELD_PAO_SHARE] = N_ ("What the liable player pays"),
  [TB_FIELD_PAO_SINGLE_TILE] = N_ ("Liability for a single tile"),
  [TB_FIELD_PAO_KAN_FEEDER] = N_ ("Rinshan after a called kan"),
  [TB_FIELD_CHIP_IPPATSU] = N_ ("Chips for ippatsu"),
  [TB_FIELD_CHIP_URA] = N_ ("Chips for ura dora"),
  [TB_FIELD_CHIP_RED] = N_ ("Chips for red fives"),
  [TB_FIELD_CHIP_YAKUMAN] = N_ ("Chips for yakuman"),
  [TB_FIELD_CHIP_BUST] = N_ ("Bust prize"),
  [TB_FIELD_CHIP_EAST_EAST] = N_ ("East-East prize"),
  [TB_FIELD_FOULS] = N_ ("Fouls"),
};

static const char *const winds_words[] = {
  N_ ("One round: East"),
  N_ ("Two rounds: East and South"),
  N_ ("Three rounds: East, South and West"),
  N_ ("Four rounds: East, South, West and North"),
};

static const char *const dealer_words[] = {
  [TB_DEALER_PASSES] = N_ ("The deal passes"),
  [TB_DEALER_CHOOSES] = N_ ("The dealer may repeat or pass"),
  [TB_DEALER_REPEATS] = N_ ("The dealer repeats"),
};

static const char *const several_yakuman_words[] = {
  [TB_SEVERAL_YAKUMAN_SUM] = N_ ("They add up"),
  [TB_SEVERAL_YAKUMAN_HIGHEST_PLUS_TWO] = N_ ("The highest, and two mangan for each further one"),
  [TB_SEVERAL_YAKUMAN_HIGHEST] = N_ ("Only the highest counts"),
};

static const char *const open_pinfu_words[] = {
  [TB_OPEN_PINFU_THIRTY] = N_ ("30 fu"),
  [TB_OPEN_PINFU_TWENTY] = N_ ("20 fu on ron, 30 fu on tsumo"),
  [TB_OPEN_PINFU_TWENTY_ALWAYS] = N_ ("20 fu, on tsumo too"),
};

static const char *const pao_kan_feeder_words[] = {
  [TB_KAN_FEEDER_NONE] = N_ ("An ordinary tsumo"),
  [TB_KAN_FEEDER_TSUMO] = N_ ("The player who fed the kan pays all of the tsumo"),
  [TB_KAN_FEEDER_RON] = N_ ("The player who fed the kan pays as for a ron, chips too"),
};

const char *
tenbo_words_field (TbField field)
{
  g_return_val_if_fail ((int) field >= 0 && field < TB_N_FIELDS, "");

  return _ (field_words[field]);
}

/* @format takes the points; 0 points are said with @none. */
static char *
describe_points (int         points,
                 const char *format,
                 const char *none)
{
  g_autofree char *text = tenbo_words_points (points, FALSE);

  if (points == 0)
    return g_strdup (none);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (format, text);
#pragma GCC diagnostic pop
}

static char *
describe_yaku_set (TbYakuSet set)
{
  GString *text = g_string_new (NULL);

  for (int yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (set & TB_YAKU_BIT (yaku))
      {
        if (text->len > 0)
          g_string_append (text, _ (", "));
        g_string_append (text, tenbo_words_yaku ((TbYaku) yaku));
      }
  if (text->len == 0)
    g_string_append (text, _ ("None"));
  return g_string_free_and_steal (text);
}

static char *
describe_yaku (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_yaku; i++)
    {
      const TbYakuRule *rule = &rules->yaku[i];

      if (text->len > 0)
        g_string_append (text, _ (", "));
      if (rule->open == rule->closed)
        /* Translators: a yaku and its han */
        g_string_append_printf (text, _ ("%s %d"), tenbo_words_yaku (rule->yaku), rule->closed);
      else if (rule->open == 0)
        /* Translators: a yaku of closed hands only and its han */
        g_string_append_printf (text, _ ("%s %d (closed)"), tenbo_words_yaku (rule->yaku),
                                rule->closed);
      else
        /* Translators: a yaku, its han, and its han in an open hand */
        g_string_append_printf (text, _ ("%s %d (open %d)"), tenbo_words_yaku (rule->yaku),
                                rule->closed, rule->open);
    }
  return g_string_free_and_steal (text);
}

static char *
describe_uma (const TbRules *rules)
{
  GString *text = g_string_new (NULL);
  gboolean any = FALSE;

  for (int rank = 0; rank < rules->players; rank++)
    {
      g_autofree char *points = tenbo_words_points (rules->uma[rank], TRUE);

      any = any || rules->uma[rank] != 0;
      g_string_append_printf (text, "%s%s", rank > 0 ? " / " : "", points);
    }
  if (!any)
    g_string_assign (text, _ ("None"));
  return g_string_free_and_steal (text);
}

static const char *
due_words (TbFoulDue due)
{
  switch (due)
    {
    case TB_FOUL_DUE_AT_ONCE:
      return _ ("paid at once, play goes on");
    case TB_FOUL_DUE_AT_DRAW:
      return _ ("play goes on, paid at a draw or when a foul ends the hand");
    case TB_FOUL_DUE_ENDS_HAND:
      return _ ("ends the hand");
    default:
      g_return_val_if_reached ("");
    }
}

static char *
describe_fouls (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_fouls; i++)
    {
      g_autofree char *cost = tenbo_words_foul_cost (rules, i, 1, 0);

      if (text->len > 0)
        g_string_append (text, "\n");
      /* Translators: a foul, when it is due, and what it costs a player who is not dealer */
      g_string_append_printf (text, _ ("%s: %s. %s"), tenbo_words_foul (rules->fouls[i].id),
                              due_words (rules->fouls[i].due), cost);
    }
  if (text->len == 0)
    g_string_append (text, _ ("None"));
  return g_string_free_and_steal (text);
}

static char *
describe_frame (const TbRules *rules,
                TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_PLAYERS:
      return g_strdup_printf ("%d", rules->players);
    case TB_FIELD_WINDS:
      return g_strdup (_ (winds_words[rules->winds - 1]));
    case TB_FIELD_START_POINTS:
      return tenbo_words_points (rules->start_points, FALSE);
    case TB_FIELD_RETURN_POINTS:
      return tenbo_words_points (rules->return_points, FALSE);
    case TB_FIELD_UMA:
      return describe_uma (rules);
    case TB_FIELD_TIES:
      return g_strdup (rules->ties == TB_TIES_SHARED
                         ? _ ("Equal scores share the rank and what it brings")
                         : _ ("Of equal scores, the player nearer the first dealer ranks higher"));
    case TB_FIELD_LEFTOVER_POT:
      return g_strdup (rules->leftover_pot == TB_LEFTOVER_NOBODY
                         ? _ ("Nobody gets what lies in the pot at the end")
                         : _ ("1st gets what lies in the pot at the end"));
    case TB_FIELD_BUST:
      return g_strdup (rules->bust == TB_BUST_NONE
                         ? _ ("The game goes on with a score below zero")
                         : _ ("The game ends after a hand with a score below zero"));
    case TB_FIELD_CEILING:
      return describe_points (rules->ceiling,
                              _ ("The game ends after a hand with a score above %s"), _ ("None"));
    case TB_FIELD_CEILING_INCLUSIVE:
      return g_strdup (rules->ceiling_inclusive ? _ ("Ends the game too") : _ ("Is not enough"));
    default:
      return NULL;
    }
}

static char *
describe_play (const TbRules *rules,
               TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_DEALER_WIN:
      return g_strdup (_ (dealer_words[rules->dealer_win]));
    case TB_FIELD_DEALER_TENPAI:
      return g_strdup (_ (dealer_words[rules->dealer_tenpai]));
    case TB_FIELD_DEALER_CHILD_FOUL:
      return g_strdup (_ (dealer_words[rules->dealer_child_foul]));
    case TB_FIELD_LAST_DEALER:
      return g_strdup (rules->last_dealer == TB_LAST_DEALER_ORDINARY
                         ? _ ("As in any other hand")
                         : _ ("With the right to repeat: must, unless 1st, who may stop"));
    case TB_FIELD_HONBA_RON:
      return describe_points (rules->honba_ron, _ ("%s for each honba"), _ ("None"));
    case TB_FIELD_HONBA_TSUMO:
      return describe_points (rules->honba_tsumo, _ ("%s from each player for each honba"),
                              _ ("None"));
    case TB_FIELD_HONBA_RECEIVERS:
      return g_strdup (rules->honba_receivers == TB_HONBA_NEAREST
                         ? _ ("The winner nearest the discarder gets it")
                         : _ ("Every winner gets it"));
    case TB_FIELD_HONBA_DECLINED_WIN:
      return g_strdup (rules->honba_declined_win
                         ? _ ("One more when a dealer who won passes")
                         : _ ("None when a dealer who won passes"));
    case TB_FIELD_MAX_WINNERS:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d winner", "Up to %d winners",
                                           (gulong) rules->max_winners),
                              rules->max_winners);
    case TB_FIELD_LAST_HAND_OPEN_WIN:
      return g_strdup (rules->last_hand_open_win
                         ? _ ("Must improve the rank, unless the winner is dealer or 1st")
                         : _ ("As in any other hand"));
    case TB_FIELD_RIICHI_STAKE:
      return describe_points (rules->riichi_stake, "%s", _ ("None"));
    case TB_FIELD_RIICHI_MINIMUM:
      return describe_points (rules->riichi_minimum, _ ("Riichi needs %s points"),
                              _ ("Riichi needs no points"));
    case TB_FIELD_STAKE_ON_RONNED_TILE:
      return g_strdup (rules->stake_on_ronned_tile ? _ ("Is paid") : _ ("Is not paid"));
    case TB_FIELD_NOTEN_POOL:
      return describe_points (rules->noten_pool, _ ("%s in all"), _ ("None"));
    case TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST:
      return g_strdup (rules->noten_void_at_double_bust
                         ? _ ("Not made where they and the fine would each bust somebody")
                         : _ ("Always made"));
    default:
      return NULL;
    }
}

static char *
describe_value (const TbRules *rules,
                TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_KIRIAGE_MANGAN:
      return g_strdup (rules->kiriage_mangan ? _ ("4 han 30 fu and 3 han 60 fu are mangan")
                                             : _ ("No"));
    case TB_FIELD_COUNTED_YAKUMAN:
      if (rules->counted_yakuman == 0)
        return g_strdup (_ ("None: 11 han and more are sanbaiman"));
      return g_strdup_printf (_ ("From %d han"), rules->counted_yakuman);
    case TB_FIELD_YAKUMAN:
      return describe_yaku_set (rules->yakuman);
    case TB_FIELD_GREAT_YAKUMAN:
      return describe_yaku_set (rules->great_yakuman);
    case TB_FIELD_DOUBLE_YAKUMAN:
      return describe_yaku_set (rules->double_yakuman);
    case TB_FIELD_SEVERAL_YAKUMAN:
      return g_strdup (_ (several_yakuman_words[rules->several_yakuman]));
    case TB_FIELD_YAKU:
      return describe_yaku (rules);
    case TB_FIELD_OPEN_TANYAO:
      return g_strdup (rules->open_tanyao ? _ ("Yes") : _ ("No"));
    case TB_FIELD_RED_FIVES:
      return g_strdup_printf (_ ("%d in each suit"), rules->red_fives);
    case TB_FIELD_OPEN_PINFU:
      return g_strdup (_ (open_pinfu_words[rules->open_pinfu]));
    case TB_FIELD_DOUBLE_WIND_PAIR_FU:
      return g_strdup_printf (_ ("%d fu"), rules->double_wind_pair_fu);
    case TB_FIELD_RINSHAN_HAITEI_TSUMO_FU:
      return g_strdup (rules->rinshan_haitei_tsumo_fu ? _ ("2 fu") : _ ("None"));
    default:
      return NULL;
    }
}

static char *
describe_extras (const TbRules *rules,
                 TbField        field)
{
  switch ((int) field)
    {
    case TB_FIELD_PAO_YAKUMAN:
      return describe_yaku_set (rules->pao_yakuman);
    case TB_FIELD_PAO_SHARE:
      return g_strdup (rules->pao_share == TB_PAO_WHOLE_HAND ? _ ("The whole hand")
                                                             : _ ("The share of that yakuman"));
    case TB_FIELD_PAO_SINGLE_TILE:
      return g_strdup (rules->pao_single_tile
                         ? _ ("The player whose discard leaves another with one tile is liable")
                         : _ ("None"));
    case TB_FIELD_PAO_KAN_FEEDER:
      return g_strdup (_ (pao_kan_feeder_words[rules->pao_kan_feeder]));
    case TB_FIELD_CHIP_IPPATSU:
      return describe_points (rules->chip_ippatsu, "%s", _ ("None"));
    case TB_FIELD_CHIP_URA:
      return describe_points (rules->chip_ura, _ ("%s for each"), _ ("None"));
    case TB_FIELD_CHIP_RED:
      return describe_points (rules->chip_red, _ ("%s for each"), _ ("None"));
    case TB_FIELD_CHIP_YAKUMAN:
      return describe_points (rules->chip_yakuman, _ ("%s from each player"), _ ("None"));
    case TB_FIELD_CHIP_BUST:
      return describe_points (rules->chip_bust, "%s", _ ("None"));
    case TB_FIELD_CHIP_EAST_EAST:
      return describe_points (rules->chip_east_east,
                              _ ("%s from each for the first dealer who ends the game in East 1"),
                              _ ("None"));
    case TB_FIELD_FOULS:
      return describe_fouls (rules);
    default:
      return NULL;
    }
}

char *
tenbo_words_field_value (const TbRules *rules,
                         TbField        field)
{
  char *text;

  g_return_val_if_fail (rules != NULL && (int) field >= 0 && field < TB_N_FIELDS, NULL);

  text = describe_frame (rules, field);
  if (text == NULL)
    text = describe_play (rules, field);
  if (text == NULL)
    text = describe_value (rules, field);
  if (text == NULL)
    text = describe_extras (rules, field);
  g_return_val_if_fail (text != NULL, g_strdup (""));
  return text;
}
