/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-csv.h"

#include <string.h>

/* Texts that programs treat as the beginning of a formula. Programs for Japanese convert fullwidth
 * characters to halfwidth, so these are included. */
static const char *const formula_beginnings[] = {
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  "＝",
  "＋",
  "－",
  "＠",
};

/* Returns whether programs treat @text as a formula. They skip blanks at the start. */
static gboolean
begins_formula (const char *text)
{
  while (*text != '\0' && strchr ("\t\r\n", *text) == NULL &&
         g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  for (gsize i = 0; i < G_N_ELEMENTS (formula_beginnings); i++)
    if (g_str_has_prefix (text, formula_beginnings[i]))
      return TRUE;

  return FALSE;
}

/* Returns whether a cell may begin at @text if the list separator is a semicolon or a tab, because
 * quotation marks within a cell are ordinary characters. */
static gboolean
may_follow_separator (const char *begin,
                      const char *text)
{
  return text == begin ||
         (strchr (";\t\r\n", text[-1]) != NULL && strchr ("\t\r\n", *text) == NULL);
}

static void
begin_cell (TenboCsv *self)
{
  if (self->n_cells > 0)
    g_string_append_c (self->out, ',');
  self->n_cells++;
}

void
tenbo_csv_init (TenboCsv *self,
                GString  *out)
{
  g_return_if_fail (self != NULL && out != NULL);

  *self = (TenboCsv) { .out = out };
}

void
tenbo_csv_add_byte_order_mark (TenboCsv *self)
{
  g_return_if_fail (self != NULL && self->n_columns == 0 && self->n_cells == 0);

  g_string_append (self->out, "\uFEFF");
}

void
tenbo_csv_add_text (TenboCsv   *self,
                    const char *text)
{
  if (text == NULL || *text == '\0')
    {
      tenbo_csv_add_empty (self);
      return;
    }

  begin_cell (self);
  if (!begins_formula (text) && strpbrk (text, ",;\"\t\r\n") == NULL)
    {
      g_string_append (self->out, text);
      return;
    }

  g_string_append_c (self->out, '"');
  for (const char *c = text; *c != '\0'; c++)
    {
      if (may_follow_separator (text, c) && begins_formula (c))
        g_string_append_c (self->out, '\'');
      if (*c == '"')
        g_string_append_c (self->out, '"');
      g_string_append_c (self->out, *c);
    }
  g_string_append_c (self->out, '"');
}

void
tenbo_csv_add_int (TenboCsv *self,
                   gint64    number)
{
  begin_cell (self);
  g_string_append_printf (self->out, "%" G_GINT64_FORMAT, number);
}

void
tenbo_csv_add_decimal (TenboCsv *self,
                       double    number)
{
  char   text[G_ASCII_DTOSTR_BUF_SIZE];
  size_t length;

  g_ascii_formatd (text, sizeof text, "%.6f", number);
  length = strlen (text);
  while (text[length - 1] == '0')
    length--;
  if (text[length - 1] == '.')
    length--;
  text[length] = '\0';

  begin_cell (self);
  g_string_append (self->out, g_str_equal (text, "-0") ? "0" : text);
}

void
tenbo_csv_add_empty (TenboCsv *self)
{
  begin_cell (self);
}

void
tenbo_csv_add_optional (TenboCsv *self,
                        gboolean  is_there,
                        gint64    number)
{
  if (is_there)
    tenbo_csv_add_int (self, number);
  else
    tenbo_csv_add_empty (self);
}

void
tenbo_csv_end_row (TenboCsv *self)
{
  g_return_if_fail (self->n_cells > 0);
  g_return_if_fail (self->n_columns == 0 || self->n_columns == self->n_cells);

  self->n_columns = self->n_cells;
  self->n_cells = 0;
  g_string_append (self->out, "\r\n");
}
