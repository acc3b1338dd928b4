/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper-sheets.h"

#include "tenbo-charts.h"
#include "tenbo-free-text.h"
#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define NOTHING       "\u2013"
#define FEW           "*" /* after a statistic of few games */
#define MAX_OPPONENTS 40
#define ABREAST       2 /* statistics per row */
#define N_COLUMNS     (3 * ABREAST)

typedef struct
{
  TenboPaper             *paper; /* borrowed */
  const TenboPaperPerson *person;
  gboolean                has_few; /* a statistic has the mark */
  guint                   n_cells; /* in the current row of statistics */
} Page;

/* --- Head --- */

static char *
describe_day (const GArray *points,
              guint         index)
{
  const TenboStatisticsPoint *point = &g_array_index (points, TenboStatisticsPoint, index);
  TenboStoredTime             started = { point->started_msec, point->started_offset };
  g_autoptr (GDateTime) time = tenbo_stored_time_to_local (&started);

  return tenbo_describe_date (time);
}

/* Returns "214 games, 3 Jan 2024 to 21 Nov 2026". Transfer full. */
static char *
describe_games (const Page *self)
{
  const GArray    *points = tenbo_statistics_get_points (self->person->statistics);
  guint            n = tenbo_statistics_get_n_games (self->person->statistics);
  g_autofree char *games = NULL;
  g_autofree char *first = NULL;
  g_autofree char *last = NULL;

  games = tenbo_words_games (n);
  if (points->len == 0)
    return g_steal_pointer (&games);

  first = describe_day (points, 0);
  last = describe_day (points, points->len - 1);
  if (g_str_equal (first, last))
    /* Translators: games and their date: "3 games, 21 Nov 2026" */
    return g_strdup_printf (C_ ("on paper", "%1$s, %2$s"), games, first);

  /* Translators: games, and the dates of the first and the last: "214 games, 3 Jan 2024 to 21 Nov
   * 2026" */
  return g_strdup_printf (C_ ("on paper", "%1$s, %2$s to %3$s"), games, first, last);
}

static void
add_head (const Page *self)
{
  const TenboStatistics *statistics = self->person->statistics;
  guint                  n_uncounted = tenbo_statistics_get_n_uncounted (statistics);
  g_autofree char       *games = describe_games (self);
  g_autofree char       *uncounted = NULL;

  if (self->person->scope != NULL)
    tenbo_paper_add_paragraph (self->paper, self->person->scope, TRUE);
  tenbo_paper_add_paragraph (self->paper, games, TRUE);
  if (n_uncounted > 0)
    {
      uncounted = tenbo_words_count (g_dngettext (GETTEXT_PACKAGE,
                                                  "The hands of %s game are not in the "
                                                  "statistics yet.",
                                                  "The hands of %s games are not in the "
                                                  "statistics yet.",
                                                  n_uncounted),
                                     n_uncounted);
      tenbo_paper_add_paragraph (self->paper, uncounted, FALSE);
    }
  if (tenbo_statistics_mixes_players (statistics))
    tenbo_paper_add_paragraph (self->paper,
                               _ ("Three- and four-player games are combined here."),
                               FALSE);
  if (tenbo_statistics_is_mixed (statistics))
    tenbo_paper_add_paragraph (self->paper,
                               _ ("Points from different scoring systems are added together "
                                  "here, so sums and "
                                  "averages of points are not meaningful."),
                               FALSE);
}

/* --- Statistics --- */

static const TenboStatistic *
get_statistic (const Page      *self,
               TenboStatisticId id,
               int              variant)
{
  return tenbo_statistics_get (self->person->statistics, id, variant);
}

/* Returns the name of @statistic, with the variant if several variants are shown. Transfer full. */
static char *
describe_name (const Page           *self,
               const TenboStatistic *statistic)
{
  gsize            n;
  const int       *variants = tenbo_statistic_get_variants (statistic->id, &n);
  int              n_shown = 0;
  g_autofree char *variant = NULL;

  for (gsize i = 0; i < n; i++)
    n_shown += get_statistic (self, statistic->id, variants[i])->of > 0 ? 1 : 0;
  variant = tenbo_statistic_dup_variant_name (statistic->id, statistic->variant);
  if (variant == NULL ||
      (n_shown == 1 && tenbo_statistic_get_group (statistic->id) != TENBO_STATISTIC_GROUP_WIND &&
       tenbo_statistic_get_group (statistic->id) != TENBO_STATISTIC_GROUP_SEAT))
    return g_strdup (tenbo_statistic_get_name (statistic->id));

  return g_strdup_printf (C_ ("chart", "%1$s · %2$s"), tenbo_statistic_get_name (statistic->id),
                          variant);
}

/* Returns the statistics of a group that have data. Omits the classes of value, which have a
 * chart, and the last places, which are the third or fourth ones. */
static GPtrArray *
list_statistics (const Page         *self,
                 TenboStatisticGroup group)
{
  GPtrArray *statistics = g_ptr_array_new ();

  for (TenboStatisticId id = 0; id < TENBO_N_STATISTICS; id++)
    {
      gsize      n;
      const int *variants = tenbo_statistic_get_variants (id, &n);

      if (tenbo_statistic_get_group (id) != group || id == TENBO_STATISTIC_VALUE_RATE ||
          id == TENBO_STATISTIC_LAST_RATE)
        continue;
      for (gsize i = 0; i < n; i++)
        if (get_statistic (self, id, variants[i])->of > 0)
          g_ptr_array_add (statistics, (gpointer) get_statistic (self, id, variants[i]));
    }

  return statistics;
}

static void
add_statistic (Page                 *self,
               const TenboStatistic *statistic)
{
  g_autofree char *text = tenbo_statistic_dup_text (statistic);
  gboolean         is_few =
    statistic->n_games < self->person->minimum && statistic->id != TENBO_STATISTIC_GAMES;

  self->has_few |= is_few;
  tenbo_paper_take_cell (self->paper, describe_name (self, statistic));
  tenbo_paper_take_cell (self->paper, g_strconcat (text, is_few ? FEW : "", NULL));
  tenbo_paper_take_cell (self->paper, tenbo_statistic_dup_of (statistic));
  self->n_cells += N_COLUMNS / ABREAST;
}

/* Returns whether @statistic begins a row: the first of several variants, and for seats the first
 * of each number of players, so that each wind stays in one column. */
static gboolean
begins_variants (const TenboStatistic *before,
                 const TenboStatistic *statistic,
                 const TenboStatistic *after)
{
  if (before != NULL && before->id == statistic->id)
    return tenbo_statistic_get_group (statistic->id) == TENBO_STATISTIC_GROUP_SEAT &&
           before->variant / 10 != statistic->variant / 10;

  return after != NULL && after->id == statistic->id;
}

/* Adds a row with the name of the group and rows with its statistics, two per row. */
static void
add_group (Page               *self,
           TenboStatisticGroup group)
{
  g_autoptr (GPtrArray) statistics = list_statistics (self, group);

  if (statistics->len == 0)
    return;

  tenbo_paper_take_cell (self->paper, g_strdup (tenbo_statistic_group_get_name (group)));
  tenbo_paper_end_row (self->paper, TRUE);
  for (guint i = 0; i < statistics->len; i++)
    {
      const TenboStatistic *statistic = statistics->pdata[i];
      const TenboStatistic *before = i > 0 ? statistics->pdata[i - 1] : NULL;
      const TenboStatistic *after = i + 1 < statistics->len ? statistics->pdata[i + 1] : NULL;

      if (self->n_cells == N_COLUMNS || begins_variants (before, statistic, after))
        {
          tenbo_paper_end_row (self->paper, FALSE);
          self->n_cells = 0;
        }
      add_statistic (self, statistic);
    }
  tenbo_paper_end_row (self->paper, FALSE);
  self->n_cells = 0;
}

static void
add_statistics (Page *self)
{
  g_autofree char *few = NULL;

  tenbo_paper_add_heading (self->paper, C_ ("on paper", "Statistics"));
  tenbo_paper_begin_table (self->paper);
  for (int i = 0; i < ABREAST; i++)
    {
      tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, NULL);
      tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER, NULL);
      tenbo_paper_add_column (self->paper, TENBO_PAPER_TEXT, NULL);
    }
  for (TenboStatisticGroup group = 0; group < TENBO_N_STATISTIC_GROUPS; group++)
    add_group (self, group);
  if (!self->has_few)
    return;

  /* Translators: below statistics of which some have a star */
  few = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "* based on fewer than %u game",
                                      "* based on fewer than %u games", self->person->minimum),
                         self->person->minimum);
  tenbo_paper_add_paragraph (self->paper, few, TRUE);
}

/* --- Opponents --- */

/* Returns the number of deal-ins and their cost in points: "21 (119,800)". Transfer full. */
static char *
describe_deal_ins (gint64 n,
                   gint64 points)
{
  g_autofree char *number = tenbo_words_points (n, FALSE);
  g_autofree char *cost = tenbo_words_points (points, FALSE);

  return n > 0 ? g_strdup_printf (C_ ("share", "%1$s (%2$s)"), number, cost) : g_strdup (NOTHING);
}

static char *
describe_ahead (const TenboOpponent *opponent)
{
  g_autofree char *number = tenbo_words_points (opponent->n_ahead, FALSE);
  g_autofree char *digits = g_strdup_printf ("%.1f", 100.0 * opponent->n_ahead / opponent->n_games);
  g_autofree char *share = g_strdup_printf (C_ ("share", "%s%%"), digits);

  return g_strdup_printf (C_ ("share", "%1$s (%2$s)"), number, share);
}

static void
add_opponents (const Page *self)
{
  const char *const headings[] = { _ ("Opponent"), _ ("Games"), _ ("Ahead of them"),
                                   _ ("Difference of totals"), _ ("Dealt in to them"),
                                   _ ("They dealt in") };
  const GPtrArray  *opponents = tenbo_statistics_get_opponents (self->person->statistics);
  TenboPaper       *paper = self->paper;

  if (opponents->len == 0)
    return;

  tenbo_paper_add_heading (paper, _ ("Head to head"));
  tenbo_paper_begin_table (paper);
  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    tenbo_paper_add_column (paper, i == 0 ? TENBO_PAPER_FILL : TENBO_PAPER_NUMBER, headings[i]);
  for (guint i = 0; i < MIN (opponents->len, MAX_OPPONENTS); i++)
    {
      const TenboOpponent *it = opponents->pdata[i];

      tenbo_paper_take_cell (paper, g_strdup (tenbo_free_text_isolate (it->name)));
      tenbo_paper_take_cell (paper, tenbo_words_points (it->n_games, FALSE));
      tenbo_paper_take_cell (paper, describe_ahead (it));
      tenbo_paper_take_cell (paper, tenbo_words_total (it->difference, it->in_thousands));
      tenbo_paper_take_cell (paper, describe_deal_ins (it->dealt_to, it->dealt_to_points));
      tenbo_paper_take_cell (paper, describe_deal_ins (it->dealt_from, it->dealt_from_points));
      tenbo_paper_end_row (paper, FALSE);
    }
  if (opponents->len > MAX_OPPONENTS)
    {
      g_autofree char *more = NULL;

      /* Translators: at least 2 people who do not fit into the table */
      more = g_strdup_printf (_ ("And %u more"), opponents->len - MAX_OPPONENTS);
      tenbo_paper_add_paragraph (self->paper, more, TRUE);
    }
}

TenboPaper *
tenbo_paper_new_for_person (const TenboPaperPerson *person,
                            TenboPaperSize          size)
{
  Page          self = { .paper = tenbo_paper_new (size, person->name), .person = person };
  const GArray *points = tenbo_statistics_get_points (person->statistics);
  g_autoptr (GPtrArray) charts = tenbo_person_charts_new (person->statistics);

  /* Use the time of the last game, so that the same games give the same file. */
  if (points->len > 0)
    {
      const TenboStatisticsPoint *last =
        &g_array_index (points, TenboStatisticsPoint, points->len - 1);
      g_autofree char *date = tenbo_stored_time_dup_utc (last->started_msec);

      tenbo_paper_set_date (self.paper, date);
    }

  add_head (&self);
  add_statistics (&self);
  for (guint i = 0; i < charts->len; i++)
    {
      TenboChart *chart = charts->pdata[i];

      tenbo_paper_add_heading (self.paper, chart->title);
      tenbo_paper_add_chart (self.paper, chart, 0);
    }
  add_opponents (&self);

  return self.paper;
}
