/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What nearly every file of the application includes itself, read once where -Db_pch=true: in the
 * build with sanitizers, while the other one shows that no file includes too little. */
#include <adwaita.h>
#include <glib/gi18n.h>
