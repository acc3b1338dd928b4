/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-private.h"

#include <glib/gi18n-lib.h>

/* The most that the table of fields allows a yaku. */
#define MAX_YAKU_HAN 13

/* --- What hands are worth --- */

char *
tenbo_words_describe_han_points (const TbRules *rules)
{
  g_autofree char *child = tenbo_words_points (rules->han_points, FALSE);
  g_autofree char *dealer = tenbo_words_points (rules->han_points / 2 * 3, FALSE);

  if (rules->han_points == 0)
    return g_strdup (_ ("None"));
  return g_strdup_printf (_ ("%s, for the dealer %s"), child, dealer);
}

char *
tenbo_words_describe_tsumo_table (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  if (rules->n_tsumo_table > 0)
    tenbo_words_add_line (text, g_strdup (_ ("Value: from the child / from the dealer")));
  for (int i = 0; i < rules->n_tsumo_table; i++)
    {
      g_autofree char *ron = tenbo_words_points (rules->tsumo_table[i].ron, FALSE);
      g_autofree char *child = tenbo_words_points (rules->tsumo_table[i].child, FALSE);
      g_autofree char *dealer = tenbo_words_points (rules->tsumo_table[i].dealer, FALSE);

      /* Translators: the value of a self-drawn win, what the child and what the dealer pays */
      tenbo_words_add_line (text, g_strdup_printf (_ ("%s: %s / %s"), ron, child, dealer));
    }
  return tenbo_words_end_lines (text);
}

char *
tenbo_words_describe_counted_yakuman (const TbRules *rules)
{
  if (rules->counted_yakuman > 0)
    return g_strdup_printf (_ ("From %d han"), rules->counted_yakuman);
  if (rules->scoring != TB_SCORING_FU_TABLE)
    return g_strdup (_ ("None"));
  return g_strdup (_ ("None: 11 han and more are sanbaiman"));
}

char *
tenbo_words_describe_counted_yakuman_steps (const TbRules *rules)
{
  if (rules->counted_yakuman_steps == 1)
    return g_strdup (_ ("Always one"));
  return g_strdup_printf (_ ("One more for every %1$d han, up to %2$d"), rules->counted_yakuman,
                          rules->counted_yakuman_steps);
}

/* The yaku @rule without its han: "Honitsu (open 2)". */
static char *
describe_one_yaku (const TbYakuRule *rule)
{
  const char *name = tenbo_words_yaku (rule->yaku);

  if (rule->instead)
    /* Translators: a yaku that takes the place of all others in the hand */
    return g_strdup_printf (_ ("%s (instead of everything else, if that is worth less)"), name);
  if (rule->open == rule->closed)
    return g_strdup (name);
  if (rule->open == 0)
    /* Translators: a yaku of closed hands */
    return g_strdup_printf (_ ("%s (closed)"), name);
  /* Translators: a yaku, and its han in an open hand */
  return g_strdup_printf (_ ("%s (open %d)"), name, rule->open);
}

char *
tenbo_words_describe_yaku (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int han = 1; han <= MAX_YAKU_HAN; han++)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (int i = 0; i < rules->n_yaku; i++)
        if (rules->yaku[i].closed == han)
          {
            g_autofree char *name = describe_one_yaku (&rules->yaku[i]);

            tenbo_words_add_entry (names, name);
          }
      if (names->len > 0)
        /* Translators: a number of han, and the yaku that have as many */
        tenbo_words_add_line (text, g_strdup_printf (_ ("%d han: %s"), han, names->str));
    }
  return tenbo_words_end_lines (text);
}

/* As many fives as a suit has. */
#define FIVES_IN_A_SUIT 4

char *
tenbo_words_describe_red_fives (const TbRules *rules)
{
  if (rules->red_fives == 0)
    return g_strdup (_ ("None"));
  if (rules->red_fives == FIVES_IN_A_SUIT)
    return g_strdup (_ ("All fives"));
  return g_strdup_printf (_ ("%d in each suit"), rules->red_fives);
}

char *
tenbo_words_describe_flowers (const TbRules *rules)
{
  if (rules->flowers == 0)
    return g_strdup (_ ("None"));
  if (rules->scoring == TB_SCORING_TAI)
    return g_strdup_printf (_ ("%d, set aside"), rules->flowers);
  return g_strdup_printf (_ ("%d, each set aside as a dora"), rules->flowers);
}

char *
tenbo_words_describe_double_wind_pair_fu (const TbRules *rules)
{
  return g_strdup_printf (_ ("%d fu"), rules->double_wind_pair_fu);
}

char *
tenbo_words_describe_pinfu_tsumo (const TbRules *rules)
{
  gboolean fu = rules->scoring == TB_SCORING_FU_TABLE;

  if (rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH)
    return g_strdup (fu ? _ ("Both count, 20 fu") : _ ("Both count"));
  return g_strdup (fu ? _ ("Only pinfu counts, 30 fu") : _ ("Only pinfu counts"));
}

/* --- Tai --- */

typedef gboolean (*TaiFunc) (const TbTaiRule *rule);

static gboolean
is_left_out (const TbTaiRule *rule)
{
  return !rule->minimum && !rule->exempt;
}

static gboolean
is_exempt (const TbTaiRule *rule)
{
  return rule->exempt;
}

/* The names of the items for which @is_one is true. */
static char *
join_tai (const TbRules *rules,
          TaiFunc        is_one)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_tai_items; i++)
    if (is_one (&rules->tai_items[i]))
      {
        if (text->len > 0)
          g_string_append (text, _ ("; "));
        g_string_append (text, tenbo_words_tai (rules->tai_items[i].item));
      }
  return g_string_free_and_steal (text);
}

char *
tenbo_words_describe_tai_minimum (const TbRules *rules)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *left_out = join_tai (rules, is_left_out);
  g_autofree char *exempt = join_tai (rules, is_exempt);

  if (rules->tai_minimum == 0)
    return tenbo_words_end_lines (text);

  tenbo_words_add_line (text, g_strdup_printf (_ ("%d tai before rounding"), rules->tai_minimum));
  if (left_out[0] != '\0')
    tenbo_words_add_line (text, g_strdup_printf (_ ("Not counted: %s"), left_out));
  if (exempt[0] != '\0')
    tenbo_words_add_line (text, g_strdup_printf (_ ("Free of it: %s"), exempt));
  return tenbo_words_end_lines (text);
}

char *
tenbo_words_describe_tai_rounding (const TbRules *rules)
{
  if (rules->tai_rounding == 1)
    return g_strdup (_ ("None"));
  return g_strdup_printf (_ ("The sum is rounded up to a multiple of %d"), rules->tai_rounding);
}

char *
tenbo_words_describe_tai_items (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_tai_items; i++)
    {
      const TbTaiRule *rule = &rules->tai_items[i];
      const char      *name = tenbo_words_tai (rule->item);

      if (rule->most > 1)
        /* Translators: an item, what each is worth, and how many a hand can have */
        tenbo_words_add_line (text, g_strdup_printf (_ ("%1$s: %2$d each, up to %3$d"), name,
                                                     rule->tai, rule->most));
      else
        /* Translators: an item of a hand and what it is worth in tai */
        tenbo_words_add_line (text, g_strdup_printf (C_ ("tai", "%s: %d"), name, rule->tai));
    }
  return tenbo_words_end_lines (text);
}
