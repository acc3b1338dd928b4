/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-result-share.h"

#include "tenbo-copy-picture.h"
#include "tenbo-export-job.h"
#include "tenbo-feedback.h"
#include "tenbo-score-sheet.h"

#include <glib/gi18n.h>

#define COPY_TEXT    "result.copy-text"
#define SAVE_SHEET   "result.save-sheet"
#define PRINT_SHEET  "result.print-sheet"
#define COPY_PICTURE "result.copy-picture"
#define SAVE_PICTURE "result.save-picture"
#define SAVE_TABLE   "result.save-table"
#define SAVE_RECORD  "result.save-record"

const char *const tenbo_result_share_actions[] = { COPY_TEXT, COPY_PICTURE, SAVE_PICTURE,
                                                   SAVE_SHEET, PRINT_SHEET, SAVE_TABLE,
                                                   SAVE_RECORD, NULL };

static TenboExportJob *
job_new (TenboStore     *store,
         TenboGame      *game,
         TenboExportForm form)
{
  return tenbo_export_job_new_for_game (store, tenbo_game_get_id (game), form);
}

static GBytes *
make (gpointer data,
      GError **error)
{
  return tenbo_export_job_to_bytes (data, error);
}

static const struct
{
  const char     *ending;
  TenboExportForm form;
} files[] = {
  [TENBO_RESULT_AS_PICTURE] = { ".png", TENBO_EXPORT_PNG },
  [TENBO_RESULT_AS_TABLE] = { ".csv", TENBO_EXPORT_CSV_HANDS },
  [TENBO_RESULT_AS_RECORD] = { ".json", TENBO_EXPORT_JSON },
};

static void
copy_text (GtkWidget  *from,
           TenboStore *store,
           TenboGame  *game)
{
  const TenboExportJob job = {
    .store = store,
    .form = TENBO_EXPORT_TEXT,
    .game_id = tenbo_game_get_id (game),
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = tenbo_export_job_to_bytes (&job, &error);
  g_autofree char *text = NULL;

  if (bytes == NULL)
    {
      tenbo_feedback_error (from, _ ("The Result Was Not Copied"), NULL, error);
      return;
    }

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (from), text);
  tenbo_feedback_toast (from, _ ("The result is on the clipboard"));
}

static void
copy_picture (GtkWidget  *from,
              TenboStore *store,
              TenboGame  *game)
{
  TenboExportJob job = {
    .store = store,
    .form = TENBO_EXPORT_PNG,
    .game_id = tenbo_game_get_id (game),
  };

  tenbo_copy_picture (from, make, &job);
}

static void
save (GtkWidget      *from,
      TenboStore     *store,
      TenboGame      *game,
      TenboResultFile kind)
{
  const char *title = tenbo_game_get_title (game);

  tenbo_save (from, title != NULL ? title : _ ("Result"), files[kind].ending, make,
              job_new (store, game, files[kind].form), tenbo_export_job_free);
}

void
tenbo_result_share_save_as (GtkWidget      *from,
                            TenboStore     *store,
                            TenboGame      *game,
                            TenboResultFile kind,
                            GFile          *file)
{
  tenbo_save_to (from, file, make, job_new (store, game, files[kind].form), tenbo_export_job_free);
}

void
tenbo_result_share (GtkWidget  *from,
                    const char *action,
                    TenboStore *store,
                    TenboGame  *game)
{
  if (g_str_equal (action, COPY_TEXT))
    copy_text (from, store, game);
  else if (g_str_equal (action, SAVE_SHEET))
    tenbo_score_sheet_save (from, store, game);
  else if (g_str_equal (action, PRINT_SHEET))
    tenbo_score_sheet_print (from, store, game);
  else if (g_str_equal (action, COPY_PICTURE))
    copy_picture (from, store, game);
  else if (g_str_equal (action, SAVE_PICTURE))
    save (from, store, game, TENBO_RESULT_AS_PICTURE);
  else if (g_str_equal (action, SAVE_TABLE))
    save (from, store, game, TENBO_RESULT_AS_TABLE);
  else if (g_str_equal (action, SAVE_RECORD))
    save (from, store, game, TENBO_RESULT_AS_RECORD);
}

/* One group after the other: to be pasted, saved, printed. */
GMenuModel *
tenbo_result_share_create_menu (void)
{
  static const struct
  {
    const char *label;
    const char *action; /* NULL: a new group begins */
  } items[] = {
    { N_ ("_Copy as Text"), COPY_TEXT },
    { N_ ("Copy as _Picture"), COPY_PICTURE },
    { NULL, NULL },
    { N_ ("_Save as PDF…"), SAVE_SHEET },
    { N_ ("Save as P_icture…"), SAVE_PICTURE },
    { N_ ("Save Hands as _Table…"), SAVE_TABLE },
    { N_ ("Save Game _Record…"), SAVE_RECORD },
    { NULL, NULL },
    { N_ ("P_rint…"), PRINT_SHEET },
  };
  GMenu *menu = g_menu_new ();
  GMenu *group = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (items); i++)
    {
      if (items[i].action == NULL || group == NULL)
        {
          g_clear_object (&group);
          group = g_menu_new ();
          g_menu_append_section (menu, NULL, G_MENU_MODEL (group));
        }
      if (items[i].action != NULL)
        g_menu_append (group, _ (items[i].label), items[i].action);
    }
  g_clear_object (&group);

  return G_MENU_MODEL (menu);
}
