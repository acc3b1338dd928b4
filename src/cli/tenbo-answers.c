/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-answers.h"

#include "tenbo-config.h"
#include "tenbo-lines.h"

#include <glib/gi18n-lib.h>

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
answer_line_cb (const char *line,
                gsize       length,
                gpointer    user_data)
{
  Answering *answering = user_data;
  gboolean   accepted =
    answering->answer_func (line, length, answering->output, answering->user_data);

  g_string_append_c (answering->output, '\n');
  answering->n_lines++;
  if (accepted)
    return;

  answering->n_refused++;
  if (answering->n_refused == 1)
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, answering->n_lines);
      g_autofree char *place = g_strdup_printf (_ ("line %s"), number);

      answering->refused_func (place, line, length, answering->user_data);
    }
}

static gboolean
write_answers_cb (gpointer user_data)
{
  Answering *answering = user_data;

  tenbo_print (answering->output);

  return tenbo_flush ();
}

TenboExit
tenbo_answer_lines (const char      *path,
                    TenboAnswerFunc  answer_func,
                    TenboRefusedFunc refused_func,
                    gpointer         user_data)
{
  Answering answering = {
    .answer_func = answer_func,
    .refused_func = refused_func,
    .user_data = user_data,
    .output = g_string_new (NULL),
  };
  gboolean read = tenbo_read_lines (path, answer_line_cb, write_answers_cb, &answering);

  if (answering.n_refused > 1)
    tenbo_complain_of_lines (path, answering.n_refused, answering.n_lines);
  g_string_free (answering.output, TRUE);

  return read && answering.n_refused == 0 ? TENBO_EXIT_DONE : TENBO_EXIT_REFUSED;
}
