/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-board.h"

G_BEGIN_DECLS

/* The content of the web page of a board that the user saves (tenbo_save()) */

/* Creates the content of @board with the standings of @ranked, an earlier board or NULL. References
 * both. */
gpointer tenbo_board_file_new (TenboBoard *board,
                               TenboBoard *ranked);
void     tenbo_board_file_free (gpointer file);

/* A TenboSaveFunc. */
GBytes *tenbo_board_file_make (gpointer file,
                               GError **error);

G_END_DECLS
