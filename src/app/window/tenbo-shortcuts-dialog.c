/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-shortcuts-dialog.h"

#include "tenbo-entry-shortcuts.h"
#include "tenbo-table-page.h"

#include <glib/gi18n.h>

const TenboShortcut tenbo_window_shortcuts[] = {
  { N_ ("General"), N_ ("New game"), "<Control>n", "win.new-game" },
  { N_ ("General"), N_ ("History"), "<Control>h", "win.history" },
  { N_ ("General"), N_ ("Back"), "<Alt>Left", NULL },
  { N_ ("General"), N_ ("Main Menu"), "F10", NULL },
  { N_ ("General"), N_ ("Full Screen"), "F11", "win.fullscreen" },
  { N_ ("General"), N_ ("Help"), "F1", "win.help" },
  { N_ ("General"), N_ ("Keyboard Shortcuts"), "<Control>question", "app.shortcuts" },
  { N_ ("General"), N_ ("Close Window"), "<Control>w", "window.close" },
  { N_ ("General"), N_ ("Quit"), "<Control>q", "app.quit" },
  { N_ ("History and People"), N_ ("Undo Last Change"), "<Control>z", NULL },
  { N_ ("History and People"), N_ ("Search"), "<Control>f", NULL },
  { N_ ("History and People"), N_ ("Select All Games"), "<Control>a", NULL },
  { N_ ("History and People"), N_ ("Delete Game"), "Delete", NULL },
  { N_ ("History and People"), N_ ("Game Menu"), "Menu <Shift>F10", NULL },
  { N_ ("New Game"), N_ ("Draw Seats, Rotate Seats, Roll Dice"), "F2 F3 F4", NULL },
  { N_ ("New Game"), N_ ("Move Player Up or Down"), "<Alt>Up <Alt>Down", NULL },
};

const guint tenbo_n_window_shortcuts = G_N_ELEMENTS (tenbo_window_shortcuts);

/* The row shows the keys in readable form: "Menu / Shift+F10". */
static GtkWidget *
create_row (const TenboShortcut *shortcut)
{
  g_auto (GStrv) accelerators = g_strsplit (shortcut->keys, " ", -1);
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_auto (GStrv) words = NULL;
  g_autofree char *keys = NULL;
  GtkWidget       *row = adw_action_row_new ();
  GtkWidget       *label;

  for (guint i = 0; accelerators[i] != NULL; i++)
    {
      guint           key;
      GdkModifierType modifiers;

      if (gtk_accelerator_parse (accelerators[i], &key, &modifiers))
        g_strv_builder_take (labels, gtk_accelerator_get_label (key, modifiers));
    }
  words = g_strv_builder_end (labels);
  keys = g_strjoinv (" / ", words);

  label = gtk_label_new (keys);
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "keys");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (shortcut->title));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);

  return row;
}

static void
add_groups (AdwPreferencesPage  *page,
            const TenboShortcut *shortcuts,
            guint                n_shortcuts)
{
  AdwPreferencesGroup *group = NULL;
  const char          *title = NULL;

  for (guint i = 0; i < n_shortcuts; i++)
    {
      if (g_strcmp0 (title, shortcuts[i].group) != 0)
        {
          title = shortcuts[i].group;
          group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
          adw_preferences_group_set_title (group, _ (title));
          adw_preferences_page_add (page, group);
        }

      adw_preferences_group_add (group, create_row (&shortcuts[i]));
    }
}

AdwDialog *
tenbo_shortcuts_dialog_new (void)
{
  AdwDialog           *dialog = adw_dialog_new ();
  GtkWidget           *view = adw_toolbar_view_new ();
  GtkWidget           *page = adw_preferences_page_new ();
  const TenboShortcut *entry_shortcuts;
  guint                n_entry_shortcuts;

  entry_shortcuts = tenbo_entry_shortcuts (&n_entry_shortcuts);
  add_groups (ADW_PREFERENCES_PAGE (page), tenbo_table_shortcuts, tenbo_n_table_shortcuts);
  add_groups (ADW_PREFERENCES_PAGE (page), entry_shortcuts, n_entry_shortcuts);
  add_groups (ADW_PREFERENCES_PAGE (page), tenbo_window_shortcuts, tenbo_n_window_shortcuts);

  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), page);

  adw_dialog_set_title (dialog, _ ("Keyboard Shortcuts"));
  adw_dialog_set_content_width (dialog, 460);
  adw_dialog_set_content_height (dialog, 560);
  adw_dialog_set_child (dialog, view);

  return dialog;
}
