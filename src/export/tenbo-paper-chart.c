/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-chart-drawing.h"
#include "tenbo-paper-private.h"

#define SPACE 8.0

/* The part of its height that a chart can do without. */
#define SPARE_PART 0.25

static const TenboChartStyle style = {
  .ground = TENBO_CHART_ON_PAPER, .text_size = 7.5, .line_width = 1.25, .unit = 0.25, .point = -1
};

typedef struct
{
  TenboPiece  base;
  TenboChart *chart; /* owned */
} Chart;

static void
chart_draw (TenboPiece *piece,
            TenboPaper *paper,
            cairo_t    *cr,
            double      x,
            double      y)
{
  const TenboGraphArea area = { x, y, tenbo_paper_get_text_width (paper), piece->height };

  tenbo_chart_draw (((Chart *) piece)->chart, cr, paper->context, &style, &area);
}

static void
chart_free (TenboPiece *piece)
{
  tenbo_chart_unref (((Chart *) piece)->chart);
  g_free (piece);
}

void
tenbo_paper_add_chart (TenboPaper *self,
                       TenboChart *chart,
                       double      height)
{
  Chart *piece;
  double needed;

  g_return_if_fail (self->pages == NULL);

  tenbo_paper_finish_table (self);
  if (tenbo_chart_get_n_points (chart) == 0)
    return;

  needed = tenbo_chart_measure_height (chart, self->context, &style);
  piece = g_new0 (Chart, 1);
  piece->base = (TenboPiece) {
    .height = MAX (height, needed),
    .space = SPACE,
    .spare = CLAMP (height - needed, 0, height * SPARE_PART),
    .draw = chart_draw,
    .free = chart_free,
  };
  piece->chart = tenbo_chart_ref (chart);
  tenbo_paper_take_piece (self, &piece->base);
}
