/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-free-text.h"

#include <string.h>

/* Texts that people write. */

typedef struct
{
  const char *name;
  const char *text;
  const char *clean;
  const char *isolated;
} TextCase;

static const TextCase cases[] = {
  { "plain", "Aki", "Aki", "Aki" },
  { "kanji", "寿限無 五劫の擦り切れ", "寿限無 五劫の擦り切れ", "寿限無 五劫の擦り切れ" },
  { "markup", "<b>A & B</b>", "<b>A & B</b>", "<b>A & B</b>" },
  { "accents", "Zoe\u0308 Ê", "Zoe\u0308 Ê", "Zoe\u0308 Ê" },
  { "a family of emoji", "👩\u200d👧 🇯🇵", "👩\u200d👧 🇯🇵", "👩\u200d👧 🇯🇵" },
  { "Persian joiner", "می\u200cخواهم", "می\u200cخواهم", "\u200e\u2068می\u200cخواهم\u2069" },
  { "Hebrew", "שרה", "שרה", "\u200e\u2068שרה\u2069" },
  { "Hebrew and figures", "שרה 7 (A)", "שרה 7 (A)", "\u200e\u2068שרה 7 (A)\u2069" },
  { "old letters of the supplementary plane", "\U00010800", "\U00010800",
    "\u200e\u2068\U00010800\u2069" },
  { "override", "\u202e"
                "evil",
    "evil", "evil" },
  { "override in Hebrew", "\u202eשרה\u202c", "שרה", "\u200e\u2068שרה\u2069" },
  { "isolate that is not ended", "\u2067"
                                 "A",
    "A", "A" },
  { "end of an isolate", "A\u2069\u2069"
                         "B",
    "AB", "AB" },
  { "line breaks", "B\nnew\r\nline\u2028"
                   "end",
    "B new  line end", "B new  line end" },
  { "controls", "a\x01"
                "b\x1b[31mc\x7f"
                "d\xc2\x85"
                "e",
    "ab[31mcd e", "ab[31mcd e" },
  { "tab", "a\tb", "a b", "a b" },
  { "spaces at the ends", " \u3000 A  B \u00a0", "A  B", " \u3000 A  B \u00a0" },
  { "only invisible characters", "\u200b\ufeff\u202e \n", "", "" },
  { "empty", "", "", "" },
};

static void
test_clean (gconstpointer data)
{
  const TextCase  *test = data;
  g_autofree char *clean = tenbo_free_text_clean (test->text);
  g_autofree char *again = tenbo_free_text_clean (clean);

  g_assert_cmpstr (clean, ==, test->clean);
  g_assert_cmpstr (again, ==, clean);
}

static void
test_isolate (gconstpointer data)
{
  const TextCase *test = data;
  const char     *isolated = tenbo_free_text_isolate (test->text);

  g_assert_cmpstr (isolated, ==, test->isolated);
  if (g_str_equal (test->text, test->isolated))
    g_assert_true (isolated == test->text);
}

/* A name of an older database may be longer than the limit; its display is not. */
static void
test_isolate_long (void)
{
  const struct
  {
    const char *character;
    const char *first;
    const char *last;
  } tests[] = {
    { "a", "", "\u2026" },
    { "点", "", "\u2026" },
    { "\u05d0", "\u200e\u2068", "\u2026\u2069" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      GString    *text = g_string_new (NULL);
      GString    *expected = g_string_new (tests[i].first);
      const char *exact;

      for (int j = 0; j < TENBO_MAX_NAME; j++)
        {
          g_string_append (text, tests[i].character);
          g_string_append (expected, tests[i].character);
        }
      exact = tenbo_free_text_isolate (text->str);
      g_assert_null (strstr (exact, "\u2026"));
      g_string_append (text, tests[i].character);
      g_string_append (expected, tests[i].last);
      g_assert_cmpstr (tenbo_free_text_isolate (text->str), ==, expected->str);
      g_string_free (text, TRUE);
      g_string_free (expected, TRUE);
    }
}

/* A removed character does not hide a change of direction after it. */
static void
test_isolate_behind_controls (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i <= TENBO_MAX_NAME; i++)
    g_string_append (text, "\u202e");
  g_string_append (text, "\u05d0");
  g_assert_cmpstr (tenbo_free_text_isolate (text->str), ==, "\u200e\u2068\u05d0\u2069");
}

static void
test_isolate_nothing (void)
{
  g_assert_null (tenbo_free_text_isolate (NULL));
}

static void
test_length (void)
{
  g_assert_false (tenbo_free_text_is_longer ("", 0));
  g_assert_true (tenbo_free_text_is_longer ("a", 0));
  g_assert_false (tenbo_free_text_is_longer ("寿限無", 3));
  g_assert_true (tenbo_free_text_is_longer ("寿限無", 2));
  g_assert_false (tenbo_free_text_is_longer ("e\u0301", 2)); /* two code points */
  g_assert_true (tenbo_free_text_is_longer ("e\u0301", 1));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *clean = g_strdup_printf ("/text/free text/clean/%s", cases[i].name);
      g_autofree char *isolate = g_strdup_printf ("/text/free text/isolate/%s", cases[i].name);

      g_test_add_data_func (clean, &cases[i], test_clean);
      g_test_add_data_func (isolate, &cases[i], test_isolate);
    }

  g_test_add_func ("/text/free text/NULL is isolated as NULL", test_isolate_nothing);
  g_test_add_func ("/text/free text/a long text is shortened for display", test_isolate_long);
  g_test_add_func ("/text/free text/controls before letters", test_isolate_behind_controls);
  g_test_add_func ("/text/free text/characters are counted", test_length);

  return g_test_run ();
}
