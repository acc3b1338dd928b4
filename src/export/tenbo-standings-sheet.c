/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-standings-sheet.h"

#include "tenbo-csv.h"
#include "tenbo-free-text.h"
#include "tenbo-period.h"
#include "tenbo-standing-words.h"

#include <glib/gi18n-lib.h>

#define NOTHING     "\u2013"
#define MAX_ABREAST 7 /* columns of one table on paper */

/* With more months, the totals on paper are those of years. */
#define MAX_MONTHS 24

TenboStandingsSheet *
tenbo_standings_sheet_new (GPtrArray  *standings,
                           GArray     *columns,
                           const char *scope,
                           int         n_players)
{
  TenboStandingsSheet *sheet = g_new (TenboStandingsSheet, 1);

  *sheet = (TenboStandingsSheet) {
    .standings = g_ptr_array_ref (standings),
    .columns = g_array_ref (columns),
    .scope = scope != NULL && *scope != '\0' ? g_strdup (scope) : NULL,
    .n_players = n_players,
  };

  return sheet;
}

void
tenbo_standings_sheet_free (gpointer data)
{
  TenboStandingsSheet *sheet = data;

  g_ptr_array_unref (sheet->standings);
  g_array_unref (sheet->columns);
  g_free (sheet->scope);
  g_free (sheet);
}

GArray *
tenbo_standings_sheet_create_columns (int n_players)
{
  static const TenboStatisticId ids[] = {
    TENBO_STATISTIC_GAMES,
    TENBO_STATISTIC_AVERAGE_RANK,
    TENBO_STATISTIC_TOTAL,
    TENBO_STATISTIC_RANK_1_RATE,
    TENBO_STATISTIC_LAST_RATE,
    TENBO_STATISTIC_WIN_RATE,
    TENBO_STATISTIC_DEAL_IN_RATE,
  };
  GArray *columns = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++)
    tenbo_standing_add_columns (columns, ids[i], n_players);

  return columns;
}

/* --- On paper --- */

/* Adds a table of the columns from @first on. */
static void
add_table (TenboPaper                *paper,
           const TenboStandingsSheet *sheet,
           const GArray              *columns,
           guint                      first)
{
  guint end = MIN (first + MAX_ABREAST, columns->len);
  guint rank = 0;

  tenbo_paper_begin_table (paper);
  tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, "");
  tenbo_paper_add_column (paper, TENBO_PAPER_FILL, _ ("Name"));
  for (guint i = first; i < end; i++)
    {
      g_autofree char *title = tenbo_standing_column_dup_title (
        &g_array_index (columns, TenboStandingColumn, i), sheet->n_players);

      tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, title);
    }
  for (guint i = 0; i < sheet->standings->len; i++)
    {
      const TenboStanding *standing = sheet->standings->pdata[i];

      tenbo_paper_take_cell (
        paper, standing->is_ranked ? g_strdup_printf ("%u", ++rank) : g_strdup (NOTHING));
      tenbo_paper_take_cell (paper, g_strdup (tenbo_free_text_isolate (standing->name)));
      for (guint j = first; j < end; j++)
        tenbo_paper_take_cell (
          paper,
          tenbo_standing_dup_cell (standing, &g_array_index (columns, TenboStandingColumn, j)));
      tenbo_paper_end_row (paper, FALSE);
    }
}

static void
add_columns (TenboPaper                *paper,
             const TenboStandingsSheet *sheet,
             const GArray              *columns)
{
  for (guint first = 0; first < columns->len; first += MAX_ABREAST)
    add_table (paper, sheet, columns, first);
}

/* Adds the record @id of games of @n_players, with all people who share it. */
static void
add_record (TenboPaper                *paper,
            const TenboStandingsSheet *sheet,
            const TenboStandingColumn *column)
{
  g_autoptr (GPtrArray) best = tenbo_standings_list_best (sheet->standings, column,
                                                          sheet->standings->len);
  TenboStatistic first = { 0 };

  for (guint i = 0; i < best->len; i++)
    {
      const TenboStanding *standing = best->pdata[i];
      TenboStatistic       record = tenbo_standing_get_cell (standing, column);
      TenboStoredTime      started = tenbo_standing_get_time (standing, column);
      g_autoptr (GDateTime) time = tenbo_stored_time_to_local (&started);

      if (i == 0)
        first = record;
      if (record.number < first.number)
        return;

      tenbo_paper_take_cell (
        paper, i == 0 ? tenbo_standing_column_dup_title (column, sheet->n_players) : NULL);
      tenbo_paper_take_cell (paper, tenbo_statistic_dup_text (&record));
      tenbo_paper_take_cell (paper, g_strdup (tenbo_free_text_isolate (standing->name)));
      tenbo_paper_take_cell (paper, tenbo_describe_date (time));
      tenbo_paper_end_row (paper, FALSE);
    }
}

static void
add_records (TenboPaper                *paper,
             const TenboStandingsSheet *sheet)
{
  g_autoptr (GArray) columns = tenbo_standings_list_records (sheet->n_players);

  tenbo_paper_add_heading (paper, _ ("Records"));
  tenbo_paper_begin_table (paper);
  tenbo_paper_add_column (paper, TENBO_PAPER_FILL, NULL);
  tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, NULL);
  tenbo_paper_add_column (paper, TENBO_PAPER_FILL, NULL);
  tenbo_paper_add_column (paper, TENBO_PAPER_NUMBER, NULL);
  for (guint i = 0; i < columns->len; i++)
    add_record (paper, sheet, &g_array_index (columns, TenboStandingColumn, i));
}

static void
add_months (TenboPaper                *paper,
            const TenboStandingsSheet *sheet)
{
  g_autoptr (GArray) months = g_array_new (FALSE, FALSE, sizeof (TenboStandingColumn));

  tenbo_standings_add_months (sheet->standings, months, sheet->n_players, 1);
  if (months->len > MAX_MONTHS)
    {
      g_array_set_size (months, 0);
      tenbo_standings_add_months (sheet->standings, months, sheet->n_players, 12);
    }
  if (months->len < 2)
    return;

  tenbo_paper_add_heading (
    paper, g_array_index (months, TenboStandingColumn, 0).n_months == 1 ? _ ("Monthly Totals")
                                                                        : _ ("Yearly Totals"));
  add_columns (paper, sheet, months);
}

TenboPaper *
tenbo_standings_sheet_lay_out (gpointer       data,
                               TenboPaperSize size,
                               GError       **error)
{
  const TenboStandingsSheet *sheet = data;
  TenboPaper                *paper = tenbo_paper_new (size, _ ("Standings"));
  gint64                     last_msec = 0;

  for (guint i = 0; i < sheet->standings->len; i++)
    last_msec = MAX (last_msec,
                     ((const TenboStanding *) sheet->standings->pdata[i])->last_played_msec);
  /* Use the time of the last game, so that the same games give the same file. */
  if (last_msec > 0)
    {
      g_autofree char *date = tenbo_stored_time_dup_utc (last_msec);

      tenbo_paper_set_date (paper, date);
    }

  if (sheet->scope != NULL)
    tenbo_paper_add_paragraph (paper, sheet->scope, TRUE);
  if (sheet->standings->len == 0)
    {
      tenbo_paper_add_paragraph (paper, _ ("No games match these filters"), FALSE);
      return paper;
    }

  if (sheet->n_players != 0)
    {
      g_autofree char *players = tenbo_statistic_dup_variant_name (TENBO_STATISTIC_AVERAGE_RANK,
                                                                   sheet->n_players);

      tenbo_paper_add_heading (paper, players);
    }
  add_columns (paper, sheet, sheet->columns);
  add_records (paper, sheet);
  add_months (paper, sheet);

  return paper;
}

/* --- As a table --- */

void
tenbo_standings_sheet_write_table (const TenboStandingsSheet *sheet,
                                   gboolean                   for_spreadsheet,
                                   GString                   *text)
{
  TenboCsv csv;
  guint    rank = 0;

  tenbo_csv_init (&csv, text);
  if (for_spreadsheet)
    tenbo_csv_add_byte_order_mark (&csv);
  tenbo_csv_add_text (&csv, "rank");
  tenbo_csv_add_text (&csv, "name");
  for (guint i = 0; i < sheet->columns->len; i++)
    {
      g_autofree char *key = tenbo_standing_column_dup_key (
        &g_array_index (sheet->columns, TenboStandingColumn, i));

      tenbo_csv_add_text (&csv, key);
    }
  tenbo_csv_end_row (&csv);
  for (guint i = 0; i < sheet->standings->len; i++)
    {
      const TenboStanding *standing = sheet->standings->pdata[i];

      tenbo_csv_add_optional (&csv, standing->is_ranked, standing->is_ranked ? ++rank : 0);
      tenbo_csv_add_text (&csv, standing->name);
      for (guint j = 0; j < sheet->columns->len; j++)
        {
          TenboStatistic cell = tenbo_standing_get_cell (
            standing, &g_array_index (sheet->columns, TenboStandingColumn, j));

          if (cell.of == 0 && cell.id != TENBO_STATISTIC_GAMES)
            tenbo_csv_add_empty (&csv);
          else
            tenbo_csv_add_decimal (&csv, tenbo_statistic_get_value (&cell));
        }
      tenbo_csv_end_row (&csv);
    }
}

GBytes *
tenbo_standings_sheet_make_table (gpointer sheet,
                                  GError **error)
{
  GString *text = g_string_new (NULL);

  tenbo_standings_sheet_write_table (sheet, TRUE, text);
  return g_string_free_to_bytes (text);
}
