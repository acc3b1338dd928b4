/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-figure-help.h"

static GtkWidget *
create_row (TenboFigureId id)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), tenbo_figure_get_name (id));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), tenbo_figure_get_help (id));

  return row;
}

AdwDialog *
tenbo_figure_help_new (TenboFigureGroup group)
{
  AdwDialog *dialog = adw_preferences_dialog_new ();
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *rows = adw_preferences_group_new ();

  for (int id = 0; id < TENBO_N_FIGURES; id++)
    if (tenbo_figure_get_group ((TenboFigureId) id) == group)
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (rows), create_row ((TenboFigureId) id));

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (rows));
  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), ADW_PREFERENCES_PAGE (page));
  adw_dialog_set_title (dialog, tenbo_figure_group_get_name (group));
  adw_dialog_set_content_width (dialog, 480);

  return dialog;
}
