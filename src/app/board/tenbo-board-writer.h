/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-folder-service.h"

G_BEGIN_DECLS

/* Writes the board into the shared folder, as a page that any browser shows, whenever it changes
 * and if the user wants it on this device. It works on the thread of the service, so it delays no
 * hand. A folder that cannot be written is a problem that the service shows. */
#define TENBO_TYPE_BOARD_WRITER (tenbo_board_writer_get_type ())
G_DECLARE_FINAL_TYPE (TenboBoardWriter, tenbo_board_writer, TENBO, BOARD_WRITER, GObject)

/* Keeps a reference to @service. Transfer full. */
TenboBoardWriter *tenbo_board_writer_new (TenboFolderService *service);

G_END_DECLS
