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
                                                  "The hands of %s game are not counted yet.",
                                                  "The hands of %s games are not counted yet.",
                                                  n_uncounted),
                                     n_uncounted);
      tenbo_paper_add_paragraph (self->paper, uncounted, FALSE);
    }
  if (tenbo_statistics_mixes_players (statistics))
    tenbo_paper_add_paragraph (self->paper,
                               _ ("Games of three and of four players are counted together here."),
                               FALSE);
  if (tenbo_statistics_is_mixed (statistics))
    tenbo_paper_add_paragraph (self->paper,
                               _ ("Points of different kinds of rules are added up here: sums and "
                                  "averages of points say little."),
                               FALSE);
}

/* --- Statistics --- */

static const TenboFigure *
get_figure (const Page   *self,
            TenboFigureId id,
            int           variant)
{
  return tenbo_statistics_get (self->person->statistics, id, variant);
}

/* Returns the name of @figure, with the variant if several variants are shown. Transfer full. */
static char *
describe_name (const Page        *self,
               const TenboFigure *figure)
{
  gsize            n;
  const int       *variants = tenbo_figure_get_variants (figure->id, &n);
  int              n_shown = 0;
  g_autofree char *variant = NULL;

  for (gsize i = 0; i < n; i++)
    n_shown += get_figure (self, figure->id, variants[i])->of > 0 ? 1 : 0;
  variant = tenbo_figure_dup_variant_name (figure->id, figure->variant);
  if (variant == NULL ||
      (n_shown == 1 && tenbo_figure_get_group (figure->id) != TENBO_FIGURE_GROUP_WIND &&
       tenbo_figure_get_group (figure->id) != TENBO_FIGURE_GROUP_SEAT))
    return g_strdup (tenbo_figure_get_name (figure->id));

  return g_strdup_printf (C_ ("chart", "%1$s · %2$s"), tenbo_figure_get_name (figure->id), variant);
}

/* Returns the statistics of a group that have data. Omits the classes of value, which have a
 * chart. */
static GPtrArray *
list_figures (const Page      *self,
              TenboFigureGroup group)
{
  GPtrArray *figures = g_ptr_array_new ();

  for (TenboFigureId id = 0; id < TENBO_N_FIGURES; id++)
    {
      gsize      n;
      const int *variants = tenbo_figure_get_variants (id, &n);

      if (tenbo_figure_get_group (id) != group || id == TENBO_FIGURE_VALUE_RATE)
        continue;
      for (gsize i = 0; i < n; i++)
        if (get_figure (self, id, variants[i])->of > 0)
          g_ptr_array_add (figures, (gpointer) get_figure (self, id, variants[i]));
    }

  return figures;
}

static void
add_figure (Page              *self,
            const TenboFigure *figure)
{
  g_autofree char *text = tenbo_figure_dup_text (figure);
  gboolean         is_few =
    figure->n_games < self->person->minimum && figure->id != TENBO_FIGURE_GAMES;

  self->has_few |= is_few;
  tenbo_paper_take_cell (self->paper, describe_name (self, figure));
  tenbo_paper_take_cell (self->paper, g_strconcat (text, is_few ? FEW : "", NULL));
  tenbo_paper_take_cell (self->paper, tenbo_figure_dup_of (figure));
  self->n_cells += N_COLUMNS / ABREAST;
}

/* Returns whether @figure begins a row: the first of several variants, and for seats the first of
 * each number of players, so that each wind stays in one column. */
static gboolean
begins_variants (const TenboFigure *before,
                 const TenboFigure *figure,
                 const TenboFigure *after)
{
  if (before != NULL && before->id == figure->id)
    return tenbo_figure_get_group (figure->id) == TENBO_FIGURE_GROUP_SEAT &&
           before->variant / 10 != figure->variant / 10;

  return after != NULL && after->id == figure->id;
}

/* Adds a row with the name of the group and rows with its statistics, two per row. */
static void
add_group (Page            *self,
           TenboFigureGroup group)
{
  g_autoptr (GPtrArray) figures = list_figures (self, group);

  if (figures->len == 0)
    return;

  tenbo_paper_take_cell (self->paper, g_strdup (tenbo_figure_group_get_name (group)));
  tenbo_paper_end_row (self->paper, TRUE);
  for (guint i = 0; i < figures->len; i++)
    {
      const TenboFigure *figure = figures->pdata[i];
      const TenboFigure *before = i > 0 ? figures->pdata[i - 1] : NULL;
      const TenboFigure *after = i + 1 < figures->len ? figures->pdata[i + 1] : NULL;

      if (self->n_cells == N_COLUMNS || begins_variants (before, figure, after))
        {
          tenbo_paper_end_row (self->paper, FALSE);
          self->n_cells = 0;
        }
      add_figure (self, figure);
    }
  tenbo_paper_end_row (self->paper, FALSE);
  self->n_cells = 0;
}

static void
add_figures (Page *self)
{
  g_autofree char *few = NULL;

  tenbo_paper_add_heading (self->paper, _ ("Figures"));
  tenbo_paper_begin_table (self->paper);
  for (int i = 0; i < ABREAST; i++)
    {
      tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, NULL);
      tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER, NULL);
      tenbo_paper_add_column (self->paper, TENBO_PAPER_TEXT, NULL);
    }
  for (TenboFigureGroup group = 0; group < TENBO_N_FIGURE_GROUPS; group++)
    add_group (self, group);
  if (!self->has_few)
    return;

  /* Translators: below statistics of which some have a star */
  few = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "* of fewer than %u game",
                                      "* of fewer than %u games", self->person->minimum),
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

  tenbo_paper_add_heading (paper, _ ("Against others"));
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
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (
        g_array_index (points, TenboStatisticsPoint, points->len - 1).started_msec / 1000);
      g_autofree char *text = g_date_time_format_iso8601 (time);

      tenbo_paper_set_date (self.paper, text);
    }

  add_head (&self);
  add_figures (&self);
  for (guint i = 0; i < charts->len; i++)
    {
      tenbo_paper_add_heading (self.paper, tenbo_chart_get_title (charts->pdata[i]));
      tenbo_paper_add_chart (self.paper, charts->pdata[i], 0);
    }
  add_opponents (&self);

  return self.paper;
}
