/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe.h"

#include <glib/gi18n-lib.h>

/* --- Lists --- */

char *
tenbo_list_join_comma (char       *list,
                       const char *item)
{
  char *joined;

  if (list == NULL)
    return g_strdup (item);

  /* Translators: a list of names or words before its last item: "Aki, Ben" before "and Chie" */
  joined = g_strdup_printf (C_ ("list", "%1$s, %2$s"), list, item);
  g_free (list);

  return joined;
}

char *
tenbo_list_join_and (GPtrArray *items)
{
  g_autofree char *list = NULL;

  if (items->len == 0)
    return g_strdup ("");

  if (items->len == 1)
    return g_strdup (g_ptr_array_index (items, 0));

  for (guint i = 0; i + 1 < items->len; i++)
    list = tenbo_list_join_comma (g_steal_pointer (&list), g_ptr_array_index (items, i));

  /* Translators: the last item of a list: "Aki, Ben" and "Chie" */
  return g_strdup_printf (_ ("%1$s and %2$s"),
                          list,
                          (const char *) g_ptr_array_index (items, items->len - 1));
}

/* --- Players and their changes --- */

char *
tenbo_describe_players (const TenboWordsGame *game,
                        TbPlayerSet           players)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if ((players & TB_PLAYER_BIT (player)) != 0)
      g_ptr_array_add (names, (gpointer) game->names[player]);

  return tenbo_list_join_and (names);
}

char *
tenbo_describe_all_players (const TenboWordsGame *game)
{
  return tenbo_describe_players (game, (TbPlayerSet) ((1u << game->rules->players) - 1));
}

/* Maximum width of a name that fits in a line of the narrowest window together with an amount, in
 * terminal cells (2 for a wide character) */
#define MAX_UNBROKEN 20

static gboolean
is_long (const char *name)
{
  int width = 0;

  for (const char *p = name; *p != '\0' && width <= MAX_UNBROKEN; p = g_utf8_next_char (p))
    width += g_unichar_iswide (g_utf8_get_char (p)) ? 2 : 1;

  return width > MAX_UNBROKEN;
}

static char *
join_amount (const char *name,
             const char *amount)
{
  if (amount == NULL)
    return g_strdup (name);

  /* Translators: a player and a change of points, which stay on one line: "Ben +8,200" */
  return g_strdup_printf (C_ ("change", "%1$s %2$s"), name, amount);
}

static char *
create_unbroken (const char *text)
{
  return g_markup_printf_escaped ("<span allow_breaks=\"false\">%s</span>", text);
}

char *
tenbo_describe_name_markup (const char *name,
                            const char *amount)
{
  g_autofree char *text = NULL;
  g_autofree char *unbroken = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  if (!is_long (name))
    {
      text = join_amount (name, amount);
      return create_unbroken (text);
    }

  text = g_markup_escape_text (name, -1);
  unbroken = amount != NULL ? create_unbroken (amount) : NULL;
  return join_amount (text, unbroken);
}

static char *
describe_changes (const TenboWordsGame *game,
                  const int32_t        *deltas,
                  gboolean              markup)
{
  int              n_players = game->rules->players;
  g_autofree char *list = NULL;

  for (int sign = 1; sign >= -1; sign -= 2)
    for (TbPlayer player = 0; player < n_players; player++)
      if (deltas[player] * sign > 0)
        {
          const char      *name = game->names[player];
          g_autofree char *points = tenbo_words_points (deltas[player], TRUE);
          g_autofree char *item = markup ? tenbo_describe_name_markup (name, points)
                                         : join_amount (name, points);

          list = tenbo_list_join_comma (g_steal_pointer (&list), item);
        }

  return list != NULL ? g_steal_pointer (&list) : g_strdup (_ ("No points moved"));
}

char *
tenbo_describe_changes (const TenboWordsGame *game,
                        const int32_t        *deltas)
{
  g_return_val_if_fail (deltas != NULL, NULL);

  return describe_changes (game, deltas, FALSE);
}

char *
tenbo_describe_hand_changes (const TenboWordsGame *game,
                             const TbHandResult   *result,
                             gboolean              markup)
{
  gboolean         moved = FALSE;
  gboolean         later = FALSE;
  g_autofree char *prizes = NULL;

  g_return_val_if_fail (result != NULL, NULL);

  for (TbPlayer player = 0; player < game->rules->players; player++)
    {
      moved |= result->deltas[player] != 0;
      later |= result->prizes[player] != 0;
    }
  if (moved || !later)
    return describe_changes (game, result->deltas, markup);

  prizes = describe_changes (game, result->prizes, markup);
  /* Translators: who gets or loses points only when the game is settled: "Ben −20,000" */
  return g_strdup_printf (_ ("%s in the settlement"), prizes);
}

char *
tenbo_describe_scores_markup (const TenboWordsGame *game,
                              const int32_t        *scores,
                              const int32_t        *deltas)
{
  g_autofree char *list = NULL;

  g_return_val_if_fail (game != NULL && scores != NULL && deltas != NULL, NULL);

  for (TbPlayer player = 0; player < game->rules->players; player++)
    {
      g_autofree char *score = tenbo_words_points (scores[player], FALSE);
      g_autofree char *delta = tenbo_words_points (deltas[player], TRUE);
      /* Translators: a score and its last change: "33,200 (+8,200)" */
      g_autofree char *both = deltas[player] != 0
                                ? g_strdup_printf (C_ ("score", "%1$s (%2$s)"), score, delta)
                                : NULL;
      g_autofree char *item = tenbo_describe_name_markup (game->names[player],
                                                          both != NULL ? both : score);

      list = tenbo_list_join_comma (g_steal_pointer (&list), item);
    }
  return g_steal_pointer (&list);
}

/* --- Payments --- */

const char *
tenbo_describe_account (const TenboWordsGame *game,
                        TbAccount             account)
{
  switch (account)
    {
    case TB_ACCOUNT_PLAYER_0:
    case TB_ACCOUNT_PLAYER_1:
    case TB_ACCOUNT_PLAYER_2:
    case TB_ACCOUNT_PLAYER_3:
      return game->names[(TbPlayer) account];
    case TB_ACCOUNT_POT:
      return _ ("pot");
    case TB_ACCOUNT_PENALTY_POT:
      return _ ("penalty pot");
    case TB_ACCOUNT_NOBODY:
      return _ ("outside the table");
    case TB_N_ACCOUNTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static gboolean
is_player (TbAccount account)
{
  return account <= TB_ACCOUNT_PLAYER_3;
}

char *
tenbo_describe_reason (const TbLedgerLine *line)
{
  const char *reason = tenbo_words_reason (line->reason);

  if (line->reason == TB_REASON_POT || line->reason == TB_REASON_PENALTY_POT)
    return NULL;

  if (line->field == TB_FIELD_WAREME)
    /* Translators: the part of a payment that the broken wall adds */
    return g_strdup_printf (_ ("%s, extra for wareme"), reason);

  if (line->field == TB_FIELD_ROBBED_KONG_SELF_DRAW)
    /* Translators: why one player pays all shares of a win */
    return g_strdup (_ ("others’ shares, robbed kan"));

  if (line->field == TB_FIELD_TAI_FROM_EACH)
    /* Translators: what each player pays to a winner besides the value of the hand */
    return g_strdup (_ ("additional payment"));

  if (line->field == TB_FIELD_LAST_TILE)
    /* Translators: why one player pays all shares of a win */
    return g_strdup (_ ("others’ shares, discard after the last tile"));

  return g_strdup (reason);
}

/* Describes the movement of points without its reason. */
static char *
describe_move (const TenboWordsGame *game,
               const TbLedgerLine   *line)
{
  g_autofree char *points = tenbo_words_points (line->points, FALSE);
  const char      *from = tenbo_describe_account (game, line->from);
  const char      *to = tenbo_describe_account (game, line->to);

  if (is_player (line->from) && is_player (line->to))
    /* Translators: payer, receiver, points: "Dai pays Ben 3,900" */
    return g_strdup_printf (_ ("%1$s pays %2$s %3$s"), from, to, points);

  if (!is_player (line->from) && !is_player (line->to))
    /* Translators: points, pot: "Nobody gets the 2,000 left in the pot" */
    return g_strdup_printf (_ ("Nobody gets the %1$s left in the %2$s"), points, from);

  if (line->from == TB_ACCOUNT_NOBODY)
    /* Translators: receiver, points: "Ben gets 1,000" */
    return g_strdup_printf (_ ("%1$s gets %2$s"), to, points);

  if (line->to == TB_ACCOUNT_NOBODY)
    /* Translators: payer, points: "Ben loses 20,000" */
    return g_strdup_printf (_ ("%1$s loses %2$s"), from, points);

  if (is_player (line->to))
    /* Translators: receiver, points, pot: "Ben takes 2,000 from the pot" */
    return g_strdup_printf (_ ("%1$s takes %2$s from the %3$s"), to, points, from);

  /* Translators: payer, points, pot: "Ben puts 1,000 into the pot" */
  return g_strdup_printf (_ ("%1$s puts %2$s into the %3$s"), from, points, to);
}

char *
tenbo_describe_ledger_line (const TenboWordsGame *game,
                            const TbLedgerLine   *line)
{
  g_autofree char *move = NULL;
  g_autofree char *reason = NULL;

  g_return_val_if_fail (line != NULL, NULL);

  move = describe_move (game, line);
  reason = tenbo_describe_reason (line);

  if (reason == NULL)
    return g_steal_pointer (&move);

  /* Translators: payer, points and receiver, and the reason: "Dai pays Ben 3,900: hand value" */
  return g_strdup_printf (C_ ("payment", "%1$s: %2$s"), move, reason);
}

char *
tenbo_describe_field (const TenboWordsGame *game,
                      TbField               field)
{
  g_autofree char *value = tenbo_words_field_value (game->rules, field);

  /* Translators: a rule and its value: "Honba on ron: 300" */
  return g_strdup_printf (C_ ("rule", "%1$s: %2$s"), tenbo_words_field (field), value);
}

char *
tenbo_describe_ledger_rule (const TenboWordsGame *game,
                            const TbLedgerLine   *line)
{
  /* A payment names these fields without their values, which are long lists of other items. */
  static const TbField lists[] = {
    TB_FIELD_YAKU,
    TB_FIELD_YAKUMAN,
    TB_FIELD_TAI_ITEMS,
    TB_FIELD_TSUMO_TABLE,
    TB_FIELD_FOULS,
    TB_FIELD_FLOATING_UMA,
  };

  g_return_val_if_fail (line != NULL, NULL);

  if (line->field == TB_FIELD_NONE)
    return NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    if (lists[i] == line->field)
      return g_strdup (tenbo_words_field (line->field));

  return tenbo_describe_field (game, line->field);
}

/* --- Next hand and end of the game --- */

char *
tenbo_describe_next (const TenboWordsGame *game,
                     const TbEnd          *end,
                     const TbNext         *next)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (game != NULL && end != NULL && next != NULL, NULL);

  if (end->reason != TB_END_NONE)
    {
      /* A reason that concerns no player is not a sentence of its own. */
      words = end->players != 0 ? tenbo_describe_end (game, end)
                                : g_strdup (tenbo_words_end (end->reason));

      /* Translators: why a game ends: "The game ends: Dai is below zero" */
      return g_strdup_printf (_ ("The game ends: %s"), words);
    }

  words = tenbo_words_next (next);

  /* Translators: the hand to play and its dealer: "Next: East 4, 1 honba, dealer Ben" */
  return g_strdup_printf (_ ("Next: %1$s, dealer %2$s"), words, game->names[next->dealer]);
}

/* Whether a last dealer who is 1st ends the game without a choice. */
static gboolean
must_stop_first (const TbRules *rules)
{
  for (int i = 0; i < rules->n_last_dealer_ranks; i++)
    if (rules->last_dealer_ranks[i].rank == 1)
      return rules->last_dealer_ranks[i].right == TB_RANK_RIGHT_STOPS;

  return rules->last_dealer == TB_LAST_DEALER_STOPS_FIRST;
}

char *
tenbo_describe_end (const TenboWordsGame *game,
                    const TbEnd          *end)
{
  const TbRules   *rules = game->rules;
  g_autofree char *players = tenbo_describe_players (game, end->players);
  g_autofree char *ceiling = tenbo_words_points (rules->ceiling, FALSE);
  g_autofree char *target = tenbo_words_points (rules->target, FALSE);

  switch (end->reason)
    {
    case TB_END_NONE:
      return g_strdup (_ ("The game continues"));

    case TB_END_BUST:
      if (rules->bust == TB_BUST_ZERO_OR_BELOW)
        /* Translators: one player or several: "Dai fell to zero or below" */
        return g_strdup_printf (_ ("%s fell to zero or below"), players);
      /* Translators: one player or several: "Dai fell below zero" */
      return g_strdup_printf (_ ("%s fell below zero"), players);

    case TB_END_CEILING:
      if (rules->ceiling_inclusive)
        /* Translators: players and points: "Aki reached 50,000 points" */
        return g_strdup_printf (_ ("%1$s reached %2$s points"), players, ceiling);
      /* Translators: one player or several: "Aki and Ben rose above 50,000 points" */
      return g_strdup_printf (_ ("%1$s rose above %2$s points"), players, ceiling);

    case TB_END_DEALER_LEADS:
      if (must_stop_first (rules))
        /* Translators: the game ends without a choice of the dealer */
        return g_strdup_printf (_ ("%s, the last dealer, is 1st"), players);
      return g_strdup_printf (_ ("%s, the last dealer, is 1st and ends the game"), players);

    case TB_END_DEALER_STOPS:
      /* Translators: the name of the dealer, who is not 1st */
      return g_strdup_printf (_ ("%s, the last dealer, ends the game"), players);

    case TB_END_ROUNDS:
      return g_strdup (_ ("The last hand is over"));

    case TB_END_STOP:
      return g_strdup (_ ("The players agreed to stop"));

    case TB_END_TARGET:
      /* Translators: what ends an extension: "Aki reached the target of 40,000" */
      return g_strdup_printf (_ ("%1$s reached the target of %2$s"), players, target);

    case TB_N_ENDS:
      break;
    }

  g_return_val_if_reached (NULL);
}

/* --- Yaku --- */

const char *
tenbo_describe_counted_yaku (const TenboStatistics *statistics,
                             const char            *id)
{
  const char *name;
  TbYaku      yaku;

  if (tb_yaku_from_id (id, &yaku))
    return tenbo_words_yaku (NULL, yaku);

  name = tenbo_statistics_get_yaku_name (statistics, id);
  return name != NULL ? name : id;
}
