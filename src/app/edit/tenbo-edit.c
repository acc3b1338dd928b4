/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-edit.h"

#include "tenbo-changes-dialog.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-feedback.h"
#include "tenbo-note-dialog.h"
#include "tenbo-seats-dialog.h"
#include "tenbo-steps-dialog.h"

#include <glib/gi18n.h>

/* Data to report that a change was not saved */
typedef struct
{
  GtkWidget  *widget; /* owned */
  const char *title;
} Report;

static void
applied_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autofree Report *report = user_data;
  g_autoptr (GtkWidget) widget = report->widget;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (widget, report->title, NULL, error);
}

void
tenbo_edit_apply (GtkWidget       *widget,
                  TenboGame       *game,
                  TenboGameChange *change,
                  const char      *title)
{
  Report *report = g_new (Report, 1);

  *report = (Report) { g_object_ref (widget), title };
  tenbo_game_apply_async (game, change, NULL, applied_cb, report);
}

/* --- Hands --- */

/* The target of an entered hand */
typedef struct
{
  TenboDraft *draft;  /* owned */
  GtkWidget  *window; /* parent of the changes dialog; weak; NULL: the caller has one */
  guint       index;
  gboolean    inserts;
} Entering;

static void
entering_free (gpointer  data,
               GClosure *closure)
{
  Entering *entering = data;

  g_object_unref (entering->draft);
  g_clear_weak_pointer (&entering->window);
  g_free (entering);
}

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
            Entering         *entering)
{
  if (entering->inserts)
    tenbo_draft_insert_event (entering->draft, entering->index, event);
  else
    tenbo_draft_set_event (entering->draft, entering->index, event);

  if (entering->window != NULL)
    show_changes (entering->window, entering->draft);
}

/* Opens the sheet over @parent. */
static void
present_sheet (GtkWidget     *parent,
               const Entering values)
{
  Entering      *entering = g_memdup2 (&values, sizeof values);
  TenboDraftHand hand = { 0 };
  g_autoptr (TenboGame) game = NULL;
  TenboEntryDialog *dialog;

  if (values.inserts)
    game = tenbo_draft_open_gap (values.draft, values.index);
  else
    {
      game = tenbo_draft_open_hand (values.draft, values.index);
      tenbo_draft_get_hand (values.draft, values.index, &hand);
    }

  g_object_ref (entering->draft);
  entering->window = NULL;
  g_set_weak_pointer (&entering->window, values.window);
  dialog = tenbo_entry_dialog_new_for_edit (game, hand.event,
                                            values.inserts ? _ ("Insert Hand") : _ ("Edit Hand"));
  g_signal_connect_data (dialog, "entered", G_CALLBACK (entered_cb), entering, entering_free,
                         G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), parent);
}

void
tenbo_edit_draft_hand (GtkWidget  *parent,
                       TenboDraft *draft,
                       guint       index)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (TENBO_IS_DRAFT (draft));

  present_sheet (parent, (Entering) { .draft = draft, .index = index });
}

/* Uses the window as parent, because the row that started the edit may be gone when the sheet
 * closes. */
static void
edit_hand (GtkWidget *page,
           TenboGame *game,
           guint      index)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (page));
  g_autoptr (TenboDraft) draft = tenbo_draft_new (game);

  present_sheet (window, (Entering) { draft, window, index, FALSE });
}

static void
insert_hand (GtkWidget *page,
             TenboGame *game,
             guint      index)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (page));
  g_autoptr (TenboDraft) draft = tenbo_draft_new (game);

  present_sheet (window, (Entering) { draft, window, index, TRUE });
}

static void
delete_hand (GtkWidget *page,
             TenboGame *game,
             guint      index)
{
  g_autoptr (TenboDraft) draft = tenbo_draft_new (game);

  tenbo_draft_delete_hand (draft, index);
  show_changes (GTK_WIDGET (gtk_widget_get_root (page)), draft);
}

/* --- Actions --- */

typedef struct
{
  const char *name;
  const char *label;
  void (*edit_game) (GtkWidget *page,
                     TenboGame *game);
  void (*edit_hand) (GtkWidget *page,
                     TenboGame *game,
                     guint      index);
} Action;

static const Action game_actions[] = {
  { "seats", N_ ("_Seats and Ruleset…"), .edit_game = tenbo_seats_dialog_present },
  /* Translators: menu item: the note on the game */
  { "note", N_ ("N_ote…"), .edit_game = tenbo_note_dialog_ask },
  /* Translators: menu item: the list of changes, to undo or redo */
  { "steps", N_ ("S_teps…"), .edit_game = tenbo_steps_dialog_present },
};

static const Action hand_actions[] = {
  /* Translators: button: edits a hand */
  { "hand", N_ ("_Edit…"), .edit_hand = edit_hand },
  /* Translators: button: the note on a hand */
  { "hand-note", N_ ("_Note…"), .edit_hand = tenbo_note_dialog_ask_hand },
  { "insert", N_ ("_Insert Before…"), .edit_hand = insert_hand },
  /* Translators: button: deletes a hand */
  { "delete", N_ ("_Delete…"), .edit_hand = delete_hand },
};

/* The page and its game. A widget can keep the actions of a page after the page has released its
 * game, so the actions own neither. */
typedef struct
{
  const Action *action;
  GtkWidget    *page; /* weak, as is the game */
  TenboGame    *game;
} Context;

static void
context_free (gpointer  data,
              GClosure *closure)
{
  Context *context = data;

  g_clear_weak_pointer (&context->page);
  g_clear_weak_pointer (&context->game);
  g_free (context);
}

static void
activated_cb (Context  *context,
              GVariant *parameter)
{
  if (context->page == NULL || context->game == NULL || tenbo_game_get_busy (context->game))
    return;

  if (context->action->edit_game != NULL)
    context->action->edit_game (context->page, context->game);
  else if (g_variant_get_uint32 (parameter) < tenbo_game_get_n_hands (context->game))
    context->action->edit_hand (context->page, context->game, g_variant_get_uint32 (parameter));
}

static void
add_action (GSimpleActionGroup *group,
            const Action       *action,
            GtkWidget          *page,
            TenboGame          *game)
{
  g_autoptr (GSimpleAction) added =
    g_simple_action_new (action->name, action->edit_hand != NULL ? G_VARIANT_TYPE_UINT32 : NULL);
  Context *context = g_new0 (Context, 1);

  context->action = action;
  g_set_weak_pointer (&context->page, page);
  g_set_weak_pointer (&context->game, game);
  g_signal_connect_data (added, "activate", G_CALLBACK (activated_cb), context, context_free,
                         G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (added));
}

void
tenbo_edit_add_actions (GtkWidget *page,
                        TenboGame *game)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (TENBO_IS_GAME (game));

  for (guint i = 0; i < G_N_ELEMENTS (game_actions); i++)
    add_action (group, &game_actions[i], page, game);
  for (guint i = 0; i < G_N_ELEMENTS (hand_actions); i++)
    add_action (group, &hand_actions[i], page, game);

  gtk_widget_insert_action_group (page, "edit", G_ACTION_GROUP (group));
}

GMenuModel *
tenbo_edit_create_menu (void)
{
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (game_actions); i++)
    {
      g_autofree char *name = g_strconcat ("edit.", game_actions[i].name, NULL);

      g_menu_append (menu, _ (game_actions[i].label), name);
    }

  return G_MENU_MODEL (menu);
}

GtkWidget *
tenbo_edit_create_buttons (guint index)
{
  GtkWidget *box = adw_wrap_box_new ();

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (box), 6);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (box), 6);
  gtk_widget_add_css_class (box, "hand-buttons");
  for (guint i = 0; i < G_N_ELEMENTS (hand_actions); i++)
    {
      GtkWidget       *button = gtk_button_new_with_mnemonic (_ (hand_actions[i].label));
      g_autofree char *name = g_strconcat ("edit.", hand_actions[i].name, NULL);

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), name);
      adw_wrap_box_append (ADW_WRAP_BOX (box), button);
    }

  return box;
}
