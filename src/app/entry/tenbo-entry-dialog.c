/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-dialog-private.h"

#include "tenbo-record.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (TenboEntryDialog, tenbo_entry_dialog, ADW_TYPE_DIALOG)

typedef enum
{
  SIGNAL_ENTERED,
  N_SIGNALS,
} TenboEntryDialogSignals;

static guint signals[N_SIGNALS];

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

/* The tiles of a hand stay above the board that scrolls, where the window is high enough. */
static void
show_strip (TenboEntryDialog *self)
{
  gboolean narrow = gtk_widget_get_visible (GTK_WIDGET (self->summary));
  gboolean upright = gtk_orientable_get_orientation (self->bar) == GTK_ORIENTATION_VERTICAL;
  gboolean shown = narrow && upright && self->model.door == TENBO_ENTRY_DOOR_TILES &&
                   tenbo_entry_model_owners (&self->model) != 0;

  show_row (self->strip, shown);
  tenbo_entry_form_set_strip (self->form, shown ? self->strip : NULL);
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

void
tenbo_entry_dialog_refresh (TenboEntryDialog *self)
{
  const TbTable   *table = tenbo_game_get_table (self->game);
  g_autofree char *hand = tenbo_words_next (&table->next);
  TenboEntryNeed   asked = self->outcome.need;
  const char      *title;

  tenbo_entry_outcome_ask (&self->outcome, self->game, &self->model);

  self->by_keys = FALSE;
  self->showing = TRUE;
  title = self->editing ? self->title : tenbo_entry_kinds_get_title (&self->model);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_window_title_set_title (self->window_title, title);
  adw_window_title_set_subtitle (self->window_title, hand);
  show_row (self->kinds, self->editing);
  tenbo_entry_kinds_show (self->kinds, self->model.rules, self->model.kind);
  tenbo_entry_form_show (self->form);
  show_bar (self);
  show_strip (self);
  show_remedy (self);
  self->showing = FALSE;

  tenbo_entry_preview_show (self->preview, self->game, &self->model, &self->outcome);
  if (self->outcome.need != asked)
    scroll_to_question (self);
}

static void
kind_chosen_cb (TenboEntryDialog *self)
{
  if (self->model.kind != TENBO_ENTRY_FOUL)
    self->before_foul = self->model.kind;
  tenbo_entry_model_set_kind (&self->model, tenbo_entry_kinds_get_kind (self->kinds));
  tenbo_entry_dialog_refresh (self);
}

static void
bar_turned_cb (TenboEntryDialog *self)
{
  if (self->game == NULL)
    return;

  show_bar (self);
  show_strip (self);
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
    tenbo_entry_dialog_refresh (self);
}

static void
choice_changed_cb (TenboEntryDialog *self)
{
  if (self->showing)
    return;

  self->model.choice = g_strcmp0 (adw_toggle_group_get_active_name (self->choice), "pass") == 0
                         ? TB_CHOICE_DECLINE
                         : TB_CHOICE_CONTINUE;
  tenbo_entry_dialog_refresh (self);
}

static void
remedy_cb (TenboEntryDialog *self)
{
  if (self->outcome.remedy.foul < 0)
    return;

  tenbo_entry_model_take_remedy (&self->model, &self->outcome.remedy);
  tenbo_entry_dialog_refresh (self);
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

  tenbo_entry_dialog_refresh (self);
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

/* The event of the outcome as records write it. */
static char *
dup_event (TenboEntryDialog *self)
{
  TenboRecordHand hand = { .event = self->outcome.event };
  GString        *text = g_string_new (NULL);

  tenbo_record_write_hand (&hand, tenbo_game_get_ruleset (self->game), text);

  return g_string_free_and_steal (text);
}

/* A foul in mid-hand is one of the hand that is edited, which goes on. */
static void
take_running_foul (TenboEntryDialog *self)
{
  self->model.running = self->outcome.partial;
  self->model.offenders = 0;
  self->model.foul = -1;
  tenbo_entry_model_set_kind (&self->model, self->before_foul);
  tenbo_entry_dialog_refresh (self);
}

static void
confirm_edit (TenboEntryDialog *self)
{
  g_autofree char *event = NULL;

  if (self->outcome.kind == TENBO_OUTCOME_RUNNING)
    {
      take_running_foul (self);
      return;
    }

  event = dup_event (self);
  self->entered = g_strcmp0 (event, self->recorded) != 0;
  adw_dialog_force_close (ADW_DIALOG (self));
}

static void
confirm_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TenboEntryDialog *self = TENBO_ENTRY_DIALOG (widget);

  if (self->saving || !tenbo_entry_outcome_is_legal (&self->outcome))
    return;
  if (self->editing)
    {
      confirm_edit (self);
      return;
    }

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

/* The focus leaves the sheet before the sheet leaves the window: otherwise its host keeps it as the
 * child that had the focus. */
static void
tenbo_entry_dialog_closed (AdwDialog *dialog)
{
  TenboEntryDialog *self = TENBO_ENTRY_DIALOG (dialog);
  GtkRoot          *root = gtk_widget_get_root (GTK_WIDGET (dialog));

  tenbo_entry_dialog_end_early_keys (self);
  if (root != NULL)
    gtk_root_set_focus (root, NULL);
  if (self->entered)
    g_signal_emit (self, signals[SIGNAL_ENTERED], 0, &self->outcome.event);
}

static void
tenbo_entry_dialog_dispose (GObject *object)
{
  TenboEntryDialog *self = TENBO_ENTRY_DIALOG (object);

  tenbo_entry_dialog_end_early_keys (self);
  if (self->game != NULL)
    g_clear_signal_handler (&self->changed_id, self->game);
  if (self->form != NULL)
    tenbo_entry_form_set_strip (self->form, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_DIALOG);
  g_clear_object (&self->game);
  g_clear_pointer (&self->recorded, g_free);

  G_OBJECT_CLASS (tenbo_entry_dialog_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, kinds);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, form);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, preview);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryDialog, strip);
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
  gtk_widget_class_bind_template_callback_full (widget_class, "refresh",
                                                G_CALLBACK (tenbo_entry_dialog_refresh));
  gtk_widget_class_bind_template_callback (widget_class, foul_taken_back_cb);
  gtk_widget_class_bind_template_callback (widget_class, bar_turned_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, remedy_cb);
}

static void
tenbo_entry_dialog_class_init (TenboEntryDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_entry_dialog_dispose;
  ADW_DIALOG_CLASS (klass)->closed = tenbo_entry_dialog_closed;

  signals[SIGNAL_ENTERED] = g_signal_new ("entered",
                                          G_TYPE_FROM_CLASS (klass),
                                          G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (TENBO_TYPE_ENTRY_FORM);
  g_type_ensure (TENBO_TYPE_ENTRY_KINDS);
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
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_entry_dialog_add_keys (self);
}

static TenboEntryDialog *
create_dialog (TenboGame     *game,
               TenboEntryKind kind)
{
  TenboEntryDialog *self = g_object_new (TENBO_TYPE_ENTRY_DIALOG, NULL);
  const TbTable    *table = tenbo_game_get_table (game);

  self->game = g_object_ref (game);
  self->changed_id = g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
  adw_dialog_set_content_height (ADW_DIALOG (self),
                                 tenbo_entry_kinds_get_height (kind, table->rules));
  tenbo_entry_model_init (&self->model, table, tenbo_game_get_partial (game), kind);

  return self;
}

/* The first look at the model. */
static void
begin (TenboEntryDialog *self)
{
  tenbo_entry_form_set_model (self->form, self->game, &self->model);
  tenbo_entry_dialog_refresh (self);
  adw_dialog_set_focus (ADW_DIALOG (self), tenbo_entry_form_find_first (self->form));
}

TenboEntryDialog *
tenbo_entry_dialog_new (TenboGame     *game,
                        TenboEntryKind kind)
{
  TenboEntryDialog *self = create_dialog (game, kind);

  begin (self);

  return self;
}

TenboEntryDialog *
tenbo_entry_dialog_new_for_edit (TenboGame     *game,
                                 const TbEvent *event,
                                 const char    *title)
{
  /* Any kind can be chosen, so it is as high as the highest. */
  TenboEntryDialog *self = create_dialog (game, TENBO_ENTRY_WIN);

  self->editing = TRUE;
  self->title = title;
  if (event != NULL)
    tenbo_entry_model_set_event (&self->model, event);
  begin (self);
  if (event != NULL && self->outcome.kind == TENBO_OUTCOME_EVENT)
    self->recorded = dup_event (self);

  return self;
}

void
tenbo_entry_dialog_set_winner (TenboEntryDialog *self,
                               TbPlayer          player)
{
  g_return_if_fail (TENBO_IS_ENTRY_DIALOG (self));

  tenbo_entry_model_press_winner (&self->model, player);
  tenbo_entry_dialog_refresh (self);
}

void
tenbo_entry_dialog_set_from (TenboEntryDialog *self,
                             TbPlayer          player)
{
  g_return_if_fail (TENBO_IS_ENTRY_DIALOG (self));

  tenbo_entry_model_press_from (&self->model, player);
  tenbo_entry_dialog_refresh (self);
}

void
tenbo_entry_dialog_set_tsumo (TenboEntryDialog *self)
{
  g_return_if_fail (TENBO_IS_ENTRY_DIALOG (self));

  tenbo_entry_model_set_tsumo (&self->model);
  tenbo_entry_dialog_refresh (self);
}

void
tenbo_entry_dialog_present (TenboEntryDialog *self,
                            GtkWidget        *parent)
{
  g_return_if_fail (TENBO_IS_ENTRY_DIALOG (self));
  g_return_if_fail (self->early_keys == NULL);

  tenbo_entry_dialog_begin_early_keys (self, GTK_WIDGET (gtk_widget_get_root (parent)));
  /* A draw with nobody tenpai is complete as it is. */
  self->by_keys = !self->editing && tenbo_entry_outcome_is_legal (&self->outcome);
  adw_dialog_present (ADW_DIALOG (self), parent);
}
