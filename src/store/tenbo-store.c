/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"

#include "tenbo-db-files.h"
#include "tenbo-store-private.h"

/* Connections that are kept though nobody uses them. */
#define MAX_IDLE_READERS 3

struct _TenboStore
{
  GObject parent_instance;

  char            *path;  /* owned */
  TenboDbFiles    *files; /* owned */
  TenboStoreAccess access;
  TenboDbMode      read_mode;
  int              schema_version;
  char            *set_aside; /* owned, or NULL */
  TenboWriter     *writer;    /* owned; NULL unless it may be written */

  /* Connections to read with that nobody uses now; one is opened when all others are busy. */
  GMutex     readers_lock;
  GPtrArray *readers; /* of TenboDb, owned */
};

G_DEFINE_FINAL_TYPE (TenboStore, tenbo_store, G_TYPE_OBJECT)

G_DEFINE_QUARK (tenbo-store-error-quark, tenbo_store_error)

/* A change that its caller waits for. */
typedef struct
{
  GMutex        lock;
  GCond         done_cond;
  gboolean      done;
  TenboOutcome *outcome;
  GError      **error;
} Waiting;

/* What a task is to return. */
typedef struct
{
  GTask       *task; /* owned */
  TenboOutcome outcome;
  GError      *error; /* owned, or NULL */
} Answer;

static TenboDb *
take_reader (TenboStore *self,
             GError    **error)
{
  TenboDb *db = NULL;

  g_mutex_lock (&self->readers_lock);
  if (self->readers->len > 0)
    db = g_ptr_array_steal_index_fast (self->readers, self->readers->len - 1);
  g_mutex_unlock (&self->readers_lock);

  return db != NULL ? db : tenbo_store_open_reader (self->path, self->read_mode, error);
}

static void
give_reader_back (TenboStore *self,
                  TenboDb    *db)
{
  /* The pages it has read are in the system's cache too. */
  sqlite3_db_release_memory (tenbo_db_get_handle (db));
  g_mutex_lock (&self->readers_lock);
  if (self->readers->len < MAX_IDLE_READERS)
    g_ptr_array_add (self->readers, g_steal_pointer (&db));
  g_mutex_unlock (&self->readers_lock);

  g_clear_pointer (&db, tenbo_db_free);
}

gboolean
tenbo_store_read (TenboStore *self,
                  TenboDbFunc func,
                  gpointer    user_data,
                  GError    **error)
{
  TenboDb *db = take_reader (self, error);
  gboolean ok;

  if (db == NULL)
    return FALSE;

  ok = tenbo_db_read_transaction (db, func, user_data, error);
  give_reader_back (self, db);
  return ok;
}

static gboolean
check_writable (TenboStore *self,
                GError    **error)
{
  if (self->writer != NULL)
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR,
               self->access == TENBO_STORE_ACCESS_READ_NEWER ? TENBO_STORE_ERROR_NEWER
                                                             : TENBO_STORE_ERROR_READ_ONLY,
               "%s is open to be read only", self->path);
  return FALSE;
}

static void
waiting_done_cb (const TenboOutcome *outcome,
                 const GError       *error,
                 gpointer            user_data)
{
  Waiting *waiting = user_data;

  g_mutex_lock (&waiting->lock);
  *waiting->outcome = *outcome;
  if (error != NULL)
    g_propagate_error (waiting->error, g_error_copy (error));
  waiting->done = TRUE;
  g_cond_signal (&waiting->done_cond);
  g_mutex_unlock (&waiting->lock);
}

static gboolean
return_task (gpointer user_data)
{
  Answer *answer = user_data;

  if (answer->error != NULL)
    g_task_return_error (answer->task, g_steal_pointer (&answer->error));
  else
    g_task_return_pointer (answer->task,
                           g_memdup2 (&answer->outcome, sizeof answer->outcome),
                           g_free);

  return G_SOURCE_REMOVE;
}

static void
answer_free (gpointer data)
{
  Answer *answer = data;

  g_object_unref (answer->task);
  g_clear_error (&answer->error);
  g_free (answer);
}

/* The task goes back to the thread it came from before it is let go: the writer never holds the
 * last reference to anything, so closing a store always waits for its thread. */
static void
task_done_cb (const TenboOutcome *outcome,
              const GError       *error,
              gpointer            user_data)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  GTask  *task = user_data;
  Answer *answer = g_new0 (Answer, 1);

  answer->task = task;
  answer->outcome = *outcome;
  answer->error = error != NULL ? g_error_copy (error) : NULL;
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, return_task, answer, answer_free);
  g_source_attach (source, g_task_get_context (task));
}

/* The first lines of what SQLite finds; the connection is only this check's. */
gboolean
tenbo_store_check_whole (TenboDb *db,
                         GError **error)
{
  g_autoptr (TenboStatement) check = NULL;
  g_autoptr (GString) found = g_string_new (NULL);
  gboolean done;
  gint64   broken;

  check = tenbo_db_prepare (db, "PRAGMA quick_check (10)", error);
  if (check == NULL)
    return FALSE;

  while (tenbo_db_next (db, check, &done, error))
    {
      const char *line = (const char *) sqlite3_column_text (check, 0);

      if (g_strcmp0 (line, "ok") != 0)
        g_string_append_printf (found, "%s%s", found->len > 0 ? "; " : "", line);
    }

  if (!done ||
      !tenbo_db_read_int (db, "SELECT count(*) FROM pragma_foreign_key_check", &broken, error))
    return FALSE;

  if (broken > 0)
    g_string_append_printf (found, "%s%" G_GINT64_FORMAT " rows without what they refer to",
                            found->len > 0 ? "; " : "", broken);

  if (found->len == 0)
    return TRUE;

  g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED, found->str);
  return FALSE;
}

static void
check_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;

  if (tenbo_store_check (source, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
tenbo_store_finalize (GObject *object)
{
  TenboStore *self = TENBO_STORE (object);

  /* Readers first: the last connection that closes empties the log into the file, and only the
   * writer's can. */
  g_ptr_array_unref (self->readers);
  g_clear_pointer (&self->writer, tenbo_writer_free);
  g_clear_pointer (&self->files, tenbo_db_files_free);
  g_mutex_clear (&self->readers_lock);
  g_free (self->path);
  g_free (self->set_aside);

  G_OBJECT_CLASS (tenbo_store_parent_class)->finalize (object);
}

static void
tenbo_store_class_init (TenboStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_store_finalize;
}

static void
tenbo_store_init (TenboStore *self)
{
  g_mutex_init (&self->readers_lock);
  self->readers = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_db_free);
}

char *
tenbo_store_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "tenbo", "tenbo.db", NULL);
}

TenboStore *
tenbo_store_open (const char         *path,
                  TenboStoreOpenFlags flags,
                  GError            **error)
{
  return tenbo_store_open_telling (path, flags, NULL, NULL, error);
}

TenboStore *
tenbo_store_open_telling (const char          *path,
                          TenboStoreOpenFlags  flags,
                          TenboStoreUpdateFunc func,
                          gpointer             user_data,
                          GError             **error)
{
  g_autofree char *absolute = NULL;
  TenboStoreFile   file = { .update_func = func, .update_data = user_data };
  TenboStore      *self;

  g_return_val_if_fail (path != NULL, NULL);

  absolute = g_canonicalize_filename (path, NULL);
  if (!tenbo_store_open_file (absolute, flags, &file, error))
    {
      g_clear_pointer (&file.db, tenbo_db_free);
      g_free (file.set_aside);
      g_prefix_error (error, "%s: ", absolute);
      return NULL;
    }

  self = g_object_new (TENBO_TYPE_STORE, NULL);
  self->path = g_steal_pointer (&absolute);
  self->files = tenbo_db_files_new (self->path);
  self->access = file.access;
  self->read_mode = file.read_mode;
  self->schema_version = file.schema_version;
  self->set_aside = file.set_aside;

  g_debug ("%s: schema %d, %s",
           self->path, self->schema_version,
           file.access == TENBO_STORE_ACCESS_WRITE ? "to write" : "to read");

  if (file.access == TENBO_STORE_ACCESS_WRITE)
    self->writer = tenbo_writer_new (file.db);
  else
    give_reader_back (self, file.db);

  return self;
}

const char *
tenbo_store_get_path (TenboStore *self)
{
  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return self->path;
}

TenboStoreAccess
tenbo_store_get_access (TenboStore *self)
{
  g_return_val_if_fail (TENBO_IS_STORE (self), TENBO_STORE_ACCESS_READ_ASKED);
  return self->access;
}

TenboDbMode
tenbo_store_get_read_mode (TenboStore *self)
{
  return self->read_mode;
}

int
tenbo_store_get_schema_version (TenboStore *self)
{
  g_return_val_if_fail (TENBO_IS_STORE (self), 0);
  return self->schema_version;
}

const char *
tenbo_store_get_set_aside (TenboStore *self)
{
  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return self->set_aside;
}

void
tenbo_store_set_busy_timeout (TenboStore *self,
                              guint       msec)
{
  g_return_if_fail (TENBO_IS_STORE (self));

  if (self->writer != NULL)
    tenbo_writer_set_busy_timeout (self->writer, msec);
}

void
tenbo_store_limit_pages (TenboStore *self,
                         int         n_pages)
{
  g_return_if_fail (TENBO_IS_STORE (self) && self->writer != NULL);

  tenbo_writer_limit_pages (self->writer, n_pages);
}

gboolean
tenbo_store_commit (TenboStore   *self,
                    TenboWrite   *write,
                    TenboOutcome *outcome,
                    GError      **error)
{
  g_autoptr (TenboWrite) owned = write;
  g_autoptr (GError) failure = NULL;
  TenboOutcome ours = { 0 };
  Waiting      waiting = { .outcome = &ours, .error = &failure };

  g_return_val_if_fail (TENBO_IS_STORE (self) && write != NULL, FALSE);

  if (outcome != NULL)
    *outcome = ours;

  if (!check_writable (self, error))
    return FALSE;

  g_mutex_init (&waiting.lock);
  g_cond_init (&waiting.done_cond);
  tenbo_writer_push (self->writer, g_steal_pointer (&owned), NULL, waiting_done_cb, &waiting);

  g_mutex_lock (&waiting.lock);
  while (!waiting.done)
    g_cond_wait (&waiting.done_cond, &waiting.lock);
  g_mutex_unlock (&waiting.lock);

  g_cond_clear (&waiting.done_cond);
  g_mutex_clear (&waiting.lock);

  if (failure != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }

  if (outcome != NULL)
    *outcome = ours;

  return TRUE;
}

void
tenbo_store_commit_async (TenboStore         *self,
                          TenboWrite         *write,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            user_data)
{
  g_autoptr (TenboWrite) owned = write;
  g_autoptr (GError) error = NULL;
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_STORE (self) && write != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_store_commit_async);

  /* What is on the disk is reported so, even if somebody has lost interest meanwhile. */
  g_task_set_check_cancellable (task, FALSE);

  if (!check_writable (self, &error))
    g_task_return_error (task, g_steal_pointer (&error));
  else
    tenbo_writer_push (self->writer,
                       g_steal_pointer (&owned),
                       cancellable,
                       task_done_cb,
                       g_steal_pointer (&task));
}

gboolean
tenbo_store_commit_finish (TenboStore   *self,
                           GAsyncResult *result,
                           TenboOutcome *outcome,
                           GError      **error)
{
  g_autofree TenboOutcome *ours = NULL;

  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  ours = g_task_propagate_pointer (G_TASK (result), error);
  if (outcome != NULL)
    *outcome = ours != NULL ? *ours : (TenboOutcome) { 0 };

  return ours != NULL;
}

gboolean
tenbo_store_check (TenboStore *self,
                   GError    **error)
{
  g_autoptr (TenboDb) db = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (self), FALSE);

  db = tenbo_store_open_reader (self->path, self->read_mode, error);
  return db != NULL && tenbo_store_check_whole (db, error);
}

void
tenbo_store_check_async (TenboStore         *self,
                         GCancellable       *cancellable,
                         GAsyncReadyCallback callback,
                         gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_STORE (self));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_store_check_async);
  g_task_run_in_thread (task, check_thread);
}

gboolean
tenbo_store_check_finish (TenboStore   *self,
                          GAsyncResult *result,
                          GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
