/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-writer.h"

#include "tenbo-tables.h"

/* Length of the log that triggers a checkpoint, the same as SQLite's default */
#define MAX_LOG_PAGES 1000

struct _TenboWriter
{
  GThread      *thread; /* owned */
  GAsyncQueue  *jobs;   /* of Job, owned */
  TenboDbFiles *files;  /* borrowed */

  TenboWriterOthersCommitted others_committed;
  gpointer                   user_data;

  /* Used only by the thread */
  TenboDb     *db;           /* owned */
  int          n_log_pages;  /* after the last commit */
  gint64       data_version; /* changes when another connection commits */
  TenboCommit *commit;       /* owned; changes of the current transaction so far, or NULL */
};

/* A write, a setting of the connection, or the end of the thread */
typedef struct
{
  TenboWrite     *write;       /* owned, or NULL */
  char           *pragma;      /* owned, or NULL */
  GCancellable   *cancellable; /* owned, or NULL */
  TenboWriterDone done;
  gpointer        user_data;
  gboolean        checks_others;
  gboolean        quit;
} Job;

typedef struct
{
  TenboWriter  *writer;
  TenboWrite   *write;
  TenboOutcome *outcome;
} Transaction;

static void
job_free (Job *job)
{
  g_clear_pointer (&job->write, tenbo_write_free);
  g_clear_object (&job->cancellable);
  g_free (job->pragma);
  g_free (job);
}

static gboolean
check_files (TenboWriter *self,
             GError     **error)
{
  return tenbo_db_files_check (self->files, self->db) == TENBO_STORE_LOSS_NONE ||
         tenbo_db_files_fail (self->files, error);
}

/* Checks the files before the transaction, so that it never reads another file, and again before
 * the commit. */
static gboolean
run_transaction (TenboDb *db,
                 gpointer user_data,
                 GError **error)
{
  Transaction *transaction = user_data;

  return check_files (transaction->writer, error) &&
         tenbo_write_run (transaction->write, db, transaction->outcome, error) &&
         check_files (transaction->writer, error);
}

/* A commit into lost files is not saved, and SQLite's error about those files is not the cause. */
static gboolean
commit (TenboWriter *self,
        Transaction *transaction,
        GError     **error)
{
  g_autoptr (GError) why = NULL;
  gboolean done;

  if (tenbo_db_files_get_loss (self->files) != TENBO_STORE_LOSS_NONE)
    return tenbo_db_files_fail (self->files, error);

  done = tenbo_db_write_transaction (self->db, run_transaction, transaction, &why);
  if (!check_files (self, error))
    return FALSE;

  if (!done)
    g_propagate_error (error, g_steal_pointer (&why));

  return done;
}

/* SQLite does not change the number for commits of the same connection. */
static void
check_others (TenboWriter *self)
{
  gint64 before = self->data_version;
  gint64 now;

  /* The next write or read reports a loss. */
  if (!tenbo_db_files_are_whole (self->files, self->db) ||
      !tenbo_db_read_int (self->db, "PRAGMA data_version", &now, NULL))
    return;

  self->data_version = now;
  if (before != 0 && before != now)
    self->others_committed (self->user_data);
}

static void
row_changed_cb (void         *user_data,
                int           operation,
                const char   *database,
                const char   *table,
                sqlite3_int64 id)
{
  TenboWriter *self = user_data;

  if (self->commit != NULL)
    tenbo_commit_add_row (self->commit, table, id);
}

static void
run_write (TenboWriter *self,
           Job         *job)
{
  g_autoptr (TenboCommit) changed = NULL;
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome = { 0 };
  Transaction  transaction = { self, job->write, &outcome };
  gint64       began_usec = g_get_monotonic_time ();

  check_others (self);
  self->commit = tenbo_commit_new ();
  if (!g_cancellable_set_error_if_cancelled (job->cancellable, &error))
    commit (self, &transaction, &error);
  changed = g_steal_pointer (&self->commit);

  if (error != NULL)
    g_debug ("Not written: %s", error->message);
  else
    g_debug ("Written in %d µs: game %d, revision %d",
             (int) (g_get_monotonic_time () - began_usec),
             (int) outcome.game_id, (int) outcome.revision);

  changed->game_id = outcome.game_id;
  changed->revision = outcome.revision;
  if (outcome.n_counted > 0)
    changed->kinds |= TENBO_KIND_STATISTICS;
  job->done (&outcome, error == NULL ? g_steal_pointer (&changed) : NULL, error, job->user_data);
}

static int
committed_cb (void       *user_data,
              sqlite3    *handle,
              const char *database,
              int         n_log_pages)
{
  TenboWriter *self = user_data;

  self->n_log_pages = n_log_pages;
  return SQLITE_OK;
}

/* Closing the last connection copies and removes the log, unless this is disabled. */
static void
set_copies_at_close (TenboWriter *self,
                     gboolean     copies)
{
  sqlite3_db_config (tenbo_db_get_handle (self->db), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !copies,
                     NULL);
}

static gpointer
writer_thread (gpointer data)
{
  TenboWriter *self = data;
  gboolean     quit = FALSE;

  check_others (self);

  /* The creator sets `thread` while this thread starts. The first job comes later. */
  while (!quit)
    {
      Job *job = g_async_queue_pop (self->jobs);

      quit = job->quit;
      if (job->write != NULL)
        run_write (self, job);

      /* SQLite would run the checkpoint inside the commit, before this program can check whether
       * the database still belongs to the log. */
      if (job->write != NULL && self->n_log_pages >= MAX_LOG_PAGES && check_files (self, NULL))
        {
          self->n_log_pages = 0;
          sqlite3_wal_checkpoint_v2 (tenbo_db_get_handle (self->db), "main",
                                     SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
        }

      if (job->checks_others)
        check_others (self);

      if (job->pragma != NULL)
        sqlite3_exec (tenbo_db_get_handle (self->db), job->pragma, NULL, NULL, NULL);

      job_free (job);
    }

  set_copies_at_close (self, check_files (self, NULL) ||
                               tenbo_db_files_can_copy_log (self->files, self->db));
  tenbo_db_free (self->db);
  g_async_queue_unref (self->jobs);
  g_free (self);
  return NULL;
}

TenboWriter *
tenbo_writer_new (TenboDb                   *db,
                  TenboDbFiles              *files,
                  TenboWriterOthersCommitted others_committed,
                  gpointer                   user_data)
{
  TenboWriter *self = g_new0 (TenboWriter, 1);

  self->db = db;
  self->files = files;
  self->others_committed = others_committed;
  self->user_data = user_data;
  set_copies_at_close (self, FALSE);
  sqlite3_wal_hook (tenbo_db_get_handle (db), committed_cb, self);
  sqlite3_update_hook (tenbo_db_get_handle (db), row_changed_cb, self);
  self->jobs = g_async_queue_new ();
  self->thread = g_thread_new ("tenbo-writer", writer_thread, self);
  return self;
}

void
tenbo_writer_free (TenboWriter *self)
{
  GThread *thread = self->thread;
  Job     *job = g_new0 (Job, 1);

  /* The thread frees @self at its end. */
  job->quit = TRUE;
  g_async_queue_push (self->jobs, job);

  g_thread_join (thread);
}

void
tenbo_writer_push (TenboWriter    *self,
                   TenboWrite     *write,
                   GCancellable   *cancellable,
                   TenboWriterDone done,
                   gpointer        user_data)
{
  Job *job = g_new0 (Job, 1);

  job->write = write;
  job->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  job->done = done;
  job->user_data = user_data;
  g_async_queue_push (self->jobs, job);
}

void
tenbo_writer_check_others (TenboWriter *self)
{
  Job *job = g_new0 (Job, 1);

  job->checks_others = TRUE;
  g_async_queue_push (self->jobs, job);
}

void
tenbo_writer_set_pragma (TenboWriter *self,
                         const char  *name,
                         int          value)
{
  Job *job = g_new0 (Job, 1);

  job->pragma = g_strdup_printf ("PRAGMA %s = %d", name, value);
  g_async_queue_push (self->jobs, job);
}
