/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper-sheets.h"

#include "tenbo-charts.h"
#include "tenbo-free-text.h"
#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

#define NOTHING      "\u2013"
#define GRAPH_HEIGHT 150.0
#define MAX_ABREAST  8 /* people in one table of the games */

typedef struct
{
  TenboPaper              *paper; /* borrowed */
  const TenboSessionSheet *sheet;
} Evening;

static guint
get_n_people (const Evening *self)
{
  return self->sheet->totals->totals->len;
}

/* A column of a table while it is put together. */
typedef struct
{
  guint            n;
  TenboPaperColumn kinds[TENBO_PAPER_MAX_COLUMNS];
  const char      *headings[TENBO_PAPER_MAX_COLUMNS];
} Columns;

static void
add_column (Columns         *columns,
            TenboPaperColumn kind,
            const char      *heading)
{
  columns->kinds[columns->n] = kind;
  columns->headings[columns->n++] = heading;
}

static void
add_table (const Evening *self,
           const Columns *columns)
{
  tenbo_paper_add_table (self->paper, columns->kinds, columns->headings, columns->n);
}

/* Adds @cells as a row and frees them. */
static void
take_row (const Evening *self,
          GPtrArray     *cells,
          gboolean       strong)
{
  tenbo_paper_add_row (self->paper, (const char *const *) cells->pdata, strong);
  g_ptr_array_unref (cells);
}

/* --- Standings --- */

/* In the evening there were games of four, so that there can be a fourth. */
static int
get_n_ranks (const Evening *self)
{
  for (guint i = 0; i < self->sheet->counted->len; i++)
    if (((const TenboStoredSummary *) self->sheet->counted->pdata[i])->n_players == 4)
      return 4;

  return 3;
}

static void
add_standing (const Evening *self,
              guint          place)
{
  const TenboSessionTotal *total = tenbo_session_sheet_get_total (self->sheet, place);
  GPtrArray               *cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, g_strdup_printf ("%u", place + 1));
  g_ptr_array_add (cells, g_strdup (tenbo_session_sheet_get_name (self->sheet, place)));
  g_ptr_array_add (cells, g_strdup_printf ("%d", total->n_games));
  for (int i = 0; i < get_n_ranks (self); i++)
    g_ptr_array_add (cells, total->ranks[i] > 0 ? g_strdup_printf ("%d", total->ranks[i])
                                                : g_strdup (NOTHING));
  if (tenbo_session_sheet_has_chips (self->sheet))
    g_ptr_array_add (cells, tenbo_session_sheet_dup_points (self->sheet, total->chips));
  g_ptr_array_add (cells, tenbo_session_sheet_dup_points (self->sheet, total->total));
  if (tenbo_session_sheet_has_money (self->sheet))
    g_ptr_array_add (cells, tenbo_session_sheet_dup_money (self->sheet, total->money, TRUE));
  take_row (self, cells, place == 0);
}

/* Writes @text, which is freed, if there is any. */
static void
take_paragraph (const Evening *self,
                char          *text)
{
  if (text != NULL)
    tenbo_paper_add_paragraph (self->paper, text, TRUE);
  g_free (text);
}

static void
add_standings (const Evening *self)
{
  Columns columns = { 0 };

  tenbo_paper_add_heading (self->paper, _ ("Standings"));
  add_column (&columns, TENBO_PAPER_NUMBER, "");
  add_column (&columns, TENBO_PAPER_FILL, _ ("Player"));
  add_column (&columns, TENBO_PAPER_NUMBER, _ ("Games"));
  for (int i = 0; i < get_n_ranks (self); i++)
    add_column (&columns, TENBO_PAPER_NUMBER, tenbo_words_rank (i + 1));
  if (tenbo_session_sheet_has_chips (self->sheet))
    add_column (&columns, TENBO_PAPER_NUMBER, _ ("Chips"));
  add_column (&columns, TENBO_PAPER_NUMBER, _ ("Total"));
  if (tenbo_session_sheet_has_money (self->sheet))
    add_column (&columns, TENBO_PAPER_NUMBER, _ ("Money"));
  add_table (self, &columns);
  for (guint place = 0; place < get_n_people (self); place++)
    add_standing (self, place);

  take_paragraph (self, tenbo_session_sheet_dup_left_over (self->sheet));
  take_paragraph (self, tenbo_session_sheet_dup_rate (self->sheet));
  take_paragraph (self, tenbo_session_sheet_dup_fee (self->sheet));
}

static void
add_transfers (const Evening *self)
{
  const GArray *transfers = self->sheet->totals->transfers;

  if (transfers->len == 0)
    return;

  tenbo_paper_add_heading (self->paper, _ ("Who pays whom"));
  for (guint i = 0; i < transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (transfers, TenboTransfer, i);
      g_autofree char     *text = tenbo_session_sheet_dup_transfer (self->sheet, transfer);

      tenbo_paper_add_paragraph (self->paper, text, FALSE);
    }
}

/* --- Games --- */

static void
add_graph (const Evening *self)
{
  g_autoptr (TenboChart) chart = tenbo_session_chart_new (self->sheet->totals,
                                                          self->sheet->in_thousands);

  tenbo_paper_add_heading (self->paper, tenbo_chart_get_title (chart));
  tenbo_paper_add_chart (self->paper, chart, GRAPH_HEIGHT);
}

/* Whether all games are of one ruleset; then it is said once. */
static gboolean
is_of_one_ruleset (const Evening *self)
{
  const GPtrArray *games = self->sheet->counted;

  for (guint i = 1; i < games->len; i++)
    if (!g_str_equal (((const TenboStoredSummary *) games->pdata[i])->ruleset_name,
                      ((const TenboStoredSummary *) games->pdata[0])->ruleset_name))
      return FALSE;

  return TRUE;
}

/* When the game began, on the clock of where it was, and below it the rules. */
static char *
describe_game (const Evening *self,
               guint          index)
{
  const TenboStoredSummary *game = self->sheet->counted->pdata[index];
  g_autofree char          *time = tenbo_describe_time_of_day (&game->started);
  const char               *ruleset = "";

  if (!is_of_one_ruleset (self))
    ruleset = tenbo_free_text_isolate (game->ruleset_name);

  return g_strdup_printf ("%u\u2003%s\n%s", index + 1, time, ruleset);
}

/* What it brought, and below it where that led to. */
static char *
describe_result (const Evening *self,
                 guint          index,
                 guint          place)
{
  TenboSessionResult result;
  gint64             running = tenbo_session_totals_get_running (self->sheet->totals, index, place);
  g_autofree char   *after = tenbo_session_sheet_dup_points (self->sheet, running);
  g_autofree char   *got = NULL;

  if (tenbo_session_sheet_get_result (self->sheet, index, place, &result))
    got = tenbo_session_sheet_dup_points (self->sheet, result.total);

  return g_strdup_printf ("%s\n%s", got != NULL ? got : NOTHING, after);
}

/* The games for those from @first on, as many as have room. */
static void
add_running (const Evening *self,
             guint          first)
{
  guint   end = MIN (first + MAX_ABREAST, get_n_people (self));
  Columns columns = { 0 };

  add_column (&columns, TENBO_PAPER_FILL, _ ("Game"));
  for (guint place = first; place < end; place++)
    add_column (&columns, TENBO_PAPER_NUMBER,
                tenbo_session_sheet_get_name (self->sheet, place));
  add_table (self, &columns);
  for (guint index = 0; index < self->sheet->counted->len; index++)
    {
      GPtrArray *cells = g_ptr_array_new_with_free_func (g_free);

      g_ptr_array_add (cells, describe_game (self, index));
      for (guint place = first; place < end; place++)
        g_ptr_array_add (cells, describe_result (self, index, place));
      take_row (self, cells, FALSE);
    }
}

static void
add_games (const Evening *self)
{
  guint n_left_out = self->sheet->games->len - self->sheet->counted->len;

  tenbo_paper_add_heading (self->paper, _ ("Games"));
  for (guint first = 0; first < get_n_people (self); first += MAX_ABREAST)
    add_running (self, first);
  if (n_left_out == 0)
    return;

  take_paragraph (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                                      "%u game more is not counted.",
                                                      "%u games more are not counted.",
                                                      n_left_out),
                                         n_left_out));
}

/* The moment of the last game, so that the same evening is the same file. */
static void
set_date (const Evening *self)
{
  const GPtrArray *games = self->sheet->games;
  gint64           msec = self->sheet->session->started.msec;
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];

      msec = MAX (msec, MAX (game->started.msec, game->ended.msec));
    }
  time = g_date_time_new_from_unix_utc (msec / 1000);
  text = g_date_time_format_iso8601 (time);
  tenbo_paper_set_date (self->paper, text);
}

TenboPaper *
tenbo_paper_new_for_session (const TenboSessionSheet *sheet,
                             TenboPaperSize           size)
{
  g_autofree char *title = tenbo_session_sheet_dup_title (sheet);
  Evening          self = { .paper = tenbo_paper_new (size, title), .sheet = sheet };

  set_date (&self);
  take_paragraph (&self, tenbo_session_sheet_dup_subtitle (sheet));
  if (sheet->session->note != NULL)
    tenbo_paper_add_paragraph (self.paper, sheet->session->note, FALSE);
  if (sheet->counted->len == 0)
    {
      tenbo_paper_add_paragraph (self.paper, _ ("No game of this evening has ended yet."), FALSE);
      return self.paper;
    }

  if (is_of_one_ruleset (&self))
    {
      const TenboStoredSummary *game = sheet->counted->pdata[0];

      tenbo_paper_add_paragraph (self.paper, tenbo_free_text_isolate (game->ruleset_name), TRUE);
    }
  add_standings (&self);
  add_transfers (&self);
  add_graph (&self);
  add_games (&self);

  return self.paper;
}
