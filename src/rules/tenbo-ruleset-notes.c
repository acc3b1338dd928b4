/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-notes.h"

#include "tenbo-ruleset-fields.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

static const char *const note_keys[] = { "field", "en", "ja", "zh" };

void
tenbo_ruleset_note_free (TenboRulesetNote *note)
{
  g_free (note->en);
  g_free (note->ja);
  g_free (note->zh);
  g_free (note);
}

TenboRulesetNote *
tenbo_ruleset_note_copy (const TenboRulesetNote *note)
{
  TenboRulesetNote *copy = g_new (TenboRulesetNote, 1);

  *copy = (TenboRulesetNote) { note->field, g_strdup (note->en), g_strdup (note->ja),
                               g_strdup (note->zh) };
  return copy;
}

static gboolean
read_note_object (JsonObject          *object,
                  const TenboLocation *location,
                  TenboRulesetNote    *note,
                  TenboRulesetRefusal *refusal)
{
  TenboLocation    english = { .up = location, .key = "en" };
  TenboLocation    field_location = { .up = location, .key = "field" };
  g_autofree char *key = NULL;
  const char      *known[TB_N_FIELDS];
  gboolean         fine;

  fine = tenbo_ruleset_check_keys (object, location, note_keys, G_N_ELEMENTS (note_keys), refusal);
  fine &= tenbo_ruleset_read_text (object, location, "field", &key, refusal);
  for (TbField field = 0; field < TB_N_FIELDS; field++)
    {
      known[field] = tb_rule_fields[field].key;
      if (g_strcmp0 (known[field], key) == 0)
        note->field = field;
    }
  if (key != NULL && note->field == TB_FIELD_NONE)
    fine = tenbo_ruleset_refuse_word (refusal, &field_location, key, known, TB_N_FIELDS);

  fine &= tenbo_ruleset_read_text (object, location, "en", &note->en, refusal);
  fine &= tenbo_ruleset_read_text (object, location, "ja", &note->ja, refusal);
  fine &= tenbo_ruleset_read_text (object, location, "zh", &note->zh, refusal);
  if (note->en == NULL)
    fine = tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &english,
                                 _ ("This key is missing. Expected a text in English."));
  return fine;
}

gboolean
tenbo_ruleset_read_notes (JsonObject          *object,
                          GPtrArray          **notes,
                          TenboRulesetRefusal *refusal)
{
  TenboLocation location = { .key = "notes" };
  JsonNode     *node = json_object_get_member (object, "notes");
  JsonArray    *list;
  gboolean      fine = TRUE;

  *notes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_ruleset_note_free);
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &location,
                                 _ ("Wrong type. Expected a list of notes."));

  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation     entry = { .up = &location, .index = i };
      JsonNode         *value = json_array_get_element (list, i);
      TenboRulesetNote *note = g_new0 (TenboRulesetNote, 1);

      note->field = TB_FIELD_NONE;
      g_ptr_array_add (*notes, note);
      /* A note is a text, or an object with the text in several languages. */
      note->en = g_strdup (tenbo_json_get_text (value));
      if (JSON_NODE_HOLDS_OBJECT (value))
        fine &= read_note_object (json_node_get_object (value), &entry, note, refusal);
      else if (note->en == NULL)
        fine = tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &entry,
                                     _ ("Wrong type. Expected a string or an object."));
    }
  return fine;
}

void
tenbo_ruleset_inherit_notes (GPtrArray     *notes,
                             JsonObject    *object,
                             TenboRuleset  *base,
                             const TbRules *rules)
{
  const GPtrArray *inherited = tenbo_ruleset_get_notes (base);
  guint            n_own = notes->len;

  for (guint i = 0; i < inherited->len; i++)
    {
      const TenboRulesetNote *note = g_ptr_array_index (inherited, i);
      TbField                 field = note->field;
      gboolean                has_own_note = FALSE;

      for (guint j = 0; j < n_own; j++)
        has_own_note |= ((const TenboRulesetNote *) notes->pdata[j])->field == field;
      if (has_own_note || field == TB_FIELD_NONE ||
          json_object_has_member (object, tb_rule_fields[field].key))
        continue;
      if (tenbo_words_field_applies (tenbo_ruleset_get_rules (base), field) &&
          !tenbo_words_field_applies (rules, field))
        continue;

      g_ptr_array_add (notes, tenbo_ruleset_note_copy (note));
    }
}

void
tenbo_ruleset_write_notes (GString         *out,
                           const GPtrArray *notes,
                           guint            n_notes)
{
  g_string_append (out, "[\n");
  for (guint i = 0; i < n_notes; i++)
    {
      const TenboRulesetNote *note = g_ptr_array_index (notes, i);

      g_string_append (out, "    ");
      if (note->field == TB_FIELD_NONE && note->ja == NULL && note->zh == NULL)
        tenbo_json_write_text (out, note->en);
      else
        {
          g_string_append_c (out, '{');
          tenbo_json_write_text_member (
            out, "field",
            note->field == TB_FIELD_NONE ? NULL : tb_rule_fields[note->field].key);
          tenbo_json_write_text_member (out, "en", note->en);
          tenbo_json_write_text_member (out, "ja", note->ja);
          tenbo_json_write_text_member (out, "zh", note->zh);
          g_string_append_c (out, '}');
        }
      g_string_append (out, i + 1 < n_notes ? ",\n" : "\n");
    }
  g_string_append (out, "  ]");
}
