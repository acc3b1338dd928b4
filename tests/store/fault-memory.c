/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fault-memory.h"

#include <sqlite3.h>

#include "fault-vfs.h"

static sqlite3_mem_methods real;
static int                 n_allocated;

static void *
allocate (int size)
{
  void *memory = fault_vfs_strikes (FAULT_MEMORY) ? NULL : real.xMalloc (size);

  if (memory != NULL)
    g_atomic_int_inc (&n_allocated);

  return memory;
}

/* SQLite calls this for memory that exists, with a size above 0. */
static void *
reallocate (void *memory,
            int   size)
{
  return fault_vfs_strikes (FAULT_MEMORY) ? NULL : real.xRealloc (memory, size);
}

static void
release (void *memory)
{
  g_atomic_int_add (&n_allocated, -1);
  real.xFree (memory);
}

void
fault_memory_register (void)
{
  sqlite3_mem_methods methods;

  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_GETMALLOC, &real), ==, SQLITE_OK);
  methods = real;
  methods.xMalloc = allocate;
  methods.xRealloc = reallocate;
  methods.xFree = release;
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_MALLOC, &methods), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_LOOKASIDE, 0, 0), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_config (SQLITE_CONFIG_PAGECACHE, NULL, 0, 0), ==, SQLITE_OK);
}

int
fault_memory_count (void)
{
  return g_atomic_int_get (&n_allocated);
}
