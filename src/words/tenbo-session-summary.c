/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-summary.h"

#include "tenbo-describe.h"
#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-number.h"
#include "tenbo-people.h"
#include "tenbo-period.h"
#include "tenbo-sessions.h"

#include <glib/gi18n-lib.h>

static void
fill_game (const TenboStoredSummary *game,
           TenboSessionGame         *out)
{
  out->n_players = game->n_players;

  for (int i = 0; i < game->n_players; i++)
    {
      const TenboStoredPlayer *player = &game->players[i];

      out->results[i] = (TenboSessionResult) {
        .person_id = player->person_id,
        .name = player->name,
        .side = player->side,
        .rank = player->rank,
        .total = player->total,
        .chips = player->chips,
      };
    }
}

TenboSessionSummary *
tenbo_session_summary_new (TenboStoredSession *session,
                           GPtrArray          *games,
                           const char         *payer)
{
  TenboSessionSummary         *self = g_new0 (TenboSessionSummary, 1);
  g_autofree TenboSessionGame *counted = g_new0 (TenboSessionGame, games->len + 1);
  guint                        n_in_thousands = 0;
  TenboSessionTerms            terms = {
               .rate = MAX (session->rate, 0),
               .fee = MAX (session->fee, 0),
               .payer_id = session->fee_person_id,
               .payer = payer,
  };

  self->session = session;
  self->games = games;
  self->payer = g_strdup (payer);
  self->counted = g_ptr_array_new ();

  for (guint i = 0; i < games->len; i++)
    {
      TenboStoredSummary *game = games->pdata[i];

      if (game->progress.end_reason == NULL || game->is_void)
        continue;
      fill_game (game, &counted[self->counted->len]);
      g_ptr_array_add (self->counted, game);
      n_in_thousands += tenbo_stored_summary_is_in_thousands (game) ? 1 : 0;
    }

  /* Games in thousands and in single points are only comparable in points. */
  self->in_thousands = n_in_thousands > 0 && n_in_thousands == self->counted->len;
  self->totals = tenbo_session_totals_new (counted, self->counted->len, &terms);

  return self;
}

TenboSessionSummary *
tenbo_session_summary_read (TenboStore *store,
                            gint64      session_id,
                            GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (TenboStoredSession) session = tenbo_sessions_read (read, session_id, error);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (TenboStoredPerson) payer = NULL;

  if (session == NULL)
    return NULL;

  games = tenbo_games_list_session (read, session_id, error);
  if (games == NULL)
    return NULL;

  if (session->fee_person_id != 0)
    {
      payer = tenbo_people_read (read, session->fee_person_id, error);
      if (payer == NULL)
        return NULL;
    }

  return tenbo_session_summary_new (g_steal_pointer (&session), g_steal_pointer (&games),
                                    payer != NULL ? payer->name : NULL);
}

void
tenbo_session_summary_free (TenboSessionSummary *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->totals, tenbo_session_totals_free);
  g_clear_pointer (&self->counted, g_ptr_array_unref);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_clear_pointer (&self->session, tenbo_stored_session_free);
  g_free (self->payer);
  g_free (self);
}

const TenboSessionTotal *
tenbo_session_summary_get_total (const TenboSessionSummary *self,
                                 guint                      index)
{
  g_return_val_if_fail (index < self->totals->totals->len, NULL);

  return self->totals->totals->pdata[index];
}

const char *
tenbo_session_summary_get_name (const TenboSessionSummary *self,
                                guint                      index)
{
  const TenboSessionTotal *total = tenbo_session_summary_get_total (self, index);

  return total != NULL ? tenbo_free_text_isolate (total->name) : NULL;
}

gboolean
tenbo_session_summary_get_result (const TenboSessionSummary *self,
                                  guint                      game_index,
                                  guint                      index,
                                  TenboSessionResult        *result)
{
  const TenboSessionTotal *total = tenbo_session_summary_get_total (self, index);
  TenboSessionGame         game;

  g_return_val_if_fail (total != NULL && game_index < self->counted->len, FALSE);

  fill_game (self->counted->pdata[game_index], &game);
  for (int i = 0; i < game.n_players; i++)
    if (game.results[i].person_id == total->person_id)
      {
        *result = game.results[i];
        return TRUE;
      }

  return FALSE;
}

gboolean
tenbo_session_summary_has_chips (const TenboSessionSummary *self)
{
  for (guint i = 0; i < self->totals->totals->len; i++)
    if (tenbo_session_summary_get_total (self, i)->chips != 0)
      return TRUE;

  return FALSE;
}

gboolean
tenbo_session_summary_has_money (const TenboSessionSummary *self)
{
  return self->session->rate > 0 || self->session->fee > 0;
}

/* --- Numbers --- */

char *
tenbo_session_summary_dup_points (const TenboSessionSummary *self,
                                  gint64                     points)
{
  return tenbo_words_total (points, self->in_thousands);
}

char *
tenbo_session_summary_dup_money (const TenboSessionSummary *self,
                                 gint64                     amount,
                                 gboolean                   sign)
{
  const char      *unit = self->session->unit != NULL
                            ? tenbo_free_text_isolate (self->session->unit)
                            : "";
  g_autofree char *digits = tenbo_number_dup (ABS (amount), FALSE);
  g_autofree char *magnitude = NULL;
  gunichar         first = g_utf8_get_char (unit);

  /* A currency sign precedes the number; a word in a script with spaces follows after a space. */
  if (g_utf8_strlen (unit, -1) == 1 && g_unichar_type (first) == G_UNICODE_CURRENCY_SYMBOL)
    magnitude = g_strconcat (unit, digits, NULL);
  else if (g_unichar_isalpha (first) && !g_unichar_iswide (first))
    magnitude = g_strconcat (digits, "\u00a0", unit, NULL);
  else
    magnitude = g_strconcat (digits, unit, NULL);

  return tenbo_number_dup_signed (magnitude, amount, sign);
}

char *
tenbo_session_summary_dup_ranks (const TenboSessionTotal *total)
{
  char *list = NULL;

  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    if (total->ranks[i] > 0)
      {
        /* Translators: a rank and how often a person had it: "1st × 2" */
        g_autofree char *item = g_strdup_printf (_ ("%1$s\u00a0×\u00a0%2$d"),
                                                 tenbo_words_rank (i + 1), total->ranks[i]);

        list = tenbo_list_join_comma (list, item);
      }

  return list != NULL ? list : g_strdup ("");
}

/* --- Titles --- */

char *
tenbo_session_summary_dup_title (const TenboSessionSummary *self)
{
  if (self->session->title != NULL)
    return g_strdup (tenbo_free_text_isolate (self->session->title));

  return tenbo_describe_day (&self->session->started);
}

char *
tenbo_session_words_games (guint n_counted,
                           guint n_unfinished,
                           guint n_void)
{
  g_autoptr (GStrvBuilder) parts = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;

  if (n_counted > 0 || (n_unfinished == 0 && n_void == 0))
    g_strv_builder_take (parts, tenbo_words_games (n_counted));
  if (n_unfinished > 0)
    /* Translators: games of a session: "3 games, 1 not finished" */
    g_strv_builder_take (parts, g_strdup_printf (ngettext ("%u not finished", "%u not finished",
                                                           n_unfinished),
                                                 n_unfinished));
  if (n_void > 0)
    /* Translators: games of a session that do not count: "3 games, 1 void" */
    g_strv_builder_take (parts, g_strdup_printf (ngettext ("%u void", "%u void", n_void), n_void));

  words = g_strv_builder_end (parts);

  /* Translators: between the numbers of games of a session: "3 games, 1 void" */
  return g_strjoinv (C_ ("numbers of games", ", "), words);
}

char *
tenbo_session_words_games_of (GPtrArray *games)
{
  guint n_unfinished = 0;
  guint n_void = 0;

  g_return_val_if_fail (games != NULL, NULL);

  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];

      if (game->is_void)
        n_void++;
      else if (game->progress.end_reason == NULL)
        n_unfinished++;
    }

  return tenbo_session_words_games (games->len - n_unfinished - n_void, n_unfinished, n_void);
}

char *
tenbo_session_summary_dup_subtitle (const TenboSessionSummary *self)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (self->session->title != NULL)
    g_ptr_array_add (parts, tenbo_describe_day (&self->session->started));
  if (self->session->venue != NULL)
    g_ptr_array_add (parts, g_strdup (tenbo_free_text_isolate (self->session->venue)));

  g_ptr_array_add (parts, tenbo_session_words_games_of (self->games));
  g_ptr_array_add (parts, NULL);

  return g_strjoinv (" \u00b7 ", (char **) parts->pdata);
}

/* --- Rates and payments --- */

gboolean
tenbo_session_summary_is_per_point (const TenboSessionSummary *self,
                                    int                        rate)
{
  return !self->in_thousands && self->counted->len > 0 && (rate <= 0 || rate % 1000 == 0);
}

char *
tenbo_session_summary_dup_rate (const TenboSessionSummary *self)
{
  int              rate = self->session->rate;
  gboolean         per_point = tenbo_session_summary_is_per_point (self, rate);
  g_autofree char *money = NULL;

  if (rate <= 0)
    return NULL;

  money = tenbo_session_summary_dup_money (self, per_point ? rate / 1000 : rate, FALSE);
  /* Translators: the price of points: "¥10 per point" */
  return per_point ? g_strdup_printf (_ ("%s per point"), money)
                   /* Translators: the price of points: "¥50 per 1,000 points" */
                   : g_strdup_printf (_ ("%s per 1,000 points"), money);
}

char *
tenbo_session_summary_dup_fee (const TenboSessionSummary *self)
{
  g_autofree char *money = NULL;

  if (self->session->fee <= 0)
    return NULL;

  money = tenbo_session_summary_dup_money (self, self->session->fee, FALSE);
  if (self->payer == NULL)
    /* Translators: money */
    return g_strdup_printf (_ ("Table fee %s"), money);

  /* Translators: an amount, and the person who paid it: "Table fee ¥4,000, paid by Chie" */
  return g_strdup_printf (_ ("Table fee %1$s, paid by %2$s"), money,
                          tenbo_free_text_isolate (self->payer));
}

/* Sets @from and @to to the names of the parties of @transfer, borrowed; NULL: the house or the
 * remainder. */
static void
get_parties (const TenboSessionSummary *self,
             const TenboTransfer       *transfer,
             const char               **from,
             const char               **to)
{
  gsize house = TENBO_SESSION_HOUSE (self->totals);

  *from = *to = NULL;
  if (transfer->from < house)
    *from = tenbo_session_summary_get_name (self, (guint) transfer->from);
  if (transfer->to < house)
    *to = tenbo_session_summary_get_name (self, (guint) transfer->to);
}

char *
tenbo_session_summary_dup_transfer (const TenboSessionSummary *self,
                                    const TenboTransfer       *transfer)
{
  gsize            left_over = TENBO_SESSION_LEFT_OVER (self->totals);
  g_autofree char *money = tenbo_session_summary_dup_money (self, transfer->amount, FALSE);
  const char      *from;
  const char      *to;

  get_parties (self, transfer, &from, &to);
  if (from == NULL && to == NULL)
    /* Translators: an amount, of points that belong to nobody */
    return g_strdup_printf (_ ("The house gets %s of the remainder"), money);
  if (from == NULL)
    /* Translators: a name, an amount */
    return g_strdup_printf (_ ("%1$s gets %2$s of the remainder"), to, money);
  if (transfer->to == left_over)
    /* Translators: a name, an amount: of points that belong to nobody */
    return g_strdup_printf (_ ("%1$s pays %2$s into the remainder"), from, money);
  if (to == NULL)
    /* Translators: a name, an amount: "Dai pays ¥1,000 to the house" */
    return g_strdup_printf (_ ("%1$s pays %2$s to the house"), from, money);

  /* Translators: payer, receiver, points: "Dai pays Ben 3,900" */
  return g_strdup_printf (_ ("%1$s pays %2$s %3$s"), from, to, money);
}

char *
tenbo_session_summary_dup_parties (const TenboSessionSummary *self,
                                   const TenboTransfer       *transfer)
{
  const char *from;
  const char *to;

  get_parties (self, transfer, &from, &to);
  if (from == NULL && to == NULL)
    /* Translators: before an amount, of points that belong to nobody */
    return g_strdup (_ ("The house gets part of the remainder"));
  if (from == NULL)
    /* Translators: a name, before an amount of points that belong to nobody */
    return g_strdup_printf (_ ("%s gets part of the remainder"), to);
  if (transfer->to == TENBO_SESSION_LEFT_OVER (self->totals))
    /* Translators: a name, before an amount of points that belong to nobody */
    return g_strdup_printf (_ ("%s pays into the remainder"), from);
  if (to == NULL)
    /* Translators: a name, before an amount */
    return g_strdup_printf (_ ("%s pays the house"), from);

  /* Translators: payer, receiver, before an amount: "Dai pays Ben" */
  return g_strdup_printf (_ ("%1$s pays %2$s"), from, to);
}

char *
tenbo_session_summary_dup_left_over (const TenboSessionSummary *self)
{
  g_autofree char *points = NULL;
  g_autofree char *money = NULL;

  if (self->totals->left_over == 0)
    return NULL;

  points = tenbo_session_summary_dup_points (self, self->totals->left_over);
  if (self->totals->left_over_money == 0)
    /* Translators: the points that the totals are short of 0: "Remainder: +1.0" */
    return g_strdup_printf (_ ("Remainder: %s"), points);

  money = tenbo_session_summary_dup_money (self, self->totals->left_over_money, TRUE);
  /* Translators: the points that the totals are short of 0, and their price: "Remainder: +1.0,
   * +¥50" */
  return g_strdup_printf (_ ("Remainder: %1$s, %2$s"), points, money);
}

/* --- Text for a message --- */

static void
append_line (GString *text,
             char    *line)
{
  if (line != NULL)
    g_string_append_printf (text, "%s\n", line);

  g_free (line);
}

static void
append_total (GString                   *text,
              const TenboSessionSummary *self,
              guint                      index)
{
  const TenboSessionTotal *total = tenbo_session_summary_get_total (self, index);
  g_autofree char         *points = tenbo_session_summary_dup_points (self, total->total);

  g_string_append_printf (text, "%u. %s  %s", index + 1,
                          tenbo_session_summary_get_name (self, index), points);

  if (total->chips != 0)
    {
      g_autofree char *chips = tenbo_session_summary_dup_points (self, total->chips);

      /* Translators: the part of a total that comes from chips: "(chips +15.0)" */
      g_string_append (text, " ");
      g_string_append_printf (text, _ ("(chips %s)"), chips);
    }

  if (tenbo_session_summary_has_money (self))
    {
      g_autofree char *money = tenbo_session_summary_dup_money (self, total->money, TRUE);

      g_string_append_printf (text, "  %s", money);
    }

  g_string_append_c (text, '\n');
}

char *
tenbo_session_summary_dup_share_text (const TenboSessionSummary *self)
{
  GString *text = g_string_new (NULL);

  append_line (text, tenbo_session_summary_dup_title (self));
  append_line (text, tenbo_session_summary_dup_subtitle (self));

  for (guint index = 0; index < self->totals->totals->len; index++)
    append_total (text, self, index);

  append_line (text, tenbo_session_summary_dup_left_over (self));
  append_line (text, tenbo_session_summary_dup_rate (self));
  append_line (text, tenbo_session_summary_dup_fee (self));

  for (guint i = 0; tenbo_session_summary_has_money (self) && i < self->totals->transfers->len; i++)
    append_line (text,
                 tenbo_session_summary_dup_transfer (
                   self, &g_array_index (self->totals->transfers, TenboTransfer, i)));

  return g_string_free_and_steal (text);
}
