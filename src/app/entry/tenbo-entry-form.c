/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-form.h"

#include "tenbo-draw-form.h"
#include "tenbo-entry-scroll.h"
#include "tenbo-entry-spin.h"
#include "tenbo-foul-list.h"
#include "tenbo-game-seating.h"
#include "tenbo-player-set.h"
#include "tenbo-player-toggles.h"
#include "tenbo-value-form.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboEntryForm
{
  GtkWidget parent_instance;

  GtkWidget          *winner_box;
  TenboPlayerToggles *winners;
  GtkToggleButton    *several;
  GtkWidget          *from_box;
  TenboPlayerToggles *from;
  TenboPlayerToggles *wareme;
  TenboDrawForm      *draw;
  TenboPlayerToggles *offenders;
  TenboFoulList      *fouls;
  TenboValueForm     *values;
  TenboPlayerToggles *riichi;
  TenboPlayerToggles *payer;
  TenboPlayerToggles *receiver;
  GtkWidget          *correction;
  AdwSpinRow         *points;
  GtkWidget          *stop;

  TenboGame       *game;  /* owned */
  TenboEntryModel *model; /* borrowed */
  gboolean         showing;
  gboolean         narrow;
};

G_DEFINE_FINAL_TYPE (TenboEntryForm, tenbo_entry_form, GTK_TYPE_WIDGET)

typedef enum
{
  PROP_NARROW = 1,
} TenboEntryFormProps;

typedef enum
{
  SIGNAL_CHANGED,
  SIGNAL_FOUL_TAKEN_BACK,
  N_SIGNALS,
} TenboEntryFormSignals;

static GParamSpec *props[PROP_NARROW + 1];
static guint       signals[N_SIGNALS];

static void
changed (TenboEntryForm *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

#define N_PLAYER_ROWS 7

static void
get_player_rows (TenboEntryForm      *self,
                 TenboPlayerToggles **rows)
{
  TenboPlayerToggles *all[N_PLAYER_ROWS] = {
    self->winners,
    self->from,
    self->wareme,
    self->offenders,
    self->riichi,
    self->payer,
    self->receiver,
  };

  memcpy (rows, all, sizeof all);
}

static void
show_names (TenboEntryForm *self)
{
  TenboPlayerToggles *rows[N_PLAYER_ROWS];

  get_player_rows (self, rows);
  for (gsize i = 0; i < N_PLAYER_ROWS; i++)
    for (TbPlayer player = 0; player < self->model->rules->players; player++)
      {
        tenbo_player_toggles_set_name (rows[i],
                                       player,
                                       tenbo_game_get_player_name (self->game, player));
        tenbo_player_toggles_set_place (rows[i], player, tenbo_game_get_place (self->game, player));
      }
}

static void
show_row (gpointer row,
          gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (row), visible);
}

static TbPlayerSet
set_of (TbPlayer player)
{
  return player == TB_NOBODY ? 0 : TB_PLAYER_BIT (player);
}

static TbPlayerSet
riichi_set (const TenboEntryModel *model)
{
  TbPlayerSet players = 0;

  for (int32_t i = 0; i < model->running.n_riichi; i++)
    players |= TB_PLAYER_BIT (model->running.riichi[i]);

  return players;
}

/* The winner among the discarders is a tsumo, and says so. */
static void
show_from (TenboEntryForm *self)
{
  const TenboEntryModel *model = self->model;
  gboolean               single = tb_player_set_count (model->winners) == 1;

  for (TbPlayer player = 0; player < model->rules->players; player++)
    {
      gboolean self_drawn = single && tenbo_player_set_has (model->winners, player);

      tenbo_player_toggles_set_name (self->from, player,
                                     self_drawn
                                       ? _ ("Tsumo")
                                       : tenbo_game_get_player_name (self->game, player));
    }

  tenbo_player_toggles_set_available (self->from, single ? 0xff : (TbPlayerSet) ~model->winners);
  tenbo_player_toggles_set_active (self->from,
                                   model->tsumo && single ? model->winners : set_of (model->from));
}

static void
show_win (TenboEntryForm *self)
{
  const TenboEntryModel *model = self->model;
  gboolean               win = model->kind == TENBO_ENTRY_WIN;

  show_row (self->winner_box, win);
  show_row (self->from_box, win && (!model->tsumo || model->winners != 0));
  show_row (self->wareme, tenbo_entry_model_asks_wareme (model));
  tenbo_player_toggles_set_active (self->wareme, set_of (model->wareme));
  show_row (self->several, win && model->rules->max_winners > 1);
  gtk_widget_set_sensitive (GTK_WIDGET (self->several), tenbo_entry_model_asks_several (model));
  gtk_toggle_button_set_active (self->several, model->several);
  tenbo_player_toggles_set_active (self->winners, model->winners);
  show_from (self);
}

static void
show_others (TenboEntryForm *self)
{
  const TenboEntryModel *model = self->model;

  tenbo_draw_form_show (self->draw);
  show_row (self->offenders, model->kind == TENBO_ENTRY_FOUL && model->rules->n_fouls > 0);
  tenbo_player_toggles_set_active (self->offenders, model->offenders);
  tenbo_foul_list_show (self->fouls, self->game, model);
  show_row (self->riichi, tenbo_entry_model_asks_riichi (model));
  tenbo_player_toggles_set_active (self->riichi, riichi_set (model));
  show_row (self->payer, model->kind == TENBO_ENTRY_ADJUST);
  tenbo_player_toggles_set_active (self->payer, set_of (model->payer));
  show_row (self->receiver, model->kind == TENBO_ENTRY_ADJUST);
  tenbo_player_toggles_set_active (self->receiver, set_of (model->receiver));
  show_row (self->correction, model->kind == TENBO_ENTRY_ADJUST);
  adw_spin_row_set_value (self->points, model->points);
  show_row (self->stop, model->kind == TENBO_ENTRY_STOP);
}

static void
winner_pressed_cb (TenboEntryForm *self,
                   guint           player)
{
  tenbo_entry_model_press_winner (self->model, (TbPlayer) player);
  changed (self);
}

static void
several_toggled_cb (TenboEntryForm *self)
{
  if (self->showing)
    return;

  tenbo_entry_model_set_several (self->model, gtk_toggle_button_get_active (self->several));
  changed (self);
}

static void
from_pressed_cb (TenboEntryForm *self,
                 guint           player)
{
  tenbo_entry_model_press_from (self->model, (TbPlayer) player);
  changed (self);
}

static void
wareme_pressed_cb (TenboEntryForm *self,
                   guint           player)
{
  tenbo_entry_model_press_wareme (self->model, (TbPlayer) player);
  changed (self);
}

static void
offender_pressed_cb (TenboEntryForm *self,
                     guint           player)
{
  tenbo_entry_model_press_offender (self->model, (TbPlayer) player);
  changed (self);
}

static void
foul_chosen_cb (TenboEntryForm *self,
                guint           foul)
{
  self->model->foul = (int) foul;
  changed (self);
}

static void
foul_counted_cb (TenboEntryForm *self,
                 guint           count)
{
  self->model->count = (int) count;
  changed (self);
}

static void
riichi_pressed_cb (TenboEntryForm *self,
                   guint           player)
{
  tenbo_entry_model_press_riichi (self->model, (TbPlayer) player);
  changed (self);
}

static void
payer_pressed_cb (TenboEntryForm *self,
                  guint           player)
{
  tenbo_entry_model_press_payer (self->model, (TbPlayer) player);
  changed (self);
}

static void
receiver_pressed_cb (TenboEntryForm *self,
                     guint           player)
{
  tenbo_entry_model_press_receiver (self->model, (TbPlayer) player);
  changed (self);
}

static void
points_changed_cb (TenboEntryForm *self)
{
  if (self->showing)
    return;

  self->model->points = (int32_t) adw_spin_row_get_value (self->points);
  changed (self);
}

static void
foul_remove_cb (TenboEntryForm *self,
                guint           index)
{
  if ((int32_t) index < self->model->n_before)
    {
      g_signal_emit (self, signals[SIGNAL_FOUL_TAKEN_BACK], 0, index);
      return;
    }

  tenbo_entry_model_remove_foul (self->model, (int32_t) index);
  changed (self);
}

static void
tenbo_entry_form_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch ((TenboEntryFormProps) property_id)
    {
    case PROP_NARROW:
      tenbo_entry_form_set_narrow (TENBO_ENTRY_FORM (object), g_value_get_boolean (value));
      break;
    }
}

static void
tenbo_entry_form_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch ((TenboEntryFormProps) property_id)
    {
    case PROP_NARROW:
      g_value_set_boolean (value, TENBO_ENTRY_FORM (object)->narrow);
      break;
    }
}

static void
tenbo_entry_form_dispose (GObject *object)
{
  TenboEntryForm *self = TENBO_ENTRY_FORM (object);

  self->model = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_FORM);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_entry_form_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, winner_box);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, winners);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, several);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, from_box);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, from);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, wareme);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, draw);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, offenders);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, fouls);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, values);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, riichi);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, payer);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, receiver);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, correction);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, points);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryForm, stop);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, winner_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, several_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, from_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, wareme_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, offender_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, foul_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, foul_counted_cb);
  gtk_widget_class_bind_template_callback (widget_class, riichi_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, payer_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, receiver_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, points_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed);
  gtk_widget_class_bind_template_callback (widget_class, foul_remove_cb);
}

static void
tenbo_entry_form_class_init (TenboEntryFormClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tenbo_entry_form_dispose;
  object_class->set_property = tenbo_entry_form_set_property;
  object_class->get_property = tenbo_entry_form_get_property;

  props[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY |
                                               G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FOUL_TAKEN_BACK] = g_signal_new ("foul-taken-back", G_TYPE_FROM_CLASS (klass),
                                                  G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                  G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (TENBO_TYPE_PLAYER_TOGGLES);
  g_type_ensure (TENBO_TYPE_DRAW_FORM);
  g_type_ensure (TENBO_TYPE_FOUL_LIST);
  g_type_ensure (TENBO_TYPE_VALUE_FORM);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-entry-form.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
}

static void
tenbo_entry_form_init (TenboEntryForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tenbo_entry_spin_set_up (self->points);
  tenbo_entry_spin_set_points (self->points);
}

void
tenbo_entry_form_set_model (TenboEntryForm  *self,
                            TenboGame       *game,
                            TenboEntryModel *model)
{
  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  g_set_object (&self->game, game);
  self->model = model;
  tenbo_value_form_set_model (self->values, game, model);
  tenbo_draw_form_set_model (self->draw, game, model);
  show_names (self);
}

void
tenbo_entry_form_set_narrow (TenboEntryForm *self,
                             gboolean        narrow)
{
  TenboPlayerToggles *rows[N_PLAYER_ROWS];

  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  narrow = !!narrow;
  if (self->narrow == narrow)
    return;

  self->narrow = narrow;
  get_player_rows (self, rows);
  for (gsize i = 0; i < N_PLAYER_ROWS; i++)
    tenbo_player_toggles_set_stacked (rows[i], narrow);
  tenbo_draw_form_set_narrow (self->draw, narrow);
  tenbo_value_form_set_narrow (self->values, narrow);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_NARROW]);
}

void
tenbo_entry_form_ask_riichi_early (TenboEntryForm *self)
{
  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  gtk_widget_insert_after (GTK_WIDGET (self->riichi),
                           GTK_WIDGET (self),
                           gtk_widget_get_parent (GTK_WIDGET (self->from)));
}

void
tenbo_entry_form_set_strip (TenboEntryForm *self,
                            GtkBox         *strip)
{
  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  tenbo_value_form_set_strip (self->values, strip);
}

void
tenbo_entry_form_show (TenboEntryForm *self)
{
  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  self->showing = TRUE;
  show_win (self);
  tenbo_value_form_show (self->values);
  show_others (self);
  self->showing = FALSE;
}

static GtkWidget *
find_focusable (GtkWidget *widget)
{
  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_sensitive (widget))
    return NULL;
  if (gtk_widget_get_focusable (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_focusable (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

gboolean
tenbo_entry_form_open_door (TenboEntryForm *self,
                            char            key)
{
  GtkWidget *page;
  GtkWidget *dialog;

  g_return_val_if_fail (TENBO_IS_ENTRY_FORM (self), FALSE);

  page = tenbo_value_form_open_door (self->values, key);
  if (page == NULL)
    return FALSE;

  /* The sheet may not be on the screen yet, and gives the focus away when it comes. */
  dialog = gtk_widget_get_ancestor (page, ADW_TYPE_DIALOG);
  if (dialog != NULL)
    adw_dialog_set_focus (ADW_DIALOG (dialog), find_focusable (page));
  else
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);

  return TRUE;
}

TenboYakuPage *
tenbo_entry_form_get_list (TenboEntryForm *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_FORM (self), NULL);

  return tenbo_value_form_get_list (self->values);
}

GtkWidget *
tenbo_entry_form_find_first (TenboEntryForm *self)
{
  g_return_val_if_fail (TENBO_IS_ENTRY_FORM (self), NULL);

  return find_focusable (GTK_WIDGET (self));
}

static GtkWidget *
find_question (TenboEntryForm *self,
               TenboEntryNeed  need)
{
  switch (need)
    {
    case TENBO_ENTRY_NEEDS_WINNER:
      return self->winner_box;

    case TENBO_ENTRY_NEEDS_FROM:
      return self->from_box;

    case TENBO_ENTRY_NEEDS_VALUE:
      /* The page of tiles brings itself into sight. */
      if (self->model->door == TENBO_ENTRY_DOOR_TILES)
        break;
      return tenbo_value_form_find_question (self->values);

    case TENBO_ENTRY_NEEDS_OFFENDER:
      return GTK_WIDGET (self->offenders);

    case TENBO_ENTRY_NEEDS_FOUL:
      return GTK_WIDGET (self->fouls);

    case TENBO_ENTRY_NEEDS_PAYER:
      return GTK_WIDGET (self->payer);

    case TENBO_ENTRY_NEEDS_RECEIVER:
      return GTK_WIDGET (self->receiver);

    case TENBO_ENTRY_READY:
      break;
    }

  return NULL;
}

void
tenbo_entry_form_scroll_to (TenboEntryForm *self,
                            TenboEntryNeed  need)
{
  GtkWidget *question;

  g_return_if_fail (TENBO_IS_ENTRY_FORM (self));

  question = find_question (self, need);
  if (question != NULL)
    tenbo_entry_scroll_to_question (question);
}
