/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-config.h"
#include "tenbo-sheet-private.h"
#include "tenbo-sheet-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* The cells of a name, wide enough for four figures of a score below it, and of the column that
 * says what happened: four players, or three and the penalty pot, then fit in 80 cells; four and
 * the penalty pot do with the narrow one. */
#define NAME_WIDTH         10
#define EVENT_WIDTH        32
#define NARROW_EVENT_WIDTH 24

TenboSheet *
tenbo_sheet_new (TenboRuleset      *ruleset,
                 const char *const *names)
{
  TenboSheet *self = g_new0 (TenboSheet, 1);

  self->ruleset = g_object_ref (ruleset);
  for (int i = 0; i < tenbo_ruleset_get_rules (ruleset)->players; i++)
    {
      self->names[i] = tenbo_text_shorten (names[i], NAME_WIDTH);
      self->unbroken_names[i] = tenbo_text_keep_together (self->names[i]);
    }
  self->headings = g_ptr_array_new_with_free_func (g_free);
  self->hands = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
tenbo_sheet_free (TenboSheet *self)
{
  g_object_unref (self->ruleset);
  for (gsize i = 0; i < TB_MAX_PLAYERS; i++)
    {
      g_free (self->names[i]);
      g_free (self->unbroken_names[i]);
    }
  g_ptr_array_unref (self->headings);
  g_ptr_array_unref (self->hands);
  g_free (self);
}

void
tenbo_sheet_add_heading (TenboSheet *self,
                         const char *line)
{
  if (line != NULL && *line != '\0')
    g_ptr_array_add (self->headings, tenbo_text_printable (line));
}

void
tenbo_sheet_add_hand (TenboSheet         *self,
                      const TbEvent      *event,
                      const TbHandResult *result,
                      const char         *note)
{
  TenboSheetHand *hand = g_new (TenboSheetHand, 1);

  hand->event = event;
  hand->note = note;
  hand->result = *result;
  g_ptr_array_add (self->hands, hand);
}

int
tenbo_sheet_get_n_players (TenboSheet *self)
{
  return tenbo_ruleset_get_rules (self->ruleset)->players;
}

const char *const *
tenbo_sheet_get_names (TenboSheet *self)
{
  return (const char *const *) self->names;
}

/* --- The table of hands --- */

/* The columns of the table: the hand, what happened, the players, and behind them the penalty pot
 * where there is one. */
enum
{
  COLUMN_HAND,
  COLUMN_EVENT,
  COLUMN_PLAYERS,
  N_COLUMNS = COLUMN_PLAYERS + TB_MAX_PLAYERS + 1,
};

static const TenboAlign hand_alignments[N_COLUMNS] = {
  TENBO_ALIGN_START,
  TENBO_ALIGN_START,
  TENBO_ALIGN_END,
  TENBO_ALIGN_END,
  TENBO_ALIGN_END,
  TENBO_ALIGN_END,
  TENBO_ALIGN_END,
};

static gboolean
has_penalty_pot (const TbRules *rules)
{
  for (int i = 0; i < rules->n_fouls; i++)
    if (rules->fouls[i].to == TB_FOUL_TO_PENALTY_POT)
      return TRUE;

  return FALSE;
}

static guint
get_event_width (TenboSheet *self)
{
  const TbRules *rules = tenbo_ruleset_get_rules (self->ruleset);

  return has_penalty_pot (rules) && rules->players == TB_MAX_PLAYERS ? NARROW_EVENT_WIDTH
                                                                     : EVENT_WIDTH;
}

static gboolean
any_points (const int32_t *points,
            int            n_players)
{
  for (int i = 0; i < n_players; i++)
    if (points[i] != 0)
      return TRUE;

  return FALSE;
}

/* One line of figures of a hand, under the name of what they are. */
static void
set_figures (TenboSheet    *self,
             TenboColumns  *columns,
             char          *title, /* owned by the table */
             const int32_t *points,
             gboolean       sign)
{
  int n_players = tenbo_sheet_get_n_players (self);

  tenbo_columns_take (columns, COLUMN_HAND, title);
  for (int i = 0; i < n_players; i++)
    tenbo_columns_take (columns, COLUMN_PLAYERS + (guint) i, tenbo_words_points (points[i], sign));
}

static char *
describe_honba (int32_t honba)
{
  if (honba == 0)
    return NULL;

  return g_strdup_printf (ngettext ("%d honba", "%d honba", (gulong) honba), honba);
}

/* A row of a hand with the line @row, if there is one, of what happened. */
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
get_penalty_column (TenboSheet *self)
{
  return COLUMN_PLAYERS + (guint) tenbo_sheet_get_n_players (self);
}

/* What the penalty pot holds, in the last row; with @sign what came in or went out. */
static void
set_penalty_pot (TenboSheet   *self,
                 TenboColumns *columns,
                 int32_t       points,
                 gboolean      sign)
{
  if (has_penalty_pot (tenbo_ruleset_get_rules (self->ruleset)))
    tenbo_columns_take (columns, get_penalty_column (self), tenbo_words_points (points, sign));
}

/* What @ledger brought to the penalty pot. */
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

/* A blank line above each hand, so that the lines of one hold together; then the figures, beside
 * what happened. */
static void
add_hand_rows (TenboSheet           *self,
               TenboColumns         *columns,
               const TenboSheetHand *hand,
               GPtrArray            *lines)
{
  const TbHandResult *result = &hand->result;
  int                 n_players = tenbo_sheet_get_n_players (self);
  guint               row = 0;

  tenbo_columns_add_row (columns);

  add_hand_row (columns, lines, row++);
  set_figures (self, columns, tenbo_words_round (&result->hand.round), result->deltas, TRUE);
  set_penalty_pot (self, columns, sum_penalties (&result->ledger), TRUE);
  add_hand_row (columns, lines, row++);
  set_figures (self, columns, describe_honba (result->hand.honba), result->scores, FALSE);
  set_penalty_pot (self, columns, result->penalty_pot, FALSE);
  if (any_points (result->chips, n_players))
    {
      add_hand_row (columns, lines, row++);
      set_figures (self, columns, g_strdup (_ ("Chips")), result->chips, TRUE);
    }
  if (any_points (result->prizes, n_players))
    {
      add_hand_row (columns, lines, row++);
      set_figures (self, columns, g_strdup (_ ("Prizes")), result->prizes, TRUE);
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

/* The lines of the column that says what happened. Transfer full. */
static GPtrArray *
describe_hand (TenboSheet           *self,
               const TenboSheetHand *hand)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  guint      width = get_event_width (self);
  g_auto (GStrv) sentences = tenbo_sheet_describe (tenbo_ruleset_get_rules (self->ruleset),
                                                   (const char *const *) self->unbroken_names,
                                                   hand->event, &hand->result);

  for (char **sentence = sentences; *sentence != NULL; sentence++)
    add_wrapped (lines, *sentence, width);
  if (hand->note != NULL)
    {
      /* Translators: a note that somebody wrote beside a hand. */
      g_autofree char *note = g_strdup_printf (_ ("“%s”"), hand->note);

      add_wrapped (lines, note, width);
    }

  return lines;
}

static TenboColumns *
begin_columns (TenboSheet *self)
{
  TenboColumns *columns = tenbo_columns_new (hand_alignments, N_COLUMNS);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, COLUMN_HAND, _ ("Hand"));
  tenbo_columns_set (columns, COLUMN_EVENT, _ ("What happened"));
  for (int i = 0; i < tenbo_sheet_get_n_players (self); i++)
    tenbo_columns_set (columns, COLUMN_PLAYERS + (guint) i, self->names[i]);
  if (has_penalty_pot (tenbo_ruleset_get_rules (self->ruleset)))
    /* Translators: the column of the penalty pot, ten cells wide at most. */
    tenbo_columns_set (columns, get_penalty_column (self), _ ("Penalties"));

  return columns;
}

void
tenbo_sheet_print_hands (TenboSheet *self,
                         gboolean    explain,
                         GString    *out)
{
  g_autoptr (TenboColumns) columns = begin_columns (self);

  for (guint i = 0; i < self->headings->len; i++)
    g_string_append_printf (out, "%s\n", (char *) g_ptr_array_index (self->headings, i));
  if (self->headings->len > 0)
    g_string_append_c (out, '\n');
  for (guint i = 0; i < self->hands->len; i++)
    {
      const TenboSheetHand *hand = g_ptr_array_index (self->hands, i);
      g_autoptr (GPtrArray) lines = describe_hand (self, hand);

      add_hand_rows (self, columns, hand, lines);
    }
  tenbo_columns_print (columns, 0, out);
  if (explain && self->hands->len > 0)
    tenbo_sheet_print_movements (self, out);
}
