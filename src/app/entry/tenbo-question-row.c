/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-question-row.h"

#include "tenbo-entry-questions.h"
#include "tenbo-entry-spin.h"
#include "tenbo-game.h"
#include "tenbo-player-set.h"
#include "tenbo-player-toggles.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static const TenboQuestion *
find_question (GtkWidget *row)
{
  return tenbo_question_find (gtk_widget_get_name (row));
}

/* Shows the value that was entered for the hand of @player. Before that, its line is empty, so that
 * the value moves nothing. */
static void
show_value (TenboPlayerToggles *row,
            TbPlayer            player,
            TenboEntry         *entry)
{
  g_autofree char *value = tenbo_entry_dup_value (entry, player);

  tenbo_player_toggles_set_detail (row, player, value != NULL ? value : "");
}

static void
show_players (TenboPlayerToggles  *row,
              const TenboQuestion *question,
              TenboEntry          *entry)
{
  const TenboEntryModel *model = &entry->model;
  TbPlayerSet            available = tenbo_question_players (question, model);

  tenbo_player_toggles_set_title (row, tenbo_question_title (question, model));
  for (TbPlayer player = 0; player < model->rules->players; player++)
    {
      const char *name = tenbo_game_get_player_name (entry->game, player);
      const char *text = question->get_player_text != NULL
                           ? question->get_player_text (model, player)
                           : NULL;

      if (question->is_narrow && !tenbo_player_set_has (available, player))
        name = NULL;
      tenbo_player_toggles_set_name (row, player, text != NULL ? _ (text) : name);
      if (question == &tenbo_questions[TENBO_QUESTION_OWNER])
        show_value (row, player, entry);
      tenbo_player_toggles_set_place (row, player, tenbo_game_get_side (entry->game, player));
    }
  tenbo_player_toggles_set_available (row, available);
  /* A row without a possible answer stays in place with no toggle active, so that the layout is
   * stable. */
  tenbo_player_toggles_set_active (
    row, available != 0 ? (TbPlayerSet) tenbo_question_get (question, model) : 0);
}

static void
show (GtkWidget  *row,
      TenboEntry *entry)
{
  const TenboQuestion *question = find_question (row);
  int32_t              answer;

  gtk_widget_set_visible (row, tenbo_question_is_asked (question, &entry->model));
  if (!gtk_widget_get_visible (row))
    return;
  if (TENBO_IS_PLAYER_TOGGLES (row))
    {
      show_players (TENBO_PLAYER_TOGGLES (row), question, entry);
      return;
    }

  answer = tenbo_question_get (question, &entry->model);
  gtk_widget_set_sensitive (row, tenbo_question_players (question, &entry->model) != 0);
  if (ADW_IS_ACTION_ROW (row))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row),
                                 tenbo_question_subtitle (question, &entry->model));
  if (ADW_IS_SWITCH_ROW (row))
    adw_switch_row_set_active (ADW_SWITCH_ROW (row), answer != 0);
  else if (ADW_IS_SPIN_ROW (row))
    adw_spin_row_set_value (ADW_SPIN_ROW (row), answer);
  else if (GTK_IS_TOGGLE_BUTTON (row))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (row), answer != 0);
}

static void
set_answer (GtkWidget  *row,
            TenboEntry *entry,
            int32_t     answer)
{
  tenbo_question_set (find_question (row), &entry->model, answer);
  tenbo_entry_changed (entry);
}

static void
player_pressed_cb (GtkWidget  *row,
                   guint       player,
                   TenboEntry *entry)
{
  set_answer (row, entry, (int32_t) player);
}

/* Adds another winner: shorter than the button for several winners and the player. */
static void
winner_held_cb (GtkWidget  *row,
                guint       player,
                TenboEntry *entry)
{
  const TenboQuestion *several = &tenbo_questions[TENBO_QUESTION_SEVERAL];

  if (entry->model.winners == 0 || tenbo_player_set_has (entry->model.winners, (TbPlayer) player) ||
      !tenbo_question_is_open (several, &entry->model))
    return;

  tenbo_question_set (several, &entry->model, TRUE);
  set_answer (row, entry, (int32_t) player);
}

/* Ignores the signal if the row only shows the answer of the model. */
static void
switched_cb (GtkWidget  *row,
             GParamSpec *pspec,
             TenboEntry *entry)
{
  gboolean active;

  g_object_get (row, "active", &active, NULL);
  if (active != (tenbo_question_get (find_question (row), &entry->model) != 0))
    set_answer (row, entry, active);
}

static void
number_changed_cb (AdwSpinRow *row,
                   GParamSpec *pspec,
                   TenboEntry *entry)
{
  const TenboQuestion *question = find_question (GTK_WIDGET (row));
  int32_t              answer = tenbo_question_get (question, &entry->model);
  int32_t              number = (int32_t) adw_spin_row_get_value (row);

  if (number != CLAMP (answer, tenbo_question_least (question, &entry->model), question->most))
    set_answer (GTK_WIDGET (row), entry, number);
}

static void
bind (GtkWidget  *row,
      TenboEntry *entry)
{
  const TenboQuestion *question = find_question (row);

  g_return_if_fail (question != NULL);

  if (ADW_IS_PREFERENCES_ROW (row))
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ (question->title));
  else if (GTK_IS_BUTTON (row))
    gtk_widget_set_tooltip_text (row, _ (question->title));

  if (ADW_IS_SPIN_ROW (row))
    {
      adw_spin_row_set_range (ADW_SPIN_ROW (row), tenbo_question_least (question, &entry->model),
                              question->most);
      gtk_adjustment_set_step_increment (adw_spin_row_get_adjustment (ADW_SPIN_ROW (row)),
                                         tenbo_question_step (question, &entry->model));
      tenbo_entry_spin_set_up (ADW_SPIN_ROW (row));
      g_signal_connect_object (row, "notify::value", G_CALLBACK (number_changed_cb), entry,
                               G_CONNECT_DEFAULT);
    }
  else if (TENBO_IS_PLAYER_TOGGLES (row))
    {
      g_signal_connect_object (row, "pressed", G_CALLBACK (player_pressed_cb), entry,
                               G_CONNECT_DEFAULT);
      if (question == &tenbo_questions[TENBO_QUESTION_WINNER])
        g_signal_connect_object (row, "held", G_CALLBACK (winner_held_cb), entry,
                                 G_CONNECT_DEFAULT);
    }
  else
    g_signal_connect_object (row, "notify::active", G_CALLBACK (switched_cb), entry,
                             G_CONNECT_DEFAULT);

  g_signal_connect_object (entry, "changed", G_CALLBACK (show), row, G_CONNECT_SWAPPED);
  show (row, entry);
}

void
tenbo_question_row_bind_all (GtkWidget  *root,
                             TenboEntry *entry)
{
  if (find_question (root) != NULL)
    {
      bind (root, entry);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tenbo_question_row_bind_all (child, entry);
}

GtkWidget *
tenbo_question_row_find (GtkWidget     *root,
                         TenboEntryNeed need)
{
  const TenboQuestion *question = find_question (root);

  if (question != NULL)
    return question->need == need ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = tenbo_question_row_find (child, need);

      if (found != NULL)
        return found;
    }

  return NULL;
}
