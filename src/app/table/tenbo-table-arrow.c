/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-arrow.h"

#include <math.h>

#define LINE_WIDTH 4.0f
#define HEAD       16.0f

struct _TenboTableArrow
{
  GtkWidget parent_instance;

  graphene_point_t from;
  graphene_point_t to;
};

G_DEFINE_FINAL_TYPE (TenboTableArrow, tenbo_table_arrow, GTK_TYPE_WIDGET)

/* The line and the two strokes of its head. */
static GskPath *
create_path (TenboTableArrow *self)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  float           angle = atan2f (self->to.y - self->from.y, self->to.x - self->from.x);

  gsk_path_builder_move_to (builder, self->from.x, self->from.y);
  gsk_path_builder_line_to (builder, self->to.x, self->to.y);
  for (int side = -1; side <= 1; side += 2)
    {
      float turned = angle + (float) (side * G_PI * 5 / 6);

      gsk_path_builder_move_to (builder, self->to.x, self->to.y);
      gsk_path_builder_rel_line_to (builder, HEAD * cosf (turned), HEAD * sinf (turned));
    }

  return gsk_path_builder_free_to_path (builder);
}

static void
tenbo_table_arrow_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  g_autoptr (GskPath) path = create_path (TENBO_TABLE_ARROW (widget));
  GskStroke *stroke = gsk_stroke_new (LINE_WIDTH);
  GdkRGBA    color;

  gtk_widget_get_color (widget, &color);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, &color);
  gsk_stroke_free (stroke);
}

static void
tenbo_table_arrow_class_init (TenboTableArrowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tenbo_table_arrow_snapshot;
  gtk_widget_class_set_css_name (widget_class, "table-arrow");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_table_arrow_init (TenboTableArrow *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tenbo_table_arrow_new (void)
{
  return g_object_new (TENBO_TYPE_TABLE_ARROW, NULL);
}

void
tenbo_table_arrow_draw (TenboTableArrow        *self,
                        const graphene_point_t *from,
                        const graphene_point_t *to)
{
  g_return_if_fail (TENBO_IS_TABLE_ARROW (self));

  self->from = *from;
  self->to = *to;
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
