/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-csv-tables.h"

static const char *const columns[] = {
  "game_id",
  "session_id",
  "started",
  "ended",
  "ruleset",
  "ruleset_name",
  "title",
  "place",
  "note",
  "void",
  "n_players",
  "n_hands",
  "end_reason",
  "player",
  "person_id",
  "name",
  "seat",
  "rank",
  "points",
  "base",
  "oka",
  "uma",
  "prizes",
  "chips",
  "total",
};

void
tenbo_csv_begin_games (TenboCsv *csv)
{
  g_return_if_fail (csv != NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (columns); i++)
    tenbo_csv_add_text (csv, columns[i]);
  tenbo_csv_end_row (csv);
}

static int
count_hands (const TenboRecord *record)
{
  int n_hands = 0;

  for (guint i = 0; i < record->hands->len; i++)
    {
      const TenboRecordHand *hand = record->hands->pdata[i];

      n_hands += tb_result_is_hand (hand->event.result) ? 1 : 0;
    }

  return n_hands;
}

/* What is said of the game in the row of each player. */
static void
add_game (TenboCsv          *csv,
          const TenboRecord *record,
          const TbTable     *table)
{
  tenbo_csv_add_text (csv, record->id);
  tenbo_csv_add_text (csv, record->session);
  tenbo_csv_add_text (csv, record->started);
  tenbo_csv_add_text (csv, record->ended);
  tenbo_csv_add_text (csv, tenbo_ruleset_get_id (record->ruleset));
  tenbo_csv_add_text (csv, tenbo_ruleset_get_name (record->ruleset));
  tenbo_csv_add_text (csv, record->title);
  tenbo_csv_add_text (csv, record->place);
  tenbo_csv_add_text (csv, record->note);
  tenbo_csv_add_int (csv, record->is_void ? 1 : 0);
  tenbo_csv_add_int (csv, table->rules->players);
  tenbo_csv_add_int (csv, count_hands (record));
  tenbo_csv_add_text (csv, tb_end_reason_id (table->end.reason));
}

static void
add_final (TenboCsv      *csv,
           const TbFinal *final)
{
  tenbo_csv_add_int (csv, final->rank);
  tenbo_csv_add_int (csv, final->points);
  tenbo_csv_add_int (csv, final->base);
  tenbo_csv_add_int (csv, final->oka);
  tenbo_csv_add_int (csv, final->uma);
  tenbo_csv_add_int (csv, final->prizes);
  tenbo_csv_add_int (csv, final->chips);
  tenbo_csv_add_int (csv, final->total);
}

/* A game that goes on has points and chips so far, and no result. */
static void
add_score (TenboCsv      *csv,
           const TbTable *table,
           int            player)
{
  tenbo_csv_add_empty (csv);
  tenbo_csv_add_int (csv, table->scores[player]);
  for (int i = 0; i < 4; i++)
    tenbo_csv_add_empty (csv);
  tenbo_csv_add_int (csv, table->chips[player]);
  tenbo_csv_add_empty (csv);
}

gboolean
tenbo_csv_add_game (TenboCsv           *csv,
                    const TenboRecord  *record,
                    TenboRecordProblem *problem)
{
  TbTable      table;
  TbSettlement settlement;
  gboolean     ended;

  g_return_val_if_fail (csv != NULL && record != NULL && problem != NULL, FALSE);

  if (!tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &table, NULL, NULL, problem))
    return FALSE;

  ended = table.end.reason != TB_END_NONE;
  if (ended)
    tb_table_settle (&table, &settlement);

  for (int player = 0; player < table.rules->players; player++)
    {
      add_game (csv, record, &table);
      tenbo_csv_add_int (csv, player);
      tenbo_csv_add_text (csv, record->people[player]);
      tenbo_csv_add_text (csv, record->names[player]);
      if (record->places[player] >= 0)
        tenbo_csv_add_int (csv, record->places[player]);
      else
        tenbo_csv_add_empty (csv);
      if (ended)
        add_final (csv, &settlement.players[player]);
      else
        add_score (csv, &table, player);
      tenbo_csv_end_row (csv);
    }

  return TRUE;
}
