/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-riichi-stick.h"

#include "tenbo-stick-icon.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#define STICK_WIDTH     80
#define STICK_MIN_WIDTH 48
#define STICK_HEIGHT    14
#define SLOT_HEIGHT     32

struct _TenboRiichiStick
{
  GtkWidget parent_instance;

  GtkWidget *word;
  gboolean   laid;
};

G_DEFINE_FINAL_TYPE (TenboRiichiStick, tenbo_riichi_stick, GTK_TYPE_WIDGET)

static void
tenbo_riichi_stick_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  TenboRiichiStick *self = TENBO_RIICHI_STICK (widget);
  float             height = (float) gtk_widget_get_height (widget);
  float             width = (float) gtk_widget_get_width (widget);
  GdkRGBA           line;

  if (!self->laid)
    {
      gtk_widget_snapshot_child (widget, self->word, snapshot);
      return;
    }

  gtk_widget_get_color (widget, &line);
  if (!adw_style_manager_get_high_contrast (adw_style_manager_get_default ()))
    line.alpha *= 0.5f;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (0, floorf ((height - STICK_HEIGHT) / 2)));
  tenbo_stick_icon_draw (snapshot, TENBO_STICK_1000, width, STICK_HEIGHT, &line);
  gtk_snapshot_restore (snapshot);
}

static void
tenbo_riichi_stick_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  TenboRiichiStick *self = TENBO_RIICHI_STICK (widget);

  gtk_widget_measure (self->word, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum + 8, STICK_MIN_WIDTH);
      *natural = MAX (*natural + 8, STICK_WIDTH);
    }
  else
    *minimum = *natural = MAX (*natural, SLOT_HEIGHT);
}

static void
tenbo_riichi_stick_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  gtk_widget_allocate (TENBO_RIICHI_STICK (widget)->word, width, height, -1, NULL);
}

static void
tenbo_riichi_stick_dispose (GObject *object)
{
  g_clear_pointer (&TENBO_RIICHI_STICK (object)->word, gtk_widget_unparent);

  G_OBJECT_CLASS (tenbo_riichi_stick_parent_class)->dispose (object);
}

static void
tenbo_riichi_stick_class_init (TenboRiichiStickClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tenbo_riichi_stick_dispose;
  widget_class->measure = tenbo_riichi_stick_measure;
  widget_class->size_allocate = tenbo_riichi_stick_size_allocate;
  widget_class->snapshot = tenbo_riichi_stick_snapshot;

  gtk_widget_class_set_css_name (widget_class, "riichi-stick");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_riichi_stick_init (TenboRiichiStick *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  self->word = gtk_label_new (_ ("Riichi"));
  gtk_widget_set_parent (self->word, GTK_WIDGET (self));
}

GtkWidget *
tenbo_riichi_stick_new (void)
{
  return g_object_new (TENBO_TYPE_RIICHI_STICK, NULL);
}

void
tenbo_riichi_stick_set_laid (TenboRiichiStick *self,
                             gboolean          laid)
{
  g_return_if_fail (TENBO_IS_RIICHI_STICK (self));

  laid = !!laid;
  if (self->laid == laid)
    return;

  self->laid = laid;
  gtk_widget_set_child_visible (self->word, !laid);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
