/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-pane.h"

#include "tenbo-chart-view.h"
#include "tenbo-class.h"
#include "tenbo-hand-log.h"
#include "tenbo-needs-pane.h"

struct _TenboTablePane
{
  GtkWidget parent_instance;

  GtkWidget      *view;
  GtkStack       *stack;
  TenboHandLog   *log;
  TenboChartView *graph;
  TenboNeedsPane *needs;

  TenboGame *game;                                /* that of the page; weak */
  guint      changes;                             /* number of changes of the game */
  guint      shown_log, shown_graph, shown_needs; /* value of changes at the last update */
  gboolean   last_hand;
};

G_DEFINE_FINAL_TYPE (TenboTablePane, tenbo_table_pane, GTK_TYPE_WIDGET)

/* Returns whether @tab is visible and does not show the last change of the game, and marks it as
 * updated. */
static gboolean
is_due (TenboTablePane *self,
        gpointer        tab,
        guint          *shown)
{
  if (self->game == NULL || *shown == self->changes || !gtk_widget_get_mapped (tab))
    return FALSE;

  *shown = self->changes;

  return TRUE;
}

/* Updates only the visible tab. */
static void
update_tabs (TenboTablePane *self)
{
  if (is_due (self, self->log, &self->shown_log))
    tenbo_hand_log_show (self->log, self->game);
  if (is_due (self, self->graph, &self->shown_graph))
    tenbo_chart_view_show_scores (self->graph, self->game);
  if (is_due (self, self->needs, &self->shown_needs))
    tenbo_needs_pane_show (self->needs, self->game);
}

static void
game_changed_cb (TenboTablePane *self)
{
  gboolean last_hand = tb_table_is_last_hand (tenbo_game_get_table (self->game));

  self->changes++;
  update_tabs (self);

  /* Switches only once, so a tab that the user chooses later stays for the whole last hand. */
  if (last_hand != self->last_hand)
    gtk_stack_set_visible_child_name (self->stack, last_hand ? "needs" : "hands");
  self->last_hand = last_hand;
}

static GtkSizeRequestMode
tenbo_table_pane_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
get_min_width (GtkWidget *view)
{
  int width;

  gtk_widget_measure (view, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);

  return width;
}

/* During animations and while a window shrinks, the pane can be narrower than its tabs. */
static void
tenbo_table_pane_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  GtkWidget *view = TENBO_TABLE_PANE (widget)->view;

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, get_min_width (view));
  gtk_widget_measure (view, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
tenbo_table_pane_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  GtkWidget *view = TENBO_TABLE_PANE (widget)->view;

  gtk_widget_allocate (view, MAX (width, get_min_width (view)), height, baseline, NULL);
}

static void
tenbo_table_pane_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TABLE_PANE);
  g_clear_weak_pointer (&TENBO_TABLE_PANE (object)->game);

  G_OBJECT_CLASS (tenbo_table_pane_parent_class)->dispose (object);
}

static void
tenbo_table_pane_class_init (TenboTablePaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_table_pane_dispose;

  widget_class->get_request_mode = tenbo_table_pane_get_request_mode;
  widget_class->measure = tenbo_table_pane_measure;
  widget_class->size_allocate = tenbo_table_pane_size_allocate;

  g_type_ensure (TENBO_TYPE_HAND_LOG);
  g_type_ensure (TENBO_TYPE_CHART_VIEW);
  g_type_ensure (TENBO_TYPE_NEEDS_PANE);
  tenbo_class_set_template (klass, "tenbo-table-pane");
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, view);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, log);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, graph);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, needs);
  gtk_widget_class_bind_template_callback (widget_class, update_tabs);
}

static void
tenbo_table_pane_init (TenboTablePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
tenbo_table_pane_show_needs (TenboTablePane *self)
{
  g_return_if_fail (TENBO_IS_TABLE_PANE (self));

  gtk_stack_set_visible_child_name (self->stack, "needs");
}

void
tenbo_table_pane_set_game (TenboTablePane *self,
                           TenboGame      *game)
{
  g_return_if_fail (TENBO_IS_TABLE_PANE (self));
  g_return_if_fail (self->game == NULL);

  g_set_weak_pointer (&self->game, game);
  g_signal_connect_object (game, "changed", G_CALLBACK (game_changed_cb), self, G_CONNECT_SWAPPED);
  game_changed_cb (self);
}
