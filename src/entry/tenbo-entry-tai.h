/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"

/* The value of a hand where tai are counted: a list of items, or their sum as it is typed. All is
 * said of the hand of `current`, if there is one. */

/* Whether hands are entered so under the ruleset of @self. */
bool tenbo_entry_tai_is_counted (const TenboEntryModel *self);

/* Whether @item follows from what was said otherwise and is not to be chosen: what every hand has,
 * and the self-draw. */
bool tenbo_entry_tai_is_given (const TenboEntryModel *self,
                               TbTai                  item);

/* How often @item is in the hand, given ones included. */
int32_t tenbo_entry_tai_count (const TenboEntryModel *self,
                               TbTai                  item);

/* Whether @item can be put into the hand once more: it is played so often, goes with the items that
 * are there and with the way of winning. */
bool tenbo_entry_tai_can_add (const TenboEntryModel *self,
                              TbTai                  item);

/* Puts @item into the hand once more, or takes it out altogether where it cannot be there more
 * often. A sum that was typed gives way to the list. */
void tenbo_entry_tai_press (TenboEntryModel *self,
                            TbTai            item);

/* Says the sum before rounding in place of items; 0 takes the value away. */
void tenbo_entry_tai_set_sum (TenboEntryModel *self,
                              int32_t          sum);

/* The sum as it was typed, 0 where items are listed or nothing is said. */
int32_t tenbo_entry_tai_get_sum (const TenboEntryModel *self);

/* Types one more digit of the sum, or takes the last one away. Returns whether it was taken. */
bool tenbo_entry_tai_type (TenboEntryModel *self,
                           int              digit);
bool tenbo_entry_tai_untype (TenboEntryModel *self);

/* What the hand comes to. Returns false, with @out zeroed, while nothing is said. */
bool tenbo_entry_tai_get_value (const TenboEntryModel *self,
                                TbValue               *out);

/* Completes the value @entry, as it was chosen, with what is given. */
void tenbo_entry_tai_complete (const TenboEntryModel *self,
                               TbValueEntry          *entry);
