/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset.h"

#include "tenbo-language.h"
#include "tenbo-ruleset-notes.h"
#include "tenbo-ruleset-reader.h"

#include <string.h>

struct _TenboRuleset
{
  GObject parent_instance;

  TenboRulesetHead head;
  TbRules          rules;
  char            *json;
};

G_DEFINE_FINAL_TYPE (TenboRuleset, tenbo_ruleset, G_TYPE_OBJECT)

G_DEFINE_QUARK (tenbo-ruleset-error-quark, tenbo_ruleset_error)

static const char *
text_pick (const TenboRulesetText *text)
{
  return tenbo_language_pick (text->en, text->ja, text->zh);
}

/* Creates a ruleset; takes ownership of the contents of @head. */
static TenboRuleset *
ruleset_new (TenboRulesetHead *head,
             const TbRules    *rules)
{
  TenboRuleset *self = g_object_new (TENBO_TYPE_RULESET, NULL);

  self->head = *head;
  self->rules = *rules;
  self->json = tenbo_ruleset_write (head, rules);
  memset (head, 0, sizeof *head);
  return self;
}

static void
tenbo_ruleset_finalize (GObject *object)
{
  TenboRuleset *self = TENBO_RULESET (object);

  tenbo_ruleset_head_clear (&self->head);
  g_free (self->json);

  G_OBJECT_CLASS (tenbo_ruleset_parent_class)->finalize (object);
}

static void
tenbo_ruleset_class_init (TenboRulesetClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_ruleset_finalize;
}

static void
tenbo_ruleset_init (TenboRuleset *self)
{
}

TenboRuleset *
tenbo_ruleset_new_from_node (JsonNode            *node,
                             TenboRulesetLookup   lookup,
                             gpointer             lookup_data,
                             TenboRulesetRefusal *refusal)
{
  g_auto (TenboRulesetHead) head = { 0 };
  TbRules rules;

  if (!tenbo_ruleset_read (node, lookup, lookup_data, &head, &rules, refusal) ||
      !tenbo_ruleset_check_lengths (&head, refusal))
    return NULL;

  return ruleset_new (&head, &rules);
}

/* Returns the root of @json, which belongs to @parser; NULL with @error. */
static JsonNode *
load (JsonParser *parser,
      const char *json,
      gssize      length,
      const char *name,
      GError    **error)
{
  g_autofree char *why = NULL;
  JsonNode        *node = tenbo_json_parser_load (parser, json, length, &why);

  if (node == NULL)
    g_set_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_SYNTAX, "%s: %s", name, why);
  return node;
}

TenboRuleset *
tenbo_ruleset_new_frozen (const char *json,
                          const char *name,
                          GError    **error)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  g_auto (TenboRulesetHead) head = { 0 };
  TbRules   rules;
  JsonNode *node;

  g_return_val_if_fail (json != NULL && name != NULL, NULL);

  node = load (parser, json, -1, name, error);
  if (node == NULL)
    return NULL;
  if (tenbo_ruleset_read (node, NULL, NULL, &head, &rules, &refusal))
    return ruleset_new (&head, &rules);

  tenbo_ruleset_refusal_propagate (&refusal, name, error);
  return NULL;
}

TenboRuleset *
tenbo_ruleset_new_from_json (const char        *json,
                             gssize             length,
                             const char        *name,
                             TenboRulesetLookup lookup,
                             gpointer           lookup_data,
                             GError           **error)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  TenboRuleset *self;
  JsonNode     *node;

  g_return_val_if_fail (json != NULL && name != NULL, NULL);

  node = load (parser, json, length, name, error);
  if (node == NULL)
    return NULL;
  self = tenbo_ruleset_new_from_node (node, lookup, lookup_data, &refusal);
  if (self == NULL)
    tenbo_ruleset_refusal_propagate (&refusal, name, error);
  return self;
}

const char *
tenbo_ruleset_get_id (TenboRuleset *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);

  return self->head.id;
}

const char *
tenbo_ruleset_get_name (TenboRuleset *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);

  return text_pick (&self->head.name);
}

const char *
tenbo_ruleset_get_source (TenboRuleset *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);

  return self->head.source.en != NULL ? text_pick (&self->head.source) : "";
}

const GPtrArray *
tenbo_ruleset_get_notes (TenboRuleset *self)
{
  return self->head.notes;
}

const char *
tenbo_ruleset_get_extends (TenboRuleset *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);

  return self->head.extends;
}

const TenboRulesetHead *
tenbo_ruleset_get_head (TenboRuleset *self)
{
  return &self->head;
}

gboolean
tenbo_ruleset_is_same_field (TenboRuleset *self,
                             TenboRuleset *other,
                             TbField       field)
{
  g_autoptr (GString) mine = g_string_new (NULL);
  g_autoptr (GString) theirs = g_string_new (NULL);

  g_return_val_if_fail (TENBO_IS_RULESET (self) && TENBO_IS_RULESET (other), FALSE);
  g_return_val_if_fail ((int) field >= 0 && field < TB_N_FIELDS, FALSE);

  tenbo_ruleset_write_field (mine, &self->rules, field);
  tenbo_ruleset_write_field (theirs, &other->rules, field);
  return g_string_equal (mine, theirs);
}

char *
tenbo_ruleset_dup_extension (TenboRuleset *base,
                             const char   *id,
                             const char   *name)
{
  TenboRulesetHead head = { .id = (char *) id, .name.en = (char *) name };

  g_return_val_if_fail (TENBO_IS_RULESET (base) && id != NULL && name != NULL, NULL);

  head.extends = base->head.id;
  return tenbo_ruleset_write_extension (&head);
}

GStrv
tenbo_ruleset_dup_notes (TenboRuleset *self,
                         TbField       field)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);
  g_return_val_if_fail ((int) field >= 0 && field <= TB_FIELD_NONE, NULL);

  for (guint i = 0; i < self->head.notes->len; i++)
    {
      const TenboRulesetNote *note = g_ptr_array_index (self->head.notes, i);

      if (note->field == field)
        g_strv_builder_add (builder, tenbo_language_pick (note->en, note->ja, note->zh));
    }
  return g_strv_builder_end (builder);
}

const TbRules *
tenbo_ruleset_get_rules (TenboRuleset *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);

  return &self->rules;
}

const char *
tenbo_ruleset_get_json (TenboRuleset *self)
{
  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);

  return self->json;
}

TenboRuleset *
tenbo_ruleset_dup_without_texts (TenboRuleset *self)
{
  TenboRuleset *copy;

  g_return_val_if_fail (TENBO_IS_RULESET (self), NULL);

  copy = g_object_new (TENBO_TYPE_RULESET, NULL);
  copy->head.id = g_strdup (self->head.id);
  copy->head.name.en = g_strdup (self->head.id);
  copy->head.notes = g_ptr_array_new ();
  copy->rules = self->rules;
  copy->json = tenbo_ruleset_write_meaning (self->head.id, &self->rules);
  return copy;
}

int
tenbo_ruleset_find_foul (TenboRuleset *self,
                         const char   *id)
{
  g_return_val_if_fail (TENBO_IS_RULESET (self) && id != NULL, -1);

  for (int i = 0; i < self->rules.n_fouls; i++)
    if (strcmp (self->rules.fouls[i].id, id) == 0)
      return i;
  return -1;
}

TenboRuleset *
tenbo_ruleset_override_object (TenboRuleset        *base,
                               JsonObject          *fields,
                               TenboRulesetRefusal *refusal)
{
  g_auto (TenboRulesetHead) head = { 0 };
  TbRules rules = base->rules;

  if (!tenbo_ruleset_replace_fields (fields, &rules, refusal))
    return NULL;

  head = tenbo_ruleset_head_copy (&base->head);
  g_clear_pointer (&head.extends, g_free);
  g_clear_object (&head.base);
  memset (head.own, true, sizeof head.own);
  head.n_own_notes = head.notes->len;
  return ruleset_new (&head, &rules);
}

TenboRuleset *
tenbo_ruleset_override (TenboRuleset *base,
                        const char   *fields,
                        GError      **error)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  g_autofree char *why = NULL;
  TenboRuleset    *self;
  JsonNode        *node;

  g_return_val_if_fail (TENBO_IS_RULESET (base) && fields != NULL, NULL);

  node = tenbo_json_parser_load (parser, fields, -1, &why);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_SYNTAX, "override: %s",
                   why != NULL ? why : "not an object");
      return NULL;
    }
  self = tenbo_ruleset_override_object (base, json_node_get_object (node), &refusal);
  if (self == NULL)
    tenbo_ruleset_refusal_propagate (&refusal, "override", error);
  return self;
}
