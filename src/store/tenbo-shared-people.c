/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-shared-rows.h"

#include <string.h>

#include "tenbo-store.h"

/* People or sessions of other devices, and the items that describe them */
typedef struct
{
  GPtrArray *entries;
  GPtrArray *items;
} Entries;

static void
entries_free (gpointer data)
{
  Entries *entries = data;

  g_ptr_array_unref (entries->entries);
  g_ptr_array_unref (entries->items);
  g_free (entries);
}

static TenboWrite *
create (TenboWriteFunc func,
        GPtrArray     *list,
        GPtrArray     *items)
{
  Entries *entries = g_new (Entries, 1);

  *entries = (Entries) { list, items };
  return tenbo_write_new (func, entries, entries_free);
}

/* --- People --- */

static gint64
find_person (TenboDb    *db,
             const char *uuid,
             GError    **error)
{
  return tenbo_db_find_id (db, "SELECT id FROM people WHERE uuid = :uuid",
                           TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", uuid)), error);
}

gint64
tenbo_shared_get_person (TenboDb    *db,
                         const char *uuid,
                         const char *name,
                         GError    **error)
{
  gint64 id = find_person (db, uuid, error);

  return id != 0 ? id : tenbo_people_insert (db, uuid, name, error);
}

static gboolean
write_people (TenboDb      *db,
              gpointer      data,
              TenboOutcome *outcome,
              GError      **error)
{
  const Entries *entries = data;

  for (guint i = 0; i < entries->entries->len; i++)
    {
      TenboStoredPerson *person = entries->entries->pdata[i];

      g_autoptr (TenboStoredPerson) known = NULL;

      person->id = tenbo_shared_get_person (db, person->uuid, person->name, error);
      known = person->id > 0 ? tenbo_people_read (db, person->id, error) : NULL;
      if (known == NULL)
        return FALSE;

      /* Without a time, nobody has changed this person by hand: the entry says that they exist. */
      if (person->changed_msec > 0 && person->changed_msec >= known->changed_msec &&
          (!tenbo_people_set (db, person, error) ||
           !tenbo_people_set_changed (db, person->id, person->changed_msec, error)))
        return FALSE;
    }

  return tenbo_shared_items_write (db, entries->items, error);
}

TenboWrite *
tenbo_write_shared_people (GPtrArray *people,
                           GPtrArray *items)
{
  return create (write_people, people, items);
}

/* --- Merges --- */

/* A person who is, or shall be, merged */
typedef struct
{
  gint64 id;
  char  *uuid;
  char  *target; /* the uuid as somebody chose it; NULL: nobody */
  gint64 merged_into;
  gint64 wanted; /* 0: nobody */
} Merged;

static void
merged_free (gpointer data)
{
  Merged *merged = data;

  g_free (merged->uuid);
  g_free (merged->target);
  g_free (merged);
}

/* A row that this device changed itself counts, otherwise the item. */
static GPtrArray *
list_merged (TenboDb *db,
             GError **error)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (merged_free);
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (
    db,
    "SELECT id, uuid, target, merged_into FROM "
    "(SELECT p.id, p.uuid, ifnull (p.merged_into, 0) AS merged_into, "
    "        iif (i.changed = p.changed_ms, i.text ->> '$.merged', "
    "             (SELECT w.uuid FROM people AS w WHERE w.id = p.merged_into)) AS target "
    " FROM people AS p LEFT JOIN shared_items AS i ON i.kind = 'person' AND i.key = p.uuid) "
    "WHERE target IS NOT NULL OR merged_into <> 0 ORDER BY uuid",
    error);
  gboolean done;

  while (tenbo_db_next (db, statement, &done, error))
    {
      Merged *merged = g_new0 (Merged, 1);

      merged->id = sqlite3_column_int64 (statement, 0);
      merged->uuid = tenbo_db_dup_text (statement, 1);
      merged->target = tenbo_db_dup_text (statement, 2);
      merged->merged_into = sqlite3_column_int64 (statement, 3);
      g_ptr_array_add (list, merged);
    }

  return done ? g_steal_pointer (&list) : NULL;
}

/* Returns the uuid at the end of the chain that begins with @merged. Of a circle, the least uuid is
 * the person. Borrowed. */
static const char *
find_root (GHashTable   *targets,
           const Merged *merged)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  const char *uuid = merged->uuid;
  const char *target;

  while ((target = g_hash_table_lookup (targets, uuid)) != NULL &&
         g_hash_table_add (seen, (gpointer) uuid))
    uuid = target;

  if (target != NULL)
    {
      const char *first = uuid;

      for (const char *next = target; !g_str_equal (next, first);
           next = g_hash_table_lookup (targets, next))
        if (strcmp (next, uuid) < 0)
          uuid = next;
    }

  return uuid;
}

/* Whether two people play in one game. */
static gboolean
play_together (TenboDb  *db,
               gint64    a,
               gint64    b,
               gboolean *together,
               GError  **error)
{
  gint64 found = tenbo_db_find_id (db,
                                   "SELECT 1 FROM game_players AS p JOIN game_players AS q "
                                   "ON q.game_id = p.game_id AND q.person_id = :b "
                                   "WHERE p.person_id = :a LIMIT 1",
                                   TENBO_DB_VALUES (TENBO_DB_INT (":a", a),
                                                    TENBO_DB_INT (":b", b)),
                                   error);

  *together = found > 0;
  return found >= 0;
}

/* Decides the merges in the order of the uuids, which is the same on all devices: people who play
 * in one game are different people, whatever was merged. */
static gboolean
decide (TenboDb   *db,
        GPtrArray *list,
        GError   **error)
{
  g_autoptr (GHashTable) targets = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) families =
    g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_array_unref);

  for (guint i = 0; i < list->len; i++)
    {
      const Merged *merged = list->pdata[i];

      if (merged->target != NULL)
        g_hash_table_insert (targets, merged->uuid, merged->target);
    }

  for (guint i = 0; i < list->len; i++)
    {
      Merged     *merged = list->pdata[i];
      const char *root = find_root (targets, merged);
      GArray     *family = g_hash_table_lookup (families, root);
      gboolean    together = FALSE;
      gint64      into = find_person (db, root, error);

      if (into < 0)
        return FALSE;
      if (into == 0 || into == merged->id)
        continue;

      if (family == NULL)
        {
          family = g_array_new (FALSE, FALSE, sizeof (gint64));
          g_array_append_val (family, into);
          g_hash_table_insert (families, (gpointer) root, family);
        }

      for (guint j = 0; j < family->len && !together; j++)
        if (!play_together (db, merged->id, g_array_index (family, gint64, j), &together, error))
          return FALSE;

      if (!together)
        {
          merged->wanted = into;
          g_array_append_val (family, merged->id);
        }
    }

  return TRUE;
}

gboolean
tenbo_shared_check_merges (TenboRead *read,
                           gboolean  *differ,
                           GError   **error)
{
  g_autoptr (GPtrArray) list = list_merged (read, error);

  *differ = FALSE;
  if (list == NULL || !decide (read, list, error))
    return FALSE;

  for (guint i = 0; i < list->len; i++)
    {
      const Merged *merged = list->pdata[i];

      *differ |= merged->wanted != merged->merged_into;
    }

  return TRUE;
}

static gboolean
point (TenboDb *db,
       gint64   person_id,
       gint64   into,
       GError **error)
{
  return tenbo_db_change (db,
                          "UPDATE people SET merged_into = nullif (:into, 0) WHERE id = :person",
                          TENBO_DB_VALUES (TENBO_DB_INT (":person", person_id),
                                           TENBO_DB_INT (":into", into)),
                          error);
}

static gboolean
write_merges (TenboDb      *db,
              gpointer      data,
              TenboOutcome *outcome,
              GError      **error)
{
  g_autoptr (GPtrArray) list = list_merged (db, error);

  if (list == NULL || !decide (db, list, error))
    return FALSE;

  /* All changed pointers are removed first, so that merges never form a chain. */
  for (guint i = 0; i < list->len; i++)
    {
      const Merged *merged = list->pdata[i];

      if (merged->merged_into != 0 && merged->wanted != merged->merged_into &&
          !point (db, merged->id, 0, error))
        return FALSE;
    }

  for (guint i = 0; i < list->len; i++)
    {
      const Merged *merged = list->pdata[i];

      if (merged->wanted != merged->merged_into &&
          (!(merged->wanted == 0 || point (db, merged->id, merged->wanted, error)) ||
           !tenbo_people_recount (db, merged->id, error) ||
           !tenbo_people_recount (db, merged->wanted, error) ||
           !tenbo_people_recount (db, merged->merged_into, error)))
        return FALSE;
    }

  return TRUE;
}

TenboWrite *
tenbo_write_shared_merges (void)
{
  return tenbo_write_new (write_merges, NULL, NULL);
}

/* --- Sessions --- */

static gboolean
write_sessions (TenboDb      *db,
                gpointer      data,
                TenboOutcome *outcome,
                GError      **error)
{
  const Entries *entries = data;

  for (guint i = 0; i < entries->entries->len; i++)
    {
      TenboStoredSession *session = entries->entries->pdata[i];
      g_autoptr (TenboStoredSession) known = NULL;

      session->id = tenbo_sessions_find (db, session->uuid, error);
      if (session->id < 0)
        return FALSE;
      if (session->id == 0)
        continue;

      known = tenbo_sessions_read (db, session->id, error);
      if (known == NULL)
        return FALSE;
      if (known->changed_msec > session->changed_msec)
        continue;

      session->fee_person_id = 0;
      if (session->fee_person_uuid != NULL)
        session->fee_person_id = find_person (db, session->fee_person_uuid, error);
      if (session->fee_person_id < 0 || !tenbo_sessions_set (db, session, error))
        return FALSE;
    }

  return tenbo_shared_items_write (db, entries->items, error);
}

TenboWrite *
tenbo_write_shared_sessions (GPtrArray *sessions,
                             GPtrArray *items)
{
  return create (write_sessions, sessions, items);
}
