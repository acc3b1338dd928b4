/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-side-mark.h"

#include "tenbo-chart-drawing.h"

#define MARK_SIZE 12

struct _TenboSideMark
{
  GtkWidget parent_instance;

  TbSide side;
};

G_DEFINE_FINAL_TYPE (TenboSideMark, tenbo_side_mark, GTK_TYPE_WIDGET)

/* The shape is the same as in the player's line of a chart, which cairo draws. */
static void
tenbo_side_mark_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TenboSideMark   *self = TENBO_SIDE_MARK (widget);
  float            width = (float) gtk_widget_get_width (widget);
  float            height = (float) gtk_widget_get_height (widget);
  float            size = MIN (width, height);
  GskPathBuilder  *builder = gsk_path_builder_new ();
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t         *cr = cairo_create (surface);
  cairo_path_t    *path;
  g_autoptr (GskPath) outline = NULL;
  GdkRGBA color;

  tenbo_chart_add_mark (cr, (int) self->side, size / 2, size / 2, size);
  path = cairo_copy_path (cr);
  gsk_path_builder_add_cairo_path (builder, path);
  cairo_path_destroy (path);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  outline = gsk_path_builder_free_to_path (builder);
  gtk_widget_get_color (widget, &color);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - size) / 2, (height - size) / 2));
  gtk_snapshot_append_fill (snapshot, outline, GSK_FILL_RULE_WINDING, &color);
}

static void
tenbo_side_mark_class_init (TenboSideMarkClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tenbo_side_mark_snapshot;

  gtk_widget_class_set_css_name (widget_class, "side-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_side_mark_init (TenboSideMark *self)
{
  gtk_widget_set_size_request (GTK_WIDGET (self), MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (GTK_WIDGET (self), tenbo_table_side_css_class (self->side));
}

GtkWidget *
tenbo_side_mark_new (TbSide side)
{
  TenboSideMark *self = g_object_new (TENBO_TYPE_SIDE_MARK, NULL);

  tenbo_side_mark_set_side (self, side);

  return GTK_WIDGET (self);
}

void
tenbo_side_mark_set_side (TenboSideMark *self,
                          TbSide         side)
{
  g_return_if_fail (TENBO_IS_SIDE_MARK (self));
  g_return_if_fail ((guint) side < TB_N_SIDES);

  if (self->side == side)
    return;

  gtk_widget_remove_css_class (GTK_WIDGET (self), tenbo_table_side_css_class (self->side));
  gtk_widget_add_css_class (GTK_WIDGET (self), tenbo_table_side_css_class (side));
  self->side = side;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
