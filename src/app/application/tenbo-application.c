/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-application.h"

#include "tenbo-config.h"
#include "tenbo-window.h"

struct _TenboApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (TenboApplication, tenbo_application, ADW_TYPE_APPLICATION)

static void
tenbo_application_activate (GApplication *application)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  if (window == NULL)
    window = GTK_WINDOW (tenbo_window_new (TENBO_APPLICATION (application)));

  gtk_window_present (window);
}

static void
tenbo_application_class_init (TenboApplicationClass *klass)
{
  G_APPLICATION_CLASS (klass)->activate = tenbo_application_activate;
}

static void
tenbo_application_init (TenboApplication *self)
{
}

TenboApplication *
tenbo_application_new (void)
{
  return g_object_new (TENBO_TYPE_APPLICATION,
                       "application-id", TENBO_APPLICATION_ID,
                       "resource-base-path", "/io/github/tenbo_app/Tenbo",
                       NULL);
}
