/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-language.h"

#include <string.h>

/* Whether the locale @name ("ja_JP.UTF-8") belongs to @language ("ja"). */
static gboolean
is_of_language (const char *name,
                const char *language)
{
  gsize length = strlen (language);

  return strncmp (name, language, length) == 0 && !g_ascii_isalpha (name[length]);
}

const char *
tenbo_language_pick (const char *en,
                     const char *ja,
                     const char *zh)
{
  const char *const *wanted = g_get_language_names ();

  for (int i = 0; wanted[i] != NULL; i++)
    {
      if (ja != NULL && is_of_language (wanted[i], "ja"))
        return ja;
      if (zh != NULL && is_of_language (wanted[i], "zh"))
        return zh;
      if (is_of_language (wanted[i], "en"))
        break;
    }
  return en;
}
