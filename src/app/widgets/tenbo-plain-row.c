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

void
tenbo_plain_row_make_link (GtkWidget *row)
{
  g_return_if_fail (ADW_IS_ACTION_ROW (row));

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                             g_object_new (GTK_TYPE_IMAGE,
                                           "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                           "icon-name", "go-next-symbolic",
                                           NULL));
}
