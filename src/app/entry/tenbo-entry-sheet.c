/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-sheet.h"

#include "tenbo-class.h"
#include "tenbo-describe-error.h"
#include "tenbo-entry-form.h"
#include "tenbo-entry-keys.h"
#include "tenbo-entry-kinds.h"
#include "tenbo-entry-preview.h"
#include "tenbo-entry-questions.h"
#include "tenbo-game-change.h"
#include "tenbo-help-dialog.h"
#include "tenbo-label.h"
#include "tenbo-record.h"
#include "tenbo-shell.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboEntrySheet
{
  AdwBreakpointBin parent_instance;

  AdwWindowTitle    *window_title;
  GtkBox            *inputs;
  TenboEntryForm    *form;
  TenboEntryPreview *preview;
  GtkBox            *strip; /* above the scrolled part */
  GtkOrientable     *bar;
  GtkLabel          *summary;
  GtkLabel          *dealer;
  AdwToggleGroup    *choice;
  GtkButton         *remedy;
  GtkWidget         *confirm;

  TenboEntry *entry; /* owned */
  const char *title; /* static */
  /* The question that was open at the last change, and the way to the value */
  TenboEntryNeed   asked;
  TenboEntryMethod method;

  guint    scroll_id;
  int      frames_to_scroll;
  gboolean saving;
  gboolean by_keys; /* the last answer was typed */

  /* Only when an earlier hand is edited */
  const char *edit_title;
  char       *recorded; /* the hand in the form of a record, or NULL; owned */
  gboolean    entered;
};

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

/* Only a hand is confirmed: changes of an earlier hand are reviewed next, and the end of the game
 * is named. */
static const char *
get_confirm_label (TenboEntrySheet *self)
{
  /* A foul during an edited hand is entered like that of a hand; the edit continues. */
  if (self->entry->edits && self->entry->outcome.kind != TENBO_OUTCOME_RUNNING)
    /* Translators: button: shows the effects of an edited hand before they are saved */
    return _ ("Review…");
  if (self->entry->model.kind == TENBO_ENTRY_STOP)
    return _ ("End Game");

  return _ ("Confirm");
}

static void
show_bar (TenboEntrySheet *self)
{
  TenboGame               *game = self->entry->game;
  const TenboEntryModel   *model = &self->entry->model;
  const TenboEntryOutcome *outcome = &self->entry->outcome;
  g_autofree char         *summary = tenbo_entry_dup_summary (self->entry);
  g_autofree char         *choice = tenbo_entry_outcome_choice (outcome, game, model);
  const char              *dealer = tenbo_game_get_player_name (game, model->dealer);
  /* Translators: %s is the name of the dealer */
  g_autofree char *group = g_strdup_printf (_ ("Dealer %s"), dealer);
  GtkOrientation   turn = gtk_orientable_get_orientation (self->bar);
  gboolean         upright = turn == GTK_ORIENTATION_VERTICAL;
  gboolean         asks = choice != NULL && outcome->right == TB_RIGHT_FREE;

  gtk_label_set_label (self->summary, summary);
  gtk_label_set_label (self->dealer, choice != NULL ? choice : "");
  gtk_widget_set_visible (GTK_WIDGET (self->dealer), choice != NULL && (!asks || upright));
  gtk_widget_set_visible (GTK_WIDGET (self->choice), asks);
  adw_toggle_set_label (adw_toggle_group_get_toggle_by_name (self->choice, "repeat"),
                        /* Translators: the leading dealer continues the game */
                        outcome->may_stop ? _ ("Play On") : _ ("Repeat"));
  adw_toggle_set_label (adw_toggle_group_get_toggle_by_name (self->choice, "pass"),
                        outcome->may_stop ? _ ("End Game") : _ ("Pass"));
  adw_toggle_group_set_active_name (self->choice,
                                    model->choice == TB_CHOICE_DECLINE ? "pass" : "repeat");
  tenbo_label_set_accessible (self->choice, group);
  gtk_button_set_label (GTK_BUTTON (self->confirm), get_confirm_label (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "entry.confirm",
                                 tenbo_entry_outcome_is_legal (outcome) && !self->saving);
}

/* While the hand is saved, nothing can be confirmed or canceled. */
static void
set_saving (TenboEntrySheet *self,
            gboolean         saving)
{
  self->saving = saving;
  if (saving)
    show_bar (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SAVING]);
}

/* Shows the tiles of a hand above the scrolled board if the window is high enough. */
static void
show_strip (TenboEntrySheet *self)
{
  gboolean narrow = gtk_widget_get_visible (GTK_WIDGET (self->summary));
  gboolean upright = gtk_orientable_get_orientation (self->bar) == GTK_ORIENTATION_VERTICAL;
  gboolean shown = narrow && upright && self->entry->model.method == TENBO_ENTRY_METHOD_TILES &&
                   tenbo_entry_model_owners (&self->entry->model) != 0;

  gtk_widget_set_visible (GTK_WIDGET (self->strip), shown);
  tenbo_entry_form_set_strip (self->form, shown ? self->strip : NULL);
}

/* In a narrow sheet, the bar asks the open question; the preview below the form would repeat it. */
static void
show_preview (TenboEntrySheet *self)
{
  gboolean narrow = gtk_widget_get_visible (GTK_WIDGET (self->summary));
  gboolean asks = self->entry->outcome.kind == TENBO_OUTCOME_INCOMPLETE;

  gtk_widget_set_visible (GTK_WIDGET (self->preview), !narrow || !asks);
}

/* Shows the button of the remedy in the bar if the preview may not be visible. */
static void
show_remedy (TenboEntrySheet *self)
{
  int      foul = self->entry->outcome.remedy.foul;
  gboolean narrow = gtk_widget_get_visible (GTK_WIDGET (self->summary));

  gtk_widget_set_visible (GTK_WIDGET (self->remedy), narrow && foul >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->confirm), !narrow || foul < 0);
  if (foul >= 0)
    {
      const char      *name = tenbo_words_foul (self->entry->model.rules->fouls[foul].id);
      g_autofree char *label = g_strdup_printf (_ ("Record “%s”"), name);

      gtk_button_set_label (self->remedy, label);
    }
}

/* A new question has no size before the next frame is laid out. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *clock,
           gpointer       user_data)
{
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (widget);

  if (self->frames_to_scroll-- > 0)
    return G_SOURCE_CONTINUE;

  self->scroll_id = 0;
  tenbo_entry_form_scroll_to (self->form, self->entry->outcome.need);

  return G_SOURCE_REMOVE;
}

static void
scroll_to_question (TenboEntrySheet *self)
{
  self->frames_to_scroll = 2;
  if (self->scroll_id == 0)
    self->scroll_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, NULL, NULL);
}

/* Updates the sheet after the entry and its form have changed. Treats the change as made with the
 * pointer or on the focused widget; callers that handle a key set `by_keys` afterwards. */
static void
entry_changed_cb (TenboEntrySheet *self)
{
  const TbTable   *table = tenbo_game_get_table (self->entry->game);
  g_autofree char *hand = tenbo_words_next (&table->next);
  const char      *title = self->entry->edits ? self->edit_title
                                              : tenbo_entry_kinds_get_title (&self->entry->model);

  self->by_keys = FALSE;
  adw_window_title_set_title (self->window_title, title);
  if (g_strcmp0 (self->title, title) != 0)
    {
      self->title = title;
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
    }
  adw_window_title_set_subtitle (self->window_title, hand);
  show_bar (self);
  show_strip (self);
  show_remedy (self);
  show_preview (self);
  tenbo_entry_preview_show (self->preview, self->entry);
  if (self->entry->outcome.need != self->asked || self->entry->model.method != self->method)
    scroll_to_question (self);
  self->asked = self->entry->outcome.need;
  self->method = self->entry->model.method;
}

/* Updates the sheet after a change other than an answer. */
static void
refresh (TenboEntrySheet *self)
{
  gboolean by_keys = self->by_keys;

  tenbo_entry_changed (self->entry);
  self->by_keys = by_keys;
}

static void
bar_turned_cb (TenboEntrySheet *self)
{
  if (self->entry == NULL)
    return;

  show_bar (self);
  show_strip (self);
  show_remedy (self);
  show_preview (self);
  scroll_to_question (self);
}

/* The rules and the hand to play belong to the game, so the model follows them at once. While a
 * hand is saved, the sheet does not show them. */
static void
game_changed_cb (TenboEntrySheet *self)
{
  tenbo_entry_model_rebase (&self->entry->model,
                            tenbo_game_get_table (self->entry->game),
                            tenbo_game_get_partial (self->entry->game));
  if (!self->saving)
    refresh (self);
}

static void
choice_changed_cb (TenboEntrySheet *self)
{
  const TenboQuestion *question = &tenbo_questions[TENBO_QUESTION_PASS];
  gboolean             pass = g_strcmp0 (adw_toggle_group_get_active_name (self->choice),
                                         "pass") == 0;

  if (self->entry == NULL || pass == tenbo_question_get (question, &self->entry->model))
    return;

  tenbo_question_set (question, &self->entry->model, pass);
  tenbo_entry_changed (self->entry);
}

static void
remedy_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboEntry *entry = TENBO_ENTRY_SHEET (widget)->entry;

  if (entry->outcome.remedy.foul < 0)
    return;

  tenbo_entry_model_apply_remedy (&entry->model, &entry->outcome.remedy);
  tenbo_entry_changed (entry);
}

/* --- Saving --- */

/* Explains why nothing was saved, what is safe and what to do. */
static void
show_failure (TenboEntrySheet *self,
              const GError    *error)
{
  gboolean         lost = g_error_matches (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_LOST);
  g_autofree char *why = tenbo_describe_error (error);
  g_autofree char *text = NULL;

  /* Earlier hands may be lost as well; the application shows what to do. */
  if (lost)
    text = g_strdup_printf (_ ("Your entry was not saved. %s\nYour entry is still here."), why);
  else
    text = g_strdup_printf (_ ("Your entry was not saved. %s\nYour entry is still here, and "
                               "everything you confirmed earlier is safe. Check your entry, then "
                               "confirm it again."),
                            why);

  tenbo_entry_preview_set_error (self->preview, text);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  if (lost)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.show-notice", NULL);
}

/* Closes the sheet, or shows the failure and stays open. */
static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  g_autoptr (TenboEntrySheet) self = user_data;
  g_autoptr (GError) error = NULL;

  tenbo_game_apply_finish (TENBO_GAME (source), result, &error);
  set_saving (self, FALSE);
  if (error == NULL)
    {
      g_signal_emit (self, signals[SIGNAL_DONE], 0);
      return;
    }

  g_signal_emit (self, signals[SIGNAL_NOT_SAVED], 0);
  refresh (self);
  gtk_label_set_label (self->summary, _ ("Could Not Save"));
  show_failure (self, error);
}

/* Returns the event of the outcome in the form of a record. Transfer full. */
static char *
dup_event (TenboEntrySheet *self)
{
  TenboRecordHand hand = { .event = self->entry->outcome.event };
  GString        *text = g_string_new (NULL);

  tenbo_record_write_hand (&hand, tenbo_game_get_ruleset (self->entry->game), text);

  return g_string_free_and_steal (text);
}

/* Saves the entry. If an earlier hand is edited, only stores the event for the caller. */
static void
confirm_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TenboEntrySheet         *self = TENBO_ENTRY_SHEET (widget);
  TenboEntryModel         *model = &self->entry->model;
  const TenboEntryOutcome *outcome = &self->entry->outcome;
  gboolean                 runs = outcome->kind == TENBO_OUTCOME_RUNNING;

  if (self->saving || !tenbo_entry_outcome_is_legal (outcome))
    return;
  if (!self->entry->edits)
    {
      set_saving (self, TRUE);
      tenbo_game_apply_async (self->entry->game,
                              runs ? tenbo_game_change_partial (&outcome->partial)
                                   : tenbo_game_change_confirm (&outcome->event),
                              NULL, saved_cb, g_object_ref (self));
    }
  else if (runs)
    {
      /* A foul during the hand belongs to the edited hand, which continues. */
      model->running = outcome->partial;
      model->offenders = 0;
      model->foul = -1;
      tenbo_entry_model_set_kind (model, model->before_foul);
      refresh (self);
    }
  else
    {
      g_autofree char *event = dup_event (self);

      self->entered = g_strcmp0 (event, self->recorded) != 0;
      g_signal_emit (self, signals[SIGNAL_DONE], 0);
    }
}

static void
foul_removed_cb (GObject      *source,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TenboEntrySheet) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    show_failure (self, error);
}

/* The game already has this foul of the running hand, so the game has to remove it. */
static void
remove_foul_action (GtkWidget  *widget,
                    const char *action_name,
                    GVariant   *parameter)
{
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (widget);
  TenboEntryModel  before = self->entry->model;

  before.running = *tenbo_game_get_partial (self->entry->game);
  tenbo_entry_model_remove_foul (&before, g_variant_get_int32 (parameter));
  tenbo_game_apply_async (self->entry->game, tenbo_game_change_partial (&before.running), NULL,
                          foul_removed_cb, g_object_ref (self));
}

/* --- Keys --- */

/* Returns the character of @keyval if the entry handles it, or 0. Digits of the number pad are
 * digits. */
static char
get_key (guint keyval)
{
  if (keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9)
    return (char) ('0' + keyval - GDK_KEY_KP_0);
  if (keyval == GDK_KEY_KP_Add)
    return '+';
  if (keyval == GDK_KEY_KP_Subtract)
    return '-';
  if (keyval == GDK_KEY_BackSpace)
    return '\b';

  keyval = gdk_keyval_to_lower (keyval);

  return keyval > ' ' && keyval < 127 ? (char) keyval : 0;
}

/* Returns the list of yaku if it is open, with its cursor on the button that the next key affects;
 * else NULL. */
static TenboYakuPage *
get_list (TenboEntrySheet *self)
{
  TenboYakuPage *list = tenbo_entry_form_get_list (self->form);

  if (list != NULL && !self->by_keys)
    tenbo_yaku_page_follow_focus (list);

  return list;
}

/* Shows the effect of a key. A complete entry is confirmed next, so Tab continues from Confirm and
 * letters no longer select yaku. */
static void
show_typed (TenboEntrySheet *self)
{
  TenboYakuPage *list;

  tenbo_entry_changed (self->entry);
  self->by_keys = TRUE;
  if (!tenbo_entry_outcome_is_legal (&self->entry->outcome))
    return;

  list = tenbo_entry_form_get_list (self->form);
  if (list != NULL)
    tenbo_yaku_page_end_keys (list);
  if (gtk_widget_get_mapped (self->confirm))
    gtk_widget_grab_focus (self->confirm);
}

/* Enter confirms if the user has been typing, no matter which widget has focus. If the user has
 * moved the focus, Enter activates the focused widget. Confirm is activated directly: a button that
 * Enter activates waits for 250 ms, and keys typed meanwhile would still change the hand. */
static gboolean
press_enter (TenboEntrySheet *self,
             GdkModifierType  state)
{
  TenboYakuPage *list = get_list (self);

  if ((state & GDK_CONTROL_MASK) == 0 && !self->by_keys &&
      !gtk_widget_has_focus (self->confirm) &&
      (list == NULL || !tenbo_yaku_page_has_focus (list)))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);

  return GDK_EVENT_STOP;
}

static gboolean
press_space (TenboEntrySheet *self)
{
  TenboYakuPage *list = get_list (self);

  if (list != NULL && tenbo_yaku_page_press (list))
    {
      self->by_keys = TRUE;
      return GDK_EVENT_STOP;
    }
  if (!gtk_widget_has_focus (self->confirm))
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (GTK_WIDGET (self), "entry.confirm", NULL);

  return GDK_EVENT_STOP;
}

static gboolean
press_character (TenboEntrySheet *self,
                 char             key)
{
  TenboYakuPage *list = get_list (self);

  if (list != NULL && tenbo_yaku_page_find (list, key))
    {
      self->by_keys = TRUE;
      return GDK_EVENT_STOP;
    }
  if (!tenbo_entry_model_key (&self->entry->model, key))
    return GDK_EVENT_PROPAGATE;

  show_typed (self);

  return GDK_EVENT_STOP;
}

gboolean
tenbo_entry_sheet_press_key (TenboEntrySheet *self,
                             guint            keyval,
                             GdkModifierType  state)
{
  char key = get_key (keyval);

  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), GDK_EVENT_PROPAGATE);

  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    return press_enter (self, state);
  if ((state & (GDK_CONTROL_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if ((state & GDK_ALT_MASK) != 0)
    {
      if (!tenbo_entry_form_open_method (self->form, key))
        return GDK_EVENT_PROPAGATE;
      self->by_keys = TRUE;
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_Escape)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "entry.cancel", NULL);
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
    return press_space (self);
  if (key != 0)
    return press_character (self, key);

  /* All keys except modifiers move the focus. */
  if ((keyval < GDK_KEY_Shift_L || keyval > GDK_KEY_Hyper_R) &&
      keyval != GDK_KEY_ISO_Level3_Shift && keyval != GDK_KEY_Num_Lock)
    self->by_keys = FALSE;

  return GDK_EVENT_PROPAGATE;
}

gboolean
tenbo_entry_sheet_get_typing (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), FALSE);

  return self->by_keys;
}

/* The next keys belong to a text field that the user clicks. */
static void
clicked_cb (TenboEntrySheet *self,
            int              n_press,
            double           x,
            double           y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (picked != NULL && gtk_widget_get_ancestor (picked, GTK_TYPE_TEXT) != NULL)
    self->by_keys = FALSE;
}

/* --- The widget --- */

/* Opens the help page about the open question. */
static void
help_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboEntrySheet       *self = TENBO_ENTRY_SHEET (widget);
  const TenboEntryModel *model = &self->entry->model;
  TenboContext          *context = tenbo_shell_get_context (tenbo_shell_find (widget));
  const char            *page = "yaku";

  if (model->kind != TENBO_ENTRY_WIN)
    page = "guide";
  else if (model->method == TENBO_ENTRY_METHOD_TABLE && model->rules->scoring != TB_SCORING_TAI)
    page = "scores";

  tenbo_help_dialog_present (widget, tenbo_game_get_ruleset (self->entry->game),
                             tenbo_context_get_rulesets (context), page);
}

static void
cancel_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboEntrySheet *self = TENBO_ENTRY_SHEET (widget);

  if (!self->saving)
    g_signal_emit (self, signals[SIGNAL_DONE], 0);
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

  if (self->entry != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->entry->game, self);
      g_signal_handlers_disconnect_by_data (self->entry, self);
    }
  if (self->form != NULL)
    tenbo_entry_form_set_strip (self->form, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_SHEET);
  g_clear_object (&self->entry);
  g_clear_pointer (&self->recorded, g_free);

  G_OBJECT_CLASS (tenbo_entry_sheet_parent_class)->dispose (object);
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
  g_type_ensure (TENBO_TYPE_ENTRY_PREVIEW);

  tenbo_class_set_template (klass, "tenbo-entry-sheet");
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, inputs);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, form);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, preview);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, strip);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, bar);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, summary);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, dealer);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, choice);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, remedy);
  gtk_widget_class_bind_template_child (widget_class, TenboEntrySheet, confirm);
  gtk_widget_class_bind_template_callback (widget_class, bar_turned_cb);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_install_action (widget_class, "entry.confirm", NULL, confirm_action);
  gtk_widget_class_install_action (widget_class, "entry.cancel", NULL, cancel_action);
  gtk_widget_class_install_action (widget_class, "entry.help", NULL, help_action);
  gtk_widget_class_install_action (widget_class, "entry.remedy", NULL, remedy_action);
  gtk_widget_class_install_action (widget_class, "entry.take-foul-back", "i",
                                   remove_foul_action);
  /* A focused text entry handles keys first. */
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "entry.cancel", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK,
                                       "entry.confirm", NULL);
}

static void
tenbo_entry_sheet_init (TenboEntrySheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Creates a sheet for an entry of @kind, or for @event if it is not NULL. */
static TenboEntrySheet *
create_sheet (TenboGame     *game,
              TenboEntryKind kind,
              const TbEvent *event)
{
  TenboEntrySheet *self = g_object_new (TENBO_TYPE_ENTRY_SHEET, NULL);

  self->entry = tenbo_entry_new (game, kind);
  if (event != NULL)
    tenbo_entry_model_set_event (&self->entry->model, event);
  tenbo_entry_form_set_entry (self->form, self->entry);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (entry_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/* Shows the initial answers. If they are already complete, such as a draw with nobody tenpai, Enter
 * confirms them. While the discarder or the value is missing, Enter does nothing: on the focused
 * first toggle, it would change the winner. */
static void
show_opened (TenboEntrySheet *self)
{
  const TenboEntryOutcome *outcome = &self->entry->outcome;

  tenbo_entry_changed (self->entry);
  self->by_keys = tenbo_entry_outcome_is_legal (outcome) ||
                  outcome->need == TENBO_ENTRY_NEEDS_FROM ||
                  outcome->need == TENBO_ENTRY_NEEDS_VALUE;
}

TenboEntrySheet *
tenbo_entry_sheet_new (TenboGame     *game,
                       TenboEntryKind kind)
{
  TenboEntrySheet *self = create_sheet (game, kind, NULL);

  show_opened (self);

  return self;
}

TenboEntrySheet *
tenbo_entry_sheet_new_for_edit (TenboGame     *game,
                                const TbEvent *event,
                                const char    *title)
{
  TenboEntrySheet *self = create_sheet (game, TENBO_ENTRY_WIN, event);
  TenboEntryKinds *kinds;
  TbTable          after;
  TbHandResult     result;
  TbProblem        problem;

  self->entry->edits = TRUE;
  self->edit_title = title;
  kinds = g_object_new (TENBO_TYPE_ENTRY_KINDS, NULL);
  gtk_box_prepend (self->inputs, GTK_WIDGET (kinds));
  tenbo_entry_kinds_set_entry (kinds, self->entry);
  tenbo_entry_changed (self->entry);
  /* If the recorded hand has become illegal, the sheet drops the answers that do not apply.
   * Confirming then corrects the hand even without a change by the user. */
  if (event != NULL && tenbo_game_preview (game, event, &after, &result, &problem) == TB_OK &&
      self->entry->outcome.kind == TENBO_OUTCOME_EVENT)
    self->recorded = dup_event (self);

  return self;
}

void
tenbo_entry_sheet_set_winner (TenboEntrySheet *self,
                              TbPlayer         player)
{
  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));

  tenbo_entry_model_press_winner (&self->entry->model, player);
  show_opened (self);
}

void
tenbo_entry_sheet_set_from (TenboEntrySheet *self,
                            TbPlayer         player)
{
  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));

  tenbo_entry_model_press_from (&self->entry->model, player);
  show_opened (self);
}

void
tenbo_entry_sheet_set_settings (TenboEntrySheet *self,
                                GSettings       *settings)
{
  static const char *const names[] = {
    [TENBO_ENTRY_METHOD_TABLE] = "table",
    [TENBO_ENTRY_METHOD_YAKU] = "yaku",
    [TENBO_ENTRY_METHOD_TILES] = "tiles",
  };
  TenboEntryMethod method = 0;
  g_autofree char *name = NULL;

  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  name = g_settings_get_string (settings, "entry-method");
  while (method < TENBO_N_ENTRY_METHODS && !g_str_equal (names[method], name))
    method++;
  if (method == TENBO_N_ENTRY_METHODS ||
      !tenbo_entry_model_has_method (&self->entry->model, method))
    return;

  tenbo_entry_model_set_method (&self->entry->model, method);
  show_opened (self);
}

void
tenbo_entry_sheet_set_tsumo (TenboEntrySheet *self)
{
  g_return_if_fail (TENBO_IS_ENTRY_SHEET (self));

  tenbo_entry_model_set_tsumo (&self->entry->model);
  show_opened (self);
}

const TbEvent *
tenbo_entry_sheet_get_entered (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), NULL);

  return self->entered ? &self->entry->outcome.event : NULL;
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

/* Returns the kind whose size the sheet has. An edited hand can change its kind, so its sheet has
 * the size of the largest one. */
static TenboEntryKind
get_sized_kind (TenboEntrySheet *self)
{
  return self->entry->edits ? TENBO_ENTRY_WIN : self->entry->model.kind;
}

int
tenbo_entry_sheet_get_width (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), 0);

  return tenbo_entry_kinds_get_width (get_sized_kind (self));
}

int
tenbo_entry_sheet_get_height (TenboEntrySheet *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_SHEET (self), 0);

  return tenbo_entry_kinds_get_height (get_sized_kind (self), self->entry->model.rules);
}
