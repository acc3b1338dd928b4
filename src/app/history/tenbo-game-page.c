/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-game-page.h"

#include "tenbo-describe.h"
#include "tenbo-edit.h"
#include "tenbo-free-text.h"
#include "tenbo-games.h"
#include "tenbo-hand-row.h"
#include "tenbo-plain-row.h"
#include "tenbo-side-mark.h"

#include <glib/gi18n.h>

struct _TenboGamePage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  GtkLabel   *players_label;
  GtkLabel   *ruleset_label;
  GtkLabel   *note_label;
  GtkListBox *players_list;
  GtkListBox *hands_list;
  GtkWidget  *empty_label;
  GtkButton  *open_button;

  GtkMenuButton *menu_button;

  /* Owned */
  TenboGame  *game;
  TenboStore *store;
};

G_DEFINE_FINAL_TYPE (TenboGamePage, tenbo_game_page, ADW_TYPE_NAVIGATION_PAGE)

/* Shows the players by seat, each linked to their page. */
static void
show_players (TenboGamePage *self)
{
  TenboGameKey key = { .game_id = tenbo_game_get_id (self->game) };
  g_autoptr (GPtrArray) summaries = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (self->store, NULL, &error);
  const TenboStoredSummary *summary;

  gtk_list_box_remove_all (self->players_list);
  summaries = tenbo_games_read_summaries (read, &key, 1, &error);
  summary = summaries != NULL ? g_ptr_array_index (summaries, 0) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->players_list), summary != NULL);
  if (summaries == NULL)
    g_warning ("The players cannot be read: %s", error->message);

  for (int i = 0; summary != NULL && i < summary->n_players; i++)
    {
      const TenboStoredPlayer *player = &summary->players[i];
      const char              *name = tenbo_free_text_isolate (player->name);
      GtkWidget               *row = tenbo_plain_row_new (name, NULL);

      if (player->side >= 0)
        adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                                   tenbo_side_mark_new ((TbSide) player->side));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("go-next-symbolic"));
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "x", player->person_id);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
      gtk_list_box_append (self->players_list, row);
    }
}

static void
game_changed_cb (TenboGamePage *self)
{
  TenboRuleset    *ruleset = tenbo_game_get_ruleset (self->game);
  g_autofree char *players = tenbo_describe_all_players (tenbo_game_get_words (self->game));
  const char      *note = tenbo_game_get_note (self->game);
  guint            n_hands = tenbo_game_get_n_hands (self->game);
  gboolean         ended = tenbo_game_get_table (self->game)->end.reason != TB_END_NONE;

  gtk_label_set_label (self->ruleset_label,
                       tenbo_free_text_isolate (tenbo_ruleset_get_name (ruleset)));
  gtk_label_set_label (self->players_label, players);
  gtk_label_set_label (self->note_label, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), note != NULL);
  show_players (self);

  gtk_list_box_remove_all (self->hands_list);
  for (guint i = 0; i < n_hands; i++)
    gtk_list_box_append (self->hands_list, tenbo_hand_row_new (self->game, i));
  gtk_widget_set_visible (GTK_WIDGET (self->hands_list), n_hands > 0);
  gtk_widget_set_visible (self->empty_label, n_hands == 0);

  /* Translators: the result of a game */
  gtk_button_set_label (self->open_button, ended ? _ ("Result") : _ ("Continue Game"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_button), "x",
                                    tenbo_game_get_id (self->game));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->open_button), "win.open-game");
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

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, players_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, ruleset_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, note_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, players_list);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, hands_list);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, empty_label);
  gtk_widget_class_bind_template_child (widget_class, TenboGamePage, open_button);
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
  gtk_menu_button_set_menu_model (self->menu_button, menu);
  game_changed_cb (self);

  return ADW_NAVIGATION_PAGE (self);
}

TenboGame *
tenbo_game_page_get_game (TenboGamePage *self)
{
  g_return_val_if_fail (TENBO_IS_GAME_PAGE (self), NULL);

  return self->game;
}
