/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Runs the command line tool. Returns the exit status: 0 done, 1 the data was refused (said on
 * standard error), 2 wrong usage. */
int tenbo_cli_run (int    argc,
                   char **argv);

G_END_DECLS
