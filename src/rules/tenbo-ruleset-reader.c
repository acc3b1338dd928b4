/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-reader.h"

#include "tenbo-free-text.h"
#include "tenbo-ruleset-fields.h"
#include "tenbo-ruleset-notes.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FORMAT "tenbo-rules/"

/* The members of a file that are no fields, in canonical order. */
static const char *const head_keys[] = { "format", "id", "name", "source", "notes", "extends" };
static const char *const languages[] = { "en", "ja", "zh" };

static const TenboPlace root;

void
tenbo_ruleset_refusal_clear (TenboRulesetRefusal *refusal)
{
  g_clear_pointer (&refusal->at, g_free);
  g_clear_pointer (&refusal->text, g_free);
}

void
tenbo_ruleset_refusal_propagate (const TenboRulesetRefusal *refusal,
                                 const char                *name,
                                 GError                   **error)
{
  if (refusal->at[0] == '\0')
    g_set_error (error, TENBO_RULESET_ERROR, (int) refusal->code, "%s: %s", name, refusal->text);
  else
    g_set_error (error, TENBO_RULESET_ERROR, (int) refusal->code, "%s: %s: %s",
                 name, refusal->at, refusal->text);
}

void
tenbo_ruleset_head_clear (TenboRulesetHead *head)
{
  g_clear_pointer (&head->id, g_free);
  g_clear_pointer (&head->name_en, g_free);
  g_clear_pointer (&head->name_ja, g_free);
  g_clear_pointer (&head->name_zh, g_free);
  g_clear_pointer (&head->source, g_free);
  g_clear_pointer (&head->notes, g_ptr_array_unref);
}

/* The revision in "tenbo-rules/1". */
static gboolean
read_format (JsonObject          *object,
             int                 *revision,
             TenboRulesetRefusal *refusal)
{
  TenboPlace       place = { &root, "format", 0 };
  g_autofree char *format = NULL;
  g_autofree char *quotable = NULL;
  guint64          number;

  *revision = 0;
  if (!tenbo_ruleset_read_text (object, &root, "format", &format, refusal))
    return FALSE;
  if (format == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &place,
                                 _ ("Missing, “%s%d” would be right"), FORMAT, TB_RULES_REVISION);
  quotable = tenbo_json_dup_quotable (format);
  if (!g_str_has_prefix (format, FORMAT) ||
      !g_ascii_string_to_unsigned (format + strlen (FORMAT), 10, 1, G_MAXUINT64, &number, NULL))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &place,
                                 _ ("“%s” is not the format of a ruleset of Tenbo, “%s%d” would "
                                    "be right"),
                                 quotable, FORMAT, TB_RULES_REVISION);
  if (number > TB_RULES_REVISION)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &place,
                                 _ ("“%s” is the format of a newer version of Tenbo, update Tenbo "
                                    "to read it"),
                                 quotable);
  *revision = (int) number;
  return TRUE;
}

static gboolean
read_id (JsonObject          *object,
         char               **id,
         TenboRulesetRefusal *refusal)
{
  TenboPlace       place = { &root, "id", 0 };
  g_autofree char *quotable = NULL;

  if (!tenbo_ruleset_read_text (object, &root, "id", id, refusal))
    return FALSE;
  if (*id == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &place,
                                 _ ("Missing, the name of the file without “.json” would be "
                                    "right"));
  quotable = tenbo_json_dup_quotable (*id);
  if (strlen (*id) > TENBO_RULESET_MAX_ID || !tenbo_json_is_kebab_case (*id))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_ID, &place,
                                 _ ("“%s” is no id, at most %d small letters, digits and hyphens "
                                    "would be right"),
                                 quotable, TENBO_RULESET_MAX_ID);
  return TRUE;
}

static gboolean
read_names (JsonObject          *object,
            TenboRulesetHead    *head,
            TenboRulesetRefusal *refusal)
{
  TenboPlace     place = { &root, "name", 0 };
  TenboPlace     english = { &place, "en", 0 };
  JsonNode      *node = json_object_get_member (object, "name");
  JsonObject    *names;
  JsonObjectIter iter;
  const char    *key;

  if (node == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &place,
                                 _ ("Missing, an object with a name for each language would be "
                                    "right"));
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &place,
                                 _ ("Wrong type, an object with a name for each language would be "
                                    "right"));

  names = json_node_get_object (node);
  json_object_iter_init_ordered (&iter, names);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    if (strcmp (key, "en") != 0 && strcmp (key, "ja") != 0 && strcmp (key, "zh") != 0)
      return tenbo_ruleset_refuse_key (refusal, &place, key, languages, G_N_ELEMENTS (languages));

  if (!tenbo_ruleset_read_text (names, &place, "en", &head->name_en, refusal) ||
      !tenbo_ruleset_read_text (names, &place, "ja", &head->name_ja, refusal) ||
      !tenbo_ruleset_read_text (names, &place, "zh", &head->name_zh, refusal))
    return FALSE;
  if (head->name_en == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &english,
                                 _ ("Missing, a name in English would be right"));
  return TRUE;
}

static gboolean
check_keys (JsonObject          *object,
            TenboRulesetRefusal *refusal)
{
  const char    *known[G_N_ELEMENTS (head_keys) + TB_N_FIELDS];
  size_t         n = 0;
  JsonObjectIter iter;
  const char    *key;

  for (size_t i = 0; i < G_N_ELEMENTS (head_keys); i++)
    known[n++] = head_keys[i];
  for (size_t i = 0; i < TB_N_FIELDS; i++)
    known[n++] = tb_rule_fields[i].key;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      size_t i = 0;

      while (i < n && strcmp (key, known[i]) != 0)
        i++;
      if (i == n)
        return tenbo_ruleset_refuse_key (refusal, &root, key, known, n);
    }
  return TRUE;
}

gboolean
tenbo_ruleset_read_fields (JsonObject          *object,
                           const TbRuleField   *fields,
                           size_t               n_fields,
                           gboolean             whole,
                           int                  revision,
                           TbRules             *rules,
                           TenboRulesetRefusal *refusal)
{
  for (size_t i = 0; i < n_fields; i++)
    {
      TenboPlace       place = { &root, fields[i].key, 0 };
      TenboRuleReading reading = { rules->players, revision, refusal };
      JsonNode        *node = json_object_get_member (object, fields[i].key);

      if (node == NULL && !whole)
        continue;
      if (node != NULL ? !tenbo_rule_field_read (&reading, &fields[i], &place, node, rules)
                       : !tenbo_rule_field_fill (&reading, &fields[i], &place, rules))
        return FALSE;
    }
  return TRUE;
}

/* Starts @rules from the ruleset that the file extends, if any, and takes over what that says of
 * them. */
static gboolean
read_base (JsonObject          *object,
           TenboRulesetLookup   lookup,
           gpointer             lookup_data,
           GPtrArray           *notes,
           TbRules             *rules,
           gboolean            *whole,
           TenboRulesetRefusal *refusal)
{
  TenboPlace       place = { &root, "extends", 0 };
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) base = NULL;

  *whole = TRUE;
  if (!tenbo_ruleset_read_text (object, &root, "extends", &id, refusal))
    return FALSE;
  if (id == NULL)
    return TRUE;
  if (lookup == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_EXTENDS, &place,
                                 _ ("Nothing can be extended here, every field would be right"));

  base = lookup (id, lookup_data, &error);
  if (base == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_EXTENDS, &place, "%s",
                                 error->message);

  *rules = *tenbo_ruleset_get_rules (base);
  tenbo_ruleset_inherit_notes (notes, object, tenbo_ruleset_get_notes (base));
  *whole = FALSE;
  return TRUE;
}

static gboolean
check_length (const char          *text,
              const TenboPlace    *place,
              guint                max,
              TenboRulesetRefusal *refusal)
{
  TbProblem        problem = { .code = TB_PROBLEM_TOO_LONG, .max = (int32_t) max };
  g_autofree char *words = NULL;

  if (text == NULL || !tenbo_free_text_is_longer (text, max))
    return TRUE;

  words = tenbo_words_problem (&problem, NULL);
  return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, place, "%s", words);
}

gboolean
tenbo_ruleset_check_lengths (const TenboRulesetHead *head,
                             TenboRulesetRefusal    *refusal)
{
  TenboPlace name = { &root, "name", 0 };
  TenboPlace english = { &name, "en", 0 };
  TenboPlace japanese = { &name, "ja", 0 };
  TenboPlace chinese = { &name, "zh", 0 };
  TenboPlace source = { &root, "source", 0 };
  TenboPlace notes = { &root, "notes", 0 };

  if (!check_length (head->name_en, &english, TENBO_MAX_NAME, refusal) ||
      !check_length (head->name_ja, &japanese, TENBO_MAX_NAME, refusal) ||
      !check_length (head->name_zh, &chinese, TENBO_MAX_NAME, refusal) ||
      !check_length (head->source, &source, TENBO_MAX_NOTE, refusal))
    return FALSE;

  if (head->notes->len > TENBO_MAX_NOTES)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, &notes,
                                 _ ("Too many, at most %d would be right"), TENBO_MAX_NOTES);

  for (guint i = 0; i < head->notes->len; i++)
    {
      const TenboRulesetNote *note = head->notes->pdata[i];
      TenboPlace              place = { &notes, NULL, i };

      if (!check_length (note->en, &place, TENBO_MAX_NOTE, refusal) ||
          !check_length (note->ja, &place, TENBO_MAX_NOTE, refusal) ||
          !check_length (note->zh, &place, TENBO_MAX_NOTE, refusal))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_ruleset_read (JsonNode            *node,
                    TenboRulesetLookup   lookup,
                    gpointer             lookup_data,
                    TenboRulesetHead    *head,
                    TbRules             *rules,
                    TenboRulesetRefusal *refusal)
{
  JsonObject *object;
  gboolean    whole;
  int         revision;

  memset (head, 0, sizeof *head);
  memset (rules, 0, sizeof *rules);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &root,
                                 _ ("Wrong type, an object would be right"));

  object = json_node_get_object (node);
  if (read_format (object, &revision, refusal) &&
      check_keys (object, refusal) &&
      read_id (object, &head->id, refusal) &&
      read_names (object, head, refusal) &&
      tenbo_ruleset_read_text (object, &root, "source", &head->source, refusal) &&
      tenbo_ruleset_read_notes (object, &head->notes, refusal) &&
      read_base (object, lookup, lookup_data, head->notes, rules, &whole, refusal) &&
      tenbo_ruleset_read_fields (object, tb_rule_fields, TB_N_FIELDS, whole, revision, rules,
                                 refusal) &&
      tenbo_ruleset_check_conflicts (rules, refusal))
    return TRUE;

  tenbo_ruleset_head_clear (head);
  return FALSE;
}

gboolean
tenbo_ruleset_replace_fields (JsonObject          *fields,
                              TbRules             *rules,
                              TenboRulesetRefusal *refusal)
{
  JsonObjectIter iter;
  const char    *key;
  const char    *known[TB_N_FIELDS];

  for (size_t i = 0; i < TB_N_FIELDS; i++)
    known[i] = tb_rule_fields[i].key;

  json_object_iter_init_ordered (&iter, fields);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      size_t i = 0;

      while (i < TB_N_FIELDS && strcmp (key, known[i]) != 0)
        i++;
      if (i == TB_N_FIELDS)
        return tenbo_ruleset_refuse_key (refusal, &root, key, known, TB_N_FIELDS);
    }
  return tenbo_ruleset_read_fields (fields, tb_rule_fields, TB_N_FIELDS, FALSE, TB_RULES_REVISION,
                                    rules, refusal) &&
         tenbo_ruleset_check_conflicts (rules, refusal);
}
