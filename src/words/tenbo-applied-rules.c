/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-applied-rules.h"

#include "tenbo-words.h"

void
tenbo_applied_rules_add_ledger (TenboAppliedRules *self,
                                const TbLedger    *ledger)
{
  g_return_if_fail (self != NULL && ledger != NULL);

  for (int i = 0; i < ledger->n_lines; i++)
    if (ledger->lines[i].field != TB_FIELD_NONE)
      self->fields[ledger->lines[i].field] = TRUE;
}

void
tenbo_applied_rules_add_settlement (TenboAppliedRules  *self,
                                    const TbRules      *rules,
                                    const TbSettlement *settlement)
{
  g_return_if_fail (self != NULL && rules != NULL && settlement != NULL);

  tenbo_applied_rules_add_ledger (self, &settlement->ledger);
  if (rules->float_line != 0)
    self->fields[TB_FIELD_FLOATING_UMA] = TRUE;
}

void
tenbo_applied_rules_add_end (TenboAppliedRules *self,
                             const TbTable     *table)
{
  static const struct
  {
    TbField field;
    TbField beside;
  } fields[TB_N_ENDS] = {
    [TB_END_BUST] = { TB_FIELD_BUST, TB_FIELD_BUST_WHEN },
    [TB_END_CEILING] = { TB_FIELD_CEILING, TB_FIELD_CEILING_INCLUSIVE },
    [TB_END_DEALER_LEADS] = { TB_FIELD_LAST_DEALER, TB_FIELD_LAST_DEALER_STOPS_AFTER },
    [TB_END_ROUNDS] = { TB_FIELD_WINDS, TB_FIELD_EXTENSION },
    [TB_END_TARGET] = { TB_FIELD_EXTENSION, TB_FIELD_TARGET },
    [TB_END_DEALER_STOPS] = { TB_FIELD_LAST_DEALER_RANKS, TB_FIELD_LAST_DEALER_STOPS_AFTER },
  };
  TbEndReason reason;

  g_return_if_fail (self != NULL && table != NULL);

  reason = table->end.reason;
  if (reason == TB_END_NONE && tb_table_is_extension (table))
    reason = TB_END_TARGET;
  if (reason == TB_END_NONE || reason == TB_END_STOP)
    return;
  self->fields[fields[reason].field] = TRUE;
  self->fields[fields[reason].beside] = TRUE;
}

gboolean
tenbo_applied_rules_has (const TenboAppliedRules *self,
                         const TbRules           *rules,
                         TbField                  field)
{
  g_return_val_if_fail (self != NULL && rules != NULL && field < TB_N_FIELDS, FALSE);

  return self->fields[field] && tenbo_words_field_applies (rules, field);
}
