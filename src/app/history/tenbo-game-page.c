/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-game-page.h"

#include "tenbo-class.h"
#include "tenbo-describe.h"
#include "tenbo-edit.h"
#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-hand-row.h"
#include "tenbo-label.h"
#include "tenbo-menu.h"
#include "tenbo-plain-row.h"
#include "tenbo-sessions.h"
#include "tenbo-side-mark.h"
#include "tenbo-summary.h"
#include "tenbo-versions-banner.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

struct _TenboGamePage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkWidget  *previous_button;
  GtkWidget  *next_button;
  GtkLabel   *title_label;
  GtkLabel   *occasion_label;
  GtkLabel   *ruleset_label;
  GtkLabel   *note_label;
  GtkListBox *players_list;
  GtkListBox *hands_list;
  GtkWidget  *empty_label;
  GtkButton  *open_button;
  GtkWidget  *session_button;

  GtkMenuButton *menu_button;

  /* Owned */
  TenboGame  *game;
  TenboStore *store;

  /* The games before and after this one in its session; 0: none */
  gint64 previous_id;
  gint64 next_id;
};

G_DEFINE_FINAL_TYPE (TenboGamePage, tenbo_game_page, ADW_TYPE_NAVIGATION_PAGE)

/* Creates the row of @player, which opens their page: the rank and the total of a game that has
 * ended, and the score. */
static GtkWidget *
create_player_row (TenboGame                *game,
                   const TenboStoredSummary *summary,
                   TbPlayer                  index)
{
  const TenboStoredPlayer *player = &summary->players[index];
  gboolean                 has_ended = summary->progress.end_reason != NULL;
  gboolean                 in_thousands = tenbo_stored_summary_is_in_thousands (summary);
  g_autofree char         *points = tenbo_words_points (player->points, FALSE);
  GtkWidget               *row = tenbo_plain_row_new (tenbo_free_text_isolate (player->name),
                                        has_ended && in_thousands ? points : NULL);
  g_autofree char         *total = has_ended ? tenbo_words_total (player->total, in_thousands)
                                             : g_steal_pointer (&points);

  if (has_ended)
    adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                               tenbo_label_new_rank (tenbo_words_rank (player->rank)));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             tenbo_side_mark_new (tenbo_game_get_side (game, index)));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), tenbo_label_new_number (total, 1, "title-4"));
  tenbo_plain_row_make_link (row);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", player->person_id);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
  if (player->rank == 1)
    gtk_widget_add_css_class (row, "winner");

  return row;
}

/* Shows the players by rank, or by seat while the game is running. */
static void
show_players (TenboGamePage            *self,
              const TenboStoredSummary *summary)
{
  int n_ranks = summary->progress.end_reason != NULL ? summary->n_players : 1;

  gtk_list_box_remove_all (self->players_list);
  for (int rank = 1; rank <= n_ranks; rank++)
    for (TbPlayer i = 0; i < summary->n_players; i++)
      if (summary->players[i].rank == rank || n_ranks == 1)
        gtk_list_box_append (self->players_list, create_player_row (self->game, summary, i));
}

/* Finds the games before and after this one in its session. */
static void
find_neighbors (TenboGamePage   *self,
                const GPtrArray *games)
{
  self->previous_id = self->next_id = 0;
  for (guint i = 0; i < games->len; i++)
    {
      if (((TenboStoredSummary *) games->pdata[i])->id != tenbo_game_get_id (self->game))
        continue;
      if (i > 0)
        self->previous_id = ((TenboStoredSummary *) games->pdata[i - 1])->id;
      if (i + 1 < games->len)
        self->next_id = ((TenboStoredSummary *) games->pdata[i + 1])->id;
    }
  gtk_widget_set_sensitive (self->previous_button, self->previous_id != 0);
  gtk_widget_set_sensitive (self->next_button, self->next_id != 0);
}

/* Shows when and where the game was played, and its result. */
static void
show_summary (TenboGamePage *self)
{
  TenboGameKey key = tenbo_game_key (tenbo_game_get_id (self->game), 0, FALSE);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);
  g_autoptr (GPtrArray) summaries = tenbo_games_read_summaries (read, &key, 1, &error);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (TenboStoredSession) session = NULL;
  g_autofree char          *occasion = NULL;
  const TenboStoredSummary *summary;

  summary = summaries != NULL ? g_ptr_array_index (summaries, 0) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->players_list), summary != NULL);
  if (summary == NULL)
    {
      g_warning ("The game cannot be read: %s", error != NULL ? error->message : "it was purged");
      return;
    }

  session = tenbo_sessions_read (read, summary->session_id, NULL);
  games = tenbo_games_list_session (read, summary->session_id, NULL);
  occasion = tenbo_summary_describe_occasion (summary, session);
  gtk_label_set_label (self->occasion_label, occasion);
  show_players (self, summary);
  if (games != NULL)
    find_neighbors (self, games);
}

static void
game_changed_cb (TenboGamePage *self)
{
  TenboRuleset    *ruleset = tenbo_game_get_ruleset (self->game);
  g_autofree char *players = tenbo_describe_all_players (tenbo_game_get_words (self->game));
  const char      *title = tenbo_game_get_title (self->game);
  const char      *note = tenbo_game_get_note (self->game);
  guint            n_hands = tenbo_game_get_n_hands (self->game);
  gboolean         ended = tenbo_game_get_table (self->game)->end.reason != TB_END_NONE;

  gtk_label_set_label (self->ruleset_label,
                       tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)));
  gtk_label_set_label (self->title_label,
                       title != NULL ? tenbo_free_text_isolate (title) : players);
  gtk_label_set_label (self->note_label, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), note != NULL);
  show_summary (self);

  gtk_list_box_remove_all (self->hands_list);
  for (guint i = 0; i < n_hands; i++)
    gtk_list_box_append (self->hands_list,
                         tenbo_hand_row_new (self->game, i, TENBO_HAND_ROW_SCORES));
  gtk_widget_set_visible (GTK_WIDGET (self->hands_list), n_hands > 0);
  gtk_widget_set_visible (self->empty_label, n_hands == 0);

  /* Translators: the result of a game */
  gtk_button_set_label (self->open_button, ended ? _ ("Result") : _ ("Continue Game"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_button), "x",
                                    tenbo_game_get_id (self->game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open_button), "win.open-game");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->session_button), "x",
                                    tenbo_game_get_session_id (self->game));
}

static void
previous_clicked_cb (TenboGamePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-hands", "x", self->previous_id);
}

static void
next_clicked_cb (TenboGamePage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-hands", "x", self->next_id);
}

static void
tenbo_game_page_dispose (GObject *object)
{
  TenboGamePage *self = TENBO_GAME_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_GAME_PAGE);
  g_clear_object (&self->game);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (tenbo_game_page_parent_class)->dispose (object);
}

static void
tenbo_game_page_class_init (TenboGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_game_page_dispose;

  tenbo_class_set_template (klass, "tenbo-game-page");
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, previous_button);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, next_button);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, title_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, occasion_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, ruleset_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, note_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, players_list);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, hands_list);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, empty_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, open_button);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, session_button);
  gtk_widget_class_bind_template_callback (widget_class, previous_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_clicked_cb);
}

static void
tenbo_game_page_init (TenboGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwNavigationPage *
tenbo_game_page_new (TenboStore *store,
                     TenboGame  *game)
{
  TenboGamePage *self;
  g_autoptr (GMenuModel) menu = tenbo_edit_create_menu ();

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_object_new (TENBO_TYPE_GAME_PAGE, NULL);
  self->store = g_object_ref (store);
  self->game = g_object_ref (game);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  tenbo_edit_add_actions (GTK_WIDGET (self), game);
  tenbo_menu_set (self->menu_button, menu);
  adw_toolbar_view_add_top_bar (
    ADW_TOOLBAR_VIEW (adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (self))),
    tenbo_versions_banner_new (game));
  game_changed_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}

TenboGame *
tenbo_game_page_get_game (TenboGamePage *self)
{
  g_return_val_if_fail (TENBO_IS_GAME_PAGE (self), NULL);

  return self->game;
}
