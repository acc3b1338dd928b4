/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-board.h"

G_BEGIN_DECLS

/* Appends the board to @text as one HTML page without scripts and without other files, which a
 * browser loads again every 10 seconds. It is readable across a room, in the light or dark colors
 * of the browser. @standings are the standings to show, of this board or an earlier one; NULL:
 * none. */
void tenbo_board_html_write (const TenboBoard     *board,
                             const TenboBoardCard *standings,
                             GString              *text);

G_END_DECLS
