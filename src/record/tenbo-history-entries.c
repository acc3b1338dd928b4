/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history-entries-private.h"

#include <string.h>

TenboHistoryPerson *
tenbo_history_person_new (void)
{
  TenboHistoryPerson *person = g_new0 (TenboHistoryPerson, 1);

  person->colour = -1;
  return person;
}

TenboHistorySession *
tenbo_history_session_new (void)
{
  TenboHistorySession *session = g_new0 (TenboHistorySession, 1);

  session->rate = -1;
  session->fee = -1;
  return session;
}

TenboHistoryPerson *
tenbo_history_person_copy (const TenboHistoryPerson *person)
{
  TenboHistoryPerson *copy = g_new (TenboHistoryPerson, 1);

  *copy = *person;
  copy->id = g_strdup (person->id);
  copy->name = g_strdup (person->name);
  copy->aliases = g_strdupv (person->aliases);
  copy->merged = g_strdup (person->merged);
  copy->changed = g_strdup (person->changed);
  return copy;
}

TenboHistorySession *
tenbo_history_session_copy (const TenboHistorySession *session)
{
  TenboHistorySession *copy = g_new (TenboHistorySession, 1);

  *copy = *session;
  copy->id = g_strdup (session->id);
  copy->started = g_strdup (session->started);
  copy->title = g_strdup (session->title);
  copy->place = g_strdup (session->place);
  copy->note = g_strdup (session->note);
  copy->unit = g_strdup (session->unit);
  copy->fee_person = g_strdup (session->fee_person);
  copy->changed = g_strdup (session->changed);
  return copy;
}

void
tenbo_history_person_free (TenboHistoryPerson *person)
{
  g_free (person->id);
  g_free (person->name);
  g_strfreev (person->aliases);
  g_free (person->merged);
  g_free (person->changed);
  g_free (person);
}

void
tenbo_history_session_free (TenboHistorySession *session)
{
  g_free (session->id);
  g_free (session->started);
  g_free (session->title);
  g_free (session->place);
  g_free (session->note);
  g_free (session->unit);
  g_free (session->fee_person);
  g_free (session->changed);
  g_free (session);
}

/* --- Reading --- */

/* The readers of one member set nothing where there is none. */

static gboolean
read_text (const TenboRecordReader *reader,
           const TenboPlace        *up,
           const char              *key,
           JsonNode                *node,
           guint                    max,
           char                   **out)
{
  TenboPlace  place = { up, key, 0 };
  const char *text;

  if (node == NULL)
    return TRUE;
  if (!tenbo_record_read_free_text (reader, &place, node, max, &text))
    return FALSE;

  *out = g_strdup (text);
  return TRUE;
}

static gboolean
read_uuid (const TenboRecordReader *reader,
           const TenboPlace        *up,
           const char              *key,
           JsonNode                *node,
           char                   **out)
{
  TenboPlace place = { up, key, 0 };

  return node == NULL || tenbo_record_read_uuid (reader, &place, node, out);
}

static gboolean
read_time (const TenboRecordReader *reader,
           const TenboPlace        *up,
           const char              *key,
           JsonNode                *node,
           char                   **out)
{
  TenboPlace place = { up, key, 0 };

  return node == NULL || tenbo_record_read_time (reader, &place, node, out);
}

static gboolean
read_flag (const TenboRecordReader *reader,
           const TenboPlace        *up,
           const char              *key,
           JsonNode                *node,
           gboolean                *out)
{
  TenboPlace place = { up, key, 0 };
  bool       flag = false;

  if (node != NULL && !tenbo_record_read_bool (reader, &place, node, &flag))
    return FALSE;

  *out = flag;
  return TRUE;
}

static gboolean
read_number (const TenboRecordReader *reader,
             const TenboPlace        *up,
             const char              *key,
             JsonNode                *node,
             int                      min,
             int                      max,
             int                     *out)
{
  TenboPlace place = { up, key, 0 };
  int32_t    number;

  if (node == NULL)
    return TRUE;
  if (!tenbo_record_read_int (reader, &place, node, min, max, &number))
    return FALSE;

  *out = number;
  return TRUE;
}

/* Refuses the name in the list at @place that stands in it before. */
static gboolean
check_alias (const TenboRecordReader *reader,
             const TenboPlace        *place,
             char                   **aliases,
             guint                    index)
{
  TenboPlace at = { place, NULL, index };

  for (guint i = 0; i < index; i++)
    if (strcmp (aliases[i], aliases[index]) == 0)
      return tenbo_record_refuse (reader, &at,
                                  (TenboRefusal) {
                                    .code = TB_PROBLEM_DUPLICATE,
                                    .word = aliases[index],
                                  });

  return TRUE;
}

static gboolean
read_aliases (const TenboRecordReader *reader,
              const TenboPlace        *up,
              JsonNode                *node,
              GStrv                   *out)
{
  TenboPlace place = { up, "aliases", 0 };
  JsonArray *list;
  guint      n;

  if (node == NULL)
    return TRUE;
  if (!tenbo_record_read_list (reader, &place, node, TENBO_MAX_ALIASES, &list))
    return FALSE;

  n = json_array_get_length (list);
  if (n == 0)
    return TRUE;

  *out = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    {
      TenboPlace at = { &place, NULL, i };

      if (!tenbo_record_read_name (reader, &at, json_array_get_element (list, i), &(*out)[i]) ||
          !check_alias (reader, &place, *out, i))
        return FALSE;
    }

  return TRUE;
}

/* A name of @node, which has to be there. */
static gboolean
read_name (const TenboRecordReader *reader,
           const TenboPlace        *up,
           JsonNode                *node,
           char                   **out)
{
  TenboPlace place = { up, "name", 0 };

  if (node == NULL)
    return tenbo_record_refuse_missing (reader, up, "name");

  return tenbo_record_read_name (reader, &place, node, out);
}

static gboolean
read_id (const TenboRecordReader *reader,
         const TenboPlace        *up,
         JsonNode                *node,
         char                   **out)
{
  if (node == NULL)
    return tenbo_record_refuse_missing (reader, up, "id");

  return read_uuid (reader, up, "id", node, out);
}

TenboHistoryPerson *
tenbo_history_person_read (const TenboRecordReader *reader,
                           const TenboPlace        *place,
                           JsonNode                *node)
{
  static const char *const keys[] = {
    "id",
    "name",
    "aliases",
    "guest",
    "hidden",
    "colour",
    "merged",
    "changed",
  };
  g_autoptr (TenboHistoryPerson) person = tenbo_history_person_new ();
  JsonNode *members[G_N_ELEMENTS (keys)];

  if (!tenbo_record_read_members (reader, place, node, keys, G_N_ELEMENTS (keys), members) ||
      !read_id (reader, place, members[0], &person->id) ||
      !read_name (reader, place, members[1], &person->name) ||
      !read_aliases (reader, place, members[2], &person->aliases) ||
      !read_flag (reader, place, keys[3], members[3], &person->is_guest) ||
      !read_flag (reader, place, keys[4], members[4], &person->is_hidden) ||
      !read_number (reader, place, keys[5], members[5], 0, TENBO_HISTORY_MAX_COLOUR,
                    &person->colour) ||
      !read_uuid (reader, place, keys[6], members[6], &person->merged) ||
      !read_time (reader, place, keys[7], members[7], &person->changed))
    return NULL;

  return g_steal_pointer (&person);
}

TenboHistorySession *
tenbo_history_session_read (const TenboRecordReader *reader,
                            const TenboPlace        *place,
                            JsonNode                *node)
{
  static const char *const keys[] = {
    "id",
    "started",
    "title",
    "place",
    "note",
    "unit",
    "rate",
    "fee",
    "fee_person",
    "changed",
  };
  g_autoptr (TenboHistorySession) session = tenbo_history_session_new ();
  JsonNode *members[G_N_ELEMENTS (keys)];

  if (!tenbo_record_read_members (reader, place, node, keys, G_N_ELEMENTS (keys), members) ||
      !read_id (reader, place, members[0], &session->id) ||
      !read_time (reader, place, keys[1], members[1], &session->started) ||
      !read_text (reader, place, keys[2], members[2], TENBO_MAX_NAME, &session->title) ||
      !read_text (reader, place, keys[3], members[3], TENBO_MAX_NAME, &session->place) ||
      !read_text (reader, place, keys[4], members[4], TENBO_MAX_NOTE, &session->note) ||
      !read_text (reader, place, keys[5], members[5], TENBO_MAX_UNIT, &session->unit) ||
      !read_number (reader, place, keys[6], members[6], 1, TENBO_HISTORY_MAX_MONEY,
                    &session->rate) ||
      !read_number (reader, place, keys[7], members[7], 1, TENBO_HISTORY_MAX_MONEY,
                    &session->fee) ||
      !read_uuid (reader, place, keys[8], members[8], &session->fee_person) ||
      !read_time (reader, place, keys[9], members[9], &session->changed))
    return NULL;

  return g_steal_pointer (&session);
}

/* --- Writing --- */

static void
write_text (GString    *out,
            const char *key,
            const char *text)
{
  if (text == NULL)
    return;

  tenbo_json_write_key (out, key);
  tenbo_json_write_text (out, text);
}

static void
write_flag (GString    *out,
            const char *key,
            gboolean    flag)
{
  if (!flag)
    return;

  tenbo_json_write_key (out, key);
  g_string_append (out, "true");
}

/* Negative: none. */
static void
write_number (GString    *out,
              const char *key,
              int         number)
{
  if (number < 0)
    return;

  tenbo_json_write_key (out, key);
  tenbo_json_write_int (out, number);
}

static void
write_texts (GString    *out,
             const char *key,
             GStrv       texts)
{
  if (texts == NULL || texts[0] == NULL)
    return;

  tenbo_json_write_key (out, key);
  g_string_append_c (out, '[');
  for (guint i = 0; texts[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append (out, ", ");
      tenbo_json_write_text (out, texts[i]);
    }
  g_string_append_c (out, ']');
}

void
tenbo_history_person_write (const TenboHistoryPerson *person,
                            GString                  *out)
{
  g_string_append_c (out, '{');
  write_text (out, "id", person->id);
  write_text (out, "name", person->name);
  write_texts (out, "aliases", person->aliases);
  write_flag (out, "guest", person->is_guest);
  write_flag (out, "hidden", person->is_hidden);
  write_number (out, "colour", person->colour);
  write_text (out, "merged", person->merged);
  write_text (out, "changed", person->changed);
  g_string_append_c (out, '}');
}

void
tenbo_history_session_write (const TenboHistorySession *session,
                             GString                   *out)
{
  g_string_append_c (out, '{');
  write_text (out, "id", session->id);
  write_text (out, "started", session->started);
  write_text (out, "title", session->title);
  write_text (out, "place", session->place);
  write_text (out, "note", session->note);
  write_text (out, "unit", session->unit);
  write_number (out, "rate", session->rate);
  write_number (out, "fee", session->fee);
  write_text (out, "fee_person", session->fee_person);
  write_text (out, "changed", session->changed);
  g_string_append_c (out, '}');
}
