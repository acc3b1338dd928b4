/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "process-memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

static const char *const kind_names[N_MEMORY_KINDS] = {
  [MEMORY_HEAP] = "heap",
  [MEMORY_ANONYMOUS] = "anonymous",
  [MEMORY_PROGRAM] = "program, libraries",
  [MEMORY_FONTS] = "fonts",
  [MEMORY_DATABASE] = "database",
  [MEMORY_FILES] = "other files",
  [MEMORY_FRAMES] = "frames",
};

/* Returns the purpose of the mapping @path; "" if it has no name. */
static MemoryKind
classify (const char *path)
{
  if (g_str_equal (path, "[heap]"))
    return MEMORY_HEAP;

  if (path[0] == '\0' || path[0] == '[')
    return MEMORY_ANONYMOUS;

  if (g_str_has_prefix (path, "/memfd:") || g_str_has_prefix (path, "/SYSV") ||
      g_str_has_prefix (path, "/dev/shm/"))
    return MEMORY_FRAMES;

  if (strstr (path, "/fonts/") != NULL)
    return MEMORY_FONTS;

  if (strstr (path, ".db") != NULL)
    return MEMORY_DATABASE;

  return strstr (path, ".so") != NULL || strstr (path, "/bench-") != NULL ? MEMORY_PROGRAM
                                                                          : MEMORY_FILES;
}

/* Returns the path in the first line of a mapping: the sixth word and the rest. */
static const char *
find_path (const char *line)
{
  for (int i = 0; i < 5; i++)
    {
      line += strcspn (line, " ");
      line += strspn (line, " ");
    }

  return line;
}

static void
add_line (MemorySizes *sizes,
          const char  *line)
{
  const char *colon = strchr (line, ':');
  long        size = colon != NULL ? strtol (colon + 1, NULL, 10) : 0;

  if (g_str_has_prefix (line, "Rss:"))
    sizes->resident += size;
  else if (g_str_has_prefix (line, "Pss:"))
    sizes->proportional += size;
  else if (g_str_has_prefix (line, "Private_"))
    sizes->own += size;

  if (g_str_has_prefix (line, "Private_Dirty:"))
    sizes->written += size;
}

void
process_memory_read (ProcessMemory *self)
{
  /* Reads line by line: the whole text would count as memory too. */
  FILE      *file = fopen ("/proc/self/smaps", "r");
  char       line[4096];
  MemoryKind kind = MEMORY_ANONYMOUS;

  *self = (ProcessMemory) { 0 };
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2 ();

  self->in_use = (long) ((info.uordblks + info.hblkhd) / 1024);
  self->unused = (long) (info.fordblks / 1024);
#endif

  while (file != NULL && fgets (line, sizeof line, file) != NULL)
    {
      line[strcspn (line, "\n")] = '\0';
      if (g_ascii_islower (line[0]) || g_ascii_isdigit (line[0]))
        kind = classify (find_path (line));
      else
        add_line (&self->kinds[kind], line);
    }

  if (file != NULL)
    fclose (file);
}

static MemorySizes
subtract (MemorySizes from,
          MemorySizes sizes)
{
  return (MemorySizes) {
    .resident = from.resident - sizes.resident,
    .proportional = from.proportional - sizes.proportional,
    .own = from.own - sizes.own,
    .written = from.written - sizes.written,
  };
}

MemorySizes
process_memory_sum (const ProcessMemory *self)
{
  MemorySizes sum = { 0 };

  for (int i = 0; i < N_MEMORY_KINDS; i++)
    {
      sum.resident += self->kinds[i].resident;
      sum.proportional += self->kinds[i].proportional;
      sum.own += self->kinds[i].own;
      sum.written += self->kinds[i].written;
    }

  return sum;
}

static void
print_line (const char *name,
            MemorySizes sizes)
{
  printf ("    %-20s %9ld %9ld %9ld %9ld\n", name, sizes.resident, sizes.proportional, sizes.own,
          sizes.written);
}

static double
get_mib (long kib)
{
  return (double) kib / 1024;
}

void
process_memory_print (const ProcessMemory *self,
                      const ProcessMemory *before)
{
  ProcessMemory nothing = { 0 };
  MemorySizes   kinds[N_MEMORY_KINDS];
  long          all;
  long          fonts;
  long          frames;

  if (before == NULL)
    before = &nothing;

  printf ("    %-20s %9s %9s %9s %9s\n", "KiB", "resident", "PSS", "private", "written");
  for (int i = 0; i < N_MEMORY_KINDS; i++)
    {
      kinds[i] = subtract (self->kinds[i], before->kinds[i]);
      print_line (kind_names[i], kinds[i]);
    }

  print_line ("all", subtract (process_memory_sum (self), process_memory_sum (before)));
  printf ("    malloc: %ld KiB in use, %ld KiB kept unused\n", self->in_use - before->in_use,
          self->unused - before->unused);

  all = process_memory_sum (self).proportional - process_memory_sum (before).proportional;
  fonts = kinds[MEMORY_FONTS].proportional;
  frames = kinds[MEMORY_FRAMES].proportional;
  printf ("    PSS: %.1f MiB, of them fonts %.1f, frames %.1f, all else %.1f\n", get_mib (all),
          get_mib (fonts), get_mib (frames), get_mib (all - fonts - frames));
}
