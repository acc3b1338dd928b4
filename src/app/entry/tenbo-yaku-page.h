/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The value of a hand by its yaku: the ordinary ones of the ruleset in groups by han, or the
 * yakuman; open or closed, dora, fu if they matter, and the sum so far. Buttons keep their places
 * when others appear. */
#define TENBO_TYPE_YAKU_PAGE (tenbo_yaku_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboYakuPage, tenbo_yaku_page, TENBO, YAKU_PAGE, GtkWidget)

/* Shows the current hand of @entry. */
void tenbo_yaku_page_show (TenboYakuPage *self,
                           TenboEntry    *entry);

/* Keys affect the button at a cursor instead of the focused widget, because nothing can have focus
 * while the page opens. The focus follows the cursor as soon as possible. begin_keys() moves the
 * cursor to the first button, and end_keys() removes it. follow_focus() moves it to the focused
 * button, or removes it if none of the list has focus. */
void tenbo_yaku_page_begin_keys (TenboYakuPage *self);
void tenbo_yaku_page_end_keys (TenboYakuPage *self);
void tenbo_yaku_page_follow_focus (TenboYakuPage *self);

/* Whether a button of the list has focus */
gboolean tenbo_yaku_page_has_focus (TenboYakuPage *self);

/* Moves the cursor to the next yaku whose name begins with the recently typed letters and @letter.
 * Returns FALSE if there is no cursor or no such yaku. */
gboolean tenbo_yaku_page_find (TenboYakuPage *self,
                               char           letter);

/* Presses the button at the cursor. Returns FALSE if there is no cursor. */
gboolean tenbo_yaku_page_press (TenboYakuPage *self);

G_END_DECLS
