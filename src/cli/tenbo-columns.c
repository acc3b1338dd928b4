/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-config.h"

#include "tenbo-columns.h"

#include "tenbo-free-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define COLUMN_GAP 2

/* Maximum width of a name in a table, in cells. */
#define NAME_WIDTH 40

#define ZERO_WIDTH_JOINER   0x200d
#define LTR_MARK            0x200e
#define WORD_JOINER         0x2060
#define WORD_JOINER_TEXT    "\u2060"
#define NO_BREAK_SPACE_TEXT "\u00a0"
#define ISOLATE             0x2068
#define ISOLATE_END         0x2069

/* A row has a cell for each column. A line of text across the columns is a row with an additional
 * cell, which has the text. */
struct _TenboColumns
{
  char      *alignments; /* owned */
  guint      n_columns;
  GPtrArray *rows; /* of GPtrArray of char *, NULL for an empty cell; owned */
};

static guint
character_width (gunichar character)
{
  if (g_unichar_iszerowidth (character))
    return 0;

  return g_unichar_iswide (character) ? 2 : 1;
}

guint
tenbo_text_width (const char *text)
{
  guint width = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    width += character_width (g_utf8_get_char (p));

  return width;
}

/* Returns whether @text closes each isolate that it opens, as texts from tenbo_free_text_isolate()
 * do. */
static gboolean
has_whole_isolates (const char *text)
{
  int depth = 0;

  for (const char *p = text; *p != '\0' && depth >= 0; p = g_utf8_next_char (p))
    if (g_utf8_get_char (p) == ISOLATE)
      depth++;
    else if (g_utf8_get_char (p) == ISOLATE_END)
      depth--;

  return depth == 0;
}

char *
tenbo_text_printable (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  gboolean         isolates = has_whole_isolates (valid);
  GString         *printable = g_string_new (NULL);

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar     character = g_utf8_get_char (p);
      GUnicodeType type = g_unichar_type (character);

      /* Some format characters change the direction of the text that follows. Joiners and
       * isolates do not; an isolate may have a mark before it. */
      if (type == G_UNICODE_CONTROL ||
          (type == G_UNICODE_FORMAT && character != ZERO_WIDTH_JOINER &&
           character != WORD_JOINER &&
           !(isolates && (character == ISOLATE || character == ISOLATE_END ||
                          (character == LTR_MARK &&
                           g_utf8_get_char (g_utf8_next_char (p)) == ISOLATE)))))
        character = character == '\n' || character == '\t' ? ' ' : 0xfffd;
      g_string_append_unichar (printable, character);
    }

  return g_string_free_and_steal (printable);
}

char *
tenbo_text_shorten (const char *text,
                    guint       width)
{
  g_autofree char *printable = g_strchomp (tenbo_text_printable (text));
  g_autofree char *cut = NULL;
  const char      *end = printable;
  guint            used = 0;

  if (tenbo_text_width (printable) <= width)
    return tenbo_free_text_dup_isolated (printable);

  while (*end != '\0' && used + character_width (g_utf8_get_char (end)) < width)
    {
      used += character_width (g_utf8_get_char (end));
      end = g_utf8_next_char (end);
    }

  cut = g_strdup_printf ("%.*s…", (int) (end - printable), printable);
  return tenbo_free_text_dup_isolated (cut);
}

/* Returns whether @character is punctuation that must not begin a line. */
static gboolean
is_no_beginning (gunichar character)
{
  GUnicodeBreakType type = g_unichar_break_type (character);

  return type == G_UNICODE_BREAK_CLOSE_PUNCTUATION || type == G_UNICODE_BREAK_CLOSE_PARENTHESIS ||
         type == G_UNICODE_BREAK_NON_STARTER || type == G_UNICODE_BREAK_EXCLAMATION ||
         type == G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER ||
         type == G_UNICODE_BREAK_WORD_JOINER;
}

/* Returns whether a line should preferably break between @before and @character: at a blank, and
 * after wide punctuation that marks a pause. */
static gboolean
is_good_break (gunichar before,
               gunichar character)
{
  return character == ' ' ||
         (g_utf8_strchr ("、。，．：；", -1, before) != NULL && !is_no_beginning (character));
}

/* Returns the end of the line that starts at @start: the last possible break within @width cells,
 * or the last preferred break if the line then fills two thirds of @width. */
static const char *
find_line_end (const char *start,
               guint       width)
{
  const char *good_break = NULL;
  const char *last_break = NULL;
  gunichar    before = ' ';
  guint       used = 0;

  for (const char *p = start; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar character = g_utf8_get_char (p);
      gboolean is_good = p > start && is_good_break (before, character);

      /* A line may also break between wide characters, except at punctuation that must not begin or
       * end a line. */
      if (is_good ||
          (p > start && g_unichar_iswide (character) && g_unichar_iswide (before) &&
           g_unichar_break_type (before) != G_UNICODE_BREAK_OPEN_PUNCTUATION &&
           !is_no_beginning (character)))
        last_break = p;
      if (is_good && used * 3 >= width * 2)
        good_break = p;
      before = character;
      used += character_width (character);
      if (used > width && last_break != NULL)
        return good_break != NULL ? good_break : last_break;
    }

  return start + strlen (start);
}

char *
tenbo_text_shorten_name (const char *name)
{
  return name != NULL ? tenbo_text_shorten (name, NAME_WIDTH) : NULL;
}

GStrv
tenbo_text_wrap (const char *text,
                 guint       width)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);

  for (char **paragraph = paragraphs; *paragraph != NULL; paragraph++)
    {
      g_autofree char *printable = tenbo_text_printable (*paragraph);
      const char      *start = printable;

      while (*start != '\0')
        {
          const char *end = find_line_end (start, width);
          GString    *line = g_string_new_len (start, end - start);

          /* Remove the characters that prevented breaks, because users search for the text as they
           * typed it. */
          g_string_replace (line, NO_BREAK_SPACE_TEXT, " ", 0);
          g_string_replace (line, WORD_JOINER_TEXT, "", 0);
          g_strv_builder_take (lines, g_string_free_and_steal (line));
          start = end + strspn (end, " ");
        }
    }

  return g_strv_builder_end (lines);
}

TenboColumns *
tenbo_columns_new (const char *alignments)
{
  TenboColumns *self = g_new0 (TenboColumns, 1);

  self->alignments = g_strdup (alignments);
  self->n_columns = (guint) strlen (alignments);
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  return self;
}

void
tenbo_columns_free (TenboColumns *self)
{
  g_free (self->alignments);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

void
tenbo_columns_add_row (TenboColumns *self)
{
  GPtrArray *row = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_set_size (row, (int) self->n_columns);
  g_ptr_array_add (self->rows, row);
}

void
tenbo_columns_take_row (TenboColumns *self,
                        char *const  *cells)
{
  tenbo_columns_add_row (self);
  for (guint column = 0; column < self->n_columns; column++)
    tenbo_columns_take (self, column, cells[column]);
}

void
tenbo_columns_add_headings (TenboColumns      *self,
                            const char *const *texts)
{
  tenbo_columns_add_row (self);
  for (guint column = 0; column < self->n_columns; column++)
    if (texts[column] != NULL)
      tenbo_columns_set (self, column, texts[column]);
}

guint
tenbo_columns_get_n_rows (TenboColumns *self)
{
  return self->rows->len;
}

void
tenbo_columns_add_line (TenboColumns *self,
                        const char   *text)
{
  tenbo_columns_add_row (self);
  g_ptr_array_add (g_ptr_array_index (self->rows, self->rows->len - 1),
                   tenbo_text_printable (text));
}

void
tenbo_columns_add_wrapped (TenboColumns *self,
                           guint         column,
                           const char   *text,
                           guint         width)
{
  g_auto (GStrv) lines = tenbo_text_wrap (text, width);

  for (char **line = lines; *line != NULL; line++)
    {
      if (line > lines)
        tenbo_columns_add_row (self);
      tenbo_columns_set (self, column, *line);
    }
}

void
tenbo_columns_add_remarks (TenboColumns *self,
                           guint         column,
                           char *const  *remarks,
                           guint         width)
{
  for (char *const *each = remarks; *each != NULL; each++)
    {
      /* Translators: a remark below the value of a rule. */
      g_autofree char *text = g_strdup_printf (C_ ("remark", "(%s)"), *each);

      tenbo_columns_add_row (self);
      tenbo_columns_add_wrapped (self, column, text, width);
    }
}

void
tenbo_columns_take (TenboColumns *self,
                    guint         column,
                    char         *text)
{
  GPtrArray *row;

  g_return_if_fail (self->rows->len > 0);
  g_return_if_fail (column < self->n_columns);

  row = g_ptr_array_index (self->rows, self->rows->len - 1);
  g_free (row->pdata[column]);
  row->pdata[column] = text;
}

void
tenbo_columns_set (TenboColumns *self,
                   guint         column,
                   const char   *text)
{
  tenbo_columns_take (self, column, tenbo_text_printable (text));
}

/* Prints blanks only before a cell that is not empty, so that no line ends with blanks. */
static void
print_row (TenboColumns *self,
           GPtrArray    *row,
           const guint  *widths,
           guint         indent,
           GString      *out)
{
  guint cursor = 0;
  guint start = indent;

  if (row->len > self->n_columns)
    {
      g_string_append_printf (out, "%s\n", (char *) g_ptr_array_index (row, row->len - 1));
      return;
    }
  for (guint column = 0; column < row->len; column++)
    {
      const char *text = g_ptr_array_index (row, column);
      guint       text_width = text != NULL ? tenbo_text_width (text) : 0;
      guint       x = start;

      if (self->alignments[column] == 'r')
        x += widths[column] - text_width;
      if (text_width > 0)
        {
          g_string_append_printf (out, "%*s%s", (int) (x - cursor), "", text);
          cursor = x + text_width;
        }
      start += widths[column] > 0 ? widths[column] + COLUMN_GAP : 0;
    }
  g_string_append_c (out, '\n');
}

void
tenbo_columns_print (TenboColumns *self,
                     guint         indent,
                     GString      *out)
{
  g_autofree guint *widths = g_new0 (guint, self->n_columns);

  for (guint i = 0; i < self->rows->len; i++)
    for (guint column = 0; column < self->n_columns; column++)
      {
        const char *text = g_ptr_array_index ((GPtrArray *) self->rows->pdata[i], column);

        if (text != NULL)
          widths[column] = MAX (widths[column], tenbo_text_width (text));
      }
  for (guint i = 0; i < self->rows->len; i++)
    print_row (self, g_ptr_array_index (self->rows, i), widths, indent, out);
}
