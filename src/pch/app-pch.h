/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the application and of its tests include themselves, read once for all of them.
 * The lint `includes` shows that each file also includes what it uses of it. */
#include <adwaita.h>
#include <glib/gi18n.h>
