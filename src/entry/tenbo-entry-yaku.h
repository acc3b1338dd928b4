/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-entry-model.h"

/* The value of a hand as a list of yaku, with dora and fu. What follows from what was said
 * elsewhere is given: the riichi of a player whose stick lies, the self-draw of a closed hand. What
 * cannot stand beside the rest is not offered: the engine is asked of each. All but what names a
 * player is said of the hand of `current`, if there is one. */

typedef enum
{
  TENBO_ENTRY_YAKU_ABSENT,   /* not played, or not in a hand won like this */
  TENBO_ENTRY_YAKU_EXCLUDED, /* not beside what is in the list */
  TENBO_ENTRY_YAKU_OFFERED,
  TENBO_ENTRY_YAKU_CHOSEN,
  TENBO_ENTRY_YAKU_GIVEN, /* in the list without a press */
} TenboEntryYakuState;

/* What is missing of a list. */
typedef enum
{
  TENBO_ENTRY_YAKU_FINE,
  TENBO_ENTRY_YAKU_NOTHING, /* it is empty */
  TENBO_ENTRY_YAKU_NEEDS_YAKU,
  TENBO_ENTRY_YAKU_NEEDS_FU,
} TenboEntryYakuNeed;

typedef struct
{
  int32_t fu;
  bool    or_more; /* it and all above come to the same */
} TenboEntryFu;

/* How @yaku, ordinary or yakuman, stands to the list. Yakuman and ordinary yaku do not exclude each
 * other here: one of the one kind replaces all of the other. */
TenboEntryYakuState tenbo_entry_yaku_get_state (const TenboEntryModel *self,
                                                TbYaku                 yaku);

/* How often @yaku is in the list: more than once only set-chiitoi. */
int32_t tenbo_entry_yaku_count (const TenboEntryModel *self,
                                TbYaku                 yaku);

/* The yakuman of @player's hand, whether they were chosen or its tiles have them. */
TbYakuSet tenbo_entry_yaku_get_yakuman (const TenboEntryModel *self,
                                        TbPlayer               player);

/* Puts an offered yaku into the list, once more if it can be, or takes a chosen one out. A riichi
 * that nobody has declared yet is declared by it; ippatsu pays its chip. A value that was said
 * another way gives way to the list. */
void tenbo_entry_yaku_press (TenboEntryModel *self,
                             TbYaku           yaku);

/* Whether the hand can be open: it is closed after a riichi; and whether it is. */
bool tenbo_entry_yaku_asks_open (const TenboEntryModel *self);
bool tenbo_entry_yaku_is_open (const TenboEntryModel *self,
                               TbPlayer               player);
void tenbo_entry_yaku_set_open (TenboEntryModel *self,
                                bool             open);

/* Dora of all kinds together; none count beside a yakuman. */
bool    tenbo_entry_yaku_asks_dora (const TenboEntryModel *self);
int32_t tenbo_entry_yaku_get_dora (const TenboEntryModel *self);
void    tenbo_entry_yaku_set_dora (TenboEntryModel *self,
                                   int32_t          dora);

/* Lists the fu that the hand can have, where they matter; none where they do not. Returns the
 * count. @out holds TB_N_FU_TOTALS. */
int tenbo_entry_yaku_list_fu (const TenboEntryModel *self,
                              TbPlayer               player,
                              TenboEntryFu          *out);

/* The fu of the list: what was chosen, or the only ones the hand can have; 0: none. */
int32_t tenbo_entry_yaku_get_fu (const TenboEntryModel *self,
                                 TbPlayer               player);
void    tenbo_entry_yaku_set_fu (TenboEntryModel *self,
                                 int32_t          fu);

/* Empties the list. */
void tenbo_entry_yaku_clear (TenboEntryModel *self);

/* Whether the value of @player's hand is a list of yaku, maybe of none; a list of yakuman is a
 * value of its own. */
bool tenbo_entry_yaku_is_listed (const TenboEntryModel *self,
                                 TbPlayer               player);

/* Whether nothing is missing in the list of @player's hand. */
bool tenbo_entry_yaku_is_complete (const TenboEntryModel *self,
                                   TbPlayer               player);

/* The list of @player's hand with what is given, and the fu of the hand; 0: none, or not known. */
void tenbo_entry_yaku_complete (const TenboEntryModel *self,
                                TbPlayer               player,
                                TbValueEntry          *out);

/* What the hand comes to, however its value was said, as far as it can be told: without fu only
 * `han` of @out is set, and without yaku nothing. */
TenboEntryYakuNeed tenbo_entry_yaku_get_sum (const TenboEntryModel *self,
                                             TbValue               *out);

/* What the hand of `current` comes to, in two short lines: "4 han 30 fu" and what it pays, "7,700",
 * or what is missing. Transfer full. */
void tenbo_entry_yaku_format_sum (const TenboEntryModel *self,
                                  char                 **sum,
                                  char                 **amount);
