/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-plain-row.h"

GtkWidget *
tenbo_plain_row_new (const char *title,
                     const char *subtitle)
{
  return g_object_new (ADW_TYPE_ACTION_ROW,
                       "use-markup", FALSE,
                       "title", title,
                       "subtitle", subtitle != NULL ? subtitle : "",
                       NULL);
}
