/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-draw-form.h"

#include "tenbo-class.h"
#include "tenbo-entry-questions.h"
#include "tenbo-game.h"
#include "tenbo-label.h"
#include "tenbo-player-toggles.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboDrawForm
{
  GtkWidget parent_instance;

  GtkWidget           *nothing;
  GtkWidget           *nagashi;
  GtkBox              *fouls;
  AdwPreferencesGroup *aborts;

  TenboEntry         *entry;                      /* owned */
  TenboPlayerToggles *at_draw[TB_MAX_FOUL_RULES]; /* NULL if the foul is not detected at a draw */
  GtkCheckButton     *checks[TB_N_ABORTS + 1];    /* the exhaustive draw, then the abortive draws */
};

G_DEFINE_FINAL_TYPE (TenboDrawForm, tenbo_draw_form, GTK_TYPE_WIDGET)

static void
foul_pressed_cb (TenboDrawForm      *self,
                 guint               player,
                 TenboPlayerToggles *toggles)
{
  for (int foul = 0; foul < TB_MAX_FOUL_RULES; foul++)
    if (self->at_draw[foul] == toggles)
      {
        tenbo_entry_model_press_at_draw (&self->entry->model, foul, (TbPlayer) player);
        tenbo_entry_changed (self->entry);
        return;
      }
}

static void
check_toggled_cb (TenboDrawForm  *self,
                  GtkCheckButton *check)
{
  int *abort = &self->entry->model.abort;

  if (!gtk_check_button_get_active (check) || self->checks[*abort + 1] == check)
    return;

  for (int i = 0; i <= TB_N_ABORTS; i++)
    if (self->checks[i] == check)
      *abort = i - 1;
  tenbo_entry_changed (self->entry);
}

static void
add_kind (TenboDrawForm *self,
          int            index,
          const char    *title,
          const char    *subtitle)
{
  GtkCheckButton *check = GTK_CHECK_BUTTON (gtk_check_button_new ());
  GtkWidget      *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                      "title", title,
                                      "subtitle", subtitle,
                                      "activatable-widget", check,
                                      NULL);

  gtk_check_button_set_group (check, self->checks[0]);
  tenbo_label_set_accessible (check, title);
  gtk_widget_set_valign (GTK_WIDGET (check), GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), GTK_WIDGET (check));
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (check_toggled_cb), self);
  adw_preferences_group_add (self->aborts, row);
  self->checks[index] = check;
}

/* Shows the cost of the foul. The toggles exist only for fouls that are detected at a draw. */
static void
show_foul (TenboDrawForm *self,
           int            foul)
{
  const TenboEntryModel *model = &self->entry->model;
  const TbFoulRule      *rule = &model->rules->fouls[foul];
  TbPlayer               child = (TbPlayer) ((model->dealer + 1) % model->rules->players);
  g_autofree char       *cost = tenbo_words_foul_cost (model->rules, foul, child, model->dealer);
  /* Translators: a foul and what it costs: "Noten riichi: 10,000 to the penalty pot" */
  g_autofree char *title = g_strdup_printf (C_ ("foul", "%s: %s"),
                                            tenbo_words_foul (rule->id),
                                            cost);
  TbPlayerSet      available = 0;

  for (TbPlayer player = 0; player < model->rules->players; player++)
    if (tenbo_entry_model_asks_at_draw (model, foul) &&
        (!rule->only_noten_riichi || tenbo_entry_model_is_riichi (model, player)))
      available |= TB_PLAYER_BIT (player);

  tenbo_player_toggles_set_title (self->at_draw[foul], title);
  tenbo_player_toggles_set_available (self->at_draw[foul], available);
  tenbo_player_toggles_set_active (self->at_draw[foul], model->at_draw[foul] & available);
}

static void
show (TenboDrawForm *self)
{
  const TenboEntryModel *model = &self->entry->model;
  const TenboQuestion   *tenpai = &tenbo_questions[TENBO_QUESTION_TENPAI];
  gboolean               fouls = FALSE;

  gtk_widget_set_visible (GTK_WIDGET (self), model->kind == TENBO_ENTRY_DRAW);
  for (int foul = 0; foul < model->rules->n_fouls; foul++)
    if (self->at_draw[foul] != NULL)
      {
        show_foul (self, foul);
        fouls = TRUE;
      }
  gtk_widget_set_visible (GTK_WIDGET (self->fouls), fouls);
  gtk_widget_set_visible (GTK_WIDGET (self->aborts), model->rules->n_aborts > 0);
  if (self->checks[model->abort + 1] != NULL)
    gtk_check_button_set_active (self->checks[model->abort + 1], TRUE);
  gtk_widget_set_visible (self->nothing,
                          !tenbo_question_is_asked (tenpai, model) &&
                            !gtk_widget_get_visible (self->nagashi) && !fouls &&
                            model->rules->n_aborts == 0);
}

static void
tenbo_draw_form_dispose (GObject *object)
{
  TenboDrawForm *self = TENBO_DRAW_FORM (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_DRAW_FORM);
  g_clear_object (&self->entry);

  G_OBJECT_CLASS (tenbo_draw_form_parent_class)->dispose (object);
}

static void
tenbo_draw_form_class_init (TenboDrawFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_draw_form_dispose;

  g_type_ensure (TENBO_TYPE_PLAYER_TOGGLES);
  tenbo_class_set_template (klass, "tenbo-draw-form");
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, nothing);
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, nagashi);
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, fouls);
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, aborts);
}

static void
tenbo_draw_form_init (TenboDrawForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_draw_form_set_entry (TenboDrawForm *self,
                           TenboEntry    *entry)
{
  const TbRules *rules;

  g_return_if_fail (TENBO_IS_DRAW_FORM (self));
  g_return_if_fail (self->entry == NULL);

  rules = entry->model.rules;
  self->entry = g_object_ref (entry);
  if (rules->n_aborts > 0)
    add_kind (self, 0, _ ("Exhaustive draw"), NULL);
  for (int i = 0; i < rules->n_aborts; i++)
    add_kind (self, i + 1, tenbo_words_abort (rules->aborts[i].reason),
              tenbo_words_dealer (rules->aborts[i].dealer));

  for (int foul = 0; foul < rules->n_fouls; foul++)
    {
      TenboPlayerToggles *toggles;

      if (!tenbo_entry_is_found_at_draw (&rules->fouls[foul]))
        continue;

      toggles = g_object_new (TENBO_TYPE_PLAYER_TOGGLES, NULL);
      for (TbPlayer player = 0; player < rules->players; player++)
        {
          tenbo_player_toggles_set_name (toggles, player,
                                         tenbo_game_get_player_name (entry->game, player));
          tenbo_player_toggles_set_place (toggles, player,
                                          tenbo_game_get_side (entry->game, player));
        }
      g_signal_connect_object (toggles, "pressed", G_CALLBACK (foul_pressed_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_box_append (self->fouls, GTK_WIDGET (toggles));
      self->at_draw[foul] = toggles;
    }
  g_signal_connect_object (entry, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}
