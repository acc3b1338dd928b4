/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-dialog.h"

#include "tenbo-entry-form.h"
#include "tenbo-entry-keys.h"
#include "tenbo-entry-outcome.h"
#include "tenbo-entry-preview.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboEntryDialog
{
  AdwDialog parent_instance;

  AdwWindowTitle    *window_title;
  TenboEntryForm    *form;
  TenboEntryPreview *preview;
  GtkOrientable     *bar;
  GtkLabel          *summary;
  GtkLabel          *dealer;
  AdwToggleGroup    *choice;
  GtkButton         *remedy;
  GtkWidget         *confirm;

  TenboGame          *game; /* owned */
  gulong              changed_id;
  TenboEntryModel     model;
  TenboEntryOutcome   outcome;
  GtkEventController *early_keys; /* of the window, while the sheet is open; borrowed */
  guint               scroll_id;
  int                 frames_to_scroll;
  gboolean            saving;
  gboolean            showing;
  gboolean            was_on_screen;
  gboolean            by_keys; /* what was said last was typed */
};

G_DEFINE_FINAL_TYPE (TenboEntryDialog, tenbo_entry_dialog, ADW_TYPE_DIALOG)

static const char *
get_title (const TenboEntryModel *model)
{
  switch (model->kind)
    {
    case TENBO_ENTRY_WIN:
      return model->tsumo ? _ ("Tsumo") : _ ("Ron");

    case TENBO_ENTRY_DRAW:
      return _ ("Draw");

    case TENBO_ENTRY_FOUL:
      return _ ("Foul");

    case TENBO_ENTRY_ADJUST:
      return _ ("Correction");

    case TENBO_ENTRY_STOP:
      break;
    }

  return _ ("End Game");
}

static void
show_row (gpointer row,
          gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (row), visible);
}

static void
show_bar (TenboEntryDialog *self)
{
  const TenboEntryOutcome *outcome = &self->outcome;
  g_autofree char         *summary = tenbo_entry_outcome_summary (outcome,
                                                                  self->game,
                                                                  &self->model);
  g_autofree char         *choice = tenbo_entry_outcome_choice (outcome, self->game, &self->model);
  const char              *dealer = tenbo_game_get_player_name (self->game, self->model.dealer);
  g_autofree char         *group = g_strdup_printf (_ ("Dealer %s"), dealer);
  GtkOrientation           turn = gtk_orientable_get_orientation (self->bar);
  gboolean                 upright = turn == GTK_ORIENTATION_VERTICAL;
  gboolean                 asks = choice != NULL && outcome->right == TB_RIGHT_FREE;

  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->dealer, choice != NULL ? choice : "");
  show_row (self->dealer, choice != NULL && (!asks || upright));
  show_row (self->choice, asks);
  adw_toggle_set_label (adw_toggle_group_get_toggle_by_name (self->choice, "repeat"),
                        outcome->may_stop ? _ ("Play On") : _ ("Repeat"));
  adw_toggle_set_label (adw_toggle_group_get_toggle_by_name (self->choice, "pass"),
                        outcome->may_stop ? _ ("End Game") : _ ("Pass"));
  adw_toggle_group_set_active_name (self->choice,
                                    self->model.choice == TB_CHOICE_DECLINE ? "pass" : "repeat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->choice),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  group,
                                  -1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.confirm",
                                 tenbo_entry_outcome_is_legal (outcome) && !self->saving);
  adw_dialog_set_can_close (ADW_DIALOG (self), !self->saving);
}

/* Where the preview may be out of sight, what can be done stands in the bar. */
static void
show_remedy (TenboEntryDialog *self)
{
  int      foul = self->outcome.remedy.foul;
  gboolean narrow = gtk_widget_get_visible (GTK_WIDGET (self->summary));

  show_row (self->remedy, narrow && foul >= 0);
  show_row (self->confirm, !narrow || foul < 0);
  if (foul >= 0)
    {
      const char      *name = tenbo_words_foul (self->model.rules->fouls[foul].id);
      g_autofree char *label = g_strdup_printf (_ ("Record as %s"), name);

      gtk_button_set_label (self->remedy, label);
    }
}

/* A question that has just appeared has no place before the next frame is laid out. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  TenboEntryDialog *self = TENBO_ENTRY_DIALOG (widget);

  if (self->frames_to_scroll-- > 0)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  tenbo_entry_form_scroll_to (self->form, self->outcome.need);

  return G_SOURCE_REMOVE;
}

static void
scroll_to_question (TenboEntryDialog *self)
{
  self->frames_to_scroll = 2;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* Shows the model as it is now and asks the game what it would do. */
static void
refresh (TenboEntryDialog *self)
{
  const TbTable   *table = tenbo_game_get_table (self->game);
  g_autofree char *hand = tenbo_words_next (&table->next);
  TenboEntryNeed   asked = self->outcome.need;

  tenbo_entry_outcome_ask (&self->outcome, self->game, &self->model);

  self->by_keys = FALSE;
  self->showing = TRUE;
  adw_dialog_set_title (ADW_DIALOG (self), get_title (&self->model));
  adw_window_title_set_title (self->window_title, get_title (&self->model));
  adw_window_title_set_subtitle (self->window_title, hand);
  tenbo_entry_form_show (self->form);
  show_bar (self);
  show_remedy (self);
  self->showing = FALSE;

  tenbo_entry_preview_show (self->preview, self->game, &self->model, &self->outcome);
  if (self->outcome.need != asked)
    scroll_to_question (self);
}

static void
bar_turned_cb (TenboEntryDialog *self)
{
  if (self->game == NULL)
    return;

  show_bar (self);
  show_remedy (self);
  scroll_to_question (self);
}

/* The rules and the hand to play are the game's, so they follow it at once; the sheet only shows
 * them while it waits for the players, not for the store. */
static void
game_changed_cb (TenboEntryDialog *self)
{
  tenbo_entry_model_rebase (&self->model,
                            tenbo_game_get_table (self->game),
                            tenbo_game_get_partial (self->game));
  if (!self->saving)
    refresh (self);
}

static void
choice_changed_cb (TenboEntryDialog *self)
{
  if (self->showing)
    return;

  self->model.choice = g_strcmp0 (adw_toggle_group_get_active_name (self->choice), "pass") == 0
                         ? TB_CHOICE_DECLINE
                         : TB_CHOICE_CONTINUE;
  refresh (self);
}

static void
remedy_cb (TenboEntryDialog *self)
{
  if (self->outcome.remedy.foul < 0)
    return;

  tenbo_entry_model_take_remedy (&self->model, &self->outcome.remedy);
  refresh (self);
}

/* Ends a save: closes the sheet, or keeps it and says why. */
static void
end_save (TenboEntryDialog *self,
          const GError     *error)
{
  g_autofree char *text = NULL;

  self->saving = FALSE;
  if (error == NULL)
    {
      adw_dialog_force_close (ADW_DIALOG (self));
      return;
    }

  refresh (self);
  text = g_strdup_printf (_ ("This was not saved: %s\n"
                             "Everything confirmed before is safe, and what you entered is still "
                             "here. Look at it once more, then confirm again."),
                          error->message);
  tenbo_entry_preview_set_error (self->preview, text);
  gtk_label_set_label (self->summary, _ ("This was not saved"));
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
}

static void
event_saved_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (TenboEntryDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  tenbo_game_confirm_finish (TENBO_GAME (source), result, &error);
  end_save (self, error);
}

static void
partial_saved_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (TenboEntryDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  tenbo_game_set_partial_finish (TENBO_GAME (source), result, &error);
  end_save (self, error);
}

static void
confirm_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TenboEntryDialog *self = TENBO_ENTRY_DIALOG (widget);

  if (self->saving || !tenbo_entry_outcome_is_legal (&self->outcome))
    return;

  self->saving = TRUE;
  show_bar (self);
  if (self->outcome.kind == TENBO_OUTCOME_RUNNING)
    tenbo_game_set_partial_async (self->game,
                                  &self->outcome.partial,
                                  NULL,
                                  partial_saved_cb,
                                  g_object_ref (self));
  else
    tenbo_game_confirm_async (self->game,
                              &self->outcome.event,
                              NULL,
                              event_saved_cb,
                              g_object_ref (self));
}

static void
cancel_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
foul_removed_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TenboEntryDialog) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_set_partial_finish (TENBO_GAME (source), result, &error))
    tenbo_entry_preview_set_error (self->preview, error->message);
}

/* A foul that was there before is taken back in the game itself; the sheet stays open. */
static void
foul_taken_back_cb (TenboEntryDialog *self,
                    guint             index)
{
  TenboEntryModel before = self->model;

  before.running = *tenbo_game_get_partial (self->game);
  tenbo_entry_model_remove_foul (&before, (int32_t) index);
  tenbo_game_set_partial_async (self->game,
                                &before.running,
                                NULL,
                                foul_removed_cb,
                                g_object_ref (self));
}

/* The character that the entry's keys know, or 0. Digits of the number pad are digits. */
static char
key_of (guint keyval)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (char) ('0' + keyval - GDK_KEY_KP_0);
  if (keyval == GDK_KEY_BackSpace)
    return '\b';

  keyval = gdk_keyval_to_lower (keyval);

  return keyval > ' ' && keyval < 127 ? (char) keyval : 0;
}

static gboolean
key_pressed_cb (TenboEntryDialog *self,
                guint             keyval,
                guint             keycode,
                GdkModifierType   state)
{
  char key = key_of (keyval);

  if (keyval == GDK_KEY_Return && (state & GDK_CONTROL_MASK) != 0)
    return gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);
  if (self->saving || key == 0 || (state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_ALT_MASK) != 0)
    return tenbo_entry_form_open_door (self->form, key);
  if (!tenbo_entry_model_key (&self->model, key))
    return GDK_EVENT_PROPAGATE;

  refresh (self);
  self->by_keys = TRUE;

  /* Where Tab goes on from. */
  if (tenbo_entry_outcome_is_legal (&self->outcome))
    gtk_widget_grab_focus (self->confirm);

  return GDK_EVENT_STOP;
}

/* Who types goes on to Enter, wherever the focus has come to; who moves the focus means what has
 * it. A button would wait a quarter of a second, and let go if the sheet is laid out meanwhile. */
static gboolean
enter_pressed_cb (TenboEntryDialog *self,
                  guint             keyval,
                  guint             keycode,
                  GdkModifierType   state)
{
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      if (self->by_keys)
        gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);
      return self->by_keys;
    }

  /* The keys that move it have no character and are no part of an entry. */
  if (key_of (keyval) == 0)
    self->by_keys = FALSE;

  return GDK_EVENT_PROPAGATE;
}

/* Whether keys arrive here by themselves; once they do they always will. */
static gboolean
is_on_screen (TenboEntryDialog *self)
{
  GtkWidget *root = gtk_event_controller_get_widget (self->early_keys);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (root));

  self->was_on_screen |= gtk_widget_get_mapped (GTK_WIDGET (self)) && focus != NULL &&
                         gtk_widget_is_ancestor (focus, GTK_WIDGET (self));

  return self->was_on_screen;
}

/* Until the sheet is on the screen keys go to what had the focus before, and a fast typist is
 * quicker than the first frame: the window hands them over. */
static gboolean
early_key_pressed_cb (TenboEntryDialog *self,
                      guint             keyval,
                      guint             keycode,
                      GdkModifierType   state)
{
  if (is_on_screen (self))
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);
  else
    key_pressed_cb (self, keyval, keycode, state);

  return GDK_EVENT_STOP;
}

static void
stop_early_keys (TenboEntryDialog *self)
{
  GtkEventController *keys = g_steal_pointer (&self->early_keys);

  if (keys != NULL)
    gtk_widget_remove_controller (gtk_event_controller_get_widget (keys), keys);
}

/* The focus leaves the sheet before the sheet leaves the window: otherwise its host keeps it as the
 * child that had the focus. */
static void
tenbo_entry_dialog_closed (AdwDialog *dialog)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (dialog));

  stop_early_keys (TENBO_ENTRY_DIALOG (dialog));
  if (root != NULL)
    gtk_root_set_focus (root, NULL);
}

static void
tenbo_entry_dialog_dispose (GObject *object)
{
  TenboEntryDialog *self = TENBO_ENTRY_DIALOG (object);

  stop_early_keys (self);
  if (self->game != NULL)
    g_clear_signal_handler (&self->changed_id, self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_DIALOG);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_entry_dialog_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, form);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, bar);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, summary);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, dealer);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, choice);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, remedy);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, confirm);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, refresh);
  gtk_widget_class_bind_template_callback (widget_class, foul_taken_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, bar_turned_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remedy_cb);
}

static void
tenbo_entry_dialog_class_init (TenboEntryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_entry_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = tenbo_entry_dialog_closed;

  g_type_ensure (TENBO_TYPE_ENTRY_FORM);
  g_type_ensure (TENBO_TYPE_ENTRY_PREVIEW);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-entry-dialog.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_install_action (widget_class, "entry.confirm", NULL, confirm_action);
  gtk_widget_class_install_action (widget_class, "entry.cancel", NULL, cancel_action);
}

static void
tenbo_entry_dialog_init (TenboEntryDialog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *enter = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (enter, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (enter, "key-pressed", G_CALLBACK (enter_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), enter);
}

/* A sheet is as high as what it asks, where the window allows it. */
static int
get_height (TenboEntryKind kind,
            const TbRules *rules)
{
  switch (kind)
    {
    case TENBO_ENTRY_WIN:
      return 780;

    case TENBO_ENTRY_FOUL:
      return 640;

    case TENBO_ENTRY_DRAW:
      return rules->n_aborts > 0 ? 780 : 560;

    case TENBO_ENTRY_ADJUST:
    case TENBO_ENTRY_STOP:
      break;
    }

  return 560;
}

TenboEntryDialog *
tenbo_entry_dialog_new (TenboGame     *game,
                        TenboEntryKind kind)
{
  TenboEntryDialog *self = g_object_new (TENBO_TYPE_ENTRY_DIALOG, NULL);

  self->game = g_object_ref (game);
  self->changed_id = g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
  adw_dialog_set_content_height (ADW_DIALOG (self),
                                 get_height (kind, tenbo_game_get_table (game)->rules));
  tenbo_entry_model_init (&self->model,
                          tenbo_game_get_table (game),
                          tenbo_game_get_partial (game),
                          kind);
  tenbo_entry_form_set_model (self->form, game, &self->model);
  refresh (self);
  adw_dialog_set_focus (ADW_DIALOG (self), tenbo_entry_form_find_first (self->form));

  return self;
}

void
tenbo_entry_dialog_set_winner (TenboEntryDialog *self,
                               TbPlayer          player)
{
  g_return_if_fail (TENBO_IS_ENTRY_DIALOG (self));

  tenbo_entry_model_press_winner (&self->model, player);
  refresh (self);
}

void
tenbo_entry_dialog_set_tsumo (TenboEntryDialog *self)
{
  g_return_if_fail (TENBO_IS_ENTRY_DIALOG (self));

  tenbo_entry_model_set_tsumo (&self->model);
  refresh (self);
}

void
tenbo_entry_dialog_present (TenboEntryDialog *self,
                            GtkWidget        *parent)
{
  g_return_if_fail (TENBO_IS_ENTRY_DIALOG (self));
  g_return_if_fail (self->early_keys == NULL);

  self->early_keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->early_keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->early_keys,
                            "key-pressed",
                            G_CALLBACK (early_key_pressed_cb),
                            self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (parent)), self->early_keys);
  /* A draw with nobody tenpai is complete as it is. */
  self->by_keys = tenbo_entry_outcome_is_legal (&self->outcome);
  adw_dialog_present (ADW_DIALOG (self), parent);
}
