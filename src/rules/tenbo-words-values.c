/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-values.h"

#include <glib/gi18n-lib.h>

void
tenbo_words_add_entry (GString    *list,
                       const char *text)
{
  if (list->len > 0)
    g_string_append (list, _ (", "));
  g_string_append (list, text);
}

static void
add_line (GString *text,
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

/* Writes "+30,000 / +10,000 / −10,000 / −30,000", or "None" if all are zero. */
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

static char *
describe_players (const TbRules *rules)
{
  return g_strdup_printf ("%d", rules->players);
}

static char *
describe_winds (const TbRules *rules)
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

static char *
describe_return_points (const TbRules *rules)
{
  gboolean         is_fixed = rules->oka == TB_OKA_FIXED;
  int32_t          difference = rules->players * (rules->return_points - rules->start_points);
  int32_t          oka = is_fixed ? rules->oka_points : difference;
  g_autofree char *points = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *prize = tenbo_words_points (oka, FALSE);

  if (oka <= 0 || rules->result_base != TB_RESULT_BASE_DIFFERENCE)
    return g_steal_pointer (&points);
  /* Translators: the points of the return, and the points of the difference that 1st gets */
  return g_strdup_printf (_ ("%1$s, with an oka of %2$s for 1st"), points, prize);
}

static char *
describe_uma (const TbRules *rules)
{
  g_autofree char *row = dup_row (rules->uma, rules->players);
  g_autoptr (GString) numbers = g_string_new (NULL);
  int left = rules->players + 1 - rules->n_floating_uma;

  if (rules->n_floating_uma == 0)
    return g_steal_pointer (&row);

  /* The numbers of floating players without their own row: "0 or 4". */
  for (int floating = 0; floating <= rules->players; floating++)
    {
      gboolean is_listed = FALSE;

      for (int i = 0; i < rules->n_floating_uma; i++)
        is_listed |= rules->floating_uma[i].floating == floating;
      if (is_listed)
        continue;

      if (numbers->len > 0)
        g_string_append (numbers, left == 1 ? _ (" or ") : _ (", "));
      g_string_append_printf (numbers, "%d", floating);
      left--;
    }

  /* Translators: the number of players above the line, as "0 or 4", and the uma of each rank */
  return g_strdup_printf (_ ("%s floating: %s"), numbers->str, row);
}

static char *
describe_floating_uma (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_floating_uma; i++)
    {
      const TbFloatingUma *uma = &rules->floating_uma[i];
      g_autofree char     *row = dup_row (uma->uma, rules->players);
      g_autofree char     *number = g_strdup_printf ("%d", uma->floating);

      add_line (text, g_strdup_printf (_ ("%s floating: %s"), number, row));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_sinking (const TbRules *rules)
{
  g_autofree char *line = tenbo_words_points (rules->return_points, FALSE);
  g_autofree char *points = tenbo_words_points (rules->sinking, FALSE);

  if (rules->sinking == 0)
    return g_strdup (_ ("None"));
  /* Translators: the line, and the payment */
  return g_strdup_printf (_ ("Players with less than %1$s who are not 1st each pay %2$s to 1st"),
                          line, points);
}

static char *
describe_prizes (const TbRules *rules)
{
  static const char *const payers[] = {
    [TB_PRIZE_FROM_ALL] = N_ ("Every player"),
    [TB_PRIZE_FROM_BELOW_START] = N_ ("Players with less than the starting points"),
    [TB_PRIZE_FROM_BELOW_RETURN] = N_ ("Players with less than the return points"),
    [TB_PRIZE_FROM_BUSTED] = N_ ("Busted players"),
    [TB_PRIZE_FROM_NO_WIN] = N_ ("Players who did not win a hand"),
  };
  static const char *const receivers[] = {
    [TB_PRIZE_TO_FIRST] = N_ ("1st"),
    [TB_PRIZE_TO_FIRST_ALONE] = N_ ("1st, if all others have less than the starting points"),
    [TB_PRIZE_TO_ABOVE_CEILING] = N_ ("each player above the ceiling"),
    [TB_PRIZE_TO_OTHERS] = N_ ("each of the others"),
  };
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_prizes; i++)
    {
      const TbPrize   *prize = &rules->prizes[i];
      g_autofree char *points = tenbo_words_points (prize->points, FALSE);

      /* Translators: who pays, points, who receives: "Busted players: 10,000 to 1st" */
      add_line (text, g_strdup_printf (_ ("%1$s: %2$s to %3$s"), _ (payers[prize->from]), points,
                                       _ (receivers[prize->to])));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_score_floor (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->score_floor_points, FALSE);

  if (!rules->score_floor)
    return g_strdup (_ ("None"));
  /* Translators: the lowest score that counts */
  return g_strdup_printf (_ ("A lower score counts as %s in the result, at the cost of 1st"),
                          points);
}

/* --- The end --- */

static char *
describe_bust (const TbRules *rules)
{
  gboolean at_once = rules->bust_when == TB_BUST_AT_ONCE;

  switch (rules->bust)
    {
    case TB_BUST_NONE:
      return g_strdup (_ ("The game continues with a score below zero"));
    case TB_BUST_BELOW_ZERO:
      return g_strdup (at_once
                         ? _ ("The game ends as soon as a score is below zero, but not at "
                              "exactly 0")
                         : _ ("The game ends after a hand with a score below zero, but not at "
                              "exactly 0"));
    case TB_BUST_ZERO_OR_BELOW:
      return g_strdup (at_once ? _ ("The game ends as soon as a score is 0 or less")
                               : _ ("The game ends after a hand with a score of 0 or less"));
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Returns NULL for the usual receiver. */
static char *
describe_bust_fee (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->bust_fee, FALSE);

  if (rules->bust_fee_to != TB_BUST_FEE_TO_FIRST)
    return NULL;
  /* Translators: the fee */
  return g_strdup_printf (_ ("At the settlement, a busted player pays %s to 1st"), points);
}

static char *
describe_target (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->target, FALSE);

  if (rules->target == 0)
    return g_strdup (_ ("None"));
  if (rules->extension != TB_EXTENSION_NONE)
    return g_strdup_printf (_ ("If nobody has %s, an extension is played"), points);
  return g_strdup_printf (_ ("The last dealer needs %s to stop"), points);
}

static char *
describe_extension (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->target, FALSE);

  switch (rules->extension)
    {
    case TB_EXTENSION_NONE:
      return g_strdup (_ ("None; the last hand ends the game"));
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

static char *
describe_dealer_tenpai (const TbRules *rules)
{
  static const char *const words[] = {
    [TB_DEALER_PASSES] = N_ ("If tenpai, the deal passes"),
    [TB_DEALER_CHOOSES] = N_ ("If tenpai, the dealer may repeat or pass"),
    [TB_DEALER_REPEATS] = N_ ("If tenpai, the dealer repeats"),
  };

  /* If noten makes no difference, tenpai is not mentioned. */
  if (!tenbo_words_field_applies (rules, TB_FIELD_DEALER_NOTEN))
    return g_strdup (tenbo_words_dealer (rules->dealer_tenpai));

  return g_strdup (_ (words[rules->dealer_tenpai]));
}

static char *
describe_last_dealer (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->target, FALSE);

  switch (rules->last_dealer)
    {
    case TB_LAST_DEALER_ORDINARY:
      return g_strdup (_ ("As in any other hand"));
    case TB_LAST_DEALER_MUST_UNLESS_FIRST:
      return g_strdup (_ ("A dealer who can repeat must do so, or may end the game if 1st"));
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

static char *
describe_last_dealer_stops_after (const TbRules *rules)
{
  if (rules->last_dealer_stops_after == TB_STOP_AFTER_WIN)
    return g_strdup (_ ("Only a win by the dealer"));
  if (rules->n_aborts == 0)
    return g_strdup (_ ("Any result that lets the dealer repeat"));
  return g_strdup (_ ("Any result that lets the dealer repeat, except an abortive draw"));
}

/* --- Honba, winners, draws --- */

static char *
describe_honba_before_split (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->honba_ron, FALSE);

  if (!rules->honba_before_split)
    return g_strdup (_ ("Paid separately from the value of the hand"));
  return g_strdup_printf (_ ("%s for each honba, added to the value before it is split"), points);
}

static char *
describe_max_winners (const TbRules *rules)
{
  if (rules->max_winners == 1)
    return g_strdup (_ ("One: the winner nearest the discarder"));
  return g_strdup_printf (_ ("Up to %d"), rules->max_winners);
}

static char *
describe_aborts (const TbRules *rules)
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
        add_line (text, g_strdup_printf (C_ ("abortive draws", "%s: %s"), names->str,
                                         tenbo_words_dealer (dealer)));
    }
  return tenbo_words_end_lines (text);
}

/* Maximum han that the field table allows for a yaku. */
#define MAX_YAKU_HAN 13

/* --- The value of hands --- */

static char *
describe_han_points (const TbRules *rules)
{
  g_autofree char *child = tenbo_words_points (rules->han_points, FALSE);
  g_autofree char *dealer = tenbo_words_points (rules->han_points / 2 * 3, FALSE);

  if (rules->han_points == 0)
    return g_strdup (_ ("None"));
  return g_strdup_printf (_ ("%s, or %s for the dealer"), child, dealer);
}

static char *
describe_tsumo_table (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  if (rules->n_tsumo_table > 0)
    add_line (text, g_strdup (_ ("Value: from the non-dealer / from the dealer")));
  for (int i = 0; i < rules->n_tsumo_table; i++)
    {
      g_autofree char *ron = tenbo_words_points (rules->tsumo_table[i].ron, FALSE);
      g_autofree char *child = tenbo_words_points (rules->tsumo_table[i].child, FALSE);
      g_autofree char *dealer = tenbo_words_points (rules->tsumo_table[i].dealer, FALSE);

      /* Translators: the value of a tsumo, and the payments of the non-dealer and the dealer */
      add_line (text, g_strdup_printf (_ ("%s: %s / %s"), ron, child, dealer));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_counted_yakuman (const TbRules *rules)
{
  if (rules->counted_yakuman > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d han or more", "%d han or more",
                                         (gulong) rules->counted_yakuman),
                            rules->counted_yakuman);
  if (rules->scoring != TB_SCORING_FU_TABLE)
    return g_strdup (_ ("None"));
  return g_strdup (_ ("None: 11 han or more are sanbaiman"));
}

static char *
describe_counted_yakuman_steps (const TbRules *rules)
{
  if (rules->counted_yakuman_steps == 1)
    return g_strdup (_ ("Always one"));
  return g_strdup_printf (_ ("One more for every %1$d han, up to %2$d"), rules->counted_yakuman,
                          rules->counted_yakuman_steps);
}

/* Returns the yaku @rule without its han: "Honitsu (open 2)". */
static char *
describe_one_yaku (const TbYakuRule *rule)
{
  const char *name = tenbo_words_yaku (rule->yaku);

  if (rule->instead)
    /* Translators: a yaku that replaces all others in the hand */
    return g_strdup_printf (_ ("%s (instead of everything else, if that is worth less)"), name);
  if (rule->open == rule->closed)
    return g_strdup (name);
  if (rule->open == 0)
    /* Translators: a yaku of closed hands */
    return g_strdup_printf (_ ("%s (closed)"), name);
  /* Translators: a yaku, and its han in an open hand */
  return g_strdup_printf (_ ("%s (open %d)"), name, rule->open);
}

static char *
describe_yaku (const TbRules *rules)
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
        /* Translators: a number of han, and the yaku with that number */
        add_line (text, g_strdup_printf (_ ("%d han: %s"), han, names->str));
    }
  return tenbo_words_end_lines (text);
}

/* Number of fives in a suit. */
#define FIVES_IN_A_SUIT 4

static char *
describe_red_fives (const TbRules *rules)
{
  if (rules->red_fives == 0)
    return g_strdup (_ ("None"));
  if (rules->red_fives == FIVES_IN_A_SUIT)
    return g_strdup (_ ("All fives"));
  return g_strdup_printf (_ ("%d in each suit"), rules->red_fives);
}

static char *
describe_flowers (const TbRules *rules)
{
  if (rules->flowers == 0)
    return g_strdup (_ ("None"));
  if (rules->scoring == TB_SCORING_TAI)
    return g_strdup_printf (_ ("%d, set aside"), rules->flowers);
  return g_strdup_printf (_ ("%d, each set aside as a dora"), rules->flowers);
}

static char *
describe_double_wind_pair_fu (const TbRules *rules)
{
  return tenbo_words_n_fu (rules->double_wind_pair_fu);
}

static char *
describe_pinfu_tsumo (const TbRules *rules)
{
  gboolean fu = rules->scoring == TB_SCORING_FU_TABLE;

  if (rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH)
    return g_strdup (fu ? _ ("Both count, 20 fu") : _ ("Both count"));
  return g_strdup (fu ? _ ("Only pinfu counts, 30 fu") : _ ("Only pinfu counts"));
}

/* --- Tai --- */

/* Returns the names of the items that do not count toward the minimum; with @exempt, of the items
 * that exempt the hand from it. */
static char *
join_tai (const TbRules *rules,
          gboolean       exempt)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_tai_items; i++)
    {
      const TbTaiRule *rule = &rules->tai_items[i];

      if (exempt ? !rule->exempt : rule->minimum || rule->exempt)
        continue;
      if (text->len > 0)
        g_string_append (text, _ ("; "));
      g_string_append (text, tenbo_words_tai (rule->item));
    }
  return g_string_free_and_steal (text);
}

static char *
describe_tai_minimum (const TbRules *rules)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *left_out = join_tai (rules, FALSE);
  g_autofree char *exempt = join_tai (rules, TRUE);

  if (rules->tai_minimum == 0)
    return tenbo_words_end_lines (text);

  add_line (text, g_strdup_printf (_ ("%d tai before rounding"), rules->tai_minimum));
  if (left_out[0] != '\0')
    add_line (text, g_strdup_printf (_ ("Not counted: %s"), left_out));
  if (exempt[0] != '\0')
    add_line (text, g_strdup_printf (_ ("Exempt: %s"), exempt));
  return tenbo_words_end_lines (text);
}

static char *
describe_tai_rounding (const TbRules *rules)
{
  if (rules->tai_rounding == 1)
    return g_strdup (_ ("None"));
  return g_strdup_printf (_ ("The sum is rounded up to a multiple of %d"), rules->tai_rounding);
}

static char *
describe_tai_items (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_tai_items; i++)
    {
      const TbTaiRule *rule = &rules->tai_items[i];
      const char      *name = tenbo_words_tai (rule->item);

      if (rule->most > 1)
        /* Translators: an item, the value of each, and the maximum number in a hand */
        add_line (text, g_strdup_printf (_ ("%1$s: %2$d each, up to %3$d"), name,
                                         rule->tai, rule->most));
      else
        /* Translators: an item of a hand and its value in tai */
        add_line (text, g_strdup_printf (C_ ("tai", "%s: %d"), name, rule->tai));
    }
  return tenbo_words_end_lines (text);
}

/* --- Fouls --- */

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
  return g_strdup_printf (at_least ? _ ("%s or more: %s to the dealer, %s to each other")
                                   : _ ("%s: %s to the dealer, %s to each other"),
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
  TbValue          mangan;

  if (rule->amount == TB_FOUL_AMOUNT_NONE)
    return g_strdup (_ ("No payment"));

  /* For other amounts, only the minimum is known in advance. */
  if (rule->amount != TB_FOUL_AMOUNT_FIXED)
    {
      tb_value_of_limit (TB_LIMIT_MANGAN, &mangan);
      fine = tb_value_ron (rules, &mangan, player == dealer);
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

/* --- The list of fouls --- */

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
    { rule->noten, N_ ("counts as noten") },
    { can_still_win && rule->no_win, N_ ("cannot win the hand") },
    { rule->no_penalty_pot, N_ ("cannot take the penalty pot in this hand") },
    { rule->voids_draw, N_ ("no noten payments, no nagashi") },
    { rule->restore, N_ ("sticks and deposits of the hand are returned; honba do not change") },
    { rule->replay, N_ ("the hand is replayed with the same dealer and honba; its sticks are "
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

static char *
describe_fouls (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_fouls; i++)
    {
      const TbFoulRule *rule = &rules->fouls[i];
      g_autofree char  *of_child = tenbo_words_foul_cost (rules, i, 1, 0);
      g_autofree char  *of_dealer = tenbo_words_foul_cost (rules, i, 0, 0);
      g_autofree char  *cost = NULL;
      gboolean          ends = rule->due == TB_FOUL_DUE_ENDS_HAND;
      g_autofree char  *effects = describe_effects (rule);
      g_autoptr (GString) line = g_string_new (NULL);

      if (g_str_equal (of_child, of_dealer))
        cost = g_steal_pointer (&of_child);
      else
        /* Translators: the cost of a foul for a non-dealer and for the dealer */
        cost = g_strdup_printf (_ ("%s; for the dealer %s"), of_child, of_dealer);

      if (rule->amount == TB_FOUL_AMOUNT_NONE)
        /* Translators: a foul without a cost, and whether play continues */
        g_string_append_printf (line, C_ ("foul", "%s: %s"), tenbo_words_foul (rule->id),
                                ends ? _ (due_words[rule->due]) : _ ("play continues"));
      else
        /* Translators: a foul, the time of payment, and the cost */
        g_string_append_printf (line, _ ("%s: %s. %s"), tenbo_words_foul (rule->id),
                                _ (due_words[rule->due]), cost);
      if (effects[0] != '\0')
        /* Translators: other effects of a foul, after its cost */
        g_string_append_printf (line, C_ ("foul", "; %s"), effects);
      add_line (text, g_strdup (line->str));
    }
  return tenbo_words_end_lines (text);
}

/* --- All fields --- */

char *
tenbo_words_describe_field (const TbRules *rules,
                            TbField        field)
{
  static char *(*const functions[TB_N_FIELDS]) (const TbRules *) = {
    [TB_FIELD_PLAYERS] = describe_players,
    [TB_FIELD_WINDS] = describe_winds,
    [TB_FIELD_RETURN_POINTS] = describe_return_points,
    [TB_FIELD_UMA] = describe_uma,
    [TB_FIELD_FLOATING_UMA] = describe_floating_uma,
    [TB_FIELD_SINKING] = describe_sinking,
    [TB_FIELD_PRIZES] = describe_prizes,
    [TB_FIELD_SCORE_FLOOR] = describe_score_floor,
    [TB_FIELD_BUST] = describe_bust,
    [TB_FIELD_BUST_FEE] = describe_bust_fee,
    [TB_FIELD_TARGET] = describe_target,
    [TB_FIELD_EXTENSION] = describe_extension,
    [TB_FIELD_DEALER_TENPAI] = describe_dealer_tenpai,
    [TB_FIELD_LAST_DEALER] = describe_last_dealer,
    [TB_FIELD_LAST_DEALER_STOPS_AFTER] = describe_last_dealer_stops_after,
    [TB_FIELD_HONBA_BEFORE_SPLIT] = describe_honba_before_split,
    [TB_FIELD_MAX_WINNERS] = describe_max_winners,
    [TB_FIELD_ABORTS] = describe_aborts,
    [TB_FIELD_HAN_POINTS] = describe_han_points,
    [TB_FIELD_TSUMO_TABLE] = describe_tsumo_table,
    [TB_FIELD_COUNTED_YAKUMAN] = describe_counted_yakuman,
    [TB_FIELD_COUNTED_YAKUMAN_STEPS] = describe_counted_yakuman_steps,
    [TB_FIELD_YAKU] = describe_yaku,
    [TB_FIELD_RED_FIVES] = describe_red_fives,
    [TB_FIELD_FLOWERS] = describe_flowers,
    [TB_FIELD_DOUBLE_WIND_PAIR_FU] = describe_double_wind_pair_fu,
    [TB_FIELD_PINFU_TSUMO] = describe_pinfu_tsumo,
    [TB_FIELD_TAI_MINIMUM] = describe_tai_minimum,
    [TB_FIELD_TAI_ROUNDING] = describe_tai_rounding,
    [TB_FIELD_TAI_ITEMS] = describe_tai_items,
    [TB_FIELD_FOULS] = describe_fouls,
  };

  return functions[field] != NULL ? functions[field](rules) : NULL;
}
