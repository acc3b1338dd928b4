/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-choice.h"

GtkWidget *
tenbo_choice_new (GtkWidget *child)
{
  GtkWidget *choice = g_object_new (GTK_TYPE_BUTTON,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON,
                                    "child", child,
                                    NULL);

  gtk_widget_add_css_class (choice, "choice");
  tenbo_choice_set_active (choice, FALSE);

  return choice;
}

void
tenbo_choice_set_active (GtkWidget *choice,
                         gboolean   active)
{
  GtkAccessibleTristate pressed = active ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                         : GTK_ACCESSIBLE_TRISTATE_FALSE;

  g_return_if_fail (GTK_IS_BUTTON (choice));

  if (active)
    gtk_widget_set_state_flags (choice, GTK_STATE_FLAG_CHECKED, FALSE);
  else
    gtk_widget_unset_state_flags (choice, GTK_STATE_FLAG_CHECKED);

  gtk_accessible_update_state (GTK_ACCESSIBLE (choice),
                               GTK_ACCESSIBLE_STATE_PRESSED,
                               pressed,
                               -1);
}

gboolean
tenbo_choice_get_active (GtkWidget *choice)
{
  g_return_val_if_fail (GTK_IS_BUTTON (choice), FALSE);

  return (gtk_widget_get_state_flags (choice) & GTK_STATE_FLAG_CHECKED) != 0;
}
