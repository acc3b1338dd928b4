/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-page.h"

#include "tenbo-describe.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-feedback.h"
#include "tenbo-hand-log.h"
#include "tenbo-table-area.h"
#include "tenbo-window.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboTablePage
{
  AdwNavigationPage parent_instance;

  AdwWindowTitle *window_title;
  GtkMenuButton  *menu_button;
  TenboTableArea *area;
  TenboHandLog   *log;

  TenboGame *game; /* owned */
  guint      n_hands;
  gboolean   ended;
  guint      ended_id;
};

G_DEFINE_FINAL_TYPE (TenboTablePage, tenbo_table_page, ADW_TYPE_NAVIGATION_PAGE)

typedef enum
{
  SIGNAL_GAME_ENDED,
  N_SIGNALS,
} TenboTablePageSignals;

static guint signals[N_SIGNALS];

/* Shown in the list of keys; those of the table itself are bound here from the same lines. */
const TenboShortcut tenbo_table_shortcuts[] = {
  { N_ ("Table"), N_ ("Ron"), "r", NULL },
  { N_ ("Table"), N_ ("Tsumo"), "t", NULL },
  { N_ ("Table"), N_ ("Draw"), "d", NULL },
  { N_ ("Table"), N_ ("Foul"), "f", NULL },
  { N_ ("Table"), N_ ("A player wins, counted from the first dealer"), "1 2 3 4", NULL },
  { N_ ("Table"), N_ ("A player declares riichi, or takes it back"),
    "<Alt>1 <Alt>2 <Alt>3 <Alt>4", NULL },
  { N_ ("Table"), N_ ("Undo"), "<Control>z", NULL },
  { N_ ("Table"), N_ ("Redo"), "<Control><Shift>z", NULL },
  { N_ ("Table"), N_ ("Show or hide the hands"), "F9", NULL },
  { N_ ("Entry"), N_ ("The winner, then the discarder; the winner again: tsumo"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("Then han, then fu in tens: 3 is 30, 0 is 100"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("20 fu, once more: 25 fu"), "2", NULL },
  { N_ ("Entry"), N_ ("Or the sum, where tai are counted"), "1 2 3 4", NULL },
  { N_ ("Entry"), N_ ("The value by the table, its yaku or its tiles"),
    "<Alt>1 <Alt>2 <Alt>3", NULL },
  { N_ ("Entry"), N_ ("Beside a list of yaku: dora more or fewer"), "plus minus", NULL },
  { N_ ("Entry"), N_ ("Mangan, haneman, baiman, sanbaiman, yakuman"), "m h b s y", NULL },
  { N_ ("Entry"), N_ ("Tsumo"), "t", NULL },
  { N_ ("Entry"), N_ ("Another winner"), "w", NULL },
  { N_ ("Entry"), N_ ("Robbed kong; discard after the last tile"), "k l", NULL },
  { N_ ("Entry"), N_ ("The next abortive draw; players claim nagashi"), "a n", NULL },
  { N_ ("Entry"), N_ ("The next foul; how many"), "f plus minus", NULL },
  { N_ ("Entry"), N_ ("The dealer passes or repeats"), "p", NULL },
  { N_ ("Entry"), N_ ("Take the last answer back"), "BackSpace", NULL },
  { N_ ("Entry"), N_ ("Confirm"), "Return <Control>Return", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Numbers, then their suit; 0 is a red five"), "m p s z f", NULL },
  { N_ ("Tiles of a Hand"), N_ ("The next tile goes to the hand; it is the winning tile"), "h w",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is a chi, a pon"), "c o", NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is an open, an added, a concealed kan"), "k l a", NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is an indicator of dora, of ura dora, of wild tiles"), "d u x",
    NULL },
  { N_ ("Tiles of a Hand"), N_ ("It is set aside"), "e", NULL },
  { N_ ("Tiles of a Hand"), N_ ("Take the last tile back"), "BackSpace", NULL },
};

const guint tenbo_n_table_shortcuts = G_N_ELEMENTS (tenbo_table_shortcuts);

/* The keys of the table: what gtk_shortcut_trigger_parse_string() reads, and what it does. */
static const struct
{
  const char *trigger;
  const char *action;
  int         player; /* or -1 */
} table_keys[] = {
  { "r", "table.ron", -1 },
  { "t", "table.tsumo", -1 },
  { "d", "table.draw", -1 },
  { "f", "table.foul", -1 },
  { "1|KP_1", "table.win", 0 },
  { "2|KP_2", "table.win", 1 },
  { "3|KP_3", "table.win", 2 },
  { "4|KP_4", "table.win", 3 },
  { "<Alt>1", "table.riichi", 0 },
  { "<Alt>2", "table.riichi", 1 },
  { "<Alt>3", "table.riichi", 2 },
  { "<Alt>4", "table.riichi", 3 },
  { "<Control>z", "table.undo", -1 },
  { "<Control><Shift>z", "table.redo", -1 },
  { "F9", "table.log", -1 },
};

static void
update_actions (TenboTablePage *self)
{
  static const char *const entries[] = {
    "table.ron",
    "table.tsumo",
    "table.draw",
    "table.foul",
    "table.adjust",
    "table.stop",
  };
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean   ready = !tenbo_game_get_busy (self->game);
  gboolean   running = tenbo_game_get_table (self->game)->end.reason == TB_END_NONE;
  gboolean   riichi = tenbo_game_get_table (self->game)->rules->riichi_stake > 0;

  gtk_widget_action_set_enabled (widget,
                                 "table.undo",
                                 ready && tenbo_game_get_can_undo (self->game));
  gtk_widget_action_set_enabled (widget,
                                 "table.redo",
                                 ready && tenbo_game_get_can_redo (self->game));
  gtk_widget_action_set_enabled (widget, "table.win", ready && running);
  gtk_widget_action_set_enabled (widget, "table.riichi", ready && running && riichi);
  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    gtk_widget_action_set_enabled (widget, entries[i], ready && running);
  if (tenbo_game_get_table (self->game)->rules->n_fouls == 0)
    gtk_widget_action_set_enabled (widget, "table.foul", FALSE);
}

static void
emit_ended (gpointer user_data)
{
  TenboTablePage *self = user_data;

  self->ended_id = 0;
  g_signal_emit (self, signals[SIGNAL_GAME_ENDED], 0);
}

/* Says what the last change did to who does not see it. */
static void
announce (TenboTablePage *self)
{
  guint            n_hands = tenbo_game_get_n_hands (self->game);
  g_autofree char *what = NULL;
  g_autofree char *changes = NULL;
  g_autofree char *next = NULL;
  g_autofree char *text = NULL;

  if (n_hands <= self->n_hands)
    return;

  what = tenbo_describe_hand (self->game, n_hands - 1);
  changes = tenbo_describe_changes (self->game,
                                    tenbo_game_get_result (self->game, n_hands - 1)->deltas);
  next = tenbo_describe_next (self->game, tenbo_game_get_result (self->game, n_hands - 1));
  text = g_strdup_printf ("%s. %s. %s", what, changes, next);
  gtk_accessible_announce (GTK_ACCESSIBLE (self),
                           text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
game_changed_cb (TenboTablePage *self)
{
  gboolean ended = tenbo_game_get_table (self->game)->end.reason != TB_END_NONE;

  tenbo_table_area_show (self->area, self->game);
  tenbo_hand_log_show (self->log, self->game);
  announce (self);
  update_actions (self);

  /* The sheet that confirmed the last hand closes first. */
  if (ended && !self->ended && self->ended_id == 0)
    self->ended_id = g_idle_add_once (emit_ended, self);
  self->n_hands = tenbo_game_get_n_hands (self->game);
  self->ended = ended;
}

static void
undone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (tenbo_game_undo_finish (TENBO_GAME (source), result, &error))
    {
      const TbNext    *next = &tenbo_game_get_table (self->game)->next;
      g_autofree char *hand = tenbo_words_next (next);
      g_autofree char *text = g_strdup_printf (_ ("Back at %s"), hand);

      tenbo_feedback_toast (GTK_WIDGET (self), text);
    }
  else
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Undone"), NULL, error);
}

static void
redone_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_redo_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Redone"), NULL, error);
}

static void
partial_set_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!tenbo_game_set_partial_finish (TENBO_GAME (source), result, &error))
    tenbo_feedback_error (GTK_WIDGET (self), _ ("Not Saved"), NULL, error);
}

static void
undo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);

  tenbo_game_undo_async (self->game, NULL, undone_cb, g_object_ref (self));
}

static void
redo_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);

  tenbo_game_redo_async (self->game, NULL, redone_cb, g_object_ref (self));
}

static void
entry_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  static const struct
  {
    const char    *action;
    TenboEntryKind kind;
  } entries[] = {
    { "table.ron", TENBO_ENTRY_WIN },
    { "table.tsumo", TENBO_ENTRY_WIN },
    { "table.win", TENBO_ENTRY_WIN },
    { "table.draw", TENBO_ENTRY_DRAW },
    { "table.foul", TENBO_ENTRY_FOUL },
    { "table.adjust", TENBO_ENTRY_ADJUST },
    { "table.stop", TENBO_ENTRY_STOP },
  };
  TenboTablePage   *self = TENBO_TABLE_PAGE (widget);
  TenboEntryDialog *dialog = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (entries) && dialog == NULL; i++)
    if (g_str_equal (entries[i].action, action_name))
      dialog = tenbo_entry_dialog_new (self->game, entries[i].kind);
  g_return_if_fail (dialog != NULL);

  if (parameter != NULL)
    tenbo_entry_dialog_set_winner (dialog, (TbPlayer) g_variant_get_int32 (parameter));
  if (g_str_equal (action_name, "table.tsumo"))
    tenbo_entry_dialog_set_tsumo (dialog);

  tenbo_entry_dialog_present (dialog, widget);
}

static void
toggle_riichi (TbPartialHand *partial,
               TbPlayer       player)
{
  for (int32_t i = 0; i < partial->n_riichi; i++)
    if (partial->riichi[i] == player)
      {
        partial->n_riichi--;
        memmove (&partial->riichi[i], &partial->riichi[i + 1],
                 (gsize) (partial->n_riichi - i) * sizeof partial->riichi[0]);
        return;
      }

  partial->riichi[partial->n_riichi++] = player;
}

static void
remedy_chosen_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (TenboTablePage) self = user_data;
  const char   *response = adw_alert_dialog_choose_finish (ADW_ALERT_DIALOG (source), result);
  TbPartialHand partial = *tenbo_game_get_partial (self->game);
  TbPlayer      player = (TbPlayer) GPOINTER_TO_UINT (g_object_get_data (source, "player"));

  if (!g_str_equal (response, "foul") || partial.n_fouls == TB_MAX_FOULS)
    return;

  partial.fouls[partial.n_fouls++] = (TbFoul) {
    .player = player,
    .rule = GPOINTER_TO_INT (g_object_get_data (source, "foul")),
    .count = 1,
  };
  tenbo_game_set_partial_async (self->game, &partial, NULL, partial_set_cb, g_object_ref (self));
}

/* What the rules refuse they may make a foul of: that is offered, and nothing done by itself. */
static void
offer_foul (TenboTablePage *self,
            const char     *reason,
            int             foul,
            TbPlayer        player)
{
  const TbTable   *table = tenbo_game_get_table (self->game);
  const char      *name = tenbo_words_foul (table->rules->fouls[foul].id);
  g_autofree char *cost = tenbo_words_foul_cost (table->rules, foul, player, table->next.dealer);
  AdwAlertDialog  *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_ ("No Riichi"), NULL));

  adw_alert_dialog_format_body (dialog,
                                _ ("%s\n\nThe rules make a foul of it: %s\n%s"),
                                reason,
                                name,
                                cost);
  adw_alert_dialog_add_response (dialog, "cancel", _ ("Cancel"));
  adw_alert_dialog_add_response (dialog, "foul", _ ("Record Foul"));
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_object_set_data (G_OBJECT (dialog), "player", GUINT_TO_POINTER (player));
  g_object_set_data (G_OBJECT (dialog), "foul", GINT_TO_POINTER (foul));
  adw_alert_dialog_choose (dialog, GTK_WIDGET (self), NULL, remedy_chosen_cb, g_object_ref (self));
}

static void
riichi_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboTablePage  *self = TENBO_TABLE_PAGE (widget);
  const TbTable   *table = tenbo_game_get_table (self->game);
  TbPlayer         player = (TbPlayer) g_variant_get_int32 (parameter);
  TbPartialHand    partial = *tenbo_game_get_partial (self->game);
  TbView           view;
  TbProblem        problem;
  int              foul;
  g_autofree char *reason = NULL;

  toggle_riichi (&partial, player);
  if (tb_table_open_hand (table, &partial, &view, &problem) == TB_OK)
    {
      tenbo_game_set_partial_async (self->game,
                                    &partial,
                                    NULL,
                                    partial_set_cb,
                                    g_object_ref (self));
      return;
    }

  reason = tenbo_words_problem (&problem, NULL);
  foul = tenbo_entry_foul_for (table->rules, problem.code);
  if (foul >= 0)
    offer_foul (self, reason, foul, player);
  else
    tenbo_feedback_toast (widget, reason);
}

static void
log_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  GtkWidget           *log = GTK_WIDGET (TENBO_TABLE_PAGE (widget)->log);
  GtkWidget           *ancestor = gtk_widget_get_ancestor (log, ADW_TYPE_OVERLAY_SPLIT_VIEW);
  AdwOverlaySplitView *split = ADW_OVERLAY_SPLIT_VIEW (ancestor);

  adw_overlay_split_view_set_show_sidebar (split, !adw_overlay_split_view_get_show_sidebar (split));
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
}

/* The keys are the table's alone: not while a sheet is open over it, another page is shown or text
 * is typed. */
static gboolean
takes_keys (TenboTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && ADW_IS_APPLICATION_WINDOW (root) &&
         adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (root)) == NULL &&
         !GTK_IS_EDITABLE (gtk_root_get_focus (root));
}

static gboolean
key_cb (GtkWidget *widget,
        GVariant  *args,
        gpointer   user_data)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (widget);
  guint           index = GPOINTER_TO_UINT (user_data);
  GVariant       *target = NULL;

  if (!takes_keys (self))
    return GDK_EVENT_PROPAGATE;
  if (table_keys[index].player >= tenbo_game_get_table (self->game)->rules->players)
    return GDK_EVENT_PROPAGATE;
  if (table_keys[index].player >= 0)
    target = g_variant_new_int32 (table_keys[index].player);

  return gtk_widget_activate_action_variant (widget, table_keys[index].action, target);
}

static void
add_keys (TenboTablePage *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  for (guint i = 0; i < G_N_ELEMENTS (table_keys); i++)
    gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (controller),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string (table_keys[i].trigger),
                        gtk_callback_action_new (key_cb, GUINT_TO_POINTER (i), NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
tenbo_table_page_dispose (GObject *object)
{
  TenboTablePage *self = TENBO_TABLE_PAGE (object);

  g_clear_handle_id (&self->ended_id, g_source_remove);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TABLE_PAGE);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_table_page_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "table.redo", NULL, redo_action);
  gtk_widget_class_install_action (widget_class, "table.ron", NULL, entry_action);
  gtk_widget_class_install_action (widget_class, "table.tsumo", NULL, entry_action);
  gtk_widget_class_install_action (widget_class, "table.draw", NULL, entry_action);
  gtk_widget_class_install_action (widget_class, "table.foul", NULL, entry_action);
  gtk_widget_class_install_action (widget_class, "table.adjust", NULL, entry_action);
  gtk_widget_class_install_action (widget_class, "table.stop", NULL, entry_action);
  gtk_widget_class_install_action (widget_class, "table.win", "i", entry_action);
  gtk_widget_class_install_action (widget_class, "table.riichi", "i", riichi_action);
  gtk_widget_class_install_action (widget_class, "table.log", NULL, log_action);
}

static void
tenbo_table_page_class_init (TenboTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_table_page_dispose;

  signals[SIGNAL_GAME_ENDED] = g_signal_new ("game-ended",
                                             G_TYPE_FROM_CLASS (klass),
                                             G_SIGNAL_RUN_LAST,

                                             0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TENBO_TYPE_TABLE_AREA);
  g_type_ensure (TENBO_TYPE_HAND_LOG);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, window_title);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, area);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePage, log);
  gtk_widget_class_bind_template_callback (widget_class, arrangement_changed_cb);
  install_actions (widget_class);
}

static void
tenbo_table_page_init (TenboTablePage *self)
{
  g_autoptr (GMenuModel) menu = NULL;

  gtk_widget_init_template (GTK_WIDGET (self));

  menu = tenbo_window_create_menu ();
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  add_keys (self);
}

static void
show_title (TenboTablePage *self)
{
  const char *title = tenbo_game_get_title (self->game);
  const char *ruleset = tenbo_ruleset_get_name (tenbo_game_get_ruleset (self->game));

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title != NULL ? title : ruleset);
  adw_window_title_set_title (self->window_title, title != NULL ? title : ruleset);
  adw_window_title_set_subtitle (self->window_title, title != NULL ? ruleset : "");
}

AdwNavigationPage *
tenbo_table_page_new (TenboGame *game)
{
  TenboTablePage *self;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_TABLE_PAGE, NULL);
  self->game = g_object_ref (game);
  self->n_hands = tenbo_game_get_n_hands (game);
  self->ended = tenbo_game_get_table (game)->end.reason != TB_END_NONE;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (game_changed_cb), self);
  g_signal_connect_swapped (game, "notify", G_CALLBACK (update_actions), self);
  show_title (self);
  game_changed_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}

TenboGame *
tenbo_table_page_get_game (TenboTablePage *self)
{
  g_return_val_if_fail (TENBO_IS_TABLE_PAGE (self), NULL);

  return self->game;
}
