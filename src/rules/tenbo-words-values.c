/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words-values.h"

#include <glib/gi18n-lib.h>

void
tenbo_words_add_entry (GString    *list,
                       const char *text)
{
  if (list->len > 0)
    g_string_append (list, C_ ("list", ", "));
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
        g_string_append (numbers, left == 1 ? _ (" or ") : C_ ("list", ", "));
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

      tenbo_words_add_line (text, g_strdup_printf (_ ("%s floating: %s"), number, row));
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
      tenbo_words_add_line (text,
                            g_strdup_printf (_ ("%1$s: %2$s to %3$s"), _ (payers[prize->from]),
                                             points, _ (receivers[prize->to])));
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

/* Returns NULL if the game continues at exactly the ceiling, or if there is none. */
static char *
describe_ceiling (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->ceiling, FALSE);

  return rules->ceiling > 0 && rules->ceiling_inclusive
           ? g_strdup_printf (_ ("The game ends after a hand with a score of %s or more"), points)
           : NULL;
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
                              tenbo_words_wind (MIN ((TbWind) rules->winds, TB_WIND_NORTH)),
                              points);
    case TB_EXTENSION_EAST_AGAIN:
      return g_strdup_printf (_ ("East is played again if nobody has %s"), points);
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_extension_winds (const TbRules *rules)
{
  if (rules->extension_winds == 1)
    return g_strdup (C_ ("winds", "One"));
  return g_strdup_printf (C_ ("winds", "Up to %d"), rules->extension_winds);
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
describe_dealer_by_wind (const TbRules *rules)
{
  static const char *const words[] = {
    [TB_DEALER_PASSES] = NC_ ("dealer", "passes"),
    [TB_DEALER_CHOOSES] = NC_ ("dealer", "chooses"),
    [TB_DEALER_REPEATS] = NC_ ("dealer", "repeats"),
  };
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_dealer_by_wind; i++)
    {
      const TbDealerWind *each = &rules->dealer_by_wind[i];
      const char         *win = g_dpgettext2 (GETTEXT_PACKAGE, "dealer", words[each->win]);
      const char         *tenpai = g_dpgettext2 (GETTEXT_PACKAGE, "dealer", words[each->tenpai]);
      const char         *noten = g_dpgettext2 (GETTEXT_PACKAGE, "dealer", words[each->noten]);

      /* Translators: a wind, and what its dealer does after winning, and at a draw if tenpai and
       * if noten: "West: repeats after a win, passes if tenpai, passes if noten" */
      tenbo_words_add_line (
        text, g_strdup_printf (_ ("%1$s: %2$s after a win, %3$s if tenpai, %4$s if noten"),
                               tenbo_words_wind (each->wind), win, tenpai, noten));
    }
  return tenbo_words_end_lines (text);
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
    case TB_LAST_DEALER_BY_RANK:
      if (rules->target > 0)
        return g_strdup_printf (_ ("The rank of a dealer who would repeat decides; to end the "
                                   "game, somebody needs %s"),
                                points);
      return g_strdup (_ ("The rank of a dealer who would repeat decides"));
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_last_dealer_ranks (const TbRules *rules)
{
  static const char *const words[] = {
    [TB_RANK_RIGHT_USUAL] = N_ ("as in any other hand"),
    [TB_RANK_RIGHT_MUST_REPEAT] = N_ ("must repeat"),
    [TB_RANK_RIGHT_MAY_STOP] = N_ ("may end the game"),
    [TB_RANK_RIGHT_STOPS] = N_ ("ends the game"),
  };
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_last_dealer_ranks; i++)
    {
      const TbLastDealerRank *rank = &rules->last_dealer_ranks[i];

      /* Translators: a rank as "1st", and what the last dealer with this rank does */
      tenbo_words_add_line (text, g_strdup_printf (C_ ("last dealer", "%1$s: %2$s"),
                                                   tenbo_words_rank (rank->rank),
                                                   _ (words[rank->right])));
    }
  return tenbo_words_end_lines (text);
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
describe_noten_pool (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->noten_pool, FALSE);

  if (rules->noten_pool == 0)
    return g_strdup (_ ("None"));
  if (rules->noten_payments == TB_NOTEN_EACH_TO_EACH ||
      rules->noten_payments == TB_NOTEN_EACH_TO_POT)
    return g_steal_pointer (&points);
  return g_strdup_printf (_ ("%s in total"), points);
}

static char *
describe_aborts (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  /* Each combination of the two members in one line */
  for (int effect = 0; effect < 2 * (TB_DEALER_REPEATS + 1); effect++)
    {
      TbDealer dealer = (TbDealer) (effect / 2);
      gboolean stays = effect % 2 != 0;
      g_autoptr (GString) names = g_string_new (NULL);

      for (int i = 0; i < rules->n_aborts; i++)
        if (rules->aborts[i].dealer == dealer && rules->aborts[i].honba_stays == stays)
          tenbo_words_add_entry (names, tenbo_words_abort (rules->aborts[i].reason));
      if (names->len > 0)
        /* Translators: abortive draws, and what the dealer does after them */
        tenbo_words_add_line (text, g_strdup_printf (stays ? C_ ("abortive draws",
                                                                 "%s: %s; the honba do not change")
                                                           : C_ ("abortive draws", "%s: %s"),
                                                     names->str, tenbo_words_dealer (dealer)));
    }
  return tenbo_words_end_lines (text);
}

/* Maximum han that the field table allows for a yaku. */
#define MAX_YAKU_HAN 13

/* --- The value of hands --- */

static char *
describe_fixed_fu (const TbRules *rules)
{
  g_autofree char *fu = tenbo_words_n_fu (rules->fixed_fu);

  if (rules->fixed_fu == 0)
    return g_strdup (_ ("Counted"));
  /* Translators: a number of fu: "30 fu" */
  return g_strdup_printf (_ ("Not counted: every hand has %s"), fu);
}

static char *
describe_han_points (const TbRules *rules)
{
  const TbValue    one = { .base = rules->han_points / TB_BASES_IN_RON };
  g_autofree char *child = tenbo_words_points (rules->han_points, FALSE);
  g_autofree char *dealer =
    tenbo_words_points (tb_value_ron (rules, &one, TRUE) - rules->dealer_points, FALSE);

  if (rules->han_points == 0)
    return g_strdup (_ ("None"));
  return g_strdup_printf (_ ("%s, or %s for the dealer"), child, dealer);
}

static char *
describe_or_more (int32_t han)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d han or more", "%d han or more",
                                       (gulong) han),
                          han);
}

/* Describes a limit by its range: "4 to 7 han"; @next is the lowest han of the next one. */
static char *
describe_limit (int32_t first,
                int32_t next)
{
  if (next <= first)
    return g_strdup (_ ("None"));
  if (next - first == 1)
    return tenbo_words_n_han (first);
  /* Translators: the lowest and the highest number of han of a limit */
  return g_strdup_printf (_ ("%1$d to %2$d han"), first, next - 1);
}

static char *
describe_han_table (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_han_table; i++)
    {
      const TbHanRow  *row = &rules->han_table[i];
      gboolean         is_last = i + 1 == rules->n_han_table;
      g_autofree char *han =
        is_last ? describe_or_more (row->han)
                : describe_limit (row->han, rules->han_table[i + 1].han);
      g_autofree char *child = tenbo_words_points (row->child, FALSE);
      g_autofree char *dealer = tenbo_words_points (row->dealer, FALSE);

      /* Translators: a number of han, its value, and its value for the dealer */
      tenbo_words_add_line (
        text, g_strdup_printf (_ ("%1$s: %2$s, or %3$s for the dealer"), han, child, dealer));
    }
  return tenbo_words_end_lines (text);
}

/* With a table that has the dealer's tsumo, the dealer does not get halves. */
static char *
describe_tsumo_split (const TbRules *rules)
{
  if (rules->tsumo_split != TB_TSUMO_SPLIT_TABLE || rules->tsumo_table[0].each == 0)
    return NULL;
  return g_strdup (_ ("The value of a ron, split according to the table"));
}

static char *
describe_tsumo_table (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  if (rules->n_tsumo_table > 0)
    tenbo_words_add_line (text, g_strdup (_ ("Value: from the non-dealer / from the dealer")));
  for (int i = 0; i < rules->n_tsumo_table; i++)
    {
      g_autofree char *ron = tenbo_words_points (rules->tsumo_table[i].ron, FALSE);
      g_autofree char *child = tenbo_words_points (rules->tsumo_table[i].child, FALSE);
      g_autofree char *dealer = tenbo_words_points (rules->tsumo_table[i].dealer, FALSE);

      g_autofree char *each = tenbo_words_points (rules->tsumo_table[i].each, FALSE);

      if (rules->tsumo_table[i].each > 0)
        /* Translators: the value of a tsumo, the payments of the non-dealer and the dealer, and
         * the payment of each player to the dealer */
        tenbo_words_add_line (text,
                              g_strdup_printf (_ ("%1$s: %2$s / %3$s, or %4$s each to the dealer"),
                                               ron, child, dealer, each));
      else
        /* Translators: the value of a tsumo, and the payments of the non-dealer and the dealer */
        tenbo_words_add_line (text, g_strdup_printf (_ ("%s: %s / %s"), ron, child, dealer));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_mangan_han (const TbRules *rules)
{
  return describe_limit (rules->mangan_han, rules->haneman_han);
}

static char *
describe_haneman_han (const TbRules *rules)
{
  return describe_limit (rules->haneman_han, rules->baiman_han);
}

static char *
describe_baiman_han (const TbRules *rules)
{
  return describe_limit (rules->baiman_han, rules->sanbaiman_han);
}

static char *
describe_sanbaiman_han (const TbRules *rules)
{
  if (rules->counted_yakuman > 0)
    return describe_limit (rules->sanbaiman_han, rules->counted_yakuman);
  return describe_or_more (rules->sanbaiman_han);
}

static char *
describe_yakuman_cap (const TbRules *rules)
{
  if (rules->yakuman_cap == 0)
    return g_strdup (_ ("None"));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d yakuman", "%d yakuman",
                                       (gulong) rules->yakuman_cap),
                          rules->yakuman_cap);
}

static char *
describe_wareme (const TbRules *rules)
{
  if (!rules->wareme)
    return g_strdup (_ ("Not played"));
  if (rules->wareme_factor == 2)
    return g_strdup (_ ("The player whose wall is broken pays and receives double"));
  return g_strdup_printf (_ ("The player whose wall is broken pays and receives %d times the "
                             "usual amount"),
                          rules->wareme_factor);
}

static char *
describe_counted_yakuman (const TbRules *rules)
{
  if (rules->counted_yakuman > 0)
    return describe_or_more (rules->counted_yakuman);
  if (rules->scoring != TB_SCORING_FU_TABLE)
    return g_strdup (_ ("None"));
  return g_strdup_printf (_ ("None: %d han or more are sanbaiman"), rules->sanbaiman_han);
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
describe_one_yaku (const TbRules    *rules,
                   const TbYakuRule *rule)
{
  const char *name = tenbo_words_yaku (rules, rule->yaku);

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
            g_autofree char *name = describe_one_yaku (rules, &rules->yaku[i]);

            tenbo_words_add_entry (names, name);
          }
      if (names->len > 0)
        /* Translators: a number of han, and the yaku with that number */
        tenbo_words_add_line (text, g_strdup_printf (_ ("%d han: %s"), han, names->str));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_house_yaku (const TbRules *rules)
{
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_house_yaku; i++)
    {
      const char      *name = tenbo_words_yaku (rules, (TbYaku) (TB_YAKU_HOUSE + i));
      g_autofree char *chips = tenbo_words_points (rules->house_yaku[i].chips, FALSE);

      if (rules->house_yaku[i].chips == 0)
        tenbo_words_add_line (text, g_strdup (name));
      else
        /* Translators: a yaku, and the chips that are paid for it */
        tenbo_words_add_line (
          text, g_strdup_printf (_ ("%1$s: %2$s from the discarder, or from each other "
                                    "player on tsumo"),
                                 name, chips));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_minimum_han_from_honba (const TbRules *rules)
{
  if (rules->minimum_han_from_honba == 0)
    return g_strdup (_ ("In every hand"));
  return g_strdup_printf (_ ("From %d honba on"), rules->minimum_han_from_honba);
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
describe_red_fives_suits (const TbRules *rules)
{
  static const char *const suits[TB_N_RED_SUITS] = {
    [TB_RED_MANZU] = N_ ("manzu"),
    [TB_RED_PINZU] = N_ ("pinzu"),
    [TB_RED_SOUZU] = N_ ("souzu"),
  };
  GString *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_red_fives_suits; i++)
    {
      const TbRedFives *row = &rules->red_fives_suits[i];

      /* Translators: the number of red fives of a suit: "2 in pinzu" */
      tenbo_words_add_line (text,
                            g_strdup_printf (_ ("%1$d in %2$s"), row->count, _ (suits[row->suit])));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_special_tiles (const TbRules *rules)
{
  const char *const *tiles = tb_rule_fields[TB_FIELD_SPECIAL_TILES].records->fields[0].words;
  GString           *text = g_string_new (NULL);

  for (int i = 0; i < rules->n_special_tiles; i++)
    {
      const TbSpecialTile *row = &rules->special_tiles[i];
      const char          *tile = row->tile == TB_SPECIAL_FLOWER ? _ ("flower") : tiles[row->tile];
      GString             *line = g_string_new (NULL);

      /* Translators: the color of a tile, the tile, and how many the set has: "gold 5p: 1 tile" */
      g_string_append_printf (line,
                              g_dngettext (GETTEXT_PACKAGE, "%1$s %2$s: %3$d tile",
                                           "%1$s %2$s: %3$d tiles", (gulong) row->count),
                              tenbo_words_special_color (row->color), tile, row->count);
      if (row->han > 0)
        {
          g_autofree char *han =
            g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d han each", "%d han each",
                                          (gulong) row->han),
                             row->han);

          tenbo_words_add_entry (line, han);
        }
      if (row->chips > 0)
        {
          g_autofree char *points = tenbo_words_points (row->chips, FALSE);
          g_autofree char *chips =
            g_strdup_printf (row->closed_only ? _ ("chips of %s each in closed hands")
                                              : _ ("chips of %s each"),
                             points);

          tenbo_words_add_entry (line, chips);
        }
      tenbo_words_add_line (text, g_string_free_and_steal (line));
    }
  return tenbo_words_end_lines (text);
}

static char *
describe_flowers (const TbRules *rules)
{
  if (rules->flowers == 0)
    return g_strdup (_ ("None"));
  if (rules->scoring == TB_SCORING_TAI)
    /* Translators: the number of flower tiles, which players set aside for a replacement tile */
    return g_strdup_printf (_ ("%d, set aside"), rules->flowers);
  /* Translators: the number of flower or North tiles; each one set aside is a dora */
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
  gboolean fu = tb_rules_count_fu (rules, 1);

  if (rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH)
    return g_strdup (fu ? _ ("Both count, 20 fu") : _ ("Both count"));
  return g_strdup (fu ? _ ("Only pinfu counts, 30 fu") : _ ("Only pinfu counts"));
}

/* --- Pao --- */

static char *
describe_pao_ron (const TbRules *rules)
{
  if (rules->pao_ron == TB_PAO_RON_ALL)
    return g_strdup (_ ("Everything from the liable player"));
  if (rules->pao_honba != TB_PAO_HONBA_ORDINARY)
    return g_strdup (_ ("Half each from the liable player and the discarder"));
  return g_strdup (_ ("Half each from the liable player and the discarder, who also pays the "
                      "honba"));
}

/* --- Chips --- */

static char *
describe_chip_yakuman (const TbRules *rules)
{
  g_autofree char *points = tenbo_words_points (rules->chip_yakuman, FALSE);

  if (rules->chip_yakuman == 0)
    return g_strdup (_ ("None"));
  if (rules->chip_yakuman_ron > 0)
    return g_strdup_printf (_ ("%s from each other player on tsumo"), points);
  return g_strdup_printf (_ ("%s from each other player, also on ron"), points);
}

/* --- All fields --- */

char *
tenbo_words_describe_field (const TbRules *rules,
                            TbField        field)
{
  static char *(*const functions[TB_N_FIELDS]) (const TbRules *) = {
    [TB_FIELD_WINDS] = describe_winds,
    [TB_FIELD_RETURN_POINTS] = describe_return_points,
    [TB_FIELD_UMA] = describe_uma,
    [TB_FIELD_FLOATING_UMA] = describe_floating_uma,
    [TB_FIELD_SINKING] = describe_sinking,
    [TB_FIELD_PRIZES] = describe_prizes,
    [TB_FIELD_SCORE_FLOOR] = describe_score_floor,
    [TB_FIELD_BUST] = describe_bust,
    [TB_FIELD_BUST_FEE] = describe_bust_fee,
    [TB_FIELD_CEILING] = describe_ceiling,
    [TB_FIELD_TARGET] = describe_target,
    [TB_FIELD_EXTENSION] = describe_extension,
    [TB_FIELD_EXTENSION_WINDS] = describe_extension_winds,
    [TB_FIELD_DEALER_TENPAI] = describe_dealer_tenpai,
    [TB_FIELD_DEALER_BY_WIND] = describe_dealer_by_wind,
    [TB_FIELD_LAST_DEALER] = describe_last_dealer,
    [TB_FIELD_LAST_DEALER_RANKS] = describe_last_dealer_ranks,
    [TB_FIELD_LAST_DEALER_STOPS_AFTER] = describe_last_dealer_stops_after,
    [TB_FIELD_HONBA_BEFORE_SPLIT] = describe_honba_before_split,
    [TB_FIELD_MAX_WINNERS] = describe_max_winners,
    [TB_FIELD_NOTEN_POOL] = describe_noten_pool,
    [TB_FIELD_ABORTS] = describe_aborts,
    [TB_FIELD_FIXED_FU] = describe_fixed_fu,
    [TB_FIELD_HAN_POINTS] = describe_han_points,
    [TB_FIELD_HAN_TABLE] = describe_han_table,
    [TB_FIELD_TSUMO_SPLIT] = describe_tsumo_split,
    [TB_FIELD_TSUMO_TABLE] = describe_tsumo_table,
    [TB_FIELD_WAREME] = describe_wareme,
    [TB_FIELD_MANGAN_HAN] = describe_mangan_han,
    [TB_FIELD_HANEMAN_HAN] = describe_haneman_han,
    [TB_FIELD_BAIMAN_HAN] = describe_baiman_han,
    [TB_FIELD_SANBAIMAN_HAN] = describe_sanbaiman_han,
    [TB_FIELD_YAKUMAN_CAP] = describe_yakuman_cap,
    [TB_FIELD_COUNTED_YAKUMAN] = describe_counted_yakuman,
    [TB_FIELD_COUNTED_YAKUMAN_STEPS] = describe_counted_yakuman_steps,
    [TB_FIELD_HOUSE_YAKU] = describe_house_yaku,
    [TB_FIELD_YAKU] = describe_yaku,
    [TB_FIELD_MINIMUM_HAN_FROM_HONBA] = describe_minimum_han_from_honba,
    [TB_FIELD_RED_FIVES] = describe_red_fives,
    [TB_FIELD_RED_FIVES_SUITS] = describe_red_fives_suits,
    [TB_FIELD_SPECIAL_TILES] = describe_special_tiles,
    [TB_FIELD_FLOWERS] = describe_flowers,
    [TB_FIELD_DOUBLE_WIND_PAIR_FU] = describe_double_wind_pair_fu,
    [TB_FIELD_PINFU_TSUMO] = describe_pinfu_tsumo,
    [TB_FIELD_TAI_MINIMUM] = tenbo_words_describe_tai_minimum,
    [TB_FIELD_TAI_MINIMUM_SELF_DRAW] = tenbo_words_describe_tai_minimum_self_draw,
    [TB_FIELD_TAI_TABLE] = tenbo_words_describe_tai_table,
    [TB_FIELD_TAI_ROUNDING] = tenbo_words_describe_tai_rounding,
    [TB_FIELD_HOUSE_TAI] = tenbo_words_describe_house_tai,
    [TB_FIELD_TAI_ITEMS] = tenbo_words_describe_tai_items,
    [TB_FIELD_PAO_RON] = describe_pao_ron,
    [TB_FIELD_CHIP_YAKUMAN] = describe_chip_yakuman,
    [TB_FIELD_FOULS] = tenbo_words_describe_fouls,
  };

  return functions[field] != NULL ? functions[field](rules) : NULL;
}
