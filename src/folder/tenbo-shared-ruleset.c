/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-shared-ruleset.h"

#include <string.h>

#include "tenbo-game-record.h"
#include "tenbo-record-game.h"
#include "tenbo-ruleset.h"

/* Lengths of a digest in `replaced`, and of the part of it that a new id has */
#define DIGEST_CHARS 16
#define SHORT_CHARS  8

/* Maximum number of replaced texts of a file */
#define MAX_REPLACED 100000

/* --- Digests --- */

static char *
compute_digest (const char *text)
{
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  return g_strndup (digest, DIGEST_CHARS);
}

static gboolean
has_replaced (const TenboSharedRuleset *self,
              const char               *digest)
{
  return g_ptr_array_find_with_equal_func (self->replaced, digest, g_str_equal, NULL);
}

/* Keeps the order, so that equal registers have equal entries. Returns whether it was missing. */
static gboolean
add_replaced (TenboSharedRuleset *self,
              const char         *digest)
{
  if (has_replaced (self, digest))
    return FALSE;

  g_ptr_array_add (self->replaced, g_strdup (digest));
  g_ptr_array_sort_values (self->replaced, (GCompareFunc) strcmp);
  return TRUE;
}

/* --- The register --- */

TenboSharedRuleset *
tenbo_shared_ruleset_new (const char *id,
                          gint64      changed_msec,
                          const char *text)
{
  TenboSharedRuleset *self = g_new0 (TenboSharedRuleset, 1);

  self->id = g_strdup (id);
  self->changed_msec = changed_msec;
  self->text = g_strdup (text);
  self->replaced = g_ptr_array_new_with_free_func (g_free);
  return self;
}

TenboSharedRuleset *
tenbo_shared_ruleset_copy (const TenboSharedRuleset *self)
{
  TenboSharedRuleset *copy = tenbo_shared_ruleset_new (self->id, self->changed_msec, self->text);

  for (guint i = 0; i < self->replaced->len; i++)
    g_ptr_array_add (copy->replaced, g_strdup (self->replaced->pdata[i]));

  return copy;
}

void
tenbo_shared_ruleset_free (TenboSharedRuleset *self)
{
  g_free (self->id);
  g_free (self->text);
  g_ptr_array_unref (self->replaced);
  g_free (self);
}

void
tenbo_shared_ruleset_change (TenboSharedRuleset *self,
                             gint64              changed_msec,
                             const char         *text)
{
  if (self->text != NULL)
    {
      g_autofree char *digest = compute_digest (self->text);

      add_replaced (self, digest);
    }

  self->changed_msec = MAX (changed_msec, self->changed_msec + 1);
  g_set_str (&self->text, text);
}

/* --- Merging --- */

/* Returns the id of a ruleset with the text @text besides @id. Transfer full. */
static char *
make_id (const char *id,
         const char *text)
{
  g_autofree char *digest = compute_digest (text);
  g_autofree char *begin = g_strndup (id, TENBO_RULESET_MAX_ID - SHORT_CHARS - 1);

  digest[SHORT_CHARS] = '\0';
  for (gsize n = strlen (begin); n > 0 && begin[n - 1] == '-'; n--)
    begin[n - 1] = '\0';

  return g_strdup_printf ("%s-%s", begin, digest);
}

/* Adds the day of the change to each name of the ruleset, so that users can tell the two apart. */
static void
extend_names (JsonObject *ruleset,
              gint64      changed_msec)
{
  JsonNode *node = json_object_get_member (ruleset, "name");
  g_autoptr (GDateTime) changed = g_date_time_new_from_unix_utc (changed_msec / 1000);
  g_autofree char *day = g_date_time_format (changed, " (%F)");
  g_autoptr (GList) languages = NULL;
  JsonObject *names;

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;

  names = json_node_get_object (node);
  languages = json_object_get_members (names);
  for (GList *language = languages; language != NULL; language = language->next)
    {
      const char      *name = tenbo_json_get_text (json_object_get_member (names, language->data));
      g_autofree char *longer = name != NULL ? g_strconcat (name, day, NULL) : NULL;

      if (longer != NULL && g_utf8_strlen (longer, -1) <= TENBO_MAX_NAME)
        json_object_set_string_member (names, language->data, longer);
    }
}

/* Returns the text of @lost as that of the ruleset @id. A text that is not JSON stays as it is.
 * Transfer full. */
static char *
rename_text (const TenboSharedRuleset *lost,
             const char               *id)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_autoptr (JsonGenerator) generator = NULL;
  g_autofree char *why = NULL;
  g_autofree char *text = NULL;
  JsonNode        *node = tenbo_json_parser_load (parser, lost->text, -1, &why);

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return g_strdup (lost->text);

  json_object_set_string_member (json_node_get_object (node), "id", id);
  extend_names (json_node_get_object (node), lost->changed_msec);
  generator = json_generator_new ();
  json_generator_set_root (generator, node);
  json_generator_set_pretty (generator, TRUE);
  json_generator_set_indent (generator, 2);
  text = json_generator_to_data (generator, NULL);
  return g_strconcat (text, "\n", NULL);
}

/* Whether @a wins against @b: the later change, or the greater text of two at the same time. */
static gboolean
wins (const TenboSharedRuleset *a,
      const TenboSharedRuleset *b)
{
  if (a->changed_msec != b->changed_msec)
    return a->changed_msec > b->changed_msec;

  return g_strcmp0 (a->text, b->text) > 0;
}

gboolean
tenbo_shared_ruleset_merge (TenboSharedRuleset       *self,
                            const TenboSharedRuleset *other,
                            TenboSharedRuleset      **saved)
{
  gboolean takes = wins (other, self);
  g_autoptr (TenboSharedRuleset) lost = NULL;
  gboolean changed = takes;

  *saved = NULL;
  if (g_strcmp0 (self->text, other->text) != 0)
    lost = tenbo_shared_ruleset_copy (takes ? self : other);
  if (takes)
    {
      self->changed_msec = other->changed_msec;
      g_set_str (&self->text, other->text);
    }
  for (guint i = 0; i < other->replaced->len; i++)
    changed |= add_replaced (self, other->replaced->pdata[i]);

  if (lost != NULL && lost->text != NULL)
    {
      g_autofree char *digest = compute_digest (lost->text);
      const GPtrArray *known = takes ? other->replaced : self->replaced;

      if (!g_ptr_array_find_with_equal_func ((GPtrArray *) known, digest, g_str_equal, NULL))
        {
          g_autofree char *id = make_id (self->id, lost->text);
          g_autofree char *text = rename_text (lost, id);

          *saved = tenbo_shared_ruleset_new (id, lost->changed_msec, text);
        }
      changed |= add_replaced (self, digest);
    }

  return changed;
}

/* --- JSON --- */

static gboolean
read_replaced (TenboRecordReader   *reader,
               const TenboLocation *location,
               TenboSharedRuleset  *self)
{
  JsonArray *list;

  if (location->node == NULL)
    return TRUE;
  if (!tenbo_record_read_list (reader, location, MAX_REPLACED, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation entry = tenbo_location_get_entry (location, i);
      const char   *digest;

      if (!tenbo_record_read_text (reader, &entry, &digest))
        return FALSE;

      add_replaced (self, digest);
    }

  return TRUE;
}

TenboSharedRuleset *
tenbo_shared_ruleset_read (TenboRecordReader   *reader,
                           const TenboLocation *location)
{
  static const char *const keys[] = { "id", "changed", "text", "replaced" };
  TenboLocation            members[G_N_ELEMENTS (keys)];
  g_autoptr (TenboSharedRuleset) self = NULL;
  g_autofree char *time = NULL;
  const char      *id;
  const char      *text = NULL;

  if (!tenbo_record_read_members (reader, location, keys, G_N_ELEMENTS (keys), members))
    return NULL;
  for (int i = 0; i < 2; i++)
    if (members[i].node == NULL)
      {
        tenbo_record_refuse_missing (reader, location, keys[i]);
        return NULL;
      }

  if (!tenbo_record_read_text (reader, &members[0], &id) ||
      !tenbo_record_read_time (reader, &members[1], &time) ||
      (members[2].node != NULL && !tenbo_record_read_text (reader, &members[2], &text)))
    return NULL;

  /* The id becomes the name of a file. */
  if (!tenbo_json_is_kebab_case (id) || strlen (id) > TENBO_RULESET_MAX_ID)
    {
      tenbo_record_refuse_type (reader, &members[0], TENBO_WANTED_RULESET);
      return NULL;
    }

  self = tenbo_shared_ruleset_new (id, tenbo_record_read_stored_time (time).msec, text);
  return read_replaced (reader, &members[3], self) ? g_steal_pointer (&self) : NULL;
}

char *
tenbo_shared_ruleset_write (const TenboSharedRuleset *self)
{
  GString         *out = g_string_new ("{");
  g_autofree char *time = tenbo_record_write_stored_time (
    (TenboStoredTime) { .msec = self->changed_msec });

  tenbo_json_write_text_member (out, "id", self->id);
  tenbo_json_write_text_member (out, "changed", time);
  tenbo_json_write_text_member (out, "text", self->text);
  tenbo_json_write_key (out, "replaced");
  g_string_append_c (out, '[');
  for (guint i = 0; i < self->replaced->len; i++)
    {
      tenbo_json_begin_entry (out);
      tenbo_json_write_text (out, self->replaced->pdata[i]);
    }
  g_string_append (out, "]}");
  return g_string_free_and_steal (out);
}
