/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-config.h"
#include "tenbo-sheet-private.h"
#include "tenbo-sheet-words.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

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
    if (is_shown (settlement, &figures[i], tenbo_sheet_get_n_players (self)))
      tenbo_columns_take (columns, 2 + i,
                          tenbo_words_points (get_figure (final, &figures[i]), figures[i].sign));
}

static void
print_settlement (TenboSheet         *self,
                  const TbSettlement *settlement,
                  GString            *out)
{
  TenboAlign alignments[N_RESULT_COLUMNS];
  int        n_players = tenbo_sheet_get_n_players (self);
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
  g_autofree char *text = tenbo_sheet_describe_end (tenbo_sheet_get_names (self), end);

  g_string_append_printf (out, "\n%s\n", text);
}

/* Keeps the rules in mind by which the game ended, or goes on after its regular hands. */
static void
explain_end (TenboSheet    *self,
             const TbTable *table)
{
  static const struct
  {
    TbField field;
    TbField beside;
  } fields[TB_N_ENDS] = {
    [TB_END_BUST] = { TB_FIELD_BUST, TB_FIELD_BUST_WHEN },
    [TB_END_CEILING] = { TB_FIELD_CEILING, TB_FIELD_CEILING_INCLUSIVE },
    [TB_END_DEALER_LEADS] = { TB_FIELD_LAST_DEALER, TB_FIELD_LAST_DEALER_STOPS_AFTER },
    [TB_END_ROUNDS] = { TB_FIELD_WINDS, TB_FIELD_EXTENSION },
    [TB_END_TARGET] = { TB_FIELD_EXTENSION, TB_FIELD_TARGET },
  };
  TbEndReason reason = table->end.reason;

  if (reason == TB_END_NONE && tb_table_is_extension (table))
    reason = TB_END_TARGET;
  if (reason == TB_END_NONE || reason == TB_END_STOP)
    return;
  self->explained[fields[reason].field] = TRUE;
  self->explained[fields[reason].beside] = TRUE;
}

/* "With 30,000 or more: Aki, Ben", where the uma depends on it. */
static void
print_floaters (TenboSheet         *self,
                const TbSettlement *settlement,
                GString            *out)
{
  int              float_line = tenbo_ruleset_get_rules (self->ruleset)->float_line;
  g_autofree char *line = tenbo_words_points (float_line, FALSE);
  g_autofree char *players = NULL;

  if (float_line == 0)
    return;
  players = tenbo_sheet_describe_players (tenbo_sheet_get_names (self), settlement->floating);

  /* Translators: who has so many points that the uma takes it into account: "With 30,000 or more:
   * Aki, Ben". */
  g_string_append (out, "  ");
  g_string_append_printf (out, _ ("With %s or more: %s"), line,
                          settlement->floating != 0 ? players : _ ("nobody"));
  g_string_append_c (out, '\n');
  self->explained[TB_FIELD_FLOATING_UMA] = TRUE;
}

static void
print_next (const TbTable *table,
            GString       *out)
{
  g_autofree char *next = tenbo_words_next (&table->next);

  g_string_append_c (out, '\n');
  /* Translators: the hand to play: "Next: East 2, 1 honba". */
  g_string_append_printf (out, _ ("Next: %s"), next);
  g_string_append_c (out, '\n');
}

static void
print_reasons (TenboSheet         *self,
               const TbSettlement *settlement,
               GString            *out)
{
  g_string_append_printf (out, "\n%s\n", _ ("Settlement"));
  print_floaters (self, settlement, out);
  if (settlement->ledger.n_lines == 0)
    g_string_append_printf (out, "  %s\n", _ ("Nothing moved"));
  tenbo_sheet_print_ledger (self, &settlement->ledger, out);
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
      print_next (table, out);
    }
  else
    {
      tb_table_settle (table, &settlement);
      print_end (self, &table->end, out);
      print_settlement (self, &settlement, out);
      if (explain)
        print_reasons (self, &settlement, out);
    }
  if (!explain)
    return;
  explain_end (self, table);
  tenbo_sheet_print_rules (self, out);
}
