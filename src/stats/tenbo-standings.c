/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-standings.h"
#include "tenbo-result-rows.h"

/* In the order of a table */
static const TenboStatisticId statistics[TENBO_N_STANDING_STATISTICS] = {
  TENBO_STATISTIC_GAMES,
  TENBO_STATISTIC_AVERAGE_RANK,
  TENBO_STATISTIC_TOTAL,
  TENBO_STATISTIC_AVERAGE_TOTAL,
  TENBO_STATISTIC_RANK_1_RATE,
  TENBO_STATISTIC_RANK_2_RATE,
  TENBO_STATISTIC_RANK_3_RATE,
  TENBO_STATISTIC_RANK_4_RATE,
  TENBO_STATISTIC_TOP_TWO_RATE,
  TENBO_STATISTIC_LAST_RATE,
  TENBO_STATISTIC_WIN_RATE,
  TENBO_STATISTIC_DEAL_IN_RATE,
  TENBO_STATISTIC_RIICHI_RATE,
  TENBO_STATISTIC_AVERAGE_WIN,
  TENBO_STATISTIC_AVERAGE_DEAL_IN,
  TENBO_STATISTIC_BEST_TOTAL,
  TENBO_STATISTIC_POINTS_MAX,
  TENBO_STATISTIC_BEST_WIN,
  TENBO_STATISTIC_DEALER_RUN,
  TENBO_STATISTIC_FIRST_STREAK,
  TENBO_STATISTIC_TOP_TWO_STREAK,
  TENBO_STATISTIC_NOT_LAST_STREAK,
};

#define FIRST_RECORD 15 /* from here on: extreme values, each with its game */

/* The place of a person in a game */
typedef struct
{
  TenboStoredTime started;
  gint64          game_id;
  int             n_players;
  int             rank;
} Place;

static void
clear_standing (gpointer data)
{
  TenboStanding *self = data;

  g_array_unref (self->months);
  g_array_unref (self->places);
  g_free (self->name);
}

TenboStanding *
tenbo_standing_ref (TenboStanding *self)
{
  return g_atomic_rc_box_acquire (self);
}

void
tenbo_standing_unref (TenboStanding *self)
{
  g_atomic_rc_box_release_full (self, clear_standing);
}

/* --- Statistics --- */

const TenboStatisticId *
tenbo_standing_get_statistics (void)
{
  return statistics;
}

static gboolean
is_record (TenboStatisticId id)
{
  for (gsize i = FIRST_RECORD; i < TENBO_N_STANDING_STATISTICS; i++)
    if (statistics[i] == id)
      return TRUE;

  return FALSE;
}

gboolean
tenbo_standing_has_ranks (TenboStatisticId id)
{
  gsize n;

  return tenbo_statistic_get_variants (id, &n)[0] != 0;
}

/* Returns whether the record @cell is better than @best, which may be NULL: higher, or as high and
 * earlier. */
static gboolean
is_better (const TenboStandingCell *cell,
           const TenboStandingCell *best)
{
  if (cell->of == 0 || best == NULL)
    return cell->of > 0;
  if (cell->number != best->number)
    return cell->number > best->number;

  return cell->started.msec != best->started.msec ? cell->started.msec < best->started.msec
                                                  : cell->game_id < best->game_id;
}

TenboStatistic
tenbo_standing_get (const TenboStanding *self,
                    TenboStatisticId     id,
                    int                  variant)
{
  TenboStatistic           statistic = { .id = id, .variant = variant, .in_thousands = TRUE };
  const TenboStandingCell *best = NULL;

  g_return_val_if_fail (self != NULL, statistic);

  for (int players = 3; players <= 4; players++)
    {
      const TenboStandingCell *cell = &self->cells[players - 3][id];

      if (variant != 0 && variant != players)
        continue;

      statistic.number += cell->number;
      statistic.of += cell->of;
      statistic.n_games += cell->n_games;
      statistic.in_thousands = statistic.in_thousands && self->in_thousands[players - 3];
      if (is_record (id) && is_better (cell, best))
        best = cell;
    }
  if (best != NULL)
    {
      statistic.number = best->number;
      statistic.game_id = best->game_id;
    }
  if (!tenbo_standing_has_ranks (id))
    statistic.variant = 0;

  return statistic;
}

TenboStoredTime
tenbo_standing_get_time (const TenboStanding       *self,
                         const TenboStandingColumn *column)
{
  TenboStatistic statistic = tenbo_standing_get_cell (self, column);

  for (int table = 0; table < 2; table++)
    if (self->cells[table][column->id].game_id == statistic.game_id)
      return self->cells[table][column->id].started;

  return (TenboStoredTime) { 0 };
}

static TenboStatistic
get_month (const TenboStanding       *self,
           const TenboStandingColumn *column)
{
  TenboStatistic statistic = tenbo_standing_get (self, TENBO_STATISTIC_TOTAL, column->variant);

  statistic.number = statistic.of = statistic.n_games = 0;
  for (guint i = 0; i < self->months->len; i++)
    {
      const TenboStandingMonth *it = &g_array_index (self->months, TenboStandingMonth, i);

      for (int players = 3; players <= 4; players++)
        if (it->month >= column->month && it->month < column->month + column->n_months &&
            (column->variant == 0 || column->variant == players))
          {
            statistic.number += it->totals[players - 3];
            statistic.n_games += it->n_games[players - 3];
          }
    }
  statistic.of = statistic.n_games;

  return statistic;
}

TenboStatistic
tenbo_standing_get_cell (const TenboStanding       *self,
                         const TenboStandingColumn *column)
{
  return column->month != 0 ? get_month (self, column)
                            : tenbo_standing_get (self, column->id, column->variant);
}

void
tenbo_standing_add_columns (GArray          *columns,
                            TenboStatisticId id,
                            int              n_players)
{
  gboolean has_ranks = tenbo_standing_has_ranks (id);

  for (int players = 4; players >= 3; players--)
    {
      const TenboStandingColumn column = {
        .id = id,
        .variant = n_players == 0 && has_ranks ? players : n_players,
      };

      /* Nobody is fourth of three. */
      if (id != TENBO_STATISTIC_RANK_4_RATE || column.variant == 4)
        g_array_append_val (columns, column);
      if (n_players != 0 || !has_ranks)
        break;
    }
}

/* Returns the columns of the statistics from @first on. */
static GArray *
list_columns (gsize first,
              int   n_players)
{
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));

  for (gsize i = first; i < TENBO_N_STANDING_STATISTICS; i++)
    tenbo_standing_add_columns (columns, statistics[i], n_players);

  return columns;
}

GArray *
tenbo_standings_list_columns (int n_players)
{
  return list_columns (0, n_players);
}

GArray *
tenbo_standings_list_records (int n_players)
{
  return list_columns (FIRST_RECORD, n_players);
}

/* --- The order --- */

static gboolean
is_better_low (TenboStatisticId id)
{
  return id == TENBO_STATISTIC_AVERAGE_RANK || id == TENBO_STATISTIC_LAST_RATE ||
         id == TENBO_STATISTIC_RANK_4_RATE || id == TENBO_STATISTIC_DEAL_IN_RATE ||
         id == TENBO_STATISTIC_AVERAGE_DEAL_IN;
}

int
tenbo_standing_compare (const TenboStanding       *one,
                        const TenboStanding       *other,
                        const TenboStandingColumn *column)
{
  TenboStatistic here = tenbo_standing_get_cell (one, column);
  TenboStatistic there = tenbo_standing_get_cell (other, column);
  double         value = tenbo_statistic_get_value (&here);
  double         other_value = tenbo_statistic_get_value (&there);
  int            order;

  if ((here.of > 0) != (there.of > 0))
    return here.of > 0 ? -1 : 1;
  if (value < other_value || value > other_value)
    return (value < other_value) == is_better_low (column->id) ? -1 : 1;
  if (here.n_games != there.n_games)
    return here.n_games > there.n_games ? -1 : 1;

  order = g_utf8_collate (one->name, other->name);
  return order != 0 ? order : one->person_id < other->person_id ? -1
                                                                : 1;
}

static int
compare_people (gconstpointer one,
                gconstpointer other,
                gpointer      column)
{
  return tenbo_standing_compare (one, other, column);
}

/* Compares two people; those without a rank are last. */
static int
compare_ranked (gconstpointer one,
                gconstpointer other,
                gpointer      column)
{
  const TenboStanding *a = one;
  const TenboStanding *b = other;

  if (a->is_ranked != b->is_ranked)
    return a->is_ranked ? -1 : 1;

  return tenbo_standing_compare (a, b, column);
}

/* --- Reading --- */

/* Destination of the rows */
typedef struct
{
  GPtrArray     *standings;
  GHashTable    *by_id;
  TenboStanding *latest; /* person of the previous row: rows of one spelling are adjacent */
  gboolean       in_thousands[2];

  /* The month of the previous row, in the time of the players */
  gint64 month_since_msec;
  gint64 month_until_msec;
  int    month;
} Visit;

/* A cell of a game's number of players; @of is 0 if the game does not count. */
static void
add (TenboStandingCell *cells,
     TenboStatisticId   id,
     gint64             number,
     gint64             of)
{
  TenboStandingCell *cell = &cells[id];

  cell->number += number;
  cell->of += of;
  cell->n_games += of > 0 ? 1 : 0;
}

/* Keeps the highest number and its game, the first of equal ones. Rows of several spellings are not
 * in order. */
static void
keep (TenboStandingCell *cells,
      TenboStatisticId   id,
      gint64             number,
      gint64             of,
      const Place       *place)
{
  TenboStandingCell *cell = &cells[id];
  TenboStandingCell new = {
    .number = number,
    .of = of,
    .n_games = of > 0 ? 1 : 0,
    .game_id = place->game_id,
    .started = place->started,
  };

  if (!is_better (&new, cell->of > 0 ? cell : NULL))
    {
      new.number = cell->number;
      new.game_id = cell->game_id;
      new.started = cell->started;
    }
  new.of += cell->of;
  new.n_games += cell->n_games;
  *cell = new;
}

static void
count_game (TenboStandingCell       *cells,
            const TenboStoredResult *result,
            const Place             *place)
{
  add (cells, TENBO_STATISTIC_GAMES, 1, 1);
  add (cells, TENBO_STATISTIC_AVERAGE_RANK, result->rank, 1);
  add (cells, TENBO_STATISTIC_TOTAL, result->total, 1);
  add (cells, TENBO_STATISTIC_AVERAGE_TOTAL, result->total, 1);
  for (int rank = 1; rank <= place->n_players; rank++)
    add (cells, (TenboStatisticId) (TENBO_STATISTIC_RANK_1_RATE + rank - 1),
         result->rank == rank ? 1 : 0, 1);
  add (cells, TENBO_STATISTIC_TOP_TWO_RATE, result->rank <= 2 ? 1 : 0, 1);
  add (cells, TENBO_STATISTIC_LAST_RATE, result->rank == place->n_players ? 1 : 0, 1);
  add (cells, TENBO_STATISTIC_WIN_RATE, result->wins, result->hands);
  add (cells, TENBO_STATISTIC_DEAL_IN_RATE, result->deal_ins, result->hands);
  add (cells, TENBO_STATISTIC_AVERAGE_WIN, result->won_points, result->wins);
  add (cells, TENBO_STATISTIC_AVERAGE_DEAL_IN, result->lost_points, result->deal_ins);
  keep (cells, TENBO_STATISTIC_BEST_TOTAL, result->total, 1, place);

  if (!tenbo_stored_result_is_counted (result))
    return;

  add (cells, TENBO_STATISTIC_RIICHI_RATE, result->riichi, result->riichi_hands);
  keep (cells, TENBO_STATISTIC_POINTS_MAX, result->points_max, 1, place);
  keep (cells, TENBO_STATISTIC_DEALER_RUN, result->dealer_runs_max, 1, place);
  keep (cells, TENBO_STATISTIC_BEST_WIN, result->best_win, result->wins, place);
}

/* Sets the month of a game by the clock of the players. Rows are in the order of time, so most have
 * the month of the previous one. */
static void
find_month (Visit                *visit,
            const TenboResultRow *row)
{
  TenboStoredTime started = { row->started_msec, row->started_offset };
  gint64          msec = started.msec + started.offset_minutes * G_GINT64_CONSTANT (60000);
  g_autoptr (GDateTime) time = NULL;
  g_autoptr (GDateTime) first = NULL;
  g_autoptr (GDateTime) next = NULL;

  if (msec >= visit->month_since_msec && msec < visit->month_until_msec)
    return;

  time = tenbo_stored_time_to_local (&started);
  first = g_date_time_new_utc (g_date_time_get_year (time), g_date_time_get_month (time), 1, 0, 0,
                               0);
  next = g_date_time_add_months (first, 1);
  visit->month = g_date_time_get_year (time) * 12 + g_date_time_get_month (time) - 1;
  visit->month_since_msec = g_date_time_to_unix (first) * 1000;
  visit->month_until_msec = g_date_time_to_unix (next) * 1000;
}

static void
add_to_month (TenboStanding        *self,
              const TenboResultRow *row,
              int                   month)
{
  TenboStandingMonth new = { .month = month };
  TenboStandingMonth *it = NULL;

  for (guint i = self->months->len; i > 0 && it == NULL; i--)
    if (g_array_index (self->months, TenboStandingMonth, i - 1).month == month)
      it = &g_array_index (self->months, TenboStandingMonth, i - 1);
  if (it == NULL)
    {
      g_array_append_val (self->months, new);
      it = &g_array_index (self->months, TenboStandingMonth, self->months->len - 1);
    }
  it->n_games[row->n_players - 3]++;
  it->totals[row->n_players - 3] += row->result.total;
}

static TenboStanding *
find_standing (Visit      *visit,
               gint64      person_id,
               const char *name)
{
  TenboStanding *self = visit->latest;

  if (self == NULL || self->person_id != person_id)
    self = g_hash_table_lookup (visit->by_id, &person_id);
  if (self == NULL)
    {
      self = g_atomic_rc_box_new0 (TenboStanding);
      self->person_id = person_id;
      self->name = g_strdup (name);
      self->months = g_array_new (FALSE, FALSE, sizeof (TenboStandingMonth));
      self->places = g_array_new (FALSE, FALSE, sizeof (Place));
      g_ptr_array_add (visit->standings, self);
      g_hash_table_insert (visit->by_id, &self->person_id, self);
    }

  visit->latest = self;
  return self;
}

static void
add_row (gint64                person_id,
         const char           *name,
         const TenboResultRow *row,
         gpointer              user_data)
{
  Visit         *visit = user_data;
  TenboStanding *self = find_standing (visit, person_id, name);
  int            table = row->n_players - 3;
  const Place    place = {
       .started = { row->started_msec, row->started_offset },
       .game_id = row->game_id,
       .n_players = row->n_players,
       .rank = row->result.rank,
  };

  visit->in_thousands[table] =
    visit->in_thousands[table] && tenbo_stored_result_is_in_thousands (&row->result);
  self->last_played_msec = MAX (self->last_played_msec, row->started_msec);
  self->n_games[table]++;
  g_array_append_val (self->places, place);
  count_game (self->cells[table], &row->result, &place);
  find_month (visit, row);
  add_to_month (self, row, visit->month);
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const Place *one = a;
  const Place *other = b;

  if (one->started.msec != other->started.msec)
    return one->started.msec < other->started.msec ? -1 : 1;

  return (one->game_id > other->game_id) - (one->game_id < other->game_id);
}

/* Counts the streaks of @self. The rows of several spellings are not in order. */
static void
count_streaks (TenboStanding *self)
{
  gint64 first[2] = { 0 };
  gint64 top_two[2] = { 0 };
  gint64 not_last[2] = { 0 };

  g_array_sort (self->places, compare_places);
  for (guint i = 0; i < self->places->len; i++)
    {
      const Place *place = &g_array_index (self->places, Place, i);
      int          table = place->n_players - 3;

      first[table] = place->rank == 1 ? first[table] + 1 : 0;
      top_two[table] = place->rank <= 2 ? top_two[table] + 1 : 0;
      not_last[table] = place->rank < place->n_players ? not_last[table] + 1 : 0;
      keep (self->cells[table], TENBO_STATISTIC_FIRST_STREAK, first[table], 1, place);
      keep (self->cells[table], TENBO_STATISTIC_TOP_TWO_STREAK, top_two[table], 1, place);
      keep (self->cells[table], TENBO_STATISTIC_NOT_LAST_STREAK, not_last[table], 1, place);
    }
  g_array_set_size (self->places, 0);
}

static int
compare_months (gconstpointer a,
                gconstpointer b)
{
  return ((const TenboStandingMonth *) a)->month - ((const TenboStandingMonth *) b)->month;
}

void
tenbo_standings_sort (GPtrArray                  *standings,
                      const TenboStandingsFilter *filter)
{
  TenboStandingColumn column = { .id = filter->order, .variant = filter->variant };

  g_return_if_fail (standings != NULL && filter != NULL);

  for (guint i = standings->len; i > 0; i--)
    {
      TenboStanding *self = standings->pdata[i - 1];
      TenboStatistic statistic = tenbo_standing_get (self, filter->order, filter->variant);

      self->is_ranked = statistic.of > 0 && statistic.n_games >= filter->minimum;
      if (filter->n_players != 0 && self->n_games[filter->n_players - 3] == 0)
        g_ptr_array_remove_index (standings, i - 1);
    }
  g_ptr_array_sort_values_with_data (standings, compare_ranked, &column);
}

GPtrArray *
tenbo_standings_read (TenboRead                  *read,
                      const TenboStandingsFilter *filter,
                      GError                    **error)
{
  g_autoptr (GPtrArray) standings = g_ptr_array_new_with_free_func (
    (GDestroyNotify) tenbo_standing_unref);
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

  if (!tenbo_results_visit_everybody (read, &rows, add_row, &visit, error))
    return NULL;

  for (guint i = 0; i < standings->len; i++)
    {
      TenboStanding *self = standings->pdata[i];

      memcpy (self->in_thousands, visit.in_thousands, sizeof visit.in_thousands);
      count_streaks (self);
      g_array_sort (self->months, compare_months);
    }
  tenbo_standings_sort (standings, filter);

  return g_steal_pointer (&standings);
}

int
tenbo_standings_get_usual_players (const GPtrArray *standings,
                                   guint            n_games[2])
{
  n_games[0] = n_games[1] = 0;
  for (guint i = 0; i < standings->len; i++)
    for (int table = 0; table < 2; table++)
      n_games[table] += ((const TenboStanding *) standings->pdata[i])->n_games[table];

  return n_games[0] > n_games[1] ? 3 : 4;
}

/* --- Months and records --- */

static int
compare_columns (gconstpointer a,
                 gconstpointer b)
{
  return ((const TenboStandingColumn *) b)->month - ((const TenboStandingColumn *) a)->month;
}

void
tenbo_standings_add_months (const GPtrArray *standings,
                            GArray          *columns,
                            int              n_players,
                            int              n_months)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  g_autoptr (GArray) months = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));

  for (guint i = 0; i < standings->len; i++)
    {
      const GArray *own = ((const TenboStanding *) standings->pdata[i])->months;

      for (guint j = 0; j < own->len; j++)
        {
          const TenboStandingMonth *it = &g_array_index (own, TenboStandingMonth, j);
          const TenboStandingColumn column = {
            TENBO_STATISTIC_TOTAL, n_players, it->month - it->month % n_months, n_months
          };

          if ((n_players == 0 || it->n_games[n_players - 3] > 0) &&
              g_hash_table_add (seen, GINT_TO_POINTER (column.month)))
            g_array_append_val (months, column);
        }
    }
  g_array_sort (months, compare_columns);
  g_array_append_vals (columns, months->data, months->len);
}

GPtrArray *
tenbo_standings_list_best (const GPtrArray           *standings,
                           const TenboStandingColumn *column,
                           guint                      n)
{
  GPtrArray *best = g_ptr_array_new ();

  for (guint i = 0; i < standings->len; i++)
    {
      TenboStatistic statistic = tenbo_standing_get_cell (standings->pdata[i], column);

      if (statistic.of > 0 && statistic.game_id != 0 && statistic.number > 0)
        g_ptr_array_add (best, standings->pdata[i]);
    }
  g_ptr_array_sort_values_with_data (best, compare_people, (gpointer) column);
  if (best->len > n)
    g_ptr_array_set_size (best, (int) n);

  return best;
}
