/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz.h"

#include <stdarg.h>
#include <stdlib.h>

void
fuzz_fail (const char *format,
           ...)
{
  g_autofree char *text = NULL;
  va_list          values;

  va_start (values, format);
  text = g_strdup_vprintf (format, values);
  va_end (values);
  g_printerr ("%s\n", text);
  abort ();
}
