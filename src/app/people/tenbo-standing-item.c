/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-standing-item.h"

#include "tenbo-free-text.h"

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

typedef enum
{
  PROP_PLACE = 1,
  PROP_NAME,
  PROP_OF,
  PROP_TEXT,
  PROP_LABEL,
  PROP_IS_RANKED,
} TenboStandingItemProps;

static GParamSpec *props[PROP_IS_RANKED + 1];

static void
tenbo_standing_item_get_property (GObject    *object,
                                  guint       property_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  TenboStandingItem *self = TENBO_STANDING_ITEM (object);

  switch ((TenboStandingItemProps) property_id)
    {
    case PROP_PLACE:
      g_value_set_string (value, self->place);
      break;
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_OF:
      g_value_set_string (value, self->of);
      break;
    case PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_IS_RANKED:
      g_value_set_boolean (value, self->is_ranked);
      break;
    }
}

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
  static const char *const names[] = {
    [PROP_PLACE] = "place",
    [PROP_NAME] = "name",
    [PROP_OF] = "of",
    [PROP_TEXT] = "text",
    [PROP_LABEL] = "label",
  };
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tenbo_standing_item_get_property;
  object_class->finalize = tenbo_standing_item_finalize;

  for (guint i = PROP_PLACE; i < G_N_ELEMENTS (names); i++)
    props[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);
  props[PROP_IS_RANKED] = g_param_spec_boolean ("is-ranked", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
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
  self->name = g_strdup (tenbo_free_text_isolate (standing->name));
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
