/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The contents of an entry that opens: only the parts that its questions need, without slow shadows
 * and without an assumption about an open or closed hand. */

#include "app-fixture.h"
#include "tenbo-draw-form.h"
#include "tenbo-entry-sheet.h"
#include "tenbo-foul-list.h"
#include "tenbo-tai-page.h"
#include "tenbo-tiles-page.h"
#include "tenbo-value-grid.h"
#include "tenbo-yaku-page.h"

#include <stdlib.h>

static void
check_openness (GtkWidget            *dialog,
                GtkAccessibleTristate closed,
                GtkAccessibleTristate open)
{
  GtkWidget *closed_choice = app_test_find (dialog, GTK_TYPE_BUTTON, "Closed");
  GtkWidget *open_choice = app_test_find (dialog, GTK_TYPE_BUTTON, "Open");

  gtk_test_accessible_assert_role (closed_choice, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (closed_choice, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Closed hand");
  gtk_test_accessible_assert_property (open_choice, GTK_ACCESSIBLE_PROPERTY_LABEL, "Open hand");
  gtk_test_accessible_assert_state (closed_choice, GTK_ACCESSIBLE_STATE_PRESSED, closed);
  gtk_test_accessible_assert_state (open_choice, GTK_ACCESSIBLE_STATE_PRESSED, open);
}

/* Open, closed and unknown are three states, and none is assumed. */
static void
test_open_or_closed (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_press (dialog, "5,200");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_FALSE, GTK_ACCESSIBLE_TRISTATE_FALSE);
  app_test_press (dialog, "Open");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_FALSE, GTK_ACCESSIBLE_TRISTATE_TRUE);
  app_test_press (dialog, "Open");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_FALSE, GTK_ACCESSIBLE_TRISTATE_FALSE);
  app_test_press (dialog, "Open");
  app_test_press (dialog, "Closed");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_TRUE, GTK_ACCESSIBLE_TRISTATE_FALSE);

  /* A riichi implies the answer. */
  app_fixture_choose (dialog, "Riichi", "Ben");
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Closed"));
  app_fixture_choose (dialog, "Riichi", "Ben");
  app_fixture_confirm (fixture, dialog);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 0)->wins[0].is_open, ==, TB_FACT_NO);
}

/* Returns the number of widgets of @type, also of hidden ones, which cost as much to create. */
static guint
count_created (GtkWidget *root,
               GType      type)
{
  guint n = g_type_is_a (G_OBJECT_TYPE (root), type) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_created (child, type);

  return n;
}

static void
test_creates_what_is_asked (AppFixture   *fixture,
                            gconstpointer data)
{
  const GType others[] = { TENBO_TYPE_YAKU_PAGE, TENBO_TYPE_TILES_PAGE, TENBO_TYPE_TAI_PAGE,
                           TENBO_TYPE_DRAW_FORM, TENBO_TYPE_FOUL_LIST, GTK_TYPE_DROP_DOWN,
                           ADW_TYPE_SWITCH_ROW, ADW_TYPE_SPIN_ROW };
  GtkWidget  *dialog = app_fixture_open_entry (fixture, "table.ron");

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_cmpuint (count_created (dialog, others[i]), ==, 0);
  g_assert_cmpuint (count_created (dialog, TENBO_TYPE_VALUE_GRID), ==, 1);

  app_fixture_choose (dialog, "Winner", "Ben");
  g_assert_cmpuint (count_created (dialog, ADW_TYPE_SPIN_ROW), >, 0);
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (fixture);

  dialog = app_fixture_open_entry (fixture, "table.draw");
  g_assert_cmpuint (count_created (dialog, TENBO_TYPE_VALUE_GRID), ==, 0);
  g_assert_cmpuint (count_created (dialog, TENBO_TYPE_DRAW_FORM), ==, 1);
}

/* The tests draw with cairo, which takes 100 ms for the shadow of a dialog that is being scaled. */
static void
test_has_no_wide_shadow (AppFixture   *fixture,
                         gconstpointer data)
{
  GtkWidget       *dialog = app_fixture_open_entry (fixture, "table.ron");
  GtkWidget       *widget = app_test_find (dialog, TENBO_TYPE_ENTRY_SHEET, NULL);
  GtkSnapshot     *snapshot = gtk_snapshot_new ();
  g_autofree char *text = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;
  guint n_shadows = 0;

  app_test_settle ();
  while (!g_str_equal (gtk_widget_get_css_name (widget), "floating-sheet"))
    widget = gtk_widget_get_parent (widget);
  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  for (const char *at = text; (at = strstr (at, "outset-shadow {")) != NULL; n_shadows++)
    {
      const char *end = strchr (at, '}');
      const char *blur = strstr (at, "blur: ");

      if (blur != NULL && blur < end)
        g_assert_cmpfloat (strtod (blur + strlen ("blur: "), NULL), <, 16);
      at = end;
    }
  g_assert_cmpuint (n_shadows, >, 0);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add ("/app/entry/open-or-closed", AppFixture, "mleague", app_fixture_set_up_table,
              test_open_or_closed, app_fixture_tear_down);
  g_test_add ("/app/entry/creates-what-is-asked", AppFixture, "b-rule", app_fixture_set_up_table,
              test_creates_what_is_asked, app_fixture_tear_down);
  g_test_add ("/app/entry/has-no-wide-shadow", AppFixture, "b-rule", app_fixture_set_up_table,
              test_has_no_wide_shadow, app_fixture_tear_down);

  return g_test_run ();
}
