/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-board.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Appends the board to @text as one HTML page without scripts and without other files, which a
 * browser loads again every 10 seconds. It is readable across a room, in the light or dark colors
 * of the browser, and the same until a game changes. @standings are the standings to show, of this
 * board or an earlier one; NULL: none. */
void tenbo_board_html_write (const TenboBoard     *board,
                             const TenboBoardCard *standings,
                             GString              *text);

/* Returns the page of the board of @store as it is now, with the standings of the current sessions.
 * NULL with @error. Transfer full. */
char *tenbo_board_html_read (TenboStore *store,
                             GError    **error);

G_END_DECLS
