/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the memory of a process is for. */
typedef enum
{
  MEMORY_HEAP,      /* small blocks of malloc() */
  MEMORY_ANONYMOUS, /* large blocks of malloc(), stacks of threads */
  MEMORY_PROGRAM,   /* the program and its libraries, code and data */
  MEMORY_FONTS,     /* font files, which any program with the same texts maps */
  MEMORY_DATABASE,  /* the index of SQLite's log; SQLite's own pages are in the heap */
  MEMORY_FILES,     /* other files: icons, translations, caches */
  MEMORY_FRAMES,    /* frames that cairo hands to the X server, and drops when it is at rest */
  N_MEMORY_KINDS,
} MemoryKind;

/* All in KiB. Which pages of a file are private or counted in part depends on what else runs on the
 * machine; what is resident or written does not. */
typedef struct
{
  long resident;     /* all that is in memory, also what others share */
  long proportional; /* a page that is shared by n processes is an nth of a page ("PSS") */
  long own;          /* no other process has it now ("private", clean and dirty) */
  long written;      /* of that what is only here and not in a file ("private dirty") */
} MemorySizes;

typedef struct
{
  MemorySizes kinds[N_MEMORY_KINDS];
  long        in_use; /* of the heap and large blocks: what is allocated now */
  long        unused; /* of the heap: what malloc() keeps to give it out again */
} ProcessMemory;

/* The memory of this process as it is now. */
void process_memory_read (ProcessMemory *self);

/* All kinds together. */
MemorySizes process_memory_sum (const ProcessMemory *self);

/* Prints how much more @self is than @before (NULL: than nothing), a kind in a line. */
void process_memory_print (const ProcessMemory *self,
                           const ProcessMemory *before);

G_END_DECLS
