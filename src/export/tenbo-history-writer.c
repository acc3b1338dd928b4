/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history-writer.h"

#include "tenbo-json.h"

#include <string.h>

struct _TenboHistoryWriter
{
  GString    *out;      /* borrowed */
  GHashTable *people;   /* uuid → name */
  GHashTable *sessions; /* uuid → when it began, or NULL */
  GHashTable *rulesets; /* id → TenboRuleset: those of the file */
  GPtrArray  *order;    /* of the ids of rulesets as they came, owned by `rulesets` */
  guint       n_games;
};

TenboHistoryWriter *
tenbo_history_writer_new (GString *out)
{
  TenboHistoryWriter *self;

  g_return_val_if_fail (out != NULL, NULL);

  self = g_new0 (TenboHistoryWriter, 1);
  self->out = out;
  self->people = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->sessions = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->rulesets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  self->order = g_ptr_array_new ();
  g_string_append (out, "{\n  \"format\": \"tenbo-history/1\",\n  \"games\": [");

  return self;
}

void
tenbo_history_writer_free (TenboHistoryWriter *self)
{
  g_ptr_array_unref (self->order);
  g_hash_table_unref (self->rulesets);
  g_hash_table_unref (self->sessions);
  g_hash_table_unref (self->people);
  g_free (self);
}

/* Appends the entry @json of a list of the history. No text of canonical JSON has a line break in
 * it, so every one there is may be followed by the indentation. */
static void
append_entry (GString    *out,
              gboolean    first,
              const char *json)
{
  g_string_append (out, first ? "\n    " : ",\n    ");
  for (const char *p = json; *p != '\0'; p++)
    {
      if (*p == '\n' && p[1] == '\0')
        break;
      g_string_append_c (out, *p);
      if (*p == '\n')
        g_string_append (out, "    ");
    }
}

static void
end_list (GString *out,
          gboolean is_empty)
{
  g_string_append (out, is_empty ? "]" : "\n  ]");
}

/* Keeps @ruleset, unless the file has one of its id. Whether the file's is the very same. */
static gboolean
take_ruleset (TenboHistoryWriter *self,
              TenboRuleset       *ruleset)
{
  const char   *id = tenbo_ruleset_get_id (ruleset);
  TenboRuleset *known = g_hash_table_lookup (self->rulesets, id);
  char         *key;

  if (known != NULL)
    return strcmp (tenbo_ruleset_get_json (known), tenbo_ruleset_get_json (ruleset)) == 0;

  key = g_strdup (id);
  g_hash_table_insert (self->rulesets, key, g_object_ref (ruleset));
  g_ptr_array_add (self->order, key);

  return TRUE;
}

/* Keeps who played, and in which session. */
static void
take_others (TenboHistoryWriter *self,
             const TenboRecord  *record)
{
  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    if (record->people[i] != NULL)
      g_hash_table_insert (self->people, g_strdup (record->people[i]), g_strdup (record->names[i]));

  if (record->session != NULL)
    g_hash_table_insert (self->sessions, g_strdup (record->session),
                         g_strdup (record->session_started));
}

void
tenbo_history_writer_add_game (TenboHistoryWriter *self,
                               const TenboRecord  *record)
{
  g_autoptr (GString) json = g_string_new (NULL);

  g_return_if_fail (self != NULL && record != NULL);

  if (take_ruleset (self, record->ruleset))
    tenbo_record_write_named (record, json);
  else
    tenbo_record_write (record, json);
  take_others (self, record);
  append_entry (self->out, self->n_games == 0, json->str);
  self->n_games++;
}

/* Writes a list of objects of an id and one more member, in the order of the ids. */
static void
write_texts (TenboHistoryWriter *self,
             const char         *name,
             GHashTable         *texts,
             const char         *member)
{
  g_autoptr (GPtrArray) ids = g_hash_table_get_keys_as_ptr_array (texts);
  g_autoptr (GString) json = g_string_new (NULL);

  g_ptr_array_sort_values (ids, (GCompareFunc) g_strcmp0);
  g_string_append_printf (self->out, ",\n  \"%s\": [", name);
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = ids->pdata[i];
      const char *text = g_hash_table_lookup (texts, id);

      g_string_assign (json, "{\"id\": ");
      tenbo_json_write_text (json, id);
      if (text != NULL)
        {
          g_string_append_printf (json, ", \"%s\": ", member);
          tenbo_json_write_text (json, text);
        }
      g_string_append_c (json, '}');
      append_entry (self->out, i == 0, json->str);
    }
  end_list (self->out, ids->len == 0);
}

void
tenbo_history_writer_close (TenboHistoryWriter *self)
{
  g_return_if_fail (self != NULL);

  end_list (self->out, self->n_games == 0);
  write_texts (self, "people", self->people, "name");
  write_texts (self, "sessions", self->sessions, "started");
  g_string_append (self->out, ",\n  \"rulesets\": [");
  for (guint i = 0; i < self->order->len; i++)
    {
      TenboRuleset *ruleset = g_hash_table_lookup (self->rulesets, self->order->pdata[i]);

      append_entry (self->out, i == 0, tenbo_ruleset_get_json (ruleset));
    }
  end_list (self->out, self->order->len == 0);
  g_string_append (self->out, "\n}\n");
}
