/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-chart.h"

#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define RANK_PARTS  100 /* values per rank */
#define SHARE_PARTS 10  /* values per percent */
#define MAX_TOLD    48  /* points that a description lists one by one */

G_DEFINE_BOXED_TYPE (TenboChart, tenbo_chart, tenbo_chart_ref, tenbo_chart_unref)

TenboChart *
tenbo_chart_new (TenboChartKind kind,
                 TenboChartUnit unit,
                 const char    *title,
                 const char    *point_word)
{
  TenboChart *self = g_atomic_rc_box_new0 (TenboChart);

  self->kind = kind;
  self->unit = unit;
  self->title = g_strdup (title);
  self->point_word = g_strdup (point_word);
  self->names = g_ptr_array_new_with_free_func (g_free);
  self->styles = g_array_new (FALSE, FALSE, sizeof (int));
  self->labels = g_ptr_array_new_with_free_func (g_free);
  self->sections = g_ptr_array_new_with_free_func (g_free);
  self->values = g_array_new (FALSE, FALSE, sizeof (gint64));

  return self;
}

TenboChart *
tenbo_chart_ref (TenboChart *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
chart_clear (TenboChart *self)
{
  g_free (self->title);
  g_free (self->point_word);
  g_free (self->section);
  g_ptr_array_unref (self->names);
  g_array_unref (self->styles);
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->sections);
  g_array_unref (self->values);
}

void
tenbo_chart_unref (TenboChart *self)
{
  g_atomic_rc_box_release_full (self, (GDestroyNotify) chart_clear);
}

void
tenbo_chart_add_series (TenboChart *self,
                        const char *name,
                        int         style)
{
  int chosen = style >= 0 ? style : (int) self->names->len % TENBO_CHART_STYLES;

  g_return_if_fail (self->labels->len == 0);
  g_return_if_fail (self->kind == TENBO_CHART_LINES || self->names->len == 0);
  g_return_if_fail (style < TENBO_CHART_STYLES);

  g_ptr_array_add (self->names, g_strdup (name));
  g_array_append_val (self->styles, chosen);
}

void
tenbo_chart_begin_section (TenboChart *self,
                           const char *name)
{
  g_set_str (&self->section, name);
}

void
tenbo_chart_add_point (TenboChart   *self,
                       const char   *label,
                       const gint64 *values)
{
  g_return_if_fail (self->names->len > 0);

  g_ptr_array_add (self->labels, g_strdup (label));
  g_ptr_array_add (self->sections, g_steal_pointer (&self->section));
  g_array_append_vals (self->values, values, self->names->len);
}

/* --- Contents --- */

int
tenbo_chart_get_n_series (const TenboChart *self)
{
  return (int) self->names->len;
}

const char *
tenbo_chart_get_series_name (const TenboChart *self,
                             int               series)
{
  return g_ptr_array_index (self->names, (guint) series);
}

int
tenbo_chart_get_style (const TenboChart *self,
                       int               series)
{
  return g_array_index (self->styles, int, series);
}

int
tenbo_chart_get_n_points (const TenboChart *self)
{
  return (int) self->labels->len;
}

const char *
tenbo_chart_get_label (const TenboChart *self,
                       int               point)
{
  return g_ptr_array_index (self->labels, (guint) point);
}

gint64
tenbo_chart_get_value (const TenboChart *self,
                       int               point,
                       int               series)
{
  return g_array_index (self->values, gint64, (guint) point * self->names->len + (guint) series);
}

/* --- Text --- */

static char *
describe_share (double percent)
{
  g_autofree char *digits = g_strdup_printf ("%.1f", percent);

  /* Translators: a share in percent: "23.4%" */
  return g_strdup_printf (C_ ("share", "%s%%"), digits);
}

char *
tenbo_chart_dup_value_text (const TenboChart *self,
                            gint64            value)
{
  g_autofree char *number = tenbo_words_points (value, FALSE);
  g_autofree char *share = NULL;

  switch (self->unit)
    {
    case TENBO_CHART_NUMBER:
      if (self->of == 0)
        return g_steal_pointer (&number);
      share = describe_share (100.0 * (double) value / (double) self->of);
      /* Translators: a number, and its share of the whole: "12 (23.4%)" */
      return g_strdup_printf (C_ ("share", "%1$s (%2$s)"), number, share);
    case TENBO_CHART_POINTS:
      return g_steal_pointer (&number);
    case TENBO_CHART_TOTAL:
      return tenbo_words_total (value, FALSE);
    case TENBO_CHART_THOUSANDS:
      return tenbo_words_total (value, TRUE);
    case TENBO_CHART_RANK:
      return g_strdup_printf ("%.2f", (double) value / RANK_PARTS);
    case TENBO_CHART_SHARE:
      return describe_share ((double) value / SHARE_PARTS);
    }

  g_assert_not_reached ();
}

char *
tenbo_chart_dup_tick_text (const TenboChart *self,
                           gint64            value)
{
  if (self->unit == TENBO_CHART_NUMBER)
    return tenbo_words_points (value, FALSE);
  if (self->unit == TENBO_CHART_SHARE && value % SHARE_PARTS == 0)
    return g_strdup_printf (C_ ("share", "%d%%"), (int) (value / SHARE_PARTS));

  return tenbo_chart_dup_value_text (self, value);
}

/* Returns the value, with the name if there are several series: "Aki +12.0". Transfer full. */
static char *
dup_series_text (const TenboChart *self,
                 int               point,
                 int               series)
{
  g_autofree char *value = NULL;

  value = tenbo_chart_dup_value_text (self, tenbo_chart_get_value (self, point, series));
  if (self->names->len == 1)
    return g_steal_pointer (&value);

  return g_strdup_printf ("%s %s", tenbo_chart_get_series_name (self, series), value);
}

char *
tenbo_chart_dup_point_text (const TenboChart *self,
                            int               point)
{
  g_autofree char *values = dup_series_text (self, point, 0);

  for (int series = 1; series < tenbo_chart_get_n_series (self); series++)
    {
      g_autofree char *before = g_steal_pointer (&values);
      g_autofree char *value = dup_series_text (self, point, series);

      /* Translators: values of a chart: "Aki +12.0, Ben −4.0" */
      values = g_strdup_printf (C_ ("chart", "%1$s, %2$s"), before, value);
    }

  /* Translators: a point of a chart and its values: "Game 3: Aki +12.0, Ben −4.0" */
  return g_strdup_printf (C_ ("chart", "%1$s: %2$s"), tenbo_chart_get_label (self, point), values);
}

/* Appends the first, last, lowest and highest value of a line. */
static void
append_course (const TenboChart *self,
               GString          *text,
               int               series)
{
  int              last = tenbo_chart_get_n_points (self) - 1;
  int              low = 0;
  int              high = 0;
  g_autofree char *first_text = NULL;
  g_autofree char *last_text = NULL;
  g_autofree char *low_text = NULL;
  g_autofree char *high_text = NULL;

  for (int point = 1; point <= last; point++)
    {
      gint64 value = tenbo_chart_get_value (self, point, series);

      if (value < tenbo_chart_get_value (self, low, series))
        low = point;
      if (value > tenbo_chart_get_value (self, high, series))
        high = point;
    }

  first_text = tenbo_chart_dup_value_text (self, tenbo_chart_get_value (self, 0, series));
  last_text = tenbo_chart_dup_value_text (self, tenbo_chart_get_value (self, last, series));
  low_text = tenbo_chart_dup_value_text (self, tenbo_chart_get_value (self, low, series));
  high_text = tenbo_chart_dup_value_text (self, tenbo_chart_get_value (self, high, series));
  /* Translators: the course of a line of a chart, for screen readers: "Aki: from +12.0 to +46.7,
   * lowest −30.2 (3 May 2026), highest +80.1 (9 June 2026)" */
  g_string_append_printf (text,
                          _ ("%1$s: from %2$s to %3$s, lowest %4$s (%5$s), highest %6$s (%7$s)"),
                          tenbo_chart_get_series_name (self, series), first_text, last_text,
                          low_text, tenbo_chart_get_label (self, low), high_text,
                          tenbo_chart_get_label (self, high));
}

char *
tenbo_chart_dup_description (const TenboChart *self)
{
  g_autoptr (GString) text = g_string_new (NULL);
  int n_points = tenbo_chart_get_n_points (self);

  if (n_points <= MAX_TOLD || self->kind != TENBO_CHART_LINES)
    for (int point = 0; point < n_points; point++)
      {
        g_autofree char *line = tenbo_chart_dup_point_text (self, point);

        g_string_append_printf (text, "%s%s", point > 0 ? "\n" : "", line);
      }
  else
    for (int series = 0; series < tenbo_chart_get_n_series (self); series++)
      {
        if (series > 0)
          g_string_append_c (text, '\n');
        append_course (self, text, series);
      }

  return g_string_free_and_steal (g_steal_pointer (&text));
}
