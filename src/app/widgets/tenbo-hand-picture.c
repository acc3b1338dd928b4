/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-hand-picture.h"

#include "tenbo-label.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile-row.h"

#include <glib/gi18n.h>

/* From the largest to the smallest at which tiles are still recognizable */
static const int tile_heights[] = { 32, 26, 19 };

struct _TenboHandPicture
{
  GtkWidget parent_instance;

  GtkWidget *rows[G_N_ELEMENTS (tile_heights)]; /* same tiles in each size; one is visible */
};

G_DEFINE_FINAL_TYPE (TenboHandPicture, tenbo_hand_picture, GTK_TYPE_WIDGET)

/* Returns the largest row whose longest set fits into @width; the smallest if none does. */
static gsize
find_row (TenboHandPicture *self,
          int               width)
{
  for (gsize i = 0; i + 1 < G_N_ELEMENTS (self->rows); i++)
    {
      GtkWidget *row = self->rows[i];
      int        minimum;

      gtk_widget_measure (row, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      if (minimum <= width)
        return i;
    }

  return G_N_ELEMENTS (self->rows) - 1;
}

static GtkSizeRequestMode
tenbo_hand_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_hand_picture_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  TenboHandPicture *self = TENBO_HAND_PICTURE (widget);
  gsize             row = for_size < 0 ? 0 : find_row (self, for_size);
  GtkWidget        *smallest = self->rows[G_N_ELEMENTS (self->rows) - 1];

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->rows[row], orientation, for_size, minimum, natural, NULL, NULL);
      return;
    }

  gtk_widget_measure (smallest, orientation, -1, minimum, NULL, NULL, NULL);
  gtk_widget_measure (self->rows[0], orientation, -1, NULL, natural, NULL, NULL);
}

static void
tenbo_hand_picture_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  TenboHandPicture *self = TENBO_HAND_PICTURE (widget);
  gsize             shown = find_row (self, width);

  for (gsize i = 0; i < G_N_ELEMENTS (self->rows); i++)
    gtk_widget_set_child_visible (self->rows[i], i == shown);
  gtk_widget_allocate (self->rows[shown], width, height, -1, NULL);
}

static void
tenbo_hand_picture_dispose (GObject *object)
{
  TenboHandPicture *self = TENBO_HAND_PICTURE (object);

  for (gsize i = 0; i < G_N_ELEMENTS (self->rows); i++)
    g_clear_pointer (&self->rows[i], gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_hand_picture_parent_class)->dispose (object);
}

static void
tenbo_hand_picture_class_init (TenboHandPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_hand_picture_dispose;

  widget_class->get_request_mode = tenbo_hand_picture_get_request_mode;
  widget_class->measure = tenbo_hand_picture_measure;
  widget_class->size_allocate = tenbo_hand_picture_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "hand-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tenbo_hand_picture_init (TenboHandPicture *self)
{
  for (gsize i = 0; i < G_N_ELEMENTS (self->rows); i++)
    {
      self->rows[i] = tenbo_tile_row_new ();
      tenbo_tile_row_set_tile_height (TENBO_TILE_ROW (self->rows[i]), tile_heights[i]);
      gtk_widget_set_parent (self->rows[i], GTK_WIDGET (self));
    }
}

/* Appends "Pon: White dragon, White dragon, White dragon". */
static void
append_group (GString      *words,
              const char   *name,
              const TbTile *tiles,
              size_t        n_tiles)
{
  g_autoptr (GString) list = g_string_new (NULL);

  if (n_tiles == 0)
    return;

  for (size_t i = 0; i < n_tiles; i++)
    {
      if (i > 0)
        g_string_append (list, C_ ("between tiles", ", "));
      g_string_append (list, tenbo_tile_get_name (tiles[i]));
    }
  if (words->len > 0)
    g_string_append (words, C_ ("between sets of tiles", "; "));
  /* Translators: a part of a hand, and its tiles: "Winning tile: 5 of pinzu" */
  g_string_append_printf (words, C_ ("tiles", "%1$s: %2$s"), name, list->str);
}

/* Returns "Closed tiles: 2 of manzu, 3 of manzu; Winning tile: …". */
static char *
dup_words (const TbTileHand *hand)
{
  GString *words = g_string_new (NULL);
  TbTile   tiles[TB_MAX_HAND_TILES];

  append_group (words, _ ("Closed tiles"), tiles, tb_tile_hand_list (hand, tiles));
  append_group (words, _ ("Winning tile"), &hand->win, hand->win != TB_TILE_NONE);
  for (int i = 0; i < hand->n_melds; i++)
    append_group (words, tenbo_tile_get_meld_name (hand->melds[i].kind), tiles,
                  tb_meld_tiles (&hand->melds[i], tiles));
  append_group (words, _ ("Set aside"), hand->aside, hand->n_aside);

  return g_string_free_and_steal (words);
}

GtkWidget *
tenbo_hand_picture_new (const TbTileHand *hand)
{
  TenboHandPicture *self = g_object_new (TENBO_TYPE_HAND_PICTURE, NULL);
  g_autofree char  *words = NULL;

  g_return_val_if_fail (hand != NULL, GTK_WIDGET (self));

  for (gsize i = 0; i < G_N_ELEMENTS (self->rows); i++)
    tenbo_tile_row_set_hand (TENBO_TILE_ROW (self->rows[i]), hand);
  words = dup_words (hand);
  tenbo_label_set_accessible (self, words);

  return GTK_WIDGET (self);
}
