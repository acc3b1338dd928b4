/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-entry.h"

#include "tenbo-entry-dialog.h"
#include "tenbo-table-page-private.h"

/* The winner, whom it tells, and the discarder, as they were drawn. */
static TbPlayer
set_both (TenboEntrySheet *sheet,
          GVariant        *parameter)
{
  int winner, from;

  g_variant_get (parameter, "(ii)", &winner, &from);
  tenbo_entry_sheet_set_winner (sheet, (TbPlayer) winner);
  tenbo_entry_sheet_set_from (sheet, (TbPlayer) from);

  return (TbPlayer) winner;
}

static void
sheet_done_cb (TenboTablePage *self)
{
  tenbo_table_host_close (tenbo_table_page_get_host (self));
}

GtkWidget *
tenbo_table_entry_get_open (TenboTablePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  AdwDialog *dialog = NULL;

  if (ADW_IS_APPLICATION_WINDOW (root))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root));
  if (TENBO_IS_ENTRY_DIALOG (dialog))
    return adw_dialog_get_child (dialog);

  return dialog != NULL ? GTK_WIDGET (dialog)
                        : tenbo_table_host_get_open (tenbo_table_page_get_host (self));
}

/* Opens @sheet for @player (TB_NOBODY: for all): in the flat view within the page, turned to
 * him. */
static void
present_sheet (TenboTablePage  *self,
               TenboEntrySheet *sheet,
               TbPlayer         player)
{
  TenboSide        side = tenbo_table_page_get_side (self, player);
  g_autofree char *title = NULL;

  g_signal_connect_object (sheet, "not-saved", G_CALLBACK (tenbo_table_page_drop_input), self,
                           G_CONNECT_SWAPPED);
  if (!tenbo_table_page_is_flat (self))
    {
      adw_dialog_present (ADW_DIALOG (tenbo_entry_dialog_new (sheet)), GTK_WIDGET (self));
      return;
    }

  g_object_get (sheet, "title", &title, NULL);
  g_signal_connect_object (sheet, "done", G_CALLBACK (sheet_done_cb), self, G_CONNECT_SWAPPED);
  /* The help does not turn. */
  gtk_widget_action_set_enabled (GTK_WIDGET (sheet), "entry.help", side == TENBO_SIDE_BOTTOM);
  tenbo_table_host_open (tenbo_table_page_get_host (self),
                         &(TenboTableGuest) {
                           .widget = GTK_WIDGET (sheet),
                           .title = title,
                           .focus = tenbo_entry_sheet_find_first (sheet),
                           .side = side,
                           .width = TENBO_ENTRY_SHEET_WIDTH,
                           .height = tenbo_entry_sheet_get_height (sheet),
                         });
}

static void
entry_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  static const struct
  {
    const char    *action;
    TenboEntryKind kind;
  } entries[] = {
    { "table.ron", TENBO_ENTRY_WIN },
    { "table.tsumo", TENBO_ENTRY_WIN },
    { "table.win", TENBO_ENTRY_WIN },
    { "table.ron-from", TENBO_ENTRY_WIN },
    { "table.draw", TENBO_ENTRY_DRAW },
    { "table.foul", TENBO_ENTRY_FOUL },
    { "table.adjust", TENBO_ENTRY_ADJUST },
    { "table.stop", TENBO_ENTRY_STOP },
  };
  TenboTablePage  *self = TENBO_TABLE_PAGE (widget);
  TenboEntrySheet *sheet = NULL;
  TbPlayer         player = TB_NOBODY;

  /* A button that was pressed by key acts a quarter of a second later: a sheet may be open then. */
  if (tenbo_table_entry_get_open (self) != NULL ||
      tenbo_table_page_postpone (self, action_name, parameter))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (entries) && sheet == NULL; i++)
    if (g_str_equal (entries[i].action, action_name))
      sheet = tenbo_entry_sheet_new (tenbo_table_page_get_game (self), entries[i].kind);
  g_return_if_fail (sheet != NULL);

  if (g_str_equal (action_name, "table.ron-from"))
    player = set_both (sheet, parameter);
  else if (parameter != NULL)
    {
      player = (TbPlayer) g_variant_get_int32 (parameter);
      tenbo_entry_sheet_set_winner (sheet, player);
    }
  if (g_str_equal (action_name, "table.tsumo"))
    tenbo_entry_sheet_set_tsumo (sheet);

  present_sheet (self, sheet, player);
}

void
tenbo_table_entry_install (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "table.ron", NULL, entry_action);
  gtk_widget_class_install_action (page_class, "table.tsumo", NULL, entry_action);
  gtk_widget_class_install_action (page_class, "table.draw", NULL, entry_action);
  gtk_widget_class_install_action (page_class, "table.foul", NULL, entry_action);
  gtk_widget_class_install_action (page_class, "table.adjust", NULL, entry_action);
  gtk_widget_class_install_action (page_class, "table.stop", NULL, entry_action);
  gtk_widget_class_install_action (page_class, "table.win", "i", entry_action);
  gtk_widget_class_install_action (page_class, "table.ron-from", "(ii)", entry_action);
}
