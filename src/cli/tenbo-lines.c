/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-lines.h"

#include "tenbo-command.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

/* Large enough that the calls cost nothing beside what is done with the lines. */
#define CHUNK_SIZE (1 << 18)

/* Hands out the whole lines at the start of @pending and keeps the rest. @from is where new text
 * begins: there is no end of line before it. */
static void
hand_out_lines (GString      *pending,
                gsize         from,
                TenboLineFunc line_func,
                gpointer      user_data)
{
  const char *start = pending->str;
  const char *end = start + pending->len;
  const char *search = start + from;
  const char *newline;

  while ((newline = memchr (search, '\n', (gsize) (end - search))) != NULL)
    {
      line_func (start, (gsize) (newline - start), user_data);
      start = newline + 1;
      search = start;
    }
  g_string_erase (pending, 0, start - pending->str);
}

static gboolean
read_chunks (int            fd,
             const char    *path,
             TenboLineFunc  line_func,
             TenboPauseFunc pause_func,
             gpointer       user_data)
{
  g_autoptr (GString) pending = g_string_new (NULL);
  g_autofree char *chunk = g_malloc (CHUNK_SIZE);

  for (;;)
    {
      ssize_t n_read = read (fd, chunk, CHUNK_SIZE);
      gsize   before = pending->len;

      if (n_read == 0)
        break;
      if (n_read < 0 && errno == EINTR)
        continue;
      if (n_read < 0)
        {
          tenbo_complain_of_input (path);
          return FALSE;
        }
      g_string_append_len (pending, chunk, n_read);
      hand_out_lines (pending, before, line_func, user_data);
      if (!pause_func (user_data))
        return FALSE;
    }
  if (pending->len > 0)
    line_func (pending->str, pending->len, user_data);

  return pause_func (user_data);
}

gboolean
tenbo_read_lines (const char    *path,
                  TenboLineFunc  line_func,
                  TenboPauseFunc pause_func,
                  gpointer       user_data)
{
  int      fd = tenbo_open_input (path);
  gboolean done;

  if (fd < 0)
    return FALSE;

  done = read_chunks (fd, path, line_func, pause_func, user_data);
  tenbo_close_input (fd);

  return done;
}
