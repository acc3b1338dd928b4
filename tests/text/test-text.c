/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers and arrows in paragraphs of both directions, laid out by Pango as in GTK and in the
 * files. Runs once in a left-to-right locale, and once in a right-to-left one. */

#include "tenbo-bidi.h"
#include "tenbo-free-text.h"
#include "tenbo-number.h"

#include <locale.h>
#include <pango/pangocairo.h>
#include <string.h>

#define MINUS "\u2212"

/* Names in Hebrew, to make paragraphs run from right to left. */
#define SARA  "שרה"
#define DAVID "דוד"

/* Returns the left edge of @part in @layout. */
static int
get_left (PangoLayout *layout,
          const char  *part)
{
  const char    *text = pango_layout_get_text (layout);
  const char    *found = strstr (text, part);
  PangoRectangle place;

  g_assert_nonnull (found);
  pango_layout_index_to_pos (layout, (int) (found - text), &place);

  return MIN (place.x, place.x + place.width);
}

/* Asserts that @left and @right, two parts of @text, appear in this order on the screen if the
 * interface runs in @direction. */
static void
assert_order (const char    *text,
              PangoDirection direction,
              const char    *left,
              const char    *right)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  g_autoptr (PangoLayout) layout = pango_layout_new (context);

  pango_context_set_base_dir (context, direction);
  pango_layout_set_text (layout, text, -1);
  if (get_left (layout, left) >= get_left (layout, right))
    g_error ("%s is to the right of %s in: %s", left, right, text);
  g_object_unref (context);
}

/* --- Left to right --- */

static void
test_ltr_numbers (void)
{
  static const struct
  {
    gint64      number;
    gboolean    plus;
    const char *expected;
  } cases[] = {
    { 0, TRUE, "0" },
    { 999, FALSE, "999" },
    { 41700, TRUE, "+41,700" },
    { -41700, FALSE, MINUS "41,700" },
    { 1000000, FALSE, "1,000,000" },
    { G_MININT64, FALSE, MINUS "9,223,372,036,854,775,808" },
  };
  g_autofree char *up = tenbo_number_dup_thousands (46700, 1);
  g_autofree char *down = tenbo_number_dup_thousands (-40, 3);
  g_autofree char *zero = tenbo_number_dup_thousands (0, 1);
  g_autofree char *money = tenbo_number_dup_signed ("¥2,150", -1, FALSE);

  g_assert_cmpstr (tenbo_bidi_get_arrow (), ==, "→");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = tenbo_number_dup (cases[i].number, cases[i].plus);

      g_assert_cmpstr (text, ==, cases[i].expected);
    }
  g_assert_cmpstr (up, ==, "+46.7");
  g_assert_cmpstr (down, ==, MINUS "0.040");
  g_assert_cmpstr (zero, ==, "0.0");
  g_assert_cmpstr (money, ==, MINUS "¥2,150");
}

static void
test_ltr_flow (void)
{
  g_autofree char *plain = tenbo_bidi_dup_flow ("Aki", "Ben");
  g_autofree char *names = tenbo_bidi_dup_flow (SARA, DAVID);
  g_autofree char *mixed = tenbo_bidi_dup_flow (SARA, "Ben");

  g_assert_cmpstr (plain, ==, "Aki → Ben");
  g_assert_cmpstr (tenbo_bidi_get_arrow (), ==, "→");
  assert_order (names, PANGO_DIRECTION_LTR, SARA, "→");
  assert_order (names, PANGO_DIRECTION_LTR, "→", DAVID);
  assert_order (mixed, PANGO_DIRECTION_LTR, SARA, "→");
  assert_order (mixed, PANGO_DIRECTION_LTR, "→", "Ben");
}

/* Without its isolate, a Hebrew name at the beginning reverses the whole sentence. */
static void
test_ltr_name (void)
{
  const char      *name = tenbo_free_text_isolate (SARA);
  g_autofree char *sentence = g_strconcat (name, ": 41,700 → 38,900", NULL);

  g_assert_cmpstr (tenbo_free_text_isolate ("Ben"), ==, "Ben");
  g_assert_cmpstr (tenbo_free_text_isolate (name), ==, name);
  assert_order (SARA ": 41,700 → 38,900", PANGO_DIRECTION_LTR, "38,900", "41,700");
  assert_order (sentence, PANGO_DIRECTION_LTR, SARA, "41,700");
  assert_order (sentence, PANGO_DIRECTION_LTR, "41,700", "→");
  assert_order (sentence, PANGO_DIRECTION_LTR, "→", "38,900");
}

/* --- Right to left --- */

/* Without its isolate, the points are on the wrong side of a name with other letters. */
static void
test_rtl_name (void)
{
  g_autofree char *sentence = g_strdup_printf (SARA " - %s 3,900",
                                               tenbo_free_text_isolate ("Ben"));

  assert_order (SARA " - Ben 3,900", PANGO_DIRECTION_RTL, "Ben", "3,900");
  assert_order (sentence, PANGO_DIRECTION_RTL, "3,900", "Ben");
  assert_order (sentence, PANGO_DIRECTION_RTL, "Ben", SARA);
  g_assert_cmpstr (tenbo_free_text_isolate (""), ==, "");
}

static void
test_rtl_numbers (void)
{
  g_autofree char *lost = tenbo_number_dup (-5400, FALSE);
  g_autofree char *won = tenbo_number_dup_thousands (45800, 1);
  g_autofree char *money = tenbo_number_dup_signed ("¥2,150", -2150, TRUE);
  g_autofree char *plain = tenbo_number_dup (5400, FALSE);
  g_autofree char *sentence = g_strdup_printf (SARA " %s, " DAVID " %s", lost, won);

  g_assert_cmpstr (tenbo_bidi_get_arrow (), ==, "←");

  /* The result without the isolates. */
  assert_order (MINUS "5,400", PANGO_DIRECTION_RTL, "5", MINUS);
  assert_order (lost, PANGO_DIRECTION_RTL, MINUS, "5");
  assert_order (won, PANGO_DIRECTION_RTL, "+", "4");
  assert_order (money, PANGO_DIRECTION_RTL, MINUS, "¥");
  assert_order (money, PANGO_DIRECTION_RTL, "¥", "2");
  assert_order (sentence, PANGO_DIRECTION_RTL, MINUS, "5");
  assert_order (sentence, PANGO_DIRECTION_RTL, "5", SARA);
  assert_order (sentence, PANGO_DIRECTION_RTL, "+", "45");
  assert_order (sentence, PANGO_DIRECTION_RTL, "45", DAVID);
  g_assert_null (strstr (plain, "\u2066"));
}

static void
test_rtl_flow (void)
{
  static const char *const accounts[][2] = {
    { "Chie", "pot" },
    { SARA, DAVID },
    { SARA, "Ben" },
    { "Ben", SARA },
    { "41,700", "38,900" },
  };

  g_assert_cmpstr (tenbo_bidi_get_arrow (), ==, "←");
  for (gsize i = 0; i < G_N_ELEMENTS (accounts); i++)
    {
      g_autofree char *flow = tenbo_bidi_dup_flow (accounts[i][0], accounts[i][1]);
      g_autofree char *after_name = g_strconcat ("Aki: ", flow, NULL);

      assert_order (flow, PANGO_DIRECTION_RTL, accounts[i][1], "←");
      assert_order (flow, PANGO_DIRECTION_RTL, "←", accounts[i][0]);
      assert_order (after_name, PANGO_DIRECTION_RTL, accounts[i][1], "←");
      assert_order (after_name, PANGO_DIRECTION_RTL, "←", accounts[i][0]);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/ltr/numbers have a sign before them", test_ltr_numbers);
  g_test_add_func ("/text/ltr/an arrow points from one to the other", test_ltr_flow);
  g_test_add_func ("/text/ltr/a name leaves its sentence in order", test_ltr_name);
  g_test_add_func ("/text/rtl/numbers have a sign before them", test_rtl_numbers);
  g_test_add_func ("/text/rtl/a name keeps the words around it in order", test_rtl_name);
  g_test_add_func ("/text/rtl/an arrow points from one to the other", test_rtl_flow);

  return g_test_run ();
}
