/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-fold.h"

#include <string.h>

/* Katakana lie as far behind hiragana, in the same order. */
#define KATAKANA_FIRST  0x30a1 /* small a */
#define KATAKANA_LAST   0x30f6 /* small ke */
#define KATAKANA_REPEAT 0x30fd /* the two marks that repeat one */
#define KANA_DISTANCE   0x60

static gunichar
fold_kana (gunichar c)
{
  gboolean is_katakana = (c >= KATAKANA_FIRST && c <= KATAKANA_LAST) || c == KATAKANA_REPEAT ||
                         c == KATAKANA_REPEAT + 1;

  return is_katakana ? c - KANA_DISTANCE : c;
}

char *
tenbo_fold (const char *text)
{
  g_autofree char *valid = NULL;
  g_autofree char *normal = NULL;
  g_autofree char *folded = NULL;
  GString         *out;

  if (text == NULL)
    return NULL;

  valid = g_utf8_make_valid (text, -1);
  normal = g_utf8_normalize (valid, -1, G_NORMALIZE_NFKC);
  folded = g_utf8_casefold (normal, -1);
  out = g_string_sized_new (strlen (folded));
  for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
    g_string_append_unichar (out, fold_kana (g_utf8_get_char (p)));

  return g_string_free_and_steal (out);
}
