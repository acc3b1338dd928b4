/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"

#include "tenbo-checksums.h"
#include "tenbo-db-copy.h"
#include "tenbo-db-files.h"
#include "tenbo-readers.h"
#include "tenbo-store-open.h"
#include "tenbo-writer.h"

/* Number of games whose checksums the window compares at each start: half a second at most, on a
 * thread. The other games of a larger history have their turn at another start. */
#define MAX_GAMES_CHECKED 5000

struct _TenboStore
{
  GObject parent_instance;

  char            *path;  /* owned */
  TenboDbFiles    *files; /* owned */
  TenboStoreAccess access;
  TenboDbMode      read_mode;
  int              schema_version;
  char            *set_aside; /* owned, or NULL */
  TenboWriter     *writer;    /* owned; NULL if the store is read-only */
  TenboReaders    *readers;   /* owned */
  GFileMonitor    *monitor;   /* owned; of the log, or NULL: commits of others are not watched */
};

G_DEFINE_FINAL_TYPE (TenboStore, tenbo_store, G_TYPE_OBJECT)

typedef enum
{
  PROP_LOST = 1,
} TenboStoreProps;

static GParamSpec *props[PROP_LOST + 1];

typedef enum
{
  SIGNAL_COMMITTED,
  N_SIGNALS,
} TenboStoreSignals;

static guint signals[N_SIGNALS];

G_DEFINE_QUARK (tenbo-store-error-quark, tenbo_store_error)

/* A write whose caller waits for it */
typedef struct
{
  TenboStore   *store;
  GMutex        lock;
  GCond         done_cond;
  gboolean      done;
  TenboOutcome *outcome;
  GError      **error;
} Waiting;

/* The result of a task */
typedef struct
{
  GTask       *task; /* owned */
  TenboOutcome outcome;
  GError      *error; /* owned, or NULL */
} Answer;

TenboDb *
tenbo_store_acquire_reader (TenboStore *self,
                            GError    **error)
{
  TenboDb *db = tenbo_readers_acquire (self->readers, error);

  /* If another program has written into the file, its pages and the log do not match. */
  if (db == NULL || tenbo_db_files_check (self->files, db) != TENBO_STORE_LOSS_CONTENT)
    return db;

  tenbo_db_files_fail (self->files, error);
  tenbo_readers_release (self->readers, db);
  return NULL;
}

gboolean
tenbo_store_run_copy (TenboStore *self,
                      TenboDbFunc func,
                      gpointer    user_data,
                      GError    **error)
{
  g_autoptr (TenboDb) own = NULL;
  TenboDb *db;
  gboolean ok = FALSE;

  if (self->writer == NULL)
    {
      own = tenbo_db_copy_open (self->path, self->read_mode, error);
      return own != NULL && func (own, user_data, error);
    }

  db = tenbo_store_acquire_reader (self, error);
  if (db == NULL)
    return FALSE;

  /* A reader of a writable store has no adapting views, since its schema is current. */
  if (tenbo_db_set_pragma (db, "query_only", "OFF", "0", error))
    {
      ok = func (db, user_data, error);
      tenbo_db_exec (db, "PRAGMA query_only = ON", NULL);
    }
  tenbo_readers_release (self->readers, db);
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
               "%s is open read-only", self->path);
  return FALSE;
}

/* A report of the store for the default main context */
typedef struct
{
  GWeakRef     store;
  TenboCommit *commit; /* owned; NULL: the file is lost */
} Report;

static gboolean
report_cb (gpointer user_data)
{
  Report *report = user_data;
  g_autoptr (TenboStore) self = g_weak_ref_get (&report->store);

  if (self != NULL && report->commit != NULL)
    g_signal_emit (self, signals[SIGNAL_COMMITTED], 0, report->commit);
  else if (self != NULL)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOST]);

  return G_SOURCE_REMOVE;
}

static void
report_free (gpointer data)
{
  Report *report = data;

  g_weak_ref_clear (&report->store);
  g_clear_pointer (&report->commit, tenbo_commit_free);
  g_free (report);
}

/* Creates a report and takes ownership of @commit; NULL: the file is lost. */
static Report *
report_new (TenboStore  *self,
            TenboCommit *commit)
{
  Report *report = g_new0 (Report, 1);

  g_weak_ref_init (&report->store, self);
  report->commit = commit;
  return report;
}

/* Sends @report (transfer full) from any thread; NULL: nothing was committed. */
static void
report_send (Report *report)
{
  if (report != NULL)
    g_idle_add_full (G_PRIORITY_DEFAULT, report_cb, report, report_free);
}

static void
waiting_done_cb (const TenboOutcome *outcome,
                 TenboCommit        *commit,
                 const GError       *error,
                 gpointer            user_data)
{
  Waiting *waiting = user_data;

  if (commit != NULL)
    report_send (report_new (waiting->store, commit));

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

/* The task returns to its own thread before it is freed: the writer never holds the last reference
 * to an object, so closing a store always waits for its thread. */
static void
task_done_cb (const TenboOutcome *outcome,
              TenboCommit        *commit,
              const GError       *error,
              gpointer            user_data)
{
  g_autoptr (GSource) source = g_idle_source_new ();
  GTask  *task = user_data;
  Answer *answer = g_new0 (Answer, 1);
  Report *report = commit != NULL ? report_new (g_task_get_source_object (task), commit) : NULL;

  answer->task = task;
  answer->outcome = *outcome;
  answer->error = error != NULL ? g_error_copy (error) : NULL;
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, return_task, answer, answer_free);
  g_source_attach (source, g_task_get_context (task));
  report_send (report);
}

/* Appends the first lines of SQLite's result to @found: nothing if the file is whole. */
static gboolean
find_damage (TenboDb *db,
             gboolean thorough,
             GString *found,
             GError **error)
{
  g_autoptr (TenboStatement) check = NULL;
  gboolean done;
  gint64   broken;

  check = tenbo_db_prepare (
    db, thorough ? "PRAGMA integrity_check (10)" : "PRAGMA quick_check (10)", error);
  if (check == NULL)
    return FALSE;

  while (tenbo_db_next (db, check, &done, error))
    {
      g_autofree char *line = tenbo_db_dup_text (check, 0);

      if (g_strcmp0 (line, "ok") != 0)
        g_string_append_printf (found, "%s%s", found->len > 0 ? "; " : "", line);
    }

  if (!done ||
      !tenbo_db_read_int (db, "SELECT count(*) FROM pragma_foreign_key_check", &broken, error))
    return FALSE;

  if (broken > 0)
    g_string_append_printf (found, "%s%" G_GINT64_FORMAT " rows without what they refer to",
                            found->len > 0 ? "; " : "", broken);

  return TRUE;
}

/* SQLite also reports a page as damaged if it got no memory for it, so only damage that a second
 * check finds again is reported. The connection is used only for this check. */
gboolean
tenbo_store_check_whole (TenboDb *db,
                         gboolean thorough,
                         GError **error)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (int i = 0; i < 2; i++)
    {
      g_string_truncate (found, 0);
      if (!find_damage (db, thorough, found, error))
        return FALSE;
      if (found->len == 0)
        return TRUE;
    }

  g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED, found->str);
  return FALSE;
}

/* The check of the window, which runs at each start. */
static gboolean
check_while_used (TenboStore *self,
                  GPtrArray **wrong,
                  GError    **error)
{
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboDb) db = tenbo_readers_open (self->readers, error);

  if (db == NULL || !tenbo_store_check_whole (db, FALSE, error))
    return FALSE;

  read = tenbo_store_read_begin (self, NULL, error);
  *wrong = tenbo_checksums_list_wrong (read, MAX_GAMES_CHECKED, error);
  return *wrong != NULL;
}

static void
check_thread (GTask        *task,
              gpointer      source,
              gpointer      task_data,
              GCancellable *cancellable)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) wrong = NULL;
  TenboStore *self = source;

  if (!check_while_used (self, &wrong, &error))
    g_task_return_error (task, g_steal_pointer (&error));
  else if (wrong->len == 0)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_new_error (task, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                             "%u rows do not match their checksums", wrong->len);
}

static void
tenbo_store_dispose (GObject *object)
{
  TenboStore *self = TENBO_STORE (object);

  g_clear_object (&self->monitor);

  /* Readers are closed first: the last connection to close copies the log into the file, and only
   * that of the writer can. */
  g_clear_pointer (&self->readers, tenbo_readers_free);
  g_clear_pointer (&self->writer, tenbo_writer_free);

  G_OBJECT_CLASS (tenbo_store_parent_class)->dispose (object);
}

static void
tenbo_store_finalize (GObject *object)
{
  TenboStore *self = TENBO_STORE (object);

  g_clear_pointer (&self->files, tenbo_db_files_free);
  g_free (self->path);
  g_free (self->set_aside);

  G_OBJECT_CLASS (tenbo_store_parent_class)->finalize (object);
}

static void
tenbo_store_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  switch ((TenboStoreProps) prop_id)
    {
    case PROP_LOST:
      g_value_set_boolean (value, tenbo_store_get_loss (TENBO_STORE (object)) !=
                                    TENBO_STORE_LOSS_NONE);
      return;
    }

  G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
tenbo_store_class_init (TenboStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags   flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tenbo_store_get_property;
  object_class->dispose = tenbo_store_dispose;
  object_class->finalize = tenbo_store_finalize;

  props[PROP_LOST] = g_param_spec_boolean ("lost", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[SIGNAL_COMMITTED] = g_signal_new ("committed", G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                            G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
tenbo_store_init (TenboStore *self)
{
}

char *
tenbo_store_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "tenbo", "tenbo.db", NULL);
}

/* Runs in any thread. Also wakes threads that wait for a connection. */
static void
lost_cb (TenboStoreLoss loss,
         gpointer       user_data)
{
  report_send (report_new (user_data, NULL));
}

static void
others_committed_cb (gpointer user_data)
{
  report_send (report_new (user_data, tenbo_commit_new_foreign ()));
}

TenboStore *
tenbo_store_open (const char          *path,
                  TenboStoreOpenFlags  flags,
                  TenboStoreUpdateFunc func,
                  gpointer             user_data,
                  GError             **error)
{
  g_autofree char *absolute = NULL;
  TenboStoreFile   file = { .update_func = func, .update_data = user_data };
  TenboStore      *self;
  TenboDb         *reader;

  g_return_val_if_fail (path != NULL, NULL);

  absolute = g_canonicalize_filename (path, NULL);
  if (!tenbo_store_open_file (absolute, flags, &file, error))
    {
      g_clear_pointer (&file.db, tenbo_db_free);
      g_free (file.set_aside);
      return NULL;
    }

  self = g_object_new (TENBO_TYPE_STORE, NULL);
  self->path = g_steal_pointer (&absolute);
  self->files = tenbo_db_files_new (self->path);
  self->access = file.access;
  self->readers = tenbo_readers_new (self->path, file.read_mode, self->files);
  self->read_mode = file.read_mode;
  self->schema_version = file.schema_version;
  self->set_aside = file.set_aside;

  g_debug ("%s: schema %d, %s",
           self->path, self->schema_version,
           file.access == TENBO_STORE_ACCESS_WRITE ? "to write" : "to read");

  reader = file.db;
  if (file.access == TENBO_STORE_ACCESS_WRITE)
    {
      /* The first reader is opened together with the writer, so it keeps the opened file. */
      tenbo_db_files_watch (self->files, file.db, lost_cb, self);
      self->writer = tenbo_writer_new (file.db, self->files, others_committed_cb, self);
      reader = tenbo_readers_open (self->readers, error);
    }

  if (reader != NULL)
    tenbo_readers_add (self->readers, reader);
  else
    g_clear_object (&self);

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

int
tenbo_store_get_schema_version (TenboStore *self)
{
  g_return_val_if_fail (TENBO_IS_STORE (self), 0);
  return self->schema_version;
}

TenboStoreLoss
tenbo_store_get_loss (TenboStore *self)
{
  g_return_val_if_fail (TENBO_IS_STORE (self), TENBO_STORE_LOSS_NONE);
  return tenbo_db_files_get_loss (self->files);
}

const char *
tenbo_store_get_set_aside (TenboStore *self)
{
  g_return_val_if_fail (TENBO_IS_STORE (self), NULL);
  return self->set_aside;
}

void
tenbo_store_set_pragma (TenboStore *self,
                        const char *name,
                        int         value)
{
  g_return_if_fail (TENBO_IS_STORE (self) && self->writer != NULL);

  tenbo_writer_set_pragma (self->writer, name, value);
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
  Waiting      waiting = { .store = self, .outcome = &ours, .error = &failure };

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

  /* A completed write is reported as a success, even if the caller has canceled meanwhile. */
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

static void
check_others (TenboStore *self)
{
  if (self->writer != NULL)
    tenbo_writer_check_others (self->writer);
  else
    others_committed_cb (self);
}

void
tenbo_store_watch_others (TenboStore *self)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) log = NULL;
  g_autoptr (GError) error = NULL;

  g_return_if_fail (TENBO_IS_STORE (self));

  /* Each commit appends to the log. */
  path = g_strconcat (self->path, "-wal", NULL);
  log = g_file_new_for_path (path);
  g_clear_object (&self->monitor);
  self->monitor = g_file_monitor_file (log, G_FILE_MONITOR_NONE, NULL, &error);
  if (self->monitor == NULL)
    {
      g_info ("Commits of other programs are not reported: %s", error->message);
      return;
    }

  g_signal_connect_object (self->monitor, "changed", G_CALLBACK (check_others), self,
                           G_CONNECT_SWAPPED);

  /* Reports the commits since the store was opened. */
  if (self->writer != NULL)
    tenbo_writer_check_others (self->writer);
}

gboolean
tenbo_store_check (TenboStore *self,
                   GError    **error)
{
  g_autoptr (TenboDb) db = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (self), FALSE);

  db = tenbo_readers_open (self->readers, error);
  return db != NULL && tenbo_store_check_whole (db, TRUE, error);
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
