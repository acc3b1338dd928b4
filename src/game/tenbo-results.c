/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-results.h"

#include "tenbo-counts.h"

G_STATIC_ASSERT ((int) TENBO_STORED_PLAYERS == (int) TB_MAX_PLAYERS);

void
tenbo_results_progress (const TbTable       *table,
                        guint                n_hands,
                        TenboStoredProgress *progress)
{
  *progress = (TenboStoredProgress) {
    .n_hands = (int) n_hands,
    .wind = (int) table->next.round.wind,
    .number = table->next.round.number,
    .extension = table->next.round.extension ? 1 : 0,
    .honba = table->next.honba,
    .dealer = table->next.dealer,
    .end_reason = (char *) tb_end_reason_id (table->end.reason),
  };

  for (int i = 0; i < table->rules->players; i++)
    progress->points[i] = table->scores[i];
}

void
tenbo_results_compute (const TenboLog     *log,
                       TenboStoredResults *out)
{
  TbSettlement settlement;

  *out = (TenboStoredResults) {
    .n_players = log->table.rules->players,
    .engine_revision = TB_ENGINE_REVISION,
    .counted_by = TENBO_COUNTS_REVISION,
  };
  tb_table_settle (&log->table, &settlement);

  for (TbPlayer player = 0; player < out->n_players; player++)
    {
      const TbFinal *final = &settlement.players[player];

      out->players[player] = (TenboStoredResult) {
        .rank = final->rank,
        .points = final->points,
        .base = final->base,
        .oka = final->oka,
        .uma = final->uma,
        .prizes = final->prizes,
        .chips = final->chips,
        .total = final->total,
      };
    }

  tenbo_counts_compute (log, out->players, out->yaku);
}

static void
add_note (GString   **notes,
          const char *note)
{
  if (note == NULL)
    return;

  if (*notes == NULL)
    *notes = g_string_new (note);
  else
    g_string_append_printf (*notes, "\n%s", note);
}

char *
tenbo_results_dup_notes (const TenboLog *log)
{
  GString *notes = NULL;

  for (guint i = 0; i < log->played->len; i++)
    {
      const TenboRecordHand *hand = &((const TenboPlayed *) log->played->pdata[i])->hand;

      add_note (&notes, hand->note);
      for (guint j = 0; hand->remarks != NULL && j < hand->remarks->len; j++)
        add_note (&notes, ((const TenboRecordRemark *) hand->remarks->pdata[j])->note);
    }

  return notes != NULL ? g_string_free_and_steal (notes) : NULL;
}

void
tenbo_results_effects (const TenboLog *log,
                       TenboEffects   *after)
{
  *after = (TenboEffects) { .notes = tenbo_results_dup_notes (log) };
  tenbo_results_progress (&log->table, tenbo_log_count_hands (log), &after->progress);
  if (log->table.end.reason != TB_END_NONE)
    tenbo_results_compute (log, &after->results);
}
