/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-host.h"

/* Margin between the guest and the edges of a screen that is larger than the guest, in pixels */
#define MARGIN 12

/* Minimum heights of a page with a banner, in pixels. On a narrow page, the players are one below
 * the other. */
#define NARROW_WIDTH      620
#define NARROW_MIN_HEIGHT 660
#define WIDE_MIN_HEIGHT   420

struct _TenboTableHost
{
  AdwBin parent_instance;

  GtkWidget *banner; /* NULL: none */
  GtkWidget *shade;  /* covers the page while a guest is open */
  GtkWidget *frame;  /* contains the guest; NULL if none is open */
  GtkWidget *first;  /* first focus of the guest; weak */
  GtkWidget *focus;  /* previous focus; weak */
  guint      focus_id;

  GtkWidget          *root; /* widget whose keys are blocked while a guest is open; weak */
  GtkEventController *keys; /* on @root, which owns it */

  TenboScreenSide side;
  int             width;
  int             height;
};

G_DEFINE_FINAL_TYPE (TenboTableHost, tenbo_table_host, ADW_TYPE_BIN)

static void
tenbo_table_host_measure (GtkWidget     *widget,
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

/* Returns the wanted size if it fits into @room with margins, otherwise @room. */
static int
choose_size (int wanted,
             int room)
{
  return wanted + 2 * MARGIN <= room ? wanted : room;
}

static int
get_minimum (GtkWidget     *widget,
             GtkOrientation orientation)
{
  int minimum, natural;

  gtk_widget_measure (widget, orientation, -1, &minimum, &natural, NULL, NULL);

  return MAX (minimum, 1);
}

/* Allocates the guest at the player's edge of the screen, within reach. On a very small screen, a
 * sheet that is turned sideways does not fit: it is scaled down. */
static void
allocate_frame (TenboTableHost *self,
                int             width,
                int             height)
{
  gboolean upright = tenbo_screen_side_is_upright (self->side);
  int      room_along = upright ? width : height;
  int      room_across = upright ? height : width;
  int      along = choose_size (self->width, room_along);
  int      across = choose_size (self->height, room_across);
  float    scale = MIN (
    (float) along / (float) get_minimum (self->frame, GTK_ORIENTATION_HORIZONTAL),
    (float) across / (float) get_minimum (self->frame, GTK_ORIENTATION_VERTICAL));
  int          gap = across < room_across ? MARGIN : 0;
  GdkRectangle area = { 0, 0, upright ? along : across, upright ? across : along };

  area.x = (width - area.width) / 2;
  area.y = (height - area.height) / 2;
  switch (self->side)
    {
    case TENBO_SCREEN_SIDE_BOTTOM:
      area.y = height - area.height - gap;
      break;
    case TENBO_SCREEN_SIDE_RIGHT:
      area.x = width - area.width - gap;
      break;
    case TENBO_SCREEN_SIDE_TOP:
      area.y = gap;
      break;
    case TENBO_SCREEN_SIDE_LEFT:
      area.x = gap;
      break;
    }

  tenbo_screen_side_allocate_scaled (self->frame, self->side, &area, MIN (scale, 1));
}

/* Allocates the banner at the bottom. Returns its height; 0 if it is hidden. */
static int
allocate_banner (TenboTableHost *self,
                 int             width,
                 int             height)
{
  gboolean     fits = height >= (width < NARROW_WIDTH ? NARROW_MIN_HEIGHT : WIDE_MIN_HEIGHT);
  GdkRectangle area = { .width = width };

  if (self->banner == NULL)
    return 0;

  gtk_widget_set_child_visible (self->banner, fits);
  if (!fits)
    return 0;

  gtk_widget_measure (self->banner, GTK_ORIENTATION_VERTICAL, width, NULL, &area.height, NULL,
                      NULL);
  area.y = height - area.height;
  gtk_widget_size_allocate (self->banner, &area, -1);
  return area.height;
}

static void
tenbo_table_host_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  TenboTableHost *self = TENBO_TABLE_HOST (widget);
  GdkRectangle    all = { 0, 0, width, height };
  GdkRectangle    page = { 0, 0, width, height - allocate_banner (self, width, height) };

  gtk_widget_size_allocate (adw_bin_get_child (ADW_BIN (widget)), &page, -1);
  if (self->frame == NULL)
    return;

  gtk_widget_size_allocate (self->shade, &all, -1);
  allocate_frame (self, width, height);
}

static void
forget_focus (TenboTableHost *self)
{
  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_clear_weak_pointer (&self->first);
  g_clear_weak_pointer (&self->focus);
}

/* Returns whether the key is an accelerator that opens or leaves something. A dialog would be
 * upright, above or below a turned guest. */
static gboolean
opens_something (GtkApplication *application,
                 guint           keyval,
                 GdkModifierType state)
{
  static const char *const stay[] = { "win.fullscreen", "window.close", "app.quit", NULL };
  g_autofree char         *accelerator = gtk_accelerator_name (gdk_keyval_to_lower (keyval), state);
  g_auto (GStrv) actions = gtk_application_get_actions_for_accel (application, accelerator);

  for (gsize i = 0; actions[i] != NULL; i++)
    if (!g_strv_contains (stay, actions[i]))
      return TRUE;

  return FALSE;
}

/* Blocks the keys of the window and of its menu before the window handles them. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                TenboTableHost        *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self->root));

  state &= gtk_accelerator_get_default_mod_mask ();
  if (keyval == GDK_KEY_F10)
    return GDK_EVENT_STOP;
  if (application == NULL)
    return GDK_EVENT_PROPAGATE;

  /* On many keyboard layouts, a character such as ? requires Shift, which its accelerator does not
   * include. */
  return opens_something (application, keyval, state) ||
         (gdk_keyval_to_lower (keyval) == gdk_keyval_to_upper (keyval) &&
          opens_something (application, keyval, state & ~(guint) GDK_SHIFT_MASK));
}

static void
release_keys (TenboTableHost *self)
{
  if (self->root != NULL)
    gtk_widget_remove_controller (self->root, self->keys);
  g_clear_weak_pointer (&self->root);
}

static void
tenbo_table_host_dispose (GObject *object)
{
  TenboTableHost *self = TENBO_TABLE_HOST (object);

  forget_focus (self);
  release_keys (self);
  g_clear_pointer (&self->frame, gtk_widget_unparent);
  g_clear_pointer (&self->shade, gtk_widget_unparent);
  g_clear_pointer (&self->banner, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_table_host_parent_class)->dispose (object);
}

static void
tenbo_table_host_class_init (TenboTableHostClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_table_host_dispose;
  widget_class->measure = tenbo_table_host_measure;
  widget_class->size_allocate = tenbo_table_host_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "table-host");
}

static void
tenbo_table_host_init (TenboTableHost *self)
{
  /* The layout manager of AdwBin would replace size_allocate. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/* Blocks or unblocks the page below the guest and the way back. */
static void
set_modal (TenboTableHost *self,
           gboolean        modal)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (self));
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_PAGE);

  gtk_widget_set_can_focus (child, !modal);
  gtk_widget_set_can_target (child, !modal);
  if (self->banner != NULL)
    gtk_widget_set_can_focus (self->banner, !modal);
  if (page != NULL)
    adw_navigation_page_set_can_pop (ADW_NAVIGATION_PAGE (page), !modal);
}

/* The first layout of the guest may move its parts, and then they lose the focus. */
static void
focus_cb (gpointer user_data)
{
  TenboTableHost *self = user_data;
  GtkRoot        *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget      *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  self->focus_id = 0;
  if (self->frame == NULL || (focus != NULL && gtk_widget_is_ancestor (focus, self->frame)))
    return;

  if (self->first == NULL || !gtk_widget_grab_focus (self->first))
    gtk_widget_child_focus (self->frame, GTK_DIR_TAB_FORWARD);
}

void
tenbo_table_host_set_banner (TenboTableHost *self,
                             GtkWidget      *banner)
{
  g_return_if_fail (TENBO_IS_TABLE_HOST (self) && self->banner == NULL);

  self->banner = banner;
  gtk_widget_set_parent (banner, GTK_WIDGET (self));
}

void
tenbo_table_host_open (TenboTableHost        *self,
                       const TenboTableGuest *guest)
{
  GtkRoot *root;

  g_return_if_fail (TENBO_IS_TABLE_HOST (self));
  g_return_if_fail (self->frame == NULL);

  self->shade = adw_bin_new ();
  gtk_widget_add_css_class (self->shade, "shade");
  gtk_widget_set_parent (self->shade, GTK_WIDGET (self));
  self->side = guest->side;
  self->width = guest->width;
  self->height = guest->height;
  self->frame = g_object_new (ADW_TYPE_BIN,
                              "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG,
                              "overflow", GTK_OVERFLOW_HIDDEN,
                              "child", guest->widget,
                              NULL);
  gtk_widget_add_css_class (self->frame, "turned");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->frame),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, guest->title,
                                  GTK_ACCESSIBLE_PROPERTY_MODAL, TRUE,
                                  -1);

  root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root != NULL)
    g_set_weak_pointer (&self->focus, gtk_root_get_focus (root));
  g_set_weak_pointer (&self->first, guest->focus);
  set_modal (self, TRUE);
  if (GTK_IS_WINDOW (root))
    {
      self->keys = gtk_event_controller_key_new ();
      gtk_event_controller_set_name (self->keys, "table-host");
      gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
      g_signal_connect (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
      gtk_widget_add_controller (GTK_WIDGET (root), self->keys);
      g_set_weak_pointer (&self->root, GTK_WIDGET (root));
    }
  gtk_widget_set_parent (self->frame, GTK_WIDGET (self));
  focus_cb (self);
  self->focus_id = g_idle_add_once (focus_cb, self);
}

void
tenbo_table_host_close (TenboTableHost *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = self->focus;

  g_return_if_fail (TENBO_IS_TABLE_HOST (self));

  if (self->frame == NULL)
    return;

  /* Clears the focus before the focused widget goes away; otherwise the page keeps it as its focus
   * child. */
  if (root != NULL)
    gtk_root_set_focus (root, NULL);
  g_clear_pointer (&self->frame, gtk_widget_unparent);
  g_clear_pointer (&self->shade, gtk_widget_unparent);
  set_modal (self, FALSE);
  release_keys (self);
  if (focus != NULL && gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (focus);
  forget_focus (self);
}

GtkWidget *
tenbo_table_host_get_open (TenboTableHost *self)
{
  g_return_val_if_fail (TENBO_IS_TABLE_HOST (self), NULL);

  return self->frame != NULL ? adw_bin_get_child (ADW_BIN (self->frame)) : NULL;
}
