/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The properties and signals of small widgets: setters and getters match, each change is notified
 * once, and widgets do not leak. */

#include "app-fixture.h"
#include "tenbo-chart-canvas.h"
#include "tenbo-chart-view.h"
#include "tenbo-hand-picture.h"
#include "tenbo-person-mark.h"
#include "tenbo-player-toggles.h"
#include "tenbo-riichi-stick.h"
#include "tenbo-side-mark.h"
#include "tenbo-text-row.h"

/* A property, its first value and another one, as texts. */
typedef struct
{
  const char *name;
  GType (*get_type) (void);
  const char *property;
  const char *first;
  const char *other;
} PropertyCase;

static const PropertyCase property_cases[] = {
  { "mark of a person", tenbo_person_mark_get_type, "colour", "-1", "3" },
  { "color of a person", tenbo_colour_row_get_type, "colour", "-1", "7" },
};

static void
count_cb (int *count)
{
  (*count)++;
}

static void
check_value (GtkWidget  *widget,
             const char *property,
             const char *expected)
{
  g_auto (GValue) value = G_VALUE_INIT;
  g_autofree char *text = NULL;

  g_object_get_property (G_OBJECT (widget), property, &value);
  text = g_strdup_value_contents (&value);
  g_assert_cmpstr (text, ==, expected);
}

/* Sets the value of @text, in the notation of g_strdup_value_contents(). */
static void
set_value (GtkWidget  *widget,
           const char *property,
           const char *text)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), property);

  if (pspec->value_type == G_TYPE_INT)
    g_object_set (widget, property, atoi (text), NULL);
  else if (pspec->value_type == G_TYPE_BOOLEAN)
    g_object_set (widget, property, g_str_equal (text, "TRUE"), NULL);
  else
    {
      g_autofree char *quoted = g_strndup (text + 1, strlen (text) - 2);

      g_object_set (widget, property, quoted, NULL);
    }
}

static void
test_property (gconstpointer data)
{
  const PropertyCase *test = data;
  GtkWidget          *widget = g_object_ref_sink (g_object_new (test->get_type (), NULL));
  g_autofree char    *signal = g_strconcat ("notify::", test->property, NULL);
  int                 notified = 0;

  g_signal_connect_swapped (widget, signal, G_CALLBACK (count_cb), &notified);
  check_value (widget, test->property, test->first);
  set_value (widget, test->property, test->first);
  g_assert_cmpint (notified, ==, 0);

  set_value (widget, test->property, test->other);
  set_value (widget, test->property, test->other);
  check_value (widget, test->property, test->other);
  g_assert_cmpint (notified, ==, 1);

  set_value (widget, test->property, test->first);
  check_value (widget, test->property, test->first);
  g_assert_cmpint (notified, ==, 2);
  g_assert_finalize_object (widget);
}

/* A chart drops the selected point with its chart, and notifies. */
static void
test_chosen_point (void)
{
  GtkWidget   *canvas = g_object_ref_sink (g_object_new (TENBO_TYPE_CHART_CANVAS, NULL));
  TenboChart  *chart = tenbo_chart_new (TENBO_CHART_LINES, TENBO_CHART_TOTAL, "Totals", NULL);
  const gint64 values[] = { 10 };
  int          notified = 0;

  tenbo_chart_add_series (chart, "Aki", -1);
  tenbo_chart_add_point (chart, "Game 1", values);
  tenbo_chart_canvas_set_chart (TENBO_CHART_CANVAS (canvas), chart);
  tenbo_chart_unref (chart);

  g_signal_connect_swapped (canvas, "point-changed", G_CALLBACK (count_cb), &notified);
  g_assert_cmpint (tenbo_chart_canvas_get_point (TENBO_CHART_CANVAS (canvas)), ==, -1);
  tenbo_chart_canvas_set_point (TENBO_CHART_CANVAS (canvas), 0);
  tenbo_chart_canvas_set_point (TENBO_CHART_CANVAS (canvas), 0);
  g_assert_cmpint (tenbo_chart_canvas_get_point (TENBO_CHART_CANVAS (canvas)), ==, 0);
  g_assert_cmpint (notified, ==, 1);

  tenbo_chart_canvas_set_chart (TENBO_CHART_CANVAS (canvas), NULL);
  g_assert_cmpint (tenbo_chart_canvas_get_point (TENBO_CHART_CANVAS (canvas)), ==, -1);
  g_assert_cmpint (notified, ==, 2);
  g_assert_finalize_object (canvas);
}

static void
pressed_cb (TenboPlayerToggles *toggles,
            guint               player,
            guint              *pressed)
{
  *pressed = player;
}

/* A press emits a signal; only the owner of the toggles changes the set of players. */
static void
test_toggles (void)
{
  GtkWidget          *widget = g_object_ref_sink (g_object_new (TENBO_TYPE_PLAYER_TOGGLES, NULL));
  TenboPlayerToggles *toggles = TENBO_PLAYER_TOGGLES (widget);
  guint               pressed = TB_MAX_PLAYERS;
  GtkWidget          *ben;

  gtk_test_accessible_assert_role (widget, GTK_ACCESSIBLE_ROLE_GROUP);
  g_signal_connect (toggles, "pressed", G_CALLBACK (pressed_cb), &pressed);
  tenbo_player_toggles_set_name (toggles, 1, "Ben");
  g_signal_emit_by_name (app_test_find (widget, GTK_TYPE_BUTTON, "Ben"), "clicked");
  g_assert_cmpuint (pressed, ==, 1);
  g_assert_cmpuint (tenbo_player_toggles_get_active (toggles), ==, 0);

  tenbo_player_toggles_set_detail (toggles, 1, "mangan");
  ben = app_test_find (widget, GTK_TYPE_BUTTON, "Ben");
  g_assert_true (app_test_shows (ben, "mangan"));
  gtk_test_accessible_assert_property (ben, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "mangan");
  tenbo_player_toggles_set_detail (toggles, 1, NULL);
  g_assert_false (app_test_shows (ben, "mangan"));
  g_assert_false (gtk_test_accessible_has_property (GTK_ACCESSIBLE (ben),
                                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));

  tenbo_player_toggles_set_active (toggles, TB_PLAYER_BIT (1));
  g_assert_cmpuint (tenbo_player_toggles_get_active (toggles), ==, TB_PLAYER_BIT (1));
  g_assert_finalize_object (widget);
}

/* An unchanged text is returned as it was set, whatever an entry makes of it. */
static void
test_text_row (void)
{
  GtkWidget       *row = g_object_ref_sink (tenbo_text_row_new ());
  g_autofree char *kept = NULL;
  g_autofree char *cleaned = NULL;

  tenbo_text_row_set_text (TENBO_TEXT_ROW (row), " two\nlines ");
  kept = tenbo_text_row_dup_text (TENBO_TEXT_ROW (row));
  g_assert_cmpstr (kept, ==, " two\nlines ");

  gtk_editable_set_text (GTK_EDITABLE (row), "  Aki  ");
  cleaned = tenbo_text_row_dup_text (TENBO_TEXT_ROW (row));
  g_assert_cmpstr (cleaned, ==, "Aki");
  g_assert_finalize_object (row);
}

/* Marks and pictures are finalized when their owner releases them. */
static void
test_finalized (void)
{
  const TbTileHand hand = { .win = TB_TILE_EAST, .wild = TB_TILE_NONE };
  GtkWidget       *widgets[] = {
    tenbo_side_mark_new (TB_SIDE_RED),
    g_object_new (TENBO_TYPE_PERSON_MARK, "colour", 2, NULL),
    tenbo_riichi_stick_new (),
    tenbo_hand_picture_new (&hand),
    tenbo_chart_view_new (),
  };

  tenbo_side_mark_set_side (TENBO_SIDE_MARK (widgets[0]), TB_SIDE_BLUE);
  tenbo_riichi_stick_set_laid (TENBO_RIICHI_STICK (widgets[2]), TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      g_object_ref_sink (widgets[i]);
      g_assert_finalize_object (widgets[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (property_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/widgets/%s", property_cases[i].name);

      g_test_add_data_func (path, &property_cases[i], test_property);
    }
  g_test_add_func ("/widgets/chosen-point", test_chosen_point);
  g_test_add_func ("/widgets/toggles", test_toggles);
  g_test_add_func ("/widgets/text-row", test_text_row);
  g_test_add_func ("/widgets/finalized", test_finalized);

  return g_test_run ();
}
