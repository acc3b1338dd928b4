/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-db-log.h"

#include <string.h>

/* As SQLite describes them (sqlite.org/walformat.html). The index of the log begins with two copies
 * of a header and with what was copied from the log into the database; it is in the byte order of
 * the machine, and the log is big-endian. */
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
  guint16 page_size; /* 1: 65,536 */
  guint32 n_frames;
  guint32 n_pages;
  guint32 frame_checksum[2];
  guint8  salt[8]; /* as it is in the log */
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

/* Other programs write it while it is read: word by word, as SQLite does. */
typedef union
{
  IndexRegion region;
  guint32     words[sizeof (IndexRegion) / sizeof (guint32)];
} IndexWords;

/* NULL if the file is not open. */
static sqlite3_file *
get_file (TenboDb *db,
          int      opcode)
{
  sqlite3_file *file = NULL;
  int           code = sqlite3_file_control (tenbo_db_get_handle (db), "main", opcode, &file);

  return code == SQLITE_OK && file != NULL && file->pMethods != NULL ? file : NULL;
}

gboolean
tenbo_db_read_at (TenboDb *db,
                  int      opcode,
                  gint64   offset,
                  guint8  *data,
                  int      length)
{
  sqlite3_file *file = get_file (db, opcode);

  return file != NULL && file->pMethods->xRead (file, data, length, offset) == SQLITE_OK;
}

gboolean
tenbo_db_log_read (TenboDbLog *self,
                   TenboDb    *db)
{
  sqlite3_file      *file = get_file (db, SQLITE_FCNTL_FILE_POINTER);
  volatile void     *memory = NULL;
  IndexWords         read = { 0 };
  const IndexHeader *header = &read.region.header[0];

  *self = (TenboDbLog) { 0 };
  if (file == NULL || file->pMethods->iVersion < 2)
    return FALSE;

  /* It is mapped already, since the database was read. */
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

gboolean
tenbo_db_log_is_whole (const TenboDbLog *self,
                       TenboDb          *db)
{
  guint8  header[LOG_HEADER_SIZE];
  guint8  frame[FRAME_HEADER_SIZE];
  guint32 checksum[2];
  gint64  offset;

  if (self->n_frames == 0)
    return TRUE;

  offset = LOG_HEADER_SIZE +
           (gint64) (self->n_frames - 1) * (FRAME_HEADER_SIZE + (gint64) self->page_size);
  if (!tenbo_db_read_at (db, SQLITE_FCNTL_JOURNAL_POINTER, 0, header, sizeof header) ||
      !tenbo_db_read_at (db, SQLITE_FCNTL_JOURNAL_POINTER, offset, frame, sizeof frame))
    return FALSE;

  memcpy (checksum, frame + FRAME_CHECKSUM_OFFSET, sizeof checksum);
  return memcmp (header + LOG_SALT_OFFSET, self->salt, sizeof self->salt) == 0 &&
         memcmp (frame + FRAME_SALT_OFFSET, self->salt, sizeof self->salt) == 0 &&
         GUINT32_FROM_BE (checksum[0]) == self->frame_checksum[0] &&
         GUINT32_FROM_BE (checksum[1]) == self->frame_checksum[1];
}

gboolean
tenbo_db_log_is_being_copied (const TenboDbLog *self)
{
  return self->n_attempted > self->n_copied;
}

gboolean
tenbo_db_log_is_copied_alike (const TenboDbLog *self,
                              const TenboDbLog *other)
{
  return memcmp (self->salt, other->salt, sizeof self->salt) == 0 &&
         self->n_copied == other->n_copied && self->n_attempted == other->n_attempted;
}
