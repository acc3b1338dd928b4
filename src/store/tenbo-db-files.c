/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-db-files.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#include "tenbo-store-open.h"

/* --- Paths and files --- */

/* Maximum number of links, the same as in Linux */
#define MAX_LINKS 40

gboolean
tenbo_file_id_read (const char  *path,
                    TenboFileId *id)
{
  GStatBuf info;

  *id = (TenboFileId) { 0 };
  if (g_stat (path, &info) != 0)
    return FALSE;

  *id = (TenboFileId) { info.st_dev, info.st_ino };
  return TRUE;
}

gboolean
tenbo_file_id_equal (const TenboFileId *one,
                     const TenboFileId *other)
{
  return one->device == other->device && one->inode == other->inode;
}

/* Returns the result of realpath() in memory that g_free() can free. */
static char *
dup_real_path (const char *path)
{
  char *real = realpath (path, NULL);
  char *copy = g_strdup (real);

  free (real);
  return copy;
}

char *
tenbo_path_resolve (const char *path)
{
  g_autofree char *at = g_strdup (path);

  for (int i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *folder = NULL;
      g_autofree char *name = NULL;
      g_autofree char *link = NULL;
      char            *real = dup_real_path (at);

      if (real != NULL || errno != ENOENT)
        return real;

      name = g_path_get_basename (at);
      link = g_path_get_dirname (at);
      folder = dup_real_path (link);
      if (folder == NULL)
        return NULL;

      g_free (at);
      at = g_build_filename (folder, name, NULL);
      g_free (link);
      link = g_file_read_link (at, NULL);
      if (link == NULL)
        return g_steal_pointer (&at);

      g_free (at);
      at = g_path_is_absolute (link) ? g_steal_pointer (&link)
                                     : g_build_filename (folder, link, NULL);
    }

  errno = ELOOP;
  return NULL;
}

gboolean
tenbo_file_fail (int      error_number,
                 GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (error_number),
                       g_strerror (error_number));
  return FALSE;
}

/* --- The log --- */

/* State of the log (-wal) of a database, from the index that all programs with the open database
 * share in memory. The salt changes when the log is restarted. */
typedef struct
{
  guint8  salt[8];
  guint32 frame_checksum[2]; /* of the last committed frame */
  guint32 n_frames;          /* committed frames */
  guint32 page_size;
  guint32 n_copied;    /* frames copied into the database */
  guint32 n_attempted; /* frames for which copying was attempted */
} DbLog;

/* Format: sqlite.org/walformat.html. The index of the log begins with two copies of a header and
 * the state of checkpoints. It uses the byte order of the machine; the log is big-endian. */
#define INDEX_REGION_SIZE     32768
#define INDEX_VERSION         3007000
#define LOG_HEADER_SIZE       32
#define LOG_SALT_OFFSET       16
#define FRAME_HEADER_SIZE     24
#define FRAME_SALT_OFFSET     8
#define FRAME_CHECKSUM_OFFSET 16

typedef struct
{
  guint32 version;
  guint32 unused;
  guint32 change;
  guint8  is_initialized;
  guint8  is_big_endian;
  guint16 page_size; /* 1 means 65,536 */
  guint32 n_frames;
  guint32 n_pages;
  guint32 frame_checksum[2];
  guint8  salt[8]; /* in the byte order of the log */
  guint32 checksum[2];
} IndexHeader;

G_STATIC_ASSERT (sizeof (IndexHeader) == 48);

typedef struct
{
  IndexHeader header[2];
  guint32     n_copied;
  guint32     read_marks[5];
  guint8      locks[8];
  guint32     n_attempted;
} IndexRegion;

G_STATIC_ASSERT (G_STRUCT_OFFSET (IndexRegion, n_attempted) == 128);

/* Other programs may write the index during the read, so it is read word by word, as SQLite
 * does. */
typedef union
{
  IndexRegion region;
  guint32     words[sizeof (IndexRegion) / sizeof (guint32)];
} IndexWords;

/* Returns the file of @db that @opcode names, or NULL if it is not open. */
static sqlite3_file *
get_file (TenboDb *db,
          int      opcode)
{
  sqlite3_file *file = NULL;
  int           code = sqlite3_file_control (tenbo_db_get_handle (db), "main", opcode, &file);

  return code == SQLITE_OK && file != NULL && file->pMethods != NULL ? file : NULL;
}

/* Result of a read. After an error of the disk the contents are unknown. */
typedef enum
{
  READ_DONE,
  READ_MISSING, /* the file is too short, or has something else there */
  READ_ERROR,
} ReadResult;

/* Reads a file of @db through SQLite's own descriptor, since closing another descriptor would
 * release SQLite's locks. @opcode is SQLITE_FCNTL_FILE_POINTER for the database and
 * SQLITE_FCNTL_JOURNAL_POINTER for the log. */
static ReadResult
read_at (TenboDb *db,
         int      opcode,
         gint64   offset,
         guint8  *data,
         int      length)
{
  sqlite3_file *file = get_file (db, opcode);
  int           code = file != NULL ? file->pMethods->xRead (file, data, length, offset)
                                    : SQLITE_IOERR;

  if (code == SQLITE_OK)
    return READ_DONE;

  return code == SQLITE_IOERR_SHORT_READ ? READ_MISSING : READ_ERROR;
}

/* Reads the state of the log. Returns FALSE if another program is changing it, or if its format is
 * unknown. @db has been read before. */
static gboolean
log_read (DbLog   *self,
          TenboDb *db)
{
  sqlite3_file      *file = get_file (db, SQLITE_FCNTL_FILE_POINTER);
  volatile void     *memory = NULL;
  IndexWords         read = { 0 };
  const IndexHeader *header = &read.region.header[0];

  *self = (DbLog) { 0 };
  if (file == NULL || file->pMethods->iVersion < 2)
    return FALSE;

  /* The region is mapped already, since the database has been read. */
  file->pMethods->xShmMap (file, 0, INDEX_REGION_SIZE, 0, &memory);
  if (memory == NULL)
    return FALSE;

  file->pMethods->xShmBarrier (file);
  for (gsize i = 0; i < G_N_ELEMENTS (read.words); i++)
    read.words[i] = ((volatile guint32 *) memory)[i];

  if (memcmp (header, &read.region.header[1], sizeof *header) != 0 || !header->is_initialized ||
      header->version != INDEX_VERSION)
    return FALSE;

  memcpy (self->salt, header->salt, sizeof self->salt);
  memcpy (self->frame_checksum, header->frame_checksum, sizeof self->frame_checksum);
  self->n_frames = header->n_frames;
  self->page_size = header->page_size == 1 ? 65536 : header->page_size;
  self->n_copied = read.region.n_copied;
  self->n_attempted = read.region.n_attempted;
  return TRUE;
}

/* Whether the last committed frame is in the file at the offset where @db wrote it. */
static ReadResult
log_find_end (const DbLog *self,
              TenboDb     *db)
{
  guint8     header[LOG_HEADER_SIZE];
  guint8     frame[FRAME_HEADER_SIZE];
  guint32    checksum[2];
  gint64     offset;
  ReadResult result;

  if (self->n_frames == 0)
    return READ_DONE;

  offset = LOG_HEADER_SIZE +
           (gint64) (self->n_frames - 1) * (FRAME_HEADER_SIZE + (gint64) self->page_size);
  result = read_at (db, SQLITE_FCNTL_JOURNAL_POINTER, 0, header, sizeof header);
  if (result == READ_DONE)
    result = read_at (db, SQLITE_FCNTL_JOURNAL_POINTER, offset, frame, sizeof frame);
  if (result != READ_DONE)
    return result;

  memcpy (checksum, frame + FRAME_CHECKSUM_OFFSET, sizeof checksum);
  return memcmp (header + LOG_SALT_OFFSET, self->salt, sizeof self->salt) == 0 &&
             memcmp (frame + FRAME_SALT_OFFSET, self->salt, sizeof self->salt) == 0 &&
             GUINT32_FROM_BE (checksum[0]) == self->frame_checksum[0] &&
             GUINT32_FROM_BE (checksum[1]) == self->frame_checksum[1]
           ? READ_DONE
           : READ_MISSING;
}

/* Whether a checkpoint is running, or its process was killed. */
static gboolean
log_is_being_copied (const DbLog *self)
{
  return self->n_attempted > self->n_copied;
}

/* Whether no frame was checkpointed between the two states. */
static gboolean
log_is_copied_alike (const DbLog *self,
                     const DbLog *other)
{
  return memcmp (self->salt, other->salt, sizeof self->salt) == 0 &&
         self->n_copied == other->n_copied && self->n_attempted == other->n_attempted;
}

/* --- The files --- */

/* Suffixes of the database, its write-ahead log, the index of that log, and the rollback journal
 * that other journal modes use */
static const char *const suffixes[] = { "", "-wal", "-shm", "-journal" };

#define DATABASE 0
#define LOG      1
#define INDEX    2
#define N_OPEN   3

/* Header of the database (sqlite.org/fileformat2.html) */
#define HEADER_SIZE           100
#define CHANGE_COUNTER_OFFSET 24

/* Maximum number of attempts, since another program may append to the log between two reads of its
 * index, and since a read can fail once */
#define MAX_TRIES 10

/* Header and size of the database on the disk. Only a checkpoint changes them. */
typedef struct
{
  gint64 size;
  gint64 modified_sec;
  gint64 modified_nsec;
  guint8 header[HEADER_SIZE];
} Content;

struct _TenboDbFiles
{
  char       *path;      /* as opened; owned */
  char       *real_path; /* without symbolic links; owned */
  TenboFileId ids[G_N_ELEMENTS (suffixes)];

  GMutex         lock; /* protects the fields below */
  gboolean       is_watched;
  gboolean       knows_log; /* whether this program can read the index */
  TenboLossFunc  func;
  gpointer       user_data;
  TenboStoreLoss loss;
  DbLog          log; /* at the time `content` was recorded */
  Content        content;
};

/* All objects of this process */
static GMutex     all_lock;
static GPtrArray *all; /* of TenboDbFiles, borrowed; NULL before the first one */

TenboDbFiles *
tenbo_db_files_new (const char *path)
{
  TenboDbFiles *self = g_new0 (TenboDbFiles, 1);

  g_mutex_init (&self->lock);
  self->path = g_strdup (path);
  self->real_path = tenbo_path_resolve (path);
  if (self->real_path == NULL)
    self->real_path = g_strdup (path);

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (self->real_path, suffixes[i], NULL);

      tenbo_file_id_read (name, &self->ids[i]);
    }

  g_mutex_lock (&all_lock);
  if (all == NULL)
    all = g_ptr_array_new ();
  g_ptr_array_add (all, self);
  g_mutex_unlock (&all_lock);
  return self;
}

void
tenbo_db_files_free (TenboDbFiles *self)
{
  g_mutex_lock (&all_lock);
  g_ptr_array_remove_fast (all, self);
  g_mutex_unlock (&all_lock);

  g_mutex_clear (&self->lock);
  g_free (self->path);
  g_free (self->real_path);
  g_free (self);
}

/* --- Comparing the files --- */

static ReadResult
read_content (TenboDbFiles *self,
              TenboDb      *db,
              Content      *content)
{
  GStatBuf info;

  *content = (Content) { 0 };
  if (g_stat (self->path, &info) != 0)
    return READ_ERROR;

  content->size = info.st_size;
  content->modified_sec = info.st_mtim.tv_sec;
  content->modified_nsec = info.st_mtim.tv_nsec;
  return read_at (db, SQLITE_FCNTL_FILE_POINTER, 0, content->header,
                  sizeof content->header);
}

static gboolean
is_same_file (TenboDbFiles *self,
              gsize         which)
{
  g_autofree char *name = g_strconcat (self->real_path, suffixes[which], NULL);
  TenboFileId      id;

  /* The original path may be a link that has changed its target. */
  tenbo_file_id_read (which == DATABASE ? self->path : name, &id);
  return tenbo_file_id_equal (&id, &self->ids[which]);
}

static TenboStoreLoss
compare_files (TenboDbFiles *self,
               TenboDb      *db)
{
  int has_moved = 0;

  if (db != NULL)
    sqlite3_file_control (tenbo_db_get_handle (db), "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
  if (has_moved || !is_same_file (self, DATABASE))
    return TENBO_STORE_LOSS_FILE;

  return is_same_file (self, LOG) && is_same_file (self, INDEX) ? TENBO_STORE_LOSS_NONE
                                                                : TENBO_STORE_LOSS_LOG;
}

static gboolean
is_same_content (const Content *one,
                 const Content *other)
{
  return one->size == other->size && one->modified_sec == other->modified_sec &&
         one->modified_nsec == other->modified_nsec &&
         memcmp (one->header, other->header, sizeof one->header) == 0;
}

static guint32
get_change_counter (const Content *content)
{
  guint32 counter;

  memcpy (&counter, content->header + CHANGE_COUNTER_OFFSET, sizeof counter);
  return GUINT32_FROM_BE (counter);
}

/* Whether a checkpoint can have changed @before into @content: the header is equal up to the change
 * counter. */
static gboolean
may_follow (const Content *before,
            const Content *content)
{
  return memcmp (before->header, content->header, CHANGE_COUNTER_OFFSET) == 0 &&
         get_change_counter (content) >= get_change_counter (before);
}

/* Compares the database with the recorded content, which only a checkpoint changes. @log and
 * @content are from the same moment. */
static TenboStoreLoss
compare_content (TenboDbFiles  *self,
                 const DbLog   *log,
                 const Content *content)
{
  if (!is_same_content (content, &self->content) &&
      ((log_is_copied_alike (log, &self->log) && !log_is_being_copied (log)) ||
       !may_follow (&self->content, content)))
    return TENBO_STORE_LOSS_CONTENT;

  if (!log_is_being_copied (log))
    {
      self->log = *log;
      self->content = *content;
    }

  return TENBO_STORE_LOSS_NONE;
}

static TenboStoreLoss
find_loss (TenboDbFiles *self,
           TenboDb      *db)
{
  gboolean is_missing = FALSE;

  for (int i = 0; i < MAX_TRIES; i++)
    {
      gboolean       has_before;
      ReadResult     has_content;
      ReadResult     has_end;
      DbLog          before;
      DbLog          after;
      Content        content;
      TenboStoreLoss loss = compare_files (self, db);

      if (loss != TENBO_STORE_LOSS_NONE || db == NULL || !self->knows_log)
        return loss;

      has_before = log_read (&before, db);
      has_content = read_content (self, db, &content);
      has_end = log_find_end (&before, db);
      if (!has_before || has_content == READ_ERROR || has_end == READ_ERROR ||
          !log_read (&after, db) || memcmp (&before, &after, sizeof before) != 0)
        continue;

      if (has_content == READ_MISSING || has_end == READ_MISSING)
        {
          is_missing = TRUE;
          continue;
        }

      return compare_content (self, &before, &content);
    }

  /* If another program writes all the time, or nothing can be read, the next check decides. */
  return is_missing ? TENBO_STORE_LOSS_CONTENT : TENBO_STORE_LOSS_NONE;
}

void
tenbo_db_files_watch (TenboDbFiles *self,
                      TenboDb      *db,
                      TenboLossFunc func,
                      gpointer      user_data)
{
  /* After a crash in a checkpoint, the number of copied frames is unknown. A new checkpoint settles
   * it. */
  if (log_read (&self->log, db) && log_is_being_copied (&self->log))
    sqlite3_wal_checkpoint_v2 (tenbo_db_get_handle (db), "main", SQLITE_CHECKPOINT_PASSIVE, NULL,
                               NULL);

  for (gsize i = 0; i < N_OPEN; i++)
    {
      g_autofree char *name = g_strconcat (self->real_path, suffixes[i], NULL);

      tenbo_file_id_read (name, &self->ids[i]);
    }

  self->func = func;
  self->user_data = user_data;
  self->is_watched = TRUE;
  self->knows_log = log_read (&self->log, db) &&
                    read_content (self, db, &self->content) == READ_DONE;
}

/* --- Handling a loss --- */

/* Renames the log, which belongs to the opened file and not to the file that now has its name. */
static void
set_log_aside (TenboDbFiles *self)
{
  g_autofree char *log = g_strconcat (self->real_path, suffixes[LOG], NULL);
  g_autofree char *index = g_strconcat (self->real_path, suffixes[INDEX], NULL);
  g_autofree char *aside = tenbo_store_dup_aside (log, "lost");

  if (is_same_file (self, LOG) && g_rename (log, aside) == 0)
    g_info ("The log of %s is kept as %s", self->path, aside);
  if (is_same_file (self, INDEX))
    g_unlink (index);
}

TenboStoreLoss
tenbo_db_files_check (TenboDbFiles *self,
                      TenboDb      *db)
{
  TenboStoreLoss loss;
  gboolean       is_new;

  g_mutex_lock (&self->lock);
  is_new = self->is_watched && self->loss == TENBO_STORE_LOSS_NONE;
  if (is_new)
    {
      self->loss = find_loss (self, db);
      if (self->loss == TENBO_STORE_LOSS_FILE || self->loss == TENBO_STORE_LOSS_CONTENT)
        set_log_aside (self);
    }
  loss = self->loss;
  g_mutex_unlock (&self->lock);

  if (is_new && loss != TENBO_STORE_LOSS_NONE)
    self->func (loss, self->user_data);

  return loss;
}

gboolean
tenbo_db_files_are_whole (TenboDbFiles *self,
                          TenboDb      *db)
{
  gboolean is_whole;

  g_mutex_lock (&self->lock);
  is_whole = self->loss == TENBO_STORE_LOSS_NONE && find_loss (self, db) == TENBO_STORE_LOSS_NONE;
  g_mutex_unlock (&self->lock);
  return is_whole;
}

TenboStoreLoss
tenbo_db_files_get_loss (TenboDbFiles *self)
{
  TenboStoreLoss loss;

  g_mutex_lock (&self->lock);
  loss = self->loss;
  g_mutex_unlock (&self->lock);

  return loss;
}

/* Whether the name of the file still refers to the opened file, or to none. */
static gboolean
is_ours_or_free (TenboDbFiles *self,
                 gsize         which)
{
  g_autofree char *name = g_strconcat (self->real_path, suffixes[which], NULL);

  return is_same_file (self, which) || !g_file_test (name, G_FILE_TEST_EXISTS);
}

gboolean
tenbo_db_files_can_copy_log (TenboDbFiles *self,
                             TenboDb      *db)
{
  DbLog    state;
  Content  content;
  gboolean can_copy;

  g_mutex_lock (&self->lock);
  can_copy = self->loss == TENBO_STORE_LOSS_LOG && is_same_file (self, DATABASE) &&
             is_ours_or_free (self, LOG) && is_ours_or_free (self, INDEX) &&
             log_read (&state, db) && read_content (self, db, &content) == READ_DONE &&
             compare_content (self, &state, &content) == TENBO_STORE_LOSS_NONE;
  g_mutex_unlock (&self->lock);

  return can_copy;
}

static const char *
describe_loss (TenboStoreLoss loss)
{
  switch (loss)
    {
    case TENBO_STORE_LOSS_NONE:
      break;
    case TENBO_STORE_LOSS_FILE:
      return "was removed, moved or replaced while it was open";
    case TENBO_STORE_LOSS_LOG:
      return "has lost its log while it was open";
    case TENBO_STORE_LOSS_CONTENT:
      return "was overwritten while it was open";
    }

  g_return_val_if_reached ("");
}

gboolean
tenbo_db_files_fail (TenboDbFiles *self,
                     GError      **error)
{
  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST, "%s %s", self->path,
               describe_loss (tenbo_db_files_get_loss (self)));
  return FALSE;
}

/* --- Protecting the files from other writers --- */

/* Whether the two paths, neither of which exists, are the same name in the same folder. */
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

/* Whether @path, whose file is @id, is currently a file of the database @database. */
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

/* Whether @id is one of the files that were opened, whatever their names are now. */
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

  g_mutex_lock (&all_lock);
  for (guint i = 0; all != NULL && i < all->len && !would_lose; i++)
    {
      const TenboDbFiles *files = all->pdata[i];

      would_lose = was_of_database (&id, files) || is_of_database (path, &id, files->real_path);
    }
  g_mutex_unlock (&all_lock);

  return would_lose;
}

gboolean
tenbo_store_is_open (const char *path)
{
  gboolean is_open = FALSE;

  g_mutex_lock (&all_lock);
  for (guint i = 0; all != NULL && i < all->len && !is_open; i++)
    is_open = g_str_equal (((const TenboDbFiles *) all->pdata[i])->path, path);
  g_mutex_unlock (&all_lock);

  return is_open;
}

gboolean
tenbo_db_files_are_open (const char *path)
{
  gboolean    are_open = FALSE;
  TenboFileId id;

  if (!tenbo_file_id_read (path, &id))
    return FALSE;

  g_mutex_lock (&all_lock);
  for (guint i = 0; all != NULL && i < all->len && !are_open; i++)
    are_open = tenbo_file_id_equal (&id, &((const TenboDbFiles *) all->pdata[i])->ids[0]);
  g_mutex_unlock (&all_lock);

  return are_open;
}
