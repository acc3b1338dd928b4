/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How long points are seen to move. */
#define TENBO_SCORE_MSEC 1000

/* A score that counts from one value to the next, so that people see who got and who paid. It holds
 * nobody up: what is shown next goes on from where it is. Where nothing is to be animated it is
 * there at once. */
#define TENBO_TYPE_SCORE_LABEL (tenbo_score_label_get_type ())
G_DECLARE_FINAL_TYPE (TenboScoreLabel, tenbo_score_label, TENBO, SCORE_LABEL, GtkWidget)

/* Shows @score; from the second time on by counting. */
void tenbo_score_label_set_score (TenboScoreLabel *self,
                                  int              score);

G_END_DECLS
