/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper-sheets.h"

#include "tenbo-charts.h"
#include "tenbo-describe.h"
#include "tenbo-free-text.h"
#include "tenbo-period.h"
#include "tenbo-settlement-words.h"

#include <glib/gi18n-lib.h>

#define NOTHING     "\u2013"
#define SEPARATOR   " \u00b7 "
#define WORD_JOINER "\u2060"

#define GRAPH_HEIGHT 170.0

/* The hand, what happened, the players, the penalty pot. */
#define MAX_HAND_COLUMNS (2 + TB_MAX_PLAYERS + 1)

typedef struct
{
  TenboPaper        *paper; /* borrowed */
  const TenboRecord *record;
  TenboWordsGame     words;
  GArray            *results; /* of TbHandResult; owned */
  TbTable            table;   /* after the last hand */
} Sheet;

static void
hand_played_cb (const TbTable      *table,
                const TbHandResult *result,
                guint               index,
                gpointer            user_data)
{
  g_array_append_vals (user_data, result, 1);
}

static const TbHandResult *
get_result (Sheet *self,
            guint  index)
{
  return &g_array_index (self->results, TbHandResult, index);
}

static const TenboRecordHand *
get_hand (Sheet *self,
          guint  index)
{
  return g_ptr_array_index (self->record->hands, index);
}

/* --- Head --- */

static void
add_head (Sheet *self)
{
  g_autofree char *started = tenbo_describe_record_time (self->record->started);
  g_autoptr (GString) text = g_string_new (
    tenbo_free_text_isolate (tenbo_ruleset_get_name (self->record->ruleset)));

  if (self->record->place != NULL)
    {
      g_string_prepend (text, SEPARATOR);
      g_string_prepend (text, tenbo_free_text_isolate (self->record->place));
    }
  if (started != NULL)
    {
      g_string_prepend (text, SEPARATOR);
      g_string_prepend (text, started);
    }
  tenbo_paper_add_paragraph (self->paper, text->str, TRUE);
  if (self->record->is_void)
    tenbo_paper_add_paragraph (self->paper, _ ("This game is not counted."), FALSE);
}

/* --- Result --- */

static void
add_result_row (Sheet                   *self,
                const TbFinal           *final,
                const char              *name,
                const TenboResultFigure *figures,
                guint                    n_figures)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, g_strdup (tenbo_words_rank (final->rank)));
  g_ptr_array_add (cells, g_strdup (name));
  for (guint i = 0; i < n_figures; i++)
    g_ptr_array_add (cells, tenbo_result_figure_describe (figures[i], self->words.rules, final));
  tenbo_paper_add_row (self->paper, (const char *const *) cells->pdata, final->rank == 1);
}

static void
add_settlement (Sheet              *self,
                const TbSettlement *settlement)
{
  const TbRules    *rules = self->words.rules;
  TenboResultFigure figures[TENBO_N_RESULT_FIGURES];
  guint             n_figures = tenbo_result_figures_list (rules, settlement, figures);
  TbPlayer          order[TB_MAX_PLAYERS];
  TenboPaperColumn  columns[2 + TENBO_N_RESULT_FIGURES] = { TENBO_PAPER_TEXT, TENBO_PAPER_FILL };
  const char       *headings[2 + TENBO_N_RESULT_FIGURES] = { _ ("Place"), _ ("Player") };

  for (guint i = 0; i < n_figures; i++)
    {
      columns[2 + i] = TENBO_PAPER_NUMBER;
      headings[2 + i] = tenbo_result_figure_get_name (figures[i], rules);
    }
  tenbo_paper_add_table (self->paper, columns, headings, 2 + n_figures);
  tenbo_result_figures_sort_players (settlement, rules->players, order);
  for (int i = 0; i < rules->players; i++)
    add_result_row (self, &settlement->players[order[i]], self->words.names[order[i]], figures,
                    n_figures);
}

/* The scores of a game that runs, in turn order. */
static void
add_scores (Sheet *self)
{
  const TenboPaperColumn columns[] = { TENBO_PAPER_FILL, TENBO_PAPER_NUMBER };
  const char *const      headings[] = { _ ("Player"), _ ("Points") };

  tenbo_paper_add_table (self->paper, columns, headings, G_N_ELEMENTS (columns));
  for (int player = 0; player < self->words.rules->players; player++)
    {
      g_autofree char  *points = tenbo_words_points (self->table.scores[player], FALSE);
      const char *const cells[] = { self->words.names[player], points };

      tenbo_paper_add_row (self->paper, cells, FALSE);
    }
}

static void
add_result (Sheet *self)
{
  g_autofree char *next = tenbo_describe_next (&self->words, &self->table.end, &self->table.next);
  TbSettlement     settlement;

  tenbo_paper_add_heading (self->paper, _ ("Result"));
  if (self->table.end.reason == TB_END_NONE)
    add_scores (self);
  else
    {
      tb_table_settle (&self->table, &settlement);
      add_settlement (self, &settlement);
    }
  tenbo_paper_add_paragraph (self->paper, next, TRUE);
}

/* --- Graph --- */

static void
add_graph (Sheet *self)
{
  g_autofree const TbHandResult **hands = g_new0 (const TbHandResult *, self->results->len);
  g_autoptr (TenboChart) chart = NULL;

  for (guint i = 0; i < self->results->len; i++)
    hands[i] = get_result (self, i);
  chart = tenbo_game_chart_new (self->words.rules, self->words.names, self->record->places, hands,
                                self->results->len);
  tenbo_paper_add_heading (self->paper, tenbo_chart_get_title (chart));
  tenbo_paper_add_chart (self->paper, chart, GRAPH_HEIGHT);
}

/* --- Hands --- */

/* The sentences are made for lines that are broken by counting characters; here the characters
 * that hold words together would only be in the way of who searches the text. */
static char *
describe_hand (Sheet *self,
               guint  index)
{
  g_auto (GStrv) sentences = tenbo_describe_for_sheet (&self->words,
                                                       &get_hand (self, index)->event,
                                                       get_result (self, index));
  g_autofree char *text = g_strjoinv ("\n", sentences);
  g_auto (GStrv) parts = g_strsplit (text, WORD_JOINER, -1);

  return g_strjoinv (NULL, parts);
}

/* What moved, and below it what that made. */
static char *
describe_move (int32_t delta,
               int32_t score)
{
  g_autofree char *moved = delta != 0 ? tenbo_words_points (delta, TRUE) : g_strdup (NOTHING);
  g_autofree char *after = tenbo_words_points (score, FALSE);

  return g_strdup_printf ("%s\n%s", moved, after);
}

/* Chips or prizes of a hand, which are no part of the scores: a row of their own below it. */
static void
add_beside_row (Sheet         *self,
                const char    *title,
                const int32_t *points)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  gboolean any = FALSE;

  g_ptr_array_add (cells, NULL);
  g_ptr_array_add (cells, g_strdup (title));
  for (int player = 0; player < self->words.rules->players; player++)
    {
      any |= points[player] != 0;
      g_ptr_array_add (cells, points[player] != 0 ? tenbo_words_points (points[player], TRUE)
                                                  : g_strdup (NOTHING));
    }
  g_ptr_array_add (cells, NULL);
  if (any)
    tenbo_paper_add_row (self->paper, (const char *const *) cells->pdata, FALSE);
}

static void
add_hand_row (Sheet *self,
              guint  index)
{
  const TbHandResult *result = get_result (self, index);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, tenbo_words_next (&result->hand));
  g_ptr_array_add (cells, describe_hand (self, index));
  for (int player = 0; player < self->words.rules->players; player++)
    g_ptr_array_add (cells, describe_move (result->deltas[player], result->scores[player]));
  g_ptr_array_add (cells, tenbo_words_points (result->penalty_pot, FALSE));

  tenbo_paper_add_row (self->paper, (const char *const *) cells->pdata, FALSE);
  add_beside_row (self, _ ("Chips"), result->chips);
  add_beside_row (self, _ ("Prizes"), result->prizes);
}

static void
add_hands (Sheet *self)
{
  TenboPaperColumn columns[MAX_HAND_COLUMNS] = { TENBO_PAPER_TEXT, TENBO_PAPER_FILL };
  const char      *headings[MAX_HAND_COLUMNS] = { _ ("Hand"), _ ("What happened") };
  guint            n_columns = 2;

  for (int player = 0; player < self->words.rules->players; player++)
    {
      columns[n_columns] = TENBO_PAPER_NUMBER;
      headings[n_columns++] = self->words.names[player];
    }
  if (tb_rules_has_foul_to (self->words.rules, TB_FOUL_TO_PENALTY_POT))
    {
      columns[n_columns] = TENBO_PAPER_NUMBER;
      headings[n_columns++] = _ ("Penalties");
    }

  tenbo_paper_add_heading (self->paper, _ ("Hands"));
  tenbo_paper_add_table (self->paper, columns, headings, n_columns);
  for (guint i = 0; i < self->results->len; i++)
    add_hand_row (self, i);
}

/* --- Notes --- */

static gboolean
has_notes (Sheet *self)
{
  for (guint i = 0; i < self->results->len; i++)
    if (get_hand (self, i)->note != NULL)
      return TRUE;

  return self->record->note != NULL;
}

static void
add_notes (Sheet *self)
{
  if (!has_notes (self))
    return;

  tenbo_paper_add_heading (self->paper, C_ ("that somebody wrote", "Notes"));
  if (self->record->note != NULL)
    tenbo_paper_add_paragraph (self->paper, self->record->note, FALSE);
  for (guint i = 0; i < self->results->len; i++)
    {
      const char      *note = get_hand (self, i)->note;
      g_autofree char *hand = tenbo_words_next (&get_result (self, i)->hand);
      g_autofree char *text = NULL;

      if (note == NULL)
        continue;
      /* Translators: a hand and what somebody wrote of it: "East 3, 1 honba: a lucky tile". */
      text = g_strdup_printf (_ ("%s: %s"), hand, note);
      tenbo_paper_add_paragraph (self->paper, text, FALSE);
    }
}

TenboPaper *
tenbo_paper_new_for_game (const TenboRecord  *record,
                          TenboPaperSize      size,
                          TenboRecordProblem *problem)
{
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (TbHandResult));
  g_autoptr (TenboPaper) paper = NULL;
  Sheet sheet = { .record = record, .results = results };

  if (!tenbo_record_play (record, TENBO_RECORD_PLAY_RECORDED, &sheet.table, hand_played_cb, results,
                          problem))
    return NULL;

  tenbo_words_game_init (&sheet.words, tenbo_ruleset_get_rules (record->ruleset),
                         (const char *const *) record->names);
  sheet.words.keeps_together = TRUE;
  paper = tenbo_paper_new (size, record->title != NULL ? record->title : _ ("Score Sheet"));
  sheet.paper = paper;
  tenbo_paper_set_date (paper, record->ended != NULL ? record->ended : record->started);
  add_head (&sheet);
  add_result (&sheet);
  if (results->len > 0)
    {
      add_graph (&sheet);
      add_hands (&sheet);
    }
  add_notes (&sheet);

  return g_steal_pointer (&paper);
}
