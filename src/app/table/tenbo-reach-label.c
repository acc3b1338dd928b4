/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-reach-label.h"

struct _TenboReachLabel
{
  GtkWidget parent_instance;

  GtkWidget *words;
  GtkWidget *sign;
};

G_DEFINE_FINAL_TYPE (TenboReachLabel, tenbo_reach_label, GTK_TYPE_WIDGET)

/* Only the sign: the table is scaled to the natural size of its panels, so it would change when the
 * words appear. They use what other widgets leave free. */
static void
tenbo_reach_label_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  TenboReachLabel *self = TENBO_REACH_LABEL (widget);
  int              words;

  gtk_widget_measure (self->sign, orientation, -1, NULL, natural, NULL, NULL);
  gtk_widget_measure (self->words, orientation, -1, NULL, &words, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *natural = MAX (*natural, words);
  *minimum = *natural;
}

static void
tenbo_reach_label_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  TenboReachLabel *self = TENBO_REACH_LABEL (widget);
  gboolean         fits;
  int              words;

  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &words, NULL, NULL);
  fits = width >= words;
  gtk_widget_set_child_visible (self->words, fits);
  gtk_widget_set_child_visible (self->sign, !fits);
  gtk_widget_allocate (fits ? self->words : self->sign, width, height, baseline, NULL);
}

static void
tenbo_reach_label_dispose (GObject *object)
{
  TenboReachLabel *self = TENBO_REACH_LABEL (object);

  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_clear_pointer (&self->sign, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_reach_label_parent_class)->dispose (object);
}

static void
tenbo_reach_label_class_init (TenboReachLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_reach_label_dispose;
  widget_class->measure = tenbo_reach_label_measure;
  widget_class->size_allocate = tenbo_reach_label_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

/* Screen readers get the sentence of this widget instead of its labels. */
static GtkWidget *
add_label (TenboReachLabel *self)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_widget_set_parent (label, GTK_WIDGET (self));

  return label;
}

static void
tenbo_reach_label_init (TenboReachLabel *self)
{
  self->words = add_label (self);
  self->sign = add_label (self);
}

void
tenbo_reach_label_set_text (TenboReachLabel *self,
                            const char      *words,
                            const char      *sign)
{
  g_return_if_fail (TENBO_IS_REACH_LABEL (self));

  gtk_label_set_label (GTK_LABEL (self->words), words);
  gtk_label_set_label (GTK_LABEL (self->sign), sign);
  gtk_widget_set_tooltip_text (self->sign, words);
}
