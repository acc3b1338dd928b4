/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-chart-view.h"

#include "tenbo-chart-canvas.h"
#include "tenbo-charts.h"
#include "tenbo-class.h"
#include "tenbo-column-title.h"
#include "tenbo-label.h"

struct _TenboChartView
{
  GtkBox parent_instance;

  /* Template widgets */
  GtkLabel         *title_label;
  GtkToggleButton  *table_button;
  GtkLabel         *readout_label;
  GtkLabel         *empty_label;
  TenboChartCanvas *canvas;
  GtkWidget        *table;
  GtkColumnView    *columns;

  TenboChart *chart; /* or NULL; owned */
};

G_DEFINE_FINAL_TYPE (TenboChartView, tenbo_chart_view, GTK_TYPE_BOX)

/* --- Table --- */

/* A column of the table: column 0 has the labels of the points, the others have the series. */
typedef struct
{
  TenboChartView *view;
  int             number;
} Column;

static void
cell_set_up_cb (Column            *column,
                GtkColumnViewCell *cell)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), column->number > 0 ? 1 : 0);
  gtk_label_set_wrap (GTK_LABEL (label), column->number == 0);
  gtk_widget_add_css_class (label, "numeric");
  gtk_column_view_cell_set_child (cell, label);
}

static void
cell_bound_cb (Column            *column,
               GtkColumnViewCell *cell)
{
  GtkWidget       *label = gtk_column_view_cell_get_child (cell);
  TenboChart      *chart = column->view->chart;
  int              point = (int) gtk_column_view_cell_get_position (cell);
  g_autofree char *text = NULL;

  text = column->number == 0
           ? g_strdup (tenbo_chart_get_label (chart, point))
           : tenbo_chart_dup_value_text (chart, tenbo_chart_get_value (chart, point,
                                                                       column->number - 1));
  gtk_label_set_label (GTK_LABEL (label), text);
}

static void
row_bound_cb (TenboChartView   *self,
              GtkColumnViewRow *row)
{
  int              point = (int) gtk_column_view_row_get_position (row);
  g_autofree char *text = tenbo_chart_dup_point_text (self->chart, point);

  gtk_column_view_row_set_accessible_label (row, text);
}

static void
free_column (gpointer  column,
             GClosure *closure)
{
  g_free (column);
}

static void
append_column (TenboChartView *self,
               const char     *title,
               int             number)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkColumnViewColumn) column = gtk_column_view_column_new (title, factory);
  Column *data = g_new (Column, 1);

  *data = (Column) { self, number };
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (cell_set_up_cb), data);
  g_signal_connect_data (factory, "bind", G_CALLBACK (cell_bound_cb), data, free_column,
                         G_CONNECT_SWAPPED);
  gtk_column_view_column_set_expand (column, number == 0);
  gtk_column_view_append_column (self->columns, column);
  if (number > 0)
    tenbo_column_title_align_end (self->columns, (guint) number);
}

/* Fills the table when it is first shown; most tables never are. */
static void
fill_table (TenboChartView *self)
{
  const char *word = self->chart->point_word;
  GListModel *columns = gtk_column_view_get_columns (self->columns);
  g_autoptr (GtkStringList) points = gtk_string_list_new (NULL);
  g_autoptr (GtkSelectionModel) rows = NULL;
  guint n_columns;

  gtk_column_view_set_model (self->columns, NULL);
  while ((n_columns = g_list_model_get_n_items (columns)) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, n_columns - 1);

      gtk_column_view_remove_column (self->columns, column);
    }

  append_column (self, word != NULL ? word : "", 0);
  for (int series = 0; series < tenbo_chart_get_n_series (self->chart); series++)
    append_column (self, tenbo_chart_get_series_name (self->chart, series), series + 1);

  /* Each row finds its values by its position. */
  for (int point = 0; point < tenbo_chart_get_n_points (self->chart); point++)
    gtk_string_list_append (points, tenbo_chart_get_label (self->chart, point));
  rows = GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (g_steal_pointer (&points))));
  gtk_column_view_set_model (self->columns, rows);
  tenbo_label_set_accessible (self->columns, self->chart->title);
}

/* --- View --- */

static gboolean
has_points (TenboChartView *self)
{
  return self->chart != NULL && tenbo_chart_get_n_points (self->chart) > 0;
}

/* Shows the values of lines, which are not visible elsewhere: those at the selected point,
 * otherwise at the last point. */
static void
show_readout (TenboChartView *self)
{
  g_autofree char *text = NULL;
  gboolean         shown = has_points (self) && !tenbo_chart_view_get_table (self) &&
                   self->chart->kind == TENBO_CHART_LINES;

  gtk_widget_set_visible (GTK_WIDGET (self->readout_label), shown);
  if (shown)
    {
      int point = tenbo_chart_canvas_get_point (self->canvas);

      if (point < 0)
        point = tenbo_chart_get_n_points (self->chart) - 1;
      text = tenbo_chart_dup_point_text (self->chart, point);
    }
  gtk_label_set_label (self->readout_label, text != NULL ? text : "");
}

static void
refresh (TenboChartView *self)
{
  gboolean points = has_points (self);
  gboolean table = tenbo_chart_view_get_table (self);

  gtk_label_set_label (self->title_label,
                       self->chart != NULL ? self->chart->title : "");
  gtk_widget_set_visible (GTK_WIDGET (self->table_button), points);
  gtk_widget_set_visible (GTK_WIDGET (self->empty_label), self->chart != NULL && !points);
  gtk_widget_set_visible (GTK_WIDGET (self->canvas), points && !table);
  gtk_widget_set_visible (self->table, points && table);
  if (points && table)
    fill_table (self);
  else
    gtk_column_view_set_model (self->columns, NULL);
  show_readout (self);
}

/* Shows the value of a bar that is too narrow for its label. */
static gboolean
tooltip_asked_cb (TenboChartView *self,
                  int             x,
                  int             y,
                  gboolean        keyboard,
                  GtkTooltip     *tooltip)
{
  int              point = tenbo_chart_canvas_get_point (self->canvas);
  g_autofree char *text = NULL;

  if (point < 0 || self->chart->kind == TENBO_CHART_LINES)
    return FALSE;

  text = tenbo_chart_dup_point_text (self->chart, point);
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
tenbo_chart_view_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_CHART_VIEW);
  g_clear_pointer (&TENBO_CHART_VIEW (object)->chart, tenbo_chart_unref);

  G_OBJECT_CLASS (tenbo_chart_view_parent_class)->dispose (object);
}

static void
tenbo_chart_view_class_init (TenboChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_chart_view_dispose;

  g_type_ensure (TENBO_TYPE_CHART_CANVAS);
  tenbo_class_set_template (klass, "tenbo-chart-view");
  gtk_widget_class_bind_template_child (widget_class, TenboChartView, title_label);
  gtk_widget_class_bind_template_child (widget_class, TenboChartView, table_button);
  gtk_widget_class_bind_template_child (widget_class, TenboChartView, readout_label);
  gtk_widget_class_bind_template_child (widget_class, TenboChartView, empty_label);
  gtk_widget_class_bind_template_child (widget_class, TenboChartView, canvas);
  gtk_widget_class_bind_template_child (widget_class, TenboChartView, table);
  gtk_widget_class_bind_template_child (widget_class, TenboChartView, columns);
  gtk_widget_class_bind_template_callback (widget_class, refresh);
  gtk_widget_class_bind_template_callback (widget_class, show_readout);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
tenbo_chart_view_init (TenboChartView *self)
{
  g_autoptr (GtkListItemFactory) rows = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  /* The chart takes the available space without requesting any. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (rows, "bind", G_CALLBACK (row_bound_cb), self);
  gtk_column_view_set_row_factory (self->columns, rows);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self->canvas), TRUE);
  g_signal_connect_object (self->canvas, "query-tooltip", G_CALLBACK (tooltip_asked_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
tenbo_chart_view_new (void)
{
  return g_object_new (TENBO_TYPE_CHART_VIEW, NULL);
}

void
tenbo_chart_view_set_chart (TenboChartView *self,
                            TenboChart     *chart)
{
  g_return_if_fail (TENBO_IS_CHART_VIEW (self));

  if (chart != NULL)
    tenbo_chart_ref (chart);
  g_clear_pointer (&self->chart, tenbo_chart_unref);
  self->chart = chart;
  tenbo_chart_canvas_set_chart (self->canvas, chart);
  tenbo_label_set_accessible (self, chart != NULL ? chart->title : "");
  refresh (self);
}

void
tenbo_chart_view_show_scores (TenboChartView *self,
                              TenboGame      *game)
{
  const TbRules *rules = tenbo_game_get_table (game)->rules;
  guint          n_hands = tenbo_game_get_n_hands (game);
  const char    *names[TB_MAX_PLAYERS];
  int            sides[TB_MAX_PLAYERS];
  g_autoptr (TenboChart) chart = NULL;
  g_autofree const TbHandResult **hands = g_new0 (const TbHandResult *, n_hands + 1);

  g_return_if_fail (TENBO_IS_CHART_VIEW (self));

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      names[player] = tenbo_game_get_player_name (game, player);
      sides[player] = (int) tenbo_game_get_side (game, player);
    }
  for (guint i = 0; i < n_hands; i++)
    hands[i] = tenbo_game_get_result (game, i);

  chart = tenbo_game_chart_new (rules, names, sides, hands, n_hands);
  tenbo_chart_view_set_chart (self, chart);
}

gboolean
tenbo_chart_view_get_table (TenboChartView *self)
{
  g_return_val_if_fail (TENBO_IS_CHART_VIEW (self), FALSE);

  return gtk_toggle_button_get_active (self->table_button);
}

void
tenbo_chart_view_set_table (TenboChartView *self,
                            gboolean        table)
{
  g_return_if_fail (TENBO_IS_CHART_VIEW (self));

  gtk_toggle_button_set_active (self->table_button, table);
}
