/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"

/* The value of a hand under a ruleset that counts tai: a list of items, or their typed sum. All
 * functions work on the hand of `current`, if there is one. */

/* Whether hands are entered in tai under the ruleset of @self */
bool tenbo_entry_tai_is_counted (const TenboEntryModel *self);

/* Whether @item follows from other answers and cannot be chosen: an item that every hand has, or
 * the self-draw */
bool tenbo_entry_tai_is_present (const TenboEntryModel *self,
                                 TbTai                  item);

/* Returns how often @item is in the hand, including given items. */
int32_t tenbo_entry_tai_count (const TenboEntryModel *self,
                               TbTai                  item);

/* Whether @item can be added to the hand once more: the rules allow the count, and the item is
 * compatible with the other items and the way of winning */
bool tenbo_entry_tai_can_add (const TenboEntryModel *self,
                              TbTai                  item);

/* Adds @item to the hand once more, or removes it completely if its maximum is reached. Replaces a
 * typed sum with the list. */
void tenbo_entry_tai_press (TenboEntryModel *self,
                            TbTai            item);

/* Sets the sum before rounding instead of items; 0 removes the value. */
void tenbo_entry_tai_set_sum (TenboEntryModel *self,
                              int32_t          sum);

/* Returns the typed sum, or 0 if items are listed or nothing is entered. */
int32_t tenbo_entry_tai_get_sum (const TenboEntryModel *self);

/* Types one more digit of the sum, or removes the last one. Returns whether the key was handled. */
bool tenbo_entry_tai_type (TenboEntryModel *self,
                           int              digit);
bool tenbo_entry_tai_untype (TenboEntryModel *self);

/* Computes the value of the hand. Returns false, with @out zeroed, if nothing is entered. */
bool tenbo_entry_tai_get_value (const TenboEntryModel *self,
                                TbValue               *out);

/* Completes the chosen value @entry with the given items. */
void tenbo_entry_tai_complete (const TenboEntryModel *self,
                               TbValueEntry          *entry);
