/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-class.h"

guint
tenbo_class_add_signal (gpointer    klass,
                        const char *name,
                        guint       n_params,
                        ...)
{
  va_list types;
  guint   id;

  va_start (types, n_params);
  id = g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL, NULL, NULL,
                            NULL, G_TYPE_NONE, n_params, types);
  va_end (types);

  return id;
}

void
tenbo_class_toggle (gpointer    widget,
                    const char *css_class,
                    gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}
