/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-import.h"

#include "tenbo-json.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Larger files are no rulesets: the longest built-in one has 30 kB. */
#define MAX_SIZE (1 << 20)

gboolean
tenbo_ruleset_import_accepts (GBytes *json)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autofree char *why = NULL;
  JsonNode        *node;
  gsize            length;
  const char      *text;

  g_return_val_if_fail (json != NULL, FALSE);

  text = g_bytes_get_data (json, &length);
  if (length == 0 || length > MAX_SIZE)
    return FALSE;

  parser = tenbo_json_parser_new ();
  node = tenbo_json_parser_load (parser, text, (gssize) length, &why);
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return FALSE;

  node = json_object_get_member (json_node_get_object (node), "format");
  text = node != NULL ? tenbo_json_get_text (node) : NULL;
  return text != NULL && g_str_has_prefix (text, "tenbo-rules/");
}

/* Whether @ruleset extends the ruleset @id of @list, directly or not. */
static gboolean
is_based_on (TenboRuleset     *ruleset,
             const char       *id,
             TenboRulesetList *list)
{
  g_autoptr (TenboRuleset) each = g_object_ref (ruleset);

  while (each != NULL && tenbo_ruleset_get_extends (each) != NULL)
    {
      const char   *extends = tenbo_ruleset_get_extends (each);
      TenboRuleset *base;

      if (g_str_equal (extends, id))
        return TRUE;
      base = tenbo_ruleset_list_find (list, extends, NULL);
      g_object_unref (each);
      each = base;
    }
  return FALSE;
}

/* Returns the draft to save. Returns NULL with @error if the file to replace cannot be read. */
static TenboRulesetDraft *
create_draft (TenboRulesetImportKind kind,
              TenboRuleset          *ruleset,
              TenboRulesetList      *list,
              GError               **error)
{
  TenboRulesetDraft *draft;
  g_autofree char   *path = NULL;
  g_autofree char   *replaced = NULL;
  g_autofree char   *id = NULL;

  if (kind == TENBO_RULESET_IMPORT_REPLACE)
    {
      path = tenbo_ruleset_list_dup_path (list, tenbo_ruleset_get_id (ruleset));
      if (!g_file_get_contents (path, &replaced, NULL, error))
        return NULL;
    }
  draft = tenbo_ruleset_draft_new_of_file (ruleset, replaced);
  if (kind == TENBO_RULESET_IMPORT_RENAME)
    {
      id = tenbo_ruleset_draft_propose_id (list, ruleset);
      tenbo_ruleset_draft_set_head (draft, TENBO_DRAFT_ID, TENBO_DRAFT_EN, id);
    }
  return draft;
}

TenboRulesetImport *
tenbo_ruleset_import_new (GBytes           *json,
                          const char       *name,
                          TenboRulesetList *list,
                          GError          **error)
{
  g_autoptr (TenboRulesetImport) self = g_new0 (TenboRulesetImport, 1);
  g_autoptr (TenboRuleset) ruleset = NULL;
  const char *text;
  const char *id;
  gsize       length;

  g_return_val_if_fail (json != NULL && name != NULL && TENBO_IS_RULESET_LIST (list), NULL);

  text = g_bytes_get_data (json, &length);
  ruleset = tenbo_ruleset_new_from_json (text != NULL ? text : "", (gssize) length, name,
                                         tenbo_ruleset_list_lookup, list, error);
  if (ruleset == NULL)
    return NULL;

  id = tenbo_ruleset_get_id (ruleset);
  if (is_based_on (ruleset, id, list))
    {
      g_set_error (error, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS,
                   _ ("“%s” extends itself. Write a complete ruleset or extend another one."), id);
      g_prefix_error (error, "%s: extends: ", name);
      return NULL;
    }

  if (!tenbo_ruleset_list_has (list, id))
    self->kind = TENBO_RULESET_IMPORT_NEW;
  else if (tenbo_ruleset_list_is_shipped (list, id))
    self->kind = TENBO_RULESET_IMPORT_RENAME;
  else
    self->kind = TENBO_RULESET_IMPORT_REPLACE;
  /* A file of the user that has mistakes is replaced, but it cannot be compared. */
  self->other = tenbo_ruleset_list_find (list, id, NULL);
  if (self->other != NULL &&
      g_str_equal (tenbo_ruleset_get_json (ruleset), tenbo_ruleset_get_json (self->other)))
    self->kind = TENBO_RULESET_IMPORT_KNOWN;

  self->draft = create_draft (self->kind, ruleset, list, error);
  return self->draft != NULL ? g_steal_pointer (&self) : NULL;
}

void
tenbo_ruleset_import_free (TenboRulesetImport *self)
{
  g_clear_object (&self->draft);
  g_clear_object (&self->other);
  g_free (self);
}

GBytes *
tenbo_ruleset_export (TenboRuleset     *ruleset,
                      TenboRulesetList *list)
{
  g_autoptr (TenboRulesetDraft) draft = NULL;
  const char *extends;
  const char *text;

  g_return_val_if_fail (TENBO_IS_RULESET (ruleset) && TENBO_IS_RULESET_LIST (list), NULL);

  /* A ruleset that extends one of the user is saved in full. */
  extends = tenbo_ruleset_get_extends (ruleset);
  if (extends != NULL && !tenbo_ruleset_list_is_shipped (list, extends))
    text = tenbo_ruleset_get_json (ruleset);
  else
    {
      draft = tenbo_ruleset_draft_new_of_file (ruleset, NULL);
      text = tenbo_ruleset_draft_get_text (draft);
    }
  return g_bytes_new (text, strlen (text));
}
