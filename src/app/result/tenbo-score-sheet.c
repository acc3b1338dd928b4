/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-score-sheet.h"

#include "tenbo-export-job.h"
#include "tenbo-paper-actions.h"

#include <glib/gi18n.h>

static TenboExportJob *
job_new (TenboStore *store,
         TenboGame  *game)
{
  return tenbo_export_job_new_for_game (store, tenbo_game_get_id (game), TENBO_EXPORT_PDF);
}

static TenboPaper *
lay_out (gpointer       data,
         TenboPaperSize size,
         GError       **error)
{
  return tenbo_export_job_lay_out (data, size, error);
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
  tenbo_paper_actions_save (from, get_name (game), lay_out, job_new (store, game),
                            tenbo_export_job_free);
}

void
tenbo_score_sheet_save_as (GtkWidget  *from,
                           TenboStore *store,
                           TenboGame  *game,
                           GFile      *file)
{
  tenbo_paper_actions_save_to (from, file, lay_out, job_new (store, game),
                               tenbo_export_job_free);
}

void
tenbo_score_sheet_print (GtkWidget  *from,
                         TenboStore *store,
                         TenboGame  *game)
{
  tenbo_paper_actions_print (from, get_name (game), lay_out, job_new (store, game),
                             tenbo_export_job_free);
}

GtkPrintOperation *
tenbo_score_sheet_create_print (TenboStore *store,
                                TenboGame  *game)
{
  return tenbo_paper_actions_create_print (get_name (game), lay_out,
                                           job_new (store, game), tenbo_export_job_free);
}
