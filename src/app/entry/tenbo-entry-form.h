/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"
#include "tenbo-yaku-page.h"

G_BEGIN_DECLS

/* The questions of the entry sheet that are relevant for its kind and the answers so far.
 *
 * Properties: "narrow" (boolean: for a narrow window). */
#define TENBO_TYPE_ENTRY_FORM (tenbo_entry_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryForm, tenbo_entry_form, TENBO, ENTRY_FORM, GtkWidget)

/* Shows @entry and writes the answers into it. Call it once. */
void tenbo_entry_form_set_entry (TenboEntryForm *self,
                                 TenboEntry     *entry);

/* Moves the tiles of a hand to @strip, which does not scroll, or back to the form if NULL. */
void tenbo_entry_form_set_strip (TenboEntryForm *self,
                                 GtkBox         *strip);

/* Scrolls to the open question of @need if the window is too small for all questions. */
void tenbo_entry_form_scroll_to (TenboEntryForm *self,
                                 TenboEntryNeed  need);

/* Switches to the method with the digit @key. Returns FALSE if there is none or no value is
 * asked. */
gboolean tenbo_entry_form_open_method (TenboEntryForm *self,
                                       char            key);

/* Returns the list of yaku if it is open, else NULL. Borrowed. */
TenboYakuPage *tenbo_entry_form_get_list (TenboEntryForm *self);

/* Returns the widget that should have the focus first, or NULL if nothing is asked. */
GtkWidget *tenbo_entry_form_find_first (TenboEntryForm *self);

G_END_DECLS
