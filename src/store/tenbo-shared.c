/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-shared-rows.h"

#include "tenbo-store.h"

static const char *const kinds[] = {
  [TENBO_SHARED_DEVICE] = "device",
  [TENBO_SHARED_GAME] = "game",
  [TENBO_SHARED_PERSON] = "person",
  [TENBO_SHARED_SESSION] = "session",
  [TENBO_SHARED_RULESET] = "ruleset",
  [TENBO_SHARED_FILE] = "file",
};

TenboSharedItem *
tenbo_shared_item_new (TenboSharedKind kind,
                       const char     *key,
                       const char     *text)
{
  TenboSharedItem *item = g_new0 (TenboSharedItem, 1);

  item->kind = kind;
  item->key = g_strdup (key);
  item->text = g_strdup (text);
  return item;
}

void
tenbo_shared_item_free (TenboSharedItem *item)
{
  g_free (item->key);
  g_free (item->text);
  g_free (item);
}

/* Nothing else proves these rows: no other rows repeat their content. */
static char *
compute_digest (const TenboSharedItem *item)
{
  g_autofree char *row = g_strdup_printf ("%s\n%s\n%" G_GINT64_FORMAT " %" G_GINT64_FORMAT
                                          " %d\n%s",
                                          kinds[item->kind], item->key, item->changed,
                                          item->revision, item->own, item->text);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, row, -1);
}

/* --- Reading --- */

#define ITEM_COLUMNS "key, changed, revision, own, text, digest "

static gboolean
item_of_row (TenboStatement   *row,
             TenboSharedKind   kind,
             TenboSharedItem **out,
             GError          **error)
{
  g_autoptr (TenboSharedItem) item = g_new0 (TenboSharedItem, 1);
  g_autofree char *stored = tenbo_db_dup_text (row, 5);
  g_autofree char *digest = NULL;

  item->kind = kind;
  item->key = tenbo_db_dup_text (row, 0);
  item->changed = sqlite3_column_int64 (row, 1);
  item->revision = sqlite3_column_int64 (row, 2);
  item->own = (TenboSharedOwn) tenbo_db_get_int (row, 3);
  item->text = tenbo_db_dup_text (row, 4);
  digest = item->key != NULL && item->text != NULL ? compute_digest (item) : NULL;
  if (digest == NULL || g_strcmp0 (digest, stored) != 0)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                   "the shared item %s/%s is damaged", kinds[kind],
                   item->key != NULL ? item->key : "");
      return FALSE;
    }

  *out = g_steal_pointer (&item);
  return TRUE;
}

gboolean
tenbo_shared_find (TenboRead        *read,
                   TenboSharedKind   kind,
                   const char       *key,
                   TenboSharedItem **item,
                   GError          **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read, "SELECT " ITEM_COLUMNS "FROM shared_items WHERE kind = :kind AND key = :key",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":kind", kinds[kind]),
                     TENBO_DB_TEXT (":key", key)),
    error);
  gboolean row;

  *item = NULL;
  return tenbo_db_step (read, statement, &row, error) &&
         (!row || item_of_row (statement, kind, item, error));
}

static GPtrArray *
list_items (TenboRead          *read,
            const char         *sql,
            const TenboDbValue *values,
            TenboSharedKind     kind,
            GError            **error)
{
  g_autoptr (GPtrArray) items =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  g_autoptr (TenboStatement) statement = tenbo_db_query (read, sql, values, error);
  gboolean done;

  while (tenbo_db_next (read, statement, &done, error))
    {
      TenboSharedItem *item;

      if (!item_of_row (statement, kind, &item, error))
        return NULL;

      g_ptr_array_add (items, item);
    }

  return done ? g_steal_pointer (&items) : NULL;
}

GPtrArray *
tenbo_shared_list (TenboRead      *read,
                   TenboSharedKind kind,
                   TenboSharedOwn  own,
                   GError        **error)
{
  /* Without its index, the list that is nearly always empty takes as long as the history is. */
  if (own == TENBO_SHARED_UNWRITTEN)
    return list_items (read,
                       "SELECT " ITEM_COLUMNS "FROM shared_items INDEXED BY shared_items_unwritten "
                       "WHERE kind = :kind AND own = 2 ORDER BY key",
                       TENBO_DB_VALUES (TENBO_DB_TEXT (":kind", kinds[kind])), kind, error);

  return list_items (
    read,
    "SELECT " ITEM_COLUMNS "FROM shared_items WHERE kind = :kind AND own >= :own ORDER BY key",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":kind", kinds[kind]),
                     TENBO_DB_INT (":own", own)),
    kind, error);
}

GPtrArray *
tenbo_shared_list_problems (TenboRead *read,
                            GError   **error)
{
  return list_items (read,
                     "SELECT " ITEM_COLUMNS "FROM shared_items INDEXED BY shared_items_problems "
                     "WHERE kind = 'file' AND text <> '' ORDER BY key",
                     NULL, TENBO_SHARED_FILE, error);
}

GStrv
tenbo_shared_list_changed_games (TenboRead *read,
                                 GError   **error)
{
  return tenbo_db_list_texts (
    read,
    "SELECT g.uuid FROM games AS g LEFT JOIN shared_items AS i "
    "ON i.kind = 'game' AND i.key = g.uuid "
    "WHERE (i.revision, i.changed) IS NOT (g.revision, g.details_changed_ms) "
    "UNION ALL SELECT key FROM shared_items WHERE kind = 'game' AND revision > 0 "
    "AND NOT EXISTS (SELECT 1 FROM games WHERE uuid = key)",
    NULL, error);
}

GArray *
tenbo_shared_list_changed_people (TenboRead *read,
                                  GError   **error)
{
  return tenbo_db_list_ids (read,
                            "SELECT p.id FROM people AS p LEFT JOIN shared_items AS i "
                            "ON i.kind = 'person' AND i.key = p.uuid "
                            "WHERE p.changed_ms > ifnull (i.changed, 0) ORDER BY p.id",
                            NULL, error);
}

GArray *
tenbo_shared_list_changed_sessions (TenboRead *read,
                                    GError   **error)
{
  return tenbo_db_list_ids (read,
                            "SELECT s.id FROM sessions AS s LEFT JOIN shared_items AS i "
                            "ON i.kind = 'session' AND i.key = s.uuid "
                            "WHERE s.changed_ms > ifnull (i.changed, 0) ORDER BY s.id",
                            NULL, error);
}

GPtrArray *
tenbo_shared_list_late_sessions (TenboRead *read,
                                 GError   **error)
{
  return list_items (read,
                     "SELECT " ITEM_COLUMNS "FROM shared_items JOIN sessions AS s ON s.uuid = key "
                     "WHERE kind = 'session' AND s.changed_ms <= changed AND "
                     "(s.changed_ms < changed OR (s.fee_person_id IS NULL AND EXISTS "
                     " (SELECT 1 FROM people WHERE uuid = text ->> '$.fee_person'))) "
                     "ORDER BY key",
                     NULL, TENBO_SHARED_SESSION, error);
}

TenboStoredGame *
tenbo_shared_read_game (TenboRead *read,
                        gint64     game_id,
                        gint64    *deleted_msec,
                        GError   **error)
{
  return tenbo_games_read_recorded (read, game_id, deleted_msec, error);
}

GStrv
tenbo_shared_list_wrong (TenboRead *read,
                         GError   **error)
{
  g_autoptr (GStrvBuilder) wrong = g_strv_builder_new ();
  g_autoptr (TenboStatement) statement = NULL;
  gint64   version;
  gboolean done;

  if (read == NULL || !tenbo_db_read_int (read, "PRAGMA user_version", &version, error))
    return NULL;
  if (version < TENBO_SHARED_SCHEMA)
    return g_strv_builder_end (wrong);

  statement = tenbo_db_prepare (read,
                                "SELECT " ITEM_COLUMNS ", kind FROM shared_items "
                                "ORDER BY kind, key",
                                error);
  while (tenbo_db_next (read, statement, &done, error))
    {
      g_autoptr (TenboSharedItem) item = NULL;
      g_autofree char *kind = tenbo_db_dup_text (statement, 6);
      g_autofree char *key = tenbo_db_dup_text (statement, 0);
      gsize            i = 0;

      while (i < G_N_ELEMENTS (kinds) && g_strcmp0 (kind, kinds[i]) != 0)
        i++;
      if (i == G_N_ELEMENTS (kinds) || !item_of_row (statement, (TenboSharedKind) i, &item, NULL))
        g_strv_builder_take (wrong, g_strconcat (kind, "/", key, NULL));
    }

  return done ? g_strv_builder_end (wrong) : NULL;
}

/* --- Writing --- */

gboolean
tenbo_shared_item_write (TenboDb               *db,
                         const TenboSharedItem *item,
                         GError               **error)
{
  g_autofree char *digest = compute_digest (item);

  return tenbo_db_change (db,
                          "INSERT OR REPLACE INTO shared_items "
                          "(kind, key, changed, revision, own, text, digest) "
                          "VALUES (:kind, :key, :changed, :revision, :own, :text, :digest)",
                          TENBO_DB_VALUES (TENBO_DB_TEXT (":kind", kinds[item->kind]),
                                           TENBO_DB_TEXT (":key", item->key),
                                           TENBO_DB_INT (":changed", item->changed),
                                           TENBO_DB_INT (":revision", item->revision),
                                           TENBO_DB_INT (":own", item->own),
                                           TENBO_DB_TEXT (":text", item->text),
                                           TENBO_DB_TEXT (":digest", digest)),
                          error);
}

gboolean
tenbo_shared_items_write (TenboDb   *db,
                          GPtrArray *items,
                          GError   **error)
{
  for (guint i = 0; i < items->len; i++)
    if (!tenbo_shared_item_write (db, items->pdata[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
run_items (TenboDb      *db,
           gpointer      data,
           TenboOutcome *outcome,
           GError      **error)
{
  return tenbo_shared_items_write (db, data, error);
}

TenboWrite *
tenbo_write_shared_items (GPtrArray *items)
{
  return tenbo_write_new (run_items, items, (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
run_written (TenboDb      *db,
             gpointer      data,
             TenboOutcome *outcome,
             GError      **error)
{
  GPtrArray *items = data;

  for (guint i = 0; i < items->len; i++)
    {
      TenboSharedItem *item = items->pdata[i];
      g_autoptr (TenboSharedItem) now = NULL;

      if (!tenbo_shared_find (db, item->kind, item->key, &now, error))
        return FALSE;
      if (now == NULL || !g_str_equal (now->text, item->text))
        continue;

      now->own = TENBO_SHARED_WRITTEN;
      if (!tenbo_shared_item_write (db, now, error))
        return FALSE;
    }

  return TRUE;
}

TenboWrite *
tenbo_write_shared_written (GPtrArray *items)
{
  return tenbo_write_new (run_written, items, (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
disown (TenboDb *db,
        GError **error)
{
  static const TenboSharedKind kinds_of_files[] = { TENBO_SHARED_GAME, TENBO_SHARED_PERSON,
                                                    TENBO_SHARED_SESSION };

  /* A database on another computer has come without the files of the rulesets, which nobody has
   * deleted: it reads them again. */
  if (!tenbo_db_exec (db,
                      "DELETE FROM shared_items WHERE kind = 'ruleset' "
                      "OR (kind = 'file' AND key LIKE '%/rulesets.json')",
                      error))
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds_of_files); i++)
    {
      g_autoptr (GPtrArray) items = tenbo_shared_list (db, kinds_of_files[i],
                                                       TENBO_SHARED_WRITTEN, error);

      if (items == NULL)
        return FALSE;

      for (guint j = 0; j < items->len; j++)
        {
          TenboSharedItem *item = items->pdata[j];

          if (item->own != TENBO_SHARED_WRITTEN)
            continue;

          item->own = TENBO_SHARED_OTHERS;
          if (!tenbo_shared_item_write (db, item, error))
            return FALSE;
        }
    }

  return TRUE;
}

/* The item of this device, and the key of the one that it replaces */
typedef struct
{
  char            *key;
  TenboSharedItem *item;
} Device;

static void
device_free (gpointer data)
{
  Device *device = data;

  g_free (device->key);
  tenbo_shared_item_free (device->item);
  g_free (device);
}

static gboolean
run_device (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  const Device *device = data;
  g_autoptr (TenboSharedItem) before = NULL;

  if (!tenbo_shared_find (db, TENBO_SHARED_DEVICE, device->key, &before, error))
    return FALSE;
  if (before == NULL)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no shared folder with the device %s", device->key);
      return FALSE;
    }

  return (g_str_equal (device->key, device->item->key) || disown (db, error)) &&
         tenbo_db_exec (db, "DELETE FROM shared_items WHERE kind = 'device'", error) &&
         tenbo_shared_item_write (db, device->item, error);
}

TenboWrite *
tenbo_write_shared_device (const char      *key,
                           TenboSharedItem *item)
{
  Device *device = g_new (Device, 1);

  *device = (Device) { g_strdup (key), item };
  return tenbo_write_new (run_device, device, device_free);
}

static gboolean
run_forget (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  return tenbo_db_exec (db, "DELETE FROM shared_items", error);
}

TenboWrite *
tenbo_write_shared_forget (void)
{
  return tenbo_write_new (run_forget, NULL, NULL);
}
