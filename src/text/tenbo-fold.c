/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-fold.h"

#include <string.h>

/* Katakana follow hiragana at this distance, in the same order. */
#define KATAKANA_FIRST  0x30a1 /* small a */
#define KATAKANA_LAST   0x30f6 /* small ke */
#define KATAKANA_REPEAT 0x30fd /* the two iteration marks */
#define KANA_DISTANCE   0x60

static gunichar
fold_kana (gunichar c)
{
  gboolean is_katakana = (c >= KATAKANA_FIRST && c <= KATAKANA_LAST) || c == KATAKANA_REPEAT ||
                         c == KATAKANA_REPEAT + 1;

  return is_katakana ? c - KANA_DISTANCE : c;
}

/* Whether people omit the accents of @letter when they type. The marks of other scripts remain,
 * because they form another letter, as the dakuten of kana does. */
static gboolean
has_accents (gunichar letter)
{
  GUnicodeScript script = g_unichar_get_script (letter);

  return script == G_UNICODE_SCRIPT_LATIN || script == G_UNICODE_SCRIPT_GREEK ||
         script == G_UNICODE_SCRIPT_CYRILLIC;
}

char *
tenbo_fold (const char *text)
{
  g_autofree char *valid = NULL;
  g_autofree char *normal = NULL;
  g_autofree char *folded = NULL;
  gboolean         drop_marks = FALSE;
  GString         *out;

  if (text == NULL)
    return NULL;

  valid = g_utf8_make_valid (text, -1);
  normal = g_utf8_normalize (valid, -1, G_NORMALIZE_NFKC);
  folded = g_utf8_casefold (normal, -1);
  out = g_string_sized_new (strlen (folded));
  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      gunichar letter;

      if (g_unichar_ismark (c))
        {
          if (!drop_marks)
            g_string_append_unichar (out, c);
          continue;
        }

      drop_marks = has_accents (c);
      if (drop_marks && g_unichar_fully_decompose (c, FALSE, &letter, 1) > 0)
        c = letter;
      g_string_append_unichar (out, fold_kana (c));
    }

  return g_string_free_and_steal (out);
}
