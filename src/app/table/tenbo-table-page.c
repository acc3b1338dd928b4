/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-page.h"

#include "tenbo-describe.h"
#include "tenbo-dice-dialog.h"
#include "tenbo-edit.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-game-change.h"
#include "tenbo-game.h"
#include "tenbo-log-words.h"
#include "tenbo-main-menu.h"
#include "tenbo-shell.h"
#include "tenbo-sticks-dialog.h"
#include "tenbo-table-area.h"
#include "tenbo-table-input.h"
#include "tenbo-table-page-private.h"
#include "tenbo-table-pane.h"
#include "tenbo-table-zoom.h"

#include <glib/gi18n.h>

/* The sheet that confirmed the last hand closes first, and the last scores are seen at once: to
 * make the page of the result takes longer than a frame. */
#define END_MSEC 100

struct _TenboTablePage
{
  AdwNavigationPage parent_instance;

  GtkMenuButton       *menu_button;
  AdwOverlaySplitView *split;
  GtkWidget           *pane_back;
  GtkWidget           *log_button;
  AdwToolbarView      *table_view;
  AdwToastOverlay     *toasts;
  TenboTableArea      *area;
  TenboTablePane      *pane;

  TenboGame       *game;        /* owned */
  TenboTableInput *input;       /* owned */
  AdwToast        *told;        /* what the last step is told by; weak */
  char            *menu_people; /* whose names the menu has; owned */
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

typedef enum
{
  SIGNAL_GAME_ENDED,
  N_SIGNALS,
} TenboTablePageSignals;

static guint signals[N_SIGNALS];

/* The actions that open the entry. */
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

/* --- What the other files of the page ask for --- */

gboolean
tenbo_table_page_postpone (TenboTablePage *self,
                           const char     *action,
                           GVariant       *parameter)
{
  return tenbo_table_input_postpone (self->input, action, parameter);
}

void
tenbo_table_page_drop_input (TenboTablePage *self)
{
  tenbo_table_input_drop (self->input);
}

TenboTableHost *
tenbo_table_page_get_host (TenboTablePage *self)
{
  return TENBO_TABLE_HOST (adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self)));
}

gboolean
tenbo_table_page_is_flat (TenboTablePage *self)
{
  TenboTableView view;

  g_object_get (self->area, "view", &view, NULL);

  return view == TENBO_TABLE_FLAT;
}

TenboSide
tenbo_table_page_get_side (TenboTablePage *self,
                           TbPlayer        player)
{
  if (!tenbo_table_page_is_flat (self) || player == TB_NOBODY)
    return TENBO_SIDE_BOTTOM;

  return tenbo_side_of_place (tenbo_game_get_place (self->game, player));
}

/* --- Entry --- */

/* The winner, whom it tells, and the discarder, as they were drawn. */
static TbPlayer
set_both (TenboEntrySheet *sheet,
          GVariant        *parameter)
{
  int winner, from;

  g_variant_get (parameter, "(ii)", &winner, &from);
  tenbo_entry_sheet_set_winner (sheet, (TbPlayer) winner);
  tenbo_entry_sheet_set_from (sheet, (TbPlayer) from);

  return (TbPlayer) winner;
}

static void
sheet_done_cb (TenboTablePage *self)
{
  tenbo_table_host_close (tenbo_table_page_get_host (self));
}

GtkWidget *
tenbo_table_page_get_open (TenboTablePage *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  AdwDialog *dialog = NULL;

  if (ADW_IS_APPLICATION_WINDOW (root))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root));
  if (TENBO_IS_ENTRY_DIALOG (dialog))
    return adw_dialog_get_child (dialog);

  return dialog != NULL ? GTK_WIDGET (dialog)
                        : tenbo_table_host_get_open (tenbo_table_page_get_host (self));
}

/* Opens @sheet for @player (TB_NOBODY: for all): in the flat view within the page, turned to
 * him. */
static void
present_sheet (TenboTablePage  *self,
               TenboEntrySheet *sheet,
               TbPlayer         player)
{
  TenboSide        side = tenbo_table_page_get_side (self, player);
  g_autofree char *title = NULL;

  g_signal_connect_object (sheet, "not-saved", G_CALLBACK (tenbo_table_page_drop_input), self,
                           G_CONNECT_SWAPPED);
  if (!tenbo_table_page_is_flat (self))
    {
      adw_dialog_present (ADW_DIALOG (tenbo_entry_dialog_new (sheet)), GTK_WIDGET (self));
      return;
    }

  g_object_get (sheet, "title", &title, NULL);
  g_signal_connect_object (sheet, "done", G_CALLBACK (sheet_done_cb), self, G_CONNECT_SWAPPED);
  /* The help does not turn. */
  gtk_widget_action_set_enabled (GTK_WIDGET (sheet), "entry.help", side == TENBO_SIDE_BOTTOM);
  tenbo_table_host_open (tenbo_table_page_get_host (self),
                         &(TenboTableGuest) {
                           .widget = GTK_WIDGET (sheet),
                           .title = title,
                           .focus = tenbo_entry_sheet_find_first (sheet),
                           .side = side,
                           .width = TENBO_ENTRY_SHEET_WIDTH,
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

  /* A button that was pressed by key acts a quarter of a second later: a sheet may be open then. */
  if (tenbo_table_page_get_open (self) != NULL ||
      tenbo_table_page_postpone (self, action_name, parameter))
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (entry_actions) && sheet == NULL; i++)
    if (g_str_equal (entry_actions[i].action, action_name))
      sheet = tenbo_entry_sheet_new (self->game, entry_actions[i].kind);
  g_return_if_fail (sheet != NULL);

  if (g_str_equal (action_name, "table.ron-from"))
    player = set_both (sheet, parameter);
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

/* Shows @text about the last step, until the next one or for some seconds. */
static void
tell_step (TenboTablePage *self,
           const char     *text)
{
  TenboShell *shell = tenbo_shell_find (GTK_WIDGET (self));
  AdwToast   *toast;

  /* The page may have left the window meanwhile. */
  if (shell == NULL)
    return;

  toast = adw_toast_new (text);
  adw_toast_set_use_markup (toast, FALSE);
  g_set_weak_pointer (&self->told, toast);
  tenbo_shell_add_toast (shell, toast);
}

/* What is told once a step was taken back. */
typedef struct
{
  TenboTablePage *page; /* owned */
  char           *text; /* owned; NULL: nothing */
} Undoing;

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  Undoing *undoing = user_data;
  g_autoptr (TenboTablePage) self = undoing->page;
  g_autofree char *text = undoing->text;
  g_autoptr (GError) error = NULL;

  g_free (undoing);
  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Undone"), NULL, error);
  else if (text != NULL)
    tell_step (self, text);
}

static void
redone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_apply_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Redone"), NULL, error);
}

static void
undo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);
  g_autoptr (TenboStep) step = tenbo_game_dup_last_step (self->game);
  Undoing *undoing = g_new0 (Undoing, 1);

  undoing->page = g_object_ref (self);
  undoing->text = step != NULL ? tenbo_log_describe_undone (step) : NULL;
  tenbo_game_apply_async (self->game, tenbo_game_change_undo (), NULL, undone_cb, undoing);
}

static void
redo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  tenbo_game_apply_async (TENBO_TABLE_PAGE (widget)->game, tenbo_game_change_redo (), NULL,
                          redone_cb, g_object_ref (widget));
}

/* All that can be undone and redone is where one step of it is. */
static void
steps_held_cb (GtkGesture *gesture)
{
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_activate_action (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)),
                              "edit.steps",
                              NULL);
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

static GMenuModel *
create_views (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("_Beside the Table"), "table.view::beside");
  g_menu_append (menu, _ ("F_lat on the Table"), "table.view::flat");
  g_menu_append (menu, _ ("From A_far"), "table.view::far");

  return G_MENU_MODEL (menu);
}

static void
append_rival (GMenu      *menu,
              const char *label,
              int         player)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "table.rival", "i", player);
  g_menu_append_item (menu, item);
}

/* A name is not a label: what looks like a mnemonic in it is none. */
static char *
escape_mnemonics (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

static GMenuModel *
create_rivals (TenboGame *game)
{
  GMenu *menu = g_menu_new ();

  append_rival (menu, _ ("_None"), -1);
  for (TbPlayer player = 0; player < tenbo_game_get_table (game)->rules->players; player++)
    {
      g_autofree char *name = escape_mnemonics (tenbo_game_get_player_name (game, player));

      append_rival (menu, name, (int) player);
    }

  return G_MENU_MODEL (menu);
}

static GMenuModel *
create_entries (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("Ron"), "table.ron");
  g_menu_append (menu, _ ("Tsumo"), "table.tsumo");
  g_menu_append (menu, _ ("Draw"), "table.draw");
  g_menu_append (menu, _ ("Foul…"), "table.foul");
  g_menu_append (menu, _ ("Correction…"), "table.adjust");
  g_menu_append (menu, _ ("End Game Here…"), "table.stop");

  return G_MENU_MODEL (menu);
}

static GMenuModel *
create_menu (TenboGame *game)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) table = g_menu_new ();
  g_autoptr (GMenuModel) views = create_views ();
  g_autoptr (GMenuModel) rivals = create_rivals (game);
  g_autoptr (GMenuModel) entries = create_entries ();
  g_autoptr (GMenuModel) edit = tenbo_edit_create_menu ();
  g_autoptr (GMenuModel) common = tenbo_main_menu_new ();

  g_menu_append (table, _ ("_Hands"), "table.log");
  g_menu_append (table, _ ("What Do I Need?"), "table.needs");
  g_menu_append (table, _ ("_Dice…"), "table.dice");
  g_menu_append (table, _ ("_Sticks…"), "table.sticks");
  g_menu_append_submenu (table, _ ("_Differences To"), rivals);
  g_menu_append_submenu (table, _ ("_Enter"), entries);
  g_menu_append_section (menu, _ ("View"), views);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (table));
  g_menu_append_section (menu, NULL, edit);
  g_menu_append_section (menu, NULL, common);

  return G_MENU_MODEL (g_steal_pointer (&menu));
}

/* A menu that is open stays open unless the players are called otherwise now. */
static void
update_menu (TenboTablePage *self)
{
  g_autofree char *people = tenbo_describe_all_players (tenbo_game_get_words (self->game));
  g_autoptr (GMenuModel) menu = NULL;

  if (!g_set_str (&self->menu_people, people))
    return;

  menu = create_menu (self->game);
  gtk_menu_button_set_menu_model (self->menu_button, menu);
}

/* --- What is shown --- */

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
    gtk_widget_action_set_enabled (widget, entry_actions[i].action,
                                   running && (entry_actions[i].kind != TENBO_ENTRY_FOUL ||
                                               rules->n_fouls > 0));

  if (ready)
    tenbo_table_input_go_on (self->input);
}

static void
emit_ended (gpointer user_data)
{
  TenboTablePage *self = user_data;

  self->ended_id = 0;
  if (self->ended)
    g_signal_emit (self, signals[SIGNAL_GAME_ENDED], 0);
}

/* Says what the last change did to who does not see it. */
static void
announce (TenboTablePage *self)
{
  guint                 n_hands = tenbo_game_get_n_hands (self->game);
  const TenboWordsGame *words = tenbo_game_get_words (self->game);
  const TbHandResult   *result;
  g_autofree char      *what = NULL;
  g_autofree char      *changes = NULL;
  g_autofree char      *next = NULL;
  g_autofree char      *text = NULL;

  if (n_hands <= self->n_hands)
    return;

  result = tenbo_game_get_result (self->game, n_hands - 1);
  what = tenbo_log_describe_hand (self->game, n_hands - 1);
  changes = tenbo_describe_changes (words, result->deltas);
  next = tenbo_describe_next (words, &result->end, &result->next);
  text = g_strdup_printf ("%s. %s. %s", what, changes, next);
  gtk_accessible_announce (GTK_ACCESSIBLE (self),
                           text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
game_changed_cb (TenboTablePage *self)
{
  gboolean ended = !tenbo_game_get_running (self->game);

  if (self->told != NULL)
    adw_toast_dismiss (self->told);
  update_menu (self);
  tenbo_table_area_show (self->area, self->game);
  tenbo_table_pane_show (self->pane, self->game);
  announce (self);
  update_actions (self);

  if (ended && !self->ended && self->ended_id == 0)
    self->ended_id = g_timeout_add_once (END_MSEC, emit_ended, self);
  self->n_hands = tenbo_game_get_n_hands (self->game);
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

/* Whether the pane lies over the players instead of beside them. */
static gboolean
is_pane_over (TenboTablePage *self)
{
  return adw_overlay_split_view_get_collapsed (self->split) &&
         adw_overlay_split_view_get_show_sidebar (self->split);
}

/* On a narrow screen the pane covers the table, and then Back leads to the table, not out of the
 * game. */
static void
pane_shown_cb (TenboTablePage *self)
{
  gboolean covered = is_pane_over (self) && !gtk_widget_get_visible (self->log_button);

  gtk_widget_set_visible (self->pane_back, covered);
  adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (self), !covered);
}

/* What the bar below offers is in the menu too: from afar nothing but figures is shown, and flat
 * on a very small screen four panels take it all. */
static void
show_bar (TenboTablePage *self)
{
  TenboTableView   view;
  TenboArrangement arrangement;
  gboolean         shown;

  g_object_get (self->area, "view", &view, "arrangement", &arrangement, NULL);
  shown = view == TENBO_TABLE_BESIDE ||
          (view == TENBO_TABLE_FLAT && arrangement != TENBO_ARRANGEMENT_TILES);
  adw_toolbar_view_set_reveal_bottom_bars (self->table_view, shown);
}

/* The bar below has to be small where the table is. */
static void
arrangement_changed_cb (TenboTablePage *self)
{
  TenboArrangement arrangement;

  g_object_get (self->area, "arrangement", &arrangement, NULL);
  if (arrangement == TENBO_ARRANGEMENT_TILES)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  show_bar (self);
}

/* Beside the table there is room for the hands where the window is large; flat or from afar the
 * table has it all. */
static void
set_view (TenboTablePage *self,
          TenboTableView  view)
{
  gboolean roomy = !adw_overlay_split_view_get_collapsed (self->split);

  tenbo_table_area_set_view (self->area, view);
  adw_overlay_split_view_set_show_sidebar (self->split, roomy && view == TENBO_TABLE_BESIDE);
  show_bar (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VIEW]);
}

/* As a number that menus know. */
static int
get_rival (TenboTablePage *self)
{
  return self->rival == TB_NOBODY ? -1 : (int) self->rival;
}

/* Compares everybody with @rival, or with nobody any more. */
static void
set_rival (TenboTablePage *self,
           TbPlayer        rival)
{
  if (self->rival == rival)
    return;

  self->rival = rival;
  tenbo_table_area_set_rival (self->area, rival);
  if (self->game != NULL)
    tenbo_table_area_show (self->area, self->game);
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
  switch ((TenboTablePageProps) property_id)
    {
    case PROP_GAME:
      g_value_set_object (value, TENBO_TABLE_PAGE (object)->game);
      break;

    case PROP_VIEW:
      g_object_get_property (G_OBJECT (TENBO_TABLE_PAGE (object)->area), "view", value);
      break;

    case PROP_RIVAL:
      g_value_set_int (value, get_rival (TENBO_TABLE_PAGE (object)));
      break;
    }
}

/* The focus was given to the first that takes it before. */
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
  g_clear_weak_pointer (&self->told);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TABLE_PAGE);
  g_clear_object (&self->game);
  g_clear_pointer (&self->menu_people, g_free);

  G_OBJECT_CLASS (tenbo_table_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  for (gsize i = 0; i < G_N_ELEMENTS (entry_actions); i++)
    gtk_widget_class_install_action (widget_class, entry_actions[i].action,
                                     entry_actions[i].parameter_type, entry_action);
  tenbo_table_riichi_install (widget_class);
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
                                        TENBO_TYPE_TABLE_VIEW, TENBO_TABLE_BESIDE,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                          G_PARAM_STATIC_STRINGS);
  props[PROP_RIVAL] = g_param_spec_int ("rival", NULL, NULL, -1, TB_MAX_PLAYERS - 1, -1,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                          G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[SIGNAL_GAME_ENDED] = g_signal_new ("game-ended",
                                             G_TYPE_FROM_CLASS (klass),
                                             G_SIGNAL_RUN_LAST,
                                             0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TENBO_TYPE_TABLE_AREA);
  g_type_ensure (TENBO_TYPE_TABLE_HOST);
  g_type_ensure (TENBO_TYPE_TABLE_ZOOM);
  g_type_ensure (TENBO_TYPE_TABLE_PANE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, area);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, split);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, pane_back);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, log_button);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, table_view);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, toasts);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, pane);
  gtk_widget_class_bind_template_callback (widget_class, arrangement_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, pane_shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, steps_held_cb);
  install_actions (widget_class);
}

static void
tenbo_table_page_init (TenboTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::busy", G_CALLBACK (update_actions), self,
                           G_CONNECT_SWAPPED);
  tenbo_edit_add_actions (GTK_WIDGET (self), game);
  game_changed_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}

/* On the table itself a stray Enter does no harm: on the first button it would leave the game, on
 * the first stick declare a riichi. */
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

  tenbo_table_area_tell (self->area, adw_toast_get_title (toast));
  gtk_accessible_announce (GTK_ACCESSIBLE (self),
                           adw_toast_get_title (toast),
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_object_unref (g_object_ref_sink (toast));

  return TRUE;
}

/* Escape leaves what is open over the table, but not the table itself: whoever presses it once too
 * often would be out of the game, and the next keys would go elsewhere. */
static gboolean
press_escape (TenboTablePage *self)
{
  if (is_pane_over (self))
    adw_overlay_split_view_set_show_sidebar (self->split, FALSE);

  return GDK_EVENT_STOP;
}

gboolean
tenbo_table_page_press_key (TenboTablePage *self,
                            guint           keyval,
                            GdkModifierType state)
{
  g_return_val_if_fail (TENBO_IS_TABLE_PAGE (self), GDK_EVENT_PROPAGATE);

  if (tenbo_table_input_press_key (self->input, keyval, state))
    return GDK_EVENT_STOP;

  return keyval == GDK_KEY_Escape && tenbo_table_page_get_open (self) == NULL &&
         press_escape (self);
}

void
tenbo_table_page_dismiss_toasts (TenboTablePage *self)
{
  g_return_if_fail (TENBO_IS_TABLE_PAGE (self));

  adw_toast_overlay_dismiss_all (self->toasts);
}
