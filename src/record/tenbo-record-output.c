/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-output.h"

#include "tenbo-json.h"

static const char *const accounts[TB_N_ACCOUNTS] = {
  [TB_ACCOUNT_PLAYER_0] = "0",
  [TB_ACCOUNT_PLAYER_1] = "1",
  [TB_ACCOUNT_PLAYER_2] = "2",
  [TB_ACCOUNT_PLAYER_3] = "3",
  [TB_ACCOUNT_POT] = "\"pot\"",
  [TB_ACCOUNT_PENALTY_POT] = "\"penalty_pot\"",
  [TB_ACCOUNT_NOBODY] = "\"nobody\"",
};

void
tenbo_record_output_numbers (const int32_t *numbers,
                             int            n,
                             GString       *out)
{
  g_string_append_c (out, '[');
  for (int i = 0; i < n; i++)
    {
      tenbo_json_begin_entry (out);
      tenbo_json_write_int (out, numbers[i]);
    }
  g_string_append_c (out, ']');
}

/* Appends "E1", "S4" or "E+1". */
static void
append_round (GString       *out,
              const TbRound *round)
{
  static const char letters[] = "ESWN";

  g_string_append_c (out, letters[round->wind]);
  if (round->extension)
    g_string_append_c (out, '+');
  g_string_append_c (out, (char) ('1' + round->number));
}

/* Appends round, honba and dealer without braces. */
static void
append_next (GString      *out,
             const TbNext *next)
{
  g_string_append (out, "\"round\": \"");
  append_round (out, &next->round);
  g_string_append (out, "\", \"honba\": ");
  tenbo_json_write_int (out, next->honba);
  tenbo_json_write_int_member (out, "dealer", next->dealer);
}

static void
append_line (GString            *out,
             const TbLedgerLine *line)
{
  g_string_append (out, "{\"from\": ");
  g_string_append (out, accounts[line->from]);
  tenbo_json_write_key (out, "to");
  g_string_append (out, accounts[line->to]);
  tenbo_json_write_int_member (out, "points", line->points);
  g_string_append (out, ", \"reason\": \"");
  g_string_append (out, tb_reason_id (line->reason));
  if (line->field != TB_FIELD_NONE)
    {
      g_string_append (out, "\", \"field\": \"");
      g_string_append (out, tb_rule_fields[line->field].key);
    }
  g_string_append (out, "\"}");
}

static void
append_ledger (GString        *out,
               const TbLedger *ledger)
{
  g_string_append_c (out, '[');
  for (int i = 0; i < ledger->n_lines; i++)
    {
      tenbo_json_begin_entry (out);
      append_line (out, &ledger->lines[i]);
    }
  g_string_append_c (out, ']');
}

void
tenbo_record_output_hand (const TbTable      *table,
                          const TbHandResult *result,
                          GString            *out)
{
  int players = table->rules->players;

  g_string_append_c (out, '{');
  append_next (out, &result->hand);
  tenbo_json_write_key (out, "deltas");
  tenbo_record_output_numbers (result->deltas, players, out);
  tenbo_json_write_key (out, "chips");
  tenbo_record_output_numbers (result->chips, players, out);
  tenbo_json_write_key (out, "scores");
  tenbo_record_output_numbers (result->scores, players, out);
  tenbo_json_write_int_member (out, "pot", result->pot);
  tenbo_json_write_int_member (out, "penalty_pot", result->penalty_pot);
  tenbo_json_write_key (out, "ledger");
  append_ledger (out, &result->ledger);
  tenbo_json_write_key (out, "chip_ledger");
  append_ledger (out, &result->chip_ledger);
  if (result->end.reason == TB_END_NONE)
    {
      g_string_append (out, ", \"next\": {");
      append_next (out, &result->next);
      g_string_append (out, "}}");
    }
  else
    g_string_append (out, ", \"next\": null}");
}

static void
append_end (GString     *out,
            const TbEnd *end)
{
  g_string_append (out, "\"end\": {\"reason\": \"");
  g_string_append (out, tb_end_reason_id (end->reason));
  g_string_append (out, "\", \"players\": [");
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (end->players & TB_PLAYER_BIT (player))
      {
        tenbo_json_begin_entry (out);
        tenbo_json_write_int (out, player);
      }
  g_string_append (out, "]}");
}

static void
append_final (GString       *out,
              TbPlayer       player,
              const TbFinal *final)
{
  g_string_append_printf (out,
                          "{\"player\": %d, \"rank\": %d, \"points\": %d, \"base\": %d, "
                          "\"oka\": %d, \"uma\": %d, \"prizes\": %d, \"chips\": %d, \"total\": %d}",
                          player, final->rank, final->points, final->base, final->oka, final->uma,
                          final->prizes, final->chips, final->total);
}

void
tenbo_record_output_end (const TbTable *table,
                         GString       *out)
{
  TbSettlement settlement;

  if (table->end.reason == TB_END_NONE)
    {
      g_string_append (out, "\"end\": null, \"final\": null, \"settlement\": null");
      return;
    }

  append_end (out, &table->end);
  tb_table_settle (table, &settlement);
  g_string_append (out, ", \"final\": [");
  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      tenbo_json_begin_entry (out);
      append_final (out, player, &settlement.players[player]);
    }
  g_string_append (out, "], \"settlement\": ");
  append_ledger (out, &settlement.ledger);
}
