/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A chart on the screen: its accessible description, its points by pointer and keys, its table. */

#include "app-fixture.h"
#include "tenbo-chart-canvas.h"
#include "tenbo-chart-view.h"

#define MANY 10000

/* Opens a chart view in the window of the program, as the page of the fixture. */
static void
open_chart (AppFixture *fixture,
            TenboChart *chart)
{
  GtkWidget         *view = tenbo_chart_view_new ();
  AdwNavigationPage *page = adw_navigation_page_new (view, "Chart");

  tenbo_chart_view_set_chart (TENBO_CHART_VIEW (view), chart);
  fixture->page = view;
  adw_navigation_view_push (tenbo_window_get_navigation_view (fixture->window), page);
  WAIT_UNTIL (gtk_widget_get_mapped (view));
  app_test_settle ();
}

static TenboChart *
create_lines (int n_series,
              int n_points)
{
  static const char *const names[] = { "Aki", "Ben" };
  TenboChart              *chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_TOTAL, "Totals",
                                                    "Game");

  for (int series = 0; series < n_series; series++)
    tenbo_chart_add_series (chart, names[series], -1);
  for (int point = 0; point < n_points; point++)
    {
      g_autofree char *label = g_strdup_printf ("Game %d", point + 1);
      const gint64     values[] = { point * 10, -point * 10 };

      tenbo_chart_add_point (chart, label, values);
    }

  return chart;
}

static void
test_description (AppFixture   *fixture,
                  gconstpointer data)
{
  g_autoptr (TenboChart) chart = create_lines (2, 3);
  GtkWidget *canvas;

  open_chart (fixture, chart);
  canvas = app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
  gtk_test_accessible_assert_role (canvas, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (canvas, GTK_ACCESSIBLE_PROPERTY_LABEL, "Totals");
  gtk_test_accessible_assert_property (canvas, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Game 1: Aki 0, Ben 0\n"
                                       "Game 2: Aki +10, Ben \u221210\n"
                                       "Game 3: Aki +20, Ben \u221220");
  gtk_test_accessible_assert_role (fixture->page, GTK_ACCESSIBLE_ROLE_GROUP);
  g_assert_true (app_test_shows (fixture->page, "Totals"));
  g_assert_true (app_test_shows (fixture->page, "Game 3: Aki +20, Ben \u221220"));
  app_test_check_controls (fixture->page);
}

static void
press (GtkWidget *canvas,
       guint      key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (canvas);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean taken;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &taken);
    }
}

static void
test_keys (AppFixture   *fixture,
           gconstpointer data)
{
  static const struct
  {
    guint       key;
    const char *text;
  } steps[] = {
    { GDK_KEY_Left, "Game 30: +290" },
    { GDK_KEY_Left, "Game 29: +280" },
    { GDK_KEY_Home, "Game 1: 0" },
    { GDK_KEY_Left, "Game 1: 0" },
    { GDK_KEY_Right, "Game 2: +10" },
    { GDK_KEY_Page_Down, "Game 4: +30" },
    { GDK_KEY_End, "Game 30: +290" },
  };
  g_autoptr (TenboChart) chart = create_lines (1, 30);
  GtkWidget *canvas;

  open_chart (fixture, chart);
  canvas = app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      press (canvas, steps[i].key);
      g_assert_true (app_test_shows (fixture->page, steps[i].text));
    }

  /* Moving the focus away does not change the selection. This comes last, since a focused widget
   * cannot announce anything when GTK_A11Y is "test". */
  g_assert_true (gtk_widget_grab_focus (canvas));
  g_assert_true (gtk_widget_grab_focus (app_test_find (fixture->page, GTK_TYPE_BUTTON, "Table")));
  WAIT_UNTIL (tenbo_chart_canvas_get_point (TENBO_CHART_CANVAS (canvas)) == -1);
}

static void
test_table (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboChart) chart = create_lines (2, MANY);
  GtkWidget *table;

  open_chart (fixture, chart);
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_COLUMN_VIEW, NULL));
  app_test_press (fixture->page, "Table");
  table = app_test_find (fixture->page, GTK_TYPE_COLUMN_VIEW, NULL);
  gtk_test_accessible_assert_property (table, GTK_ACCESSIBLE_PROPERTY_LABEL, "Totals");
  g_assert_null (app_test_look_for (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL));
  app_test_find (table, GTK_TYPE_LABEL, "Game 2");
  app_test_find (table, GTK_TYPE_LABEL, "+10");
  app_test_find (table, GTK_TYPE_LABEL, "\u221210");
  app_test_find (table, GTK_TYPE_LABEL, "Ben");
  app_test_check_ends (table, "Ben", "\u221210");

  /* Only visible rows are created. */
  g_assert_cmpuint (app_test_count (table, GTK_TYPE_LABEL), <, 1500);
  g_assert_true (tenbo_chart_view_get_table (TENBO_CHART_VIEW (fixture->page)));
  app_test_press (fixture->page, "Table");
  app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
}

/* Drawing ten thousand games takes at most a frame or two. */
static void
test_many (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboChart) chart = create_lines (1, MANY);
  GtkWidget *canvas;
  gint64     begin;

  open_chart (fixture, chart);
  canvas = app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
  begin = g_get_monotonic_time ();
  for (int i = 0; i < 10; i++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      GTK_WIDGET_GET_CLASS (canvas)->snapshot (canvas, snapshot);
      gsk_render_node_unref (gtk_snapshot_free_to_node (snapshot));
    }
  g_test_message ("%" G_GINT64_FORMAT " µs a picture", (g_get_monotonic_time () - begin) / 10);
  g_assert_cmpint (g_get_monotonic_time () - begin, <, 10 * G_USEC_PER_SEC);
}

static void
test_nothing (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboChart) chart = create_lines (1, 0);

  open_chart (fixture, chart);
  g_assert_true (app_test_shows (fixture->page, "Nothing to show yet"));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Table"));
  g_assert_null (app_test_look_for (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL));
}

#define ADD(name, test)                                                                  \
  g_test_add ("/app/chart/" name, AppFixture, "b-rule", app_fixture_set_up_window, test, \
              app_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("description", test_description);
  ADD ("keys", test_keys);
  ADD ("table", test_table);
  ADD ("many", test_many);
  ADD ("nothing", test_nothing);

  return g_test_run ();
}
