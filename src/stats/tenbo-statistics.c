/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-statistics-private.h"

/* --- Making and freeing --- */

static void
free_opponent (gpointer data)
{
  TenboOpponent *opponent = data;

  g_free (opponent->name);
  g_free (opponent);
}

static void
free_yaku (gpointer data)
{
  tenbo_stored_yaku_free (data);
}

static TenboStatistics *
create (void)
{
  TenboStatistics *self = g_new0 (TenboStatistics, 1);

  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    {
      gsize      n;
      const int *variants = tenbo_figure_get_variants (id, &n);

      for (gsize i = 0; i < n; i++)
        self->figures[id][i] = (TenboFigure) { .id = id, .variant = variants[i] };
    }

  self->points = g_array_new (FALSE, FALSE, sizeof (TenboStatisticsPoint));
  self->opponents = g_ptr_array_new_with_free_func (free_opponent);
  self->yaku = g_ptr_array_new_with_free_func (free_yaku);
  self->opponents_by_id = g_hash_table_new (g_int64_hash, g_int64_equal);
  self->yaku_by_id = g_hash_table_new (g_str_hash, g_str_equal);

  return self;
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
  g_free (self);
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

  tenbo_statistics_count (self, row);
}

static TenboOpponent *
take_opponent (TenboStatistics    *self,
               const TenboPairRow *row)
{
  TenboOpponent *opponent = g_hash_table_lookup (self->opponents_by_id, &row->other_id);

  if (opponent == NULL)
    {
      opponent = g_new0 (TenboOpponent, 1);
      opponent->person_id = row->other_id;
      opponent->name = g_strdup (row->other_name);
      g_ptr_array_add (self->opponents, opponent);
      g_hash_table_insert (self->opponents_by_id, &opponent->person_id, opponent);
    }

  return opponent;
}

static void
add_pair (const TenboPairRow *row,
          gpointer            user_data)
{
  TenboOpponent *opponent = take_opponent (user_data, row);
  int            turns = (row->other_player - row->player + row->n_players) % row->n_players;
  int            to = turns - 1;                    /* where the other lies in `paid` */
  int            from = row->n_players - turns - 1; /* and the person in the other's */

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

/* A fact that is unsaid of some wins may be unsaid of those wins because of what it is: only the
 * open hands may have been noted, or only those below a limit have han. So of some wins alone there
 * is no figure. */
static void
drop_incomplete (TenboStatistics *self)
{
  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    {
      TenboFigure *figure = &self->figures[id][0];

      if (figure->known == figure->asked)
        continue;

      figure->number = 0;
      figure->of = 0;
      figure->n_games = 0;
    }
}

/* What is known when all games are. */
static void
set_in_thousands (TenboStatistics *self)
{
  gboolean in_thousands = tenbo_statistics_is_in_thousands (self);

  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    for (int i = 0; i < TENBO_MAX_VARIANTS; i++)
      self->figures[id][i].in_thousands = in_thousands;

  for (guint i = 0; i < self->opponents->len; i++)
    ((TenboOpponent *) self->opponents->pdata[i])->in_thousands = in_thousands;
}

TenboStatistics *
tenbo_statistics_read (TenboRead               *read,
                       const TenboResultFilter *filter,
                       GError                 **error)
{
  static const TenboResultVisitor visitor = { add_result, add_pair, add_yaku };
  g_autoptr (TenboStatistics) self = create ();

  if (!tenbo_results_visit (read, filter, &visitor, self, error))
    return NULL;

  drop_incomplete (self);
  set_in_thousands (self);
  g_ptr_array_sort_values (self->opponents, compare_opponents);
  g_ptr_array_sort_values (self->yaku, compare_yaku);

  return g_steal_pointer (&self);
}

/* --- Asking --- */

const TenboFigure *
tenbo_statistics_get (const TenboStatistics *self,
                      TenboFigureId          id,
                      int                    variant)
{
  g_return_val_if_fail (self != NULL && (guint) id < TENBO_N_FIGURES, NULL);

  return &self->figures[id][tenbo_figure_find_variant (id, variant)];
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

  return (guint) tenbo_statistics_get (self, TENBO_FIGURE_AVERAGE_RANK, n_players)->of;
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

const GPtrArray *
tenbo_statistics_get_opponents (const TenboStatistics *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->opponents;
}
