/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-bidi.h"
#include "tenbo-config.h"
#include "tenbo-sheet-private.h"
#include "tenbo-sheet-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The cells of a sentence of the rules. */
#define RULE_WIDTH 56

/* "Ben → pot". Transfer full. */
static char *
describe_way (TenboSheet         *self,
              const TbLedgerLine *line)
{
  const char *const *names = tenbo_sheet_get_names (self);

  return tenbo_bidi_dup_flow (tenbo_sheet_describe_account (names, line->from),
                              tenbo_sheet_describe_account (names, line->to));
}

static void
add_ledger (TenboSheet     *self,
            TenboColumns   *columns,
            const TbLedger *ledger)
{
  for (int i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      tenbo_columns_add_row (columns);
      tenbo_columns_take (columns, 0, tenbo_words_points (line->points, FALSE));
      tenbo_columns_take (columns, 1, describe_way (self, line));
      tenbo_columns_set (columns, 2, tenbo_words_reason (line->reason));
      if (line->field != TB_FIELD_NONE)
        {
          tenbo_columns_set (columns, 3, tb_rule_fields[line->field].key);
          self->explained[line->field] = TRUE;
        }
    }
}

static TenboColumns *
new_ledger_columns (void)
{
  const TenboAlign alignments[] = {
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
    TENBO_ALIGN_START,
    TENBO_ALIGN_START,
  };

  return tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));
}

/* A line at the edge of the ledger's first column. */
static void
add_remark (TenboColumns *columns,
            const char   *text)
{
  g_autofree char *line = g_strconcat ("  ", text, NULL);

  tenbo_columns_add_line (columns, line);
}

static void
add_movements (TenboSheet           *self,
               TenboColumns         *columns,
               const TenboSheetHand *hand)
{
  g_autofree char *title = tenbo_words_next (&hand->result.hand);

  tenbo_columns_add_line (columns, "");
  tenbo_columns_add_line (columns, title);
  add_ledger (self, columns, &hand->result.ledger);
  if (hand->result.chip_ledger.n_lines > 0)
    add_remark (columns, _ ("Chips"));
  add_ledger (self, columns, &hand->result.chip_ledger);
  if (hand->result.ledger.n_lines + hand->result.chip_ledger.n_lines == 0)
    add_remark (columns, _ ("Nothing moved"));
}

void
tenbo_sheet_print_ledger (TenboSheet     *self,
                          const TbLedger *ledger,
                          GString        *out)
{
  g_autoptr (TenboColumns) columns = new_ledger_columns ();

  add_ledger (self, columns, ledger);
  tenbo_columns_print (columns, 2, out);
}

void
tenbo_sheet_print_movements (TenboSheet *self,
                             GString    *out)
{
  g_autoptr (TenboColumns) columns = new_ledger_columns ();

  g_string_append_printf (out, "\n%s\n", _ ("Why points moved"));
  for (guint i = 0; i < self->hands->len; i++)
    add_movements (self, columns, g_ptr_array_index (self->hands, i));
  tenbo_columns_print (columns, 2, out);
}

/* "Noten payments: 3,000 in all"; a list begins on a line of its own. */
static char *
describe_rule (TbField     field,
               const char *value)
{
  const char *name = tenbo_words_field (field);

  if (strchr (value, '\n') != NULL)
    /* Translators: a rule, and the list of what it is set to on the lines below. */
    return g_strdup_printf (_ ("%s:\n%s"), name, value);

  /* Translators: a rule and what it is set to: "Noten payments: 3,000 in all". */
  return g_strdup_printf (_ ("%s: %s"), name, value);
}

void
tenbo_sheet_print_rules (TenboSheet *self,
                         GString    *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  const TbRules   *rules = tenbo_ruleset_get_rules (self->ruleset);
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));

  for (int field = 0; field < TB_N_FIELDS; field++)
    {
      g_autofree char *value = NULL;
      g_autofree char *sentence = NULL;

      if (!self->explained[field] || !tenbo_words_field_applies (rules, (TbField) field))
        continue;
      value = tenbo_words_field_value (rules, (TbField) field);
      sentence = describe_rule ((TbField) field, value);
      tenbo_columns_add_row (columns);
      tenbo_columns_set (columns, 0, tb_rule_fields[field].key);
      tenbo_columns_add_wrapped (columns, 1, sentence, RULE_WIDTH);
    }
  if (tenbo_columns_get_n_rows (columns) == 0)
    return;
  g_string_append_printf (out, "\n%s\n", _ ("What the rules say"));
  tenbo_columns_print (columns, 2, out);
}
