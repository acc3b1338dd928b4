/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-readers.h"

#include "tenbo-store-open.h"

#define MAX_IDLE 3

struct _TenboReaders
{
  const char   *path; /* borrowed */
  TenboDbMode   mode;
  TenboDbFiles *files; /* borrowed */

  GMutex     lock; /* protects the fields below */
  GCond      idle_cond;
  GPtrArray *idle; /* of TenboDb, owned */
  guint      n_busy;
};

TenboReaders *
tenbo_readers_new (const char   *path,
                   TenboDbMode   mode,
                   TenboDbFiles *files)
{
  TenboReaders *self = g_new0 (TenboReaders, 1);

  self->path = path;
  self->mode = mode;
  self->files = files;
  self->idle = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_db_free);
  g_mutex_init (&self->lock);
  g_cond_init (&self->idle_cond);
  return self;
}

void
tenbo_readers_free (TenboReaders *self)
{
  g_ptr_array_unref (self->idle);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->idle_cond);
  g_free (self);
}

static gboolean
is_lost (TenboReaders *self)
{
  return tenbo_db_files_get_loss (self->files) != TENBO_STORE_LOSS_NONE;
}

void
tenbo_readers_add (TenboReaders *self,
                   TenboDb      *db)
{
  tenbo_db_set_pool (db, self);
  g_mutex_lock (&self->lock);
  self->n_busy++;
  g_mutex_unlock (&self->lock);

  tenbo_readers_release (self, db);
}

/* Takes an idle connection. Returns NULL if another one has to be opened, or, if the files are
 * lost, if there are no connections. */
static TenboDb *
pop_idle (TenboReaders *self)
{
  TenboDb *db = NULL;

  g_mutex_lock (&self->lock);
  while (self->idle->len == 0 && self->n_busy > 0 && is_lost (self))
    g_cond_wait (&self->idle_cond, &self->lock);

  if (self->idle->len > 0)
    {
      db = g_ptr_array_steal_index_fast (self->idle, self->idle->len - 1);
      self->n_busy++;
    }
  g_mutex_unlock (&self->lock);

  return db;
}

TenboDb *
tenbo_readers_open (TenboReaders *self,
                    GError      **error)
{
  g_autoptr (TenboDb) db = NULL;
  g_autoptr (GError) why = NULL;

  if (!is_lost (self))
    db = tenbo_store_open_reader (self->path, self->mode, &why);

  /* The path may have become that of another file since the check, or of none. */
  if (tenbo_db_files_check (self->files, db) != TENBO_STORE_LOSS_NONE)
    {
      tenbo_db_files_fail (self->files, error);
      return NULL;
    }

  if (db == NULL)
    g_propagate_error (error, g_steal_pointer (&why));

  return g_steal_pointer (&db);
}

TenboDb *
tenbo_readers_acquire (TenboReaders *self,
                       GError      **error)
{
  TenboDb *db = pop_idle (self);
  g_autoptr (GError) why = NULL;

  if (db != NULL)
    return db;

  db = tenbo_readers_open (self, &why);
  if (db != NULL)
    {
      tenbo_db_set_pool (db, self);
      g_mutex_lock (&self->lock);
      self->n_busy++;
      g_mutex_unlock (&self->lock);
      return db;
    }

  /* If the files were lost just now, the existing connections still work. */
  if (is_lost (self))
    db = pop_idle (self);
  if (db == NULL)
    g_propagate_error (error, g_steal_pointer (&why));

  return db;
}

void
tenbo_readers_release (TenboReaders *self,
                       TenboDb      *db)
{
  sqlite3 *handle = tenbo_db_get_handle (db);
  /* The snapshot is still open if it could not be ended for lack of memory. */
  gboolean is_free = sqlite3_get_autocommit (handle) != 0;

  /* The system also caches the pages of the connection. */
  sqlite3_db_release_memory (handle);

  g_mutex_lock (&self->lock);
  self->n_busy--;
  if (is_free && self->idle->len < MAX_IDLE)
    g_ptr_array_add (self->idle, g_steal_pointer (&db));
  g_cond_signal (&self->idle_cond);
  g_mutex_unlock (&self->lock);

  g_clear_pointer (&db, tenbo_db_free);
}
