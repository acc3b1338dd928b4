/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The same for the layers below the application. */
#include <gio/gio.h>
