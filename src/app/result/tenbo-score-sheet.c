/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-score-sheet.h"

#include "tenbo-paper-actions.h"
#include "tenbo-paper-game.h"
#include "tenbo-shared-game.h"

#include <glib/gi18n.h>

static TenboPaper *
lay_out (gpointer       data,
         TenboPaperSize size,
         GError       **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_shared_game_read (data, error);
  TenboPaper *paper;

  if (record == NULL)
    return NULL;

  paper = tenbo_paper_new_for_game (record, size, &problem);
  if (paper == NULL)
    tenbo_shared_game_set_error (error, &problem);

  return paper;
}

static void
free_game (gpointer data)
{
  tenbo_shared_game_free (data);
}

static const char *
get_name (TenboGame *game)
{
  const char *title = tenbo_game_get_title (game);

  return title != NULL ? title : _ ("Score Sheet");
}

void
tenbo_score_sheet_save (GtkWidget  *from,
                        TenboStore *store,
                        TenboGame  *game)
{
  tenbo_paper_actions_save (from, get_name (game), lay_out, tenbo_shared_game_new (store, game),
                            free_game);
}

void
tenbo_score_sheet_save_as (GtkWidget  *from,
                           TenboStore *store,
                           TenboGame  *game,
                           GFile      *file)
{
  tenbo_paper_actions_save_to (from, file, lay_out, tenbo_shared_game_new (store, game),
                               free_game);
}

void
tenbo_score_sheet_print (GtkWidget  *from,
                         TenboStore *store,
                         TenboGame  *game)
{
  tenbo_paper_actions_print (from, get_name (game), lay_out, tenbo_shared_game_new (store, game),
                             free_game);
}

GtkPrintOperation *
tenbo_score_sheet_create_print (TenboStore *store,
                                TenboGame  *game)
{
  return tenbo_paper_actions_create_print (get_name (game), lay_out,
                                           tenbo_shared_game_new (store, game), free_game);
}
