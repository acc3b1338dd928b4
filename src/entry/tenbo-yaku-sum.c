/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-yaku-sum.h"

#include "tenbo-entry-yaku.h"
#include "tenbo-words.h"
#include "tenbo-worth.h"

#include <glib/gi18n-lib.h>

static char *
format_payment (const TenboEntryModel *model,
                const TbValue         *value)
{
  const TbRules *rules = model->rules;
  TbWind         seat = tb_rules_seat (rules, model->dealer, model->current);
  gboolean       self_draw = model->kind == TENBO_ENTRY_WIN && model->tsumo;
  TbPayment      payment;

  tb_value_payment (rules, value, seat, self_draw, 0, &payment);

  return self_draw ? tenbo_words_tsumo (&payment) : tenbo_words_points (payment.ron, FALSE);
}

static char *
format_value (const TenboEntryModel *model)
{
  TbValueEntry entry;
  TenboWorth   worth;

  tenbo_entry_model_complete (model, model->current, &entry);
  tenbo_worth_init (&worth, model->rules, &entry);

  return tenbo_worth_dup_sum (&worth);
}

void
tenbo_yaku_sum_format (const TenboEntryModel *model,
                       char                 **sum,
                       char                 **amount)
{
  TbValue value;

  if (model->current == TB_NOBODY)
    {
      *sum = g_strdup (_ ("Who won?"));
      *amount = g_strdup ("");
      return;
    }

  switch (tenbo_entry_yaku_get_sum (model, &value))
    {
    case TENBO_ENTRY_YAKU_FINE:
      *sum = format_value (model);
      *amount = format_payment (model, &value);
      return;

    case TENBO_ENTRY_YAKU_NEEDS_FU:
      *sum = g_strdup_printf (ngettext ("%d han", "%d han", (gulong) value.han),
                              value.han);
      *amount = g_strdup (_ ("How many fu?"));
      return;

    case TENBO_ENTRY_YAKU_NEEDS_YAKU:
      *sum = g_strdup (_ ("Needs a yaku"));
      *amount = g_strdup (_ ("Dora alone do not win"));
      return;

    case TENBO_ENTRY_YAKU_NOTHING:
      break;
    }

  *sum = g_strdup (_ ("Which yaku?"));
  *amount = g_strdup (_ ("Press those of the hand"));
}
