/* SPDX-License-Identifier: GPL-3.0-or-later */
#define _GNU_SOURCE /* dladdr */
#include "fault-vfs.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "fault-memory.h"

/* A disk writes sectors of this size as a whole. */
#define SECTOR 512

/* Number of calls that a call path consists of at most */
#define MAX_FRAMES 64

/* A write or truncation since the last sync */
typedef struct
{
  gint64  offset; /* or the new length */
  GBytes *bytes;  /* owned; NULL: a truncation */
} Change;

/* A file whose contents matter after a loss of power */
typedef struct
{
  GByteArray *synced;  /* contents at the last sync */
  GPtrArray  *changes; /* of Change, since then */
} Disk;

/* Follows the struct of SQLite; the file of the real file system follows this one. */
typedef struct
{
  sqlite3_file  base;
  sqlite3_file *real;
  char         *path; /* owned; NULL: a temporary file */
} File;

static struct
{
  GMutex       mutex;
  sqlite3_vfs *real;
  GHashTable  *disks; /* path → Disk, owned */
  FaultKind    kind;
  gboolean     is_armed;
  gboolean     lasts;
  gboolean     is_off; /* without power */
  guint        n;      /* number of the operation that fails */
  guint        n_done; /* operations of the kind so far */
  gboolean     has_struck;

  GArray     *recorded; /* of guint, owned; NULL: nothing is recorded */
  GHashTable *paths;    /* of their hashes, gint64, owned */
  GHashTable *frames;   /* address of a call → whether SQLite contains it; owned */
} faults;

/* --- The disk --- */

static void
change_free (gpointer data)
{
  Change *change = data;

  g_clear_pointer (&change->bytes, g_bytes_unref);
  g_free (change);
}

static void
disk_free (gpointer data)
{
  Disk *disk = data;

  g_byte_array_unref (disk->synced);
  g_ptr_array_unref (disk->changes);
  g_free (disk);
}

static Disk *
get_disk (const char *path)
{
  Disk            *disk = path != NULL ? g_hash_table_lookup (faults.disks, path) : NULL;
  g_autofree char *contents = NULL;
  gsize            length = 0;

  if (path == NULL || disk != NULL)
    return disk;

  disk = g_new0 (Disk, 1);
  disk->synced = g_byte_array_new ();
  disk->changes = g_ptr_array_new_with_free_func (change_free);
  if (g_file_get_contents (path, &contents, &length, NULL))
    g_byte_array_append (disk->synced, (const guint8 *) contents, (guint) length);
  g_hash_table_insert (faults.disks, g_strdup (path), disk);

  return disk;
}

static void
record (File   *file,
        gint64  offset,
        GBytes *bytes)
{
  Disk   *disk = get_disk (file->path);
  Change *change;

  if (disk == NULL)
    return;

  change = g_new0 (Change, 1);
  change->offset = offset;
  change->bytes = bytes != NULL ? g_bytes_ref (bytes) : NULL;
  g_ptr_array_add (disk->changes, change);
}

static void
set_length (GByteArray *contents,
            gsize       length)
{
  gsize before = contents->len;

  g_byte_array_set_size (contents, (guint) length);
  if (length > before)
    memset (contents->data + before, 0, length - before);
}

static void
write_bytes (GByteArray   *contents,
             gint64        offset,
             const guint8 *bytes,
             gsize         length)
{
  if (contents->len < (gsize) offset + length)
    set_length (contents, (gsize) offset + length);
  memcpy (contents->data + offset, bytes, length);
}

/* Applies @change to @contents; with @chance only some of its sectors. */
static void
apply (const Change *change,
       GByteArray   *contents,
       GRand        *chance)
{
  gsize         length;
  const guint8 *bytes;

  if (change->bytes == NULL)
    {
      if (chance == NULL || g_rand_boolean (chance))
        set_length (contents, (gsize) change->offset);
      return;
    }

  bytes = g_bytes_get_data (change->bytes, &length);
  for (gsize at = 0; at < length; at += SECTOR)
    if (chance == NULL || g_rand_boolean (chance))
      write_bytes (contents, change->offset + (gint64) at, bytes + at, MIN (SECTOR, length - at));
}

static void
sync_disk (Disk *disk)
{
  for (guint i = 0; i < disk->changes->len; i++)
    apply (disk->changes->pdata[i], disk->synced, NULL);
  g_ptr_array_set_size (disk->changes, 0);
}

void
fault_vfs_lose_power (FaultLoss loss,
                      guint32   seed)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (seed);
  GHashTableIter iter;
  gpointer       path;
  gpointer       value;

  g_hash_table_iter_init (&iter, faults.disks);
  while (g_hash_table_iter_next (&iter, &path, &value))
    {
      Disk            *disk = value;
      g_autofree char *index = g_strconcat (path, "-shm", NULL);
      g_autoptr (GError) error = NULL;

      for (guint i = 0; loss != FAULT_LOSS_ALL && i < disk->changes->len; i++)
        apply (disk->changes->pdata[i], disk->synced, loss == FAULT_LOSS_SOME ? chance : NULL);
      g_file_set_contents (path, (const char *) disk->synced->data, disk->synced->len, &error);
      g_assert_no_error (error);
      g_remove (index);
    }
}

/* --- Call paths --- */

static gboolean
is_of_sqlite (void *frame)
{
  gpointer known;
  Dl_info  here;
  Dl_info  sqlite;
  gboolean is_inside;

  if (g_hash_table_lookup_extended (faults.frames, frame, NULL, &known))
    return GPOINTER_TO_INT (known);

  is_inside = dladdr (frame, &here) != 0 && dladdr (sqlite3_sourceid, &sqlite) != 0 &&
              here.dli_fbase == sqlite.dli_fbase;
  g_hash_table_insert (faults.frames, frame, GINT_TO_POINTER (is_inside));
  return is_inside;
}

/* Records the current operation if it is the first one of its call path. */
static void
record_path (void)
{
  void   *frames[MAX_FRAMES];
  int     n_frames = backtrace (frames, MAX_FRAMES);
  guint64 hash = 0; /* unsigned, since it overflows */

  for (int i = 0; i < n_frames; i++)
    if (!is_of_sqlite (frames[i]))
      hash = hash * 31 + (gsize) frames[i];

  if (g_hash_table_add (faults.paths, g_memdup2 (&hash, sizeof hash)))
    g_array_append_val (faults.recorded, faults.n_done);
}

void
fault_vfs_record (FaultKind kind)
{
  fault_vfs_arm (kind, G_MAXUINT, FALSE);
  g_mutex_lock (&faults.mutex);
  faults.recorded = g_array_new (FALSE, FALSE, sizeof (guint));
  faults.paths = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  faults.frames = g_hash_table_new (NULL, NULL);
  g_mutex_unlock (&faults.mutex);
}

GArray *
fault_vfs_stop_recording (guint *n_operations)
{
  GArray *recorded;

  *n_operations = fault_vfs_disarm ();
  g_mutex_lock (&faults.mutex);
  recorded = g_steal_pointer (&faults.recorded);
  g_clear_pointer (&faults.paths, g_hash_table_unref);
  g_clear_pointer (&faults.frames, g_hash_table_unref);
  g_mutex_unlock (&faults.mutex);

  return recorded;
}

/* --- The faults --- */

static gboolean
is_power (FaultKind kind)
{
  return kind == FAULT_WRITE || kind == FAULT_TRUNCATE || kind == FAULT_SYNC ||
         kind == FAULT_DELETE;
}

/* Whether an operation of the kind @kind fails now. A full disk is a kind of write, and a short
 * read one of read. */
static gboolean
strikes (FaultKind kind)
{
  gboolean is_counted = faults.kind == kind ||
                        (faults.kind == FAULT_FULL && kind == FAULT_WRITE) ||
                        (faults.kind == FAULT_SHORT_READ && kind == FAULT_READ) ||
                        (faults.kind == FAULT_POWER && is_power (kind));

  if (faults.is_off)
    return TRUE;
  if (!faults.is_armed || !is_counted)
    return FALSE;

  if (faults.recorded != NULL)
    record_path ();
  faults.n_done++;
  if (faults.n_done - 1 != faults.n && !(faults.lasts && faults.n_done - 1 > faults.n))
    return FALSE;

  faults.has_struck = TRUE;
  faults.is_off = faults.kind == FAULT_POWER;
  return TRUE;
}

gboolean
fault_vfs_strikes (FaultKind kind)
{
  gboolean fails;

  g_mutex_lock (&faults.mutex);
  fails = strikes (kind);
  g_mutex_unlock (&faults.mutex);

  return fails;
}

void
fault_vfs_arm (FaultKind kind,
               guint     n,
               gboolean  lasts)
{
  g_mutex_lock (&faults.mutex);
  faults.kind = kind;
  faults.n = n;
  faults.lasts = lasts;
  faults.n_done = 0;
  faults.is_armed = TRUE;
  faults.is_off = FALSE;
  faults.has_struck = FALSE;
  g_mutex_unlock (&faults.mutex);
}

gboolean
fault_vfs_has_struck (void)
{
  gboolean has_struck;

  g_mutex_lock (&faults.mutex);
  has_struck = faults.has_struck;
  g_mutex_unlock (&faults.mutex);

  return has_struck;
}

guint
fault_vfs_disarm (void)
{
  guint n;

  g_mutex_lock (&faults.mutex);
  faults.is_armed = FALSE;
  faults.is_off = FALSE;
  n = faults.n_done;
  g_mutex_unlock (&faults.mutex);

  return n;
}

void
fault_vfs_reset (void)
{
  g_hash_table_remove_all (faults.disks);
}

/* --- Files --- */

static File *
as_file (sqlite3_file *base)
{
  return (File *) base;
}

static int
file_close (sqlite3_file *base)
{
  File *file = as_file (base);
  int   code = file->real->pMethods->xClose (file->real);

  g_clear_pointer (&file->path, g_free);
  return code;
}

static int
file_read (sqlite3_file *base,
           void         *data,
           int           length,
           sqlite3_int64 offset)
{
  sqlite3_file *real = as_file (base)->real;
  gboolean      fails;
  gboolean      is_short;

  g_mutex_lock (&faults.mutex);
  fails = strikes (FAULT_READ);
  is_short = !faults.is_off && faults.kind == FAULT_SHORT_READ;
  g_mutex_unlock (&faults.mutex);
  if (!fails)
    return real->pMethods->xRead (real, data, length, offset);
  if (!is_short)
    return SQLITE_IOERR_READ;

  memset (data, 0, (gsize) length);
  return SQLITE_IOERR_SHORT_READ;
}

static int
file_write (sqlite3_file *base,
            const void   *data,
            int           length,
            sqlite3_int64 offset)
{
  File *file = as_file (base);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&faults.mutex);
  g_autoptr (GBytes) bytes = NULL;
  int code;

  if (strikes (FAULT_WRITE))
    return faults.kind == FAULT_FULL && !faults.is_off ? SQLITE_FULL : SQLITE_IOERR_WRITE;

  bytes = g_bytes_new (data, (gsize) length);
  get_disk (file->path);
  code = file->real->pMethods->xWrite (file->real, data, length, offset);
  if (code == SQLITE_OK)
    record (file, offset, bytes);

  return code;
}

static int
file_truncate (sqlite3_file *base,
               sqlite3_int64 length)
{
  File *file = as_file (base);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&faults.mutex);
  int code;

  if (strikes (FAULT_TRUNCATE))
    return SQLITE_IOERR_TRUNCATE;

  get_disk (file->path);
  code = file->real->pMethods->xTruncate (file->real, length);
  if (code == SQLITE_OK)
    record (file, length, NULL);

  return code;
}

static int
file_sync (sqlite3_file *base,
           int           flags)
{
  File *file = as_file (base);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&faults.mutex);

  if (strikes (FAULT_SYNC))
    return SQLITE_IOERR_FSYNC;

  /* Nothing here depends on the real disk. */
  if (file->path != NULL)
    sync_disk (get_disk (file->path));

  return SQLITE_OK;
}

static int
file_size (sqlite3_file  *base,
           sqlite3_int64 *size)
{
  sqlite3_file *real = as_file (base)->real;

  return real->pMethods->xFileSize (real, size);
}

static int
file_lock (sqlite3_file *base,
           int           level)
{
  sqlite3_file *real = as_file (base)->real;

  if (fault_vfs_strikes (FAULT_LOCK))
    return SQLITE_BUSY;

  return real->pMethods->xLock (real, level);
}

static int
file_unlock (sqlite3_file *base,
             int           level)
{
  sqlite3_file *real = as_file (base)->real;

  return real->pMethods->xUnlock (real, level);
}

static int
file_check_reserved_lock (sqlite3_file *base,
                          int          *is_locked)
{
  sqlite3_file *real = as_file (base)->real;

  return real->pMethods->xCheckReservedLock (real, is_locked);
}

static int
file_control (sqlite3_file *base,
              int           opcode,
              void         *argument)
{
  sqlite3_file *real = as_file (base)->real;

  return real->pMethods->xFileControl (real, opcode, argument);
}

static int
file_sector_size (sqlite3_file *base)
{
  return SECTOR;
}

/* Unlike the real file system, promises nothing. */
static int
file_device_characteristics (sqlite3_file *base)
{
  return 0;
}

static int
file_map_index (sqlite3_file   *base,
                int             page,
                int             size,
                int             extends,
                void volatile **memory)
{
  sqlite3_file *real = as_file (base)->real;

  if (fault_vfs_strikes (FAULT_INDEX))
    {
      *memory = NULL;
      return SQLITE_IOERR_SHMMAP;
    }

  return real->pMethods->xShmMap (real, page, size, extends, memory);
}

static int
file_lock_index (sqlite3_file *base,
                 int           offset,
                 int           n,
                 int           flags)
{
  sqlite3_file *real = as_file (base)->real;

  if ((flags & SQLITE_SHM_LOCK) != 0 && fault_vfs_strikes (FAULT_LOCK))
    return SQLITE_BUSY;

  return real->pMethods->xShmLock (real, offset, n, flags);
}

static void
file_barrier (sqlite3_file *base)
{
  sqlite3_file *real = as_file (base)->real;

  real->pMethods->xShmBarrier (real);
}

static int
file_unmap_index (sqlite3_file *base,
                  int           deletes)
{
  sqlite3_file *real = as_file (base)->real;

  return real->pMethods->xShmUnmap (real, deletes);
}

/* Version 2: without mapped contents. */
static const sqlite3_io_methods file_methods = {
  .iVersion = 2,
  .xClose = file_close,
  .xRead = file_read,
  .xWrite = file_write,
  .xTruncate = file_truncate,
  .xSync = file_sync,
  .xFileSize = file_size,
  .xLock = file_lock,
  .xUnlock = file_unlock,
  .xCheckReservedLock = file_check_reserved_lock,
  .xFileControl = file_control,
  .xSectorSize = file_sector_size,
  .xDeviceCharacteristics = file_device_characteristics,
  .xShmMap = file_map_index,
  .xShmLock = file_lock_index,
  .xShmBarrier = file_barrier,
  .xShmUnmap = file_unmap_index,
};

/* --- The file system --- */

static int
vfs_open (sqlite3_vfs  *vfs,
          const char   *path,
          sqlite3_file *base,
          int           flags,
          int          *out_flags)
{
  File *file = as_file (base);
  int   code;

  *file = (File) { .real = (sqlite3_file *) (file + 1) };
  if (fault_vfs_strikes (FAULT_OPEN))
    return SQLITE_CANTOPEN;

  code = faults.real->xOpen (faults.real, path, file->real, flags, out_flags);
  if (code != SQLITE_OK)
    return code;

  file->base.pMethods = &file_methods;
  file->path = g_strdup (path);
  return SQLITE_OK;
}

static int
vfs_delete (sqlite3_vfs *vfs,
            const char  *path,
            int          syncs)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&faults.mutex);

  if (strikes (FAULT_DELETE))
    return SQLITE_IOERR_DELETE;

  g_hash_table_remove (faults.disks, path);
  return faults.real->xDelete (faults.real, path, syncs);
}

void
fault_vfs_register (void)
{
  static sqlite3_vfs vfs;

  fault_memory_register ();
  faults.real = sqlite3_vfs_find (NULL);
  faults.disks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, disk_free);

  vfs = *faults.real;
  vfs.pNext = NULL;
  vfs.zName = "fault";
  vfs.szOsFile = (int) sizeof (File) + faults.real->szOsFile;
  vfs.xOpen = vfs_open;
  vfs.xDelete = vfs_delete;
  g_assert_cmpint (sqlite3_vfs_register (&vfs, 1), ==, SQLITE_OK);
}
