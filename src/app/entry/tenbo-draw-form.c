/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-draw-form.h"

#include "tenbo-game-seating.h"
#include "tenbo-player-toggles.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboDrawForm
{
  GtkWidget parent_instance;

  GtkWidget           *nothing;
  TenboPlayerToggles  *tenpai;
  TenboPlayerToggles  *nagashi;
  GtkBox              *fouls;
  AdwPreferencesGroup *aborts;

  TenboGame          *game;                       /* owned */
  TenboEntryModel    *model;                      /* borrowed */
  TenboPlayerToggles *at_draw[TB_MAX_FOUL_RULES]; /* NULL where it is not found at a draw */
  GtkCheckButton     *checks[TB_N_ABORTS + 1];    /* an exhaustive draw, then the abortive ones */
  gboolean            showing;
};

G_DEFINE_FINAL_TYPE (TenboDrawForm, tenbo_draw_form, GTK_TYPE_WIDGET)

typedef enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
} TenboDrawFormSignals;

static guint signals[N_SIGNALS];

static void
changed (TenboDrawForm *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
tenpai_pressed_cb (TenboDrawForm *self,
                   guint          player)
{
  tenbo_entry_model_press_tenpai (self->model, (TbPlayer) player);
  changed (self);
}

static void
nagashi_pressed_cb (TenboDrawForm *self,
                    guint          player)
{
  tenbo_entry_model_press_nagashi (self->model, (TbPlayer) player);
  changed (self);
}

static void
foul_pressed_cb (TenboDrawForm      *self,
                 guint               player,
                 TenboPlayerToggles *toggles)
{
  for (int foul = 0; foul < TB_MAX_FOUL_RULES; foul++)
    if (self->at_draw[foul] == toggles)
      {
        tenbo_entry_model_press_at_draw (self->model, foul, (TbPlayer) player);
        changed (self);
        return;
      }
}

static void
check_toggled_cb (TenboDrawForm  *self,
                  GtkCheckButton *check)
{
  if (self->showing || !gtk_check_button_get_active (check))
    return;

  for (int i = 0; i <= TB_N_ABORTS; i++)
    if (self->checks[i] == check)
      self->model->abort = i - 1;
  changed (self);
}

static void
add_kind (TenboDrawForm *self,
          int            place,
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
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_set_valign (GTK_WIDGET (check), GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), GTK_WIDGET (check));
  g_signal_connect_swapped (check, "toggled", G_CALLBACK (check_toggled_cb), self);
  adw_preferences_group_add (self->aborts, row);
  self->checks[place] = check;
}

static void
make_kinds (TenboDrawForm *self)
{
  const TbRules *rules = self->model->rules;

  if (rules->n_aborts == 0)
    return;

  add_kind (self, 0, _ ("Exhaustive draw"), NULL);
  for (int i = 0; i < rules->n_aborts; i++)
    add_kind (self,
              i + 1,
              tenbo_words_abort (rules->aborts[i].reason),
              tenbo_words_dealer (rules->aborts[i].dealer));
}

static void
make_fouls (TenboDrawForm *self)
{
  const TbRules *rules = self->model->rules;

  for (int foul = 0; foul < rules->n_fouls; foul++)
    if (tenbo_entry_is_found_at_draw (&rules->fouls[foul]))
      {
        self->at_draw[foul] = g_object_new (TENBO_TYPE_PLAYER_TOGGLES, NULL);
        g_signal_connect_object (self->at_draw[foul],
                                 "pressed",
                                 G_CALLBACK (foul_pressed_cb),
                                 self,
                                 G_CONNECT_SWAPPED);
        gtk_box_append (self->fouls, GTK_WIDGET (self->at_draw[foul]));
      }
}

static void
show_names (TenboDrawForm      *self,
            TenboPlayerToggles *toggles)
{
  for (TbPlayer player = 0; player < self->model->rules->players; player++)
    {
      tenbo_player_toggles_set_name (toggles,
                                     player,
                                     tenbo_game_get_player_name (self->game, player));
      tenbo_player_toggles_set_place (toggles, player, tenbo_game_get_place (self->game, player));
    }
}

/* A foul says what it costs; whose can be found is only known of one for a riichi. */
static void
show_foul (TenboDrawForm *self,
           int            foul)
{
  const TenboEntryModel *model = self->model;
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

static const char *
get_nagashi_title (const TbRules *rules)
{
  return rules->nagashi_value == TB_NAGASHI_YAKUMAN ? _ ("Nagashi Yakuman") : _ ("Nagashi Mangan");
}

static void
tenbo_draw_form_dispose (GObject *object)
{
  TenboDrawForm *self = TENBO_DRAW_FORM (object);

  self->model = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_DRAW_FORM);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_draw_form_parent_class)->dispose (object);
}

static void
tenbo_draw_form_class_init (TenboDrawFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_draw_form_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TENBO_TYPE_PLAYER_TOGGLES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-draw-form.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, nothing);
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, tenpai);
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, nagashi);
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, fouls);
  gtk_widget_class_bind_template_child (widget_class, TenboDrawForm, aborts);
  gtk_widget_class_bind_template_callback (widget_class, tenpai_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, nagashi_pressed_cb);
}

static void
tenbo_draw_form_init (TenboDrawForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_draw_form_set_model (TenboDrawForm   *self,
                           TenboGame       *game,
                           TenboEntryModel *model)
{
  g_return_if_fail (TENBO_IS_DRAW_FORM (self));
  g_return_if_fail (self->model == NULL);

  self->game = g_object_ref (game);
  self->model = model;
  make_kinds (self);
  make_fouls (self);
  show_names (self, self->tenpai);
  show_names (self, self->nagashi);
  for (int foul = 0; foul < TB_MAX_FOUL_RULES; foul++)
    if (self->at_draw[foul] != NULL)
      show_names (self, self->at_draw[foul]);
  tenbo_player_toggles_set_title (self->nagashi, get_nagashi_title (model->rules));
}

void
tenbo_draw_form_set_narrow (TenboDrawForm *self,
                            gboolean       narrow)
{
  g_return_if_fail (TENBO_IS_DRAW_FORM (self));

  tenbo_player_toggles_set_stacked (self->tenpai, narrow);
  tenbo_player_toggles_set_stacked (self->nagashi, narrow);
  for (int foul = 0; foul < TB_MAX_FOUL_RULES; foul++)
    if (self->at_draw[foul] != NULL)
      tenbo_player_toggles_set_stacked (self->at_draw[foul], narrow);
}

/* Nothing moves while it is pressed: what an abortive draw or a claim makes idle only rests. */
static void
show_players (TenboPlayerToggles *toggles,
              gboolean            played,
              gboolean            asked,
              TbPlayerSet         active)
{
  gtk_widget_set_visible (GTK_WIDGET (toggles), played);
  tenbo_player_toggles_set_available (toggles, asked ? TB_ALL_PLAYERS : 0);
  tenbo_player_toggles_set_active (toggles, asked ? active : 0);
}

void
tenbo_draw_form_show (TenboDrawForm *self)
{
  const TenboEntryModel *model = self->model;
  gboolean               tenpai = tb_rules_asks_tenpai (model->rules);
  gboolean               nagashi = model->rules->nagashi != TB_NAGASHI_NONE;
  gboolean               fouls = FALSE;

  g_return_if_fail (TENBO_IS_DRAW_FORM (self));

  self->showing = TRUE;
  gtk_widget_set_visible (GTK_WIDGET (self), model->kind == TENBO_ENTRY_DRAW);
  show_players (self->tenpai,
                tenpai,
                tenbo_entry_model_asks_tenpai (model),
                model->tenpai);
  show_players (self->nagashi,
                nagashi,
                tenbo_entry_model_asks_nagashi (model),
                model->nagashi);
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
                          !tenpai && !nagashi && !fouls && model->rules->n_aborts == 0);
  self->showing = FALSE;
}
