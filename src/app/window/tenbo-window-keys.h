/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Hands every key of @window to the table page of @view that is shown, or to the entry sheet that
 * is open, before any widget gets it. Call it once. */
void tenbo_window_keys_add (AdwApplicationWindow *window,
                            AdwNavigationView    *view);

G_END_DECLS
