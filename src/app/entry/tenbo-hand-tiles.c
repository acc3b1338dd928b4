/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-hand-tiles.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-entry-tiles.h"
#include "tenbo-label.h"
#include "tenbo-tile-art.h"
#include "tenbo-tile-entry.h"
#include "tenbo-tile-name.h"
#include "tenbo-tile-row.h"
#include "tenbo-tile-words.h"
#include "tenbo-tile.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define TILE_HEIGHT      36
#define INDICATOR_HEIGHT 32

/* In a narrow window, all closed tiles and the winning tile fit in one line. */
#define NARROW_HEIGHT 30

/* The tiles fill the width of a narrow window; the other rows have a margin. */
#define NARROW_MARGIN 16

/* The effect of a button: removes a tile of the closed part, the winning tile, a meld or a tile of
 * a target, or selects the target of its empty slot */
typedef enum
{
  PART_CLOSED,
  PART_WIN,
  PART_MELD,
  PART_OTHER,
  PART_EMPTY,
} PartKind;

typedef struct
{
  GtkWidget      *button; /* borrowed */
  PartKind        kind;
  TenboTileTarget target; /* for PART_OTHER and PART_EMPTY */
  TbTile          tile;   /* for PART_CLOSED */
  int             index;
} Part;

struct _TenboHandTiles
{
  GtkWidget parent_instance;

  GtkWidget  *hand;
  GtkWidget  *others;
  gboolean    narrow;
  TenboEntry *entry; /* owned */
  GArray     *parts; /* of Part, in visual order */
};

G_DEFINE_FINAL_TYPE (TenboHandTiles, tenbo_hand_tiles, GTK_TYPE_WIDGET)

static int
get_height (TenboHandTiles *self)
{
  return self->narrow ? NARROW_HEIGHT : TILE_HEIGHT;
}

static void
press_part (TenboHandTiles *self,
            const Part     *part)
{
  TenboEntryModel *model = &self->entry->model;
  TenboTileEntry  *tiles = tenbo_entry_tiles_get (model);

  switch (part->kind)
    {
    case PART_CLOSED:
      tenbo_tile_entry_remove (tiles, part->tile);
      break;

    case PART_WIN:
      tenbo_tile_entry_remove_win (tiles);
      break;

    case PART_MELD:
      tenbo_tile_entry_remove_meld (tiles, part->index);
      break;

    case PART_OTHER:
      tenbo_tile_entry_remove_from (tiles, part->target, part->index);
      break;

    case PART_EMPTY:
      tiles->target = tiles->target == part->target ? TENBO_TILE_TO_HAND : part->target;
      tiles->n_digits = 0;
      tenbo_entry_changed (self->entry);
      return;
    }

  tenbo_entry_tiles_answer (model);
  tenbo_entry_changed (self->entry);
}

static void
button_clicked_cb (TenboHandTiles *self,
                   GtkWidget      *button)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      /* Pressing the button recreates all buttons, so copy the part. */
      Part part = g_array_index (self->parts, Part, i);

      if (part.button == button)
        {
          press_part (self, &part);
          return;
        }
    }
}

/* Returns a button with @child that removes @part; @name is its accessible name. Floating. */
static GtkWidget *
make_button (TenboHandTiles *self,
             GtkWidget      *child,
             const char     *name,
             Part            part)
{
  /* Translators: a button that removes a tile or a meld from a hand: "Remove: Red dragon" */
  g_autofree char *tooltip = g_strdup_printf (_ ("Remove: %s"), name);

  part.button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (part.button), child);
  gtk_widget_set_tooltip_text (part.button, tooltip);
  gtk_widget_add_css_class (part.button, "flat");
  gtk_widget_add_css_class (part.button, "hand-tile");
  gtk_accessible_update_property (GTK_ACCESSIBLE (part.button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Remove"),
                                  -1);
  g_signal_connect_swapped (part.button, "clicked", G_CALLBACK (button_clicked_cb), self);
  g_array_append_val (self->parts, part);

  return part.button;
}

static GtkWidget *
make_tile (TenboHandTiles *self,
           TbTile          tile,
           int             height,
           Part            part)
{
  GtkWidget *picture = tenbo_tile_new (tile, height, FALSE);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);

  return make_button (self, picture, tenbo_tile_get_name (tile), part);
}

/* Returns an empty slot of the size of a tile. Floating. */
static GtkWidget *
make_slot (int      height,
           gboolean next)
{
  GtkWidget *slot = g_object_new (GTK_TYPE_BOX,
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "width-request", tenbo_tile_art_get_width (height),
                                  "height-request", height,
                                  "valign", GTK_ALIGN_CENTER,
                                  NULL);

  gtk_widget_add_css_class (slot, "tile-slot");
  if (next)
    gtk_widget_add_css_class (slot, "next");

  return slot;
}

/* Returns an empty slot that selects @target for the next tile. Floating. */
static GtkWidget *
make_target_slot (TenboHandTiles *self,
                  TenboTileTarget target,
                  const char     *name,
                  int             height)
{
  gboolean next = tenbo_entry_tiles_get (&self->entry->model)->target == target;
  char     letter = g_ascii_toupper (tenbo_entry_tiles_letter (target));
  Part     part = { .kind = PART_EMPTY, .target = target };
  /* Translators: a button and the key that presses it: "Pon (O)" */
  g_autofree char *tooltip = g_strdup_printf (C_ ("key", "%s (%c)"), name, letter);

  part.button = tenbo_choice_new (make_slot (height, next));
  gtk_widget_set_tooltip_text (part.button, tooltip);
  gtk_widget_add_css_class (part.button, "flat");
  gtk_widget_add_css_class (part.button, "hand-tile");
  tenbo_label_set_accessible (part.button, name);
  tenbo_choice_set_active (part.button, next);
  g_signal_connect_swapped (part.button, "clicked", G_CALLBACK (button_clicked_cb), self);
  g_array_append_val (self->parts, part);

  return part.button;
}

static void
append (GtkWidget *box,
        GtkWidget *child)
{
  adw_wrap_box_append (ADW_WRAP_BOX (box), child);
}

static void
show_win (TenboHandTiles       *self,
          const TenboTileEntry *entry)
{
  GtkWidget *win;

  if (entry->hand.win == TB_TILE_NONE)
    {
      win = make_target_slot (self, TENBO_TILE_TO_WIN, _ ("Winning tile"), get_height (self));
      if (entry->target == TENBO_TILE_TO_HAND &&
          tenbo_tile_entry_room (entry, self->entry->model.rules) <= 0)
        gtk_widget_add_css_class (gtk_button_get_child (GTK_BUTTON (win)), "next");
    }
  else
    {
      /* Translators: the tile that a hand was won with: "Winning tile, 3 of pinzu" */
      g_autofree char *name = g_strdup_printf (_ ("Winning tile, %s"),
                                               tenbo_tile_get_name (entry->hand.win));

      win = make_tile (self, entry->hand.win, get_height (self), (Part) { .kind = PART_WIN });
      tenbo_label_set_accessible (win, name);
    }
  gtk_widget_add_css_class (win, "win");
  gtk_widget_set_margin_start (win, 6);
  append (self->hand, win);
}

/* Formats a meld: "Pon, Red dragon"; a chi has the name of its lowest tile. Transfer full. */
static char *
describe_meld (const TbMeld *meld)
{
  g_autofree char *plain = g_strdup_printf (C_ ("meld", "%s, %s"),
                                            tenbo_tile_get_meld_name (meld->kind),
                                            tenbo_tile_get_name (meld->tile));

  if (meld->reds == 0)
    return g_steal_pointer (&plain);

  /* Translators: a meld with a red five: "Pon, 5 of pinzu, with a red five" */
  return g_strdup_printf (ngettext ("%s, with a red five", "%s, with red fives", meld->reds),
                          plain);
}

static void
show_melds (TenboHandTiles   *self,
            const TbTileHand *hand)
{
  for (int i = 0; i < hand->n_melds; i++)
    {
      g_autofree char *name = describe_meld (&hand->melds[i]);
      GtkWidget       *row = tenbo_tile_row_new ();
      GtkWidget       *button;
      TbTileHand       meld;

      tb_tile_hand_init (&meld);
      meld.melds[meld.n_melds++] = hand->melds[i];
      tenbo_tile_row_set_tile_height (TENBO_TILE_ROW (row), get_height (self));
      tenbo_tile_row_set_hand (TENBO_TILE_ROW (row), &meld);
      gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
      button = make_button (self, row, name, (Part) { .kind = PART_MELD, .index = i });
      gtk_widget_set_margin_start (button, 6);
      append (self->hand, button);
    }
}

/* Shows the tiles of @target with a title, and an empty slot if more are possible. */
static void
show_others (TenboHandTiles *self,
             TenboTileTarget target,
             const TbTile   *tiles,
             size_t          n)
{
  TenboEntryModel *model = &self->entry->model;
  const char      *title = tenbo_tile_words_target (model->rules, target);
  gboolean         asks = tenbo_entry_tiles_asks_target (model, target);
  GtkWidget       *group;
  GtkWidget       *label;

  if (n == 0 && !asks)
    return;

  group = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  tenbo_label_set_accessible (group, title);
  label = gtk_label_new (title);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");
  gtk_widget_set_margin_end (label, 4);
  gtk_box_append (GTK_BOX (group), label);
  for (size_t i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (group),
                    make_tile (self, tiles[i], INDICATOR_HEIGHT,
                               (Part) {
                                 .kind = PART_OTHER,
                                 .target = target,
                                 .index = (int) i,
                               }));
  if (asks && (n == 0 || target != TENBO_TILE_TO_WILD))
    gtk_box_append (GTK_BOX (group), make_target_slot (self, target, title, INDICATOR_HEIGHT));
  append (self->others, group);
}

static void
clear (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    adw_wrap_box_remove (ADW_WRAP_BOX (box), child);
}

static void
tenbo_hand_tiles_dispose (GObject *object)
{
  TenboHandTiles *self = TENBO_HAND_TILES (object);

  g_clear_object (&self->entry);
  g_clear_pointer (&self->hand, gtk_widget_unparent);
  g_clear_pointer (&self->others, gtk_widget_unparent);
  g_clear_pointer (&self->parts, g_array_unref);

  G_OBJECT_CLASS (tenbo_hand_tiles_parent_class)->dispose (object);
}

static void
tenbo_hand_tiles_class_init (TenboHandTilesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_hand_tiles_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "hand-tiles");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tenbo_hand_tiles_init (TenboHandTiles *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 4);
  self->parts = g_array_new (FALSE, FALSE, sizeof (Part));
  self->hand = g_object_new (ADW_TYPE_WRAP_BOX,
                             "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC,
                             "child-spacing", 1,
                             "line-spacing", 2,
                             NULL);
  self->others = g_object_new (ADW_TYPE_WRAP_BOX,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_GENERIC,
                               "child-spacing", 12,
                               "line-spacing", 2,
                               NULL);
  gtk_widget_set_direction (self->hand, GTK_TEXT_DIR_LTR);
  gtk_widget_set_parent (self->hand, GTK_WIDGET (self));
  gtk_widget_set_parent (self->others, GTK_WIDGET (self));
  tenbo_label_set_accessible (self, C_ ("tiles", "Hand"));
}

void
tenbo_hand_tiles_show (TenboHandTiles *self,
                       TenboEntry     *entry)
{
  const TenboTileEntry *tiles = tenbo_entry_tiles_get (&entry->model);
  const TbTileHand     *hand;
  int                   focus = -1; /* index of the focused button */
  TbTile                closed[TB_MAX_HAND_TILES];
  int                   n_closed;
  int                   room;

  g_return_if_fail (TENBO_IS_HAND_TILES (self));

  g_set_object (&self->entry, entry);
  for (guint i = 0; i < self->parts->len; i++)
    if (gtk_widget_has_focus (g_array_index (self->parts, Part, i).button))
      focus = (int) i;
  clear (self->hand);
  clear (self->others);
  g_array_set_size (self->parts, 0);
  if (tiles == NULL)
    return;

  hand = &tiles->hand;
  n_closed = (int) tb_tile_hand_list (hand, closed);
  room = tenbo_tile_entry_room (tiles, entry->model.rules);
  for (int i = 0; i < n_closed; i++)
    append (self->hand, make_tile (self, closed[i], get_height (self),
                                   (Part) { .kind = PART_CLOSED, .tile = closed[i] }));
  for (int i = 0; i < room; i++)
    append (self->hand,
            make_slot (get_height (self), i == 0 && tiles->target == TENBO_TILE_TO_HAND));
  show_win (self, tiles);
  show_melds (self, hand);
  show_others (self, TENBO_TILE_TO_DORA, hand->dora, hand->n_dora);
  show_others (self, TENBO_TILE_TO_URA, hand->ura, hand->n_ura);
  show_others (self, TENBO_TILE_TO_WILD, &hand->wild, hand->wild != TB_TILE_NONE);
  show_others (self, TENBO_TILE_TO_ASIDE, hand->aside, hand->n_aside);

  /* Restores the focus, since all buttons were recreated. */
  if (focus >= 0 && self->parts->len == 0)
    gtk_widget_child_focus (gtk_widget_get_parent (GTK_WIDGET (self)), GTK_DIR_TAB_FORWARD);
  else if (focus >= 0)
    gtk_widget_grab_focus (
      g_array_index (self->parts, Part, MIN ((guint) focus, self->parts->len - 1)).button);
}

void
tenbo_hand_tiles_set_narrow (TenboHandTiles *self,
                             gboolean        narrow)
{
  g_return_if_fail (TENBO_IS_HAND_TILES (self));

  self->narrow = narrow;
  gtk_widget_set_margin_start (self->others, narrow ? NARROW_MARGIN : 0);
  tenbo_class_toggle (self, "narrow", narrow);
  if (self->entry != NULL)
    tenbo_hand_tiles_show (self, self->entry);
}
