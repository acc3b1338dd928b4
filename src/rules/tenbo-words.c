/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

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

/* The number without its sign, with the thousands apart. */
static char *
group_digits (guint64 number)
{
  const char *locale = setlocale (LC_NUMERIC, NULL);
  GString    *text;

  if (strcmp (locale, "POSIX") != 0 && strcmp (locale, "C") != 0 &&
      !g_str_has_prefix (locale, "C."))
    return g_strdup_printf ("%'" G_GUINT64_FORMAT, number);

  /* The C locale has no separator, and five digits in a row are hard to read. */
  text = g_string_new (NULL);
  g_string_printf (text, "%" G_GUINT64_FORMAT, number);
  for (gssize i = (gssize) text->len - 3; i > 0; i -= 3)
    g_string_insert_c (text, i, ',');

  return g_string_free_and_steal (text);
}

char *
tenbo_words_points (gint64   points,
                    gboolean sign)
{
  g_autofree char *digits = group_digits (points < 0 ? 0 - (guint64) points : (guint64) points);

  if (points < 0)
    return g_strconcat ("\u2212", digits, NULL);
  if (points > 0 && sign)
    return g_strconcat ("+", digits, NULL);
  return g_steal_pointer (&digits);
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
  gint64           magnitude = ABS (points);
  g_autofree char *digits = NULL;

  if (!in_thousands)
    return tenbo_words_points (points, TRUE);

  /* Only an agreed correction can leave a remainder of less than a hundred. */
  if (magnitude % 100 == 0)
    digits = g_strdup_printf ("%.1f", (double) magnitude / 1000);
  else
    digits = g_strdup_printf ("%.3f", (double) magnitude / 1000);

  return g_strconcat (points < 0 ? "\u2212" : points > 0 ? "+"
                                                         : "",
                      digits, NULL);
}
