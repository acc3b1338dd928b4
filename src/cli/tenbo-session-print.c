/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-session-print.h"

#include "tenbo-columns.h"
#include "tenbo-command.h"
#include "tenbo-config.h"
#include "tenbo-database.h"

#include <glib/gi18n-lib.h>

#define NAME_WIDTH 10

/* A line of its own, without what could move the cursor. */
static void
append_line (GString *text,
             char    *line)
{
  g_autofree char *taken = line;
  g_auto (GStrv) lines = line != NULL ? g_strsplit (line, "\n", -1) : NULL;

  for (guint i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      g_autofree char *printable = tenbo_text_printable (lines[i]);

      g_string_append_printf (text, "%s\n", printable);
    }
}

enum
{
  TOTAL_RANK,
  TOTAL_NAME,
  TOTAL_POINTS,
  TOTAL_MONEY,
  TOTAL_CHIPS,
  TOTAL_RANKS,
  N_TOTAL_COLUMNS,
};

static void
add_total (TenboColumns            *columns,
           const TenboSessionSheet *sheet,
           guint                    place)
{
  const TenboSessionTotal *total = tenbo_session_sheet_get_total (sheet, place);

  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, TOTAL_RANK, g_strdup_printf ("%u", place + 1));
  tenbo_columns_set_name (columns, TOTAL_NAME, total->name);
  tenbo_columns_take (columns, TOTAL_POINTS, tenbo_session_sheet_dup_points (sheet, total->total));
  if (tenbo_session_sheet_has_money (sheet))
    tenbo_columns_take (columns, TOTAL_MONEY,
                        tenbo_session_sheet_dup_money (sheet, total->money, TRUE));
  if (tenbo_session_sheet_has_chips (sheet))
    tenbo_columns_take (columns, TOTAL_CHIPS,
                        tenbo_session_sheet_dup_points (sheet, total->chips));
  tenbo_columns_take (columns, TOTAL_RANKS, tenbo_session_sheet_dup_ranks (total));
}

static void
append_totals (GString                 *text,
               const TenboSessionSheet *sheet)
{
  const TenboAlign alignments[N_TOTAL_COLUMNS] = {
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_END,
    TENBO_ALIGN_START,
  };
  g_autoptr (TenboColumns) columns = tenbo_columns_new (alignments, N_TOTAL_COLUMNS);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, TOTAL_NAME, _ ("Name"));
  tenbo_columns_set (columns, TOTAL_POINTS, _ ("Total"));
  if (tenbo_session_sheet_has_money (sheet))
    tenbo_columns_set (columns, TOTAL_MONEY, _ ("Money"));
  if (tenbo_session_sheet_has_chips (sheet))
    tenbo_columns_set (columns, TOTAL_CHIPS, _ ("Chips"));
  tenbo_columns_set (columns, TOTAL_RANKS, _ ("Ranks"));

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    add_total (columns, sheet, place);

  tenbo_columns_print (columns, 0, text);
}

/* The game @game, and in one that counts the total of each after it. */
static void
add_game (TenboColumns             *columns,
          const TenboSessionSheet  *sheet,
          const TenboStoredSummary *game)
{
  guint index;

  tenbo_columns_add_row (columns);
  tenbo_columns_take (columns, 0, g_strdup_printf ("%" G_GINT64_FORMAT, game->id));
  tenbo_columns_take (columns, 1, tenbo_stored_time_text (&game->started));

  if (!g_ptr_array_find (sheet->counted, game, &index))
    {
      tenbo_columns_set (columns, 2, game->is_void ? _ ("not counted") : _ ("not finished"));
      return;
    }

  for (guint place = 0; place < sheet->totals->totals->len; place++)
    {
      gint64 running = tenbo_session_totals_get_running (sheet->totals, index, place);

      tenbo_columns_take (columns, 2 + place, tenbo_session_sheet_dup_points (sheet, running));
    }
}

static void
append_games (GString                 *text,
              const TenboSessionSheet *sheet)
{
  guint                  n_people = sheet->totals->totals->len;
  g_autofree TenboAlign *alignments = g_new (TenboAlign, n_people + 3);
  g_autoptr (TenboColumns) columns = NULL;

  for (guint i = 0; i < n_people + 3; i++)
    alignments[i] = i == 1 ? TENBO_ALIGN_START : TENBO_ALIGN_END;
  columns = tenbo_columns_new (alignments, n_people + 3);

  tenbo_columns_add_row (columns);
  tenbo_columns_set (columns, 0, _ ("ID"));
  tenbo_columns_set (columns, 1, _ ("Started"));
  for (guint place = 0; place < n_people; place++)
    tenbo_columns_take (columns, 2 + place,
                        tenbo_text_shorten (tenbo_session_sheet_get_total (sheet, place)->name,
                                            NAME_WIDTH));
  for (guint i = 0; i < sheet->games->len; i++)
    add_game (columns, sheet, sheet->games->pdata[i]);

  tenbo_columns_print (columns, 0, text);
}

static void
append_money (GString                 *text,
              const TenboSessionSheet *sheet)
{
  const GArray *transfers = sheet->totals->transfers;

  append_line (text, tenbo_session_sheet_dup_left_over (sheet));
  append_line (text, tenbo_session_sheet_dup_rate (sheet));
  append_line (text, tenbo_session_sheet_dup_fee (sheet));

  for (guint i = 0; tenbo_session_sheet_has_money (sheet) && i < transfers->len; i++)
    append_line (text,
                 tenbo_session_sheet_dup_transfer (sheet,
                                                   &g_array_index (transfers, TenboTransfer, i)));
}

void
tenbo_session_print (const TenboSessionSheet *sheet)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) money = g_string_new (NULL);

  append_line (text, tenbo_session_sheet_dup_title (sheet));
  append_line (text, tenbo_session_sheet_dup_subtitle (sheet));
  append_line (text, g_strdup (sheet->session->note));
  g_string_append_c (text, '\n');

  if (sheet->counted->len > 0)
    {
      append_totals (text, sheet);
      g_string_append_c (text, '\n');
    }
  append_games (text, sheet);

  append_money (money, sheet);
  if (money->len > 0)
    g_string_append_printf (text, "\n%s", money->str);

  tenbo_print (text);
}
