/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The strict loader: sets every field of the table to every kind of wrong value. The error has to
 * name the file, the key and the valid values. */

#include <string.h>

#include "golden.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-ruleset-reader.h"

#define NAME "rules/mine.json"

static TenboRulesetList *shipped;

/* Returns a ruleset as an object to modify. */
static JsonObject *
dup_object_of (TenboRuleset *ruleset)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_autofree char *why = NULL;
  JsonNode        *node = tenbo_json_parser_load (parser, tenbo_ruleset_get_json (ruleset), -1,
                                                  &why);

  g_assert_nonnull (node);
  return json_object_ref (json_node_get_object (node));
}

/* Returns the first shipped ruleset as an object. */
static JsonObject *
dup_object (void)
{
  g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), 0);

  return dup_object_of (ruleset);
}

/* Lists that no shipped ruleset has. */
static const struct
{
  const char *key;
  const char *list;
} examples[] = {
  { "prizes", "[{\"from\": \"all\", \"to\": \"first\", \"points\": 1000}]" },
  { "dealer-by-wind",
    "[{\"wind\": \"west\", \"win\": \"repeats\", \"tenpai\": \"passes\", \"noten\": \"passes\"}]" },
  { "last-dealer-ranks", "[{\"rank\": 2, \"right\": \"stops\"}]" },
  { "house-tai",
    "[{\"id\": \"all-simples\", \"name\": \"All simples\", \"tai\": 2, \"most\": 1,"
    " \"minimum\": true, \"exempt\": false}]" },
  { "tai-table", "[{\"tai\": 0, \"points\": 1}]" },
  { "han-table", "[{\"han\": 1, \"child\": 1000, \"dealer\": 2000}]" },
  { "house-yaku", "[{\"id\": \"paarenchan\", \"name\": \"八連荘\", \"yakuman\": 1}]" },
  { "red-fives-suits", "[{\"suit\": \"pinzu\", \"count\": 2}]" },
  { "special-tiles",
    "[{\"tile\": \"7s\", \"color\": \"gold\", \"count\": 1, \"han\": 1, \"chips\": 100}]" },
};

/* Returns the first shipped ruleset whose list @list is not empty, or one with an example of it. */
static JsonObject *
dup_object_with (const TbRuleField *list)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (shipped)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), i);
      const guint8 *rules = (const guint8 *) tenbo_ruleset_get_rules (ruleset);
      int32_t       count;

      memcpy (&count, rules + list->records->count_offset, sizeof count);
      if (count > 0)
        return dup_object_of (ruleset);
    }
  for (size_t i = 0; i < G_N_ELEMENTS (examples); i++)
    if (strcmp (examples[i].key, list->key) == 0)
      {
        JsonObject *object = dup_object ();

        json_object_set_member (object, list->key, json_from_string (examples[i].list, NULL));
        return object;
      }
  g_error ("no example of %s", list->key);
}

static char *
to_text (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  json_node_set_object (node, object);
  return json_to_string (node, FALSE);
}

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
  return tenbo_ruleset_new_from_json (json, -1, NAME, lookup_shipped, NULL, error);
}

/* Asserts that @object with @value at the key @key, or without the key if @value is NULL, is
 * refused with @code at @at. Returns the message of the first location. */
static char *
assert_object_refused (JsonObject       *object,
                       const char       *key,
                       const char       *value,
                       TenboRulesetError code,
                       const char       *at)
{
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;
  g_autofree char *prefix = g_strconcat (NAME, ": ", at, ": ", NULL);
  g_auto (GStrv) lines = NULL;

  if (value != NULL)
    json_object_set_member (object, key, json_from_string (value, NULL));
  else
    json_object_remove_member (object, key);
  json = to_text (object);
  ruleset = load (json, &error);

  g_test_message ("%s = %s", key, value != NULL ? value : "absent");
  g_assert_null (ruleset);
  g_assert_error (error, TENBO_RULESET_ERROR, (int) code);
  g_test_message ("%s", error->message);
  g_assert_true (g_str_has_prefix (error->message, prefix));
  lines = g_strsplit (error->message, "\n", -1);
  return g_strdup (lines[0] + strlen (prefix));
}

static char *
assert_refused (const char       *key,
                const char       *value,
                TenboRulesetError code,
                const char       *at)
{
  g_autoptr (JsonObject) object = dup_object ();

  return assert_object_refused (object, key, value, code, at);
}

static void
assert_message (const char       *key,
                const char       *value,
                TenboRulesetError code,
                const char       *at,
                const char       *expected)
{
  g_autofree char *message = assert_refused (key, value, code, at);

  g_assert_cmpstr (message, ==, expected);
}

/* Asserts that the message names some valid value. */
static void
assert_helpful (const char       *key,
                const char       *value,
                TenboRulesetError code,
                const char       *at)
{
  g_autofree char *message = assert_refused (key, value, code, at);

  g_assert_true (strstr (message, ". Expected ") != NULL ||
                 strstr (message, ". Did you mean ") != NULL);
}

/* Wrong values of every kind, and some that are valid for some fields; NULL: no value */
static const char *const values[] = {
  NULL,
  "null",
  "true",
  "3.0",
  "0",
  "7",
  "150",
  "99999999999999999999",
  "\"x\"",
  "\"\"",
  "\" x\"",
  "\"a-name-of-64-bytes-which-is-one-more-than-the-longest-yaku-may-b\"",
  "[]",
  "[3]",
  "[\"riichi\"]",
  "[\"tenhou\", \"tenhou\"]",
  "[0, 0]",
  "[-1000100, 0, 0, 1000100]",
  "[0, 0, 50, 0]",
  "[0, 0, null, 0]",
  "{}",
  "[{}]",
};

/* The messages about the values of a field, each with the values that have it. */
typedef struct
{
  GPtrArray  *messages; /* owned */
  GHashTable *values;   /* char * to GString *; owned */
} Refusals;

static void
string_free (gpointer string)
{
  g_string_free (string, TRUE);
}

/* Adds the message about @object, whose member of interest is @value. */
static void
add_refusal (Refusals   *self,
             JsonObject *object,
             const char *value)
{
  g_autofree char *json = to_text (object);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = load (json, &error);
  g_autoptr (GString) message = g_string_new (ruleset != NULL ? "valid" : error->message);
  GString *of_message;

  g_string_replace (message, NAME ": ", "", 0);
  g_string_replace (message, "\n", " / ", 0);
  of_message = g_hash_table_lookup (self->values, message->str);
  if (of_message == NULL)
    {
      of_message = g_string_new (NULL);
      g_ptr_array_add (self->messages, g_strdup (message->str));
      g_hash_table_insert (self->values, g_strdup (message->str), of_message);
    }
  g_string_append_printf (of_message, " %s", value != NULL ? value : "absent");
}

/* Sets the member @field of @object, which is inside @whole, to each value. */
static void
add_refusals (GString           *text,
              JsonObject        *whole,
              JsonObject        *object,
              const TbRuleField *field)
{
  Refusals refusals = {
    .messages = g_ptr_array_new_with_free_func (g_free),
    .values = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, string_free),
  };
  const int step = MAX (field->step, 1);
  const int numbers[] = { field->min - step, field->min, field->max, field->max + step };
  g_autoptr (JsonNode) before = json_object_dup_member (object, field->key);

  for (size_t i = 0; i < G_N_ELEMENTS (values); i++)
    {
      json_object_remove_member (object, field->key);
      if (values[i] != NULL)
        json_object_set_member (object, field->key, json_from_string (values[i], NULL));
      add_refusal (&refusals, whole, values[i]);
    }
  for (size_t i = 0; field->kind == TB_FIELD_KIND_INT && i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", numbers[i]);

      json_object_set_int_member (object, field->key, numbers[i]);
      add_refusal (&refusals, whole, number);
    }
  json_object_remove_member (object, field->key);
  if (before != NULL)
    json_object_set_member (object, field->key, g_steal_pointer (&before));

  for (guint i = 0; i < refusals.messages->len; i++)
    {
      const char    *message = g_ptr_array_index (refusals.messages, i);
      const GString *of_message = g_hash_table_lookup (refusals.values, message);

      g_string_append_printf (text, " %s: %s\n", of_message->str, message);
    }
  g_ptr_array_unref (refusals.messages);
  g_hash_table_unref (refusals.values);
}

/* Returns a ruleset that extends the first shipped one, with @list at the key of @field. */
static JsonObject *
dup_extension (const TbRuleField *field,
               JsonNode          *list)
{
  g_autoptr (TenboRuleset) base = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autofree char *json = g_strdup_printf ("{\"format\": \"tenbo-rules/%d\", \"id\": \"mine\", "
                                           "\"name\": {\"en\": \"Mine\"}, \"extends\": \"%s\"}",
                                           TB_RULES_REVISION, tenbo_ruleset_get_id (base));
  g_autoptr (JsonNode) node = json_from_string (json, NULL);
  JsonObject *object = json_node_dup_object (node);

  if (list != NULL)
    json_object_set_member (object, field->key, list);
  return object;
}

/* The message about every wrong value of every field, and of every member of a record. After a
 * change of texts, TENBO_UPDATE_WORDS=1 writes the file. */
static void
test_every_field (void)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < TB_N_FIELDS; i++)
    {
      const TbRuleField *field = &tb_rule_fields[i];
      g_autoptr (JsonObject) own = dup_extension (field, NULL);
      g_autoptr (JsonObject) full = NULL;
      g_autoptr (JsonObject) whole = NULL;

      g_string_append_printf (text, "%s\n", field->key);
      add_refusals (text, own, own, field);
      if (field->records == NULL)
        continue;

      full = dup_object_with (field);
      whole = dup_extension (field, json_object_dup_member (full, field->key));
      for (size_t j = 0; j < field->records->n_fields; j++)
        {
          JsonArray *records = json_object_get_array_member (whole, field->key);

          g_string_append_printf (text, "%s.%s\n", field->key, field->records->fields[j].key);
          add_refusals (text, whole, json_array_get_object_element (records, 0),
                        &field->records->fields[j]);
        }
    }
  golden_assert ("ruleset-refusals.txt", text->str);
}

/* A complete ruleset has every field. */
static void
test_missing_field (void)
{
  for (int i = 0; i < TB_N_FIELDS; i++)
    if (tb_rule_fields[i].revision == 1)
      assert_helpful (tb_rule_fields[i].key, NULL, TENBO_RULESET_ERROR_MISSING,
                      tb_rule_fields[i].key);
}

static void
test_messages (void)
{
  assert_message ("honba-ron", "50000", TENBO_RULESET_ERROR_OUT_OF_RANGE, "honba-ron",
                  "50000 is out of range. Expected a multiple of 100 from 0 to 10000.");
  assert_message ("bust", "\"zero\"", TENBO_RULESET_ERROR_UNKNOWN_WORD, "bust",
                  "Unknown value \"zero\". Expected none, below-zero or zero-or-below.");
  assert_message ("open-tanyao", "1", TENBO_RULESET_ERROR_WRONG_TYPE, "open-tanyao",
                  "Wrong type. Expected true or false.");
  assert_message ("honba-ron", NULL, TENBO_RULESET_ERROR_MISSING, "honba-ron",
                  "This key is missing. Expected a multiple of 100 from 0 to 10000.");
  assert_message ("red-five", "1", TENBO_RULESET_ERROR_UNKNOWN_KEY, "red-five",
                  "Unknown key. Did you mean “red-fives”?");
  assert_message ("honba", "300", TENBO_RULESET_ERROR_UNKNOWN_KEY, "honba",
                  "Unknown key. Did you mean “honba-counted”?");
  assert_message ("won", "300", TENBO_RULESET_ERROR_UNKNOWN_KEY, "won",
                  "Unknown key. All keys are listed in docs/ruleset-format.md.");
  assert_message ("something-else", "1", TENBO_RULESET_ERROR_UNKNOWN_KEY, "something-else",
                  "Unknown key. All keys are listed in docs/ruleset-format.md.");
  assert_message ("uma", "[0, 0, 50, 0]", TENBO_RULESET_ERROR_OUT_OF_RANGE, "uma[2]",
                  "50 is out of range. Amounts are in points. Expected 50000 or another multiple "
                  "of 100 from -1000000 to 1000000.");
  assert_message ("uma", "[0, 0, 150, 0]", TENBO_RULESET_ERROR_OUT_OF_RANGE, "uma[2]",
                  "150 is out of range. Expected a multiple of 100 from -1000000 to 1000000.");
  assert_message ("fouls", "[{\"id\": \"Chombo\"}]", TENBO_RULESET_ERROR_OUT_OF_RANGE,
                  "fouls[0].id",
                  "\"Chombo\" is out of range. Expected a name of at most 23 lowercase letters, "
                  "digits and hyphens.");
  assert_message ("yaku", "[{\"yaku\": \"riichi\", \"close\": 1}]", TENBO_RULESET_ERROR_UNKNOWN_KEY,
                  "yaku[0].close", "Unknown key. Did you mean “closed”?");
  assert_message ("yaku", "[{\"yaku\": \"riichi\", \"x\": 1}]", TENBO_RULESET_ERROR_UNKNOWN_KEY,
                  "yaku[0].x", "Unknown key. Expected yaku, closed, open or instead.");
  assert_message ("name", "{\"en\": \"B\", \"jp\": \"B\"}", TENBO_RULESET_ERROR_UNKNOWN_KEY,
                  "name.jp", "Unknown key. Expected en, ja or zh.");
  assert_message ("double-yakuman", "[\"tanyao\"]", TENBO_RULESET_ERROR_UNKNOWN_WORD,
                  "double-yakuman[0]",
                  "Unknown value \"tanyao\". Expected renhou, tenhou, chiihou, kokushi, "
                  "kokushi-13, suuankou, suuankou-tanki, daisangen, shousuushi, daisuushi, "
                  "tsuuiisou, chinroutou, ryuuiisou, chuuren, chuuren-9, suukantsu, suurenkou or "
                  "daisharin.");
  assert_message ("pao-yakuman", "[\"daisangen\", \"daisangen\"]", TENBO_RULESET_ERROR_CONFLICT,
                  "pao-yakuman[1]", "“daisangen” is already listed");
}

static void
test_head (void)
{
  static const char *const texts[] = { "null", "1", "[]", "{}" };
  g_autofree char         *newer = g_strdup_printf ("\"tenbo-rules/%d\"", TB_RULES_REVISION + 1);

  assert_helpful ("format", NULL, TENBO_RULESET_ERROR_FORMAT, "format");
  assert_message ("format", newer, TENBO_RULESET_ERROR_FORMAT, "format",
                  "“tenbo-rules/4” is the format of a newer version of Tenbo. Update Tenbo to "
                  "read it.");
  assert_message ("format", "\"something\"", TENBO_RULESET_ERROR_FORMAT, "format",
                  "“something” is not the format of a Tenbo ruleset. Expected “tenbo-rules/3”.");
  assert_helpful ("format", "\"tenbo-rules/0\"", TENBO_RULESET_ERROR_FORMAT, "format");
  assert_helpful ("format", "\"tenbo-rules/\"", TENBO_RULESET_ERROR_FORMAT, "format");
  assert_message ("format", "\"tenbo-rules/a\"", TENBO_RULESET_ERROR_FORMAT, "format",
                  "“tenbo-rules/a” is not the format of a Tenbo ruleset. Expected "
                  "“tenbo-rules/3”.");
  assert_helpful ("format", "\"tenbo-game/1\"", TENBO_RULESET_ERROR_FORMAT, "format");
  assert_helpful ("id", NULL, TENBO_RULESET_ERROR_MISSING, "id");
  assert_helpful ("id", "\"B Rule\"", TENBO_RULESET_ERROR_ID, "id");
  assert_helpful ("id", "\"b--rule\"", TENBO_RULESET_ERROR_ID, "id");
  assert_helpful ("id", "\"rule-\"", TENBO_RULESET_ERROR_ID, "id");
  assert_helpful ("id", "\"\"", TENBO_RULESET_ERROR_OUT_OF_RANGE, "id");
  assert_helpful ("name", NULL, TENBO_RULESET_ERROR_MISSING, "name");
  assert_helpful ("name", "\"B\"", TENBO_RULESET_ERROR_WRONG_TYPE, "name");
  assert_helpful ("name", "{\"ja\": \"B\"}", TENBO_RULESET_ERROR_MISSING, "name.en");
  assert_helpful ("name", "{\"en\": \"\"}", TENBO_RULESET_ERROR_OUT_OF_RANGE, "name.en");
  assert_helpful ("source", "{\"ja\": \"B\"}", TENBO_RULESET_ERROR_MISSING, "source.en");
  assert_helpful ("source", "{\"en\": \"\"}", TENBO_RULESET_ERROR_OUT_OF_RANGE, "source.en");
  g_free (assert_refused ("source", "{\"en\": \"B\", \"jp\": \"B\"}",
                          TENBO_RULESET_ERROR_UNKNOWN_KEY, "source.jp"));
  assert_helpful ("notes", "\"x\"", TENBO_RULESET_ERROR_WRONG_TYPE, "notes");
  assert_helpful ("notes", "[\"x\", 1]", TENBO_RULESET_ERROR_WRONG_TYPE, "notes[1]");
  assert_helpful ("notes", "[{\"ja\": \"x\"}]", TENBO_RULESET_ERROR_MISSING, "notes[0].en");
  assert_helpful ("notes", "[{\"en\": \"\"}]", TENBO_RULESET_ERROR_OUT_OF_RANGE, "notes[0].en");
  assert_helpful ("notes", "[{\"en\": \"x\", \"field\": 1}]", TENBO_RULESET_ERROR_WRONG_TYPE,
                  "notes[0].field");
  assert_helpful ("notes", "[{\"en\": \"x\", \"field\": \"honba\"}]",
                  TENBO_RULESET_ERROR_UNKNOWN_WORD, "notes[0].field");
  assert_helpful ("notes", "[{\"en\": \"x\", \"fields\": \"uma\"}]",
                  TENBO_RULESET_ERROR_UNKNOWN_KEY, "notes[0].fields");
  for (size_t i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      assert_helpful ("id", texts[i], TENBO_RULESET_ERROR_WRONG_TYPE, "id");
      assert_helpful ("format", texts[i], TENBO_RULESET_ERROR_WRONG_TYPE, "format");
      if (strcmp (texts[i], "{}") != 0)
        assert_helpful ("source", texts[i], TENBO_RULESET_ERROR_WRONG_TYPE, "source");
      assert_helpful ("extends", texts[i], TENBO_RULESET_ERROR_WRONG_TYPE, "extends");
    }
}

static void
test_syntax (void)
{
  static const char *const broken[] = {
    "",
    "{",
    "[1, 2]]",
    "{\"format\": \"tenbo-rules/1\",}",
    "{} {}",
    "// a ruleset\n{}",
    "{'format': 1}",
    "{\"format\": 01}",
    "{\"format\": \"tenbo-rules/1\\u0000\"}",
    "{\"format\": \"tenbo-rules/1\001\"}",
    "\xff",
  };
  g_autoptr (GError) empty = NULL;

  for (size_t i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (load (broken[i], &error));
      g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_SYNTAX);
      g_assert_true (g_str_has_prefix (error->message, NAME ": "));
    }

  /* A length of 0 is that of no text. */
  g_assert_null (tenbo_ruleset_new_from_json ("{", 0, NAME, lookup_shipped, NULL, &empty));
  g_assert_nonnull (strstr (empty->message, "the text is empty"));
}

static void
test_not_an_object (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (load ("[]", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_WRONG_TYPE);
  g_assert_cmpstr (error->message, ==, NAME ": Wrong type. Expected an object.");
}

/* Control characters in a text are refused with their location; line breaks are allowed between
 * texts. */
static void
test_control_characters (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_autofree char *why = NULL;

  g_assert_null (load ("{\"format\":\n \"点\\\"棒\037\"}", &error));
  g_assert_nonnull (strstr (error->message, "line 2, column 7: control characters"));
  g_assert_nonnull (tenbo_json_parser_load (parser, "{\r\n\t\"a\\\\\":\t\"\\n\"}", -1, &why));
}

/* The last of repeated keys counts. */
static void
test_repeated_key (void)
{
  g_autoptr (JsonObject) object = dup_object ();
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = to_text (object);
  g_autofree char *twice = g_strdup_printf ("{\"honba-ron\": 300, %.*s, \"honba-ron\": 700}",
                                            (int) strlen (json) - 2, json + 1);

  ruleset = load (twice, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_ruleset_get_rules (ruleset)->honba_ron, ==, 700);
}

/* A base and its changes; lists are replaced whole. */
static void
test_extends (void)
{
  g_autoptr (TenboRuleset) base = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json =
    g_strdup_printf ("{\"format\": \"tenbo-rules/1\", \"id\": \"mine\", "
                     "\"name\": {\"en\": \"Mine\"}, \"extends\": \"%s\", "
                     "\"honba-ron\": 300, \"great-yakuman\": [\"tenhou\"]}",
                     tenbo_ruleset_get_id (base));
  TbRules expected = *tenbo_ruleset_get_rules (base);

  expected.honba_ron = 300;
  expected.great_yakuman = TB_YAKU_BIT (TB_YAKU_TENHOU);
  ruleset = load (json, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (tenbo_ruleset_get_rules (ruleset), sizeof expected, &expected, sizeof expected);
  g_assert_cmpstr (tenbo_ruleset_get_source (ruleset), ==, "");

  /* A ruleset frozen into a game is complete. */
  {
    g_autoptr (TenboRuleset) again =
      tenbo_ruleset_new_from_json (tenbo_ruleset_get_json (ruleset), -1, NAME, NULL, NULL, &error);

    g_assert_no_error (error);
    g_assert_cmpmem (tenbo_ruleset_get_rules (again), sizeof expected, &expected, sizeof expected);
    g_assert_null (strstr (tenbo_ruleset_get_json (ruleset), "extends"));
  }
}

/* The fields that are not refused are compared with those of the base. */
static void
test_refused_extension (void)
{
  g_autoptr (JsonObject) object = dup_extension (NULL, NULL);
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;

  json_object_set_int_member (object, "players", 3);
  json_object_set_int_member (object, "honba-ron", 50);
  json = to_text (object);
  ruleset = load (json, &error);
  g_assert_null (ruleset);
  g_assert_cmpstr (error->message, ==,
                   NAME ": honba-ron: 50 is out of range. Expected a multiple of 100 from 0 to "
                        "10000.\n" NAME
                        ": max-winners: More winners than one discard can have. Expected at most "
                        "one less than players.");
}

static void
test_override (void)
{
  g_autoptr (TenboRuleset) base = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_override (base, "{\"red-fives\": 0}", &error);
  TbRules expected = *tenbo_ruleset_get_rules (base);

  g_assert_no_error (error);
  expected.red_fives = 0;
  g_assert_cmpmem (tenbo_ruleset_get_rules (ruleset), sizeof expected, &expected, sizeof expected);
  g_assert_cmpstr (tenbo_ruleset_get_id (ruleset), ==, tenbo_ruleset_get_id (base));

  g_assert_null (tenbo_ruleset_override (base, "{\"red-fives\": 5}", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_OUT_OF_RANGE);
  g_clear_error (&error);
  g_assert_null (tenbo_ruleset_override (base, "{\"id\": \"other\"}", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_UNKNOWN_KEY);
  g_clear_error (&error);
  g_assert_null (tenbo_ruleset_override (base, "{\"return-points\": 0}", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_CONFLICT);
  g_clear_error (&error);
  g_assert_null (tenbo_ruleset_override (base, "[]", &error));
  g_assert_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_SYNTAX);
}

/* A frozen ruleset stays valid when fields are added: a missing field has its `before` value. */
static void
test_older_revision (void)
{
  static const struct
  {
    TbField field;
    int32_t before;
  } newer[] = {
    { TB_FIELD_HONBA_RON, 700 },
    { TB_FIELD_OPEN_TANYAO, 1 },
    { TB_FIELD_BUST, 1 },
    { TB_FIELD_UMA, 0 },
    { TB_FIELD_PAO_YAKUMAN, 0 },
    { TB_FIELD_FOULS, 0 },
  };
  g_autoptr (JsonObject) object = dup_object ();
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  TbRuleField fields[TB_N_FIELDS];
  TbRules     rules = { 0 };
  const int   older = TB_RULES_REVISION;

  memcpy (fields, tb_rule_fields, sizeof fields);
  for (size_t i = 0; i < G_N_ELEMENTS (newer); i++)
    {
      fields[newer[i].field].revision = older + 1;
      fields[newer[i].field].before = newer[i].before;
      json_object_remove_member (object, fields[newer[i].field].key);
    }

  g_assert_true (tenbo_ruleset_read_fields (object, fields, TB_N_FIELDS, TRUE, older, &rules,
                                            &refusal));
  g_assert_cmpint (rules.honba_ron, ==, 700);
  g_assert_true (rules.open_tanyao);
  g_assert_cmpint (rules.bust, ==, TB_BUST_BELOW_ZERO);
  for (int i = 0; i < rules.players; i++)
    g_assert_cmpint (rules.uma[i], ==, 0);
  g_assert_true (rules.pao_yakuman == 0);
  g_assert_cmpint (rules.n_fouls, ==, 0);
  g_assert_cmpint (rules.start_points, >, 0);

  /* A file of the revision that added the field lacks it. */
  g_assert_false (tenbo_ruleset_read_fields (object, fields, TB_N_FIELDS, TRUE, older + 1, &rules,
                                             &refusal));
  g_assert_cmpint (refusal.code, ==, TENBO_RULESET_ERROR_MISSING);
  g_assert_cmpstr (refusal.at, ==, "uma");
}

/* The first missing field has a message of its own, and the others share one. */
static void
test_missing (void)
{
  static const char *const keys[] = { "honba-ron", "honba-tsumo", "max-winners", "fixed-fu" };
  g_autoptr (JsonObject) object = dup_object ();
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    json_object_remove_member (object, keys[i]);
  json = to_text (object);
  ruleset = load (json, &error);
  g_assert_null (ruleset);
  g_assert_cmpstr (error->message, ==,
                   NAME ": honba-ron: This key is missing. Expected a multiple of 100 from 0 to "
                        "10000.\n" NAME
                        ": Also missing: honba-tsumo, max-winners, fixed-fu. With “extends”, "
                        "these fields come from another ruleset.");
}

/* A source keeps the languages that it has. */
static void
test_source (void)
{
  static const char *const sources[] = {
    "\"A book\"",
    "{\"en\": \"A book\", \"ja\": \"本\"}",
    "{\"en\": \"A book\", \"zh\": \"书\"}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (sources); i++)
    {
      g_autoptr (JsonObject) object = dup_object ();
      g_autoptr (TenboRuleset) ruleset = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *json = NULL;
      g_autofree char *expected = g_strconcat ("\"source\": ", sources[i], ",\n", NULL);

      json_object_set_member (object, "source", json_from_string (sources[i], NULL));
      json = to_text (object);
      ruleset = load (json, &error);
      g_assert_no_error (error);
      g_assert_nonnull (strstr (tenbo_ruleset_get_json (ruleset), expected));
    }
}

/* Without a number of players, the lists with an entry for each player are not refused as well. */
static void
test_players (void)
{
  g_autoptr (JsonObject) object = dup_object ();
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;

  json_object_set_int_member (object, "players", 7);
  json = to_text (object);
  ruleset = load (json, &error);
  g_assert_null (ruleset);
  g_assert_cmpstr (error->message, ==,
                   NAME ": players: 7 is out of range. Expected a number from 3 to 4.");
}

/* A frozen ruleset has the rules of its text. */
static void
test_frozen (void)
{
  g_autoptr (TenboRuleset) whole = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) frozen = tenbo_ruleset_new_frozen (tenbo_ruleset_get_json (whole),
                                                              NAME, &error);

  g_assert_no_error (error);
  g_assert_cmpmem (tenbo_ruleset_get_rules (frozen), sizeof (TbRules),
                   tenbo_ruleset_get_rules (whole), sizeof (TbRules));
  g_assert_cmpstr (tenbo_ruleset_get_json (frozen), ==, tenbo_ruleset_get_json (whole));
}

/* A ruleset of the first revision, verbatim. */
static void
test_first_revision (void)
{
  g_autoptr (TenboRuleset) whole = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autoptr (JsonObject) object = dup_object_of (whole);
  g_autoptr (TenboRuleset) older = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = NULL;
  JsonArray       *fouls = json_object_get_array_member (object, "fouls");
  TbRules          expected = *tenbo_ruleset_get_rules (whole);

  json_object_set_string_member (object, "format", "tenbo-rules/1");
  for (size_t i = 0; i < TB_N_FIELDS; i++)
    if (tb_rule_fields[i].revision > 1)
      json_object_remove_member (object, tb_rule_fields[i].key);
  for (guint i = 0; i < json_array_get_length (fouls); i++)
    for (size_t j = 0; j < tb_rule_fields[TB_FIELD_FOULS].records->n_fields; j++)
      if (tb_rule_fields[TB_FIELD_FOULS].records->fields[j].revision > 1)
        json_object_remove_member (json_array_get_object_element (fouls, i),
                                   tb_rule_fields[TB_FIELD_FOULS].records->fields[j].key);

  json = to_text (object);
  older = load (json, &error);
  g_assert_no_error (error);
  for (int i = 0; i < expected.n_fouls; i++)
    expected.fouls[i].decides_deal = TRUE;
  expected.seven_pairs_four_alike = FALSE;
  g_assert_cmpmem (tenbo_ruleset_get_rules (older), sizeof expected, &expected, sizeof expected);

  /* It is frozen again in the latest form. */
  g_assert_nonnull (strstr (tenbo_ruleset_get_json (older), "\"decides-deal\": true"));
}

static void
test_find_foul (void)
{
  g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);

  g_assert_cmpint (rules->n_fouls, >, 0);
  for (int i = 0; i < rules->n_fouls; i++)
    g_assert_cmpint (tenbo_ruleset_find_foul (ruleset, rules->fouls[i].id), ==, i);
  g_assert_cmpint (tenbo_ruleset_find_foul (ruleset, "no-such"), ==, -1);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/ruleset/every field refuses invalid values", test_every_field);
  g_test_add_func ("/ruleset/every field is required", test_missing_field);
  g_test_add_func ("/ruleset/a message names file, key and valid values", test_messages);
  g_test_add_func ("/ruleset/id, names, source and notes are checked", test_head);
  g_test_add_func ("/ruleset/invalid JSON is refused", test_syntax);
  g_test_add_func ("/ruleset/a list is not a ruleset", test_not_an_object);
  g_test_add_func ("/ruleset/control characters are refused", test_control_characters);
  g_test_add_func ("/ruleset/the last of repeated keys counts", test_repeated_key);
  g_test_add_func ("/ruleset/a base and its changes make one ruleset", test_extends);
  g_test_add_func ("/ruleset/the other fields of a refused extension are compared",
                   test_refused_extension);
  g_test_add_func ("/ruleset/an override replaces only fields", test_override);
  g_test_add_func ("/ruleset/a frozen ruleset may lack newer fields", test_older_revision);
  g_test_add_func ("/ruleset/missing fields are listed", test_missing);
  g_test_add_func ("/ruleset/a source keeps its languages", test_source);
  g_test_add_func ("/ruleset/a wrong number of players is one mistake", test_players);
  g_test_add_func ("/ruleset/a frozen ruleset has its rules", test_frozen);
  g_test_add_func ("/ruleset/the first revision keeps its meaning", test_first_revision);
  g_test_add_func ("/ruleset/a foul is found by its id", test_find_foul);
  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
