/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"
#include "tenbo-yaku-page.h"

G_BEGIN_DECLS

/* The values of the hands of the winners, or of hands shown after a foul: the owner, the value by
 * one of the methods of the ruleset, and other details (chips, pao). Signal "changed": the model
 * has changed. */
#define TENBO_TYPE_VALUE_FORM (tenbo_value_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboValueForm, tenbo_value_form, TENBO, VALUE_FORM, GtkWidget)

/* Shows @entry and writes the answers into it. Call it once. */
void tenbo_value_form_set_entry (TenboValueForm *self,
                                 TenboEntry     *entry);

/* Arranges the values for a narrow window. */
void tenbo_value_form_set_narrow (TenboValueForm *self,
                                  gboolean        narrow);

/* Moves the tiles of a hand to @strip, or back to the form if NULL. */
void tenbo_value_form_set_strip (TenboValueForm *self,
                                 GtkBox         *strip);

/* Switches to the method with the digit @key. Returns its page, borrowed, or NULL if there is none
 * or no value is asked. */
GtkWidget *tenbo_value_form_open_method (TenboValueForm *self,
                                         char            key);

/* Returns the list of yaku if it is open, else NULL. Borrowed. */
TenboYakuPage *tenbo_value_form_get_list (TenboValueForm *self);

/* Returns the row that asks for the value. Borrowed. */
GtkWidget *tenbo_value_form_find_question (TenboValueForm *self);

G_END_DECLS
