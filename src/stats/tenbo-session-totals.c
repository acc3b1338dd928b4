/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-totals.h"

static void
free_total (gpointer data)
{
  TenboSessionTotal *total = data;

  g_free (total->name);
  g_free (total);
}

static TenboSessionTotal *
get_or_create_total (TenboSessionTotals *self,
                     gint64              person_id,
                     const char         *name)
{
  TenboSessionTotal *total;

  for (guint i = 0; i < self->totals->len; i++)
    {
      total = self->totals->pdata[i];
      if (total->person_id == person_id)
        return total;
    }

  total = g_new0 (TenboSessionTotal, 1);
  total->person_id = person_id;
  total->name = g_strdup (name);
  total->mark = -1;
  g_ptr_array_add (self->totals, total);
  return total;
}

static void
add_result (TenboSessionTotals       *self,
            const TenboSessionResult *result)
{
  TenboSessionTotal *total = get_or_create_total (self, result->person_id, result->name);

  g_return_if_fail (result->rank >= 1 && result->rank <= TENBO_STORED_PLAYERS);

  total->n_games++;
  total->ranks[result->rank - 1]++;
  total->total += result->total;
  total->chips += result->chips;
  self->left_over -= result->total;
}

static int
compare_totals (gconstpointer a,
                gconstpointer b)
{
  const TenboSessionTotal *one = a;
  const TenboSessionTotal *other = b;

  return (one->total < other->total) - (one->total > other->total);
}

/* Gives each person the side of their last game as a mark. If somebody with a later last game had
 * the same side, the person gets the next number above the sides. */
static void
fill_marks (TenboSessionTotals     *self,
            const TenboSessionGame *games)
{
  gboolean is_used[TENBO_STORED_PLAYERS] = { FALSE };
  int      next = TENBO_STORED_PLAYERS;

  for (guint game = self->n_games; game > 0; game--)
    for (int player = 0; player < games[game - 1].n_players; player++)
      {
        const TenboSessionResult *result = &games[game - 1].results[player];
        TenboSessionTotal        *total = get_or_create_total (self, result->person_id,
                                                               result->name);
        int                       side = tenbo_stored_side (result->side, player);

        if (total->mark >= 0)
          continue;

        total->mark = is_used[side] ? next++ : side;
        is_used[side] = TRUE;
      }

  /* A person who only paid the fee */
  for (guint i = 0; i < self->totals->len; i++)
    {
      TenboSessionTotal *total = self->totals->pdata[i];

      if (total->mark < 0)
        total->mark = next++;
    }
}

/* Requires `totals` in their final order. */
static void
fill_running (TenboSessionTotals     *self,
              const TenboSessionGame *games)
{
  g_autofree gint64 *now = g_new0 (gint64, self->totals->len + 1);

  for (guint game = 0; game < self->n_games; game++)
    {
      for (guint i = 0; i < self->totals->len; i++)
        {
          const TenboSessionTotal *total = self->totals->pdata[i];

          for (int player = 0; player < games[game].n_players; player++)
            if (games[game].results[player].person_id == total->person_id)
              now[i] += games[game].results[player].total;
        }

      g_array_append_vals (self->running, now, self->totals->len);
    }
}

/* --- Money --- */

static void
pay_points (TenboSessionTotals *self,
            int                 rate)
{
  g_autofree gint64 *points = g_new0 (gint64, self->totals->len + 1);
  g_autofree gint64 *money = g_new0 (gint64, self->totals->len + 1);

  if (rate <= 0)
    return;

  for (guint i = 0; i < self->totals->len; i++)
    points[i] = ((const TenboSessionTotal *) self->totals->pdata[i])->total;

  tenbo_money_of_totals (points, self->totals->len, rate, money);
  for (guint i = 0; i < self->totals->len; i++)
    {
      ((TenboSessionTotal *) self->totals->pdata[i])->points_money = money[i];
      self->left_over_money -= money[i];
    }
}

/* All players pay equal shares. A payer who did not play pays none. */
static void
pay_fee (TenboSessionTotals      *self,
         const TenboSessionTerms *terms)
{
  g_autofree gint64 *parts = g_new0 (gint64, self->totals->len + 1);
  gsize              n = 0;
  gsize              part = 0;

  for (guint i = 0; i < self->totals->len; i++)
    n += ((const TenboSessionTotal *) self->totals->pdata[i])->n_games > 0 ? 1 : 0;

  if (terms->fee <= 0 || n == 0)
    return;

  tenbo_money_subtract_fee (parts, n, terms->fee, -1);
  for (guint i = 0; i < self->totals->len; i++)
    {
      TenboSessionTotal *total = self->totals->pdata[i];

      if (total->n_games > 0)
        total->fee = -parts[part++];
      if (terms->payer_id != 0 && total->person_id == terms->payer_id)
        total->money += terms->fee;
    }

  if (terms->payer_id == 0)
    self->house = terms->fee;
}

static GArray *
settle (TenboSessionTotals *self)
{
  gsize              n = self->totals->len + 2;
  g_autofree gint64 *balances = g_new0 (gint64, n);

  for (guint i = 0; i < self->totals->len; i++)
    {
      TenboSessionTotal *total = self->totals->pdata[i];

      total->money += total->points_money - total->fee;
      balances[i] = total->money;
    }
  balances[TENBO_SESSION_HOUSE (self)] = self->house;
  balances[TENBO_SESSION_LEFT_OVER (self)] = self->left_over_money;

  return tenbo_money_settle (balances, n);
}

/* --- All totals --- */

TenboSessionTotals *
tenbo_session_totals_new (const TenboSessionGame  *games,
                          gsize                    n_games,
                          const TenboSessionTerms *terms)
{
  static const TenboSessionTerms nothing = { 0 };
  TenboSessionTotals            *self = g_new0 (TenboSessionTotals, 1);

  g_return_val_if_fail (games != NULL || n_games == 0, self);

  terms = terms != NULL ? terms : &nothing;
  self->totals = g_ptr_array_new_with_free_func (free_total);
  self->running = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->n_games = (guint) n_games;

  for (gsize i = 0; i < n_games; i++)
    for (int player = 0; player < games[i].n_players; player++)
      add_result (self, &games[i].results[player]);
  if (terms->fee > 0 && terms->payer_id != 0)
    get_or_create_total (self, terms->payer_id, terms->payer);

  g_ptr_array_sort_values (self->totals, compare_totals);
  fill_marks (self, games);
  fill_running (self, games);
  pay_points (self, terms->rate);
  pay_fee (self, terms);
  self->transfers = settle (self);

  return self;
}

void
tenbo_session_totals_free (TenboSessionTotals *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->totals, g_ptr_array_unref);
  g_clear_pointer (&self->running, g_array_unref);
  g_clear_pointer (&self->transfers, g_array_unref);
  g_free (self);
}

gint64
tenbo_session_totals_get_running (const TenboSessionTotals *self,
                                  guint                     game,
                                  guint                     index)
{
  g_return_val_if_fail (self != NULL && game < self->n_games && index < self->totals->len, 0);

  return g_array_index (self->running, gint64, game * self->totals->len + index);
}
