/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-player-toggles.h"

#include "tenbo-choice.h"
#include "tenbo-class.h"
#include "tenbo-label.h"
#include "tenbo-side-mark.h"

struct _TenboPlayerToggles
{
  GtkBox parent_instance;

  GtkLabel *title;
  GtkBox   *row;

  /* NULL until the first name is set: most questions of an entry are not asked */
  GtkLabel  *names[TB_MAX_PLAYERS];
  GtkLabel  *details[TB_MAX_PLAYERS];
  GtkWidget *marks[TB_MAX_PLAYERS];
  GtkWidget *buttons[TB_MAX_PLAYERS];

  TbPlayerSet active;
  gboolean    stacked;
};

G_DEFINE_FINAL_TYPE (TenboPlayerToggles, tenbo_player_toggles, GTK_TYPE_BOX)

static guint pressed_signal;
static guint held_signal;

static void
button_clicked_cb (TenboPlayerToggles *self,
                   GtkWidget          *button)
{
  for (guint player = 0; player < TB_MAX_PLAYERS; player++)
    if (self->buttons[player] == button)
      g_signal_emit (self, pressed_signal, 0, player);
}

/* Emits "held" for the player at a position of the row. The button is not pressed as well. */
static void
hold (GtkGesture *gesture,
      double      x,
      double      y)
{
  GtkWidget          *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget          *picked = gtk_widget_pick (row, x, y, GTK_PICK_DEFAULT);
  TenboPlayerToggles *self =
    TENBO_PLAYER_TOGGLES (gtk_widget_get_ancestor (row, TENBO_TYPE_PLAYER_TOGGLES));

  for (guint player = 0; picked != NULL && player < TB_MAX_PLAYERS; player++)
    if (self->buttons[player] == picked || gtk_widget_is_ancestor (picked, self->buttons[player]))
      {
        gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
        g_signal_emit (self, held_signal, 0, player);
        return;
      }
}

static void
clicked_cb (GtkGesture *gesture,
            int         n_press,
            double      x,
            double      y)
{
  hold (gesture, x, y);
}

static void
tenbo_player_toggles_class_init (TenboPlayerTogglesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  pressed_signal = tenbo_class_add_signal (klass, "pressed", 1, G_TYPE_UINT);
  held_signal = tenbo_class_add_signal (klass, "held", 1, G_TYPE_UINT);
  tenbo_class_set_template (klass, "tenbo-player-toggles");
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerToggles, title);
  gtk_widget_class_bind_template_child (widget_class, TenboPlayerToggles, row);
  gtk_widget_class_bind_template_callback (widget_class, hold);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
  gtk_widget_class_set_css_name (widget_class, "player-toggles");
}

static void
tenbo_player_toggles_init (TenboPlayerToggles *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_button_stacked (GtkWidget *button,
                    gboolean   stacked)
{
  GtkWidget     *box = gtk_button_get_child (GTK_BUTTON (button));
  GtkOrientation turn = stacked ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), turn);
  gtk_box_set_spacing (GTK_BOX (box), stacked ? 1 : 6);
}

static GtkLabel *
add_line (GtkWidget *lines)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (lines), label);

  return GTK_LABEL (label);
}

static void
add_buttons (TenboPlayerToggles *self)
{
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      self->names[player] = add_line (lines);
      self->details[player] = add_line (lines);
      gtk_widget_add_css_class (GTK_WIDGET (self->details[player]), "caption");
      gtk_widget_add_css_class (GTK_WIDGET (self->details[player]), "numeric");
      gtk_widget_set_visible (GTK_WIDGET (self->details[player]), FALSE);
      self->marks[player] = tenbo_side_mark_new (tenbo_table_side_of_player (player));
      gtk_box_append (GTK_BOX (box), self->marks[player]);
      gtk_box_append (GTK_BOX (box), lines);
      gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
      self->buttons[player] = tenbo_choice_new (box);
      set_button_stacked (self->buttons[player], self->stacked);
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

  gtk_label_set_label (self->title, title);
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
  tenbo_class_toggle (self, "stacked", stacked);
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS && self->buttons[player] != NULL; player++)
    set_button_stacked (self->buttons[player], stacked);
}

void
tenbo_player_toggles_set_name (TenboPlayerToggles *self,
                               TbPlayer            player,
                               const char         *name)
{
  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));
  g_return_if_fail (player < TB_MAX_PLAYERS);

  if (self->buttons[player] == NULL)
    add_buttons (self);
  gtk_label_set_label (self->names[player], name != NULL ? name : "");
  tenbo_label_set_accessible (self->buttons[player], name != NULL ? name : "");
  gtk_widget_set_visible (self->buttons[player], name != NULL);
}

void
tenbo_player_toggles_set_detail (TenboPlayerToggles *self,
                                 TbPlayer            player,
                                 const char         *detail)
{
  GtkAccessible *button;

  g_return_if_fail (TENBO_IS_PLAYER_TOGGLES (self));
  g_return_if_fail (player < TB_MAX_PLAYERS);

  gtk_label_set_label (self->details[player], detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->details[player]), detail != NULL);

  button = GTK_ACCESSIBLE (self->buttons[player]);
  if (detail != NULL && *detail != '\0')
    gtk_accessible_update_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, detail, -1);
  else
    gtk_accessible_reset_property (button, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
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
