/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe.h"

#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Appends @item to the list that is said so far; NULL is the empty list. */
static char *
join_comma (char       *list,
            const char *item)
{
  char *joined;

  if (list == NULL)
    return g_strdup (item);

  /* Translators: a list of names or words that goes on: "Aki, Ben" before "and Chie" */
  joined = g_strdup_printf (_ ("%1$s, %2$s"), list, item);
  g_free (list);

  return joined;
}

/* Joins @items as people say it: "a", "a and b", "a, b and c". */
static char *
join_and (GPtrArray *items)
{
  g_autofree char *list = NULL;

  if (items->len == 0)
    return g_strdup ("");

  if (items->len == 1)
    return g_strdup (g_ptr_array_index (items, 0));

  for (guint i = 0; i + 1 < items->len; i++)
    list = join_comma (g_steal_pointer (&list), g_ptr_array_index (items, i));

  /* Translators: the last item of a list: "Aki, Ben" and "Chie" */
  return g_strdup_printf (_ ("%1$s and %2$s"),
                          list,
                          (const char *) g_ptr_array_index (items, items->len - 1));
}

static char *
describe_han (const TbValueEntry *value)
{
  if (value->fu > 0)
    /* Translators: the value of a hand: "3 han 30 fu" */
    return g_strdup_printf (_ ("%1$d han %2$d fu"), value->han, value->fu);

  /* Translators: the value of a hand: "5 han" */
  return g_strdup_printf (ngettext ("%d han", "%d han", (gulong) value->han), value->han);
}

static char *
describe_yaku (const TbValueEntry *value)
{
  g_autofree char *list = NULL;

  for (int i = 0; i < value->n_yaku; i++)
    list = join_comma (g_steal_pointer (&list), tenbo_words_yaku (value->yaku[i]));

  if (value->dora > 0)
    {
      /* Translators: the number of dora in a hand: "dora 2" */
      g_autofree char *dora = g_strdup_printf (_ ("dora %d"), value->dora);

      list = join_comma (g_steal_pointer (&list), dora);
    }

  if (list == NULL)
    list = g_strdup ("");

  if (value->fu == 0)
    return g_steal_pointer (&list);

  /* Translators: the yaku of a hand and its fu: "riichi, tsumo, pinfu (20 fu)" */
  return g_strdup_printf (_ ("%1$s (%2$d fu)"), list, value->fu);
}

static char *
describe_yakuman (const TbValueEntry *value)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int i = 0; i < value->n_yaku; i++)
    g_ptr_array_add (words, (gpointer) tenbo_words_yaku (value->yaku[i]));

  return join_and (words);
}

char *
tenbo_describe_value (const TbValueEntry *value)
{
  g_return_val_if_fail (value != NULL, NULL);

  switch (value->form)
    {
    case TB_VALUE_HAN:
      return describe_han (value);
    case TB_VALUE_LIMIT:
      return g_strdup (tenbo_words_limit (value->limit));
    case TB_VALUE_YAKUMAN:
      return describe_yakuman (value);
    case TB_VALUE_YAKU:
      return describe_yaku (value);
    }

  g_return_val_if_reached (NULL);
}

char *
tenbo_describe_players (TenboGame  *game,
                        TbPlayerSet players)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if ((players & TB_PLAYER_BIT (player)) != 0)
      g_ptr_array_add (names, (gpointer) tenbo_game_get_player_name (game, player));

  return join_and (names);
}

static char *
describe_wins (TenboGame     *game,
               const TbEvent *event)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *winners = NULL;
  g_autofree char *worth = NULL;

  for (int i = 0; i < event->n_wins; i++)
    {
      g_ptr_array_add (names, (gpointer) tenbo_game_get_player_name (game, event->wins[i].player));
      g_ptr_array_add (values, tenbo_describe_value (&event->wins[i].value));
    }

  winners = join_and (names);
  worth = join_and (values);

  if (event->n_wins == 1 && event->wins[0].from == TB_NOBODY)
    /* Translators: winner, value: "Aki tsumo, 3 han 30 fu" */
    return g_strdup_printf (_ ("%1$s tsumo, %2$s"), winners, worth);

  /* Translators: winner or winners, discarder, value: "Ben ron off Dai, 3 han 30 fu" */
  return g_strdup_printf (_ ("%1$s ron off %2$s, %3$s"),
                          winners,
                          tenbo_game_get_player_name (game, event->wins[0].from),
                          worth);
}

static char *
describe_draw (TenboGame     *game,
               const TbEvent *event)
{
  int              n_players = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game))->players;
  TbPlayerSet      tenpai = 0;
  g_autofree char *names = NULL;

  for (int i = 0; i < event->n_tenpai; i++)
    tenpai |= TB_PLAYER_BIT (event->tenpai[i]);

  if (event->n_tenpai == 0)
    return g_strdup (_ ("Draw, nobody tenpai"));

  if (event->n_tenpai == n_players)
    return g_strdup (_ ("Draw, everybody tenpai"));

  names = tenbo_describe_players (game, tenpai);

  /* Translators: the hand ended in a draw: "Draw, Aki and Chie tenpai" */
  return g_strdup_printf (_ ("Draw, %s tenpai"), names);
}

/* The fouls of @event: "Chombo by Dai", or NULL if there are none. */
static char *
describe_fouls (TenboGame     *game,
                const TbEvent *event)
{
  const TbRules   *rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
  g_autofree char *list = NULL;

  for (int i = 0; i < event->n_fouls; i++)
    {
      const TbFoul *foul = &event->fouls[i];
      const char   *name = tenbo_words_foul (rules->fouls[foul->rule].id);
      /* Translators: a foul and who committed it: "Chombo by Dai" */
      g_autofree char *item = g_strdup_printf (_ ("%1$s by %2$s"),
                                               name,
                                               tenbo_game_get_player_name (game, foul->player));

      list = join_comma (g_steal_pointer (&list), item);
    }

  return g_steal_pointer (&list);
}

/* What ended the hand, fouls beside it apart. */
static char *
describe_result (TenboGame     *game,
                 const TbEvent *event)
{
  switch (event->result)
    {
    case TB_RESULT_WIN:
      return describe_wins (game, event);
    case TB_RESULT_DRAW:
      return describe_draw (game, event);
    case TB_RESULT_ABORT:
      return g_strdup (_ ("Abortive draw"));
    case TB_RESULT_FOUL:
      return NULL;
    case TB_RESULT_ADJUST:
      return g_strdup (_ ("Correction"));
    case TB_RESULT_STOP:
      return g_strdup (_ ("Stopped by agreement"));
    case TB_N_RESULTS:
      break;
    }

  g_return_val_if_reached (NULL);
}

char *
tenbo_describe_event (TenboGame     *game,
                      const TbEvent *event)
{
  g_autofree char *result = NULL;
  g_autofree char *fouls = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (event != NULL, NULL);

  result = describe_result (game, event);
  fouls = describe_fouls (game, event);

  if (fouls == NULL)
    return g_steal_pointer (&result);

  if (result == NULL)
    return g_steal_pointer (&fouls);

  /* Translators: how a hand ended, and the fouls in it: "Draw, nobody tenpai; dead hand by Dai" */
  return g_strdup_printf (_ ("%1$s; %2$s"), result, fouls);
}

char *
tenbo_describe_hand (TenboGame *game,
                     guint      index)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  return tenbo_describe_event (game, tenbo_game_get_event (game, index));
}

static char *
describe_win_part (const TbWin *win)
{
  g_autofree char *value = tenbo_describe_value (&win->value);

  if (win->from == TB_NOBODY)
    /* Translators: what a player did: "tsumo, 3 han 30 fu" */
    return g_strdup_printf (_ ("tsumo, %s"), value);

  /* Translators: what a player did: "ron, 3 han 30 fu" */
  return g_strdup_printf (_ ("ron, %s"), value);
}

static gboolean
has_player (const TbPlayer *players,
            int             n_players,
            TbPlayer        player)
{
  for (int i = 0; i < n_players; i++)
    if (players[i] == player)
      return TRUE;

  return FALSE;
}

char *
tenbo_describe_part (TenboGame     *game,
                     const TbEvent *event,
                     TbPlayer       player)
{
  const TbRules   *rules;
  g_autofree char *list = NULL;
  gboolean         dealt_in = FALSE;
  gboolean         liable = FALSE;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (event != NULL, NULL);

  rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));

  if (has_player (event->riichi, event->n_riichi, player))
    list = join_comma (g_steal_pointer (&list), _ ("riichi"));

  for (int i = 0; i < event->n_wins; i++)
    {
      const TbWin *win = &event->wins[i];

      dealt_in = dealt_in || win->from == player;
      liable = liable || win->pao.player == player;

      if (win->player == player)
        {
          g_autofree char *part = describe_win_part (win);

          list = join_comma (g_steal_pointer (&list), part);
        }
    }

  if (dealt_in)
    list = join_comma (g_steal_pointer (&list), _ ("deal-in"));

  if (liable)
    list = join_comma (g_steal_pointer (&list), _ ("pao"));

  if (event->result == TB_RESULT_DRAW)
    list = join_comma (g_steal_pointer (&list),
                       has_player (event->tenpai,
                                   event->n_tenpai,
                                   player)
                         ? _ ("tenpai")
                         : _ ("noten"));

  for (int i = 0; i < event->n_fouls; i++)
    if (event->fouls[i].player == player)
      list = join_comma (g_steal_pointer (&list),
                         tenbo_words_foul (rules->fouls[event->fouls[i].rule].id));

  return g_steal_pointer (&list);
}

char *
tenbo_describe_changes (TenboGame     *game,
                        const int32_t *deltas)
{
  int              n_players;
  g_autofree char *list = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (deltas != NULL, NULL);

  n_players = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game))->players;

  for (int sign = 1; sign >= -1; sign -= 2)
    for (TbPlayer player = 0; player < n_players; player++)
      if (deltas[player] * sign > 0)
        {
          g_autofree char *points = tenbo_words_points (deltas[player], TRUE);
          /* Translators: a player and a change of points, which stay on one line: "Ben +8,200" */
          g_autofree char *item = g_strdup_printf (C_ ("change", "%1$s %2$s"),
                                                   tenbo_game_get_player_name (game, player),
                                                   points);

          list = join_comma (g_steal_pointer (&list), item);
        }

  return list != NULL ? g_steal_pointer (&list) : g_strdup (_ ("Nothing moved"));
}

const char *
tenbo_describe_account (TenboGame *game,
                        TbAccount  account)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  switch (account)
    {
    case TB_ACCOUNT_PLAYER_0:
    case TB_ACCOUNT_PLAYER_1:
    case TB_ACCOUNT_PLAYER_2:
    case TB_ACCOUNT_PLAYER_3:
      return tenbo_game_get_player_name (game, (TbPlayer) account);
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

char *
tenbo_describe_ledger_line (TenboGame          *game,
                            const TbLedgerLine *line)
{
  g_autofree char *points = NULL;
  const char      *from;
  const char      *to;
  const char      *reason;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  points = tenbo_words_points (line->points, FALSE);
  from = tenbo_describe_account (game, line->from);
  to = tenbo_describe_account (game, line->to);
  reason = tenbo_words_reason (line->reason);

  if (line->from <= TB_ACCOUNT_PLAYER_3 && line->to <= TB_ACCOUNT_PLAYER_3)
    /* Translators: payer, receiver, points, reason: "Dai pays Ben 3,900: value" */
    return g_strdup_printf (_ ("%1$s pays %2$s %3$s: %4$s"), from, to, points, reason);

  if (line->from > TB_ACCOUNT_PLAYER_3 && line->to > TB_ACCOUNT_PLAYER_3)
    /* Translators: "2,000 go from the pot to outside the table: pot" */
    return g_strdup_printf (_ ("%2$s go from the %1$s to %3$s: %4$s"), from, points, to, reason);

  if (line->from == TB_ACCOUNT_NOBODY)
    /* Translators: receiver, points, reason: "Ben gets 1,000: uma" */
    return g_strdup_printf (_ ("%1$s gets %2$s: %3$s"), to, points, reason);

  if (line->to == TB_ACCOUNT_NOBODY)
    /* Translators: payer, points, reason: "Ben loses 20,000: foul" */
    return g_strdup_printf (_ ("%1$s loses %2$s: %3$s"), from, points, reason);

  if (line->to <= TB_ACCOUNT_PLAYER_3)
    /* Translators: receiver, points, pot, reason: "Ben takes 2,000 from the pot: riichi sticks" */
    return g_strdup_printf (_ ("%1$s takes %2$s from the %3$s: %4$s"), to, points, from, reason);

  /* Translators: payer, points, pot, reason: "Ben puts 1,000 into the pot: riichi" */
  return g_strdup_printf (_ ("%1$s puts %2$s into the %3$s: %4$s"), from, points, to, reason);
}

char *
tenbo_describe_ledger_rule (TenboGame          *game,
                            const TbLedgerLine *line)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  if (line->field == TB_FIELD_NONE)
    return NULL;
  /* The list of all yaku under every win would hide what is said of this one. */
  if (line->field == TB_FIELD_YAKU || line->field == TB_FIELD_YAKUMAN)
    return g_strdup (tenbo_words_field (line->field));

  return tenbo_describe_field (game, line->field);
}

char *
tenbo_describe_field (TenboGame *game,
                      TbField    field)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  value = tenbo_words_field_value (tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game)), field);

  /* Translators: a rule and what it is set to: "Honba on ron: 300" */
  return g_strdup_printf (C_ ("rule", "%1$s: %2$s"), tenbo_words_field (field), value);
}

char *
tenbo_describe_next (TenboGame          *game,
                     const TbHandResult *result)
{
  g_autofree char *words = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (result != NULL, NULL);

  if (result->end.reason != TB_END_NONE)
    {
      words = tenbo_describe_end (game, &result->end);

      /* Translators: why a game ends: "The game ends: Dai is below zero" */
      return g_strdup_printf (_ ("The game ends: %s"), words);
    }

  words = tenbo_words_next (&result->next);

  /* Translators: the hand to play and its dealer: "Next: East 4, 1 honba, dealer Ben" */
  return g_strdup_printf (_ ("Next: %1$s, dealer %2$s"),
                          words,
                          tenbo_game_get_player_name (game, result->next.dealer));
}

static char *
describe_ceiling (const TbRules *rules,
                  const char    *players)
{
  g_autofree char *points = tenbo_words_points (rules->ceiling, FALSE);

  if (rules->ceiling_inclusive)
    /* Translators: players and points: "Aki has 50,000 points" */
    return g_strdup_printf (_ ("%1$s reached %2$s points"), players, points);

  return g_strdup_printf (_ ("%1$s has more than %2$s points"), players, points);
}

char *
tenbo_describe_end (TenboGame   *game,
                    const TbEnd *end)
{
  g_autofree char *players = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (end != NULL, NULL);

  players = tenbo_describe_players (game, end->players);

  switch (end->reason)
    {
    case TB_END_NONE:
      return g_strdup (_ ("The game goes on"));
    case TB_END_BUST:
      /* Translators: the number is that of the players: "Dai fell below zero" */
      return g_strdup_printf (_ ("%s fell below zero"), players);
    case TB_END_CEILING:
      return describe_ceiling (tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game)), players);
    case TB_END_DEALER_LEADS:
      return g_strdup_printf (_ ("%s, the last dealer, is 1st and stops"), players);
    case TB_END_ROUNDS:
      return g_strdup (_ ("The last hand is over"));
    case TB_END_STOP:
      return g_strdup (_ ("The players agreed to stop"));
    case TB_N_ENDS:
      break;
    }

  g_return_val_if_reached (NULL);
}

const char *
tenbo_describe_rank (int rank)
{
  static const char *const ranks[] = { N_ ("1st"), N_ ("2nd"), N_ ("3rd"), N_ ("4th") };

  g_return_val_if_fail (rank >= 1 && rank <= (int) G_N_ELEMENTS (ranks), "");

  return _ (ranks[rank - 1]);
}

char *
tenbo_describe_total (int points)
{
  int              magnitude = ABS (points);
  g_autofree char *digits = NULL;

  /* Only an agreed correction can leave a remainder of less than a hundred. */
  if (magnitude % 100 == 0)
    digits = g_strdup_printf ("%.1f", magnitude / 1000.0);
  else
    digits = g_strdup_printf ("%.3f", magnitude / 1000.0);

  return g_strconcat (points < 0 ? "\u2212" : points > 0 ? "+"
                                                         : "",
                      digits, NULL);
}

static gboolean
is_same_day (GDateTime *one,
             GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other) &&
         g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

char *
tenbo_describe_time (gint64 time_ms,
                     gint64 now_ms)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time_ms / 1000);
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (now_ms / 1000);
  g_autoptr (GDateTime) yesterday = NULL;

  g_return_val_if_fail (then != NULL && now != NULL, NULL);

  yesterday = g_date_time_add_days (now, -1);

  if (is_same_day (then, now))
    /* Translators: a time of today, as strftime prints it: "21:05" */
    return g_date_time_format (then, _ ("%H:%M"));

  if (is_same_day (then, yesterday))
    /* Translators: a time of yesterday, as strftime prints it: "Yesterday 21:05" */
    return g_date_time_format (then, _ ("Yesterday %H:%M"));

  if (g_date_time_get_year (then) == g_date_time_get_year (now))
    /* Translators: a moment of this year, as strftime prints it: "14 Nov 21:05" */
    return g_date_time_format (then, _ ("%-d %b %H:%M"));

  /* Translators: a day of another year, as strftime prints it: "14 Nov 2025" */
  return g_date_time_format (then, _ ("%-d %b %Y"));
}
