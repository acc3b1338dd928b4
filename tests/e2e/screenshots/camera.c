/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "camera.h"

#include "app-contrast.h"
#include "tenbo-app-test.h"

#include <glib/gstdio.h>

/* Enough iterations for every layout that follows from a layout; nothing is animated. */
#define SETTLE_TICKS 12
#define RENDER_TRIES 20

#define TARGET_PX 44 /* the hit area of a finger */

/* GTK's default text size: 96 dots per inch, in 1024ths. */
#define USUAL_DPI (96 * 1024)

/* Texts that may be ellipsized: names made up by people, and the line above Confirm that summarizes
 * an entry on a small screen, whose full text is in the preview above it. */
static const struct
{
  const char *picture; /* a glob pattern */
  const char *text;
} may_be_cut[] = {
  { "narrow*/entry-*", "*·*" },
  { "tiny*/entry-*", "*" },
};

static char *folder;
static char *picture; /* VIEW/NAME of the current picture */
static int   n_faults;
static int   n_pictures;

void
camera_fault (const char *format,
              ...)
{
  g_autofree char *text = NULL;
  va_list          args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  g_printerr ("%s: %s\n", picture != NULL ? picture : "-", text);
  n_faults++;
}

static GLogWriterOutput
log_cb (GLogLevelFlags   level,
        const GLogField *fields,
        gsize            n_fields,
        gpointer         user_data)
{
  g_autofree char *text = NULL;

  if ((level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) == 0)
    return G_LOG_WRITER_HANDLED;

  text = g_log_writer_format_fields (level, fields, n_fields, FALSE);
  camera_fault ("%s", text);

  return G_LOG_WRITER_HANDLED;
}

/* Without a window manager GTK draws a frame, which would take space. */
static void
hide_frame (void)
{
  g_autoptr (GtkCssProvider) css = gtk_css_provider_new ();

  gtk_css_provider_load_from_string (css,
                                     "window.solid-csd { padding: 0; border: none; margin: 0; "
                                     "box-shadow: none; outline: none; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

void
camera_init (const char *out)
{
  folder = g_strdup (out);
  hide_frame ();
  g_log_set_writer_func (log_cb, NULL, NULL);
}

static void
settle (void)
{
  for (int i = 0; i < SETTLE_TICKS; i++)
    app_test_tick ();
}

void
camera_set_view (TenboWindow      *window,
                 const CameraView *view)
{
  GtkWidget *widget = GTK_WIDGET (window);

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      view->dark ? ADW_COLOR_SCHEME_FORCE_DARK
                                                 : ADW_COLOR_SCHEME_FORCE_LIGHT);
  g_object_set (gtk_widget_get_settings (widget), "gtk-xft-dpi",
                USUAL_DPI / 100 * view->text_percent, NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), view->width, view->height);
  WAIT_UNTIL (gtk_widget_get_width (widget) == view->width &&
              gtk_widget_get_height (widget) == view->height);
}

static gboolean
may_cut (const char *text)
{
  for (gsize i = 0; i < G_N_ELEMENTS (may_be_cut); i++)
    if (g_pattern_match_simple (may_be_cut[i].picture, picture) &&
        g_pattern_match_simple (may_be_cut[i].text, text))
      return TRUE;

  return FALSE;
}

static void
check_label (GtkLabel *label)
{
  const char *text = gtk_label_get_text (label);

  if (pango_layout_is_ellipsized (gtk_label_get_layout (label)) && !may_cut (text))
    camera_fault ("cut short: \"%s\"", text);
}

static gboolean
is_control (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget) &&
         (GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_SWITCH (widget) ||
          GTK_IS_CHECK_BUTTON (widget));
}

/* Returns the ancestor in which @widget is upright: the window, or a sheet that is turned to a
 * player. */
static GtkWidget *
find_upright (GtkWidget *widget,
              GtkWidget *window)
{
  while (widget != window && !gtk_widget_has_css_class (widget, "turned"))
    widget = gtk_widget_get_parent (widget);

  return widget;
}

/* A control is reachable if it is entirely inside the window, or its parent scrolls to it. */
static void
check_reach (GtkWidget *widget,
             GtkWidget *window)
{
  GtkWidget       *whole = find_upright (widget, window);
  gboolean         scrolls = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW) != NULL;
  g_autofree char *name = NULL;
  graphene_rect_t  bounds;

  if (!gtk_widget_compute_bounds (widget, whole, &bounds))
    return;

  name = app_test_get_name (widget);
  if (bounds.origin.x < 0 ||
      bounds.origin.x + bounds.size.width > (float) gtk_widget_get_width (whole))
    camera_fault ("out of reach at the side: \"%s\"", name);
  else if (!scrolls &&
           (bounds.origin.y < 0 ||
            bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (whole)))
    camera_fault ("out of reach above or below: \"%s\"", name);
}

/* Whether a press on @widget counts for its row, which is larger. */
static gboolean
is_in_row (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  if (!gtk_widget_get_can_target (widget))
    return TRUE;

  return ADW_IS_ACTION_ROW (row) &&
         adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)) == widget;
}

/* Whether @widget is a target for a finger. Fourteen tiles of a hand, or nine keys of a suit, share
 * the width of a phone; they are high instead. */
static gboolean
is_target (GtkWidget *widget)
{
  static const char *const names[] = { "button", "entry", "modelbutton", "spinbutton", "toggle",
                                       NULL };

  if (GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget))
    return !is_in_row (widget);

  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));

  return g_strv_contains (names, gtk_widget_get_css_name (widget)) &&
         !gtk_widget_has_css_class (widget, "tile-key") &&
         !gtk_widget_has_css_class (widget, "hand-tile");
}

static void
check_target (GtkWidget *widget)
{
  g_autofree char *name = app_test_get_name (widget);
  graphene_rect_t  bounds;

  if (!gtk_widget_compute_bounds (widget, widget, &bounds))
    return;

  if (bounds.size.width < TARGET_PX || bounds.size.height < TARGET_PX)
    camera_fault ("only %.0f x %.0f pixels to hit: %s \"%s\"", bounds.size.width,
                  bounds.size.height, G_OBJECT_TYPE_NAME (widget), name);
}

static void
check_widgets (GtkWidget *widget,
               GtkWidget *window)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_LABEL (widget))
    check_label (GTK_LABEL (widget));
  if (is_control (widget))
    check_reach (widget, window);
  if (is_target (widget))
    check_target (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_POPOVER (child))
      check_widgets (child, window);
}

/* A page that does not fit makes the window grow, unlike on a real screen. */
static void
check_width (GtkWidget        *window,
             const CameraView *view)
{
  if (gtk_widget_get_width (window) > view->width)
    camera_fault ("%d wide, not %d", gtk_widget_get_width (window), view->width);
}

static void
add_widget (GtkSnapshot *snapshot,
            GtkWidget   *widget,
            float        x,
            float        y)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gdk_paintable_snapshot (paintable,
                          snapshot,
                          gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  gtk_snapshot_restore (snapshot);
}

/* A menu has a separate surface above the window. */
static void
add_popovers (GtkSnapshot *snapshot,
              GtkWidget   *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_POPOVER (widget))
    {
      GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (widget)));

      add_widget (snapshot, widget, (float) gdk_popup_get_position_x (popup),
                  (float) gdk_popup_get_position_y (popup));
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_popovers (snapshot, child);
}

static GdkTexture *
render (GtkWidget *window)
{
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot    *snapshot = gtk_snapshot_new ();
  graphene_rect_t frame = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (window),
                                              (float) gtk_widget_get_height (window));

  add_widget (snapshot, window, 0, 0);
  add_popovers (snapshot, window);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return NULL;

  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, &frame);
}

static void
faint_cb (const char *text,
          double      contrast,
          double      needed,
          gpointer    user_data)
{
  camera_fault ("contrast of %.2f instead of %.1f: \"%s\"", contrast, needed, text);
}

/* Returns the topmost dialog, or the page. */
static GtkWidget *
find_front (TenboWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));

  return dialog != NULL ? adw_dialog_get_child (dialog) : GTK_WIDGET (window);
}

void
camera_shoot (TenboWindow      *window,
              const CameraView *view,
              const char       *name)
{
  g_autofree char *file = g_strdup_printf ("%s.png", name);
  g_autofree char *path = g_build_filename (folder, view->name, file, NULL);
  g_autofree char *dir = g_path_get_dirname (path);
  g_autoptr (GdkTexture) texture = NULL;

  g_free (picture);
  picture = g_strdup_printf ("%s/%s", view->name, name);
  settle ();
  check_width (GTK_WIDGET (window), view);
  check_widgets (GTK_WIDGET (window), GTK_WIDGET (window));
  texture = render (GTK_WIDGET (window));

  /* A busy machine may not have drawn anything yet. */
  for (int i = 0; texture == NULL && i < RENDER_TRIES; i++)
    {
      settle ();
      texture = render (GTK_WIDGET (window));
    }

  if (texture == NULL)
    camera_fault ("nothing is drawn");
  else if (g_mkdir_with_parents (dir, 0777) != 0 || !gdk_texture_save_to_png (texture, path))
    camera_fault ("cannot be written to %s", path);
  else
    n_pictures++;

  /* This comes last, since it replaces the texts. Flying amounts hide the widgets below them. */
  if (!g_str_has_prefix (name, "table-transfers"))
    app_contrast_check_labels (find_front (window), faint_cb, NULL);
}

int
camera_get_n_faults (void)
{
  return n_faults;
}

int
camera_get_n_pictures (void)
{
  return n_pictures;
}
