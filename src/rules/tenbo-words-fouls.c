/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-values.h"

#include <glib/gi18n-lib.h>

/* The costs and effects of fouls in words. */

/* Describes the cost of the fine @fine for @offender when the others share it. */
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
  if (least != most) /* the shares differ if they are below 100 points */
    return g_steal_pointer (&all);

  each = tenbo_words_points (most, FALSE);
  if (offender == dealer)
    return g_strdup_printf (at_least ? _ ("%s or more: %s to each") : _ ("%s: %s to each"),
                            all, each);

  to_dealer = tenbo_words_points (shares.points[dealer], FALSE);
  return g_strdup_printf (at_least ? _ ("%s or more: %s to the dealer, %s to each other player")
                                   : _ ("%s: %s to the dealer, %s to each other player"),
                          all, to_dealer, each);
}

/* Describes the cost of one foul, without the number of tiles. */
static char *
describe_cost (const TbRules    *rules,
               const TbFoulRule *rule,
               TbPlayer          player,
               TbPlayer          dealer)
{
  g_autofree char *points = NULL;
  int              fine = rule->points;
  TbValue          value;

  if (rule->amount == TB_FOUL_AMOUNT_NONE)
    return g_strdup (_ ("No payment"));

  /* For other amounts, only the minimum is known in advance. */
  if (rule->amount != TB_FOUL_AMOUNT_FIXED)
    {
      tb_value_of_limit (rules, tb_foul_limit (rule), &value);
      fine = tb_value_ron (rules, &value, player == dealer);
    }
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
      return g_strdup_printf (_ ("%s deducted from the final result"), points);
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
  /* Translators: the cost of a foul, which is counted in tiles */
  return g_strdup_printf (_ ("%s for each tile"), cost);
}

static const char *const due_words[] = {
  [TB_FOUL_DUE_AT_ONCE] = N_ ("paid at once; play continues"),
  [TB_FOUL_DUE_AT_DRAW] = N_ ("play continues; paid at a draw or when a foul ends the hand"),
  [TB_FOUL_DUE_ONLY_AT_DRAW] = N_ ("play continues; paid only at a draw"),
  [TB_FOUL_DUE_ENDS_HAND] = N_ ("ends the hand"),
};

/* Describes the effects on the offender and the hand besides the cost. */
static char *
describe_effects (const TbFoulRule *rule)
{
  gboolean can_still_win = rule->due != TB_FOUL_DUE_ENDS_HAND && !rule->voids_draw;
  const struct
  {
    gboolean    has;
    const char *words;
  } effects[] = {
    { rule->amount == TB_FOUL_AMOUNT_SHOWN_HANDS,
      N_ ("the most valuable hand shown by another player sets the amount") },
    { rule->noten_riichi && !rule->only_noten_riichi, N_ ("covers noten riichi") },
    { rule->noten, N_ ("counts as noten") },
    { can_still_win && rule->no_win, N_ ("cannot win the hand") },
    { rule->no_penalty_pot, N_ ("cannot take the penalty pot in this hand") },
    { rule->voids_draw, N_ ("no noten payments, no nagashi") },
    { rule->restore && !rule->replay,
      N_ ("sticks and deposits of the hand are returned; honba do not change") },
    { rule->replay && !rule->restore,
      N_ ("the hand is replayed with the same dealer and honba; its sticks are returned") },
    { rule->replay && rule->restore,
      N_ ("the hand is replayed with the same dealer and honba; its sticks and deposits are "
          "returned") },
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
tenbo_words_foul_rule (const TbRules *rules,
                       int            foul)
{
  const TbFoulRule *rule;
  g_autofree char  *of_child = NULL;
  g_autofree char  *of_dealer = NULL;
  g_autofree char  *cost = NULL;
  g_autofree char  *effects = NULL;
  g_autoptr (GString) line = g_string_new (NULL);

  g_return_val_if_fail (rules != NULL && foul >= 0 && foul < rules->n_fouls, NULL);

  rule = &rules->fouls[foul];
  of_child = tenbo_words_foul_cost (rules, foul, 1, 0);
  of_dealer = tenbo_words_foul_cost (rules, foul, 0, 0);
  effects = describe_effects (rule);
  if (g_str_equal (of_child, of_dealer))
    cost = g_steal_pointer (&of_child);
  else
    /* Translators: the cost of a foul for a non-dealer and for the dealer */
    cost = g_strdup_printf (_ ("%s; for the dealer %s"), of_child, of_dealer);

  if (rule->amount == TB_FOUL_AMOUNT_NONE)
    /* Translators: a foul without a cost, and whether play continues */
    g_string_append_printf (line, C_ ("foul", "%s: %s"), tenbo_words_foul (rule->id),
                            rule->due == TB_FOUL_DUE_ENDS_HAND ? _ (due_words[rule->due])
                                                               : _ ("play continues"));
  else
    /* Translators: a foul, the time of payment, and the cost */
    g_string_append_printf (line, _ ("%s: %s. %s"), tenbo_words_foul (rule->id),
                            _ (due_words[rule->due]), cost);
  if (effects[0] != '\0')
    /* Translators: other effects of a foul, after its cost */
    g_string_append_printf (line, C_ ("foul", "; %s"), effects);
  return g_strdup (line->str);
}

char *
tenbo_words_describe_fouls (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_fouls; i++)
    tenbo_words_add_line (text, tenbo_words_foul_rule (rules, i));
  return tenbo_words_end_lines (text);
}
