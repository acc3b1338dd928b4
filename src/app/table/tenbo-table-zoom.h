/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Scales up its child if there is clearly more space than its natural size, so that the table fills
 * a window of any size. It must have a child when it is laid out. */
#define TENBO_TYPE_TABLE_ZOOM (tenbo_table_zoom_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableZoom, tenbo_table_zoom, TENBO, TABLE_ZOOM, AdwBin)

G_END_DECLS
