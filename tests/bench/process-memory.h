/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The purposes of a process's memory. */
typedef enum
{
  MEMORY_HEAP,      /* small blocks of malloc() */
  MEMORY_ANONYMOUS, /* large blocks of malloc(), stacks of threads */
  MEMORY_PROGRAM,   /* the program and its libraries, code and data */
  MEMORY_FONTS,     /* font files, also mapped by any other program with the same texts */
  MEMORY_DATABASE,  /* the index of SQLite's log; SQLite's own pages are in the heap */
  MEMORY_FILES,     /* other files: icons, translations, caches */
  MEMORY_FRAMES,    /* frames that cairo passes to the X server and drops when idle */
  N_MEMORY_KINDS,
} MemoryKind;

/* All in KiB. How many pages of a file are private or shared depends on the other programs of the
 * machine; resident and written sizes do not. */
typedef struct
{
  long resident;     /* all memory, including shared pages */
  long proportional; /* a page that n processes share counts as an nth ("PSS") */
  long own;          /* in no other process now ("private", clean and dirty) */
  long written;      /* the part of it that is not in a file ("private dirty") */
} MemorySizes;

typedef struct
{
  MemorySizes kinds[N_MEMORY_KINDS];
  long        in_use; /* of the heap and large blocks: allocated now */
  long        unused; /* of the heap: free, but not returned by malloc() */
} ProcessMemory;

/* Reads the current memory of this process. */
void process_memory_read (ProcessMemory *self);

/* Returns the sum of all kinds. */
MemorySizes process_memory_sum (const ProcessMemory *self);

/* Prints the difference between @self and @before (NULL: nothing), one kind per line. */
void process_memory_print (const ProcessMemory *self,
                           const ProcessMemory *before);

G_END_DECLS
