/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The source of a ruleset, and its notes about its interpretation. */

#include <string.h>

#include "tenbo-ruleset-list.h"

static TenboRulesetList *shipped;

static TenboRuleset *
lookup_shipped (const char *id,
                gpointer    user_data,
                GError    **error)
{
  return tenbo_ruleset_list_find (shipped, id, error);
}

static TenboRuleset *
load (const char *json,
      GError    **error)
{
  return tenbo_ruleset_new_from_json (json, -1, "mine.json", lookup_shipped, NULL, error);
}

/* A note is stored as written and read in the user's language. */
static void
test_kept (void)
{
  static const char json[] =
    "{\"format\": \"tenbo-rules/2\", \"id\": \"mine\", \"name\": {\"en\": \"Mine\"}, "
    "\"notes\": [\"Plain.\", {\"en\": \"Also plain.\"}, {\"en\": \"Both.\", \"ja\": \"両方\"}, "
    "{\"field\": \"uma\", \"en\": \"No uma.\"}], \"extends\": \"b-rule\"}";
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = load (json, &error);
  g_auto (GStrv) whole = NULL;
  g_auto (GStrv) of_uma = NULL;

  g_assert_no_error (error);
  whole = tenbo_ruleset_dup_notes (ruleset, TB_FIELD_NONE);
  of_uma = tenbo_ruleset_dup_notes (ruleset, TB_FIELD_UMA);
  g_assert_cmpstrv (whole, ((const char *const[]) { "Plain.", "Also plain.", "Both.", NULL }));
  g_assert_cmpstrv (of_uma, ((const char *const[]) { "No uma.", NULL }));
  g_assert_nonnull (strstr (tenbo_ruleset_get_json (ruleset),
                            "  \"notes\": [\n"
                            "    \"Plain.\",\n"
                            "    \"Also plain.\",\n"
                            "    {\"en\": \"Both.\", \"ja\": \"両方\"},\n"
                            "    {\"field\": \"uma\", \"en\": \"No uma.\"},\n"));
}

static const char base_json[] =
  "{\"format\": \"tenbo-rules/2\", \"id\": \"base\", \"name\": {\"en\": \"Base\"}, "
  "\"notes\": [\"On the whole.\", {\"field\": \"uma\", \"en\": \"Its uma.\"}, "
  "{\"field\": \"ties\", \"en\": \"Its ties.\"}, {\"field\": \"ties\", \"en\": \"And more.\"}, "
  "{\"field\": \"bust\", \"en\": \"Its bust.\"}], \"extends\": \"b-rule\"}";

static TenboRuleset *
lookup_base (const char *id,
             gpointer    user_data,
             GError    **error)
{
  return load (base_json, error);
}

/* The note of a field is inherited with it, unless the field or the note is replaced. */
static void
test_inherited (void)
{
  static const struct
  {
    TbField     field;
    const char *notes;
  } cases[] = {
    { TB_FIELD_NONE, "" },
    { TB_FIELD_TIES, "Its ties. And more." },
    { TB_FIELD_UMA, "Mine." },
    { TB_FIELD_BUST, "" },
  };
  static const char json[] =
    "{\"format\": \"tenbo-rules/2\", \"id\": \"mine\", \"name\": {\"en\": \"Mine\"}, "
    "\"notes\": [{\"field\": \"uma\", \"en\": \"Mine.\"}], \"extends\": \"base\", "
    "\"bust\": \"none\"}";
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (TenboRuleset) again = NULL;

  ruleset = tenbo_ruleset_new_from_json (json, -1, "mine.json", lookup_base, NULL, &error);
  g_assert_no_error (error);
  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) notes = tenbo_ruleset_dup_notes (ruleset, cases[i].field);
      g_autofree char *joined = g_strjoinv (" ", notes);

      g_assert_cmpstr (joined, ==, cases[i].notes);
    }

  /* Written out in full, it has the same notes. */
  again = load (tenbo_ruleset_get_json (ruleset), &error);
  g_assert_no_error (error);
  g_assert_cmpstr (tenbo_ruleset_get_json (again), ==, tenbo_ruleset_get_json (ruleset));
}

/* The note of a field that no longer has a meaning is dropped. */
static void
test_without_meaning (void)
{
  static const char json[] =
    "{\"format\": \"tenbo-rules/2\", \"id\": \"mine\", \"name\": {\"en\": \"Mine\"}, "
    "\"notes\": [%s], \"extends\": \"sanma-parlor\"%s}";
  static const struct
  {
    const char *notes;
    const char *fields;
    guint       n_notes;
  } cases[] = {
    { "", "", 1 },
    { "", ", \"open-tanyao\": false", 0 },
    { "{\"field\": \"open-tanyao-in\", \"en\": \"Mine.\"}", ", \"open-tanyao\": false", 1 },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strdup_printf (json, cases[i].notes, cases[i].fields);
      g_autoptr (TenboRuleset) ruleset = load (text, &error);
      g_auto (GStrv) notes = NULL;

      g_assert_no_error (error);
      notes = tenbo_ruleset_dup_notes (ruleset, TB_FIELD_OPEN_TANYAO_IN);
      g_assert_cmpuint (g_strv_length (notes), ==, cases[i].n_notes);
    }
}

#define WITH_SOURCE(source)                                                          \
  "{\"format\": \"tenbo-rules/2\", \"id\": \"mine\", \"name\": {\"en\": \"Mine\"}, " \
  "\"source\": " source ", \"extends\": \"b-rule\"}"

/* A source is written as a text if it is in English alone; a changed ruleset has the source of its
 * base. */
static void
test_source (void)
{
  static const struct
  {
    const char *json;
    const char *written;
  } cases[] = {
    { WITH_SOURCE ("\"A page.\""), "  \"source\": \"A page.\",\n" },
    { WITH_SOURCE ("{\"en\": \"A page.\"}"), "  \"source\": \"A page.\",\n" },
    { WITH_SOURCE ("{\"zh\": \"网页\", \"ja\": \"頁\", \"en\": \"A page.\"}"),
      "  \"source\": {\"en\": \"A page.\", \"ja\": \"頁\", \"zh\": \"网页\"},\n" },
  };

  for (size_t i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboRuleset) ruleset = load (cases[i].json, &error);
      g_autoptr (TenboRuleset) changed = NULL;

      g_assert_no_error (error);
      changed = tenbo_ruleset_override (ruleset, "{\"honba-ron\": 300}", &error);
      g_assert_no_error (error);
      g_assert_cmpstr (tenbo_ruleset_get_source (ruleset), ==, "A page.");
      g_assert_nonnull (strstr (tenbo_ruleset_get_json (ruleset), cases[i].written));
      g_assert_nonnull (strstr (tenbo_ruleset_get_json (changed), cases[i].written));
    }
}

/* The language belongs to the process. */
static void
test_in_japanese (void)
{
  if (g_test_subprocess ())
    {
      g_autoptr (TenboRuleset) ruleset =
        load ("{\"format\": \"tenbo-rules/2\", \"id\": \"mine\", \"name\": {\"en\": \"Mine\"}, "
              "\"source\": {\"en\": \"A page.\", \"ja\": \"頁\"}, "
              "\"notes\": [{\"en\": \"Both.\", \"ja\": \"両方\"}, \"English alone.\"], "
              "\"extends\": \"b-rule\"}",
              NULL);
      g_auto (GStrv) notes = NULL;

      g_setenv ("LANGUAGE", "ja", TRUE);
      notes = tenbo_ruleset_dup_notes (ruleset, TB_FIELD_NONE);
      g_assert_cmpstrv (notes, ((const char *const[]) { "両方", "English alone.", NULL }));
      g_assert_cmpstr (tenbo_ruleset_get_source (ruleset), ==, "頁");
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/notes/are stored as written", test_kept);
  g_test_add_func ("/notes/are inherited with their field", test_inherited);
  g_test_add_func ("/notes/are dropped with a field without meaning", test_without_meaning);
  g_test_add_func ("/source/is a text or one for each language", test_source);
  g_test_add_func ("/notes/are read in the user's language", test_in_japanese);
  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
