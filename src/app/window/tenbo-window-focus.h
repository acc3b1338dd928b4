/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Gives the focus to the page that @view shows whenever nothing in @window has it: a sheet was
 * taken apart, a row built anew, a button went insensitive under it. The keys of a page reach it
 * only from a focus within. Both are borrowed; @view is a part of @window. */
void tenbo_window_focus_keep (AdwApplicationWindow *window,
                              AdwNavigationView    *view);

G_END_DECLS
