/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-folder-sync.h"

#include <string.h>

#include "tenbo-history-entries.h"
#include "tenbo-record-game.h"
#include "tenbo-shared-ruleset.h"

/* People and sessions: each is one register, of which the later change wins as a whole. A device
 * writes those of which it made the last change, and rulesets alike. */

/* The differences between the kinds */
typedef struct
{
  TenboSharedKind kind;
  const char     *name;   /* of the file */
  const char     *format; /* in it */
  const char     *list;   /* the member with the entries */

  /* Reads an entry. NULL with a problem. Transfer full. */
  gpointer (*read) (TenboRecordReader   *reader,
                    const TenboLocation *location);
  GDestroyNotify destroy; /* of an entry */
} Noun;

static gpointer
read_person (TenboRecordReader   *reader,
             const TenboLocation *location)
{
  return tenbo_history_person_read (reader, location);
}

static gpointer
read_session (TenboRecordReader   *reader,
              const TenboLocation *location)
{
  return tenbo_history_session_read (reader, location);
}

static gpointer
read_ruleset (TenboRecordReader   *reader,
              const TenboLocation *location)
{
  return tenbo_shared_ruleset_read (reader, location);
}

static const Noun a_person = {
  TENBO_SHARED_PERSON,
  "people.json",
  "tenbo-shared-people/1",
  "people",
  read_person,
  (GDestroyNotify) tenbo_stored_person_free,
};
static const Noun a_session = {
  TENBO_SHARED_SESSION,
  "sessions.json",
  "tenbo-shared-sessions/1",
  "sessions",
  read_session,
  (GDestroyNotify) tenbo_stored_session_free,
};
static const Noun a_ruleset = {
  TENBO_SHARED_RULESET,
  "rulesets.json",
  "tenbo-shared-rulesets/1",
  "rulesets",
  read_ruleset,
  (GDestroyNotify) tenbo_shared_ruleset_free,
};

static char *
write_person (const TenboStoredPerson *person)
{
  g_autoptr (GString) text = g_string_new (NULL);

  tenbo_history_person_write (person, text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* The start of a session follows from its games. */
static char *
write_session (const TenboStoredSession *session)
{
  TenboStoredSession changed = *session;
  g_autoptr (GString) text = g_string_new (NULL);

  changed.started = (TenboStoredTime) { 0 };
  tenbo_history_session_write (&changed, text);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static TenboStoredPerson *
find_person (TenboRead  *read,
             const char *uuid,
             GError    **error)
{
  g_autoptr (GPtrArray) people = tenbo_people_find (read, uuid, error);

  for (guint i = 0; people != NULL && i < people->len; i++)
    if (g_str_equal (((TenboStoredPerson *) people->pdata[i])->uuid, uuid))
      return g_ptr_array_steal_index (people, i);

  return NULL;
}

/* --- Noting --- */

/* Returns an item with the change @text of the entry @uuid at @changed_msec. Transfer full. */
static TenboSharedItem *
make_item (const Noun    *noun,
           const char    *uuid,
           gint64         changed_msec,
           TenboSharedOwn own,
           const char    *text)
{
  TenboSharedItem *item = tenbo_shared_item_new (noun->kind, uuid, text);

  item->changed = changed_msec;
  item->own = own;
  return item;
}

static gboolean
note_people (TenboRead *read,
             GPtrArray *items,
             GError   **error)
{
  g_autoptr (GArray) ids = tenbo_shared_list_changed_people (read, error);

  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (TenboStoredPerson) person = NULL;
      g_autofree char *text = NULL;

      person = tenbo_people_read (read, g_array_index (ids, gint64, i), error);
      if (person == NULL)
        return FALSE;

      text = write_person (person);
      g_ptr_array_add (items, make_item (&a_person, person->uuid, person->changed_msec,
                                         TENBO_SHARED_UNWRITTEN, text));
    }

  return TRUE;
}

static gboolean
note_sessions (TenboRead *read,
               GPtrArray *items,
               GError   **error)
{
  g_autoptr (GArray) ids = tenbo_shared_list_changed_sessions (read, error);

  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++)
    {
      g_autoptr (TenboStoredSession) session = NULL;
      g_autofree char *text = NULL;

      session = tenbo_sessions_read (read, g_array_index (ids, gint64, i), error);
      if (session == NULL)
        return FALSE;

      text = write_session (session);
      g_ptr_array_add (items, make_item (&a_session, session->uuid, session->changed_msec,
                                         TENBO_SHARED_UNWRITTEN, text));
    }

  return TRUE;
}

gboolean
tenbo_folder_sync_note_entries (TenboFolderSync *self,
                                GError         **error)
{
  g_autoptr (GPtrArray) items =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);

  if (!note_people (read, items, error) || !note_sessions (read, items, error))
    return FALSE;

  g_clear_pointer (&read, tenbo_read_end);
  return items->len == 0 ||
         tenbo_store_commit (self->store, tenbo_write_shared_items (g_steal_pointer (&items)), NULL,
                             error);
}

/* --- Reading entries --- */

/* Reads the entry of an item. NULL if it is damaged. Transfer full. */
static gpointer
read_entry (const Noun *noun,
            const char *text)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char  *why = NULL;
  TenboRecordReader reader = { .problem = &problem, .is_stored = TRUE };
  TenboLocation     root = { .node = tenbo_json_parser_load (parser, text, -1, &why) };

  if (root.node == NULL)
    return NULL;

  return noun->read (&reader, &root);
}

/* An entry of a file, with the members that decide. */
typedef struct
{
  gpointer    entry; /* TenboStoredPerson or TenboStoredSession; owned */
  const char *uuid;
  gint64      changed_msec;
  char       *text;
} Entry;

static void
entry_take (Entry      *self,
            const Noun *noun,
            gpointer    entry)
{
  self->entry = entry;
  if (noun->kind == TENBO_SHARED_PERSON)
    {
      const TenboStoredPerson *person = entry;

      self->uuid = person->uuid;
      self->changed_msec = person->changed_msec;
      self->text = write_person (person);
    }
  else
    {
      const TenboStoredSession *session = entry;

      self->uuid = session->uuid;
      self->changed_msec = session->changed_msec;
      self->text = write_session (session);
    }
}

/* Returns the current change of the entry here; NULL if it was never changed. FALSE with @error. */
static gboolean
find_ours (TenboRead        *read,
           const Noun       *noun,
           const char       *uuid,
           TenboSharedItem **ours,
           GError          **error)
{
  gint64           session_id;
  g_autofree char *text = NULL;

  if (!tenbo_shared_find (read, noun->kind, uuid, ours, error) || *ours != NULL)
    return *ours != NULL;

  if (noun->kind == TENBO_SHARED_PERSON)
    {
      g_autoptr (GError) failure = NULL;
      g_autoptr (TenboStoredPerson) person = find_person (read, uuid, &failure);

      if (failure != NULL)
        {
          g_propagate_error (error, g_steal_pointer (&failure));
          return FALSE;
        }
      if (person != NULL && person->changed_msec > 0)
        {
          text = write_person (person);
          *ours = make_item (noun, uuid, person->changed_msec, TENBO_SHARED_OTHERS, text);
        }
      return TRUE;
    }

  session_id = tenbo_sessions_find (read, uuid, error);
  if (session_id > 0)
    {
      g_autoptr (TenboStoredSession) session = tenbo_sessions_read (read, session_id, error);

      if (session == NULL)
        return FALSE;
      if (session->changed_msec > 0)
        {
          text = write_session (session);
          *ours = make_item (noun, uuid, session->changed_msec, TENBO_SHARED_OTHERS, text);
        }
    }

  return session_id >= 0;
}

/* Whether @theirs is not known here, where the last change is @ours (NULL: none). */
static gboolean
is_news (TenboRead             *read,
         const Noun            *noun,
         const Entry           *theirs,
         const TenboSharedItem *ours,
         gboolean              *news,
         GError               **error)
{
  g_autoptr (TenboStoredPerson) known = NULL;
  g_autoptr (GError) failure = NULL;

  *news = theirs->changed_msec > 0 &&
          (ours == NULL || theirs->changed_msec > ours->changed ||
           (theirs->changed_msec == ours->changed && strcmp (theirs->text, ours->text) > 0));
  if (theirs->changed_msec > 0 || noun->kind == TENBO_SHARED_SESSION)
    return TRUE;

  /* Without a time, the entry only states that a person exists. */
  known = find_person (read, theirs->uuid, &failure);
  *news = known == NULL;
  if (failure == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

/* Adds @entry (taken over) to the entries that change something here, with its item. */
static gboolean
choose (TenboRead  *read,
        const Noun *noun,
        gpointer    entry,
        GPtrArray  *entries,
        GPtrArray  *items,
        GError    **error)
{
  g_autoptr (TenboSharedItem) ours = NULL;
  Entry    theirs = { 0 };
  gboolean news = FALSE;
  gboolean ok;

  entry_take (&theirs, noun, entry);
  ok = find_ours (read, noun, theirs.uuid, &ours, error) &&
       is_news (read, noun, &theirs, ours, &news, error);
  if (ok && news && theirs.changed_msec > 0)
    g_ptr_array_add (items, make_item (noun, theirs.uuid, theirs.changed_msec, TENBO_SHARED_OTHERS,
                                       theirs.text));
  if (ok && news)
    g_ptr_array_add (entries, entry);
  else
    noun->destroy (entry);

  g_free (theirs.text);
  return ok;
}

/* Reads the list of entries in the file @text. FALSE with @problem. */
static gboolean
read_list (const Noun         *noun,
           const char         *text,
           gsize               length,
           GPtrArray          *list,
           TenboRecordProblem *problem)
{
  const char *const keys[] = { "format", noun->list };
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  TenboRecordReader reader = { .problem = problem };
  TenboLocation     root = { 0 };
  TenboLocation     members[G_N_ELEMENTS (keys)];
  JsonArray        *entries;
  int               index;

  root.node = tenbo_record_load (parser, text, (gssize) length, TENBO_MAX_HEAD_BYTES, problem);
  if (root.node == NULL ||
      !tenbo_record_read_members (&reader, &root, keys, G_N_ELEMENTS (keys), members))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (members[i].node == NULL)
      return tenbo_record_refuse_missing (&reader, &root, keys[i]);

  if (!tenbo_record_read_word (&reader, &members[0], &noun->format, 1, &index) ||
      !tenbo_record_read_list (&reader, &members[1], TENBO_MAX_SESSIONS, &entries))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (entries); i++)
    {
      TenboLocation location = tenbo_location_get_entry (&members[1], i);
      gpointer      entry = noun->read (&reader, &location);

      if (entry == NULL)
        return FALSE;

      g_ptr_array_add (list, entry);
    }

  return TRUE;
}

static GPtrArray *
new_entries (const Noun *noun)
{
  return g_ptr_array_new_with_free_func (noun->destroy);
}

/* Returns the write of @entries (transfer full), with @items (transfer full). */
static TenboWrite *
make_write (const Noun *noun,
            GPtrArray  *entries,
            GPtrArray  *items)
{
  return noun->kind == TENBO_SHARED_PERSON ? tenbo_write_shared_people (entries, items)
                                           : tenbo_write_shared_sessions (entries, items);
}

/* Reads the entries of @file. NULL with @problem, both transfer full. */
static GPtrArray *
read_file (TenboFolderSync       *self,
           const Noun            *noun,
           const TenboFolderFile *file,
           char                 **problem)
{
  g_autoptr (GPtrArray) list = new_entries (noun);
  g_autoptr (GError) unreadable = NULL;
  g_auto (TenboRecordProblem) refusal = { 0 };
  g_autofree char *text = NULL;
  gsize            length;

  *problem = NULL;
  text = tenbo_folder_read_file (self->settings->path, file->path, &length, &unreadable);
  if (text == NULL)
    *problem = g_strdup (unreadable->message);
  else if (!read_list (noun, text, length, list, &refusal))
    *problem = tenbo_record_problem_dup_line (&refusal);

  return *problem == NULL ? g_steal_pointer (&list) : NULL;
}

GPtrArray *
tenbo_folder_sync_read_rulesets (TenboFolderSync       *self,
                                 const TenboFolderFile *file,
                                 char                 **problem)
{
  return read_file (self, &a_ruleset, file, problem);
}

gboolean
tenbo_folder_sync_receive_entries (TenboFolderSync       *self,
                                   const TenboFolderFile *file,
                                   GError               **error)
{
  const Noun      *noun = file->kind == TENBO_FOLDER_PEOPLE ? &a_person : &a_session;
  g_autofree char *problem = NULL;
  g_autoptr (GPtrArray) list = read_file (self, noun, file, &problem);
  g_autoptr (GPtrArray) entries = new_entries (noun);
  g_autoptr (GPtrArray) items =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);

  if (read == NULL)
    return FALSE;

  while (list != NULL && list->len > 0)
    if (!choose (read, noun, g_ptr_array_steal_index (list, list->len - 1), entries, items, error))
      return FALSE;

  if (!tenbo_folder_sync_add_file (read, file, problem, items, error))
    return FALSE;
  g_clear_pointer (&read, tenbo_read_end);
  if (entries->len == 0 && items->len == 0)
    return TRUE;

  self->report->n_read += list != NULL;
  self->has_received = TRUE;
  return tenbo_store_commit (self->store,
                             make_write (noun, g_steal_pointer (&entries),
                                         g_steal_pointer (&items)),
                             NULL, error);
}

gboolean
tenbo_folder_sync_settle_entries (TenboFolderSync *self,
                                  GError         **error)
{
  g_autoptr (GPtrArray) sessions = new_entries (&a_session);
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);

  items = tenbo_shared_list_late_sessions (read, error);
  g_clear_pointer (&read, tenbo_read_end);
  if (items == NULL)
    return FALSE;

  for (guint i = 0; i < items->len; i++)
    {
      gpointer session = read_entry (&a_session, ((TenboSharedItem *) items->pdata[i])->text);

      if (session != NULL)
        g_ptr_array_add (sessions, session);
    }

  return sessions->len == 0 ||
         tenbo_store_commit (self->store,
                             tenbo_write_shared_sessions (g_steal_pointer (&sessions),
                                                          g_ptr_array_new ()),
                             NULL, error);
}

/* --- Writing --- */

/* Appends an entry as the files have it: with initials, if the user wants that. */
static void
append_entry (TenboFolderSync *self,
              const Noun      *noun,
              const char      *text,
              GString         *out)
{
  g_autofree char *changed = NULL;

  tenbo_json_begin_entry (out);
  if (noun->kind == TENBO_SHARED_PERSON && (self->settings->flags & TENBO_FOLDER_INITIALS) != 0)
    {
      g_autoptr (TenboStoredPerson) person = read_entry (noun, text);

      if (person != NULL)
        {
          char *name = person->name;

          person->name = tenbo_folder_sync_dup_name (self, name);
          g_free (name);
          g_clear_pointer (&person->aliases, g_strfreev);
          changed = write_person (person);
        }
    }

  g_string_append (out, changed != NULL ? changed : text);
}

/* Appends the person @uuid, if nobody has changed them by hand: other devices could not know them
 * yet. @done has the uuids of the people who were appended. */
static gboolean
append_person (TenboFolderSync *self,
               TenboRead       *read,
               const char      *uuid,
               GHashTable      *done,
               GString         *out,
               GError         **error)
{
  g_autoptr (TenboStoredPerson) person = NULL;
  g_autoptr (GError) failure = NULL;

  if (uuid == NULL || !g_hash_table_add (done, g_strdup (uuid)))
    return TRUE;

  person = find_person (read, uuid, &failure);
  if (failure != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
  if (person != NULL && person->changed_msec == 0)
    {
      g_autofree char *text = write_person (person);

      append_entry (self, &a_person, text, out);
    }

  return TRUE;
}

/* Appends the people whom entries of this device name: into whom it merged @people, and who pay the
 * fee of its @sessions without having played. */
static gboolean
append_others (TenboFolderSync *self,
               TenboRead       *read,
               GPtrArray       *people,
               GPtrArray       *sessions,
               GString         *out,
               GError         **error)
{
  g_autoptr (GHashTable) done = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < people->len; i++)
    {
      g_autoptr (TenboStoredPerson) person =
        read_entry (&a_person, ((TenboSharedItem *) people->pdata[i])->text);

      if (person != NULL &&
          !append_person (self, read, person->merged_uuid, done, out, error))
        return FALSE;
    }
  for (guint i = 0; i < sessions->len; i++)
    {
      g_autoptr (TenboStoredSession) session =
        read_entry (&a_session, ((TenboSharedItem *) sessions->pdata[i])->text);

      if (session != NULL &&
          !append_person (self, read, session->fee_person_uuid, done, out, error))
        return FALSE;
    }

  return TRUE;
}

/* Whether an entry in @items waits for its file. */
static gboolean
has_unwritten (GPtrArray *items)
{
  for (guint i = 0; i < items->len; i++)
    if (((TenboSharedItem *) items->pdata[i])->own == TENBO_SHARED_UNWRITTEN)
      return TRUE;

  return FALSE;
}

/* Appends the entries of @items, and the people whom they, or the sessions of this device, name. */
static gboolean
append_all (TenboFolderSync *self,
            TenboRead       *read,
            const Noun      *noun,
            GPtrArray       *items,
            GPtrArray       *sessions,
            GString         *out,
            GError         **error)
{
  for (guint i = 0; i < items->len; i++)
    append_entry (self, noun, ((TenboSharedItem *) items->pdata[i])->text, out);

  return noun->kind != TENBO_SHARED_PERSON ||
         append_others (self, read, items, sessions, out, error);
}

static gboolean
write_entries (TenboFolderSync *self,
               const Noun      *noun,
               GError         **error)
{
  g_autoptr (GPtrArray) items = NULL;
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (GString) text = g_string_new ("{");
  g_autofree char *path = tenbo_folder_path (self->settings->device, noun->name);
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, self->cancellable, error);

  items = tenbo_shared_list (read, noun->kind, TENBO_SHARED_WRITTEN, error);
  if (items == NULL)
    return FALSE;

  sessions = noun->kind == TENBO_SHARED_PERSON
               ? tenbo_shared_list (read, TENBO_SHARED_SESSION, TENBO_SHARED_WRITTEN, error)
               : g_ptr_array_new ();
  if (sessions == NULL)
    return FALSE;
  if (!has_unwritten (items) && !has_unwritten (sessions))
    return TRUE;

  tenbo_json_write_text_member (text, "format", noun->format);
  tenbo_json_write_key (text, noun->list);
  g_string_append_c (text, '[');
  if (!append_all (self, read, noun, items, sessions, text, error))
    return FALSE;
  g_string_append (text, "]}\n");

  g_clear_pointer (&read, tenbo_read_end);
  self->report->n_written++;
  return tenbo_folder_write_file (self->settings->path, path, text->str, error) &&
         tenbo_store_commit (self->store, tenbo_write_shared_written (g_steal_pointer (&items)),
                             NULL, error);
}

gboolean
tenbo_folder_sync_write_entries (TenboFolderSync *self,
                                 GError         **error)
{
  return write_entries (self, &a_person, error) && write_entries (self, &a_session, error) &&
         write_entries (self, &a_ruleset, error);
}
