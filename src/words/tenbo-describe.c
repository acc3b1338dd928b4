/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe.h"

#include "tenbo-describe-list.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

char *
tenbo_describe_players (TenboGame  *game,
                        TbPlayerSet players)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if ((players & TB_PLAYER_BIT (player)) != 0)
      g_ptr_array_add (names, (gpointer) tenbo_game_get_player_name (game, player));

  return tenbo_list_join_and (names);
}

/* Names of up to so many cells of a terminal, a wide character taking two, fit in a line of the
 * narrowest window together with an amount. */
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
describe_changes (TenboGame     *game,
                  const int32_t *deltas,
                  gboolean       markup)
{
  int              n_players = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game))->players;
  g_autofree char *list = NULL;

  for (int sign = 1; sign >= -1; sign -= 2)
    for (TbPlayer player = 0; player < n_players; player++)
      if (deltas[player] * sign > 0)
        {
          const char      *name = tenbo_game_get_player_name (game, player);
          g_autofree char *points = tenbo_words_points (deltas[player], TRUE);
          g_autofree char *item = markup ? tenbo_describe_name_markup (name, points)
                                         : join_amount (name, points);

          list = tenbo_list_join_comma (g_steal_pointer (&list), item);
        }

  return list != NULL ? g_steal_pointer (&list) : g_strdup (_ ("Nothing moved"));
}

char *
tenbo_describe_changes (TenboGame     *game,
                        const int32_t *deltas)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (deltas != NULL, NULL);

  return describe_changes (game, deltas, FALSE);
}

char *
tenbo_describe_changes_markup (TenboGame     *game,
                               const int32_t *deltas)
{
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (deltas != NULL, NULL);

  return describe_changes (game, deltas, TRUE);
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

/* Why the game ends, in the middle of a sentence. */
static char *
describe_end_inside (TenboGame   *game,
                     const TbEnd *end)
{
  /* What is said of nobody does not begin with a name. */
  if (end->players == 0)
    return g_strdup (tenbo_words_end (end->reason));

  return tenbo_describe_end (game, end);
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
      words = describe_end_inside (game, &result->end);

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
describe_bust (const TbRules *rules,
               const char    *players)
{
  if (rules->bust == TB_BUST_ZERO_OR_BELOW)
    /* Translators: one player or several: "Dai fell to zero or below" */
    return g_strdup_printf (_ ("%s fell to zero or below"), players);

  /* Translators: one player or several: "Dai fell below zero" */
  return g_strdup_printf (_ ("%s fell below zero"), players);
}

static char *
describe_ceiling (const TbRules *rules,
                  const char    *players)
{
  g_autofree char *points = tenbo_words_points (rules->ceiling, FALSE);

  if (rules->ceiling_inclusive)
    /* Translators: players and points: "Aki reached 50,000 points" */
    return g_strdup_printf (_ ("%1$s reached %2$s points"), players, points);

  /* Translators: one player or several: "Aki and Ben rose above 50,000 points" */
  return g_strdup_printf (_ ("%1$s rose above %2$s points"), players, points);
}

static char *
describe_target (const TbRules *rules,
                 const char    *players)
{
  g_autofree char *points = tenbo_words_points (rules->target, FALSE);

  /* Translators: what ends an extension: "Aki reached the target of 40,000" */
  return g_strdup_printf (_ ("%1$s reached the target of %2$s"), players, points);
}

static char *
describe_dealer_leads (const TbRules *rules,
                       const char    *dealer)
{
  if (rules->last_dealer == TB_LAST_DEALER_STOPS_FIRST)
    /* Translators: the rules end the game there, nobody is asked */
    return g_strdup_printf (_ ("%s, the last dealer, is 1st"), dealer);

  return g_strdup_printf (_ ("%s, the last dealer, is 1st and stops"), dealer);
}

char *
tenbo_describe_end (TenboGame   *game,
                    const TbEnd *end)
{
  const TbRules   *rules;
  g_autofree char *players = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);
  g_return_val_if_fail (end != NULL, NULL);

  rules = tenbo_ruleset_get_rules (tenbo_game_get_ruleset (game));
  players = tenbo_describe_players (game, end->players);

  switch (end->reason)
    {
    case TB_END_NONE:
      return g_strdup (_ ("The game goes on"));
    case TB_END_BUST:
      return describe_bust (rules, players);
    case TB_END_CEILING:
      return describe_ceiling (rules, players);
    case TB_END_DEALER_LEADS:
      return describe_dealer_leads (rules, players);
    case TB_END_ROUNDS:
      return g_strdup (_ ("The last hand is over"));
    case TB_END_STOP:
      return g_strdup (_ ("The players agreed to stop"));
    case TB_END_TARGET:
      return describe_target (rules, players);
    case TB_N_ENDS:
      break;
    }

  g_return_val_if_reached (NULL);
}

static gboolean
is_same_day (GDateTime *one,
             GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other) &&
         g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

/* @then as it is seen from @now, both by one clock. */
static char *
describe_moment (GDateTime *then,
                 GDateTime *now)
{
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);

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

char *
tenbo_describe_time (gint64 time_ms,
                     gint64 now_ms)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time_ms / 1000);
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (now_ms / 1000);

  g_return_val_if_fail (then != NULL && now != NULL, NULL);

  return describe_moment (then, now);
}

char *
tenbo_describe_game_time (const TenboStoredTime *time,
                          gint64                 now_ms)
{
  TenboStoredTime seen_from = { now_ms, time->offset_minutes };
  g_autoptr (GDateTime) then = tenbo_stored_time_to_local (time);
  g_autoptr (GDateTime) now = tenbo_stored_time_to_local (&seen_from);

  g_return_val_if_fail (then != NULL && now != NULL, NULL);

  return describe_moment (then, now);
}
