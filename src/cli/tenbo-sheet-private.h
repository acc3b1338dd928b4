/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-columns.h"
#include "tenbo-sheet.h"

G_BEGIN_DECLS

/* What the parts of the score sheet share: the table of hands (tenbo-sheet.c), why points moved
 * (tenbo-sheet-reasons.c), the end and the settlement (tenbo-sheet-outcome.c), what players need
 * (tenbo-sheet-needs.c). */

/* A hand and what it did. */
typedef struct
{
  const TbEvent *event; /* borrowed */
  const char    *note;  /* borrowed, or NULL */
  TbHandResult   result;
} TenboSheetHand;

struct _TenboSheet
{
  TenboRuleset *ruleset; /* owned */
  char         *names[TB_MAX_PLAYERS];
  char         *unbroken_names[TB_MAX_PLAYERS]; /* for sentences that are wrapped */
  GPtrArray    *headings;                       /* of char *; owned */
  GPtrArray    *hands;                          /* of TenboSheetHand; owned */
  gboolean      explained[TB_N_FIELDS];         /* the fields that lines printed so far named */
};

int                tenbo_sheet_get_n_players (TenboSheet *self);
const char *const *tenbo_sheet_get_names (TenboSheet *self);

/* Writes why points moved, hand by hand. */
void tenbo_sheet_print_movements (TenboSheet *self,
                                  GString    *out);

/* Writes the lines of @ledger, and keeps in mind the rules that they come from. */
void tenbo_sheet_print_ledger (TenboSheet     *self,
                               const TbLedger *ledger,
                               GString        *out);

/* Writes what the rules say that were kept in mind. */
void tenbo_sheet_print_rules (TenboSheet *self,
                              GString    *out);

G_END_DECLS
