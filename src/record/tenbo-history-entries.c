/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history-entries.h"

#include "tenbo-record-game.h"

#define MAX_MEMBERS 10 /* of a session */

/* What a member holds: one text or several, and then what has no memory of its own. */
typedef enum
{
  UUID,
  NAME,
  NAMES, /* each once */
  TEXT,
  TIME,
  FLAG,
  NUMBER, /* -1: none */
} Kind;

typedef struct
{
  const char *key;
  Kind        kind;
  gsize       offset; /* in the structure */
  int         max;    /* characters of a text, the highest number */
  int         min;    /* of a number */
  gboolean    needed;
} Member;

typedef struct
{
  gsize  size; /* of the structure */
  gsize  n_members;
  Member members[MAX_MEMBERS];
} Noun;

#define OF_PERSON(member)  G_STRUCT_OFFSET (TenboHistoryPerson, member)
#define OF_SESSION(member) G_STRUCT_OFFSET (TenboHistorySession, member)

static const Noun a_person = {
  .size = sizeof (TenboHistoryPerson),
  .n_members = 8,
  .members = {
    { "id", UUID, OF_PERSON (id), .needed = TRUE },
    { "name", NAME, OF_PERSON (name), .needed = TRUE },
    { "aliases", NAMES, OF_PERSON (aliases), TENBO_MAX_ALIASES },
    { "guest", FLAG, OF_PERSON (is_guest) },
    { "hidden", FLAG, OF_PERSON (is_hidden) },
    { "colour", NUMBER, OF_PERSON (colour), TENBO_HISTORY_MAX_COLOUR },
    { "merged", UUID, OF_PERSON (merged) },
    { "changed", TIME, OF_PERSON (changed) },
  },
};

static const Noun a_session = {
  .size = sizeof (TenboHistorySession),
  .n_members = 10,
  .members = {
    { "id", UUID, OF_SESSION (id), .needed = TRUE },
    { "started", TIME, OF_SESSION (started) },
    { "title", TEXT, OF_SESSION (title), TENBO_MAX_NAME },
    { "place", TEXT, OF_SESSION (place), TENBO_MAX_NAME },
    { "note", TEXT, OF_SESSION (note), TENBO_MAX_NOTE },
    { "unit", TEXT, OF_SESSION (unit), TENBO_MAX_UNIT },
    { "rate", NUMBER, OF_SESSION (rate), TENBO_HISTORY_MAX_MONEY, 1 },
    { "fee", NUMBER, OF_SESSION (fee), TENBO_HISTORY_MAX_MONEY, 1 },
    { "fee_person", UUID, OF_SESSION (fee_person) },
    { "changed", TIME, OF_SESSION (changed) },
  },
};

static gpointer
new_entry (const Noun *noun)
{
  gpointer entry = g_malloc0 (noun->size);

  for (gsize i = 0; i < noun->n_members; i++)
    if (noun->members[i].kind == NUMBER)
      G_STRUCT_MEMBER (int, entry, noun->members[i].offset) = -1;

  return entry;
}

static gpointer
copy_entry (const Noun   *noun,
            gconstpointer entry)
{
  gpointer copy = g_memdup2 (entry, noun->size);

  for (gsize i = 0; i < noun->n_members; i++)
    {
      gpointer at = G_STRUCT_MEMBER_P (copy, noun->members[i].offset);

      if (noun->members[i].kind == NAMES)
        *(GStrv *) at = g_strdupv (*(GStrv *) at);
      else if (noun->members[i].kind < FLAG)
        *(char **) at = g_strdup (*(char **) at);
    }

  return copy;
}

static void
free_entry (const Noun *noun,
            gpointer    entry)
{
  for (gsize i = 0; i < noun->n_members; i++)
    {
      gpointer at = G_STRUCT_MEMBER_P (entry, noun->members[i].offset);

      if (noun->members[i].kind == NAMES)
        g_strfreev (*(GStrv *) at);
      else if (noun->members[i].kind < FLAG)
        g_free (*(char **) at);
    }
  g_free (entry);
}

/* --- Reading --- */

static gboolean
read_text (const TenboRecordReader *reader,
           const TenboPlace        *place,
           JsonNode                *node,
           guint                    max,
           char                   **out)
{
  const char *text;

  if (!tenbo_record_read_free_text (reader, place, node, max, &text))
    return FALSE;

  *out = g_strdup (text);
  return TRUE;
}

static gboolean
read_flag (const TenboRecordReader *reader,
           const TenboPlace        *place,
           JsonNode                *node,
           gboolean                *out)
{
  bool flag;

  if (!tenbo_record_read_bool (reader, place, node, &flag))
    return FALSE;

  *out = flag;
  return TRUE;
}

/* No name may stand in the list twice. */
static gboolean
read_names (const TenboRecordReader *reader,
            const TenboPlace        *place,
            JsonNode                *node,
            guint                    max,
            GStrv                   *out)
{
  JsonArray *list;
  guint      n;

  if (!tenbo_record_read_list (reader, place, node, max, &list))
    return FALSE;

  n = json_array_get_length (list);
  if (n == 0)
    return TRUE;

  *out = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    {
      TenboPlace at = { place, NULL, i };
      char      *name = NULL;
      gboolean   again;

      if (!tenbo_record_read_name (reader, &at, json_array_get_element (list, i), &name))
        return FALSE;

      again = g_strv_contains ((const char *const *) *out, name);
      (*out)[i] = name;
      if (again)
        return tenbo_record_refuse (reader, &at,
                                    (TenboRefusal) { .code = TB_PROBLEM_DUPLICATE, .word = name });
    }

  return TRUE;
}

static gboolean
read_member (const TenboRecordReader *reader,
             const TenboPlace        *up,
             JsonNode                *node,
             const Member            *member,
             gpointer                 entry)
{
  gpointer   out = G_STRUCT_MEMBER_P (entry, member->offset);
  TenboPlace place = { up, member->key, 0 };

  if (node == NULL)
    return !member->needed || tenbo_record_refuse_missing (reader, up, member->key);

  switch (member->kind)
    {
    case UUID:
      return tenbo_record_read_uuid (reader, &place, node, out);
    case NAME:
      return tenbo_record_read_name (reader, &place, node, out);
    case NAMES:
      return read_names (reader, &place, node, (guint) member->max, out);
    case TEXT:
      return read_text (reader, &place, node, (guint) member->max, out);
    case TIME:
      return tenbo_record_read_time (reader, &place, node, out);
    case FLAG:
      return read_flag (reader, &place, node, out);
    case NUMBER:
    default:
      return tenbo_record_read_int (reader, &place, node, member->min, member->max, out);
    }
}

static gpointer
read_entry (const TenboRecordReader *reader,
            const TenboPlace        *place,
            JsonNode                *node,
            const Noun              *noun)
{
  gpointer    entry = new_entry (noun);
  const char *keys[MAX_MEMBERS];
  JsonNode   *members[MAX_MEMBERS];
  gboolean    fine;

  for (gsize i = 0; i < noun->n_members; i++)
    keys[i] = noun->members[i].key;

  fine = tenbo_record_read_members (reader, place, node, keys, noun->n_members, members);
  for (gsize i = 0; i < noun->n_members && fine; i++)
    fine = read_member (reader, place, members[i], &noun->members[i], entry);
  if (!fine)
    {
      free_entry (noun, entry);
      return NULL;
    }

  return entry;
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
write_names (GString    *out,
             const char *key,
             GStrv       names)
{
  if (names == NULL || names[0] == NULL)
    return;

  tenbo_json_write_key (out, key);
  g_string_append_c (out, '[');
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append (out, ", ");
      tenbo_json_write_text (out, names[i]);
    }
  g_string_append_c (out, ']');
}

static void
write_entry (GString      *out,
             const Noun   *noun,
             gconstpointer entry)
{
  g_string_append_c (out, '{');
  for (gsize i = 0; i < noun->n_members; i++)
    {
      const Member *member = &noun->members[i];
      gconstpointer at = (const char *) entry + member->offset;

      if (member->kind == NAMES)
        write_names (out, member->key, *(const GStrv *) at);
      else if (member->kind < FLAG)
        write_text (out, member->key, *(const char *const *) at);
      else if (member->kind == FLAG && *(const gboolean *) at)
        {
          tenbo_json_write_key (out, member->key);
          g_string_append (out, "true");
        }
      else if (member->kind == NUMBER && *(const int *) at >= 0)
        {
          tenbo_json_write_key (out, member->key);
          tenbo_json_write_int (out, *(const int *) at);
        }
    }
  g_string_append_c (out, '}');
}

/* --- A person --- */

TenboHistoryPerson *
tenbo_history_person_new (void)
{
  return new_entry (&a_person);
}

TenboHistoryPerson *
tenbo_history_person_copy (const TenboHistoryPerson *person)
{
  return copy_entry (&a_person, person);
}

void
tenbo_history_person_free (TenboHistoryPerson *person)
{
  free_entry (&a_person, person);
}

TenboHistoryPerson *
tenbo_history_person_read (const TenboRecordReader *reader,
                           const TenboPlace        *place,
                           JsonNode                *node)
{
  return read_entry (reader, place, node, &a_person);
}

void
tenbo_history_person_write (const TenboHistoryPerson *person,
                            GString                  *out)
{
  write_entry (out, &a_person, person);
}

/* --- A session --- */

TenboHistorySession *
tenbo_history_session_new (void)
{
  return new_entry (&a_session);
}

TenboHistorySession *
tenbo_history_session_copy (const TenboHistorySession *session)
{
  return copy_entry (&a_session, session);
}

void
tenbo_history_session_free (TenboHistorySession *session)
{
  free_entry (&a_session, session);
}

TenboHistorySession *
tenbo_history_session_read (const TenboRecordReader *reader,
                            const TenboPlace        *place,
                            JsonNode                *node)
{
  return read_entry (reader, place, node, &a_session);
}

void
tenbo_history_session_write (const TenboHistorySession *session,
                             GString                   *out)
{
  write_entry (out, &a_session, session);
}
