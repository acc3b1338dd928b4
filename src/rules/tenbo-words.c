/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include "tenbo-free-text.h"
#include "tenbo-number.h"

#include <glib/gi18n-lib.h>

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

  /* Only an agreed correction can leave a remainder of less than a hundred. */
  return tenbo_number_dup_thousands (points, points % 100 == 0 ? 1 : 3);
}
