/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-chart-marks.h"

#define N_COLOURS 8
#define N_SHAPES  8
#define DARKER    0.7 /* what high contrast leaves of a colour on light, and of black on dark */

typedef struct
{
  double red, green, blue;
} Colour;

/* Blue, vermilion, green, orange, purple, sky blue, grey and yellow; those that are too light for
 * white paper are darker there, and all are lighter on dark. The first four are those of the places
 * at the table. */
static const Colour on_light[N_COLOURS] = {
  { 0.00, 0.45, 0.70 },
  { 0.84, 0.37, 0.00 },
  { 0.00, 0.58, 0.42 },
  { 0.73, 0.46, 0.00 },
  { 0.70, 0.34, 0.55 },
  { 0.13, 0.55, 0.75 },
  { 0.38, 0.38, 0.38 },
  { 0.52, 0.48, 0.00 },
};

static const Colour on_dark[N_COLOURS] = {
  { 0.36, 0.69, 0.97 },
  { 1.00, 0.55, 0.28 },
  { 0.16, 0.79, 0.61 },
  { 0.96, 0.71, 0.16 },
  { 0.90, 0.60, 0.78 },
  { 0.56, 0.83, 0.97 },
  { 0.76, 0.76, 0.76 },
  { 0.95, 0.90, 0.35 },
};

/* In widths of the line: whole, long, short, long and short; the second eight lines of a chart have
 * the dashes of the first, and marks that are not filled. */
static const struct
{
  int    n;
  double lengths[6];
} dashes[N_SHAPES] = {
  { 0, { 0 } },
  { 2, { 4.5, 2.2 } },
  { 2, { 1.2, 1.9 } },
  { 4, { 4.5, 1.6, 1.2, 1.6 } },
  { 0, { 0 } },
  { 2, { 8, 2.2 } },
  { 6, { 4.5, 1.6, 1.2, 1.6, 1.2, 1.6 } },
  { 2, { 2.4, 2.4 } },
};

static gboolean
is_dark (TenboChartGround ground)
{
  return ground == TENBO_CHART_ON_DARK || ground == TENBO_CHART_ON_DARK_CONTRAST;
}

gboolean
tenbo_chart_ground_has_contrast (TenboChartGround ground)
{
  return ground == TENBO_CHART_ON_LIGHT_CONTRAST || ground == TENBO_CHART_ON_DARK_CONTRAST;
}

void
tenbo_chart_set_ink (cairo_t         *cr,
                     TenboChartGround ground,
                     TenboChartInk    ink)
{
  /* How far each is from the ground, and with high contrast. */
  static const double strength[][2] = {
    [TENBO_CHART_TEXT] = { 0.88, 1 },
    [TENBO_CHART_QUIET] = { 0.62, 0.85 },
    [TENBO_CHART_FAINT] = { 0.15, 0.4 },
    [TENBO_CHART_ZERO] = { 0.45, 0.75 },
  };
  double part = strength[ink][tenbo_chart_ground_has_contrast (ground) ? 1 : 0];
  double grey;

  if (ground == TENBO_CHART_ON_PAPER && ink == TENBO_CHART_TEXT)
    part = 1;
  grey = is_dark (ground) ? 1 : 0;
  if (ground == TENBO_CHART_ON_PAPER)
    cairo_set_source_rgb (cr, 1 - part, 1 - part, 1 - part);
  else
    cairo_set_source_rgba (cr, grey, grey, grey, part);
}

void
tenbo_chart_set_colour (cairo_t         *cr,
                        TenboChartGround ground,
                        int              line_style)
{
  Colour colour = is_dark (ground) ? on_dark[line_style % N_COLOURS]
                                   : on_light[line_style % N_COLOURS];
  double part = tenbo_chart_ground_has_contrast (ground) ? DARKER : 1;
  double white = is_dark (ground) ? 1 - part : 0;

  cairo_set_source_rgb (cr, colour.red * part + white, colour.green * part + white,
                        colour.blue * part + white);
}

void
tenbo_chart_set_dashes (cairo_t *cr,
                        int      line_style,
                        double   width)
{
  double lengths[6];
  int    n = dashes[line_style % N_SHAPES].n;

  for (int i = 0; i < n; i++)
    lengths[i] = dashes[line_style % N_SHAPES].lengths[i] * width;
  cairo_set_dash (cr, lengths, n, 0);
}

static void
add_polygon (cairo_t *cr,
             double   x,
             double   y,
             double   half,
             const double (*corners)[2],
             int n)
{
  for (int i = 0; i < n; i++)
    cairo_line_to (cr, x + half * corners[i][0], y + half * corners[i][1]);
  cairo_close_path (cr);
}

/* About equally large to the eye. */
void
tenbo_chart_add_mark (cairo_t *cr,
                      int      shape,
                      double   x,
                      double   y,
                      double   size)
{
  static const double diamond[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  static const double square[][2] = { { -0.8, -0.8 }, { 0.8, -0.8 }, { 0.8, 0.8 }, { -0.8, 0.8 } };
  static const double up[][2] = { { 0, -0.9 }, { 1, 0.86 }, { -1, 0.86 } };
  static const double down[][2] = { { 0, 0.9 }, { -1, -0.86 }, { 1, -0.86 } };
  static const double left[][2] = { { -0.9, 0 }, { 0.86, -1 }, { 0.86, 1 } };
  static const double plus[][2] = {
    { -0.35, -1 },
    { 0.35, -1 },
    { 0.35, -0.35 },
    { 1, -0.35 },
    { 1, 0.35 },
    { 0.35, 0.35 },
    { 0.35, 1 },
    { -0.35, 1 },
    { -0.35, 0.35 },
    { -1, 0.35 },
    { -1, -0.35 },
    { -0.35, -0.35 },
  };
  static const double bar[][2] = { { -1, -0.45 }, { 1, -0.45 }, { 1, 0.45 }, { -1, 0.45 } };
  double              half = size / 2;

  switch (shape)
    {
    case 0:
      add_polygon (cr, x, y, half, diamond, G_N_ELEMENTS (diamond));
      break;
    case 1:
      add_polygon (cr, x, y, half, square, G_N_ELEMENTS (square));
      break;
    case 2:
      cairo_arc (cr, x, y, 0.92 * half, 0, 2 * G_PI);
      break;
    case 3:
      add_polygon (cr, x, y, half, up, G_N_ELEMENTS (up));
      break;
    case 4:
      add_polygon (cr, x, y, half, down, G_N_ELEMENTS (down));
      break;
    case 5:
      add_polygon (cr, x, y, half, plus, G_N_ELEMENTS (plus));
      break;
    case 6:
      add_polygon (cr, x, y, half, bar, G_N_ELEMENTS (bar));
      break;
    default:
      add_polygon (cr, x, y, half, left, G_N_ELEMENTS (left));
      break;
    }
}

void
tenbo_chart_draw_mark (cairo_t         *cr,
                       TenboChartGround ground,
                       int              line_style,
                       double           x,
                       double           y,
                       double           size)
{
  gboolean hollow = line_style >= N_SHAPES;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  tenbo_chart_set_colour (cr, ground, line_style);
  tenbo_chart_add_mark (cr, line_style % N_SHAPES, x, y, hollow ? size * 0.84 : size);
  if (hollow)
    {
      cairo_set_line_width (cr, size * 0.18);
      cairo_stroke (cr);
    }
  else
    {
      cairo_fill (cr);
    }
  cairo_restore (cr);
}
