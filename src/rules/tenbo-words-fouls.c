/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-private.h"

#include <glib/gi18n-lib.h>

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
    return g_strdup_printf (at_least ? _ ("%s or more: %s to each") : _ ("%s: %s to each"),
                            all, each);

  to_dealer = tenbo_words_points (shares.points[dealer], FALSE);
  return g_strdup_printf (at_least ? _ ("%s or more: %s to the dealer, %s to each other")
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

  if (rule->amount == TB_FOUL_AMOUNT_FIXED || rule->amount == TB_FOUL_AMOUNT_NONE)
    return rule->points;

  tb_value_of_limit (TB_LIMIT_MANGAN, &mangan);
  return tb_value_ron (rules, &mangan, by_dealer);
}

/* What one foul costs, whose amount does not count up. */
static char *
describe_cost (const TbRules    *rules,
               const TbFoulRule *rule,
               TbPlayer          player,
               TbPlayer          dealer)
{
  g_autofree char *points = NULL;
  int              fine;

  if (rule->amount == TB_FOUL_AMOUNT_NONE)
    return g_strdup (_ ("Nothing is paid"));

  fine = find_fine (rules, rule, player == dealer);
  points = tenbo_words_points (fine, FALSE);

  switch (rule->to)
    {
    case TB_FOUL_TO_POT:
      return g_strdup_printf (_ ("%s to the pot"), points);
    case TB_FOUL_TO_OTHERS:
      return describe_shared (rules, fine, player, dealer,
                              rule->amount == TB_FOUL_AMOUNT_SHOWN_HANDS);
    case TB_FOUL_TO_PENALTY_POT:
      return g_strdup_printf (_ ("%s to the penalty pot"), points);
    case TB_FOUL_TO_EACH:
      return g_strdup_printf (_ ("%s to each"), points);
    case TB_FOUL_TO_SETTLEMENT:
      return g_strdup_printf (_ ("%s off the final result"), points);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
tenbo_words_foul_cost (const TbRules *rules,
                       int            foul,
                       TbPlayer       player,
                       TbPlayer       dealer)
{
  const TbFoulRule *rule;
  g_autofree char  *cost = NULL;

  g_return_val_if_fail (rules != NULL && foul >= 0 && foul < rules->n_fouls, NULL);
  g_return_val_if_fail (player < rules->players && dealer < rules->players, NULL);

  rule = &rules->fouls[foul];
  cost = describe_cost (rules, rule, player, dealer);
  if (!rule->counts_up)
    return g_steal_pointer (&cost);
  /* Translators: what a foul costs, which is counted in tiles */
  return g_strdup_printf (_ ("%s for each tile"), cost);
}

/* --- The list of fouls --- */

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
      return _ ("play goes on, paid only at a draw");
    case TB_FOUL_DUE_ENDS_HAND:
      return _ ("ends the hand");
    default:
      g_return_val_if_reached ("");
    }
}

/* The same of one that costs nothing. */
static const char *
free_words (TbFoulDue due)
{
  return due == TB_FOUL_DUE_ENDS_HAND ? due_words (due) : _ ("play goes on");
}

/* What it costs a child, and the dealer if that is another amount. */
static char *
describe_both_costs (const TbRules *rules,
                     int            foul)
{
  g_autofree char *of_child = tenbo_words_foul_cost (rules, foul, 1, 0);
  g_autofree char *of_dealer = tenbo_words_foul_cost (rules, foul, 0, 0);

  if (g_str_equal (of_child, of_dealer))
    return g_steal_pointer (&of_child);
  /* Translators: what a foul costs a child, and what it costs the dealer */
  return g_strdup_printf (_ ("%s; of the dealer %s"), of_child, of_dealer);
}

/* Whether the hand goes on after the foul @rule, so that a win can come. */
static gboolean
can_still_win (const TbFoulRule *rule)
{
  return rule->due != TB_FOUL_DUE_ENDS_HAND && !rule->voids_draw;
}

/* What it does to the offender and the hand beside what it costs. */
static char *
describe_effects (const TbFoulRule *rule)
{
  const struct
  {
    gboolean    has;
    const char *words;
  } effects[] = {
    { rule->noten, N_ ("counts as noten") },
    { can_still_win (rule) && rule->no_win, N_ ("cannot win the hand") },
    { rule->no_penalty_pot, N_ ("cannot take the penalty pot in this hand") },
    { rule->voids_draw, N_ ("no noten payments, no nagashi") },
    { rule->restore, N_ ("sticks and deposits of the hand go back, honba as before") },
    { rule->replay, N_ ("the hand is played again, its sticks go back, dealer and honba stay") },
  };
  GString *text = g_string_new (NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (effects); i++)
    if (effects[i].has)
      {
        if (text->len > 0)
          g_string_append (text, _ ("; "));
        g_string_append (text, _ (effects[i].words));
      }
  return g_string_free_and_steal (text);
}

char *
tenbo_words_describe_fouls (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_fouls; i++)
    {
      const TbFoulRule *rule = &rules->fouls[i];
      g_autofree char  *cost = describe_both_costs (rules, i);
      g_autofree char  *effects = describe_effects (rule);
      g_autoptr (GString) line = g_string_new (NULL);

      if (rule->amount == TB_FOUL_AMOUNT_NONE)
        /* Translators: a foul that costs nothing, and whether play goes on */
        g_string_append_printf (line, C_ ("foul", "%s: %s"), tenbo_words_foul (rule->id),
                                free_words (rule->due));
      else
        /* Translators: a foul, when it is due, and what it costs */
        g_string_append_printf (line, _ ("%s: %s. %s"), tenbo_words_foul (rule->id),
                                due_words (rule->due), cost);
      if (effects[0] != '\0')
        /* Translators: what else a foul does, after what it costs */
        g_string_append_printf (line, C_ ("foul", "; %s"), effects);
      tenbo_words_add_line (text, g_strdup (line->str));
    }
  return tenbo_words_end_lines (text);
}
