/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-statistics.h"

#include "tenbo-rulesets.h"
#include "tenbo-statistic-table.h"

/* Number of kinds of games that are never averaged together: of 3 players, of 4 */
#define TENBO_N_TABLES 2

/* Streaks of games */
typedef enum
{
  STREAK_FIRST,
  STREAK_TOP_TWO,
  STREAK_NOT_LAST,
  N_STREAKS,
} TenboStreak;

struct _TenboStatistics
{
  TenboStatistic statistics[TENBO_N_STATISTICS][TENBO_MAX_VARIANTS];
  guint          n_games;
  guint          n_uncounted;
  guint          n_in_thousands; /* number of games whose total is in thousands */
  guint          scorings;       /* a bit for each scoring that was played */
  gint64         n_yaku_known;
  gint64         n_yaku_asked;
  GArray        *points;     /* of TenboStatisticsPoint */
  GPtrArray     *opponents;  /* of TenboOpponent */
  GPtrArray     *yaku;       /* of TenboStoredYaku */
  GHashTable    *yaku_names; /* of the rulesets, by id; NULL without yaku */

  /* Used while rows are added */
  gint64      ranks[TENBO_N_TABLES]; /* sums */
  gint64      rank_squares[TENBO_N_TABLES];
  gint64      streaks[TENBO_N_TABLES][N_STREAKS];
  GHashTable *opponents_by_id;
  GHashTable *yaku_by_id;
};

/* --- Creating and freeing --- */

static void
free_opponent (gpointer data)
{
  TenboOpponent *opponent = data;

  g_free (opponent->name);
  g_free (opponent);
}

void
tenbo_statistics_free (TenboStatistics *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->opponents_by_id, g_hash_table_unref);
  g_clear_pointer (&self->yaku_by_id, g_hash_table_unref);
  g_clear_pointer (&self->points, g_array_unref);
  g_clear_pointer (&self->opponents, g_ptr_array_unref);
  g_clear_pointer (&self->yaku, g_ptr_array_unref);
  g_clear_pointer (&self->yaku_names, g_hash_table_unref);
  g_free (self);
}

/* --- Counting --- */

/* docs/statistics.md defines what each statistic counts. A test compares both with the numbers that
 * an independent program computes from the same games. */

static TenboStatistic *
get (TenboStatistics *self,
     TenboStatisticId id,
     int              variant)
{
  return &self->statistics[id][tenbo_statistic_find_variant (id, variant)];
}

/* Adds @number of @of. A game without anything to count adds nothing. */
static void
add_variant (TenboStatistics *self,
             TenboStatisticId id,
             int              variant,
             gint64           number,
             gint64           of)
{
  TenboStatistic *statistic;

  if (of == 0)
    return;

  statistic = get (self, id, variant);
  statistic->number += number;
  statistic->of += of;
  statistic->n_games++;
}

static void
add (TenboStatistics *self,
     TenboStatisticId id,
     gint64           number,
     gint64           of)
{
  add_variant (self, id, 0, number, of);
}

/* Number of wins for which a fact was recorded, and for which it could have been */
typedef struct
{
  gint64 known;
  gint64 asked;
} Record;

/* Adds to a statistic about such a fact. */
static void
add_fact (TenboStatistics *self,
          TenboStatisticId id,
          gint64           number,
          gint64           of,
          Record           record)
{
  TenboStatistic *statistic = get (self, id, 0);

  statistic->known += record.known;
  statistic->asked += record.asked;
  add (self, id, number, of);
}

/* Keeps the highest (with @lowest the lowest) @number and the first game with it. */
static void
keep_extreme (TenboStatistics *self,
              TenboStatisticId id,
              int              variant,
              gint64           number,
              gint64           of,
              gint64           game_id,
              gboolean         lowest)
{
  TenboStatistic *statistic = get (self, id, variant);

  if (of == 0)
    return;

  if (statistic->of == 0 || (lowest ? number < statistic->number : number > statistic->number))
    {
      statistic->number = number;
      statistic->game_id = game_id;
    }
  statistic->of += of;
  statistic->n_games++;
}

/* --- All games --- */

static void
count_ranks (TenboStatistics      *self,
             const TenboResultRow *row)
{
  static const TenboStatisticId rates[] = {
    TENBO_STATISTIC_RANK_1_RATE,
    TENBO_STATISTIC_RANK_2_RATE,
    TENBO_STATISTIC_RANK_3_RATE,
    TENBO_STATISTIC_RANK_4_RATE,
  };
  int n = row->n_players;
  int rank = row->result.rank;
  int table = n - 3;

  for (int place = 1; place <= n; place++)
    add_variant (self, rates[place - 1], n, rank == place ? 1 : 0, 1);

  add_variant (self, TENBO_STATISTIC_AVERAGE_RANK, n, rank, 1);
  add_variant (self, TENBO_STATISTIC_TOP_TWO_RATE, n, rank <= 2 ? 1 : 0, 1);
  add_variant (self, TENBO_STATISTIC_LAST_RATE, n, rank == n ? 1 : 0, 1);

  /* The variance times the square of the number of games, as an integer */
  self->ranks[table] += rank;
  self->rank_squares[table] += (gint64) rank * rank;
  add_variant (self, TENBO_STATISTIC_RANK_SPREAD, n, 0, 1);
  get (self, TENBO_STATISTIC_RANK_SPREAD, n)->number =
    get (self, TENBO_STATISTIC_RANK_SPREAD, n)->of * self->rank_squares[table] -
    self->ranks[table] * self->ranks[table];
}

static void
count_streaks (TenboStatistics      *self,
               const TenboResultRow *row)
{
  static const struct
  {
    TenboStatisticId longest;
    TenboStatisticId now;
  } ids[N_STREAKS] = {
    [STREAK_FIRST] = { TENBO_STATISTIC_FIRST_STREAK, TENBO_STATISTIC_FIRST_STREAK_NOW },
    [STREAK_TOP_TWO] = { TENBO_STATISTIC_TOP_TWO_STREAK, TENBO_STATISTIC_TOP_TWO_STREAK_NOW },
    [STREAK_NOT_LAST] = { TENBO_STATISTIC_NOT_LAST_STREAK, TENBO_STATISTIC_NOT_LAST_STREAK_NOW },
  };
  int            n = row->n_players;
  const gboolean goes_on[N_STREAKS] = {
    [STREAK_FIRST] = row->result.rank == 1,
    [STREAK_TOP_TWO] = row->result.rank <= 2,
    [STREAK_NOT_LAST] = row->result.rank < n,
  };

  for (int i = 0; i < N_STREAKS; i++)
    {
      gint64 *streak = &self->streaks[n - 3][i];

      *streak = goes_on[i] ? *streak + 1 : 0;
      keep_extreme (self, ids[i].longest, n, *streak, 1, row->game_id, FALSE);
      add_variant (self, ids[i].now, n, 0, 1);
      get (self, ids[i].now, n)->number = *streak;
    }
}

static void
count_result (TenboStatistics      *self,
              const TenboResultRow *row)
{
  const TenboStoredResult *result = &row->result;
  int                      seat = TENBO_STATISTIC_SEAT (row->n_players, row->player);

  add (self, TENBO_STATISTIC_GAMES, 1, 1);
  add (self, TENBO_STATISTIC_TOTAL, result->total, 1);
  add (self, TENBO_STATISTIC_AVERAGE_TOTAL, result->total, 1);
  keep_extreme (self, TENBO_STATISTIC_BEST_TOTAL, 0, result->total, 1, row->game_id, FALSE);
  keep_extreme (self, TENBO_STATISTIC_WORST_TOTAL, 0, result->total, 1, row->game_id, TRUE);
  add_variant (self, TENBO_STATISTIC_SEAT_AVERAGE_RANK, seat, result->rank, 1);
  add_variant (self, TENBO_STATISTIC_SEAT_AVERAGE_TOTAL, seat, result->total, 1);
  add (self, TENBO_STATISTIC_WIN_RATE, result->wins, result->hands);
  add (self, TENBO_STATISTIC_SELF_DRAW_RATE, result->self_draws, result->wins);
  add (self, TENBO_STATISTIC_DEAL_IN_RATE, result->deal_ins, result->hands);
  add (self, TENBO_STATISTIC_AVERAGE_WIN, result->won_points, result->wins);
  add (self, TENBO_STATISTIC_AVERAGE_DEAL_IN, result->lost_points, result->deal_ins);
  add (self, TENBO_STATISTIC_DRAW_RATE, result->draws, result->hands);
  add (self, TENBO_STATISTIC_DEALER_WIN_RATE, result->dealer_wins, result->dealer_hands);
  add (self, TENBO_STATISTIC_RIICHI_WIN_RATE, result->riichi_wins, result->riichi);
}

/* --- Counted games --- */

static void
count_course (TenboStatistics      *self,
              const TenboResultRow *row)
{
  const TenboStoredResult *result = &row->result;

  keep_extreme (self, TENBO_STATISTIC_POINTS_MAX, 0, result->points_max, 1, row->game_id, FALSE);
  keep_extreme (self, TENBO_STATISTIC_POINTS_MIN, 0, result->points_min, 1, row->game_id, TRUE);
  keep_extreme (self, TENBO_STATISTIC_BEST_WIN, 0, result->best_win, result->wins, row->game_id,
                FALSE);
  keep_extreme (self, TENBO_STATISTIC_DEALER_RUN, 0, result->dealer_runs_max, 1, row->game_id,
                FALSE);
  add (self, TENBO_STATISTIC_BUST_RATE, result->busts > 0 ? 1 : 0, result->busts_asked);
  add (self, TENBO_STATISTIC_CHIPS, result->chips, result->chips_played);

  if (result->last_rank != TENBO_NOT_COUNTED)
    {
      add (self, TENBO_STATISTIC_LAST_HAND_UP, result->rank < result->last_rank ? 1 : 0, 1);
      add (self, TENBO_STATISTIC_LAST_HAND_DOWN, result->rank > result->last_rank ? 1 : 0, 1);
    }
}

static void
count_payments (TenboStatistics         *self,
                const TenboStoredResult *result)
{
  add (self, TENBO_STATISTIC_AVERAGE_WIN_VALUE, result->won_value, result->wins);
  add (self, TENBO_STATISTIC_AVERAGE_DEAL_IN_VALUE, result->lost_value, result->deal_ins);
  add (self, TENBO_STATISTIC_TSUMO_PAID, result->tsumo_paid_points, result->tsumo_paid_hands);
  add (self,
       TENBO_STATISTIC_DEALER_TSUMO_PAID,
       result->dealer_tsumo_paid,
       result->tsumo_paid_points);
  add (self, TENBO_STATISTIC_TENPAI_RATE, result->draws_tenpai, result->draws_asked);
  add (self, TENBO_STATISTIC_DRAW_POINTS, result->draw_points, result->draws);
  add (self, TENBO_STATISTIC_NAGASHI, result->nagashi, result->nagashi_asked);
  add (self, TENBO_STATISTIC_DEALER_POINTS, result->dealer_points, result->dealer_hands);
  add (self, TENBO_STATISTIC_FOUL_RATE, result->fouls, result->fouls_asked);
}

static void
count_riichi (TenboStatistics         *self,
              const TenboStoredResult *result)
{
  Record ura = { result->ura_known, result->ura_asked };

  add (self, TENBO_STATISTIC_RIICHI_RATE, result->riichi, result->riichi_hands);
  add (self, TENBO_STATISTIC_RIICHI_SELF_DRAW_RATE, result->riichi_self_draws, result->riichi_wins);
  add (self, TENBO_STATISTIC_RIICHI_DEAL_IN_RATE, result->riichi_deal_ins, result->riichi);
  add (self, TENBO_STATISTIC_RIICHI_DRAW_RATE, result->riichi_draws, result->riichi);
  add (self, TENBO_STATISTIC_RIICHI_POINTS, result->riichi_points, result->riichi);
  add_fact (self, TENBO_STATISTIC_IPPATSU_RATE, result->ippatsu, result->ippatsu_asked,
            (Record) { result->ippatsu_known, result->ippatsu_asked });
  add_fact (self, TENBO_STATISTIC_URA_RATE, result->ura_wins, result->ura_asked, ura);
  add_fact (self, TENBO_STATISTIC_URA_AVERAGE, result->ura_sum, result->ura_asked, ura);
}

static void
count_value (TenboStatistics         *self,
             const TenboStoredResult *result)
{
  /* A win with riichi is closed even if this was not recorded. */
  add_fact (self, TENBO_STATISTIC_OPEN_WIN_RATE, result->open_wins,
            result->open_asked + result->riichi_wins,
            (Record) { result->open_known, result->open_asked });
  add_fact (self, TENBO_STATISTIC_HAN_AVERAGE, result->han_sum, result->han_asked,
            (Record) { result->han_known, result->han_asked });
  add_fact (self, TENBO_STATISTIC_DORA_AVERAGE, result->dora_sum, result->han_asked,
            (Record) { result->dora_known, result->han_asked });
  self->n_yaku_known += result->yaku_known;
  self->n_yaku_asked += result->yaku_asked;
  self->scorings |= 1u << result->scoring;

  for (int i = 0; i < TENBO_N_VALUE_CLASSES; i++)
    add_variant (self, TENBO_STATISTIC_VALUE_RATE, TENBO_STATISTIC_CLASS (result->scoring, i),
                 result->value[i], result->wins);
}

static void
count_winds (TenboStatistics         *self,
             const TenboStoredResult *result)
{
  for (int wind = 0; wind < 4; wind++)
    {
      add_variant (self, TENBO_STATISTIC_WIND_WIN_RATE, wind, result->wind_wins[wind],
                   result->wind_hands[wind]);
      add_variant (self, TENBO_STATISTIC_WIND_DEAL_IN_RATE, wind, result->wind_deal_ins[wind],
                   result->wind_hands[wind]);
    }
}

/* --- Rows --- */

static void
add_result (const TenboResultRow *row,
            gpointer              user_data)
{
  TenboStatistics     *self = user_data;
  TenboStatisticsPoint point = {
    .game_id = row->game_id,
    .started_msec = row->started_msec,
    .started_offset = row->started_offset,
    .n_players = row->n_players,
    .rank = row->result.rank,
    .total = row->result.total,
    .total_sum = row->result.total,
  };

  if (self->points->len > 0)
    point.total_sum +=
      g_array_index (self->points, TenboStatisticsPoint, self->points->len - 1).total_sum;
  g_array_append_val (self->points, point);

  self->n_games++;
  self->n_in_thousands += tenbo_stored_result_is_in_thousands (&row->result) ? 1 : 0;
  count_ranks (self, row);
  count_streaks (self, row);
  count_result (self, row);

  if (!tenbo_stored_result_is_counted (&row->result))
    {
      self->n_uncounted++;
      return;
    }

  count_course (self, row);
  count_payments (self, &row->result);
  count_riichi (self, &row->result);
  count_value (self, &row->result);
  count_winds (self, &row->result);
}

static void
add_pair (const TenboPairRow *row,
          gpointer            user_data)
{
  TenboStatistics *self = user_data;
  TenboOpponent   *opponent = g_hash_table_lookup (self->opponents_by_id, &row->other_id);
  int              turns = (row->other_player - row->player + row->n_players) % row->n_players;
  int              to = turns - 1;                    /* index of the opponent in `paid` */
  int              from = row->n_players - turns - 1; /* index of the person in the opponent's */

  if (opponent == NULL)
    {
      opponent = g_new0 (TenboOpponent, 1);
      opponent->person_id = row->other_id;
      opponent->name = g_strdup (row->other_name);
      g_ptr_array_add (self->opponents, opponent);
      g_hash_table_insert (self->opponents_by_id, &opponent->person_id, opponent);
    }

  opponent->n_games++;
  opponent->n_ahead += row->rank < row->other_rank ? 1 : 0;
  opponent->difference += row->total - row->other_total;

  if (row->paid[to] == TENBO_NOT_COUNTED || row->other_paid[from] == TENBO_NOT_COUNTED)
    return;

  opponent->hands += row->hands;
  opponent->dealt_to += row->paid_hands[to];
  opponent->dealt_to_points += row->paid[to];
  opponent->dealt_from += row->other_paid_hands[from];
  opponent->dealt_from_points += row->other_paid[from];
}

static void
add_yaku (const char *id,
          int         n,
          gpointer    user_data)
{
  TenboStatistics *self = user_data;
  TenboStoredYaku *yaku = g_hash_table_lookup (self->yaku_by_id, id);

  if (yaku == NULL)
    {
      yaku = tenbo_stored_yaku_new (id, 0);
      g_ptr_array_add (self->yaku, yaku);
      g_hash_table_insert (self->yaku_by_id, yaku->yaku, yaku);
    }

  yaku->n += n;
}

static int
compare_opponents (gconstpointer a,
                   gconstpointer b)
{
  const TenboOpponent *one = a;
  const TenboOpponent *other = b;
  int                  order;

  if (one->n_games != other->n_games)
    return one->n_games > other->n_games ? -1 : 1;

  order = g_utf8_collate (one->name, other->name);
  return order != 0 ? order : (one->person_id > other->person_id) ? 1
                                                                  : -1;
}

static int
compare_yaku (gconstpointer a,
              gconstpointer b)
{
  const TenboStoredYaku *one = a;
  const TenboStoredYaku *other = b;

  if (one->n != other->n)
    return one->n > other->n ? -1 : 1;

  return g_strcmp0 (one->yaku, other->yaku);
}

/* --- Reading --- */

TenboStatistics *
tenbo_statistics_read (TenboRead               *read,
                       const TenboResultFilter *filter,
                       GError                 **error)
{
  static const TenboResultVisitor visitor = { add_result, add_pair, add_yaku };
  g_autoptr (TenboStatistics) self = g_new0 (TenboStatistics, 1);
  gboolean in_thousands;

  self->points = g_array_new (FALSE, FALSE, sizeof (TenboStatisticsPoint));
  self->opponents = g_ptr_array_new_with_free_func (free_opponent);
  self->yaku = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);
  self->opponents_by_id = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->yaku_by_id = g_hash_table_new (g_str_hash, g_str_equal);
  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    {
      gsize      n;
      const int *variants = tenbo_statistic_get_variants (id, &n);

      for (gsize i = 0; i < n; i++)
        self->statistics[id][i] = (TenboStatistic) { .id = id, .variant = variants[i] };
    }

  if (!tenbo_results_visit (read, filter, &visitor, self, error))
    return NULL;

  if (self->yaku->len > 0)
    {
      self->yaku_names = tenbo_rulesets_read_yaku_names (read, filter->ruleset_key, error);
      if (self->yaku_names == NULL)
        return NULL;
    }

  in_thousands = tenbo_statistics_is_in_thousands (self);
  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    {
      TenboStatistic *statistic = &self->statistics[id][0];

      /* Whether a fact was recorded can depend on the fact: a user may record only open hands, or
       * only the han of hands below a limit. So there is no value if some wins lack it. */
      if (statistic->known != statistic->asked)
        statistic->number = statistic->of = statistic->n_games = 0;

      for (int i = 0; i < TENBO_MAX_VARIANTS; i++)
        self->statistics[id][i].in_thousands = in_thousands;
    }

  for (guint i = 0; i < self->opponents->len; i++)
    ((TenboOpponent *) self->opponents->pdata[i])->in_thousands = in_thousands;

  g_ptr_array_sort_values (self->opponents, compare_opponents);
  g_ptr_array_sort_values (self->yaku, compare_yaku);
  return g_steal_pointer (&self);
}

/* --- Getters --- */

const TenboStatistic *
tenbo_statistics_get (const TenboStatistics *self,
                      TenboStatisticId       id,
                      int                    variant)
{
  g_return_val_if_fail (self != NULL && (guint) id < TENBO_N_STATISTICS, NULL);

  return &self->statistics[id][tenbo_statistic_find_variant (id, variant)];
}

guint
tenbo_statistics_get_n_games (const TenboStatistics *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_games;
}

guint
tenbo_statistics_get_n_uncounted (const TenboStatistics *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_uncounted;
}

guint
tenbo_statistics_get_n_games_of (const TenboStatistics *self,
                                 int                    n_players)
{
  g_return_val_if_fail (self != NULL, 0);

  return (guint) tenbo_statistics_get (self, TENBO_STATISTIC_AVERAGE_RANK, n_players)->of;
}

gboolean
tenbo_statistics_mixes_players (const TenboStatistics *self)
{
  return tenbo_statistics_get_n_games_of (self, 3) > 0 &&
         tenbo_statistics_get_n_games_of (self, 4) > 0;
}

gboolean
tenbo_statistics_is_mixed (const TenboStatistics *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (self->scorings & (self->scorings - 1)) != 0;
}

gboolean
tenbo_statistics_is_in_thousands (const TenboStatistics *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->n_games > 0 && self->n_in_thousands == self->n_games;
}

const GArray *
tenbo_statistics_get_points (const TenboStatistics *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->points;
}

const GPtrArray *
tenbo_statistics_get_yaku (const TenboStatistics *self,
                           TenboYakuScope        *scope)
{
  g_return_val_if_fail (self != NULL, NULL);

  *scope = (TenboYakuScope) { self->n_yaku_known, self->n_yaku_asked };

  return self->yaku;
}

const char *
tenbo_statistics_get_yaku_name (const TenboStatistics *self,
                                const char            *id)
{
  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  return self->yaku_names != NULL ? g_hash_table_lookup (self->yaku_names, id) : NULL;
}

const GPtrArray *
tenbo_statistics_get_opponents (const TenboStatistics *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->opponents;
}
