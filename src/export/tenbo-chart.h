/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* What a chart shows: some values at each of some points, with the words for all of them. Knows
 * nothing of drawing; a screen, a page and a picture draw it by tenbo-chart-drawing.h, and who
 * does not see it gets the same as a table, point by point. Texts are plain, in the user's
 * language, and are copied. */
typedef struct _TenboChart TenboChart;

#define TENBO_TYPE_CHART (tenbo_chart_get_type ())
GType tenbo_chart_get_type (void);

typedef enum
{
  TENBO_CHART_LINES,   /* of values over games or hands, a line for each series */
  TENBO_CHART_COLUMNS, /* upright bars of one series: places, classes */
  TENBO_CHART_BARS,    /* the same lying, beside longer names: yaku */
} TenboChartKind;

/* What the values are, and how they are said. */
typedef enum
{
  TENBO_CHART_NUMBER,    /* "12"; of a whole (tenbo_chart_set_of()) "12 (23.4%)" */
  TENBO_CHART_POINTS,    /* "41,700" */
  TENBO_CHART_TOTAL,     /* "+340" */
  TENBO_CHART_THOUSANDS, /* points of a total, said in thousands: "+46.7" */
  TENBO_CHART_RANK,      /* hundredths of a rank: "2.35"; the first is above */
  TENBO_CHART_SHARE,     /* tenths of a percent: "23.4%" */
} TenboChartUnit;

/* The lines of a chart differ in colour, dashes and marks, by their styles; the first four are
 * those of the places at the table. */
#define TENBO_CHART_STYLES 16

/* A chart of nothing yet. @title says what it is of ("Total over the games"). Free it with
 * tenbo_chart_unref(). It is filled by one thread and not changed any more once it is shown. */
TenboChart *tenbo_chart_new (TenboChartKind kind,
                             TenboChartUnit unit,
                             const char    *title);
TenboChart *tenbo_chart_ref (TenboChart *self);
void        tenbo_chart_unref (TenboChart *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboChart, tenbo_chart_unref)

/* What a point is: the head of the first column of the table ("Game", "Yaku"). */
void tenbo_chart_set_point_word (TenboChart *self,
                                 const char *word);

/* The whole that the numbers of a TENBO_CHART_NUMBER are parts of; 0: they are of none. */
void tenbo_chart_set_of (TenboChart *self,
                         gint64      of);

/* Adds a series, before the first point; columns and bars have one. @name stands at the end of its
 * line and over its column of the table. @style is 0 to TENBO_CHART_STYLES - 1, or -1 for the next
 * one. */
void tenbo_chart_add_series (TenboChart *self,
                             const char *name,
                             int         style);

/* Names what begins with the point that is added next: a year, the hands of a wind. It is written
 * below the lines. */
void tenbo_chart_begin_section (TenboChart *self,
                                const char *name);

/* Adds a point with a value for each series. @label says which it is, for the table and for who
 * asks ("21 November 2026"); below columns and beside bars it is always seen. */
void tenbo_chart_add_point (TenboChart   *self,
                            const char   *label,
                            const gint64 *values);

/* --- What is in it --- */

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
                                     int               point); /* NULL: none begins there */
gint64      tenbo_chart_get_value (const TenboChart *self,
                                   int               point,
                                   int               series);

/* All values, those of a point together. Borrowed. */
const gint64 *tenbo_chart_get_values (const TenboChart *self,
                                      gsize            *n_values);

/* --- In words --- */

/* @value as it is said, and as it stands at a tick. Transfer full. */
char *tenbo_chart_dup_value_text (const TenboChart *self,
                                  gint64            value);
char *tenbo_chart_dup_tick_text (const TenboChart *self,
                                 gint64            value);

/* A point with all its values: "East 1: Aki 25,000, Ben 30,200"; of one series "East 1: 25,000".
 * Transfer full. */
char *tenbo_chart_dup_point_text (const TenboChart *self,
                                  int               point);

/* What is to be seen, for who does not see it: all points, a line each, or of a line of many points
 * where it begins, ends, and is lowest and highest. Transfer full. */
char *tenbo_chart_dup_description (const TenboChart *self);

G_END_DECLS
