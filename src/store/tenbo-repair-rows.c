/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-repair-rows.h"

#include <string.h>

#include "tenbo-db-copy.h"
#include "tenbo-db-files.h"
#include "tenbo-owned-tables.h"
#include "tenbo-store-open.h"
#include "tenbo-tables.h"

/* A repair in progress */
typedef struct
{
  GStrv             copies; /* owned */
  TenboRepairedFunc func;
  gpointer          user_data;
} Repair;

/* A value that explains a wrong checksum */
typedef struct
{
  const TenboOwnedTable *table;     /* borrowed; NULL: the checksum itself is damaged */
  GStrv                  columns;   /* of the table; owned */
  int                    column;    /* index of the damaged one */
  GPtrArray             *row;       /* of sqlite3_value, one per column; owned */
  char                  *text;      /* the original, if it is a text; owned */
  gint64                 integer;   /* the original, if `text` is NULL */
  guint                  n_matches; /* of all values of the owner */
} Explanation;

static void
explanation_clear (Explanation *explanation)
{
  g_clear_pointer (&explanation->columns, g_strfreev);
  g_clear_pointer (&explanation->row, g_ptr_array_unref);
  g_clear_pointer (&explanation->text, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Explanation, explanation_clear)

/* --- One changed byte --- */

/* Returns the hash that the value with the last state @damaged had before. @missing is the
 * difference of the checksums. As a state, since both directions of FNV-1a are needed. */
static guint64
find_last_state (guint64 damaged,
                 guint64 missing)
{
  return tenbo_checksum_unfinish ((tenbo_checksum_finish (damaged) + missing) &
                                  TENBO_CHECKSUM_MASK);
}

/* Returns the text of @n bytes that differs from @bytes in one byte and ends in @wanted, or
 * NULL. Compares the states before each byte with those that the following bytes require. Transfer
 * full. */
static char *
find_text (guint64       begin,
           const guint8 *bytes,
           gsize         n,
           guint64       wanted)
{
  g_autofree guint64 *before = g_new (guint64, n + 1);
  guint64             after = wanted;

  before[0] = begin;
  for (gsize i = 0; i < n; i++)
    before[i + 1] = tenbo_checksum_add (before[i], &bytes[i], 1);

  for (gsize i = n; i-- > 0; after = tenbo_checksum_remove (after, bytes[i]))
    {
      guint64 byte = (before[i] ^ tenbo_checksum_remove (after, 0)) & TENBO_CHECKSUM_MASK;

      if (byte > 0 && byte < 256 && byte != bytes[i])
        {
          g_autofree char *text = g_strndup ((const char *) bytes, n);

          text[i] = (char) byte;
          if (g_utf8_validate_len (text, n, NULL))
            return g_steal_pointer (&text);
        }
    }

  return NULL;
}

/* Finds the integer that differs from @damaged in one byte of the file: SQLite stores it in as few
 * bytes as its sign allows. */
static gboolean
find_integer (guint64 begin,
              gint64  damaged,
              guint64 wanted,
              gint64 *found)
{
  static const guint widths[] = { 1, 2, 3, 4, 6, 8 };

  for (gsize w = 0; w < G_N_ELEMENTS (widths); w++)
    for (guint byte = 0; byte < widths[w]; byte++)
      for (guint64 flip = 1; flip < 256; flip++)
        {
          guint   unused = 64 - 8 * widths[w];
          guint64 bits = ((guint64) damaged ^ (flip << (8 * byte))) << unused;
          guint8  bytes[8];

          *found = (gint64) bits >> unused;
          tenbo_checksum_put_integer (*found, bytes);
          if ((tenbo_checksum_add (begin, bytes, sizeof bytes) & TENBO_CHECKSUM_MASK) == wanted)
            return TRUE;
        }

  return FALSE;
}

/* Looks for the original of one value of the row @row. @missing is the difference of the
 * checksums. */
static gboolean
explain_value (Explanation   *found,
               sqlite3_value *value,
               guint64        row,
               const char    *column,
               guint64        missing)
{
  int           type = sqlite3_value_type (value);
  guint64       begin = tenbo_checksum_begin (row, column, type);
  const guint8 *bytes;
  gsize         n;
  guint8        integer[8];

  if (type == SQLITE_INTEGER)
    {
      tenbo_checksum_put_integer (sqlite3_value_int64 (value), integer);
      return find_integer (
        begin, sqlite3_value_int64 (value),
        find_last_state (tenbo_checksum_add (begin, integer, sizeof integer), missing),
        &found->integer);
    }

  if (type != SQLITE_TEXT)
    return FALSE;

  bytes = sqlite3_value_text (value);
  n = (gsize) sqlite3_value_bytes (value);
  found->text = find_text (begin, bytes, n,
                           find_last_state (tenbo_checksum_add (begin, bytes, n), missing));
  return found->text != NULL;
}

static void
free_value (gpointer value)
{
  sqlite3_value_free (value);
}

/* Copies the row, to identify it. NULL with @error; transfer full. */
static GPtrArray *
copy_row (TenboStatement *row,
          GError        **error)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new_with_free_func (free_value);

  for (int i = 0; i < sqlite3_column_count (row); i++)
    {
      sqlite3_value *copy = sqlite3_value_dup (sqlite3_column_value (row, i));

      if (copy == NULL)
        {
          g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_MEMORY,
                               "no memory for a row");
          return NULL;
        }
      g_ptr_array_add (values, copy);
    }

  return g_steal_pointer (&values);
}

/* Looks at all values of the row except those of its primary key: they are a part of the hashes of
 * all values of the row. */
static void
explain_row (Explanation           *explanation,
             const TenboOwnedTable *table,
             GStrv                  columns,
             GStrv                  keys,
             GPtrArray             *row,
             guint64                missing)
{
  g_autoptr (GPtrArray) key = g_ptr_array_new ();
  guint64 begin;

  for (guint i = 0; keys[i] != NULL; i++)
    for (guint j = 0; columns[j] != NULL; j++)
      if (g_str_equal (keys[i], columns[j]))
        g_ptr_array_add (key, row->pdata[j]);
  begin = tenbo_checksum_begin_row ((int) key->len, (sqlite3_value **) key->pdata);

  for (guint i = 0; columns[i] != NULL; i++)
    {
      g_autofree char *column = g_strconcat (table->table, ".", columns[i], NULL);
      Explanation      found = { .table = table, .column = (int) i };

      if (g_strv_contains ((const char *const *) keys, columns[i]) ||
          !explain_value (&found, row->pdata[i], begin, column, missing))
        continue;

      found.row = g_ptr_array_ref (row);
      found.columns = g_strdupv (columns);
      found.n_matches = explanation->n_matches + 1;
      explanation_clear (explanation);
      *explanation = found;
    }
}

/* Looks at all values of @table that belong to the owner. */
static gboolean
explain_table (TenboDb               *db,
               const TenboOwnedTable *table,
               gint64                 id,
               guint64                missing,
               Explanation           *explanation,
               GError               **error)
{
  g_auto (GStrv) columns = tenbo_checksums_list_columns (db, table, error);
  g_auto (GStrv) keys = columns != NULL ? tenbo_checksums_list_keys (db, table->table, error)
                                        : NULL;
  g_autofree char *list = keys != NULL ? g_strjoinv (", ", columns) : NULL;
  g_autofree char *sql = g_strdup_printf ("SELECT %s FROM %s WHERE %s = :id", list, table->table,
                                          table->key);
  gboolean         done;
  g_autoptr (TenboStatement) statement = NULL;

  if (list == NULL)
    return FALSE;

  statement = tenbo_db_query (db, sql, TENBO_DB_VALUES (TENBO_DB_INT (":id", id)), error);
  while (tenbo_db_next (db, statement, &done, error))
    {
      g_autoptr (GPtrArray) row = copy_row (statement, error);

      if (row == NULL)
        return FALSE;

      explain_row (explanation, table, columns, keys, row, missing);
    }

  return done;
}

/* Whether the two differ in one byte. */
static gboolean
is_one_byte (guint64 one,
             guint64 other)
{
  guint64 difference = one ^ other;

  for (guint i = 0; i < 8; i++)
    if ((difference & ~(G_GUINT64_CONSTANT (0xff) << (8 * i))) == 0)
      return TRUE;

  return FALSE;
}

/* Finds the only value that explains the checksum @stored. */
static gboolean
explain (TenboDb       *db,
         TenboOwnerKind kind,
         gint64         id,
         gint64         stored,
         Explanation   *explanation,
         GError       **error)
{
  gint64 computed;

  if (!tenbo_checksums_compute (db, kind, id, &computed, error))
    return FALSE;

  if (is_one_byte ((guint64) stored, (guint64) computed))
    {
      explanation->integer = computed;
      explanation->n_matches = 1;
    }

  for (gsize i = 0; i < TENBO_N_OWNED_TABLES; i++)
    if (tenbo_owned_tables[i].owner == kind &&
        !explain_table (db, &tenbo_owned_tables[i], id,
                        ((guint64) stored - (guint64) computed) & TENBO_CHECKSUM_MASK, explanation,
                        error))
      return FALSE;

  return TRUE;
}

/* Binds the values of a row to the parameters from @first on. A copy of GLib, unlike one of
 * SQLite, does not fail. */
static void
bind_row (TenboStatement *statement,
          int             first,
          GPtrArray      *row)
{
  for (guint i = 0; i < row->len; i++)
    {
      sqlite3_value *value = row->pdata[i];
      int            index = first + (int) i;

      if (sqlite3_value_type (value) == SQLITE_TEXT)
        {
          const char *text = (const char *) sqlite3_value_text (value);
          int         n = sqlite3_value_bytes (value);

          sqlite3_bind_text (statement, index, g_memdup2 (text, (gsize) n + 1), n, g_free);
        }
      else
        sqlite3_bind_value (statement, index, value);
    }
}

static gboolean
write_explanation (TenboDb           *db,
                   const Explanation *explanation,
                   GError           **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);
  g_autoptr (TenboStatement) statement = NULL;

  g_string_append_printf (sql, "UPDATE %s SET %s = ?1 WHERE ", explanation->table->table,
                          explanation->columns[explanation->column]);
  for (guint i = 0; explanation->columns[i] != NULL; i++)
    g_string_append_printf (sql, "%s%s IS ?%u", i > 0 ? " AND " : "", explanation->columns[i],
                            i + 2);

  statement = tenbo_db_prepare (db, sql->str, error);
  if (statement == NULL)
    return FALSE;

  if (explanation->text != NULL)
    sqlite3_bind_text (statement, 1, g_strdup (explanation->text), -1, g_free);
  else
    sqlite3_bind_int64 (statement, 1, explanation->integer);
  bind_row (statement, 2, explanation->row);
  return tenbo_db_run (db, statement, error);
}

/* --- Rows of a copy --- */

/* Runs @sql, which has a parameter for each of the @list, for each row of @table in @copy. */
static gboolean
copy_table (TenboDb               *db,
            TenboDb               *copy,
            const TenboOwnedTable *table,
            gint64                 id,
            const char            *list,
            const char            *sql,
            GError               **error)
{
  g_autofree char *select = g_strdup_printf ("SELECT %s FROM %s WHERE %s = :id", list,
                                             table->table, table->key);
  gboolean         done;
  g_autoptr (TenboStatement) rows = tenbo_db_query (
    copy, select, TENBO_DB_VALUES (TENBO_DB_INT (":id", id)), error);

  while (tenbo_db_next (copy, rows, &done, error))
    {
      g_autoptr (GPtrArray) row = copy_row (rows, error);
      g_autoptr (TenboStatement) statement = row != NULL ? tenbo_db_prepare (db, sql, error) : NULL;

      if (statement == NULL)
        return FALSE;

      bind_row (statement, 1, row);
      if (!tenbo_db_run (db, statement, error))
        return FALSE;
    }

  return done;
}

/* Returns "?1, ?2, …" for a list of columns separated by commas. Transfer full. */
static char *
dup_parameters (const char *list)
{
  g_auto (GStrv) columns = g_strsplit (list, ", ", -1);
  GString *parameters = g_string_new (NULL);

  for (guint i = 0; columns[i] != NULL; i++)
    g_string_append_printf (parameters, "%s?%u", i > 0 ? ", " : "", i + 1);

  return g_string_free_and_steal (parameters);
}

static gboolean
copy_owned (TenboDb               *db,
            TenboDb               *copy,
            const TenboOwnedTable *table,
            gint64                 id,
            GError               **error)
{
  gboolean         is_owner = g_str_equal (table->key, "id");
  g_autofree char *list = NULL;
  g_autofree char *parameters = NULL;
  g_autofree char *sql = NULL;

  if (is_owner)
    {
      g_auto (GStrv) columns = tenbo_checksums_list_columns (db, table, error);

      list = columns != NULL ? g_strjoinv (", ", columns) : NULL;
    }
  else if (!tenbo_db_find_text (
             db, "SELECT group_concat (name, ', ') FROM pragma_table_info (:table, 'main')",
             TENBO_DB_VALUES (TENBO_DB_TEXT (":table", table->table)), &list, error))
    return FALSE;
  if (list == NULL)
    return FALSE;

  parameters = dup_parameters (list);
  sql = is_owner ? g_strdup_printf ("UPDATE %s SET (%s) = (%s) WHERE id = ?1", table->table, list,
                                    parameters)
                 : g_strdup_printf ("INSERT INTO %s (%s) VALUES (%s)", table->table, list,
                                    parameters);
  return copy_table (db, copy, table, id, list, sql, error);
}

/* Replaces all rows of the owner with those of the copy. The first column of an owner is its id. */
static gboolean
copy_rows (TenboDb       *db,
           TenboDb       *copy,
           TenboOwnerKind kind,
           gint64         id,
           GError       **error)
{
  for (gsize i = TENBO_N_OWNED_TABLES; i-- > 0;)
    {
      const TenboOwnedTable *table = &tenbo_owned_tables[i];
      g_autofree char       *sql = g_strdup_printf ("DELETE FROM %s WHERE %s = :id", table->table,
                                                    table->key);

      if (table->owner == kind && !g_str_equal (table->key, "id") &&
          !tenbo_db_change (db, sql, TENBO_DB_VALUES (TENBO_DB_INT (":id", id)), error))
        return FALSE;
    }

  for (gsize i = 0; i < TENBO_N_OWNED_TABLES; i++)
    if (tenbo_owned_tables[i].owner == kind &&
        !copy_owned (db, copy, &tenbo_owned_tables[i], id, error))
      return FALSE;

  return TRUE;
}

/* Opens a copy that has the schema of this program. Returns NULL otherwise, with or without
 * @error; transfer full. */
static TenboDb *
open_copy (const char *path,
           GError    **error)
{
  g_autoptr (TenboDb) copy = tenbo_db_open (path, tenbo_store_choose_read_mode (path), error);
  gboolean is_new;
  gint64   version;

  if (copy == NULL || !tenbo_store_check_owner (copy, &is_new, error) || is_new ||
      !tenbo_db_read_int (copy, "PRAGMA user_version", &version, error) ||
      version < TENBO_CHECKSUMS_SCHEMA)
    return NULL;

  return g_steal_pointer (&copy);
}

/* --- The write --- */

/* Returns the stored checksum; -1 with @error. */
static gint64
read_checksum (TenboDb       *db,
               TenboOwnerKind kind,
               gint64         id,
               GError       **error)
{
  g_autofree char *sql = g_strdup_printf ("SELECT checksum FROM %s WHERE id = :id",
                                          tenbo_owner_get_table (kind));

  return tenbo_db_find_id (db, sql, TENBO_DB_VALUES (TENBO_DB_INT (":id", id)), error);
}

/* Triggers have changed the checksum; sets it again. Returns whether it now matches the rows. */
static gboolean
finish_owner (TenboDb       *db,
              TenboOwnerKind kind,
              gint64         id,
              gint64         checksum,
              GError       **error)
{
  g_autofree char *sql = g_strdup_printf ("UPDATE %s SET checksum = :checksum WHERE id = :id",
                                          tenbo_owner_get_table (kind));
  gint64           computed;

  return tenbo_db_change (db, sql,
                          TENBO_DB_VALUES (TENBO_DB_INT (":checksum", checksum),
                                           TENBO_DB_INT (":id", id)),
                          error) &&
         tenbo_checksums_compute (db, kind, id, &computed, error) && computed == checksum;
}

static char *
dup_value (sqlite3_value *value)
{
  return g_utf8_make_valid ((const char *) sqlite3_value_text (value), -1);
}

/* Restores the value, and reports it. */
static gboolean
repair_byte (TenboDb           *db,
             Repair            *self,
             TenboRepairedRows  rows,
             const Explanation *explanation,
             gint64             stored,
             GError           **error)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (explanation->table == NULL)
    {
      rows.table = tenbo_owner_get_table (rows.kind);
      rows.column = "checksum";
      before = g_strdup_printf ("%" G_GINT64_FORMAT, stored);
      stored = explanation->integer;
    }
  else if (write_explanation (db, explanation, error))
    {
      rows.table = explanation->table->table;
      rows.column = explanation->columns[explanation->column];
      before = dup_value (explanation->row->pdata[explanation->column]);
    }
  else
    return FALSE;

  if (!finish_owner (db, rows.kind, rows.id, stored, error))
    return FALSE;

  after = explanation->text != NULL
            ? g_strdup (explanation->text)
            : g_strdup_printf ("%" G_GINT64_FORMAT, explanation->integer);
  rows.before = before;
  rows.after = after;
  self->func (&rows, self->user_data);
  return TRUE;
}

static gboolean
repair_from_copy (TenboDb          *db,
                  Repair           *self,
                  TenboRepairedRows rows,
                  gint64            stored,
                  GError          **error)
{
  g_autoptr (TenboDb) copy = open_copy (rows.copy, error);
  gint64 theirs;

  if (copy == NULL || !tenbo_checksums_compute (copy, rows.kind, rows.id, &theirs, error) ||
      theirs != stored || !copy_rows (db, copy, rows.kind, rows.id, error) ||
      !finish_owner (db, rows.kind, rows.id, stored, error))
    return FALSE;

  self->func (&rows, self->user_data);
  return TRUE;
}

/* Ends an attempt; one that was not successful leaves the rows unchanged. @why (transfer full) is
 * its error, or NULL. FALSE with @error if the whole repair has to be reverted: because the attempt
 * cannot be, or because it got no memory, so that it proves nothing. */
static gboolean
end_attempt (TenboDb *db,
             gboolean done,
             GError  *why,
             GError **error)
{
  g_autoptr (GError) cause = why;
  g_autoptr (GError) end_error = NULL;

  tenbo_db_exec (db, done ? "RELEASE repair" : "ROLLBACK TO repair; RELEASE repair", &end_error);
  if (g_error_matches (cause, TENBO_STORE_ERROR, TENBO_STORE_ERROR_MEMORY))
    g_propagate_error (error, g_steal_pointer (&cause));
  else if (end_error != NULL)
    g_propagate_error (error, g_steal_pointer (&end_error));
  else
    return TRUE;

  return FALSE;
}

static gboolean
repair_owner (TenboDb       *db,
              Repair        *self,
              TenboOwnerKind kind,
              gint64         id,
              GError       **error)
{
  g_auto (Explanation) explanation = { 0 };
  TenboRepairedRows rows = { .kind = kind, .id = id };
  gint64            stored = read_checksum (db, kind, id, error);
  GError           *why = NULL;
  gboolean          done;

  if (stored < 0 || !explain (db, kind, id, stored, &explanation, error) ||
      !tenbo_db_exec (db, "SAVEPOINT repair", error))
    return FALSE;

  done = explanation.n_matches == 1 && repair_byte (db, self, rows, &explanation, stored, &why);
  if (!end_attempt (db, done, g_steal_pointer (&why), error))
    return FALSE;

  for (guint i = 0; !done && self->copies != NULL && self->copies[i] != NULL; i++)
    {
      rows.copy = self->copies[i];
      if (!tenbo_db_exec (db, "SAVEPOINT repair", error))
        return FALSE;

      done = repair_from_copy (db, self, rows, stored, &why);
      if (!end_attempt (db, done, g_steal_pointer (&why), error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
repair_owners (TenboDb *db,
               Repair  *self,
               GError **error)
{
  g_autoptr (GPtrArray) wrong = tenbo_checksums_list_wrong (db, 0, error);

  for (guint i = 0; wrong != NULL && i < wrong->len; i++)
    {
      const TenboWrongRows *rows = wrong->pdata[i];

      if (rows->folded == NULL && !repair_owner (db, self, rows->kind, rows->id, error))
        return FALSE;
    }

  return wrong != NULL;
}

/* Indexes are rebuilt first, so that the queries find all rows. The trigger that freezes rulesets
 * is absent for the duration of the transaction. */
static gboolean
write_repair (TenboDb      *db,
              gpointer      data,
              TenboOutcome *outcome,
              GError      **error)
{
  g_autofree char *trigger = NULL;

  return tenbo_db_find_text (
           db, "SELECT sql FROM main.sqlite_schema WHERE name = 'rulesets_are_frozen'", NULL,
           &trigger, error) &&
         tenbo_db_exec (db, "REINDEX; DROP TRIGGER IF EXISTS main.rulesets_are_frozen", error) &&
         repair_owners (db, data, error) && tenbo_checksums_fold_again (db, error) &&
         (trigger == NULL || tenbo_db_exec (db, trigger, error));
}

static void
repair_free (gpointer data)
{
  Repair *self = data;

  g_strfreev (self->copies);
  g_free (self);
}

TenboWrite *
tenbo_write_repair (const char *const *copies,
                    TenboRepairedFunc  func,
                    gpointer           user_data)
{
  Repair *self = g_new0 (Repair, 1);

  self->copies = g_strdupv ((char **) copies);
  self->func = func;
  self->user_data = user_data;
  return tenbo_write_new (write_repair, self, repair_free);
}

/* --- Copies of the whole database --- */

static gboolean
copy_to (TenboDb *db,
         gpointer path,
         GError **error)
{
  return tenbo_db_copy_to_path (db, path, error);
}

char *
tenbo_store_copy_aside (TenboStore *store,
                        GError    **error)
{
  g_autofree char *path = tenbo_path_resolve (tenbo_store_get_path (store));
  g_autofree char *aside = NULL;

  aside = tenbo_store_dup_aside (path != NULL ? path : tenbo_store_get_path (store),
                                 "before-repair");
  return tenbo_store_run_copy (store, copy_to, aside, error) ? g_steal_pointer (&aside) : NULL;
}

static int
compare_newest_first (gconstpointer a,
                      gconstpointer b)
{
  return strcmp (*(const char *const *) b, *(const char *const *) a);
}

GStrv
tenbo_store_list_copies (TenboStore *store)
{
  static const char *const kinds[] = { "backup", "replaced", "before-repair", "damaged" };
  g_autofree char         *path = tenbo_path_resolve (tenbo_store_get_path (store));
  g_autofree char         *folder = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autofree char         *base = path != NULL ? g_path_get_basename (path) : NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = folder != NULL ? g_dir_open (folder, 0, NULL) : NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
      {
        g_autofree char *prefix = g_strdup_printf ("%s.%s-", base, kinds[i]);

        if (g_str_has_prefix (name, prefix) && !g_str_has_suffix (name, "-wal") &&
            !g_str_has_suffix (name, "-shm"))
          g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
      }

  g_ptr_array_sort (paths, compare_newest_first);
  g_ptr_array_add (paths, NULL);
  return (GStrv) g_ptr_array_steal (paths, NULL);
}
