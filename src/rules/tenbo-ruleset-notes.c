/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-notes.h"

#include "tenbo-ruleset-fields.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static const char *const note_keys[] = { "field", "en", "ja", "zh" };

static void
note_free (gpointer data)
{
  TenboRulesetNote *note = data;

  g_free (note->en);
  g_free (note->ja);
  g_free (note->zh);
  g_free (note);
}

/* The field that a note stands beside. */
static gboolean
read_note_field (JsonObject          *object,
                 const TenboPlace    *up,
                 TbField             *field,
                 TenboRulesetRefusal *refusal)
{
  TenboPlace       place = { up, "field", 0 };
  g_autofree char *key = NULL;
  const char      *known[TB_N_FIELDS];

  *field = TB_FIELD_NONE;
  if (!tenbo_ruleset_read_text (object, up, "field", &key, refusal))
    return FALSE;
  if (key == NULL)
    return TRUE;

  for (int i = 0; i < TB_N_FIELDS; i++)
    {
      known[i] = tb_rule_fields[i].key;
      if (strcmp (known[i], key) == 0)
        *field = (TbField) i;
    }
  if (*field == TB_FIELD_NONE)
    return tenbo_ruleset_refuse_word (refusal, &place, key, known, TB_N_FIELDS);
  return TRUE;
}

static gboolean
read_note_object (JsonObject          *object,
                  const TenboPlace    *place,
                  TenboRulesetNote    *note,
                  TenboRulesetRefusal *refusal)
{
  TenboPlace     english = { place, "en", 0 };
  JsonObjectIter iter;
  const char    *key;
  gboolean       fine = TRUE;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &key, NULL))
    {
      size_t i = 0;

      while (i < G_N_ELEMENTS (note_keys) && strcmp (key, note_keys[i]) != 0)
        i++;
      if (i == G_N_ELEMENTS (note_keys))
        fine = tenbo_ruleset_refuse_key (refusal, place, key, note_keys, G_N_ELEMENTS (note_keys));
    }

  fine &= read_note_field (object, place, &note->field, refusal);
  fine &= tenbo_ruleset_read_text (object, place, "en", &note->en, refusal);
  fine &= tenbo_ruleset_read_text (object, place, "ja", &note->ja, refusal);
  fine &= tenbo_ruleset_read_text (object, place, "zh", &note->zh, refusal);
  if (note->en == NULL)
    fine = tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &english,
                                 _ ("Missing, a text in English would be right"));
  return fine;
}

/* A note is a text, or an object with the text in several languages. */
static gboolean
read_note (JsonNode            *node,
           const TenboPlace    *place,
           TenboRulesetNote    *note,
           TenboRulesetRefusal *refusal)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return read_note_object (json_node_get_object (node), place, note, refusal);

  note->en = g_strdup (tenbo_json_get_text (node));
  if (note->en == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, place,
                                 _ ("Wrong type, a text or an object would be right"));
  return TRUE;
}

gboolean
tenbo_ruleset_read_notes (JsonObject          *object,
                          GPtrArray          **notes,
                          TenboRulesetRefusal *refusal)
{
  TenboPlace place = { NULL, "notes", 0 };
  JsonNode  *node = json_object_get_member (object, "notes");
  JsonArray *list;
  gboolean   fine = TRUE;

  *notes = g_ptr_array_new_with_free_func (note_free);
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &place,
                                 _ ("Wrong type, a list of notes would be right"));

  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboPlace        entry = { &place, NULL, i };
      TenboRulesetNote *note = g_new0 (TenboRulesetNote, 1);

      note->field = TB_FIELD_NONE;
      g_ptr_array_add (*notes, note);
      fine &= read_note (json_array_get_element (list, i), &entry, note, refusal);
    }
  return fine;
}

static gboolean
speaks_of (const GPtrArray *notes,
           guint            n_notes,
           TbField          field)
{
  for (guint i = 0; i < n_notes; i++)
    {
      const TenboRulesetNote *note = g_ptr_array_index (notes, i);

      if (note->field == field)
        return TRUE;
    }
  return FALSE;
}

static TenboRulesetNote *
note_copy (const TenboRulesetNote *note)
{
  TenboRulesetNote *copy = g_new (TenboRulesetNote, 1);

  copy->field = note->field;
  copy->en = g_strdup (note->en);
  copy->ja = g_strdup (note->ja);
  copy->zh = g_strdup (note->zh);
  return copy;
}

/* Whether a field that has a meaning in @base has none under @rules. */
static gboolean
lost_meaning (TenboRuleset  *base,
              const TbRules *rules,
              TbField        field)
{
  return tenbo_words_field_applies (tenbo_ruleset_get_rules (base), field) &&
         !tenbo_words_field_applies (rules, field);
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

      if (note->field != TB_FIELD_NONE &&
          !json_object_has_member (object, tb_rule_fields[note->field].key) &&
          !speaks_of (notes, n_own, note->field) && !lost_meaning (base, rules, note->field))
        g_ptr_array_add (notes, note_copy (note));
    }
}

void
tenbo_ruleset_write_notes (GString         *out,
                           const GPtrArray *notes)
{
  g_string_append (out, "[\n");
  for (guint i = 0; i < notes->len; i++)
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
      g_string_append (out, i + 1 < notes->len ? ",\n" : "\n");
    }
  g_string_append (out, "  ]");
}
