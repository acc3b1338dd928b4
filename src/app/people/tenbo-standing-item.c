/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-standing-item.h"

#include <glib/gi18n.h>

struct _TenboStandingItem
{
  GObject parent_instance;

  /* Owned */
  char *place;
  char *name;
  char *of;
  char *text;
  char *label;

  gint64   person_id;
  gboolean is_ranked;
};

G_DEFINE_FINAL_TYPE (TenboStandingItem, tenbo_standing_item, G_TYPE_OBJECT)

static void
tenbo_standing_item_finalize (GObject *object)
{
  TenboStandingItem *self = TENBO_STANDING_ITEM (object);

  g_clear_pointer (&self->place, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->of, g_free);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->label, g_free);

  G_OBJECT_CLASS (tenbo_standing_item_parent_class)->finalize (object);
}

static void
tenbo_standing_item_class_init (TenboStandingItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tenbo_standing_item_finalize;
}

static void
tenbo_standing_item_init (TenboStandingItem *self)
{
}

TenboStandingItem *
tenbo_standing_item_new (const TenboStanding *standing,
                         TenboFigureId        id,
                         int                  variant,
                         guint                place)
{
  TenboStandingItem *self;
  TenboFigure        figure;

  g_return_val_if_fail (standing != NULL, NULL);

  self = g_object_new (TENBO_TYPE_STANDING_ITEM, NULL);
  figure = tenbo_standing_get (standing, id, variant);
  self->person_id = standing->person_id;
  self->is_ranked = place > 0;
  self->name = g_strdup (standing->name);
  self->place = place > 0 ? g_strdup_printf ("%u", place) : g_strdup ("\u2013");
  self->text = tenbo_figure_dup_text (&figure);
  self->of = id == TENBO_FIGURE_GAMES ? g_strdup ("") : tenbo_figure_dup_of (&figure);
  if (place > 0)
    /* Translators: a row of the standings as it is read out: place, name, figure, what it is of:
     * "1: Aki, 2.31, of 120 games" */
    self->label = g_strdup_printf (_ ("%1$s: %2$s, %3$s, %4$s"), self->place, self->name,
                                   self->text, self->of);
  else
    /* Translators: the same of who has not enough games: "Aki, not ranked, of 3 games" */
    self->label = g_strdup_printf (_ ("%1$s, not ranked, %2$s"), self->name, self->of);

  return self;
}

gint64
tenbo_standing_item_get_person_id (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), 0);

  return self->person_id;
}

gboolean
tenbo_standing_item_is_ranked (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), FALSE);

  return self->is_ranked;
}

const char *
tenbo_standing_item_get_place (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), NULL);

  return self->place;
}

const char *
tenbo_standing_item_get_name (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), NULL);

  return self->name;
}

const char *
tenbo_standing_item_get_of (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), NULL);

  return self->of;
}

const char *
tenbo_standing_item_get_text (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), NULL);

  return self->text;
}

const char *
tenbo_standing_item_get_label (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), NULL);

  return self->label;
}
