/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game-result.h"
#include "tenbo-session-summary.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/* A result as a picture for sharing: a card with the players and a graph, legible on a phone, in
 * the user's language. All pictures have this size, in pixels. */
#define TENBO_PICTURE_WIDTH  1080
#define TENBO_PICTURE_HEIGHT 1350

/* Creates a PNG file. The same result and fonts give the same bytes. NULL with @error. Transfer
 * full. */
GBytes *tenbo_picture_new_for_game (const TenboGameResult *result,
                                    GError               **error);
GBytes *tenbo_picture_new_for_session (const TenboSessionSummary *sheet,
                                       GError                   **error);

G_END_DECLS
