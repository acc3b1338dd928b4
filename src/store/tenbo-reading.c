/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-reading.h"

/* SQLite's steps between two looks: some tenths of a millisecond. */
#define N_STEPS 5000

typedef struct
{
  TenboDbFunc   func;
  gpointer      user_data;
  GCancellable *cancellable;
} Reading;

static int
is_cancelled (void *cancellable)
{
  return g_cancellable_is_cancelled (cancellable);
}

static gboolean
read_cb (TenboDb *db,
         gpointer user_data,
         GError **error)
{
  Reading *reading = user_data;
  sqlite3 *handle = tenbo_db_get_handle (db);
  gboolean ok;

  sqlite3_progress_handler (handle, N_STEPS, is_cancelled, reading->cancellable);
  ok = reading->func (db, reading->user_data, error);
  sqlite3_progress_handler (handle, 0, NULL, NULL);
  return ok;
}

gboolean
tenbo_store_read_cancellable (TenboStore   *self,
                              TenboDbFunc   func,
                              gpointer      user_data,
                              GCancellable *cancellable,
                              GError      **error)
{
  g_autoptr (GError) failure = NULL;
  Reading reading = { func, user_data, cancellable };

  if (cancellable == NULL)
    return tenbo_store_read (self, func, user_data, error);

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;

  if (tenbo_store_read (self, read_cb, &reading, &failure))
    return TRUE;

  /* SQLite only says that it was interrupted. */
  if (!g_cancellable_set_error_if_cancelled (cancellable, error))
    g_propagate_error (error, g_steal_pointer (&failure));

  return FALSE;
}
