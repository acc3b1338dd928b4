/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-standings.h"
#include "tenbo-result-rows.h"

static void
free_standing (gpointer data)
{
  TenboStanding *self = data;

  g_free (self->name);
  g_free (self);
}

/* --- Statistics --- */

/* Returns the number that @id counts in games of @players. */
static gint64
count (const TenboStanding *self,
       TenboStatisticId     id,
       int                  players)
{
  const guint *ranks = self->ranks[players - 3];
  gint64       sum = 0;

  if (id == TENBO_STATISTIC_GAMES)
    return self->n_games[players - 3];
  if (id == TENBO_STATISTIC_TOTAL || id == TENBO_STATISTIC_AVERAGE_TOTAL)
    return self->totals[players - 3];
  if (id == TENBO_STATISTIC_TOP_TWO_RATE)
    return (gint64) ranks[0] + ranks[1];
  if (id == TENBO_STATISTIC_LAST_RATE)
    return ranks[players - 1];
  if (id >= TENBO_STATISTIC_RANK_1_RATE && id <= TENBO_STATISTIC_RANK_4_RATE)
    return ranks[id - TENBO_STATISTIC_RANK_1_RATE];

  g_return_val_if_fail (id == TENBO_STATISTIC_AVERAGE_RANK, 0);

  for (int rank = 1; rank <= 4; rank++)
    sum += rank * (gint64) ranks[rank - 1];

  return sum;
}

TenboStatistic
tenbo_standing_get (const TenboStanding *self,
                    TenboStatisticId     id,
                    int                  variant)
{
  TenboStatistic statistic = { .id = id, .variant = variant };
  int            first = variant == 0 ? 3 : variant;
  int            last = variant == 0 ? 4 : variant;

  g_return_val_if_fail (self != NULL, statistic);

  statistic.in_thousands = TRUE;
  for (int players = first; players <= last; players++)
    {
      statistic.n_games += self->n_games[players - 3];
      statistic.number += count (self, id, players);
      statistic.in_thousands = statistic.in_thousands && self->in_thousands[players - 3];
    }
  statistic.of = statistic.n_games;

  return statistic;
}

/* --- The order --- */

static int
compare_standings (gconstpointer a,
                   gconstpointer b,
                   gpointer      user_data)
{
  const TenboStandingsFilter *filter = user_data;
  const TenboStanding        *one = a;
  const TenboStanding        *other = b;
  TenboStatistic              statistic;
  TenboStatistic              other_statistic;
  double                      value;
  double                      other_value;
  gboolean                    is_better_low =
    filter->order == TENBO_STATISTIC_AVERAGE_RANK || filter->order == TENBO_STATISTIC_LAST_RATE;
  int order;

  statistic = tenbo_standing_get (one, filter->order, filter->variant);
  other_statistic = tenbo_standing_get (other, filter->order, filter->variant);
  value = tenbo_statistic_get_value (&statistic);
  other_value = tenbo_statistic_get_value (&other_statistic);

  if (one->is_ranked != other->is_ranked)
    return one->is_ranked ? -1 : 1;
  if ((statistic.of > 0) != (other_statistic.of > 0))
    return statistic.of > 0 ? -1 : 1;
  if (value < other_value || value > other_value)
    return (value < other_value) == is_better_low ? -1 : 1;
  if (statistic.n_games != other_statistic.n_games)
    return statistic.n_games > other_statistic.n_games ? -1 : 1;

  order = g_utf8_collate (one->name, other->name);
  return order != 0 ? order : one->person_id < other->person_id ? -1
                                                                : 1;
}

/* --- Reading --- */

/* Destination of the rows */
typedef struct
{
  GPtrArray     *standings;
  GHashTable    *by_id;
  TenboStanding *latest; /* person of the previous row: rows of one spelling are adjacent */
  gboolean       in_thousands[2];
} Visit;

static void
add_row (const TenboStandingRow *row,
         gpointer                user_data)
{
  Visit         *visit = user_data;
  TenboStanding *self = visit->latest;
  int            table = row->n_players - 3;

  if (self == NULL || self->person_id != row->person_id)
    self = g_hash_table_lookup (visit->by_id, &row->person_id);
  if (self == NULL)
    {
      self = g_new0 (TenboStanding, 1);
      self->person_id = row->person_id;
      self->name = g_strdup (row->name);
      g_ptr_array_add (visit->standings, self);
      g_hash_table_insert (visit->by_id, &self->person_id, self);
    }

  visit->latest = self;
  visit->in_thousands[table] = visit->in_thousands[table] && row->in_thousands;
  self->last_played_msec = MAX (self->last_played_msec, row->started_msec);
  self->n_games[table]++;
  self->ranks[table][row->rank - 1]++;
  self->totals[table] += row->total;
}

void
tenbo_standings_sort (GPtrArray                  *standings,
                      const TenboStandingsFilter *filter)
{
  g_return_if_fail (standings != NULL && filter != NULL);

  for (guint i = standings->len; i > 0; i--)
    {
      TenboStanding *self = standings->pdata[i - 1];
      TenboStatistic statistic = tenbo_standing_get (self, filter->order, filter->variant);

      self->is_ranked = statistic.of > 0 && statistic.n_games >= filter->minimum;
      if (filter->n_players != 0 && self->n_games[filter->n_players - 3] == 0)
        g_ptr_array_remove_index (standings, i - 1);
    }
  g_ptr_array_sort_values_with_data (standings, compare_standings, (gpointer) filter);
}

GPtrArray *
tenbo_standings_read (TenboRead                  *read,
                      const TenboStandingsFilter *filter,
                      GError                    **error)
{
  g_autoptr (GPtrArray) standings = g_ptr_array_new_with_free_func (free_standing);
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_int64_hash, g_int64_equal);
  Visit visit = {
    .standings = standings,
    .by_id = by_id,
    .in_thousands = { TRUE, TRUE },
  };
  TenboResultFilter rows = {
    .since_msec = filter->since_msec,
    .until_msec = filter->until_msec,
    .ruleset_key = filter->ruleset_key,
    .n_players = filter->n_players,
  };

  if (!tenbo_results_visit_standings (read, &rows, add_row, &visit, error))
    return NULL;

  for (guint i = 0; i < standings->len; i++)
    memcpy (((TenboStanding *) standings->pdata[i])->in_thousands, visit.in_thousands,
            sizeof visit.in_thousands);
  tenbo_standings_sort (standings, filter);

  return g_steal_pointer (&standings);
}
