/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The headers that the files of the application and its tests include, read once for all of them.
 * The lint `includes` checks that each file also includes the headers it uses. */
#include <adwaita.h>
#include <glib/gi18n.h>
