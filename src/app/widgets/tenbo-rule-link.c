/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-rule-link.h"

void
tenbo_rule_link_set (GtkActionable *widget,
                     TbField        field)
{
  g_autofree char *page = NULL;

  g_return_if_fail (GTK_IS_ACTIONABLE (widget));

  page = g_strconcat ("rules/", tb_rule_fields[field].key, NULL);
  gtk_actionable_set_action_target (widget, "s", page);
  gtk_actionable_set_action_name (widget, "win.help-page");
}
