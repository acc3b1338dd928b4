/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-private.h"

#include <glib/gi18n-lib.h>

void
tenbo_words_add_entry (GString    *list,
                       const char *text)
{
  if (list->len > 0)
    g_string_append (list, _ (", "));
  g_string_append (list, text);
}

void
tenbo_words_add_line (GString *text,
                      char    *line)
{
  if (text->len > 0)
    g_string_append_c (text, '\n');
  g_string_append (text, line);
  g_free (line);
}

char *
tenbo_words_end_lines (GString *text)
{
  if (text->len == 0)
    g_string_append (text, _ ("None"));
  return g_string_free_and_steal (text);
}

/* "+30,000 / +10,000 / −10,000 / −30,000", "None" for nothing but zeros. */
static char *
dup_row (const int32_t *row,
         int            players)
{
  GString *text = g_string_new (NULL);
  gboolean any = FALSE;

  for (int rank = 0; rank < players; rank++)
    {
      g_autofree char *points = tenbo_words_points (row[rank], TRUE);

      any = any || row[rank] != 0;
      g_string_append_printf (text, "%s%s", rank > 0 ? " / " : "", points);
    }
  if (!any)
    g_string_assign (text, _ ("None"));
  return g_string_free_and_steal (text);
}

/* --- The frame --- */

char *
tenbo_words_describe_players (const TbRules *rules)
{
  return g_strdup_printf ("%d", rules->players);
}

char *
tenbo_words_describe_winds (const TbRules *rules)
{
  static const char *const words[] = {
    N_ ("One hand: East 1"),
    N_ ("One round: East"),
    N_ ("Two rounds: East and South"),
    N_ ("Three rounds: East, South and West"),
    N_ ("Four rounds: East, South, West and North"),
  };

  g_return_val_if_fail (rules->winds >= 0 && (size_t) rules->winds < G_N_ELEMENTS (words), NULL);

  return g_strdup (_ (words[rules->winds]));
}

char *
tenbo_words_describe_return_points (const TbRules *rules)
{
  int32_t          oka = rules->players * (rules->return_points - rules->start_points);
  g_autofree char *points = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *prize = tenbo_words_points (oka, FALSE);

  if (oka <= 0)
    return g_steal_pointer (&points);
  /* Translators: the points of the return, and those that 1st gets of the difference */
  return g_strdup_printf (_ ("%1$s, an oka of %2$s to 1st"), points, prize);
}

static gboolean
is_listed (const TbRules *rules,
           int            floating)
{
  for (int i = 0; i < rules->n_floating_uma; i++)
    if (rules->floating_uma[i].floating == floating)
      return TRUE;
  return FALSE;
}

/* The numbers of floating players that have no row of their own: "0 or 4". */
static char *
join_other_numbers (const TbRules *rules)
{
  GString *text = g_string_new (NULL);
  int      left = rules->players + 1 - rules->n_floating_uma;

  for (int floating = 0; floating <= rules->players; floating++)
    if (!is_listed (rules, floating))
      {
        if (text->len > 0)
          g_string_append (text, left == 1 ? _ (" or ") : _ (", "));
        g_string_append_printf (text, "%d", floating);
        left--;
      }
  return g_string_free_and_steal (text);
}

char *
tenbo_words_describe_uma (const TbRules *rules)
{
  g_autofree char *row = dup_row (rules->uma, rules->players);
  g_autofree char *numbers = NULL;

  if (rules->n_floating_uma == 0)
    return g_steal_pointer (&row);

  numbers = join_other_numbers (rules);
  /* Translators: how many players are above the line, as "0 or 4", and what each rank gets then */
  return g_strdup_printf (_ ("%s afloat: %s"), numbers, row);
}

char *
tenbo_words_describe_floating_uma (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_floating_uma; i++)
    {
      const TbFloatingUma *uma = &rules->floating_uma[i];
      g_autofree char     *row = dup_row (uma->uma, rules->players);
      g_autofree char     *number = g_strdup_printf ("%d", uma->floating);

      tenbo_words_add_line (text, g_strdup_printf (_ ("%s afloat: %s"), number, row));
    }
  return tenbo_words_end_lines (text);
}

char *
tenbo_words_describe_sinking (const TbRules *rules)
{
  g_autofree char *line = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *points = tenbo_words_points (rules->sinking, FALSE);

  if (rules->sinking == 0)
    return g_strdup (_ ("None"));
  /* Translators: the line, and what is paid */
  return g_strdup_printf (_ ("Who has less than %1$s and is not 1st pays %2$s to 1st"), line,
                          points);
}

/* --- The end --- */

char *
tenbo_words_describe_bust (const TbRules *rules)
{
  gboolean at_once = rules->bust_when == TB_BUST_AT_ONCE;

  switch (rules->bust)
    {
    case TB_BUST_NONE:
      return g_strdup (_ ("The game goes on with a score below zero"));
    case TB_BUST_BELOW_ZERO:
      return g_strdup (at_once
                         ? _ ("The game ends as soon as a score is below zero; exactly 0 goes on")
                         : _ ("The game ends after a hand with a score below zero; exactly 0 goes "
                              "on"));
    case TB_BUST_ZERO_OR_BELOW:
      return g_strdup (at_once ? _ ("The game ends as soon as a score is 0 or less")
                               : _ ("The game ends after a hand with a score of 0 or less"));
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
tenbo_words_describe_target (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->target, FALSE);

  if (rules->target == 0)
    return g_strdup (_ ("None"));
  if (rules->extension != TB_EXTENSION_NONE)
    return g_strdup_printf (_ ("If nobody has %s, an extension is played"), points);
  return g_strdup_printf (_ ("The last dealer needs %s to stop"), points);
}

char *
tenbo_words_describe_extension (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->target, FALSE);

  switch (rules->extension)
    {
    case TB_EXTENSION_NONE:
      return g_strdup (_ ("None, the last hand ends the game"));
    case TB_EXTENSION_NEXT_WIND:
      /* Translators: a wind, and the points that end the game */
      return g_strdup_printf (_ ("%1$s is played if nobody has %2$s"),
                              tenbo_words_wind ((TbWind) rules->winds), points);
    case TB_EXTENSION_EAST_AGAIN:
      return g_strdup_printf (_ ("East is played again if nobody has %s"), points);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* --- The dealer --- */

char *
tenbo_words_describe_dealer_tenpai (const TbRules *rules)
{
  /* Where noten makes no difference, tenpai is not spoken of. */
  if (!tenbo_words_field_applies (rules, TB_FIELD_DEALER_NOTEN))
    return g_strdup (tenbo_words_dealer (rules->dealer_tenpai));

  switch (rules->dealer_tenpai)
    {
    case TB_DEALER_PASSES:
      return g_strdup (_ ("If tenpai, the deal passes"));
    case TB_DEALER_CHOOSES:
      return g_strdup (_ ("If tenpai, the dealer may repeat or pass"));
    case TB_DEALER_REPEATS:
      return g_strdup (_ ("If tenpai, the dealer repeats"));
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
tenbo_words_describe_last_dealer (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->target, FALSE);

  switch (rules->last_dealer)
    {
    case TB_LAST_DEALER_ORDINARY:
      return g_strdup (_ ("As in any other hand"));
    case TB_LAST_DEALER_MUST_UNLESS_FIRST:
      return g_strdup (_ ("A dealer with the right to repeat must repeat, or if 1st may end "
                          "the game"));
    case TB_LAST_DEALER_MAY_STOP_FIRST:
      if (rules->target > 0)
        return g_strdup_printf (_ ("A dealer who would repeat may end the game if 1st with "
                                   "%s or more"),
                                points);
      return g_strdup (_ ("A dealer who would repeat may end the game if 1st"));
    case TB_LAST_DEALER_STOPS_FIRST:
      if (rules->target > 0)
        return g_strdup_printf (_ ("The game ends if the dealer would repeat and is 1st with %s "
                                   "or more"),
                                points);
      return g_strdup (_ ("The game ends if the dealer would repeat and is 1st"));
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
tenbo_words_describe_last_dealer_stops_after (const TbRules *rules)
{
  if (rules->last_dealer_stops_after == TB_STOP_AFTER_WIN)
    return g_strdup (_ ("Only a win of the dealer"));
  if (rules->n_aborts == 0)
    return g_strdup (_ ("Whatever lets the dealer repeat"));
  return g_strdup (_ ("Whatever lets the dealer repeat, except an abortive draw"));
}

/* --- Honba, winners, draws --- */

char *
tenbo_words_describe_honba_before_split (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->honba_ron, FALSE);

  if (!rules->honba_before_split)
    return g_strdup (_ ("Paid apart from the value of the hand"));
  return g_strdup_printf (_ ("%s for each honba, added to the value before it is split"), points);
}

char *
tenbo_words_describe_max_winners (const TbRules *rules)
{
  if (rules->max_winners == 1)
    return g_strdup (_ ("One, the nearest to the discarder"));
  return g_strdup_printf (_ ("Up to %d"), rules->max_winners);
}

char *
tenbo_words_describe_aborts (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (TbDealer dealer = TB_DEALER_PASSES; dealer <= TB_DEALER_REPEATS; dealer++)
    {
      g_autoptr (GString) names = g_string_new (NULL);

      for (int i = 0; i < rules->n_aborts; i++)
        if (rules->aborts[i].dealer == dealer)
          tenbo_words_add_entry (names, tenbo_words_abort (rules->aborts[i].reason));
      if (names->len > 0)
        /* Translators: abortive draws, and what the dealer does after them */
        tenbo_words_add_line (text, g_strdup_printf (C_ ("abortive draws", "%s: %s"), names->str,
                                                     tenbo_words_dealer (dealer)));
    }
  return tenbo_words_end_lines (text);
}
