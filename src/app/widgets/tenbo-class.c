/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-class.h"

#include <adwaita.h>

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

static void
dispose_template (GObject *object)
{
  GObjectClass *klass = G_OBJECT_GET_CLASS (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), G_OBJECT_TYPE (object));
  G_OBJECT_CLASS (g_type_class_peek_parent (klass))->dispose (object);
}

void
tenbo_class_set_template (gpointer    klass,
                          const char *name)
{
  GObjectClass    *object_class = klass;
  GObjectClass    *parent_class = g_type_class_peek_parent (klass);
  g_autofree char *path = g_strconcat ("/io/github/tenbo_app/Tenbo/", name, ".ui", NULL);

  gtk_widget_class_set_template_from_resource (klass, path);
  if (object_class->dispose == parent_class->dispose)
    object_class->dispose = dispose_template;
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
