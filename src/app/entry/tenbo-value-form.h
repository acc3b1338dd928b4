/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"
#include "tenbo-yaku-page.h"

G_BEGIN_DECLS

/* What hands are worth: whose hand, its value in the way of the ruleset, and what else is said of
 * it (chips, pao). Of the winners, or of hands shown after a foul. Signal "changed": the model has
 * changed. */
#define TENBO_TYPE_VALUE_FORM (tenbo_value_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboValueForm, tenbo_value_form, TENBO, VALUE_FORM, GtkWidget)

/* Shows @entry and writes the answers into it. Called once. */
void tenbo_value_form_set_entry (TenboValueForm *self,
                                 TenboEntry     *entry);

/* Arranges the values for a narrow window. */
void tenbo_value_form_set_narrow (TenboValueForm *self,
                                  gboolean        narrow);

/* Keeps the tiles of a hand in @strip, or again with the rest (NULL). */
void tenbo_value_form_set_strip (TenboValueForm *self,
                                 GtkBox         *strip);

/* Goes on by the door of the digit @key. Returns its page, borrowed, or NULL if there is none or no
 * value is asked. */
GtkWidget *tenbo_value_form_open_door (TenboValueForm *self,
                                       char            key);

/* The list of yaku while it is open; else NULL. Borrowed. */
TenboYakuPage *tenbo_value_form_get_list (TenboValueForm *self);

/* Where a value is asked for. Borrowed. */
GtkWidget *tenbo_value_form_find_question (TenboValueForm *self);

G_END_DECLS
