/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text and drawings have enough contrast, in light and in dark, without high contrast. */

#include "app-contrast.h"
#include "app-fixture.h"
#include "app-picture.h"
#include "tenbo-chart-drawing.h"
#include "tenbo-player-panel.h"
#include "tenbo-result-page.h"
#include "tenbo-side-mark.h"

/* Pixels from the edge of a widget to the inside of its outline. */
#define EDGE 6

static const struct
{
  const char    *name;
  AdwColorScheme scheme;
} looks[] = {
  { "light", ADW_COLOR_SCHEME_FORCE_LIGHT },
  { "dark", ADW_COLOR_SCHEME_FORCE_DARK },
};

static void
set_look (gsize look)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), looks[look].scheme);
  app_test_settle ();
}

static void
faint_cb (const char *text,
          double      contrast,
          double      needed,
          gpointer    user_data)
{
  const char *look = user_data;

  g_error ("%s: the contrast of \"%s\" is %.2f instead of %.1f", look, text, contrast, needed);
}

/* Asserts that at least @n_labels labels below @root are visible, and that all have enough
 * contrast. */
static void
check_labels (GtkWidget *root,
              gsize      look,
              guint      n_labels)
{
  g_assert_cmpuint (app_contrast_check_labels (root, faint_cb, (gpointer) looks[look].name), >=,
                    n_labels);
}

/* --- Texts --- */

/* The dealer's wind on a chip, the sides of the table, and the events of the hands. */
static void
test_table (AppFixture   *fixture,
            gconstpointer data)
{
  gsize look = GPOINTER_TO_SIZE (data);

  fixture->game = app_test_create_game (fixture->store, "b-rule");
  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  app_fixture_show_table (fixture);
  set_look (look);
  check_labels (GTK_WIDGET (fixture->window), look, 20);
}

/* Yaku and amounts, one of which is selected, and the reasons of the payments. */
static void
test_entry (AppFixture   *fixture,
            gconstpointer data)
{
  gsize      look = GPOINTER_TO_SIZE (data);
  GtkWidget *sheet;

  fixture->game = app_test_create_game (fixture->store, "b-rule");
  app_fixture_show_table (fixture);
  set_look (look);
  sheet = app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (sheet, "Winner", "Ben");
  app_fixture_choose (sheet, "From", "Dai");
  app_test_press (sheet, "7,700");
  check_labels (sheet, look, 30);
}

static void
test_result (AppFixture   *fixture,
             gconstpointer data)
{
  gsize look = GPOINTER_TO_SIZE (data);

  fixture->game = app_test_create_game (fixture->store, "b-rule");
  app_test_finish_game (fixture->game);
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-hands", "x",
                              tenbo_game_get_id (fixture->game));
  app_test_press (fixture->window, "Result");
  app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, NULL);
  set_look (look);
  check_labels (GTK_WIDGET (fixture->window), look, 20);
}

/* --- Shapes --- */

/* Checks the marks of the sides below @widget, all of which are in @picture of @root; adds their
 * number to @n. */
static void
check_marks_below (GtkWidget        *widget,
                   GtkWidget        *root,
                   const AppPicture *picture,
                   guint            *n)
{
  graphene_rect_t  place;
  graphene_point_t middle;
  GdkRGBA          color, ground;

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_is_sensitive (widget))
    return;

  if (TENBO_IS_SIDE_MARK (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, root, &place));
      graphene_rect_get_center (&place, &middle);
      color = app_picture_get_color (picture, (int) middle.x, (int) middle.y);
      ground = app_picture_get_color (picture, (int) place.origin.x - 2, (int) middle.y);
      g_assert_cmpfloat (app_contrast_of (&color, &ground), >=, APP_CONTRAST_SHAPE);
      (*n)++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_marks_below (child, root, picture, n);
}

static guint
check_marks (GtkWidget *root)
{
  g_auto (AppPicture) picture = { 0 };
  guint n = 0;

  app_picture_take (&picture, root);
  check_marks_below (root, root, &picture, &n);

  return n;
}

/* On the table, and on the buttons of an entry, selected or not. */
static void
test_marks (AppFixture   *fixture,
            gconstpointer data)
{
  gsize      look = GPOINTER_TO_SIZE (data);
  GtkWidget *sheet;

  fixture->game = app_test_create_game (fixture->store, "b-rule");
  app_fixture_show_table (fixture);
  set_look (look);
  g_assert_cmpuint (check_marks (fixture->page), ==, 4);

  sheet = app_fixture_open_entry (fixture, "table.draw");
  app_fixture_choose (sheet, "Tenpai", "Aki");
  app_fixture_choose (sheet, "Tenpai", "Dai");
  g_assert_cmpuint (check_marks (sheet), >=, 8);
}

/* Returns the highest contrast between the left edge of @widget and its inside. */
static double
get_edge_contrast (GtkWidget *widget)
{
  g_auto (AppPicture) picture = { 0 };
  double  most = 0;
  GdkRGBA ground;

  app_picture_take (&picture, widget);
  ground = app_picture_get_color (&picture, EDGE, picture.height / 2);
  for (int y = picture.height / 3; y < picture.height * 2 / 3; y++)
    for (int x = 0; x < EDGE; x++)
      {
        GdkRGBA color = app_picture_get_color (&picture, x, y);

        most = MAX (most, app_contrast_of (&color, &ground));
      }

  return most;
}

/* The outline of the panel of a player in riichi. */
static void
test_riichi (AppFixture   *fixture,
             gconstpointer data)
{
  gsize      look = GPOINTER_TO_SIZE (data);
  GtkWidget *panel;

  fixture->game = app_test_create_game (fixture->store, "b-rule");
  app_fixture_show_table (fixture);
  set_look (look);
  app_test_press (fixture->page, "Ben declares riichi");
  panel = app_fixture_find_panel (fixture, "Ben");
  WAIT_UNTIL (gtk_widget_has_css_class (panel, "riichi"));
  g_assert_cmpfloat (get_edge_contrast (panel), >=, APP_CONTRAST_SHAPE);
}

/* The dashes around an empty side. */
static void
test_empty_side (AppFixture   *fixture,
                 gconstpointer data)
{
  gsize      look = GPOINTER_TO_SIZE (data);
  GtkWidget *empty;

  fixture->game = app_test_create_game (fixture->store, "sanma-parlor");
  app_fixture_show_table (fixture);
  set_look (look);
  empty = app_test_find (fixture->page, GTK_TYPE_LABEL, "Empty seat");
  while (!gtk_widget_has_css_class (empty, "empty-side"))
    empty = gtk_widget_get_parent (empty);
  g_assert_cmpfloat (get_edge_contrast (empty), >=, APP_CONTRAST_SHAPE);
}

/* The lines and marks of charts, on the strongest background of each appearance: the pane next to
 * the table, and a card in a dialog. */
static void
test_chart (AppFixture   *fixture,
            gconstpointer data)
{
  static const struct
  {
    TenboChartGround ground;
    const char      *color;
  } grounds[] = {
    { TENBO_CHART_ON_LIGHT, "#ebebed" },
    { TENBO_CHART_ON_DARK, "#46464a" },
  };
  gsize   look = GPOINTER_TO_SIZE (data);
  GdkRGBA ground;

  g_assert_true (gdk_rgba_parse (&ground, grounds[look].color));
  for (int style = 0; style < TENBO_CHART_STYLES; style++)
    {
      GdkRGBA color = app_contrast_get_line_color (grounds[look].ground, style);

      g_assert_cmpfloat (app_contrast_of (&color, &ground), >=, APP_CONTRAST_SHAPE);
    }
}

/* --- The measurement --- */

/* The values of WCAG itself, and a label with too little contrast. */
static void
test_measure (AppFixture   *fixture,
              gconstpointer data)
{
  GdkRGBA black = { 0, 0, 0, 1 };
  GdkRGBA white = { 1, 1, 1, 1 };
  GdkRGBA grey = { 0x77 / 255.0f, 0x77 / 255.0f, 0x77 / 255.0f, 1 };

  g_assert_cmpfloat_with_epsilon (app_contrast_of (&black, &white), 21, 0.01);
  g_assert_cmpfloat_with_epsilon (app_contrast_of (&white, &grey), 4.48, 0.01);
  g_assert_cmpfloat_with_epsilon (app_contrast_of (&grey, &grey), 1, 0.01);
}

static void
count_cb (const char *text,
          double      contrast,
          double      needed,
          gpointer    user_data)
{
  guint *n = user_data;

  g_assert_cmpstr (text, ==, "Faint");
  g_assert_cmpfloat (contrast, <, needed);
  (*n)++;
}

static void
test_faint (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *faint = gtk_label_new ("Faint");
  guint      n_faint = 0;

  gtk_widget_set_opacity (faint, 0.4);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Strong"));
  gtk_box_append (GTK_BOX (box), faint);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  WAIT_UNTIL (gtk_widget_get_mapped (box));
  g_assert_cmpuint (app_contrast_check_labels (box, count_cb, &n_faint), ==, 2);
  g_assert_cmpuint (n_faint, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
set_up (AppFixture   *fixture,
        gconstpointer look)
{
  app_fixture_set_up (fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char    *name;
    AppFixtureFunc func;
  } tests[] = {
    { "table", test_table },
    { "entry", test_entry },
    { "result", test_result },
    { "marks", test_marks },
    { "riichi", test_riichi },
    { "empty-side", test_empty_side },
    { "chart", test_chart },
  };

  app_test_init (&argc, &argv);

  app_fixture_add ("/app/contrast/measure", test_measure);
  app_fixture_add ("/app/contrast/faint", test_faint);
  for (gsize look = 0; look < G_N_ELEMENTS (looks); look++)
    for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
      {
        g_autofree char *path = g_strdup_printf ("/app/contrast/%s/%s", looks[look].name,
                                                 tests[i].name);

        g_test_add (path, AppFixture, GSIZE_TO_POINTER (look), set_up, tests[i].func,
                    app_fixture_tear_down);
      }

  return g_test_run ();
}
