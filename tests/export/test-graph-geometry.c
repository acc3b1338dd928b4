/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The positions of the lines, ticks and labels of a graph, as numbers. */

#include "tenbo-chart-geometry.h"

static const TenboGraphArea area = { .x = 50, .y = 10, .width = 300, .height = 200 };

static TenboGraphGeometry
fit (int           n_points,
     const gint64 *values,
     gsize         n_values,
     double        tick_spacing)
{
  TenboGraphGeometry geometry;

  tenbo_graph_geometry_init (&geometry, &area, n_points, values, n_values, tick_spacing);

  return geometry;
}

static void
test_ticks_are_round (void)
{
  static const struct
  {
    gint64 values[2];
    double spacing;
    gint64 low;
    gint64 high;
    gint64 step;
  } rows[] = {
    { { 25000, 25000 }, 40, 25000, 25001, 1 },
    { { 18300, 31700 }, 40, 15000, 35000, 5000 },
    { { 24000, 26000 }, 40, 24000, 26000, 500 },
    { { -12300, 60800 }, 40, -20000, 80000, 20000 },
    { { -40, 120 }, 40, -50, 150, 50 },
    { { 0, 99999999 }, 100, 0, 100000000, 50000000 },
    { { -7, -3 }, 10, -7, -3, 1 },
    { { -6000000000, 9000000000 }, 60, -10000000000, 10000000000, 10000000000 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TenboGraphGeometry geometry = fit (2, rows[i].values, 2, rows[i].spacing);

      g_assert_cmpint (geometry.low, ==, rows[i].low);
      g_assert_cmpint (geometry.high, ==, rows[i].high);
      g_assert_cmpint (geometry.ticks[1] - geometry.ticks[0], ==, rows[i].step);
      g_assert_cmpint (geometry.ticks[0], ==, geometry.low);
      g_assert_cmpint (geometry.ticks[geometry.n_ticks - 1], ==, geometry.high);
    }
}

/* With any values, everything is inside, and ticks are separate and not too many. */
static void
test_everything_is_inside (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4711);

  for (int round = 0; round < 2000; round++)
    {
      gint64             values[8];
      int                span = 1 << g_rand_int_range (rand, 0, 26);
      double             spacing = g_rand_double_range (rand, 14, 120);
      TenboGraphGeometry geometry;

      for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
        values[i] = g_rand_int_range (rand, -span, span + 1);
      geometry = fit (2, values, G_N_ELEMENTS (values), spacing);

      for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
        {
          double y = tenbo_graph_geometry_get_y (&geometry, values[i]);

          g_assert_cmpfloat (y, >=, area.y - 1e-6);
          g_assert_cmpfloat (y, <=, area.y + area.height + 1e-6);
        }
      g_assert_cmpint (geometry.n_ticks, >=, 2);
      for (int i = 1; i < geometry.n_ticks && geometry.n_ticks > 3; i++)
        g_assert_cmpfloat (tenbo_graph_geometry_get_y (&geometry, geometry.ticks[i - 1]) -
                             tenbo_graph_geometry_get_y (&geometry, geometry.ticks[i]),
                           >=, spacing - 1e-6);
    }
}

static void
test_points_run_to_the_right (void)
{
  static const gint64 values[] = { 0, 10 };
  TenboGraphGeometry  three = fit (3, values, 2, 40);
  TenboGraphGeometry  one = fit (1, values, 2, 40);

  g_assert_cmpfloat (tenbo_graph_geometry_get_x (&three, 0), ==, 50);
  g_assert_cmpfloat (tenbo_graph_geometry_get_x (&three, 1), ==, 200);
  g_assert_cmpfloat (tenbo_graph_geometry_get_x (&three, 2), ==, 350);
  g_assert_cmpfloat (tenbo_graph_geometry_get_x (&one, 0), ==, 50);
  g_assert_cmpfloat (tenbo_graph_geometry_get_y (&three, 0), ==, 210);
  g_assert_cmpfloat (tenbo_graph_geometry_get_y (&three, 10), ==, 10);
}

static void
test_labels_are_separate (void)
{
  static const gint64 values[] = { 25000, 25000, 40000, 10000 };
  TenboGraphGeometry  geometry = fit (2, values, 4, 40);
  double              ys[4];

  tenbo_graph_geometry_place_labels (&geometry, values, 4, 20, ys);
  g_assert_cmpfloat (ys[2], ==, 20);
  g_assert_cmpfloat (ys[0], ==, tenbo_graph_geometry_get_y (&geometry, 25000));
  g_assert_cmpfloat (ys[1], ==, ys[0] + 20);
  g_assert_cmpfloat (ys[3], ==, 200);
}

/* All at the lower edge: they move up, and stay in order. */
static void
test_labels_stay_inside (void)
{
  static const gint64 all[] = { 0, 30000 };
  static const gint64 values[] = { 0, 300, 100, 200 };
  TenboGraphGeometry  geometry = fit (2, all, 2, 40);
  double              ys[4];

  tenbo_graph_geometry_place_labels (&geometry, values, 4, 20, ys);
  g_assert_cmpfloat (ys[0], ==, 200);
  g_assert_cmpfloat (ys[2], ==, 180);
  g_assert_cmpfloat (ys[3], ==, 160);
  g_assert_cmpfloat (ys[1], ==, 140);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/graph-geometry/ticks-are-round", test_ticks_are_round);
  g_test_add_func ("/graph-geometry/everything-is-inside", test_everything_is_inside);
  g_test_add_func ("/graph-geometry/points-run-to-the-right", test_points_run_to_the_right);
  g_test_add_func ("/graph-geometry/labels-are-separate", test_labels_are_separate);
  g_test_add_func ("/graph-geometry/labels-stay-inside", test_labels_stay_inside);

  return g_test_run ();
}
