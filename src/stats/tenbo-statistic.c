/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-statistic-table.h"

#include <math.h>

/* --- Properties --- */

static const int variants_none[] = { 0 };
static const int variants_players[] = { 3, 4 };
static const int variants_four_players[] = { 4 };
static const int variants_winds[] = { 0, 1, 2, 3 };
static const int variants_seats[] = { 30, 31, 32, 40, 41, 42, 43 };
static const int variants_classes[] = { 0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 13,
                                        14, 15, 16, 17, 20, 21, 22, 23, 24, 25, 26, 27 };

G_STATIC_ASSERT (G_N_ELEMENTS (variants_classes) == TENBO_MAX_VARIANTS);

static const struct
{
  const int *variants;
  gsize      n;
} all_variants[N_VARIANTS] = {
  [VARIANTS_NONE] = { variants_none, G_N_ELEMENTS (variants_none) },
  [VARIANTS_PLAYERS] = { variants_players, G_N_ELEMENTS (variants_players) },
  [VARIANTS_FOUR_PLAYERS] = { variants_four_players, G_N_ELEMENTS (variants_four_players) },
  [VARIANTS_WINDS] = { variants_winds, G_N_ELEMENTS (variants_winds) },
  [VARIANTS_SEATS] = { variants_seats, G_N_ELEMENTS (variants_seats) },
  [VARIANTS_CLASSES] = { variants_classes, G_N_ELEMENTS (variants_classes) },
};

static const TenboStatisticEntry *
get_entry (TenboStatisticId id)
{
  g_assert ((guint) id < TENBO_N_STATISTICS);

  return &tenbo_statistic_table[id];
}

TenboStatisticKind
tenbo_statistic_get_kind (TenboStatisticId id)
{
  return get_entry (id)->kind;
}

TenboStatisticGroup
tenbo_statistic_get_group (TenboStatisticId id)
{
  return get_entry (id)->group;
}

const int *
tenbo_statistic_get_variants (TenboStatisticId id,
                              gsize           *n)
{
  TenboStatisticVariants variants = get_entry (id)->variants;

  *n = all_variants[variants].n;
  return all_variants[variants].variants;
}

/* Computed instead of searched, since it is called for each statistic of each game. */
static int
find_variant_index (TenboStatisticVariants variants,
                    int                    variant)
{
  switch (variants)
    {
    case VARIANTS_PLAYERS:
      return variant - 3;
    case VARIANTS_WINDS:
      return variant;
    case VARIANTS_SEATS:
      return variant < 40 ? variant - 30 : 3 + variant - 40;
    case VARIANTS_CLASSES:
      return variant / 10 * 8 + variant % 10;
    case VARIANTS_NONE:
    case VARIANTS_FOUR_PLAYERS:
    case N_VARIANTS:
    default:
      return 0;
    }
}

int
tenbo_statistic_find_variant (TenboStatisticId id,
                              int              variant)
{
  TenboStatisticVariants variants = get_entry (id)->variants;
  int                    index = find_variant_index (variants, variant);

  g_return_val_if_fail (index >= 0 && (gsize) index < all_variants[variants].n &&
                          all_variants[variants].variants[index] == variant,
                        0);

  return index;
}

const char *
tenbo_statistic_get_key (TenboStatisticId id)
{
  return get_entry (id)->key;
}

char *
tenbo_statistic_dup_key (TenboStatisticId id,
                         int              variant)
{
  static const char *const   winds[] = { "east", "south", "west", "north" };
  static const char *const   scorings[] = { "fu", "linear", "tai" };
  const TenboStatisticEntry *entry = get_entry (id);

  switch (entry->variants)
    {
    case VARIANTS_PLAYERS:
    case VARIANTS_FOUR_PLAYERS:
      return g_strdup_printf ("%s_%d", entry->key, variant);
    case VARIANTS_WINDS:
      return g_strdup_printf ("%s_%s", entry->key, winds[variant]);
    case VARIANTS_SEATS:
      return g_strdup_printf ("%s_%d_%s", entry->key, variant / 10, winds[variant % 10]);
    case VARIANTS_CLASSES:
      return g_strdup_printf ("%s_%s_%d", entry->key, scorings[variant / 10], variant % 10);
    case VARIANTS_NONE:
    case N_VARIANTS:
    default:
      return g_strdup (entry->key);
    }
}

/* --- Value --- */

double
tenbo_statistic_get_value (const TenboStatistic *statistic)
{
  g_return_val_if_fail (statistic != NULL, 0);

  if (statistic->of == 0)
    return 0;

  switch (tenbo_statistic_get_kind (statistic->id))
    {
    case TENBO_STATISTIC_KIND_RATE:
    case TENBO_STATISTIC_KIND_AVERAGE:
    case TENBO_STATISTIC_KIND_AVERAGE_POINTS:
    case TENBO_STATISTIC_KIND_AVERAGE_CHANGE:
    case TENBO_STATISTIC_KIND_AVERAGE_TOTAL:
      return (double) statistic->number / (double) statistic->of;
    case TENBO_STATISTIC_KIND_SPREAD:
      return sqrt ((double) statistic->number) / (double) statistic->of;
    case TENBO_STATISTIC_KIND_COUNT:
    case TENBO_STATISTIC_KIND_POINTS:
    case TENBO_STATISTIC_KIND_TOTAL:
    default:
      return (double) statistic->number;
    }
}
