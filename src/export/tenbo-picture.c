/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-picture.h"

#include "tenbo-picture-card.h"
#include "tenbo-session-chart.h"

#include <glib/gi18n-lib.h>

#define MAX_TRANSFERS 5 /* on a card; of more the text says all */

/* The points, and what of the total are chips. */
static char *
describe_detail (const TenboResultLine *line)
{
  g_autofree char *chips = NULL;

  if (line->chips != NULL)
    chips = g_strdup_printf (_ ("(chips %s)"), line->chips);
  if (line->points == NULL || line->total == NULL)
    return g_steal_pointer (&chips);

  return chips != NULL ? g_strdup_printf ("%s %s", line->points, chips) : g_strdup (line->points);
}

GBytes *
tenbo_picture_new_for_game (const TenboGameResult *result,
                            GError               **error)
{
  const GPtrArray *lines = tenbo_game_result_get_lines (result);
  g_auto (TenboCard) card;

  tenbo_card_init (&card);
  card.title = tenbo_game_result_dup_title (result);
  card.subtitle = tenbo_game_result_dup_subtitle (result);
  card.foot = tenbo_game_result_dup_end (result);
  card.chart = tenbo_game_result_create_chart (result);
  for (guint i = 0; i < lines->len; i++)
    {
      const TenboResultLine *line = lines->pdata[i];

      card.first_won |= line->total != NULL;
      tenbo_card_take_row (
        &card, (TenboCardRow) {
                 .rank = g_strdup (line->rank),
                 .name = g_strdup (line->name),
                 .detail = describe_detail (line),
                 .total = g_strdup (line->total != NULL ? line->total : line->points),
                 .style = tenbo_chart_get_style (card.chart, line->player),
               });
    }

  return tenbo_card_to_png (&card, error);
}

/* Who pays whom, a line each. */
static char *
describe_transfers (const TenboSessionSheet *sheet)
{
  const GArray *transfers = sheet->totals->transfers;
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  if (transfers->len == 0 || transfers->len > MAX_TRANSFERS)
    return NULL;

  for (guint i = 0; i < transfers->len; i++)
    {
      const TenboTransfer *transfer = &g_array_index (transfers, TenboTransfer, i);

      g_ptr_array_add (lines, tenbo_session_sheet_dup_transfer (sheet, transfer));
    }
  g_ptr_array_add (lines, NULL);

  return g_strjoinv ("\n", (char **) lines->pdata);
}

GBytes *
tenbo_picture_new_for_session (const TenboSessionSheet *sheet,
                               GError                 **error)
{
  g_auto (TenboCard) card;

  tenbo_card_init (&card);
  card.title = tenbo_session_sheet_dup_title (sheet);
  card.subtitle = tenbo_session_sheet_dup_subtitle (sheet);
  card.foot = describe_transfers (sheet);
  card.chart = tenbo_session_chart_new (sheet->totals, sheet->in_thousands);
  card.first_won = TRUE;
  for (guint i = 0; i < sheet->totals->totals->len; i++)
    {
      const TenboSessionTotal *total = tenbo_session_sheet_get_total (sheet, i);
      gboolean                 money = tenbo_session_sheet_has_money (sheet);

      tenbo_card_take_row (
        &card, (TenboCardRow) {
                 .rank = g_strdup_printf ("%u", i + 1),
                 .name = g_strdup (tenbo_session_sheet_get_name (sheet, i)),
                 .detail = money ? tenbo_session_sheet_dup_money (sheet, total->money, TRUE)
                                 : tenbo_session_sheet_dup_ranks (total),
                 .total = tenbo_session_sheet_dup_points (sheet, total->total),
                 .style = tenbo_chart_get_style (card.chart, (int) i),
               });
    }

  return tenbo_card_to_png (&card, error);
}
