/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Duration of the counting, in milliseconds */
#define TENBO_SCORE_MSEC 1000

/* A score that counts from the old to the new value, so that players see who received points and
 * who paid. A new value does not wait: it starts from the number currently shown. If animations are
 * disabled, the label shows the new value immediately. */
#define TENBO_TYPE_SCORE_LABEL (tenbo_score_label_get_type ())
G_DECLARE_FINAL_TYPE (TenboScoreLabel, tenbo_score_label, TENBO, SCORE_LABEL, GtkWidget)

/* Sets the score. The first call shows @score immediately, later calls count. */
void tenbo_score_label_set_score (TenboScoreLabel *self,
                                  int              score);

G_END_DECLS
