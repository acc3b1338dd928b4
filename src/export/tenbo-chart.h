/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* The data of a chart: the values of one or more series at each point, with labels. It is
 * independent of drawing: tenbo-chart-drawing.h draws it on screen, on paper and in an image, and
 * people who do not see it get the same data as a table, point by point. Texts are plain, in the
 * user's language, and are copied. */
typedef struct _TenboChart TenboChart;

#define TENBO_TYPE_CHART (tenbo_chart_get_type ())
GType tenbo_chart_get_type (void);

typedef enum
{
  TENBO_CHART_LINES,   /* values over games or hands, a line for each series */
  TENBO_CHART_COLUMNS, /* vertical bars of one series: ranks, classes */
  TENBO_CHART_BARS,    /* horizontal bars of one series, for longer names: yaku */
} TenboChartKind;

/* Kind and format of the values. */
typedef enum
{
  TENBO_CHART_NUMBER,    /* "12"; as a part of a whole (tenbo_chart_set_of()): "12 (23.4%)" */
  TENBO_CHART_POINTS,    /* "41,700" */
  TENBO_CHART_TOTAL,     /* "+340" */
  TENBO_CHART_THOUSANDS, /* points of a total, shown in thousands: "+46.7" */
  TENBO_CHART_RANK,      /* hundredths of a rank: "2.35"; first is on top */
  TENBO_CHART_SHARE,     /* tenths of a percent: "23.4%" */
} TenboChartUnit;

/* Number of line styles. They differ in color, dashes and mark; the first four have the colors of
 * the sides of the table. */
#define TENBO_CHART_STYLES 16

/* Creates an empty chart. @title describes the values ("Total over the games"). Free it with
 * tenbo_chart_unref(). One thread fills the chart; it is immutable once it is shown. */
TenboChart *tenbo_chart_new (TenboChartKind kind,
                             TenboChartUnit unit,
                             const char    *title);
TenboChart *tenbo_chart_ref (TenboChart *self);
void        tenbo_chart_unref (TenboChart *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboChart, tenbo_chart_unref)

/* Sets the heading of the first column of the table ("Game", "Yaku"). */
void tenbo_chart_set_point_word (TenboChart *self,
                                 const char *word);

/* Sets the whole that the numbers of a TENBO_CHART_NUMBER chart are parts of; 0 if they are not
 * parts. */
void tenbo_chart_set_of (TenboChart *self,
                         gint64      of);

/* Adds a series, before the first point; columns and bars have one. @name is at the end of the line
 * and heads the column of the table. @style is 0 to TENBO_CHART_STYLES - 1, or -1 for the next
 * one. */
void tenbo_chart_add_series (TenboChart *self,
                             const char *name,
                             int         style);

/* Begins a section named @name at the next point: a year, the hands of a wind. The name is below
 * the lines. */
void tenbo_chart_begin_section (TenboChart *self,
                                const char *name);

/* Adds a point with a value for each series. @label identifies it in the table and when the user
 * selects it ("21 November 2026"); it is always visible below columns and next to bars. */
void tenbo_chart_add_point (TenboChart   *self,
                            const char   *label,
                            const gint64 *values);

/* --- Contents --- */

TenboChartKind tenbo_chart_get_kind (const TenboChart *self);
TenboChartUnit tenbo_chart_get_unit (const TenboChart *self);
const char    *tenbo_chart_get_title (const TenboChart *self);
const char    *tenbo_chart_get_point_word (const TenboChart *self);

int         tenbo_chart_get_n_series (const TenboChart *self);
const char *tenbo_chart_get_series_name (const TenboChart *self,
                                         int               series);
int         tenbo_chart_get_style (const TenboChart *self,
                                   int               series);

int         tenbo_chart_get_n_points (const TenboChart *self);
const char *tenbo_chart_get_label (const TenboChart *self,
                                   int               point);
const char *tenbo_chart_get_section (const TenboChart *self,
                                     int               point); /* NULL: none begins at @point */
gint64      tenbo_chart_get_value (const TenboChart *self,
                                   int               point,
                                   int               series);

/* Returns all values, grouped by point. Borrowed. */
const gint64 *tenbo_chart_get_values (const TenboChart *self,
                                      gsize            *n_values);

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
