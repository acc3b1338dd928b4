/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The data of a chart: the values of one or more series at each point, with labels. It is
 * independent of drawing: tenbo-chart-drawing.h draws it on screen, on paper and in an image, and
 * people who do not see it get the same data as a table, point by point. Texts are plain, in the
 * user's language, and are copied. */

typedef enum
{
  TENBO_CHART_LINES,   /* values over games or hands, a line for each series */
  TENBO_CHART_COLUMNS, /* vertical bars of one series: ranks, classes */
  TENBO_CHART_BARS,    /* horizontal bars of one series, for longer names: yaku */
} TenboChartKind;

/* Kind and format of the values. */
typedef enum
{
  TENBO_CHART_NUMBER,    /* "12"; as a part of a whole (`of`): "12 (23.4%)" */
  TENBO_CHART_POINTS,    /* "41,700" */
  TENBO_CHART_TOTAL,     /* "+340" */
  TENBO_CHART_THOUSANDS, /* points of a total, shown in thousands: "+46.7" */
  TENBO_CHART_RANK,      /* hundredths of a rank: "2.35"; first is on top */
  TENBO_CHART_SHARE,     /* tenths of a percent: "23.4%" */
} TenboChartUnit;

/* Number of line styles. They differ in color, dashes and mark; the first four have the colors of
 * the sides of the table. */
#define TENBO_CHART_STYLES 16

/* Reference-counted. One thread fills a chart; it is immutable once it is shown. */
typedef struct
{
  TenboChartKind kind;
  TenboChartUnit unit;
  char          *title;      /* owned, like all texts */
  char          *point_word; /* heading of the first column of the table */
  gint64         of;         /* whole that the numbers are parts of; 0: they are not parts */
  GPtrArray     *names;      /* of the series */
  GArray        *styles;     /* of int, a style for each series */
  GPtrArray     *labels;     /* of the points */
  GPtrArray     *sections;   /* section that begins at each point, or NULL */
  GArray        *values;     /* of gint64: for each point, the values of all series */
  char          *section;    /* of the next point, or NULL */
} TenboChart;

#define TENBO_TYPE_CHART (tenbo_chart_get_type ())
GType tenbo_chart_get_type (void);

/* Creates an empty chart. @title describes the values ("Total over the games"), @point_word its
 * points ("Game", "Yaku"). Transfer full. */
TenboChart *tenbo_chart_new (TenboChartKind kind,
                             TenboChartUnit unit,
                             const char    *title,
                             const char    *point_word);
TenboChart *tenbo_chart_ref (TenboChart *self);
void        tenbo_chart_unref (TenboChart *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboChart, tenbo_chart_unref)

/* Adds a series, before the first point; columns and bars have one. @name is at the end of the line
 * and heads the column of the table. @style is 0 to TENBO_CHART_STYLES - 1, or -1 for the next
 * one. */
void tenbo_chart_add_series (TenboChart *self,
                             const char *name,
                             int         style);

/* Begins a section named @name at the next point: a year, a round of a game. The name is below
 * the lines. */
void tenbo_chart_begin_section (TenboChart *self,
                                const char *name);

/* Adds a point with a value for each series. @label identifies it in the table and when the user
 * selects it ("21 November 2026"); it is always visible below columns and next to bars. */
void tenbo_chart_add_point (TenboChart   *self,
                            const char   *label,
                            const gint64 *values);

/* --- Contents --- */

int         tenbo_chart_get_n_series (const TenboChart *self);
const char *tenbo_chart_get_series_name (const TenboChart *self,
                                         int               series);
int         tenbo_chart_get_n_points (const TenboChart *self);
const char *tenbo_chart_get_label (const TenboChart *self,
                                   int               point);
gint64      tenbo_chart_get_value (const TenboChart *self,
                                   int               point,
                                   int               series);
int         tenbo_chart_get_style (const TenboChart *self,
                                   int               series);

/* --- Text --- */

/* Returns @value as text, or as the label of a tick. Transfer full. */
char *tenbo_chart_dup_value_text (const TenboChart *self,
                                  gint64            value);
char *tenbo_chart_dup_tick_text (const TenboChart *self,
                                 gint64            value);

/* Returns the label of a point and its values: "East 1: Aki 25,000, Ben 30,200"; for one series
 * "East 1: 25,000". Transfer full. */
char *tenbo_chart_dup_point_text (const TenboChart *self,
                                  int               point);

/* Returns a description for people who do not see the chart: all points, one per line, or the
 * first, last, lowest and highest value of each line with many points. Transfer full. */
char *tenbo_chart_dup_description (const TenboChart *self);

G_END_DECLS
