/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seat-plan.h"

#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-side-mark.h"

#include <glib/gi18n.h>

/* --- The table --- */

/* A small drawing of the table from above, the blue side at the bottom: the walls in the colors of
 * their sides, and the opening. Decorative: the description is next to it. */
#define TENBO_TYPE_TABLE_TOP (tenbo_table_top_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableTop, tenbo_table_top, TENBO, TABLE_TOP, GtkWidget)

#define TOP_SIZE 132
#define N_STACKS 17 /* as in four-player walls; only for the drawing */
#define DEPTH    9.0f

struct _TenboTableTop
{
  GtkWidget parent_instance;

  gboolean walls[TB_N_SIDES]; /* whether each side has a wall */
  TbSide   opened;
  int      number; /* stacks to the right of the opening; 0: no wall is open */
};

G_DEFINE_FINAL_TYPE (TenboTableTop, tenbo_table_top, GTK_TYPE_WIDGET)

/* Rotation of each side in degrees from the blue one, which is at the bottom; clockwise turns go
 * left. */
static const float turns[TB_N_SIDES] = { 0, 90, 180, 270 };

/* Draws the wall of the bottom side as seen from there. The stacks to the right of the opening are
 * faint, because play begins to the left of them. */
static void
add_wall (GtkSnapshot   *snapshot,
          const GdkRGBA *color,
          float          size,
          int            number)
{
  float   inset = size * 0.12f;
  float   step = (size - 2 * inset - DEPTH) / N_STACKS;
  float   y = size - inset - DEPTH;
  GdkRGBA faint = *color;

  faint.alpha *= 0.35f;

  for (int i = 0; i < N_STACKS; i++)
    {
      float    x = size - inset - DEPTH - step * (float) (i + 1);
      gboolean solid = number > 0 && i >= number;
      float    gap = number > 0 && i >= number ? 3 : 0;

      gtk_snapshot_append_color (snapshot,
                                 solid ? color : &faint,
                                 &GRAPHENE_RECT_INIT (x - gap, y, step - 1, DEPTH));
    }
}

static void
tenbo_table_top_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  /* The colors of the style sheet, which only widgets with its classes have */
  static const AdwAccentColor accents[TB_N_SIDES] = {
    ADW_ACCENT_COLOR_BLUE,
    ADW_ACCENT_COLOR_RED,
    ADW_ACCENT_COLOR_GREEN,
    ADW_ACCENT_COLOR_YELLOW,
  };
  TenboTableTop *self = TENBO_TABLE_TOP (widget);
  gboolean       dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  float          width = (float) gtk_widget_get_width (widget);
  float          height = (float) gtk_widget_get_height (widget);
  float          size = MIN (width, height);
  GskRoundedRect felt;
  GdkRGBA        color;

  gtk_widget_get_color (widget, &color);
  color.alpha *= 0.08f;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - size) / 2, (height - size) / 2));
  gsk_rounded_rect_init_from_rect (&felt, &GRAPHENE_RECT_INIT (0, 0, size, size), 12);
  gtk_snapshot_push_rounded_clip (snapshot, &felt);
  gtk_snapshot_append_color (snapshot, &color, &felt.bounds);
  gtk_snapshot_pop (snapshot);

  for (int side = 0; side < TB_N_SIDES; side++)
    {
      GdkRGBA wall;

      if (!self->walls[side])
        continue;

      adw_accent_color_to_standalone_rgba (accents[side], dark, &wall);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2, size / 2));
      gtk_snapshot_rotate (snapshot, turns[side]);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size / 2));
      add_wall (snapshot, &wall, size, side == (int) self->opened ? self->number : 0);
      gtk_snapshot_restore (snapshot);
    }

  gtk_snapshot_restore (snapshot);
}

static void
tenbo_table_top_class_init (TenboTableTopClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tenbo_table_top_snapshot;
  gtk_widget_class_set_css_name (widget_class, "table-top");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_table_top_init (TenboTableTop *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), TOP_SIZE, TOP_SIZE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* --- Players around the table --- */

struct _TenboSeatPlan
{
  AdwBin parent_instance;

  /* Owned by the widget tree */
  TenboTableTop *table;
  GtkWidget     *sides[TB_N_SIDES];
  GtkWidget     *names[TB_N_SIDES];
};

G_DEFINE_FINAL_TYPE (TenboSeatPlan, tenbo_seat_plan, ADW_TYPE_BIN)

/* The column and row of each side: blue at the bottom, then clockwise. */
static const int cells[TB_N_SIDES][2] = { { 1, 2 }, { 0, 1 }, { 1, 0 }, { 2, 1 } };

static void
tenbo_seat_plan_class_init (TenboSeatPlanClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "seat-plan");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tenbo_seat_plan_init (TenboSeatPlan *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 9);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  self->table = g_object_new (TENBO_TYPE_TABLE_TOP, NULL);
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->table), 1, 1, 1, 1);
  for (int side = 0; side < TB_N_SIDES; side++)
    {
      gboolean       upright = side == TB_SIDE_BLUE || side == TB_SIDE_GREEN;
      GtkOrientation along = upright ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
      GtkWidget     *mark = tenbo_side_mark_new ((TbSide) side);
      GtkWidget     *name = g_object_new (GTK_TYPE_LABEL,
                                          "ellipsize", PANGO_ELLIPSIZE_END,
                                          "justify", GTK_JUSTIFY_CENTER,
                                          "max-width-chars", upright ? 20 : 12,
                                          NULL);
      GtkWidget     *box = g_object_new (GTK_TYPE_BOX,
                                         "halign", GTK_ALIGN_CENTER,
                                         "hexpand", !upright,
                                         "orientation", along,
                                         "spacing", 6,
                                         "valign", GTK_ALIGN_CENTER,
                                         NULL);

      gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), mark);
      gtk_box_append (GTK_BOX (box), name);
      gtk_grid_attach (GTK_GRID (grid), box, cells[side][0], cells[side][1], 1, 1);
      self->sides[side] = box;
      self->names[side] = name;
    }

  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  adw_bin_set_child (ADW_BIN (self), grid);
}

/* Formats the side: "Blue: Aki, first dealer"; "Red: empty". */
static char *
describe_side (TbSide             side,
               int                player,
               const char *const *names,
               TbPlayer           dealer)
{
  const char *color = tenbo_table_side_get_name (side);

  if (player < 0)
    /* Translators: the side with that color at the table: "Red: empty" */
    return g_strdup_printf (_ ("%s: empty"), color);

  if (player == dealer)
    /* Translators: the side with that color, and who sits there: "Blue: Aki, dealer" */
    return g_strdup_printf (_ ("%1$s: %2$s, dealer"), color, names[player]);

  /* Translators: the side with that color, and who sits there: "Blue: Aki" */
  return g_strdup_printf (_ ("%1$s: %2$s"), color, names[player]);
}

void
tenbo_seat_plan_set_seating (TenboSeatPlan      *self,
                             const TenboSeating *seating,
                             const char *const  *names,
                             TbPlayer            dealer)
{
  g_return_if_fail (TENBO_IS_SEAT_PLAN (self));

  tenbo_seat_plan_set_walls (self, seating, FALSE);

  for (int side = 0; side < TB_N_SIDES; side++)
    {
      int              player = tenbo_seating_find_player (seating, (TbSide) side);
      g_autofree char *words = describe_side ((TbSide) side, player, names, dealer);
      /* Translators: a side of the table where nobody sits */
      const char *name = player < 0 ? _ ("empty") : names[player];
      GtkWidget  *label = self->names[side];

      gtk_label_set_label (GTK_LABEL (label), name);
      tenbo_label_set_accessible (label, words);
      gtk_widget_set_tooltip_text (self->sides[side], words);
      tenbo_class_toggle (label, "dimmed", player < 0);
      tenbo_class_toggle (label, "heading", player == dealer);
    }
}

void
tenbo_seat_plan_set_walls (TenboSeatPlan      *self,
                           const TenboSeating *seating,
                           gboolean            empty_side)
{
  g_return_if_fail (TENBO_IS_SEAT_PLAN (self));

  for (int side = 0; side < TB_N_SIDES; side++)
    self->table->walls[side] = empty_side ||
                               tenbo_seating_find_player (seating, (TbSide) side) >= 0;
  gtk_widget_queue_draw (GTK_WIDGET (self->table));
}

void
tenbo_seat_plan_open (TenboSeatPlan *self,
                      TbSide         side,
                      int            number)
{
  g_return_if_fail (TENBO_IS_SEAT_PLAN (self));
  g_return_if_fail ((guint) side < TB_N_SIDES);

  self->table->opened = side;
  self->table->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self->table));
}
