/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-side-mark.h"

#include "tenbo-chart-canvas.h"

#define MARK_SIZE 12

struct _TenboSideMark
{
  GtkWidget parent_instance;

  int style; /* of a line in a chart */
};

G_DEFINE_FINAL_TYPE (TenboSideMark, tenbo_side_mark, GTK_TYPE_WIDGET)

static void
tenbo_side_mark_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  tenbo_chart_snapshot_mark (widget, snapshot, TENBO_SIDE_MARK (widget)->style);
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
}

GtkWidget *
tenbo_side_mark_new (TbSide side)
{
  return tenbo_side_mark_new_for_line ((int) side);
}

static void
set_style (TenboSideMark *self,
           int            style)
{
  if (self->style == style)
    return;

  self->style = style;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
tenbo_side_mark_new_for_line (int style)
{
  TenboSideMark *self = g_object_new (TENBO_TYPE_SIDE_MARK, NULL);

  set_style (self, style);

  return GTK_WIDGET (self);
}

void
tenbo_side_mark_set_side (TenboSideMark *self,
                          TbSide         side)
{
  g_return_if_fail (TENBO_IS_SIDE_MARK (self));
  g_return_if_fail ((guint) side < TB_N_SIDES);

  set_style (self, (int) side);
}
