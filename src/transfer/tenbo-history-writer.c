/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history-writer.h"

#include "tenbo-game-record.h"
#include "tenbo-history-entries.h"
#include "tenbo-people.h"
#include "tenbo-sessions.h"

#include <string.h>

struct _TenboHistoryWriter
{
  GString    *out;            /* borrowed */
  GHashTable *people;         /* uuid → TenboStoredPerson, to be written */
  GHashTable *sessions;       /* uuid → TenboStoredSession, to be written */
  GPtrArray  *known_people;   /* of TenboStoredPerson, from the store */
  GHashTable *known_sessions; /* uuid → TenboStoredSession, from the store */
  GHashTable *rulesets;       /* id → TenboRuleset in the file */
  GPtrArray  *order;          /* ids of rulesets in the order of the games, owned by `rulesets` */
  guint       n_games;
  gboolean    everybody; /* whether to write all people of the store */
};

static GHashTable *
new_table (GDestroyNotify free_value)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_value);
}

TenboHistoryWriter *
tenbo_history_writer_new (GString *out)
{
  TenboHistoryWriter *self;

  g_return_val_if_fail (out != NULL, NULL);

  self = g_new0 (TenboHistoryWriter, 1);
  self->out = out;
  self->people = new_table ((GDestroyNotify) tenbo_stored_person_free);
  self->sessions = new_table ((GDestroyNotify) tenbo_stored_session_free);
  self->known_people = g_ptr_array_new ();
  self->known_sessions = new_table ((GDestroyNotify) tenbo_stored_session_free);
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
  g_hash_table_unref (self->known_sessions);
  g_ptr_array_unref (self->known_people);
  g_hash_table_unref (self->sessions);
  g_hash_table_unref (self->people);
  g_free (self);
}

/* Appends the entry @json of a list of the history. */
static void
append_entry (GString    *out,
              gboolean    first,
              const char *json)
{
  g_string_append (out, first ? "\n    " : ",\n    ");
  tenbo_json_write_indented (out, json, "    ");
}

static void
end_list (GString *out,
          gboolean is_empty)
{
  g_string_append (out, is_empty ? "]" : "\n  ]");
}

/* Adds @ruleset, unless the file has one with its id. Returns whether the one in the file equals
 * it. */
static gboolean
add_ruleset (TenboHistoryWriter *self,
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

static void
add_person (TenboHistoryWriter *self,
            const char         *id,
            const char         *name)
{
  TenboStoredPerson *person;

  if (g_hash_table_contains (self->people, id))
    return;

  person = g_new0 (TenboStoredPerson, 1);
  person->colour = -1;
  person->uuid = g_strdup (id);
  person->name = g_strdup (name);
  g_hash_table_insert (self->people, g_strdup (id), person);
}

static void
add_session (TenboHistoryWriter *self,
             const TenboRecord  *record)
{
  const TenboStoredSession *known;
  TenboStoredSession       *session;

  if (g_hash_table_contains (self->sessions, record->session))
    return;

  known = g_hash_table_lookup (self->known_sessions, record->session);
  session = known != NULL ? tenbo_stored_session_copy (known) : tenbo_stored_session_new ();
  g_set_str (&session->uuid, record->session);
  if (session->started.msec == 0 && record->session_started != NULL)
    session->started = tenbo_record_read_stored_time (record->session_started);
  g_hash_table_insert (self->sessions, g_strdup (session->uuid), session);
}

gboolean
tenbo_history_writer_read_others (TenboHistoryWriter *self,
                                  TenboStore         *store,
                                  gboolean            everybody,
                                  GError            **error)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GPtrArray) sessions = NULL;

  g_return_val_if_fail (self != NULL && TENBO_IS_STORE (store), FALSE);

  read = tenbo_store_read_begin (store, NULL, error);
  people = tenbo_people_list_all (read, error);
  if (people != NULL)
    sessions = tenbo_sessions_list (read, 0, error);
  if (sessions == NULL)
    return FALSE;

  self->everybody = everybody;
  g_ptr_array_unref (self->known_people);
  self->known_people = g_steal_pointer (&people);
  for (guint i = 0; i < sessions->len; i++)
    {
      TenboStoredSession *session = tenbo_stored_session_copy (sessions->pdata[i]);

      g_hash_table_insert (self->known_sessions, g_strdup (session->uuid), session);
    }

  return TRUE;
}

void
tenbo_history_writer_add_game (TenboHistoryWriter *self,
                               const TenboRecord  *record)
{
  g_autoptr (GString) json = g_string_new (NULL);

  g_return_if_fail (self != NULL && record != NULL);

  if (add_ruleset (self, record->ruleset))
    tenbo_record_write_named (record, json);
  else
    tenbo_record_write (record, json);

  for (int i = 0; i < TB_MAX_PLAYERS; i++)
    if (record->people[i] != NULL)
      add_person (self, record->people[i], record->names[i]);
  if (record->session != NULL)
    add_session (self, record);

  append_entry (self->out, self->n_games == 0, json->str);
  self->n_games++;
}

/* Whether to write @person: the file contains them or the person they were merged into, or they
 * paid for a session. */
static gboolean
is_wanted (TenboHistoryWriter      *self,
           const TenboStoredPerson *person)
{
  GHashTableIter iter;
  gpointer       value;

  if (self->everybody || g_hash_table_contains (self->people, person->uuid) ||
      (person->merged_uuid != NULL && g_hash_table_contains (self->people, person->merged_uuid)))
    return TRUE;

  g_hash_table_iter_init (&iter, self->sessions);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (g_strcmp0 (((TenboStoredSession *) value)->fee_person_uuid, person->uuid) == 0)
      return TRUE;

  return FALSE;
}

/* Adds the stored data of the people to write. Merged names come last, since each is written only
 * if its person is. */
static void
complete_people (TenboHistoryWriter *self)
{
  for (int is_merged = 0; is_merged < 2; is_merged++)
    for (guint i = 0; i < self->known_people->len; i++)
      {
        const TenboStoredPerson *person = self->known_people->pdata[i];

        if ((person->merged_uuid != NULL) == (is_merged == 1) && is_wanted (self, person))
          g_hash_table_replace (self->people, g_strdup (person->uuid),
                                tenbo_stored_person_copy (person));
      }
}

/* Writes the list @name with the contents of @table, in the order of the ids. */
static void
write_list (TenboHistoryWriter *self,
            const char         *name,
            GHashTable         *table,
            void (*write) (gconstpointer entry,
                           GString      *out))
{
  g_autoptr (GPtrArray) ids = g_hash_table_get_keys_as_ptr_array (table);
  g_autoptr (GString) json = g_string_new (NULL);

  g_ptr_array_sort_values (ids, (GCompareFunc) g_strcmp0);
  g_string_append_printf (self->out, ",\n  \"%s\": [", name);
  for (guint i = 0; i < ids->len; i++)
    {
      g_string_truncate (json, 0);
      write (g_hash_table_lookup (table, ids->pdata[i]), json);
      append_entry (self->out, i == 0, json->str);
    }
  end_list (self->out, ids->len == 0);
}

static void
write_person (gconstpointer entry,
              GString      *out)
{
  tenbo_history_person_write (entry, out);
}

static void
write_session (gconstpointer entry,
               GString      *out)
{
  tenbo_history_session_write (entry, out);
}

void
tenbo_history_writer_close (TenboHistoryWriter *self)
{
  g_return_if_fail (self != NULL);

  end_list (self->out, self->n_games == 0);
  complete_people (self);
  write_list (self, "people", self->people, write_person);
  write_list (self, "sessions", self->sessions, write_session);
  g_string_append (self->out, ",\n  \"rulesets\": [");
  for (guint i = 0; i < self->order->len; i++)
    {
      TenboRuleset *ruleset = g_hash_table_lookup (self->rulesets, self->order->pdata[i]);

      append_entry (self->out, i == 0, tenbo_ruleset_get_json (ruleset));
    }
  end_list (self->out, self->order->len == 0);
  g_string_append (self->out, "\n}\n");
}
