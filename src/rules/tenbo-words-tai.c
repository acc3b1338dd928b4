/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-values.h"

#include <glib/gi18n-lib.h>

/* The items of tai in words, and how they are counted. */

/* Returns the names of the items that do not count toward the minimum; with @exempt, of the items
 * that exempt the hand from it. */
static char *
join_tai (const TbRules *rules,
          gboolean       exempt)
{
  GString *text = g_string_new (NULL);

  for (int item = TB_TAI_ZUOTAI; item < TB_TAI_HOUSE + rules->n_house_tai; item++)
    {
      const TbTaiRule *rule = tb_rules_find_tai (rules, (TbTai) item);

      if (rule == NULL || (exempt ? !rule->exempt : rule->minimum || rule->exempt))
        continue;
      if (text->len > 0)
        g_string_append (text, _ ("; "));
      g_string_append (text, tenbo_words_tai (rules, (TbTai) item));
    }
  return g_string_free_and_steal (text);
}

/* Formats a minimum of tai. */
static char *
format_minimum (const TbRules *rules,
                int            tai)
{
  return rules->tai_rounding > 1 ? g_strdup_printf (_ ("%d tai before rounding"), tai)
                                 : tenbo_words_n_tai (tai);
}

char *
tenbo_words_describe_tai_minimum_self_draw (const TbRules *rules)
{
  return rules->tai_minimum_self_draw == 0 ? g_strdup (_ ("None"))
                                           : format_minimum (rules, rules->tai_minimum_self_draw);
}

char *
tenbo_words_describe_tai_minimum (const TbRules *rules)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *left_out = join_tai (rules, FALSE);
  g_autofree char *exempt = join_tai (rules, TRUE);

  if (rules->tai_minimum == 0)
    return tenbo_words_end_lines (text);

  tenbo_words_add_line (text, format_minimum (rules, rules->tai_minimum));
  if (left_out[0] != '\0')
    tenbo_words_add_line (text, g_strdup_printf (_ ("Not counted: %s"), left_out));
  if (exempt[0] != '\0')
    tenbo_words_add_line (text, g_strdup_printf (_ ("Exempt: %s"), exempt));
  return tenbo_words_end_lines (text);
}

char *
tenbo_words_describe_tai_table (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_tai_table; i++)
    {
      const TbTaiRow  *row = &rules->tai_table[i];
      int              last = i + 1 < rules->n_tai_table ? row[1].tai - 1 : 0;
      g_autofree char *points = tenbo_words_points (row->points, FALSE);

      if (i + 1 == rules->n_tai_table)
        /* Translators: the lowest sum of tai with this number of points */
        tenbo_words_add_line (
          text, g_strdup_printf (_ ("%1$d tai or more: %2$s"), row->tai, points));
      else if (last == row->tai)
        /* Translators: a sum of tai and its points */
        tenbo_words_add_line (text, g_strdup_printf (_ ("%1$d tai: %2$s"), row->tai, points));
      else
        /* Translators: the lowest and the highest sum of tai with this number of points */
        tenbo_words_add_line (
          text, g_strdup_printf (_ ("%1$d to %2$d tai: %3$s"), row->tai, last, points));
    }
  return tenbo_words_end_lines (text);
}

char *
tenbo_words_describe_tai_rounding (const TbRules *rules)
{
  if (rules->tai_rounding == 1)
    return g_strdup (_ ("None"));
  return g_strdup_printf (_ ("The sum is rounded up to a multiple of %d"), rules->tai_rounding);
}

static void
add_item (const TbRules *rules,
          TbTai          item,
          GString       *text)
{
  const TbTaiRule *rule = tb_rules_find_tai (rules, item);
  const char      *name = tenbo_words_tai (rules, item);

  if (rule->most > 1)
    /* Translators: an item, the value of each, and the maximum number in a hand */
    tenbo_words_add_line (
      text, g_strdup_printf (_ ("%1$s: %2$d each, up to %3$d"), name, rule->tai, rule->most));
  else
    /* Translators: an item of a hand and its value in tai */
    tenbo_words_add_line (text, g_strdup_printf (C_ ("tai", "%s: %d"), name, rule->tai));
}

char *
tenbo_words_describe_tai_items (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_tai_items; i++)
    add_item (rules, rules->tai_items[i].item, text);
  return tenbo_words_end_lines (text);
}

char *
tenbo_words_describe_house_tai (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_house_tai; i++)
    add_item (rules, (TbTai) (TB_TAI_HOUSE + i), text);
  return tenbo_words_end_lines (text);
}
