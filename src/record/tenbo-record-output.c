/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-record-output.h"

#include "tenbo-json.h"

#define APPEND(out, literal) g_string_append_len (out, "" literal, sizeof literal - 1)

static const char *const accounts[TB_N_ACCOUNTS] = {
  [TB_ACCOUNT_PLAYER_0] = "0",
  [TB_ACCOUNT_PLAYER_1] = "1",
  [TB_ACCOUNT_PLAYER_2] = "2",
  [TB_ACCOUNT_PLAYER_3] = "3",
  [TB_ACCOUNT_POT] = "\"pot\"",
  [TB_ACCOUNT_PENALTY_POT] = "\"penalty_pot\"",
  [TB_ACCOUNT_NOBODY] = "\"nobody\"",
};

static void
append_numbers (GString       *out,
                const int32_t *numbers,
                int            n)
{
  g_string_append_c (out, '[');
  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        APPEND (out, ", ");
      tenbo_json_write_int (out, numbers[i]);
    }
  g_string_append_c (out, ']');
}

static void
append_round (GString       *out,
              const TbRound *round)
{
  static const char letters[] = "ESWN";

  g_string_append_c (out, '"');
  g_string_append_c (out, letters[round->wind]);
  if (round->extension)
    g_string_append_c (out, '+');
  g_string_append_c (out, (char) ('1' + round->number));
  g_string_append_c (out, '"');
}

/* Round, honba and dealer, without the braces. */
static void
append_next (GString      *out,
             const TbNext *next)
{
  APPEND (out, "\"round\": ");
  append_round (out, &next->round);
  APPEND (out, ", \"honba\": ");
  tenbo_json_write_int (out, next->honba);
  APPEND (out, ", \"dealer\": ");
  tenbo_json_write_int (out, next->dealer);
}

static void
append_line (GString            *out,
             const TbLedgerLine *line)
{
  APPEND (out, "{\"from\": ");
  g_string_append (out, accounts[line->from]);
  APPEND (out, ", \"to\": ");
  g_string_append (out, accounts[line->to]);
  APPEND (out, ", \"points\": ");
  tenbo_json_write_int (out, line->points);
  APPEND (out, ", \"reason\": \"");
  g_string_append (out, tb_reason_id (line->reason));
  if (line->field != TB_FIELD_NONE)
    {
      APPEND (out, "\", \"field\": \"");
      g_string_append (out, tb_rule_fields[line->field].key);
    }
  APPEND (out, "\"}");
}

static void
append_ledger (GString        *out,
               const TbLedger *ledger)
{
  g_string_append_c (out, '[');
  for (int i = 0; i < ledger->n_lines; i++)
    {
      if (i > 0)
        APPEND (out, ", ");
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
  APPEND (out, ", \"deltas\": ");
  append_numbers (out, result->deltas, players);
  APPEND (out, ", \"chips\": ");
  append_numbers (out, result->chips, players);
  APPEND (out, ", \"scores\": ");
  append_numbers (out, result->scores, players);
  APPEND (out, ", \"pot\": ");
  tenbo_json_write_int (out, result->pot);
  APPEND (out, ", \"penalty_pot\": ");
  tenbo_json_write_int (out, result->penalty_pot);
  APPEND (out, ", \"ledger\": ");
  append_ledger (out, &result->ledger);
  APPEND (out, ", \"chip_ledger\": ");
  append_ledger (out, &result->chip_ledger);
  if (result->end.reason == TB_END_NONE)
    {
      APPEND (out, ", \"next\": {");
      append_next (out, &result->next);
      APPEND (out, "}}");
    }
  else
    APPEND (out, ", \"next\": null}");
}

static void
append_end (GString     *out,
            const TbEnd *end)
{
  gboolean first = TRUE;

  APPEND (out, "\"end\": {\"reason\": \"");
  g_string_append (out, tb_end_reason_id (end->reason));
  APPEND (out, "\", \"players\": [");
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (end->players & TB_PLAYER_BIT (player))
      {
        if (!first)
          APPEND (out, ", ");
        first = FALSE;
        tenbo_json_write_int (out, player);
      }
  APPEND (out, "]}");
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
      APPEND (out, "\"end\": null, \"final\": null, \"settlement\": null");
      return;
    }

  append_end (out, &table->end);
  tb_table_settle (table, &settlement);
  APPEND (out, ", \"final\": [");
  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      if (player > 0)
        APPEND (out, ", ");
      append_final (out, player, &settlement.players[player]);
    }
  APPEND (out, "], \"settlement\": ");
  append_ledger (out, &settlement.ledger);
}
