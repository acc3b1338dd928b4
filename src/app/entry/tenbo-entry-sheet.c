/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-sheet-private.h"

#include "tenbo-help-dialog.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

G_DEFINE_FINAL_TYPE (TenboEntrySheet, tenbo_entry_sheet, ADW_TYPE_BREAKPOINT_BIN)

typedef enum
{
  PROP_TITLE = 1,
  PROP_SAVING,
} TenboEntrySheetProps;

static GParamSpec *props[PROP_SAVING + 1];

typedef enum
{
  SIGNAL_DONE,
  SIGNAL_NOT_SAVED,
  N_SIGNALS,
} TenboEntrySheetSignals;

static guint signals[N_SIGNALS];

static void
show_row (gpointer row,
          gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (row), visible);
}

static void
show_bar (TenboEntrySheet *self)
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
}

static void
set_title (TenboEntrySheet *self,
           const char      *title)
{
  adw_window_title_set_title (self->window_title, title);
  if (g_strcmp0 (self->title, title) == 0)
    return;

  self->title = title;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

void
tenbo_entry_sheet_set_saving (TenboEntrySheet *self,
                              gboolean         saving)
{
  self->saving = saving;
  if (saving)
    show_bar (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVING]);
}

/* The tiles of a hand stay above the board that scrolls, where the window is high enough. */
static void
show_strip (TenboEntrySheet *self)
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
show_remedy (TenboEntrySheet *self)
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
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (widget);

  if (self->frames_to_scroll-- > 0)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  tenbo_entry_form_scroll_to (self->form, self->outcome.need);

  return G_SOURCE_REMOVE;
}

static void
scroll_to_question (TenboEntrySheet *self)
{
  self->frames_to_scroll = 2;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

void
tenbo_entry_sheet_refresh (TenboEntrySheet *self)
{
  const TbTable   *table = tenbo_game_get_table (self->game);
  g_autofree char *hand = tenbo_words_next (&table->next);
  TenboEntryNeed   asked = self->outcome.need;

  tenbo_entry_outcome_ask (&self->outcome, self->game, &self->model);

  self->showing = TRUE;
  set_title (self,
             self->editing ? self->edit_title : tenbo_entry_kinds_get_title (&self->model));
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

/* Shows what the user has changed with the pointer, or with a key on what has the focus. */
static void
pressed_cb (TenboEntrySheet *self)
{
  self->by_keys = FALSE;
  tenbo_entry_sheet_refresh (self);
}

static void
kind_chosen_cb (TenboEntrySheet *self)
{
  if (self->model.kind != TENBO_ENTRY_FOUL)
    self->before_foul = self->model.kind;
  tenbo_entry_model_set_kind (&self->model, tenbo_entry_kinds_get_kind (self->kinds));
  pressed_cb (self);
}

static void
bar_turned_cb (TenboEntrySheet *self)
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
game_changed_cb (TenboEntrySheet *self)
{
  tenbo_entry_model_rebase (&self->model,
                            tenbo_game_get_table (self->game),
                            tenbo_game_get_partial (self->game));
  if (!self->saving)
    tenbo_entry_sheet_refresh (self);
}

static void
choice_changed_cb (TenboEntrySheet *self)
{
  if (self->showing)
    return;

  self->model.choice = g_strcmp0 (adw_toggle_group_get_active_name (self->choice), "pass") == 0
                         ? TB_CHOICE_DECLINE
                         : TB_CHOICE_CONTINUE;
  pressed_cb (self);
}

static void
remedy_cb (TenboEntrySheet *self)
{
  if (self->outcome.remedy.foul < 0)
    return;

  tenbo_entry_model_take_remedy (&self->model, &self->outcome.remedy);
  pressed_cb (self);
}

void
tenbo_entry_sheet_emit_done (TenboEntrySheet *self)
{
  g_signal_emit (self, signals[SIGNAL_DONE], 0);
}

void
tenbo_entry_sheet_emit_not_saved (TenboEntrySheet *self)
{
  g_signal_emit (self, signals[SIGNAL_NOT_SAVED], 0);
}

static void
confirm_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  tenbo_entry_sheet_confirm (TENBO_ENTRY_SHEET (widget));
}

/* The page of the help about what is being asked. */
static const char *
get_help_page (const TenboEntryModel *model)
{
  if (model->kind != TENBO_ENTRY_WIN)
    return "guide";

  return model->door == TENBO_ENTRY_DOOR_TABLE && model->rules->scoring != TB_SCORING_TAI
           ? "scores"
           : "yaku";
}

static void
help_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (widget);

  tenbo_help_dialog_present (widget, tenbo_game_get_ruleset (self->game), NULL,
                             get_help_page (&self->model));
}

static void
cancel_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (widget);

  if (!self->saving)
    tenbo_entry_sheet_emit_done (self);
}

static void
tenbo_entry_sheet_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (object);

  switch ((TenboEntrySheetProps) property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;

    case PROP_SAVING:
      g_value_set_boolean (value, self->saving);
      break;
    }
}

static void
tenbo_entry_sheet_dispose (GObject *object)
{
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (object);

  if (self->game != NULL)
    g_clear_signal_handler (&self->changed_id, self->game);
  if (self->form != NULL)
    tenbo_entry_form_set_strip (self->form, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_SHEET);
  g_clear_object (&self->game);
  g_clear_pointer (&self->recorded, g_free);

  G_OBJECT_CLASS (tenbo_entry_sheet_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, kinds);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, form);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, preview);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, strip);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, bar);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, summary);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, dealer);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, choice);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, remedy);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, confirm);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback_full (
    widget_class, "foul_taken_back_cb", G_CALLBACK (tenbo_entry_sheet_take_foul_back));
  gtk_widget_class_bind_template_callback (widget_class, bar_turned_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, remedy_cb);
}

static void
tenbo_entry_sheet_class_init (TenboEntrySheetClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_entry_sheet_dispose;
  object_class->get_property = tenbo_entry_sheet_get_property;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL,
                                           G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SAVING] = g_param_spec_boolean ("saving", NULL, NULL, FALSE,
                                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[SIGNAL_DONE] = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_NOT_SAVED] = g_signal_new ("not-saved", G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TENBO_TYPE_ENTRY_FORM);
  g_type_ensure (TENBO_TYPE_ENTRY_KINDS);
  g_type_ensure (TENBO_TYPE_ENTRY_PREVIEW);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-entry-sheet.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_install_action (widget_class, "entry.confirm", NULL, confirm_action);
  gtk_widget_class_install_action (widget_class, "entry.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "entry.help", NULL, help_action);
  /* While a text has the focus, keys are the text's first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "entry.cancel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "entry.confirm", NULL);
}

static void
tenbo_entry_sheet_init (TenboEntrySheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static TenboEntrySheet *
create_sheet (TenboGame     *game,
              TenboEntryKind kind)
{
  TenboEntrySheet *self = g_object_new (TENBO_TYPE_ENTRY_SHEET, NULL);

  self->game = g_object_ref (game);
  self->changed_id = g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
  tenbo_entry_model_init (&self->model,
                          tenbo_game_get_table (game),
                          tenbo_game_get_partial (game),
                          kind);

  return self;
}

/* Shows what the sheet is opened with. What is complete as it is, as a draw with nobody tenpai,
 * needs only Enter. While the discarder or the value of a winner is still to be said, Enter is for
 * nobody: on the first toggle, where the focus begins, it would change the winner. */
static void
show_opened (TenboEntrySheet *self)
{
  tenbo_entry_sheet_refresh (self);
  self->by_keys = tenbo_entry_outcome_is_legal (&self->outcome) ||
                  self->outcome.need == TENBO_ENTRY_NEEDS_FROM ||
                  self->outcome.need == TENBO_ENTRY_NEEDS_VALUE;
}

TenboEntrySheet *
tenbo_entry_sheet_new (TenboGame     *game,
                       TenboEntryKind kind)
{
  TenboEntrySheet *self = create_sheet (game, kind);

  tenbo_entry_form_set_model (self->form, self->game, &self->model);
  show_opened (self);

  return self;
}

/* Whether the hand can stay as it was recorded. If it cannot, confirming what the sheet shows puts
 * it right, also if nothing was pressed: the sheet leaves out what does not apply. */
static gboolean
is_possible (TenboEntrySheet *self,
             const TbEvent   *event)
{
  TbTable      after;
  TbHandResult result;
  TbProblem    problem;

  return tenbo_game_preview (self->game, event, &after, &result, &problem) == TB_OK;
}

TenboEntrySheet *
tenbo_entry_sheet_new_for_edit (TenboGame     *game,
                                const TbEvent *event,
                                const char    *title)
{
  TenboEntrySheet *self = create_sheet (game, TENBO_ENTRY_WIN);

  self->editing = TRUE;
  self->edit_title = title;
  tenbo_entry_form_ask_riichi_early (self->form);
  if (event != NULL)
    tenbo_entry_model_set_event (&self->model, event);
  tenbo_entry_form_set_model (self->form, self->game, &self->model);
  tenbo_entry_sheet_refresh (self);
  if (event != NULL && is_possible (self, event) && self->outcome.kind == TENBO_OUTCOME_EVENT)
    self->recorded = tenbo_entry_sheet_dup_event (self);

  return self;
}

void
tenbo_entry_sheet_set_winner (TenboEntrySheet *self,
                              TbPlayer         player)
{
  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));

  tenbo_entry_model_press_winner (&self->model, player);
  show_opened (self);
}

void
tenbo_entry_sheet_set_from (TenboEntrySheet *self,
                            TbPlayer         player)
{
  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));

  tenbo_entry_model_press_from (&self->model, player);
  show_opened (self);
}

void
tenbo_entry_sheet_set_tsumo (TenboEntrySheet *self)
{
  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));

  tenbo_entry_model_set_tsumo (&self->model);
  show_opened (self);
}

const TbEvent *
tenbo_entry_sheet_get_entered (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), NULL);

  return self->entered ? &self->outcome.event : NULL;
}

GtkWidget *
tenbo_entry_sheet_find_first (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), NULL);

  return tenbo_entry_form_find_first (self->form);
}

gboolean
tenbo_entry_sheet_focus_confirm (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), FALSE);

  return gtk_widget_grab_focus (self->confirm);
}

/* Where an earlier hand is edited any kind can be chosen, so it is as high as the highest. */
int
tenbo_entry_sheet_get_height (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), 0);

  return tenbo_entry_kinds_get_height (self->editing ? TENBO_ENTRY_WIN : self->model.kind,
                                       self->model.rules);
}
