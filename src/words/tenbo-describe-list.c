/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe-list.h"

#include <glib/gi18n-lib.h>

char *
tenbo_list_join_comma (char       *list,
                       const char *item)
{
  char *joined;

  if (list == NULL)
    return g_strdup (item);

  /* Translators: a list of names or words that goes on: "Aki, Ben" before "and Chie" */
  joined = g_strdup_printf (_ ("%1$s, %2$s"), list, item);
  g_free (list);

  return joined;
}

char *
tenbo_list_join_and (GPtrArray *items)
{
  g_autofree char *list = NULL;

  if (items->len == 0)
    return g_strdup ("");

  if (items->len == 1)
    return g_strdup (g_ptr_array_index (items, 0));

  for (guint i = 0; i + 1 < items->len; i++)
    list = tenbo_list_join_comma (g_steal_pointer (&list), g_ptr_array_index (items, i));

  /* Translators: the last item of a list: "Aki, Ben" and "Chie" */
  return g_strdup_printf (_ ("%1$s and %2$s"),
                          list,
                          (const char *) g_ptr_array_index (items, items->len - 1));
}
