/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-lines.h"

#include "tenbo-config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

/* Size of a read in bytes, large enough to make the cost of the calls insignificant. */
#define CHUNK_SIZE (1 << 18)

typedef struct
{
  TenboAnswerFunc  answer_func;
  TenboRefusedFunc refused_func;
  gpointer         user_data;
  GString         *output; /* owned */
  guint64          n_lines;
  guint64          n_refused;
} Answering;

static void
answer_line (Answering  *answering,
             const char *line,
             gsize       length)
{
  gboolean accepted =
    answering->answer_func (line, length, answering->output, answering->user_data);

  g_string_append_c (answering->output, '\n');
  answering->n_lines++;
  if (accepted)
    return;

  answering->n_refused++;
  if (answering->n_refused == 1)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, answering->n_lines);
      /* Translators: location in a file: "line 12" */
      g_autofree char *location = g_strdup_printf (_ ("line %s"), number);

      answering->refused_func (location, line, length, answering->user_data);
    }
}

/* Flushes the answers before each read, because the program that reads them may wait for them
 * before it sends more lines. Returns FALSE after reporting an error. */
static gboolean
answer_file (Answering  *answering,
             int         fd,
             const char *path)
{
  g_autoptr (GString) pending = g_string_new (NULL);
  g_autofree char *chunk = g_malloc (CHUNK_SIZE);

  for (;;)
    {
      ssize_t     n_read = read (fd, chunk, CHUNK_SIZE);
      gsize       before = pending->len; /* the bytes before have no line end */
      const char *start, *search, *end;

      if (n_read == 0)
        break;
      if (n_read < 0 && errno == EINTR)
        continue;
      if (n_read < 0)
        {
          tenbo_print_input_error (path);
          return FALSE;
        }

      g_string_append_len (pending, chunk, n_read);
      start = pending->str;
      search = start + before;
      while ((end = memchr (search, '\n', (gsize) (pending->str + pending->len - search))) != NULL)
        {
          answer_line (answering, start, (gsize) (end - start));
          start = search = end + 1;
        }
      g_string_erase (pending, 0, start - pending->str);
      tenbo_print (answering->output);
      if (!tenbo_flush ())
        return FALSE;
    }

  /* The last line may have no line end. */
  if (pending->len > 0)
    answer_line (answering, pending->str, pending->len);

  tenbo_print (answering->output);
  return tenbo_flush ();
}

TenboExit
tenbo_answer_lines (const char      *path,
                    TenboAnswerFunc  answer_func,
                    TenboRefusedFunc refused_func,
                    gpointer         user_data)
{
  Answering answering = { answer_func, refused_func, user_data, .output = NULL };
  int       fd = tenbo_open_input (path);
  gboolean  done;

  if (fd < 0)
    return TENBO_EXIT_REFUSED;

  answering.output = g_string_new (NULL);
  done = answer_file (&answering, fd, path);
  tenbo_close_input (fd);
  g_string_free (answering.output, TRUE);
  /* The answers have the reasons of the other refusals. */
  if (answering.n_refused > 1)
    {
      g_autofree char *label = tenbo_file_label (path);
      g_autofree char *refused = g_strdup_printf ("%" G_GUINT64_FORMAT, answering.n_refused);
      g_autofree char *lines = g_strdup_printf ("%" G_GUINT64_FORMAT, answering.n_lines);

      /* Translators: a file and two numbers: "games.jsonl: 3 of 100 lines were refused". */
      tenbo_print_error (_ ("%s: %s of %s lines were refused. See the answers for the "
                            "reasons."),
                         label, refused,
                         lines);
    }

  return done && answering.n_refused == 0 ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}
