/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

typedef char *(*DescribeFunc) (const TbRules *rules);

/* What a field is called, and how it is said what it is set to: by the words for its value, as an
 * amount of points, or by a function. A set of yaku is listed. */
typedef struct
{
  const char        *name;
  const char *const *words;  /* for each value of a bool or an enumeration */
  const char        *points; /* a format that takes the amount as text */
  const char        *none;   /* instead of it for 0 points, or NULL */
  DescribeFunc       describe;
} FieldWords;

static const char *const yes_words[] = { N_ ("No"), N_ ("Yes") };

static const char *const ties_words[] = {
  [TB_TIES_BY_SEAT] = N_ ("Of equal scores, the player nearer the first dealer ranks higher"),
  [TB_TIES_SHARED] = N_ ("Equal scores share the rank and what it brings"),
};

static const char *const leftover_pot_words[] = {
  [TB_LEFTOVER_FIRST] = N_ ("1st gets what lies in the pot at the end"),
  [TB_LEFTOVER_NOBODY] = N_ ("Nobody gets what lies in the pot at the end"),
};

static const char *const bust_words[] = {
  [TB_BUST_NONE] = N_ ("The game goes on with a score below zero"),
  [TB_BUST_BELOW_ZERO] = N_ ("The game ends after a hand with a score below zero"),
};

static const char *const ceiling_inclusive_words[] = { N_ ("Is not enough"),
                                                       N_ ("Ends the game too") };

static const char *const dealer_words[] = {
  [TB_DEALER_PASSES] = N_ ("The deal passes"),
  [TB_DEALER_CHOOSES] = N_ ("The dealer may repeat or pass"),
  [TB_DEALER_REPEATS] = N_ ("The dealer repeats"),
};

static const char *const last_dealer_words[] = {
  [TB_LAST_DEALER_ORDINARY] = N_ ("As in any other hand"),
  [TB_LAST_DEALER_MUST_UNLESS_FIRST] =
    N_ ("With the right to repeat: must, unless 1st, who may stop"),
};

static const char *const honba_receivers_words[] = {
  [TB_HONBA_NEAREST] = N_ ("The winner nearest the discarder gets it"),
  [TB_HONBA_EVERY_WINNER] = N_ ("Every winner gets it"),
};

static const char *const honba_declined_win_words[] = {
  N_ ("None when a dealer who won passes"),
  N_ ("One more when a dealer who won passes"),
};

static const char *const last_hand_open_win_words[] = {
  N_ ("As in any other hand"),
  N_ ("Must improve the rank, unless the winner is dealer or 1st"),
};

static const char *const stake_on_ronned_tile_words[] = { N_ ("Is not paid"), N_ ("Is paid") };

static const char *const noten_void_at_double_bust_words[] = {
  N_ ("Always made"),
  N_ ("Not made where they and the fine would each bust somebody"),
};

static const char *const kiriage_mangan_words[] = {
  N_ ("No"),
  N_ ("4 han 30 fu and 3 han 60 fu are mangan"),
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

static const char *const rinshan_haitei_tsumo_fu_words[] = { N_ ("None"), N_ ("2 fu") };

static const char *const pao_share_words[] = {
  [TB_PAO_WHOLE_HAND] = N_ ("The whole hand"),
  [TB_PAO_LIABLE_YAKUMAN] = N_ ("The share of that yakuman"),
};

static const char *const pao_single_tile_words[] = {
  N_ ("None"),
  N_ ("The player whose discard leaves another with one tile is liable"),
};

static const char *const pao_kan_feeder_words[] = {
  [TB_KAN_FEEDER_NONE] = N_ ("An ordinary tsumo"),
  [TB_KAN_FEEDER_TSUMO] = N_ ("The player who fed the kan pays all of the tsumo"),
  [TB_KAN_FEEDER_RON] = N_ ("The player who fed the kan pays as for a ron, chips too"),
};

static char *
describe_players (const TbRules *rules)
{
  return g_strdup_printf ("%d", rules->players);
}

static char *
describe_winds (const TbRules *rules)
{
  static const char *const words[] = {
    N_ ("One round: East"),
    N_ ("Two rounds: East and South"),
    N_ ("Three rounds: East, South and West"),
    N_ ("Four rounds: East, South, West and North"),
  };

  g_return_val_if_fail (rules->winds >= 1 && (size_t) rules->winds <= G_N_ELEMENTS (words), NULL);

  return g_strdup (_ (words[rules->winds - 1]));
}

static char *
describe_max_winners (const TbRules *rules)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d winner", "Up to %d winners",
                                       (gulong) rules->max_winners),
                          rules->max_winners);
}

static char *
describe_counted_yakuman (const TbRules *rules)
{
  if (rules->counted_yakuman == 0)
    return g_strdup (_ ("None: 11 han and more are sanbaiman"));
  return g_strdup_printf (_ ("From %d han"), rules->counted_yakuman);
}

static char *
describe_red_fives (const TbRules *rules)
{
  return g_strdup_printf (_ ("%d in each suit"), rules->red_fives);
}

static char *
describe_double_wind_pair_fu (const TbRules *rules)
{
  return g_strdup_printf (_ ("%d fu"), rules->double_wind_pair_fu);
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
    case TB_FOUL_DUE_ONLY_AT_DRAW:
      return _ ("play goes on, paid at a draw");
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

static const FieldWords field_words[TB_N_FIELDS] = {
  [TB_FIELD_PLAYERS] = { N_ ("Players"), .describe = describe_players },
  [TB_FIELD_WINDS] = { N_ ("Length"), .describe = describe_winds },
  [TB_FIELD_START_POINTS] = { N_ ("Start"), .points = "%s" },
  [TB_FIELD_RETURN_POINTS] = { N_ ("Return"), .points = "%s" },
  [TB_FIELD_UMA] = { N_ ("Uma"), .describe = describe_uma },
  [TB_FIELD_TIES] = { N_ ("Ties"), .words = ties_words },
  [TB_FIELD_LEFTOVER_POT] = { N_ ("Leftover pot"), .words = leftover_pot_words },
  [TB_FIELD_BUST] = { N_ ("Bust"), .words = bust_words },
  [TB_FIELD_CEILING] = {
    N_ ("Ceiling"),
    .points = N_ ("The game ends after a hand with a score above %s"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CEILING_INCLUSIVE] = { N_ ("Reaching the ceiling"), .words = ceiling_inclusive_words },
  [TB_FIELD_DEALER_WIN] = { N_ ("Dealer wins"), .words = dealer_words },
  [TB_FIELD_DEALER_TENPAI] = { N_ ("Dealer tenpai at a draw"), .words = dealer_words },
  [TB_FIELD_DEALER_CHILD_FOUL] = { N_ ("Foul of another player"), .words = dealer_words },
  [TB_FIELD_LAST_DEALER] = { N_ ("Last dealer"), .words = last_dealer_words },
  [TB_FIELD_HONBA_RON] = {
    N_ ("Honba on ron"),
    .points = N_ ("%s for each honba"),
    .none = N_ ("None"),
  },
  [TB_FIELD_HONBA_TSUMO] = {
    N_ ("Honba on tsumo"),
    .points = N_ ("%s from each player for each honba"),
    .none = N_ ("None"),
  },
  [TB_FIELD_HONBA_RECEIVERS] = {
    N_ ("Honba with several winners"),
    .words = honba_receivers_words,
  },
  [TB_FIELD_HONBA_DECLINED_WIN] = {
    N_ ("Honba after a declined repeat"),
    .words = honba_declined_win_words,
  },
  [TB_FIELD_MAX_WINNERS] = { N_ ("Winners of one discard"), .describe = describe_max_winners },
  [TB_FIELD_LAST_HAND_OPEN_WIN] = {
    N_ ("Open wins in the last hand"),
    .words = last_hand_open_win_words,
  },
  [TB_FIELD_RIICHI_STAKE] = { N_ ("Riichi stick"), .points = "%s", .none = N_ ("None") },
  [TB_FIELD_RIICHI_MINIMUM] = {
    N_ ("Points for riichi"),
    .points = N_ ("Riichi needs %s points"),
    .none = N_ ("Riichi needs no points"),
  },
  [TB_FIELD_STAKE_ON_RONNED_TILE] = {
    N_ ("Stick when the declaring tile is ronned"),
    .words = stake_on_ronned_tile_words,
  },
  [TB_FIELD_NOTEN_POOL] = {
    N_ ("Noten payments"),
    .points = N_ ("%s in all"),
    .none = N_ ("None"),
  },
  [TB_FIELD_NOTEN_VOID_AT_DOUBLE_BUST] = {
    N_ ("Noten payments beside a fine"),
    .words = noten_void_at_double_bust_words,
  },
  [TB_FIELD_KIRIAGE_MANGAN] = { N_ ("Rounding up to mangan"), .words = kiriage_mangan_words },
  [TB_FIELD_COUNTED_YAKUMAN] = { N_ ("Counted yakuman"), .describe = describe_counted_yakuman },
  [TB_FIELD_YAKUMAN] = { N_ ("Yakuman") },
  [TB_FIELD_GREAT_YAKUMAN] = { N_ ("Great yakuman") },
  [TB_FIELD_DOUBLE_YAKUMAN] = { N_ ("Double yakuman") },
  [TB_FIELD_SEVERAL_YAKUMAN] = { N_ ("Several yakuman"), .words = several_yakuman_words },
  [TB_FIELD_YAKU] = { N_ ("Yaku"), .describe = describe_yaku },
  [TB_FIELD_OPEN_TANYAO] = { N_ ("Open tanyao"), .words = yes_words },
  [TB_FIELD_RED_FIVES] = { N_ ("Red fives"), .describe = describe_red_fives },
  [TB_FIELD_OPEN_PINFU] = { N_ ("Open pinfu shape"), .words = open_pinfu_words },
  [TB_FIELD_DOUBLE_WIND_PAIR_FU] = {
    N_ ("Pair of the double wind"),
    .describe = describe_double_wind_pair_fu,
  },
  [TB_FIELD_RINSHAN_HAITEI_TSUMO_FU] = {
    N_ ("Tsumo fu of rinshan and haitei"),
    .words = rinshan_haitei_tsumo_fu_words,
  },
  [TB_FIELD_PAO_YAKUMAN] = { N_ ("Liability for yakuman") },
  [TB_FIELD_PAO_SHARE] = { N_ ("What the liable player pays"), .words = pao_share_words },
  [TB_FIELD_PAO_SINGLE_TILE] = {
    N_ ("Liability for a single tile"),
    .words = pao_single_tile_words,
  },
  [TB_FIELD_PAO_KAN_FEEDER] = { N_ ("Rinshan after a called kan"), .words = pao_kan_feeder_words },
  [TB_FIELD_CHIP_IPPATSU] = { N_ ("Chips for ippatsu"), .points = "%s", .none = N_ ("None") },
  [TB_FIELD_CHIP_URA] = {
    N_ ("Chips for ura dora"),
    .points = N_ ("%s for each"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CHIP_RED] = {
    N_ ("Chips for red fives"),
    .points = N_ ("%s for each"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CHIP_YAKUMAN] = {
    N_ ("Chips for yakuman"),
    .points = N_ ("%s from each player"),
    .none = N_ ("None"),
  },
  [TB_FIELD_CHIP_BUST] = { N_ ("Bust prize"), .points = "%s", .none = N_ ("None") },
  [TB_FIELD_CHIP_EAST_EAST] = {
    N_ ("East-East prize"),
    .points = N_ ("%s from each for the first dealer who ends the game in East 1"),
    .none = N_ ("None"),
  },
  [TB_FIELD_FOULS] = { N_ ("Fouls"), .describe = describe_fouls },
};

static char *
describe_points (const FieldWords *words,
                 int               points)
{
  g_autofree char *text = tenbo_words_points (points, FALSE);

  if (points == 0 && words->none != NULL)
    return g_strdup (_ (words->none));

  /* msgfmt checks that a translation takes what the format takes. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (words->points), text);
#pragma GCC diagnostic pop
}

const char *
tenbo_words_field (TbField field)
{
  g_return_val_if_fail ((int) field >= 0 && field < TB_N_FIELDS, "");

  return _ (field_words[field].name);
}

char *
tenbo_words_field_value (const TbRules *rules,
                         TbField        field)
{
  const FieldWords *words;
  const guint8     *at;
  TbYakuSet         set;
  int32_t           value;

  g_return_val_if_fail (rules != NULL && (int) field >= 0 && field < TB_N_FIELDS, NULL);

  words = &field_words[field];
  at = (const guint8 *) rules + tb_rule_fields[field].offset;
  if (words->describe != NULL)
    return words->describe (rules);

  switch (tb_rule_fields[field].kind)
    {
    case TB_FIELD_KIND_BOOL:
      return g_strdup (_ (words->words[*(const bool *) at]));
    case TB_FIELD_KIND_ENUM:
      memcpy (&value, at, sizeof value);
      return g_strdup (_ (words->words[value]));
    case TB_FIELD_KIND_INT:
      memcpy (&value, at, sizeof value);
      return describe_points (words, value);
    case TB_FIELD_KIND_YAKU_SET:
      memcpy (&set, at, sizeof set);
      return describe_yaku_set (set);
    case TB_FIELD_KIND_YAKU:
    case TB_FIELD_KIND_ID:
    case TB_FIELD_KIND_ROW:
    case TB_FIELD_KIND_RECORDS:
    default:
      g_return_val_if_reached (NULL); /* these have a function */
    }
}
