/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-view.h"

G_DEFINE_ENUM_TYPE (TenboTableView,
                    tenbo_table_view,
                    G_DEFINE_ENUM_VALUE (TENBO_TABLE_BESIDE, "beside"),
                    G_DEFINE_ENUM_VALUE (TENBO_TABLE_FLAT, "flat"),
                    G_DEFINE_ENUM_VALUE (TENBO_TABLE_FAR, "far"))

G_DEFINE_ENUM_TYPE (TenboArrangement,
                    tenbo_arrangement,
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_AROUND, "around"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_ROWS, "rows"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_TALL, "tall"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_GRID, "grid"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_PAIRS, "pairs"),
                    G_DEFINE_ENUM_VALUE (TENBO_ARRANGEMENT_TILES, "tiles"))
