/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "tenbo-entry-dialog.h"
#include "tenbo-player-panel.h"
#include "tenbo-player-toggles.h"
#include "tenbo-table-page.h"

/* Without a window manager GTK draws a frame, which is part of the size. */
#define FRAME 40

void
app_fixture_set_up (AppFixture   *self,
                    gconstpointer ruleset)
{
  self->application = app_test_start ();
  self->store = app_test_get_store (self->application);
  if (ruleset != NULL)
    self->game = app_test_create_game (self->store, ruleset);
}

void
app_fixture_set_up_window (AppFixture   *self,
                           gconstpointer ruleset)
{
  app_fixture_set_up (self, ruleset);
  self->window = app_test_open_window (self->application);
}

void
app_fixture_set_up_table (AppFixture   *self,
                          gconstpointer ruleset)
{
  app_fixture_set_up (self, ruleset);
  app_fixture_show_table (self);
}

void
app_fixture_set_up_settled_table (AppFixture   *self,
                                  gconstpointer ruleset)
{
  app_fixture_set_up_table (self, ruleset);
  app_test_settle ();
}

static void
close_dialogs (AppFixture *self)
{
  GtkWidget *dialog = app_fixture_get_dialog (self);

  while (dialog != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
      adw_dialog_force_close (ADW_DIALOG (dialog));
      WAIT_UNTIL (dialog == NULL);
      dialog = app_fixture_get_dialog (self);
    }
}

void
app_fixture_tear_down (AppFixture   *self,
                       gconstpointer ruleset)
{
  if (self->window != NULL)
    close_dialogs (self);
  app_fixture_tear_down_at_once (self, ruleset);
}

void
app_fixture_tear_down_at_once (AppFixture   *self,
                               gconstpointer ruleset)
{
  if (self->window != NULL)
    app_test_close_window (self->window);
  if (self->game != NULL)
    app_test_drop_game (self->game);
  app_test_stop (self->application);
}

void
app_fixture_add (const char    *path,
                 AppFixtureFunc test)
{
  g_test_add (path, AppFixture, NULL, app_fixture_set_up, test, app_fixture_tear_down_at_once);
}

void
app_fixture_show_table (AppFixture *self)
{
  self->window = app_test_open_window (self->application);
  app_fixture_show_game (self);
}

void
app_fixture_show_game (AppFixture *self)
{
  tenbo_window_show_game (self->window, self->game);
  WAIT_UNTIL (
    (self->page = app_test_look_for (self->window, TENBO_TYPE_TABLE_PAGE, NULL)) != NULL &&
    tenbo_table_page_get_game (TENBO_TABLE_PAGE (self->page)) == self->game &&
    gtk_widget_get_mapped (self->page));
}

void
app_fixture_resize (AppFixture *self,
                    int         width,
                    int         height)
{
  GtkWidget *window = GTK_WIDGET (self->window);

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  WAIT_UNTIL (ABS (gtk_widget_get_width (window) - width) < FRAME &&
              ABS (gtk_widget_get_height (window) - height) < FRAME);

  /* While a breakpoint is applied, no widget can be found. */
  app_test_settle ();
}

GtkWidget *
app_fixture_find_panel (AppFixture *self,
                        const char *name)
{
  return gtk_widget_get_ancestor (app_test_find (self->page, GTK_TYPE_LABEL, name),
                                  TENBO_TYPE_PLAYER_PANEL);
}

GtkWidget *
app_fixture_get_dialog (AppFixture *self)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (self->window);

  return (GtkWidget *) adw_application_window_get_visible_dialog (window);
}

GtkWidget *
app_fixture_find_dialog (AppFixture *self,
                         GType       type)
{
  WAIT_UNTIL (G_TYPE_CHECK_INSTANCE_TYPE (app_fixture_get_dialog (self), type));
  WAIT_UNTIL (gtk_widget_get_mapped (app_fixture_get_dialog (self)));

  return app_fixture_get_dialog (self);
}

void
app_fixture_wait_closed (AppFixture *self)
{
  WAIT_UNTIL (app_fixture_get_dialog (self) == NULL);
}

GtkWidget *
app_fixture_open_entry (AppFixture *self,
                        const char *action)
{
  gtk_widget_activate_action (self->page, action, NULL);

  self->sheet = app_test_find (self->window, TENBO_TYPE_ENTRY_DIALOG, NULL);

  return self->sheet;
}

void
app_fixture_confirm (AppFixture *self,
                     GtkWidget  *sheet)
{
  app_test_press (sheet, "Confirm");
  app_fixture_wait_closed (self);
}

void
app_fixture_choose (GtkWidget  *sheet,
                    const char *row,
                    const char *player)
{
  app_test_press (app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, row), player);
}

static GdkModifierType
take_modifiers (const char **name)
{
  static const struct
  {
    const char     *prefix;
    GdkModifierType modifier;
  } modifiers[] = {
    { "Alt+", GDK_ALT_MASK },
    { "Control+", GDK_CONTROL_MASK },
    { "Shift+", GDK_SHIFT_MASK },
  };
  GdkModifierType state = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (modifiers); i++)
    if (g_str_has_prefix (*name, modifiers[i].prefix))
      {
        state |= modifiers[i].modifier;
        *name += strlen (modifiers[i].prefix);
      }

  return state;
}

gboolean
app_fixture_press_key (AppFixture *self,
                       const char *name)
{
  GdkModifierType state = take_modifiers (&name);
  guint           keyval = gdk_keyval_from_name (name);
  GtkWidget      *dialog = app_fixture_get_dialog (self);
  g_autoptr (GListModel) controllers = NULL;
  gboolean taken = FALSE;

  g_assert_cmpuint (keyval, !=, GDK_KEY_VoidSymbol);
  controllers =
    gtk_widget_observe_controllers (dialog != NULL ? dialog : GTK_WIDGET (self->window));
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (keys) &&
          gtk_event_controller_get_propagation_phase (keys) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (keys, "key-pressed", keyval, 0u, state, &taken);
    }

  return taken;
}

void
app_fixture_press_keys (AppFixture *self,
                        const char *names)
{
  g_auto (GStrv) each = g_strsplit (names, " ", -1);

  for (guint i = 0; each[i] != NULL; i++)
    if (!app_fixture_press_key (self, each[i]))
      g_error ("%s is not a known key", each[i]);
}

static gboolean
press_keys (GtkWidget  *widget,
            GListModel *keys,
            const char *trigger)
{
  g_autoptr (GtkShortcutTrigger) asked = gtk_shortcut_trigger_parse_string (trigger);

  for (guint i = 0; i < g_list_model_get_n_items (keys); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (keys, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), asked) &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                        gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

gboolean
app_fixture_press_undo (AppFixture *self)
{
  GtkWidget *overlay = app_test_find (self->window, ADW_TYPE_TOAST_OVERLAY, NULL);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (overlay);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GListModel) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (keys) && press_keys (overlay, keys, "<Control>z"))
        return TRUE;
    }

  return FALSE;
}

void
app_fixture_dismiss_toasts (AppFixture *self)
{
  GtkWidget *overlay = app_test_find (self->window, ADW_TYPE_TOAST_OVERLAY, NULL);

  adw_toast_overlay_dismiss_all (ADW_TOAST_OVERLAY (overlay));
  WAIT_UNTIL (app_test_look_for (self->window, GTK_TYPE_BUTTON, "Undo") == NULL);
}
