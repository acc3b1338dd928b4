/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-score-sheet.h"

#include "tenbo-import.h"
#include "tenbo-paper-actions.h"
#include "tenbo-paper-game.h"

#include <glib/gi18n.h>

/* The game that a sheet is of; it is read when its sheet is wanted. */
typedef struct
{
  TenboStore *store; /* owned */
  TenboGame  *game;  /* owned */
} Sheet;

static Sheet *
sheet_new (TenboStore *store,
           TenboGame  *game)
{
  Sheet *sheet = g_new (Sheet, 1);

  sheet->store = g_object_ref (store);
  sheet->game = g_object_ref (game);

  return sheet;
}

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_object_unref (sheet->store);
  g_object_unref (sheet->game);
  g_free (sheet);
}

static TenboPaper *
lay_out (gpointer       data,
         TenboPaperSize size,
         GError       **error)
{
  Sheet *sheet = data;
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = NULL;
  TenboPaper      *paper;
  g_autofree char *why = NULL;

  record = tenbo_game_export (sheet->store, tenbo_game_get_id (sheet->game), error);
  if (record == NULL)
    return NULL;

  paper = tenbo_paper_new_for_game (record, size, &problem);
  if (paper != NULL)
    return paper;

  why = tenbo_record_problem_dup_text (&problem);
  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED, why);
  return NULL;
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
  tenbo_paper_actions_save (from, get_name (game), lay_out, sheet_new (store, game), sheet_free);
}

void
tenbo_score_sheet_save_as (GtkWidget  *from,
                           TenboStore *store,
                           TenboGame  *game,
                           GFile      *file)
{
  tenbo_paper_actions_save_to (from, file, lay_out, sheet_new (store, game), sheet_free);
}

void
tenbo_score_sheet_print (GtkWidget  *from,
                         TenboStore *store,
                         TenboGame  *game)
{
  tenbo_paper_actions_print (from, get_name (game), lay_out, sheet_new (store, game), sheet_free);
}

GtkPrintOperation *
tenbo_score_sheet_create_print (TenboStore *store,
                                TenboGame  *game)
{
  return tenbo_paper_actions_create_print (get_name (game), lay_out, sheet_new (store, game),
                                           sheet_free);
}
