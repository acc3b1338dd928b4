/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-edit.h"

#include "tenbo-changes-dialog.h"
#include "tenbo-edit-hand.h"
#include "tenbo-note-dialog.h"
#include "tenbo-seats-dialog.h"
#include "tenbo-steps-dialog.h"

#include <glib/gi18n.h>

/* --- Hands --- */

static void
show_changes (GtkWidget  *window,
              TenboDraft *draft)
{
  if (tenbo_draft_get_changed (draft))
    adw_dialog_present (tenbo_changes_dialog_new (draft), window);
}

static void
entered_cb (TenboEntryDialog *dialog,
            const TbEvent    *event,
            TenboDraft       *draft)
{
  show_changes (g_object_get_data (G_OBJECT (dialog), "window"), draft);
}

/* The row that it began from may be another when the sheet closes, so all goes by the window. */
static void
present (GtkWidget        *parent,
         TenboEntryDialog *dialog,
         TenboDraft       *draft)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (parent));

  g_object_set_data (G_OBJECT (dialog), "window", window);
  g_signal_connect_data (dialog,
                         "entered",
                         G_CALLBACK (entered_cb),
                         g_object_ref (draft),
                         (GClosureNotify) (void (*) (void)) g_object_unref,
                         G_CONNECT_AFTER);
  adw_dialog_present (ADW_DIALOG (dialog), window);
}

void
tenbo_edit_hand (GtkWidget *parent,
                 TenboGame *game,
                 guint      index)
{
  g_autoptr (TenboDraft) draft = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_GAME (game));
  g_return_if_fail (index < tenbo_game_get_n_hands (game));

  draft = tenbo_draft_new (game);
  present (parent, tenbo_edit_hand_new_dialog (draft, index), draft);
}

void
tenbo_edit_insert_hand (GtkWidget *parent,
                        TenboGame *game,
                        guint      index)
{
  g_autoptr (TenboDraft) draft = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_GAME (game));
  g_return_if_fail (index < tenbo_game_get_n_hands (game));

  draft = tenbo_draft_new (game);
  present (parent, tenbo_edit_hand_new_insert_dialog (draft, index), draft);
}

void
tenbo_edit_delete_hand (GtkWidget *parent,
                        TenboGame *game,
                        guint      index)
{
  g_autoptr (TenboDraft) draft = NULL;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_GAME (game));
  g_return_if_fail (index < tenbo_game_get_n_hands (game));

  draft = tenbo_draft_new (game);
  tenbo_draft_delete_hand (draft, index);
  show_changes (GTK_WIDGET (gtk_widget_get_root (parent)), draft);
}

/* --- The buttons of a hand --- */

typedef void (*HandFunc) (GtkWidget *parent,
                          TenboGame *game,
                          guint      index);

static const struct
{
  const char *label;
  HandFunc    func;
} hand_buttons[] = {
  { N_ ("_Edit…"), tenbo_edit_hand },
  { N_ ("_Note…"), tenbo_note_dialog_ask_hand },
  { N_ ("_Insert Before…"), tenbo_edit_insert_hand },
  { N_ ("_Delete…"), tenbo_edit_delete_hand },
};

static void
button_clicked_cb (TenboGame *game,
                   GtkWidget *button)
{
  guint which = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "which"));
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "hand"));

  if (!tenbo_game_get_busy (game) && index < tenbo_game_get_n_hands (game))
    hand_buttons[which].func (button, game, index);
}

GtkWidget *
tenbo_edit_create_buttons (TenboGame *game,
                           guint      index)
{
  GtkWidget *box = adw_wrap_box_new ();

  g_return_val_if_fail (TENBO_IS_GAME (game), box);

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 6);
  gtk_widget_add_css_class (box, "hand-buttons");
  for (guint i = 0; i < G_N_ELEMENTS (hand_buttons); i++)
    {
      GtkWidget *button = gtk_button_new_with_mnemonic (_ (hand_buttons[i].label));

      g_object_set_data (G_OBJECT (button), "which", GUINT_TO_POINTER (i));
      g_object_set_data (G_OBJECT (button), "hand", GUINT_TO_POINTER (index));
      g_signal_connect_object (button,
                               "clicked",
                               G_CALLBACK (button_clicked_cb),
                               game,
                               G_CONNECT_SWAPPED);
      adw_wrap_box_append (ADW_WRAP_BOX (box), button);
    }

  return box;
}

/* --- The menu of a game --- */

/* The page and its game. A widget can hold the actions of a page longer than the page holds its
 * game, so they hold neither. */
typedef struct
{
  GtkWidget *page; /* weak, as the game */
  TenboGame *game;
} Place;

static void
place_free (gpointer  data,
            GClosure *closure)
{
  Place *place = data;

  g_clear_weak_pointer (&place->page);
  g_clear_weak_pointer (&place->game);
  g_free (place);
}

static void
activated_cb (Place    *place,
              GVariant *parameter,
              GAction  *action)
{
  const char *name = g_action_get_name (action);

  if (place->page == NULL || place->game == NULL || tenbo_game_get_busy (place->game))
    return;

  if (g_str_equal (name, "seats"))
    tenbo_seats_dialog_present (place->page, place->game);
  else if (g_str_equal (name, "note"))
    tenbo_note_dialog_ask (place->page, place->game);
  else
    tenbo_steps_dialog_present (place->page, place->game);
}

void
tenbo_edit_add_actions (GtkWidget *page,
                        TenboGame *game)
{
  static const char *const names[] = { "seats", "note", "steps" };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (TENBO_IS_GAME (game));

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (names[i], NULL);
      Place *place = g_new0 (Place, 1);

      g_set_weak_pointer (&place->page, page);
      g_set_weak_pointer (&place->game, game);
      g_signal_connect_data (action,
                             "activate",
                             G_CALLBACK (activated_cb),
                             place,
                             place_free,
                             G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  gtk_widget_insert_action_group (page, "edit", G_ACTION_GROUP (group));
}

GMenuModel *
tenbo_edit_create_menu (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("_Seats and Ruleset…"), "edit.seats");
  g_menu_append (menu, _ ("N_ote…"), "edit.note");
  g_menu_append (menu, _ ("S_teps…"), "edit.steps");

  return G_MENU_MODEL (menu);
}
