/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-window.h"

struct _TenboWindow
{
  AdwApplicationWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (TenboWindow, tenbo_window, ADW_TYPE_APPLICATION_WINDOW)

static void
tenbo_window_class_init (TenboWindowClass *klass)
{
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               "/io/github/tenbo_app/Tenbo/tenbo-window.ui");
}

static void
tenbo_window_init (TenboWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

TenboWindow *
tenbo_window_new (TenboApplication *application)
{
  return g_object_new (TENBO_TYPE_WINDOW, "application", application, NULL);
}
