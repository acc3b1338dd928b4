/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"

/* The value of a hand as a list of yaku, with dora and fu. Yaku that follow from other answers are
 * given: the riichi of a player with a riichi stick, the self-draw of a closed hand. The engine is
 * asked about each yaku; incompatible ones are not offered. Functions without a player work on the
 * hand of `current`, if there is one. */

typedef enum
{
  TENBO_ENTRY_YAKU_ABSENT,   /* not played, or impossible with this way of winning */
  TENBO_ENTRY_YAKU_EXCLUDED, /* incompatible with the list */
  TENBO_ENTRY_YAKU_OFFERED,
  TENBO_ENTRY_YAKU_CHOSEN,
  TENBO_ENTRY_YAKU_GIVEN, /* in the list without a press */
} TenboEntryYakuState;

/* The part of a list that is missing */
typedef enum
{
  TENBO_ENTRY_YAKU_FINE,
  TENBO_ENTRY_YAKU_NOTHING, /* the list is empty */
  TENBO_ENTRY_YAKU_NEEDS_YAKU,
  TENBO_ENTRY_YAKU_NEEDS_FU,
} TenboEntryYakuNeed;

typedef struct
{
  int32_t fu;
  bool    or_more; /* it and all higher ones have the same result */
} TenboEntryFu;

/* Returns the state of @yaku, ordinary or yakuman, relative to the list. Yakuman and ordinary yaku
 * do not exclude each other here: choosing one kind replaces all of the other. */
TenboEntryYakuState tenbo_entry_yaku_get_state (const TenboEntryModel *self,
                                                TbYaku                 yaku);

/* Returns how often @yaku is in the list: only set-chiitoi can occur more than once. */
int32_t tenbo_entry_yaku_count (const TenboEntryModel *self,
                                TbYaku                 yaku);

/* Returns the yakuman of @player's hand, either chosen or found in its tiles. */
TbYakuSet tenbo_entry_yaku_get_yakuman (const TenboEntryModel *self,
                                        TbPlayer               player);

/* Adds an offered yaku to the list, once more if possible, or removes a chosen one. Choosing riichi
 * declares it if necessary; ippatsu pays its chip. Replaces a value entered by another method with
 * the list. */
void tenbo_entry_yaku_press (TenboEntryModel *self,
                             TbYaku           yaku);

/* Whether the hand can be open, which it cannot after a riichi; and whether it is */
bool tenbo_entry_yaku_asks_open (const TenboEntryModel *self);
bool tenbo_entry_yaku_is_open (const TenboEntryModel *self,
                               TbPlayer               player);
void tenbo_entry_yaku_set_open (TenboEntryModel *self,
                                bool             open);

/* Number of dora of all kinds; none count with a yakuman */
bool    tenbo_entry_yaku_asks_dora (const TenboEntryModel *self);
int32_t tenbo_entry_yaku_get_dora (const TenboEntryModel *self);
void    tenbo_entry_yaku_set_dora (TenboEntryModel *self,
                                   int32_t          dora);

/* Lists the fu that the hand can have, or none if fu do not matter. Returns the count. @out holds
 * TB_N_FU_TOTALS. */
int tenbo_entry_yaku_list_fu (const TenboEntryModel *self,
                              TbPlayer               player,
                              TenboEntryFu          *out);

/* Returns the fu of the list: the chosen ones, or the only ones possible; 0: none. */
int32_t tenbo_entry_yaku_get_fu (const TenboEntryModel *self,
                                 TbPlayer               player);
void    tenbo_entry_yaku_set_fu (TenboEntryModel *self,
                                 int32_t          fu);

/* Removes all yaku from the list. */
void tenbo_entry_yaku_clear (TenboEntryModel *self);

/* Whether the value of @player's hand is a list of yaku, possibly empty; false for a list of
 * yakuman, which is a separate form of value */
bool tenbo_entry_yaku_is_listed (const TenboEntryModel *self,
                                 TbPlayer               player);

/* Whether the list of @player's hand is complete */
bool tenbo_entry_yaku_is_complete (const TenboEntryModel *self,
                                   TbPlayer               player);

/* Fills in the list of @player's hand with given yaku, and the fu of the hand; 0: none or
 * unknown. */
void tenbo_entry_yaku_complete (const TenboEntryModel *self,
                                TbPlayer               player,
                                TbValueEntry          *out);

/* Computes the value of the hand, for any method, as far as it is known: without fu only `han` of
 * @out is set, and without yaku nothing is. */
TenboEntryYakuNeed tenbo_entry_yaku_get_sum (const TenboEntryModel *self,
                                             TbValue               *out);

/* Formats the value of the hand of `current` as two short lines: "4 han 30 fu", and the payment
 * "7,700" or the missing part. Transfer full. */
void tenbo_entry_yaku_format_sum (const TenboEntryModel *self,
                                  char                 **sum,
                                  char                 **amount);
