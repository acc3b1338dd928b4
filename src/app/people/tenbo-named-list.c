/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-named-list.h"

#include <glib/gi18n.h>

static void
selected_cb (GtkDropDown *down)
{
  GtkStringObject *item = gtk_drop_down_get_selected_item (down);
  const char      *name = gtk_widget_get_tooltip_text (GTK_WIDGET (down));
  g_autofree char *label = NULL;

  if (item == NULL)
    return;

  /* Translators: a list to choose from, and what is chosen: "Period: This Year" */
  label = g_strdup_printf (C_ ("choice", "%1$s: %2$s"), name, gtk_string_object_get_string (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void
tenbo_named_list_follow (GtkDropDown *down)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (down));

  gtk_accessible_reset_relation (GTK_ACCESSIBLE (down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  g_signal_connect (down, "notify::selected-item", G_CALLBACK (selected_cb), NULL);
  selected_cb (down);
}
