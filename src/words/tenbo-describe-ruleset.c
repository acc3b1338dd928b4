/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe-ruleset.h"

#include "tenbo-number.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

static const char *
describe_length (const TbRules *rules)
{
  switch (rules->winds)
    {
    case 0:
      return C_ ("length", "East 1 alone");
    case 1:
      return C_ ("length", "East");
    case 2:
      return C_ ("length", "East and South");
    case 3:
      return C_ ("length", "East to West");
    default:
      return C_ ("length", "East to North");
    }
}

/* "+30 / +10 / −10 / −30": thousands, as players say them. */
static char *
list_uma (const TbRules *rules)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (int rank = 0; rank < rules->players; rank++)
    {
      int              uma = rules->uma[rank];
      g_autofree char *digits = g_strdup_printf ("%.*f", uma % 1000 != 0 ? 1 : 0,
                                                 ABS (uma) / 1000.0);
      g_autofree char *signed_digits = tenbo_number_dup_signed (digits, uma, TRUE);

      g_string_append_printf (list, "%s%s", rank > 0 ? " / " : "", signed_digits);
    }

  return g_string_free (g_steal_pointer (&list), FALSE);
}

static gboolean
has_uma (const TbRules *rules)
{
  for (int rank = 0; rank < rules->players; rank++)
    if (rules->uma[rank] != 0)
      return TRUE;

  return FALSE;
}

static char *
describe_uma (const TbRules *rules)
{
  g_autofree char *list = NULL;

  if (rules->float_line > 0)
    return g_strdup (_ ("floating uma"));

  if (!has_uma (rules))
    return g_strdup (_ ("no uma"));

  list = list_uma (rules);

  /* Translators: what the ranks bring at the end: "uma +30 / +10 / −10 / −30" */
  return g_strdup_printf (_ ("uma %s"), list);
}

static char *
describe_points (const TbRules *rules)
{
  g_autofree char *start = tenbo_words_points (rules->start_points, FALSE);
  g_autofree char *back = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *uma = describe_uma (rules);

  if (rules->start_points == 0 && rules->return_points == 0)
    return g_strdup (_ ("Scores run from 0"));

  /* Translators: what everybody begins with, what the result is counted from, the uma */
  return g_strdup_printf (_ ("Start %1$s, return %2$s · %3$s"), start, back, uma);
}

char *
tenbo_describe_ruleset (TenboRuleset *ruleset)
{
  const TbRules   *rules;
  g_autofree char *players = NULL;
  g_autofree char *points = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset), NULL);

  rules = tenbo_ruleset_get_rules (ruleset);
  players = g_strdup_printf (ngettext ("%d player", "%d players", (gulong) rules->players),
                             rules->players);
  points = describe_points (rules);

  return g_strdup_printf ("%s \u00b7 %s\n%s", players, describe_length (rules), points);
}
