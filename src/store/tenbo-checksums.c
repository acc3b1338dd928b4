/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-owned-tables.h"

#include <string.h>

#define MASK_TEXT "0xffffffffffffff"

/* FNV-1a with 64 bits; the low bits of the state depend only on the low bits of the previous
 * state. */
#define FNV_OFFSET  G_GUINT64_CONSTANT (0xcbf29ce484222325)
#define FNV_PRIME   G_GUINT64_CONSTANT (0x100000001b3)
#define FNV_INVERSE G_GUINT64_CONSTANT (0xce965057aff6957b) /* of the prime, modulo 2^64 */

/* The finalizer of MurmurHash3, on 56 bits: both steps are bijections. */
#define MIX_FACTOR  G_GUINT64_CONSTANT (0xff51afd7ed558ccd)
#define MIX_INVERSE G_GUINT64_CONSTANT (0x4f74430c22a54005)
#define MIX_SHIFT   28 /* half of the bits, so the step is its own inverse */

const TenboOwnedTable tenbo_owned_tables[TENBO_N_OWNED_TABLES] = {
  { "people", TENBO_OWNER_PERSON, "id", " folded " },
  { "person_aliases", TENBO_OWNER_PERSON, "person_id", " folded " },
  { "sessions", TENBO_OWNER_SESSION, "id", " folded " },
  { "rulesets", TENBO_OWNER_RULESET, "id", NULL },
  { "games", TENBO_OWNER_GAME, "id",
    " n_hands wind number extension honba dealer end_reason " },
  { "game_players", TENBO_OWNER_GAME, "game_id", " points " },
  { "game_events", TENBO_OWNER_GAME, "game_id", NULL },
  { "game_edits", TENBO_OWNER_GAME, "game_id", NULL },
  { "edit_events", TENBO_OWNER_GAME, "game_id", NULL },
  { "edit_players", TENBO_OWNER_GAME, "game_id", NULL },
  { "running_hands", TENBO_OWNER_GAME, "game_id", NULL },
};

static void
wrong_rows_free (gpointer data)
{
  TenboWrongRows *wrong = data;

  g_free (wrong->name);
  g_free (wrong);
}

const char *
tenbo_owner_get_table (TenboOwnerKind kind)
{
  static const char *const tables[TENBO_N_OWNERS] = {
    [TENBO_OWNER_PERSON] = "people",
    [TENBO_OWNER_SESSION] = "sessions",
    [TENBO_OWNER_RULESET] = "rulesets",
    [TENBO_OWNER_GAME] = "games",
  };

  return tables[kind];
}

/* --- Hashes --- */

guint64
tenbo_checksum_add (guint64       state,
                    const guint8 *bytes,
                    gsize         n_bytes)
{
  for (gsize i = 0; i < n_bytes; i++)
    state = (state ^ bytes[i]) * FNV_PRIME;

  return state;
}

guint64
tenbo_checksum_remove (guint64 state,
                       guint8  byte)
{
  return (state * FNV_INVERSE) ^ byte;
}

static guint64
mix (guint64 bits,
     guint64 factor)
{
  for (int i = 0; i < 2; i++)
    {
      bits &= TENBO_CHECKSUM_MASK;
      bits ^= bits >> MIX_SHIFT;
      bits *= factor;
    }

  bits &= TENBO_CHECKSUM_MASK;
  return bits ^ (bits >> MIX_SHIFT);
}

guint64
tenbo_checksum_finish (guint64 state)
{
  return mix (state, MIX_FACTOR);
}

guint64
tenbo_checksum_unfinish (guint64 hash)
{
  return mix (hash, MIX_INVERSE);
}

guint64
tenbo_checksum_begin (guint64     row,
                      const char *column,
                      int         sqlite_type)
{
  guint8 type = (guint8) sqlite_type;

  return tenbo_checksum_add (tenbo_checksum_add (row, (const guint8 *) column, strlen (column)),
                             &type, 1);
}

void
tenbo_checksum_put_integer (gint64 value,
                            guint8 bytes[8])
{
  guint64 stored = GUINT64_TO_BE ((guint64) value);

  memcpy (bytes, &stored, sizeof stored);
}

static guint64
add_value (guint64        state,
           sqlite3_value *value)
{
  const guint8 *bytes;
  guint8        integer[8];

  if (sqlite3_value_type (value) == SQLITE_INTEGER)
    {
      tenbo_checksum_put_integer (sqlite3_value_int64 (value), integer);
      return tenbo_checksum_add (state, integer, sizeof integer);
    }

  /* SQLite requires this order. */
  bytes = sqlite3_value_blob (value);
  return tenbo_checksum_add (state, bytes, (gsize) sqlite3_value_bytes (value));
}

guint64
tenbo_checksum_begin_row (int             n_keys,
                          sqlite3_value **keys)
{
  guint64 state = FNV_OFFSET;

  for (int i = 0; i < n_keys; i++)
    state = add_value (state, keys[i]);

  return state;
}

/* Arguments are the number of keys, the keys, and pairs of a column ("games.uuid") and its value.
 * NULL has no hash, so that a column that a later schema adds changes nothing. */
static guint64
hash_row (int             n_values,
          sqlite3_value **values)
{
  int     n_keys = sqlite3_value_int (values[0]);
  guint64 row = tenbo_checksum_begin_row (n_keys, values + 1);
  guint64 sum = 0;

  for (int i = 1 + n_keys; i + 1 < n_values; i += 2)
    {
      const char *column = (const char *) sqlite3_value_text (values[i]);
      int         type = sqlite3_value_type (values[i + 1]);

      if (type != SQLITE_NULL)
        sum += tenbo_checksum_finish (
          add_value (tenbo_checksum_begin (row, column, type), values[i + 1]));
    }

  return sum & TENBO_CHECKSUM_MASK;
}

static void
checksum_in_sql (sqlite3_context *context,
                 int              n_values,
                 sqlite3_value  **values)
{
  sqlite3_result_int64 (context, (sqlite3_int64) hash_row (n_values, values));
}

static void
add_row_in_sql (sqlite3_context *context,
                int              n_values,
                sqlite3_value  **values)
{
  guint64 *sum = sqlite3_aggregate_context (context, sizeof *sum);

  if (sum != NULL)
    *sum += hash_row (n_values, values);
  else
    sqlite3_result_error_nomem (context);
}

static void
end_rows_in_sql (sqlite3_context *context)
{
  const guint64 *sum = sqlite3_aggregate_context (context, 0);

  sqlite3_result_int64 (context,
                        sum != NULL ? (sqlite3_int64) (*sum & TENBO_CHECKSUM_MASK) : 0);
}

gboolean
tenbo_checksums_register (sqlite3 *handle)
{
  int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;

  return sqlite3_create_function_v2 (handle, "tenbo_checksum", -1, flags, NULL, checksum_in_sql,
                                     NULL, NULL, NULL) == SQLITE_OK &&
         sqlite3_create_function_v2 (handle, "tenbo_checksums", -1, flags, NULL, NULL,
                                     add_row_in_sql, end_rows_in_sql, NULL) == SQLITE_OK;
}

/* --- SQL, from the columns of the schema --- */

GStrv
tenbo_checksums_list_columns (TenboDb               *db,
                              const TenboOwnedTable *table,
                              GError               **error)
{
  return tenbo_db_list_texts (db,
                              "SELECT name FROM pragma_table_info (:table, 'main') "
                              "WHERE name <> 'checksum' "
                              "AND instr (ifnull (:derived, ''), ' ' || name || ' ') = 0 "
                              "ORDER BY cid",
                              TENBO_DB_VALUES (TENBO_DB_TEXT (":table", table->table),
                                               TENBO_DB_TEXT (":derived", table->derived)),
                              error);
}

GStrv
tenbo_checksums_list_keys (TenboDb    *db,
                           const char *table,
                           GError    **error)
{
  return tenbo_db_list_texts (
    db, "SELECT name FROM pragma_table_info (:table, 'main') WHERE pk > 0 ORDER BY pk",
    TENBO_DB_VALUES (TENBO_DB_TEXT (":table", table)), error);
}

/* Returns the arguments of the functions for a row of @table. The name of the row is "@". Transfer
 * full; NULL with @error. */
static char *
dup_arguments (TenboDb               *db,
               const TenboOwnedTable *table,
               GError               **error)
{
  g_auto (GStrv) columns = tenbo_checksums_list_columns (db, table, error);
  g_auto (GStrv) keys = columns != NULL ? tenbo_checksums_list_keys (db, table->table, error)
                                        : NULL;
  GString *arguments;

  if (keys == NULL)
    return NULL;

  arguments = g_string_new (NULL);
  g_string_append_printf (arguments, "%u", g_strv_length (keys));
  for (guint i = 0; keys[i] != NULL; i++)
    g_string_append_printf (arguments, ", @.%s", keys[i]);
  for (guint i = 0; columns[i] != NULL; i++)
    g_string_append_printf (arguments, ", '%s.%s', @.%s", table->table, columns[i], columns[i]);

  return g_string_free_and_steal (arguments);
}

/* Appends a call of @function for the row @row ("NEW"). */
static void
append_call (GString    *sql,
             const char *function,
             const char *arguments,
             const char *row)
{
  g_auto (GStrv) parts = g_strsplit (arguments, "@", -1);
  g_autofree char *list = g_strjoinv (row, parts);

  g_string_append_printf (sql, "%s (%s)", function, list);
}

/* Appends the checksum of an owner, computed from its rows. */
static gboolean
append_computed (TenboDb       *db,
                 GString       *sql,
                 TenboOwnerKind kind,
                 GError       **error)
{
  const char *owner = tenbo_owner_get_table (kind);

  g_string_append (sql, "((");
  for (gsize i = 0; i < TENBO_N_OWNED_TABLES; i++)
    {
      const TenboOwnedTable *table = &tenbo_owned_tables[i];
      g_autofree char       *arguments = NULL;

      if (table->owner != kind)
        continue;

      arguments = dup_arguments (db, table, error);
      if (arguments == NULL)
        return FALSE;

      if (g_str_equal (table->table, owner))
        {
          append_call (sql, "tenbo_checksum", arguments, owner);
          continue;
        }

      g_string_append (sql, " + (SELECT ");
      append_call (sql, "tenbo_checksums", arguments, table->table);
      g_string_append_printf (sql, " FROM main.%s WHERE %s.%s = %s.id)", table->table,
                              table->table, table->key, owner);
    }

  g_string_append (sql, ") & " MASK_TEXT ")");
  return TRUE;
}

gboolean
tenbo_checksums_fill (TenboDb *db,
                      GError **error)
{
  for (TenboOwnerKind kind = 0; kind < TENBO_N_OWNERS; kind++)
    {
      g_autoptr (GString) sql = g_string_new (NULL);

      g_string_append_printf (sql, "UPDATE %s SET checksum = ", tenbo_owner_get_table (kind));
      if (!append_computed (db, sql, kind, error) || !tenbo_db_exec (db, sql->str, error))
        return FALSE;
    }

  return TRUE;
}

/* Keys never change, so a row that is updated keeps its owner. */
static void
append_triggers (GString               *sql,
                 const TenboOwnedTable *table,
                 const char            *columns,
                 const char            *arguments)
{
  const char *owner = tenbo_owner_get_table (table->owner);
  const struct
  {
    const char *event; /* of the trigger */
    const char *row;   /* that exists then */
    gboolean    adds;
    gboolean    removes;
  } triggers[] = {
    { "INSERT", "NEW", TRUE, FALSE },
    { "DELETE", "OLD", FALSE, TRUE },
    { "UPDATE", "NEW", TRUE, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (triggers); i++)
    {
      gboolean is_update = triggers[i].adds && triggers[i].removes;

      g_string_append_printf (sql, "CREATE TEMP TRIGGER checksum_%s_%s AFTER %s%s%s ON main.%s "
                                   "BEGIN UPDATE %s SET checksum = (checksum",
                              table->table, triggers[i].event, triggers[i].event,
                              is_update ? " OF " : "", is_update ? columns : "", table->table,
                              owner);
      if (triggers[i].adds)
        {
          g_string_append (sql, " + ");
          append_call (sql, "tenbo_checksum", arguments, "NEW");
        }
      if (triggers[i].removes)
        {
          g_string_append (sql, " - ");
          append_call (sql, "tenbo_checksum", arguments, "OLD");
        }
      g_string_append_printf (sql, ") & " MASK_TEXT " WHERE id = %s.%s; END;", triggers[i].row,
                              table->key);
    }
}

gboolean
tenbo_checksums_watch (TenboDb *db,
                       GError **error)
{
  g_autoptr (GString) sql = g_string_new ("PRAGMA temp_store = MEMORY; BEGIN;");

  for (gsize i = 0; i < TENBO_N_OWNED_TABLES; i++)
    {
      const TenboOwnedTable *table = &tenbo_owned_tables[i];
      g_auto (GStrv) columns = tenbo_checksums_list_columns (db, table, error);
      g_autofree char *list = columns != NULL ? g_strjoinv (", ", columns) : NULL;
      g_autofree char *arguments = list != NULL ? dup_arguments (db, table, error) : NULL;

      if (arguments == NULL)
        return FALSE;

      append_triggers (sql, table, list, arguments);
    }

  g_string_append (sql, "COMMIT");
  return tenbo_db_exec (db, sql->str, error);
}

/* --- Checking --- */

gboolean
tenbo_checksums_compute (TenboDb       *db,
                         TenboOwnerKind kind,
                         gint64         id,
                         gint64        *checksum,
                         GError       **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT ");

  *checksum = 0;
  if (!append_computed (db, sql, kind, error))
    return FALSE;

  g_string_append_printf (sql, " FROM main.%s WHERE id = :id", tenbo_owner_get_table (kind));
  *checksum = tenbo_db_find_id (db, sql->str, TENBO_DB_VALUES (TENBO_DB_INT (":id", id)), error);
  return *checksum >= 0;
}

static gboolean
has_checksums (TenboRead *read,
               gboolean  *has,
               GError   **error)
{
  gint64 version;

  *has = FALSE;
  if (read == NULL || !tenbo_db_read_int (read, "PRAGMA user_version", &version, error))
    return FALSE;

  *has = version >= TENBO_CHECKSUMS_SCHEMA;
  return TRUE;
}

/* A search for owners with damaged rows */
typedef struct
{
  TenboRead *read;    /* borrowed */
  GPtrArray *wrong;   /* of TenboWrongRows; borrowed */
  int        n_parts; /* of the games, of which only those of `part` are compared */
  int        part;
} Search;

/* For printf */
#define IN_PART "id %% :parts = :part"

/* Adds the owners that @sql selects: id and name. */
static gboolean
add_wrong (Search        *self,
           const char    *sql,
           TenboOwnerKind kind,
           const char    *folded,
           GError       **error)
{
  gboolean is_game = kind == TENBO_OWNER_GAME;
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    self->read, sql,
    TENBO_DB_VALUES (TENBO_DB_INT (":parts", is_game ? self->n_parts : 1),
                     TENBO_DB_INT (":part", is_game ? self->part : 0)),
    error);

  while (tenbo_db_next (self->read, statement, &done, error))
    {
      TenboWrongRows *wrong = g_new0 (TenboWrongRows, 1);

      wrong->kind = kind;
      wrong->id = sqlite3_column_int64 (statement, 0);
      wrong->name = tenbo_db_dup_text (statement, 1);
      wrong->folded = folded;
      g_ptr_array_add (self->wrong, wrong);
    }

  return done;
}

/* Chooses a part of about @max_games games: another one each time. */
static gboolean
choose_part (Search  *self,
             gint64   max_games,
             GError **error)
{
  gint64 n_games;

  if (!tenbo_db_read_int (self->read, "SELECT count (*) FROM games", &n_games, error))
    return FALSE;

  self->n_parts = (int) (n_games / max_games) + 1;
  self->part = g_random_int_range (0, self->n_parts);
  return TRUE;
}

static gboolean
add_wrong_checksums (Search        *self,
                     TenboOwnerKind kind,
                     GError       **error)
{
  gboolean    is_named = kind == TENBO_OWNER_PERSON || kind == TENBO_OWNER_RULESET;
  const char *owner = tenbo_owner_get_table (kind);
  g_autoptr (GString) sql = g_string_new (NULL);

  g_string_append_printf (sql, "SELECT id, %s FROM main.%s WHERE " IN_PART " AND checksum <> ",
                          is_named ? "name" : "NULL", owner);
  if (!append_computed (self->read, sql, kind, error))
    return FALSE;

  g_string_append (sql, " ORDER BY id");
  return add_wrong (self, sql->str, kind, NULL, error);
}

/* Searched texts, which are made from texts that the checksum covers */
static const struct
{
  const char    *table;
  TenboOwnerKind owner;
  const char    *columns; /* id and name of the owner, and where they are from */
  const char    *folded;  /* the correct text */
} folded_texts[] = {
  { "people", TENBO_OWNER_PERSON, "id, name FROM people", "tenbo_fold (name)" },
  { "person_aliases", TENBO_OWNER_PERSON, "person_id AS id, name FROM person_aliases",
    "tenbo_fold (name)" },
  { "sessions", TENBO_OWNER_SESSION, "id, NULL FROM sessions",
    "nullif (tenbo_fold (concat_ws (char (10), title, place, note)), '')" },
  { "game_texts", TENBO_OWNER_GAME,
    "id, NULL FROM games LEFT JOIN game_texts AS t ON game_id = id",
    "iif (coalesce (title, place, note, t.notes) IS NULL, NULL, "
    "tenbo_fold (concat_ws (char (10), title, place, note, t.notes)))" },
};

GPtrArray *
tenbo_checksums_list_wrong (TenboRead *read,
                            gint64     max_games,
                            GError   **error)
{
  g_autoptr (GPtrArray) wrong = g_ptr_array_new_with_free_func (wrong_rows_free);
  Search   self = { .read = read, .wrong = wrong, .n_parts = 1 };
  gboolean has;

  if (!has_checksums (read, &has, error) ||
      (has && max_games > 0 && !choose_part (&self, max_games, error)))
    return NULL;

  for (TenboOwnerKind kind = 0; has && kind < TENBO_N_OWNERS; kind++)
    if (!add_wrong_checksums (&self, kind, error))
      return NULL;

  for (gsize i = 0; has && i < G_N_ELEMENTS (folded_texts); i++)
    {
      g_autofree char *sql = g_strdup_printf (
        "SELECT %s WHERE " IN_PART " AND folded IS NOT %s ORDER BY 1, 2",
        folded_texts[i].columns, folded_texts[i].folded);

      if (!add_wrong (&self, sql, folded_texts[i].owner, folded_texts[i].table, error))
        return NULL;
    }

  return g_steal_pointer (&wrong);
}

gboolean
tenbo_checksums_fold_again (TenboDb *db,
                            GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (folded_texts); i++)
    {
      g_autofree char *sql = g_strdup_printf (
        "UPDATE %1$s SET folded = %2$s WHERE folded IS NOT %2$s", folded_texts[i].table,
        folded_texts[i].folded);

      if (folded_texts[i].owner != TENBO_OWNER_GAME && !tenbo_db_exec (db, sql, error))
        return FALSE;
    }

  return TRUE;
}
