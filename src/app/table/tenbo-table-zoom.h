/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Scales up its child on screens that are larger than the largest numbers need, for example 3840 by
 * 2160 pixels, so that the table fills the screen. It must have a child when it is laid out. */
#define TENBO_TYPE_TABLE_ZOOM (tenbo_table_zoom_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableZoom, tenbo_table_zoom, TENBO, TABLE_ZOOM, AdwBin)

G_END_DECLS
