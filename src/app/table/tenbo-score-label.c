/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-score-label.h"

#include "tenbo-words.h"

#include <adwaita.h>

/* Maximum factor by which the digits grow if there is space */
#define MAX_SCALE 1.7f

/* Usual score, which determines the size of the digits, so that it is the same for all players */
#define USUAL_SCORE 88888

struct _TenboScoreLabel
{
  GtkWidget parent_instance;

  GtkWidget    *label;
  AdwAnimation *counting; /* owned */

  int      shown; /* value that the label currently shows */
  int      score; /* final value */
  gboolean has_score;
};

G_DEFINE_FINAL_TYPE (TenboScoreLabel, tenbo_score_label, GTK_TYPE_WIDGET)

static void
show_value (TenboScoreLabel *self,
            int              value)
{
  g_autofree char *text = tenbo_words_points (value, FALSE);

  self->shown = value;
  gtk_label_set_label (GTK_LABEL (self->label), text);
}

/* Counts in hundreds if the final score is a multiple of 100, so that the last digits do not
 * change. */
static void
count_cb (double   value,
          gpointer user_data)
{
  TenboScoreLabel *self = user_data;
  int              now = (int) value;

  show_value (self, self->score % 100 == 0 ? now / 100 * 100 : now);
}

static void
done_cb (TenboScoreLabel *self)
{
  show_value (self, self->score);
}

/* Returns the width of a usual score, or of the current one if that is wider. */
static int
measure_width (TenboScoreLabel *self)
{
  g_autofree char *usual = tenbo_words_points (USUAL_SCORE, FALSE);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->label, usual);
  int usual_width, natural_width;

  pango_layout_get_pixel_size (layout, &usual_width, NULL);
  gtk_widget_measure (self->label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural_width, NULL,
                      NULL);
  return MAX (usual_width, natural_width);
}

static void
tenbo_score_label_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  gtk_widget_measure (TENBO_SCORE_LABEL (widget)->label, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
}

static void
tenbo_score_label_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TenboScoreLabel *self = TENBO_SCORE_LABEL (widget);
  GskTransform    *transform;
  int              natural_height;
  float            scale;

  gtk_widget_measure (self->label, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural_height, NULL, NULL);
  scale = MIN ((float) width / (float) MAX (measure_width (self), 1),
               (float) height / (float) MAX (natural_height, 1));
  if (scale <= 1)
    {
      gtk_widget_allocate (self->label, width, height, baseline, NULL);
      return;
    }

  scale = MIN (scale, MAX_SCALE);
  transform = gsk_transform_translate (
    NULL, &GRAPHENE_POINT_INIT (0, ((float) height - (float) natural_height * scale) / 2));
  transform = gsk_transform_scale (transform, scale, scale);
  gtk_widget_allocate (self->label, (int) ((float) width / scale), natural_height, -1, transform);
}

static void
tenbo_score_label_dispose (GObject *object)
{
  TenboScoreLabel *self = TENBO_SCORE_LABEL (object);

  if (self->counting != NULL)
    g_signal_handlers_disconnect_by_data (self->counting, self);
  g_clear_object (&self->counting);
  g_clear_pointer (&self->label, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_score_label_parent_class)->dispose (object);
}

static void
tenbo_score_label_class_init (TenboScoreLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_score_label_dispose;
  widget_class->measure = tenbo_score_label_measure;
  widget_class->size_allocate = tenbo_score_label_size_allocate;
}

static void
tenbo_score_label_init (TenboScoreLabel *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (count_cb, self, NULL);

  self->label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->label), 0);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
  self->counting = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, TENBO_SCORE_MSEC, target);
  g_signal_connect_swapped (self->counting, "done", G_CALLBACK (done_cb), self);
}

void
tenbo_score_label_set_score (TenboScoreLabel *self,
                             int              score)
{
  int from;

  g_return_if_fail (TENBO_IS_SCORE_LABEL (self));

  if (self->has_score && self->score == score)
    return;

  from = self->has_score ? self->shown : score;
  self->score = score;
  self->has_score = TRUE;
  if (from == score)
    {
      adw_animation_reset (self->counting);
      show_value (self, score);
      return;
    }

  adw_animation_reset (self->counting);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->counting), from);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->counting), score);
  adw_animation_play (self->counting);
}
