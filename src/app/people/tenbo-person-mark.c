/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-person-mark.h"

#include "tenbo-chart-canvas.h"
#include "tenbo-class.h"
#include "tenbo-label.h"

#include <glib/gi18n.h>

#define MARK_SIZE 14

struct _TenboPersonMark
{
  GtkWidget parent_instance;

  int colour;
};

G_DEFINE_FINAL_TYPE (TenboPersonMark, tenbo_person_mark, GTK_TYPE_WIDGET)

/* Properties of both classes */
typedef enum
{
  PROP_COLOUR = 1,
} Props;

static GParamSpec *props[PROP_COLOUR + 1];
static GParamSpec *row_props[PROP_COLOUR + 1];

/* Returns "Blue diamond"; for -1, "No color". Static. */
static const char *
get_name (int colour)
{
  /* In the order of the lines of a chart */
  static const char *const names[TENBO_N_PERSON_COLOURS] = {
    N_ ("Blue diamond"),
    N_ ("Red square"),
    N_ ("Green disc"),
    N_ ("Yellow triangle"),
    N_ ("Purple triangle, point down"),
    N_ ("Sky blue cross"),
    N_ ("Gray bar"),
    N_ ("Olive triangle, point left"),
  };

  if (colour < 0 || colour >= TENBO_N_PERSON_COLOURS)
    return _ ("No color");

  return _ (names[colour]);
}

static void
tenbo_person_mark_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  int colour = TENBO_PERSON_MARK (widget)->colour;

  if (colour >= 0)
    tenbo_chart_snapshot_mark (widget, snapshot, colour);
}

static void
tenbo_person_mark_set_property (GObject      *object,
                                guint         property_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch ((Props) property_id)
    {
    case PROP_COLOUR:
      tenbo_person_mark_set_colour (TENBO_PERSON_MARK (object), g_value_get_int (value));
      break;
    }
}

static void
tenbo_person_mark_get_property (GObject    *object,
                                guint       property_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch ((Props) property_id)
    {
    case PROP_COLOUR:
      g_value_set_int (value, TENBO_PERSON_MARK (object)->colour);
      break;
    }
}

static void
tenbo_person_mark_class_init (TenboPersonMarkClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tenbo_person_mark_set_property;
  object_class->get_property = tenbo_person_mark_get_property;
  widget_class->snapshot = tenbo_person_mark_snapshot;

  props[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, -1, TENBO_N_PERSON_COLOURS - 1, -1,
                                         TENBO_PROPERTY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  gtk_widget_class_set_css_name (widget_class, "person-mark");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_person_mark_init (TenboPersonMark *self)
{
  self->colour = -1;
  gtk_widget_set_size_request (GTK_WIDGET (self), MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  tenbo_chart_ground_follow (GTK_WIDGET (self));
}

void
tenbo_person_mark_set_colour (TenboPersonMark *self,
                              int              colour)
{
  g_return_if_fail (TENBO_IS_PERSON_MARK (self));
  g_return_if_fail (colour >= -1 && colour < TENBO_N_PERSON_COLOURS);

  if (self->colour == colour)
    return;

  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_COLOUR]);
}

/* --- The row --- */

/* Keep the nine buttons in rows of five and four at any width, not of eight and one. */
#define FIVE_BUTTONS 240

struct _TenboColourRow
{
  AdwPreferencesRow parent_instance;

  /* owned by the widget tree; the first is no color */
  GtkToggleButton *buttons[TENBO_N_PERSON_COLOURS + 1];

  int colour;
};

G_DEFINE_FINAL_TYPE (TenboColourRow, tenbo_colour_row, ADW_TYPE_PREFERENCES_ROW)

static void
toggled_cb (TenboColourRow  *self,
            GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;

  for (int i = 0; i <= TENBO_N_PERSON_COLOURS; i++)
    if (self->buttons[i] == button && self->colour != i - 1)
      {
        self->colour = i - 1;
        g_object_notify_by_pspec (G_OBJECT (self), row_props[PROP_COLOUR]);
      }
}

static void
tenbo_colour_row_set_property (GObject      *object,
                               guint         property_id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  switch ((Props) property_id)
    {
    case PROP_COLOUR:
      tenbo_colour_row_set_colour (TENBO_COLOUR_ROW (object), g_value_get_int (value));
      break;
    }
}

static void
tenbo_colour_row_get_property (GObject    *object,
                               guint       property_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  switch ((Props) property_id)
    {
    case PROP_COLOUR:
      g_value_set_int (value, TENBO_COLOUR_ROW (object)->colour);
      break;
    }
}

static void
tenbo_colour_row_class_init (TenboColourRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->set_property = tenbo_colour_row_set_property;
  object_class->get_property = tenbo_colour_row_get_property;

  row_props[PROP_COLOUR] = g_param_spec_int ("colour", NULL, NULL, -1,
                                             TENBO_N_PERSON_COLOURS - 1, -1, TENBO_PROPERTY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (row_props), row_props);
}

static void
tenbo_colour_row_init (TenboColourRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *title = gtk_label_new (_ ("Color and Mark"));
  GtkWidget *wrap = adw_wrap_box_new ();

  self->colour = -1;
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (wrap), 3);
  adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (wrap), 3);
  adw_wrap_box_set_natural_line_length (ADW_WRAP_BOX (wrap), FIVE_BUTTONS);
  gtk_widget_set_halign (wrap, GTK_ALIGN_START);
  for (int i = 0; i <= TENBO_N_PERSON_COLOURS; i++)
    {
      const char *name = get_name (i - 1);
      GtkWidget  *button = gtk_toggle_button_new ();

      gtk_button_set_child (GTK_BUTTON (button),
                            i == 0 ? gtk_image_new_from_icon_name ("edit-clear-symbolic")
                                   : g_object_new (TENBO_TYPE_PERSON_MARK, "colour", i - 1, NULL));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "colour");
      gtk_widget_set_tooltip_text (button, name);
      tenbo_label_set_accessible (button, name);
      self->buttons[i] = GTK_TOGGLE_BUTTON (button);
      if (i > 0)
        gtk_toggle_button_set_group (self->buttons[i], self->buttons[0]);
      adw_wrap_box_append (ADW_WRAP_BOX (wrap), button);
    }
  gtk_toggle_button_set_active (self->buttons[0], TRUE);
  for (int i = 0; i <= TENBO_N_PERSON_COLOURS; i++)
    g_signal_connect_object (self->buttons[i], "toggled", G_CALLBACK (toggled_cb), self,
                             G_CONNECT_SWAPPED);

  gtk_widget_add_css_class (box, "colours");
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), wrap);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ ("Color and Mark"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

int
tenbo_colour_row_get_colour (TenboColourRow *self)
{
  g_return_val_if_fail (TENBO_IS_COLOUR_ROW (self), -1);

  return self->colour;
}

void
tenbo_colour_row_set_colour (TenboColourRow *self,
                             int             colour)
{
  g_return_if_fail (TENBO_IS_COLOUR_ROW (self));
  g_return_if_fail (colour >= -1 && colour < TENBO_N_PERSON_COLOURS);

  gtk_toggle_button_set_active (self->buttons[colour + 1], TRUE);
}
