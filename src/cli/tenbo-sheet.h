/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-settlement.h"
#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* The score sheet of a game as text for people. */
typedef struct _TenboSheet TenboSheet;

/* @names: one for each player of @ruleset; copied, made printable, cut to a bearable length. */
TenboSheet *tenbo_sheet_new (TenboRuleset      *ruleset,
                             const char *const *names);
void        tenbo_sheet_free (TenboSheet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSheet, tenbo_sheet_free)

/* Adds a line of text above the table; an empty or NULL @line is left out. */
void tenbo_sheet_add_heading (TenboSheet *self,
                              const char *line);

/* Adds a hand that was played. @event and @note are borrowed and outlive the sheet, @result is
 * copied; @note may be NULL. */
void tenbo_sheet_add_hand (TenboSheet         *self,
                           const TbEvent      *event,
                           const TbHandResult *result,
                           const char         *note);

/* Writes headings and hands; with @explain every movement of points below its hand, with the
 * field of the ruleset that it comes from. */
void tenbo_sheet_print_hands (TenboSheet *self,
                              gboolean    explain,
                              GString    *out);

/* Writes what comes after the hands: the end and the settlement, or the hand to play; with
 * @explain the settlement's movements and the sentences of all fields that were named. */
void tenbo_sheet_print_outcome (TenboSheet    *self,
                                const TbTable *table,
                                gboolean       explain,
                                GString       *out);

/* Writes what each player needs for a better place in the hand to play; nothing of a game that is
 * over. */
void tenbo_sheet_print_needs (TenboSheet    *self,
                              const TbTable *table,
                              GString       *out);

G_END_DECLS
