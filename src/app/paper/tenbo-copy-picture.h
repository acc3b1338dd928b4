/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-save.h"

G_BEGIN_DECLS

/* Puts the picture on the clipboard that @make makes of @data as a PNG file, and says so or what
 * went wrong. @from is any widget in the window. */
void tenbo_copy_picture (GtkWidget    *from,
                         TenboSaveFunc make,
                         gpointer      data);

G_END_DECLS
