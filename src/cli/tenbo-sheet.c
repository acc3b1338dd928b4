/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-sheet.h"

#include "tenbo-columns.h"
#include "tenbo-config.h"
#include "tenbo-sheet-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* The cells of a name, wide enough for four figures of a score below it, and of the column that
 * says what happened: four players then fit in 80 cells. */
#define NAME_WIDTH  10
#define EVENT_WIDTH 32
#define RULE_WIDTH  56

/* A hand and what it did. */
typedef struct
{
  const TbEvent *event; /* borrowed */
  const char    *note;  /* borrowed, or NULL */
  TbHandResult   result;
} Hand;

struct _TenboSheet
{
  TenboRuleset *ruleset; /* owned */
  char         *names[TB_MAX_PLAYERS];
  char         *unbroken_names[TB_MAX_PLAYERS]; /* for sentences that are wrapped */
  GPtrArray    *headings;                       /* of char *; owned */
  GPtrArray    *hands;                          /* of Hand; owned */
  gboolean      explained[TB_N_FIELDS];         /* the fields that lines printed so far named */
};

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
  Hand *hand = g_new (Hand, 1);

  hand->event = event;
  hand->note = note;
  hand->result = *result;
  g_ptr_array_add (self->hands, hand);
}

static int
get_n_players (TenboSheet *self)
{
  return tenbo_ruleset_get_rules (self->ruleset)->players;
}

static const char *const *
get_names (TenboSheet *self)
{
  return (const char *const *) self->names;
}

/* --- The table of hands --- */

/* The columns of the table: the hand, what happened, then the players. */
enum
{
  COLUMN_HAND,
  COLUMN_EVENT,
  COLUMN_PLAYERS,
  N_COLUMNS = COLUMN_PLAYERS + TB_MAX_PLAYERS,
};

static const TenboAlign hand_alignments[N_COLUMNS] = {
  TENBO_ALIGN_START,
  TENBO_ALIGN_START,
  TENBO_ALIGN_END,
  TENBO_ALIGN_END,
  TENBO_ALIGN_END,
  TENBO_ALIGN_END,
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

/* One line of figures of a hand, under the name of what they are. */
static void
set_figures (TenboSheet    *self,
             TenboColumns  *columns,
             char          *title, /* owned by the table */
             const int32_t *points,
             gboolean       sign)
{
  int n_players = get_n_players (self);

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

/* A blank line above each hand, so that the lines of one hold together; then the figures, beside
 * what happened. */
static void
add_hand_rows (TenboSheet   *self,
               TenboColumns *columns,
               const Hand   *hand,
               GPtrArray    *lines)
{
  const TbHandResult *result = &hand->result;
  int                 n_players = get_n_players (self);
  guint               row = 0;

  tenbo_columns_add_row (columns);

  add_hand_row (columns, lines, row++);
  set_figures (self, columns, tenbo_words_round (&result->hand.round), result->deltas, TRUE);
  add_hand_row (columns, lines, row++);
  set_figures (self, columns, describe_honba (result->hand.honba), result->scores, FALSE);
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
             const char *text)
{
  g_auto (GStrv) parts = tenbo_text_wrap (text, EVENT_WIDTH);

  for (char **part = parts; *part != NULL; part++)
    g_ptr_array_add (lines, g_strdup (*part));
}

/* The lines of the column that says what happened. Transfer full. */
static GPtrArray *
describe_hand (TenboSheet *self,
               const Hand *hand)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) sentences = tenbo_sheet_describe (tenbo_ruleset_get_rules (self->ruleset),
                                                   (const char *const *) self->unbroken_names,
                                                   hand->event, &hand->result);

  for (char **sentence = sentences; *sentence != NULL; sentence++)
    add_wrapped (lines, *sentence);
  if (hand->note != NULL)
    {
      /* Translators: a note that somebody wrote beside a hand. */
      g_autofree char *note = g_strdup_printf (_ ("“%s”"), hand->note);

      add_wrapped (lines, note);
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
  for (int i = 0; i < get_n_players (self); i++)
    tenbo_columns_set (columns, COLUMN_PLAYERS + (guint) i, self->names[i]);

  return columns;
}

/* --- Why points moved --- */

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
      tenbo_columns_take (columns, 1,
                          g_strdup_printf ("%s → %s",
                                           tenbo_sheet_describe_account (get_names (self),
                                                                         line->from),
                                           tenbo_sheet_describe_account (get_names (self),
                                                                         line->to)));
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
add_movements (TenboSheet   *self,
               TenboColumns *columns,
               const Hand   *hand)
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

static void
print_movements (TenboSheet *self,
                 GString    *out)
{
  g_autoptr (TenboColumns) columns = new_ledger_columns ();

  g_string_append_printf (out, "\n%s\n", _ ("Why points moved"));
  for (guint i = 0; i < self->hands->len; i++)
    add_movements (self, columns, g_ptr_array_index (self->hands, i));
  tenbo_columns_print (columns, 2, out);
}

static void
print_rules (TenboSheet *self,
             GString    *out)
{
  const TenboAlign alignments[] = { TENBO_ALIGN_START, TENBO_ALIGN_START };
  const TbRules   *rules = tenbo_ruleset_get_rules (self->ruleset);
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, G_N_ELEMENTS (alignments));

  for (int field = 0; field < TB_N_FIELDS; field++)
    {
      g_autofree char *value = NULL;
      g_autofree char *sentence = NULL;

      if (!self->explained[field])
        continue;
      value = tenbo_words_field_value (rules, (TbField) field);
      /* Translators: a rule and what it is set to: "Noten payments: 3,000 in all". */
      sentence = g_strdup_printf (_ ("%s: %s"), tenbo_words_field ((TbField) field), value);
      tenbo_columns_add_row (columns);
      tenbo_columns_set (columns, 0, tb_rule_fields[field].key);
      tenbo_columns_add_wrapped (columns, 1, sentence, RULE_WIDTH);
    }
  if (tenbo_columns_get_n_rows (columns) == 0)
    return;
  g_string_append_printf (out, "\n%s\n", _ ("What the rules say"));
  tenbo_columns_print (columns, 2, out);
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
      const Hand *hand = g_ptr_array_index (self->hands, i);
      g_autoptr (GPtrArray) lines = describe_hand (self, hand);

      add_hand_rows (self, columns, hand, lines);
    }
  tenbo_columns_print (columns, 0, out);
  if (explain && self->hands->len > 0)
    print_movements (self, out);
}

/* --- The end and the settlement --- */

/* A figure of the settlement; those that are 0 for everybody are left out. */
typedef struct
{
  const char *title;
  gsize       offset; /* of the int32_t in TbFinal */
  gboolean    sign;
  gboolean    always;
} Figure;

static const Figure figures[] = {
  { N_ ("Points"), G_STRUCT_OFFSET (TbFinal, points), FALSE, TRUE },
  { N_ ("Base"), G_STRUCT_OFFSET (TbFinal, base), TRUE, TRUE },
  { N_ ("Oka"), G_STRUCT_OFFSET (TbFinal, oka), TRUE, FALSE },
  { N_ ("Uma"), G_STRUCT_OFFSET (TbFinal, uma), TRUE, FALSE },
  { N_ ("Prizes"), G_STRUCT_OFFSET (TbFinal, prizes), TRUE, FALSE },
  { N_ ("Chips"), G_STRUCT_OFFSET (TbFinal, chips), TRUE, FALSE },
  { N_ ("Total"), G_STRUCT_OFFSET (TbFinal, total), TRUE, TRUE },
};

/* The place, the player, and the figures. */
#define N_RESULT_COLUMNS (2 + G_N_ELEMENTS (figures))

static int32_t
get_figure (const TbFinal *final,
            const Figure  *figure)
{
  return G_STRUCT_MEMBER (int32_t, final, figure->offset);
}

static gboolean
is_shown (const TbSettlement *settlement,
          const Figure       *figure,
          int                 n_players)
{
  if (figure->always)
    return TRUE;
  for (int i = 0; i < n_players; i++)
    if (get_figure (&settlement->players[i], figure) != 0)
      return TRUE;

  return FALSE;
}

static void
add_result_title (TenboColumns       *columns,
                  const TbSettlement *settlement,
                  int                 n_players)
{
  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, _ ("Place"));
  tenbo_columns_set (columns, 1, _ ("Player"));
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (is_shown (settlement, &figures[i], n_players))
      tenbo_columns_set (columns, 2 + i, _ (figures[i].title));
}

static void
add_result_row (TenboSheet         *self,
                TenboColumns       *columns,
                const TbSettlement *settlement,
                int                 player)
{
  const TbFinal *final = &settlement->players[player];

  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, 0, g_strdup_printf ("%d", final->rank));
  tenbo_columns_set (columns, 1, self->names[player]);
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    if (is_shown (settlement, &figures[i], get_n_players (self)))
      tenbo_columns_take (columns, 2 + i,
                          tenbo_words_points (get_figure (final, &figures[i]), figures[i].sign));
}

static void
print_settlement (TenboSheet         *self,
                  const TbSettlement *settlement,
                  GString            *out)
{
  TenboAlign alignments[N_RESULT_COLUMNS];
  int        n_players = get_n_players (self);
  g_autoptr (TenboColumns) columns = NULL;

  for (guint i = 0; i < N_RESULT_COLUMNS; i++)
    alignments[i] = i == 1 ? TENBO_ALIGN_START : TENBO_ALIGN_END;
  columns = tenbo_columns_new (alignments, N_RESULT_COLUMNS);
  add_result_title (columns, settlement, n_players);
  for (int rank = 1; rank <= n_players; rank++)
    for (int player = 0; player < n_players; player++)
      if (settlement->players[player].rank == rank)
        add_result_row (self, columns, settlement, player);
  g_string_append_c (out, '\n');
  tenbo_columns_print (columns, 0, out);
}

static void
print_end (TenboSheet  *self,
           const TbEnd *end,
           GString     *out)
{
  g_autofree char *players = tenbo_sheet_describe_players (get_names (self), end->players);
  const char      *reason = tenbo_words_end (end->reason);

  g_string_append_c (out, '\n');
  if (end->players != 0)
    /* Translators: why the game ended, and of whom that is said: "The game ends: a player is below
     * zero (Dai)". */
    g_string_append_printf (out, _ ("The game ends: %s (%s)"), reason, players);
  else
    g_string_append_printf (out, _ ("The game ends: %s"), reason);
  g_string_append_c (out, '\n');
}

void
tenbo_sheet_print_outcome (TenboSheet    *self,
                           const TbTable *table,
                           gboolean       explain,
                           GString       *out)
{
  TbSettlement settlement;

  if (table->end.reason == TB_END_NONE)
    {
      g_autofree char *next = tenbo_words_next (&table->next);

      /* Translators: the hand to play: "Next: East 2, 1 honba". */
      g_string_append_c (out, '\n');
      g_string_append_printf (out, _ ("Next: %s"), next);
      g_string_append_c (out, '\n');
    }
  else
    {
      tb_table_settle (table, &settlement);
      print_end (self, &table->end, out);
      print_settlement (self, &settlement, out);
      if (explain)
        {
          g_autoptr (TenboColumns) columns = new_ledger_columns ();

          add_ledger (self, columns, &settlement.ledger);
          g_string_append_printf (out, "\n%s\n", _ ("Settlement"));
          tenbo_columns_print (columns, 2, out);
        }
    }
  if (explain)
    print_rules (self, out);
}
