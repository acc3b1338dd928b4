/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-reader.h"

#include "tenbo-free-text.h"
#include "tenbo-ruleset-fields.h"
#include "tenbo-ruleset-notes.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define FORMAT "tenbo-rules/"

/* Members of a file that are not fields, in canonical order. */
static const char *const head_keys[] = { "format", "id", "name", "source", "notes", "extends" };
static const char *const languages[] = { "en", "ja", "zh" };

static const TenboLocation root;

void
tenbo_ruleset_refusal_clear (TenboRulesetRefusal *refusal)
{
  for (TenboRulesetRefusal *next = g_steal_pointer (&refusal->next), *after; next != NULL;
       next = after)
    {
      after = next->next;
      g_free (next->at);
      g_free (next->text);
      g_free (next);
    }
  g_clear_pointer (&refusal->at, g_free);
  g_clear_pointer (&refusal->text, g_free);
}

void
tenbo_ruleset_refusal_propagate (const TenboRulesetRefusal *refusal,
                                 const char                *name,
                                 GError                   **error)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  g_assert (refusal != NULL);

  for (const TenboRulesetRefusal *each = refusal; each != NULL; each = each->next)
    {
      g_string_append_printf (lines, "%s%s: ", each == refusal ? "" : "\n", name);
      if (each->at[0] != '\0')
        g_string_append_printf (lines, "%s: ", each->at);
      g_string_append (lines, each->text);
    }
  g_set_error_literal (error, TENBO_RULESET_ERROR, (int) refusal->code, lines->str);
}

static void
text_clear (TenboRulesetText *text)
{
  g_clear_pointer (&text->en, g_free);
  g_clear_pointer (&text->ja, g_free);
  g_clear_pointer (&text->zh, g_free);
}

static TenboRulesetText
text_copy (const TenboRulesetText *text)
{
  return (TenboRulesetText) { g_strdup (text->en), g_strdup (text->ja), g_strdup (text->zh) };
}

TenboRulesetHead
tenbo_ruleset_head_copy (const TenboRulesetHead *head)
{
  TenboRulesetHead copy = *head;

  copy.id = g_strdup (head->id);
  copy.name = text_copy (&head->name);
  copy.source = text_copy (&head->source);
  copy.extends = g_strdup (head->extends);
  copy.base = head->base != NULL ? g_object_ref (head->base) : NULL;
  copy.notes = g_ptr_array_ref (head->notes);
  return copy;
}

void
tenbo_ruleset_head_clear (TenboRulesetHead *head)
{
  g_clear_pointer (&head->id, g_free);
  text_clear (&head->name);
  text_clear (&head->source);
  g_clear_pointer (&head->extends, g_free);
  g_clear_object (&head->base);
  g_clear_pointer (&head->notes, g_ptr_array_unref);
}

/* Reads the revision from "tenbo-rules/1". */
static gboolean
read_format (JsonObject          *object,
             int                 *revision,
             TenboRulesetRefusal *refusal)
{
  TenboLocation    location = { .up = &root, .key = "format" };
  g_autofree char *format = NULL;
  g_autofree char *quotable = NULL;
  guint64          number;

  *revision = 0;
  if (!tenbo_ruleset_read_text (object, &root, "format", &format, refusal))
    return FALSE;
  if (format == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &location,
                                 _ ("This key is missing. Expected “%s%d”."), FORMAT,
                                 TB_RULES_REVISION);
  quotable = tenbo_json_dup_quotable (format);
  if (!g_str_has_prefix (format, FORMAT) ||
      !g_ascii_string_to_unsigned (format + strlen (FORMAT), 10, 1, G_MAXUINT64, &number, NULL))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &location,
                                 _ ("“%s” is not the format of a Tenbo ruleset. Expected “%s%d”."),
                                 quotable, FORMAT, TB_RULES_REVISION);
  if (number > TB_RULES_REVISION)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_FORMAT, &location,
                                 _ ("“%s” is the format of a newer version of Tenbo. Update "
                                    "Tenbo to read it."),
                                 quotable);
  *revision = (int) number;
  return TRUE;
}

static gboolean
read_id (JsonObject          *object,
         char               **id,
         TenboRulesetRefusal *refusal)
{
  TenboLocation    location = { .up = &root, .key = "id" };
  g_autofree char *quotable = NULL;

  if (!tenbo_ruleset_read_text (object, &root, "id", id, refusal))
    return FALSE;
  if (*id == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &location,
                                 _ ("This key is missing. Expected the file name without "
                                    "“.json”."));
  quotable = tenbo_json_dup_quotable (*id);
  if (strlen (*id) > TENBO_RULESET_MAX_ID || !tenbo_json_is_kebab_case (*id))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_ID, &location,
                                 _ ("“%s” is not a valid id. Expected at most %d lowercase "
                                    "letters, digits and hyphens."),
                                 quotable, TENBO_RULESET_MAX_ID);
  return TRUE;
}

/* Reads the object @texts, which has a text for each language; @missing is the problem if the
 * English one is missing. */
static gboolean
read_languages (JsonObject          *texts,
                const TenboLocation *location,
                const char          *missing,
                TenboRulesetText    *text,
                TenboRulesetRefusal *refusal)
{
  TenboLocation english = { .up = location, .key = "en" };
  gboolean      fine;

  fine = tenbo_ruleset_check_keys (texts, location, languages, G_N_ELEMENTS (languages), refusal);
  fine &= tenbo_ruleset_read_text (texts, location, "en", &text->en, refusal);
  fine &= tenbo_ruleset_read_text (texts, location, "ja", &text->ja, refusal);
  fine &= tenbo_ruleset_read_text (texts, location, "zh", &text->zh, refusal);
  if (text->en == NULL)
    fine = tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &english, "%s", missing);
  return fine;
}

static gboolean
read_name (JsonObject          *object,
           TenboRulesetText    *name,
           TenboRulesetRefusal *refusal)
{
  TenboLocation location = { .up = &root, .key = "name" };
  JsonNode     *node = json_object_get_member (object, "name");

  if (node == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &location,
                                 _ ("This key is missing. Expected an object with a name for "
                                    "each language."));
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &location,
                                 _ ("Wrong type. Expected an object with a name for each "
                                    "language."));

  return read_languages (json_node_get_object (node), &location,
                         _ ("This key is missing. Expected an English name."), name, refusal);
}

/* Reads the source: a text, or an object with the text in several languages. */
static gboolean
read_source (JsonObject          *object,
             TenboRulesetText    *source,
             TenboRulesetRefusal *refusal)
{
  TenboLocation location = { .up = &root, .key = "source" };
  JsonNode     *node = json_object_get_member (object, "source");

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return read_languages (json_node_get_object (node), &location,
                           _ ("This key is missing. Expected a text in English."), source,
                           refusal);
  if (node != NULL && tenbo_json_get_text (node) == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &location,
                                 _ ("Wrong type. Expected a string or an object."));

  return tenbo_ruleset_read_text (object, &root, "source", &source->en, refusal);
}

/* Refuses the members of @object that are neither fields nor among the @n_more keys @more. */
static gboolean
check_keys (JsonObject          *object,
            const char *const   *more,
            size_t               n_more,
            TenboRulesetRefusal *refusal)
{
  const char *known[G_N_ELEMENTS (head_keys) + TB_N_FIELDS];
  size_t      n = 0;

  for (size_t i = 0; i < n_more; i++)
    known[n++] = more[i];
  for (size_t i = 0; i < TB_N_FIELDS; i++)
    known[n++] = tb_rule_fields[i].key;

  return tenbo_ruleset_check_keys (object, &root, known, n, refusal);
}

/* Whether @field has one number per player, also in the records of a list. */
static gboolean
is_for_each_player (const TbRuleField *field)
{
  if (field->kind == TB_FIELD_KIND_RECORDS)
    for (size_t i = 0; i < field->records->n_fields; i++)
      if (field->records->fields[i].kind == TB_FIELD_KIND_ROW)
        return TRUE;

  return field->kind == TB_FIELD_KIND_ROW;
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
  g_autoptr (GString) missing = g_string_new (NULL); /* keys after the first missing one */
  gboolean fine = TRUE;
  gboolean misses = FALSE;

  for (size_t i = 0; i < n_fields; i++)
    {
      TenboLocation   location = { .up = &root, .key = fields[i].key };
      TenboRuleReader reader = { rules->players, revision, refusal };
      JsonNode       *node = json_object_get_member (object, fields[i].key);

      if (rules->players == 0 && is_for_each_player (&fields[i]))
        continue; /* players was refused */
      if (node != NULL)
        fine &= tenbo_rule_field_read (&reader, &fields[i], &location, node, rules);
      else if (whole && misses && revision >= fields[i].revision)
        g_string_append_printf (missing, "%s%s", missing->len > 0 ? ", " : "", fields[i].key);
      else if (whole && !tenbo_rule_field_fill (&reader, &fields[i], &location, rules))
        {
          misses = TRUE;
          fine = FALSE;
        }
    }
  if (missing->len > 0)
    tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_MISSING, &root,
                          _ ("Also missing: %s. With “extends”, these fields come from another "
                             "ruleset."),
                          missing->str);
  return fine;
}

/* Finds the ruleset that the file extends; NULL in *@base if the file is complete. Transfer
 * full. */
static gboolean
read_base (JsonObject          *object,
           TenboRulesetLookup   lookup,
           gpointer             lookup_data,
           char               **id,
           TenboRuleset       **base,
           TenboRulesetRefusal *refusal)
{
  TenboLocation location = { .up = &root, .key = "extends" };
  g_autoptr (GError) error = NULL;

  if (!tenbo_ruleset_read_text (object, &root, "extends", id, refusal))
    return FALSE;
  if (*id == NULL)
    return TRUE;
  if (lookup == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_EXTENDS, &location,
                                 _ ("A ruleset in a game must be complete. To change single "
                                    "fields, use the id of a ruleset and “override”."));

  *base = lookup (*id, lookup_data, &error);
  if (*base == NULL)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_EXTENDS, &location, "%s",
                                 error->message);
  return TRUE;
}

static gboolean
check_length (const char          *text,
              const TenboLocation *location,
              guint                max,
              TenboRulesetRefusal *refusal)
{
  TbProblem        problem = { .code = TB_PROBLEM_TOO_LONG, .max = (int32_t) max };
  g_autofree char *words = NULL;

  if (text == NULL || !tenbo_free_text_is_longer (text, max))
    return TRUE;

  words = tenbo_words_problem (&problem, NULL);
  return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, location, "%s", words);
}

gboolean
tenbo_ruleset_check_lengths (const TenboRulesetHead *head,
                             TenboRulesetRefusal    *refusal)
{
  TenboLocation name = { .up = &root, .key = "name" };
  TenboLocation english = { .up = &name, .key = "en" };
  TenboLocation japanese = { .up = &name, .key = "ja" };
  TenboLocation chinese = { .up = &name, .key = "zh" };
  TenboLocation source = { .up = &root, .key = "source" };
  TenboLocation notes = { .up = &root, .key = "notes" };
  gboolean      fine = check_length (head->name.en, &english, TENBO_MAX_NAME, refusal);

  fine &= check_length (head->name.ja, &japanese, TENBO_MAX_NAME, refusal);
  fine &= check_length (head->name.zh, &chinese, TENBO_MAX_NAME, refusal);
  fine &= check_length (head->source.en, &source, TENBO_MAX_NOTE, refusal) &&
          check_length (head->source.ja, &source, TENBO_MAX_NOTE, refusal) &&
          check_length (head->source.zh, &source, TENBO_MAX_NOTE, refusal);

  if (head->notes->len > TENBO_MAX_NOTES)
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_OUT_OF_RANGE, &notes,
                                 g_dngettext (GETTEXT_PACKAGE, "Too many. Expected at most %d.",
                                              "Too many. Expected at most %d.", TENBO_MAX_NOTES),
                                 TENBO_MAX_NOTES);

  for (guint i = 0; i < head->notes->len; i++)
    {
      const TenboRulesetNote *note = head->notes->pdata[i];
      TenboLocation           location = { .up = &notes, .index = i };

      fine &= check_length (note->en, &location, TENBO_MAX_NOTE, refusal) &&
              check_length (note->ja, &location, TENBO_MAX_NOTE, refusal) &&
              check_length (note->zh, &location, TENBO_MAX_NOTE, refusal);
    }

  return fine;
}

/* Refuses the conflicts between the fields of @object that are not refused, which replace those of
 * @base. */
static void
check_valid_fields (JsonObject          *object,
                    int                  revision,
                    const TbRules       *base,
                    TenboRulesetRefusal *refusal)
{
  g_autoptr (JsonObject) valid = json_object_new ();
  g_autofree TbRules *rules = g_memdup2 (base, sizeof *base);

  /* The number of players decides the length of the others. */
  if (tenbo_ruleset_is_refused (refusal, tb_rule_fields[TB_FIELD_PLAYERS].key))
    return;

  for (size_t i = 0; i < TB_N_FIELDS; i++)
    {
      const char *key = tb_rule_fields[i].key;

      if (json_object_has_member (object, key) && !tenbo_ruleset_is_refused (refusal, key))
        json_object_set_member (valid, key, json_object_dup_member (object, key));
    }
  if (!tenbo_ruleset_read_fields (valid, tb_rule_fields, TB_N_FIELDS, FALSE, revision, rules,
                                  refusal))
    return;

  tb_rules_add_house_yaku (rules);
  tenbo_ruleset_check_conflicts (rules, refusal);
}

/* Reads the fields and checks for conflicts. If a field of a whole ruleset is refused, the others
 * may be missing, and are not compared. */
static gboolean
read_rules (JsonObject          *object,
            int                  revision,
            gboolean             whole,
            TbRules             *rules,
            TenboRulesetRefusal *refusal)
{
  g_autofree TbRules *base = g_memdup2 (rules, sizeof *rules);
  int                 base_players = rules->players;

  if (!tenbo_ruleset_read_fields (object, tb_rule_fields, TB_N_FIELDS, whole, revision, rules,
                                  refusal))
    {
      if (!whole)
        check_valid_fields (object, revision, base, refusal);
      return FALSE;
    }

  tb_rules_add_house_yaku (rules);

  /* Lists of the base have one number per player of the base, so the file must replace them. */
  for (size_t i = 0; i < TB_N_FIELDS && !whole && base_players != rules->players; i++)
    {
      const TbRuleField *field = &tb_rule_fields[i];
      TenboLocation      location = { .up = &root, .key = field->key };
      int32_t            count = 1;

      if (field->kind == TB_FIELD_KIND_RECORDS)
        memcpy (&count, (const guint8 *) rules + field->records->count_offset, sizeof count);
      if (count > 0 && is_for_each_player (field) && !json_object_has_member (object, field->key))
        tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_CONFLICT, &location,
                              _ ("The extended ruleset has a list for %d players. Expected a "
                                 "list for %d players."),
                              base_players, rules->players);
    }
  return tenbo_ruleset_check_conflicts (rules, refusal);
}

gboolean
tenbo_ruleset_read (JsonNode            *node,
                    TenboRulesetLookup   lookup,
                    gpointer             lookup_data,
                    TenboRulesetHead    *head,
                    TbRules             *rules,
                    TenboRulesetRefusal *refusal)
{
  g_autoptr (TenboRuleset) base = NULL;
  JsonObject *object;
  gboolean    fine;
  int         revision;

  memset (head, 0, sizeof *head);
  memset (rules, 0, sizeof *rules);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return tenbo_ruleset_refuse (refusal, TENBO_RULESET_ERROR_WRONG_TYPE, &root,
                                 _ ("Wrong type. Expected an object."));

  object = json_node_get_object (node);
  if (!read_format (object, &revision, refusal))
    return FALSE; /* another format may have other keys */

  fine = check_keys (object, head_keys, G_N_ELEMENTS (head_keys), refusal);
  fine &= read_id (object, &head->id, refusal);
  fine &= read_name (object, &head->name, refusal);
  fine &= read_source (object, &head->source, refusal);
  fine &= tenbo_ruleset_read_notes (object, &head->notes, refusal);
  if (!read_base (object, lookup, lookup_data, &head->extends, &base, refusal))
    {
      tenbo_ruleset_head_clear (head);
      return FALSE; /* the keys of the base are not missing */
    }
  if (base != NULL)
    *rules = *tenbo_ruleset_get_rules (base);
  fine &= read_rules (object, revision, base == NULL, rules, refusal);
  head->n_own_notes = head->notes->len;
  for (size_t i = 0; i < TB_N_FIELDS; i++)
    head->own[i] = base == NULL || json_object_has_member (object, tb_rule_fields[i].key);
  if (fine && base != NULL)
    tenbo_ruleset_inherit_notes (head->notes, object, base, rules);
  head->base = g_steal_pointer (&base);
  if (!fine)
    tenbo_ruleset_head_clear (head);
  return fine;
}

gboolean
tenbo_ruleset_replace_fields (JsonObject          *fields,
                              TbRules             *rules,
                              TenboRulesetRefusal *refusal)
{
  gboolean fine = check_keys (fields, NULL, 0, refusal);

  fine &= read_rules (fields, TB_RULES_REVISION, FALSE, rules, refusal);
  return fine;
}
