/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-db-files.h"

#include "tenbo-store.h"

static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };

struct _TenboDbFiles
{
  char       *path; /* without symbolic links; owned */
  TenboFileId ids[G_N_ELEMENTS (suffixes)];
};

/* Those of this process. */
static GMutex     lock;
static GPtrArray *all; /* of TenboDbFiles, borrowed; NULL until there is one */

TenboDbFiles *
tenbo_db_files_new (const char *path)
{
  TenboDbFiles *self = g_new0 (TenboDbFiles, 1);

  self->path = tenbo_path_resolve (path);
  if (self->path == NULL)
    self->path = g_strdup (path);

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (self->path, suffixes[i], NULL);

      tenbo_file_id_read (name, &self->ids[i]);
    }

  g_mutex_lock (&lock);
  if (all == NULL)
    all = g_ptr_array_new ();
  g_ptr_array_add (all, self);
  g_mutex_unlock (&lock);
  return self;
}

void
tenbo_db_files_free (TenboDbFiles *self)
{
  g_mutex_lock (&lock);
  g_ptr_array_remove_fast (all, self);
  g_mutex_unlock (&lock);

  g_free (self->path);
  g_free (self);
}

/* Whether the two paths, of which no file is there, are one name in one folder. */
static gboolean
is_same_name (const char *one,
              const char *other)
{
  g_autofree char *folder = g_path_get_dirname (one);
  g_autofree char *other_folder = g_path_get_dirname (other);
  g_autofree char *name = g_path_get_basename (one);
  g_autofree char *other_name = g_path_get_basename (other);
  TenboFileId      id;
  TenboFileId      other_id;

  return g_str_equal (name, other_name) && tenbo_file_id_read (folder, &id) &&
         tenbo_file_id_read (other_folder, &other_id) && tenbo_file_id_equal (&id, &other_id);
}

/* Whether @path, whose file is @id, names a file of the database @database now. */
static gboolean
is_of_database (const char        *path,
                const TenboFileId *id,
                const char        *database)
{
  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (database, suffixes[i], NULL);
      TenboFileId      other;

      tenbo_file_id_read (name, &other);
      if (id->inode != 0 ? tenbo_file_id_equal (id, &other)
                         : other.inode == 0 && is_same_name (path, name))
        return TRUE;
    }

  return FALSE;
}

/* The files that were opened stay those of the database under any name. */
static gboolean
was_of_database (const TenboFileId  *id,
                 const TenboDbFiles *files)
{
  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (id->inode != 0 && tenbo_file_id_equal (id, &files->ids[i]))
      return TRUE;

  return FALSE;
}

gboolean
tenbo_db_files_would_lose (const char *path)
{
  g_autofree char *default_path = tenbo_store_default_path ();
  g_autofree char *default_file = tenbo_path_resolve (default_path);
  TenboFileId      id;
  gboolean         would_lose;

  tenbo_file_id_read (path, &id);
  would_lose = is_of_database (path, &id, default_file != NULL ? default_file : default_path);

  g_mutex_lock (&lock);
  for (guint i = 0; all != NULL && i < all->len && !would_lose; i++)
    {
      const TenboDbFiles *files = all->pdata[i];

      would_lose = was_of_database (&id, files) || is_of_database (path, &id, files->path);
    }
  g_mutex_unlock (&lock);

  return would_lose;
}

gboolean
tenbo_db_files_are_open (const char *path)
{
  gboolean    are_open = FALSE;
  TenboFileId id;

  if (!tenbo_file_id_read (path, &id))
    return FALSE;

  g_mutex_lock (&lock);
  for (guint i = 0; all != NULL && i < all->len && !are_open; i++)
    are_open = tenbo_file_id_equal (&id, &((const TenboDbFiles *) all->pdata[i])->ids[0]);
  g_mutex_unlock (&lock);

  return are_open;
}
