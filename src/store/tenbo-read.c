/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-read.h"

#include "tenbo-readers.h"

TenboRead *
tenbo_store_read_begin (TenboStore   *store,
                        GCancellable *cancellable,
                        GError      **error)
{
  TenboDb *db;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  db = tenbo_store_acquire_reader (store, error);
  if (db == NULL || tenbo_db_begin_read (db, cancellable, error))
    return db;

  tenbo_readers_release (tenbo_db_get_pool (db), db);
  return NULL;
}

void
tenbo_read_end (TenboRead *read)
{
  tenbo_db_end_read (read);
  tenbo_readers_release (tenbo_db_get_pool (read), read);
}

static void
job_free (gpointer data)
{
  TenboReadJob *job = data;

  if (job->free_data != NULL)
    job->free_data (job->data);
  g_free (job);
}

static void
read_thread (GTask        *task,
             gpointer      source,
             gpointer      task_data,
             GCancellable *cancellable)
{
  const TenboReadJob *job = task_data;
  GError             *error = NULL;
  gpointer            result = NULL;

  /* The snapshot ends before the caller gets the result. */
  {
    g_autoptr (TenboRead) read = tenbo_store_read_begin (source, cancellable, &error);

    if (read != NULL)
      result = job->func (read, job->data, &error);
  }

  if (result != NULL)
    g_task_return_pointer (task, result, job->free_result);
  else
    g_task_return_error (task, error);
}

void
tenbo_store_read_async (TenboStore         *store,
                        const TenboReadJob *job,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TENBO_IS_STORE (store) && job != NULL && job->func != NULL);

  task = g_task_new (store, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_store_read_async);
  g_task_set_task_data (task, g_memdup2 (job, sizeof *job), job_free);
  g_task_run_in_thread (task, read_thread);
}

gpointer
tenbo_store_read_finish (TenboStore   *store,
                         GAsyncResult *result,
                         GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, store), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
