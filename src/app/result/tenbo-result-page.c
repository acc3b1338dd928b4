/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-result-page.h"

#include "tenbo-best-hands.h"
#include "tenbo-chart-view.h"
#include "tenbo-class.h"
#include "tenbo-describe-result.h"
#include "tenbo-describe.h"
#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-game-change.h"
#include "tenbo-hand-row.h"
#include "tenbo-label.h"
#include "tenbo-main-menu.h"
#include "tenbo-menu.h"
#include "tenbo-new-game-page.h"
#include "tenbo-plain-row.h"
#include "tenbo-result-share.h"
#include "tenbo-sessions.h"
#include "tenbo-settlement-words.h"
#include "tenbo-side-mark.h"
#include "tenbo-summary.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

#define N_BEST_HANDS 3

struct _TenboResultPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkMenuButton  *menu_button;
  GtkLabel       *outcome_label;
  GtkLabel       *end_label;
  GtkLabel       *occasion_label;
  GtkListBox     *ranking_list;
  GtkWidget      *notes_group;
  GtkListBox     *notes_list;
  GtkLabel       *sum_label;
  GtkWidget      *next_bar;
  GtkActionable  *next_button;
  GtkMenuButton  *seats_button;
  GtkWidget      *hands_button;
  GtkMenuButton  *share_button;
  GMenuModel     *share_menu;
  GtkWidget      *new_button;
  GtkWidget      *session_button;
  GtkButton      *undo_button;
  TenboChartView *graph;
  GtkWidget      *best_group;
  GtkListBox     *best_list;

  /* Owned */
  TenboGame    *game;
  GCancellable *cancellable;

  TbSettlement settlement;
  gboolean     was_shown;
};

G_DEFINE_FINAL_TYPE (TenboResultPage, tenbo_result_page, ADW_TYPE_NAVIGATION_PAGE)

static guint reopened_signal;

static const TbRules *
get_rules (TenboResultPage *self)
{
  return tenbo_ruleset_get_rules (tenbo_game_get_ruleset (self->game));
}

/* Returns the hands of the game, of TenboWordsHand; borrows from the game. Transfer full. */
static GArray *
list_hands (TenboResultPage *self)
{
  GArray *hands = g_array_new (FALSE, FALSE, sizeof (TenboWordsHand));

  for (guint i = 0; i < tenbo_game_get_n_hands (self->game); i++)
    {
      TenboWordsHand hand = { tenbo_game_get_event (self->game, i),
                              tenbo_game_get_result (self->game, i) };

      g_array_append_val (hands, hand);
    }

  return hands;
}

static TenboEndedGame
get_ended (TenboResultPage *self,
           GArray          *hands)
{
  return (TenboEndedGame) {
    .game = tenbo_game_get_words (self->game),
    .table = tenbo_game_get_table (self->game),
    .settlement = &self->settlement,
    .hands = hands,
  };
}

/* --- The ranking --- */

static gboolean
moves_points_of (const TbLedgerLine *line,
                 TbPlayer            player)
{
  return line->from == TB_ACCOUNT_PLAYER (player) || line->to == TB_ACCOUNT_PLAYER (player);
}

/* Adds a row for the line @line, with its reason as the subtitle. */
static void
add_line_row (TenboResultPage    *self,
              AdwExpanderRow     *row,
              const TbLedgerLine *line,
              const char         *why)
{
  adw_expander_row_add_row (row, tenbo_hand_row_new_ledger_line (self->game, line, why));
}

/* Adds the lines of the settlement, and the chips of the game with their hand. */
static void
add_line_rows (TenboResultPage      *self,
               AdwExpanderRow       *row,
               const TenboEndedGame *ended,
               TbPlayer              player)
{
  const TbLedger *ledger = &ended->settlement->ledger;

  for (int i = 0; i < ledger->n_lines; i++)
    if (moves_points_of (&ledger->lines[i], player))
      {
        g_autofree char *why = tenbo_describe_settlement_line (ended, &ledger->lines[i]);

        add_line_row (self, row, &ledger->lines[i], why);
      }

  for (guint i = 0; i < tenbo_game_get_n_hands (self->game); i++)
    {
      const TbHandResult *result = tenbo_game_get_result (self->game, i);
      g_autofree char    *hand = tenbo_words_next (&result->hand);

      for (int j = 0; j < result->chip_ledger.n_lines; j++)
        if (moves_points_of (&result->chip_ledger.lines[j], player))
          add_line_row (self, row, &result->chip_ledger.lines[j], hand);
    }
}

static GtkWidget *
create_heading (const char *text)
{
  GtkWidget *row = tenbo_plain_row_new (text, NULL);

  gtk_widget_add_css_class (row, "heading-row");
  gtk_widget_set_focusable (row, FALSE);

  return row;
}

static GtkWidget *
create_statistics_link (TenboResultPage *self,
                        TbPlayer         player)
{
  gint64 person = tenbo_game_get_summary (self->game)->players[player].person_id;
  /* Translators: opens the statistics of the person in all games */
  GtkWidget *row = tenbo_plain_row_new (_ ("Statistics"), NULL);

  tenbo_plain_row_make_link (row);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", person);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");

  return row;
}

/* Creates the inner rows when a row is first expanded: the page opens right after the last hand and
 * must not be slow then. */
static void
ranking_expanded_cb (AdwExpanderRow  *row,
                     GParamSpec      *pspec,
                     TenboResultPage *self)
{
  g_autoptr (GArray) hands = list_hands (self);
  const TenboEndedGame ended = get_ended (self, hands);
  TenboResultItem      items[TENBO_N_RESULT_ITEMS];
  guint                n_items;
  TbPlayer             order[TB_MAX_PLAYERS];
  TbPlayer             player;
  const TbFinal       *final;
  GtkWidget           *heading;

  g_signal_handlers_disconnect_by_func (row, ranking_expanded_cb, self);
  n_items = tenbo_result_items_list (get_rules (self), ended.settlement, items);
  tenbo_result_items_sort_players (ended.settlement, get_rules (self)->players, order);
  player = order[gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row))];
  final = &ended.settlement->players[player];

  for (guint i = 0; i < n_items; i++)
    {
      gboolean         is_total = items[i] == TENBO_RESULT_ITEM_TOTAL;
      g_autofree char *value = tenbo_result_item_describe (items[i], get_rules (self), final);
      g_autofree char *why = tenbo_result_item_explain (items[i], &ended, final);
      GtkWidget       *item =
        tenbo_plain_row_new (tenbo_result_item_get_name (items[i], get_rules (self)), why);

      adw_action_row_add_suffix (ADW_ACTION_ROW (item),
                                 tenbo_label_new_number (value, 1, is_total ? "heading" : NULL));
      adw_expander_row_add_row (row, item);
    }

  heading = create_heading (_ ("Payments"));
  adw_expander_row_add_row (row, heading);
  add_line_rows (self, row, &ended, player);
  gtk_widget_set_visible (heading, gtk_widget_get_next_sibling (heading) != NULL);
  if (!tenbo_game_get_transient (self->game))
    adw_expander_row_add_row (row, create_statistics_link (self, player));
}

static GtkWidget *
create_ranking_row (TenboResultPage *self,
                    TbPlayer         player)
{
  const TbSettlement *settlement = &self->settlement;
  const TbFinal      *final = &settlement->players[player];
  const char         *name = tenbo_game_get_player_name (self->game, player);
  AdwExpanderRow     *row = ADW_EXPANDER_ROW (adw_expander_row_new ());
  GtkWidget          *rank = tenbo_label_new_rank (tenbo_words_rank (final->rank));
  g_autofree char    *total =
    tenbo_result_item_describe (TENBO_RESULT_ITEM_TOTAL, get_rules (self), final);
  g_autofree char *subtitle = tenbo_describe_result_points (get_rules (self), settlement, player);
  g_autofree char *label =
    tenbo_describe_result_player (get_rules (self), settlement, player, name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_expander_row_set_subtitle (row, subtitle);
  adw_expander_row_add_prefix (row,
                               tenbo_side_mark_new (tenbo_game_get_side (self->game, player)));
  adw_expander_row_add_prefix (row, rank);
  if (final->rank == 1)
    gtk_widget_add_css_class (GTK_WIDGET (row), "winner");
  adw_expander_row_add_suffix (row, tenbo_label_new_number (total, 1, "title-3"));
  tenbo_label_set_accessible (row, label);

  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (ranking_expanded_cb), self,
                           G_CONNECT_DEFAULT);

  return GTK_WIDGET (row);
}

/* --- The best hands --- */

/* Creates a row that expands to the tiles and all items that counted, unless only the sum of the
 * hand is recorded. The first one is expanded. */
static GtkWidget *
create_best_row (TenboResultPage     *self,
                 const TenboBestHand *best,
                 gboolean             is_first)
{
  const TbEvent   *event = tenbo_game_get_event (self->game, best->hand);
  const TbNext    *played = &tenbo_game_get_result (self->game, best->hand)->hand;
  TbPlayer         winner = event->wins[best->win].player;
  const char      *name = tenbo_game_get_player_name (self->game, winner);
  GtkWidget       *tiles = tenbo_won_hand_new (self->game, best->hand, best->win);
  g_autofree char *points = tenbo_words_points (best->points, FALSE);
  GtkWidget       *label = tenbo_label_new_number (points, 1, "heading");
  g_autofree char *hand = tenbo_words_next (played);
  g_autofree char *part =
    tenbo_describe_part (tenbo_game_get_words (self->game), event, played, winner);
  g_autofree char *what = g_strdup_printf ("%s · %s", hand, part);
  GtkWidget       *row;

  if (tiles == NULL)
    {
      row = tenbo_plain_row_new (name, what);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
      return row;
    }

  row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title", name, "subtitle", what,
                      NULL);
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), label);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (row),
                            g_object_new (GTK_TYPE_LIST_BOX_ROW,
                                          "activatable", FALSE,
                                          "focusable", FALSE,
                                          "child", tiles,
                                          NULL));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), is_first);

  return row;
}

/* --- The page --- */

/* Shows when, where and under which rules the game was played. Only a game whose session can go on
 * offers the next game. */
static void
show_occasion (TenboResultPage *self)
{
  const TenboStoredSummary *summary = tenbo_game_get_summary (self->game);
  const char               *ruleset = tenbo_ruleset_get_name (tenbo_game_get_ruleset (self->game));
  g_autofree char          *occasion = tenbo_summary_describe_occasion (summary, NULL);
  g_autofree char          *text = NULL;
  gint64                    last_msec;

  text = g_strjoin (" \u00b7 ", occasion, tenbo_free_text_isolate (ruleset), NULL);
  gtk_label_set_label (self->occasion_label, text);
  last_msec = summary->ended.msec != 0 ? summary->ended.msec : summary->changed_msec;
  gtk_widget_set_visible (
    self->next_bar,
    !tenbo_game_get_transient (self->game) &&
      tenbo_session_can_continue (summary->started, last_msec, tenbo_stored_now ()));
}

/* The last event of a game that was ended early is the agreement to stop, which is not a hand. */
static void
show_undo (TenboResultPage *self)
{
  const TbEvent *last = tenbo_game_get_event (self->game, tenbo_game_get_n_hands (self->game) - 1);

  gtk_button_set_label (self->undo_button,
                        last->result == TB_RESULT_STOP ? _ ("_Continue This Game")
                                                       : _ ("_Undo Last Hand"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->undo_button), tenbo_game_get_can_undo (self->game));
}

static void
show_result (TenboResultPage *self)
{
  TbPlayer order[TB_MAX_PLAYERS];
  int      n_players = get_rules (self)->players;
  g_autoptr (GArray) best = tenbo_best_hands_find (self->game, N_BEST_HANDS);
  g_autoptr (GPtrArray) notes = NULL;
  g_autoptr (GArray) hands = list_hands (self);
  const TenboEndedGame ended = get_ended (self, hands);
  g_autofree char     *end = tenbo_describe_end (ended.game, &ended.table->end);
  g_autofree char     *outcome = NULL;
  g_autofree char     *sum = NULL;

  tenbo_game_get_settlement (self->game, &self->settlement);
  tenbo_result_items_sort_players (&self->settlement, n_players, order);
  sum = tenbo_describe_result_sum (ended.table, ended.settlement);
  outcome = tenbo_describe_outcome (ended.game, ended.settlement);
  gtk_label_set_label (self->outcome_label, outcome);
  gtk_label_set_label (self->end_label, end);
  show_occasion (self);
  gtk_label_set_label (self->sum_label, sum);
  gtk_list_box_remove_all (self->ranking_list);
  for (int i = 0; i < n_players; i++)
    gtk_list_box_append (self->ranking_list, create_ranking_row (self, order[i]));

  /* Notes on anything that the numbers do not explain. */
  notes = tenbo_describe_settlement_notes (&ended);
  gtk_list_box_remove_all (self->notes_list);
  for (guint i = 0; i < notes->len; i++)
    {
      const TenboSettlementNote *note = g_ptr_array_index (notes, i);

      gtk_list_box_append (self->notes_list, tenbo_plain_row_new (note->title, note->why));
    }
  gtk_widget_set_visible (self->notes_group, notes->len > 0);

  gtk_list_box_remove_all (self->best_list);
  for (guint i = 0; i < best->len; i++)
    gtk_list_box_append (self->best_list,
                         create_best_row (self, &g_array_index (best, TenboBestHand, i), i == 0));
  gtk_widget_set_visible (self->best_group, best->len > 0);

  tenbo_chart_view_show_scores (self->graph, self->game);
  show_undo (self);
}

static void
game_changed_cb (TenboResultPage *self)
{
  if (tenbo_game_get_table (self->game)->end.reason == TB_END_NONE)
    g_signal_emit (self, reopened_signal, 0);
  else
    show_result (self);
}

static void
hand_undone_cb (GObject      *object,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (TenboResultPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (tenbo_game_apply_finish (TENBO_GAME (object), result, &error))
    return;

  gtk_widget_set_sensitive (GTK_WIDGET (self->undo_button), tenbo_game_get_can_undo (self->game));
  tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Undo"), NULL, error);
}

static void
undo_clicked_cb (TenboResultPage *self)
{
  gtk_widget_set_sensitive (GTK_WIDGET (self->undo_button), FALSE);
  tenbo_game_apply_async (self->game, tenbo_game_change_undo (), self->cancellable, hand_undone_cb,
                          g_object_ref (self));
}

/* Focuses the ranking, not the Back button, which is first: a player who presses Enter once too
 * often after the last hand would leave the result. A page that is shown again keeps its focus. */
static void
shown_cb (TenboResultPage *self)
{
  if (!self->was_shown)
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->ranking_list, 0)));
  self->was_shown = TRUE;
}

static void
tenbo_result_page_dispose (GObject *object)
{
  TenboResultPage *self = TENBO_RESULT_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_RESULT_PAGE);
  g_clear_object (&self->game);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (tenbo_result_page_parent_class)->dispose (object);
}

static void
tenbo_result_page_class_init (TenboResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_result_page_dispose;

  reopened_signal = tenbo_class_add_signal (klass, "reopened", 0);
  g_type_ensure (TENBO_TYPE_CHART_VIEW);
  tenbo_class_set_template (klass, "tenbo-result-page");
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, outcome_label);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, end_label);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, occasion_label);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, ranking_list);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, notes_group);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, notes_list);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, sum_label);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, next_bar);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, next_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, seats_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, hands_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, share_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, share_menu);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, new_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, session_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, graph);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, best_group);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, best_list);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, undo_clicked_cb);
  tenbo_result_share_install_actions (widget_class);
}

static void
tenbo_result_page_init (TenboResultPage *self)
{
  g_autoptr (GMenuModel) menu = tenbo_main_menu_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_menu_set (self->menu_button, menu);
  tenbo_menu_set (self->share_button, self->share_menu);
  self->cancellable = g_cancellable_new ();
}

AdwNavigationPage *
tenbo_result_page_new (TenboGame *game)
{
  g_autoptr (GMenuModel) next_menu = NULL;
  TenboResultPage *self;
  gint64           id;

  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_RESULT_PAGE, NULL);
  self->game = g_object_ref (game);
  id = tenbo_game_get_id (game);
  next_menu = tenbo_next_menu_new (id);
  tenbo_menu_set (self->seats_button, next_menu);
  gtk_actionable_set_action_target (self->next_button, "x", id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->hands_button), "x", id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->session_button),
                                    "x",
                                    tenbo_game_get_session_id (game));
  /* A sample game has no session and no files; the next game is a real one. */
  gtk_widget_set_visible (self->hands_button, !tenbo_game_get_transient (game));
  gtk_widget_set_visible (self->session_button, !tenbo_game_get_transient (game));
  gtk_widget_set_visible (GTK_WIDGET (self->share_button), !tenbo_game_get_transient (game));
  gtk_widget_set_visible (self->new_button, tenbo_game_get_transient (game));
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  show_result (self);

  return ADW_NAVIGATION_PAGE (self);
}

TenboGame *
tenbo_result_page_get_game (TenboResultPage *self)
{
  g_return_val_if_fail (TENBO_IS_RESULT_PAGE (self), NULL);

  return self->game;
}
