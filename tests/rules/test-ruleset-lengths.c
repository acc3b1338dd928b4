/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The limits of the texts of a ruleset (docs/ruleset-format.md). */

#include "tenbo-free-text.h"
#include "tenbo-json.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-words.h"

#define NAME "rules/mine.json"

static TenboRulesetList *shipped;

/* Returns the first shipped ruleset with @layout at the key @key, in which <TEXT> is @length
 * letters. */
static char *
make_json (const char *key,
           const char *layout,
           guint       length)
{
  g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autoptr (JsonNode) whole = json_from_string (tenbo_ruleset_get_json (ruleset), NULL);
  g_autoptr (GString) value = g_string_new (layout);
  g_autofree char *text = g_strnfill (length, 'x');

  g_string_replace (value, "<TEXT>", text, 1);
  json_object_set_member (json_node_get_object (whole), key, json_from_string (value->str, NULL));
  return json_to_string (whole, FALSE);
}

static void
test_texts (void)
{
  static const struct
  {
    const char *key;
    const char *layout;
    const char *at;
    guint       max;
  } texts[] = {
    { "name", "{\"en\": \"<TEXT>\"}", "name.en", TENBO_MAX_NAME },
    { "name", "{\"en\": \"B\", \"ja\": \"<TEXT>\"}", "name.ja", TENBO_MAX_NAME },
    { "name", "{\"en\": \"B\", \"zh\": \"<TEXT>\"}", "name.zh", TENBO_MAX_NAME },
    { "source", "\"<TEXT>\"", "source", TENBO_MAX_NOTE },
    { "source", "{\"en\": \"B\", \"ja\": \"<TEXT>\"}", "source", TENBO_MAX_NOTE },
    { "source", "{\"en\": \"B\", \"zh\": \"<TEXT>\"}", "source", TENBO_MAX_NOTE },
    { "notes", "[\"x\", \"<TEXT>\"]", "notes[1]", TENBO_MAX_NOTE },
    { "notes", "[{\"en\": \"x\", \"ja\": \"<TEXT>\"}]", "notes[0]", TENBO_MAX_NOTE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *longest = make_json (texts[i].key, texts[i].layout, texts[i].max);
      g_autofree char *longer = make_json (texts[i].key, texts[i].layout, texts[i].max + 1);
      g_autofree char *max = tenbo_words_points (texts[i].max, FALSE);
      g_autofree char *line = g_strdup_printf (
        NAME ": %s: Too long. Expected at most %s characters.", texts[i].at, max);
      g_autoptr (TenboRuleset) taken = NULL;
      g_autoptr (TenboRuleset) stored = NULL;
      g_autoptr (GError) error = NULL;

      taken = tenbo_ruleset_new_from_json (longest, -1, NAME, NULL, NULL, &error);
      g_assert_no_error (error);

      /* The ruleset of a stored game may exceed the limits. */
      stored = tenbo_ruleset_new_frozen (longer, NAME, &error);
      g_assert_no_error (error);

      g_assert_null (tenbo_ruleset_new_from_json (longer, -1, NAME, NULL, NULL, &error));
      g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_OUT_OF_RANGE);
      g_assert_cmpstr (error->message, ==, line);
    }
}

static void
test_notes (void)
{
  g_autoptr (GString) notes = g_string_new ("[");
  g_autofree char *json = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i <= TENBO_MAX_NOTES; i++)
    g_string_append (notes, i > 0 ? ", \"x\"" : "\"x\"");
  g_string_append_c (notes, ']');
  json = make_json ("notes", notes->str, 0);
  g_assert_null (tenbo_ruleset_new_from_json (json, -1, NAME, NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==, NAME ": notes: Too many. Expected at most 1000.");
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/ruleset-lengths/texts have a length", test_texts);
  g_test_add_func ("/ruleset-lengths/notes have a maximum", test_notes);
  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
