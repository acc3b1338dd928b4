/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-zoom.h"

/* The child takes some more space than its natural size before it is scaled. */
#define SPACE 1.15f

struct _TenboTableZoom
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (TenboTableZoom, tenbo_table_zoom, ADW_TYPE_BIN)

static void
tenbo_table_zoom_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  gtk_widget_measure (adw_bin_get_child (ADW_BIN (widget)), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

static void
tenbo_table_zoom_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  int        natural_width, natural_height;
  float      scale;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural_width, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, natural_width, NULL, &natural_height, NULL,
                      NULL);
  scale = MIN ((float) width / (float) MAX (natural_width, 1),
               (float) height / (float) MAX (natural_height, 1)) /
          SPACE;
  if (scale <= 1)
    {
      gtk_widget_allocate (child, width, height, baseline, NULL);
      return;
    }

  gtk_widget_allocate (child, (int) ((float) width / scale), (int) ((float) height / scale),
                       -1, gsk_transform_scale (NULL, scale, scale));
}

static GtkSizeRequestMode
tenbo_table_zoom_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tenbo_table_zoom_class_init (TenboTableZoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = tenbo_table_zoom_get_request_mode;
  widget_class->measure = tenbo_table_zoom_measure;
  widget_class->size_allocate = tenbo_table_zoom_size_allocate;
}

static void
tenbo_table_zoom_init (TenboTableZoom *self)
{
  /* The layout manager of AdwBin would replace size_allocate. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
