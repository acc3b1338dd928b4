/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-chart-rows.h"

struct _TenboChartRow
{
  GObject parent_instance;

  TenboChart *chart; /* owned */
  int         point;
};

G_DEFINE_FINAL_TYPE (TenboChartRow, tenbo_chart_row, G_TYPE_OBJECT)

struct _TenboChartRows
{
  GObject parent_instance;

  TenboChart *chart; /* owned */
};

static void list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TenboChartRows,
                               tenbo_chart_rows,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
tenbo_chart_row_finalize (GObject *object)
{
  tenbo_chart_unref (TENBO_CHART_ROW (object)->chart);

  G_OBJECT_CLASS (tenbo_chart_row_parent_class)->finalize (object);
}

static void
tenbo_chart_row_class_init (TenboChartRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_chart_row_finalize;
}

static void
tenbo_chart_row_init (TenboChartRow *self)
{
}

char *
tenbo_chart_row_dup_cell (TenboChartRow *self,
                          int            column)
{
  g_return_val_if_fail (TENBO_IS_CHART_ROW (self), NULL);

  if (column == 0)
    return g_strdup (tenbo_chart_get_label (self->chart, self->point));

  return tenbo_chart_dup_value_text (self->chart,
                                     tenbo_chart_get_value (self->chart, self->point, column - 1));
}

char *
tenbo_chart_row_dup_text (TenboChartRow *self)
{
  g_return_val_if_fail (TENBO_IS_CHART_ROW (self), NULL);

  return tenbo_chart_dup_point_text (self->chart, self->point);
}

static GType
get_item_type (GListModel *model)
{
  return TENBO_TYPE_CHART_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return (guint) tenbo_chart_get_n_points (TENBO_CHART_ROWS (model)->chart);
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  TenboChartRow *row;

  if (position >= get_n_items (model))
    return NULL;

  row = g_object_new (TENBO_TYPE_CHART_ROW, NULL);
  row->chart = tenbo_chart_ref (TENBO_CHART_ROWS (model)->chart);
  row->point = (int) position;

  return row;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

static void
tenbo_chart_rows_finalize (GObject *object)
{
  tenbo_chart_unref (TENBO_CHART_ROWS (object)->chart);

  G_OBJECT_CLASS (tenbo_chart_rows_parent_class)->finalize (object);
}

static void
tenbo_chart_rows_class_init (TenboChartRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_chart_rows_finalize;
}

static void
tenbo_chart_rows_init (TenboChartRows *self)
{
}

TenboChartRows *
tenbo_chart_rows_new (TenboChart *chart)
{
  TenboChartRows *self = g_object_new (TENBO_TYPE_CHART_ROWS, NULL);

  self->chart = tenbo_chart_ref (chart);

  return self;
}
