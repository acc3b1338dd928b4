/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-charts.h"

#include "tenbo-describe.h"
#include "tenbo-free-text.h"
#include "tenbo-period-totals.h"
#include "tenbo-period.h"
#include "tenbo-rows.h"
#include "tenbo-standing-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* --- A game --- */

static void
add_scores (TenboChart    *chart,
            const char    *label,
            const int32_t *scores,
            int            n_players)
{
  gint64 values[TB_MAX_PLAYERS];

  for (int player = 0; player < n_players; player++)
    values[player] = scores[player];
  tenbo_chart_add_point (chart, label, values);
}

/* Begins a section of a round at the scores before its first hand: "East 1", then "2". */
static void
begin_round (TenboChart                *chart,
             const TbHandResult *const *hands,
             guint                      n_hands,
             guint                      index)
{
  const TbRound   *round;
  const TbRound   *last;
  g_autofree char *name = NULL;

  if (index >= n_hands)
    return;

  round = &hands[index]->hand.round;
  last = index > 0 ? &hands[index - 1]->hand.round : NULL;
  if (last == NULL || round->wind != last->wind)
    name = tenbo_words_round (round);
  else if (round->number != last->number)
    name = g_strdup_printf ("%d", round->number + 1);
  if (name != NULL)
    tenbo_chart_begin_section (chart, name);
}

/* Returns the number of points after the start. The agreement to stop moves no points and is not a
 * hand, so it has none. */
static guint
count_points (const TbHandResult *const *hands,
              guint                      n_hands)
{
  return n_hands > 0 && hands[n_hands - 1]->end.reason == TB_END_STOP ? n_hands - 1 : n_hands;
}

/* Returns the label of a point: the hand, or a correction, which is before the hand it contains. */
static char *
dup_label (const TbHandResult *hand)
{
  if (hand->ledger.n_lines > 0 && hand->ledger.lines[0].reason == TB_REASON_ADJUST)
    return g_strdup (_ ("Points adjusted"));

  return tenbo_words_next (&hand->hand);
}

TenboChart *
tenbo_game_chart_new (const TbRules             *rules,
                      const char *const         *names,
                      const int                 *sides,
                      const TbHandResult *const *hands,
                      guint                      n_hands)
{
  TenboChart *chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_POINTS,
                                       _ ("Scores over the Game"), _ ("Hand"));
  guint       n_points = count_points (hands, n_hands);
  TbTable     start;

  tb_table_start (&start, rules);
  for (TbPlayer player = 0; player < rules->players; player++)
    tenbo_chart_add_series (chart, names[player], tenbo_stored_side (sides[player], player));
  begin_round (chart, hands, n_points, 0);
  add_scores (chart, C_ ("chart", "Start"), start.scores, rules->players);
  for (guint i = 0; i < n_points; i++)
    {
      g_autofree char *label = dup_label (hands[i]);

      begin_round (chart, hands, n_points, i + 1);
      add_scores (chart, label, hands[i]->scores, rules->players);
    }

  return chart;
}

/* --- A session --- */

TenboChart *
tenbo_session_chart_new (const TenboSessionTotals *totals,
                         gboolean                  in_thousands)
{
  TenboChartUnit     unit = in_thousands ? TENBO_CHART_THOUSANDS : TENBO_CHART_TOTAL;
  TenboChart        *chart = tenbo_chart_new (TENBO_CHART_LINES, unit,
                                              _ ("Totals over the Session"), _ ("Game"));
  g_autofree gint64 *values = g_new0 (gint64, totals->totals->len + 1);

  for (guint i = 0; i < totals->totals->len; i++)
    {
      const TenboSessionTotal *total = g_ptr_array_index (totals->totals, i);

      tenbo_chart_add_series (chart, tenbo_free_text_isolate (total->name),
                              total->mark % TENBO_CHART_STYLES);
    }
  if (totals->n_games == 0)
    return chart;

  tenbo_chart_add_point (chart, C_ ("chart", "Start"), values);
  for (guint game = 0; game < totals->n_games; game++)
    {
      /* Translators: the number of a game in a session: "Game 3" */
      g_autofree char *label = g_strdup_printf (_ ("Game %u"), game + 1);

      for (guint i = 0; i < totals->totals->len; i++)
        values[i] = tenbo_session_totals_get_running (totals, game, i);
      tenbo_chart_add_point (chart, label, values);
    }

  return chart;
}

/* --- A person --- */

#define MSEC_PER_DAY   (24 * 60 * 60 * G_GINT64_CONSTANT (1000))
#define DAYS_OF_YEARS  400 /* from this number on, sections are years, not months */
#define DAYS_OF_MONTHS 40
#define MIN_LINE       2  /* minimum number of points of a line */
#define FIRST_AVERAGE  10 /* games; averages of fewer games vary too much */
#define FORM_GAMES     50 /* latest games of the form */
#define MIN_FORMS      2  /* a form needs as many games, in multiples of FORM_GAMES */

static const int tables[] = { 4, 3 };

/* --- Over the games --- */

/* Sections of the points of a chart over time. */
typedef struct
{
  const char *section; /* format for g_date_time_format(), or NULL */
  char       *last;    /* the previous section; owned */
} Calendar;

static void
calendar_init (Calendar     *self,
               const GArray *points)
{
  const TenboStatisticsPoint *first = &g_array_index (points, TenboStatisticsPoint, 0);
  const TenboStatisticsPoint *last = &g_array_index (points, TenboStatisticsPoint, points->len - 1);
  gint64                      days = (last->started_msec - first->started_msec) / MSEC_PER_DAY;

  self->section = NULL;
  self->last = NULL;
  if (days >= DAYS_OF_YEARS)
    /* Translators: a year below a chart, in the format of g_date_time_format(): "2026" */
    self->section = C_ ("chart", "%Y");
  else if (days >= DAYS_OF_MONTHS)
    /* Translators: a month below a chart, in the format of g_date_time_format(): "Nov 2026" */
    self->section = C_ ("chart", "%b %Y");
}

/* Adds a point with a value for each series at the date of @game. */
static void
add_point (TenboChart                 *chart,
           Calendar                   *calendar,
           const TenboStatisticsPoint *game,
           const gint64               *values)
{
  TenboStoredTime started = { game->started_msec, game->started_offset };
  g_autoptr (GDateTime) time = tenbo_stored_time_to_local (&started);
  g_autofree char *label = tenbo_describe_date (time);
  g_autofree char *section = NULL;

  if (calendar->section != NULL)
    section = g_date_time_format (time, calendar->section);
  if (section != NULL && g_strcmp0 (section, calendar->last) != 0)
    {
      /* The period of the first game began before it, so it is not a section. */
      if (calendar->last != NULL)
        tenbo_chart_begin_section (chart, section);
      g_set_str (&calendar->last, section);
    }
  tenbo_chart_add_point (chart, label, values);
}

/* Creates a chart over the games of the statistic @id and initializes @calendar with their
 * dates. */
static TenboChart *
create_line (const GArray    *points,
             TenboChartUnit   unit,
             const char      *title,
             TenboStatisticId id,
             Calendar        *calendar)
{
  TenboChart *chart = tenbo_chart_new (TENBO_CHART_LINES, unit, title, _ ("Game"));

  calendar_init (calendar, points);
  tenbo_chart_add_series (chart, tenbo_statistic_get_name (id), -1);
  return chart;
}

static TenboChart *
create_totals (const TenboStatistics *statistics)
{
  const GArray  *points = tenbo_statistics_get_points (statistics);
  TenboChartUnit unit = tenbo_statistics_is_in_thousands (statistics) ? TENBO_CHART_THOUSANDS
                                                                      : TENBO_CHART_TOTAL;
  TenboChart    *chart;
  Calendar       calendar;

  if (points->len < MIN_LINE)
    return NULL;

  chart = create_line (points, unit, _ ("Total over the Games"), TENBO_STATISTIC_TOTAL, &calendar);
  for (guint i = 0; i < points->len; i++)
    {
      const TenboStatisticsPoint *point = &g_array_index (points, TenboStatisticsPoint, i);

      add_point (chart, &calendar, point, &point->total_sum);
    }
  g_free (calendar.last);

  return chart;
}

static char *
make_title (const char *what,
            int         n_players)
{
  g_autofree char *players = tenbo_statistic_dup_variant_name (TENBO_STATISTIC_AVERAGE_RANK,
                                                               n_players);

  /* Translators: the title of a chart: "Average Rank over the Games · Four players" */
  return g_strdup_printf (C_ ("chart", "%1$s · %2$s"), what, players);
}

/* Returns the average of ranks in hundredths, rounded. */
static gint64
average (gint64 sum,
         guint  n)
{
  return (200 * sum + n) / (2 * n);
}

/* Creates a chart of the average rank over all games up to each, in hundredths. Omits the first few
 * games. With enough games, a second line is the form: the average of the latest games. */
static TenboChart *
create_ranks (const TenboStatistics *statistics,
              int                    n_players)
{
  const GArray    *points = tenbo_statistics_get_points (statistics);
  g_autofree char *title = make_title (_ ("Average Rank over the Games"), n_players);
  g_autoptr (GArray) ranks = g_array_new (FALSE, FALSE, sizeof (int));
  TenboChart *chart;
  guint       n_games = tenbo_statistics_get_n_games_of (statistics, n_players);
  gboolean    has_form = n_games >= MIN_FORMS * FORM_GAMES;
  guint       first = has_form ? FORM_GAMES : MIN (n_games / 4, FIRST_AVERAGE);
  gint64      sum = 0;
  gint64      latest = 0;
  Calendar    calendar;

  if (n_games < MIN_LINE)
    return NULL;

  chart = create_line (points, TENBO_CHART_RANK, title, TENBO_STATISTIC_AVERAGE_RANK, &calendar);
  if (has_form)
    {
      g_autofree char *form = tenbo_words_count (g_dngettext (GETTEXT_PACKAGE, "Last %s game",
                                                              "Last %s games", FORM_GAMES),
                                                 FORM_GAMES);

      tenbo_chart_add_series (chart, form, -1);
    }
  for (guint i = 0; i < points->len; i++)
    {
      const TenboStatisticsPoint *point = &g_array_index (points, TenboStatisticsPoint, i);
      gint64                      values[2];

      if (point->n_players != n_players)
        continue;

      g_array_append_val (ranks, point->rank);
      sum += point->rank;
      latest += point->rank;
      if (ranks->len > FORM_GAMES)
        latest -= g_array_index (ranks, int, ranks->len - 1 - FORM_GAMES);
      values[0] = average (sum, ranks->len);
      values[1] = average (latest, MIN (ranks->len, FORM_GAMES));
      if (ranks->len >= first)
        add_point (chart, &calendar, point, values);
    }
  g_free (calendar.last);

  return chart;
}

/* Creates a chart of the total of each month. */
static TenboChart *
create_months (const TenboStatistics *statistics)
{
  g_autoptr (GArray) months = tenbo_period_totals_new (statistics, TENBO_TOTALS_MONTH);
  TenboChartUnit unit = tenbo_statistics_is_in_thousands (statistics) ? TENBO_CHART_THOUSANDS
                                                                      : TENBO_CHART_TOTAL;
  TenboChart    *chart;

  if (months->len < MIN_LINE)
    return NULL;

  chart = tenbo_chart_new (TENBO_CHART_LINES, unit, _ ("Monthly Totals"), _ ("Month"));
  tenbo_chart_add_series (chart, tenbo_statistic_get_name (TENBO_STATISTIC_TOTAL), -1);
  for (guint i = months->len; i > 0; i--)
    {
      const TenboPeriodTotal *month = &g_array_index (months, TenboPeriodTotal, i - 1);
      g_autofree char        *name = tenbo_period_total_dup_name (month);

      tenbo_chart_add_point (chart, name, &month->total.number);
    }

  return chart;
}

/* --- Of all games --- */

/* Creates a bar chart with the numbers of @series, which are parts of @of; 0 if they are not
 * parts. */
static TenboChart *
create_bars (TenboChartKind kind,
             const char    *title,
             gint64         of,
             const char    *point_word,
             const char    *series)
{
  TenboChart *chart = tenbo_chart_new (kind, TENBO_CHART_NUMBER, title, point_word);

  chart->of = of;
  tenbo_chart_add_series (chart, series, -1);
  return chart;
}

static TenboChart *
create_rank_counts (const TenboStatistics *statistics,
                    int                    n_players)
{
  static const TenboStatisticId rates[] = { TENBO_STATISTIC_RANK_1_RATE,
                                            TENBO_STATISTIC_RANK_2_RATE,
                                            TENBO_STATISTIC_RANK_3_RATE,
                                            TENBO_STATISTIC_RANK_4_RATE };
  const TenboStatistic         *first = tenbo_statistics_get (statistics, rates[0], n_players);
  g_autofree char              *title = make_title (_ ("Distribution of Ranks"), n_players);
  TenboChart                   *chart;

  if (first->of == 0)
    return NULL;

  chart = create_bars (TENBO_CHART_COLUMNS, title, first->of, C_ ("column", "Rank"),
                       tenbo_statistic_get_name (TENBO_STATISTIC_GAMES));
  for (int i = 0; i < n_players; i++)
    {
      gint64 n = tenbo_statistics_get (statistics, rates[i], n_players)->number;

      tenbo_chart_add_point (chart, tenbo_words_rank (i + 1), &n);
    }

  return chart;
}

static TenboChart *
create_values (const TenboStatistics *statistics,
               int                    scoring)
{
  const TenboStatistic *first = NULL;
  TenboChart           *chart;

  first = tenbo_statistics_get (statistics, TENBO_STATISTIC_VALUE_RATE,
                                TENBO_STATISTIC_CLASS (scoring, 0));
  if (first->of == 0)
    return NULL;

  chart = create_bars (TENBO_CHART_BARS, _ ("Values of Wins"), first->of, _ ("Value"),
                       C_ ("chart", "Wins"));
  for (int i = 0; i < TENBO_N_VALUE_CLASSES; i++)
    {
      int class = TENBO_STATISTIC_CLASS (scoring, i);
      g_autofree char *name = tenbo_statistic_dup_variant_name (TENBO_STATISTIC_VALUE_RATE, class);
      gint64           n;

      n = tenbo_statistics_get (statistics, TENBO_STATISTIC_VALUE_RATE, class)->number;
      tenbo_chart_add_point (chart, name, &n);
    }

  return chart;
}

static TenboChart *
create_yaku (const TenboStatistics *statistics)
{
  TenboYakuScope   scope;
  const GPtrArray *yaku = tenbo_statistics_get_yaku (statistics, &scope);
  g_autofree char *of = tenbo_yaku_scope_dup_text (&scope);
  g_autofree char *title = NULL;
  TenboChart      *chart;

  if (yaku->len == 0)
    return NULL;

  /* Translators: the total that the yaku below are counted from: "Yaku, of 40 wins" */
  title = g_strdup_printf (_ ("Yaku, %s"), of);
  chart = create_bars (TENBO_CHART_BARS, title, scope.known == scope.asked ? scope.known : 0,
                       _ ("Yaku"), C_ ("chart", "Wins"));
  for (guint i = 0; i < yaku->len; i++)
    {
      const TenboStoredYaku *it = g_ptr_array_index (yaku, i);
      gint64                 n = it->n;

      tenbo_chart_add_point (chart, tenbo_describe_counted_yaku (statistics, it->yaku), &n);
    }

  return chart;
}

static void
add_chart (GPtrArray  *charts,
           TenboChart *chart)
{
  if (chart != NULL)
    g_ptr_array_add (charts, chart);
}

GPtrArray *
tenbo_person_charts_new (const TenboStatistics *statistics)
{
  GPtrArray *charts = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_chart_unref);

  add_chart (charts, create_totals (statistics));
  add_chart (charts, create_months (statistics));
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    add_chart (charts, create_ranks (statistics, tables[i]));
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    add_chart (charts, create_rank_counts (statistics, tables[i]));
  for (int scoring = 0; scoring < TENBO_N_SCORINGS; scoring++)
    add_chart (charts, create_values (statistics, scoring));
  add_chart (charts, create_yaku (statistics));

  return charts;
}
