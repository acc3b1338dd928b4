/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Marks a player who is near the end of the game: in a few words, or with a sign if there is less
 * space. Its tooltip is a sentence, which screen readers get too. */
#define TENBO_TYPE_REACH_LABEL (tenbo_reach_label_get_type ())
G_DECLARE_FINAL_TYPE (TenboReachLabel, tenbo_reach_label, TENBO, REACH_LABEL, GtkWidget)

void tenbo_reach_label_set_text (TenboReachLabel *self,
                                 const char      *words,
                                 const char      *sign);

G_END_DECLS
