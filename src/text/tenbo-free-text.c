/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-free-text.h"

#include "tenbo-bidi.h"

#include <string.h>

#define LTR_MARK    "\u200e"
#define ISOLATE     "\u2068" /* FIRST STRONG ISOLATE */
#define ISOLATE_END "\u2069" /* POP DIRECTIONAL ISOLATE */

typedef struct
{
  gunichar first, last;
} Range;

/* Invisible characters, except the control characters. Most of them change the direction of
 * writing. ZERO WIDTH (NON-)JOINER and the tags of flags are not listed, because they change the
 * visible text. */
static const Range invisible[] = {
  { 0x00ad, 0x00ad }, /* soft hyphen */
  { 0x061c, 0x061c }, /* Arabic letter mark */
  { 0x180e, 0x180e }, /* Mongolian vowel separator */
  { 0x200b, 0x200b }, /* zero width space */
  { 0x200e, 0x200f }, /* left-to-right and right-to-left mark */
  { 0x202a, 0x202e }, /* embeddings and overrides */
  { 0x2060, 0x206f }, /* word joiner, invisible operators, isolates, deprecated characters */
  { 0xfeff, 0xfeff }, /* byte order mark */
  { 0xfff9, 0xfffb }, /* interlinear annotation */
  { 0xe0001, 0xe0001 },
};

/* Blocks whose letters are written from right to left (Unicode, DerivedBidiClass.txt: the default
 * of their unassigned code points is R or AL as well). */
static const Range right_to_left[] = {
  { 0x0590, 0x08ff },
  { 0xfb1d, 0xfdff },
  { 0xfe70, 0xfefe },
  { 0x10800, 0x10fff },
  { 0x1e800, 0x1efff },
};

static gboolean
is_in (gunichar     c,
       const Range *ranges,
       gsize        n)
{
  for (gsize i = 0; i < n; i++)
    if (c >= ranges[i].first && c <= ranges[i].last)
      return TRUE;

  return FALSE;
}

static gboolean
is_line_break (gunichar c)
{
  return (c >= '\t' && c <= '\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
}

static gboolean
is_dropped (gunichar c)
{
  return g_unichar_iscntrl (c) || is_in (c, invisible, G_N_ELEMENTS (invisible));
}

gboolean
tenbo_free_text_is_longer (const char *text,
                           guint       max)
{
  for (; *text != '\0'; text = g_utf8_next_char (text))
    if (max-- == 0)
      return TRUE;

  return FALSE;
}

char *
tenbo_free_text_clean (const char *text)
{
  GString    *out = g_string_sized_new (strlen (text));
  gsize       length = 0; /* up to the last character that is not a blank */
  const char *p;

  for (p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (is_line_break (c))
        c = ' ';
      else if (is_dropped (c))
        continue;

      if (g_unichar_isspace (c) && out->len == 0)
        continue;

      g_string_append_unichar (out, c);
      if (!g_unichar_isspace (c))
        length = out->len;
    }

  g_string_truncate (out, length);
  return g_string_free_and_steal (out);
}

static gboolean
is_right_to_left (gunichar c)
{
  return is_in (c, right_to_left, G_N_ELEMENTS (right_to_left));
}

/* Whether @text can be displayed unchanged among words that run from left to right. */
static gboolean
is_plain (const char *text)
{
  guint length = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (length++ == TENBO_MAX_NAME || is_line_break (c) || is_dropped (c) ||
          is_right_to_left (c))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_free_text_has_rtl_letters (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (is_right_to_left (g_utf8_get_char (p)))
      return TRUE;

  return FALSE;
}

/* Truncates @text after @max characters. */
static void
cut (char **text,
     guint  max)
{
  char *end;

  if (!tenbo_free_text_is_longer (*text, max))
    return;

  end = g_utf8_offset_to_pointer (*text, max);
  *end = '\0';
  end = g_strconcat (*text, "\u2026", NULL);
  g_free (*text);
  *text = end;
}

char *
tenbo_free_text_dup_isolated (const char *text)
{
  g_autofree char *clean = NULL;

  if (text == NULL || *text == '\0' || (!tenbo_bidi_is_rtl () && is_plain (text)))
    return g_strdup (text);

  clean = tenbo_free_text_clean (text);
  cut (&clean, TENBO_MAX_NAME);

  if (tenbo_bidi_is_rtl ())
    return g_strconcat (ISOLATE, clean, ISOLATE_END, NULL);
  if (!tenbo_free_text_has_rtl_letters (clean))
    return g_steal_pointer (&clean);

  /* Pango uses the first letter of a paragraph for its direction, even if it is in an isolate. */
  return g_strconcat (LTR_MARK, ISOLATE, clean, ISOLATE_END, NULL);
}

const char *
tenbo_free_text_isolate (const char *text)
{
  g_autofree char *shown = NULL;

  if (text == NULL || (!tenbo_bidi_is_rtl () && is_plain (text)))
    return text;

  shown = tenbo_free_text_dup_isolated (text);

  return g_intern_string (shown);
}
