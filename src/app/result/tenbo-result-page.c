/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-result-page.h"

#include "tenbo-best-hands.h"
#include "tenbo-describe.h"
#include "tenbo-feedback.h"
#include "tenbo-free-text.h"
#include "tenbo-game-change.h"
#include "tenbo-hand-row.h"
#include "tenbo-main-menu.h"
#include "tenbo-new-game-page.h"
#include "tenbo-result-share.h"
#include "tenbo-score-graph.h"
#include "tenbo-settlement-words.h"
#include "tenbo-shell.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboResultPage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkMenuButton   *share_button;
  GtkMenuButton   *menu_button;
  GtkLabel        *end_label;
  GtkLabel        *ruleset_label;
  GtkWidget       *figures_frame;
  GtkGrid         *figures_grid;
  GtkListBox      *ranking_list;
  GtkWidget       *notes_group;
  GtkListBox      *notes_list;
  GtkLabel        *sum_label;
  GtkWidget       *buttons;
  GtkMenuButton   *next_button;
  GtkWidget       *hands_button;
  GtkWidget       *session_button;
  GtkWidget       *undo_button;
  TenboScoreGraph *graph;
  GtkWidget       *best_group;
  GtkListBox      *best_list;

  /* Owned */
  TenboGame    *game;
  GCancellable *cancellable;
};

G_DEFINE_FINAL_TYPE (TenboResultPage, tenbo_result_page, ADW_TYPE_NAVIGATION_PAGE)

typedef enum
{
  SIGNAL_REOPENED,
  N_SIGNALS,
} TenboResultPageSignals;

static guint signals[N_SIGNALS];

static const TbRules *
get_rules (TenboResultPage *self)
{
  return tenbo_ruleset_get_rules (tenbo_game_get_ruleset (self->game));
}

static GtkWidget *
create_figure (const char *text,
               const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");

  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

/* The ranks stand below one another, so the names do too. */
static GtkWidget *
create_rank (const char *rank)
{
  GtkWidget *label = create_figure (rank, "title-4");

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_width_chars (GTK_LABEL (label), 4);

  return label;
}

static GtkWidget *
create_name (const char *name)
{
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "heading");

  return label;
}

/* The rank and the name at the beginning of a row. */
static void
attach_player (TenboResultPage    *self,
               const TbSettlement *settlement,
               TbPlayer            player,
               int                 row)
{
  const char *rank = tenbo_words_rank (settlement->players[player].rank);
  const char *name = tenbo_game_get_player_name (self->game, player);

  gtk_grid_attach (self->figures_grid, create_figure (rank, "dimmed"), 0, row, 1, 1);
  gtk_grid_attach (self->figures_grid, create_name (name), 1, row, 1, 1);
}

/* A figure of all players below its name. */
static void
attach_figure (TenboResultPage    *self,
               TenboResultFigure   figure,
               const TbSettlement *settlement,
               const TbPlayer     *order,
               int                 column)
{
  const TbRules *rules = get_rules (self);
  const char    *name = tenbo_result_figure_get_name (figure, rules);
  const char    *style = figure == TENBO_RESULT_FIGURE_TOTAL ? "heading" : NULL;

  gtk_grid_attach (self->figures_grid, create_figure (name, "dimmed"), column, 0, 1, 1);

  for (int i = 0; i < rules->players; i++)
    {
      const TbFinal   *final = &settlement->players[order[i]];
      g_autofree char *text = tenbo_result_figure_describe (figure, rules, final);

      gtk_grid_attach (self->figures_grid, create_figure (text, style), column, i + 1, 1, 1);
    }
}

/* The table of all figures, for those who have the room. */
static void
show_figures (TenboResultPage    *self,
              const TbSettlement *settlement,
              const TbPlayer     *order)
{
  TenboResultFigure figures[TENBO_N_RESULT_FIGURES];
  guint             n_figures = tenbo_result_figures_list (get_rules (self), settlement, figures);
  GtkWidget        *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->figures_grid))) != NULL)
    gtk_grid_remove (self->figures_grid, child);

  for (int i = 0; i < get_rules (self)->players; i++)
    attach_player (self, settlement, order[i], i + 1);

  for (guint i = 0; i < n_figures; i++)
    attach_figure (self, figures[i], settlement, order, 2 + (int) i);
}

static GtkWidget *
create_figure_row (const TenboEndedGame *ended,
                   TenboResultFigure     figure,
                   const TbFinal        *final)
{
  const TbRules   *rules = ended->game->rules;
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *value = tenbo_result_figure_describe (figure, rules, final);
  g_autofree char *why = tenbo_result_figure_explain (figure, ended, final);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row),
                                 tenbo_result_figure_get_name (figure, rules));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), why != NULL ? why : "");
  adw_action_row_add_suffix (
    ADW_ACTION_ROW (row),
    create_figure (value, figure == TENBO_RESULT_FIGURE_TOTAL ? "heading" : NULL));

  return row;
}

static gboolean
moves_points_of (const TbLedgerLine *line,
                 TbPlayer            player)
{
  return line->from == TB_ACCOUNT_PLAYER (player) || line->to == TB_ACCOUNT_PLAYER (player);
}

/* A row of the line @line with what decided it below. */
static void
add_line_row (TenboResultPage    *self,
              AdwExpanderRow     *row,
              const TbLedgerLine *line,
              const char         *why)
{
  GtkWidget *line_row = tenbo_hand_row_new_ledger_line (self->game, line);

  adw_action_row_set_subtitle (ADW_ACTION_ROW (line_row), why != NULL ? why : "");
  adw_expander_row_add_row (row, line_row);
}

static void
add_settlement_rows (TenboResultPage      *self,
                     AdwExpanderRow       *row,
                     const TenboEndedGame *ended,
                     TbPlayer              player)
{
  for (int i = 0; i < ended->settlement->ledger.n_lines; i++)
    {
      const TbLedgerLine *line = &ended->settlement->ledger.lines[i];
      g_autofree char    *why = tenbo_describe_settlement_line (ended, line);

      if (moves_points_of (line, player))
        add_line_row (self, row, line, why);
    }
}

/* The chips of the game, each under the hand it belongs to. */
static void
add_chip_rows (TenboResultPage *self,
               AdwExpanderRow  *row,
               TbPlayer         player)
{
  for (guint i = 0; i < tenbo_game_get_n_hands (self->game); i++)
    {
      const TbHandResult *result = tenbo_game_get_result (self->game, i);
      g_autofree char    *hand = tenbo_words_next (&result->hand);

      for (int j = 0; j < result->chip_ledger.n_lines; j++)
        if (moves_points_of (&result->chip_ledger.lines[j], player))
          add_line_row (self, row, &result->chip_ledger.lines[j], hand);
    }
}

static gboolean
shares_rank (TenboResultPage    *self,
             const TbSettlement *settlement,
             TbPlayer            player)
{
  for (TbPlayer other = 0; other < get_rules (self)->players; other++)
    if (other != player && settlement->players[other].rank == settlement->players[player].rank)
      return TRUE;

  return FALSE;
}

/* "41,700 points"; nothing where the points are the total. */
static char *
describe_points (TenboResultPage    *self,
                 const TbSettlement *settlement,
                 TbPlayer            player)
{
  g_autofree char *points = tenbo_words_points (settlement->players[player].points, FALSE);
  gboolean         shared = shares_rank (self, settlement, player);

  if (!tenbo_words_in_thousands (get_rules (self)))
    return g_strdup (shared ? _ ("Rank shared") : "");

  if (shared)
    return g_strdup_printf (_ ("%s points, rank shared"), points);

  /* Translators: the points of a player: "41,700 points" */
  return g_strdup_printf (_ ("%s points"), points);
}

/* To be read aloud: "1st Ben, 41,700 points, total +46.7" */
static char *
describe_player (TenboResultPage    *self,
                 const TbSettlement *settlement,
                 TbPlayer            player)
{
  const TbFinal   *final = &settlement->players[player];
  const char      *name = tenbo_game_get_player_name (self->game, player);
  const char      *rank = tenbo_words_rank (final->rank);
  g_autofree char *points = describe_points (self, settlement, player);
  g_autofree char *total =
    tenbo_result_figure_describe (TENBO_RESULT_FIGURE_TOTAL, get_rules (self), final);

  if (*points == '\0')
    /* Translators: to be read aloud: "1st Ben, total +340" */
    return g_strdup_printf (_ ("%1$s %2$s, total %3$s"), rank, name, total);

  /* Translators: to be read aloud: "1st Ben, 41,700 points, total +46.7" */
  return g_strdup_printf (_ ("%1$s %2$s, %3$s, total %4$s"), rank, name, points, total);
}

static GtkWidget *
create_ranking_row (TenboResultPage      *self,
                    const TenboEndedGame *ended,
                    TbPlayer              player)
{
  const TbSettlement *settlement = ended->settlement;
  const TbFinal      *final = &settlement->players[player];
  TenboResultFigure   figures[TENBO_N_RESULT_FIGURES];
  guint               n_figures = tenbo_result_figures_list (get_rules (self), settlement, figures);
  GtkWidget          *row = adw_expander_row_new ();
  const char         *name = tenbo_game_get_player_name (self->game, player);
  const char         *rank = tenbo_words_rank (final->rank);
  g_autofree char    *total =
    tenbo_result_figure_describe (TENBO_RESULT_FIGURE_TOTAL, get_rules (self), final);
  g_autofree char *subtitle = describe_points (self, settlement, player);
  g_autofree char *label = describe_player (self, settlement, player);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), subtitle);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), create_rank (rank));
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), create_figure (total, "title-3"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  for (guint i = 0; i < n_figures; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (row),
                              create_figure_row (ended, figures[i], final));

  add_settlement_rows (self, ADW_EXPANDER_ROW (row), ended, player);
  add_chip_rows (self, ADW_EXPANDER_ROW (row), player);

  return row;
}

/* What the figures do not explain by themselves. */
static void
show_notes (TenboResultPage      *self,
            const TenboEndedGame *ended)
{
  g_autoptr (GPtrArray) notes = tenbo_describe_settlement_notes (ended);

  gtk_list_box_remove_all (self->notes_list);

  for (guint i = 0; i < notes->len; i++)
    {
      const TenboSettlementNote *note = g_ptr_array_index (notes, i);
      GtkWidget                 *row = adw_action_row_new ();

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), note->title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), note->why != NULL ? note->why : "");
      gtk_list_box_append (self->notes_list, row);
    }

  gtk_widget_set_visible (self->notes_group, notes->len > 0);
}

static void
show_sum (TenboResultPage    *self,
          const TbSettlement *settlement)
{
  const TbTable   *table = tenbo_game_get_table (self->game);
  const TbRules   *rules = table->rules;
  gboolean         right = tb_table_total (table) == rules->players * rules->start_points;
  int              totals = 0;
  g_autofree char *points = tenbo_words_points (tb_table_total (table), FALSE);
  g_autofree char *total = NULL;
  g_autofree char *text = NULL;

  for (int player = 0; player < rules->players; player++)
    totals += settlement->players[player].total;

  total = tenbo_words_total (totals, tenbo_words_in_thousands (rules));
  /* Translators: the check of the sums: all points, a check mark or a cross, all totals */
  text = g_strdup_printf (_ ("Sum of points %1$s %2$s · sum of totals %3$s"),
                          points,
                          right ? "\u2713" : "\u2717",
                          total);
  gtk_label_set_label (self->sum_label, text);
}

/* What was played, for what is said of the settlement. */
static GArray *
list_hands (TenboGame *game)
{
  GArray *hands = g_array_new (FALSE, FALSE, sizeof (TenboWordsHand));

  for (guint i = 0; i < tenbo_game_get_n_hands (game); i++)
    {
      TenboWordsHand hand = { tenbo_game_get_event (game, i), tenbo_game_get_result (game, i) };

      g_array_append_val (hands, hand);
    }

  return hands;
}

static void
show_result (TenboResultPage *self)
{
  TbSettlement settlement;
  TbPlayer     order[TB_MAX_PLAYERS];
  g_autoptr (GArray) hands = list_hands (self->game);
  TenboEndedGame ended = {
    .game = tenbo_game_get_words (self->game),
    .table = tenbo_game_get_table (self->game),
    .settlement = &settlement,
    .hands = hands,
  };
  int              n_players = get_rules (self)->players;
  g_autofree char *end = tenbo_describe_end (ended.game, &ended.table->end);

  tenbo_game_get_settlement (self->game, &settlement);
  tenbo_result_figures_sort_players (&settlement, n_players, order);
  gtk_label_set_label (self->end_label, end);
  gtk_label_set_label (self->ruleset_label,
                       tenbo_free_text_isolate (
                         tenbo_ruleset_get_name (tenbo_game_get_ruleset (self->game))));
  gtk_list_box_remove_all (self->ranking_list);

  for (int i = 0; i < n_players; i++)
    gtk_list_box_append (self->ranking_list, create_ranking_row (self, &ended, order[i]));

  show_figures (self, &settlement, order);
  show_notes (self, &ended);
  show_sum (self, &settlement);
  tenbo_score_graph_show (self->graph, self->game);
  tenbo_best_hands_show (self->best_list, self->best_group, self->game);
  gtk_widget_set_sensitive (self->undo_button, tenbo_game_get_can_undo (self->game));
}

static void
game_changed_cb (TenboResultPage *self)
{
  if (tenbo_game_get_table (self->game)->end.reason == TB_END_NONE)
    g_signal_emit (self, signals[SIGNAL_REOPENED], 0);
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

  gtk_widget_set_sensitive (self->undo_button, tenbo_game_get_can_undo (self->game));
  tenbo_feedback_error (GTK_WIDGET (self), _ ("The Last Hand Was Not Undone"), NULL, error);
}

static void
undo_clicked_cb (TenboResultPage *self)
{
  gtk_widget_set_sensitive (self->undo_button, FALSE);
  tenbo_game_apply_async (self->game, tenbo_game_change_undo (), self->cancellable, hand_undone_cb,
                          g_object_ref (self));
}

/* Not on the Back button, which comes first: whoever ends the game with one Enter too many would
 * leave the result. */
static void
shown_cb (TenboResultPage *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->ranking_list, 0)));
}

static void
share (GtkWidget  *widget,
       const char *action,
       GVariant   *parameter)
{
  TenboContext *context = tenbo_shell_get_context (tenbo_shell_find (widget));

  tenbo_result_share (widget, action, tenbo_context_get_store (context),
                      TENBO_RESULT_PAGE (widget)->game);
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

  signals[SIGNAL_REOPENED] = g_signal_new ("reopened",
                                           G_TYPE_FROM_CLASS (klass),
                                           G_SIGNAL_RUN_LAST,
                                           0,
                                           NULL,
                                           NULL,
                                           NULL,
                                           G_TYPE_NONE,
                                           0);

  g_type_ensure (TENBO_TYPE_SCORE_GRAPH);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-result-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, share_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, end_label);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, ruleset_label);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, figures_frame);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, figures_grid);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, ranking_list);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, notes_group);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, notes_list);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, sum_label);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, buttons);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, next_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, hands_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, session_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, graph);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, best_group);
  gtk_widget_class_bind_template_child (widget_class, TenboResultPage, best_list);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_bind_template_callback (widget_class, undo_clicked_cb);
  for (int i = 0; tenbo_result_share_actions[i] != NULL; i++)
    gtk_widget_class_install_action (widget_class, tenbo_result_share_actions[i], NULL, share);
}

static void
tenbo_result_page_init (TenboResultPage *self)
{
  g_autoptr (GMenuModel) share_menu = tenbo_result_share_create_menu ();
  g_autoptr (GMenuModel) menu = tenbo_main_menu_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_menu_model (self->share_button, share_menu);
  gtk_menu_button_set_menu_model (self->menu_button, menu);
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
  gtk_menu_button_set_menu_model (self->next_button, next_menu);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->hands_button), "x", id);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->session_button),
                                    "x",
                                    tenbo_game_get_session_id (game));
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
