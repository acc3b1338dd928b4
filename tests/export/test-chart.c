/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The description of a chart in words, and the positions of its parts. */

#include "line-color.h"
#include "tenbo-chart-drawing.h"
#include "tenbo-charts.h"
#include "tenbo-words.h"

#include <locale.h>
#include <math.h>

#define MANY 10000

/* --- Words --- */

typedef struct
{
  const char    *name;
  TenboChartUnit unit;
  gint64         of;
  gint64         value;
  const char    *text;
  const char    *tick;
} WordCase;

static const WordCase word_cases[] = {
  { "number", TENBO_CHART_NUMBER, 0, 1204, "1,204", "1,204" },
  { "number-of-whole", TENBO_CHART_NUMBER, 48, 12, "12 (25.0%)", "12" },
  { "points", TENBO_CHART_POINTS, 0, 41700, "41,700", "41,700" },
  { "total", TENBO_CHART_TOTAL, 0, -340, "\u2212340", "\u2212340" },
  { "large-total", TENBO_CHART_TOTAL, 0, 4294967296, "+4,294,967,296", "+4,294,967,296" },
  { "thousands", TENBO_CHART_THOUSANDS, 0, 46700, "+46.7", "+46.7" },
  { "rank", TENBO_CHART_RANK, 0, 235, "2.35", "2.35" },
  { "whole-rank", TENBO_CHART_RANK, 0, 200, "2.00", "2.00" },
  { "share", TENBO_CHART_SHARE, 0, 234, "23.4%", "23.4%" },
  { "whole-share", TENBO_CHART_SHARE, 0, 200, "20.0%", "20%" },
};

static void
test_words (gconstpointer data)
{
  const WordCase *it = data;
  g_autoptr (TenboChart) chart = tenbo_chart_new (TENBO_CHART_LINES, it->unit, "Title", NULL);
  g_autofree char *text = NULL;
  g_autofree char *tick = NULL;

  chart->of = it->of;
  text = tenbo_chart_dup_value_text (chart, it->value);
  tick = tenbo_chart_dup_tick_text (chart, it->value);
  g_assert_cmpstr (text, ==, it->text);
  g_assert_cmpstr (tick, ==, it->tick);
}

/* Makes the lines @n_series of a session of @n_points games: the gains of series 0 are the losses
 * of the others. */
static TenboChart *
create_lines (int n_series,
              int n_points)
{
  TenboChart *chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_TOTAL, "Totals", NULL);
  gint64      values[TENBO_CHART_STYLES] = { 0 };

  for (int series = 0; series < n_series; series++)
    {
      g_autofree char *name = g_strdup_printf ("Player %d", series);

      tenbo_chart_add_series (chart, name, -1);
    }
  for (int point = 0; point < n_points; point++)
    {
      g_autofree char *label = g_strdup_printf ("Game %d", point + 1);

      values[0] += point % 7 == 3 ? -40 : 10;
      for (int series = 1; series < n_series; series++)
        values[series] = -values[0] / (n_series - 1);
      tenbo_chart_add_point (chart, label, values);
    }

  return chart;
}

static void
test_description (void)
{
  g_autoptr (TenboChart) few = create_lines (2, 2);
  g_autoptr (TenboChart) one = create_lines (1, 1);
  g_autoptr (TenboChart) many = create_lines (1, 70);
  g_autofree char *few_text = tenbo_chart_dup_description (few);
  g_autofree char *one_text = tenbo_chart_dup_description (one);
  g_autofree char *many_text = tenbo_chart_dup_description (many);

  g_assert_cmpstr (few_text, ==,
                   "Game 1: Player 0 +10, Player 1 \u221210\n"
                   "Game 2: Player 0 +20, Player 1 \u221220");
  g_assert_cmpstr (one_text, ==, "Game 1: +10");
  g_assert_cmpstr (many_text, ==,
                   "Player 0: from +10 to +200, lowest \u221210 (Game 4), highest +210 (Game 66)");
}

/* --- Positions --- */

static const TenboGraphArea    area = { 10, 20, 400, 200 };
static const TenboChartMetrics metrics = { 30, 50, 10 };

static void
assert_inside (const TenboGraphArea *inner)
{
  g_assert_cmpfloat (inner->x, >=, area.x);
  g_assert_cmpfloat (inner->y, >=, area.y);
  g_assert_cmpfloat (inner->x + inner->width, <=, area.x + area.width + 0.01);
  g_assert_cmpfloat (inner->y + inner->height, <=, area.y + area.height + 0.01);
}

static void
test_lines_fit (void)
{
  for (int n_points = 1; n_points < 30; n_points += 7)
    for (int mirrored = 0; mirrored < 2; mirrored++)
      {
        g_autoptr (TenboChart) chart = create_lines (4, n_points);
        TenboChartGeometry geometry;

        tenbo_chart_geometry_init (&geometry, chart, &area, &metrics, mirrored);
        assert_inside (&geometry.plot);

        /* The texts at the ends of the lines have space on the side where they are drawn. */
        g_assert_cmpfloat (tenbo_chart_geometry_mirror (&geometry, area.x), ==,
                           mirrored ? area.x + area.width : area.x);
        for (int point = 0; point < n_points; point++)
          {
            double x = tenbo_chart_geometry_get_x (&geometry, point);
            double seen = tenbo_chart_geometry_mirror (&geometry, x);
            double y = tenbo_chart_geometry_get_y (&geometry,
                                                   tenbo_chart_get_value (chart, point, 0));

            g_assert_cmpfloat (y, >=, geometry.plot.y);
            g_assert_cmpfloat (y, <=, geometry.plot.y + geometry.plot.height);
            g_assert_cmpint (tenbo_chart_geometry_find_point (&geometry, seen + 0.1, 0), ==, point);
          }
      }
}

/* Lower ranks are higher up. */
static void
test_ranks_turn_round (void)
{
  g_autoptr (TenboChart) chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_RANK, "Rank",
                                                  NULL);
  TenboChartGeometry geometry;
  const gint64       ranks[] = { 400, 250, 300 };

  tenbo_chart_add_series (chart, "Rank", -1);
  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    tenbo_chart_add_point (chart, "Game", &ranks[i]);
  tenbo_chart_geometry_init (&geometry, chart, &area, &metrics, FALSE);
  g_assert_cmpfloat (tenbo_chart_geometry_get_y (&geometry, 250), >=, geometry.plot.y);
  g_assert_cmpfloat (tenbo_chart_geometry_get_y (&geometry, 250), <,
                     tenbo_chart_geometry_get_y (&geometry, 300));
}

/* If all ranks are equal, the axis ends at ranks that exist. */
static void
test_one_rank (void)
{
  const struct
  {
    gint64 rank, best, worst;
  } cases[] = { { 100, 100, 200 }, { 235, 200, 300 }, { 400, 300, 400 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TenboChart) chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_RANK, "Rank",
                                                      NULL);
      TenboChartGeometry geometry;

      tenbo_chart_add_series (chart, "Rank", -1);
      tenbo_chart_add_point (chart, "Game", &cases[i].rank);
      tenbo_chart_add_point (chart, "Game", &cases[i].rank);
      tenbo_chart_geometry_init (&geometry, chart, &area, &metrics, FALSE);
      g_assert_cmpint (geometry.scale.ticks[0], ==, -cases[i].worst);
      g_assert_cmpint (geometry.scale.ticks[geometry.scale.n_ticks - 1], ==, -cases[i].best);
    }
}

static TenboChart *
create_bars (TenboChartKind kind)
{
  TenboChart  *chart = tenbo_chart_new (kind, TENBO_CHART_NUMBER, "Bars", NULL);
  const gint64 values[] = { 12, 0, -3, 40 };

  tenbo_chart_add_series (chart, "Bars", -1);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    tenbo_chart_add_point (chart, "Bar", &values[i]);

  return chart;
}

static void
test_bars (gconstpointer data)
{
  TenboChartKind kind = (TenboChartKind) GPOINTER_TO_INT (data);
  g_autoptr (TenboChart) chart = create_bars (kind);
  gboolean           lying = kind == TENBO_CHART_BARS;
  TenboChartGeometry geometry;
  TenboGraphArea     bars[4], rooms[4];

  tenbo_chart_geometry_init (&geometry, chart, &area, &metrics, FALSE);
  for (int i = 0; i < 4; i++)
    {
      tenbo_chart_geometry_get_bar (&geometry, i, &bars[i], &rooms[i]);
      assert_inside (&bars[i]);
      assert_inside (&rooms[i]);
      g_assert_cmpint (tenbo_chart_geometry_find_point (&geometry,
                                                        rooms[i].x + rooms[i].width / 2,
                                                        rooms[i].y + rooms[i].height / 2),
                       ==, i);
    }
  g_assert_cmpfloat (lying ? bars[1].width : bars[1].height, ==, 0);
  g_assert_cmpfloat_with_epsilon ((lying ? bars[3].width : bars[3].height) * 12 / 40,
                                  lying ? bars[0].width : bars[0].height, 0.001);
  /* Negative values extend in the opposite direction from the same line. */
  if (lying)
    g_assert_cmpfloat_with_epsilon (bars[2].x + bars[2].width, bars[0].x, 0.001);
  else
    g_assert_cmpfloat_with_epsilon (bars[2].y, bars[0].y + bars[0].height, 0.001);
}

/* The line still includes its highest and lowest points, in order. */
static void
test_thins_out (void)
{
  g_autoptr (TenboChart) chart = create_lines (1, MANY);
  g_autoptr (TenboChart) few = create_lines (1, 20);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (int));
  TenboChartGeometry geometry;

  tenbo_chart_geometry_init (&geometry, few, &area, &metrics, FALSE);
  tenbo_chart_geometry_thin (&geometry, 0, 1, all);
  g_assert_cmpuint (all->len, ==, 20);

  tenbo_chart_geometry_init (&geometry, chart, &area, &metrics, FALSE);
  tenbo_chart_geometry_thin (&geometry, 0, 1, points);
  g_assert_cmpuint (points->len, <=, 4 * 401);
  g_assert_cmpint (g_array_index (points, int, 0), ==, 0);
  g_assert_cmpint (g_array_index (points, int, points->len - 1), ==, MANY - 1);
  for (guint i = 1; i < points->len; i++)
    {
      int    from = g_array_index (points, int, i - 1);
      int    to = g_array_index (points, int, i);
      gint64 start = tenbo_chart_get_value (chart, from, 0);
      gint64 end = tenbo_chart_get_value (chart, to, 0);

      g_assert_cmpint (from, <, to);
      for (int point = from + 1; point < to; point++)
        {
          double left = tenbo_chart_geometry_get_x (&geometry, from);
          double right = tenbo_chart_geometry_get_x (&geometry, to);

          /* Omitted points are on the line, or in the same pixel as its ends. */
          g_assert_true ((tenbo_chart_get_value (chart, point, 0) >= MIN (start, end) &&
                          tenbo_chart_get_value (chart, point, 0) <= MAX (start, end)) ||
                         right - left < 1);
        }
    }
}

/* --- Drawing --- */

/* Returns the pixels of @chart drawn for @ground. Transfer full. */
static cairo_surface_t *
draw (const TenboChart *chart,
      TenboChartGround  ground,
      gboolean          is_mirrored,
      int               point)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 420, 260);
  cairo_t         *cr = cairo_create (surface);
  g_autoptr (PangoFontMap) fonts = pango_cairo_font_map_new ();
  PangoContext   *context = pango_font_map_create_context (fonts);
  TenboChartStyle style = {
    .ground = ground,
    .text_size = 11,
    .line_width = 2,
    .unit = 1,
    .is_mirrored = is_mirrored,
    .point = point,
  };

  tenbo_chart_draw (chart, cr, context, &style, &area);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  g_object_unref (context);
  cairo_surface_flush (surface);

  return surface;
}

static gboolean
are_equal (cairo_surface_t *one,
           cairo_surface_t *other)
{
  return memcmp (cairo_image_surface_get_data (one), cairo_image_surface_get_data (other),
                 (gsize) cairo_image_surface_get_stride (one) *
                   (gsize) cairo_image_surface_get_height (one)) == 0;
}

/* Nothing is drawn outside of the area, except overhanging letters. */
static void
assert_drawn_inside (cairo_surface_t *surface)
{
  const guint32 *pixels = (const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
  int            stride = cairo_image_surface_get_stride (surface) / 4;
  int            drawn = 0;

  for (int y = 0; y < 260; y++)
    for (int x = 0; x < 420; x++)
      if (pixels[y * stride + x] != 0)
        {
          drawn++;
          g_assert_cmpint (x, >=, 8);
          g_assert_cmpint (x, <=, 412);
          g_assert_cmpint (y, >=, 16);
          g_assert_cmpint (y, <=, 224);
        }
  g_assert_cmpint (drawn, >, 500);
}

static void
check_drawing (const TenboChart *chart)
{
  g_autoptr (GPtrArray) seen = NULL;

  seen = g_ptr_array_new_with_free_func ((GDestroyNotify) cairo_surface_destroy);
  for (TenboChartGround ground = TENBO_CHART_ON_PAPER; ground <= TENBO_CHART_ON_DARK_CONTRAST;
       ground++)
    {
      g_ptr_array_add (seen, draw (chart, ground, FALSE, -1));
      assert_drawn_inside (g_ptr_array_index (seen, seen->len - 1));
    }
  g_ptr_array_add (seen, draw (chart, TENBO_CHART_ON_LIGHT, TRUE, -1));
  assert_drawn_inside (g_ptr_array_index (seen, seen->len - 1));
  g_ptr_array_add (seen, draw (chart, TENBO_CHART_ON_LIGHT, FALSE, 0));
  assert_drawn_inside (g_ptr_array_index (seen, seen->len - 1));
  for (guint i = 0; i < seen->len; i++)
    for (guint j = 0; j < i; j++)
      g_assert_false (are_equal (g_ptr_array_index (seen, i), g_ptr_array_index (seen, j)));
}

static void
test_drawing (void)
{
  g_autoptr (TenboChart) lines = create_lines (4, 9);
  g_autoptr (TenboChart) one = create_lines (1, MANY);
  g_autoptr (TenboChart) columns = create_bars (TENBO_CHART_COLUMNS);
  g_autoptr (TenboChart) bars = create_bars (TENBO_CHART_BARS);

  check_drawing (lines);
  check_drawing (one);
  check_drawing (columns);
  check_drawing (bars);
}

static double
to_linear (guint32 channel)
{
  double value = (channel & 0xff) / 255.0;

  return value <= 0.04045 ? value / 12.92 : pow ((value + 0.055) / 1.055, 2.4);
}

/* Returns the color of @style in OKLab as somebody with @vision sees it. */
static void
see_color (TenboChartGround ground,
           int              style,
           const double     vision[3][3],
           double           seen[3])
{
  static const double to_cones[3][3] = { { 0.4122, 0.5363, 0.0514 },
                                         { 0.2119, 0.6807, 0.1074 },
                                         { 0.0883, 0.2817, 0.6300 } };
  static const double to_lab[3][3] = { { 0.2105, 0.7936, -0.0041 },
                                       { 1.9780, -2.4286, 0.4506 },
                                       { 0.0259, 0.7828, -0.8087 } };
  guint32             color = line_color_get (ground, style);
  double              rgb[3], cones[3];

  for (int i = 0; i < 3; i++)
    {
      rgb[i] = 0;
      for (int j = 0; j < 3; j++)
        rgb[i] += vision[i][j] * to_linear (color >> (16 - 8 * j));
      rgb[i] = MAX (rgb[i], 0);
    }
  for (int i = 0; i < 3; i++)
    cones[i] =
      cbrt (to_cones[i][0] * rgb[0] + to_cones[i][1] * rgb[1] + to_cones[i][2] * rgb[2]);
  for (int i = 0; i < 3; i++)
    seen[i] = to_lab[i][0] * cones[0] + to_lab[i][1] * cones[1] + to_lab[i][2] * cones[2];
}

/* The colors of the sides differ for all eyes. The simulation is that of Machado, Oliveira and
 * Fernandes (2009) for people without red or without green cones. */
static void
test_sides_differ_without_cones (void)
{
  static const double visions[][3][3] = {
    { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
    { { 0.152286, 1.052583, -0.204868 },
      { 0.114503, 0.786281, 0.099216 },
      { -0.003882, -0.048116, 1.051998 } },
    { { 0.367322, 0.860646, -0.227968 },
      { 0.280085, 0.672501, 0.047413 },
      { -0.011820, 0.042940, 0.968881 } },
  };

  for (gsize vision = 0; vision < G_N_ELEMENTS (visions); vision++)
    for (TenboChartGround ground = TENBO_CHART_ON_PAPER; ground <= TENBO_CHART_ON_DARK; ground++)
      for (int side = 0; side < TB_N_SIDES; side++)
        for (int other = 0; other < side; other++)
          {
            double a[3], b[3];

            see_color (ground, side, visions[vision], a);
            see_color (ground, other, visions[vision], b);
            g_assert_cmpfloat (hypot (hypot (a[0] - b[0], a[1] - b[1]), a[2] - b[2]), >, 0.07);
          }
}

/* Also without color: no two lines have the same marks and dashes. */
static void
test_marks_differ (void)
{
  cairo_surface_t *marks[TENBO_CHART_STYLES];

  for (int style = 0; style < TENBO_CHART_STYLES; style++)
    {
      cairo_t *cr;

      /* The shape alone, independent of its color. */
      marks[style] = cairo_image_surface_create (CAIRO_FORMAT_A8, 20, 20);
      cr = cairo_create (marks[style]);
      tenbo_chart_draw_mark (cr, TENBO_CHART_ON_LIGHT, style, 10, 10, 14);
      cairo_destroy (cr);
      cairo_surface_flush (marks[style]);
      for (int other = 0; other < style; other++)
        g_assert_false (are_equal (marks[style], marks[other]));
    }
  for (int style = 0; style < TENBO_CHART_STYLES; style++)
    cairo_surface_destroy (marks[style]);
}

static void
test_nothing (void)
{
  g_autoptr (TenboChart) chart = create_lines (1, 0);
  cairo_surface_t *surface = draw (chart, TENBO_CHART_ON_LIGHT, FALSE, -1);
  g_autofree char *text = tenbo_chart_dup_description (chart);

  g_assert_cmpstr (text, ==, "");
  cairo_surface_destroy (surface);
}

/* The rounds of a game are below its lines; repeats of the dealer are part of their round. */
static void
test_rounds (void)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };
  static const int         sides[] = { 0, 3, 2, 1 };
  static const TbRound     rounds[] = {
    { .wind = TB_WIND_EAST, .number = 0 },
    { .wind = TB_WIND_EAST, .number = 1 },
    { .wind = TB_WIND_EAST, .number = 1 },
    { .wind = TB_WIND_SOUTH, .number = 0 },
  };
  static const char *const expected[] = { "East 1", "2", NULL, "South 1", NULL };
  TbRules                  rules = { .players = 4, .start_points = 25000 };
  TbHandResult             results[G_N_ELEMENTS (rounds)] = { 0 };
  const TbHandResult      *hands[G_N_ELEMENTS (rounds)];
  g_autoptr (TenboChart) chart = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    {
      results[i].hand.round = rounds[i];
      hands[i] = &results[i];
    }
  chart = tenbo_game_chart_new (&rules, names, sides, hands, G_N_ELEMENTS (hands));
  g_assert_cmpuint (chart->sections->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpstr (chart->sections->pdata[i], ==, expected[i]);
}

static void
apply (TbTable       *table,
       const TbEvent *event,
       TbHandResult  *result)
{
  TbProblem problem;

  g_assert_cmpint (tb_table_apply (table, event, result, &problem), ==, TB_OK);
}

/* A correction has a point of its own, without the name of the hand that follows. The agreement to
 * stop has no point, and the hand that was not played begins no round. */
static void
test_agreements (void)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };
  static const int         sides[] = { 0, 1, 2, 3 };
  static const char *const labels[] = { "Start", "East 1", "Points adjusted" };
  TbRules                  rules = { .players = 4, .start_points = 25000, .winds = 2 };
  TbTable                  table;
  TbEvent                  event;
  TbHandResult             results[3];
  const TbHandResult      *hands[] = { &results[0], &results[1], &results[2] };
  g_autoptr (TenboChart) chart = NULL;

  tb_table_start (&table, &rules);
  tb_event_init (&event, TB_RESULT_DRAW);
  apply (&table, &event, &results[0]);
  tb_event_init (&event, TB_RESULT_ADJUST);
  event.n_transfers = 1;
  event.transfers[0] = (TbTransfer) { .from = 0, .to = 1, .points = 1000 };
  apply (&table, &event, &results[1]);
  tb_event_init (&event, TB_RESULT_STOP);
  apply (&table, &event, &results[2]);

  chart = tenbo_game_chart_new (&rules, names, sides, hands, G_N_ELEMENTS (hands));
  g_assert_cmpuint (chart->labels->len, ==, G_N_ELEMENTS (labels));
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    g_assert_cmpstr (chart->labels->pdata[i], ==, labels[i]);
  g_assert_cmpstr (chart->sections->pdata[2], ==, NULL);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (word_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/export/chart/words/%s", word_cases[i].name);

      g_test_add_data_func (path, &word_cases[i], test_words);
    }
  g_test_add_func ("/export/chart/description", test_description);
  g_test_add_func ("/export/chart/lines-fit", test_lines_fit);
  g_test_add_func ("/export/chart/ranks-turn-round", test_ranks_turn_round);
  g_test_add_func ("/export/chart/one-rank", test_one_rank);
  g_test_add_data_func ("/export/chart/columns", GINT_TO_POINTER (TENBO_CHART_COLUMNS), test_bars);
  g_test_add_data_func ("/export/chart/bars", GINT_TO_POINTER (TENBO_CHART_BARS), test_bars);
  g_test_add_func ("/export/chart/thins-out", test_thins_out);
  g_test_add_func ("/export/chart/drawing", test_drawing);
  g_test_add_func ("/export/chart/marks-differ", test_marks_differ);
  g_test_add_func ("/export/chart/sides-differ-without-cones", test_sides_differ_without_cones);
  g_test_add_func ("/chart/rounds", test_rounds);
  g_test_add_func ("/export/chart/agreements", test_agreements);
  g_test_add_func ("/export/chart/nothing", test_nothing);

  return g_test_run ();
}
