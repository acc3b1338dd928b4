/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-explain.h"

#include "tenbo-describe.h"
#include "tenbo-player-set.h"
#include "tenbo-win-sum.h"

#include <glib/gi18n-lib.h>

/* --- The value of a hand --- */

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
describe_tai (const TbRules      *rules,
              const TbValue      *value,
              const TbLedgerLine *line)
{
  if (!pays_tai_as_points (rules) || value->base <= 0 || line->points % value->base != 0)
    return tenbo_words_n_tai (value->tai);
  if (line->points == value->base)
    return tenbo_words_n_tai (value->base);

  /* Translators: rounded tai and how many times they are paid: "80 tai × 2" */
  return g_strdup_printf (_ ("%d tai × %d"), value->base, line->points / value->base);
}

char *
tenbo_explain_worth (const TenboWordsGame *game,
                     const TbEvent        *event,
                     const TbHandResult   *result,
                     const TbLedgerLine   *line)
{
  TbValue value;
  int     win;

  g_return_val_if_fail (game != NULL && event != NULL && result != NULL && line != NULL, NULL);

  win = tenbo_win_sum_find_value (game->rules, event, result, line, &value);
  if (win < 0)
    return NULL;

  return game->rules->scoring == TB_SCORING_TAI
           ? describe_tai (game->rules, &value, line)
           : tenbo_describe_worth (game, event, &result->hand, win);
}

/* Whether the dealer pays twice the share of another player for a tsumo. */
static gboolean
pays_double (const TbRules *rules)
{
  return rules->dealer_factor != TB_DEALER_FACTOR_SAME &&
         (rules->tsumo_split == TB_TSUMO_SPLIT_OWN_SHARE ||
          rules->tsumo_split == TB_TSUMO_SPLIT_HALF_MISSING);
}

/* Returns the value of the hand for which @line pays: "haneman of the dealer", "4 tai + 1 tai of
 * the dealer", "liable for Daisangen". */
static char *
describe_worth (const TenboWordsGame *game,
                const TbEvent        *event,
                const TbHandResult   *result,
                const TbLedgerLine   *line)
{
  TbPlayer         dealer = result->hand.dealer;
  TbValue          value;
  int              win = tenbo_win_sum_find_value (game->rules, event, result, line, &value);
  g_autofree char *worth = NULL;

  if (win < 0)
    return NULL;

  if (game->rules->scoring == TB_SCORING_TAI)
    {
      int32_t          extra = tb_tai_of_dealer (game->rules, result->hand.honba);
      g_autofree char *more = tenbo_words_n_tai (extra);

      worth = tenbo_words_n_tai (value.tai);
      if (extra == 0 || line->reason == TB_REASON_PAO ||
          (event->wins[win].player != dealer && line->from != TB_ACCOUNT_PLAYER (dealer)))
        return g_steal_pointer (&worth);
      /* Translators: the tai of a hand, and those that are added for the dealer */
      return g_strdup_printf (_ ("%1$s, and %2$s of the dealer"), worth, more);
    }

  worth = tenbo_describe_worth (game, event, &result->hand, win);
  if (line->reason == TB_REASON_PAO)
    return describe_liability (game, &event->wins[win].pao, worth);
  if (event->wins[win].player == dealer)
    /* Translators: the value of a hand that the dealer won: "haneman of the dealer" */
    return g_strdup_printf (_ ("%s of the dealer"), worth);
  if (event->wins[win].from == TB_NOBODY && line->from == TB_ACCOUNT_PLAYER (dealer) &&
      pays_double (game->rules))
    /* Translators: the value of a tsumo, of which the dealer pays a greater share */
    return g_strdup_printf (_ ("%s, share of the dealer"), worth);
  return g_steal_pointer (&worth);
}

static char *
explain_value (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbHandResult   *result,
               const TbLedgerLine   *line)
{
  g_autofree char *worth = describe_worth (game, event, result, line);
  g_autofree char *sum = tenbo_win_sum_dup (game->rules, event, result, line);

  if (sum == NULL || worth == NULL)
    return worth != NULL ? g_steal_pointer (&worth) : g_steal_pointer (&sum);

  /* Translators: the value of a hand and its arithmetic: "3 han 40 fu: 40 × 2⁵ = 1,280, × 4 = 5,120
   * → 5,200" */
  return g_strdup_printf (C_ ("explanation", "%1$s: %2$s"), worth, sum);
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
explain_pot (const TenboWordsGame *game,
             const TbEvent        *event,
             const TbHandResult   *result,
             const TbLedgerLine   *line)
{
  if (event->n_wins == 1)
    return g_strdup (_ ("The winner takes the pot"));

  return explain_nearest (game, event, line);
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

/* Explains a noten payment: "1 tenpai, 3 noten: 3,000 ÷ 3 = 1,000". */
static char *
explain_noten (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbHandResult   *result,
               const TbLedgerLine   *line)
{
  int32_t          pool = game->rules->noten_pool;
  int              n_noten = game->rules->players - event->n_tenpai;
  int              n_parts = MAX (event->n_tenpai, n_noten);
  g_autofree char *all = tenbo_words_points (pool, FALSE);
  g_autofree char *part = tenbo_words_points (line->points, FALSE);
  /* Translators: the numbers of players who were tenpai and noten at a draw */
  g_autofree char *counts = g_strdup_printf (_ ("%1$d tenpai, %2$d noten"), event->n_tenpai,
                                             n_noten);
  g_autofree char *sum = g_strdup_printf ("%s ÷ %d = %s", all, n_parts, part);

  if (game->rules->noten_payments != TB_NOTEN_POOL || line->points * n_parts != pool)
    return g_steal_pointer (&counts);
  return g_strdup_printf (C_ ("explanation", "%1$s: %2$s"), counts, sum);
}

/* Describes the shown hands of @foul, the most valuable of which sets its fine. Returns NULL if
 * there are none. */
static char *
describe_shown_hands (const TenboWordsGame *game,
                      const TbHandResult   *result,
                      const TbFoul         *foul)
{
  g_autofree char *list = NULL;

  for (int i = 0; i < foul->n_against; i++)
    {
      const TbShownHand *shown = &foul->against[i];
      TbEvent            event;
      g_autofree char   *worth = NULL;
      g_autofree char   *item = NULL;

      tb_event_init (&event, TB_RESULT_WIN);
      event.n_wins = 1;
      tb_win_init (&event.wins[0], shown->player);
      event.wins[0].from = foul->player;
      event.wins[0].value = shown->value;
      worth = tenbo_describe_worth (game, &event, &result->hand, 0);
      /* Translators: a player who showed their hand after a foul, and its value */
      item = g_strdup_printf (_ ("%1$s showed %2$s"), game->names[shown->player], worth);
      list = tenbo_list_join_comma (g_steal_pointer (&list), item);
    }
  return g_steal_pointer (&list);
}

/* Explains the payment for @foul by its rule, the number of tiles and the shown hands. */
static char *
describe_fine (const TenboWordsGame *game,
               const TbHandResult   *result,
               const TbFoul         *foul,
               const TbLedgerLine   *line)
{
  g_autofree char *rule = tenbo_words_foul_rule (game->rules, foul->rule);
  g_autofree char *details = describe_shown_hands (game, result, foul);

  if (details == NULL && foul->count > 1)
    details = format_parts (foul->count, line->points);
  return details != NULL ? g_strconcat (rule, "\n", details, NULL) : g_steal_pointer (&rule);
}

/* Explains a fine, or NULL if several fouls of the player are paid in the same way. */
static char *
explain_fine (const TenboWordsGame *game,
              const TbEvent        *event,
              const TbHandResult   *result,
              const TbLedgerLine   *line)
{
  g_autofree char *all = NULL;

  for (int i = 0; i < event->n_fouls; i++)
    {
      const TbFoul    *foul = &event->fouls[i];
      gboolean         at_once = game->rules->fouls[foul->rule].due == TB_FOUL_DUE_AT_ONCE;
      g_autofree char *text = NULL;

      if (TB_ACCOUNT_PLAYER (foul->player) != line->from ||
          game->rules->fouls[foul->rule].amount == TB_FOUL_AMOUNT_NONE ||
          at_once != (line->reason == TB_REASON_DEPOSIT))
        continue;

      text = describe_fine (game, result, foul, line);
      if (all == NULL)
        all = g_steal_pointer (&text);
      else if (!g_str_equal (all, text))
        g_set_str (&all, g_strdup_printf ("%s\n%s", all, text));
    }
  return g_steal_pointer (&all);
}

/* Explains the part of a payment that the broken wall of a player adds. */
static char *
explain_wareme (const TenboWordsGame *game,
                const TbEvent        *event,
                const TbLedgerLine   *line)
{
  int32_t          factor = game->rules->wareme_factor;
  int32_t          once = line->points / (factor - 1);
  g_autofree char *points = tenbo_words_points (once, FALSE);
  g_autofree char *all = tenbo_words_points (once * factor, FALSE);

  g_return_val_if_fail (event->wareme < game->rules->players, NULL);

  /* Translators: the player whose wall was broken, and what is paid in all: "The wall of Aki was
   * broken: 4,000 × 2 = 8,000" */
  return g_strdup_printf (_ ("The wall of %1$s was broken: %2$s × %3$d = %4$s"),
                          game->names[event->wareme], points, factor, all);
}

/* Lists the special tiles of a win: "2 × gold". */
static char *
explain_special_tiles (const TenboWordsGame *game,
                       const TbEvent        *event,
                       const TbHandResult   *result,
                       const TbLedgerLine   *line)
{
  const int32_t   *special = event->wins[tenbo_win_sum_find_win (event, line)].bonus.special;
  g_autofree char *list = NULL;

  for (TbSpecialColor color = TB_SPECIAL_BLUE; color < TB_N_SPECIAL_COLORS; color++)
    if (special[color] > 0)
      {
        g_autofree char *item = g_strdup_printf ("%d × %s", special[color],
                                                 tenbo_words_special_color (color));

        list = tenbo_list_join_comma (g_steal_pointer (&list), item);
      }
  return g_steal_pointer (&list);
}

/* Explains the chips of a win that are paid for each tile. */
static char *
explain_chips (const TenboWordsGame *game,
               const TbEvent        *event,
               const TbHandResult   *result,
               const TbLedgerLine   *line)
{
  const TbBonus *bonus = &event->wins[tenbo_win_sum_find_win (event, line)].bonus;

  return format_parts (line->reason == TB_REASON_URA ? bonus->ura : bonus->red, line->points);
}

char *
tenbo_explain_line (const TenboWordsGame *game,
                    const TbEvent        *event,
                    const TbHandResult   *result,
                    const TbLedgerLine   *line)
{
  /* The rule of a line with another reason is enough. */
  static char *(*const explain[TB_N_REASONS]) (const TenboWordsGame *, const TbEvent *,
                                               const TbHandResult *, const TbLedgerLine *) = {
    [TB_REASON_WIN] = explain_value,
    [TB_REASON_PAO] = explain_value,
    [TB_REASON_NAGASHI] = explain_value,
    [TB_REASON_HONBA] = explain_honba,
    [TB_REASON_POT] = explain_pot,
    [TB_REASON_NOTEN] = explain_noten,
    [TB_REASON_FINE] = explain_fine,
    [TB_REASON_DEPOSIT] = explain_fine,
    [TB_REASON_URA] = explain_chips,
    [TB_REASON_RED] = explain_chips,
    [TB_REASON_SPECIAL_TILES] = explain_special_tiles,
  };

  g_return_val_if_fail (game != NULL && event != NULL && result != NULL && line != NULL, NULL);

  if (line->field == TB_FIELD_WAREME)
    return explain_wareme (game, event, line);

  return explain[line->reason] != NULL ? explain[line->reason](game, event, result, line) : NULL;
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
      return g_strdup_printf (_ ("%s, the dealer, did not win, so the deal passes."), name);
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
    /* Translators: two sentences: "Aki, the dealer, won." and "The dealer chose to repeat." */
    g_strv_builder_take (builder,
                         g_strdup_printf (C_ ("sentences", "%1$s %2$s"), fact,
                                          result->repeats ? _ ("The dealer chose to repeat.")
                                                          : _ ("The dealer chose to pass.")));
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
  if (!tb_round_is_extension (&result->hand.round, rules) &&
      tb_round_is_extension (&result->next.round, rules))
    g_strv_builder_take (builder, tenbo_describe_field (game, TB_FIELD_EXTENSION));
  return g_strv_builder_end (builder);
}
