/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-pane.h"

#include "tenbo-hand-log.h"
#include "tenbo-needs-pane.h"
#include "tenbo-score-graph.h"

typedef enum
{
  TAB_HANDS,
  TAB_GRAPH,
  TAB_NEEDS,
  N_TABS,
} Tab;

struct _TenboTablePane
{
  GtkWidget parent_instance;

  GtkWidget       *view;
  AdwViewStack    *stack;
  TenboHandLog    *log;
  TenboScoreGraph *graph;
  TenboNeedsPane  *needs;

  TenboGame *game;          /* the page's; cleared when that lets it go */
  gboolean   stale[N_TABS]; /* what is shown there is not of the game as it stands */
  gboolean   last_hand;
};

G_DEFINE_FINAL_TYPE (TenboTablePane, tenbo_table_pane, GTK_TYPE_WIDGET)

static GtkWidget *
get_child (TenboTablePane *self,
           Tab             tab)
{
  GtkWidget *const children[] = {
    [TAB_HANDS] = GTK_WIDGET (self->log),
    [TAB_GRAPH] = GTK_WIDGET (self->graph),
    [TAB_NEEDS] = GTK_WIDGET (self->needs),
  };

  return children[tab];
}

/* What is not seen is not worked out before it is. */
static void
refresh (TenboTablePane *self)
{
  for (int tab = 0; tab < N_TABS; tab++)
    {
      if (!self->stale[tab] || self->game == NULL ||
          !gtk_widget_get_mapped (get_child (self, (Tab) tab)))
        continue;

      self->stale[tab] = FALSE;
      switch ((Tab) tab)
        {
        case TAB_HANDS:
          tenbo_hand_log_show (self->log, self->game);
          break;
        case TAB_GRAPH:
          tenbo_score_graph_show (self->graph, self->game);
          break;
        case TAB_NEEDS:
          tenbo_needs_pane_show (self->needs, self->game);
          break;
        case N_TABS:
          break;
        }
    }
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

/* While it is slid in or out, or away where a window shrinks, there are widths that the tabs do not
 * fit into. */
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
  g_clear_weak_pointer (&TENBO_TABLE_PANE (object)->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), TENBO_TYPE_TABLE_PANE);

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
  g_type_ensure (TENBO_TYPE_SCORE_GRAPH);
  g_type_ensure (TENBO_TYPE_NEEDS_PANE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/tenbo_app/Tenbo/tenbo-table-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, view);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, stack);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, log);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, graph);
  gtk_widget_class_bind_template_child (widget_class, TenboTablePane, needs);
}

static void
tenbo_table_pane_init (TenboTablePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int tab = 0; tab < N_TABS; tab++)
    g_signal_connect_object (get_child (self, (Tab) tab), "map", G_CALLBACK (refresh), self,
                             G_CONNECT_SWAPPED);
}

void
tenbo_table_pane_show_needs (TenboTablePane *self)
{
  g_return_if_fail (TENBO_IS_TABLE_PANE (self));

  adw_view_stack_set_visible_child_name (self->stack, "needs");
}

void
tenbo_table_pane_show (TenboTablePane *self,
                       TenboGame      *game)
{
  gboolean last_hand = tb_table_is_last_hand (tenbo_game_get_table (game));

  g_return_if_fail (TENBO_IS_TABLE_PANE (self));

  g_set_weak_pointer (&self->game, game);
  for (int tab = 0; tab < N_TABS; tab++)
    self->stale[tab] = TRUE;
  refresh (self);

  /* What is chosen after that stays as long as the last hand lasts. */
  if (last_hand != self->last_hand)
    adw_view_stack_set_visible_child_name (self->stack, last_hand ? "needs" : "hands");
  self->last_hand = last_hand;
}
