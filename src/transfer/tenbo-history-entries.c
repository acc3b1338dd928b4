/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-history-entries.h"

#include "tenbo-game-record.h"
#include "tenbo-record-game.h"

#define MAX_MEMBERS 10 /* of a session */

/* Maximum number of a color, and of an amount of money */
#define MAX_COLOUR 7
#define MAX_MONEY  1000000000

/* Type of a member of the structure */
typedef enum
{
  UUID,
  NAME,
  NAMES, /* without duplicates */
  LINE,  /* text on one line */
  TEXT,
  MSEC, /* time; 0: none */
  TIME, /* time with the offset of its clock */
  FLAG,
  NUMBER, /* -1: none */
} Kind;

typedef struct
{
  const char *key;
  Kind        kind;
  gsize       offset; /* offset in the structure */
  int         max;    /* maximum length of a text in characters, maximum of a number */
  int         min;    /* minimum of a number */
  gboolean    needed;
} Member;

typedef struct
{
  gsize  n_members;
  Member members[MAX_MEMBERS];
} Noun;

#define OF_PERSON(member)  G_STRUCT_OFFSET (TenboStoredPerson, member)
#define OF_SESSION(member) G_STRUCT_OFFSET (TenboStoredSession, member)

static const Noun a_person = {
  .n_members = 8,
  .members = {
    { "id", UUID, OF_PERSON (uuid), .needed = TRUE },
    { "name", NAME, OF_PERSON (name), .needed = TRUE },
    { "aliases", NAMES, OF_PERSON (aliases), TENBO_MAX_ALIASES },
    { "guest", FLAG, OF_PERSON (is_guest) },
    { "hidden", FLAG, OF_PERSON (is_hidden) },
    { "colour", NUMBER, OF_PERSON (colour), MAX_COLOUR },
    { "merged", UUID, OF_PERSON (merged_uuid) },
    { "changed", MSEC, OF_PERSON (changed_msec) },
  },
};

static const Noun a_session = {
  .n_members = 10,
  .members = {
    { "id", UUID, OF_SESSION (uuid), .needed = TRUE },
    { "started", TIME, OF_SESSION (started) },
    { "title", LINE, OF_SESSION (title), TENBO_MAX_NAME },
    { "place", LINE, OF_SESSION (venue), TENBO_MAX_NAME },
    { "note", TEXT, OF_SESSION (note), TENBO_MAX_NOTE },
    { "unit", LINE, OF_SESSION (unit), TENBO_MAX_UNIT },
    { "rate", NUMBER, OF_SESSION (rate), MAX_MONEY, 1 },
    { "fee", NUMBER, OF_SESSION (fee), MAX_MONEY, 1 },
    { "fee_person", UUID, OF_SESSION (fee_person_uuid) },
    { "changed", MSEC, OF_SESSION (changed_msec) },
  },
};

/* --- Reading --- */

/* Reads a list of names. Refuses duplicates. */
static gboolean
read_names (const TenboRecordReader *reader,
            const TenboLocation     *location,
            guint                    max,
            GStrv                   *out)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GStrvBuilder) clean = g_strv_builder_new ();
  JsonArray *list;

  if (!tenbo_record_read_list (reader, location, max, &list))
    return FALSE;

  for (guint i = 0; i < json_array_get_length (list); i++)
    {
      TenboLocation    at = tenbo_location_get_entry (location, i);
      g_autofree char *name = NULL;

      if (!tenbo_record_read_name (reader, &at, &name))
        return FALSE;

      if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        return tenbo_record_refuse (reader, &at,
                                    (TenboRefusal) { .code = TB_PROBLEM_DUPLICATE, .word = name });

      g_strv_builder_take (clean, tenbo_record_clean_text (name));
      g_ptr_array_add (names, g_steal_pointer (&name));
    }

  *out = g_strv_builder_end (clean);
  return TRUE;
}

static gboolean
read_member (const TenboRecordReader *reader,
             const TenboLocation     *location,
             const Member            *member,
             gpointer                 entry)
{
  gpointer         out = G_STRUCT_MEMBER_P (entry, member->offset);
  g_autofree char *owned = NULL;
  const char      *text;
  bool             flag;

  if (location->node == NULL)
    return !member->needed || tenbo_record_refuse_missing (reader, location->up, member->key);

  switch (member->kind)
    {
    case UUID:
      return tenbo_record_read_uuid (reader, location, out);
    case NAME:
      if (!tenbo_record_read_name (reader, location, &owned))
        return FALSE;
      *(char **) out = tenbo_record_clean_text (owned);
      return TRUE;
    case NAMES:
      return read_names (reader, location, (guint) member->max, out);
    case LINE:
    case TEXT:
      if (!tenbo_record_read_free_text (reader, location, (guint) member->max, &text))
        return FALSE;
      *(char **) out = member->kind == LINE ? tenbo_record_clean_text (text) : g_strdup (text);
      return TRUE;
    case MSEC:
    case TIME:
      if (!tenbo_record_read_time (reader, location, &owned))
        return FALSE;
      if (member->kind == TIME)
        *(TenboStoredTime *) out = tenbo_record_read_stored_time (owned);
      else
        *(gint64 *) out = tenbo_record_read_stored_time (owned).msec;
      return TRUE;
    case FLAG:
      if (!tenbo_record_read_bool (reader, location, &flag))
        return FALSE;
      *(gboolean *) out = flag;
      return TRUE;
    case NUMBER:
    default:
      return tenbo_record_read_int (reader, location, member->min, member->max, out);
    }
}

/* Reads the object at @location into the empty @entry. */
static gboolean
read_entry (const TenboRecordReader *reader,
            const TenboLocation     *location,
            const Noun              *noun,
            gpointer                 entry)
{
  const char   *keys[MAX_MEMBERS];
  TenboLocation members[MAX_MEMBERS];

  for (gsize i = 0; i < noun->n_members; i++)
    keys[i] = noun->members[i].key;

  if (!tenbo_record_read_members (reader, location, keys, noun->n_members, members))
    return FALSE;

  for (gsize i = 0; i < noun->n_members; i++)
    if (!read_member (reader, &members[i], &noun->members[i], entry))
      return FALSE;

  return TRUE;
}

TenboStoredPerson *
tenbo_history_person_read (const TenboRecordReader *reader,
                           const TenboLocation     *location)
{
  g_autoptr (TenboStoredPerson) person = g_new0 (TenboStoredPerson, 1);

  person->colour = -1;
  return read_entry (reader, location, &a_person, person) ? g_steal_pointer (&person) : NULL;
}

TenboStoredSession *
tenbo_history_session_read (const TenboRecordReader *reader,
                            const TenboLocation     *location)
{
  g_autoptr (TenboStoredSession) session = tenbo_stored_session_new ();

  return read_entry (reader, location, &a_session, session) ? g_steal_pointer (&session)
                                                            : NULL;
}

/* --- Writing --- */

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
      tenbo_json_begin_entry (out);
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
      const Member    *member = &noun->members[i];
      gconstpointer    at = (const char *) entry + member->offset;
      g_autofree char *time = NULL;
      const char      *text = NULL;

      if (member->kind == NAMES)
        write_names (out, member->key, *(const GStrv *) at);
      else if (member->kind == FLAG && *(const gboolean *) at)
        tenbo_json_write_bool_member (out, member->key, TRUE);
      else if (member->kind == NUMBER && *(const int *) at >= 0)
        tenbo_json_write_int_member (out, member->key, *(const int *) at);
      else if (member->kind == TIME)
        text = time = tenbo_record_write_stored_time (*(const TenboStoredTime *) at);
      else if (member->kind == MSEC)
        text = time =
          tenbo_record_write_stored_time ((TenboStoredTime) { *(const gint64 *) at, 0 });
      else if (member->kind < MSEC)
        text = *(const char *const *) at;

      tenbo_json_write_text_member (out, member->key, text);
    }
  g_string_append_c (out, '}');
}

void
tenbo_history_person_write (const TenboStoredPerson *person,
                            GString                 *out)
{
  write_entry (out, &a_person, person);
}

void
tenbo_history_session_write (const TenboStoredSession *session,
                             GString                  *out)
{
  write_entry (out, &a_session, session);
}
