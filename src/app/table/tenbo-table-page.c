/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-page.h"

#include "tenbo-class.h"
#include "tenbo-describe.h"
#include "tenbo-dice-dialog.h"
#include "tenbo-edit.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-entry-model.h"
#include "tenbo-event-players.h"
#include "tenbo-feedback.h"
#include "tenbo-game-change.h"
#include "tenbo-game.h"
#include "tenbo-label.h"
#include "tenbo-log-words.h"
#include "tenbo-main-menu.h"
#include "tenbo-menu.h"
#include "tenbo-rival-menu.h"
#include "tenbo-shell.h"
#include "tenbo-sticks-dialog.h"
#include "tenbo-table-area.h"
#include "tenbo-table-host.h"
#include "tenbo-table-input.h"
#include "tenbo-table-note.h"
#include "tenbo-table-pane.h"
#include "tenbo-table-zoom.h"
#include "tenbo-versions-banner.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* Time for the sheet of the last hand to close and the final scores to be drawn, in milliseconds:
 * creating the result page takes longer than a frame. */
#define END_MSEC 100

struct _TenboTablePage
{
  AdwNavigationPage parent_instance;

  GtkMenuButton       *menu_button;
  GtkMenuButton       *more_button;
  GMenu               *more_menu;
  GMenu               *edit_menu;
  GMenu               *compact_menu;
  GMenu               *rivals_menu;
  TenboTableHost      *host; /* child of the page */
  AdwOverlaySplitView *split;
  GtkWidget           *pane_back;
  GtkWidget           *log_button;
  AdwToggleGroup      *views;
  GtkButton           *next_view;
  AdwToolbarView      *table_view;
  AdwToastOverlay     *toasts;
  TenboTableArea      *area;
  TenboTablePane      *pane;

  TenboGame       *game;        /* owned */
  TenboTableInput *input;       /* owned */
  AdwToast        *step_toast;  /* toast about the last step; weak */
  GMenuModel      *main_menu;   /* owned */
  char            *menu_people; /* player names in the menu; owned */
  char            *undoing;     /* text to show after the last step is undone; owned */
  TbFoul           offered;     /* foul that the open question offers to record */
  TenboTableView   view;
  TbPlayer         rival;
  guint            n_hands;
  gboolean         ended;
  guint            ended_id;
};

G_DEFINE_FINAL_TYPE (TenboTablePage, tenbo_table_page, ADW_TYPE_NAVIGATION_PAGE)

typedef enum
{
  PROP_GAME = 1,
  PROP_VIEW,
  PROP_RIVAL,
} TenboTablePageProps;

static GParamSpec *props[PROP_RIVAL + 1];

static guint ended_signal;

/* Actions that open the entry */
static const struct
{
  const char    *action;
  const char    *parameter_type;
  TenboEntryKind kind;
} entry_actions[] = {
  { "table.ron", NULL, TENBO_ENTRY_WIN },
  { "table.tsumo", NULL, TENBO_ENTRY_WIN },
  { "table.draw", NULL, TENBO_ENTRY_DRAW },
  { "table.foul", NULL, TENBO_ENTRY_FOUL },
  { "table.adjust", NULL, TENBO_ENTRY_ADJUST },
  { "table.stop", NULL, TENBO_ENTRY_STOP },
  { "table.win", "i", TENBO_ENTRY_WIN },
  { "table.ron-from", "(ii)", TENBO_ENTRY_WIN },
};

/* --- Guests over the table --- */

GtkWidget *
tenbo_table_page_get_open (TenboTablePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  AdwDialog *dialog = NULL;

  g_return_val_if_fail (TENBO_IS_TABLE_PAGE (self), NULL);

  if (ADW_IS_APPLICATION_WINDOW (root))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root));
  if (TENBO_IS_ENTRY_DIALOG (dialog))
    return adw_dialog_get_child (dialog);

  return dialog != NULL ? GTK_WIDGET (dialog) : tenbo_table_host_get_open (self->host);
}

/* Returns the side to which a widget that @player opens is turned: the player's side in the flat
 * view, otherwise, and for nobody (TB_NOBODY), the bottom. */
static TenboScreenSide
get_side (TenboTablePage *self,
          TbPlayer        player)
{
  if (self->view != TENBO_TABLE_FLAT || player == TB_NOBODY)
    return TENBO_SCREEN_SIDE_BOTTOM;

  return tenbo_screen_side_of (tenbo_game_get_side (self->game, player));
}

/* --- Entry --- */

/* Drops pending input, which was meant for a hand that was not saved. */
static void
drop_input (TenboTablePage *self)
{
  tenbo_table_input_drop (self->input);
}

/* Opens @sheet for @player (TB_NOBODY: for all). In the flat view, the sheet opens inside the page
 * and is turned to the player. */
static void
present_sheet (TenboTablePage  *self,
               TenboEntrySheet *sheet,
               TbPlayer         player)
{
  TenboScreenSide  side = get_side (self, player);
  g_autofree char *title = NULL;

  g_signal_connect_object (sheet, "not-saved", G_CALLBACK (drop_input), self, G_CONNECT_SWAPPED);
  if (self->view != TENBO_TABLE_FLAT)
    {
      adw_dialog_present (ADW_DIALOG (tenbo_entry_dialog_new (sheet)), GTK_WIDGET (self));
      return;
    }

  g_object_get (sheet, "title", &title, NULL);
  g_signal_connect_object (sheet, "done", G_CALLBACK (tenbo_table_host_close), self->host,
                           G_CONNECT_SWAPPED);
  /* The help is a dialog, which cannot be turned. */
  gtk_widget_action_set_enabled (GTK_WIDGET (sheet), "entry.help",
                                 side == TENBO_SCREEN_SIDE_BOTTOM);
  tenbo_table_host_open (self->host,
                         &(TenboTableGuest) {
                           .widget = GTK_WIDGET (sheet),
                           .title = title,
                           .focus = tenbo_entry_sheet_find_first (sheet),
                           .side = side,
                           .width = tenbo_entry_sheet_get_width (sheet),
                           .height = tenbo_entry_sheet_get_height (sheet),
                         });
}

static void
entry_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TenboTablePage  *self = TENBO_TABLE_PAGE (widget);
  TenboEntrySheet *sheet = NULL;
  TbPlayer         player = TB_NOBODY;

  /* A button that is activated by key emits "clicked" a quarter of a second later: a sheet may be
   * open by then. */
  if (tenbo_table_page_get_open (self) != NULL ||
      tenbo_table_input_postpone (self->input, action_name, parameter))
    return;

  if (g_str_equal (action_name, "table.foul") &&
      tenbo_game_get_table (self->game)->rules->n_fouls == 0)
    {
      tenbo_feedback_toast (widget,
                            _ ("This ruleset has no fouls. Use Adjust Points… in More."));
      return;
    }

  for (gsize i = 0; i < G_N_ELEMENTS (entry_actions) && sheet == NULL; i++)
    if (g_str_equal (entry_actions[i].action, action_name))
      sheet = tenbo_entry_sheet_new (self->game, entry_actions[i].kind);
  g_return_if_fail (sheet != NULL);

  tenbo_entry_sheet_set_settings (
    sheet, tenbo_context_get_settings (tenbo_shell_get_context (tenbo_shell_find (widget))));
  if (g_str_equal (action_name, "table.ron-from"))
    {
      int winner, from;

      g_variant_get (parameter, "(ii)", &winner, &from);
      player = (TbPlayer) winner;
      tenbo_entry_sheet_set_winner (sheet, player);
      tenbo_entry_sheet_set_from (sheet, (TbPlayer) from);
    }
  else if (parameter != NULL)
    {
      player = (TbPlayer) g_variant_get_int32 (parameter);
      tenbo_entry_sheet_set_winner (sheet, player);
    }
  if (g_str_equal (action_name, "table.tsumo"))
    tenbo_entry_sheet_set_tsumo (sheet);

  present_sheet (self, sheet, player);
}

/* --- Steps --- */

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  g_autofree char *text = g_steal_pointer (&self->undoing);
  g_autoptr (GError) error = NULL;
  /* The page may have left the window. */
  TenboShell *shell = tenbo_shell_find (GTK_WIDGET (self));
  AdwToast   *toast;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Undo"), NULL, error);
  else if (text != NULL && shell != NULL)
    {
      toast = adw_toast_new (text);
      adw_toast_set_use_markup (toast, FALSE);
      g_set_weak_pointer (&self->step_toast, toast);
      tenbo_shell_add_toast (shell, toast);
    }
}

static void
undo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);
  g_autoptr (TenboStep) step = tenbo_game_dup_last_step (self->game);

  g_free (self->undoing);
  self->undoing = step != NULL ? tenbo_log_describe_undone (step) : NULL;
  tenbo_game_apply_async (self->game, tenbo_game_change_undo (), NULL, undone_cb,
                          g_object_ref (self));
}

static void
redo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  tenbo_edit_apply (widget, TENBO_TABLE_PAGE (widget)->game, tenbo_game_change_redo (),
                    _ ("Could Not Redo"));
}

/* A long press on undo or redo opens the list of all steps. */
static void
steps_held_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)),
                              "edit.steps",
                              NULL);
}

/* --- Riichi --- */

/* Records the offered foul. */
static void
record_foul (TenboTablePage *self)
{
  TbPartialHand partial = *tenbo_game_get_partial (self->game);

  tenbo_table_host_close (self->host);
  if (partial.n_fouls == TB_MAX_FOULS)
    return;

  partial.fouls[partial.n_fouls++] = self->offered;
  tenbo_edit_apply (GTK_WIDGET (self), self->game, tenbo_game_change_partial (&partial),
                    _ ("Could Not Save"));
}

/* Shows why @player cannot declare riichi; in the flat view the note is turned to the player, which
 * dialogs cannot be. @accept is the label of the button that records the foul, or NULL. */
static void
open_note (TenboTablePage *self,
           TbPlayer        player,
           const char     *text,
           const char     *accept)
{
  const char *title = _ ("Riichi Not Possible");
  GtkWidget  *note = tenbo_table_note_new (title, text);

  tenbo_table_note_add_button (note, accept != NULL ? _ ("Cancel") : _ ("Close"),
                               G_CALLBACK (tenbo_table_host_close), self->host);
  if (accept != NULL)
    tenbo_table_note_add_button (note, accept, G_CALLBACK (record_foul), self);

  tenbo_table_host_open (self->host,
                         &(TenboTableGuest) {
                           .widget = note,
                           .title = title,
                           .side = get_side (self, player),
                           .width = TENBO_TABLE_NOTE_WIDTH,
                           .height = tenbo_table_note_measure (note),
                         });
}

/* The rules may define a refused riichi as a foul. The note offers to record it; nothing happens
 * automatically. */
static void
offer_foul (TenboTablePage *self,
            TbPlayer        player,
            int             foul,
            const char     *reason)
{
  const TbTable   *table = tenbo_game_get_table (self->game);
  const char      *name = tenbo_words_foul (table->rules->fouls[foul].id);
  g_autofree char *cost = tenbo_words_foul_cost (table->rules, foul, player, table->next.dealer);
  g_autofree char *label = NULL;
  g_autofree char *text = g_strdup_printf (_ ("%s\n\nThis ruleset treats it as a foul: %s\n%s"),
                                           reason,
                                           name,
                                           cost);
  AdwAlertDialog  *dialog;

  /* Translators: button; %s is a foul: Record “Chombo” */
  label = g_strdup_printf (_ ("Record “%s”"), name);
  self->offered = (TbFoul) { .player = player, .rule = foul, .count = 1 };
  if (self->view == TENBO_TABLE_FLAT)
    {
      open_note (self, player, text, label);
      return;
    }

  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("Riichi Not Possible"), text));
  adw_alert_dialog_add_response (dialog, "cancel", _ ("Cancel"));
  adw_alert_dialog_add_response (dialog, "foul", label);
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response::foul", G_CALLBACK (record_foul), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}

/* Places the riichi stick of a player, makes the riichi an open one if it can be one, or removes
 * it; explains a refusal by the rules. */
static void
riichi_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboTablePage  *self = TENBO_TABLE_PAGE (widget);
  const TbTable   *table = tenbo_game_get_table (self->game);
  TbPlayer         player = (TbPlayer) g_variant_get_int32 (parameter);
  TbPartialHand    partial = *tenbo_game_get_partial (self->game);
  TbView           view = *tenbo_game_get_view (self->game);
  TbProblem        problem;
  int              foul;
  g_autofree char *reason = NULL;

  if (tenbo_table_host_get_open (self->host) != NULL ||
      tenbo_table_input_postpone (self->input, action_name, parameter))
    return;

  if ((view.riichi & view.can_open_riichi & TB_PLAYER_BIT (player)) != 0)
    tenbo_partial_press_open_riichi (&partial, player);
  else
    tenbo_partial_press_riichi (&partial, player);

  if (tb_table_open_hand (table, &partial, &view, &problem) == TB_OK)
    {
      tenbo_edit_apply (widget, self->game, tenbo_game_change_partial (&partial),
                        _ ("Could Not Save"));
      return;
    }

  reason = tenbo_words_problem (&problem, NULL);
  foul = tenbo_entry_foul_for (table->rules, problem.code);
  if (foul >= 0)
    {
      offer_foul (self, player, foul, reason);
      return;
    }

  /* Keys that were pressed before this note appeared were meant for a hand with the riichi. */
  drop_input (self);
  if (self->view == TENBO_TABLE_FLAT)
    open_note (self, player, reason, NULL);
  else
    tenbo_feedback_toast (widget, reason);
}

/* --- Tools --- */

static void
dice_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboGame     *game = TENBO_TABLE_PAGE (widget)->game;
  const TbTable *table = tenbo_game_get_table (game);
  const char    *names[TB_MAX_PLAYERS];
  TenboSeating   seating;

  for (TbPlayer player = 0; player < table->rules->players; player++)
    names[player] = tenbo_game_get_player_name (game, player);

  tenbo_game_get_seating (game, &seating);
  tenbo_dice_dialog_present (widget, &seating, names, table->next.dealer);
}

static void
sticks_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  adw_dialog_present (
    ADW_DIALOG (tenbo_sticks_dialog_new (TENBO_TABLE_PAGE (widget)->game)), widget);
}

/* --- Menu --- */

/* Keeps an open menu unchanged unless the names of the players have changed. */
static void
update_menu (TenboTablePage *self)
{
  g_autofree char *people = tenbo_describe_all_players (tenbo_game_get_words (self->game));

  if (g_set_str (&self->menu_people, people))
    tenbo_rival_menu_fill (self->rivals_menu, self->game);
}

/* --- Content --- */

static void
update_actions (TenboTablePage *self)
{
  const TbRules *rules = tenbo_game_get_table (self->game)->rules;
  GtkWidget     *widget = GTK_WIDGET (self);
  gboolean       ready = !tenbo_game_get_busy (self->game);
  gboolean       running = tenbo_game_get_running (self->game);

  gtk_widget_action_set_enabled (widget,
                                 "table.undo",
                                 ready && tenbo_game_get_can_undo (self->game));
  gtk_widget_action_set_enabled (widget,
                                 "table.redo",
                                 ready && tenbo_game_get_can_redo (self->game));
  gtk_widget_action_set_enabled (widget, "table.riichi", running && rules->riichi_stake > 0);
  gtk_widget_action_set_enabled (widget, "table.sticks", tenbo_sticks_dialog_is_for (self->game));
  for (gsize i = 0; i < G_N_ELEMENTS (entry_actions); i++)
    gtk_widget_action_set_enabled (widget, entry_actions[i].action, running);

  if (ready)
    tenbo_table_input_go_on (self->input);
}

static void
emit_ended (gpointer user_data)
{
  TenboTablePage *self = user_data;

  self->ended_id = 0;
  if (self->ended)
    g_signal_emit (self, ended_signal, 0);
}

static void
game_changed_cb (TenboTablePage *self)
{
  guint                 n_hands = tenbo_game_get_n_hands (self->game);
  gboolean              ended = !tenbo_game_get_running (self->game);
  const TenboWordsGame *words = tenbo_game_get_words (self->game);

  if (self->step_toast != NULL)
    adw_toast_dismiss (self->step_toast);
  update_menu (self);

  /* Announces the hand to users who cannot see it. */
  if (n_hands > self->n_hands)
    {
      const TbHandResult *result = tenbo_game_get_result (self->game, n_hands - 1);
      g_autofree char    *what = tenbo_log_describe_hand (self->game, n_hands - 1);
      g_autofree char    *changes = tenbo_describe_hand_changes (words, result, FALSE);
      g_autofree char    *next = tenbo_describe_next (words, &result->end, &result->next);
      g_autofree char    *text = g_strdup_printf ("%s. %s. %s", what, changes, next);

      gtk_accessible_announce (GTK_ACCESSIBLE (self), text,
                               GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
    }
  update_actions (self);

  if (ended && !self->ended && self->ended_id == 0)
    self->ended_id = g_timeout_add_once (END_MSEC, emit_ended, self);
  self->n_hands = n_hands;
  self->ended = ended;
}

static void
log_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AdwOverlaySplitView *split = TENBO_TABLE_PAGE (widget)->split;

  adw_overlay_split_view_set_show_sidebar (split, !adw_overlay_split_view_get_show_sidebar (split));
}

static void
needs_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);

  tenbo_table_pane_show_needs (self->pane);
  adw_overlay_split_view_set_show_sidebar (self->split, TRUE);
}

/* Returns whether the pane covers the players instead of being next to them. */
static gboolean
is_pane_over (TenboTablePage *self)
{
  return adw_overlay_split_view_get_collapsed (self->split) &&
         adw_overlay_split_view_get_show_sidebar (self->split);
}

/* On a narrow screen, the pane covers the table. Then Back returns to the table instead of leaving
 * the game. */
static void
pane_shown_cb (TenboTablePage *self)
{
  gboolean covered = is_pane_over (self) && !gtk_widget_get_visible (self->log_button);

  gtk_widget_set_visible (self->pane_back, covered);
  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), !covered);
}

/* On a small table, the bottom bar is compact or hidden; then the main menu contains its actions.
 * The far view shows only numbers, and in the flat view on a very small screen four panels take all
 * the space. */
static void
update_bar (TenboTablePage *self)
{
  TenboArrangement arrangement;
  gboolean         has_bar;

  g_object_get (self->area, "arrangement", &arrangement, NULL);
  has_bar = self->view == TENBO_TABLE_BESIDE ||
            (self->view == TENBO_TABLE_FLAT && arrangement != TENBO_ARRANGEMENT_TILES);
  tenbo_class_toggle (self, "compact", arrangement == TENBO_ARRANGEMENT_TILES);
  adw_toolbar_view_set_reveal_bottom_bars (self->table_view, has_bar);
  tenbo_menu_set (self->menu_button, has_bar ? self->main_menu : G_MENU_MODEL (self->compact_menu));
}

/* A narrow page has room for one button instead of the toggles of all views. */
static void
update_next_view (TenboTablePage *self)
{
  guint      n_views = adw_toggle_group_get_n_toggles (self->views);
  AdwToggle *next = adw_toggle_group_get_toggle (self->views, (self->view + 1) % n_views);

  gtk_button_set_icon_name (self->next_view, adw_toggle_get_icon_name (next));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->next_view), adw_toggle_get_tooltip (next));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next_view), "s",
                                    adw_toggle_get_name (next));
}

/* In the "beside" view, a large window has room for the log of hands; the flat and far views use
 * all the space for the table. */
static void
set_view (TenboTablePage *self,
          TenboTableView  view)
{
  gboolean roomy = !adw_overlay_split_view_get_collapsed (self->split);

  self->view = view;
  update_next_view (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEW]);
  adw_overlay_split_view_set_show_sidebar (self->split, roomy && view == TENBO_TABLE_BESIDE);
  update_bar (self);
}

/* Compares everybody with @rival, or with nobody if it is TB_NOBODY. */
static void
set_rival (TenboTablePage *self,
           TbPlayer        rival)
{
  if (self->rival == rival)
    return;

  self->rival = rival;
  tenbo_table_area_set_rival (self->area, rival);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RIVAL]);
}

static void
compare_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);
  TbPlayer        player = (TbPlayer) g_variant_get_int32 (parameter);

  set_rival (self, self->rival == player ? TB_NOBODY : player);
  if (self->rival != TB_NOBODY)
    {
      const char *name = tenbo_game_get_player_name (self->game, player);
      /* Translators: %s is a player, whose panel was held */
      g_autofree char *hint = g_strdup_printf (_ ("Hold %s again to hide the differences"), name);

      tenbo_feedback_toast (widget, hint);
    }
}

/* --- The page --- */

static void
tenbo_table_page_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch ((TenboTablePageProps) property_id)
    {
    case PROP_GAME:
      TENBO_TABLE_PAGE (object)->game = g_value_dup_object (value);
      break;

    case PROP_VIEW:
      set_view (TENBO_TABLE_PAGE (object), g_value_get_enum (value));
      break;

    case PROP_RIVAL:
      set_rival (TENBO_TABLE_PAGE (object),
                 g_value_get_int (value) < 0 ? TB_NOBODY : (TbPlayer) g_value_get_int (value));
      break;
    }
}

static void
tenbo_table_page_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  TbPlayer rival;

  switch ((TenboTablePageProps) property_id)
    {
    case PROP_GAME:
      g_value_set_object (value, TENBO_TABLE_PAGE (object)->game);
      break;

    case PROP_VIEW:
      g_value_set_enum (value, TENBO_TABLE_PAGE (object)->view);
      break;

    case PROP_RIVAL:
      rival = TENBO_TABLE_PAGE (object)->rival;
      g_value_set_int (value, rival == TB_NOBODY ? -1 : (int) rival);
      break;
    }
}

/* Runs after the default focus, which goes to the first focusable widget. */
static void
take_focus (AdwNavigationPage *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (page));

  if (!ADW_IS_APPLICATION_WINDOW (root) ||
      adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) == NULL)
    tenbo_table_page_take_focus (TENBO_TABLE_PAGE (page));
}

static void
tenbo_table_page_dispose (GObject *object)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (object);

  g_clear_handle_id (&self->ended_id, g_source_remove);
  g_clear_pointer (&self->input, tenbo_table_input_free);
  g_clear_weak_pointer (&self->step_toast);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TABLE_PAGE);
  g_clear_object (&self->game);
  g_clear_pointer (&self->menu_people, g_free);
  g_clear_object (&self->main_menu);
  g_clear_pointer (&self->undoing, g_free);

  G_OBJECT_CLASS (tenbo_table_page_parent_class)->dispose (object);
}

static void
tenbo_table_page_class_init (TenboTablePageClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_table_page_dispose;
  object_class->set_property = tenbo_table_page_set_property;
  object_class->get_property = tenbo_table_page_get_property;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = take_focus;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = take_focus;

  props[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, TENBO_TYPE_GAME,
                                          G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY |
                                            G_PARAM_STATIC_STRINGS);
  props[PROP_VIEW] = g_param_spec_enum ("view", NULL, NULL,
                                        TENBO_TYPE_TABLE_VIEW, TENBO_TABLE_BESIDE, TENBO_PROPERTY);
  props[PROP_RIVAL] = g_param_spec_int ("rival", NULL, NULL, -1, TB_MAX_PLAYERS - 1, -1,
                                        TENBO_PROPERTY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  ended_signal = tenbo_class_add_signal (klass, "game-ended", 0);

  g_type_ensure (TENBO_TYPE_TABLE_AREA);
  g_type_ensure (TENBO_TYPE_TABLE_HOST);
  g_type_ensure (TENBO_TYPE_TABLE_ZOOM);
  g_type_ensure (TENBO_TYPE_TABLE_PANE);
  tenbo_class_set_template (klass, "tenbo-table-page");
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, more_button);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, more_menu);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, edit_menu);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, compact_menu);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, rivals_menu);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, area);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, split);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, pane_back);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, log_button);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, views);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, next_view);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, table_view);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, pane);
  gtk_widget_class_bind_template_callback (widget_class, update_bar);
  gtk_widget_class_bind_template_callback (widget_class, pane_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, steps_held_cb);

  for (gsize i = 0; i < G_N_ELEMENTS (entry_actions); i++)
    gtk_widget_class_install_action (widget_class, entry_actions[i].action,
                                     entry_actions[i].parameter_type, entry_action);
  gtk_widget_class_install_action (widget_class, "table.riichi", "i", riichi_action);
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "table.log", NULL, log_action);
  gtk_widget_class_install_action (widget_class, "table.needs", NULL, needs_action);
  gtk_widget_class_install_action (widget_class, "table.dice", NULL, dice_action);
  gtk_widget_class_install_action (widget_class, "table.sticks", NULL, sticks_action);
  gtk_widget_class_install_action (widget_class, "table.compare", "i", compare_action);
  gtk_widget_class_install_property_action (widget_class, "table.view", "view");
  gtk_widget_class_install_property_action (widget_class, "table.rival", "rival");
}

static void
tenbo_table_page_init (TenboTablePage *self)
{
  g_autoptr (GMenuModel) edit = tenbo_edit_create_menu ();
  g_autoptr (GMenu) more = g_menu_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->host = TENBO_TABLE_HOST (adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self)));
  self->main_menu = tenbo_main_menu_new ();
  g_menu_append_submenu (self->edit_menu, _ ("_Change This Game"), edit);
  g_menu_append_submenu (more, _ ("_More"), G_MENU_MODEL (self->more_menu));
  g_menu_append_section (self->compact_menu, NULL, G_MENU_MODEL (more));
  g_menu_append_section (self->compact_menu, NULL, self->main_menu);
  tenbo_menu_set (self->menu_button, self->main_menu);
  tenbo_menu_set (self->more_button, G_MENU_MODEL (self->more_menu));
  /* The toggles are in the order of TenboTableView. */
  g_object_bind_property (self, "view", self->views, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  update_next_view (self);
  self->rival = TB_NOBODY;
  self->input = tenbo_table_input_new (GTK_WIDGET (self));
}

AdwNavigationPage *
tenbo_table_page_new (TenboGame *game)
{
  TenboTablePage *self;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_TABLE_PAGE, "game", game, NULL);
  self->n_hands = tenbo_game_get_n_hands (game);
  self->ended = !tenbo_game_get_running (game);
  tenbo_table_area_set_game (self->area, game);
  tenbo_table_pane_set_game (self->pane, game);
  tenbo_table_host_set_banner (self->host, tenbo_versions_banner_new (game));
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::busy", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  tenbo_edit_add_actions (GTK_WIDGET (self), game);
  game_changed_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}

/* A stray Enter does nothing on the table itself; on the first button it would leave the game, on
 * the first stick declare riichi. */
void
tenbo_table_page_take_focus (TenboTablePage *self)
{
  g_return_if_fail (TENBO_IS_TABLE_PAGE (self));

  gtk_widget_grab_focus (GTK_WIDGET (self->area));
}

TenboGame *
tenbo_table_page_get_game (TenboTablePage *self)
{
  g_return_val_if_fail (TENBO_IS_TABLE_PAGE (self), NULL);

  return self->game;
}

gboolean
tenbo_table_page_add_toast (TenboTablePage *self,
                            AdwToast       *toast)
{
  g_return_val_if_fail (TENBO_IS_TABLE_PAGE (self), FALSE);
  g_return_val_if_fail (ADW_IS_TOAST (toast), FALSE);

  if (is_pane_over (self))
    return FALSE;

  if (adw_toast_get_button_label (toast) != NULL)
    {
      adw_toast_overlay_add_toast (self->toasts, toast);
      return TRUE;
    }

  tenbo_table_area_announce (self->area, adw_toast_get_title (toast));
  gtk_accessible_announce (GTK_ACCESSIBLE (self),
                           adw_toast_get_title (toast),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_object_unref (toast);

  return TRUE;
}

gboolean
tenbo_table_page_press_key (TenboTablePage *self,
                            guint           keyval,
                            GdkModifierType state)
{
  GtkWidget *open;

  g_return_val_if_fail (TENBO_IS_TABLE_PAGE (self), GDK_EVENT_PROPAGATE);

  if (tenbo_table_input_press_key (self->input, keyval, state))
    return GDK_EVENT_STOP;

  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;

  open = tenbo_table_page_get_open (self);
  if (open == NULL)
    {
      /* Escape does not leave the table: a player who presses it once too often would leave the
       * game, and the next keys would go to another page. */
      if (is_pane_over (self))
        adw_overlay_split_view_set_show_sidebar (self->split, FALSE);
      return GDK_EVENT_STOP;
    }

  /* Dialogs and the entry sheet handle the key themselves, a note does not. */
  if (TENBO_IS_ENTRY_SHEET (open) || open != tenbo_table_host_get_open (self->host))
    return GDK_EVENT_PROPAGATE;
  tenbo_table_host_close (self->host);

  return GDK_EVENT_STOP;
}

void
tenbo_table_page_dismiss_toasts (TenboTablePage *self)
{
  g_return_if_fail (TENBO_IS_TABLE_PAGE (self));

  adw_toast_overlay_dismiss_all (self->toasts);
}
