/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-cli.h"

#include "tenbo-config.h"

#include <glib/gi18n-lib.h>

int
tenbo_cli_run (int    argc,
               char **argv)
{
  if (argc == 2 && g_str_equal (argv[1], "--version"))
    {
      g_print ("tenbo-cli %s\n", TENBO_VERSION);
      return 0;
    }

  g_printerr (_ ("Usage: tenbo-cli --version\n"));
  return 2;
}
