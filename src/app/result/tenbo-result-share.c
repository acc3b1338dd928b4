/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-result-share.h"

#include "tenbo-csv-tables.h"
#include "tenbo-feedback.h"
#include "tenbo-paper-actions.h"
#include "tenbo-picture.h"
#include "tenbo-score-sheet.h"
#include "tenbo-shared-game.h"

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

/* The result borrows from *@record. */
static TenboGameResult *
read_result (const TenboSharedGame *game,
             TenboRecord          **record,
             GError               **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboGameResult *result;

  *record = tenbo_shared_game_read (game, error);
  if (*record == NULL)
    return NULL;

  result = tenbo_game_result_new (*record, &problem);
  if (result == NULL)
    tenbo_shared_game_set_error (error, &problem);

  return result;
}

static GBytes *
make_picture (gpointer data,
              GError **error)
{
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (TenboGameResult) result = read_result (data, &record, error);

  return result != NULL ? tenbo_picture_new_for_game (result, error) : NULL;
}

static GBytes *
make_table (gpointer data,
            GError **error)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_shared_game_read (data, error);
  g_autoptr (GString) text = g_string_new (NULL);
  TenboCsv csv;

  if (record == NULL)
    return NULL;

  tenbo_csv_init (&csv, text);
  tenbo_csv_add_byte_order_mark (&csv);
  tenbo_csv_begin_hands (&csv);
  if (tenbo_csv_add_hands (&csv, record, &problem))
    return g_string_free_to_bytes (g_steal_pointer (&text));

  tenbo_shared_game_set_error (error, &problem);
  return NULL;
}

static GBytes *
make_record (gpointer data,
             GError **error)
{
  g_autoptr (TenboRecord) record = tenbo_shared_game_read (data, error);
  GString *text;

  if (record == NULL)
    return NULL;

  text = g_string_new (NULL);
  tenbo_record_write (record, text);

  return g_string_free_to_bytes (text);
}

static const struct
{
  const char   *ending;
  TenboSaveFunc make;
} files[] = {
  [TENBO_RESULT_AS_PICTURE] = { ".png", make_picture },
  [TENBO_RESULT_AS_TABLE] = { ".csv", make_table },
  [TENBO_RESULT_AS_RECORD] = { ".json", make_record },
};

static void
copy_text (GtkWidget  *from,
           TenboStore *store,
           TenboGame  *game)
{
  g_autoptr (TenboSharedGame) shared = tenbo_shared_game_new (store, game);
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGameResult) result = read_result (shared, &record, &error);
  g_autofree char *text = NULL;

  if (result == NULL)
    {
      tenbo_feedback_error (from, _ ("The Result Was Not Copied"), NULL, error);
      return;
    }

  text = tenbo_game_result_dup_share_text (result);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (from), text);
  tenbo_feedback_toast (from, _ ("The result is on the clipboard"));
}

static void
copy_picture (GtkWidget  *from,
              TenboStore *store,
              TenboGame  *game)
{
  g_autoptr (TenboSharedGame) shared = tenbo_shared_game_new (store, game);

  tenbo_copy_picture (from, make_picture, shared);
}

static void
save (GtkWidget      *from,
      TenboStore     *store,
      TenboGame      *game,
      TenboResultFile kind)
{
  const char *title = tenbo_game_get_title (game);

  tenbo_save (from, title != NULL ? title : _ ("Result"), files[kind].ending, files[kind].make,
              tenbo_shared_game_new (store, game), (GDestroyNotify) tenbo_shared_game_free);
}

void
tenbo_result_share_save_as (GtkWidget      *from,
                            TenboStore     *store,
                            TenboGame      *game,
                            TenboResultFile kind,
                            GFile          *file)
{
  tenbo_save_to (from, file, files[kind].make, tenbo_shared_game_new (store, game),
                 (GDestroyNotify) tenbo_shared_game_free);
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
