/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-export-others.h"

#include "tenbo-import-private.h"
#include "tenbo-people.h"
#include "tenbo-sessions.h"

static char *
write_msec (gint64 msec)
{
  return tenbo_import_write_time ((TenboStoredTime) { msec, 0 });
}

static GPtrArray *
make_people (GPtrArray *people)
{
  GPtrArray *entries;

  entries = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_history_person_free);
  for (guint i = 0; i < people->len; i++)
    {
      const TenboStoredPerson *person = people->pdata[i];
      TenboHistoryPerson      *entry = tenbo_history_person_new ();

      entry->id = g_strdup (person->uuid);
      entry->name = g_strdup (person->name);
      entry->aliases = g_strdupv (person->aliases);
      entry->is_guest = person->is_guest;
      entry->is_hidden = person->is_hidden;
      entry->colour = person->colour;
      entry->merged = g_strdup (person->merged_uuid);
      entry->changed = write_msec (person->changed_msec);
      g_ptr_array_add (entries, entry);
    }

  return entries;
}

static GPtrArray *
make_sessions (GPtrArray *sessions)
{
  GPtrArray *entries;

  entries = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_history_session_free);
  for (guint i = 0; i < sessions->len; i++)
    {
      const TenboStoredSession *session = sessions->pdata[i];
      TenboHistorySession      *entry = tenbo_history_session_new ();

      entry->id = g_strdup (session->uuid);
      entry->started = tenbo_import_write_time (session->started);
      entry->title = g_strdup (session->title);
      entry->place = g_strdup (session->place);
      entry->note = g_strdup (session->note);
      entry->unit = g_strdup (session->unit);
      entry->rate = session->rate;
      entry->fee = session->fee;
      entry->fee_person = g_strdup (session->fee_person_uuid);
      entry->changed = write_msec (session->changed_msec);
      g_ptr_array_add (entries, entry);
    }

  return entries;
}

gboolean
tenbo_export_others (TenboStore *store,
                     GPtrArray **people,
                     GPtrArray **sessions,
                     GError    **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);
  g_autoptr (GPtrArray) stored_people = tenbo_people_list_all (read, error);
  g_autoptr (GPtrArray) stored_sessions = NULL;

  *people = NULL;
  *sessions = NULL;
  if (stored_people != NULL)
    stored_sessions = tenbo_sessions_list (read, 0, error);
  if (stored_sessions == NULL)
    return FALSE;

  *people = make_people (stored_people);
  *sessions = make_sessions (stored_sessions);
  return TRUE;
}
