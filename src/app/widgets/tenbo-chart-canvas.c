/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-chart-canvas.h"

#include "tenbo-chart-drawing.h"
#include "tenbo-class.h"

#include <adwaita.h>

#define TEXT_PART      0.82 /* relative to the size of the surrounding text */
#define LINE_WIDTH     2.0
#define CONTRAST_WIDTH 2.6
#define MIN_WIDTH      220
#define PAGE_PART      10

struct _TenboChartCanvas
{
  GtkWidget parent_instance;

  TenboChart *chart; /* or NULL; owned */
  int         point;
};

G_DEFINE_FINAL_TYPE (TenboChartCanvas, tenbo_chart_canvas, GTK_TYPE_WIDGET)

static guint point_changed_signal;

/* --- Style --- */

static AdwStyleManager *
get_manager (GtkWidget *widget)
{
  return adw_style_manager_get_for_display (gtk_widget_get_display (widget));
}

static TenboChartGround
find_ground (GtkWidget *widget)
{
  gboolean contrast = adw_style_manager_get_high_contrast (get_manager (widget));

  if (adw_style_manager_get_dark (get_manager (widget)))
    return contrast ? TENBO_CHART_ON_DARK_CONTRAST : TENBO_CHART_ON_DARK;

  return contrast ? TENBO_CHART_ON_LIGHT_CONTRAST : TENBO_CHART_ON_LIGHT;
}

void
tenbo_chart_snapshot_mark (GtkWidget   *widget,
                           GtkSnapshot *snapshot,
                           int          line_style)
{
  float    width = (float) gtk_widget_get_width (widget);
  float    height = (float) gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  tenbo_chart_draw_mark (cr, find_ground (widget), line_style, width / 2, height / 2,
                         MIN (width, height));
  cairo_destroy (cr);
}

void
tenbo_chart_ground_follow (GtkWidget *widget)
{
  AdwStyleManager *manager = get_manager (widget);

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           widget, G_CONNECT_SWAPPED);
}

/* Letters use the size of the interface font on any screen. */
static void
init_style (TenboChartCanvas *self,
            TenboChartStyle  *style)
{
  GtkWidget                  *widget = GTK_WIDGET (self);
  PangoContext               *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double                      size = pango_units_to_double (pango_font_description_get_size (font));
  TenboChartGround            ground = find_ground (widget);

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) / 72;

  *style = (TenboChartStyle) {
    .ground = ground,
    .text_size = size * TEXT_PART,
    .line_width = tenbo_chart_ground_has_contrast (ground) ? CONTRAST_WIDTH : LINE_WIDTH,
    .unit = 1,
    .is_mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL,
    .point = self->point,
  };
}

static TenboGraphArea
get_area (TenboChartCanvas *self)
{
  return (TenboGraphArea) { 0, 0, gtk_widget_get_width (GTK_WIDGET (self)),
                            gtk_widget_get_height (GTK_WIDGET (self)) };
}

/* --- The chosen point --- */

static gboolean
has_points (TenboChartCanvas *self)
{
  return self->chart != NULL && tenbo_chart_get_n_points (self->chart) > 0;
}

static void
choose_at (TenboChartCanvas *self,
           double            x,
           double            y)
{
  TenboChartStyle    style;
  TenboChartGeometry geometry;
  TenboGraphArea     area = get_area (self);

  if (!has_points (self))
    return;

  init_style (self, &style);
  tenbo_chart_lay_out (self->chart, gtk_widget_get_pango_context (GTK_WIDGET (self)), &style, &area,
                       &geometry);
  tenbo_chart_canvas_set_point (self, tenbo_chart_geometry_find_point (&geometry, x, y));
}

static void
drop_point (TenboChartCanvas *self)
{
  tenbo_chart_canvas_set_point (self, -1);
}

/* Clears the point when the pointer leaves, unless it was chosen with the keyboard. */
static void
leave_cb (TenboChartCanvas *self)
{
  if (!gtk_widget_has_focus (GTK_WIDGET (self)))
    drop_point (self);
}

static void
pressed_cb (TenboChartCanvas *self,
            int               n_press,
            double            x,
            double            y)
{
  choose_at (self, x, y);
}

/* Finds the point that the key moves to from the chosen point. Returns FALSE if there is none. */
static gboolean
find_next (TenboChartCanvas *self,
           guint             key,
           int              *point)
{
  int      last = tenbo_chart_get_n_points (self->chart) - 1;
  gboolean lies = self->chart->kind == TENBO_CHART_BARS;
  gboolean mirrored = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int      page = MAX (2, last / PAGE_PART);
  int      from = self->point;

  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      *point = mirrored ? from + 1 : from - 1;
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      *point = mirrored ? from - 1 : from + 1;
      break;
    case GDK_KEY_Up:
    case GDK_KEY_Down:
      if (!lies)
        return FALSE;
      *point = key == GDK_KEY_Up ? from - 1 : from + 1;
      break;
    case GDK_KEY_Page_Up:
      *point = from - page;
      break;
    case GDK_KEY_Page_Down:
      *point = from + page;
      break;
    case GDK_KEY_Home:
      *point = 0;
      break;
    case GDK_KEY_End:
      *point = last;
      break;
    default:
      return FALSE;
    }

  /* At the ends of horizontal bars, the focus moves on. */
  if (lies && (*point > last || (*point < 0 && from >= 0)))
    return FALSE;
  *point = from < 0 && *point <= 0 && key != GDK_KEY_Home ? last : CLAMP (*point, 0, last);
  return TRUE;
}

static gboolean
key_pressed_cb (TenboChartCanvas *self,
                guint             key,
                guint             code,
                GdkModifierType   state)
{
  g_autofree char *text = NULL;
  int              point;

  if (!has_points (self) || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (!find_next (self, key, &point))
    return GDK_EVENT_PROPAGATE;

  tenbo_chart_canvas_set_point (self, point);
  text = tenbo_chart_dup_point_text (self->chart, point);
  gtk_accessible_announce (GTK_ACCESSIBLE (self), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);

  return GDK_EVENT_STOP;
}

/* --- Drawing --- */

static void
tenbo_chart_canvas_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  TenboChartCanvas *self = TENBO_CHART_CANVAS (widget);
  TenboChartStyle   style;

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MIN_WIDTH : 0;
  if (!has_points (self) || orientation == GTK_ORIENTATION_HORIZONTAL)
    return;

  init_style (self, &style);
  *minimum = *natural = (int) tenbo_chart_measure_height (
    self->chart, gtk_widget_get_pango_context (widget), &style);
}

static void
tenbo_chart_canvas_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  TenboChartCanvas *self = TENBO_CHART_CANVAS (widget);
  TenboGraphArea    area = get_area (self);
  TenboChartStyle   style;
  cairo_t          *cr;

  if (!has_points (self))
    return;

  init_style (self, &style);
  cr = gtk_snapshot_append_cairo (
    snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) area.width, (float) area.height));
  tenbo_chart_draw (self->chart, cr, gtk_widget_get_pango_context (widget), &style, &area);
  cairo_destroy (cr);
}

static void
tenbo_chart_canvas_finalize (GObject *object)
{
  g_clear_pointer (&TENBO_CHART_CANVAS (object)->chart, tenbo_chart_unref);

  G_OBJECT_CLASS (tenbo_chart_canvas_parent_class)->finalize (object);
}

static void
tenbo_chart_canvas_class_init (TenboChartCanvasClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = tenbo_chart_canvas_finalize;
  widget_class->measure = tenbo_chart_canvas_measure;
  widget_class->snapshot = tenbo_chart_canvas_snapshot;

  point_changed_signal = tenbo_class_add_signal (klass, "point-changed", 0);
  gtk_widget_class_set_css_name (widget_class, "chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tenbo_chart_canvas_init (TenboChartCanvas *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkGesture         *click = gtk_gesture_click_new ();

  self->point = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_VISIBLE);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (choose_at), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (choose_at), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (drop_point), self);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  tenbo_chart_ground_follow (GTK_WIDGET (self));
}

void
tenbo_chart_canvas_set_chart (TenboChartCanvas *self,
                              TenboChart       *chart)
{
  g_autofree char *description = NULL;

  g_return_if_fail (TENBO_IS_CHART_CANVAS (self));

  if (chart != NULL)
    tenbo_chart_ref (chart);
  g_clear_pointer (&self->chart, tenbo_chart_unref);
  self->chart = chart;
  tenbo_chart_canvas_set_point (self, -1);

  if (chart != NULL)
    {
      description = tenbo_chart_dup_description (chart);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      chart->title,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

int
tenbo_chart_canvas_get_point (TenboChartCanvas *self)
{
  g_return_val_if_fail (TENBO_IS_CHART_CANVAS (self), -1);

  return self->point;
}

void
tenbo_chart_canvas_set_point (TenboChartCanvas *self,
                              int               point)
{
  g_return_if_fail (TENBO_IS_CHART_CANVAS (self));
  g_return_if_fail (point == -1 ||
                    (has_points (self) && point < tenbo_chart_get_n_points (self->chart)));

  if (self->point == point)
    return;

  self->point = point;
  g_signal_emit (self, point_changed_signal, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
