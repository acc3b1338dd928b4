/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-rule-fields.h"

G_BEGIN_DECLS

/* Makes @widget, a button or a row, open the rule @field in the help. */
void tenbo_rule_link_set (GtkActionable *widget,
                          TbField        field);

G_END_DECLS
