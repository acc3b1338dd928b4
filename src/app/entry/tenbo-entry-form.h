/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"
#include "tenbo-yaku-page.h"

G_BEGIN_DECLS

/* The questions of the entry sheet that matter for its kind and for the answers so far.
 *
 * Properties: "narrow" (boolean: for a narrow window). */
#define TENBO_TYPE_ENTRY_FORM (tenbo_entry_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboEntryForm, tenbo_entry_form, TENBO, ENTRY_FORM, GtkWidget)

/* Shows @entry and writes the answers into it. Called once. */
void tenbo_entry_form_set_entry (TenboEntryForm *self,
                                 TenboEntry     *entry);

/* Asks for the riichi right after the discarder: in a hand that is put right it is what was most
 * often forgotten. */
void tenbo_entry_form_ask_riichi_early (TenboEntryForm *self);

/* Keeps the tiles of a hand in @strip, which does not scroll, or again with the rest (NULL). */
void tenbo_entry_form_set_strip (TenboEntryForm *self,
                                 GtkBox         *strip);

/* Brings the question that @need says is open into sight, where the window is too small for all. */
void tenbo_entry_form_scroll_to (TenboEntryForm *self,
                                 TenboEntryNeed  need);

/* Goes on with the value by the door of the digit @key, if there is one and a value is asked. */
gboolean tenbo_entry_form_open_door (TenboEntryForm *self,
                                     char            key);

/* The list of yaku while it is open; else NULL. Borrowed. */
TenboYakuPage *tenbo_entry_form_get_list (TenboEntryForm *self);

/* The first thing that can be answered, where the focus begins; NULL if nothing is asked. */
GtkWidget *tenbo_entry_form_find_first (TenboEntryForm *self);

G_END_DECLS
