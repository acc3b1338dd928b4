/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-number.h"

#include "tenbo-bidi.h"

#include <locale.h>
#include <string.h>

static char *
group_digits (guint64 number)
{
  const char *locale = setlocale (LC_NUMERIC, NULL);
  GString    *text;

  if (strcmp (locale, "POSIX") != 0 && strcmp (locale, "C") != 0 &&
      !g_str_has_prefix (locale, "C."))
    return g_strdup_printf ("%'" G_GUINT64_FORMAT, number);

  /* The C locale has no separator, but five digits in a row are hard to read. */
  text = g_string_new (NULL);
  g_string_printf (text, "%" G_GUINT64_FORMAT, number);
  for (gssize i = (gssize) text->len - 3; i > 0; i -= 3)
    g_string_insert_c (text, i, ',');

  return g_string_free_and_steal (text);
}

char *
tenbo_number_dup_signed (const char *magnitude,
                         gint64      number,
                         gboolean    plus)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (magnitude != NULL, NULL);

  if (number == 0 || (number > 0 && !plus))
    return g_strdup (magnitude);

  text = g_strconcat (number < 0 ? "\u2212" : "+", magnitude, NULL);

  return tenbo_bidi_isolate_number (text);
}

char *
tenbo_number_dup (gint64   number,
                  gboolean plus)
{
  g_autofree char *digits = group_digits (number < 0 ? 0 - (guint64) number : (guint64) number);

  return tenbo_number_dup_signed (digits, number, plus);
}

char *
tenbo_number_dup_thousands (gint64 thousandths,
                            int    decimals)
{
  g_autofree char *digits = g_strdup_printf ("%.*f", decimals, ABS ((double) thousandths) / 1000);

  return tenbo_number_dup_signed (digits, thousandths, TRUE);
}
