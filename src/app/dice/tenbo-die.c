/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-die.h"

#define DIE_SIZE 64

struct _TenboDie
{
  GtkWidget parent_instance;

  int eyes;
};

G_DEFINE_FINAL_TYPE (TenboDie, tenbo_die, GTK_TYPE_WIDGET)

/* Where the eyes are, row by row: bit 0 is the upper left, bit 8 the lower right one. */
static const guint faces[] = { 0, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16d };

/* Dice are ivory, in any light; the one eye is large, as on those of the trade. */
static void
tenbo_die_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TenboDie       *self = TENBO_DIE (widget);
  float           width = (float) gtk_widget_get_width (widget);
  float           height = (float) gtk_widget_get_height (widget);
  float           size = MIN (width, height);
  float           radius = size * (self->eyes == 1 ? 0.15f : 0.09f);
  const GdkRGBA   black = { 0.1f, 0.1f, 0.12f, 1 };
  GdkRGBA         color;
  GskRoundedRect  outline;
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) eyes = NULL;

  gtk_widget_get_color (widget, &color);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((width - size) / 2, (height - size) / 2));
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, size, size), size * 0.18f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &color, &outline.bounds);

  for (int i = 0; i < 9; i++)
    if ((faces[self->eyes] & (1u << i)) != 0)
      gsk_path_builder_add_circle (
        builder,
        &GRAPHENE_POINT_INIT (size * (0.25f + 0.25f * (float) (i % 3)),
                              size * (0.25f + 0.25f * (float) (i / 3))),
        radius);
  eyes = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, eyes, GSK_FILL_RULE_WINDING, &black);

  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
tenbo_die_class_init (TenboDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tenbo_die_snapshot;
  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tenbo_die_init (TenboDie *self)
{
  self->eyes = 1;
  gtk_widget_set_size_request (GTK_WIDGET (self), DIE_SIZE, DIE_SIZE);
}

GtkWidget *
tenbo_die_new (int eyes)
{
  TenboDie *self;

  g_return_val_if_fail (eyes >= 1 && eyes <= 6, NULL);

  self = g_object_new (TENBO_TYPE_DIE, NULL);
  self->eyes = eyes;

  return GTK_WIDGET (self);
}
