/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-explain.h"

#include "tenbo-describe.h"
#include "tenbo-player-set.h"

#include <glib/gi18n-lib.h>

/* Value of a ron of the dealer and of another player, as multiples of the base points */
#define BASES_OF_DEALER 6
#define BASES_OF_CHILD  4

/* --- The value of a hand --- */

/* A payment for a win, to be explained */
typedef struct
{
  const TenboWordsGame *game;
  const TbLedgerLine   *line;
  TbValue               value;
  int32_t               n_bases; /* base points that the payer owes, before rounding */
} Payment;

/* Returns "2⁵". */
static char *
format_power_of_2 (int exponent)
{
  static const char *const digits[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };

  g_return_val_if_fail (exponent >= 0, NULL);

  return exponent < 10 ? g_strconcat ("2", digits[exponent], NULL)
                       : g_strconcat ("2", digits[exponent / 10 % 10], digits[exponent % 10], NULL);
}

/* Returns the fu from which the base points follow, or 0 if they do not follow from fu. */
static int32_t
find_fu (const Payment *payment)
{
  const TbRules *rules = payment->game->rules;
  const TbValue *value = &payment->value;
  int32_t        fu = value->fu != 0 ? value->fu : rules->fixed_fu;

  if (rules->scoring != TB_SCORING_FU_TABLE || value->limit != TB_LIMIT_NONE || value->han <= 0 ||
      value->han > 10)
    return 0;

  return value->base == fu << (2 + value->han) ? fu : 0;
}

/* Returns the steps from the base points to the payment: "40 × 2⁵ = 1,280, × 4 = 5,120 → 5,200".
 * NULL if the ruleset computes the payment in another way. */
static char *
format_steps (const Payment *payment)
{
  int32_t          total = payment->value.base * payment->n_bases;
  int32_t          fu = find_fu (payment);
  GString         *text = NULL;
  g_autofree char *base = tenbo_words_points (payment->value.base, FALSE);
  g_autofree char *sum = tenbo_words_points (total, FALSE);
  g_autofree char *paid = tenbo_words_points (payment->line->points, FALSE);

  if ((total + 99) / 100 * 100 != payment->line->points)
    return NULL;

  text = g_string_new (NULL);
  if (fu > 0)
    {
      g_autofree char *power = format_power_of_2 (2 + payment->value.han);

      g_string_append_printf (text, "%d × %s = ", fu, power);
    }
  g_string_append (text, base);
  if (payment->n_bases > 1)
    g_string_append_printf (text, fu > 0 ? ", × %d = %s" : " × %d = %s", payment->n_bases, sum);
  if (total != payment->line->points)
    g_string_append_printf (text, " → %s", paid);
  return g_string_free_and_steal (text);
}

/* Returns the index of the win of the receiver of @line, or -1. */
static int
find_win (const TbEvent      *event,
          const TbLedgerLine *line)
{
  for (int i = 0; i < event->n_wins; i++)
    if (TB_ACCOUNT_PLAYER (event->wins[i].player) == line->to)
      return i;

  return -1;
}

/* Returns the yakuman that the liable player pays for, or the value of the whole hand. */
static char *
describe_liability (const TenboWordsGame *game,
                    const TbPao          *pao,
                    const char           *worth)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int i = 0; i < pao->n_for; i++)
    g_ptr_array_add (names, (gpointer) tenbo_words_yaku (game->rules, pao->for_yakuman[i]));
  list = names->len > 0 ? tenbo_list_join_and (names) : g_strdup (worth);

  /* Translators: the yakuman or the value for which a player is liable: "liable for Daisangen" */
  return g_strdup_printf (_ ("liable for %s"), list);
}

/* Whether a winner receives a point for each tai, so that a payment is a multiple of the tai. */
static gboolean
pays_tai_as_points (const TbRules *rules)
{
  return rules->tai_points == 1 && rules->tai_base == 0 && rules->n_tai_table == 0 &&
         rules->tai_cap == 0 && rules->tai_from_each == 0 && rules->tai_dealer == 0 &&
         rules->tai_dealer_repeat == 0;
}

static char *
explain_tai (const Payment *payment)
{
  int32_t tai = payment->value.base;
  int32_t points = payment->line->points;

  if (!pays_tai_as_points (payment->game->rules) || tai <= 0 || points % tai != 0)
    return tenbo_words_n_tai (payment->value.tai);
  if (points == tai)
    return tenbo_words_n_tai (tai);

  /* Translators: rounded tai and how many times they are paid: "80 tai × 2" */
  return g_strdup_printf (_ ("%d tai × %d"), tai, points / tai);
}

/* Finds the win for which @line pays, and its value. Returns -1 if there is none. */
static int
find_value (const TenboWordsGame *game,
            const TbEvent        *event,
            const TbHandResult   *result,
            const TbLedgerLine   *line,
            TbValue              *value)
{
  int          win = find_win (event, line);
  TbValueEntry entry;
  TbProblem    problem;

  if (win < 0 || (line->reason != TB_REASON_WIN && line->reason != TB_REASON_PAO))
    return -1;

  tb_win_value (game->rules, &result->hand, event, win, &entry);
  return tb_value_resolve (game->rules, &entry, value, &problem) == TB_OK ? win : -1;
}

char *
tenbo_explain_worth (const TenboWordsGame *game,
                     const TbEvent        *event,
                     const TbHandResult   *result,
                     const TbLedgerLine   *line)
{
  Payment payment = { .game = game, .line = line };
  int     win;

  g_return_val_if_fail (game != NULL && event != NULL && result != NULL && line != NULL, NULL);

  win = find_value (game, event, result, line, &payment.value);
  if (win < 0)
    return NULL;

  return game->rules->scoring == TB_SCORING_TAI
           ? explain_tai (&payment)
           : tenbo_describe_worth (game, event, &result->hand, win);
}

static char *
explain_value (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbHandResult   *result,
               const TbLedgerLine   *line)
{
  Payment          payment = { .game = game, .line = line };
  int              win = find_value (game, event, result, line, &payment.value);
  g_autofree char *worth = NULL;
  g_autofree char *steps = NULL;
  gboolean         is_dealer;

  if (win < 0)
    return NULL;

  worth = tenbo_explain_worth (game, event, result, line);
  if (game->rules->scoring == TB_SCORING_TAI)
    return g_steal_pointer (&worth);
  if (line->reason == TB_REASON_PAO)
    return describe_liability (game, &event->wins[win].pao, worth);

  is_dealer = event->wins[win].player == result->hand.dealer;
  if (is_dealer)
    {
      /* Translators: the value of a hand that the dealer won: "haneman of the dealer" */
      char *of_dealer = g_strdup_printf (_ ("%s of the dealer"), worth);

      g_free (worth);
      worth = of_dealer;
    }

  if (event->wins[win].from != TB_NOBODY)
    payment.n_bases = is_dealer ? BASES_OF_DEALER : BASES_OF_CHILD;
  else
    payment.n_bases = is_dealer || line->from == TB_ACCOUNT_PLAYER (result->hand.dealer) ? 2 : 1;
  steps = format_steps (&payment);
  if (steps == NULL)
    return g_steal_pointer (&worth);

  /* Translators: the value of a hand and its arithmetic: "3 han 40 fu: 40 × 2⁵ = 1,280, × 4 = 5,120
   * → 5,200" */
  return g_strdup_printf (C_ ("explanation", "%1$s: %2$s"), worth, steps);
}

/* --- Other payments --- */

/* Returns "2 × 500" if @points are @n equal parts, or NULL. */
static char *
format_parts (int32_t n,
              int32_t points)
{
  g_autofree char *part = NULL;

  if (n < 2 || points % n != 0)
    return NULL;

  part = tenbo_words_points (points / n, FALSE);
  return g_strdup_printf ("%d × %s", n, part);
}

/* Explains why one of several winners takes the honba or the pot. */
static char *
explain_nearest (const TenboWordsGame *game,
                 const TbEvent        *event,
                 const TbLedgerLine   *line)
{
  TbPlayer from = event->wins[0].from;

  if (event->n_wins < 2 || line->to > TB_ACCOUNT_PLAYER_3 ||
      (line->reason == TB_REASON_POT && game->rules->pot_receivers == TB_POT_RIICHI_ONLY))
    return NULL;

  for (int step = 1; step < game->rules->players; step++)
    {
      TbPlayer player = (TbPlayer) ((from + step) % game->rules->players);

      for (int i = 0; i < event->n_wins; i++)
        if (event->wins[i].player == player)
          return TB_ACCOUNT_PLAYER (player) != line->to
                   ? NULL
                   /* Translators: the winner, the discarder */
                   : g_strdup_printf (_ ("%1$s is the first winner after %2$s in turn order"),
                                      game->names[player], game->names[from]);
    }

  return NULL;
}

static char *
explain_honba (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbHandResult   *result,
               const TbLedgerLine   *line)
{
  int32_t          honba = result->hand.honba;
  g_autofree char *text = tenbo_words_n_honba (honba);
  g_autofree char *nearest = NULL;

  if (honba > 0 && line->points % honba == 0)
    {
      g_autofree char *part = tenbo_words_points (line->points / honba, FALSE);
      char            *product = g_strconcat (text, " × ", part, NULL);

      g_free (text);
      text = product;
    }
  if (line->field == TB_FIELD_HONBA_RECEIVERS &&
      game->rules->honba_receivers == TB_HONBA_NEAREST)
    nearest = explain_nearest (game, event, line);
  if (nearest == NULL)
    return g_steal_pointer (&text);

  /* Translators: the sum of the honba, and why a winner receives it: "2 honba × 300; Ben is the
   * first winner after Dai in turn order" */
  return g_strdup_printf (C_ ("explanation", "%1$s; %2$s"), text, nearest);
}

static char *
explain_noten (const TenboWordsGame *game,
               const TbEvent        *event)
{
  /* Translators: the numbers of players who were tenpai and noten at a draw */
  return g_strdup_printf (_ ("%1$d tenpai, %2$d noten"), event->n_tenpai,
                          game->rules->players - event->n_tenpai);
}

/* Returns the names of the fouls for which @line pays. */
static char *
explain_fine (const TenboWordsGame *game,
              const TbEvent        *event,
              const TbLedgerLine   *line)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (int i = 0; i < event->n_fouls; i++)
    {
      const char *name = tenbo_words_foul (game->rules->fouls[event->fouls[i].rule].id);

      if (TB_ACCOUNT_PLAYER (event->fouls[i].player) == line->from &&
          !g_ptr_array_find (names, name, NULL))
        g_ptr_array_add (names, (gpointer) name);
    }

  return names->len > 0 ? tenbo_list_join_and (names) : NULL;
}

char *
tenbo_explain_line (const TenboWordsGame *game,
                    const TbEvent        *event,
                    const TbHandResult   *result,
                    const TbLedgerLine   *line)
{
  int win;

  g_return_val_if_fail (game != NULL && event != NULL && result != NULL && line != NULL, NULL);

  if (line->field == TB_FIELD_WAREME)
    return NULL;
  if (line->reason == TB_REASON_WIN || line->reason == TB_REASON_PAO)
    return explain_value (game, event, result, line);
  if (line->reason == TB_REASON_HONBA)
    return explain_honba (game, event, result, line);
  if (line->reason == TB_REASON_POT)
    return explain_nearest (game, event, line);
  if (line->reason == TB_REASON_NOTEN)
    return explain_noten (game, event);
  if (line->reason == TB_REASON_FINE || line->reason == TB_REASON_DEPOSIT)
    return explain_fine (game, event, line);

  win = find_win (event, line);
  if (win >= 0 && line->reason == TB_REASON_URA)
    return format_parts (event->wins[win].bonus.ura, line->points);
  if (win >= 0 && line->reason == TB_REASON_RED)
    return format_parts (event->wins[win].bonus.red, line->points);

  return NULL;
}

char *
tenbo_explain_with_rule (const TenboWordsGame *game,
                         TenboRuleset         *ruleset,
                         const TbLedgerLine   *line,
                         const char           *why)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;
  char *rule;

  g_return_val_if_fail (game != NULL && TENBO_IS_RULESET (ruleset) && line != NULL, NULL);

  if (why != NULL)
    g_strv_builder_add (builder, why);
  rule = tenbo_describe_ledger_rule (game, line);
  if (rule != NULL)
    {
      g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, line->field);

      g_strv_builder_take (builder, rule);
      g_strv_builder_addv (builder, (const char **) notes);
    }
  texts = g_strv_builder_end (builder);
  return texts[0] != NULL ? g_strjoinv ("\n", texts) : NULL;
}

/* --- The next hand --- */

/* Whether a foul that decides the deal was paid after the hand; @by_dealer: one of the dealer. */
static gboolean
has_deciding_foul (const TbRules      *rules,
                   const TbEvent      *event,
                   const TbHandResult *result,
                   gboolean            by_dealer)
{
  if (event->result != TB_RESULT_DRAW && event->result != TB_RESULT_FOUL)
    return FALSE;

  for (int i = 0; i < event->n_fouls; i++)
    {
      const TbFoulRule *rule = &rules->fouls[event->fouls[i].rule];

      if (rule->decides_deal && rule->due != TB_FOUL_DUE_AT_ONCE &&
          (event->fouls[i].player == result->hand.dealer) == by_dealer)
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_player (const TbPlayer *players,
            int             n_players,
            TbPlayer        player)
{
  return tenbo_player_set_has (tenbo_player_set_of (players, n_players), player);
}

/* Describes how the dealer won or was tenpai, and stores the rule about it in @field. */
static char *
describe_hand_of_dealer (const TenboWordsGame *game,
                         const TbEvent        *event,
                         const TbHandResult   *result,
                         TbField              *field)
{
  const TbRules *rules = game->rules;
  TbPlayer       dealer = result->hand.dealer;
  const char    *name = game->names[dealer];
  gboolean       is_south = result->hand.round.wind >= TB_WIND_SOUTH;

  if (event->result == TB_RESULT_WIN)
    {
      for (int i = 0; i < event->n_wins; i++)
        if (event->wins[i].player == dealer)
          {
            *field = event->n_wins > 1 && !result->repeats ? TB_FIELD_DEALER_WIN_SEVERAL
                                                           : TB_FIELD_DEALER_WIN;
            return g_strdup_printf (_ ("%s, the dealer, won."), name);
          }
      return g_strdup_printf (_ ("%s, the dealer, did not win."), name);
    }

  if (!tb_rules_asks_tenpai (rules))
    return g_strdup (_ ("The hand was a draw."));
  if (has_player (event->tenpai, event->n_tenpai, dealer))
    {
      *field = TB_FIELD_DEALER_TENPAI;
      return g_strdup_printf (_ ("%s, the dealer, was tenpai."), name);
    }
  *field = is_south ? TB_FIELD_DEALER_NOTEN_SOUTH : TB_FIELD_DEALER_NOTEN;
  return g_strdup_printf (_ ("%s, the dealer, was noten."), name);
}

/* Returns the fact that decided the deal, and stores the rule about it in @field. */
static char *
describe_fact (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbHandResult   *result,
               TbField              *field)
{
  const TbRules *rules = game->rules;
  const char    *name = game->names[result->hand.dealer];
  gboolean       is_south = result->hand.round.wind >= TB_WIND_SOUTH;

  *field = TB_FIELD_NONE;
  if (event->result == TB_RESULT_ABORT)
    {
      *field = TB_FIELD_ABORTS;
      return g_strdup (_ ("The hand was an abortive draw."));
    }
  for (int i = 0; i < event->n_fouls && event->result == TB_RESULT_FOUL; i++)
    if (rules->fouls[event->fouls[i].rule].replay)
      return g_strdup (_ ("A foul ended the hand, which is played again."));
  if (has_deciding_foul (rules, event, result, TRUE))
    {
      *field = is_south ? TB_FIELD_DEALER_OWN_FOUL_SOUTH : TB_FIELD_DEALER_OWN_FOUL;
      return g_strdup_printf (_ ("%s, the dealer, committed a foul."), name);
    }
  if (event->result == TB_RESULT_FOUL ||
      (result->repeats && has_deciding_foul (rules, event, result, FALSE) &&
       !has_player (event->tenpai, event->n_tenpai, result->hand.dealer)))
    {
      *field = TB_FIELD_DEALER_CHILD_FOUL;
      return g_strdup (_ ("Another player committed a foul."));
    }
  if (event->n_nagashi > 0 && rules->nagashi == TB_NAGASHI_WIN)
    {
      *field = TB_FIELD_NAGASHI;
      return g_strdup (_ ("Nagashi counts as a win."));
    }

  return describe_hand_of_dealer (game, event, result, field);
}

/* Returns the abortive draw @reason and what happens to the dealer. */
static char *
describe_abort (const TbRules *rules,
                TbAbort        reason)
{
  const TbAbortRule *rule = tb_rules_find_abort (rules, reason);

  /* Translators: an abortive draw and what happens to the dealer: "Nine terminals: The dealer
   * repeats" */
  return g_strdup_printf (C_ ("rule", "%1$s: %2$s"), tenbo_words_abort (reason),
                          tenbo_words_dealer (rule->dealer));
}

static gboolean
has_rules_of_wind (const TbRules *rules,
                   TbWind         wind)
{
  for (int i = 0; i < rules->n_dealer_by_wind; i++)
    if (rules->dealer_by_wind[i].wind == wind)
      return TRUE;

  return FALSE;
}

GStrv
tenbo_explain_next (const TenboWordsGame *game,
                    const TbEvent        *event,
                    const TbHandResult   *result)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const TbRules   *rules;
  g_autofree char *fact = NULL;
  TbField          field;

  g_return_val_if_fail (game != NULL && event != NULL && result != NULL, NULL);

  if (result->end.reason != TB_END_NONE || !tb_result_is_hand (event->result))
    return NULL;

  rules = game->rules;
  fact = describe_fact (game, event, result, &field);
  if (fact == NULL)
    return NULL;

  if (result->right == TB_RIGHT_FREE)
    g_strv_builder_take (builder, g_strconcat (fact, " ",
                                               result->repeats ? _ ("The dealer chose to repeat.")
                                                               : _ ("The dealer chose to pass."),
                                               NULL));
  else
    g_strv_builder_add (builder, fact);
  if ((field == TB_FIELD_DEALER_WIN || field == TB_FIELD_DEALER_TENPAI ||
       field == TB_FIELD_DEALER_NOTEN || field == TB_FIELD_DEALER_NOTEN_SOUTH) &&
      has_rules_of_wind (rules, result->hand.round.wind))
    field = TB_FIELD_DEALER_BY_WIND;
  if (field == TB_FIELD_ABORTS)
    g_strv_builder_take (builder, describe_abort (rules, event->reason));
  else if (field != TB_FIELD_NONE)
    g_strv_builder_take (builder, tenbo_describe_field (game, field));
  if (rules->honba_counted && result->next.honba != result->hand.honba)
    g_strv_builder_take (builder, tenbo_describe_field (game, TB_FIELD_HONBA_GROWS));
  return g_strv_builder_end (builder);
}
