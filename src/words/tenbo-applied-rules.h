/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-settlement.h"
#include "tb-table.h"

#include <glib.h>

G_BEGIN_DECLS

/* The rules that moved the points of a game and ended it. Initialize with zeros. */
typedef struct
{
  gboolean fields[TB_N_FIELDS];
} TenboAppliedRules;

/* Adds the rules that the lines of @ledger name. */
void tenbo_applied_rules_add_ledger (TenboAppliedRules *self,
                                     const TbLedger    *ledger);

/* Adds the rules of the settlement @settlement of a game under @rules. */
void tenbo_applied_rules_add_settlement (TenboAppliedRules  *self,
                                         const TbRules      *rules,
                                         const TbSettlement *settlement);

/* Adds the rules that ended the game of @table, or made it continue after its regular hands. */
void tenbo_applied_rules_add_end (TenboAppliedRules *self,
                                  const TbTable     *table);

/* Whether @field was added and has an effect under @rules. */
gboolean tenbo_applied_rules_has (const TenboAppliedRules *self,
                                  const TbRules           *rules,
                                  TbField                  field);

G_END_DECLS
