/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The message about a text that is not valid JSON, and the location. */

#include "tenbo-json-mistake.h"
#include "tenbo-json.h"

#include <string.h>

typedef struct
{
  const char *json;
  const char *mistake;
} MistakeCase;

static const MistakeCase mistakes[] = {
  { "{\"a\": 1,}", "line 1, column 8: trailing comma before a closing bracket" },
  { "[1,\n 2,\n]", "line 2, column 3: trailing comma before a closing bracket" },
  { "{\"a\": 1 \"b\": 2}", "line 1, column 9: missing comma" },
  { "[\n1\n2]", "line 3, column 1: missing comma" },
  { "{\"点棒\": \"点\"\"b\"}", "line 1, column 11: missing comma" },
  { "{\"a\" 1}", "line 1, column 6: missing colon after a key" },
  { "{a: 1}",
    "line 1, column 2: expected a key in quotation marks (\")" },
  { "{1: 1}",
    "line 1, column 2: expected a key in quotation marks (\")" },
  { "{,}", "line 1, column 2: expected a key in quotation marks (\")" },
  { "{'a': 1}", "line 1, column 2: single quotation mark; use double ones (\")" },
  { "{“a”: 1}",
    "line 1, column 2: curly or wide quotation mark; use straight ones (\")" },
  { "{\"a\": “b”}",
    "line 1, column 7: curly or wide quotation mark; use straight ones (\")" },
  { "{\"a\"：1}", "line 1, column 5: full-width comma or colon; use half-width ones (, :)" },
  { "[\"a\"，1]", "line 1, column 5: full-width comma or colon; use half-width ones (, :)" },
  { "{\"a\": foo}",
    "line 1, column 7: invalid value; expected a string in quotation marks, a number, true, "
    "false, null, a list or an object" },
  { "[nul]",
    "line 1, column 2: invalid value; expected a string in quotation marks, a number, true, "
    "false, null, a list or an object" },
  { "[NaN]",
    "line 1, column 2: invalid value; expected a string in quotation marks, a number, true, "
    "false, null, a list or an object" },
  { "[,1]",
    "line 1, column 2: invalid value; expected a string in quotation marks, a number, true, "
    "false, null, a list or an object" },
  { "]",
    "line 1, column 1: invalid value; expected a string in quotation marks, a number, true, "
    "false, null, a list or an object" },
  { "// x\n{}", "line 1, column 1: comments are not allowed in JSON" },
  { "{\"a\": /* x */ 1}", "line 1, column 7: comments are not allowed in JSON" },
  { "{\"a\": 1 # x\n}", "line 1, column 9: comments are not allowed in JSON" },
  { "{} // x", "line 1, column 4: comments are not allowed in JSON" },
  { "{\"a\": 1", "line 1, column 8: the text ends before the last bracket is closed" },
  { "{\"a\":", "line 1, column 6: the text ends before the last bracket is closed" },
  { "[", "line 1, column 2: the text ends before the last bracket is closed" },
  { "{\"a\": \"abc}", "line 1, column 7: missing closing quotation mark" },
  { "[\"\\n", "line 1, column 2: missing closing quotation mark" },
  { "[\"\\ud83d\\ude00", "line 1, column 2: missing closing quotation mark" },
  { "", "line 1, column 1: the text is empty" },
  { " \n ", "line 2, column 2: the text is empty" },
  { "[01]", "line 1, column 2: invalid number" },
  { "[1.]", "line 1, column 2: invalid number" },
  { "[-]", "line 1, column 2: invalid number" },
  { "[1e]", "line 1, column 2: invalid number" },
  { "[1x]", "line 1, column 2: invalid number" },
  { "[1}", "line 1, column 3: closing bracket of the wrong kind" },
  { "{\"a\": 1]", "line 1, column 8: closing bracket of the wrong kind" },
  { "{}}", "line 1, column 3: unexpected content after the end" },
  { "{} {}", "line 1, column 4: unexpected content after the end" },
  { "[\"\\x\"]",
    "line 1, column 3: invalid escape; write a backslash as \\\\" },
  { "[\"\\u12g4\"]", "line 1, column 3: \\u needs four hexadecimal digits" },
  { "[\"\\ud800\"]", "line 1, column 3: incomplete surrogate pair" },
  { "[\"\\udc00\"]", "line 1, column 3: incomplete surrogate pair" },
  { "[\"\\ud800\\u0041\"]", "line 1, column 3: incomplete surrogate pair" },
  { "[\"a\\u0000b\"]", "line 1, column 4: NUL characters are not allowed" },
  { "[\"a\nb\"]",
    "line 1, column 4: line break or tab inside a string; write \\n or \\t" },
  { "[\"a\tb\"]",
    "line 1, column 4: line break or tab inside a string; write \\n or \\t" },
  { "[\"a\x01\"]", "line 1, column 4: control characters are not allowed" },
  { "[\"a\xff\"]", "line 1, column 4: invalid UTF-8; save the file in this encoding" },
  { "\xef\xbb\xbf[1 2]", "line 1, column 4: missing comma" },
};

static void
test_mistakes (void)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (mistakes); i++)
    {
      g_autofree char *why = NULL;

      g_autofree char *escaped = g_strescape (mistakes[i].json, NULL);

      g_test_message ("%s", escaped);
      g_assert_null (tenbo_json_parser_load (parser, mistakes[i].json, -1, &why));
      g_assert_cmpstr (why, ==, mistakes[i].mistake);
    }
}

static const char *const fine[] = {
  "{}",
  "[]",
  " [ ] \n",
  "{\"a\": [1, -2.5e+10, 0, -0, 1E5, true, false, null, \"\"], \"\": {}}",
  "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00 点\"]",
  "[\"\\\\u0000\"]",
  "[\"\\ud800\\udc00\\udbff\\udfff\"]",
  "\xef\xbb\xbf{\"a\": 1}",
  "[[[[1]]], {\"a\": {\"b\": []}}]",
};

static void
test_fine (void)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (fine); i++)
    {
      g_autofree char *why = NULL;

      g_test_message ("%s", fine[i]);
      g_assert_nonnull (tenbo_json_parser_load (parser, fine[i], -1, &why));
      g_assert_null (why);
      g_assert_null (tenbo_json_dup_mistake (fine[i], strlen (fine[i])));
    }
}

/* The beginning of a text has the same mistake as a text that ends there, whatever follows. */
static void
assert_beginnings (const char *json)
{
  static const char next[] = "\001\n 1a_\"\\,:]}";

  for (gsize n = 0; n <= strlen (json); n++)
    {
      g_autofree char *text = g_strndup (json, n + 1);
      g_autofree char *expected = NULL;

      text[n] = '\0';
      expected = tenbo_json_dup_mistake (text, n);
      for (gsize i = 0; i < strlen (next); i++)
        {
          g_autofree char *found = NULL;

          text[n] = next[i];
          found = tenbo_json_dup_mistake (text, n);
          g_assert_cmpstr (found, ==, expected);
        }
    }
}

static void
test_beginning (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (fine); i++)
    assert_beginnings (fine[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (mistakes); i++)
    assert_beginnings (mistakes[i].json);
}

static void
test_nul (void)
{
  static const char json[] = "[1,\0 2]";
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_autofree char *why = NULL;

  g_assert_null (tenbo_json_parser_load (parser, json, sizeof json - 1, &why));
  g_assert_cmpstr (why, ==, "line 1, column 4: NUL characters are not allowed");
}

/* The message is valid UTF-8, whatever the text contains. */
static void
test_utf8 (void)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();

  for (int i = 0; i < 70; i++)
    {
      g_autoptr (GString) json = g_string_new ("{\"x\": \"");
      g_autofree char *why = NULL;

      for (int j = 0; j < i; j++)
        g_string_append (json, j % 3 == 0 ? "a" : "点");
      g_string_append (json, "\"\"b\"}");
      g_assert_null (tenbo_json_parser_load (parser, json->str, -1, &why));
      g_assert_true (g_utf8_validate (why, -1, NULL));
      g_assert_nonnull (strstr (why, "missing comma"));
    }
}

static void
test_depth (void)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();

  for (gsize depth = TENBO_JSON_MAX_DEPTH - 2; depth < TENBO_JSON_MAX_DEPTH + 3; depth++)
    {
      g_autofree char *json = g_malloc0 (2 * depth + 1);
      g_autofree char *why = NULL;
      g_autofree char *mistake = NULL;
      JsonNode        *node;

      memset (json, '[', depth);
      memset (json + depth, ']', depth);
      node = tenbo_json_parser_load (parser, json, -1, &why);
      mistake = tenbo_json_dup_mistake (json, 2 * depth);
      g_assert_cmpint (node == NULL, ==, depth > TENBO_JSON_MAX_DEPTH);
      g_assert_cmpint (mistake != NULL, ==, depth > TENBO_JSON_MAX_DEPTH);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/json-mistake/mistakes with their location", test_mistakes);
  g_test_add_func ("/rules/json-mistake/valid JSON", test_fine);
  g_test_add_func ("/rules/json-mistake/the beginning of a text", test_beginning);
  g_test_add_func ("/rules/json-mistake/a NUL byte", test_nul);
  g_test_add_func ("/rules/json-mistake/words in UTF-8", test_utf8);
  g_test_add_func ("/rules/json-mistake/nested brackets", test_depth);

  return g_test_run ();
}
