/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* What a hand is worth by its yaku: those of the ruleset in groups by their han, each a button that
 * keeps its place while others come and go, or the yakuman; open or closed, dora, and fu where they
 * matter; and what it comes to so far. */
#define TENBO_TYPE_YAKU_PAGE (tenbo_yaku_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboYakuPage, tenbo_yaku_page, TENBO, YAKU_PAGE, GtkWidget)

/* Shows the current hand of @entry. */
void tenbo_yaku_page_show (TenboYakuPage *self,
                           TenboEntry    *entry);

/* Keys do not go by the focus, which is not there yet when the page has just been opened: they go
 * by a cursor, which the focus follows once it can. begin puts the cursor on the first button, end
 * takes it away; follow_focus puts it where the user has moved the focus, or takes it away if that
 * is no button of the list. */
void tenbo_yaku_page_begin_keys (TenboYakuPage *self);
void tenbo_yaku_page_end_keys (TenboYakuPage *self);
void tenbo_yaku_page_follow_focus (TenboYakuPage *self);

/* Whether a button of the list has the focus. */
gboolean tenbo_yaku_page_has_focus (TenboYakuPage *self);

/* Moves the cursor to the next yaku whose name begins with the letters typed so far and @letter.
 * FALSE if there is no cursor or no such yaku. */
gboolean tenbo_yaku_page_find (TenboYakuPage *self,
                               char           letter);

/* Presses the button at the cursor. FALSE if there is no cursor. */
gboolean tenbo_yaku_page_press (TenboYakuPage *self);

G_END_DECLS
