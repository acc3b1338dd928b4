/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-new-game-page.h"

#include "tenbo-class.h"
#include "tenbo-dice-dialog.h"
#include "tenbo-evening.h"
#include "tenbo-feedback.h"
#include "tenbo-ruleset-chooser.h"
#include "tenbo-seat-row.h"
#include "tenbo-seats-form.h"

#include <glib/gi18n.h>

struct _TenboNewGamePage
{
  AdwNavigationPage parent_instance;

  /* Template widgets */
  AdwPreferencesGroup *ruleset_group;
  AdwActionRow        *ruleset_row;
  TenboSeatsForm      *seats;
  GtkWidget           *start_button;

  /* Owned */
  TenboStore       *store;
  TenboRulesetList *rulesets;
  TenboRuleset     *ruleset; /* the chosen one */
  GSettings        *settings;
  GCancellable     *cancellable;

  TenboEvening *last;   /* proposal after the newest game; NULL if there is none */
  TenboEvening *before; /* proposal after the game that the new one follows, or NULL */

  TenboEvening *evening; /* the proposal that was filled in; borrowed, or NULL */

  gboolean creating;
  gboolean hints; /* no game has been started here yet */
};

G_DEFINE_FINAL_TYPE (TenboNewGamePage, tenbo_new_game_page, ADW_TYPE_NAVIGATION_PAGE)

static guint created_signal;

static void
seats_changed_cb (TenboNewGamePage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  gboolean   complete = tenbo_seats_form_get_complete (self->seats);

  gtk_widget_set_sensitive (self->start_button, complete && !self->creating);
  gtk_widget_action_set_enabled (widget, "new-game.draw", complete);
  gtk_widget_action_set_enabled (widget, "new-game.turn", complete);
  gtk_widget_action_set_enabled (widget,
                                 "new-game.add",
                                 !tenbo_seats_form_get_full (self->seats));
}

/* Describes the ruleset to people who may not know any. */
static void
show_hint (TenboNewGamePage *self)
{
  g_auto (GStrv) common = tenbo_ruleset_list_dup_common (self->rulesets);
  gboolean is_common = g_strv_contains ((const char *const *) common,
                                        tenbo_ruleset_get_id (self->ruleset));

  adw_preferences_group_set_description (
    self->ruleset_group,
    is_common ? _ ("These are common rules. If you play by others, choose them.")
              : _ ("If you are not sure, choose one of the common rulesets"));
}

static void
set_ruleset (TenboNewGamePage *self,
             TenboRuleset     *ruleset)
{
  g_set_object (&self->ruleset, ruleset);
  tenbo_ruleset_chooser_set_row (self->ruleset_row, ruleset);
  tenbo_seats_form_set_n_seats (self->seats, tenbo_ruleset_get_rules (ruleset)->players);
  if (self->hints)
    show_hint (self);
}

static void
ruleset_activated_cb (TenboNewGamePage *self)
{
  tenbo_ruleset_chooser_present (GTK_WIDGET (self), self->rulesets, self->ruleset,
                                 G_CALLBACK (set_ruleset));
}

static void
seats_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  TenboNewGamePage *self = TENBO_NEW_GAME_PAGE (widget);

  if (g_str_equal (action_name, "new-game.draw"))
    tenbo_seats_form_draw (self->seats, self->evening == NULL);
  else if (g_str_equal (action_name, "new-game.turn"))
    tenbo_seats_form_turn (self->seats);
  else
    tenbo_seats_form_add_row (self->seats);
}

static void
dice_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboNewGamePage *self = TENBO_NEW_GAME_PAGE (widget);
  g_auto (GStrv) names = tenbo_seats_form_dup_players (self->seats);

  tenbo_dice_dialog_present (widget,
                             tenbo_seats_form_get_seating (self->seats),
                             (const char *const *) names,
                             0);
}

static void
game_created_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (TenboNewGamePage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = tenbo_game_create_finish (result, &error);
  g_auto (GStrv) sitting_out = tenbo_seats_form_dup_sitting_out (self->seats);

  self->creating = FALSE;
  seats_changed_cb (self);

  if (game == NULL)
    {
      tenbo_feedback_error (GTK_WIDGET (self), _ ("Could Not Start Game"), NULL, error);
      return;
    }

  g_settings_set_string (self->settings,
                         "last-ruleset",
                         tenbo_ruleset_get_id (tenbo_game_get_ruleset (game)));
  tenbo_evening_store_sitting_out (self->settings,
                                   tenbo_game_get_uuid (game),
                                   (const char *const *) sitting_out);
  g_signal_emit (self, created_signal, 0, game);
}

void
tenbo_new_game_page_start (TenboNewGamePage *self)
{
  g_auto (GStrv) names = tenbo_seats_form_dup_players (self->seats);
  const TenboSeating *seating = tenbo_seats_form_get_seating (self->seats);
  int                 sides[TB_MAX_PLAYERS];
  TenboNewGame        new_game = {
           .ruleset = self->ruleset,
           .sides = sides,
           .time_limit_minutes = g_settings_get_int (self->settings, "time-limit"),
  };
  TenboEvening *evening = self->evening != NULL ? self->evening : self->last;

  if (!gtk_widget_is_sensitive (self->start_button))
    return;

  for (int seat = 0; names[seat] != NULL; seat++)
    {
      new_game.names[seat] = names[seat];
      sides[seat] = (int) seating->sides[seat];
    }

  /* Continues the session of the proposal, if the people are the same. */
  if (evening != NULL && tenbo_evening_continues_with (evening, (const char *const *) names,
                                                       g_strv_length (names)))
    new_game.session_id = evening->session_id;

  self->creating = TRUE;
  gtk_widget_set_sensitive (self->start_button, FALSE);
  tenbo_game_create_async (self->store,
                           &new_game,
                           self->cancellable,
                           game_created_cb,
                           g_object_ref (self));
}

/* Fills in the people and seats of @evening (borrowed). */
static void
follow (TenboNewGamePage *self,
        TenboEvening     *evening)
{
  self->evening = evening;
  tenbo_seats_form_seat (self->seats, (const char *const *) evening->next, &evening->seating);
}

static void
last_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboNewGamePage *self = TENBO_NEW_GAME_PAGE (widget);

  follow (self, self->last);
  gtk_widget_grab_focus (self->start_button);
}

static void
shown_cb (TenboNewGamePage *self)
{
  if (tenbo_seats_form_get_complete (self->seats))
    gtk_widget_grab_focus (self->start_button);
  else
    tenbo_seats_form_focus_empty (self->seats);
}

static gboolean
select_ruleset (TenboNewGamePage *self,
                const char       *id)
{
  g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_list_find (self->rulesets, id, NULL);

  if (ruleset != NULL)
    set_ruleset (self, ruleset);

  return ruleset != NULL;
}

static void
tenbo_new_game_page_dispose (GObject *object)
{
  TenboNewGamePage *self = TENBO_NEW_GAME_PAGE (object);

  g_clear_object (&self->store);
  g_clear_object (&self->rulesets);
  g_clear_object (&self->ruleset);
  g_clear_object (&self->settings);
  g_clear_object (&self->cancellable);

  self->evening = NULL;
  g_clear_pointer (&self->before, tenbo_evening_free);
  g_clear_pointer (&self->last, tenbo_evening_free);

  gtk_widget_dispose_template (GTK_WIDGET (self), TENBO_TYPE_NEW_GAME_PAGE);

  G_OBJECT_CLASS (tenbo_new_game_page_parent_class)->dispose (object);
}

static void
tenbo_new_game_page_class_init (TenboNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_new_game_page_dispose;

  created_signal = tenbo_class_add_signal (klass, "created", 1, TENBO_TYPE_GAME);

  g_type_ensure (TENBO_TYPE_SEATS_FORM);
  tenbo_class_set_template (klass, "tenbo-new-game-page");
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, ruleset_group);
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, ruleset_row);
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, TenboNewGamePage, start_button);
  gtk_widget_class_bind_template_callback (widget_class, ruleset_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, seats_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tenbo_new_game_page_start);
  gtk_widget_class_bind_template_callback (widget_class, shown_cb);
  gtk_widget_class_install_action (widget_class, "new-game.draw", NULL, seats_action);
  gtk_widget_class_install_action (widget_class, "new-game.turn", NULL, seats_action);
  gtk_widget_class_install_action (widget_class, "new-game.add", NULL, seats_action);
  gtk_widget_class_install_action (widget_class, "new-game.dice", NULL, dice_action);
  gtk_widget_class_install_action (widget_class, "new-game.last", NULL, last_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "new-game.draw", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F3, 0, "new-game.turn", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F4, 0, "new-game.dice", NULL);
}

static void
tenbo_new_game_page_init (TenboNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->cancellable = g_cancellable_new ();
}

AdwNavigationPage *
tenbo_new_game_page_new (TenboStore       *store,
                         TenboRulesetList *rulesets,
                         GSettings        *settings)
{
  TenboNewGamePage *self;
  g_autofree char  *last_ruleset = NULL;
  g_auto (GStrv) people = NULL;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (TENBO_IS_RULESET_LIST (rulesets), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (TENBO_TYPE_NEW_GAME_PAGE, NULL);
  self->store = g_object_ref (store);
  self->rulesets = g_object_ref (rulesets);
  self->settings = g_object_ref (settings);

  people = tenbo_seat_row_list_people (store);
  tenbo_seats_form_set_people (self->seats, (const char *const *) people);
  self->last = tenbo_evening_new_after (store, settings, 0);
  tenbo_seats_form_set_has_last (self->seats, self->last != NULL);

  /* Selects the last ruleset if it still exists. */
  last_ruleset = g_settings_get_string (settings, "last-ruleset");
  if (!select_ruleset (self, last_ruleset))
    {
      g_auto (GStrv) common = tenbo_ruleset_list_dup_common (rulesets);

      self->hints = TRUE;
      select_ruleset (self, common[0]);
    }

  return ADW_NAVIGATION_PAGE (self);
}

void
tenbo_new_game_page_set_like (TenboNewGamePage *self,
                              TenboGame        *game,
                              TenboNextSeats    seats)
{
  g_return_if_fail (TENBO_IS_NEW_GAME_PAGE (self));
  g_return_if_fail (TENBO_IS_GAME (game));

  select_ruleset (self, tenbo_ruleset_get_id (tenbo_game_get_ruleset (game)));
  g_clear_pointer (&self->before, tenbo_evening_free);
  self->before = tenbo_evening_new_after (self->store, self->settings, tenbo_game_get_id (game));

  if (self->before == NULL)
    return;

  follow (self, self->before);

  switch (seats)
    {
    case TENBO_NEXT_SEATS_SAME:
      break;
    case TENBO_NEXT_SEATS_TURNED:
      tenbo_seats_form_turn (self->seats);
      break;
    case TENBO_NEXT_SEATS_DRAWN:
      tenbo_seats_form_draw (self->seats, FALSE);
      break;
    }
}

static void
append_seats (GMenu      *menu,
              const char *label,
              gint64      game_id,
              const char *seats)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.next-game", "(xs)", game_id, seats);
  g_menu_append_item (menu, item);
}

GMenuModel *
tenbo_next_menu_new (gint64 game_id)
{
  GMenu *menu = g_menu_new ();

  /* Translators: menu item: starts the next game with everybody at their seats */
  append_seats (menu, _ ("_Same Seats"), game_id, "same");
  /* Translators: menu item: starts the next game; everybody stays seated, and the next player
   * deals first */
  append_seats (menu, _ ("_Next First Dealer"), game_id, "turned");
  /* Translators: menu item: starts the next game with seats drawn at random */
  append_seats (menu, _ ("_Draw Seats"), game_id, "drawn");

  return G_MENU_MODEL (menu);
}
