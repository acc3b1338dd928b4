/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-tile-board.h"

#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-tile-entry.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile.h"

#include <glib/gi18n.h>

#define N_COLUMNS   9
#define TILE_HEIGHT 44

struct _TenboTileBoard
{
  GtkWidget parent_instance;

  GtkWidget     *grid;
  const TbRules *rules;                  /* borrowed; the rules for which the keys were created */
  GtkWidget     *keys[TB_TILE_NONE + 1]; /* by tile; NULL if the ruleset does not have the tile */
};

G_DEFINE_FINAL_TYPE (TenboTileBoard, tenbo_tile_board, GTK_TYPE_WIDGET)

typedef enum
{
  SIGNAL_PRESSED,
  N_SIGNALS,
} TenboTileBoardSignals;

static guint signals[N_SIGNALS];

static void
key_clicked_cb (TenboTileBoard *self,
                GtkWidget      *key)
{
  for (guint tile = 0; tile < TB_TILE_NONE; tile++)
    if (self->keys[tile] == key)
      g_signal_emit (self, signals[SIGNAL_PRESSED], 0, tile);
}

static void
add_key (TenboTileBoard *self,
         TbTile          tile,
         int             column,
         int             row)
{
  GtkWidget *picture;
  GtkWidget *key;

  if (!tenbo_tile_is_played (self->rules, tile))
    return;

  picture = tenbo_tile_new (tile, TILE_HEIGHT, FALSE);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  key = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (key), picture);
  gtk_widget_add_css_class (key, "flat");
  gtk_widget_add_css_class (key, "tile-key");
  gtk_widget_set_tooltip_text (key, tenbo_tile_get_name (tile));
  tenbo_label_set_accessible (key, tenbo_tile_get_name (tile));
  g_signal_connect_swapped (key, "clicked", G_CALLBACK (key_clicked_cb), self);
  gtk_grid_attach (GTK_GRID (self->grid), key, column, row, 1, 1);
  self->keys[tile] = key;
}

/* Adds @n tiles from @first on in one row. */
static void
add_keys (TenboTileBoard *self,
          TbTile          first,
          int             n,
          int             column,
          int             row)
{
  for (int i = 0; i < n; i++)
    add_key (self, (TbTile) (first + i), column + i, row);
}

static void
make_keys (TenboTileBoard *self,
           const TbRules  *rules)
{
  gboolean   three = rules->players == 3;
  GtkWidget *child;
  int        row = 0;
  int        column = 0;

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  memset (self->keys, 0, sizeof self->keys);

  self->rules = rules;
  /* With three players, manzu have only two kinds and leave room for the honors. */
  if (three)
    {
      add_key (self, TB_TILE (TB_SUIT_MANZU, 0), 0, row);
      add_key (self, TB_TILE (TB_SUIT_MANZU, TB_N_RANKS - 1), 1, row);
      add_keys (self, TB_TILE_EAST, TB_N_HONOURS, 2, row++);
    }
  for (TbSuit suit = three ? TB_SUIT_PINZU : TB_SUIT_MANZU; suit < TB_SUIT_HONOURS; suit++)
    add_keys (self, TB_TILE (suit, 0), TB_N_RANKS, 0, row++);
  if (!three)
    add_keys (self, TB_TILE_EAST, TB_N_HONOURS, 0, row++);
  for (TbSuit suit = TB_SUIT_MANZU; suit < TB_N_SUITS; suit++)
    {
      TbTile red = TB_TILE_RED_FIVE (suit);

      add_key (self, red, column, row);
      column += self->keys[red] != NULL;
    }
  /* Flowers, red fives and the marked white share a row if it is long enough. */
  if (column + rules->flowers > N_COLUMNS)
    {
      column = 0;
      row++;
    }
  add_keys (self, TB_TILE_FLOWER, rules->flowers, column, row);
}

/* Moves the focus to a key that can be pressed. An insensitive widget cannot keep the focus, and
 * without a focus the window ignores keys. */
static void
move_focus (TenboTileBoard *self)
{
  for (guint tile = 0; tile < TB_TILE_NONE; tile++)
    if (self->keys[tile] != NULL && gtk_widget_get_sensitive (self->keys[tile]) &&
        gtk_widget_grab_focus (self->keys[tile]))
      return;

  gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_FORWARD);
}

static void
tenbo_tile_board_dispose (GObject *object)
{
  g_clear_pointer (&TENBO_TILE_BOARD (object)->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_tile_board_parent_class)->dispose (object);
}

static void
tenbo_tile_board_class_init (TenboTileBoardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_tile_board_dispose;

  signals[SIGNAL_PRESSED] = g_signal_new ("pressed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tile-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tenbo_tile_board_init (TenboTileBoard *self)
{
  self->grid = g_object_new (GTK_TYPE_GRID,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC,
                             "column-homogeneous", TRUE,
                             NULL);
  gtk_widget_set_direction (self->grid, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  tenbo_label_set_accessible (self, _ ("All tiles"));
}

void
tenbo_tile_board_show (TenboTileBoard        *self,
                       const TenboEntryModel *model,
                       const TenboTileWait   *waits,
                       size_t                 n_waits)
{
  const TenboTileEntry *tiles = model->current != TB_NOBODY ? &model->hands[model->current].tiles
                                                            : NULL;
  gboolean              lost = FALSE;

  g_return_if_fail (TENBO_IS_TILE_BOARD (self));

  if (self->rules != model->rules)
    make_keys (self, model->rules);

  for (guint tile = 0; tile < TB_TILE_NONE; tile++)
    if (self->keys[tile] != NULL)
      {
        GtkWidget *key = self->keys[tile];
        gboolean   can = tiles != NULL &&
                       tenbo_tile_entry_can_press (tiles, model->rules, (TbTile) tile);
        gboolean wait = FALSE;

        for (size_t i = 0; i < n_waits; i++)
          wait |= waits[i].tile == tile;
        lost |= !can && gtk_widget_has_focus (key);
        gtk_widget_set_sensitive (key, can);
        tenbo_class_toggle (key, "wait", wait);
      }
  if (lost)
    move_focus (self);
}

void
tenbo_tile_board_set_narrow (TenboTileBoard *self,
                             gboolean        narrow)
{
  g_return_if_fail (TENBO_IS_TILE_BOARD (self));

  gtk_widget_set_halign (GTK_WIDGET (self), narrow ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  tenbo_class_toggle (self, "narrow", narrow);
}
