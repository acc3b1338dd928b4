/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-result-share.h"

#include "tenbo-csv-tables.h"
#include "tenbo-feedback.h"
#include "tenbo-paper-actions.h"
#include "tenbo-paper-game.h"
#include "tenbo-picture.h"
#include "tenbo-result-page.h"
#include "tenbo-shared-game.h"
#include "tenbo-shell.h"

#include <glib/gi18n.h>

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

static TenboPaper *
lay_out_sheet (gpointer       data,
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

/* --- Actions --- */

static void
free_shared (gpointer data)
{
  tenbo_shared_game_free (data);
}

static TenboSharedGame *
share_game (GtkWidget *page)
{
  TenboContext *context = tenbo_shell_get_context (tenbo_shell_find (page));

  return tenbo_shared_game_new (tenbo_context_get_store (context),
                                tenbo_result_page_get_game (TENBO_RESULT_PAGE (page)));
}

/* The title of the game, or @fallback, which is translated. */
static const char *
get_name (TenboGame  *game,
          const char *fallback)
{
  const char *title = tenbo_game_get_title (game);

  return title != NULL ? title : fallback;
}

static void
copy_text (GtkWidget  *page,
           const char *action,
           GVariant   *parameter)
{
  g_autoptr (TenboSharedGame) shared = share_game (page);
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGameResult) result = read_result (shared, &record, &error);
  g_autofree char *text = NULL;

  if (result == NULL)
    {
      tenbo_feedback_error (page, _ ("The Result Was Not Copied"), NULL, error);
      return;
    }

  text = tenbo_game_result_dup_share_text (result);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), text);
  tenbo_feedback_toast (page, _ ("The result is on the clipboard"));
}

static void
copy_picture (GtkWidget  *page,
              const char *action,
              GVariant   *parameter)
{
  g_autoptr (TenboSharedGame) shared = share_game (page);

  tenbo_copy_picture (page, make_picture, shared);
}

static const struct
{
  const char   *action;
  const char   *ending;
  TenboSaveFunc make;
} files[] = {
  [TENBO_RESULT_AS_PICTURE] = { "result.save-picture", ".png", make_picture },
  [TENBO_RESULT_AS_TABLE] = { "result.save-table", ".csv", make_table },
  [TENBO_RESULT_AS_RECORD] = { "result.save-record", ".json", make_record },
};

static void
save_file (GtkWidget  *page,
           const char *action,
           GVariant   *parameter)
{
  const char *name = get_name (tenbo_result_page_get_game (TENBO_RESULT_PAGE (page)), _ ("Result"));

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    if (g_str_equal (files[i].action, action))
      tenbo_save (page, name, files[i].ending, files[i].make, share_game (page), free_shared);
}

static void
save_sheet (GtkWidget  *page,
            const char *action,
            GVariant   *parameter)
{
  TenboGame *game = tenbo_result_page_get_game (TENBO_RESULT_PAGE (page));

  tenbo_paper_actions_save (page, get_name (game, _ ("Score Sheet")), lay_out_sheet,
                            share_game (page), free_shared);
}

static void
print_sheet (GtkWidget  *page,
             const char *action,
             GVariant   *parameter)
{
  TenboGame *game = tenbo_result_page_get_game (TENBO_RESULT_PAGE (page));

  tenbo_paper_actions_print (page, get_name (game, _ ("Score Sheet")), lay_out_sheet,
                             share_game (page), free_shared);
}

void
tenbo_result_share_install_actions (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "result.copy-text", NULL, copy_text);
  gtk_widget_class_install_action (page_class, "result.copy-picture", NULL, copy_picture);
  gtk_widget_class_install_action (page_class, "result.save-sheet", NULL, save_sheet);
  gtk_widget_class_install_action (page_class, "result.print-sheet", NULL, print_sheet);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    gtk_widget_class_install_action (page_class, files[i].action, NULL, save_file);
}

void
tenbo_result_share_save_as (GtkWidget      *from,
                            TenboStore     *store,
                            TenboGame      *game,
                            TenboResultFile kind,
                            GFile          *file)
{
  TenboSharedGame *shared = tenbo_shared_game_new (store, game);

  if (kind == TENBO_RESULT_AS_SHEET)
    tenbo_paper_actions_save_to (from, file, lay_out_sheet, shared, free_shared);
  else
    tenbo_save_to (from, file, files[kind].make, shared, free_shared);
}

GtkPrintOperation *
tenbo_result_share_create_print (TenboStore *store,
                                 TenboGame  *game)
{
  return tenbo_paper_actions_create_print (get_name (game, _ ("Score Sheet")), lay_out_sheet,
                                           tenbo_shared_game_new (store, game), free_shared);
}
