/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-application.h"

#include "tenbo-config.h"
#include "tenbo-memory.h"

#include <glib/gi18n.h>

int
main (int    argc,
      char **argv)
{
  const char *localedir = g_getenv ("TENBO_LOCALEDIR");
  g_autoptr (TenboApplication) application = NULL;

  tenbo_memory_init ();
  bindtextdomain (GETTEXT_PACKAGE, localedir != NULL ? localedir : TENBO_LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);

  application = tenbo_application_new ();

  return g_application_run (G_APPLICATION (application), argc, argv);
}
