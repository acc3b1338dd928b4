/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-options.h"

#include "tenbo-choice.h"
#include "tenbo-entry-spin.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-game-seating.h"
#include "tenbo-player-set.h"
#include "tenbo-player-toggles.h"
#include "tenbo-words.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboEntryOptions
{
  GtkWidget parent_instance;

  GtkListBox         *list;
  AdwSwitchRow       *ippatsu;
  AdwSpinRow         *ura;
  AdwSpinRow         *red;
  AdwActionRow       *open_row;
  GtkWidget          *closed;
  GtkWidget          *open;
  AdwSwitchRow       *on_riichi_tile;
  AdwSwitchRow       *robbed;
  AdwSwitchRow       *last_tile;
  GtkWidget          *liable_row;
  TenboPlayerToggles *liable;
  GtkLabel           *liable_reason;
  AdwSwitchRow       *liable_for[TB_N_YAKU]; /* NULL where it is no liable yakuman */
  AdwSwitchRow       *fed_kan;

  TenboGame       *game;  /* owned */
  TenboEntryModel *model; /* borrowed */
  gboolean         showing;
};

G_DEFINE_FINAL_TYPE (TenboEntryOptions, tenbo_entry_options, GTK_TYPE_WIDGET)

typedef enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
} TenboEntryOptionsSignals;

static guint signals[N_SIGNALS];

static TenboEntryHand *
current_hand (TenboEntryOptions *self)
{
  if (self->model == NULL || self->model->kind != TENBO_ENTRY_WIN ||
      self->model->current == TB_NOBODY)
    return NULL;

  return &self->model->hands[self->model->current];
}

static void
read_pao (TenboEntryOptions *self,
          TenboEntryHand    *hand)
{
  hand->fed_kan = adw_switch_row_get_active (self->fed_kan);
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->liable_for[yaku] != NULL)
      {
        if (adw_switch_row_get_active (self->liable_for[yaku]))
          hand->not_for_pao &= ~TB_YAKU_BIT (yaku);
        else
          hand->not_for_pao |= TB_YAKU_BIT (yaku);
      }
}

static void
row_changed_cb (TenboEntryOptions *self)
{
  TenboEntryHand *hand = current_hand (self);

  if (self->showing || hand == NULL)
    return;

  hand->bonus.ippatsu = adw_switch_row_get_active (self->ippatsu);
  hand->bonus.ura = (int32_t) adw_spin_row_get_value (self->ura);
  hand->bonus.red = (int32_t) adw_spin_row_get_value (self->red);
  self->model->on_riichi_tile = adw_switch_row_get_active (self->on_riichi_tile);
  read_pao (self, hand);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* What is pressed once more is not said any more. */
static void
openness_pressed_cb (TenboEntryOptions *self,
                     GtkWidget         *choice)
{
  TenboEntryHand *hand = current_hand (self);
  TbFact          said = choice == self->open ? TB_FACT_YES : TB_FACT_NO;

  if (hand == NULL)
    return;

  hand->is_open = hand->is_open == said ? TB_FACT_UNKNOWN : said;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Who is pressed once more is not liable. */
static void
liable_pressed_cb (TenboEntryOptions *self,
                   guint              player)
{
  TenboEntryHand *hand = current_hand (self);

  if (hand == NULL)
    return;

  hand->liable = hand->liable == player ? TB_NOBODY : (TbPlayer) player;
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* One of the two at most: the one that was turned on last stays. */
static void
robbed_changed_cb (TenboEntryOptions *self)
{
  if (self->showing || self->model == NULL)
    return;

  tenbo_entry_model_set_robbed (self->model, adw_switch_row_get_active (self->robbed));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
last_tile_changed_cb (TenboEntryOptions *self)
{
  if (self->showing || self->model == NULL)
    return;

  tenbo_entry_model_set_last_tile (self->model, adw_switch_row_get_active (self->last_tile));
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
show_row (gpointer row,
          gboolean visible)
{
  gtk_widget_set_visible (GTK_WIDGET (row), visible);
}

/* Only who can be liable is shown. */
static void
show_liable (TenboEntryOptions    *self,
             const TenboEntryHand *hand)
{
  TbPlayerSet can = tenbo_entry_model_can_be_liable (self->model, self->model->current);

  for (TbPlayer player = 0; player < self->model->rules->players; player++)
    {
      const char *name = tenbo_game_get_player_name (self->game, player);

      tenbo_player_toggles_set_name (self->liable, player,
                                     tenbo_player_set_has (can, player) ? name : NULL);
      tenbo_player_toggles_set_place (self->liable, player,
                                      tenbo_game_get_place (self->game, player));
    }
  tenbo_player_toggles_set_active (self->liable,
                                   hand->liable == TB_NOBODY ? 0 : TB_PLAYER_BIT (hand->liable));
}

/* What makes a player liable, as far as the ruleset knows. */
static const char *
describe_pao (const TenboEntryModel *model)
{
  const TbRules *rules = model->rules;

  if (rules->pao_fed_melds)
    return _ ("Who fed the melds of the hand");
  if (tenbo_entry_model_pao_yakuman (model, model->current) != 0 || rules->pao_single_tile)
    return _ ("Who fed the decisive meld");
  if (rules->pao_kan_feeder != TB_KAN_FEEDER_NONE && model->tsumo)
    return _ ("Who let the kan of a rinshan be called");

  return _ ("Who fed the decisive meld");
}

static void
show_pao (TenboEntryOptions    *self,
          const TenboEntryHand *hand)
{
  TbYakuSet yakuman = tenbo_entry_model_pao_yakuman (self->model, self->model->current);
  gboolean  asks = tenbo_entry_model_asks_pao (self->model, self->model->current);
  gboolean  asks_which = asks && hand->liable != TB_NOBODY && (yakuman & (yakuman - 1)) != 0 &&
                        self->model->rules->pao_share == TB_PAO_LIABLE_YAKUMAN;

  show_row (self->liable_row, asks);
  gtk_label_set_label (self->liable_reason, describe_pao (self->model));
  show_row (self->fed_kan, tenbo_entry_model_asks_fed_kan (self->model, self->model->current));
  adw_switch_row_set_active (self->fed_kan, hand->fed_kan);
  show_liable (self, hand);
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    if (self->liable_for[yaku] != NULL)
      {
        adw_switch_row_set_active (self->liable_for[yaku],
                                   (hand->not_for_pao & TB_YAKU_BIT (yaku)) == 0);
        show_row (self->liable_for[yaku], asks_which && (yakuman & TB_YAKU_BIT (yaku)) != 0);
      }
}

static void
show_openness (TenboEntryOptions    *self,
               const TenboEntryHand *hand)
{
  show_row (self->open_row, tenbo_entry_model_asks_open (self->model));
  adw_action_row_set_subtitle (self->open_row, tenbo_entry_model_needs_open (self->model)
                                                 ? _ ("It matters here: closed, unless said")
                                                 : "");
  tenbo_choice_set_active (self->closed, hand->is_open == TB_FACT_NO);
  tenbo_choice_set_active (self->open, hand->is_open == TB_FACT_YES);
}

/* Ippatsu and ura belong to a riichi: the rows stay, so that it is seen why they rest. Tiles say
 * themselves what chips are paid for. */
static void
show_chips (TenboEntryOptions    *self,
            const TenboEntryHand *hand)
{
  const TbRules *rules = self->model->rules;
  gboolean       paid = !tenbo_entry_model_is_triple_ron (self->model) &&
                  !tenbo_entry_tiles_say_rest (self->model);
  gboolean    riichi = tenbo_entry_model_is_riichi (self->model, self->model->current);
  const char *subtitle = riichi ? "" : _ ("Only with riichi");

  show_row (self->ippatsu, paid && rules->chip_ippatsu != 0);
  show_row (self->ura, paid && rules->chip_ura != 0);
  show_row (self->red, paid && rules->chip_red != 0);
  gtk_widget_set_sensitive (GTK_WIDGET (self->ippatsu), riichi);
  gtk_widget_set_sensitive (GTK_WIDGET (self->ura), riichi);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->ippatsu), subtitle);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->ura), subtitle);
  adw_switch_row_set_active (self->ippatsu, hand->bonus.ippatsu != 0);
  adw_spin_row_set_value (self->ura, hand->bonus.ura);
  adw_spin_row_set_value (self->red, hand->bonus.red);
}

static gboolean
has_visible_row (TenboEntryOptions *self)
{
  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
       row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row))
      return TRUE;

  return FALSE;
}

static void
tenbo_entry_options_dispose (GObject *object)
{
  TenboEntryOptions *self = TENBO_ENTRY_OPTIONS (object);

  self->model = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_ENTRY_OPTIONS);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_entry_options_parent_class)->dispose (object);
}

static void
tenbo_entry_options_class_init (TenboEntryOptionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_entry_options_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TENBO_TYPE_PLAYER_TOGGLES);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-entry-options.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, list);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, ippatsu);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, ura);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, red);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, open_row);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, on_riichi_tile);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, robbed);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, last_tile);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, fed_kan);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, liable_row);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, liable);
  gtk_widget_class_bind_template_child (widget_class, TenboEntryOptions, liable_reason);
  gtk_widget_class_bind_template_callback (widget_class, liable_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, robbed_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, last_tile_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_changed_cb);
}

static GtkWidget *
add_openness (TenboEntryOptions *self,
              const char        *label,
              const char        *name)
{
  GtkWidget *choice = tenbo_choice_new (gtk_label_new (label));

  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  tenbo_choice_set_name (choice, name);
  g_signal_connect_swapped (choice, "clicked", G_CALLBACK (openness_pressed_cb), self);
  adw_action_row_add_suffix (self->open_row, choice);

  return choice;
}

static void
tenbo_entry_options_init (TenboEntryOptions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->closed = add_openness (self, C_ ("hand", "Closed"), _ ("Closed hand"));
  self->open = add_openness (self, C_ ("hand", "Open"), _ ("Open hand"));
  tenbo_entry_spin_set_up (self->ura);
  tenbo_entry_spin_set_up (self->red);
}

static void
add_liable_rows (TenboEntryOptions *self)
{
  for (TbYaku yaku = 0; yaku < TB_N_YAKU; yaku++)
    {
      g_autofree char *title = NULL;

      if ((self->model->rules->pao_yakuman & TB_YAKU_BIT (yaku)) == 0 ||
          self->liable_for[yaku] != NULL)
        continue;

      title = g_strdup_printf (_ ("Liable for %s"), tenbo_words_yaku (yaku));
      self->liable_for[yaku] = g_object_new (ADW_TYPE_SWITCH_ROW, "title", title, NULL);
      g_signal_connect_swapped (self->liable_for[yaku],
                                "notify::active",
                                G_CALLBACK (row_changed_cb),
                                self);
      gtk_list_box_append (self->list, GTK_WIDGET (self->liable_for[yaku]));
    }
}

void
tenbo_entry_options_set_model (TenboEntryOptions *self,
                               TenboGame         *game,
                               TenboEntryModel   *model)
{
  g_return_if_fail (TENBO_IS_ENTRY_OPTIONS (self));

  g_set_object (&self->game, game);
  self->model = model;
  add_liable_rows (self);
}

void
tenbo_entry_options_show (TenboEntryOptions *self)
{
  TenboEntryHand *hand;

  g_return_if_fail (TENBO_IS_ENTRY_OPTIONS (self));

  hand = current_hand (self);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  if (hand == NULL)
    return;

  self->showing = TRUE;
  show_chips (self, hand);
  show_openness (self, hand);
  show_row (self->on_riichi_tile, tenbo_entry_model_asks_on_riichi_tile (self->model));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->on_riichi_tile),
                               tenbo_entry_model_is_triple_ron (self->model)
                                 ? _ ("The declaration does not stand")
                                 : _ ("Its stake is not paid"));
  adw_switch_row_set_active (self->on_riichi_tile, self->model->on_riichi_tile);
  show_row (self->robbed, tenbo_entry_model_asks_robbed (self->model));
  adw_switch_row_set_active (self->robbed, self->model->robbed);
  show_row (self->last_tile, tenbo_entry_model_asks_last_tile (self->model));
  adw_switch_row_set_active (self->last_tile, self->model->last_tile);
  show_pao (self, hand);
  self->showing = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), has_visible_row (self));
}
