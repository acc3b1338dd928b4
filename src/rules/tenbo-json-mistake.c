/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-json-mistake.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* Position in a text. Each read function returns NULL and advances past its part, or returns a
 * description of the mistake at `at`. */
typedef struct
{
  const char *at;
  const char *end;
} Walk;

static void
skip_blanks (Walk *walk)
{
  while (walk->at < walk->end && strchr (" \t\r\n", *walk->at) != NULL)
    walk->at++;
}

static gboolean
is_next (const Walk *walk,
         const char *text)
{
  gsize length = strlen (text);

  return (gsize) (walk->end - walk->at) >= length && strncmp (walk->at, text, length) == 0;
}

/* Returns a description of unexpected content at `at`: a specific one for common mistakes,
 * otherwise @reason. */
static const char *
explain (const Walk *walk,
         const char *reason)
{
  if (walk->at == walk->end)
    return _ ("the text ends before the last bracket is closed");
  if (is_next (walk, "//") || is_next (walk, "/*") || *walk->at == '#')
    return _ ("comments are not allowed in JSON");
  if (is_next (walk, "\u201c") || is_next (walk, "\u201d") || is_next (walk, "\uff02"))
    return _ ("curly or wide quotation mark; use straight ones (\")");
  if (*walk->at == '\'')
    return _ ("single quotation mark; use double ones (\")");
  if (is_next (walk, "\uff0c") || is_next (walk, "\uff1a") || is_next (walk, "\u3001"))
    return _ ("full-width comma or colon; use half-width ones (, :)");

  return reason;
}

/* Returns the value of the four hex digits of an escape at @p, or -1. */
static int
read_hex (const Walk *walk,
          const char *p)
{
  int code = 0;

  if (walk->end - p < 4)
    return -1;
  for (int i = 0; i < 4; i++)
    {
      if (!g_ascii_isxdigit (p[i]))
        return -1;
      code = code * 16 + g_ascii_xdigit_value (p[i]);
    }
  return code;
}

/* Reads the escape sequence at `at`. */
static const char *
read_escape (Walk *walk)
{
  int code;

  if (walk->end - walk->at >= 2 && strchr ("\"\\/bfnrt", walk->at[1]) != NULL)
    {
      walk->at += 2;
      return NULL;
    }
  if (!is_next (walk, "\\u"))
    return _ ("invalid escape; write a backslash as \\\\");

  code = read_hex (walk, walk->at + 2);
  if (code < 0)
    return _ ("\\u needs four hexadecimal digits");
  if (code == 0)
    return _ ("NUL characters are not allowed");
  if (code >= 0xd800 && code <= 0xdfff)
    {
      const char *low = walk->at + 6;

      code = code < 0xdc00 && walk->end - low >= 6 && low[0] == '\\' && low[1] == 'u'
               ? read_hex (walk, low + 2)
               : -1;
      if (code < 0xdc00 || code > 0xdfff)
        return _ ("incomplete surrogate pair");
      walk->at += 6;
    }
  walk->at += 6;
  return NULL;
}

/* Reads the string at `at`. */
static const char *
read_text (Walk *walk)
{
  const char *begin = walk->at++;
  const char *reason;

  while (walk->at < walk->end)
    switch (*walk->at)
      {
      case '"':
        walk->at++;
        return NULL;
      case '\\':
        reason = read_escape (walk);
        if (reason != NULL)
          return reason;
        break;
      case '\n':
      case '\r':
      case '\t':
        return _ ("line break or tab inside a string; write \\n or \\t");
      default:
        walk->at++;
      }

  walk->at = begin;
  return _ ("missing closing quotation mark");
}

static gboolean
skip_digits (Walk *walk)
{
  const char *begin = walk->at;

  while (walk->at < walk->end && g_ascii_isdigit (*walk->at))
    walk->at++;

  return walk->at > begin;
}

static const char *
read_number (Walk *walk)
{
  const char *begin = walk->at;
  const char *digits;
  gboolean    fine;

  if (*walk->at == '-')
    walk->at++;
  digits = walk->at;
  fine = skip_digits (walk) && (*digits != '0' || walk->at == digits + 1);
  if (fine && is_next (walk, "."))
    {
      walk->at++;
      fine = skip_digits (walk);
    }
  if (fine && (is_next (walk, "e") || is_next (walk, "E")))
    {
      walk->at++;
      if (is_next (walk, "+") || is_next (walk, "-"))
        walk->at++;
      fine = skip_digits (walk);
    }
  if (fine && (walk->at == walk->end || strchr (" \t\r\n,]}/", *walk->at) != NULL))
    return NULL;

  walk->at = begin;
  return _ ("invalid number");
}

static const char *
read_word (Walk *walk)
{
  static const char *const words[] = { "true", "false", "null" };
  const char              *begin = walk->at;

  while (walk->at < walk->end && (g_ascii_isalnum (*walk->at) || *walk->at == '_'))
    walk->at++;
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    if ((gsize) (walk->at - begin) == strlen (words[i]) &&
        strncmp (begin, words[i], strlen (words[i])) == 0)
      return NULL;

  walk->at = begin;
  return explain (walk, _ ("invalid value; expected a string in quotation marks, a number, true, "
                           "false, null, a list or an object"));
}

static const char *read_value (Walk *walk,
                               guint depth);

/* Reads the name of a member and its colon. */
static const char *
read_name (Walk *walk)
{
  const char *reason;

  if (!is_next (walk, "\""))
    return explain (walk, _ ("expected a key in quotation marks (\")"));

  reason = read_text (walk);
  if (reason != NULL)
    return reason;

  skip_blanks (walk);
  if (!is_next (walk, ":"))
    return explain (walk, _ ("missing colon after a key"));

  walk->at++;
  return NULL;
}

/* Reads the list or object at `at`, inside @depth open brackets. */
static const char *
read_brackets (Walk *walk,
               guint depth)
{
  gboolean    is_object = *walk->at == '{';
  const char *closing = is_object ? "}" : "]";
  const char *comma = NULL;

  if (depth >= TENBO_JSON_MAX_DEPTH)
    return _ ("brackets are nested too deeply");

  walk->at++;
  for (;;)
    {
      const char *reason = NULL;

      skip_blanks (walk);
      if (is_next (walk, closing) && comma != NULL)
        {
          walk->at = comma;
          return _ ("trailing comma before a closing bracket");
        }
      if (!is_next (walk, closing))
        {
          if (is_object)
            reason = read_name (walk);
          if (reason == NULL)
            reason = read_value (walk, depth + 1);
          if (reason != NULL)
            return reason;

          skip_blanks (walk);
        }
      if (is_next (walk, closing))
        {
          walk->at++;
          return NULL;
        }
      if (is_next (walk, is_object ? "]" : "}"))
        return _ ("closing bracket of the wrong kind");
      if (!is_next (walk, ","))
        return explain (walk, _ ("missing comma"));

      comma = walk->at++;
    }
}

static const char *
read_value (Walk *walk,
            guint depth)
{
  skip_blanks (walk);
  if (walk->at == walk->end)
    return explain (walk, NULL);
  if (*walk->at == '{' || *walk->at == '[')
    return read_brackets (walk, depth);
  if (*walk->at == '"')
    return read_text (walk);
  if (*walk->at == '-' || g_ascii_isdigit (*walk->at))
    return read_number (walk);

  return read_word (walk);
}

static const char *
read_all (Walk *walk)
{
  const char *begin = walk->at;
  const char *reason;

  if (!g_utf8_validate_len (begin, (gsize) (walk->end - begin), &walk->at))
    return *walk->at == '\0' ? _ ("NUL characters are not allowed")
                             : _ ("invalid UTF-8; save the file in this encoding");

  for (walk->at = begin; walk->at < walk->end; walk->at++)
    if ((guchar) *walk->at < 0x20 && strchr ("\t\r\n", *walk->at) == NULL)
      return _ ("control characters are not allowed");

  walk->at = begin;
  skip_blanks (walk);
  if (walk->at == walk->end)
    return _ ("the text is empty");

  reason = read_value (walk, 0);
  if (reason != NULL)
    return reason;

  skip_blanks (walk);
  if (walk->at < walk->end)
    return explain (walk, _ ("unexpected content after the end"));

  return NULL;
}

char *
tenbo_json_dup_mistake (const char *json,
                        gsize       length)
{
  Walk        walk = { json, json + length };
  guint       line = 1;
  const char *line_begin;
  const char *reason;

  if (is_next (&walk, BYTE_ORDER_MARK))
    walk.at += strlen (BYTE_ORDER_MARK);

  line_begin = walk.at;
  reason = read_all (&walk);
  if (reason == NULL)
    return NULL;

  for (const char *p = line_begin; p < walk.at; p++)
    if (*p == '\n')
      {
        line++;
        line_begin = p + 1;
      }

  /* Translators: a location in a file and the mistake: "line 2, column 14: a comma is missing" */
  return g_strdup_printf (_ ("line %1$u, column %2$u: %3$s"), line,
                          1 + (guint) g_utf8_strlen (line_begin, walk.at - line_begin), reason);
}
