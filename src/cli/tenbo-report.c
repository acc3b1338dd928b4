/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-report.h"

#include "tenbo-applied-rules.h"
#include "tenbo-bidi.h"
#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-describe.h"
#include "tenbo-explain.h"
#include "tenbo-game-result.h"
#include "tenbo-settlement-words.h"
#include "tenbo-words-needs.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* Widths in cells of a name, which is also enough for a score of six digits, and of the column of
 * events. Four players, or three and the penalty pot, fit into 80 cells; four and the penalty pot
 * fit with the narrow column. */
#define NAME_WIDTH         10
#define EVENT_WIDTH        31
#define NARROW_EVENT_WIDTH 24

/* Width of a sentence about rules, in cells. */
#define RULE_WIDTH 56

/* Width of the explanation of a payment */
#define EXPLANATION_WIDTH 66

typedef struct
{
  const TenboRecord *record;   /* borrowed */
  TenboWordsGame     game;     /* with names of at most NAME_WIDTH cells */
  TenboWordsGame     unbroken; /* the same for sentences that are wrapped */
  GArray            *results;  /* of TbHandResult, for each hand played */
  TbTable            table;    /* after the last hand */
  TenboAppliedRules  applied;
  GHashTable        *told; /* of char *: sentences that were printed and do not repeat */
  GString           *out;  /* borrowed */
} Report;

static const TbHandResult *
get_result (Report *self,
            guint   index)
{
  return &g_array_index (self->results, TbHandResult, index);
}

static TenboWordsHand
get_hand (Report *self,
          guint   index)
{
  const TenboRecordHand *hand = self->record->hands->pdata[index];

  return (TenboWordsHand) { .event = &hand->event, .result = get_result (self, index) };
}

/* --- The table of hands --- */

/* Columns of the table: the hand, the event, the players, and the penalty pot if the rules have
 * one. */
enum
{
  COLUMN_HAND,
  COLUMN_EVENT,
  COLUMN_PLAYERS,
  N_COLUMNS = COLUMN_PLAYERS + TB_MAX_PLAYERS + 1,
};

static gboolean
any_points (const int32_t *points,
            int            n_players)
{
  for (int i = 0; i < n_players; i++)
    if (points[i] != 0)
      return TRUE;

  return FALSE;
}

/* Sets one line of points of a hand, with its title. */
static void
set_items (Report        *self,
           TenboColumns  *columns,
           char          *title, /* owned by the table */
           const int32_t *points,
           gboolean       sign)
{
  tenbo_columns_take (columns, COLUMN_HAND, title);
  for (int i = 0; i < self->game.rules->players; i++)
    tenbo_columns_take (columns, COLUMN_PLAYERS + (guint) i, tenbo_words_points (points[i], sign));
}

/* Adds a row of a hand, with the line @row of its description if there is one. */
static void
add_hand_row (TenboColumns *columns,
              GPtrArray    *lines,
              guint         row)
{
  tenbo_columns_add_row (columns);
  if (row < lines->len)
    tenbo_columns_set (columns, COLUMN_EVENT, g_ptr_array_index (lines, row));
}

static guint
get_penalty_column (Report *self)
{
  return COLUMN_PLAYERS + (guint) self->game.rules->players;
}

/* Sets the content of the penalty pot in the last row; with @sign, its change. */
static void
set_penalty_pot (Report       *self,
                 TenboColumns *columns,
                 int32_t       points,
                 gboolean      sign)
{
  if (tb_rules_has_foul_to (self->game.rules, TB_FOUL_TO_PENALTY_POT))
    tenbo_columns_take (columns, get_penalty_column (self), tenbo_words_points (points, sign));
}

/* Returns the points that @ledger adds to the penalty pot. */
static int32_t
sum_penalties (const TbLedger *ledger)
{
  int32_t sum = 0;

  for (int i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      if (line->to == TB_ACCOUNT_PENALTY_POT)
        sum += line->points;
      else if (line->from == TB_ACCOUNT_PENALTY_POT)
        sum -= line->points;
    }

  return sum;
}

/* Adds the rows of a hand after a blank line: the points next to the description of the event. */
static void
add_hand_rows (Report             *self,
               TenboColumns       *columns,
               const TbHandResult *result,
               GPtrArray          *lines)
{
  int   n_players = self->game.rules->players;
  int   honba = result->hand.honba;
  guint row = 0;

  tenbo_columns_add_row (columns);

  add_hand_row (columns, lines, row++);
  set_items (self, columns, tenbo_words_round (&result->hand.round), result->deltas, TRUE);
  set_penalty_pot (self, columns, sum_penalties (&result->ledger), TRUE);
  add_hand_row (columns, lines, row++);
  set_items (self, columns, honba > 0 ? tenbo_words_n_honba (honba) : NULL, result->scores,
             FALSE);
  set_penalty_pot (self, columns, result->penalty_pot, FALSE);
  if (any_points (result->chips, n_players))
    {
      add_hand_row (columns, lines, row++);
      set_items (self, columns, g_strdup (_ ("Chips")), result->chips, TRUE);
    }
  if (any_points (result->prizes, n_players))
    {
      add_hand_row (columns, lines, row++);
      set_items (self, columns, g_strdup (_ ("Prizes")), result->prizes, TRUE);
    }

  while (row < lines->len)
    add_hand_row (columns, lines, row++);
}

static void
add_wrapped (GPtrArray  *lines,
             const char *text,
             guint       width)
{
  g_auto (GStrv) parts = tenbo_text_wrap (text, width);

  for (char **part = parts; *part != NULL; part++)
    g_ptr_array_add (lines, g_strdup (*part));
}

/* Returns the lines of the column of events. Transfer full. */
static GPtrArray *
describe_hand (Report *self,
               guint   index)
{
  const TenboRecordHand *hand = g_ptr_array_index (self->record->hands, index);
  GPtrArray             *lines = g_ptr_array_new_with_free_func (g_free);
  const TbRules         *rules = self->game.rules;
  gboolean               is_narrow = tb_rules_has_foul_to (rules, TB_FOUL_TO_PENALTY_POT) &&
                       rules->players == TB_MAX_PLAYERS;
  guint width = is_narrow ? NARROW_EVENT_WIDTH : EVENT_WIDTH;
  g_auto (GStrv) sentences = tenbo_describe_for_sheet (&self->unbroken, &hand->event,
                                                       get_result (self, index));

  for (char **sentence = sentences; *sentence != NULL; sentence++)
    add_wrapped (lines, *sentence, width);
  if (hand->note != NULL)
    {
      /* Translators: a note about a hand. */
      g_autofree char *note = g_strdup_printf (_ ("“%s”"), hand->note);

      add_wrapped (lines, note, width);
    }

  return lines;
}

static void
print_hands (Report *self)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("llrrrrr");

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, COLUMN_HAND, _ ("Hand"));
  tenbo_columns_set (columns, COLUMN_EVENT, C_ ("column", "Event"));
  for (int i = 0; i < self->game.rules->players; i++)
    tenbo_columns_set (columns, COLUMN_PLAYERS + (guint) i, self->game.names[i]);
  if (tb_rules_has_foul_to (self->game.rules, TB_FOUL_TO_PENALTY_POT))
    /* Translators: the column of the penalty pot, at most ten cells wide. */
    tenbo_columns_set (columns, get_penalty_column (self), _ ("Penalties"));

  for (guint i = 0; i < self->results->len; i++)
    {
      g_autoptr (GPtrArray) lines = describe_hand (self, i);

      add_hand_rows (self, columns, get_result (self, i), lines);
    }
  tenbo_columns_print (columns, 0, self->out);
}

/* --- Reasons of payments --- */

/* Points, payer and payee, reason, rule. */
#define LEDGER_ALIGNMENTS "rlll"

/* Adds @text below a line of the ledger. */
static void
add_explanation (TenboColumns *columns,
                 const char   *text)
{
  g_auto (GStrv) lines = tenbo_text_wrap (text, EXPLANATION_WIDTH);

  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *indented = g_strconcat ("           ", *line, NULL);

      tenbo_columns_add_line (columns, indented);
    }
}

/* Adds the lines of @ledger, which is of the hand @hand or, if @hand is NULL, of the settlement of
 * @ended, with their explanations unless these repeat, and collects the rules that they name. A
 * settlement repeats no sentence of its calculation. */
static void
add_ledger (Report               *self,
            TenboColumns         *columns,
            const TbLedger       *ledger,
            const TenboWordsHand *hand,
            const TenboEndedGame *ended)
{
  g_autofree char *last = NULL;

  for (int i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];
      g_autofree char    *text =
        hand != NULL ? tenbo_explain_line (&self->game, hand->event, hand->result, line)
                        : tenbo_describe_settlement_line (ended, line);

      tenbo_columns_take_row (
        columns, (char *[]) {
                   tenbo_words_points (line->points, FALSE),
                   tenbo_bidi_dup_flow (tenbo_describe_account (&self->game, line->from),
                                        tenbo_describe_account (&self->game, line->to)),
                   tenbo_describe_reason (line),
                   line->field != TB_FIELD_NONE
                     ? tenbo_text_printable (tenbo_words_field (line->field))
                     : NULL,
                 });
      if (text != NULL && g_strcmp0 (text, last) != 0 &&
          (hand != NULL || g_hash_table_add (self->told, g_strdup (text))))
        add_explanation (columns, text);
      g_set_str (&last, text);
    }
  tenbo_applied_rules_add_ledger (&self->applied, ledger);
}

/* Adds a line at the left edge of the ledger's first column. */
static void
add_remark (TenboColumns *columns,
            const char   *text)
{
  g_autofree char *line = g_strconcat ("  ", text, NULL);

  tenbo_columns_add_line (columns, line);
}

/* Adds the next hand and why it has its dealer and honba. Each rule is printed once. */
static void
add_next (Report               *self,
          TenboColumns         *columns,
          const TenboWordsHand *hand)
{
  g_autofree char *title = NULL;
  g_auto (GStrv) reasons = tenbo_explain_next (&self->game, hand->event, hand->result);

  if (reasons == NULL)
    return;

  title = tenbo_describe_next (&self->game, &hand->result->end, &hand->result->next);
  add_remark (columns, title);
  add_explanation (columns, reasons[0]);
  for (char **rule = reasons + 1; *rule != NULL; rule++)
    if (g_hash_table_add (self->told, g_strdup (*rule)))
      add_explanation (columns, *rule);
}

static void
print_movements (Report *self)
{
  g_autoptr (TenboColumns) columns = tenbo_columns_new (LEDGER_ALIGNMENTS);

  g_string_append_printf (self->out, "\n%s\n", _ ("Payments and their rules"));
  for (guint i = 0; i < self->results->len; i++)
    {
      TenboWordsHand      hand = get_hand (self, i);
      const TbHandResult *result = hand.result;
      g_autofree char    *title = tenbo_words_next (&result->hand);

      tenbo_columns_add_line (columns, "");
      tenbo_columns_add_line (columns, title);
      add_ledger (self, columns, &result->ledger, &hand, NULL);
      if (result->chip_ledger.n_lines > 0)
        add_remark (columns, _ ("Chips"));
      add_ledger (self, columns, &result->chip_ledger, &hand, NULL);
      if (result->ledger.n_lines + result->chip_ledger.n_lines == 0)
        add_remark (columns, _ ("No points moved"));
      add_next (self, columns, &hand);
    }
  tenbo_columns_print (columns, 2, self->out);
}

/* Prints the values of the collected rules, with the interpretations of the ruleset. */
static void
print_rules (Report *self)
{
  const TbRules *rules = self->game.rules;
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("ll");

  for (int field = 0; field < TB_N_FIELDS; field++)
    {
      g_autofree char *value = NULL;
      g_auto (GStrv) notes = NULL;

      if (!tenbo_applied_rules_has (&self->applied, rules, (TbField) field))
        continue;
      value = tenbo_words_field_value (rules, (TbField) field);
      tenbo_columns_add_row (columns);
      tenbo_columns_set (columns, 0, tenbo_words_field ((TbField) field));
      tenbo_columns_add_wrapped (columns, 1, value, RULE_WIDTH);
      notes = tenbo_ruleset_dup_notes (self->record->ruleset, (TbField) field);
      tenbo_columns_add_remarks (columns, 1, notes, RULE_WIDTH);
    }
  if (tenbo_columns_get_n_rows (columns) == 0)
    return;
  g_string_append_printf (self->out, "\n%s\n", _ ("Rules that applied"));
  tenbo_columns_print (columns, 2, self->out);
}

/* --- The end and the settlement --- */

static void
print_settlement (Report             *self,
                  const TbSettlement *settlement)
{
  const TbRules   *rules = self->game.rules;
  TenboResultItem  items[TENBO_N_RESULT_ITEMS];
  guint            n_items = tenbo_result_items_list (rules, settlement, items);
  g_autofree char *alignments = g_strnfill (2 + n_items, 'r');
  TbPlayer         order[TB_MAX_PLAYERS];
  g_autoptr (TenboColumns) columns = NULL;

  alignments[1] = 'l';
  columns = tenbo_columns_new (alignments);
  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, C_ ("column", "Rank"));
  tenbo_columns_set (columns, 1, _ ("Player"));
  for (guint i = 0; i < n_items; i++)
    tenbo_columns_set (columns, 2 + i, tenbo_result_item_get_name (items[i], rules));

  tenbo_result_items_sort_players (settlement, rules->players, order);
  for (int i = 0; i < rules->players; i++)
    {
      const TbFinal *final = &settlement->players[order[i]];

      tenbo_columns_add_row (columns);
      tenbo_columns_take (columns, 0, g_strdup_printf ("%d", final->rank));
      tenbo_columns_set (columns, 1, self->game.names[order[i]]);
      for (guint j = 0; j < n_items; j++)
        tenbo_columns_take (columns, 2 + j,
                            tenbo_result_item_describe (items[j], rules, final));
    }
  g_string_append_c (self->out, '\n');
  tenbo_columns_print (columns, 0, self->out);
}

/* Prints how the items of each result come about. A sentence that repeats is printed once. */
static void
print_calculation (Report               *self,
                   const TenboEndedGame *ended)
{
  const TbRules  *rules = self->game.rules;
  TenboResultItem items[TENBO_N_RESULT_ITEMS];
  guint           n_items = tenbo_result_items_list (rules, ended->settlement, items);
  TbPlayer        order[TB_MAX_PLAYERS];
  g_autoptr (TenboColumns) columns = tenbo_columns_new ("llrl");

  tenbo_result_items_sort_players (ended->settlement, rules->players, order);
  for (guint i = 0; i < n_items; i++)
    {
      gboolean is_named = FALSE;

      for (int j = 0; j < rules->players; j++)
        {
          const TbFinal   *final = &ended->settlement->players[order[j]];
          g_autofree char *why = tenbo_result_item_explain (items[i], ended, final);

          if (why == NULL)
            continue;
          tenbo_columns_add_row (columns);
          if (!is_named)
            tenbo_columns_set (columns, 0, tenbo_result_item_get_name (items[i], rules));
          is_named = TRUE;
          tenbo_columns_set (columns, 1, self->game.names[order[j]]);
          tenbo_columns_take (columns, 2, tenbo_result_item_describe (items[i], rules, final));
          if (g_hash_table_add (self->told, g_strdup (why)))
            tenbo_columns_add_wrapped (columns, 3, why, RULE_WIDTH);
        }
    }
  tenbo_columns_print (columns, 2, self->out);
}

/* Prints "With 30,000 or more: Aki and Ben" if the uma depends on it. */
static void
print_floaters (Report             *self,
                const TbSettlement *settlement)
{
  int              float_line = self->game.rules->float_line;
  g_autofree char *line = tenbo_words_points (float_line, FALSE);
  g_autofree char *players = tenbo_describe_players (&self->game, settlement->floating);

  if (float_line == 0)
    return;

  g_string_append (self->out, "  ");
  /* Translators: the players whose points reach the number that the uma depends on: "With 30,000 or
   * more: Aki, Ben". */
  g_string_append_printf (self->out, _ ("With %s or more: %s"), line,
                          settlement->floating != 0 ? players : _ ("nobody"));
  g_string_append_c (self->out, '\n');
}

/* Returns all hands. Of TenboWordsHand; transfer full. */
static GArray *
list_hands (Report *self)
{
  GArray *hands = g_array_new (FALSE, FALSE, sizeof (TenboWordsHand));

  for (guint i = 0; i < self->results->len; i++)
    {
      TenboWordsHand hand = get_hand (self, i);

      g_array_append_val (hands, hand);
    }

  return hands;
}

/* Prints the part after the hands: the end and the settlement, or the next hand. */
static void
print_outcome (Report  *self,
               gboolean explain)
{
  g_autofree char *next = tenbo_describe_next (&self->game, &self->table.end, &self->table.next);
  gboolean         is_over = self->table.end.reason != TB_END_NONE;
  TbSettlement     settlement;

  g_string_append_printf (self->out, "\n%s\n", next);
  if (is_over)
    {
      tb_table_settle (&self->table, &settlement);
      print_settlement (self, &settlement);
    }
  if (is_over && explain)
    {
      g_autoptr (TenboColumns) columns = tenbo_columns_new (LEDGER_ALIGNMENTS);
      g_autoptr (GArray) hands = list_hands (self);
      const TenboEndedGame ended = {
        .game = &self->game,
        .table = &self->table,
        .settlement = &settlement,
        .hands = hands,
      };

      g_string_append_printf (self->out, "\n%s\n", _ ("Settlement"));
      print_calculation (self, &ended);
      print_floaters (self, &settlement);
      tenbo_applied_rules_add_settlement (&self->applied, self->game.rules, &settlement);
      if (settlement.ledger.n_lines == 0)
        g_string_append_printf (self->out, "  %s\n", _ ("No points moved"));
      add_ledger (self, columns, &settlement.ledger, NULL, &ended);
      tenbo_columns_print (columns, 2, self->out);
    }
  if (!explain)
    return;
  tenbo_applied_rules_add_end (&self->applied, &self->table);
  print_rules (self);
}

/* --- Needs of the players --- */

/* Prints the needs of each player for a better rank in the next hand. Prints nothing if the game is
 * over. */
static void
print_needs (Report *self)
{
  const TbPartialHand nothing = { 0 };

  for (TbPlayer player = 0; player < self->game.rules->players; player++)
    {
      TbNeeds   needs;
      TbProblem problem;

      if (tb_table_needs (&self->table, &nothing, player, &needs, &problem) == TB_REFUSED)
        return;
      if (needs.rank == 1)
        continue;

      g_string_append_c (self->out, '\n');
      /* Translators: a heading, with a player's name */
      g_string_append_printf (self->out, _ ("What %s needs"), self->game.names[player]);
      g_string_append_c (self->out, '\n');
      for (int rank = needs.rank - 1; rank >= 1; rank--)
        {
          g_autofree char *heading = tenbo_words_need_rank (&needs, rank);
          g_auto (GStrv) sentences = tenbo_words_needs (&self->table, &self->game, &needs, rank);

          g_string_append_printf (self->out, "  %s\n", heading);
          for (guint i = 0; sentences[i] != NULL; i++)
            g_string_append_printf (self->out, "    %s\n", sentences[i]);
        }
    }
}

/* --- The whole sheet --- */

/* Prints a line above the table unless @line is empty or NULL. */
static void
print_heading (Report     *self,
               const char *line)
{
  g_autofree char *printable = NULL;

  if (line == NULL || *line == '\0')
    return;

  printable = tenbo_text_printable (line);
  g_string_append_printf (self->out, "%s\n", printable);
}

static void
print_headings (Report *self)
{
  const TenboRecord *record = self->record;
  g_autofree char   *started = NULL;

  if (record->started != NULL)
    {
      /* The time is in the time zone of the venue. */
      g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (record->started, NULL);

      started = g_date_time_format (time, "%F %H:%M");
    }
  print_heading (self, record->title);
  print_heading (self, tenbo_ruleset_get_name (record->ruleset));
  print_heading (self, started);
  print_heading (self, record->venue);
  print_heading (self, record->note);
  if (record->is_void)
    print_heading (self, _ ("This game is void."));
  g_string_append_c (self->out, '\n');
}

gboolean
tenbo_report_write_record (const TenboRecord  *record,
                           TenboReportFlags    flags,
                           GString            *out,
                           TenboRecordProblem *problem)
{
  Report   self = { .record = record, .out = out };
  gboolean explain = (flags & TENBO_REPORT_EXPLAIN) != 0;
  gboolean played;
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (TbHandResult));
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  self.results = results;
  self.told = told;
  self.game.rules = tenbo_ruleset_get_rules (record->ruleset);
  self.unbroken.rules = self.game.rules;
  self.unbroken.keeps_together = TRUE;
  for (TbPlayer player = 0; player < self.game.rules->players; player++)
    {
      char *name = tenbo_text_shorten (record->names[player], NAME_WIDTH);
      char *unbroken = tenbo_text_keep_together (name);

      g_ptr_array_add (names, name);
      g_ptr_array_add (names, unbroken);
      self.game.names[player] = name;
      self.unbroken.names[player] = unbroken;
    }

  played = tenbo_record_play (record,
                              (flags & TENBO_REPORT_NEW) != 0 ? TENBO_RECORD_PLAY_NEW
                                                              : TENBO_RECORD_PLAY_RECORDED,
                              &self.table, tenbo_keep_hand_cb, results, problem);
  print_headings (&self);
  print_hands (&self);
  if (explain && results->len > 0)
    print_movements (&self);
  if (played)
    print_outcome (&self, explain);
  if (played && (flags & TENBO_REPORT_NEEDS) != 0)
    print_needs (&self);

  return played;
}
