/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-value-form.h"

#include "tenbo-entry-options.h"
#include "tenbo-entry-scroll.h"
#include "tenbo-entry-tai.h"
#include "tenbo-game-seating.h"
#include "tenbo-player-set.h"
#include "tenbo-player-toggles.h"
#include "tenbo-tai-page.h"
#include "tenbo-tiles-page.h"
#include "tenbo-value-grid.h"
#include "tenbo-yaku-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

struct _TenboValueForm
{
  GtkWidget parent_instance;

  TenboPlayerToggles *shown;
  GtkWidget          *question; /* whose hand it is, and its value */
  TenboPlayerToggles *owners;
  AdwToggleGroup     *doors;
  TenboValueGrid     *grid;
  TenboTaiPage       *tai;
  TenboYakuPage      *yaku;
  TenboTilesPage     *tiles;
  TenboEntryOptions  *options;

  TenboGame       *game;  /* owned */
  TenboEntryModel *model; /* borrowed */
  gboolean         showing;
  gboolean         asking; /* nothing but the value is still to be said */
};

G_DEFINE_FINAL_TYPE (TenboValueForm, tenbo_value_form, GTK_TYPE_WIDGET)

typedef enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
} TenboValueFormSignals;

static guint signals[N_SIGNALS];

static void
changed (TenboValueForm *self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
shown_pressed_cb (TenboValueForm *self,
                  guint           player)
{
  tenbo_entry_model_press_shown (self->model, (TbPlayer) player);
  changed (self);
}

static void
owner_pressed_cb (TenboValueForm *self,
                  guint           player)
{
  self->model->current = (TbPlayer) player;
  changed (self);
}

/* The doors stand in their order, those that the ruleset has. */
static TenboEntryDoor
find_door (TenboValueForm *self,
           guint           place)
{
  for (TenboEntryDoor door = 0; door < TENBO_N_ENTRY_DOORS; door++)
    if (tenbo_entry_model_has_door (self->model, door) && place-- == 0)
      return door;

  g_return_val_if_reached (TENBO_ENTRY_DOOR_TABLE);
}

static guint
find_place (TenboValueForm *self,
            TenboEntryDoor  door)
{
  guint place = 0;

  for (TenboEntryDoor before = 0; before < door; before++)
    place += tenbo_entry_model_has_door (self->model, before);

  return place;
}

/* The hand of the next of several comes by itself. */
static void
choose_value (TenboValueForm     *self,
              const TbValueEntry *value)
{
  TbPlayer missing;

  tenbo_entry_model_set_value (self->model, value);
  missing = tenbo_entry_model_missing_owner (self->model);
  if (missing != TB_NOBODY)
    self->model->current = missing;
  changed (self);
}

static void
cell_chosen_cb (TenboValueForm *self,
                guint           index)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (self->model, &n_cells);

  choose_value (self, &cells[index].entry);
}

static void
han_chosen_cb (TenboValueForm *self,
               guint           han)
{
  choose_value (self, &(TbValueEntry) { .form = TB_VALUE_HAN, .han = (int32_t) han });
}

static void
tai_pressed_cb (TenboValueForm *self,
                guint           item)
{
  tenbo_entry_tai_press (self->model, (TbTai) item);
  changed (self);
}

static void
tai_sum_chosen_cb (TenboValueForm *self,
                   guint           sum)
{
  tenbo_entry_tai_set_sum (self->model, (int32_t) sum);
  changed (self);
}

static void
yakuman_pressed_cb (TenboValueForm *self,
                    guint           yakuman)
{
  tenbo_entry_model_press_yakuman (self->model, (TbYaku) yakuman);
  changed (self);
}

static void
door_chosen_cb (TenboValueForm *self)
{
  guint place = adw_toggle_group_get_active (self->doors);

  if (self->showing || place == GTK_INVALID_LIST_POSITION)
    return;

  tenbo_entry_model_set_door (self->model, find_door (self, place));
  changed (self);
}

static void
tenbo_value_form_dispose (GObject *object)
{
  TenboValueForm *self = TENBO_VALUE_FORM (object);

  self->model = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_VALUE_FORM);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (tenbo_value_form_parent_class)->dispose (object);
}

static void
tenbo_value_form_class_init (TenboValueFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_value_form_dispose;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (TENBO_TYPE_PLAYER_TOGGLES);
  g_type_ensure (TENBO_TYPE_TAI_PAGE);
  g_type_ensure (TENBO_TYPE_TILES_PAGE);
  g_type_ensure (TENBO_TYPE_VALUE_GRID);
  g_type_ensure (TENBO_TYPE_YAKU_PAGE);
  g_type_ensure (TENBO_TYPE_ENTRY_OPTIONS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-value-form.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, shown);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, question);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, owners);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, doors);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, grid);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, tai);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, yaku);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, tiles);
  gtk_widget_class_bind_template_child (widget_class, TenboValueForm, options);
  gtk_widget_class_bind_template_callback (widget_class, shown_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, owner_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, door_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, cell_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, han_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, yakuman_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tai_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tai_sum_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed);
}

static void
tenbo_value_form_init (TenboValueForm *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static const char *
get_door_name (const TenboEntryModel *model,
               TenboEntryDoor         door)
{
  switch (door)
    {
    case TENBO_ENTRY_DOOR_YAKU:
      return C_ ("way to a value", "Yaku");

    case TENBO_ENTRY_DOOR_TILES:
      return C_ ("way to a value", "Tiles");

    case TENBO_ENTRY_DOOR_TABLE:
    case TENBO_N_ENTRY_DOORS:
      break;
    }

  /* Translators: the items of a hand that are worth tai, to choose from */
  return tenbo_entry_tai_is_counted (model) ? C_ ("way to a value", "Items")
                                            /* Translators: the points by han and fu */
                                            : C_ ("way to a value", "Table");
}

static void
make_doors (TenboValueForm *self)
{
  self->showing = TRUE;
  adw_toggle_group_remove_all (self->doors);
  for (TenboEntryDoor door = 0; door < TENBO_N_ENTRY_DOORS; door++)
    if (tenbo_entry_model_has_door (self->model, door))
      {
        AdwToggle *toggle = adw_toggle_new ();

        adw_toggle_set_label (toggle, get_door_name (self->model, door));
        adw_toggle_group_add (self->doors, toggle);
      }
  self->showing = FALSE;
}

static void
note_last (TenboGame       *game,
           TenboEntryModel *model)
{
  for (guint i = tenbo_game_get_n_hands (game); i-- > 0;)
    tenbo_entry_model_note_last (model,
                                 &tenbo_game_get_result (game, i)->hand,
                                 tenbo_game_get_event (game, i));
}

void
tenbo_value_form_set_model (TenboValueForm  *self,
                            TenboGame       *game,
                            TenboEntryModel *model)
{
  g_return_if_fail (TENBO_IS_VALUE_FORM (self));

  g_set_object (&self->game, game);
  self->model = model;
  tenbo_entry_options_set_model (self->options, game, model);
  make_doors (self);
  note_last (game, model);
  for (TbPlayer player = 0; player < model->rules->players; player++)
    {
      TbPlace     place = tenbo_game_get_place (game, player);
      const char *name = tenbo_game_get_player_name (game, player);

      tenbo_player_toggles_set_name (self->shown, player, name);
      tenbo_player_toggles_set_place (self->shown, player, place);
      tenbo_player_toggles_set_place (self->owners, player, place);
    }
}

void
tenbo_value_form_set_narrow (TenboValueForm *self,
                             gboolean        narrow)
{
  g_return_if_fail (TENBO_IS_VALUE_FORM (self));

  tenbo_player_toggles_set_stacked (self->shown, narrow);
  tenbo_player_toggles_set_stacked (self->owners, narrow);
  tenbo_value_grid_set_narrow (self->grid, narrow);
  tenbo_tiles_page_set_narrow (self->tiles, narrow);
}

void
tenbo_value_form_set_strip (TenboValueForm *self,
                            GtkBox         *strip)
{
  g_return_if_fail (TENBO_IS_VALUE_FORM (self));

  tenbo_tiles_page_set_strip (self->tiles, strip);
}

/* Where there are several hands, whose value is shown. */
static void
show_owners (TenboValueForm *self,
             TbPlayerSet     owners)
{
  const TenboEntryModel *model = self->model;

  for (TbPlayer player = 0; player < model->rules->players; player++)
    tenbo_player_toggles_set_name (self->owners, player,
                                   tenbo_player_set_has (owners, player)
                                     ? tenbo_game_get_player_name (self->game, player)
                                     : NULL);
  tenbo_player_toggles_set_active (self->owners,
                                   model->current != TB_NOBODY ? TB_PLAYER_BIT (model->current)
                                                               : 0);
  gtk_widget_set_visible (GTK_WIDGET (self->owners), tb_player_set_count (owners) > 1);
}

/* The page behind @door. */
static GtkWidget *
find_page (TenboValueForm *self,
           TenboEntryDoor  door)
{
  switch (door)
    {
    case TENBO_ENTRY_DOOR_YAKU:
      return GTK_WIDGET (self->yaku);

    case TENBO_ENTRY_DOOR_TILES:
      return GTK_WIDGET (self->tiles);

    case TENBO_ENTRY_DOOR_TABLE:
    case TENBO_N_ENTRY_DOORS:
      break;
    }

  return tenbo_entry_tai_is_counted (self->model) ? GTK_WIDGET (self->tai)
                                                  : GTK_WIDGET (self->grid);
}

/* Only the page that is open follows the model. */
static void
show_page (TenboValueForm *self)
{
  switch (self->model->door)
    {
    case TENBO_ENTRY_DOOR_TABLE:
      if (tenbo_entry_tai_is_counted (self->model))
        tenbo_tai_page_show (self->tai, self->model);
      else
        tenbo_value_grid_show (self->grid, self->model);
      break;

    case TENBO_ENTRY_DOOR_YAKU:
      tenbo_yaku_page_show (self->yaku, self->model);
      break;

    case TENBO_ENTRY_DOOR_TILES:
      tenbo_tiles_page_show (self->tiles, self->model);
      break;

    case TENBO_N_ENTRY_DOORS:
      break;
    }
}

/* A list of items is longer than a screen: what is said beside them stands before them. */
static void
place_options (TenboValueForm *self)
{
  GtkWidget *options = GTK_WIDGET (self->options);
  GtkBox    *details = tenbo_tai_page_get_details (self->tai);
  gboolean   before = gtk_widget_get_visible (GTK_WIDGET (self->tai));

  if (before == (gtk_widget_get_parent (options) == GTK_WIDGET (details)))
    return;

  g_object_ref (options);
  if (before)
    {
      gtk_widget_unparent (options);
      gtk_box_prepend (details, options);
    }
  else
    {
      gtk_box_remove (details, options);
      gtk_widget_set_parent (options, GTK_WIDGET (self));
    }
  g_object_unref (options);
}

static void
show_doors (TenboValueForm *self,
            gboolean        asked)
{
  GtkWidget *pages[] = {
    GTK_WIDGET (self->grid),
    GTK_WIDGET (self->tai),
    GTK_WIDGET (self->yaku),
    GTK_WIDGET (self->tiles),
  };
  GtkWidget *open = find_page (self, self->model->door);

  self->showing = TRUE;
  adw_toggle_group_set_active (self->doors, find_place (self, self->model->door));
  gtk_widget_set_visible (GTK_WIDGET (self->doors),
                          asked && adw_toggle_group_get_n_toggles (self->doors) > 1);
  self->showing = FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    gtk_widget_set_visible (pages[i], asked && pages[i] == open);
  place_options (self);
  show_page (self);
}

/* On a small screen most values are below the edge: they come into sight once it is said who won
 * from whom. */
static void
show_question (TenboValueForm *self)
{
  const TenboEntryModel *model = self->model;
  gboolean               asking = model->kind == TENBO_ENTRY_WIN && model->winners != 0 &&
                    (model->tsumo || model->from != TB_NOBODY) &&
                    tenbo_entry_model_missing_owner (model) != TB_NOBODY;

  if (asking && !self->asking && gtk_widget_get_visible (GTK_WIDGET (self->grid)))
    tenbo_entry_scroll_to_show (GTK_WIDGET (self->grid));
  self->asking = asking;
}

void
tenbo_value_form_show (TenboValueForm *self)
{
  const TenboEntryModel *model = self->model;
  TbPlayerSet            owners = tenbo_entry_model_owners (model);
  gboolean               win = model->kind == TENBO_ENTRY_WIN;
  gboolean               value = owners != 0 || (win && !tenbo_entry_model_is_triple_ron (model));
  gboolean               shown = tenbo_entry_model_asks_shown (model);

  g_return_if_fail (TENBO_IS_VALUE_FORM (self));

  gtk_widget_set_visible (GTK_WIDGET (self->shown), shown);
  tenbo_player_toggles_set_active (self->shown, model->shown);
  show_owners (self, owners);
  show_doors (self, value);
  tenbo_entry_options_show (self->options);
  gtk_widget_set_visible (GTK_WIDGET (self), win || shown);
  show_question (self);
}

GtkWidget *
tenbo_value_form_open_door (TenboValueForm *self,
                            char            key)
{
  TenboEntryDoor door = (TenboEntryDoor) (key - '1');

  g_return_val_if_fail (TENBO_IS_VALUE_FORM (self), NULL);

  if (key < '1' || key >= '1' + TENBO_N_ENTRY_DOORS ||
      !tenbo_entry_model_has_door (self->model, door) || !gtk_widget_get_visible (self->question) ||
      !gtk_widget_get_visible (find_page (self, self->model->door)))
    return NULL;

  tenbo_entry_model_set_door (self->model, door);
  changed (self);
  if (door == TENBO_ENTRY_DOOR_YAKU)
    tenbo_yaku_page_begin_keys (self->yaku);

  return find_page (self, door);
}

TenboYakuPage *
tenbo_value_form_get_list (TenboValueForm *self)
{
  g_return_val_if_fail (TENBO_IS_VALUE_FORM (self), NULL);

  return self->model->door == TENBO_ENTRY_DOOR_YAKU &&
             gtk_widget_get_visible (GTK_WIDGET (self->yaku))
           ? self->yaku
           : NULL;
}

GtkWidget *
tenbo_value_form_find_question (TenboValueForm *self)
{
  g_return_val_if_fail (TENBO_IS_VALUE_FORM (self), NULL);

  return self->question;
}
