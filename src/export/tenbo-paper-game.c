/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper-sheets.h"

#include "tenbo-applied-rules.h"
#include "tenbo-bidi.h"
#include "tenbo-explain.h"
#include "tenbo-free-text.h"
#include "tenbo-game-result.h"
#include "tenbo-period.h"
#include "tenbo-settlement-words.h"

#include <glib/gi18n-lib.h>

#define NOTHING     "\u2013"
#define SEPARATOR   " \u00b7 "
#define WORD_JOINER "\u2060"

#define GRAPH_HEIGHT 170.0

typedef struct
{
  TenboPaper       *paper; /* owned by the caller */
  TenboGameResult  *game;  /* borrowed */
  TenboWordsGame   *words; /* of the game */
  TenboAppliedRules applied;
} Sheet;

static const TbHandResult *
get_result (Sheet *self,
            guint  index)
{
  return &g_array_index (self->game->hands, TbHandResult, index);
}

static const TenboRecordHand *
get_hand (Sheet *self,
          guint  index)
{
  return g_ptr_array_index (self->game->record->hands, index);
}

/* --- Result --- */

static void
add_settlement (Sheet              *self,
                const TbSettlement *settlement)
{
  const TbRules  *rules = self->words->rules;
  TenboResultItem items[TENBO_N_RESULT_ITEMS];
  guint           n_items = tenbo_result_items_list (rules, settlement, items);
  TbPlayer        order[TB_MAX_PLAYERS];

  tenbo_paper_begin_table (self->paper);
  tenbo_paper_add_column (self->paper, TENBO_PAPER_TEXT, C_ ("column", "Rank"));
  tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, _ ("Player"));
  for (guint i = 0; i < n_items; i++)
    tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER,
                            tenbo_result_item_get_name (items[i], rules));

  tenbo_result_items_sort_players (settlement, rules->players, order);
  for (int i = 0; i < rules->players; i++)
    {
      const TbFinal *final = &settlement->players[order[i]];

      tenbo_paper_take_cell (self->paper, g_strdup (tenbo_words_rank (final->rank)));
      tenbo_paper_take_cell (self->paper, g_strdup (self->words->names[order[i]]));
      for (guint j = 0; j < n_items; j++)
        tenbo_paper_take_cell (self->paper,
                               tenbo_result_item_describe (items[j], rules, final));
      tenbo_paper_end_row (self->paper, final->rank == 1);
    }
}

/* Adds the scores of a running game, in turn order. */
static void
add_scores (Sheet *self)
{
  const TbTable *table = &self->game->table;

  tenbo_paper_begin_table (self->paper);
  tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, _ ("Player"));
  /* Translators: score at the table, without uma */
  tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER, _ ("Points"));
  for (int player = 0; player < self->words->rules->players; player++)
    {
      tenbo_paper_take_cell (self->paper, g_strdup (self->words->names[player]));
      tenbo_paper_take_cell (self->paper, tenbo_words_points (table->scores[player], FALSE));
      tenbo_paper_end_row (self->paper, FALSE);
    }
}

static void
add_result (Sheet *self)
{
  const TbTable   *table = &self->game->table;
  g_autofree char *next = tenbo_describe_next (self->words, &table->end, &table->next);
  TbSettlement     settlement;

  tenbo_paper_add_heading (self->paper, _ ("Result"));
  if (table->end.reason == TB_END_NONE)
    add_scores (self);
  else
    {
      tb_table_settle (table, &settlement);
      add_settlement (self, &settlement);
      tenbo_applied_rules_add_settlement (&self->applied, self->words->rules, &settlement);
    }
  tenbo_paper_add_paragraph (self->paper, next, TRUE);
}

/* --- Graph --- */

static void
add_graph (Sheet *self)
{
  g_autoptr (TenboChart) chart = tenbo_game_result_create_chart (self->game);

  tenbo_paper_add_heading (self->paper, chart->title);
  tenbo_paper_add_chart (self->paper, chart, GRAPH_HEIGHT);
}

/* --- Hands --- */

/* Adds a row for chips or prizes of a hand, which are not part of the scores. */
static void
add_beside_row (Sheet         *self,
                const char    *title,
                const int32_t *points)
{
  int n_players = self->words->rules->players;
  int first = 0;

  while (first < n_players && points[first] == 0)
    first++;
  if (first == n_players)
    return;

  tenbo_paper_take_cell (self->paper, NULL);
  tenbo_paper_take_cell (self->paper, g_strdup (title));
  for (int player = 0; player < n_players; player++)
    tenbo_paper_take_cell (self->paper, points[player] != 0
                                          ? tenbo_words_points (points[player], TRUE)
                                          : g_strdup (NOTHING));
  tenbo_paper_end_row (self->paper, FALSE);
}

static void
add_hand_row (Sheet *self,
              guint  index)
{
  const TbHandResult *result = get_result (self, index);
  g_auto (GStrv) sentences =
    tenbo_describe_for_sheet (self->words, &get_hand (self, index)->event, result);
  GString *text = g_string_new_take (g_strjoinv ("\n", sentences));

  /* Word joiners prevent line breaks in text that is wrapped by counting characters. In a PDF, they
   * would only prevent search matches. */
  g_string_replace (text, WORD_JOINER, "", 0);
  tenbo_paper_take_cell (self->paper, tenbo_words_next (&result->hand));
  tenbo_paper_take_cell (self->paper, g_string_free_and_steal (text));
  for (int player = 0; player < self->words->rules->players; player++)
    {
      int32_t          delta = result->deltas[player];
      g_autofree char *moved = delta != 0 ? tenbo_words_points (delta, TRUE) : g_strdup (NOTHING);
      g_autofree char *after = tenbo_words_points (result->scores[player], FALSE);

      tenbo_paper_take_cell (self->paper, g_strdup_printf ("%s\n%s", moved, after));
    }
  if (tb_rules_has_foul_to (self->words->rules, TB_FOUL_TO_PENALTY_POT))
    tenbo_paper_take_cell (self->paper, tenbo_words_points (result->penalty_pot, FALSE));

  tenbo_paper_end_row (self->paper, FALSE);
  add_beside_row (self, _ ("Chips"), result->chips);
  add_beside_row (self, _ ("Prizes"), result->prizes);
}

static void
add_hands (Sheet *self)
{
  tenbo_paper_add_heading (self->paper, _ ("Hands"));
  tenbo_paper_begin_table (self->paper);
  tenbo_paper_add_column (self->paper, TENBO_PAPER_TEXT, _ ("Hand"));
  tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, C_ ("column", "Event"));
  for (int player = 0; player < self->words->rules->players; player++)
    tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER, self->words->names[player]);
  if (tb_rules_has_foul_to (self->words->rules, TB_FOUL_TO_PENALTY_POT))
    tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER, _ ("Penalties"));

  for (guint i = 0; i < self->game->hands->len; i++)
    add_hand_row (self, i);
}

/* --- Notes --- */

static void
add_notes (Sheet *self)
{
  gboolean any = self->game->record->note != NULL;

  for (guint i = 0; i < self->game->hands->len; i++)
    any |= get_hand (self, i)->note != NULL;
  if (!any)
    return;

  tenbo_paper_add_heading (self->paper, C_ ("that somebody wrote", "Notes"));
  if (self->game->record->note != NULL)
    tenbo_paper_add_paragraph (self->paper, self->game->record->note, FALSE);
  for (guint i = 0; i < self->game->hands->len; i++)
    {
      const char      *note = get_hand (self, i)->note;
      g_autofree char *hand = tenbo_words_next (&get_result (self, i)->hand);
      g_autofree char *text = NULL;

      if (note == NULL)
        continue;
      /* Translators: a hand and its note: "East 3, 1 honba: a lucky tile". */
      text = g_strdup_printf (_ ("%s: %s"), hand, note);
      tenbo_paper_add_paragraph (self->paper, text, FALSE);
    }
}

/* --- Payments --- */

/* Adds the lines of @ledger, a ledger of the hand @index. The same explanation is not repeated. */
static void
add_ledger_rows (Sheet          *self,
                 guint           index,
                 const TbLedger *ledger)
{
  const TbEvent   *event = &get_hand (self, index)->event;
  g_autofree char *last = NULL;

  for (int i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];
      g_autofree char    *why = tenbo_explain_line (self->words, event, get_result (self, index),
                                                    line);
      g_autofree char    *reason = tenbo_describe_reason (line);
      gboolean            is_new = why != NULL && g_strcmp0 (why, last) != 0;

      tenbo_paper_take_cell (self->paper,
                             tenbo_bidi_dup_flow (tenbo_describe_account (self->words, line->from),
                                                  tenbo_describe_account (self->words, line->to)));
      tenbo_paper_take_cell (self->paper, tenbo_words_points (line->points, FALSE));
      tenbo_paper_take_cell (self->paper, g_strdup (is_new ? why : reason));
      tenbo_paper_take_cell (self->paper, line->field != TB_FIELD_NONE
                                            ? g_strdup (tenbo_words_field (line->field))
                                            : NULL);
      tenbo_paper_end_row (self->paper, FALSE);
      g_set_str (&last, why);
    }
  tenbo_applied_rules_add_ledger (&self->applied, ledger);
}

/* Adds the next hand and the fact that decided its dealer. */
static void
add_next_row (Sheet *self,
              guint  index)
{
  const TbHandResult *result = get_result (self, index);
  const TbEvent      *event = &get_hand (self, index)->event;
  g_auto (GStrv) reasons = tenbo_explain_next (self->words, event, result);
  g_autofree char *next = NULL;

  if (reasons == NULL)
    return;

  next = tenbo_describe_next (self->words, &result->end, &result->next);
  tenbo_paper_take_cell (self->paper, NULL);
  tenbo_paper_take_cell (self->paper, NULL);
  tenbo_paper_take_cell (self->paper, g_strdup_printf ("%s\n%s", next, reasons[0]));
  tenbo_paper_end_row (self->paper, FALSE);
}

static void
add_payments (Sheet *self)
{
  tenbo_paper_add_heading (self->paper, _ ("Payments and their rules"));
  tenbo_paper_begin_table (self->paper);
  tenbo_paper_add_column (self->paper, TENBO_PAPER_TEXT, C_ ("column", "Payment"));
  tenbo_paper_add_column (self->paper, TENBO_PAPER_NUMBER, C_ ("of a payment", "Points"));
  tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, C_ ("column", "Reason"));
  tenbo_paper_add_column (self->paper, TENBO_PAPER_TEXT, C_ ("column", "Rule"));
  for (guint i = 0; i < self->game->hands->len; i++)
    {
      const TbHandResult *result = get_result (self, i);

      tenbo_paper_take_cell (self->paper, tenbo_words_next (&result->hand));
      tenbo_paper_end_row (self->paper, TRUE);
      add_ledger_rows (self, i, &result->ledger);
      add_ledger_rows (self, i, &result->chip_ledger);
      add_next_row (self, i);
    }
}

/* Adds the rules behind all payments and the end, with the interpretations of the ruleset. */
static void
add_rules (Sheet *self)
{
  const TbRules *rules = self->words->rules;

  tenbo_applied_rules_add_end (&self->applied, &self->game->table);
  tenbo_paper_add_heading (self->paper, _ ("Rules that applied"));
  tenbo_paper_begin_table (self->paper);
  tenbo_paper_add_column (self->paper, TENBO_PAPER_TEXT, NULL);
  tenbo_paper_add_column (self->paper, TENBO_PAPER_FILL, NULL);
  for (int field = 0; field < TB_N_FIELDS; field++)
    {
      g_auto (GStrv) notes = NULL;

      if (!tenbo_applied_rules_has (&self->applied, rules, (TbField) field))
        continue;

      tenbo_paper_take_cell (self->paper, g_strdup (tenbo_words_field ((TbField) field)));
      tenbo_paper_take_cell (self->paper, tenbo_words_field_value (rules, (TbField) field));
      tenbo_paper_end_row (self->paper, FALSE);
      notes = tenbo_ruleset_dup_notes (self->game->record->ruleset, (TbField) field);
      for (char **note = notes; *note != NULL; note++)
        {
          tenbo_paper_take_cell (self->paper, NULL);
          tenbo_paper_take_cell (self->paper, g_strdup (*note));
          tenbo_paper_end_row (self->paper, FALSE);
        }
    }
}

/* --- Sheets --- */

/* Begins a sheet with @title, the date, the venue and the ruleset. */
static void
begin (Sheet         *self,
       TenboPaperSize size,
       const char    *title)
{
  const TenboRecord *record = self->game->record;
  g_autofree char   *started = tenbo_describe_record_time (record->started);
  g_autoptr (GString) head =
    g_string_new (tenbo_free_text_isolate (tenbo_ruleset_get_name (record->ruleset)));

  self->words->keeps_together = TRUE;
  self->paper = tenbo_paper_new (size, record->title != NULL ? record->title : title);
  tenbo_paper_set_date (self->paper, record->ended != NULL ? record->ended : record->started);
  if (record->venue != NULL)
    g_string_prepend (g_string_prepend (head, SEPARATOR), tenbo_free_text_isolate (record->venue));
  if (started != NULL)
    g_string_prepend (g_string_prepend (head, SEPARATOR), started);
  tenbo_paper_add_paragraph (self->paper, head->str, TRUE);
  if (record->is_void)
    tenbo_paper_add_paragraph (self->paper, _ ("This game is void."), FALSE);
}

TenboPaper *
tenbo_paper_new_for_game (const TenboRecord  *record,
                          gboolean            explained,
                          TenboPaperSize      size,
                          TenboRecordProblem *problem)
{
  g_autoptr (TenboGameResult) game = tenbo_game_result_new (record, problem);
  Sheet sheet = { .game = game };

  if (game == NULL)
    return NULL;

  sheet.words = &game->words;
  begin (&sheet, size, explained ? _ ("Payments") : _ ("Score Sheet"));
  if (explained)
    add_payments (&sheet);
  add_result (&sheet);
  if (explained)
    {
      add_rules (&sheet);
      return sheet.paper;
    }

  if (game->hands->len > 0)
    {
      add_graph (&sheet);
      add_hands (&sheet);
    }
  add_notes (&sheet);

  return sheet.paper;
}
