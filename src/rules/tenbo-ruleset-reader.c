/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-reader.h"

#include "tenbo-ruleset-fields.h"

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
  g_clear_pointer (&head->notes, g_strfreev);
}

/* Takes the text of the member @key; NULL if it is not there. FALSE if it is no text, or empty. */
static gboolean
read_text (JsonObject          *object,
           const TenboPlace    *up,
           const char          *key,
           char               **out,
           TenboRulesetRefusal *refusal)
{
  TenboPlace  place = { up, key, 0 };
  JsonNode   *node = json_object_get_member (object, key);
  const char *text;

  g_clear_pointer (out, g_free);
  if (node == NULL)
    return TRUE;

  text = tenbo_json_get_text (node);
  if (text == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &place,
                                 _ ("Wrong type, a text would be right"));
  if (text[0] == '\0')
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, &place,
                                 _ ("Empty, a text would be right"));
  *out = g_strdup (text);
  return TRUE;
}

/* The revision in "tenbo-rules/1". */
static gboolean
read_format (JsonObject          *object,
             int                 *revision,
             TenboRulesetRefusal *refusal)
{
  TenboPlace       place = { &root, "format", 0 };
  g_autofree char *format = NULL;
  guint64          number;

  *revision = 0;
  if (!read_text (object, &root, "format", &format, refusal))
    return FALSE;
  if (format == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &place,
                                 _ ("Missing, “%s%d” would be right"), FORMAT, TB_RULES_REVISION);
  if (!g_str_has_prefix (format, FORMAT) ||
      !g_ascii_string_to_unsigned (format + strlen (FORMAT), 10, 1, TB_RULES_REVISION, &number,
                                   NULL))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &place,
                                 _ ("“%s” is not a format that this version reads, "
                                    "“%s%d” would be right"),
                                 format, FORMAT, TB_RULES_REVISION);
  *revision = (int) number;
  return TRUE;
}

static gboolean
read_id (JsonObject          *object,
         char               **id,
         TenboRulesetRefusal *refusal)
{
  TenboPlace place = { &root, "id", 0 };

  if (!read_text (object, &root, "id", id, refusal))
    return FALSE;
  if (*id == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &place,
                                 _ ("Missing, the name of the file without “.json” would be "
                                    "right"));
  if (strlen (*id) > TENBO_RULESET_MAX_ID || !tenbo_json_is_kebab_case (*id))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_ID, &place,
                                 _ ("“%s” is no id, at most %d small letters, digits and hyphens "
                                    "would be right"),
                                 *id, TENBO_RULESET_MAX_ID);
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

  if (!read_text (names, &place, "en", &head->name_en, refusal) ||
      !read_text (names, &place, "ja", &head->name_ja, refusal) ||
      !read_text (names, &place, "zh", &head->name_zh, refusal))
    return FALSE;
  if (head->name_en == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &english,
                                 _ ("Missing, a name in English would be right"));
  return TRUE;
}

static gboolean
read_notes (JsonObject          *object,
            GStrv               *notes,
            TenboRulesetRefusal *refusal)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  TenboPlace place = { &root, "notes", 0 };
  JsonNode  *node = json_object_get_member (object, "notes");
  JsonArray *list = NULL;

  if (node != NULL)
    {
      if (!JSON_NODE_HOLDS_ARRAY (node))
        return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &place,
                                     _ ("Wrong type, a list of texts would be right"));
      list = json_node_get_array (node);
    }
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      TenboPlace  entry = { &place, NULL, i };
      const char *text = tenbo_json_get_text (json_array_get_element (list, i));

      if (text == NULL)
        return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &entry,
                                     _ ("Wrong type, a text would be right"));
      g_strv_builder_add (builder, text);
    }
  *notes = g_strv_builder_end (builder);
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

static const char *
conflict_text (TbRulesConflict conflict)
{
  switch (conflict)
    {
    case TB_RULES_UMA_SUM:
      return _ ("The numbers have to sum to zero");
    case TB_RULES_RETURN_BELOW_START:
      return _ ("Less than start-points, at least as many would be right");
    case TB_RULES_CEILING_BELOW_START:
      return _ ("Not above start-points, 0 (none) or more than start-points would be right");
    case TB_RULES_NOT_PLAYED:
      return _ ("Not in yakuman, only what is listed there would be right");
    case TB_RULES_GREAT_AND_DOUBLE:
      return _ ("In great-yakuman too, one of the two would be right");
    case TB_RULES_YAKU_TWICE:
    case TB_RULES_FOUL_TWICE:
      return _ ("Listed before, once would be right");
    case TB_RULES_FOUL_POINTS:
      return _ ("A fixed amount needs points above 0, any other amount needs 0 points");
    case TB_RULES_CHOICE_WITHOUT_RIGHT:
      return _ ("No dealer ever has the choice to repeat, “ordinary” would be right");
    case TB_RULES_FINE:
    default:
      g_return_val_if_reached ("");
    }
}

static gboolean
check_conflicts (const TbRules       *rules,
                 TenboRulesetRefusal *refusal)
{
  TbField         field;
  int32_t         index;
  TbRulesConflict conflict = tb_rules_check (rules, &field, &index);
  TenboPlace      place = { &root, NULL, 0 };
  TenboPlace      entry = { &place, NULL, (guint) index };

  if (conflict == TB_RULES_FINE)
    return TRUE;

  place.key = tb_rule_fields[field].key;
  return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_CONFLICT, index < 0 ? &place : &entry,
                               "%s", conflict_text (conflict));
}

/* Starts @rules from the ruleset that the file extends, if any. */
static gboolean
read_base (JsonObject          *object,
           TenboRulesetLookup   lookup,
           gpointer             lookup_data,
           TbRules             *rules,
           gboolean            *whole,
           TenboRulesetRefusal *refusal)
{
  TenboPlace       place = { &root, "extends", 0 };
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) base = NULL;

  *whole = TRUE;
  if (!read_text (object, &root, "extends", &id, refusal))
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
  *whole = FALSE;
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
      read_text (object, &root, "source", &head->source, refusal) &&
      read_notes (object, &head->notes, refusal) &&
      read_base (object, lookup, lookup_data, rules, &whole, refusal) &&
      tenbo_ruleset_read_fields (object, tb_rule_fields, TB_N_FIELDS, whole, revision, rules,
                                 refusal) &&
      check_conflicts (rules, refusal))
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
         check_conflicts (rules, refusal);
}
