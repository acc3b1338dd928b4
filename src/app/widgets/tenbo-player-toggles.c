/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-player-toggles.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-side-mark.h"

struct _TenboPlayerToggles
{
  GtkBox parent_instance;

  GtkLabel  *title;
  GtkBox    *row;
  GtkLabel  *names[TB_MAX_PLAYERS];
  GtkWidget *marks[TB_MAX_PLAYERS];
  GtkWidget *buttons[TB_MAX_PLAYERS];

  TbPlayerSet active;
  gboolean    stacked;
};

G_DEFINE_FINAL_TYPE (TenboPlayerToggles, tenbo_player_toggles, GTK_TYPE_BOX)

typedef enum
{
  PROP_TITLE = 1,
  PROP_STACKED,
} TenboPlayerTogglesProps;

static GParamSpec *props[PROP_STACKED + 1];
static guint       pressed_signal;

static void
button_clicked_cb (TenboPlayerToggles *self,
                   GtkWidget          *button)
{
  for (guint player = 0; player < TB_MAX_PLAYERS; player++)
    if (self->buttons[player] == button)
      g_signal_emit (self, pressed_signal, 0, player);
}

static void
tenbo_player_toggles_set_property (GObject      *object,
                                   guint         property_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  switch ((TenboPlayerTogglesProps) property_id)
    {
    case PROP_TITLE:
      tenbo_player_toggles_set_title (TENBO_PLAYER_TOGGLES (object), g_value_get_string (value));
      break;

    case PROP_STACKED:
      tenbo_player_toggles_set_stacked (TENBO_PLAYER_TOGGLES (object), g_value_get_boolean (value));
      break;
    }
}

static void
tenbo_player_toggles_get_property (GObject    *object,
                                   guint       property_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch ((TenboPlayerTogglesProps) property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (TENBO_PLAYER_TOGGLES (object)->title));
      break;

    case PROP_STACKED:
      g_value_set_boolean (value, TENBO_PLAYER_TOGGLES (object)->stacked);
      break;
    }
}

static void
tenbo_player_toggles_class_init (TenboPlayerTogglesClass *klass)
{
  GObjectClass   *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tenbo_player_toggles_set_property;
  object_class->get_property = tenbo_player_toggles_get_property;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, "", TENBO_PROPERTY);
  props[PROP_STACKED] = g_param_spec_boolean ("stacked", NULL, NULL, FALSE, TENBO_PROPERTY);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  pressed_signal = tenbo_class_add_signal (klass, "pressed", 1, G_TYPE_UINT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/tenbo_app/Tenbo/tenbo-player-toggles.ui");
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerToggles, title);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerToggles, row);
  gtk_widget_class_set_css_name (widget_class, "player-toggles");
}

static void
tenbo_player_toggles_init (TenboPlayerToggles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      self->names[player] = GTK_LABEL (gtk_label_new (NULL));
      gtk_label_set_ellipsize (self->names[player], PANGO_ELLIPSIZE_END);
      self->marks[player] = tenbo_side_mark_new (tenbo_table_side_of_player (player));
      gtk_box_append (GTK_BOX (box), self->marks[player]);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->names[player]));
      gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
      self->buttons[player] = tenbo_choice_new (box);
      gtk_widget_set_visible (self->buttons[player], FALSE);
      g_signal_connect_swapped (self->buttons[player], "clicked", G_CALLBACK (button_clicked_cb),
                                self);
      gtk_box_append (self->row, self->buttons[player]);
    }
}

void
tenbo_player_toggles_set_title (TenboPlayerToggles *self,
                                const char         *title)
{
  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));

  if (g_strcmp0 (gtk_label_get_label (self->title), title) == 0)
    return;

  gtk_label_set_label (self->title, title);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

void
tenbo_player_toggles_set_stacked (TenboPlayerToggles *self,
                                  gboolean            stacked)
{
  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));

  stacked = !!stacked;
  if (self->stacked == stacked)
    return;

  self->stacked = stacked;
  if (stacked)
    gtk_widget_add_css_class (GTK_WIDGET (self), "stacked");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "stacked");
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      GtkWidget     *box = gtk_button_get_child (GTK_BUTTON (self->buttons[player]));
      GtkOrientation turn = stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

      gtk_orientable_set_orientation (GTK_ORIENTABLE (box), turn);
      gtk_box_set_spacing (GTK_BOX (box), stacked ? 1 : 6);
    }
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_STACKED]);
}

void
tenbo_player_toggles_set_name (TenboPlayerToggles *self,
                               TbPlayer            player,
                               const char         *name)
{
  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));
  g_return_if_fail (player < TB_MAX_PLAYERS);

  gtk_label_set_label (self->names[player], name != NULL ? name : "");
  tenbo_choice_set_name (self->buttons[player], name != NULL ? name : "");
  gtk_widget_set_visible (self->buttons[player], name != NULL);
}

void
tenbo_player_toggles_set_place (TenboPlayerToggles *self,
                                TbPlayer            player,
                                TbSide              side)
{
  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));
  g_return_if_fail (player < TB_MAX_PLAYERS);

  tenbo_side_mark_set_side (TENBO_SIDE_MARK (self->marks[player]), side);
}

void
tenbo_player_toggles_set_active (TenboPlayerToggles *self,
                                 TbPlayerSet         players)
{
  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));

  self->active = players;
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    tenbo_choice_set_active (self->buttons[player], (players & TB_PLAYER_BIT (player)) != 0);
}

TbPlayerSet
tenbo_player_toggles_get_active (TenboPlayerToggles *self)
{
  g_return_val_if_fail (TENBO_IS_PLAYER_TOGGLES (self), 0);

  return self->active;
}

void
tenbo_player_toggles_set_available (TenboPlayerToggles *self,
                                    TbPlayerSet         players)
{
  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    gtk_widget_set_sensitive (self->buttons[player], (players & TB_PLAYER_BIT (player)) != 0);
}
