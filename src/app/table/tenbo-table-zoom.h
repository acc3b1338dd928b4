/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Shows its child larger where there is more room than the largest figures fill, as on a screen of
 * 3840 by 2160 pixels, so that nothing gets lost in a corner of it. It has a child whenever it is
 * laid out. */
#define TENBO_TYPE_TABLE_ZOOM (tenbo_table_zoom_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableZoom, tenbo_table_zoom, TENBO, TABLE_ZOOM, AdwBin)

G_END_DECLS
