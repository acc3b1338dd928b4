/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-standing-item.h"

#include "tenbo-free-text.h"

#include <glib/gi18n.h>

typedef enum
{
  PROP_RANK = 1,
  PROP_NAME,
  PROP_LABEL,
  PROP_IS_RANKED,
} TenboStandingItemProps;

struct _TenboStandingItem
{
  GObject parent_instance;

  /* Owned */
  TenboStanding *standing;
  char          *rank;
  char          *label;
};

G_DEFINE_FINAL_TYPE (TenboStandingItem, tenbo_standing_item, G_TYPE_OBJECT)

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
    case PROP_RANK:
      g_value_set_string (value, self->rank);
      break;
    case PROP_NAME:
      g_value_set_string (value, tenbo_free_text_isolate (self->standing->name));
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_IS_RANKED:
      g_value_set_boolean (value, self->standing->is_ranked);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
tenbo_standing_item_finalize (GObject *object)
{
  TenboStandingItem *self = TENBO_STANDING_ITEM (object);

  tenbo_standing_unref (self->standing);
  g_free (self->rank);
  g_free (self->label);

  G_OBJECT_CLASS (tenbo_standing_item_parent_class)->finalize (object);
}

static void
tenbo_standing_item_class_init (TenboStandingItemClass *klass)
{
  static const char *const names[] = {
    [PROP_RANK] = "rank",
    [PROP_NAME] = "name",
    [PROP_LABEL] = "label",
  };
  GObjectClass     *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = tenbo_standing_item_get_property;
  object_class->finalize = tenbo_standing_item_finalize;

  for (guint i = PROP_RANK; i < G_N_ELEMENTS (names); i++)
    props[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);
  props[PROP_IS_RANKED] = g_param_spec_boolean ("is-ranked", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
}

static void
tenbo_standing_item_init (TenboStandingItem *self)
{
}

TenboStandingItem *
tenbo_standing_item_new (TenboStanding *standing)
{
  TenboStandingItem *self = g_object_new (TENBO_TYPE_STANDING_ITEM, NULL);

  self->standing = tenbo_standing_ref (standing);
  return self;
}

TenboStanding *
tenbo_standing_item_get_standing (TenboStandingItem *self)
{
  g_return_val_if_fail (TENBO_IS_STANDING_ITEM (self), NULL);

  return self->standing;
}

void
tenbo_standing_item_set_rank (TenboStandingItem         *self,
                              guint                      rank,
                              const TenboStandingColumn *column)
{
  TenboStatistic   statistic;
  const char      *name;
  g_autofree char *text = NULL;
  g_autofree char *of = NULL;

  g_return_if_fail (TENBO_IS_STANDING_ITEM (self));

  statistic = tenbo_standing_get_cell (self->standing, column);
  name = tenbo_free_text_isolate (self->standing->name);
  text = tenbo_statistic_dup_text (&statistic);
  of = tenbo_statistic_dup_of (&statistic);
  g_free (self->rank);
  g_free (self->label);
  self->rank = rank > 0 ? g_strdup_printf ("%u", rank) : g_strdup ("\u2013");
  if (rank > 0)
    /* Translators: a row of the standings for screen readers: rank, name, statistic, denominator:
     * "1: Aki, 2.31, of 120 games" */
    self->label = g_strdup_printf (_ ("%1$s: %2$s, %3$s, %4$s"), self->rank, name, text, of);
  else
    /* Translators: the same for a person without enough games: "Aki, not ranked, of 3 games" */
    self->label = g_strdup_printf (_ ("%1$s, not ranked, %2$s"), name, of);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_RANK]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LABEL]);
}
