/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-top.h"

#define TOP_SIZE 132
#define N_STACKS 17 /* as in the walls of four players, for the eye only */
#define DEPTH    9.0f

struct _TenboTableTop
{
  GtkWidget parent_instance;

  gboolean walls[TB_N_TABLE_PLACES];
  TbPlace  opened;
  int      number;
};

G_DEFINE_FINAL_TYPE (TenboTableTop, tenbo_table_top, GTK_TYPE_WIDGET)

/* How far each place is turned from the blue one, which lies below; clockwise goes to the left. */
static const float turns[TB_N_TABLE_PLACES] = { 0, 90, 180, 270 };

/* The wall of the place below, seen from there: the stacks before the opening, counted from the
 * right, are hollow, since play begins to the left of them. */
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
  /* The colours are those of the style sheet, which only widgets with its classes have. */
  static const AdwAccentColor accents[TB_N_TABLE_PLACES] = {
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

  for (int place = 0; place < TB_N_TABLE_PLACES; place++)
    {
      GdkRGBA wall;

      if (!self->walls[place])
        continue;

      adw_accent_color_to_standalone_rgba (accents[place], dark, &wall);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (size / 2, size / 2));
      gtk_snapshot_rotate (snapshot, turns[place]);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-size / 2, -size / 2));
      add_wall (snapshot, &wall, size, place == (int) self->opened ? self->number : 0);
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
  for (int place = 0; place < TB_N_TABLE_PLACES; place++)
    self->walls[place] = TRUE;

  gtk_widget_set_size_request (GTK_WIDGET (self), TOP_SIZE, TOP_SIZE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

GtkWidget *
tenbo_table_top_new (void)
{
  return g_object_new (TENBO_TYPE_TABLE_TOP, NULL);
}

void
tenbo_table_top_set_wall (TenboTableTop *self,
                          TbPlace        place,
                          gboolean       there)
{
  g_return_if_fail (TENBO_IS_TABLE_TOP (self));
  g_return_if_fail ((guint) place < TB_N_TABLE_PLACES);

  self->walls[place] = there;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tenbo_table_top_open (TenboTableTop *self,
                      TbPlace        place,
                      int            number)
{
  g_return_if_fail (TENBO_IS_TABLE_TOP (self));
  g_return_if_fail ((guint) place < TB_N_TABLE_PLACES);

  self->opened = place;
  self->number = number;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
